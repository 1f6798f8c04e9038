# Het verhaal van dit hoofdstuk: elk fragment heeft een titel en drie lengten (één zin, kort, een bladzijde voor het slapengaan).

mystiques-story-under-the-floor-opening-title = Een slaapmuisje is zoek
mystiques-story-under-the-floor-opening-line = De ratten hebben Muscadin, het slaapmuisje, meegenomen onder de vloer van de molen.
mystiques-story-under-the-floor-opening-short = Muscadin, het slaapmuisje, is verdwenen, met kussen en al. De ratten houden hem vast onder de vloer, in de raderput, tot hij vertelt waar de andere voorraden liggen. Alleen: Muscadin slaapt. Er zijn twee wegen naar hem toe: bovenlangs of onderlangs.
mystiques-story-under-the-floor-opening-full =
    Je moet weten dat Muscadin, het slaapmuisje, elf van de twaalf maanden slaapt. Hij valt in slaap als het eerste blad valt, en wie hem te vroeg wakker maakt, krijgt heel beleefd ‘goedemorgen’ te horen, en dan slaapt hij weer.

    De ratten wisten dat niet. Ze hadden hem meegenomen, met zijn kussen erbij, want wie zo mollig is, dachten ze, kent vast alle geheime voorraden van de molen. ‘Praat!’ riepen ze al twee dagen. En Muscadin antwoordde: ‘Rrrron.’

    ‘Hij zit in de raderput, onder de maalstenen’, zei Rivette, met haar oor op de vloer. ‘Ik hoor hem. Niemand anders snurkt in fis.’

    Bovenlangs kon je door de provisiekast, waar de ratten hun ronde doen. Onderlangs door het luikje naast het fornuis: donker, nauw, en het ruikt er naar oude kaas. ‘Onderlangs lijkt me wel wat’, zei Filch. En de muizen staken de lantaarn aan.

mystiques-story-under-the-floor-friend-title = Tok, tok, tok
mystiques-story-under-the-floor-friend-line = Tok, tok, tok: Grigou, de kleine kakkerlak, heeft met zijn neefjes over jullie gepraat.
mystiques-story-under-the-floor-friend-short = Tok, tok, tok, onder de vloer. Het is Grigou! ‘Ik heb mijn neefjes verteld wie mij uit de pot heeft gehaald’, zegt hij. ‘De helft is naar bed gegaan. De andere helft, tja, dat is familie.’
mystiques-story-under-the-floor-friend-full =
    Tok, tok, tok. Het kwam van onder de vloer. Een plankje ging omhoog, er verschenen twee sprieten, en aan die sprieten zat Grigou.

    ‘Ik wist wel dat jullie hierlangs zouden komen’, zei hij. ‘Ik heb het uitgerekend: het is de op twee na waarschijnlijkste weg.’ Hij drukte alle pootjes die hem werden toegestoken, en dat duurde even, want zelf had hij er zes.

    ‘Achter het fornuis wonen mijn neefjes. Ik heb ze verteld van de pot, de lepel en de koek. De ene helft zei: in dat geval, welterusten, en ging naar bed. De andere helft…’ Hij zuchtte. ‘De andere helft is familie.’

    Toen legde hij het plankje weer netjes recht, en ze hoorden hem weglopen terwijl hij de spijkers telde.

mystiques-story-under-the-floor-dark-title = Achter het fornuis
mystiques-story-under-the-floor-dark-line = Achter het fornuis is het warm en donker, en er krabbelt iets.
mystiques-story-under-the-floor-dark-short = Achter het fornuis is de lucht lauw en ruikt het naar as. De lantaarn maakt een kring van licht, niet groter dan een bord. Buiten die kring houden heel veel pootjes op met lopen, allemaal tegelijk.
mystiques-story-under-the-floor-dark-full =
    Het luik viel dicht, en de wereld boven werd een geluid: de klok, de wind, de kat die gaapte.

    Beneden was het lauw. De lantaarn tekende een kring van licht, zo groot als een bord, en in die kring zag je dingen voorbijkomen die al jaren zoek waren: een knoop, een vingerhoed, een knikker, een halve liefdesbrief.

    ‘Een tangetje!’ riep een muis. Ze raapte het op en drukte het aan haar hart. ‘Sst’, deden de anderen.

    Toen hoorden ze pootjes. Veel pootjes, heel kleine. Ze trippelden en trippelden, en opeens stonden ze allemaal tegelijk stil, precies aan de rand van het licht. Het is beleefd, stilstaan. Maar prettig is anders.

