# De woorden van het huis op het scherm.
ui-about = Over Mulot
ui-about-after = naar { $credit }
ui-about-aside = Spellen die niet op de plank staan
ui-about-aside-what = Hun pakketten werken hier niet; alle andere spellen kun je spelen. Wie dit huis beheert, vindt de reden in het logboek, met ‘mulot games’, en op deze pagina op de machine waar het huis op draait.
ui-about-fair = De dobbelstenen zijn eerlijk
ui-about-fair-what = Vóór het spel legt het huis zijn toeval achter een digitaal zegel, en elk apparaat doet er een snufje bij. Na het spel gaat het zegel open: je browser kan zelf elke worp nakijken.
ui-about-games = De spellen
ui-about-illustrated = getekend door { $who }
ui-about-own = Muizen, dozen, borden en teksten: getekend en geschreven voor Mulot, MIT-licentie
ui-about-pictures = Plaatjes en letters
ui-about-private = Niemand wordt gevolgd
ui-about-private-what = Geen account, geen echte namen, geen chat, geen reclame, niets van andere sites. Je apparaat wordt herkend aan één cookie; je instellingen blijven in je browser.
ui-about-translated = Franse spelregels van { $who }
ui-about-unofficial = Dit zijn vrije bewerkingen door mensen die van de originelen houden. Ze zijn niet officieel en hebben niets te maken met de auteurs en uitgevers die hier staan. Vind je ze leuk? Koop dan de dozen!
ui-about-what = Mulot (Frans voor veldmuis) is een huis vol muizenspellen. Open een doos, ga samen om één scherm zitten, of ieder achter een eigen scherm, en speel.
ui-adapt-on = Huismuizen die zich aan jullie aanpassen
ui-again = Opnieuw proberen
ui-ages = vanaf { $count } jaar
ui-all-boxes = Alle dozen tonen
ui-all-right = Goed!
ui-away = { $seat } is al een tijdje weg.
ui-back = Terug
ui-board = Het bord
ui-no-voice = Geen stem hier
ui-grown-ups = Voor grote mensen
ui-no-voice-what = Dit apparaat kan in deze taal niet voorlezen. Kijk naar de plaatjes: tik op wat glanst, en een pootje doet het voor.
ui-no-voice-why = Sommige stemmen werken via het internet. Die zouden elke zin van het spel naar vreemden sturen, dus Mulot gebruikt ze nooit. In de instellingen van de meeste apparaten kun je voor elke taal een eigen stem toevoegen.
ui-nobody-here = Er zit niemand op de plaats van { $seat }. Wie speelt daar?
ui-position = De stelling
ui-bot = Veldmuis
    .about = Doet maar wat.
ui-calm = Minder beweging
ui-clock-off = Geen klok
ui-clock-on = Een vriendelijke klok: { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} per zet
ui-listed-on = Iedereen in dit huis mag deze tafel vinden
ui-close = Sluiten
ui-code-of-table = De code van deze tafel
ui-code-here = Uitnodigen
ui-continue = Verder spelen
ui-copy = Link kopiëren
ui-course = Hoe ging het?
ui-course-axis = Kans om te winnen
ui-course-better = Een sleutelmoment! { $deed }: daar had { $seat } meer aan gehad.
ui-course-chance = { $seat }: { $percent }%
ui-course-curve = De kansen van iedereen, van begin tot eind. { $count ->
        [0] Het spel kantelde niet.
        [one] Het spel kantelde één keer.
       *[other] Het spel kantelde { $count } keer.
    }
