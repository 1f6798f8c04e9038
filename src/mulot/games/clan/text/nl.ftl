# Le Clan

clan-title = Le Clan
clan-about = Vind samen de dieren van het bos voordat de zon opkomt. Onthoud goed, en help zonder een woord!

# Vragen

clan-ask-first-look = { $seat }, bekijk stiekem één tegel. Onthoud hem goed en leg hem dan terug.
clan-ask-help = { $seat }, weet jij waar het dier zit? Wijs de rij of de kolom aan, of pas.
clan-ask-explore = { $seat }, draai een tegel om!
clan-ask-explore-again = { $seat }, draai een andere tegel om!
clan-ask-put-back = { $seat }, onthoud de tegel goed en leg hem dan terug.
clan-ask-club = { $seat }, wil je met de knots zwaaien? Dan telt deze tegel niet.
clan-ask-wand = { $seat }, wil je met de toverstaf zwaaien? Dan verandert het dier van grootte.
clan-ask-owl = { $seat }, mag de uilenfee deze maan redden?

# Wat je kunt doen

clan-do-pass = Nee, dank je
    .advice = Sla deze keer over
clan-do-look = Stiekem { $place } bekijken
    .seen = Stiekem een tegel bekijken
    .advice = Kijk stiekem naar deze tegel
clan-do-put-back = De tegel terugleggen
    .advice = Leg de tegel terug
clan-do-help = De muis neerzetten: { $edge }
    .seen = De muis naast een rij of een kolom zetten
    .advice = Zet je muis hier neer
clan-do-reveal = { $place } omdraaien
    .seen = Een tegel omdraaien
    .advice = Draai deze tegel om
clan-do-candle = De kaars aansteken en stiekem { $place } bekijken
    .seen = De kaars aansteken en stiekem een tegel bekijken
    .advice = Steek de kaars aan en kijk naar deze tegel
clan-do-owl = De uilenfee redt de maan
    .advice = Roep de uilenfee
clan-do-club = Met de knots zwaaien
    .advice = Zwaai met de knots
clan-do-wand =
    { $size ->
        [small] Het dier klein maken
        [medium] Het dier middelgroot maken
       *[large] Het dier groot maken
    }
    .advice = { $size ->
            [small] Maak het dier klein
            [medium] Maak het dier middelgroot
           *[large] Maak het dier groot
        }
clan-do-golden-tooth =
    { $size ->
        [small] De gouden tand ruilen voor een kleine tand
        [medium] De gouden tand ruilen voor een middelgrote tand
       *[large] De gouden tand ruilen voor een grote tand
    }
    .advice = { $size ->
            [small] Ruil de gouden tand voor een kleine tand
            [medium] Ruil de gouden tand voor een middelgrote tand
           *[large] Ruil de gouden tand voor een grote tand
        }

# Wat er gebeurde

clan-event-looked = { $seat } bekijkt stiekem { $place }.
    .seen = { $seat } bekijkt stiekem een tegel.
clan-event-saw = Op { $place } zie je: { $tile }.
    .seen = Hier zie je: { $tile }.
clan-event-placed-back = { $seat } legt de tegel terug op { $place }.
    .seen = { $seat } legt de tegel terug.
clan-event-look-declined = { $seat } kijkt niet.
clan-event-first-named = { $seat } begint.
clan-event-mission-turned = De clan zoekt nu { $animal }.
clan-event-turn-began = { $seat } gaat het bos in en zoekt { $animal }.
clan-event-helped = { $seat } geeft een hint: { $edge }.
    .seen = { $seat } geeft een hint: kijk langs de rij of de kolom waar de muis staat!
clan-event-help-declined = { $seat } geeft geen hint.
clan-event-pawns-returned = Weer thuis na het helpen: { $seats }.
clan-event-candle-lit = { $seat } steekt de kaars aan.
clan-event-turned-up = { $seat } draait { $place } om: { $tile }.
    .seen = { $seat } draait een tegel om: { $tile }.
