mystiques-title = Les Mystiques
mystiques-about = Dappere muizen, een oude molen, de nacht: iedereen speelt samen.

mystiques-ui-track = Wie is aan de beurt
mystiques-ui-chip = { $card }{ $many ->
        [0] {""}
       *[other] {" × "}{ $many }
    }, hartjes: { $life } van { $all }{ $turn ->
        [now] , nu bezig
        [done] , is al geweest
       *[next] {""}
    }
mystiques-ui-space = { $space }{ $sign ->
        [water] , water
        [current] , stroming
        [paw] , blauw pootje
        [cross] , rood kruis
        [exit] , deur
        [flip] , doorgang onder de vloer
        [wide] , ruime plek
       *[floor] {""}
    }{ $who ->
        [none] {""}
       *[other] : { $who }
    }{ $can ->
        [go] . Daar kun je heen
        [fight] . Hier kun je aanvallen
       *[none] {""}
    }
    .seen = { $sign ->
        [water] Water
        [current] Stroming
        [paw] Blauw pootje
        [cross] Rood kruis
        [exit] Deur
        [flip] Doorgang onder de vloer
        [wide] Ruime plek
       *[floor] Vloer
    }{ $who ->
        [none] {""}
       *[other] . { $who }
    }{ $can ->
        [go] . Daar kun je heen
        [fight] . Hier kun je aanvallen
       *[none] {""}
    }
mystiques-ui-word = { $deed ->
        [begin] Beginnen
        [attack] Aanvallen
        [use] Spelen
        [disguise] Vermommen
        [stand] Opstaan
        [recover] Bijkomen
        [explore] Verkennen
        [search] Zoeken
        [scurry] Rennen
        [catapult] Wegschieten
        [pick-up] Oprapen
        [place] Neerleggen
        [hang] Omhangen
        [share] Delen
        [equip] Tas
        [level-up] Leren
        [whisper] Fluisteren
        [gnaw] Knagen
        [end-turn] Beurt klaar
        [done] Klaar
        [pass] Nee, dank je
       *[other] Kiezen
    }
mystiques-ui-lead = { $deed ->
        [attack] Wie val je aan?
        [use] Op wie?
        [catapult] Waar schiet je het heen?
        [place] Waar leg je het neer?
        [hang] Tik op Brodie om hem het belletje om te hangen.
        [share] Met wie deel je?
        [level-up] Wat leert je muis?
       *[other] Welke?
    }
mystiques-ui-wheel = Kaas op het wiel: { $cheese } van 6. Als het vol is, komen er meer vijanden.
mystiques-ui-pages = De zandloper staat op bladzijde { $page } van { $end }.
mystiques-ui-map = De molen
mystiques-ui-map-here = We zijn hier: { $place }
mystiques-ui-close = Sluiten
mystiques-ui-back = Terugleggen
mystiques-ui-skip = Vlug verder
mystiques-ui-hearts = Hartjes: { $left } van { $all }
mystiques-ui-cheese = Kaas: { $count }
mystiques-ui-steps = Stappen over: { $count }
mystiques-ui-stash = De groep heeft: { $items }
mystiques-ui-open-card = De kaart van { $hero }
mystiques-ui-ask-reach = Hoe ver komt { $hero }?
mystiques-ui-ask-sight = Wat ziet { $hero }?
mystiques-ui-arrives = Waar komt { $hero } te staan?
mystiques-ui-battle = Dobbelstenen bij aanvallen
mystiques-ui-defence = Dobbelstenen bij verdedigen
mystiques-ui-lore = Kennis
mystiques-ui-move = Extra stappen bij de dobbelsteen
mystiques-ui-caught = Gevangen door de ratten! Komt terug als er geen vijand meer is.
mystiques-ui-effect = { $effect ->
        [stunned] Duizelig: de enige actie is bijkomen.
        [webbed] Vast in een web: moet eerst loskomen.
       *[down] Op de grond: opstaan kost alle stappen.
    }
mystiques-ui-trait = { $hero ->
        [aubin] Vindt een kaasje als de rij opnieuw wordt gelegd en hij niet vooraan staat.
        [rivette] Vindt een kaasje voor elke muizenval die ze te slim af is.
        [melisse] Vindt een kaasje als een andere muis vergiftigd of duizelig raakt, omvalt of vastzit in een web.
        [filch] Steelt een kaasje van elke verslagen vijand, van het wiel als het een rat was.
        [selene] Vindt twee kaasjes voor elk kaasje dat ze bij een aanval gooit.
        [ondine] Stapt lichtjes over muizenvallen.
       *[other] Een dappere muis.
    }
mystiques-ui-class = { $class ->
        [leader] aanvoerder
        [warrior] krijger
        [tinkerer] knutselaar
        [healer] genezer
        [scamp] schelm
        [mystic] mysticus
        [archer] schutter
       *[other] muis
    }
mystiques-ui-classes = { $hero ->
        [aubin] aanvoerder, krijger
        [rivette] knutselaar, krijger
        [melisse] genezer
        [filch] schelm
        [selene] mysticus
        [ondine] schutter
       *[other] muis
    }
mystiques-ui-for = Voor: { $classes }
mystiques-ui-shelf = { $shelf ->
        [gear] In de pootjes en op de rug
        [bag] In de tas
        [tricks] Trucs
       *[abilities] Vaardigheden
    }
mystiques-ui-power = { $moment ->
        [star] Zonder ster:{" "}
        [attack] Voor de aanval:{" "}
        [attacked] Na de aanvalsworp:{" "}
        [hit] Als je geraakt bent:{" "}
        [wound] Voor een wond:{" "}
        [encounter] Bij een ontmoeting:{" "}
        [surge] Bij een verrassingsaanval:{" "}
       *[turn] {""}
    }{ $effect ->
        [dice] { $n } { $n ->
                [one] dobbelsteen
               *[other] dobbelstenen
            } meer
        [pierce] de vijand verdedigt zich met { $n } { $n ->
                [one] dobbelsteen
               *[other] dobbelstenen
            } minder
        [hits] { $n } { $n ->
                [one] treffer
               *[other] treffers
            } meer
        [again] nog eens gooien
        [prevent] { $n } { $n ->
                [one] wond
               *[other] wonden
            } minder
        [fewer] { $n } { $n ->
                [one] vijand
               *[other] vijanden
            } minder
        [heal] geeft { $n } { $n ->
                [one] hartje
               *[other] hartjes
            } terug
        [free] maakt een muis los uit een web, maakt haar hoofd weer helder of helpt haar overeind
        [antidote] haalt { $n } { $n ->
                [one] druppel
               *[other] druppels
            } gif weg
        [strike] { $n } { $n ->
                [one] treffer
               *[other] treffers
            } op een vijand in zicht
        [topple] gooit een vijand omver
        [hurry] { $n } { $n ->
                [one] stap
               *[other] stappen
            } meer
        [nibble] haalt { $n } { $n ->
                [one] kaasje
               *[other] kaasjes
            } van het wiel
        [cheer] geeft { $n } { $n ->
                [one] kaasje
               *[other] kaasjes
            } aan een andere muis
        [cheer-all] geeft elke andere muis { $n } { $n ->
                [one] kaasje
               *[other] kaasjes
            }
        [rummage] zoeken zonder actie
        [rise] { $n } { $n ->
                [one] plaats
               *[other] plaatsen
            } naar voren in de rij
       *[other] helpt
    }{ $reach ->
        [near] , dichtbij
        [tile] , overal hier
       *[own] {""}
    }.
