# Het verhaal van dit hoofdstuk: elk fragment heeft een titel en drie lengten (één zin, kort, een bladzijde voor het slapengaan).

mystiques-story-captain-vurst-opening-title = De nacht van de kapitein
mystiques-story-captain-vurst-opening-line = De laatste nacht: de muizen dalen af naar het rattenhol van kapitein Vurst.
mystiques-story-captain-vurst-opening-short = Onder de wortels, onder de kelder, onder het waterrad ligt het rattenhol. Daar telt kapitein Vurst wat niet van hem is. De muizen gaan door de raderput. Hij heeft zijn sabel laten poetsen. Hij wacht op hen.
mystiques-story-captain-vurst-opening-full =
    Er werd niet veel gezegd, die avond. Mélisse knoopte alle jassen zelf dicht, ook de jassen die al dicht waren. Rivette telde haar schroefjes. Sélène keek naar de maan, knikte, en vertelde niet wat ze daar gelezen had.

    Kapitein Vurst woonde onder alles: onder de wortels, onder de kelder, onder het waterrad, in een hol zo groot dat zijn stem er drie keer rondging. Ze zeiden dat hij een troon had. Ze zeiden dat hij een sabel had, en een zweep, en snorharen met was. Ze zeiden een heleboel, en vooral hijzelf zei het.

    ‘Hij heeft het graan gepakt, het rad, de wol en Muscadin’, zei Aubin. ‘Wij hebben alles teruggehaald. Hij heeft alleen zijn grote mond nog.’ ‘En zijn ratten’, zei Filch. ‘En zijn ratten’, zei Aubin.

    Toen raakte iedereen even de poot van zijn buur aan, zoals je in de molen doet voor iets moeilijks. Het luik van de raderput ging open zonder te piepen: Rivette had het gesmeerd.

mystiques-story-captain-vurst-grigou-title = De neefjes van Grigou
mystiques-story-captain-vurst-grigou-line = Grigou en zijn neefjes hebben alle wekkers van de ratten teruggezet.
mystiques-story-captain-vurst-grigou-short = Uit een spleet komen twee sprieten: het is Grigou. ‘Mijn neefjes en ik hebben hun wekkers teruggezet’, zegt hij. ‘Allemaal. Zo duurt de nacht voor jullie wat langer.’ Hij buigt en zegt nog: ‘Voor de lepel.’
mystiques-story-captain-vurst-grigou-full =
    Nog voor de eerste stap kuchte er een spleet in de muur, heel beleefd. Er kwamen twee sprieten uit, toen Grigou, en toen een lange rij neefjes, allemaal gekamd.

    ‘Goedenavond’, zei Grigou. ‘Ik heb de wekkers van de ratten geteld. Het waren er twaalf. Mijn neefjes en ik hebben ze teruggezet, stuk voor stuk. De kapitein denkt dat het gisteren is.’

    ‘Zo duurt de nacht voor jullie wat langer’, ging hij verder. ‘Niet veel. Een bladzijde, als de nacht een boek was.’ Ze wisten niet hoe ze hem moesten bedanken. Hij stak een poot op, en toen nog vijf.

    ‘Het is voor de lepel’, zei hij. ‘En omdat jullie zeiden: iemand die het koud heeft. Dat had nog nooit iemand van ons gezegd.’ En achter hem veegden de neefjes hun sprieten af.

mystiques-story-captain-vurst-bell-title = Je hoort hem komen
mystiques-story-captain-vurst-bell-line = De hele molen heeft jullie horen zingen: een veldmuis brengt vermommingen.
mystiques-story-captain-vurst-bell-short = Ting, ting: Brodie loopt ver weg, en de hele molen herinnert zich jullie fanfare. Een verlegen veldmuis komt naar voren met een pakje. ‘Dit hebben we voor jullie genaaid’, zegt hij. ‘Rattenstaarten en snorren. Voor het lied.’
mystiques-story-captain-vurst-bell-full =
    Ting, ting, deed Brodie, ver weg op de eerste verdieping. Je hoorde hem zo goed dat je kon zeggen in welke stoel hij lag.

    Aan de rand van het luik stond een veldmuis te wachten met een pakje in zijn armen, rood tot achter zijn oren. ‘Ik heb jullie gehoord, die nacht’, zei hij. ‘Met het belletje. Jullie zongen, en jullie gingen naar de kat. Als ik naar de kat ga, zing ik niet.’

    Hij maakte het pakje open. Het waren vermommingen: lange staarten van touw, snorren van paardenhaar, oren van vilt. ‘Iedereen heeft genaaid’, zei hij. ‘Zelfs mijn oma, en die ziet slecht.’

    Een van de staarten was inderdaad gestreept. Ze rolden alles voorzichtig in de tas. Er zijn nachten waarin je je met meer voelt dan je bent.