ui-course-even = Deze keer kantelde het spel niet.
ui-course-good = Een mooi moment voor { $seat }: { $deed }.
ui-course-looks = We kijken nog eens naar je spel…
ui-course-start = Begin
ui-day = Het spel van vandaag
ui-day-about = Vandaag begint iedereen met dezelfde kaarten en dobbelstenen.
ui-day-house = { $end ->
    [won] Een huismuis op jouw plaats won
    [drawn] Een huismuis op jouw plaats speelde gelijk
   *[other] Een huismuis op jouw plaats won niet
} ({ $moves ->
    [one] in één zet
   *[other] in { $moves } zetten
}).
ui-day-house-waits = Wat een huismuis deed, blijft geheim tot jij hebt gespeeld.
ui-day-you = { $end ->
    [won] Je hebt gewonnen
    [drawn] Jij speelde gelijk
   *[other] Je won vandaag niet
} ({ $moves ->
    [one] in één zet
   *[other] in { $moves } zetten
}).
ui-day-you-waits = Jij hebt nog niet gespeeld.
ui-day-week = De laatste zeven dagen
ui-day-was = { $end ->
    [won] gewonnen
    [played] gespeeld
   *[other] niet gespeeld
}
ui-day-puzzle = De puzzel van vandaag
ui-delete-sure = Echt? De tafel is dan voor iedereen weg, met film en al, en niemand kan hem terughalen.
ui-danger = Hierna kun je niet terug
ui-delete-table = Deze tafel voorgoed wissen
ui-download = Het spel als bestand bewaren
ui-empty-seat = Plaats vrijmaken: { $seat }
ui-ended-abandoned = Er kwam niemand terug, dus de tafel is opgeruimd.
ui-ended-host = De tafel is opgeruimd.
ui-fair = Waren de dobbelstenen eerlijk?
ui-fair-cards = Was het schudden eerlijk?
ui-fair-luck = Was het toeval eerlijk?
ui-fair-open = { $line ->
    [0] Het toeval van dit spel was vanaf het begin openbaar: op deze dag begint iedereen hetzelfde.
   *[other] Vanaf regel { $line } was het toeval niet meer verzegeld: het spel was als bestand bewaard.
}
ui-fair-no = Er klopt iets niet op regel { $line }. Laat dit zien aan de volwassene die voor dit huis zorgt.
ui-fair-yes = Ja! Deze browser heeft { $draws ->
    [one] { $draws } trekking
   *[other] { $draws } trekkingen
} in { $lines ->
    [one] { $lines } zet
   *[other] { $lines } zetten
} nagekeken: alles is zoals het vóór het spel was verzegeld.
ui-forget-device = Dit apparaat vergeten
ui-forget-sure = Echt? Je raakt je plaatsen kwijt en de spellen die je alleen speelde, en de instellingen worden weer zoals op de eerste dag.
ui-free-seat = Vrije plaats
ui-friend = Wat zou jij doen?
ui-friend-would = { $deed }: dat zou ik doen.
ui-friend-thinks = Even nadenken…
ui-friend-unsure = Ik weet het ook niet.
ui-friend-follow = Doe dat
ui-friend-on = Een vriend naast je geeft raad als je wilt
ui-friend-told = { $seat } vroeg { $count ->
    [one] één keer
   *[other] { $count } keer
} om raad.
ui-give-up = Mijn plaats opgeven
ui-give-up-sure = Echt voorgoed weggaan?
ui-go-on = Verder
ui-hand-back = Ik ben er weer!
ui-how-it-ended = Hoe het afliep
ui-how-we-play = Hoe spelen we?
ui-invite = Vrienden uitnodigen
ui-join = Naar de tafel
ui-join-code = Heb je een code?
ui-kept = Wat er over ons bewaard wordt
ui-kept-browser = Wat deze browser bewaart
ui-kept-browser-what = Eén cookie met een willekeurig getal, een jaar lang, zodat je plaats van jou blijft. En in het geheugen van de browser: je instellingen (taal, geluid, hoe ver je bent in een les en zo), je muizen, je stickers, de laatste 24 tafels waar je zat of toekeek, en de films van de laatste 40 spellen die je speelde (bij ‘Onze spellen’ kun je ze weggooien). Niets gaat naar andere sites, en niets komt daarvandaan.
ui-kept-delete = Nu wissen
ui-kept-delete-what = De gastheer of gastvrouw kan een tafel altijd wissen; is het spel uit, dan kan iedereen die er nog een plaats heeft dat ook. Alles is meteen weg: zetten, film, bewijs, uitnodiging. ‘Dit apparaat vergeten’ geeft de plaatsen vrij, wist de spellen waar niemand anders bij zat, en maakt de cookie en het geheugen van de browser leeg. In een afgelopen spel met anderen blijft de naam van je muis staan tot die tafel verdwijnt.
ui-kept-house = Wat het huis opschrijft
ui-kept-house-what = Van elke tafel: welk spel, welke muizen er zaten (naam, gezicht en vacht), elke zet en hoe laat. Om een apparaat te herkennen, heeft elke plaats een onleesbaar nummer; het zegt niet wie of waar je bent. Wat de muizen tegen elkaar zeggen, wordt niet opgeschreven. Internetadressen worden in het geheugen geteld, zodat niemand het huis kan overspoelen, en nooit opgeschreven.
ui-kept-how-long = Hoe lang
ui-kept-how-long-what = Een afgelopen tafel wordt gewist na { $over ->
    [one] één dag
   *[other] { $over } dagen
} (soms een dag later). Een tafel die { $idle ->
    [one] één dag
   *[other] { $idle } dagen
} lang door niemand wordt aangeraakt, wordt beëindigd en geldt dan als afgelopen. De hoofdstukken van een verhaal blijven bij elkaar tot het laatste verdwijnt. Wat overblijft, is het getal waar de dobbelstenen uit kwamen; dat zegt niets over wie er speelde. Reservekopieën blijven tot de beheerder van dit huis ze wist.
ui-kept-not = Wat nooit gevraagd wordt
ui-kept-not-what = Geen naam, geen leeftijd, geen adres, geen e-mail, geen wachtwoord, geen foto. Spelers kiezen een muizennaam uit een lijst, en wat ze zeggen komt ook uit een lijst: niets wat een kind typt, komt bij iemand aan.
ui-kept-others = Wie een spel kan zien
ui-kept-others-what = Wie de link van een tafel heeft, kan meekijken als toeschouwer, en ziet na afloop het hele spel. De gastheer of gastvrouw kan regelen dat alleen wie meespeelt mag kijken; dan toont de link anderen niets, ook daarna niet.
ui-kept-tables = Tafels die dit apparaat kan wissen
ui-kept-what = Voor ouders, en voor iedereen die het wil weten. Het is kort, want het is weinig.
ui-language = Taal
ui-learn = Leren
ui-learn-anew = Opnieuw beginnen
ui-learn-done = Nu weet je hoe het moet!
ui-learn-try = Dat nog even niet. Tik op wat glanst!
ui-leave = Terug naar de plank (de plaats blijft van jou)
ui-lent = Een huismuis speelt voor { $seat }.
ui-less = Minder
ui-licences = De teksten van alle licenties
ui-lift = Ik ben { $seat }
ui-link = Link voor een vriend
ui-log = Wat er gebeurde
ui-log-empty = Er is nog niets gebeurd.
ui-look-at-board = Naar het bord kijken
ui-lost = O! Die kamer kunnen we niet vinden.
ui-menu = Meer
ui-minutes = { $count } minuten
ui-moment = Moment
ui-more = Meer
ui-move-waits = Je zet wacht even. We sturen hem zodra het huis antwoordt.
ui-next-child = Volgend kind
ui-next-child-sure = Is het volgende kind aan de beurt? Alles van het vorige kind verdwijnt van dit apparaat.
ui-no = Nee
ui-no-box = Er is geen doos die past.
ui-no-connection = Het huis antwoordt nu even niet.
ui-no-house = Er ging iets mis in het huis.
ui-no-lesson = Voor dit spel is er nog geen les.
ui-no-such-code = Er is geen open tafel met deze code. Kijk nog eens, teken voor teken.
ui-no-such-game = Dat spel hebben we niet in huis.
ui-no-such-table = Deze tafel is er niet meer.
ui-now-play = Nu jij!
ui-ours = Onze spellen
ui-ours-drop = Dit spel hier vergeten
ui-ours-drop-all = Al deze spellen hier vergeten
ui-ours-drop-all-sure = Echt waar? Alle films op dit apparaat worden weggegooid. Het huis zelf bewaart zijn tafels nog een tijdje.
ui-ours-drop-sure = Echt waar? De film op dit apparaat wordt weggegooid.
ui-ours-going = Nog niet klaar
ui-ours-none = Nog niets. De spellen die je op dit apparaat speelt, komen hier te staan, met hun film.
ui-ours-shared = Kinderen gebruiken dit apparaat om de beurt: hier wordt niets bewaard.
ui-ours-tidy = Onder elk plaatje kun je de film weggooien.
ui-only-players-watch = Alleen wie meespeelt, mag kijken
ui-paper = Dit spel afdrukken
ui-paper-about = Druk af, knip uit, vouw, en speel aan tafel.
ui-paper-more = Dik papier is het best. Mulot is gratis: druk af zo vaak je wilt.
ui-paper-parts = Wat er wordt afgedrukt
ui-paper-pieces = Onderdelen
ui-paper-print = Afdrukken
ui-paper-size = Papierformaat
ui-paper-step-both-sides = Druk dubbelzijdig af, omgeslagen langs de lange kant.
ui-paper-step-cut = Knip langs de lijnen.
ui-paper-step-flaps = Vouw de dobbelsteen tot een kubus, en plak de flapjes vast.
ui-paper-step-fold = Vouw langs de streepjeslijn, dan blijft het staan.
ui-paper-step-glue = Een bord in meerdere delen? Knip bij de merktekens, en plak elk deel op de strook van het vorige.
ui-paper-step-print = Druk af op 100%. Meet dit rode vierkant na: het moet 40 mm breed zijn.
ui-paper-story = Verhaal
ui-paper-title = { $title } op papier
ui-pass-to = Geef het scherm aan { $seat }
ui-pause = Pauze
ui-paused = Het spel rust even uit.
ui-paused-wait = De gastheer of gastvrouw maakt het straks weer wakker.
ui-play = Afspelen
ui-people = { $count ->
    [one] Eén persoon
   *[other] { $count } personen
}
ui-players = { $count ->
    [1] 1 speler
   *[other] { $count } spelers
}
ui-possible = Wat kan ik doen?
ui-possible-many = { $count } plekken om uit te kiezen
ui-program = Opwindmuis
    .about = Een programma dat de gastheer van dit huis heeft toegevoegd.
