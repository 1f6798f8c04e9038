# Het verhaal van dit hoofdstuk: elk fragment heeft een titel en drie lengten (één zin, kort, een bladzijde voor het slapengaan).

mystiques-story-mill-race-opening-title = Het rad zwijgt
mystiques-story-mill-race-opening-line = Het grote rad zwijgt: de slinger moet uit het water gevist worden.
mystiques-story-mill-race-opening-short = Al drie dagen staat het grote rad stil. Geen meel, geen brood, geen kruimels. De slinger ligt onder in het riool, onder de molenbeek. De muizen pakken draad en haak, ieder een sjaal, en dalen af naar de kelder.
mystiques-story-mill-race-opening-full =
    Een geluid dat er altijd is, hoor je niet. Je hoort het pas als het ophoudt. Al drie dagen was er in de oude molen geen ‘flap, flap, flap’ meer van het grote rad, en van die stilte werd iedereen een beetje stil.

    De molenaar liep rondjes en sloeg tegen dingen. Er was geen meel, dus geen brood, dus geen kruimels. Filch had met een doorn een extra gaatje in zijn riem geprikt, en erbij gezucht.

    ‘De slinger ligt in het riool, onder de beek’, zei Rivette. ‘Een prachtstuk, van ijzer, met een handvat als een peer. Wie zoiets in het water gooit, heeft geen hart.’

    Maar Ondine glimlachte. Zij was geboren in een nest van riet, en het water was haar straat. Ze pakte draad en haak van de muur. ‘De beek heeft haast’, zei ze. ‘Ze neemt mee wie het laat gebeuren. Dus laten wij het niet gebeuren.’ En ze daalden af door de kelder.

mystiques-story-mill-race-water-title = De molenbeek
mystiques-story-mill-race-water-line = Het water van de beek is zwart en gehaast: de sluis dicht, of op de draad vertrouwen?
mystiques-story-mill-race-water-short = Daar is de molenbeek: een lint van zwart water dat naar de muur schiet en verdwijnt. Op de oever zit een roestig sluisje waarmee je het water stil kunt zetten, als je de tijd neemt. Of je gaat meteen, met draad en haak, en jammer van je sokken.
mystiques-story-mill-race-water-full =
    Het water liep door zijn stenen bed, pikzwart, met sterren erop. Het maakte geen geluid. Dat is het ernstigste water dat er is, water dat geen geluid maakt.

    Er dreef een blad voorbij. Het draaide één keer om, alsof het gedag zei, en verdween onder de muur. De muizen keken het na.

    Op de oever stond de sluis: een roestig wieltje, zo groot als een soepbord. Zit hij dicht, dan slaapt het water. Maar de ratten hadden hem scheef vastgezet, en ze zouden er allemaal aan moeten draaien, en tellen, en opnieuw beginnen.

    En dan waren er draad en haak, netjes opgerold en sterk. Daarmee ga je eroverheen. Je gaat snel. En je wordt misschien een beetje nat.

mystiques-story-mill-race-still-title = Het water valt in slaap
mystiques-story-mill-race-still-line = De sluis knarst, het water staat stil, en twee bewakers zitten in de modder.
mystiques-story-mill-race-still-short = Een, twee, draaien! De sluis knarst, het water gaat langzamer, denkt na, en staat stil. Vannacht neemt het niemand meer mee. En onder het grote rad zitten twee ratten, die de doorgang in een bootje bewaakten, opeens in de modder, diep beledigd.
mystiques-story-mill-race-still-full =
    ‘Een, twee, draaien! Een, twee, draaien!’ Het wieltje gilde als een kasteelpoort. Bij de twintigste slag ging het water langzamer. Bij de dertigste leek het na te denken. Bij de veertigste stond het stil, en de sterren erop hielden op met trillen.

    Toen hoorden ze, ver weg, bij het rad: ‘Chef! Het bootje drijft niet meer!’ En een andere stem: ‘Roeien!’ ‘Ik roei al, chef!’ ‘Beter roeien!’

    Een elite-rat en zijn roeier zaten in een oude slof, midden in de modder. Daar zouden ze tot de ochtend blijven, met medaille en al, want een elite-rat maakt zijn laarzen niet vuil.

    De muizen wreven hun pootjes, die zeer deden, en voelden zich een stuk beter.

mystiques-story-mill-race-thread-title = Een draad boven het water
mystiques-story-mill-race-thread-line = De haak bijt, de draad spant, en de muizen dansen boven het water.
mystiques-story-mill-race-thread-short = De haak vliegt, bijt in de steen, en de draad zingt. Boven de stroom zet je het ene pootje voor het andere, zonder naar beneden te kijken. Op de kant staat een oude visdoos: iemand heeft er een flink stuk kaas in vergeten.
mystiques-story-mill-race-thread-full =
    De haak draaide één keer rond, twee keer, en vloog het donker in. Tik! Hij had beet. Ze trokken: de draad spande en begon te zingen, een dun wijsje, als een tevreden mug.

    ‘Niet naar het water kijken’, zei een muis. ‘Naar het achterste van wie voor je loopt.’ Het was niet erg dichterlijk, maar het was uitstekende raad.

    Onder hen schoot de stroom voorbij met zijn sterren. Hij had alle tijd om iemand te grijpen, en niemand gaf hem de kans.

    Op de steen stond een oude visdoos, met gedroogde wormen, bah, en daaronder, in een papiertje, een stuk kaas dat de molenaar op een zomerse zondag had vergeten. Ze deelden het meteen. Het smaakte een beetje naar vis, maar kaas is kaas.

