barrieres-title = Barrières
barrieres-about = Race across the board: each turn a step, or a barrier in somebody’s way.

barrieres-event-stepped = { $seat } goes from { $come } to { $to }.
    .seen = { $seat } takes a step.
barrieres-event-jumped = { $seat } jumps over { $over }, from { $come } to { $to }.
    .seen = { $seat } jumps over { $over }!
barrieres-event-turned-off = { $seat } slips past { $over }, from { $come } to { $to }.
    .seen = { $seat } slips past { $over }.
barrieres-event-placed =
    { $lies ->
        [h] { $seat } places a barrier above { $at }.
       *[v] { $seat } places a barrier to the right of { $at }.
    } { $left ->
        [0] That was the last one.
        [one] One is left.
       *[other] { $left } are left.
    }
    .seen = { $seat } puts up a barrier. { $left ->
            [0] That was the last one.
            [one] One is left.
           *[other] { $left } are left.
        }
barrieres-event-passed = { $seat } can’t do anything, so passes.
barrieres-event-arrived = { $seat } reaches the cheese on { $at }!
    .seen = { $seat } reaches the cheese!
barrieres-event-too-long = After { $plies } turns nobody has reached the cheese. Everybody shares it.
barrieres-event-repeated = The same position for the third time: nobody gives way.

barrieres-do-step = Go to { $to }
    .seen = Take a step
    .advice = Take this step
barrieres-do-barrier =
    { $lies ->
        [h] A barrier above { $at }
       *[v] A barrier to the right of { $at }
    }
    .seen = Put up a barrier
    .advice = Put a barrier here
barrieres-do-pass = Pass
    .advice = Pass this time

barrieres-ask-turn = { $seat }, a step or a barrier?

barrieres-no-no-such-square = That square isn’t on this board.
barrieres-no-stay = Your mouse is already there. Move it, or place a barrier.
barrieres-no-occupied = { $whom } is sitting there.
barrieres-no-barrier-between = A barrier is in the way. Walk around it.
barrieres-no-too-far = That’s too far: a mouse goes one square at a time.
barrieres-no-diagonal = Mice don’t go diagonally: only forwards, backwards or sideways.
barrieres-no-barrier-before-mouse = There’s a barrier between you and { $whom }.
barrieres-no-barrier-behind-mouse = There’s a barrier behind { $whom }. Slip past instead.
barrieres-no-barrier-beside-mouse = A barrier beside { $whom } blocks that side.
barrieres-no-third-mouse = Another mouse is sitting right behind { $whom }: you can only jump over one.
barrieres-no-jump-straight = You can jump straight over { $whom }, so you can’t slip past.
barrieres-no-no-barriers = You have no barriers left. Move your mouse.
barrieres-no-sticks-out = The barrier would stick out over the edge of the board.
barrieres-no-overlaps = There’s already a barrier here.
barrieres-no-crosses = Barriers may not cross.
barrieres-no-closes-way = That would block { $whom }’s last way to the cheese.
barrieres-no-closes-own-way = That would block your own last way to the cheese.
barrieres-no-can-still-act = You can still do something, so you can’t pass.

# What speaks for a move, said by a friend

barrieres-ground-arrives = You’ll be at the cheese!
barrieres-ground-nearer =
    Then it’s only { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    } to your cheese.
barrieres-ground-longer =
    Then { $seat } needs { $steps ->
        [one] one more step.
       *[other] { $steps } more steps.
    }
barrieres-ground-longer-both =
    Then { $seat } needs { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    }, and you only need { $own } more.
barrieres-ground-ready = It doesn’t slow anybody down yet, but it makes the next barrier stronger.

# What would have come of a better move, said when all is over

barrieres-ui-course-arrives = { $whom } would have been at the cheese.
barrieres-ui-course-nearer =
    Then it would have been only { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    } to the cheese.
barrieres-ui-course-longer =
    Then { $seat } would have needed { $steps ->
        [one] one more step.
       *[other] { $steps } more steps.
    }
barrieres-ui-course-longer-both =
    Then { $seat } would have needed { $steps ->
        [one] one more step
       *[other] { $steps } more steps
    }, and { $whom } only { $own } more.
barrieres-ui-course-ready = That would have made the next barrier stronger.

