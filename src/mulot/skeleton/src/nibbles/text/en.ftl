nibbles-title = Nibbles
nibbles-about = Take one to three cheeses from the heap. Who gets the last one?

nibbles-event-taken = { $count ->
    [one] { $seat } takes one cheese. { $left } left.
   *[other] { $seat } takes { $count } cheeses. { $left } left.
}
nibbles-event-emptied = { $seat } has taken the last cheese.

nibbles-do-take = { $count ->
    [one] Take one cheese
   *[other] Take { $count } cheeses
}

nibbles-ask-take = { $seat }, how many cheeses do you take?

nibbles-no-too-few = Take at least one cheese.
nibbles-no-too-many = Nobody takes more than { $most } cheeses at once.
nibbles-no-not-there = There aren’t that many cheeses: { $left } left.

nibbles-end-took-the-last = Well done, { $winners }: you have taken the last cheese!
nibbles-end-left-the-last = Well done, { $winners }: you have left the last cheese to another!

nibbles-option-heap = The heap
    .about = How many cheeses lie on the table.
nibbles-option-last = The last cheese
    .about = What happens to whoever takes it.
nibbles-option-last-wins = wins
nibbles-option-last-loses = loses
nibbles-option-first = Who starts
    .about = Who takes first.
nibbles-option-first-none = by lot

nibbles-bot-thinker = Thinker
    .about = Counts the heap before taking anything.