mystiques-story-captain-vurst-sergeant-title = De witte zakdoek
mystiques-story-captain-vurst-sergeant-line = Een oude rat komt uit de schaduw met een witte zakdoek: hij heeft honger.
mystiques-story-captain-vurst-sergeant-short = Een oude rattensergeant komt naar voren, met een witte zakdoek aan een vork. ‘Sergeant Rillette’, zegt hij. ‘Mijn mannen hebben twee dagen niet gegeten. De kapitein houdt alles.’ Hij kijkt naar jullie proviand. Delen, of voet bij stuk houden?
mystiques-story-captain-vurst-sergeant-full =
    Eerst kwam er een vork uit de schaduw, en aan die vork een witte zakdoek, bijna schoon.

    Daaronder kwam een oude rat, met een geknakt oor en scheef genaaide strepen. ‘Sergeant Rillette’, zei hij. ‘Niet schieten, ik ben te moe om te vallen.’ Hij ging op een wortel zitten.

    ‘Mijn mannen hebben twee dagen niet gegeten. Het graan, het meel, de kaas, alles ligt bij de kapitein op een hoop, en daar zit hij op. Wij bewaken de deur.’ Achter hem knorde een maag, en toen nog een, en het waren geen gemene magen.

    De muizen hadden hun proviand onder in hun zakken, hap voor hap verdiend. Ze konden delen. Ze konden ook hun krachten sparen en doorlopen, want de nacht was nog lang. De sergeant vroeg niets. Hij keek alleen naar zijn poten.

mystiques-story-captain-vurst-bread-title = Een brood om te delen
mystiques-story-captain-vurst-bread-line = Het brood wordt gedeeld; de sergeant huilt een beetje, en een rat minder bewaakt de troon.
mystiques-story-captain-vurst-bread-short = De zakken worden leeggemaakt op de witte zakdoek. De ratten eten zwijgend, met hun ogen dicht. ‘Ik ken er minstens één die vannacht niet tegen jullie vecht’, zegt sergeant Rillette. En hij veegt zijn ogen af met de rest van de zakdoek.
mystiques-story-captain-vurst-bread-full =
    Eén muis keerde haar zak om boven de zakdoek. Een andere deed het na, en toen allemaal. Het werd een bergje: kaas, kruimels, een halve hazelnoot.

    Uit het donker kwamen snuiten, een voor een. Ze aten langzaam, met hun ogen dicht, zoals je eet als je lang hebt gewacht. Niemand drong voor. De jongste bewaarde een stukje korst voor later, achter zijn oor.

    ‘Ze zeiden dat jullie woest waren’, zei hij. ‘Soms’, antwoordde een muis. Hij lachte, en het was een doodgewone lach.

    Sergeant Rillette snoot zijn neus in de witte vlag. ‘De kapitein heeft zijn lijfwacht, en die kan ik niet allemaal wegsturen’, zei hij. ‘Maar er zijn er die opeens erge slaap hebben. Gek hoe moe je wordt van eten.’ En hij wees hun de weg.

mystiques-story-captain-vurst-firm-title = Snorharen recht
mystiques-story-captain-vurst-firm-line = Met rechte snorharen sparen de muizen hun krachten: het brood komt later.
mystiques-story-captain-vurst-firm-short = ‘Vannacht hebben we al onze kracht nodig’, zeggen de muizen. ‘Maar morgen eet iedereen. Beloofd.’ De sergeant kijkt hen lang aan en stapt opzij. Een belofte houdt je warm: ze rechten hun rug en hun snorharen.
mystiques-story-captain-vurst-firm-full =
    ‘Sergeant’, zei een muis, ‘als wij niet bij de kapitein komen, hebben jullie morgen honger, en overmorgen, en de hele winter. Vannacht hebben we onze kracht nodig. Maar we geven je ons woord: als het voorbij is, eet iedereen.’

    Sergeant Rillette keek hen een voor een aan. Een woord kreeg hij niet vaak. Meestal kreeg hij bevelen.

    ‘Goed’, zei hij ten slotte. Hij deed een stap opzij en bracht zijn poot naar zijn geknakte oor, en dat is bij ratten een saluut. ‘Helpen kan ik jullie niet. Maar ik kan wel heel langzaam kijken.’

    De muizen liepen verder, kaarsrecht. Er is iets geks met een belofte: ze weegt niets, en toch houdt ze je warm, als een goed maal.

