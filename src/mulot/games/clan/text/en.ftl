# Le Clan

clan-title = Le Clan
clan-about = Find the animals of the forest together before the sun rises. Remember well, and help without a word!

# Questions

clan-ask-first-look = { $seat }, look at one tile in secret. Remember it well, then put it back.
clan-ask-help = { $seat }, do you know where it’s hiding? Stand beside its row or column, or pass.
clan-ask-explore = { $seat }, turn over a tile!
clan-ask-explore-again = { $seat }, turn over another tile!
clan-ask-put-back = { $seat }, remember the tile well, then put it back.
clan-ask-club = { $seat }, will you swing the club? Then this tile won’t count.
clan-ask-wand = { $seat }, will you wave the wand? Then the animal will change its size.
clan-ask-owl = { $seat }, shall the owl fairy save this moon?

# What can be done

clan-do-pass = No, thank you
    .advice = Pass this time
clan-do-look = Look at { $place } in secret
    .seen = Look at a tile in secret
    .advice = Look at this tile in secret
clan-do-put-back = Put the tile back
    .advice = Put the tile back
clan-do-help = Put your mouse { $edge }
    .seen = Stand beside a row or a column
    .advice = Put your mouse here
clan-do-reveal = Turn over { $place }
    .seen = Turn over a tile
    .advice = Turn over this tile
clan-do-candle = Light the candle and look at { $place } in secret
    .seen = Light the candle and look at a tile in secret
    .advice = Light the candle and look at this tile
clan-do-owl = The owl fairy saves the moon
    .advice = Call the owl fairy
clan-do-club = Swing the club
    .advice = Swing the club