ui-progress = Hoe ver we zijn
ui-no-puzzle = Die puzzel is er niet.
ui-puzzle = Puzzel { $number }
ui-puzzle-again = Laat het nog eens zien
ui-puzzle-cannot = Dat kan hier niet. Tik op wat glanst!
ui-puzzle-grade = { $grade ->
    [1] makkelijk
    [2] gemiddeld
   *[other] moeilijk
}
ui-puzzle-hint = Een beetje hulp
ui-puzzle-next = De volgende
ui-puzzle-right = Ja, dat is hem!
ui-puzzle-right-helped = Ja! Een halve ster, met een beetje hulp.
ui-puzzle-solved = Puzzel { $number }: opgelost
ui-puzzle-solved-helped = Puzzel { $number }: opgelost met hulp, een halve ster
ui-puzzle-stars = Sterren: { $stars }
ui-puzzle-watch = Kijk goed, en onthoud…
ui-puzzles = Puzzels
ui-say-puzzles = Tik op een nummer. Eén stuk kaas is makkelijk, drie is moeilijk. Wat je hebt opgelost, krijgt een ster, en met hulp een halve ster.
ui-qr = Code met de link voor een vriend
ui-quick = Snel
ui-read-no = Nee, liever stil
ui-read-on = Verder lezen
ui-read-to-you = Zal ik je voorlezen?
ui-read-yes = Ja, lees me voor!
ui-reconnecting = Momentje, we zoeken de weg terug…
ui-say-box = Tik op de grote gele knop, dan begint het spel.
ui-say-end = Met de grote gele knop ga je verder. Met het huisje ga je terug naar de plank.
ui-say-shelf = Welk spel spelen we? Tik op een doos. Houd je vinger op een plaatje, dan zeg ik wat het is.
ui-turn-page = Sla de bladzijde om
ui-open-book = Het boek
ui-open-luck = Het zegel van deze tafel is open
ui-book-of = { $title }: het boek
ui-book-back = Verder lezen
ui-book-end = Einde. Slaap lekker, helden!
ui-keep-book = Het boek als bestand bewaren
ui-rematch = Nog een keer!
ui-eyes-all = Steeds door de ogen van wie speelt
ui-eyes-none = Wat iedereen zag
ui-play-on = Vanaf hier verder spelen
ui-skip-scene = Verder
ui-speed = Snelheid: { $speed ->
    [0] langzaam
    [2] snel
   *[other] gewoon
}
ui-whose-eyes = Door wiens ogen?
ui-branched = Dit spel gaat verder na zet { $lines } van een ander spel. Vanaf daar heeft het zijn eigen toeval.
ui-replay = Nog eens bekijken
ui-resume = Verder spelen
ui-rule-for-experts = Voor wie de regels kent
ui-rule-missing = De spelregels zeggen hier niet meer over.
ui-rule-number = Regel { $rule }
ui-read-section = Voorlezen: { $title }
ui-rewind = Terug naar vóór deze zet
ui-rewind-before = Terug naar vóór: { $what }
ui-rewind-sure = { $moves ->
    [one] Eén zet
   *[other] { $moves } zetten
} teruggaan?
ui-rewind-ask = Iedereen vragen of we { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} terug mogen?
ui-rewind-asked = { $seat } wil graag { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} terug. Dat kan alleen als iedereen ja zegt. Goed?
ui-who-is-playing = Wie speelt er?
ui-seats-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
ui-rulebook = Spelregels
ui-say-again = Zeg het nog eens
ui-say-something = Iets zeggen
ui-scan = Scan dit met een telefoon of tablet
ui-seat-awaited = Deze muis is aan de beurt.
ui-seat-away = weg
ui-seat-bot = een huismuis
ui-seat-mine = op dit apparaat
ui-seat-rung = { $rung ->
    [one] heeft één keer geoefend
   *[other] heeft { $rung } keer geoefend
}
ui-share = De film delen
ui-share-link = De link naar de film
ui-share-no-more = De link intrekken
ui-share-on = Wie meespeelt, mag daarna de film delen
ui-share-what = Met deze link zie je de film zoals een toeschouwer hem zag, en verder niets. De link werkt niet meer als je hem intrekt, of als de tafel gewist wordt.
ui-shelf = De plank
ui-show-me = Laat zien
ui-sit-here = Hier zitten
ui-sound = Geluiden
ui-stand-in = Laat een huismuis spelen
ui-start = Spelen!
ui-step-back = Een stap terug
ui-step-on = Een stap verder
ui-story = Het verhaal van dit spel
ui-take-over = Laat een huismuis spelen voor { $seat }
ui-the-deal = De tafel is gedekt.
ui-to-box = Terug naar de doos
ui-to-shelf = Naar de plank
ui-together = allemaal samen
ui-tonight = Wie zit er vandaag aan tafel?
ui-turn-of = { $seat } is aan de beurt…
ui-undo = Terugnemen
ui-undo-asked = { $seat } wil de laatste zet terugnemen. Goed?
ui-undo-refused = De anderen laten de zet liever staan.
ui-undo-waiting = We vragen het aan de anderen…
ui-voice = Voorlezen
ui-voice-hello = Hallo! Ik lees je voor.
ui-waiting-friends = We wachten op de anderen…
ui-waiting-host = Iedereen is er. We beginnen zo…
ui-host-away = De gastheer of gastvrouw is even weg.
ui-become-host = Ik zorg voor de tafel
ui-kept-browser-pocket = Alles, en niemand anders heeft er iets van (behalve als je een spel naar het huis kopieert): je tafels met elke zet en de tijd ervan, je instellingen (taal, geluid, hoe ver je bent in een les en zo), je muizen, je stickers, en de films van de laatste 40 spellen die je speelde. Het blijft tot je het hier wist of het geheugen van deze browser leegmaakt; een browser met te weinig ruimte kan het weggooien. Er gaat niets naar andere sites, en er komt niets vandaan.
ui-kept-browser-shared = Eén cookie met een willekeurig getal, zodat je plaats van jou blijft; die verdwijnt als de browser wordt gesloten. En in het geheugen van de browser: je instellingen (taal, geluid, hoe ver je bent in een les en zo), je muizen en de laatste 24 tafels waar je zat of toekeek. Dat alles verdwijnt met ‘Volgend kind’, en vanzelf als langer dan tien minuten niemand het scherm aanraakt. Niets gaat naar andere sites, en niets komt daarvandaan.
ui-still-here = Ja, ik ben er nog
ui-still-there = Is er nog iemand?
ui-still-there-what = Als niemand antwoordt, ruimen de muizen op voor het volgende kind.
ui-table-lent = Je was even weg: iemand anders zorgt voor je tafel.
ui-take-table-back = Ik ben terug: ik zorg weer voor de tafel
ui-way-short = Kort spel
ui-way-box = Zoals in de doos
ui-way-expert = Voor kenners
ui-way-own = Op onze manier
ui-ways-more = Meer manieren om te spelen
ui-who-bot = Huismuis
ui-who-slower = Denkt hier wat langer na.
ui-who-friend = Een vriend op een ander scherm
ui-who-here = Hier
ui-who-is-here = Wie er is
ui-who-plays = Wie speelt er?
ui-whole-rulebook = Alle spelregels
ui-why = Waarom?
ui-why-this = Waarom? { $what }
ui-yes = Ja
ui-youngest = Hoe oud is de jongste?
ui-mice = Onze muizen
ui-mice-coat = Vacht
ui-mice-face = Gezicht
ui-mice-kept = Je muizen blijven op dit apparaat. Aan een tafel zien de anderen een muis, nooit een mens.
ui-mice-name = Naam
ui-mice-names = Andere namen
ui-mice-new = Een nieuwe muis
ui-mice-next = { $name } zit hier. Iemand anders?
ui-mice-remove = Laat deze muis gaan
ui-mice-remove-sure = Deze muis laten gaan?
ui-mice-me = Dat ben ik!
ui-mice-hello = Ik ben { $name }!
ui-settings = Instellingen
ui-calls = Als jij aan de beurt bent
ui-full-screen = Volledig scherm
ui-look = Licht of donker
ui-look-auto = Zoals het apparaat
ui-look-light = Licht
ui-look-dark = Donker
ui-loudness = Hoe hard?
ui-loudness-step = { $step ->
    [0] Geen geluid
    [1] Zacht
    [2] Gewoon
   *[other] Hard
}
ui-notifies = Roep me, ook als ik op een andere pagina ben
ui-notifies-refused = Je browser wil het niet. Je kunt dat veranderen in zijn instellingen voor deze pagina.
ui-one-switch = Spelen met één knop
ui-one-switch-what = Een kader gaat langs alles wat je kunt kiezen. Kiezen: druk op een toets, of tik ergens op het scherm. Stoppen: druk op Escape, of houd je vinger drie seconden op het scherm.
ui-pace-off = Uit
ui-pace-slow = Langzaam
ui-pace-middle = Gewoon
ui-pace-quick = Snel
ui-stays-awake = Scherm aan laten
ui-vibrates = Trillen
ui-your-turn = { $seat }, jij bent aan de beurt!