mystiques-ui-power-lore = { $effect ->
        [strike] Zoveel treffers als de kennis van de muis, op een vijand in zicht
        [heal] Geeft zoveel hartjes terug als de kennis van de muis
       *[fewer] Bij een verrassingsaanval: zoveel vijanden minder als de kennis van de muis
    }{ $reach ->
        [tile] , overal hier
       *[sight] {""}
    }.
mystiques-ui-weapon = { $weapon ->
        [ranged] Alleen met een wapen dat schiet.
       *[melee] Alleen van dichtbij.
    }
mystiques-ui-quirk = { $quirk ->
        [compassion] Een dobbelsteen meer voor elke andere gewonde muis op hetzelfde vakje.
        [sly] Wie verder naar achteren staat, verdedigt zich met een dobbelsteen minder.
        [snatch] De kaas van de verdediger is voor wie de boog heeft.
       *[other] Een bijzonder ding.
    }
mystiques-ui-manner = { $ranged ->
        [yes] Schiet van ver.
       *[no] Vecht van dichtbij.
    }{ $large ->
        [yes] {" "}Vult een heel vakje.
       *[no] {""}
    }
mystiques-ui-gift = { $gift ->
        [steals] Steelt kaas in plaats van te verwonden.
        [aggressive] Schuift na elke beurt naar voren.
        [poison] De beet is giftig.
        [stun] Wie gewond raakt, wordt duizelig.
        [again] Gooit hij een kaasje, dan valt hij nog eens aan.
       *[other] {""}
    }
mystiques-ui-greedy = Gulzig: wat hij steelt, gaat op het wiel.
mystiques-ui-why-not = Aanvallen?
mystiques-ui-nothing = Niets
mystiques-ui-column = { $column ->
        [give] Geven
        [take] Krijgen
        [wear] Aandoen
       *[stow] Opbergen
    }
mystiques-ui-book-nights = De nachten
mystiques-ui-book-won = gewonnen
mystiques-ui-book-now = dit is de nacht
mystiques-ui-book-ahead = komt nog
mystiques-ui-book-lost = ({ $count ->
    [one] één keer verloren
   *[other] { $count } keer verloren
 })
mystiques-ui-book-again = Nog eens bekijken
mystiques-ui-book-bring = Wie meegaat, en wat ze meenemen
mystiques-ui-book-nothing = Iedereen begint met wat hij aanheeft.
mystiques-ui-book-home = Ze zijn allemaal veilig thuis, bij het vuur.
mystiques-ui-book-deeds = Wat de molen onthoudt
mystiques-ui-story = Het verhaal
mystiques-ui-read = Lees het voor
mystiques-ui-hush = Stil
mystiques-ui-reading = Hoe lang?
mystiques-ui-reading-line = Eén zin
mystiques-ui-reading-short = Kort
mystiques-ui-reading-full = De hele bladzijde
mystiques-ui-page-back = Een bladzijde terug
mystiques-ui-page-on = Bladzijde omslaan
mystiques-ui-story-on = En verder!
mystiques-ui-learn-begin = Het is nacht in de oude molen, en de ratten hebben het wintergraan gestolen. Jij leidt vier dappere muizen. Tik op de lantaarn om te beginnen!
mystiques-ui-learn-step = Aubin begint. De dobbelsteen geeft hem vijf stappen. Eén stap is genoeg om bij die rat te komen: tik op het vakje dat glanst.
mystiques-ui-learn-fight = Nu staat hij ernaast. Elke beurt mag hij één keer lopen en één ding doen. Tik op het zwaard om aan te vallen! Zwaarden raken, schilden beschermen.
mystiques-ui-learn-end = De rat is gevlucht, en Aubin heeft een kaasje gevonden. Nu is hij klaar. Tik op ‘Beurt klaar’: dan is het volgende gezicht bovenaan aan de beurt.
mystiques-ui-learn-search = Rivette is aan de beurt. In plaats van te vechten kan ze rondkijken. Tik op het vergrootglas: met een ster vindt ze iets.
mystiques-ui-learn-keep = Een knoop als schild! Stop hem in haar tas. Later kan ze hem aandoen.
mystiques-ui-learn-rats = Na Rivette komen de ratten: kijk naar de gezichten bovenaan. Ze lopen en vallen vanzelf aan. Tik op ‘Beurt klaar’ en kijk!
mystiques-ui-learn-wheel = Au! En een kaasje dat een rat gooit, gaat op het wiel. Bij zes komt er een verrassingsaanval: meer vijanden, en de zandloper schuift een bladzijde op. Filch slaat terug: val aan!
mystiques-ui-learn-farewell = Mis, dat kan gebeuren. Jaag ze allemaal weg en ga dan op verkenning door de oranje deuren, tot aan de graanzolder, voordat de zandloper leeg is. Tik op een gezicht om de kaart te zien. Veel geluk!
mystiques-ui-question = { $about ->
        [found] Kijk eens wat er gevonden is!
        [share] Delen
        [equip] De tas
        [trap] Een muizenval!
        [crossroads] Welke kant op?
        [captive] Achter de tralies
        [keep] Wat nemen we mee?
        [moment-encounter] Een ontmoeting!
        [moment-surge] Een verrassingsaanval!
       *[other] Een kaart spelen?
    }
mystiques-ui-banner = { $sort ->
        [round] Ronde { $count }
        [encounter] Ontmoeting: { $what }
        [special] Er wacht hier iemand!
        [surge] Verrassingsaanval! Het wiel is vol.
        [page] Bladzijde { $count }
        [captured] { $what } is gevangen!
        [greedy] De kakkerlakken zijn gulzig!
        [traps] Muizenvallen!
        [learned] Geleerd: { $what }
       *[other] { $what }
    }


mystiques-event-round-began = Ronde { $number }.
mystiques-event-turn-began = { $hero } is aan de beurt. Speel maar, { $seat }!
mystiques-event-turn-missed = { $hero } kan nog niet terug: er zijn nog vijanden.
mystiques-event-whispered = { $whom ->
        [none] Achter de tralies knaagt { $hero } aan het wiel.
       *[other] Achter de tralies fluistert { $hero } iets tegen { $whom }.
    }
mystiques-event-move-rolled = { $hero } mag { $points } stappen doen.
mystiques-event-moved = { $hero } gaat naar { $to }.
    .seen = { $hero } doet een stap.
mystiques-event-stood-up = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } staat weer op.
mystiques-event-stars-rolled = { $hero } gooit ({ $trial }): { $stars ->
            [0] geen ster
           *[other] { $stars } { $stars ->
                   [one] ster
                  *[other] sterren
               }
    }.
mystiques-event-trap-passed = Oef! De muizenval op { $space } klapt niet dicht onder { $hero }.
    .seen = Oef! De muizenval klapt niet dicht onder { $hero }.
mystiques-event-trap-sprung = Klap! De muizenval op { $space } klapt dicht onder { $hero }.
    .seen = Klap! De muizenval klapt dicht onder { $hero }.
mystiques-event-drifted = De stroming voert { $hero } naar { $to }.
    .seen = De stroming voert { $hero } mee.