mystiques-story-under-the-floor-pit-title = De raderput
mystiques-story-under-the-floor-pit-line = Onder in de raderput ligt iemand te snurken in fis.
mystiques-story-under-the-floor-pit-short = De grote houten raderen slapen, tand tegen tand. Daartussen, op zijn kussen, snurkt Muscadin. De ratten om hem heen hebben broodkruim in hun oren gestopt: daarom hebben ze jullie niet horen aankomen. Nog niet.
mystiques-story-under-the-floor-pit-full =
    De raderput is de ernstigste plek van de molen. Grote houten wielen staan er tand tegen tand, en als de molen werkt, kun je er je staart beter niet laten slingeren. Vanavond sliepen ze.

    Daartussen, op een bloemetjeskussen, sliep Muscadin ook. Hij had zijn neus in zijn staart en glimlachte om een droom vol hazelnoten. ‘Rrrron’, deed hij. De schroeven trilden in hun gaatjes.

    De ratten zagen er doodmoe uit. Eentje hield een lei vast waarop stond: ‘Dag één: snurkt. Dag twee: snurkt.’ Allemaal hadden ze broodkruim in hun oren gepropt.

    Broodkruim is een goede uitvinding. De muizen deden nog drie stappen zonder dat er iemand bewoog. Bij de vierde draaide een rat zich om, om te gapen.

mystiques-story-under-the-floor-sleeper-title = De slaper
mystiques-story-under-the-floor-sleeper-line = Muscadin slaapt als een blok: dragen, of wakker maken?
mystiques-story-under-the-floor-sleeper-short = Daar ligt Muscadin, warm op zijn kussen. Hem slapend dragen gaat geruisloos, maar hij is zo zwaar als een pudding en het kost tijd. Hem wakker maken gaat snel. Alleen: als Muscadin goedemorgen zegt, hoort de hele molen het.
mystiques-story-under-the-floor-sleeper-full =
    ‘Muscadin’, fluisterden ze. ‘Muscadin, wij zijn het.’ Het slaapmuisje deed één oog open, zei ‘nog vijf minuutjes’, en deed het oog weer dicht.

    Het kon op twee manieren. Ze konden hem dragen, met kussen en al. Maar een slaapmuis in de herfst is een pudding met een staart: om de tien stappen moet je uitpuffen, en de nacht wacht op niemand.

    Of ze konden hem echt wakker maken. Je hoeft alleen maar het hazelnotenlied in zijn oor te zingen. Dan staat Muscadin op, rekt zich uit en zegt goedemorgen. Jammer genoeg zegt hij het heel, héél hard, omdat hij zo blij is.

    De muizen keken elkaar aan. Het kussen wachtte. Muscadin ook, op zijn manier.

mystiques-story-under-the-floor-carried-title = Op kousenvoeten
mystiques-story-under-the-floor-carried-line = Met het kussen op de schouder dragen de muizen Muscadin op kousenvoeten weg.
mystiques-story-under-the-floor-carried-short = Met z’n allen onder het kussen, als om een koning te dragen, lopen de muizen met kleine pasjes. Om de tien stappen even uitpuffen. Boven slaat de klok een keer te veel, maar Muscadin vertrekt geen snorhaar.
mystiques-story-under-the-floor-carried-full =
    Ze schoven hun pootjes onder het kussen, bij elke punt een. ‘Op drie’, zei een muis. ‘Een, twee…’ ‘Rrrron’, zei Muscadin, en daar gingen ze.

    Het leek wel de optocht van een heel kleine koning. Tien stappen, uitpuffen. Tien stappen, uitpuffen. Eén keer hing het kussen scheef en rolde Muscadin naar de rand; een staart ving hem nog net, en hij zei dank je wel zonder wakker te worden.

    De raderen sliepen nog. Boven sloeg de klok een keer vaker dan ze hadden gewild: de tijd gaat snel als je een pudding draagt.

    Maar geen rat had iets gehoord. En sinds die nacht weet iedereen: een slaapmuis draag je het best met z’n allen.

mystiques-story-under-the-floor-awake-title = Goedemorgen allemaal!
mystiques-story-under-the-floor-awake-line = ‘GOEDEMORGEN ALLEMAAL!’ roept Muscadin, en de hele molen hoort het.
mystiques-story-under-the-floor-awake-short = Bij de derde hazelnoot van het lied schiet Muscadin overeind en roept goedemorgen. De ratten van boven komen aangestormd! Maar hij is klaarwakker, hij lacht, hij omhelst iedereen, en dit vergeet hij nooit meer.
mystiques-story-under-the-floor-awake-full =
    Ze zongen heel zachtjes. Bij de eerste hazelnoot bewoog hij een oor. Bij de tweede glimlachte hij. Bij de derde ging hij met een ruk rechtop zitten, spreidde zijn armen en riep: ‘GOEDEMORGEN ALLEMAAL!’

    De raderen trilden ervan. Van het plafond viel stof van honderd jaar oud. Ergens boven zei een rattenstem: ‘Wat was dát?’ en een heleboel poten gaven antwoord.

    ‘O’, zei Muscadin, toen hij de lantaarn zag, en de put, en jullie scheve snorharen. ‘Kom ik ongelegen?’ Toen zoende hij iedereen, op allebei de wangen, en hij sloeg niemand over.

    ‘Jullie zijn me komen halen’, zei hij. ‘Helemaal hier. In het donker.’ Hij kreeg er tranen van in zijn ogen. ‘Dat onthoud ik, zelfs als ik slaap.’ En hij stroopte de mouwen van zijn pyjama op.

