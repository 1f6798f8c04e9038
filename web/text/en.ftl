# The shell's own words.
ui-about = About Mulot
ui-about-after = after { $credit }
ui-about-aside = Games that are not on the shelf
ui-about-aside-what = Their packages don’t work here; all the other games do. The person who runs this house can find the reason in its log, with “mulot games”, or on this page on the machine it runs on.
ui-about-fair = The dice are fair
ui-about-fair-what = Before each game the house locks its luck under a digital seal, and every device adds a pinch of its own. After the game the seal is opened, and your browser can check every roll by itself.
ui-about-games = The games
ui-about-illustrated = drawn by { $who }
ui-about-own = Mice, boxes, boards and texts: drawn and written for Mulot, MIT License
ui-about-pictures = Pictures and letters
ui-about-private = Nobody is tracked
ui-about-private-what = No account, no real names, no chat, no advertising, nothing from other sites. Your device is known by one cookie; your settings stay in your browser.
ui-about-translated = French rules by { $who }
ui-about-unofficial = These are free adaptations by people who love the originals. They are not official, and not connected with the authors or publishers named here. If you enjoy them, buy the boxes!
ui-about-what = Mulot (French for field mouse) is a house of mouse games. Open a box, sit down together on one screen or each on your own, and play.
ui-adapt-on = House mice that adapt to you, game by game
ui-again = Try again
ui-ages = from age { $count }
ui-all-boxes = Show all boxes
ui-all-right = All right!
ui-away = { $seat } has been away for a while.
ui-back = Back
ui-board = The board
ui-no-voice = No voice here
ui-grown-ups = For grown-ups
ui-no-voice-what = This device can’t read aloud in this language. Look at the pictures: touch what glows, and a paw will show you how.
ui-no-voice-why = Some voices work over the internet. They would send every sentence of the game to strangers, so Mulot never uses them. On most devices you can add a voice for each language in the settings.
ui-nobody-here = Nobody is sitting in { $seat }’s seat. Who’s playing there?
ui-position = The position
ui-bot = Field mouse
    .about = Plays whatever comes to mind.
ui-calm = Less movement
ui-clock-off = No clock
ui-clock-on = A friendly clock: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for each move
ui-listed-on = Anyone in this house can find this table
ui-close = Close
ui-code-of-table = This table’s code
ui-code-here = Invite
ui-continue = Keep playing
ui-copy = Copy the link
ui-course = How did it go?
ui-course-axis = Chance of winning
ui-course-better = A turning point! { $deed }: that would have helped { $seat } more.
ui-course-chance = { $seat }: { $percent }%
ui-course-curve = Everybody’s chances, from the beginning to the end. { $count ->
        [0] There was no turning point.
        [one] There was one turning point.
       *[other] There were { $count } turning points.
    }
