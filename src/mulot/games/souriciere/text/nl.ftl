souriciere-title = La Souricière
souriciere-about = De muizenrace naar de kaas. Pas op voor de gaten!

souriciere-event-rolled = { $seat } gooit { $die }.
souriciere-event-throws-again = Een { $die } brengt geen geluk: { $seat } gooit nog een keer.
souriciere-event-occupied = Op vak { $square } zit { $whom } al. { $seat } gaat naar { $to ->
        [0] het huisje
       *[other] vak { $to }
    }.
souriciere-event-moved = { $seat } rent naar vak { $to }.
souriciere-event-bounced = { $seat } raakt de kaas, maar gooide { $surplus } te veel en loopt terug naar vak { $to }.
souriciere-event-blocked = Geen plek verderop! { $seat } blijft { $square ->
        [0] in het huisje
       *[other] op vak { $square }
    }.
souriciere-event-fell = Oei, een gat op vak { $hole }! { $seat } valt in { $room }.
souriciere-event-took-green = Zes! { $seat } volgt de groene pijl uit { $room }: { $to ->
        [0] terug naar het huisje
       *[other] naar vak { $to }
    }.
souriciere-event-climbed-back = { $seat } klimt door het gat uit { $room }: { $to ->
        [0] terug naar het huisje
       *[other] naar vak { $to }
    }.
souriciere-event-took-red = { $seat } volgt de rode pijl uit { $room }: { $to ->
        [0] terug naar het huisje
       *[other] naar vak { $to }
    }.
souriciere-event-stayed-in = Eén: { $seat } blijft in { $room }. Volgende beurt nog een keer proberen!
souriciere-event-caught = Klap! Op vak { $square } valt { $seat } in de muizenval.
souriciere-event-slid-down = { $seat } volgt de rode pijl uit { $room } en… klap! Recht in de muizenval.
souriciere-event-lost-turn = { $seat } slaat een beurt over in de muizenval. { $left ->
        [0] Dat was de laatste!
       *[other] Nog maar { $left }.
    }
souriciere-event-released = De muizenval gaat open: { $seat } start weer vanaf vak { $to }.
souriciere-event-won = { $seat } heeft de kaas!
souriciere-event-night-fell = Na { $turns } beurten valt de nacht. Alle muizen gaan slapen.

souriciere-do-roll = Gooi de dobbelsteen
    .advice = Gooi de dobbelsteen
souriciere-ask-roll = { $seat }, jij bent aan de beurt: gooi de dobbelsteen!
souriciere-ask-roll-again = { $seat }, gooi nog een keer: deze worp telt!

# What speaks for a move, said by a friend

souriciere-ground-cheese = Met { $dice } ben je bij de kaas!
souriciere-ground-again = Wees niet bang voor { $dice }: dan gooi je nog een keer.
souriciere-ground-out = Met een zes neem je de korte weg naar buiten; alleen met een één blijf je binnen.
souriciere-ground-hole = Pas wel op voor het gat: bij { $dice } val je erin.
souriciere-ground-trap = Pas wel op voor de val: bij { $dice } klapt hij dicht.
souriciere-ground-run = Er is niets om bang voor te zijn, wat je ook gooit.

souriciere-end-cheese = Goed gedaan, { $winners }: de kaas is voor jou!
souriciere-end-night = De nacht is gevallen: niemand heeft verloren, jullie delen de kaas.

souriciere-ui-way-short = Elk getal dat groot genoeg is, brengt je bij de kaas.
souriciere-ui-way-box = Met de muizenval, en het juiste getal voor de kaas.

souriciere-option-edition = Muizenval
    .about = Met de val slaat een gevangen muis twee beurten over; zonder de val is dat een gewoon vak.
souriciere-option-edition-ravensburger = met de muizenval
souriciere-option-edition-bookmark = zonder de muizenval
souriciere-option-exact = Precies gooien
    .about = Je moet precies op de kaas uitkomen. Zet dit uit voor een korter spel.
souriciere-option-occupied = Bezet vak
    .about = Waar de muis heen gaat als er al een andere op dat vak zit.
souriciere-option-occupied-before = het vrije vak ervoor
souriciere-option-occupied-after = het vrije vak erna
souriciere-option-first = Wie is de jongste?
    .about = De jongste begint. Als niemand het wil zeggen, beslist het lot.
souriciere-option-first-none = Het lot beslist
souriciere-option-handicap = Wie na pech nog eens gooit
    .about = Voor een kleintje tussen de groten: een worp die in een gat of in de val leidt, of die de muis in een kamer laat, mag één keer over.
    .has = gooit na pech nog eens
souriciere-option-handicap-none = niemand

souriciere-thing-bedroom = de slaapkamer
souriciere-thing-bathroom = de badkamer
souriciere-thing-dining-room = de eetkamer
souriciere-thing-laundry = het washok
souriciere-thing-library = de bibliotheek
souriciere-thing-kitchen = de keuken

souriciere-ui-board = Het huis met zijn pad, zijn kamers en zijn muizenval
souriciere-ui-whole = Het hele huis laten zien
souriciere-ui-where-house = { $seat } is in het muizenhuisje.
souriciere-ui-where-square = { $left ->
        [0] { $seat } is bij de kaas, op vak { $square }!
        [one] { $seat } is op vak { $square }. Nog één vak tot de kaas.
       *[other] { $seat } is op vak { $square }. Nog { $left } vakken tot de kaas.
    }
souriciere-ui-where-room = { $seat } is in { $room }.
souriciere-ui-where-trap = { $seat } zit in de muizenval. { $left ->
        [0] Dat was de laatste beurt overslaan.
        [one] Nog één beurt overslaan.
       *[other] Nog { $left } beurten overslaan.
    }

souriciere-ui-learn-throw = Tik op de dobbelsteen! Je muis rent zoveel vakken als er ogen zijn.
souriciere-ui-learn-other = Nu gooit de andere muis.
souriciere-ui-learn-again = Jij bent weer aan de beurt. Is je vak al bezet, dan stop je er net voor. En pas op voor de gaten!
souriciere-ui-learn-room = Oei, een gat! Nu zit je in de slaapkamer. Met een zes ga je langs de groene pijl ver vooruit, met een drie weer omhoog door het gat. Gooi je één, dan blijf je zitten; met elk ander getal brengt de rode pijl je terug. Gooi!
souriciere-ui-learn-on = Een zes! De groene pijl was een grote sprong vooruit. Nu ren je verder.
souriciere-ui-learn-red = De andere muis zit in de badkamer. Kijk waar de rode pijl naartoe leidt!
souriciere-ui-learn-farewell = Vlak bij de kaas wacht de muizenval: een gevangen muis slaat twee beurten over. En voor de kaas heb je precies het juiste getal nodig. De eerste muis bij de kaas wint. Veel plezier!
souriciere-ui-figure-shortest-race = worpen: onze snelste gewonnen race
souriciere-ui-figure-traps = { $count ->
    [one] keer in de val
   *[other] keer in de val
}

souriciere-ui-paper-board = 1 bord
souriciere-ui-paper-mouse = { $count } muizen
souriciere-ui-paper-die = 1 dobbelsteen
