barrieres-title = Barrières
barrieres-about = De race over het bord: elke beurt een stap, of een hekje op de weg van een ander.

barrieres-event-stepped = { $seat } gaat van { $come } naar { $to }.
    .seen = { $seat } doet een stap.
barrieres-event-jumped = { $seat } springt over { $over }, van { $come } naar { $to }.
    .seen = { $seat } springt over { $over }!
barrieres-event-turned-off = { $seat } glipt langs { $over }, van { $come } naar { $to }.
    .seen = { $seat } glipt langs { $over }.
barrieres-event-placed =
    { $lies ->
        [h] { $seat } zet een hekje boven { $at }.
       *[v] { $seat } zet een hekje rechts van { $at }.
    } { $left ->
        [0] Dat was het laatste.
        [one] Er is er nog één.
       *[other] Er zijn er nog { $left }.
    }
    .seen = { $seat } zet een hekje neer. { $left ->
            [0] Dat was het laatste.
            [one] Er is er nog één.
           *[other] Er zijn er nog { $left }.
        }
barrieres-event-passed = { $seat } kan niets doen en past.
barrieres-event-arrived = { $seat } bereikt de kaas op { $at }!
    .seen = { $seat } bereikt de kaas!
barrieres-event-too-long = Na { $plies } beurten is nog niemand bij de kaas. Jullie delen die.
barrieres-event-repeated = Voor de derde keer dezelfde stelling: niemand geeft toe.

barrieres-do-step = Naar { $to } gaan
    .seen = Een stap doen
    .advice = Doe deze stap
barrieres-do-barrier =
    { $lies ->
        [h] Een hekje boven { $at }
       *[v] Een hekje rechts van { $at }
    }
    .seen = Een hekje zetten
    .advice = Zet hier een hekje
barrieres-do-pass = Passen
    .advice = Sla je beurt over

barrieres-ask-turn = { $seat }, een stap of een hekje?

barrieres-no-no-such-square = Dat vakje is er niet op dit bord.
barrieres-no-stay = Je muis zit daar al. Doe een stap, of zet een hekje.
barrieres-no-occupied = Daar zit { $whom } al.
barrieres-no-barrier-between = Er staat een hekje in de weg. Loop eromheen.
barrieres-no-too-far = Dat is te ver: een muis gaat één vakje tegelijk.
barrieres-no-diagonal = Niet schuin: naar voren, naar achteren of opzij.
barrieres-no-barrier-before-mouse = Er staat een hekje tussen jou en { $whom }.
barrieres-no-barrier-behind-mouse = Achter { $whom } staat een hekje. Glip er links of rechts langs.
barrieres-no-barrier-beside-mouse = Een hekje naast { $whom } sluit die kant af.
barrieres-no-third-mouse = Vlak achter { $whom } zit nog een muis: je springt maar over één muis.
barrieres-no-jump-straight = Je kunt recht over { $whom } heen springen, dus erlangs glippen mag niet.
barrieres-no-no-barriers = Je hebt geen hekjes meer. Doe een stap.
barrieres-no-sticks-out = Daar zou het hekje buiten het bord steken.
barrieres-no-overlaps = Hier staat al een hekje.
barrieres-no-crosses = Hekjes mogen elkaar niet kruisen.
barrieres-no-closes-way = Dat zou de laatste weg van { $whom } naar de kaas afsluiten.
barrieres-no-closes-own-way = Dat zou je eigen laatste weg naar de kaas afsluiten.
barrieres-no-can-still-act = Je kunt nog iets doen, dus je mag niet passen.

# What speaks for a move, said by a friend

barrieres-ground-arrives = Dan ben je bij de kaas!
barrieres-ground-nearer =
    Dan is het nog maar { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } naar je kaas.
barrieres-ground-longer =
    Dan moet { $seat } { $steps ->
        [one] één stap verder lopen.
       *[other] { $steps } stappen verder lopen.
    }
barrieres-ground-longer-both =
    Dan moet { $seat } { $steps ->
        [one] één stap verder lopen
       *[other] { $steps } stappen verder lopen
    }, en jij maar { $own }.
barrieres-ground-ready = Nog niemand hoeft om te lopen, maar je volgende hekje wordt er sterker door.

# What would have come of a better move, said when all is over

barrieres-ui-course-arrives = Dan was { $whom } bij de kaas geweest.
barrieres-ui-course-nearer =
    Dan was het nog maar { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } naar de kaas.
barrieres-ui-course-longer =
    Dan was de weg van { $seat } { $steps ->
        [one] één stap langer geworden.
       *[other] { $steps } stappen langer geworden.
    }
barrieres-ui-course-longer-both =
    Dan was de weg van { $seat } { $steps ->
        [one] één stap langer geworden
       *[other] { $steps } stappen langer geworden
    }, en die van { $whom } maar { $own }.
barrieres-ui-course-ready = Het volgende hekje was er sterker door geworden.

barrieres-end-arrived = Als eerste bij de kaas: { $winners }. Goed gelopen, allemaal!
barrieres-end-too-long = Gelijkspel: jullie delen de kaas.
barrieres-end-repeated = Gelijkspel: drie keer dezelfde stelling. Jullie delen de kaas.