barrieres-end-arrived = { $winners } got to the cheese first. Well run, everybody!
barrieres-end-too-long = A draw: everybody shares the cheese.
barrieres-end-repeated = A draw: the same position three times. Everybody shares the cheese.

barrieres-ui-way-short = A small garden, five squares wide.
barrieres-ui-way-box = The garden from the box, seven squares wide.
barrieres-ui-way-expert = A large garden, nine squares wide.

barrieres-option-size = Size of the board
    .about = How many squares a row has. The board in the box has 7.
barrieres-option-barriers = Barriers each
    .about = How many barriers everybody gets.
barrieres-option-barriers-none = as in the box
barrieres-option-first = Who begins
    .about = The mouse that makes the first move.
barrieres-option-first-none = Draw lots
barrieres-option-third_mouse = A third mouse behind
    .about = What happens when a third mouse is right behind the one you want to jump over.
barrieres-option-third_mouse-blocks = no way past
barrieres-option-third_mouse-side-step = you can slip past
barrieres-option-repetition = Draw by repetition
    .about = The third time the same position comes up, the game is a draw.
barrieres-option-handicap = Who has fewer barriers
    .about = When a grown-up plays with a child, choose the grown-up’s mouse: it gets only half as many barriers.
    .has = has fewer barriers
barrieres-option-handicap-none = nobody

barrieres-bot-gentle = Twig
    .about = Strolls to the cheese and sometimes forgets where it was. It puts up just one barrier. Good for a first game.
barrieres-bot-playful = Sprout
    .about = Runs well, looks one step ahead and puts up few barriers. Sometimes it just runs on without looking.
barrieres-bot-sensible = Ash
    .about = Counts everybody’s steps, and thinks about what you might do next.
barrieres-bot-strong = Bramble
    .about = Looks a few moves ahead. If you think hard, you can win.
barrieres-bot-master = Master Snout
    .about = Looks many moves ahead and knows the end of the race by heart. Nobody in the house plays better.

# The board on the screen

barrieres-ui-board = The garden with its squares and grooves
barrieres-ui-seat =
    { $seat }: mouse on { $square }, { $count ->
        [0] no barriers left
        [one] one barrier left
       *[other] { $count } barriers left
    }
barrieres-ui-stock =
    { $count ->
        [0] No barriers left
        [one] Take your last barrier
       *[other] Take a barrier, { $count } left
    }
barrieres-ui-crossing = The crossing above and to the right of { $at }
    .seen = The middle of a barrier goes here
barrieres-ui-back = No barrier after all
barrieres-ui-move =
    { $way ->
        [up] One crossing up
        [down] One crossing down
        [left] One crossing to the left
       *[right] One crossing to the right
    }
barrieres-ui-ways = Show the shortest ways
barrieres-ui-way =
    { $steps ->
        [one] { $seat }: one more step to the cheese
       *[other] { $seat }: { $steps } more steps to the cheese
    }

barrieres-ui-learn-step = Your cheese lies across the garden. Touch the square with the paw: your mouse takes one step.
barrieres-ui-learn-other = The other mouse is coming towards you. Her cheese is on your side.
barrieres-ui-learn-barrier = Instead of taking a step you can place a barrier. Touch your crate, then the shining knob, then the barrier you want.
barrieres-ui-learn-around = Now she has to walk around it. One way must always stay open, for everybody.
barrieres-ui-learn-aside = Your barrier is in your own way, too! Step to the side.
barrieres-ui-learn-meets = Here she comes…
barrieres-ui-learn-jump = She’s right in front of you: now you can jump over her!
barrieres-ui-learn-close = What a leap! She runs on.
barrieres-ui-learn-cheese = One more step, and the cheese is yours!
barrieres-ui-learn-farewell = Any square on the side of the cheese will do. The first mouse there wins. Have fun!
barrieres-ui-puzzle = Your turn. Only one move wins. Which one?
barrieres-ui-puzzle-never = Now the win has slipped away. Have another look!
barrieres-ui-puzzle-solved = Whatever the other mouse does now, yours gets there first.
barrieres-ui-figure-shortest-race = steps in the shortest race we won
barrieres-ui-figure-jumps = { $count ->
    [one] jump over a mouse
   *[other] jumps over mice
}

barrieres-ui-paper-board = 1 board
barrieres-ui-paper-mouse = { $count } mice
barrieres-ui-paper-cheese = { $count } cheeses
barrieres-ui-paper-barrier = { $count } barriers