mystiques-story-captain-vurst-hole-title = De troon van touw
mystiques-story-captain-vurst-hole-line = Onder in het rattenhol, op een troon van touw, zit kapitein Vurst.
mystiques-story-captain-vurst-hole-short = Het rattenhol ruikt naar kaas en snorrenwas. Helemaal achterin komt kapitein Vurst overeind van zijn troon van touw en kurken. ‘Eindelijk!’ buldert hij. ‘Sabel! Zweep! Muziek!’ Er is geen muziek. Maar de sabel en de zweep zijn er wel.
mystiques-story-captain-vurst-hole-full =
    Het rattenhol was de prachtigste rommel van de wereld. Alles wat de molen in tien jaar was kwijtgeraakt, lag er: lepels, kaarsen, een hoed, drie wekkers, een slakkenvorkje, en, op een berg tot aan het plafond, de kazen.

    Boven op de berg, op een troon van touw en kurken, zat kapitein Vurst. Zijn snorharen stonden in punten van de was. Hij had een medaille die hij zichzelf had gegeven, en nog een omdat hij de eerste zo mooi had uitgereikt.

    ‘Eindelijk!’ bulderde hij, en zijn stem ging drie keer rond. ‘Daar zijn ze, de knabbelaars! Wachters! Sabel! Zweep! Muziek!’ Het bleef stil. ‘Er is geen muziek, kapitein’, zei een wachter. ‘Stampen dan!’

    En terwijl zijn ratten stampten, niet erg gelijk, kwam kapitein Vurst van zijn kaas af. Van dichtbij was hij groot. Maar de muizen hadden Brodie van dichtbij gezien, en dat helpt.

mystiques-story-captain-vurst-late-title = De sterren verbleken
mystiques-story-captain-vurst-late-line = De sterren verbleken: de nacht van de muizen wordt dun.
mystiques-story-captain-vurst-late-short = Door een gaatje tussen de wortels zie je de hemel: de sterren verbleken. Als de molenaar zijn laarzen aantrekt, is het te laat. ‘Sneller dan’, zegt iemand. Het is een goed plan. Het is zelfs het enige.
mystiques-story-captain-vurst-late-full =
    Tussen twee wortels zat een gaatje, niet groter dan een munt, en daardoor zag je een stukje hemel.

    Tot nu toe was het zwart geweest en vol sterren. Nu was het blauw. Er ging een ster uit, en nog een, alsof daarboven iemand rondliep met een kaarsendover.

    Muizen kennen dat blauw heel goed. Het betekent: nog even, maar niet lang meer. Straks gaapt de molenaar, straks zoekt hij zijn linkerlaars, die hij nooit meteen kan vinden.

    ‘Sneller dan’, zei een stemmetje. Niemand had daar iets aan toe te voegen. Ze deden hun sjaals om, gaven elkaar nog één keer een poot, en gingen.

mystiques-story-captain-vurst-scarf-title = Het jasje van het belletje
mystiques-story-captain-vurst-scarf-line = Van het wollen jasje van het belletje zijn sjaals gebreid, en in elke sjaal zit een kaasje.
mystiques-story-captain-vurst-scarf-short = Het belletje heeft geen jasje meer nodig. Uitgehaald en opnieuw gebreid zijn het sjaals voor iedereen, en in elke sjaal heeft iemand een stukje kaas geknoopt. ‘Voor de kou daar beneden’, staat op het briefje.
mystiques-story-captain-vurst-scarf-full =
    Het belletje hangt om Brodies nek, en een belletje dat mag rinkelen heeft geen jasje nodig. Dus hadden ze het jasje uitgehaald, rij voor rij, en van de wol waren er sjaals gekomen.

    Ze lagen op een rij op tafel, één voor elke muis, nog warm van de naalden. ‘Ze zijn kort’, zei iemand. ‘Een belletje is niet zo groot’, zei iemand anders.

    Pas toen ze ze omdeden, voelden ze de knoop aan het eind, en in elke knoop een stukje kaas. ‘Voor de kou daar beneden’, stond op het briefje.

    Niemand wist wie eraan gedacht had. Maar allemaal gingen ze op weg met een volle wang en een warme hals, en zo kun je het best bij een kapitein op bezoek gaan.