mystiques-story-under-the-floor-jar-title = De belofte van de pot
mystiques-story-under-the-floor-jar-line = De muizen gaan eerst terug voor Grigou, zoals beloofd, en de klok tikt door.
mystiques-story-under-the-floor-jar-short = Beloofd is beloofd: voor ze naar beneden gaan, kiepen de muizen de pot om. Grigou stapt eruit, helemaal blauw. ‘Elf uur en zes minuten’, zegt hij. ‘Ik heb geteld.’ Hij is niet boos. Maar het heeft wel even geduurd.
mystiques-story-under-the-floor-jar-full =
    ‘We zouden terugkomen’, zeiden de muizen, en dat deden ze. In de provisiekast was het nu stil, en onder de jampot tikten nog altijd twee sprieten, alleen wat langzamer.

    De lepel ging onder de rand, iedereen ging op de steel zitten, en om ging de pot. Grigou kwam er achterstevoren uit, helemaal blauw. ‘Elf uur en zes minuten’, zei hij. ‘Ik heb de planken veertig keer geteld. Er is er één te veel.’

    Ze wreven zijn pootjes warm, alle zes, en dat kost tijd. Niemand mopperde. Maar niemand wist ook iets te zeggen, tot een van de muizen zei: ‘Sorry. We hadden haast.’

    ‘Dat kan gebeuren’, zei Grigou beleefd. De koekkruimel bewaarde hij voor later. En ergens beneden, op het wiel, lag er al een eerste kaasje.

mystiques-story-under-the-floor-won-title = Een vingerhoed warme melk
mystiques-story-under-the-floor-won-line = Muscadin is weer thuis, met een vingerhoed warme melk en drie dekens.
mystiques-story-under-the-floor-won-short = Terug in de keuken! Mélisse warmt een vingerhoed melk, en Muscadin vertelt wat hij tussen twee dromen heeft gehoord: de ratten hebben het grote rad stilgezet, daar bij het water. Dan gaapt hij. De rest komt morgen.
mystiques-story-under-the-floor-won-full =
    Ze legden het luik terug, zetten het dikke kookboek erop, en toen pas haalden ze adem.

    Mélisse warmde melk in een vingerhoed. De ene helft dronk Muscadin op; van de andere helft maakte hij een snor. Hij kreeg drie dekens, en toen nog een vierde, omdat hij er zo lief bij keek.

    ‘Ik heb dingen gehoord in mijn slaap’, zei hij. ‘Dat is handig, dan letten ze niet op. Hun kapitein heeft het grote rad laten stilzetten. Ze hebben de slinger eraf gehaald en in het water gegooid. Als het rad niet draait, is er geen meel, geen brood en geen kruimels. En muizen met honger, zei hij, die gaan vanzelf weg.’

    Rivette werd helemaal bleek. ‘De slinger’, herhaalde ze. ‘In het water.’ Maar Muscadin sliep alweer, en een slaapmuis maak je geen twee keer wakker in één nacht.

mystiques-story-under-the-floor-lost-title = Tot morgen, Muscadin
mystiques-story-under-the-floor-lost-line = Muscadin slaapt nog een nachtje bij de ratten; hij merkt het niet eens.
mystiques-story-under-the-floor-lost-short = Tussen de planken valt het daglicht, ze moeten naar boven. Muscadin snurkt nog steeds op zijn kussen. Bang is hij in elk geval niet: hij denkt dat het zondag is. En de muizen weten nu de weg.
mystiques-story-under-the-floor-lost-full =
    Tussen de vloerplanken verschenen streepjes daglicht, dun als draden. Boven begonnen de grote laarzen van de molenaar te lopen, en de muizen gingen naar huis.

    ‘Arme Muscadin’, zei Mélisse. ‘Arme ratten’, zei Filch. ‘Nog een nacht dat gesnurk.’ Ze wilden niet lachen, en toen lachten ze toch, een heel klein beetje.

    Iemand had de weg getekend op een lapje: het luik, het fornuis, de planken, de put. Zelfs de plassen stonden erop. ‘Morgen’, zeiden de muizen, ‘winnen we tien minuten, alleen al met de plassen.’

    En onder in de put, op zijn bloemetjeskussen, draaide Muscadin zich om, glimlachte, en droomde dat ze hem kwamen halen. Hij had gelijk. Hij had zich alleen in de nacht vergist.

mystiques-choice-carry-him = De zandloper schuift een bladzijde op, maar niemand hoort jullie.
mystiques-choice-wake-him = Meteen komen er drie ratten en een elite-rat. Muscadin vergeet het niet.
