# Le Clan

clan-title = Le Clan
clan-about = Find the animals of the forest together before the sun rises. Remember well, and help without a word!

# Questions

clan-ask-first-look = { $seat }, look at one tile in secret. Remember it well, then put it back.
clan-ask-help = { $seat }, do you know where it hides? Stand beside its row or column, or pass.
clan-ask-explore = { $seat }, turn up a tile!
clan-ask-explore-again = { $seat }, turn up another tile!
clan-ask-put-back = { $seat }, remember the tile well, then put it back.
clan-ask-club = { $seat }, will you swing the club? Then this tile does not count.
clan-ask-wand = { $seat }, will you wave the wand? Then the animal changes its size.
clan-ask-owl = { $seat }, shall the owl fairy save this moon?

# What can be done

clan-do-pass = No, thank you
clan-do-look = Look at { $place } in secret
    .seen = Look at a tile in secret
clan-do-put-back = Put the tile back
clan-do-help = Put your mouse: { $edge }
    .seen = Stand beside a row or a column
clan-do-reveal = Turn up { $place }
    .seen = Turn up a tile
clan-do-candle = Light the candle and look at { $place } in secret
    .seen = Light the candle and look at a tile in secret
clan-do-owl = The owl fairy saves the moon
clan-do-club = Swing the club
clan-do-wand =
    { $size ->
        [small] Make the animal small
        [medium] Make the animal medium
       *[large] Make the animal large
    }
clan-do-golden-tooth =
    { $size ->
        [small] Swap the golden tooth for a small tooth
        [medium] Swap the golden tooth for a medium tooth
       *[large] Swap the golden tooth for a large tooth
    }

# What happened

clan-event-looked = { $seat } looks at { $place } in secret.
    .seen = { $seat } looks at a tile in secret.
clan-event-saw = On { $place } you see: { $tile }.
    .seen = Here you see: { $tile }.
clan-event-placed-back = { $seat } puts the tile back on { $place }.
    .seen = { $seat } puts the tile back.
clan-event-look-declined = { $seat } does not look.
clan-event-first-named = { $seat } goes first.
clan-event-mission-turned = The clan now looks for { $animal }.
clan-event-turn-began = { $seat } goes into the forest. Wanted: { $animal }.
clan-event-helped = { $seat } gives a clue: { $edge }.
    .seen = { $seat } gives a clue: look along the row or column where the mouse stands!
clan-event-help-declined = { $seat } gives no clue.
clan-event-pawns-returned = Back home from helping: { $seats }.
clan-event-candle-lit = { $seat } lights the candle.
clan-event-turned-up = { $seat } turns up { $place }: { $tile }.
    .seen = { $seat } turns up a tile: { $tile }.
clan-event-turned-back = The tile on { $place } lies face down again.
    .seen = The tile lies face down again.
clan-event-tooth-won =
    { $size ->
        [small] A small tooth for the chest!
        [medium] A medium tooth for the chest!
       *[large] A large tooth for the chest!
    } { $left ->
        [0] That was the last one.
        [one] One more to find.
       *[other] { $left } more to find.
    }
clan-event-no-tooth-left =
    { $size ->
        [small] Here is { $animal }, but there are no small teeth left.
        [medium] Here is { $animal }, but there are no medium teeth left.
       *[large] Here is { $animal }, but there are no large teeth left.
    } Nothing won, nothing lost.
clan-event-moon-lost =
    { $why ->
        [miss] Not here! A moon goes down.
        [lost] Time is lost: a moon goes down.
        [villain] What a fright! A moon goes down.
       *[witch] The witch curses the violet forest: a moon goes down.
    } { $left ->
        [0] That was the last moon.
        [one] One moon is left.
       *[other] { $left } moons are left.
    }
clan-event-owl-paid = { $seat } calls the owl fairy. The moon is saved!
clan-event-kept = { $seat } keeps { $thing }.
clan-event-found = Found for everybody on { $place }: { $tile }.
    .seen = Found for everybody: { $tile }.
clan-event-got-lost = { $seat } is lost: on { $place } all the trees look alike.
    .seen = { $seat } is lost: here all the trees look alike.
clan-event-left-forest = { $place } is empty now: { $tile } has left the forest.
    .seen = The place is empty now: { $tile } has left the forest.
clan-event-woke = Oh dear! On { $place }, { $villain } wakes up.
    .seen = Oh dear! Here { $villain } wakes up.
clan-event-fled = Hooray, { $villain } runs away! { $seat } wins { $trophy }.
clan-event-stormed = A storm! These tiles are mixed: { $places }.
    .seen = A storm! Some tiles are mixed.
clan-event-club-used = { $seat } swings the club: the tile on { $place } does not count.
    .seen = { $seat } swings the club: this tile does not count.
clan-event-wand-used =
    { $size ->
        [small] { $seat } waves the wand: { $animal } is small now.
        [medium] { $seat } waves the wand: { $animal } is medium now.
       *[large] { $seat } waves the wand: { $animal } is large now.
    }