# The house inside the browser
ui-pocket-waking = De muizen staan op…
ui-pocket-full = Er is geen plaats meer op dit apparaat. Alles wat je gespeeld hebt is bewaard, behalve de laatste zet. Wis een oud spel en speel dan verder.
ui-pocket-private = Dit venster bewaart niets: als je het sluit, zijn je spellen weg.
ui-pocket-gone = De browser heeft opgeruimd: je vorige spellen zijn weg. Je kunt meteen opnieuw beginnen.
ui-pocket-newer = Hier is een nieuwere Mulot geopend. Laad de pagina opnieuw om verder te gaan.
ui-pocket-failed = Het huis wil in deze browser niet open. Laad de pagina opnieuw, of probeer een andere browser.
ui-pocket-reload = Opnieuw laden
ui-pocket-fine = Goed
ui-pocket-update = Er is een nieuwere Mulot. Die krijg je de volgende keer dat je de pagina opent.
ui-pocket-update-now = Nu vernieuwen
ui-pocket-bring = Een bewaard spel openen
ui-pocket-bring-damaged = Dit bestand is beschadigd, of het is geen spel van ons. Hier is niets veranderd.
ui-pocket-short = Er is nog maar heel weinig plaats op dit apparaat. Bewaar alles in een bestand, en wis wat je niet meer nodig hebt.
ui-pocket-put-back = Dit apparaat is vol, en de browser had alles leeggemaakt. Je spellen waren er nog en zijn teruggezet. Maak gauw wat plaats op het apparaat.
ui-pocket-only-here = Dit apparaat is vol. Je spellen zijn er nog, maar alleen tot dit venster dichtgaat. Bewaar nu alles in een bestand: de knop staat bij ‘Wat er over ons bewaard wordt’.
ui-pocket-safe = Zijn onze spellen hier veilig?
ui-pocket-safe-yes = Ja. Deze browser heeft beloofd ze te bewaren tot je ze wist. Gaat het apparaat stuk of raakt het zoek, dan helpt alleen een bestand.
ui-pocket-safe-no = Meestal wel. Deze browser bewaart ze, maar heeft het niet beloofd: als het apparaat vol raakt, of als er lang niemand speelt, kan hij ze weggooien. Hij belooft het eerder waar Mulot geïnstalleerd is. Een bestand is het veiligst.
ui-pocket-all-what = In één bestand past alles: alle spellen, het stickeralbum en je muizen. Je kunt het hier terughalen, of in een andere browser. Met dit bestand kun je te weten komen wat de dobbelstenen gaan gooien in spellen die nog niet uit zijn: ze zijn dan niet meer geheim.
ui-pocket-all-out = Alles in een bestand bewaren
ui-pocket-all-in = Terughalen uit een bestand
ui-pocket-all-back = { $games ->
    [0] Alles was er al.
    [one] Er is één spel terug, met de stickers uit het bestand.
   *[other] Er zijn { $games } spellen terug, met de stickers uit het bestand.
}
ui-pocket-all-stayed = { $games ->
    [one] Eén spel is hier een andere kant op gegaan, en blijft zoals het is.
   *[other] { $games } spellen zijn hier een andere kant op gegaan, en blijven zoals ze zijn.
}
ui-pocket-all-no-room = Er is op dit apparaat niet genoeg plaats voor alles. Hier is niets veranderd.
ui-pocket-take-along = Als bestand bewaren
ui-pocket-take-along-sure = Met dit bestand kun je te weten komen wat de dobbelstenen gaan gooien: ze zijn dan niet meer geheim. Toch bewaren?
ui-pocket-copy-up = Naar het huis kopiëren
ui-pocket-copy-up-sure = Je kunt daar verder spelen, ook op andere apparaten; hier blijft een kopie. De dobbelstenen zijn dan niet meer geheim, en wie daar aanschuift, krijgt dat te horen. Kopiëren?
ui-pocket-copy-up-over = Daar wordt het ook bewaard, en andere apparaten kunnen ernaar kijken. Kopiëren?
ui-pocket-offer = Hier spelen zonder internet

