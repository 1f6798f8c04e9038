barrieres-title = Barrières
barrieres-about = Race across the board: each turn a step, or a barrier in somebody's way.

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
barrieres-event-passed = { $seat } can do nothing and passes.
barrieres-event-arrived = { $seat } reaches the cheese on { $at }!
    .seen = { $seat } reaches the cheese!
barrieres-event-too-long = After { $plies } turns nobody has reached the cheese. Everybody shares it.
barrieres-event-repeated = The same position for the third time: nobody gives way.

barrieres-do-step = Go to { $to }
    .seen = Take a step
barrieres-do-barrier =
    { $lies ->
        [h] A barrier above { $at }
       *[v] A barrier to the right of { $at }
    }
    .seen = Put up a barrier
barrieres-do-pass = Pass

barrieres-ask-turn = { $seat }, a step or a barrier?

barrieres-no-no-such-square = There is no such square on this board.
barrieres-no-stay = Your mouse is already there. It has to move, or you place a barrier.
barrieres-no-occupied = { $whom } is sitting there.
barrieres-no-barrier-between = A barrier is in the way. Walk around it.
barrieres-no-too-far = That is too far: a mouse goes one square at a time.
barrieres-no-diagonal = Not diagonally: forwards, backwards or sideways.
barrieres-no-barrier-before-mouse = There is a barrier between you and { $whom }.
barrieres-no-barrier-behind-mouse = Behind { $whom } there is a barrier. Turn aside instead.
barrieres-no-barrier-beside-mouse = A barrier beside { $whom } closes that side.
barrieres-no-third-mouse = Another mouse sits right behind { $whom }: you can only jump over one.
barrieres-no-jump-straight = You can jump straight over { $whom }, so you may not turn aside.
barrieres-no-no-barriers = You have no barriers left. Move your mouse.
barrieres-no-sticks-out = There the barrier would stick out over the edge of the board.
barrieres-no-overlaps = There is a barrier here already.
barrieres-no-crosses = Barriers may not cross.
barrieres-no-closes-way = That would close the last way to the cheese for { $whom }.
barrieres-no-closes-own-way = That would close your own last way to the cheese.
barrieres-no-can-still-act = You can still do something, so you may not pass.

# What speaks for a move, said by a friend

barrieres-ground-arrives = You are at the cheese!
barrieres-ground-nearer =
    Then { $steps ->
        [one] only one more step is left
       *[other] only { $steps } more steps are left
    } to your cheese.
barrieres-ground-longer =
    Then { $seat } needs { $steps ->
        [one] one step more.
       *[other] { $steps } steps more.
    }
barrieres-ground-longer-both =
    Then { $seat } needs { $steps ->
        [one] one step more
       *[other] { $steps } steps more
    }, and you only { $own }.
barrieres-ground-ready = Nobody’s way is longer yet: it makes the next barrier stronger.

# What would have come of a better move, said when all is over

barrieres-ui-course-arrives = { $whom } would have been at the cheese.
barrieres-ui-course-nearer =
    Then { $steps ->
        [one] only one more step would have been left
       *[other] only { $steps } more steps would have been left
    } to the cheese.
barrieres-ui-course-longer =
    Then { $seat } would have needed { $steps ->
        [one] one step more.
       *[other] { $steps } steps more.
    }
barrieres-ui-course-longer-both =
    Then { $seat } would have needed { $steps ->
        [one] one step more
       *[other] { $steps } steps more
    }, and { $whom } only { $own }.
barrieres-ui-course-ready = That would have made the next barrier stronger.

barrieres-end-arrived = { $winners } got to the cheese first. Well run, everybody!
barrieres-end-too-long = A draw: everybody shares the cheese.
barrieres-end-repeated = A draw: the same position three times. Everybody shares the cheese.

barrieres-ui-way-short = A small garden, five squares wide.
barrieres-ui-way-box = The garden of the box, seven squares wide.
barrieres-ui-way-expert = A large garden, nine squares wide.

barrieres-option-size = Size of the board
    .about = How many squares a row has. The box's board has 7.
barrieres-option-barriers = Barriers for each
    .about = How many barriers everybody gets.
barrieres-option-barriers-none = as in the box
barrieres-option-first = Who begins
    .about = The mouse that makes the first move.
barrieres-option-first-none = By lot
barrieres-option-third_mouse = A third mouse behind
    .about = What happens when a third mouse sits right behind the one you want to jump over.
barrieres-option-third_mouse-blocks = no way past
barrieres-option-third_mouse-side-step = you may turn aside
barrieres-option-repetition = Draw by repetition
    .about = The third time the same position comes up, the game is a draw.
barrieres-option-handicap = Who has fewer barriers
    .about = A grown-up beside a child: this mouse has only half as many barriers.
    .has = has fewer barriers
barrieres-option-handicap-none = nobody

barrieres-bot-gentle = Twig
    .about = Strolls to the cheese and sometimes forgets where it was. Good for a first game.
barrieres-bot-sensible = Ash
    .about = Counts the steps of everybody's way and thinks of your answer.
barrieres-bot-strong = Bramble
    .about = Looks a few moves ahead. If you think hard, you can win.
barrieres-bot-master = Master Snout
    .about = Looks many moves ahead and knows the last race by heart. Nobody in the house plays better.

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

barrieres-ui-learn-step = Your cheese lies across the garden. Touch the square with the paw: your mouse goes one step.
barrieres-ui-learn-other = The other mouse comes towards you. Her cheese lies on your side.
barrieres-ui-learn-barrier = Instead of a step you may place a barrier. Touch your crate, then the knob that shines, then the fence you want.
barrieres-ui-learn-around = Now she has to walk around it. One way must always stay open, for everybody.
barrieres-ui-learn-aside = Your fence is in your own way, too! Go aside.
barrieres-ui-learn-meets = Here she comes…
barrieres-ui-learn-jump = She is right in front of you: now you can jump over her!
barrieres-ui-learn-close = What a leap! She runs on.
barrieres-ui-learn-cheese = One more step, and the cheese is yours!
barrieres-ui-learn-farewell = Any square along the cheese will do. Whoever gets there first has won. Have fun!
barrieres-ui-puzzle = Your turn. One move wins, and only one. Which?
barrieres-ui-puzzle-never = Then the win slips away: the other mouse finds an answer. Have another look!
barrieres-ui-figure-shortest-race = steps: the shortest race we won
barrieres-ui-figure-jumps = { $count ->
    [one] jump over a mouse
   *[other] jumps over mice
}

barrieres-ui-paper-board = 1 board
barrieres-ui-paper-mouse = { $count } mice
barrieres-ui-paper-cheese = { $count } cheeses
barrieres-ui-paper-barrier = { $count } barriers