clan-event-turned-back = De tegel op { $place } ligt weer dicht.
    .seen = De tegel ligt weer dicht.
clan-event-tooth-won =
    { $size ->
        [small] Een kleine tand voor de kist!
        [medium] Een middelgrote tand voor de kist!
       *[large] Een grote tand voor de kist!
    } { $left ->
        [0] Dat was de laatste.
        [one] Nog één te vinden.
       *[other] Nog { $left } te vinden.
    }
clan-event-no-tooth-left =
    { $size ->
        [small] Daar is { $animal }, maar de kleine tanden zijn op.
        [medium] Daar is { $animal }, maar de middelgrote tanden zijn op.
       *[large] Daar is { $animal }, maar de grote tanden zijn op.
    } Niets gewonnen, niets verloren.
clan-event-moon-lost =
    { $why ->
        [miss] Hier niet! Er gaat een maan onder.
        [lost] Tijd verloren: er gaat een maan onder.
        [villain] Wat een schrik! Er gaat een maan onder.
       *[witch] De heks vervloekt het paarse bos: er gaat een maan onder.
    } { $left ->
        [0] Dat was de laatste maan.
        [one] Er is nog één maan.
       *[other] Er zijn nog { $left } manen.
    }
clan-event-owl-paid = { $seat } roept de uilenfee. De maan is gered!
clan-event-kept = { $seat } bewaart { $thing }.
clan-event-found = Op { $place } gevonden, voor iedereen: { $tile }.
    .seen = Gevonden, voor iedereen: { $tile }.
clan-event-got-lost = { $seat } verdwaalt: op { $place } lijken alle bomen op elkaar.
    .seen = { $seat } verdwaalt: hier lijken alle bomen op elkaar.
clan-event-left-forest = Plek { $place } is nu leeg: { $tile } is uit het bos verdwenen.
    .seen = De plek is nu leeg: { $tile } is uit het bos verdwenen.
clan-event-woke = O jee! Op { $place } wordt { $villain } wakker.
    .seen = O jee! Hier wordt { $villain } wakker.
clan-event-fled = Hoera, { $villain } vlucht! { $seat } wint { $trophy }.
clan-event-stormed = Een storm! Deze tegels zijn geschud: { $places }.
    .seen = Een storm! Er worden tegels geschud.
clan-event-club-used = { $seat } zwaait met de knots: de tegel op { $place } telt niet.
    .seen = { $seat } zwaait met de knots: deze tegel telt niet.
clan-event-wand-used =
    { $size ->
        [small] { $seat } zwaait met de toverstaf: { $animal } is nu klein.
        [medium] { $seat } zwaait met de toverstaf: { $animal } is nu middelgroot.
       *[large] { $seat } zwaait met de toverstaf: { $animal } is nu groot.
    }
clan-event-golden-tooth-given =
    { $size ->
        [small] { $seat } ruilt de gouden tand voor een kleine tand.
        [medium] { $seat } ruilt de gouden tand voor een middelgrote tand.
       *[large] { $seat } ruilt de gouden tand voor een grote tand.
    }
clan-event-ended =
    { $won ->
        [yes] Alle negen tanden liggen in de kist!
       *[no] De zon komt op.
    }

# Waarom niet

