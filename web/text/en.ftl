# The shell's own words.
ui-about = About Mulot
ui-about-after = after { $credit }
ui-about-aside = Games that are not on the shelf
ui-about-aside-what = They came in packages that do not work here; all others can be played. Whoever runs this house finds the reason in its log, with “mulot games”, and on this page on the machine that it runs on.
ui-about-fair = The dice are fair
ui-about-fair-what = Before a game the house promises its luck by a digital seal, and every device adds a pinch of its own. After the game the seal is opened, and your browser can check every throw by itself.
ui-about-games = The games
ui-about-illustrated = drawn by { $who }
ui-about-own = Mice, boxes, boards and texts: drawn and written for Mulot, MIT License
ui-about-pictures = Pictures and letters
ui-about-private = Nobody is watched
ui-about-private-what = No account, no real names, no chat, no advertising, nothing from other sites. Your device is known by one cookie; your settings stay in your browser.
ui-about-translated = French rules by { $who }
ui-about-unofficial = These are free adaptations by people who love the originals. They are not official, and not connected with the authors or publishers named here. If you enjoy them, buy the boxes!
ui-about-what = Mulot (French for field mouse) is a house of mouse games. Open a box, sit down together on one screen or each on your own, and play.
ui-adapt-on = House mice that adapt to you, game by game
ui-adapt-off = House mice that stay as they are
ui-again = Try again
ui-ages = from { $count } years
ui-all-boxes = Show all boxes
ui-all-right = All right!
ui-all-watch = Everybody who has the link may watch
ui-away = { $seat } has been away for a while.
ui-back = Back
ui-board = The board
ui-no-voice = No voice here
ui-no-voice-grown-ups = For grown-ups
ui-no-voice-what = This device has no voice of its own for this language. Look at the pictures: what glows can be touched, and a finger shows you how.
ui-no-voice-why = There may be voices that speak over the internet. They would send every sentence of the game to strangers, so the house never uses them. In the settings of most devices a voice of its own can be added for each language.
ui-nobody-here = Nobody sits at the place of { $seat }. Who plays there?
ui-position = The position
ui-bot = Field mouse
    .about = Plays whatever comes to mind.
ui-calm = Calm pictures
ui-clock-off = No clock
ui-clock-on = A friendly clock: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for each move
ui-listed-off = Only who has the link finds this table
ui-listed-on = Everybody in this house may find this table
ui-close = Close
ui-code-of-table = The code of this table
ui-continue = Play on
ui-copy = Copy the link
ui-course = How did it go?
ui-course-better = Here it turned. { $seat } could also have done this: { $deed }.
ui-course-chance = { $seat } { $percent } %
ui-course-curve = Everybody’s chances, from the beginning to the end. { $count ->
        [0] Nowhere did it turn.
        [one] It turned once.
       *[other] It turned { $count } times.
    }