clan-event-golden-tooth-given =
    { $size ->
        [small] { $seat } swaps the golden tooth for a small tooth.
        [medium] { $seat } swaps the golden tooth for a medium tooth.
       *[large] { $seat } swaps the golden tooth for a large tooth.
    }
clan-event-ended =
    { $won ->
        [yes] All nine teeth are in the chest!
       *[no] The sun rises.
    }

# Why not

clan-no-no-such-place = There is no such place in this forest.
clan-no-empty-place = No tile lies there any more.
clan-no-face-up = This tile is face up already.
clan-no-cancelled = This tile does not count any more. Choose another one.
clan-no-no-such-edge = The forest does not reach that far.
clan-no-ogre-no-help = Hush! While the ogre is awake nobody may help.
clan-no-ogre-no-candle = Hush! While the ogre is awake the candle stays out.
clan-no-own-turn = It is your own turn: the others may help you.
clan-no-pawn-placed = Your mouse has already given its clue for this turn.
clan-no-wait-for-help = Wait a little: the others may still help you.
clan-no-look-first = First everybody looks at a tile in secret.
clan-no-put-back-first = First put back the tile you are looking at.
clan-no-nothing-to-put-back = You are not looking at a tile.
clan-no-look-is-over = Secret looks are for the beginning, or for the candle.
clan-no-must-look = Everybody looks at one tile. Choose one!
clan-no-must-explore = You must turn up one tile.
clan-no-not-asked = This is not the moment for that.
clan-no-no-candle = There is no candle to light.
clan-no-candle-before-reveal = The candle has to be used before you turn up a tile.
clan-no-no-moon-to-save = There is no moon to save just now.
clan-no-not-your-trophy = You do not have { $thing }.
clan-no-club-after-reveal = The club can only be used when a tile has just been turned up.
clan-no-wand-after-reveal = The wand can only be used when the wanted animal has just been turned up.
clan-no-wand-in-vain = Here the wand would change nothing.
clan-no-same-size = The animal has that size already.
clan-no-no-tooth-left =
    { $size ->
        [small] No small tooth is left.
        [medium] No medium tooth is left.
       *[large] No large tooth is left.
    }

# How it ends

# What speaks for a move, said by a friend

clan-ground-seen = You have seen it there. Looked for: { $thing }.
clan-ground-pointed = { $whom } stands beside it and gives you a clue.
clan-ground-new = Nobody has turned up anything there yet.
clan-ground-guess = It is a guess, but as good as any.
clan-ground-first-look = Remember well what lies there, for the whole clan.
clan-ground-remember = Have you got it in your head? Then put it back.
clan-ground-helps = You know that it lies along there. Looked for: { $thing }.
clan-ground-quiet = You do not know for sure, and a wrong clue leads astray. Looked for: { $thing }.
clan-ground-keep = Keep it for a darker moment.
clan-ground-candle = Looking in secret costs no moon.
clan-ground-owl = A moon that is saved now is saved.
clan-ground-club = Else this tile would cost you something.
clan-ground-wand = In this size a tooth is still missing.
clan-ground-golden = One tooth more for the chest.
clan-ground-last-tooth = That is the last tooth: all of you win!

clan-end-won = All nine teeth are in the chest. Well done, clan!
clan-end-sunrise = The last moon is down and the sun rises. Try again tomorrow night!
clan-end-late = The night has been very long, and the sun rises. Try again tomorrow night!

# Options

clan-ui-way-short = Nine tiles with animals.
clan-ui-way-box = The whole forest: sixteen tiles and a villain.
clan-ui-way-expert = Three villains, no candle, no owl fairy.

clan-option-forest = The forest
    .about = Which tiles lie in the forest.
clan-option-forest-young = For the youngest: nine tiles with animals
clan-option-forest-full = The whole forest: sixteen tiles, one villain
clan-option-forest-dangerous = Dangerous: two villains, no candle
clan-option-forest-perilous = Perilous: three villains, no candle, no owl fairy
clan-option-moons = Moons
    .about = How long the night is; fewer moons are harder.
clan-option-tooth_needed = A search ends with a tooth
    .about = If no tooth of its size is left, an animal stays wanted until it brings one.
clan-option-memory_aid = Memory aid
    .about = Tiles you have seen stay marked, for you alone.
clan-option-pointing = Pointing code
    .about = Everybody here knows the code by which a mouse beside the forest names one single tile.
clan-option-first = First player
    .about = Whoever was the last to call the Little Mouse, who comes for milk teeth, goes first.
clan-option-first-none = By lot
clan-option-handicap = Who looks three times
    .about = For the smallest of the clan: before the start this mouse may look at three tiles in secret, one after the other.
    .has = looks three times
clan-option-handicap-none = nobody

# Bots

clan-bot-gentle = Daisy
    .about = Remembers the last few tiles only, and helps when it knows something.
clan-bot-sensible = Plum
    .about = Remembers a good many tiles, and its clues are always true.
clan-bot-strong = Old Whiskers
    .about = Forgets nothing. At tables with the pointing code its mouse names one tile: dark tiles of the chequerboard from the side of their row (left: the first dark one, right: the second), light tiles from the end of their column (top: the first, bottom: the second).

# Animals

