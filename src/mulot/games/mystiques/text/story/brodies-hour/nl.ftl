# Het verhaal van dit hoofdstuk: elk fragment heeft een titel en drie lengten (één zin, kort, een bladzijde voor het slapengaan).

mystiques-story-brodies-hour-opening-title = De muizen houden raad
mystiques-story-brodies-hour-opening-line = Brodie, de kat van de molenaar, slaapt niet meer: hij moet een belletje om.
mystiques-story-brodies-hour-opening-short = Ze kunnen niet naar de kapitein: sinds de maan de molen in schijnt, loopt Brodie de kat de hele nacht rond, zonder geluid. De muizen houden raad. Konden ze hem maar horen aankomen! Er is nog een belletje, ergens op de graanzolder…
mystiques-story-brodies-hour-opening-full =
    De raad kwam bijeen onder de gootsteen, bij het licht van een halve kaars. Het ging over de kat.

    Brodie was niet gemeen. Hij was gewoon een kat. Sinds het zolderraam open was, had hij de maan in zijn ogen en sliep hij niet meer. Overal liep hij rond, op zijn kussentjes, en hij maakte niet meer geluid dan een gedachte. Hoe kom je bij de kapitein, met zoiets in de gangen?

    ‘We zouden hem moeten horen aankomen’, zei Mélisse. ‘We zouden hem een belletje om moeten doen’, zei Aubin. Iedereen vond het een prachtig plan. Toen zweeg iedereen, want er was nog één klein vraagje, en niemand wilde het stellen.

    ‘En wie bindt het vast?’ zei Filch ten slotte. Ze zeggen dat andere muizen het daar, lang geleden, bij hebben gelaten. Maar niet die van de molen. ‘Wij’, zeiden ze, allemaal tegelijk. Het belletje van de oude geit was bij de laatste oogst op de graanzolder gevallen. Ze hoefden het alleen nog te halen.

mystiques-story-brodies-hour-muscadin-title = De druif van Muscadin
mystiques-story-brodies-hour-muscadin-line = Muscadin geeft jullie, tussen twee dromen door, zijn mooiste druif.
mystiques-story-brodies-hour-muscadin-short = Muscadin doet één oog open als jullie langskomen. ‘Voor de kat’, zegt hij, ‘of voor de ratten. Hij rolt heel goed.’ En met zijn achterpoot duwt hij een druif naar jullie toe, bijna zo groot als hijzelf.
mystiques-story-brodies-hour-muscadin-full =
    Langs de kist liepen ze op kousenvoeten, maar Muscadin deed toch één oog open.

    ‘Goedemorgen’, fluisterde hij. ‘Jullie gaan de kat een belletje omdoen. Ik heb alles gehoord in mijn slaap.’ Hij zocht onder zijn kussen en duwde met zijn achterpoot een druif naar buiten, rond en glad, bijna zo groot als hijzelf. Die had hij bewaard sinds de oogst.

    ‘Je kunt hem eten’, zei hij, ‘maar vooral: hij rolt. Ratten vallen erover, kakkerlakken rennen erachteraan. Hij is voor jullie, omdat jullie het lied hebben gezongen.’

    Ze wilden hem een zoen geven. Maar hij sliep alweer, met één poot uitgestrekt, op de plek van de druif.

mystiques-story-brodies-hour-granary-title = Ober, een soep!
mystiques-story-brodies-hour-granary-line = Het belletje glanst achter op de graanzolder, en de ratten gebruiken het als tafelbel.
mystiques-story-brodies-hour-granary-short = Daar ligt het belletje, in de hoek, half onder de tarwe. Maar de ratten hebben het eerst gevonden: ze rinkelen ermee als ze soep willen. ‘Ting! Ober!’ Iemand zal de bediening moeten storen.
mystiques-story-brodies-hour-granary-full =
    ‘Ting! Ober!’ ‘Ting! Ting! Eén soep!’ Op de graanzolder zaten de ratten alsof het een restaurant was. Ze hadden servetten om hun nek, een menu met krijt op de muur, en achterin, in de hoek, een tafelbel.

    De bel was rond en goud, met een gleuf als een glimlach. Het was het belletje van de oude geit.

    ‘Harder!’ zei een rat, en hij schudde eraan. ‘Is de kok soms doof?’ ‘Jij bent de kok.’ ‘O ja.’

    De muizen slopen langs de muur. Een belletje pik je niet stiekem: lawaai maken is nu eenmaal zijn vak. Eerst moest dus het restaurant dicht.