mystiques-event-searched = { $hero } zoekt en vindt: { $card }.
mystiques-event-found-nothing = Goed gezocht, { $hero }! Maar er is niets meer te vinden.
mystiques-event-kept = { $hero } houdt: { $card }.
mystiques-event-traded = { $hero } laat liggen: { $card }. Dat is een kaasje waard.
mystiques-event-dropped = { $hero } maakt plaats en laat liggen: { $card }.
mystiques-event-happened = Er gebeurt iets met { $hero }: { $card }!
mystiques-event-averted = { $hero } ziet het aankomen, en er gebeurt niets: { $card }.
mystiques-event-item-found = Voor de hele groep, gevonden door { $hero }: { $item }.
mystiques-event-recovered = Het gaat beter met { $hero }: niet meer { $effect }.
mystiques-event-explored = { $hero } gaat voorop: { $side }!
mystiques-event-put-down = { $hero } komt aan op { $space }.
    .seen = { $hero } komt aan.
mystiques-event-shared = { $giver } geeft aan { $taker }: { $what }.
mystiques-event-worn = { $hero } doet aan: { $card }.
mystiques-event-stowed = { $hero } stopt dit in de tas: { $card }.
mystiques-event-levelled-up = { $hero } leert: { $ability }!
mystiques-event-used = { $hero } speelt: { $card }{ $on ->
            [none] {""}
           *[other] {" → "}{ $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }.
mystiques-event-healed = { $hero } krijgt { $count } { $count ->
        [one] hartje
       *[other] hartjes
    } terug.
mystiques-event-cheese-won = { $hero } krijgt { $count } { $count ->
        [one] kaasje
       *[other] kaasjes
    }.
mystiques-event-cheese-lost = { $hero } is bestolen: { $count } { $count ->
        [one] kaasje
       *[other] kaasjes
    } minder!
mystiques-event-cheese-given = { $hero } geeft { $count } { $count ->
        [one] kaasje
       *[other] kaasjes
    } weg.
mystiques-event-cheese-on-wheel = { $count } { $count ->
        [one] kaasje
       *[other] kaasjes
    } op het wiel: { $total } in totaal.
mystiques-event-cheese-off-wheel = { $count } { $count ->
        [one] kaasje
       *[other] kaasjes
    } van het wiel: nog { $total } over.
mystiques-event-encounter-revealed = Een ontmoeting! { $card }.
mystiques-event-encounter-special = Hier wacht iemand: { $side }.
mystiques-event-disguised = Snel, de vermommingen! De ratten denken dat wij ratten zijn en gaan weg.
mystiques-event-enemy-came = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } komt op { $space }.
    .seen = { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        } komt eraan.
mystiques-event-track-laid = Dit is de rij: { $cards }.
mystiques-event-cards-added = Achteraan in de rij: { $cards }.
mystiques-event-ambushed = { $slots ->
        [0] Hinderlaag! { $card } staat al helemaal vooraan.
        [one] Hinderlaag! { $card } schuift een plaats naar voren.
       *[other] Hinderlaag! { $card } schuift { $slots } plaatsen naar voren.
    }
mystiques-event-card-swapped = { $card } schuift een plaats naar voren.
mystiques-event-card-rose = { $slots ->
        [0] { $card } staat al helemaal vooraan.
        [one] { $card } schuift een plaats naar voren.
       *[other] { $card } schuift { $slots } plaatsen naar voren.
    }
mystiques-event-card-left = { $card } gaat uit de rij.
mystiques-event-traps-set = Pas op, muizenvallen: { $spaces }!
    .seen = Pas op, muizenvallen!
mystiques-event-roaches-greedy = De kakkerlakken hebben grote honger: ze worden gulzig!
mystiques-event-surge-began = Het wiel is vol: een verrassingsaanval!
mystiques-event-surge-over = Het wiel wordt leeggemaakt en we gaan verder.
mystiques-event-hourglass-moved = De zandloper schuift op: bladzijde { $page }.
mystiques-event-attack-rolled = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } valt aan: { $hits ->
                [0] mis
               *[other] { $hits } { $hits ->
                       [one] treffer
                      *[other] treffers
                   }
        }.
mystiques-event-attack-aimed = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } mikt op { $other ->
        [0] { $whom }
       *[other] { $whom } { $other }
    }.
mystiques-event-defence-rolled = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } verdedigt zich: { $blocks ->
            [0] geen schild
           *[other] { $blocks } { $blocks ->
                   [one] schild
                  *[other] schilden
               }
        }.
mystiques-event-wounded = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    }: { $count } { $count ->
            [one] wond
           *[other] wonden
        }.
mystiques-event-poisoned = { $who }: { $count } { $count ->
        [one] druppel
       *[other] druppels
    } gif.
mystiques-event-affected = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    }: { $effect }!
mystiques-event-defeated = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } vlucht!
mystiques-event-captured = O nee, { $hero } is gevangen! We komen je halen.
mystiques-event-came-back = { $hero } is terug, op { $space }!
    .seen = { $hero } is terug!
mystiques-event-enemies-turn = De vijanden zijn aan de beurt: { $card }. { $seat } zet ze.
mystiques-event-enemy-moved = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } gaat naar { $to }.
    .seen = { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        } gaat verder.
mystiques-event-cat-pounced = Brodie springt naar { $to }!
    .seen = Brodie springt!
mystiques-event-cat-chased = Brodie jaagt: { $path }!
    .seen = Brodie jaagt!
mystiques-event-item-placed = Gelegd op { $space }: { $item }.
    .seen = Hier gelegd: { $item }.
mystiques-event-item-taken = { $hero } raapt op: { $item }.
mystiques-event-item-gone = Terug in de stapel: { $item }.
mystiques-event-catapulted = Hoepla! { $hero } vliegt naar { $to }.
    .seen = Hoepla! { $hero } vliegt door de lucht.
mystiques-event-grape-thrown = De druif valt op { $to }: { $squashed ->
            [yes] hij spat uiteen
           *[no] hij blijft heel
    }.
    .seen = De druif valt: { $squashed ->
            [yes] hij spat uiteen
           *[no] hij blijft heel
    }.
mystiques-event-grape-eaten = Lekker! De druif is op, en { $count } { $count ->
        [one] kakkerlak gaat
       *[other] kakkerlakken gaan
    } weg.
mystiques-event-told = ‘{ $passage }’
mystiques-event-decided = Besloten: { $choice }.
mystiques-event-given = In de voorraad van de groep: { $item }.
mystiques-event-thing-lies = Daar, op { $space }: { $item }!
    .seen = Daar ligt het: { $item }!
mystiques-event-marker-moved = Wat meer tijd: de nacht eindigt op bladzijde { $page }.
mystiques-event-water-calmed = Het water staat stil. Geen stroming meer.
mystiques-event-webs-hung = Spinnenwebben: { $spaces }.
    .seen = Spinnenwebben!
mystiques-event-web-torn = { $hero } loopt in een web, op { $space }.
    .seen = { $hero } loopt in een web.
mystiques-event-webs-swept = Geen web meer te zien!
mystiques-event-card-kept = { $hero } bewaart voor het volgende hoofdstuk: { $card }.

mystiques-do-begin = Het hoofdstuk beginnen
    .advice = Begin het hoofdstuk
mystiques-do-step = Een stap: { $to }
    .seen = Een stap doen
    .advice = Doe deze stap
mystiques-do-stand = Opstaan
    .advice = Sta op
mystiques-do-scurry = Rennen
    .advice = Ren
mystiques-do-attack = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } aanvallen ({ $weapon })
    .advice = Val aan: { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        }
mystiques-do-search = Zoeken
    .advice = Zoek hier
mystiques-do-recover = Bijkomen: { $effect }
    .advice = Kom bij
