# Het verhaal van dit hoofdstuk: elk fragment heeft een titel en drie lengten (één zin, kort, een bladzijde voor het slapengaan).

mystiques-story-webs-and-legs-opening-title = Een lichtje op zolder
mystiques-story-webs-and-legs-opening-line = Er knippert een lichtje op zolder, en alle wol van de molen is weg.
mystiques-story-webs-and-legs-opening-short = Op zolder seint een klein lichtje. En sinds vanochtend is er geen bol wol, geen slof, geen deken meer te vinden: iemand heeft alles naar boven gesleept. De muizen hebben koude oren. Ze nemen de trap langs de maalstenen.
mystiques-story-webs-and-legs-opening-full =
    ’s Ochtends ontbrak er een bol wol. ’s Middags waren de sloffen weg. En toen ze ’s avonds Muscadin wilden instoppen, ontbraken de gestreepte deken, de blauwe, en die met de eendjes.

    Alle draden liepen dezelfde kant op: onder de deur door, de trap op, naar de zolder. Daarboven had iemand getrokken en getrokken en niet meer opgehouden.

    ‘Dat is vrouwe Arantelle’, zei Sélène, die de sterren leest en weinig zegt. ‘De spin van de balken. Ze wikkelt in wat ze vindt. En het lichtje achter haar web is de lantaarn van de kapitein: hij seint naar zijn ratten, en wij zien niets, want het raampje is dichtgenaaid.’

    ‘Op de graanzolder stommelt er ook iets’, zei Aubin. ‘Alsof iemand schoenen past. Heel veel schoenen.’ Filch keek naar zijn blote pootjes, zuchtte, en ze gingen naar boven.

mystiques-story-webs-and-legs-muscadin-title = De hazelnoten van Muscadin
mystiques-story-webs-and-legs-muscadin-line = Muscadin is er speciaal wakker voor geworden en stopt in elke zak een hazelnoot.
mystiques-story-webs-and-legs-muscadin-short = Muscadin is wakker geworden, alleen om jullie gedag te zeggen. ‘Het is om die ene nacht’, zegt hij, en hij stopt in elke zak een hazelnoot uit zijn geheime voorraad. Dan valt hij staand in slaap, tegen de deur.
mystiques-story-webs-and-legs-muscadin-full =
    Onder aan de trap stond iemand te wachten, in pyjama, met heel kleine oogjes. Het was Muscadin. Hij was er speciaal wakker voor geworden, en dat kon je zien, want hij hield zijn kussen ondersteboven.

    ‘Het is om die ene nacht’, zei hij. ‘Jullie hebben het lied gezongen. Dus kijk.’ Uit zijn mouw haalde hij, een voor een, de hazelnoten van zijn geheime voorraad, waar zelfs Filch niet van wist.

    Voor elke zak een. Ze zeiden dat het niet hoefde; hij luisterde niet. ‘Boven is het koud, en webben plakken’, zei hij. ‘Een hazelnoot helpt.’

    Toen zei hij ‘goedemorgen’, wat bij hem welterusten betekent, en viel staand in slaap tegen de deur, met een brede glimlach.

mystiques-story-webs-and-legs-webs-title = Het grote gordijn
mystiques-story-webs-and-legs-webs-line = Een groot gordijn van webben hangt voor de zolder: de kaars, of zachtjes?
mystiques-story-webs-and-legs-webs-short = De zolder is verdwenen achter een gordijn van webben, geborduurd met bolletjes wol en sloffen. Met de kaars smelt het weg als sneeuw, maar dat zie je van ver. Zonder kaars kun je ertussendoor sluipen, en dan denkt vrouwe Arantelle dat het de wind is.
mystiques-story-webs-and-legs-webs-full =
    Het was mooi, dat moesten ze toegeven. Van balk tot balk hing het web als het gordijn van een schouwburg, en in elke plooi glansde iets: een bolletje wol, een slof, een lepeltje, een muts.

    Ze raakten het aan met het puntje van een snorhaar. Het plakte. Wie er met zijn poten in komt, moet spartelen, en hoe meer je spartelt, hoe meer je breit.

    ‘Ik heb de kaars’, zei een muis. Een beetje warmte, en het hele gordijn rolt zich op als een oude sok. Alleen: een licht dat over de zolder beweegt, ziet de hele molen, en dan begint het rad van de narigheid te draaien.

    ‘Of we gaan zachtjes’, zei een andere. ‘Tussen de draden door. Ze voelt er niets van. Een deel van haar volkje slaapt nog.’ Het gordijn rilde even, alsof het meeluisterde.