barrieres-ui-way-short = Een kleine tuin, vijf vakjes breed.
barrieres-ui-way-box = De tuin uit de doos, zeven vakjes breed.
barrieres-ui-way-expert = Een grote tuin, negen vakjes breed.

barrieres-option-size = Grootte van het bord
    .about = Hoeveel vakjes een rij heeft. Het bord uit de doos heeft er 7.
barrieres-option-barriers = Hekjes voor elke muis
    .about = Hoeveel hekjes elke muis krijgt.
barrieres-option-barriers-none = zoals in de doos
barrieres-option-first = Wie begint
    .about = De muis die de eerste zet doet.
barrieres-option-first-none = Het lot beslist
barrieres-option-third_mouse = Een derde muis erachter
    .about = Wat er gebeurt als vlak achter de muis waar je overheen wilt springen nog een muis zit.
barrieres-option-third_mouse-blocks = je kunt er niet langs
barrieres-option-third_mouse-side-step = je mag erlangs glippen
barrieres-option-repetition = Gelijkspel door herhaling
    .about = Als dezelfde stelling voor de derde keer voorkomt, is het gelijkspel.
barrieres-option-handicap = Wie minder hekjes heeft
    .about = Speelt een grote met een kleine? Kies de muis van de grote: die krijgt maar half zoveel hekjes.
    .has = heeft minder hekjes
barrieres-option-handicap-none = niemand

barrieres-bot-gentle = Sprietje
    .about = Slentert naar de kaas en vergeet soms waar die lag. Ze zet maar één hekje. Fijn voor een eerste spel.
barrieres-bot-playful = Scheutje
    .about = Loopt goed, kijkt één stap vooruit en zet weinig hekjes. Soms rent ze gewoon door zonder te kijken.
barrieres-bot-sensible = Grijsje
    .about = Telt de stappen van iedereen en denkt aan wat jij dan doet.
barrieres-bot-strong = Braampje
    .about = Kijkt een paar zetten vooruit. Als je goed nadenkt, kun je winnen.
barrieres-bot-master = Meester Snuit
    .about = Kijkt heel veel zetten vooruit en kent het einde van de race uit het hoofd. Niemand in huis speelt beter.

# Het bord op het scherm

barrieres-ui-board = De tuin met zijn vakjes en gleuven
barrieres-ui-seat =
    { $seat }: muis op { $square }, { $count ->
        [0] geen hekjes meer
        [one] nog één hekje
       *[other] nog { $count } hekjes
    }
barrieres-ui-stock =
    { $count ->
        [0] Geen hekjes meer
        [one] Pak je laatste hekje
       *[other] Pak een hekje, nog { $count } over
    }
barrieres-ui-crossing = De kruising rechtsboven { $at }
    .seen = Hier komt het midden van een hekje
barrieres-ui-back = Toch geen hekje
barrieres-ui-move =
    { $way ->
        [up] Een kruising hoger
        [down] Een kruising lager
        [left] Een kruising naar links
       *[right] Een kruising naar rechts
    }
barrieres-ui-ways = De kortste wegen laten zien
barrieres-ui-way =
    { $steps ->
        [one] { $seat }: nog één stap tot de kaas
       *[other] { $seat }: nog { $steps } stappen tot de kaas
    }

barrieres-ui-learn-step = Jouw kaas ligt aan de overkant van de tuin. Tik op het vakje met het pootje: je muis doet een stap.
barrieres-ui-learn-other = De andere muis komt naar je toe. Haar kaas ligt aan jouw kant.
barrieres-ui-learn-barrier = In plaats van een stap mag je een hekje zetten. Tik op je kist, dan op de knop die glanst, en dan op het hekje dat je wilt.
barrieres-ui-learn-around = Nu moet ze eromheen lopen. Er moet voor iedereen altijd een weg openblijven.
barrieres-ui-learn-aside = Je hekje staat jou ook in de weg! Ga opzij.
barrieres-ui-learn-meets = Daar komt ze aan…
barrieres-ui-learn-jump = Ze zit vlak voor je: nu kun je over haar heen springen!
barrieres-ui-learn-close = Wat een sprong! Ze rent verder.
barrieres-ui-learn-cheese = Nog één stap, en de kaas is van jou!
barrieres-ui-learn-farewell = Elk vakje aan de kant van de kaas is goed. Wie er het eerst is, wint. Veel plezier!
barrieres-ui-puzzle = Jij bent aan de beurt. Er is precies één zet die wint. Welke?
barrieres-ui-puzzle-never = En de winst glipt weg. Kijk nog eens goed!
barrieres-ui-puzzle-solved = Wat de andere muis ook doet, die van jou is er het eerst.
barrieres-ui-figure-shortest-race = stappen: onze snelste gewonnen race
barrieres-ui-figure-jumps = { $count ->
    [one] sprong over een muis
   *[other] sprongen over muizen
}

barrieres-ui-paper-board = 1 bord
barrieres-ui-paper-mouse = { $count } muizen
barrieres-ui-paper-cheese = { $count } kazen
barrieres-ui-paper-barrier = { $count } hekjes