ui-course-even = There was no turning point this time.
ui-course-good = A fine moment for { $seat }: { $deed }.
ui-course-looks = We’re looking at your game again…
ui-course-start = Start
ui-day = Today’s game
ui-day-about = Everybody in the world starts with the same cards and dice today.
ui-day-house = { $end ->
    [won] A house mouse in your place won
    [drawn] A house mouse in your place drew
   *[other] A house mouse in your place didn’t win
} ({ $moves } moves).
ui-day-house-waits = What a house mouse did is a secret until you have played.
ui-day-you = { $end ->
    [won] You won
    [drawn] You drew
   *[other] You didn’t win today
} ({ $moves } moves).
ui-day-you-waits = You haven’t played it yet.
ui-day-week = The last seven days
ui-day-was = { $end ->
    [won] won
    [played] played
   *[other] not played
}
ui-day-puzzle = Today’s puzzle
ui-delete-sure = Really? It will be gone for everybody, film and all, and nobody can bring it back.
ui-danger = These can’t be undone
ui-delete-table = Delete this table for good
ui-download = Save the game as a file
ui-empty-seat = Free { $seat }’s seat
ui-ended-abandoned = Nobody came back, so the table was cleared away.
ui-ended-host = The table was cleared away.
ui-fair = Were the dice fair?
ui-fair-cards = Was the shuffling fair?
ui-fair-luck = Was the luck fair?
ui-fair-open = { $line ->
    [0] In today’s game everybody gets the same luck, so it was never a secret.
   *[other] From line { $line } on, the luck was no longer sealed, because the game had been saved as a file.
}
ui-fair-no = Something doesn’t add up at line { $line }. Please show this to the grown-up who runs this house.
ui-fair-yes = Yes! This browser has checked { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} in { $lines ->
    [one] { $lines } move
   *[other] { $lines } moves
}: everything is as it was sealed before the game.
ui-forget-device = Forget this device
ui-forget-sure = Really? You’ll lose your seats and the games you played alone, and the settings will go back to how they were on the first day.
ui-free-seat = Free seat
ui-friend = What would you do?
ui-friend-would = { $deed }: that’s what I’d do.
ui-friend-thinks = Let me think…
ui-friend-unsure = I don’t know either!
ui-friend-follow = Do that
ui-friend-on = You can ask a friend what to do
ui-friend-told = { $seat } asked a friend { $count ->
    [one] once
   *[other] { $count } times
}.
ui-give-up = Give up my seat
ui-give-up-sure = Really leave for good?
ui-go-on = Go on
ui-hand-back = I’m back!
ui-how-it-ended = How it ended
ui-how-we-play = How do we play?
ui-invite = Invite friends
ui-join = Go to the table
ui-join-code = Do you have a code?
ui-kept = What is kept about us
ui-kept-browser = What this browser keeps
ui-kept-browser-what = One cookie with a random number, for a year, so that your seat stays yours. And in the browser’s own memory: your settings (language, sound, how far you are in a lesson and the like), your mice, your stickers, the last 24 tables at which you sat or watched, and the films of the last 40 games you played (under “Our games” you can throw them away). Nothing is sent to other sites, and nothing comes from them.
ui-kept-delete = Delete it now
ui-kept-delete-what = The host can delete a table at any time; when the game is over, so can everybody who still has a seat there. It is gone at once: moves, film, proof, invitation. “Forget this device” gives up its seats, deletes the games in which nobody else sat, and clears the cookie and the browser’s memory. In a finished game with others your mouse’s name stays until that table goes.
ui-kept-house = What the house writes down
ui-kept-house-what = For each table: which game, which mice sat there (name, face and coat), each move and its time. So that we can recognise your device, each seat carries a scrambled number; it doesn’t say who or where you are. What the mice say to each other is not written down. Internet addresses are counted in memory, so that nobody can flood the house, and never written down.
ui-kept-how-long = For how long
ui-kept-how-long-what = A finished table is deleted after { $over ->
    [one] one day
   *[other] { $over } days
} (it can take one day more). A table that nobody touches for { $idle ->
    [one] one day
   *[other] { $idle } days
} is ended, and then counts as finished. The chapters of a story stay together until the last one goes. All that stays is the number the dice came from; it says nothing about who played. Backups stay until the person who runs this house deletes them.
ui-kept-not = What is never asked for
ui-kept-not-what = No name, no age, no address, no e-mail, no password, no picture. Players choose a mouse’s name from a list, and say things from a list: nothing that a child types can reach anybody.
ui-kept-others = Who can see a game
ui-kept-others-what = Anyone with a table’s link can watch as a bystander, and can see the whole game when it’s over. The host can choose to let only players watch; then the link shows nothing to anyone else, even afterwards.
ui-kept-tables = Tables that can be deleted from this device
ui-kept-what = For parents, and for everybody who wants to know. It is short, because there is little.
ui-language = Language
ui-learn = Learn it
ui-learn-anew = Start again
ui-learn-done = You know how to play now!
ui-learn-try = Not that one just now. Touch what glows!
ui-leave = Back to the shelf (you keep your seat)
ui-lent = A house mouse is playing for { $seat }.
ui-less = Less
ui-licences = The texts of all licences
ui-lift = I’m { $seat }
ui-link = Link for a friend
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-look-at-board = Look at the board
ui-lost = Oh! We can’t find that room.
ui-menu = More
ui-minutes = { $count } minutes
ui-moment = Moment
ui-more = More
ui-move-waits = Your move is waiting. We’ll send it as soon as the house answers.
ui-next-child = Next child
ui-next-child-sure = Is it the next child’s turn? Everything from the last child will be cleared off this device.
ui-no = No
ui-no-box = No box fits.
ui-no-connection = The house isn’t answering just now.
ui-no-house = Something went wrong in the house.
ui-no-lesson = There’s no lesson for this game yet.
ui-no-such-code = No open table has this code. Look again, one character at a time.
ui-no-such-game = We can’t find that game.
ui-no-such-table = This table isn’t there any more.
ui-now-play = Now play!
ui-ours = Our games
ui-ours-drop = Forget this game here
ui-ours-drop-all = Forget all these games here
ui-ours-drop-all-sure = Really? All the films on this device will be thrown away. The house keeps its tables for as long as it says.
ui-ours-drop-sure = Really? Its film on this device will be thrown away.
ui-ours-going = Still being played
ui-ours-none = Nothing here yet. The games you play on this device will appear here, with their films.
ui-ours-shared = Children take turns on this device, so nothing is kept here.
ui-ours-tidy = Under each picture you can throw its film away.
ui-only-players-watch = Only the players can watch
ui-paper = Print this game
ui-paper-about = Print, cut out, fold, and play at a table.
ui-paper-more = Thick paper is best. Mulot is free: print as often as you like.
ui-paper-parts = What is printed
ui-paper-pieces = Pieces
ui-paper-print = Print
ui-paper-size = Paper size
ui-paper-step-both-sides = Print on both sides, flipped on the long edge.
ui-paper-step-cut = Cut along the lines.
ui-paper-step-flaps = Fold the die into a cube, and glue its flaps.
ui-paper-step-fold = Fold along the dashed lines, and it stands up.
ui-paper-step-glue = Board in several parts? Cut at the marks, and glue each part onto the strip of the one before it.
ui-paper-step-print = Print at 100% (“actual size”). Measure this red square: it should be 40 mm wide.
ui-paper-story = Story
ui-paper-title = { $title } on paper
ui-pass-to = Please pass the screen to { $seat }
ui-pause = Pause
ui-paused = The game is resting.
ui-paused-wait = The host will wake it up again.
ui-play = Play
ui-people = { $count ->
    [one] One person
   *[other] { $count } people
}
ui-players = { $count ->
    [1] 1 player
   *[other] { $count } players
}
ui-possible = What can I do?
ui-possible-many = { $count } places to choose from
ui-program = Clockwork mouse
    .about = A program that the host of this house has added.