mystiques-do-explore = Op verkenning, met z’n allen
    .advice = Ga op verkenning, met z’n allen
mystiques-do-share = Delen met { $whom }
    .advice = Deel met { $whom }
mystiques-do-give = Geven: { $what }
    .advice = Geef: { $what }
mystiques-do-take = Krijgen: { $what }
    .advice = Neem: { $what }
mystiques-do-equip = De tas openen en iets aandoen
    .advice = Open de tas en doe iets aan
mystiques-do-wear = Aandoen: { $card }
    .advice = Doe aan: { $card }
mystiques-do-stow = Opbergen: { $card }
    .advice = Berg op: { $card }
mystiques-do-done = Klaar
    .advice = Laat het zo
mystiques-do-level-up = Leren (6 kaasjes): { $ability }
    .advice = Leer: { $ability }
mystiques-do-place = Neerleggen op { $to }: { $item }
    .seen = Neerleggen: { $item }
    .advice = Leg hier neer: { $item }
mystiques-do-pick-up = Oprapen: { $item }
    .advice = Raap op: { $item }
mystiques-do-catapult = Wegschieten naar { $to }: { $what }
    .seen = Wegschieten: { $what }
    .advice = Schiet weg: { $what }
mystiques-do-end-turn = Beurt klaar
    .advice = Beëindig je beurt
mystiques-do-keep = { $card ->
        [none] De kaart houden
       *[other] Bewaren voor het volgende hoofdstuk: { $card }
    }
    .advice = { $card ->
            [none] Houd de kaart
           *[other] Bewaar voor het volgende hoofdstuk: { $card }
        }
mystiques-do-trade = Laten liggen voor een kaasje
    .advice = Laat haar liggen voor een kaasje
mystiques-do-swap = Houden, en laten liggen: { $card }
    .advice = Houd haar, en laat liggen: { $card }
mystiques-do-by = Proberen met: { $value }
    .advice = Probeer het met { $value }
mystiques-do-put = Naar { $to }
    .seen = Een plek kiezen
    .advice = Ga hierheen