clan-do-wand =
    { $size ->
        [small] Make the animal small
        [medium] Make the animal medium
       *[large] Make the animal large
    }
    .advice = { $size ->
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
    .advice = { $size ->
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
clan-event-look-declined = { $seat } doesn’t look.
clan-event-first-named = { $seat } goes first.
clan-event-mission-turned = Now the clan is looking for { $animal }.
clan-event-turn-began = { $seat } goes into the forest to look for { $animal }.
clan-event-helped = { $seat } gives a clue: { $edge }.
    .seen = { $seat } gives a clue: look along the row or column where the mouse stands!
clan-event-help-declined = { $seat } doesn’t give a clue.
clan-event-pawns-returned = Back home from helping: { $seats }.
clan-event-candle-lit = { $seat } lights the candle.
clan-event-turned-up = { $seat } turns over { $place }: { $tile }.
    .seen = { $seat } turns over a tile: { $tile }.
clan-event-turned-back = The tile on { $place } is face down again.
    .seen = The tile is face down again.
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
clan-event-stormed = A storm! These tiles get mixed up: { $places }.
    .seen = A storm! Some tiles get mixed up.
clan-event-club-used = { $seat } swings the club: the tile on { $place } doesn’t count.
    .seen = { $seat } swings the club: this tile doesn’t count.
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

clan-no-no-such-place = That place isn’t in this forest.
clan-no-empty-place = There’s no tile there any more.
clan-no-face-up = This tile is already face up.
clan-no-cancelled = This tile doesn’t count any more. Choose another one.
clan-no-no-such-edge = The forest doesn’t reach that far.
clan-no-ogre-no-help = Hush! While the ogre is awake, nobody can help.
clan-no-ogre-no-candle = Hush! While the ogre is awake, the candle stays out.
clan-no-own-turn = It’s your own turn: the others can help you.
clan-no-pawn-placed = Your mouse has already given its clue for this turn.
clan-no-wait-for-help = Wait a little: the others can still help you.
clan-no-look-first = First everybody looks at a tile in secret.
clan-no-put-back-first = First put back the tile you are looking at.
clan-no-nothing-to-put-back = You’re not looking at a tile.
clan-no-look-is-over = Secret looks are for the beginning, or for the candle.
clan-no-must-look = Everybody looks at one tile. Choose one!
clan-no-must-explore = You must turn over one tile.
clan-no-not-asked = You can’t do that just now.
clan-no-no-candle = There is no candle to light.
clan-no-candle-before-reveal = Use the candle before you turn over a tile.
clan-no-no-moon-to-save = There is no moon to save just now.
clan-no-not-your-trophy = You don’t have { $thing }.
clan-no-club-after-reveal = You can only use the club when a tile has just been turned over.
clan-no-wand-after-reveal = You can only use the wand when the animal you’re looking for has just been turned over.
clan-no-wand-in-vain = The wand wouldn’t change anything here.
clan-no-same-size = The animal already has that size.
clan-no-no-tooth-left =
    { $size ->
        [small] There’s no small tooth left.
        [medium] There’s no medium tooth left.
       *[large] There’s no large tooth left.
    }

# How it ends

# What speaks for a move, said by a friend

clan-ground-seen = You’ve seen { $thing } there.
clan-ground-pointed = { $whom } is standing beside it and giving you a clue.
clan-ground-new = Nobody has turned over anything there yet.
clan-ground-guess = It’s a guess, but as good as any.
clan-ground-first-look = Remember what’s there, for the whole clan.
clan-ground-remember = Will you remember it? Then put it back.
clan-ground-helps = You know { $thing } is somewhere along there.
clan-ground-quiet = You’re not sure where { $thing } is, and a wrong clue would lead the others astray.
clan-ground-keep = Keep it for a harder moment.
clan-ground-candle = A secret look doesn’t cost a moon.
clan-ground-owl = Better save this moon while you can.
clan-ground-club = Otherwise this tile would cost you something.
clan-ground-wand = We still need a tooth of that size.
clan-ground-golden = One more tooth for the chest.
clan-ground-last-tooth = That’s the last tooth: you all win!

clan-end-won = All nine teeth are in the chest. Well done, clan!
clan-end-sunrise = The last moon has gone down, and the sun is rising. Try again tomorrow night!
clan-end-late = The night has been very long, and the sun is rising. Try again tomorrow night!

# Options

clan-ui-way-short = For the smallest: nine tiles, no clues. Where is the frog?
clan-ui-way-box = The full forest: sixteen tiles and a villain.
clan-ui-way-expert = A step up: the dangerous forest with two villains, no candle, and eight moons.

clan-option-forest = The forest
    .about = Which tiles lie in the forest.
clan-option-forest-young = The young forest: nine tiles with animals
clan-option-forest-full = The full forest: sixteen tiles, one villain
clan-option-forest-dangerous = Dangerous: two villains, no candle
clan-option-forest-perilous = Perilous: three villains, no candle, no owl fairy
clan-option-moons = Moons
    .about = How long the night is. Fewer moons alone make it only a little harder. Want more? Go into the dangerous forest!
clan-option-tooth_needed = A search ends with a tooth
    .about = If there’s no tooth left in that size, the clan keeps looking for the same animal until it wins a tooth.
clan-option-memory_aid = Memory aid
    .about = Tiles you have seen stay marked, for you alone.
clan-option-pointing = Pointing code
    .about = Everybody knows the code: where a mouse stands points to exactly one tile.
clan-option-without_clues = Without clues
    .about = For the smallest: nobody gives clues. You just look for the animal!
clan-option-first = First player
    .about = The player who had the most recent visit from the tooth mouse (or the tooth fairy) goes first.
clan-option-first-none = Draw lots
clan-option-handicap = Who looks three times
    .about = For the smallest of the clan: before the start this mouse can look at three tiles in secret, one after the other.
    .has = looks three times
clan-option-handicap-none = nobody

# Bots

clan-bot-gentle = Daisy
    .about = Remembers only the last few tiles, and helps when it knows something.
clan-bot-sensible = Plum
    .about = Remembers a good many tiles, and its clues are always true.
clan-bot-strong = Old Whiskers
    .about = Forgets nothing. With the pointing code, its mouse points to exactly one tile: the rulebook says how.

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
        [none] We’re not looking for an animal yet.
       *[other] We’re looking for { $animal }.
    } { $left ->
        [0] That was the last mission.
        [one] One more mission in the pile.
       *[other] { $left } more missions in the pile.
    }
clan-ui-moons =
    { $left ->
        [0] No moons are left.
        [one] One moon is left.
       *[other] { $left } moons are left.
    }
clan-ui-teeth = Teeth still to win: { $small } small, { $medium } medium and { $large } large.
clan-ui-trophy = { $seat } has { $thing }.
clan-ui-candle = Take the candle
clan-ui-golden-tooth = Take the golden tooth
clan-ui-back = Put it away again
clan-ui-where = { $seat }, where is { $animal }?
clan-ui-here = Here is { $animal }!

clan-ui-learn-look = Night falls in the forest. Touch the shining tile to take a secret look.
clan-ui-learn-remember = Here live a small rabbit, a medium hedgehog and a large deer. Remember the place well, then put the tile back!
clan-ui-learn-others-look = Now the other mouse is looking at a tile. Only she knows what’s on it.
clan-ui-learn-helped = We’re looking for the fox! The other mouse can help you without a word.
clan-ui-learn-find = She’s standing beside a row: the fox is somewhere along there. Turn over the shining tile!
clan-ui-learn-help = There it was, a small fox: a small tooth for the chest! Now the other mouse is looking for the hedgehog. You’ve seen one. Put your mouse above its column!
clan-ui-learn-thanks = She understands you. Look what she turns over!
clan-ui-learn-alone = A medium tooth! Now we’re looking for the deer, and it’s your turn. Perhaps you’ll get a clue.
clan-ui-learn-recall = No clue this time. But you’ve already seen the deer. Do you remember where?
clan-ui-learn-farewell = Well remembered! When the animal isn’t there, a moon goes down. Win nine teeth before the last moon goes down, and you all win. Have fun!
clan-ui-puzzle = Think back: only one tile is sure to win a tooth. Which one?
clan-ui-puzzle-less = Perhaps, but we haven’t seen what’s there. One tile is sure!
clan-ui-puzzle-never = There’s no tooth to win there now. Which tile do you remember?
clan-ui-puzzle-solved = You remembered what was under it, and that is worth a tooth.
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
clan-ui-paper-sky = the moon board
clan-ui-paper-keeper = the tooth board
clan-ui-paper-chest = the chest
