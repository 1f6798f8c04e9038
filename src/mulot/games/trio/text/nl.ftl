trio-title = Le Trio
trio-about = In de kaas groeit een stapel kaarten met gaten. Drie muizen: hoera! Drie katten: o jee!

trio-event-placed = { $seat } legt kaart { $card } met de { $side } boven. Te zien: { $mice ->
        [0] geen muis
        [one] één muis
       *[other] { $mice } muizen
    } en { $cats ->
        [0] geen kat
        [one] één kat
       *[other] { $cats } katten
    }.
    .seen = { $seat } legt een kaart. Te zien: { $mice ->
            [0] geen muis
            [one] één muis
           *[other] { $mice } muizen
        } en { $cats ->
            [0] geen kat
            [one] één kat
           *[other] { $cats } katten
        }.
trio-event-mice-seen = Hoera, { $mice } muizen! { $seat } mag nog een kaart leggen.
trio-event-enough-laid = Weer drie muizen! Maar drie kaarten is genoeg: de beurt van { $seat } is voorbij.
trio-event-pile-taken = O jee, { $cats } katten! { $seat } neemt de hele stapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
trio-event-stopped = { $seat } stopt hier.
trio-event-round-won = De laatste kaart! { $seat } wint de ronde en heeft nu { $tokens ->
        [one] één fiche
       *[other] { $tokens } fiches
    }.
trio-event-round-blank = Ronde { $round } wilde maar niet eindigen. Niemand wint.
trio-event-round-began = Ronde { $round }: de kaarten worden geschud, { $cards } voor iedereen. { $seat } begint.
trio-event-dealt = { $to }, dit zijn jouw kaarten: { $cards }.
    .seen = { $to }, dit zijn jouw kaarten.
trio-event-peeked = { $to }, boven op jouw stapel ligt kaart { $card }. Jij kiest de kant.
    .seen = { $to }, kijk naar de kaart boven op jouw stapel. Jij kiest de kant.

trio-do-place = De bovenste kaart leggen
    .advice = Leg je bovenste kaart
trio-do-place-side = De bovenste kaart leggen, met de { $side } boven
    .seen = De bovenste kaart leggen, met de kant die je wilt
    .advice = Leg je kaart met deze kant boven
trio-do-place-card = Kaart { $card } leggen, met de { $side } boven
    .seen = Een van je kaarten leggen
    .advice = Leg deze kaart, met de kant die schittert
trio-do-stop = Hier stoppen
    .advice = Stop hier

trio-ask-place = { $seat }, leg je bovenste kaart in de kaas!
trio-ask-place-side = { $seat }, welke kant van je bovenste kaart komt boven?
trio-ask-place-card = { $seat }, welke kaart leg je in de kaas?
trio-ask-bonus = Drie muizen! { $seat }, leg je nog een kaart?
trio-ask-consolation = De kaas is leeg. { $seat }, leg je een nieuwe startkaart?

trio-no-choose-side = Kies welke kant van je bovenste kaart boven komt.
trio-no-choose-card = Kies een kaart uit je hand, en een kant.
trio-no-top-card-only = Je mag alleen je bovenste kaart leggen.
trio-no-side-is-fixed = Je legt de kaart zoals hij ligt: nog niemand heeft hem bekeken.
trio-no-not-in-hand = Die kaart zit niet in je hand.
trio-no-must-place = Leg eerst een kaart. Daarna mag je stoppen.

# What speaks for a move, said by a friend

trio-ground-last = Het is je laatste kaart: je wint de ronde!
trio-ground-stop = Nog een kaart zou de derde kat kunnen brengen.
trio-ground-luck = Niemand weet wat erop staat: veel geluk!
trio-ground-dare = Er zijn maar weinig kaarten die nu drie katten brengen.
trio-ground-mice = Dan kijken er drie muizen naar buiten, en mag je nog eens leggen.
trio-ground-trapped = Daarna kan { $seat } alleen nog drie katten leggen: dat zie je aan de open hand.
trio-ground-cats = Er kijken dan drie katten naar buiten, maar een betere kaart heb je niet.
trio-ground-safe =
    Dan is er { $cats ->
        [0] geen kat te zien
        [one] maar één kat te zien
       *[other] maar { $cats } katten te zien
    }: dat is veilig.
trio-ground-leaves =
    { $cats ->
        [0] De volgende muis hoeft dan voor geen kat bang te zijn.
        [one] De volgende muis moet dan oppassen voor één kat.
       *[other] De volgende muis moet dan oppassen voor { $cats } katten.
    }

trio-end-tokens = Drie fiches! { $winners } wint het spel.
trio-end-blank-rounds = Twee rondes wilden niet eindigen, dus we tellen de fiches. { $count ->
        [one] { $winners } wint het spel.
       *[other] { $winners } winnen samen.
    }

