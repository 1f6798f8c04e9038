moulin-title = Le Moulin
moulin-about = Close a mill with three sacks in a row, and take one from the other mouse.

moulin-event-placed = { $seat } puts a sack on { $at }.
moulin-event-pushed = { $seat } pushes a sack from { $at } to { $to }.
moulin-event-flew = { $seat } has three sacks left and lets one fly from { $at } to { $to }.
moulin-event-closed = { $seat } closes a mill!
moulin-event-taken = { $seat } takes a sack of { $whom } from { $at }.
moulin-event-won = { $seat } has won!
moulin-event-rested = For { $turns } turns no sack was placed or taken. The mill comes to rest.

moulin-do-place = Put a sack on { $at }
moulin-do-push = Push a sack from { $at } to { $to }
moulin-do-take = Take the sack on { $at }

moulin-ask-place = { $seat }, put a sack on a free point.
moulin-ask-push = { $seat }, push one of your sacks.
moulin-ask-take = { $seat }, your mill is closed: take a sack of the other mouse.

moulin-no-place-first = Put all your sacks on the board first.
moulin-no-all-placed = All your sacks are on the board: now you push them.
moulin-no-take-first = Your mill is closed: take a sack first.
moulin-no-no-mill = You may take a sack only when you close a mill.
moulin-no-no-such-point = There is no such point on the board.
moulin-no-full = A sack lies there already.
moulin-no-not-yours = That is not one of your sacks.
moulin-no-not-theirs = Take one of the other mouse's sacks.
moulin-no-not-beside = A sack goes along a beam, to the next point.
moulin-no-in-a-mill = That sack stands in a closed mill. Take one that stands outside.

moulin-end-two-left = Well done, { $winners }: the other mouse has only two sacks left.
moulin-end-shut-in = Well done, { $winners }: the other mouse cannot push any sack.
moulin-end-rested = The mill has come to rest: nobody has won, and nobody has lost.

moulin-option-flying = Flying
    .about = With three sacks left, a sack may go to any free point.
moulin-option-first = Who starts
    .about = Who puts the first sack on the board.
moulin-option-first-none = By lot

moulin-bot-dusty = Dusty
    .about = Closes a mill when it sees one; otherwise does whatever comes to mind.
moulin-bot-miller = The miller
    .about = Looks three moves ahead.

moulin-thing-a1 = the outer bottom-left corner
moulin-thing-a4 = the middle of the outer left side
moulin-thing-a7 = the outer top-left corner
moulin-thing-b2 = the middle bottom-left corner
moulin-thing-b4 = the middle of the middle left side
moulin-thing-b6 = the middle top-left corner
moulin-thing-c3 = the inner bottom-left corner
moulin-thing-c4 = the middle of the inner left side
moulin-thing-c5 = the inner top-left corner
moulin-thing-d1 = the middle of the outer bottom side
moulin-thing-d2 = the middle of the middle bottom side
moulin-thing-d3 = the middle of the inner bottom side
moulin-thing-d5 = the middle of the inner top side
moulin-thing-d6 = the middle of the middle top side
moulin-thing-d7 = the middle of the outer top side
moulin-thing-e3 = the inner bottom-right corner
moulin-thing-e4 = the middle of the inner right side
moulin-thing-e5 = the inner top-right corner
moulin-thing-f2 = the middle bottom-right corner
moulin-thing-f4 = the middle of the middle right side
moulin-thing-f6 = the middle top-right corner
moulin-thing-g1 = the outer bottom-right corner
moulin-thing-g4 = the middle of the outer right side
moulin-thing-g7 = the outer top-right corner