mystiques-story-webs-and-legs-candle-title = De kaars
mystiques-story-webs-and-legs-candle-line = De kaars gaat langs, en de webben rollen zich op als oude sokken.
mystiques-story-webs-and-legs-candle-short = De vlam raakt niets: de warmte is genoeg. De webben krullen op, rollen zich in en vallen, plof, plof, plof. De weg is vrij, tot boven in de balken. Maar beneden vraagt een rattenstem: ‘Wie heeft daar het licht aan?’
mystiques-story-webs-and-legs-candle-full =
    Ze hielden de kaars goed recht, met z’n tweeën, een poot voor de vlam. Er mocht niets branden, alleen warm worden. Dat hadden ze thuis geleerd, met pannenkoeken.

    En het gordijn krulde op. De draden begonnen te kroezen, te rollen, en vielen in zachte pakjes naar beneden: plof, plof, plof. Het regende sloffen. Iemand vond zijn muts terug en zette hem meteen op.

    De weg was vrij tot het eind, en ook in de balken lieten de webben los, een voor een, met het geluid van een springende knoop.

    ‘Wie heeft daar het licht aan?’ riep een stem, ver weg in de molen. Ze bliezen de kaars uit. Een beetje te laat.

mystiques-story-webs-and-legs-softly-title = Sst…
mystiques-story-webs-and-legs-softly-line = Tussen twee draden door, zonder geluid: Vrouwe Arantelle denkt dat het de wind is.
mystiques-story-webs-and-legs-softly-short = Een poot, en dan de andere. Buik in, oren plat. Boven slaapt een troepje kakkerlakken in hangmatten van zijde; niemand maakt ze wakker, en straks komen ze niet opdagen.
mystiques-story-webs-and-legs-softly-full =
    ‘Buik in, oren plat, en denk aan een veertje’, fluisterde de voorste. Ze dachten aan een veertje.

    Het was alsof je door een harp liep zonder dat hij klonk. Een poot, en dan de andere. Een staart streek langs een draad, en iedereen verstijfde. De draad zei ‘zing’, heel laag.

    ‘Ben jij het, wind?’ vroeg een stem daarboven, een fijne, welopgevoede stem. Een muis blies zachtjes tussen haar tanden: ‘Hoeoeoe.’ ‘Ah, goed’, zei de stem.

    Onder de balken sliep een deel van de wacht in hangmatten van zijde, met gekruiste pootjes. Ze slopen eronderdoor en hielden hun adem in. Die zouden ze vanavond niet meer zien. Nu alleen nog kijken waar je je pootjes zet.

mystiques-story-webs-and-legs-rafters-title = De weefster
mystiques-story-webs-and-legs-rafters-line = Vrouwe Arantelle breit in de balken: ‘Alweer bezoek? Ik pak jullie even in.’
mystiques-story-webs-and-legs-rafters-short = Midden in haar web breit vrouwe Arantelle met vier naalden, en met twee andere poten drinkt ze thee. ‘Bezoek!’ zegt ze. ‘Sta stil, dan pak ik jullie in.’ Ze is niet gemeen. Ze heeft alles graag netjes opgeruimd.
mystiques-story-webs-and-legs-rafters-full =
    De balken waren een kathedraal, en midden in die kathedraal zat vrouwe Arantelle te breien. Ze had een bril, acht ogen daarachter, vier tikkende naalden, en in een vrije poot een kop thee.

    ‘Bezoek’, zei ze. ‘Wat slordig.’ Om haar heen was alles ingepakt: de stoelen, de koffers, een viool, een kartonnen maan. Aan elk pakje hing een kaartje, keurig beschreven.

    ‘Mevrouw’, zei een muis met een buiging, ‘wij willen graag onze dekens terug.’ ‘Jullie dekens liggen bij de D’, antwoordde vrouwe Arantelle. ‘En jullie komen bij de M. Sta stil, alsjeblieft.’

    Ze zette haar kopje neer zonder een druppel te morsen en rolde een draad af. Ze deed het zo beleefd dat ze haar bijna haar gang lieten gaan.

mystiques-story-webs-and-legs-centipede-title = Honderd pootjes
mystiques-story-webs-and-legs-centipede-line = Op de graanzolder past meneer Millepas vingerhoeden: hij komt er één tekort.
mystiques-story-webs-and-legs-centipede-short = Op de graanzolder heeft meneer Millepas, de duizendpoot, alle vingerhoeden van de molen gestolen. Negenennegentig heeft hij er aan. ‘Waar is de honderdste?’ brult hij. ‘Wie heeft de honderdste?’ Hij loopt, en alles trilt: klak, klak, klak, klak, klak.
mystiques-story-webs-and-legs-centipede-full =
    Klak, klak, klak, klak, klak, klak. Het klonk als een heel regiment. Maar het was één meneer.

    Meneer Millepas, de duizendpoot, liep te ijsberen over de graanzolder. Aan elke poot droeg hij een vingerhoed. Aan elke poot, behalve één.

    ‘Negenennegentig!’ kreunde hij. ‘De kapitein heeft me er honderd beloofd als ik de deur bewaak. Honderd! En nu loop ik mank!’ En ja, het ging van klak, klak, klak, klak… plof.

    Hij draaide zich om, en zijn oogjes vielen op de poten van de muizen. Al die poten, met niets eraan. ‘Jullie zijn het’, zei hij met een vreselijke stem. ‘Jullie hebben mijn honderdste schoen!’

