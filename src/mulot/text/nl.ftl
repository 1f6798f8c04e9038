# De woorden van het huis. Plaatsen en dingen komen als namen aan.
house-title = Mulot
house-mouse-0 = Hazelnoot
house-mouse-1 = Klaver
house-mouse-2 = Braam
house-mouse-3 = Klaproos
house-mouse-4 = Distel
house-mouse-5 = Eikeltje
house-yes = ja
house-no = nee
house-none = geen
house-and = en
house-no-error = Er ging iets mis.
house-no-over = Het spel is afgelopen.
house-no-not-your-turn = Je bent nu nog niet aan de beurt.
house-no-no-such-seat = Die plaats is er niet aan deze tafel.
house-no-for-reading-only = Dit spel kun je nalezen, maar niet verder spelen: het zaadje zit niet in het bestand.
house-no-nothing-to-undo = Er is niets om terug te nemen.
house-no-cannot-undo = Dat kan niet terug: er is al gegooid, of er is iets omgedraaid.
house-no-seen-or-told = Dat kan niet terug: iemand heeft het al gezien of gehoord.
house-no-bad-options = { $field } kan niet “{ $value }” zijn. Mogelijk: { $allowed }
house-no-unreadable = Ik begrijp “{ $text }” niet.
house-no-broken-journal =
    { $where ->
        [file] Het logboek is stuk
        [header] Het logboek is stuk op de eerste rij
       *[line] Het logboek is stuk op regel { $line }
    }: { $what ->
        [empty] er staat niets in.
        [cut] het houdt daar op, midden in het spel. De rest ontbreekt.
        [strange] het begint niet zoals een spel van dit huis.
        [garbled] deze regel is niet te lezen.
        [changed] deze regel is veranderd nadat hij werd geschreven.
        [order] er ontbreekt een regel, of er staat een op de verkeerde plaats.
        [seal] de laatste rij past niet bij wat erboven staat.
        [after] er staat nog iets onder de laatste rij.
        [rules] de regels laten deze zet niet toe.
        [luck] het geluk in deze regel is niet dat van dit spel.
        [seed] het zaadje is niet dat wat in het begin is beloofd.
        [game] het is van een ander spel.
        [agreed] wat het over het spel zegt, kan niet.
        [sealed] het zaadje staat er niet in. Je kunt het lezen, maar niet verder spelen.
        [moment] er is geen regel waar je zo verder kunt.
        [pages] de bladzijden horen niet bij elkaar.
        [ended] na deze bladzijde komt niets meer.
        [open] deze tafel is nog niet begonnen.
        [long] het is langer dan dit huis aanneemt.
       *[other] { $why }
    }
house-no-whole-file = Dit bestand is beschadigd, afgebroken, of iets anders. Er is niets uit gehaald, en hier is niets veranderd.
house-no-other-copy = Dit spel is hier al, en is sindsdien een andere kant op gegaan. Het spel dat hier staat, blijft zoals het is.
house-no-too-new = Dit spel komt van een nieuwere Mulot (versie { $found }; hier bekend: { $known }).
house-no-too-many-outcomes = Er zijn meer dan { $limit } mogelijke uitkomsten.
house-no-such-game = Er is geen spel “{ $game }” in huis. Er zijn: { $known }
house-no-such-package = Geen module en geen map met een spel: { $name }
house-no-game-aside = Het spel “{ $game }” is opzijgelegd, want zijn pakket werkt hier niet: { $why }
house-no-such-file = Het bestand “{ $file }” kan niet open: { $why }
house-no-site = De client is hier niet gebouwd: er is niets om te schrijven.
house-left-out-needs = { $game } gaat niet mee: het heeft { $module } nodig, en dat heeft Python hier niet in een browser.
house-left-out-compiled = { $game } gaat niet mee: { $file } erin is gecompileerd, en werkt in geen enkele browser.
house-left-out-breaks = { $game } gaat niet mee: in een browser stopt zijn Python met “{ $why }”.
house-left-out-slow = { $game } gaat niet mee: na { $seconds } seconden kon het nog altijd niet gespeeld worden.
house-no-chromium = Om af te drukken heeft dit huis Chromium of Chrome nodig, en het vindt geen van beide ({ $names }). Installeer er een met het pakketbeheer van je systeem (op Debian: apt install chromium), of noem er een in MULOT_CHROMIUM. In een browser die al open is, drukt /print/SPEL hetzelfde af.
house-chromium-failed = Chromium heeft niet afgedrukt: { $why }.
house-not-on-paper = “{ $game }” heeft niets om af te drukken.
house-no-bad-name = Een spel kan niet “{ $name }” heten: kleine letters en cijfers, en geen naam die al bestaat.
house-no-folder-taken = Er staat al iets op “{ $folder }”.
house-no-extra = Hiervoor is iets niet geïnstalleerd ({ $modules }): pip install "{ $package }" voegt het toe.
house-no-league = In { $game } wint of verliest iedereen samen: niemand is sterker dan de anderen. Gebruik mulot simulate.
house-no-illegal-choice = De bot { $bot } op plaats { $seat } koos “{ $action }”, en dat mag daar niet: zet { $ply } van het spel met het zaadje { $seed }.
house-no-program-failed = De bot { $bot } op plaats { $seat } { $why ->
        [late] antwoordde niet op tijd
        [ended] is uit zichzelf gestopt
        [flood] schreef te veel, of voordat hem iets gevraagd was
        [illegal] koos een actie die daar niet mag
       *[nonsense] gaf een antwoord dat geen actie is
    } en is beëindigd: zet { $ply } van het spel met het zaadje { $seed }. Hij schreef “{ $action }”.