ui-progress = How far we’ve got
ui-no-puzzle = We can’t find that puzzle.
ui-puzzle = Puzzle { $number }
ui-puzzle-again = Show it again
ui-puzzle-cannot = You can’t do that here. Touch what glows!
ui-puzzle-grade = { $grade ->
    [1] easy
    [2] medium
   *[other] hard
}
ui-puzzle-hint = A little help
ui-puzzle-next = The next one
ui-puzzle-right = Yes, that’s the one!
ui-puzzle-right-helped = Yes! Half a star, with a little help.
ui-puzzle-solved = Puzzle { $number }: solved
ui-puzzle-solved-helped = Puzzle { $number }: solved with help, half a star
ui-puzzle-stars = Stars: { $stars }
ui-puzzle-watch = Look closely, and remember…
ui-puzzles = Puzzles
ui-say-puzzles = Touch a number. One wedge of cheese is easy, three are hard. The ones you’ve solved have a star; with help, half a star.
ui-qr = Code with the link for a friend
ui-quick = Quick
ui-read-no = No, quiet please
ui-read-on = Read on
ui-read-to-you = Shall I read to you?
ui-read-yes = Yes, read to me!
ui-reconnecting = One moment, we’re finding our way back…
ui-say-box = Touch the big yellow button, and the game begins.
ui-say-end = Touch the big yellow button to go on, or the little house to go back to the shelf.
ui-say-shelf = Which game shall we play? Touch a box. Hold your finger on a picture, and I’ll tell you what it is.
ui-turn-page = Turn the page
ui-open-book = The book
ui-open-luck = The seal of this table is open
ui-book-of = { $title }: the book
ui-book-back = Go on reading
ui-book-end = The end. Sleep well, heroes!
ui-keep-book = Save the book as a file
ui-rematch = Play again!
ui-eyes-all = What each player saw on their turn
ui-eyes-none = What everybody saw
ui-play-on = Keep playing from here
ui-skip-scene = Skip ahead
ui-speed = Speed: { $speed ->
    [0] slow
    [2] fast
   *[other] normal
}
ui-whose-eyes = Whose eyes?
ui-branched = This game goes on from another one, after its move { $lines }. From there on it has its own luck.
ui-replay = See it again
ui-resume = Keep playing
ui-rule-for-experts = If you already know the rules
ui-rule-missing = The rulebook says nothing more about this.
ui-rule-number = Rule { $rule }
ui-read-section = Read aloud: { $title }
ui-rewind = Go back to before this
ui-rewind-before = Go back to before this: { $what }
ui-rewind-sure = Take { $moves ->
    [one] the last move
   *[other] { $moves } moves
} back?
ui-rewind-ask = Ask everybody to take { $moves ->
    [one] the last move
   *[other] { $moves } moves
} back?
ui-rewind-asked = { $seat } would like to go back: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. We’ll only do it if everybody says yes. Is that all right?
ui-who-is-playing = Who is playing?
ui-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
ui-rulebook = Rulebook
ui-say-again = Say it again
ui-say-something = Say something
ui-scan = Scan this with a phone or tablet
ui-seat-awaited = It is this mouse’s turn.
ui-seat-away = away
ui-seat-bot = a house mouse
ui-seat-mine = on this device
ui-seat-rung = { $rung ->
    [one] has practised once
   *[other] has practised { $rung } times
}
ui-share = Share the film
ui-share-link = The link to the film
ui-share-no-more = Take the link back
ui-share-on = Players can share the film afterwards
ui-share-what = Anyone with this link can watch the film as a bystander saw it, and nothing else. The link stops working when you take it back or the table is deleted.
ui-shelf = The shelf
ui-show-me = Show me
ui-sit-here = Sit here
ui-sound = Sounds
ui-stand-in = Let a house mouse play
ui-start = Play!
ui-step-back = One step back
ui-step-on = One step on
ui-story = The story of this game
ui-take-over = Let a house mouse play for { $seat }
ui-the-deal = The table is set.
ui-to-box = Back to the box
ui-to-shelf = To the shelf
ui-together = all together
ui-tonight = Who’s at the table today?
ui-turn-of = { $seat } is playing…
ui-undo = Take it back
ui-undo-asked = { $seat } would like to take the last move back. Is that all right?
ui-undo-refused = The others would rather leave the move as it is.
ui-undo-waiting = We’re asking the others…
ui-voice = Read aloud
ui-voice-hello = Hello! I’ll read to you.
ui-waiting-friends = We’re waiting for the others…
ui-waiting-host = Everybody is here. We’re about to start…
ui-host-away = The host has been away for a while.
ui-become-host = I’ll look after the table
ui-kept-browser-pocket = Everything, and nobody else has a copy (unless you copy a game to the house): your tables with every move and its time, your settings (language, sound, how far you are in a lesson and the like), your mice, your stickers, and the films of the last 40 games you played. It stays until you delete it here or clear this browser’s memory; a browser that has too little room may throw it away. Nothing is sent to other sites, and nothing comes from them.
ui-kept-browser-shared = One cookie with a random number, so that your seat stays yours; it goes when you close the browser. And in the browser’s own memory: your settings (language, sound, how far you are in a lesson and the like), your mice and the last 24 tables at which you sat or watched. All of this goes with “Next child”, and by itself when nobody touches the screen for more than ten minutes. Nothing is sent to other sites, and nothing comes from them.
ui-still-here = Yes, I’m here
ui-still-there = Is somebody still here?
ui-still-there-what = If nobody answers, the mice tidy up for the next child.
ui-table-lent = You were away, and somebody else is looking after your table.
ui-take-table-back = I’m back: I’ll look after the table again
ui-way-short = Short game
ui-way-box = The rules in the box
ui-way-expert = For experts
ui-way-own = Our own way
ui-ways-more = More ways to play
ui-who-bot = House mouse
ui-who-slower = Takes a bit longer to think here.
ui-who-friend = A friend on another screen
ui-who-here = Here
ui-who-is-here = Who is here
ui-who-plays = Who’s playing?
ui-whole-rulebook = The whole rulebook
ui-why = Why?
ui-why-this = Why? { $what }
ui-yes = Yes
ui-youngest = How old is the youngest player?
ui-mice = Our mice
ui-mice-coat = Coat
ui-mice-face = Face
ui-mice-kept = Your mice stay on this device. At a table the others see a mouse, never a person.
ui-mice-name = Name
ui-mice-names = Other names
ui-mice-new = A new mouse
ui-mice-next = { $name } sits here. Somebody else?
ui-mice-remove = Let this mouse go
ui-mice-remove-sure = Let this mouse go?
ui-mice-me = That’s me!
ui-mice-hello = I’m { $name }!
ui-settings = Settings
ui-calls = When it is your turn
ui-full-screen = Full screen
ui-look = Light or dark
ui-look-auto = Same as this device
ui-look-light = Light
ui-look-dark = Dark
ui-loudness = How loud?
ui-loudness-step = { $step ->
    [0] No sounds
    [1] Soft
    [2] Medium
   *[other] Loud
}
ui-notifies = Tell me, even when I’m on another page
ui-notifies-refused = Your browser won’t allow it. You can change that in its settings for this page.
ui-one-switch = Play with one switch
ui-one-switch-what = A frame moves from one choice to the next. Press any key, or touch anywhere, to choose. To stop, press Escape or hold a finger down for three seconds.
ui-pace-off = Off
ui-pace-slow = Slow
ui-pace-middle = Medium
ui-pace-quick = Quick
ui-stays-awake = Keep the screen on
ui-vibrates = Buzz
ui-your-turn = Your turn, { $seat }