ui-course-even = This time it turned nowhere.
ui-course-good = A fine moment for { $seat }: { $deed }.
ui-course-looks = We are looking at your game again…
ui-day = Today’s game
ui-day-about = The same deal for everybody, and no secret
ui-day-again = Played today. Once more?
ui-day-house = { $end ->
    [won] A house mouse in your place won
    [drawn] A house mouse in your place: a draw
   *[other] A house mouse in your place did not win
} ({ $moves } moves).
ui-day-you = { $end ->
    [won] You won
    [drawn] You: a draw
   *[other] You did not win today
} ({ $moves } moves).
ui-delete-sure = Really? It is gone for everybody, with its film, and nobody can bring it back.
ui-delete-table = Delete this table for good
ui-download = Keep the game as a file
ui-empty-seat = Free the seat of { $seat }
ui-ended-abandoned = Nobody came back, so the table was cleared away.
ui-ended-host = The table was cleared away.
ui-fair = Were the dice fair?
ui-fair-cards = Was the shuffling fair?
ui-fair-luck = Was luck fair?
ui-fair-open = { $line ->
    [0] The luck of this game was public from the beginning: everybody has the same deal on this day.
   *[other] From line { $line } on the luck was no longer sealed: the game had been taken out as a file.
}
ui-fair-no = Something does not fit at line { $line }. Please show this to the grown-up who runs this house.
ui-fair-yes = Yes! This browser has checked { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} in { $lines ->
    [one] { $lines } move
   *[other] { $lines } moves
}: everything is as it was sealed before the game.
ui-forget-device = Forget this device
ui-forget-sure = Really? Seats are given up, games played alone are deleted, and the settings go back to what they were on the first day.
ui-free-seat = Free seat
ui-friend = What would you do?
ui-friend-would = I would do this: { $deed }.
ui-friend-thinks = Let me think…
ui-friend-unsure = I do not know either.
ui-friend-follow = Do that
ui-friend-off = No friend beside you: everybody thinks alone
ui-friend-on = A friend beside you can be asked what to do
ui-friend-told = The friend beside { $seat } was asked { $count ->
    [one] once
   *[other] { $count } times
}.
ui-give-up = Give my seat up
ui-give-up-sure = Really leave for good?
ui-go-on = Go on
ui-hand-back = I am back!
ui-how-it-ended = How it ended
ui-how-many = How many play?
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
ui-kept-house-what = For each table: which game, which mice sat there (name, face and coat), each move and its time. To know a device again, each seat carries a scrambled number; it does not tell who or where you are. What the mice say to each other is not written down. Internet addresses are counted in memory, so that nobody can flood the house, and never written down.
ui-kept-how-long = For how long
ui-kept-how-long-what = A finished table is deleted after { $over ->
    [one] one day
   *[other] { $over } days
} (it can take one day more). A table that nobody touches for { $idle ->
    [one] one day
   *[other] { $idle } days
} is ended, and then counts as finished. The chapters of a story stay together until the last one goes. What is left is the number that the dice came from; it tells nothing about who played. Backups go when whoever runs this house deletes them.
ui-kept-not = What is never asked for
ui-kept-not-what = No name, no age, no address, no e-mail, no password, no picture. Players choose a mouse’s name from a list, and say things from a list: nothing that a child types can reach anybody.
ui-kept-others = Who can see a game
ui-kept-others-what = Whoever has a table’s link can watch like a bystander, and after the end sees the whole game. The host can decide that only those who play may watch; then the link shows nothing to others, not even afterwards.
ui-kept-tables = Tables that can be deleted from this device
ui-kept-what = For parents, and for everybody who wants to know. It is short, because there is little.
ui-language = Language
ui-learn = Learn it
ui-learn-anew = Begin anew
ui-learn-done = You know how to play now!
ui-learn-try = Not that one just now. Touch what glows!
ui-leave = Back to the shelf (the seat stays yours)
ui-lent = A house mouse is playing for { $seat }.
ui-less = Less
ui-licences = The texts of all licences
ui-lift = I am { $seat }
ui-link = Link for a friend
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-look-at-board = Look at the board
ui-lost = There is no such room in this house.
ui-menu = More
ui-minutes = { $count } minutes
ui-moment = Moment
ui-more = More
ui-move-waits = Your move is waiting. It goes out as soon as the house answers.
ui-next-child = Next child
ui-next-child-sure = Is it the next child’s turn? Everything that belongs to the child before will be removed from this device.
ui-no = No
ui-no-box = No box fits.
ui-no-connection = The house is not answering just now.
ui-no-house = Something went wrong in the house.
ui-no-lesson = There is no lesson for this game yet.
ui-no-such-code = No open table has this code. Look again, one character at a time.
ui-no-such-game = There is no such game in this house.
ui-no-such-table = This table is not there any more.
ui-now-play = Now play!
ui-ours = Our games
ui-ours-drop = Forget this game here
ui-ours-drop-all = Forget all these games here
ui-ours-drop-all-sure = Really? All films on this device are thrown away. The house keeps its tables for as long as it says.
ui-ours-drop-sure = Really? Its film on this device is thrown away.
ui-ours-figures = What came together
ui-ours-games = { $count ->
    [one] game played
   *[other] games played
}
ui-ours-going = Still being played.
ui-ours-none = Nothing here yet. What you play on this device is kept here, with its film.
ui-ours-shared = One child after the other uses this device, so nothing is kept here.
ui-ours-week = in the last seven days
ui-ours-won = { $count ->
    [one] game won
   *[other] games won
}
ui-only-players-watch = Only those who play may watch
ui-paper = Print this game
ui-paper-about = Print, cut out, fold, and play at a table.
ui-paper-more = Thick paper is best. Mulot is free: print as often as you like.
ui-paper-parts = What is printed
ui-paper-pieces = Pieces
ui-paper-print = Print
ui-paper-size = Paper size
ui-paper-step-both-sides = Print on both sides: turn over the long edge.
ui-paper-step-cut = Cut along the lines.
ui-paper-step-flaps = Fold the die into a cube, and glue its flaps.
ui-paper-step-fold = Fold along the dashes. Folded, it stands.
ui-paper-step-glue = Board in several parts? Cut at the marks, and glue each part onto the strip of the one before it.
ui-paper-step-print = Print at 100 %. This red square is then 40 mm wide: measure it.
ui-paper-story = Story
ui-paper-title = { $title } on paper
ui-pass-to = Please pass the screen to { $seat }
ui-pause = Pause
ui-paused = The game is resting.
ui-paused-wait = Whoever looks after the table will wake it up again.
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
ui-progress = How far we are
ui-no-puzzle = There is no such puzzle here.
ui-puzzle = Puzzle { $number }
ui-puzzle-again = Show it again
ui-puzzle-cannot = That cannot be done here. Touch what glows!
ui-puzzle-grade = { $grade ->
    [1] easy
    [2] middling
   *[other] hard
}
ui-puzzle-hint = A little help
ui-puzzle-next = The next one
ui-puzzle-right = Yes, that is the one!
ui-puzzle-solved = Puzzle { $number }: solved
ui-puzzle-watch = Look closely, and remember…
ui-puzzles = Puzzles
ui-say-puzzles = Touch a number. One wedge of cheese is easy, three are hard. What you have solved gets a star.
ui-qr = Code with the link for a friend
ui-quick = Quick
ui-read-no = No, quiet please
ui-read-on = Read on
ui-read-to-you = Shall I read to you?
ui-read-yes = Yes, read to me!
ui-reconnecting = One moment, we are finding our way back…
ui-say-box = Touch the big yellow button, and the game begins.
ui-say-end = The big yellow button goes on. The little house goes back to the shelf.
ui-say-shelf = Which game shall we play? Touch a box. Press a picture for a little longer, and I will tell you what it is.
ui-turn-page = Turn the page
ui-open-book = The book
ui-open-luck = The seal of this table is open
ui-book-of = { $title }: the book
ui-book-back = Go on reading
ui-book-end = The end. Sleep well, heroes!
ui-keep-book = Keep the book as a file
ui-rematch = Once more!
ui-eyes-all = Whoever plays shows what they see
ui-eyes-none = What everybody saw
ui-play-on = Play on from here
ui-speed = Speed: { $speed ->
    [0] slow
    [2] fast
   *[other] normal
}
ui-whose-eyes = Whose eyes?
ui-branched = This game was played on from another one, after its move { $lines }. From there on it has luck of its own.
ui-replay = See it again
ui-resume = Play on
ui-rule-for-experts = For those who know the rules
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
}. It happens only if everybody says yes. All right?
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
ui-share-off = Nobody may share the film of this table
ui-share-on = Whoever plays may share the film afterwards
ui-share-what = Whoever has this link sees the film as a bystander saw it, and nothing else. It ends when you take it back, and with the table.
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
ui-tonight = Who is at the table tonight?
ui-turn-of = { $seat } is playing…
ui-undo = Take it back
ui-undo-asked = { $seat } would like to take the last move back. All right?
ui-undo-refused = The others would rather leave the move as it is.
ui-undo-waiting = We are asking the others…
ui-voice = Read aloud
ui-voice-hello = Hello! I will read to you.
ui-waiting-friends = We are waiting for the others…
ui-waiting-host = Everybody is here. It starts soon…
ui-host-away = The host has been away for a while.
ui-become-host = I will look after the table
ui-kept-browser-pocket = All of it, and nobody else has any (unless you copy a game up to the house): your tables with every move and its time, your settings (language, sound, how far you are in a lesson and the like), your mice, your stickers, and the films of the last 40 games you played. It stays until you delete it here or clear this browser’s memory; a browser that has too little room may throw it away. Nothing is sent to other sites, and nothing comes from them.
ui-kept-browser-shared = One cookie with a random number, so that your seat stays yours; it goes when the browser is closed. And in the browser’s own memory: your settings (language, sound, how far you are in a lesson and the like), your mice and the last 24 tables at which you sat or watched. All of this goes with “Next child”, and by itself when nobody touches the screen for more than ten minutes. Nothing is sent to other sites, and nothing comes from them.
ui-still-here = Yes, I am here
ui-still-there = Is somebody still here?
ui-still-there-what = If nobody answers, the mice tidy up for the next child.
ui-table-lent = You were away, and somebody else is looking after your table.
ui-take-table-back = I am back: I will look after the table again
ui-way-short = Short evening
ui-way-box = As in the box
ui-way-expert = For experts
ui-way-own = Our own way
ui-ways-more = More ways to play
ui-who-bot = House mouse
ui-who-slower = Thinks more slowly here than elsewhere.
ui-who-friend = A friend on another screen
ui-who-here = Here
ui-who-is-here = Who is here
ui-who-plays = Who plays?
ui-whole-rulebook = The whole rulebook
ui-why = Why?
ui-why-this = Why? { $what }
ui-yes = Yes
ui-youngest = Age of the youngest
ui-mice = Our mice
ui-mice-coat = Coat
ui-mice-face = Face
ui-mice-kept = Your mice stay on this device. At a table the others see a mouse, never a person.
ui-mice-name = Name
ui-mice-names = Other names
ui-mice-new = A new mouse
ui-mice-next = { $name } sits here. Somebody else?
ui-mice-none = Whoever plays on this device can have a mouse of their own.
ui-mice-remove = Let this mouse go
ui-mice-remove-sure = Let this mouse go?
ui-settings = Settings
ui-calls = When it is your turn
ui-full-screen = Full screen
ui-look = Light or dark
ui-look-auto = As the device
ui-look-light = Light
ui-look-dark = Dark
ui-loudness = How loud?
ui-loudness-step = { $step ->
    [0] No sounds
    [1] Soft
    [2] Middling
   *[other] Loud
}
ui-notifies = Call me when the page is hidden
ui-notifies-refused = The browser does not allow it. It can be changed in the browser’s settings for this page.
ui-one-switch = Play with one switch
ui-one-switch-what = A frame moves over what can be touched. Any key or a touch anywhere chooses. The Escape key, or a finger held for three seconds, ends it.
ui-pace-off = Off
ui-pace-slow = Slow
ui-pace-middle = Middling
ui-pace-quick = Quick
ui-stays-awake = The screen stays on
ui-vibrates = Shake
ui-your-turn = Your turn, { $seat }