house-no-place = De map { $folder } kan niet gemaakt worden: { $why }. Zeg met --database BESTAND waar de tafels moeten liggen.
house-tables-kept = De tafels liggen in { $file }
house-tables-found-here = De tafels komen uit { $file }, in deze map, want op de gewone plaats zijn er nog geen: { $other }
house-tables-also-here = In deze map ligt ook { $other }, en dat wordt niet gebruikt: --database mulot.db opent het.
house-no-bad-backup = “{ $file }” is geen reservekopie: { $why }
house-no-backup-written = De reservekopie kan niet naar “{ $file }” geschreven worden: { $why }
house-no-house = Er is geen huis in { $database }.
house-backed-up =
    Gekopieerd naar { $file } ({ $size } kB): { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    } met { $rows ->
        [one] één regel
       *[other] { $rows } regels
    }. Het bestand bevat het toeval van lopende spellen: houd het voor jezelf.
house-purged =
    { $ended ->
        [one] Eén tafel beëindigd
       *[other] { $ended } tafels beëindigd
    }, { $deleted ->
        [one] 1 verwijderd
       *[other] { $deleted } verwijderd
    }.
house-list-head = tafel, spel, stand, plaatsen, vrij, regels, geopend, aangeraakt, opzijgezet
house-restored =
    { $added ->
        [one] Eén tafel
       *[other] { $added } tafels
    } teruggebracht, { $lengthened } aangevuld, { $same } { $same ->
        [one] was
       *[other] waren
    } er al.
house-restored-other =
    { $other ->
        [one] Eén tafel ging hier sindsdien een andere weg en blijft zoals ze is
       *[other] { $other } tafels gingen hier sindsdien een andere weg en blijven zoals ze zijn
    }: { $names }
house-no-number = Hier hoort een heel getal van { $low } tot { $high }, niet “{ $text }”.
house-shelf = De spellen in huis
house-shelf-game = Spel
house-shelf-players = Spelers
house-shelf-about = Wat het is
house-turn = { $seat } is aan de beurt.
house-pass-to = Geef het scherm aan { $seat }, alsjeblieft. Klaar? Druk op Enter.
house-free = { $seat } mag ook iets doen. Enter: ga verder.
house-choose = Een nummer, een zet, of ? voor hulp:
house-thinks = { $seat } denkt na…
house-help = Typ een nummer of de zet zelf om hem te spelen; “moves” toont alle zetten. “why ZET” zegt waarom een zet niet kan; “undo” neemt een zet terug; “hint” toont een goede zet; “save BESTAND” bewaart het spel; “rules” toont de regels; “quit” stopt.
house-many-moves = Er zijn { $count } zetten mogelijk: typ er een, of “moves” om ze allemaal te zien.
house-arrow-steps = De pijltjes laten een stap zien, Enter zet hem.
house-arrow-choose = De pijltjes gaan op en neer, Enter speelt.
house-hide-again = Enter verbergt het weer.
house-read-on = Enter: verder.
house-help-ways = “ways” toont ieders kortste weg.
house-way =
    { $seat }: nog { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }, { $way }