mystiques-story-brodies-hour-bell-title = Ting?
mystiques-story-brodies-hour-bell-line = Het belletje is van jullie: inpakken, of laten rinkelen?
mystiques-story-brodies-hour-bell-short = Het belletje ligt in jullie poten, en het wil rinkelen. Je kunt het volstoppen met wol, steek voor steek, en niemand hoort het aankomen. Of je gaat meteen, ting, ting, ting: dan komen de ratten in de keuken kijken.
mystiques-story-brodies-hour-bell-full =
    Het was zwaarder dan ze dachten, en koel als een appel. Ze tilden het met z’n tweeën op. ‘Ting’, zei het meteen, heel tevreden.

    ‘Sst!’ ‘Ting?’ Er was niets aan te doen. Een belletje is als Muscadin ’s ochtends: het moet eruit.

    Ze konden het volstoppen met wol. Vrouwe Arantelle had hele bollen achtergelaten, en met een beetje geduld kreeg het een jas, een muts en zelfs een sjaal. Dat kostte wel tijd.

    Of ze gingen meteen, en zongen eroverheen. De kat heeft goede oren, en de ratten ook. Maar soms is vlug zijn het halve werk.

mystiques-story-brodies-hour-wool-title = Een jasje van wol
mystiques-story-brodies-hour-wool-line = Het belletje, in een wollen jas, zegt alleen nog ‘dmm’.
mystiques-story-brodies-hour-wool-short = Eén recht, één averecht: het belletje heeft een jas. ‘Dmm’, zegt het beledigd. Ze rollen het naar de keuken zonder een vlieg wakker te maken. Alleen de klok heeft niet gewacht.
mystiques-story-brodies-hour-wool-full =
    Eén recht, één averecht. Ze breiden met twee splinters, om de beurt. De eerste muis deed de kraag, de tweede de mouwen, tot ze zich herinnerde dat een belletje geen armen heeft.

    Ten slotte leek het op een kouwelijk mannetje. Ze schudden er even aan. ‘Dmm’, zei het, met een stem uit een kast. Ze schudden harder. ‘Dmm, dmm.’ Het was volmaakt.

    Ze rolden het langs de muren tot aan de keuken. De ratten die op wacht stonden, keken de andere kant op en praatten over kaas. Op de deurkruk sliep een vlieg: ze werd niet wakker.

    Alleen de klok had niet gewacht. Klokken kunnen niet breien.

mystiques-story-brodies-hour-ring-title = Ting! Ting! Ting!
mystiques-story-brodies-hour-ring-line = Ting, ting, ting! De hele molen weet dat jullie eraan komen.
mystiques-story-brodies-hour-ring-short = Ting, ting, ting! Het belletje zingt, de muizen zingen eroverheen, en als een fanfare trekken ze door de molen. Twee ratten hollen naar de keuken om te zien wie er feest geeft. In de hele molen zullen ze er nog lang over vertellen.
mystiques-story-brodies-hour-ring-full =
    ‘Als ze ons toch horen’, zei een muis, ‘dan maar mooi ook.’ En ze begon te zingen.

    Ting, ting, ting! In de maat marcheerden ze door de provisiekast, het belletje in het midden, als een dorpsfanfare. Ze zongen het hazelnotenlied, en dat van de slapende molenaar, en nog een waarvan niemand de woorden kende.

    Overal kwamen koppen uit gaatjes. Een veldmuis klapte. Zelfs de oude portretten aan de muur leken te luisteren. ‘Het belletje voor de kat!’ zeiden ze. ‘Ze gaan het doen! Ze gaan het echt doen!’

    In de keuken legden twee ratten hun kaarten neer. ‘Hoorde je dat?’ ‘Ja.’ ‘Mooi was dat.’ ‘Ja.’ ‘Gaan we?’ ‘We gaan.’ En achter hen, onder de tafel, gingen twee groene ogen open.