clan-thing-fox = the fox
clan-thing-rabbit = the rabbit
clan-thing-hedgehog = the hedgehog
clan-thing-squirrel = the squirrel
clan-thing-deer = the deer
clan-thing-bear = the bear
clan-thing-badger = the badger
clan-thing-frog = the frog
clan-thing-beaver = the beaver

# Tiles

clan-thing-fox-rabbit-squirrel = a small fox, a medium rabbit and a large squirrel
clan-thing-rabbit-hedgehog-deer = a small rabbit, a medium hedgehog and a large deer
clan-thing-hedgehog-squirrel-bear = a small hedgehog, a medium squirrel and a large bear
clan-thing-squirrel-deer-badger = a small squirrel, a medium deer and a large badger
clan-thing-deer-bear-frog = a small deer, a medium bear and a large frog
clan-thing-bear-badger-beaver = a small bear, a medium badger and a large beaver
clan-thing-badger-frog-fox = a small badger, a medium frog and a large fox
clan-thing-frog-beaver-rabbit = a small frog, a medium beaver and a large rabbit
clan-thing-beaver-fox-hedgehog = a small beaver, a medium fox and a large hedgehog
clan-thing-lost = nothing but trees
clan-thing-candle = the candle
clan-thing-owl = the owl fairy
clan-thing-grimoire = the spell book
clan-thing-shield = the shield
clan-thing-sword = the sword
clan-thing-witch = the witch
clan-thing-ogre = the ogre
clan-thing-dragon = the dragon
clan-thing-wand = the magic wand
clan-thing-club = the club
clan-thing-golden-tooth = the golden tooth

# Where a mouse can stand

clan-thing-top-a = above column a
clan-thing-top-b = above column b
clan-thing-top-c = above column c
clan-thing-top-d = above column d
clan-thing-bottom-a = below column a
clan-thing-bottom-b = below column b
clan-thing-bottom-c = below column c
clan-thing-bottom-d = below column d
clan-thing-left-1 = left of row 1
clan-thing-left-2 = left of row 2
clan-thing-left-3 = left of row 3
clan-thing-left-4 = left of row 4
clan-thing-right-1 = right of row 1
clan-thing-right-2 = right of row 2
clan-thing-right-3 = right of row 3
clan-thing-right-4 = right of row 4

# The board on the screen

clan-ui-board = The forest at night
clan-ui-wanted =
    { $animal ->
        [none] No animal is wanted yet.
       *[other] Wanted: { $animal }.
    } { $left ->
        [one] One more mission in the pile.
       *[other] { $left } more missions in the pile.
    }
clan-ui-moons =
    { $left ->
        [one] One moon is left.
       *[other] { $left } moons are left.
    }
clan-ui-teeth = Teeth still to be won: small { $small }, medium { $medium }, large { $large }.
clan-ui-trophy = { $seat } has { $thing }.
clan-ui-candle = Take the candle
clan-ui-golden-tooth = Take the golden tooth
clan-ui-back = Put it away again

clan-ui-learn-look = Night falls in the forest. Touch the tile that shines: you look at it in secret.
clan-ui-learn-remember = Here live a small rabbit, a medium hedgehog and a large deer. Remember the place well, then put the tile back!
clan-ui-learn-others-look = Now the other mouse looks at a tile. What is on it, only she knows.
clan-ui-learn-helped = We look for the fox! The other mouse may help you without a word.
clan-ui-learn-find = She stands beside a row: the fox is somewhere there. Turn up the tile that shines!
clan-ui-learn-help = There he was, a small fox: a small tooth for the chest! Now the other mouse looks for the hedgehog. You have seen one. Put your mouse above its column!
clan-ui-learn-thanks = She understands you. Look what she turns up!
clan-ui-learn-alone = A medium tooth! Now we look for the deer, and it is your turn. Perhaps you get a clue.
clan-ui-learn-recall = No clue this time. But you have seen the deer already. Do you remember where?
clan-ui-learn-farewell = Well remembered! When the animal is not there, a moon goes down. Nine teeth before the last moon is down, and all of you have won. Have fun!
clan-ui-puzzle = You have seen it: only one tile is sure to win a tooth. Which?
clan-ui-puzzle-less = Perhaps, but we did not see what lies there. One tile is sure!
clan-ui-puzzle-never = No tooth can be won there now. Which tile do you remember?
clan-ui-figure-nights-won = { $count ->
    [one] night won in the forest
   *[other] nights won in the forest
}
clan-ui-figure-villains-fled = { $count ->
    [one] villain chased away
   *[other] villains chased away
}

clan-ui-paper-tile = { $count } forest tiles
clan-ui-paper-mission = { $count } missions
clan-ui-paper-moon = { $count } moons
clan-ui-paper-tooth-small = { $count } small teeth
clan-ui-paper-tooth-medium = { $count } medium teeth
clan-ui-paper-tooth-large = { $count } large teeth
clan-ui-paper-trophy = { $count } trophies
clan-ui-paper-mouse = { $count } mice
clan-ui-paper-sky = the moon keeper
clan-ui-paper-keeper = the tooth keeper
clan-ui-paper-chest = the chest