house-allowed = { $text } kan.
house-taken-back = Teruggenomen.
house-book-goes-on = Het boek gaat verder: sla het weer open voor de volgende bladzijde.
house-book-ends = Dat was de laatste bladzijde. Einde!
house-verify-page = Bladzijde { $page }
house-verify-book = Alle { $pages } bladzijden horen bij elkaar, de een na de ander.
house-save-where = Onder welke naam? Typ “save” en een naam, bijvoorbeeld “save { $file }”.
house-save-over = Er is al een bestand “{ $file }”. Typ nog eens hetzelfde om dit spel daarin te bewaren, of kies een andere naam.
house-saved = Bewaard als { $file }.
house-goodbye = Tot ziens!
house-slower = { $bot } ziet hier minder ver dan elders: het gecompileerde deel is niet voor deze machine gemaakt.
house-good-move = Een goede zet: { $action }
house-no-hint = In dit spel zijn er geen hints.
house-more = … en nog { $count }
house-replay-line = Zet { $line }
house-verify-good =
    Alles klopt: { $lines ->
        [one] één regel
       *[other] { $lines } regels
    }, ongeschonden, volgens de spelregels.
house-verify-luck =
    Het toeval is wat het zaadje zegt: { $count ->
        [one] één trekking
       *[other] { $count } trekkingen
    } nagekeken.
house-verify-branch =
    Het begon als een ander spel: het toeval van de eerste { $lines ->
        [one] regel
       *[other] { $lines } regels
    } is wat het zaadje van dat spel zegt.
house-verify-sealed = Het toeval is niet nagekeken: het zaadje is niet onthuld.
house-verify-unsealed = { $line ->
    [0] Het geluk was vanaf het begin openbaar: iedereen kent het zaad, zoals dat van het spel van de dag.
   *[other] Vanaf regel { $line } was het geluk niet meer verzegeld: een kopie met het zaad had het huis verlaten.
}
house-verify-open = Het spel is nog niet afgelopen.
house-simulate = Simuleren
house-table-bot = Robot
house-table-seat = Plaats
house-table-score = Score
house-table-interval = 95%-interval
house-table-end = Hoe het afliep
house-table-games = Spellen
house-table-elo = Elo
house-league = Competitie
house-length = Zetten per spel: gemiddeld { $mean }, mediaan { $median }, 95 van de 100 binnen { $within }.
house-speed =
    { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } in { $seconds } s ({ $rate } zetten per seconde).