mystiques-story-mill-race-drain-title = De slinger
mystiques-story-mill-race-drain-line = Onder in het riool glimt iets van ijzer onder water.
mystiques-story-mill-race-drain-short = Onder de beek drupt en galmt het riool: plok, plok. Midden in het water steekt een handvat als een peer nog net omhoog. De slinger! Maar de kakkerlakken hier gaan op zaterdag in bad, en het is zaterdag.
mystiques-story-mill-race-drain-full =
    Plok. Plok. In het riool heeft elke druppel een echo, en elke echo een broertje. Eén muis niesde, en ver weg niesden er vier terug, netjes na elkaar.

    Het water was groen en traag. Je kon de bodem zien: een hoefijzer, een lepel, een kopje zonder oor. En daar, een beetje scheef, een handvat in de vorm van een peer. ‘De slinger’, fluisterde iemand, zoals je ‘de koningin’ zegt.

    Je hoefde alleen maar het water in te gaan, hem te pakken en er weer uit te komen. Erin is makkelijk. Eruit is een ander verhaal: de steen is glad, en dan is het fijn als een vriendin je een poot geeft.

    En toen zagen ze de belletjes. Een rij belletjes, en daarna een rij sprieten, keurig naast elkaar, met schuim erop. Ze stoorden de kakkerlakken in bad.

mystiques-story-mill-race-wheel-title = Onder het grote rad
mystiques-story-mill-race-wheel-line = Het grote rad wacht in de nacht, en eronder zitten de ratten te picknicken.
mystiques-story-mill-race-wheel-short = Het grote rad staat daar, hoog als een kerk, en drupt in stilte. Eronder, op een kleed, picknicken de ratten van de kapitein. Daar is de as, met een vierkant gat: precies zo groot als een slinger.
mystiques-story-mill-race-wheel-full =
    Aan het grote rad wen je nooit. Je kijkt omhoog, en het gaat verder; je kijkt nog hoger, en nog steeds gaat het verder, tot de schoepen bij de sterren komen.

    Het bewoog niet. Lange baarden van mos hingen aan zijn armen, en van elke baard viel een druppel, een voor een, alsof het telde terwijl het wachtte.

    Eronder, op een geruit kleed, zaten de ratten te picknicken. Ze hadden worst, augurken, en op elke hoek van het kleed een schutter. ‘Geen meel, geen muizen’, legde er een uit met volle mond. ‘Dat heet strategie.’

    In het midden van het rad zag je de as, en in de as een vierkant gat. De slinger woog zwaar in hun poten. Nu alleen nog even dwars door een picknick.

mystiques-story-mill-race-won-title = Het draait!
mystiques-story-mill-race-won-line = De slinger draait, het rad kreunt, en de molen begint weer te zingen.
mystiques-story-mill-race-won-short = Klak! De slinger schiet in zijn gat. Iedereen duwt, het rad kreunt, beeft… en draait! Flap, flap, flap. De molenaar doet in zijn slaapmuts het raam open en begrijpt er niets van. Morgen is er brood.
mystiques-story-mill-race-won-full =
    De slinger ging in zijn gat met het geluid van goed nieuws: klak. Alle poten erop. ‘Duwen!’ zei iemand, en ze duwden. Niets. ‘Beter duwen!’ Toen kreunde er hoog boven hen een schoep, een andere gaf antwoord, en het grote rad zuchtte als iemand die wakker wordt gemaakt.

    En het draaide. Flap. Flap, flap. Flap, flap, flap! Het water klom de maan in en viel in parels terug. De ratten van de picknick werden nat, toen kletsnat, en dreven toen weg met kleed en al, roepend dat ze terugkwamen als het droog was.

    Er ging een raam open. De molenaar keek naar buiten, met zijn slaapmuts op, en zag zijn rad helemaal vanzelf draaien. Hij krabde zich op het hoofd. Hij deed het raam weer dicht. Sommig geluk kun je beter niet van te dichtbij bekijken.

    Maar op de terugweg langs de oever bleef een van de muizen staan. Helemaal boven in de molen, achter het zolderraampje, ging een lichtje aan en uit. Lang, kort, kort. Alsof iemand seinde.

mystiques-story-mill-race-lost-title = Nat tot op de snorharen
mystiques-story-mill-race-lost-line = Nat tot op de snorharen gaan de muizen naar huis, om te drogen bij de oven.
mystiques-story-mill-race-lost-short = Vannacht won het water, maar het water is niet gemeen: het heeft iedereen netjes op het gras gelegd, op een rij, als wasgoed. Bij de oven drogen ze op. Morgen leggen ze er een knoop bij.
mystiques-story-mill-race-lost-full =
    Wie door de stroom was meegenomen, lag aan het eind van de wei op het gras, netjes naast elkaar als wasgoed. Water is niet gemeen. Het heeft het alleen erg druk.

    Op weg naar huis ging het bij elke stap van ‘flits, flats’. Mélisse had een touwtje voor de oven gespannen, en algauw hingen daar zes sjaals te dampen, en zes mutsen, en een muis die gevraagd had om aan de bretels te worden opgehangen.

    ‘Ik heb de halve beek opgedronken’, zei ze ondersteboven. ‘Dan is er morgen minder’, antwoordde een ander, en ze begon een knoop in de draad los te maken om hem beter te leggen.

    Het rad draaide nog niet. Maar als je in het donker goed luisterde, zou je zweren dat het op iemand wachtte.

mystiques-choice-close-the-sluice = De zandloper schuift een bladzijde op. Het water staat dit hele hoofdstuk stil, en onder het rad wachten twee bewakers minder.
mystiques-choice-trust-the-thread = Elke muis krijgt een kaasje. De stroming blijft, en alle bewakers ook.
