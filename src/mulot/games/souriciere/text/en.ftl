souriciere-title = La Souricière
souriciere-about = The mice race for the cheese. Mind the holes!

souriciere-event-rolled = { $seat } rolls { $die }.
souriciere-event-throws-again = { $die } is bad luck: { $seat } rolls again.
souriciere-event-occupied = { $whom } is already on square { $square }. { $seat } goes to { $to ->
        [0] the mouse house
       *[other] square { $to }
    }.
souriciere-event-moved = { $seat } runs to square { $to }.
souriciere-event-bounced = { $seat } runs { $surplus } too far, and bounces back to square { $to }.
souriciere-event-blocked = No room ahead! { $seat } stays { $square ->
        [0] in the mouse house
       *[other] on square { $square }
    }.
souriciere-event-fell = Oops, a hole on square { $hole }! { $seat } falls into { $room }.
souriciere-event-took-green = Six! { $seat } leaves { $room } by the green arrow: { $to ->
        [0] back to the mouse house
       *[other] to square { $to }
    }.
souriciere-event-climbed-back = { $seat } climbs out of { $room } through the hole: { $to ->
        [0] back to the mouse house
       *[other] to square { $to }
    }.
souriciere-event-took-red = { $seat } leaves { $room } by the red arrow: { $to ->
        [0] back to the mouse house
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
souriciere-event-night-fell = After { $turns } turns, night falls. All the mice go to sleep.

souriciere-do-roll = Roll the die
    .advice = Roll the die
souriciere-ask-roll = { $seat }, your turn: roll the die!
souriciere-ask-roll-again = { $seat }, roll again: this one counts!

# What speaks for a move, said by a friend

souriciere-ground-cheese = Roll { $dice } and you reach the cheese!
souriciere-ground-again = Don’t worry about { $dice }: then you roll again.
souriciere-ground-out = A six is a short cut out; only a one keeps you here.
souriciere-ground-hole = Just watch out for the hole: { $dice } would land you in it.
souriciere-ground-trap = Just watch out for the trap: { $dice } would land you in it.
souriciere-ground-run = There’s nothing to be afraid of, whatever you roll.

souriciere-end-cheese = Well done, { $winners }: the cheese is yours!
souriciere-end-night = Night has fallen: nobody has lost, and you all share the cheese.

souriciere-ui-way-short = Any number that’s big enough gets you to the cheese.
souriciere-ui-way-box = With the trap, and only the exact number gets you to the cheese.

souriciere-option-edition = Mousetrap
    .about = With it, a trapped mouse misses two turns; without it, its square is like any other.
souriciere-option-edition-ravensburger = with the trap
souriciere-option-edition-bookmark = without the trap
souriciere-option-exact = Exact number
    .about = You need the exact number to reach the cheese. Without this rule the game is shorter.
souriciere-option-occupied = Taken square
    .about = Where a mouse goes when another one is on its square.
souriciere-option-occupied-before = the free square before it
souriciere-option-occupied-after = the free square after it
souriciere-option-first = Who is the youngest?
    .about = The youngest begins. If nobody wants to say, we draw lots.
souriciere-option-first-none = Draw lots
souriciere-option-handicap = Who rolls again after bad luck
    .about = For a little one among bigger players: a roll that leads into a hole or the trap, or leaves the mouse in a room, is rolled again.
    .has = rolls again after bad luck
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
souriciere-ui-where-square = { $left ->
        [0] { $seat } is on the cheese, square { $square }!
        [one] { $seat } is on square { $square }. One more square to the cheese.
       *[other] { $seat } is on square { $square }. { $left } more squares to the cheese.
    }
souriciere-ui-where-room = { $seat } is in { $room }.
souriciere-ui-where-trap = { $seat } is in the trap. { $left ->
        [0] No more turns to miss.
        [one] One more turn to miss.
       *[other] { $left } more turns to miss.
    }

souriciere-ui-learn-throw = Touch the die! Your mouse runs as many squares as the die shows.
souriciere-ui-learn-other = Now the other mouse rolls the die.
souriciere-ui-learn-again = Your turn again. If somebody is already on your square, you stop just before it. And mind the holes!
souriciere-ui-learn-room = Oops, a hole! Now you’re in the bedroom. A six: off along the green arrow! A three: back up through the hole. A one: you stay. Anything else: the red arrow takes you back. Roll!
souriciere-ui-learn-on = A six! The green arrow was a long leap ahead. Now you run on.
souriciere-ui-learn-red = The other mouse is in the bathroom. Look where the red arrow leads!
souriciere-ui-learn-farewell = Near the cheese is the trap: if it catches you, you miss two turns. And you need the exact number to reach the cheese. The first mouse there wins. Have fun!
souriciere-ui-figure-shortest-race = rolls in the shortest race we won
souriciere-ui-figure-traps = { $count ->
    [one] time in the trap
   *[other] times in the trap
}

souriciere-ui-paper-board = 1 board
souriciere-ui-paper-mouse = { $count } mice
souriciere-ui-paper-die = 1 die