# Aan een tafel: namen, zinnetjes, reacties, en waarom niet.
house-name-acorn = Eikeltje
house-name-almond = Amandel
house-name-apricot = Abrikoos
house-name-barley = Gerst
house-name-berry = Bes
house-name-biscuit = Biscuit
house-name-bramble = Braam
house-name-breeze = Bries
house-name-bubble = Bubbel
house-name-button = Knoop
house-name-caramel = Karamel
house-name-chestnut = Kastanje
house-name-cinnamon = Kaneel
house-name-clover = Klaver
house-name-cocoa = Cacao
house-name-cookie = Koekje
house-name-crumb = Kruimel
house-name-daisy = Madelief
house-name-dewdrop = Dauwdruppel
house-name-ember = Gloed
house-name-feather = Veertje
house-name-fennel = Venkel
house-name-fern = Varen
house-name-ginger = Gember
house-name-hazel = Nootje
house-name-honey = Honing
house-name-ivy = Klimop
house-name-jasmine = Jasmijn
house-name-juniper = Vlier
house-name-kiwi = Kiwi
house-name-lemon = Citroen
house-name-lilac = Sering
house-name-maple = Esdoorn
house-name-marble = Knikker
house-name-mint = Munt
house-name-misty = Nevel
house-name-mushroom = Boleet
house-name-nettle = Netel
house-name-nutmeg = Foelie
house-name-oat = Haver
house-name-olive = Olijf
house-name-peach = Perzik
house-name-pebble = Kiezel
house-name-pepper = Peper
house-name-pickle = Augurk
house-name-plum = Pruim
house-name-poppy = Klaproos
house-name-pumpkin = Pompoen
house-name-quince = Kweepeer
house-name-raisin = Rozijn
house-name-rosemary = Laurier
house-name-rye = Rogge
house-name-saffron = Saffraan
house-name-sesame = Sesam
house-name-snowdrop = Vlokje
house-name-sparkle = Vonkje
house-name-sunny = Zonnetje
house-name-thistle = Distel
house-name-thyme = Tijm
house-name-toffee = Toffee
house-name-tulip = Tulp
house-name-vanilla = Vanille
house-name-walnut = Walnoot
house-name-willow = Wilg
house-face-plain = zonder versiering
house-face-freckles = sproeten
house-face-spectacles = een bril
house-face-patch = een ooglapje
house-face-daisy = een madeliefje
house-face-cap = een pet
house-face-bow = een strik
house-face-straw = een strohoed
house-coat-grey = grijze vacht
house-coat-brown = bruine vacht
house-coat-cream = crème vacht
house-coat-slate = leigrijze vacht
house-coat-fox = vosrode vacht
house-coat-white = witte vacht
house-coat-cocoa = cacaobruine vacht
house-coat-spotted = gevlekte vacht
house-phrase-hello = Hallo!
house-phrase-your-turn = Jouw beurt!
house-phrase-well-played = Goed gespeeld!
house-phrase-good-luck = Veel geluk!
house-phrase-thank-you = Dank je!
house-phrase-sorry = Sorry!
house-phrase-oops = Oeps!
house-phrase-wait-please = Wacht even, alsjeblieft.
house-phrase-i-am-thinking = Ik denk na…
house-phrase-what-a-pity = Wat jammer!
house-phrase-congratulations = Gefeliciteerd!
house-phrase-again = Spelen we nog eens?
house-phrase-back-soon = Zo terug!
house-phrase-good-night = Slaap lekker!
house-reaction-cheese = een stukje kaas
house-reaction-clap = klappende pootjes
house-reaction-giggle = gegiechel
house-reaction-gasp = een grote verrassing
house-reaction-heart = een hartje
house-reaction-sleepy = een geeuw
house-reaction-tear = een traantje
house-reaction-think = een pootje aan de kin
house-no-stale = Daarnet kon dat nog. Kijk nog eens: er is iets veranderd.
house-no-not-your-seat = Dat is de plaats van iemand anders.
house-no-seat-taken = Daar zit al iemand.
house-no-not-invited = Voor deze plaats heb je een uitnodiging nodig.
house-no-not-host = Dat kan alleen de gastheer of gastvrouw.
house-no-not-open = Het spel is al begonnen.
house-no-not-playing = Het spel is nog niet begonnen.
house-no-not-over = Het spel is nog niet afgelopen.
house-no-no-course = Niemand hier weet wie er voor stond. Maar je kunt de film bekijken.
house-no-paused = Er is nu even pauze.
house-no-no-such-character = Deze muis speelt hier niet mee.
house-no-no-such-name = Kies een naam uit de lijst, alsjeblieft.
house-no-no-such-mouse = Kies een gezicht en een vacht uit de lijsten, alsjeblieft.
house-no-name-taken = Iemand aan tafel heet al zo.
house-no-no-such-phrase = Kies iets uit de lijst, alsjeblieft.
house-no-seats-empty = Er is nog een plaats vrij.
house-no-nobody-there = Daar zit niemand.
house-no-no-stand-in-offered = Laten we nog even wachten.
house-no-host-expected = Misschien komt de gastheer of gastvrouw zo terug. Laten we nog even wachten.
house-no-no-undo-asked = Niemand vraagt om iets terug te nemen.
house-no-no-spectators = Aan deze tafel mogen alleen de spelers kijken.
house-no-already-seated = Je hebt al een plaats aan deze tafel.
house-no-no-such-question = Die vraag ken ik niet.
house-no-no-sequel = Er volgt niets meer: het boek is uit.
house-no-too-long = Aan deze tafel is zo vaak iets veranderd dat er niets meer bij past. Open een nieuwe.
house-no-kept = Deze plaats blijft bewaard voor wie hier zat: er zijn nog geheimen. Een huismuis kan er spelen.
house-no-no-such-moment = Zo’n moment is er niet in dit spel.
house-no-no-sharing = De film van deze tafel kun je niet delen.
house-no-open-luck = { $why ->
    [day] Dit is het spel van de dag, voor iedereen hetzelfde. Wie het al heeft opgezocht, weet misschien wat er verborgen ligt en wat er nog komt.
    [replay] Dit spel gaat verder na een ander spel, dat uit is. Wie dat heeft gezien, weet misschien wat hier verborgen ligt.
   *[file] Dit spel begon op een ander apparaat, of iemand heeft het als bestand bewaard. Die weet misschien wat er verborgen ligt en wat er nog komt.
}
house-no-stopgap = Jij zorgt voor deze tafel in plaats van de gastheer of gastvrouw, die binnen een uur terug kan komen. Tot dan kun je niemand wegsturen en de tafel niet opruimen.
house-no-no-friend = Aan deze tafel kun je geen vriend om raad vragen.
house-no-behind-curtain = Geef het scherm eerst door aan { $seat }.
house-no-not-watching = Dit scherm zit niet aan tafel. Open de tafel opnieuw.
house-no-conflict = Iemand was sneller. Kijk nog eens.
house-no-store-down = Er kan nu niets worden opgeschreven. Probeer het zo meteen nog eens.
house-no-newer-schema = Deze gegevens komen van een nieuwere Mulot (versie { $found }; hier bekend: { $known }).
house-no-such-table = Die tafel is er niet.
house-no-put-aside = Tafel { $table } is niet leesbaar en is opzijgelegd: { $why }