clan-no-no-such-place = Die plek is er niet in dit bos.
clan-no-empty-place = Daar ligt geen tegel meer.
clan-no-face-up = Deze tegel ligt al open.
clan-no-cancelled = Deze tegel telt niet meer. Kies een andere.
clan-no-no-such-edge = Zo ver komt het bos niet.
clan-no-ogre-no-help = Sst! Zolang de reus wakker is, mag niemand helpen.
clan-no-ogre-no-candle = Sst! Zolang de reus wakker is, blijft de kaars uit.
clan-no-own-turn = Het is jouw beurt: de anderen helpen jou.
clan-no-pawn-placed = Je muis heeft voor deze beurt al een hint gegeven.
clan-no-wait-for-help = Wacht even: de anderen kunnen je nog helpen.
clan-no-look-first = Eerst bekijkt iedereen stiekem een tegel.
clan-no-put-back-first = Leg eerst de tegel terug die je bekijkt.
clan-no-nothing-to-put-back = Je bekijkt geen tegel.
clan-no-look-is-over = Stiekem kijken mag aan het begin, of met de kaars.
clan-no-must-look = Iedereen bekijkt één tegel. Kies er een!
clan-no-must-explore = Je moet een tegel omdraaien.
clan-no-not-asked = Dit is niet het goede moment.
clan-no-no-candle = Er is geen kaars om aan te steken.
clan-no-candle-before-reveal = De kaars gebruik je vóór het omdraaien.
clan-no-no-moon-to-save = Er is nu geen maan te redden.
clan-no-not-your-trophy = Dit heb je niet: { $thing }.
clan-no-club-after-reveal = De knots gebruik je als er net een tegel is omgedraaid.
clan-no-wand-after-reveal = De toverstaf gebruik je als het gezochte dier net is omgedraaid.
clan-no-wand-in-vain = Hier verandert de toverstaf niets.
clan-no-same-size = Het dier heeft die grootte al.
clan-no-no-tooth-left =
    { $size ->
        [small] Er is geen kleine tand meer.
        [medium] Er is geen middelgrote tand meer.
       *[large] Er is geen grote tand meer.
    }

# Hoe het afloopt

# What speaks for a move, said by a friend

clan-ground-seen = Daar heb je { $thing } gezien!
clan-ground-pointed = { $whom } staat ernaast en geeft je een hint.
clan-ground-new = Daar heeft nog niemand iets omgedraaid.
clan-ground-guess = Het is een gok, maar zo goed als een andere.
clan-ground-first-look = Onthoud goed wat daar ligt, voor de hele clan.
clan-ground-remember = Zit het in je hoofd? Leg hem dan terug.
clan-ground-helps = Jij weet het: daar ergens zit { $thing }.
clan-ground-quiet = Je weet niet zeker waar { $thing } zit, en een verkeerde hint brengt de clan op een dwaalspoor.
clan-ground-keep = Bewaar het voor een moeilijker moment.
clan-ground-candle = Stiekem kijken kost geen maan.
clan-ground-owl = Red deze maan nu het nog kan.
clan-ground-club = Anders zou deze tegel je iets kosten.
clan-ground-wand = Van deze grootte ontbreekt nog een tand.
clan-ground-golden = Nog een tand voor de kist.
clan-ground-last-tooth = Dat is de laatste tand: jullie winnen!

clan-end-won = Alle negen tanden liggen in de kist. Goed gedaan, clan!
clan-end-sunrise = De laatste maan is onder en de zon komt op. Morgennacht proberen we het nog een keer!
clan-end-late = Het was een heel lange nacht, en de zon komt op. Morgennacht proberen we het nog een keer!

# Opties

clan-ui-way-short = Voor de kleinsten: negen tegels, geen aanwijzingen. Waar is de kikker?
clan-ui-way-box = Het grote bos: zestien tegels en een schurk.
clan-ui-way-expert = Een stapje moeilijker: het gevaarlijke bos met twee schurken, geen kaars en acht manen.

clan-option-forest = Het bos
    .about = Welke tegels er in het bos liggen.
clan-option-forest-young = Het kleine bos: negen tegels met dieren
clan-option-forest-full = Het grote bos: zestien tegels, één schurk
clan-option-forest-dangerous = Gevaarlijk: twee schurken, geen kaars
clan-option-forest-perilous = Heel gevaarlijk: drie schurken, geen kaars, geen uilenfee
clan-option-moons = Manen
    .about = Hoe lang de nacht duurt. Met minder manen wordt het maar een beetje moeilijker. Wil je meer? Ga naar het gevaarlijke bos!
