nibbles-title = Nibbles
nibbles-about = Prends un à trois fromages du tas. Qui aura le dernier ?

nibbles-event-taken = { $count ->
    [one] { $seat } prend un fromage. Il en reste { $left }.
   *[other] { $seat } prend { $count } fromages. Il en reste { $left }.
}
nibbles-event-emptied = { $seat } a pris le dernier fromage.

nibbles-do-take = { $count ->
    [one] Prendre un fromage
   *[other] Prendre { $count } fromages
}

nibbles-ask-take = { $seat }, combien de fromages prends-tu ?

nibbles-no-too-few = Prends au moins un fromage.
nibbles-no-too-many = Personne ne prend plus de { $most } fromages à la fois.
nibbles-no-not-there = Il n’y a pas autant de fromages : il en reste { $left }.

nibbles-end-took-the-last = Bravo, { $winners } : le dernier fromage est à toi !
nibbles-end-left-the-last = Bravo, { $winners } : le dernier fromage est resté à quelqu’un d’autre !

nibbles-option-heap = Le tas
    .about = Combien de fromages il y a sur la table.
nibbles-option-last = Le dernier fromage
    .about = Ce qui arrive à la souris qui le prend.
nibbles-option-last-wins = gagne
nibbles-option-last-loses = perd
nibbles-option-first = Qui commence
    .about = Qui prend en premier.
nibbles-option-first-none = au sort

nibbles-bot-thinker = Pensif
    .about = Compte le tas avant de prendre.
