# The house's own words. Seats and things arrive as names.
house-title = Mulot
house-mouse-0 = Hazel
house-mouse-1 = Clover
house-mouse-2 = Bramble
house-mouse-3 = Poppy
house-mouse-4 = Thistle
house-mouse-5 = Acorn
house-yes = yes
house-no = no
house-none = none
house-and = and
house-no-error = Something went wrong.
house-no-over = The game is over.
house-no-not-your-turn = It is not your turn just now.
house-no-no-such-seat = There is no such seat at this table.
house-no-for-reading-only = You can watch this game but not go on with it: its seed isn’t in the file.
house-no-nothing-to-undo = There is nothing to take back.
house-no-cannot-undo = You can’t take that back: something has already been drawn or shown.
house-no-seen-or-told = You can’t take that back: somebody has already seen or heard it.
house-no-bad-options = { $field } cannot be “{ $value }”. Possible: { $allowed }
house-no-unreadable = I do not understand “{ $text }”.
house-no-broken-journal =
    { $where ->
        [file] The journal is broken
        [header] The journal is broken in its first row
       *[line] The journal is broken at line { $line }
    }: { $what ->
        [empty] nothing is in it.
        [cut] it ends there, in the middle of the game. The rest is missing.
        [strange] it does not begin as a game of this house does.
        [garbled] this line cannot be read.
        [changed] this line was changed after it was written.
        [order] a line is missing, or stands in the wrong place.
        [seal] the last row does not fit what stands above it.
        [after] something stands below its last row.
        [rules] the rules do not allow this move.
        [luck] the luck in this line is not the luck of this game.
        [seed] the seed is not the one that was promised at the beginning.
        [game] it is of another game.
        [agreed] what it says of the game cannot be so.
        [sealed] its seed is not in it. It can be read, but not played on.
        [moment] there is no such line to go on from.
        [pages] its pages do not belong together.
        [ended] nothing follows this page.
        [open] this table has not begun.
        [long] it is longer than this house takes.
       *[other] { $why }
    }
house-no-whole-file = This file is damaged, cut, or something else. Nothing of it was brought, and nothing was changed here.
house-no-other-copy = This game is already here, and has gone a different way since. The one here stays as it is.
house-no-too-new = This game was written by a newer Mulot (version { $found }; known here: { $known }).
house-no-too-many-outcomes = There are more than { $limit } outcomes.
house-no-such-game = There is no game “{ $game }” in the house. There are: { $known }
house-no-such-package = Neither a module nor a folder with a game: { $name }
house-no-game-aside = The game “{ $game }” has been set aside, because its package does not work here: { $why }
house-no-such-file = The file “{ $file }” cannot be opened: { $why }
house-no-site = The client is not built here, so there is nothing to write.
house-left-out-needs = { $game } is not taken along: it needs { $module }, which Python in a browser does not have here.
house-left-out-compiled = { $game } is not taken along: { $file } in it is compiled, and runs in no browser.
house-left-out-breaks = { $game } is not taken along: in a browser its Python stops with “{ $why }”.
house-left-out-slow = { $game } is not taken along: after { $seconds } seconds it was still not ready to be played.
house-no-chromium = To print, Mulot needs Chromium or Chrome, and found neither ({ $names }). Install one with your system’s package manager (on Debian: apt install chromium), or set MULOT_CHROMIUM to its path. Or open /print/GAME in any browser and print from there.
house-chromium-failed = Chromium did not print: { $why }.
house-not-on-paper = “{ $game }” has nothing to print.
house-no-bad-name = A game cannot be called “{ $name }”. Use lower-case letters and digits, and a name that is not taken yet.
house-no-folder-taken = “{ $folder }” already exists.
house-no-extra = This needs packages that are not installed ({ $modules }). Install them with: pip install "{ $package }"
house-no-league = In { $game } everybody wins or loses together, so players cannot be ranked. Use mulot simulate.
house-no-illegal-choice = The bot { $bot } on seat { $seat } chose “{ $action }”, which is not legal there (ply { $ply } of the game with the seed { $seed }).
house-no-program-failed = The bot { $bot } on seat { $seat } { $why ->
        [late] did not answer in time
        [ended] ended by itself
        [flood] wrote too much, or before it was asked
        [illegal] chose an action that is not legal there
       *[nonsense] gave an answer that is no action
    } and was stopped (ply { $ply } of the game with the seed { $seed }). It wrote “{ $action }”.