clan-option-tooth_needed = Een zoektocht eindigt met een tand
    .about = Is er geen tand van die grootte meer, dan blijf je het dier zoeken tot het een tand oplevert.
clan-option-memory_aid = Geheugensteun
    .about = Tegels die je hebt gezien, blijven gemerkt, alleen voor jou.
clan-option-pointing = Wijscode
    .about = Iedereen kent de code: een muis naast het bos wijst precies één tegel aan.
clan-option-without_clues = Zonder aanwijzingen
    .about = Voor de kleinsten: niemand geeft aanwijzingen. Je zoekt gewoon het dier!
clan-option-first = Eerste speler
    .about = Wie het laatst de tandenmuis riep, begint.
clan-option-first-none = Het lot beslist
clan-option-handicap = Wie drie keer mag kijken
    .about = Voor de kleinste van de clan: voor het begin mag deze muis stiekem drie tegels bekijken, de ene na de andere.
    .has = mag drie keer kijken
clan-option-handicap-none = niemand

# Bots

clan-bot-gentle = Madelief
    .about = Onthoudt alleen de laatste paar tegels, en helpt als ze iets weet.
clan-bot-sensible = Mirabel
    .about = Onthoudt heel wat tegels, en haar hints zijn altijd waar.
clan-bot-strong = Oude Snorhaar
    .about = Vergeet niets. Spelen jullie met de wijscode, dan wijst zijn muis precies één tegel aan.

# Dieren

clan-thing-fox = de vos
clan-thing-rabbit = het konijn
clan-thing-hedgehog = de egel
clan-thing-squirrel = de eekhoorn
clan-thing-deer = het hert
clan-thing-bear = de beer
clan-thing-badger = de das
clan-thing-frog = de kikker
clan-thing-beaver = de bever

# Tegels

clan-thing-fox-rabbit-squirrel = een kleine vos, een middelgroot konijn en een grote eekhoorn
clan-thing-rabbit-hedgehog-deer = een klein konijn, een middelgrote egel en een groot hert
clan-thing-hedgehog-squirrel-bear = een kleine egel, een middelgrote eekhoorn en een grote beer
clan-thing-squirrel-deer-badger = een kleine eekhoorn, een middelgroot hert en een grote das
clan-thing-deer-bear-frog = een klein hert, een middelgrote beer en een grote kikker
clan-thing-bear-badger-beaver = een kleine beer, een middelgrote das en een grote bever
clan-thing-badger-frog-fox = een kleine das, een middelgrote kikker en een grote vos
clan-thing-frog-beaver-rabbit = een kleine kikker, een middelgrote bever en een groot konijn
clan-thing-beaver-fox-hedgehog = een kleine bever, een middelgrote vos en een grote egel
clan-thing-lost = niets dan bomen
clan-thing-candle = de kaars
clan-thing-owl = de uilenfee
clan-thing-grimoire = het toverboek
clan-thing-shield = het schild
clan-thing-sword = het zwaard
clan-thing-witch = de heks
clan-thing-ogre = de reus
clan-thing-dragon = de draak
clan-thing-wand = de toverstaf
clan-thing-club = de knots
clan-thing-golden-tooth = de gouden tand

# Waar een muis kan staan

clan-thing-top-a = boven kolom a
clan-thing-top-b = boven kolom b
clan-thing-top-c = boven kolom c
clan-thing-top-d = boven kolom d
clan-thing-bottom-a = onder kolom a
clan-thing-bottom-b = onder kolom b
clan-thing-bottom-c = onder kolom c
clan-thing-bottom-d = onder kolom d
clan-thing-left-1 = links van rij 1
clan-thing-left-2 = links van rij 2
clan-thing-left-3 = links van rij 3
clan-thing-left-4 = links van rij 4
clan-thing-right-1 = rechts van rij 1
clan-thing-right-2 = rechts van rij 2
clan-thing-right-3 = rechts van rij 3
clan-thing-right-4 = rechts van rij 4