# The house inside the browser
ui-pocket-waking = The mice are getting up…
ui-pocket-full = There is no more room on this device. What you have played so far is safe; the last move was not kept. Delete an old game, then go on.
ui-pocket-private = This window doesn’t save anything: your games will be gone when you close it.
ui-pocket-gone = Your browser has cleared its memory, so your earlier games are gone. You can start a new one straight away.
ui-pocket-newer = A newer Mulot is open here. Reload the page to go on.
ui-pocket-failed = Mulot can’t start in this browser. Reload the page, or try another browser.
ui-pocket-reload = Reload
ui-pocket-fine = All right
ui-pocket-update = There is a newer Mulot. You’ll get it the next time you open the page.
ui-pocket-update-now = Get it now
ui-pocket-bring = Open a game from a file
ui-pocket-bring-damaged = This file is damaged, or it isn’t a Mulot game. Nothing here has changed.
ui-pocket-short = There is very little room left on this device. Save everything to a file, and delete what you no longer need.
ui-pocket-put-back = This device is full, and the browser cleared everything. Your games were still here and have been put back. Make some room on the device soon.
ui-pocket-only-here = This device is full. Your games are still here, but only until this window is closed. Save everything to a file now: the button is under “What is kept about us”.
ui-pocket-safe = Are our games safe here?
ui-pocket-safe-yes = Yes. This browser has promised to keep them until you delete them. If the device breaks or gets lost, only a file helps.
ui-pocket-safe-no = Mostly. This browser keeps them, but has not promised it: if the device runs out of room, or nobody plays for a long time, it may throw them away. It promises more readily where Mulot is installed. A file is safest.
ui-pocket-all-what = One file can hold everything: all games, the sticker album and your mice. You can open it here again, or in another browser. Anyone with the file can find out what the dice will show in unfinished games, so from then on their dice are no longer secret.
ui-pocket-all-out = Save everything to a file
ui-pocket-all-in = Restore from a file
ui-pocket-all-back = { $games ->
    [0] It was all here already.
    [one] One game is back, and the stickers that were with it.
   *[other] { $games } games are back, and the stickers that were with them.
}
ui-pocket-all-stayed = { $games ->
    [one] One went a different way here, and stays as it is.
   *[other] { $games } went a different way here, and stay as they are.
}
ui-pocket-all-no-room = There isn’t enough room on this device for all of it. Nothing here has changed.
ui-pocket-take-along = Save as a file
ui-pocket-take-along-sure = Anyone with this file can find out what the dice will show, so from then on they are no longer secret. Save it anyway?
ui-pocket-copy-up = Copy to the house
ui-pocket-copy-up-sure = You can go on with it there, on other devices too, and a copy stays here. From now on its dice are no longer secret, and anyone who sits down there is told so. Copy it?
ui-pocket-copy-up-over = It will be kept there too, and other devices can watch it. Copy it?
ui-pocket-offer = Play here without the internet