# Het huis op het netwerk
house-no-malformed = Dat bericht was niet te begrijpen.
house-no-foreign-origin = Deze pagina hoort niet bij het huis. Open het adres van het huis zelf.
house-no-too-big = Dat was te lang.
house-no-not-json = Dat bericht heeft niet de juiste vorm.
house-no-too-fast = Dat ging een beetje snel. Wacht even.
house-no-crowded = Er worden hier nu veel spellen gekopieerd. Probeer het zo nog eens.
house-no-too-slow = Dat duurde te lang.
house-no-such-page = Op dit adres is niets.
house-no-stopping = Het huis gaat dicht. Kom zo terug.
house-no-no-cookie = Het huis kent deze browser nog niet. Laad de pagina opnieuw.
house-no-bad-setting = Zo kan het huis niet open: { $why }
house-no-setting-number = { $setting } moet een getal van { $least } tot { $most } zijn, en niet “{ $value }”.
house-no-setting-known = { $setting } kan niet “{ $value }” zijn. Mogelijk: { $known }
house-no-setting-empty = { $setting } is leeg. Geef het een waarde, of laat het weg.
house-no-setting-signs = { $setting } is te lang, of bevat tekens die niemand kan lezen.
house-no-setting-address = { $setting } is geen adres zoals hier nodig is. Zo ziet het eruit: { $known }
house-no-such-setting = Er is geen instelling { $setting }. Ze staan allemaal in docs/hosting.md.
house-no-such-setting-but = Er is geen instelling { $setting }. Bedoel je { $near }?
house-bye-slow = Je verbinding kon het niet bijhouden. De tafel komt meteen terug.
house-bye-flood = Dat was een beetje veel tegelijk. Wacht even.
house-bye-malformed = Het huis begreep deze browser niet. Laad de pagina opnieuw.
house-bye-binary = Het huis begreep deze browser niet. Laad de pagina opnieuw.
house-bye-too-big = Dat was te lang.
house-bye-stopping = Het huis gaat even dicht. Het spel is veilig.
house-bye-removed = Deze tafel is nu alleen voor wie er speelt.
house-bye-store-down = Het huis kan nu niets opschrijven. Er is niets kwijt. We proberen het zo meteen opnieuw.
house-bye-no-such-table = Deze tafel is er niet (meer).
house-bye-deleted = Deze tafel is voorgoed gewist.
house-bye-forgotten = Dit apparaat is vergeten, zoals gevraagd.
house-bye-put-aside = Deze tafel is opzijgelegd, want het logboek is niet te lezen.
house-game-aside = Het spel “{ $game }” is opzijgelegd, want zijn pakket werkt hier niet.
house-bye-no-spectators = Hier mag alleen kijken wie meespeelt.
house-bye-no-cookie = Het huis kent deze browser nog niet. Laad de pagina opnieuw.