# Het bord op het scherm

clan-ui-board = Het bos bij nacht
clan-ui-wanted =
    { $animal ->
        [none] Er wordt nog geen dier gezocht.
       *[other] We zoeken { $animal }.
    } { $left ->
        [0] Dit was de laatste opdracht.
        [one] Nog één opdracht op de stapel.
       *[other] Nog { $left } opdrachten op de stapel.
    }
clan-ui-moons =
    { $left ->
        [0] Geen maan meer.
        [one] Nog één maan.
       *[other] Nog { $left } manen.
    }
clan-ui-teeth = Tanden die nog te winnen zijn: { $small } kleine, { $medium } middelgrote en { $large } grote.
clan-ui-trophy = { $seat } heeft { $thing }.
clan-ui-candle = Pak de kaars
clan-ui-golden-tooth = Pak de gouden tand
clan-ui-back = Weer wegleggen
clan-ui-where = { $seat }, waar is { $animal }?
clan-ui-here = Hier is { $animal }!

clan-ui-learn-look = De nacht valt in het bos. Tik op de tegel die glanst: je bekijkt hem stiekem.
clan-ui-learn-remember = Hier wonen een klein konijn, een middelgrote egel en een groot hert. Onthoud de plek goed en leg de tegel dan terug!
clan-ui-learn-others-look = Nu bekijkt de andere muis een tegel. Wat erop staat, weet alleen zij.
clan-ui-learn-helped = We zoeken de vos! De andere muis mag je zonder woorden helpen.
clan-ui-learn-find = Ze staat naast een rij: daar ergens zit de vos. Draai de tegel om die glanst!
clan-ui-learn-help = Daar is hij, een kleine vos: een kleine tand voor de kist! Nu zoekt de andere muis de egel. Jij hebt er een gezien. Zet je muis boven zijn kolom!
clan-ui-learn-thanks = Ze begrijpt je. Kijk wat ze omdraait!
clan-ui-learn-alone = Een middelgrote tand! Nu zoeken we het hert, en jij bent aan de beurt. Misschien krijg je een hint.
clan-ui-learn-recall = Deze keer geen hint. Maar het hert heb je al gezien. Weet je nog waar?
clan-ui-learn-farewell = Goed onthouden! Is het dier er niet, dan gaat er een maan onder. Vinden jullie negen tanden voordat de laatste maan onder is, dan winnen jullie allemaal. Veel plezier!
clan-ui-puzzle = Je hebt het gezien: maar één tegel geeft zeker een tand. Welke?
clan-ui-puzzle-less = Misschien, maar we hebben niet gezien wat daar ligt. Eén tegel is zeker!
clan-ui-puzzle-never = Daar is nu geen tand te winnen. Welke tegel weet je nog?
clan-ui-puzzle-solved = Je wist nog wat eronder lag, en dat is een tand waard.
clan-ui-figure-nights-won = { $count ->
    [one] gewonnen nacht in het bos
   *[other] gewonnen nachten in het bos
}
clan-ui-figure-villains-fled = { $count ->
    [one] schurk weggejaagd
   *[other] schurken weggejaagd
}

clan-ui-paper-tile = { $count } bostegels
clan-ui-paper-mission = { $count } opdrachten
clan-ui-paper-moon = { $count } manen
clan-ui-paper-tooth-small = { $count } kleine tanden
clan-ui-paper-tooth-medium = { $count } middelgrote tanden
clan-ui-paper-tooth-large = { $count } grote tanden
clan-ui-paper-trophy = { $count } trofeeën
clan-ui-paper-mouse = { $count } muizen
clan-ui-paper-sky = het manenbord
clan-ui-paper-keeper = het tandenbord
clan-ui-paper-chest = de kist