trio-ui-way-short = Een kortere avond: iedereen begint met een fiche, dus met nog twee erbij win je.
trio-ui-way-box = Het toeval draait de kaarten om.
trio-ui-way-expert = Iedereen heeft kaarten in de hand en kiest kaart en kant.

trio-option-variant = Spel
    .about = In het basisspel draait het toeval de kaarten om; kenners kiezen kaart en kant.
trio-option-variant-basic = Basisspel
trio-option-variant-pro = Spel voor kenners
trio-option-choose_side = De kant kiezen
    .about = In het basisspel bekijk je je bovenste kaart en kies je welke kant boven komt.
trio-option-start_token = Iedereen begint met een fiche
    .about = Voor een kortere avond: met nog twee fiches erbij win je het spel.
trio-option-first = Wie is de jongste?
    .about = De jongste begint. Als niemand het wil zeggen, beslist het lot.
trio-option-first-none = Het lot beslist
trio-option-handicap = Wie met open hand speelt
    .about = Speelt een grote met een kleine? In het spel voor kenners ziet iedereen de kaarten van de muis van de grote.
    .has = speelt met open hand
trio-option-handicap-none = niemand

trio-thing-front = voorkant
trio-thing-back = achterkant

trio-bot-gentle = Kruimel
    .about = Legt vaak wat er toevallig voor haar pootjes ligt.
trio-bot-sensible = Basilicum
    .about = Bekijkt wat elke kaart zou tonen, en neemt de mooiste.
trio-bot-strong = Salie
    .about = Onthoudt de kaarten en denkt enkele beurten vooruit.

trio-ui-board = De grote kaas met de kaarten
trio-ui-open-hand = De open hand van { $seat }
trio-ui-cheese = { $count ->
        [0] De kaas is leeg.
        [one] Er ligt één kaart in de kaas.
       *[other] Er liggen { $count } kaarten in de kaas.
    } Muizen: { $mice }. Katten: { $cats }.
trio-ui-mouse = muis
trio-ui-cat = kat
trio-ui-nothing = niets
trio-ui-seat = { $seat }: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }, { $tokens ->
        [0] geen fiche
        [one] één fiche
       *[other] { $tokens } fiches
    }.
trio-ui-face = muizen: { $mice }, katten: { $cats }, gaten: { $holes }
trio-ui-card = Kaart { $card }. Voorkant: { $front }. Achterkant: { $back }.
    .seen = Voorkant: { $front }. Achterkant: { $back }.
trio-ui-left = { $count ->
        [one] nog één kaart
       *[other] nog { $count } kaarten
    }
trio-ui-other-card = Een andere kaart
trio-ui-stop = Stop

trio-ui-learn-first = Tik op je stapel: de bovenste kaart valt in de kaas.
trio-ui-learn-other = Nu legt de andere muis er een kaart op. Kijk wat er door de gaten gluurt!
trio-ui-learn-again = Jij bent aan de beurt. Leg je volgende kaart!
trio-ui-learn-mice = Drie muizen! Hoera, je mag nog een kaart leggen. Wil je liever niet, dan tik je op het stopbord. Maar deze keer: durf!
trio-ui-learn-careful = Jij bent aan de beurt. Pas op: drie katten brengen ongeluk. Leg je kaart!
trio-ui-learn-cats = Drie katten! De hele stapel gaat onder die van jou. Als troost mag je een nieuwe startkaart leggen. Tik op je stapel!
trio-ui-learn-farewell = Wie als eerste geen kaarten meer heeft, wint de ronde en een fiche. Met drie fiches win je het spel. Veel plezier!
trio-ui-puzzle = { $about ->
    [bonus] Win de ronde, of laat de andere muis de stapel pakken! Nog een kaart, of stoppen: er is maar één goede keuze. Denk { $moves } kaarten vooruit.
   *[place] Win de ronde, of laat de andere muis de stapel pakken! Er is maar één goede kaart, met de goede kant boven. Denk { $moves } kaarten vooruit.
}
trio-ui-puzzle-never = Dan wint de andere muis, of moet jij de stapel pakken. Kijk nog eens goed!
trio-ui-puzzle-solved = Wat er nu ook komt: jij wint de ronde, of de andere muis moet de stapel pakken.
trio-ui-figure-cats-met = { $count ->
    [one] ontmoeting met de katten
   *[other] ontmoetingen met de katten
}
trio-ui-figure-mice-found = { $count ->
    [one] keer drie muizen in de kaas
   *[other] keer drie muizen in de kaas
}

trio-ui-paper-cheese = 1 grote kaas
trio-ui-paper-card = { $count } kaarten
trio-ui-paper-token = { $count } fiches