mystiques-story-captain-vurst-candle-title = Het stompje kaars
mystiques-story-captain-vurst-candle-line = De kaars die op zolder werd aangestoken heeft vrienden: ze hebben er kaas bij gelegd.
mystiques-story-captain-vurst-candle-short = Het stompje van de zolderkaars staat op de vensterbank en brandt nog. Eromheen ligt kaas, voor ieder een stukje: dat brachten de motten. ‘Het was daarboven zo donker’, zeggen ze, ‘en toen kwamen jullie.’
mystiques-story-captain-vurst-candle-full =
    Op de vensterbank stond het stompje van de zolderkaars. Die nacht was het tussen de webben aangestoken, en sindsdien had iemand het elke avond weer aangestoken.

    Eromheen zaten motten, kleine grijze, met hun vleugels gevouwen als in de kerk. ‘Het was daarboven zo donker’, zei de oudste. ‘Al jaren. En toen kwamen jullie, met een vlammetje, en jullie waren voorzichtig.’

    Ze hadden iets meegebracht. Motten eten wol, maar niet wat er in de zakken van de wol zit: vijf oude stukjes kaas, en één heel nieuw.

    ‘Voor onderweg’, zeiden ze. De muizen bogen, de motten bogen, en het vlammetje boog ook, want iemand had de deur opengedaan.

mystiques-story-captain-vurst-slipper-title = De twee in de slof
mystiques-story-captain-vurst-slipper-line = De elite-rat uit de slof heeft genoeg van water: hij houdt vannacht geen wacht.
mystiques-story-captain-vurst-slipper-short = Bij het waterrad is een post leeg. Sinds de sluis dicht is, heeft een zekere elite-rat in een zekere slof zitten nadenken. ‘Ik ga in de radijsjes’, heeft hij op de muur geschreven.
mystiques-story-captain-vurst-slipper-full =
    Jullie weten nog wel van de oude slof in de modder, en wie erin zat toen het water in slaap viel. Daar moesten ze wachten tot de ochtend, en een ochtend duurt lang als je je laarzen niet vuil wilt maken.

    De roeier had gepraat. Hij had gepraat over zijn tante, die een tuin heeft. Hij had gepraat over radijsjes. Toen de zon opkwam wist de elite-rat, die nog nooit naar iemand geluisterd had, heel veel van radijsjes.

    Dus was er vannacht een post leeg bij het rad. ‘Weg’, stond er met krijt op de muur. ‘Naar een plek waar de grond droog is. Stuur geen boot.’

    De andere wachters lazen het twee keer. Ze gingen wat dichter bij elkaar staan, en een van hen vroeg zachtjes wat radijsjes eigenlijk waren.

