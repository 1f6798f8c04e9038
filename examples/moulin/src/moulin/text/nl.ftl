moulin-title = Le Moulin
moulin-about = Met drie zakken op een rij sluit je een molen, en dan pak je een zak van de andere muis.

moulin-event-placed = { $seat } legt een zak op { $at }.
moulin-event-pushed = { $seat } schuift een zak van { $at } naar { $to }.
moulin-event-flew = { $seat } heeft nog drie zakken en laat er een vliegen van { $at } naar { $to }.
moulin-event-closed = { $seat } sluit een molen!
moulin-event-taken = { $seat } pakt een zak van { $whom } van { $at }.
moulin-event-won = { $seat } heeft gewonnen!
moulin-event-rested = Al { $turns } beurten is er geen zak gelegd of gepakt. De molen komt tot stilstand.

moulin-do-place = Leg een zak op { $at }
moulin-do-push = Schuif een zak van { $at } naar { $to }
moulin-do-take = Pak de zak op { $at }

moulin-ask-place = { $seat }, leg een zak op een vrij punt.
moulin-ask-push = { $seat }, schuif een van je zakken.
moulin-ask-take = { $seat }, je molen is dicht: pak een zak van de andere muis.

moulin-no-place-first = Leg eerst al je zakken op het bord.
moulin-no-all-placed = Al je zakken liggen er: nu ga je schuiven.
moulin-no-take-first = Je molen is dicht: pak eerst een zak.
moulin-no-no-mill = Je mag alleen een zak pakken als je een molen sluit.
moulin-no-no-such-point = Dat punt is er niet op het bord.
moulin-no-full = Daar ligt al een zak.
moulin-no-not-yours = Dat is geen zak van jou.
moulin-no-not-theirs = Pak een zak van de andere muis.
moulin-no-not-beside = Een zak gaat langs een balk naar het volgende punt.
moulin-no-in-a-mill = Die zak ligt in een gesloten molen. Pak een andere.

moulin-end-two-left = Goed gedaan, { $winners }: de andere muis heeft nog maar twee zakken.
moulin-end-shut-in = Goed gedaan, { $winners }: de andere muis kan geen zak meer schuiven.
moulin-end-rested = De molen staat stil: niemand heeft gewonnen en niemand heeft verloren.

moulin-option-flying = Vliegen
    .about = Met nog drie zakken mag een zak naar elk vrij punt.
moulin-option-first = Wie begint
    .about = Wie de eerste zak legt.
moulin-option-first-none = Het lot beslist

moulin-bot-dusty = Stofje
    .about = Sluit een molen als hij er een ziet en doet anders wat in hem opkomt.
moulin-bot-miller = De molenaar
    .about = Kijkt drie zetten vooruit.

moulin-thing-a1 = de buitenste hoek linksonder
moulin-thing-a4 = het midden van de buitenste linkerkant
moulin-thing-a7 = de buitenste hoek linksboven
moulin-thing-b2 = de middelste hoek linksonder
moulin-thing-b4 = het midden van de middelste linkerkant
moulin-thing-b6 = de middelste hoek linksboven
moulin-thing-c3 = de binnenste hoek linksonder
moulin-thing-c4 = het midden van de binnenste linkerkant
moulin-thing-c5 = de binnenste hoek linksboven
moulin-thing-d1 = het midden van de buitenste onderkant
moulin-thing-d2 = het midden van de middelste onderkant
moulin-thing-d3 = het midden van de binnenste onderkant
moulin-thing-d5 = het midden van de binnenste bovenkant
moulin-thing-d6 = het midden van de middelste bovenkant
moulin-thing-d7 = het midden van de buitenste bovenkant
moulin-thing-e3 = de binnenste hoek rechtsonder
moulin-thing-e4 = het midden van de binnenste rechterkant
moulin-thing-e5 = de binnenste hoek rechtsboven
moulin-thing-f2 = de middelste hoek rechtsonder
moulin-thing-f4 = het midden van de middelste rechterkant
moulin-thing-f6 = de middelste hoek rechtsboven
moulin-thing-g1 = de buitenste hoek rechtsonder
moulin-thing-g4 = het midden van de buitenste rechterkant
moulin-thing-g7 = de buitenste hoek rechtsboven