# Telefoons naast elkaar, zonder server
ui-nearby-invite = Nog een telefoon uitnodigen
ui-nearby-what = Iedereen speelt op zijn eigen scherm. Internet is niet nodig, alleen dezelfde wifi.
ui-nearby-scan = Scan dit met de andere telefoon
ui-nearby-hold = Houd de andere telefoon voor deze camera
ui-nearby-copy = Hier is geen camera: zet het antwoord van de andere telefoon in dit vak
ui-nearby-paste = Het antwoord van de andere telefoon
ui-nearby-answer = Jouw antwoord
ui-nearby-copy-answer = Jouw antwoord kopiëren
ui-nearby-join = Kom je spelen?
ui-nearby-show = Houd dit voor de camera van de eerste telefoon
ui-nearby-waiting = We wachten tot de eerste telefoon je binnenlaat…
ui-nearby-finding = De telefoons zoeken elkaar…
ui-nearby-connected = { $count ->
    [one] Er speelt één andere telefoon mee.
   *[other] Er spelen { $count } andere telefoons mee.
}
ui-nearby-full = Er spelen al { $count } andere telefoons mee. Meer passen er niet bij.
ui-nearby-stop = Stoppen
ui-nearby-apart = De telefoons vinden elkaar niet. Zitten ze op dezelfde wifi? Gastnetwerken, bijvoorbeeld in hotels, houden telefoons vaak uit elkaar. Zet dan op één telefoon de hotspot aan voor de andere.
ui-nearby-nowhere = Deze telefoon zit op geen enkel netwerk. Zet de wifi of een hotspot aan en probeer het opnieuw.
ui-nearby-not-a-code = Dat is geen hele code. Probeer het nog een keer.
ui-nearby-cannot = Deze pagina kan geen andere telefoon bereiken. Daarvoor is een nieuwe browser nodig, en een adres dat met https begint.
ui-nearby-kept = Spelen met telefoons in de buurt
ui-nearby-kept-what = De telefoons praten rechtstreeks met elkaar, en niemand anders merkt er iets van. Elke telefoon bewaart een willekeurige sleutel, zodat zijn plaats van hem blijft, en twaalf uur lang wat nodig is om de andere terug te vinden. Het spel staat op de telefoon die heeft uitgenodigd; de andere bewaren er na afloop hun film van. De camera zoekt alleen de code van de andere telefoon: er wordt geen beeld bewaard.