house-no-place = The data folder { $folder } cannot be created: { $why }. Use --database FILE to choose another place.
house-tables-kept = The tables are stored in { $file }
house-tables-found-here = Using { $file } in this folder, because there are no tables in the usual place yet ({ $other }).
house-tables-also-here = There is also a { $other } in this folder. It is not used; --database mulot.db opens it.
house-no-bad-backup = “{ $file }” is not a backup: { $why }
house-no-backup-written = The backup cannot be written to “{ $file }”: { $why }
house-no-house = There is no Mulot database at { $database }.
house-backed-up =
    Saved to { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $rows ->
        [one] one row
       *[other] { $rows } rows
    } ({ $size } kB). The file contains the seeds of running games: keep it to yourself.
house-purged =
    { $ended ->
        [one] One table ended
       *[other] { $ended } tables ended
    }, { $deleted ->
        [one] 1 deleted
       *[other] { $deleted } deleted
    }.
house-list-head = table, game, phase, seats, free, rows, opened, touched, put aside
house-restored =
    Tables restored: { $added }. Extended: { $lengthened }. Already here: { $same }.
house-restored-other =
    Changed here since the backup, so left alone ({ $other }): { $names }
house-no-number = A whole number from { $low } to { $high } is expected, not “{ $text }”.
house-shelf = The games in the house
house-shelf-game = Game
house-shelf-players = Players
house-shelf-about = What it is
house-turn = It is { $seat }’s turn.
house-pass-to = Please pass the screen to { $seat }. Ready? Press Enter.
house-free = { $seat } can do something too. Press Enter to go on.
house-choose = A number, a move, or ? for help:
house-thinks = { $seat } is thinking…
house-help = Type a number or the move itself to play it; “moves” lists all moves. “why MOVE” tells why a move is not possible; “undo” takes back; “hint” shows a good move; “save FILE” keeps the game; “rules” shows the rules; “quit” leaves.
house-many-moves = { $count } moves are possible: type one, or “moves” to see them all.
house-arrow-steps = Arrow keys show a step, Enter takes it.
house-arrow-choose = Arrow keys go up and down through them, Enter plays.
house-hide-again = Enter hides it again.
house-read-on = Enter: more.
house-help-ways = “ways” shows everybody's shortest way.
house-way =
    { $seat }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    } to go, { $way }