mystiques-story-captain-vurst-won-title = Iedereen aan tafel
mystiques-story-captain-vurst-won-line = De kapitein geeft zijn sabel af, en deze winter eet iedereen aan dezelfde tafel.
mystiques-story-captain-vurst-won-short = Kapitein Vurst gaat op de grond zitten en geeft zijn sabel af; die is van blik. ‘Ik wilde alleen maar’, zegt hij zacht, ‘dat niemand me uitlacht.’ Dan gaat de berg open. Er is genoeg voor de muizen, voor de ratten, voor de kakkerlakken. De winter mag komen.
mystiques-story-captain-vurst-won-full =
    Eerst viel de sabel, en toen hoorden ze dat hij van blik was. Toen de zweep, en dat was een schoenveter. Toen ging kapitein Vurst op de grond zitten, en heel langzaam zakten zijn snorharen uit de was.

    ‘Ik ben nooit kapitein geweest’, zei hij met een heel klein stemmetje. ‘Ik was kok. Het was koud, er was niet genoeg, en ik werd bang. Wie de grootste berg heeft, die lachen ze niet uit.’ Niemand lachte.

    ‘Kok?’ zei een van de muizen belangstellend. ‘Van wat?’ vroeg een ander. ‘Van alles’, zei Vurst. Toen keken ze naar de berg, en naar de ratten die naar de berg keken. Er was genoeg voor ieders winter, en dan bleef er nog wat over.

    Ze haalden de grote tafel van de verloren dingen tevoorschijn. Sergeant Rillette dekte, vrouwe Arantelle maakte het tafelkleed, meneer Millepas bracht honderd borden in één keer. Vurst kookte een soep waar ze nu nog over praten. Muscadin werd er speciaal wakker voor, riep goedemorgen, en sliep verder in de puree.

    Boven draaide het rad, flap, flap, flap. Ergens rinkelde een belletje. Buiten begon het te sneeuwen, zonder geluid, op de oude molen, en binnen was het warm.

mystiques-story-captain-vurst-won-bread-title = Een halve hazelnoot
mystiques-story-captain-vurst-won-bread-line = Sergeant Rillette geeft het brood terug: een halve hazelnoot op een witte zakdoek.
mystiques-story-captain-vurst-won-bread-short = Als de soep op tafel staat, gaat sergeant Rillette staan, een zakdoek in zijn poten. Er ligt een halve hazelnoot in. ‘Jullie deelden toen jullie weinig hadden’, zegt hij. ‘Hier houdt niemand ooit nog de wacht bij een berg.’
mystiques-story-captain-vurst-won-bread-full =
    Toen iedereen soep had, ging sergeant Rillette staan. Hij had de witte zakdoek gewassen, en hij vouwde hem voor de muizen open, punt voor punt.

    In het midden lag een halve hazelnoot. ‘De jongste had hem achter zijn oor bewaard’, zei hij. ‘Hij zegt dat hij van jullie is. Hij zegt dat hij geen honger meer heeft, en dat hij wilde weten hoe het is om iets terug te geven.’

    Ze sneden hem in zoveel stukjes als er gasten waren. Dat werd een kruimel per gast, en het was het lekkerste van de hele tafel.

    ‘Jullie deelden toen jullie weinig hadden’, zei de sergeant. ‘Ik heb tien jaar gediend onder een grote berg. Nu wil ik graag soep opdienen.’ En hij nam de pollepel uit Vursts poot en vroeg wie er nog wilde.

mystiques-story-captain-vurst-won-promise-title = Belofte ingelost
mystiques-story-captain-vurst-won-promise-line = De muizen houden woord: voor ze zelf gaan zitten, heeft elke rat een vol bord.
mystiques-story-captain-vurst-won-promise-short = ‘Morgen eet iedereen’, hadden de muizen gezegd. Nu is het morgen. Ze brengen de borden naar de ratten bij de deur, allemaal, voor ze zelf gaan zitten. De sergeant brengt zijn poot naar zijn geknakte oor.
mystiques-story-captain-vurst-won-promise-full =
    De soep rook zo lekker dat iedereen meteen wilde gaan zitten. Maar de muizen gingen niet zitten. ‘Eerst de deur’, zeiden ze, en ze namen elk twee borden.

    Bij de deur stonden sergeant Rillette en zijn mannen, snorharen recht, want niemand had hun verteld dat het voorbij was. ‘We hebben jullie ons woord gegeven’, zeiden de muizen. ‘Dat was voor morgen. Het is net morgen geworden.’

    De sergeant keek naar het bord, en toen naar de muizen, een voor een. ‘Ik krijg al dertig jaar bevelen’, zei hij. ‘Er is nog nooit iemand teruggekomen om te zien of ik gegeten had.’

    Toen at hij, langzaam, tot de laatste lepel, en salueerde voor het bord. En pas toen de laatste rat zijn soep had, gingen de muizen ook zitten. Heel warm was de soep niet meer. Maar wel heel lekker.