mystiques-do-use = { $hero } speelt { $card }{ $on ->
            [none] {""}
           *[other] {" → "}{ $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }
    .advice = Speel deze kaart: { $card }
mystiques-do-disguise = De vermommingen aandoen
    .advice = Doe de vermommingen aan
mystiques-do-whisper = Fluisteren tegen { $whom }, die een kaasje krijgt
    .advice = Fluister tegen { $whom }
mystiques-do-gnaw = Aan het wiel knagen: een kaasje minder
    .advice = Knaag aan het wiel
mystiques-do-pass = Niets spelen
    .advice = Speel deze keer niets
mystiques-do-keep-nothing = Niets meenemen
    .advice = Neem niets mee
mystiques-do-decide = { $choice }

mystiques-ask-begin = { $seat }, alles is klaar. Zullen we beginnen?
mystiques-ask-turn = { $seat }, wat doet je muis?
mystiques-ask-trap = { $seat }, een muizenval! Met snelheid of met kennis?
mystiques-ask-found = { $seat }, houden we deze kaart?
mystiques-ask-share = { $seat }, wat wil je delen?
mystiques-ask-equip = { $seat }, wat doe je aan?
mystiques-ask-put = { $seat }, waar gaat je muis naartoe?
mystiques-ask-come-back = { $seat }, waar komt je muis terug?
mystiques-ask-captive = { $seat }, wat doet je gevangen muis?
mystiques-ask-moment-star = { $seat }, geen ster. Een kaart om het nog eens te proberen?
mystiques-ask-moment-attack = { $seat }, een kaart vóór de aanval?
mystiques-ask-moment-attacked = { $seat }, een kaart na deze aanvalsworp?
mystiques-ask-moment-hit = { $seat }, een muis is geraakt. Een kaart om haar te verdedigen?
mystiques-ask-moment-wound = { $seat }, een muis raakt gewond. Een kaart om dat te voorkomen?
mystiques-ask-moment-encounter = { $seat }, een ontmoeting. Een kaart spelen?
mystiques-ask-moment-surge = { $seat }, een verrassingsaanval. Een kaart spelen?
mystiques-ask-crossroads = Welke weg kiezen jullie?
mystiques-ask-keep = { $seat }, welke kaart bewaart jouw muis voor het volgende hoofdstuk?

mystiques-no-not-asked = Dat kan nu niet.
mystiques-no-webbed = Je muis zit vast in een web: eerst losmaken.
mystiques-no-down = Je muis ligt op de grond: ze moet eerst opstaan.
mystiques-no-not-down = Je muis staat al.
mystiques-no-no-points = Er zijn geen stappen meer over.
mystiques-no-held = Te veel vijanden hier: ze laten je muis niet gaan.
mystiques-no-not-adjacent = Dat vakje ligt er niet naast.
mystiques-no-against-current = Tegen de stroom in gaat niet.
mystiques-no-full = Daar is geen plaats meer.
mystiques-no-too-far = Tegen de gele pijl in kost het drie stappen.
mystiques-no-acted-already = Je muis heeft haar actie al gedaan.
mystiques-no-move-first = Rennen kan pas als je muis gelopen heeft.
mystiques-no-stunned = Je muis is duizelig: haar enige actie is bijkomen.
mystiques-no-not-affected = Daarvan hoeft je muis niet bij te komen.
mystiques-no-out-of-reach = Die vijand is te ver weg voor dit wapen.
mystiques-no-out-of-sight = Dat vakje is van hieruit niet te zien.
mystiques-no-nearer-first = Eerst de vijanden vlakbij!
mystiques-no-no-weapon = Je muis heeft geen wapen in de pootjes.
mystiques-no-not-held = Je muis kan dat wapen nu niet gebruiken.
mystiques-no-no-such-enemy = Die vijand is er niet.
mystiques-no-searched-already = Hier heeft je muis al iets gevonden.
mystiques-no-no-exit-here = Verkennen kan alleen vanaf een deur of een doorgang.
mystiques-no-enemies-here = Er zijn hier nog vijanden.
mystiques-no-needs-hook = Hiervoor moeten haak en draad in de voorraad liggen.
mystiques-no-needs-knack = Deze doorgang is voor een knutselaar of een schelm.
mystiques-no-leads-nowhere = Deze deur leidt nergens heen.
mystiques-no-in-the-current = In de stroming kun je niet delen, je tas niet openen en niets leren.
mystiques-no-once-a-turn = Maar één keer per beurt.
mystiques-no-no-such-mouse = Met die muis gaat dat niet.
mystiques-no-too-far-to-share = Die muis is te ver weg om te delen.
mystiques-no-nothing-to-share = Jullie hebben niets te delen.
mystiques-no-nothing-to-wear = Je muis heeft niets om aan te doen of op te bergen.
mystiques-no-six-cheese = Leren kost zes kaasjes.
mystiques-no-not-your-class = Dat is niet voor de klasse van je muis.
mystiques-no-taken = Een muis heeft die kaart al.
mystiques-no-not-in-stash = Dat voorwerp ligt niet in de voorraad van de groep.
mystiques-no-no-such-space = Dat vakje is er niet op deze tegel.
mystiques-no-thread-too-short = De draad is te kort, of er staat een muur.
mystiques-no-thread-not-straight = De draad loopt recht: geen muur, geen groot voorwerp en geen zwart vlak ertussen.
mystiques-no-both-in-water = De einden mogen niet allebei in het water liggen.
mystiques-no-on-own-space = De vork komt op het vakje van je muis.
mystiques-no-not-in-water = Niet in het water!
mystiques-no-not-empty = Dat vakje is niet leeg.
mystiques-no-at-an-encounter = Vermommingen helpen alleen bij een nieuwe ontmoeting.
mystiques-no-not-here = Dat voorwerp ligt niet op je vakje.
mystiques-no-no-fork-here = Hier ligt geen vork.
mystiques-no-another-mouse-here = Het moet een andere muis zijn, op het vakje van de vork.
mystiques-no-no-such-card = Je muis heeft die kaart niet.
mystiques-no-another-moment = Die kaart speel je op een ander moment.
mystiques-no-one-ability = Maar één vaardigheid per beurt.
mystiques-no-too-little-cheese = Dat kost { $count } { $count ->
        [one] kaasje
       *[other] kaasjes
    }.
mystiques-no-no-use-now = Dat helpt nu niets.
mystiques-no-not-in-bag = Dat zit niet in de tas.
mystiques-no-not-to-wear = Dat kun je niet aandoen.
mystiques-no-bag-full = De tas is vol.
mystiques-no-not-worn = Dat draagt je muis niet.
mystiques-no-once-each = Elke kaart verhuist maar één keer.
mystiques-no-no-cat-here = Het belletje hoort om Brodies hals: kom vlak bij hem.
mystiques-no-carried-along = Dat nemen jullie mee.

# What speaks for a move, said by a friend

mystiques-ground-fight = Er staat iemand in de weg: { $thing }. Hoe eerder die weg is, hoe veiliger jullie zijn.
mystiques-ground-nearer-foe = Zo kom je dichter bij de vijanden, voordat zij naar jou komen.
mystiques-ground-nearer-exit = Daar gaat het verder.
mystiques-ground-aside = Daarvandaan kun je meer doen.
mystiques-ground-scurry = Je bent nog niet ver genoeg: ren nog een keer.
mystiques-ground-search = Niemand houdt je tegen: misschien ligt hier iets nuttigs.
mystiques-ground-recover = Kom eerst bij. Daarna ga je verder.
mystiques-ground-explore = Jullie zijn hier klaar: het verhaal gaat verder.
mystiques-ground-share = Een andere muis kan er meer mee.
mystiques-ground-wear = Wat je draagt, helpt je. Wat in je tas zit, niet.
mystiques-ground-learn = Je hebt genoeg kaas om iets nieuws te leren.
mystiques-ground-card = Dit is het moment ervoor.
mystiques-ground-keep = Eén van jullie zal het nodig hebben.
mystiques-ground-trade = Niemand hier kan het gebruiken; kaas is altijd goed.
mystiques-ground-captive = Ook als je muis gevangen is, kan ze nog helpen.
mystiques-ground-save = Bewaar je kaarten voor een moeilijker moment.
mystiques-ground-enough = Er is niets beters meer te doen.

mystiques-end-objective = Hoera voor iedereen: het hoofdstuk is gewonnen!
mystiques-end-hourglass = De zandloper is leeg. Vannacht is de molen van de ratten. Nog eens proberen?
mystiques-end-all-captured = Alle muizen zijn gevangen. Morgen ontsnappen ze! Nog eens proberen?
mystiques-end-long-night = De dag breekt aan, de nacht is voorbij. Nog eens proberen?

mystiques-thing-aubin = Aubin
mystiques-thing-rivette = Rivette
mystiques-thing-melisse = Mélisse
mystiques-thing-filch = Filch
mystiques-thing-selene = Sélène
mystiques-thing-ondine = Ondine
mystiques-thing-roach = Kakkerlak
mystiques-thing-rat = Rat
mystiques-thing-elite-rat = Elite-rat
mystiques-thing-spider = Spin
mystiques-thing-centipede = Duizendpoot
mystiques-thing-vurst = Kapitein Vurst
mystiques-thing-brodie = Brodie
mystiques-thing-vurst-sabre = Vurst met de sabel
mystiques-thing-vurst-whip = Vurst met de zweep
mystiques-thing-brodie-chases = Brodie jaagt
mystiques-thing-brodie-pounces = Brodie springt
mystiques-thing-kitchen = de keuken
mystiques-thing-stove-passage = de gang achter het fornuis
mystiques-thing-pantry = de provisiekast
mystiques-thing-shelf-gap = achter de planken
mystiques-thing-granary = de graanzolder
mystiques-thing-grain-chute = de graankoker
mystiques-thing-mill-race = de molenbeek
mystiques-thing-drain = het riool
mystiques-thing-cellar = de kelder
mystiques-thing-root-tunnel = de wortelgangen
mystiques-thing-attic = de zolder
mystiques-thing-rafters = de balken
mystiques-thing-stone-floor = de steenzolder
mystiques-thing-gear-pit = de raderput
mystiques-thing-wheel-house = het waterrad
mystiques-thing-rat-hole = het rattenhol
mystiques-thing-rally = Kom op, vrienden!
mystiques-thing-call-to-order = Orde!
mystiques-thing-stand-by-me = Blijf bij me
mystiques-thing-well-planned = Goed plan
mystiques-thing-brace = Zet je schrap!
mystiques-thing-mighty-blow = Flinke klap
mystiques-thing-through-the-guard = Door de dekking
mystiques-thing-shake-it-off = Doet geen pijn
mystiques-thing-second-try = Tweede poging
mystiques-thing-trip-wire = Struikeldraad
mystiques-thing-tin-shield = Blikken schild
mystiques-thing-bolted-door = Grendel op de deur
mystiques-thing-bandage = Verband
mystiques-thing-clear-head = Helder hoofd
mystiques-thing-mint-antidote = Munt tegen gif
mystiques-thing-helping-paw = Helpende poot
mystiques-thing-nibble = Knabbelen aan het wiel
mystiques-thing-quick-paws = Vlugge pootjes
mystiques-thing-hidden-blade = Verborgen mes
mystiques-thing-duck = Wegduiken
mystiques-thing-spark = Vonk
mystiques-thing-thunder = Donder
mystiques-thing-gust = Windvlaag
mystiques-thing-moon-veil = Maansluier
mystiques-thing-steady-aim = Vaste hand
mystiques-thing-second-arrow = Tweede pijl
mystiques-thing-sharp-point = Scherpe punt
mystiques-thing-early-warning = Fijn gehoor
mystiques-thing-needle-sword = Naaldzwaard
mystiques-thing-leather-jerkin = Leren vest
mystiques-thing-nail-hammer = Spijkerhamer
mystiques-thing-clover-mace = Klaverknots
mystiques-thing-quilted-apron = Gewatteerd schort
mystiques-thing-thorn-dagger = Doorndolk
mystiques-thing-moon-staff = Maanstaf
mystiques-thing-hazel-bow = Hazelboog
mystiques-thing-tailor-needle = Kleermakersnaald
mystiques-thing-table-knife = Tafelmes
mystiques-thing-rusty-nail = Roestige spijker
mystiques-thing-fish-bone-spear = Visgraatspeer
mystiques-thing-splinter-bow = Splinterboog
mystiques-thing-sling = Steenslinger
mystiques-thing-candle-wand = Kaarsenstaf
mystiques-thing-walnut-helmet = Walnoothelm
mystiques-thing-thimble-helmet = Vingerhoedhelm
mystiques-thing-button-shield = Knoopschild
mystiques-thing-tin-breastplate = Blikken borstplaat
mystiques-thing-felt-coat = Vilten jas
mystiques-thing-clover-charm = Geluksklaver
mystiques-thing-soft-boots = Zachte laarsjes
mystiques-thing-spectacles = Bril
mystiques-thing-whisker-comb = Snorharenkam
mystiques-thing-scroll-of-flame = Vuurrol
mystiques-thing-scroll-of-mending = Geneesrol
mystiques-thing-scroll-of-calm = Rustrol
mystiques-thing-scroll-of-wind = Windrol
mystiques-thing-bread-crust = Broodkorst
mystiques-thing-lucky-clover = Klavertjevier
mystiques-thing-pepper = Peper
mystiques-thing-pot-lid = Deksel
mystiques-thing-trapdoor = Valluik
mystiques-thing-honey-drop = Druppel honing
mystiques-thing-peppermint = Pepermunt
mystiques-thing-oil-spill = Plasje olie
mystiques-thing-roller-skate = Rolschaats
mystiques-thing-crumbs = Kruimels
mystiques-thing-warm-milk = Warme melk
mystiques-thing-creaking-board = Een krakende plank
mystiques-thing-cobweb = Een spinnenweb
mystiques-thing-falling-ladle = Een vallende pollepel
mystiques-thing-hidden-springs = Verborgen muizenvallen
mystiques-thing-roach-nest = Een kakkerlakkennest
mystiques-thing-disguises = de vermommingen
mystiques-thing-hook = haak en draad
mystiques-thing-fork = de vork
mystiques-thing-grape = de druif
mystiques-thing-scratching = Gekrabbel
mystiques-thing-patrol = De patrouille
mystiques-thing-in-the-flour = In het meel
mystiques-thing-spring-steel = Stalen veren
mystiques-thing-behind-you = Achter je!
mystiques-thing-eight-legs = Acht poten
mystiques-thing-many-legs = Heel veel poten
mystiques-thing-sharpshooters = De scherpschutters
mystiques-thing-swarm = De zwerm
mystiques-thing-crumb-thieves = Kruimeldieven
mystiques-thing-night-watch = De nachtwacht
mystiques-thing-quiet-room = Een stille kamer
mystiques-thing-captains-own = De lijfwacht van de kapitein
mystiques-thing-web-everywhere = Overal web
mystiques-thing-great-hunger = De grote honger
mystiques-thing-in-the-dark = In het donker
mystiques-thing-under-the-stone = Onder de steen
mystiques-thing-both-at-once = Allebei tegelijk
mystiques-thing-first-frost = Eerste vorst
mystiques-thing-under-the-floor = Onder de vloer
mystiques-thing-webs-and-legs = Draden en poten
mystiques-thing-brodies-hour = Het uur van Brodie
mystiques-thing-captain-vurst = Kapitein Vurst
mystiques-thing-first-frost-opening = { mystiques-story-first-frost-opening-title }
mystiques-thing-first-frost-jar = { mystiques-story-first-frost-jar-title }
mystiques-thing-first-frost-grigou = { mystiques-story-first-frost-grigou-title }
mystiques-thing-first-frost-crumbs = { mystiques-story-first-frost-crumbs-title }
mystiques-thing-first-frost-granary = { mystiques-story-first-frost-granary-title }
mystiques-thing-first-frost-won = { mystiques-story-first-frost-won-title }
mystiques-thing-first-frost-lost = { mystiques-story-first-frost-lost-title }
mystiques-thing-under-the-floor-opening = { mystiques-story-under-the-floor-opening-title }
mystiques-thing-under-the-floor-friend = { mystiques-story-under-the-floor-friend-title }
mystiques-thing-under-the-floor-dark = { mystiques-story-under-the-floor-dark-title }
mystiques-thing-under-the-floor-pit = { mystiques-story-under-the-floor-pit-title }
mystiques-thing-under-the-floor-sleeper = { mystiques-story-under-the-floor-sleeper-title }
mystiques-thing-under-the-floor-carried = { mystiques-story-under-the-floor-carried-title }
mystiques-thing-under-the-floor-awake = { mystiques-story-under-the-floor-awake-title }
mystiques-thing-under-the-floor-jar = { mystiques-story-under-the-floor-jar-title }
mystiques-thing-under-the-floor-won = { mystiques-story-under-the-floor-won-title }
mystiques-thing-under-the-floor-lost = { mystiques-story-under-the-floor-lost-title }
mystiques-thing-mill-race-opening = { mystiques-story-mill-race-opening-title }
mystiques-thing-mill-race-water = { mystiques-story-mill-race-water-title }
mystiques-thing-mill-race-still = { mystiques-story-mill-race-still-title }
mystiques-thing-mill-race-thread = { mystiques-story-mill-race-thread-title }
mystiques-thing-mill-race-drain = { mystiques-story-mill-race-drain-title }
mystiques-thing-mill-race-wheel = { mystiques-story-mill-race-wheel-title }
mystiques-thing-mill-race-won = { mystiques-story-mill-race-won-title }
mystiques-thing-mill-race-lost = { mystiques-story-mill-race-lost-title }
mystiques-thing-webs-and-legs-opening = { mystiques-story-webs-and-legs-opening-title }
mystiques-thing-webs-and-legs-muscadin = { mystiques-story-webs-and-legs-muscadin-title }
mystiques-thing-webs-and-legs-webs = { mystiques-story-webs-and-legs-webs-title }
mystiques-thing-webs-and-legs-candle = { mystiques-story-webs-and-legs-candle-title }
mystiques-thing-webs-and-legs-softly = { mystiques-story-webs-and-legs-softly-title }
mystiques-thing-webs-and-legs-rafters = { mystiques-story-webs-and-legs-rafters-title }
mystiques-thing-webs-and-legs-centipede = { mystiques-story-webs-and-legs-centipede-title }
mystiques-thing-webs-and-legs-pillow = { mystiques-story-webs-and-legs-pillow-title }
mystiques-thing-webs-and-legs-won = { mystiques-story-webs-and-legs-won-title }
mystiques-thing-webs-and-legs-lost = { mystiques-story-webs-and-legs-lost-title }
mystiques-thing-brodies-hour-opening = { mystiques-story-brodies-hour-opening-title }
mystiques-thing-brodies-hour-muscadin = { mystiques-story-brodies-hour-muscadin-title }
mystiques-thing-brodies-hour-granary = { mystiques-story-brodies-hour-granary-title }
mystiques-thing-brodies-hour-bell = { mystiques-story-brodies-hour-bell-title }
mystiques-thing-brodies-hour-wool = { mystiques-story-brodies-hour-wool-title }
mystiques-thing-brodies-hour-ring = { mystiques-story-brodies-hour-ring-title }
mystiques-thing-brodies-hour-kitchen = { mystiques-story-brodies-hour-kitchen-title }
mystiques-thing-brodies-hour-clock = { mystiques-story-brodies-hour-clock-title }
mystiques-thing-brodies-hour-thread = { mystiques-story-brodies-hour-thread-title }
mystiques-thing-brodies-hour-slippers = { mystiques-story-brodies-hour-slippers-title }
mystiques-thing-brodies-hour-won = { mystiques-story-brodies-hour-won-title }
mystiques-thing-brodies-hour-lost = { mystiques-story-brodies-hour-lost-title }
mystiques-thing-captain-vurst-opening = { mystiques-story-captain-vurst-opening-title }
mystiques-thing-captain-vurst-grigou = { mystiques-story-captain-vurst-grigou-title }
mystiques-thing-captain-vurst-bell = { mystiques-story-captain-vurst-bell-title }
mystiques-thing-captain-vurst-sergeant = { mystiques-story-captain-vurst-sergeant-title }
mystiques-thing-captain-vurst-bread = { mystiques-story-captain-vurst-bread-title }
mystiques-thing-captain-vurst-firm = { mystiques-story-captain-vurst-firm-title }
mystiques-thing-captain-vurst-hole = { mystiques-story-captain-vurst-hole-title }
mystiques-thing-captain-vurst-late = { mystiques-story-captain-vurst-late-title }
mystiques-thing-captain-vurst-scarf = { mystiques-story-captain-vurst-scarf-title }
mystiques-thing-captain-vurst-candle = { mystiques-story-captain-vurst-candle-title }
mystiques-thing-captain-vurst-slipper = { mystiques-story-captain-vurst-slipper-title }
mystiques-thing-captain-vurst-won-bread = { mystiques-story-captain-vurst-won-bread-title }
mystiques-thing-captain-vurst-won-promise = { mystiques-story-captain-vurst-won-promise-title }
mystiques-thing-captain-vurst-won-grigou = { mystiques-story-captain-vurst-won-grigou-title }
mystiques-thing-captain-vurst-won-jar = { mystiques-story-captain-vurst-won-jar-title }
mystiques-thing-captain-vurst-won = { mystiques-story-captain-vurst-won-title }
mystiques-thing-captain-vurst-lost = { mystiques-story-captain-vurst-lost-title }
mystiques-thing-free-grigou = Grigou bevrijden
mystiques-thing-hurry-on = Snel verder
mystiques-thing-carry-him = Hem dragen terwijl hij slaapt
mystiques-thing-wake-him = Hem wakker maken
mystiques-thing-close-the-sluice = De sluis dichtdraaien
mystiques-thing-trust-the-thread = Op de draad vertrouwen
mystiques-thing-light-the-candle = De kaars aansteken
mystiques-thing-tread-softly = Zachtjes sluipen
mystiques-thing-muffle-the-bell = Het belletje inpakken
mystiques-thing-let-it-ring = Het laten rinkelen
mystiques-thing-share-bread = Het brood delen
mystiques-thing-stand-firm = Voet bij stuk houden
mystiques-thing-help-offered = { mystiques-story-help-offered-title }
mystiques-thing-help-taken = { mystiques-story-help-taken-title }
mystiques-thing-help-declined = { mystiques-story-help-declined-title }
mystiques-thing-take-help = Hulp aannemen
mystiques-thing-go-alone = Het zelf proberen
mystiques-thing-muscadin = Muscadin
mystiques-thing-crank = de slinger
mystiques-thing-bell = het belletje
mystiques-thing-proving-ground = De grote proef
mystiques-thing-search = zoeken
mystiques-thing-web = web
mystiques-thing-water = water
mystiques-thing-mousetrap = muizenval
mystiques-thing-stunned = duizelig
mystiques-thing-webbed = vast in het web
mystiques-thing-down = op de grond
mystiques-thing-move = snelheid
mystiques-thing-lore = kennis
mystiques-thing-cheese = een kaasje

mystiques-chapter-first-frost = Eerste vorst
mystiques-goal-first-frost = Verjaag alle vijanden van de graanzolder.
mystiques-chapter-under-the-floor = Onder de vloer
mystiques-goal-under-the-floor = Vind Muscadin in de raderput en breng hem naar de keuken.
mystiques-chapter-mill-race = De molenbeek
mystiques-goal-mill-race = Vis de slinger uit het riool en breng hem naar het waterrad.
mystiques-chapter-webs-and-legs = Draden en poten
mystiques-goal-webs-and-legs = Verjaag de spin uit de balken en de duizendpoot van de graanzolder.
mystiques-chapter-brodies-hour = Het uur van Brodie
mystiques-goal-brodies-hour = Vind het belletje op de graanzolder en hang het om Brodies hals.
mystiques-chapter-captain-vurst = Kapitein Vurst
mystiques-goal-captain-vurst = Vind het rattenhol en zorg dat kapitein Vurst zich overgeeft.
mystiques-chapter-proving-ground = De grote proef
mystiques-goal-proving-ground = Trek door de hele molen en zorg dat kapitein Vurst zich overgeeft.

mystiques-ui-way-short = Eén hoofdstuk, in een makkelijke nacht.
mystiques-ui-way-box = Eén hoofdstuk van het verhaal.
mystiques-ui-way-expert = Het hele verhaal, hoofdstuk na hoofdstuk, en moeilijk.

mystiques-option-chapter = Hoofdstuk
    .about = Het verhaal dat jullie vannacht spelen.
mystiques-option-chapter-first-frost = Eerste vorst: het wintergraan terughalen
mystiques-option-chapter-under-the-floor = Onder de vloer: het slaapmuisje terugvinden
mystiques-option-chapter-mill-race = De molenbeek: het rad weer laten draaien
mystiques-option-chapter-webs-and-legs = Draden en poten: de spin en de duizendpoot
mystiques-option-chapter-brodies-hour = Het uur van Brodie: een belletje voor de kat
mystiques-option-chapter-captain-vurst = Kapitein Vurst: de laatste nacht
mystiques-option-chapter-proving-ground = De grote proef: de hele molen in één nacht, zonder verhaal
mystiques-option-difficulty = Moeilijkheid
    .about = Makkelijk: minder vijanden. Moeilijk: meer vijanden en zwaardere ontmoetingen.
mystiques-option-difficulty-easy = makkelijk
mystiques-option-difficulty-ordinary = gewoon
mystiques-option-difficulty-hard = moeilijk
mystiques-option-heroes = Helden
    .about = Wie er mee moet; de muizen van het hoofdstuk vullen de groep aan.
mystiques-option-enemies_hold = Vijanden houden je tegen
    .about = Bij een vijand stopt je muis. Ze kan pas weg als er minstens evenveel muizen als vijanden zijn.
mystiques-option-captives_whisper = Gevangen muizen fluisteren
    .about = Een huisregel van ons, niet uit het oorspronkelijke spel: zolang een gevangen muis niet terug kan, bezorgt ze in haar beurt een vriend een kaasje of knaagt ze er een van het wiel.
mystiques-option-campaign = Het hele verhaal
    .about = De hoofdstukken na elkaar; de helden houden wat ze geleerd hebben, en ieder één kaart.
mystiques-option-brings = Bagage
    .about = Wat de helden meebrengen uit de hoofdstukken hiervoor.
mystiques-option-deeds = Herinneringen
    .about = Wat de groep in de hoofdstukken hiervoor gekozen heeft.
mystiques-option-lost = Verloren pogingen
    .about = Hoe vaak dit hoofdstuk verloren is. Na twee keer biedt het hulp aan.

mystiques-bot-timid = Hazeltje
    .about = Neemt de tijd, zoekt overal en bewaart haar kaarten.
mystiques-bot-brave = Snorrevuur
    .about = Zoekt niet: altijd vooruit, met alle kaarten.
mystiques-bot-wise = Oud-Oor
    .about = Zoekt als er tijd is, en speelt kaarten op het juiste moment.
mystiques-bot-seer = Maanoog
    .about = Bedenkt vóór elke zet hoe het verder kan gaan: denkt even na en ziet ver.

mystiques-ui-signs =
    ↻ ronde · ⌛ bladzijde van de zandloper / laatste bladzijde · o kaas op het wiel · (naam) is al geweest
    ▲ boven, ▼ onder · [kaart] zichtbare ontmoeting · ▶ wie aan de beurt is · → stappen over · ✦ nog een actie · ⑂ kruispunt
    ♥ hartje · ♡ wond · ☠ gif · o3 kaasjes · !effect · [aan] (tas) <trucs> *vaardigheden · + voorraad · @ op het bord
    P blauw pootje · X rood kruis · N E S W deuren (klein: blauw) · T H K doorgangen · ~ water · ^ v < > stroming
    # O dicht · ! muizenval · % web · + voorwerp · c kakkerlak · r rat · e elite-rat · s spin · p duizendpoot · V Vurst · B Brodie
    | - muur · ! = rode lijn · u d gele pijl
mystiques-ui-figure-chapters-won = { $count ->
    [one] hoofdstuk goed afgelopen
   *[other] hoofdstukken goed afgelopen
}
mystiques-ui-figure-foes = { $count ->
    [one] vijand op de vlucht gejaagd
   *[other] vijanden op de vlucht gejaagd
}
mystiques-ui-figure-cats-met = { $count ->
    [one] ontmoeting met de kat
   *[other] ontmoetingen met de kat
}

mystiques-ui-paper-tile = { $count } tegels
mystiques-ui-paper-hero = { $count } helden
mystiques-ui-paper-turn = { $count } beurtkaarten
mystiques-ui-paper-encounter = { $count } ontmoetingskaarten
mystiques-ui-paper-search = { $count } zoekkaarten
mystiques-ui-paper-ability = { $count } vaardigheden
mystiques-ui-paper-figure = { $count } figuren
mystiques-ui-paper-large = { $count } grote figuren
mystiques-ui-paper-die = { $count } dobbelstenen
mystiques-ui-paper-thing = { $count } voorwerpen
mystiques-ui-paper-trap = { $count } muizenvallen
mystiques-ui-paper-web = { $count } webben
mystiques-ui-paper-marker = { $count } fiches
mystiques-ui-paper-glass = zandloper en eindteken
mystiques-ui-paper-wheel = het kaaswiel
mystiques-ui-paper-pages = de bladzijden
mystiques-ui-paper-item = Een groepsvoorwerp: het gaat in de voorraad van de groep.
mystiques-ui-paper-surge = Verrassingsaanval
mystiques-ui-paper-begin = Aan het begin
mystiques-ui-paper-explore = Als jullie hier komen: { $of }
mystiques-ui-paper-take = Als jullie dit pakken: { $of }
mystiques-ui-paper-page = Als de zandloper op bladzijde { $page } komt
mystiques-ui-paper-deed = Als jullie ooit ‘{ $deed }’ kozen
mystiques-ui-paper-won = Jullie hebben gewonnen
mystiques-ui-paper-lost = Jullie hebben verloren
mystiques-ui-paper-setup = Leg het eindteken op bladzijde { $end }. { $expected ->
        [0] { "" }
        [one] Eén bladzijde eerder als de helden bagage meebrengen.
       *[other] { $expected } bladzijden eerder als de helden bagage meebrengen.
    }
mystiques-ui-paper-level = { $level ->
        [easy] Makkelijke nacht:
       *[hard] Moeilijke nacht:
    }
mystiques-ui-paper-level-end = Het eindteken ligt op bladzijde { $end }.
mystiques-ui-paper-level-cheese = { $cheese ->
        [one] Elke muis begint met één kaas.
       *[other] Elke muis begint met { $cheese } kazen.
    }
mystiques-ui-paper-level-cards = { $cards ->
        [hard] Neem de moeilijke ontmoetingskaarten in plaats van de gewone.
       *[both] Schud de gewone en de moeilijke ontmoetingskaarten door elkaar.
    }
mystiques-ui-paper-level-fewer = { $fewer ->
        [one] Overal waar op deze bladzijde kleine vijanden komen, blijft de laatste kleine vijand thuis.
       *[other] Overal waar op deze bladzijde kleine vijanden komen, blijven de laatste { $fewer } kleine vijanden thuis.
    }
mystiques-ui-paper-level-more = Overal waar op deze bladzijde kleine vijanden komen, komen deze erbij:
mystiques-ui-paper-heroes = Wie gaat: { $heroes }
mystiques-ui-paper-items = Vanaf het begin in de voorraad: { $items }
mystiques-ui-paper-without = Deze ontmoetingskaarten blijven in de doos: { $cards }
mystiques-ui-paper-waits = Hier komt in plaats van een kaart: { $side }
mystiques-ui-paper-surges = Een verrassingsaanval hier, in plaats van die van de kaart: { $side }
mystiques-ui-paper-happens = { $event ->
        [cheese] Neem { $n } kaasjes.
        [heal] Elke muis krijgt een hartje terug.
        [wheel] { $n } kaasjes gaan op het wiel. Gooi je kennis: met een ster gebeurt er niets.
        [webbed] Je muis zit vast in een web. Gooi je kennis: met een ster gebeurt er niets.
        [stunned] Je muis is duizelig. Gooi je kennis: met een ster gebeurt er niets.
        [traps] Er komen muizenvallen op de rode kruisen.
       *[roach] Er komt een kakkerlak.
    }
mystiques-ui-paper-flag = { $flag ->
        [ambush] Hinderlaag
        [traps] Muizenvallen
       *[greedy] Gulzige kakkerlakken
    }
mystiques-ui-paper-effect = { $sort ->
        [page] De zandloper schuift { $n } { $n ->
                [one] bladzijde
               *[other] bladzijden
            } op.
        [marker] Het eindteken schuift { $n } { $n ->
                [one] bladzijde
               *[other] bladzijden
            } op.
        [come] Zij komen meteen:
        [wait] In plaats van de anderen wachten daar ({ $what }):
        [item] Voor de voorraad: { $what }.
        [cheese] Elke muis krijgt { $n } { $n ->
                [one] kaasje
               *[other] kaasjes
            }.
        [pay] Elke muis betaalt { $n } { $n ->
                [one] kaasje
               *[other] kaasjes
            }, of wat ze heeft.
        [wheel] Leg { $n } { $n ->
                [one] kaasje
               *[other] kaasjes
            } op het wiel.
        [heal] Elke muis krijgt { $n } { $n ->
                [one] hartje
               *[other] hartjes
            } terug.
        [calm] De stroming voert niemand meer mee.
       *[sweep] Er zijn geen webben meer.
    }
mystiques-ui-puzzle = { $about ->
    [rescue] Een muis zit gevangen, en er is nog één vijand. Verjaag hem in deze beurt!
    [danger] Een muis heeft nog één hartje, en er is nog één vijand. Verjaag hem in deze beurt!
    [last] Er is nog één vijand. Verjaag hem in deze beurt!
   *[fight] Verjaag een vijand in deze beurt!
} { $moves ->
    [1] Je hebt maar één zet nodig: welke is het zekerst?
   *[other] De zekerste manier kost { $moves } zetten: welke komt eerst?
}
mystiques-ui-puzzle-less = Goed idee: het lukt { $chance } van de 100 keer. Iets anders lukt { $best } van de 100 keer!
mystiques-ui-puzzle-never = Zo jaag je in deze beurt niemand weg. Kijk nog eens goed!
mystiques-ui-puzzle-solved = { $best ->
    [100] Dat lukt altijd.
   *[other] Dat lukt { $best } van de 100 keer, en niets is zekerder.
}