ui-album = Stickeralbum
ui-album-games = De spellen van het album
ui-album-page = Bladzijde { $number }
ui-say-album = Tik op een sticker om hem groot te zien. De bleke stickers win je door te spelen.
ui-say-ours = Dit hebben we gespeeld. Tik op een plaatje om het nog eens te zien.
ui-say-day = Dit is het spel van vandaag. Tik op de grote gele knop om het te spelen. Daaronder zie je de laatste zeven dagen.
ui-say-mice = Dit is jouw muis. Tik erop! Je kunt het gezicht, de vacht en de naam veranderen.
ui-sticker-day = Gewonnen op { $day }.
ui-sticker-waits = { $title }: nog niet ingeplakt
ui-sticker-won = { $title }: ingeplakt
ui-stickers = Stickers
ui-stickers-rest = { $count ->
    [one] En nog eentje in het album.
   *[other] En nog { $count } in het album.
}
ui-stickers-won = { $count ->
    [one] Een nieuwe sticker!
   *[other] Nieuwe stickers!
}
ui-chair = Stoel { $number }
ui-chair-less = Een stoel minder
ui-chair-more = Een stoel erbij
ui-which-mouse = Welke muis ben jij?
ui-which-mouse-later = Nu niet
ui-end-look = Maar kijk:
ui-end-brave = Je hebt tot het einde gespeeld. Knap!