# Phones nearby, without a server
ui-nearby-invite = Invite another phone
ui-nearby-what = Everyone plays on their own screen. You don’t need the internet, only the same Wi‑Fi.
ui-nearby-scan = Scan this with the other phone
ui-nearby-hold = Hold the other phone in front of this camera
ui-nearby-copy = There is no camera here: put the other phone’s answer into this box
ui-nearby-paste = The other phone’s answer
ui-nearby-answer = Your answer
ui-nearby-copy-answer = Copy your answer
ui-nearby-join = Come and play!
ui-nearby-show = Hold this in front of the first phone’s camera
ui-nearby-waiting = We’re waiting for the first phone to let you in…
ui-nearby-finding = The phones are looking for each other…
ui-nearby-connected = { $count ->
    [one] One other phone is playing along.
   *[other] { $count } other phones are playing along.
}
ui-nearby-full = { $count } other phones are playing along. There’s no room for any more.
ui-nearby-stop = Stop
ui-nearby-apart = The phones can’t find each other. Are they on the same Wi‑Fi? Guest networks, in hotels for example, often keep phones apart. Then let one phone open its hotspot to the other.
ui-nearby-nowhere = This phone isn’t on any network. Turn on the Wi‑Fi, or open a hotspot, and try again.
ui-nearby-not-a-code = That isn’t a whole code. Please try again.
ui-nearby-cannot = This page can’t connect to another phone. It takes an up-to-date browser, and an address that begins with https.
ui-nearby-kept = Playing with phones nearby
ui-nearby-kept-what = The phones talk to each other directly, and nobody else hears of it. Each keeps a random key, so that its seat stays its own, and for twelve hours what it needs to find the other again. The game is on the phone that invited; the others keep their film of it when it’s over. The camera only looks for the other phone’s code: no picture is kept.

ui-album = Sticker album
ui-album-games = The games of the album
ui-album-page = Page { $number }
ui-say-album = Touch a sticker to see it large. The pale ones are still to come: you win them by playing.
ui-say-ours = These are the games we have played. Touch a picture to see it again.
ui-say-day = This is today’s game. Touch the big yellow button to play it. Below you can see the last seven days.
ui-say-mice = This is your mouse. Touch it! Below you can change its face, its coat and its name.
ui-sticker-day = Won on { $day }.
ui-sticker-waits = { $title }: not here yet
ui-sticker-won = { $title }: in your album
ui-stickers = Stickers
ui-stickers-rest = { $count ->
    [one] And one more in your album.
   *[other] And { $count } more in your album.
}
ui-stickers-won = { $count ->
    [one] A new sticker!
   *[other] New stickers!
}
ui-chair = Chair { $number }
ui-chair-less = One chair less
ui-chair-more = One more chair
ui-which-mouse = Which mouse are you?
ui-which-mouse-later = Not now
ui-end-look = But look:
ui-end-brave = You played to the very end. Well done!