mystiques-story-brodies-hour-kitchen-title = Twee groene manen
mystiques-story-brodies-hour-kitchen-line = In de keuken gaan twee groene manen aan: dat is Brodie.
mystiques-story-brodies-hour-kitchen-short = De keuken is leeg, en de maan ligt op de tegels. Dan zijn er nog twee manen, groene, en ze knipperen. Brodie staat op, rekt zich helemaal uit en glimlacht. Hij denkt dat jullie komen spelen.
mystiques-story-brodies-hour-kitchen-full =
    De keuken was leeg. De maan had een groot wit vierkant op de tegels gelegd, en de klok zei: tik, en dan tak.

    ‘Hij is er niet’, fluisterde een muis. Toen waren er onder de tafel nog twee manen. Ze waren groen. Ze gingen uit, en gingen weer aan, iets dichterbij.

    Brodie stond op. Dat duurde lang, want er was veel Brodie. Hij rekte zich van voren, hij rekte zich van achteren, hij keek de muizen een voor een aan, en hij spon. De pannen rinkelden ervan.

    Hij bedoelde het niet kwaad. Hij wilde spelen. Dat is nu juist het verschrikkelijke van katten: ze spelen zo goed, en wij zijn zo klein.

mystiques-story-brodies-hour-clock-title = De klok slaat
mystiques-story-brodies-hour-clock-line = De klok slaat drie uur, het uur waarop katten achter niets aan rennen.
mystiques-story-brodies-hour-clock-short = Dong, dong, dong. Drie uur: het uur van Brodie, waarop katten opeens achter helemaal niets aan gaan rennen. Je hoort galop in de gangen. Het wordt tijd om op te schieten.
mystiques-story-brodies-hour-clock-full =
    Dong. Dong. Dong. De grote klok sloeg drie uur, en bij de derde slag ging er iets in galop door de molen.

    Iedereen die bij een kat woont, kent dat uur. De kat zit daar, heel braaf, en opeens schiet hem iets te binnen. Niemand weet wat. Hij gaat ervandoor als een pijl, een trap op, een andere af, springt op een schaduw, vangt hem, en laat hem weer los.

    Ergens viel een bloempot. ‘Het uur van Brodie’, zei een muis, en ze trok haar sjaal recht. ‘Hoelang duurt het?’ vroeg een andere.

    ‘Een uur’, zei de eerste. Het stelde niet erg gerust, maar het was tenminste duidelijk.

mystiques-story-brodies-hour-thread-title = De draad houdt nog
mystiques-story-brodies-hour-thread-line = De draad die boven de beek hield gaat mee: haak en draad liggen in de voorraad.
mystiques-story-brodies-hour-thread-short = Aan de spijker bij de deur hangen haak en draad, weer droog en netjes opgerold. ‘Hij hield ons boven de beek’, zeggen de muizen. ‘Dan houdt hij ons ook boven de kat.’ Dus gaat hij mee.
mystiques-story-brodies-hour-thread-full =
    Haak en draad hingen aan de spijker bij de deur. De draad was gedroogd in de tocht, en iemand had hem zo netjes opgerold dat hij op een slak leek.

    ‘Hij hield ons allemaal boven de beek’, zei een van de muizen. ‘Geen sok werd nat.’ ‘Eén sok werd nat’, zei een ander. ‘Maar hij hield.’

    Hij ging van poot tot poot. Er zijn dingen waarop je vertrouwt omdat het je gezegd wordt, en dingen waarop je vertrouwt omdat ze je een keer, midden in het donker, niet lieten vallen.

    Dus ging de draad mee, over een schouder, onder een arm, om een middel. Een kat vang je er niet mee. Maar je komt ermee aan de overkant waar een kat niet eens zou durven oversteken.