# The house inside the browser
ui-pocket-waking = The mice are getting up…
ui-pocket-full = There is no more room on this device. What you have played so far is safe; the last move was not kept. Delete an old game, then go on.
ui-pocket-private = This window keeps nothing: your games last until it is closed.
ui-pocket-gone = The browser has cleared what it kept, and the games of before are gone. New ones can begin at once.
ui-pocket-newer = A newer house has opened here. Load the page again, and it goes on.
ui-pocket-failed = The house cannot get up in this browser. Load the page again, or try another browser.
ui-pocket-reload = Load again
ui-pocket-fine = All right
ui-pocket-update = There is a newer Mulot. It comes the next time the page is opened.
ui-pocket-update-now = Take it now
ui-pocket-bring = Bring a game from a file
ui-pocket-bring-damaged = This file is damaged, or it is no game of ours. Nothing was changed here.
ui-pocket-short = There is very little room left on this device. Write everything into a file, and delete what you no longer need.
ui-pocket-put-back = This device is full, and the browser cleared everything. Your games were still here and have been put back. Make some room on the device soon.
ui-pocket-only-here = This device is full. Your games are still here, but only until this window is closed. Write everything into a file now: “What is kept about us” has the button.
ui-pocket-safe = Are our games safe here?
ui-pocket-safe-yes = Yes. This browser has promised to keep them until you delete them. If the device breaks or gets lost, only a file helps.
ui-pocket-safe-no = Mostly. This browser keeps them, but has not promised it: if the device runs out of room, or nobody plays for a long time, it may throw them away. It promises more readily where Mulot is installed. A file is safest.
ui-pocket-all-what = One file can hold everything: all games, the sticker album and your mice. It can be brought back here, or into another browser. Whoever has it can know what the dice will show in games that are not over; from then on their dice count as open.
ui-pocket-all-out = Write everything into a file
ui-pocket-all-in = Restore from a file
ui-pocket-all-back = { $games ->
    [0] It was all here already.
    [one] One game is back, and the stickers that were with it.
   *[other] { $games } games are back, and the stickers that were with them.
}
ui-pocket-all-stayed = { $games ->
    [one] One has gone on differently here, and stays as it is.
   *[other] { $games } have gone on differently here, and stay as they are.
}
ui-pocket-all-no-room = There is not enough room on this device for all of it. Nothing was changed here.
ui-pocket-take-along = Take along as a file
ui-pocket-take-along-sure = Whoever has this file can know what the dice will show. Take it along all the same? From then on the dice count as open.
ui-pocket-copy-up = Copy up to the house
ui-pocket-copy-up-sure = It goes on there, on other devices too; a copy stays here. From now on its dice count as open, and whoever sits down there is told so. Copy it up?
ui-pocket-copy-up-over = It is kept there too, and other devices can look at it. Copy it up?
ui-pocket-offer = Play here without the net

ui-album = Sticker album
ui-album-games = The games of the album
ui-album-page = Page { $number }
ui-say-album = Touch a sticker to see it large. Those that are still pale come by themselves when you play.
ui-sticker-day = Won on { $day }.
ui-sticker-waits = { $title }: not here yet
ui-sticker-won = { $title }: stuck in
ui-stickers = Stickers
ui-stickers-won = { $count ->
    [one] A new sticker!
   *[other] New stickers!
}