mystiques-story-webs-and-legs-pillow-title = Het bloemetjeskussen
mystiques-story-webs-and-legs-pillow-line = Muscadin slaapt nog, maar leent zijn kussen uit: niemand hoort jullie naar boven gaan.
mystiques-story-webs-and-legs-pillow-short = Muscadin slaapt, precies zoals jullie hem gedragen hebben. Alleen ligt zijn kussen ernaast, met een briefje: ‘Voor de trap.’ Met een kussen onder je poten kraakt er geen trede, en boven heeft bijna niemand jullie gehoord.
mystiques-story-webs-and-legs-pillow-full =
    In de kist sliep Muscadin, precies zoals ze hem thuisgebracht hadden, met zijn neus in zijn staart. Niets had hem gewekt: geen rat, geen klok, zelfs de soep niet.

    Maar naast hem lag, netjes opgevouwen, het bloemetjeskussen, en daarop een briefje met ronde letters. ‘Voor de trap’, stond er. Niemand wist wanneer hij dat geschreven had. Misschien schrijven slaapmuizen in hun slaap.

    Ze legden het kussen op de eerste trede, stapten erop, legden het op de volgende. Er kraakte niets. Het zag er een beetje mal uit, en het was zo stil als sneeuw.

    Boven op zolder hielden de kakkerlakken een vergadering. Er waren er maar weinig gekomen, want bijna niemand had iets gehoord. ‘Rrrron’, deed Muscadin, ver beneden, en hij glimlachte.

mystiques-story-webs-and-legs-won-title = Het maanvenster
mystiques-story-webs-and-legs-won-line = Het raampje is open, de maan komt binnen, en nu zie je waar Vurst zich verstopt.
mystiques-story-webs-and-legs-won-short = Meneer Millepas heeft zijn honderdste vingerhoed, vrouwe Arantelle weet nu dat opruimen samen kan, en de dekens gaan mee naar beneden. Het raampje gaat open: daar is de maan. En daarginds, onder het waterrad, brandt de lantaarn van de kapitein.
mystiques-story-webs-and-legs-won-full =
    De honderdste vingerhoed was gewoon in de tarwe gevallen. Meneer Millepas kreeg hem terug, deed hem aan, liep van klak, klak, klak tot het eind zonder één valse noot, en huilde van blijdschap uit al zijn ogen.

    Vrouwe Arantelle zat op de hoogste balk. ‘Misschien heb ik overdreven’, zei ze. ‘Ze zeiden dat ik er iemand mee hielp.’ Toen een muis haar heel beleefd vroeg of ze haar de gerstekorrelsteek wilde leren, werd ze bijna roze. Zo kwam het dat er vanaf de volgende dag op donderdag breiles was.

    Ze tornden het raampje los. De maan kwam meteen binnen, als een vriendin die buiten stond te wachten, en ging overal zitten.

    Ze keken ver weg, over de daken en de wei. ‘Daar’, zei een van de muizen. Onder het waterrad, vlak boven het water, knipperde een lantaarn: lang, kort, kort. Kapitein Vurst had een adres.

mystiques-story-webs-and-legs-lost-title = Een neus vol draden
mystiques-story-webs-and-legs-lost-line = Met een neus vol draden gaan de muizen naar beneden; ze waren opgeborgen bij de M.
mystiques-story-webs-and-legs-lost-short = De ochtend kiert naar binnen, en vrouwe Arantelle gaat naar bed. Ze had de muizen opgeborgen bij de M, maar omdat ze eerlijk is, heeft ze hen bij de deur weer afgegeven. De snorharen worden gekamd. Ze komen terug.
mystiques-story-webs-and-legs-lost-full =
    Toen de haan kraaide, zette vrouwe Arantelle haar bril af. ‘Het is tijd’, zei ze. ‘Overdag brei ik niet, dat is slecht voor de ogen, en ik heb er acht.’

    Een paar muizen had ze opgeborgen bij de M, netjes dichtgeknoopt, met een kaartje. Maar je houdt niemand vast die dat niet wil, ook niet netjes opgeborgen: een voor een zette ze hen bij de deur, knikte, en klom langs haar draad weer naar boven.

    Thuis waren ze een uur bezig met snorharen kammen. Er zat draad tot in de zakken, genoeg voor een hangmat.

    ‘Sterke draad’, zei een van de muizen, en ze trok eraan. ‘Heel, héél sterk.’ Ze keek alsof ze ergens aan dacht. Dat was een goed teken. Morgenavond zouden ze het opnieuw proberen.

mystiques-choice-light-the-candle = Alle webben verdwijnen, maar er gaan drie kaasjes op het wiel.
mystiques-choice-tread-softly = De webben blijven, maar bij de spin waken twee kakkerlakken minder.
