souriciere-title = La Souricière
souriciere-about = The mice race for the cheese. Mind the holes!

souriciere-event-rolled = { $seat } rolls { $die }.
souriciere-event-throws-again = { $die } brings no luck: { $seat } throws once more.
souriciere-event-occupied = { $whom } already sits on square { $square }. { $seat } goes to { $to ->
        [0] the house
       *[other] square { $to }
    }.
souriciere-event-moved = { $seat } runs to square { $to }.
souriciere-event-bounced = { $seat } reaches the cheese with { $surplus } too many, and runs back to square { $to }.
souriciere-event-blocked = No room ahead! { $seat } stays { $square ->
        [0] in the house
       *[other] on square { $square }
    }.
souriciere-event-fell = Oops, a hole on square { $hole }! { $seat } falls into { $room }.
souriciere-event-took-green = Six! { $seat } leaves { $room } by the green arrow: { $to ->
        [0] back to the house
       *[other] to square { $to }
    }.
souriciere-event-climbed-back = { $seat } climbs out of { $room } through the hole: { $to ->
        [0] back to the house
       *[other] to square { $to }
    }.
souriciere-event-took-red = { $seat } leaves { $room } by the red arrow: { $to ->
        [0] back to the house
       *[other] to square { $to }
    }.
souriciere-event-stayed-in = One: { $seat } stays in { $room }. Try again next turn!
souriciere-event-caught = Snap! On square { $square }, { $seat } falls into the trap.
souriciere-event-slid-down = { $seat } leaves { $room } by the red arrow and… snap! Straight into the trap.
souriciere-event-lost-turn = { $seat } misses a turn in the trap. { $left ->
        [0] That was the last one!
       *[other] Only { $left } more.
    }
souriciere-event-released = The trap opens: { $seat } starts again from square { $to }.
souriciere-event-won = { $seat } has the cheese!
souriciere-event-night-fell = After { $turns } turns, night falls. All mice go to sleep.

souriciere-do-roll = Roll the die
souriciere-ask-roll = { $seat }, your turn: roll the die!
souriciere-ask-roll-again = { $seat }, throw once more: this one counts!

# What speaks for a move, said by a friend

souriciere-ground-cheese = With { $dice } you are at the cheese!
souriciere-ground-again = Do not be afraid of { $dice }: then you throw once more.
souriciere-ground-out = With a six you take the short way out; only with a one you stay.
souriciere-ground-hole = Only mind the hole: it lies in wait for { $dice }.
souriciere-ground-trap = Only mind the trap: it lies in wait for { $dice }.
souriciere-ground-run = There is nothing to be afraid of, whatever you throw.

souriciere-end-cheese = Well done, { $winners }: the cheese is yours!
souriciere-end-night = Night has fallen: nobody has lost, and the cheese is shared.

souriciere-ui-way-short = Any number that is large enough reaches the cheese.
souriciere-ui-way-box = With the trap, and the exact number for the cheese.

souriciere-option-edition = Mousetrap
    .about = With it, a trapped mouse misses two turns; without it, its square is like any other.
souriciere-option-edition-ravensburger = with the trap
souriciere-option-edition-bookmark = without the trap
souriciere-option-exact = Exact number
    .about = It takes the exact number to reach the cheese; without this the game is shorter.
souriciere-option-occupied = Taken square
    .about = Where a mouse goes when another one sits on its square.
souriciere-option-occupied-before = the free square before it
souriciere-option-occupied-after = the free square after it
souriciere-option-first = Who is the youngest?
    .about = The youngest begins. If nobody wants to say, lots are drawn.
souriciere-option-first-none = By lot
souriciere-option-handicap = Who throws again after bad luck
    .about = For a small one among larger ones: a throw that leads into a hole or into the trap, or leaves the mouse in a room, is thrown once more.
    .has = throws again after bad luck
souriciere-option-handicap-none = nobody

souriciere-thing-bedroom = the bedroom
souriciere-thing-bathroom = the bathroom
souriciere-thing-dining-room = the dining room
souriciere-thing-laundry = the laundry
souriciere-thing-library = the library
souriciere-thing-kitchen = the kitchen

souriciere-ui-board = The house with its path, its rooms and its trap
souriciere-ui-whole = Show the whole house
souriciere-ui-where-house = { $seat } is in the mouse house.
souriciere-ui-where-square = { $seat } is on square { $square }. { $left ->
        [one] One more
       *[other] { $left } more
    } to the cheese.
souriciere-ui-where-room = { $seat } is in { $room }.
souriciere-ui-where-trap = { $seat } is in the trap. Turns still to miss: { $left }.

souriciere-ui-learn-throw = Touch the die! Your mouse runs as many squares as the die shows.
souriciere-ui-learn-other = Now the other mouse throws the die.
souriciere-ui-learn-again = Your turn again. If somebody already sits on your square, you stop before it. And mind the holes!
souriciere-ui-learn-room = Oops, a hole! Now you are in the bedroom. A six takes you far ahead along the green arrow, a three back up through the hole. With a one you stay, with any other number the red arrow leads back. Throw!
souriciere-ui-learn-on = A six! The green arrow was a long leap ahead. Now you run on.
souriciere-ui-learn-red = The other mouse is in the bathroom. Look where the red arrow leads!
souriciere-ui-learn-farewell = Near the cheese waits the trap: whoever is caught misses two turns. The cheese itself takes the exact number. The first mouse there wins. Have fun!
souriciere-ui-figure-shortest-race = throws: the shortest race we won
souriciere-ui-figure-traps = { $count ->
    [one] time in the trap
   *[other] times in the trap
}

souriciere-ui-paper-board = 1 board
souriciere-ui-paper-mouse = { $count } mice
souriciere-ui-paper-die = 1 die
