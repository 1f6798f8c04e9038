nibbles-title = Nibbles
nibbles-about = Neem één tot drie kazen van de stapel. Wie krijgt de laatste?

nibbles-event-taken = { $count ->
    [one] { $seat } neemt één kaas. Er liggen er nog { $left }.
   *[other] { $seat } neemt { $count } kazen. Er liggen er nog { $left }.
}
nibbles-event-emptied = { $seat } heeft de laatste kaas genomen.

nibbles-do-take = { $count ->
    [one] Eén kaas nemen
   *[other] { $count } kazen nemen
}

nibbles-ask-take = { $seat }, hoeveel kazen neem je?

nibbles-no-too-few = Neem minstens één kaas.
nibbles-no-too-many = Niemand neemt meer dan { $most } kazen tegelijk.
nibbles-no-not-there = Zoveel kazen zijn er niet: er liggen er nog { $left }.

nibbles-end-took-the-last = Goed zo, { $winners }: de laatste kaas is voor jou!
nibbles-end-left-the-last = Goed zo, { $winners }: de laatste kaas bleef voor een ander!

nibbles-option-heap = De stapel
    .about = Hoeveel kazen er op tafel liggen.
nibbles-option-last = De laatste kaas
    .about = Wat er gebeurt met wie hem neemt.
nibbles-option-last-wins = wint
nibbles-option-last-loses = verliest
nibbles-option-first = Wie begint
    .about = Wie als eerste kaas neemt.
nibbles-option-first-none = loten

nibbles-bot-thinker = Denker
    .about = Telt eerst de stapel en neemt dan pas.