mystiques-story-captain-vurst-won-grigou-title = Grigou telt
mystiques-story-captain-vurst-won-grigou-line = Aan het hoofd van de tafel zit Grigou, die ooit in een pot zat, en telt de gasten.
mystiques-story-captain-vurst-won-grigou-short = Grigou heeft de ereplaats, op drie boeken. Hij telt de borden, de gasten en de tweede porties. ‘Het komt uit’, zegt hij ten slotte. ‘Dat is me nog nooit overkomen.’
mystiques-story-captain-vurst-won-grigou-full =
    Iemand had drie boeken gelegd op de stoel aan het hoofd van de tafel, en op die drie boeken zat Grigou, met zijn neefjes in een lange rij naast zich.

    Hij telde. Hij telde de borden, en de gasten, en de erwtjes. Toen hij klaar was, begon hij opnieuw van de andere kant, voor de zekerheid, en zijn sprieten trilden.

    ‘Er zijn evenveel borden als gasten’, zei hij. ‘Het komt uit. Ik heb mijn hele leven geteld, en er was er altijd één te veel, en meestal was ik dat.’

    De muis naast hem schoof haar stoel wat dichterbij. ‘Wie het koud heeft’, zei ze, ‘telt niet als te veel.’ En Grigou, die zes pootjes heeft, wist met geen ervan raad, en dus gaf hij het zout door.

mystiques-story-captain-vurst-won-jar-title = De stoel bij het fornuis
mystiques-story-captain-vurst-won-jar-line = Eén stoel bij het fornuis is voor Grigou, die zo lang in zijn pot moest wachten.
mystiques-story-captain-vurst-won-jar-short = Bij het fornuis, waar het het warmst is, staat een stoeltje. Het is voor Grigou, die ooit elf uur moest wachten. ‘Dat had niet gehoeven’, zegt hij, en hij gaat zitten. ‘Maar het is warm.’ Vanavond telt hij niet.
mystiques-story-captain-vurst-won-jar-full =
    Bij het fornuis, waar het het warmst was, stond een stoeltje waar niemand op zat. Telkens als iemand in de buurt kwam, zei een van de muizen: ‘Die is bezet.’

    Laat, toen de soep bijna op was, ging de deur op een sprietbreedte open. Het was Grigou. Hij wist niet zeker, zei hij, of het ook voor hem was.

    ‘We zijn een keer langs u heen gehold’, zeiden de muizen. ‘Het was elf uur, en zes minuten.’ ‘Jullie weten die zes minuten nog’, zei Grigou, en hij keek een tijdje naar het stoeltje.

    Toen ging hij zitten, met alle zes zijn pootjes naar het vuur. Hij telde de borden niet, en de gasten ook niet. Voor één avond, zei hij, mocht het uitkomen zoals het wilde.

mystiques-story-captain-vurst-lost-title = De kapitein lacht nog
mystiques-story-captain-vurst-lost-line = Vannacht lacht de kapitein nog; maar zijn lach klinkt een beetje hol.
mystiques-story-captain-vurst-lost-short = Het is dag. Kapitein Vurst lacht boven op zijn berg, en zijn lach gaat drie keer rond. Maar de muizen hebben gezien dat zijn troon wiebelde. Ze gaan naar huis, ze slapen, en vanavond komen ze terug.
mystiques-story-captain-vurst-lost-full =
    ‘Ha, ha, ha!’ deed kapitein Vurst, en de echo deed mee, uit beleefdheid.

    Het was dag, en de muizen gingen terug zoals ze gekomen waren. Wie gepakt was, had een uur in een oude wekker gezeten, en kwam er precies op het hele uur weer uit, toen het luikje openging voor de koekoek.

    Rond het fornuis warmden ze zich op. ‘Hebben jullie het gemerkt?’ zei een van de muizen. ‘Als hij lacht, kijkt hij altijd naar zijn ratten, of ze wel meelachen.’ Het werd stil. Het was waar. En de ratten hadden niet veel gelachen.

    ‘Zijn troon hangt aan één touwtje’, zei een ander. ‘Ik heb de knoop gezien.’ Toen sliepen ze, dicht tegen elkaar, met het rad dat in de verte draaide. Vanavond zouden ze aan het goede eind trekken.

mystiques-choice-share-bread = Elke muis geeft twee kaasjes, of wat ze heeft, en een rat minder bewaakt de kapitein.
mystiques-choice-stand-firm = Elke muis krijgt een kaasje. De lijfwacht van de kapitein is voltallig.