mystiques-story-brodies-hour-slippers-title = Wollen sloffen
mystiques-story-brodies-hour-slippers-line = Vrouwe Arantelle heeft sloffen gebreid voor wie zacht loopt: een rat minder hoort jullie.
mystiques-story-brodies-hour-slippers-short = Onder de gootsteen staat een pakje, dichtgebonden met heel sterke draad. ‘Voor wie kan lopen’, staat op het kaartje. Er zitten sloffen in van grijze wol. Op de graanzolder draait een wachter zich om en slaapt verder.
mystiques-story-brodies-hour-slippers-full =
    Onder de gootsteen stond een pakje, dichtgebonden met heel dunne en heel sterke draad. ‘Voor wie kan lopen’, stond er op het kaartje, in puntige letters. ‘A.’

    Er zaten sloffen in van grijze wol, vier voor elke muis, de linker met een kleine L. ‘Vrouwe Arantelle’, fluisterden ze. ‘Omdat we niet aan haar webben gekomen zijn.’

    Ze trokken ze meteen aan. Het was alsof je aan de binnenkant van een wolk liep. Iemand liet een lepel vallen, alleen om te horen of er nog geluiden bestonden.

    Op de graanzolder tilde een van de wachters zijn kop op, luisterde, hoorde helemaal niets, en ging naar huis en naar bed. Niemand had het hem gezegd. Maar het was zo heerlijk stil.

mystiques-story-brodies-hour-won-title = De kat die rinkelt
mystiques-story-brodies-hour-won-line = Klik! Het belletje hangt om de hals van de kat: voortaan hoor je hem komen.
mystiques-story-brodies-hour-won-short = Klik! Brodie blijft stokstijf staan. Hij draait zijn kop: ting. Hij springt: ting, ting. Dolblij rent hij door de keuken achter zijn eigen geluid aan. Zo’n mooi speeltje heeft hij nog nooit gehad. En de muizen hebben de gangen eindelijk voor zich alleen.
mystiques-story-brodies-hour-won-full =
    Klik! Eén pootje had het lint eromheen gedaan, een ander had het geknoopt, en iedereen was onder het buffet gedoken. Ze wachtten.

    Brodie bewoog niet meer. Hij keek als iemand die net een geheim heeft gehoord. Hij hield zijn kop scheef: ting. Hij hield hem scheef naar de andere kant: ting. Zijn ogen werden rond.

    Toen sprong hij. Ting, ting, ting! Hij verstopte zich achter het gordijn en viel zichzelf aan, hij rende drie keer om de tafel achter dat heerlijke geluidje aan, dat altijd precies even snel ging als hij. Ten slotte ging hij op zijn rug liggen, buiten adem en gelukkig, en hij spon en schudde met zijn kin, alleen om het te horen.

    Sinds die nacht hoor je in de molen de kat aankomen. ‘Niemand had het ooit gedurfd’, zeiden ze in de molen. ‘Niemand had het ooit samen gedurfd’, zeiden de muizen. En ze keken alweer naar het waterrad, waar een lantaarn brandde.

mystiques-story-brodies-hour-lost-title = Onder de wasmand
mystiques-story-brodies-hour-lost-line = Brodie heeft alle muizen onder de wasmand gelegd en is erop in slaap gevallen.
mystiques-story-brodies-hour-lost-short = Het spel is uit: Brodie heeft de muizen onder de wasmand opgeruimd en is erbovenop gaan liggen. Hij snurkt van tevredenheid. ’s Ochtends tilt de molenaarster de mand op voor de was, en iedereen glipt weg. Morgen spelen ze weer.
mystiques-story-brodies-hour-lost-full =
    Brodie speelde lang en heel goed. Daarna ruimde hij, als een net kind, zijn speelgoed op: één muis, twee muizen, drie muizen onder de wasmand, en hijzelf erbovenop, in een rondje.

    Onder het riet was het zacht en rook het naar lavendel. ‘Het had erger gekund’, zei een stem in het donker. ‘Hij snurkt harder dan Muscadin’, zei een andere.

    ’s Ochtends pakte de molenaarster de mand voor de was. Brodie zei ‘mrrauw’, en de muizen zeiden ‘pfft’. Ze zaten al achter de zoutpot, buiten adem, verfomfaaid, en geurend naar lavendel.

    ‘Hij heeft één zwak punt’, zei een van de muizen. ‘Als hij zich uitrekt, doet hij zijn ogen dicht. Ik heb geteld: drie tellen.’ ‘Drie tellen’, zei een ander peinzend. ‘Dat is genoeg voor een knoop.’ Vanavond gingen ze terug.

mystiques-choice-muffle-the-bell = De zandloper schuift een bladzijde op, maar Brodie is alleen in de keuken.
mystiques-choice-let-it-ring = In de keuken wachten twee ratten samen met Brodie. De hele molen zal het onthouden.