house-allowed = { $text } is possible.
house-taken-back = Taken back.
house-book-goes-on = The book goes on: open it again for the next page.
house-book-ends = That was the last page. The end!
house-verify-page = Page { $page }
house-verify-book = All { $pages } pages belong together, one after the other.
house-save-where = Under what name? Type “save” and a name, such as “save { $file }”.
house-save-over = There is a file “{ $file }” already. Type the same again to put this game in its place, or choose another name.
house-saved = Saved as { $file }.
house-goodbye = Goodbye!
house-slower = { $bot } sees less far here than elsewhere: its compiled part is not made for this machine.
house-good-move = A good move: { $action }
house-no-hint = There is no hint in this game.
house-more = … and { $count } more
house-replay-line = Move { $line }
house-verify-good =
    All is well: { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, unbroken, by the rules.
house-verify-luck =
    The luck matches the seed: { $count ->
        [one] one draw
       *[other] { $count } draws
    } checked.
house-verify-branch =
    It began as another game: the luck of its first { $lines ->
        [one] line
       *[other] { $lines } lines
    } is what that game’s seed says.
house-verify-sealed = The luck was not checked: the seed is not revealed.
house-verify-unsealed = { $line ->
    [0] The luck was public from the beginning: everybody knows the seed of a daily game.
   *[other] From line { $line } on the luck was no longer sealed: a copy with the seed had left the house.
}
house-verify-open = The game is not over yet.
house-simulate = Simulating
house-table-bot = Bot
house-table-seat = Seat
house-table-score = Score
house-table-interval = 95% interval
house-table-end = How it ended
house-table-games = Games
house-table-elo = Elo
house-league = League
house-length = Plies per game: mean { $mean }, median { $median }, 95% within { $within }.
house-speed =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s ({ $rate } plies per second).

# At a live table: names, phrases, reactions, and why not.
house-name-acorn = Acorn
house-name-almond = Almond
house-name-apricot = Apricot
house-name-barley = Barley
house-name-berry = Berry
house-name-biscuit = Biscuit
house-name-bramble = Bramble
house-name-breeze = Breeze
house-name-bubble = Bubble
house-name-button = Button
house-name-caramel = Caramel
house-name-chestnut = Chestnut
house-name-cinnamon = Cinnamon
house-name-clover = Clover
house-name-cocoa = Cocoa
house-name-cookie = Cookie
house-name-crumb = Crumb
house-name-daisy = Daisy
house-name-dewdrop = Dewdrop
house-name-ember = Ember
house-name-feather = Feather
house-name-fennel = Fennel
house-name-fern = Fern
house-name-ginger = Ginger
house-name-hazel = Hazel
house-name-honey = Honey
house-name-ivy = Ivy
house-name-jasmine = Jasmine
house-name-juniper = Juniper
house-name-kiwi = Kiwi
house-name-lemon = Lemon
house-name-lilac = Lilac
house-name-maple = Maple
house-name-marble = Marble
house-name-mint = Mint
house-name-misty = Misty
house-name-mushroom = Mushroom
house-name-nettle = Nettle
house-name-nutmeg = Nutmeg
house-name-oat = Oat
house-name-olive = Olive
house-name-peach = Peach
house-name-pebble = Pebble
house-name-pepper = Pepper
house-name-pickle = Pickle
house-name-plum = Plum
house-name-poppy = Poppy
house-name-pumpkin = Pumpkin
house-name-quince = Quince
house-name-raisin = Raisin
house-name-rosemary = Rosemary
house-name-rye = Rye
house-name-saffron = Saffron
house-name-sesame = Sesame
house-name-snowdrop = Snowdrop
house-name-sparkle = Sparkle
house-name-sunny = Sunny
house-name-thistle = Thistle
house-name-thyme = Thyme
house-name-toffee = Toffee
house-name-tulip = Tulip
house-name-vanilla = Vanilla
house-name-walnut = Walnut
house-name-willow = Willow
house-face-plain = a plain face
house-face-freckles = freckles
house-face-spectacles = spectacles
house-face-patch = a patch over one eye
house-face-daisy = a daisy
house-face-cap = a cap
house-face-bow = a bow
house-face-straw = a straw hat
house-coat-grey = grey fur
house-coat-brown = brown fur
house-coat-cream = cream fur
house-coat-slate = slate-grey fur
house-coat-fox = fox-red fur
house-coat-white = white fur
house-coat-cocoa = cocoa fur
house-coat-spotted = spotted fur
house-phrase-hello = Hello!
house-phrase-your-turn = Your turn!
house-phrase-well-played = Well played!
house-phrase-good-luck = Good luck!
house-phrase-thank-you = Thank you!
house-phrase-sorry = Sorry!
house-phrase-oops = Oops!
house-phrase-wait-please = Wait a moment, please.
house-phrase-i-am-thinking = I’m thinking…
house-phrase-what-a-pity = Oh, what a shame!
house-phrase-congratulations = Congratulations!
house-phrase-again = Shall we play again?
house-phrase-back-soon = Back soon!
house-phrase-good-night = Good night!
house-reaction-cheese = a piece of cheese
house-reaction-clap = clapping paws
house-reaction-giggle = a giggle
house-reaction-gasp = a gasp
house-reaction-heart = a heart
house-reaction-sleepy = a yawn
house-reaction-tear = a little tear
house-reaction-think = a paw on the chin
house-no-stale = Too late: the table has just changed. Look again!
house-no-not-your-seat = That is somebody else’s seat.
house-no-seat-taken = Somebody is already sitting there.
house-no-not-invited = You need the invitation for this seat.
house-no-not-host = Only the host can do that.
house-no-not-open = The game has already begun.
house-no-not-playing = The game has not begun yet.
house-no-not-over = The game is not over yet.
house-no-no-course = Nobody here can tell who was ahead. But you can watch the film.
house-no-paused = We’re having a break just now.
house-no-no-such-character = This mouse does not play here.
house-no-no-such-name = Please choose a name from the list.
house-no-no-such-mouse = Please choose a face and a coat from the lists.
house-no-name-taken = Somebody at the table has that name already.
house-no-no-such-phrase = Please choose something from the list.
house-no-seats-empty = There is still an empty seat.
house-no-nobody-there = Nobody is sitting there.
house-no-no-stand-in-offered = Let us wait a little longer.
house-no-host-expected = The host may be back at any moment. Let us wait a little.
house-no-no-undo-asked = Nobody has asked to take anything back.
house-no-no-spectators = Only the players can watch here.
house-no-already-seated = You have a seat at this table already.
house-no-no-such-question = I do not know that question.
house-no-no-sequel = That was the end of the book.
house-no-too-long = So much has happened at this table that there’s no room for more. Please open a new one.
house-no-kept = This seat is kept for the person who sat here: it still holds secrets. A house mouse can play for it.
house-no-no-such-moment = There is no such moment in this game.
house-no-no-sharing = This table’s film can’t be shared.
house-no-open-luck = { $why ->
    [day] This is the game of a day, the same for everybody. Whoever has looked it up may know what lies hidden and what comes next.
    [replay] This game goes on from one that is over. Whoever has seen that one may know what lies hidden here.
   *[file] This game was begun on another device, or somebody has kept it as a file. They may know what lies hidden and what comes next.
}
house-no-stopgap = You are looking after this table for its host, who may come back within the hour. Until then you can’t send anybody away or clear the table.
house-no-no-friend = You can’t ask a friend at this table.
house-no-behind-curtain = Please pass the screen to { $seat } first.
house-no-not-watching = This screen is not at the table. Open the table again.
house-no-conflict = Somebody was faster. Look again.
house-no-store-down = Nothing can be written down just now. Please try again in a moment.
house-no-newer-schema = This data was written by a newer Mulot (version { $found }; known here: { $known }).
house-no-such-table = There is no such table.
house-no-put-aside = Table { $table } cannot be read and was put aside: { $why }

# The house over the network
house-no-malformed = That message could not be understood.
house-no-foreign-origin = This page does not belong to the house. Please open the house’s own address.
house-no-too-big = That was too long.
house-no-not-json = That message has the wrong form.
house-no-too-fast = That was a bit fast. Please wait a moment.
house-no-crowded = Many games are being copied here just now. Please try again in a moment.
house-no-too-slow = That took too long.
house-no-such-page = There is nothing at this address.
house-no-stopping = The house is closing. Please come back in a moment.
house-no-no-cookie = Your browser is not known here yet. Please load the page again.
house-no-bad-setting = The house cannot be opened like this: { $why }
house-no-setting-number = { $setting } has to be a number from { $least } to { $most }, and not “{ $value }”.
house-no-setting-known = { $setting } cannot be “{ $value }”. Possible: { $known }
house-no-setting-empty = { $setting } is empty. Please give it a value, or leave it out.
house-no-setting-signs = { $setting } is too long, or holds signs that nobody can read.
house-no-setting-address = { $setting } is no address as it is needed here. It looks like this: { $known }
house-no-such-setting = There is no setting { $setting }. All of them are in docs/hosting.md.
house-no-such-setting-but = There is no setting { $setting }. Is { $near } meant?
house-bye-slow = Your connection couldn’t keep up. We’re loading the table again.
house-bye-flood = That was a bit much at once. Please wait a moment.
house-bye-malformed = Your browser sent things that could not be understood. Please load the page again.
house-bye-binary = Your browser sent things that could not be understood. Please load the page again.
house-bye-too-big = That was too long.
house-bye-stopping = The house is closing for a moment. Your game is safe.
house-bye-removed = Only the players can stay at this table now.
house-bye-store-down = The house cannot write things down just now. Nothing is lost; we will try again.
house-bye-no-such-table = There is no such table here (any more).
house-bye-deleted = This table has been deleted for good.
house-bye-forgotten = This device has been forgotten, as you asked.
house-bye-put-aside = This table has been put aside, because its journal cannot be read.
house-game-aside = The game “{ $game }” has been set aside, because its package does not work here.
house-bye-no-spectators = Only the players can watch here.
house-bye-no-cookie = Your browser is not known here yet. Please load the page again.
