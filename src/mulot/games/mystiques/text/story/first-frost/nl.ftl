# Het verhaal van dit hoofdstuk: elk fragment heeft een titel en drie lengten (één zin, kort, een bladzijde voor het slapengaan).

mystiques-story-first-frost-opening-title = De eerste vorst
mystiques-story-first-frost-opening-line = De eerste vorst is er, en de ratten hebben al het wintergraan gestolen.
mystiques-story-first-frost-opening-short = Vannacht heeft de eerste vorst de ruiten van de oude molen wit gemaakt. En het wintergraan is weg: er ligt alleen nog een spoor van korrels, van de keuken naar de graanzolder. De ratten van kapitein Vurst! De muizen knopen hun jassen dicht en gaan stilletjes op weg.
mystiques-story-first-frost-opening-full =
    Die nacht kwam de kou binnen zonder te kloppen. Hij tekende varens op de ruiten van de oude molen, liet de balken kraken, en in de haard gaf het laatste kooltje een knipoog en viel in slaap.

    In de keukenmuur, achter de zoutpot, waren zes kleine muizen klaarwakker. Ze hadden net de voorraadkist opengemaakt, en de kist was leeg. Geen hazelnoot, geen graankorrel. ‘Zelfs de kruimels!’ jammerde Filch, die ze nog wel eigenhandig had verstopt.

    Aubin hield de kaars omhoog. Op de vloer maakten gouden korrels een weggetje: onder de deur door, dwars door de keuken, en dan naar de graanzolder. Naast de korrels stonden pootafdrukken. Brede, met nagels eraan.

    ‘De ratten van kapitein Vurst’, zei Mélisse zacht. Rivette stroopte haar mouwen op, wat nog niet meeviel met zoveel schroefjes in haar zakken.

    ‘Het wintergraan is van ons allemaal’, zei Aubin. ‘Kom, we gaan het halen.’ En achter elkaar, met de staart omhoog, liepen de muizen de nacht in.

mystiques-story-first-frost-jar-title = De glazen pot
mystiques-story-first-frost-jar-line = In de provisiekast tikt een kleine kakkerlak tegen het glas van een pot.
mystiques-story-first-frost-jar-short = In de provisiekast tikt er iets tegen glas: een piepkleine kakkerlak, gevangen onder een jampot. Hij heet Grigou en hij heeft het ijskoud. Hem bevrijden kost tijd. Maar hij lijkt een heleboel over de ratten te weten.
mystiques-story-first-frost-jar-full =
    Tik, tik, tik. Het kwam van de onderste plank. Onder een omgekeerde jampot stond een piepkleine kakkerlak met een broodkruimel tegen het glas te kloppen.

    ‘Goedenavond’, zei hij beleefd, en zijn stem klonk als uit een put. ‘Ik ben Grigou. De ratten hebben me hier neergezet omdat ik hun zakken telde. Ik kan erg goed tellen, weet u.’

    Hij rilde zo hard dat de pot ervan rinkelde. Een kakkerlak, fluisterde een muis, je weet maar nooit. Ja, zei een andere, maar een kakkerlak die het koud heeft, is toch vooral iemand die het koud heeft.

    De pot was zwaar. Er was een lepel voor nodig, en geduld, en een hele poos. En kijk, op de rand van de plank, vlakbij, lagen koekkruimels die nog niemand had gezien.

mystiques-story-first-frost-grigou-title = Een vriend op zes poten
mystiques-story-first-frost-grigou-line = Grigou is vrij, en stuurt een van de schutters achter een kaas aan die niet bestaat.
mystiques-story-first-frost-grigou-short = Eén, twee, drie… en de pot kantelt! Grigou schudt zijn sprieten en rent vooruit. ‘Ik vertel ze van een reuzenkaas in de kelder’, zegt hij. ‘Er is helemaal geen kaas in de kelder.’ Als de muizen boven komen, zal er een schutter ontbreken.
mystiques-story-first-frost-grigou-full =
    De lepel schoof onder de pot, vier muizen gingen op de steel zitten, en hup! daar kantelde hij. Grigou kwam achterstevoren naar buiten, schudde zijn sprieten uit, eerst de ene, dan de andere, en maakte een echte buiging.

    ‘Ratten daarboven, schutters, en een duizendpoot die snurkt’, zei hij op. ‘Ik hou niet van lui die andere lui onder potten zetten. Wacht maar even.’

    Hij verdween onder de plint. Heel ver weg hoorden ze zijn stemmetje: ‘Meneer de schutter! Een kaas als een molensteen, in de kelder, en niemand die erop past!’ Toen gestommel en geduw op de trap, en daarna niets meer.

    ‘Is er echt een kaas?’ vroeg iemand hoopvol. ‘Geen korstje’, zei Grigou toen hij terugkwam, en hij moest zo lachen dat hij erbij ging zitten. Het was later geworden, dat wel. Maar de muizen hadden een vriend erbij.

mystiques-story-first-frost-crumbs-title = Kruimels voor onderweg
mystiques-story-first-frost-crumbs-line = Met een paar koekkruimels in hun zakken hollen de muizen verder naar de graanzolder.
mystiques-story-first-frost-crumbs-short = ‘We komen terug!’ beloven de muizen, en ze schuiven een kruimel onder de rand van de pot. De rest van de koek delen ze onder het rennen. Dat maakt je buik warm, en een warme buik maakt je dapper.
mystiques-story-first-frost-crumbs-full =
    ‘We komen je halen’, beloofden de muizen. ‘Muizenwoord.’ Grigou knikte achter het glas. ‘Doet u maar’, zei hij. ‘Ik tel intussen de planken nog een keer.’

    Ze schoven een kruimel onder de rand van de pot, precies genoeg voor een kakkerlakkenmaaltje. De rest van de koek werd al rennend verdeeld, voor iedereen een hap, en de knapperigste voor de laatste.

    Er is iets geks met koek: je denkt dat hij in je buik zit, en dan voel je hem tot in je knieën. Met twee treden tegelijk klommen de muizen naar boven.

    Achter hen telde een stemmetje zachtjes in het donker: zeven planken, acht planken… Niemand lachte erom. En niemand vergat de belofte.

mystiques-story-first-frost-granary-title = De deur van de graanzolder
mystiques-story-first-frost-granary-line = Achter de deur van de graanzolder wordt gezongen en geruzied, en het ruikt er naar graan.
mystiques-story-first-frost-granary-short = De deur van de graanzolder staat op een kier. Daarachter zingen ratten vals en maken ze ruzie over wie er op de hoogste berg mag slapen. Het graan van een hele winter glanst in het maanlicht. De muizen kijken elkaar aan: nu.
mystiques-story-first-frost-granary-full =
    Helemaal boven aan de trap viel een streep licht onder de deur door. Het rook er heerlijk: naar tarwe, naar augustuszon, naar brood voordat het brood is.

    Achter de deur werd gezongen. ‘Een zak voor mij, een zak voor mij, en voor de muizen niets erbij!’ Het was geen mooi lied, en ze zongen het ook nog vals.

    ‘Ik slaap op de grote berg!’ ‘Nee, ik!’ ‘Ik heb hem gedragen!’ ‘Jij droeg een lege zak, ik heb het zelf gezien!’ Er klonk een klets, toen een zak die omviel, en toen een lange regen van graan.

    De muizen staken één tel de snuiten bij elkaar, zoals je doet om elkaar moed te geven. Toen duwde een van hen tegen de deur. En de deur, natuurlijk, piepte.

mystiques-story-first-frost-won-title = Het wintergraan
mystiques-story-first-frost-won-line = De ratten gaan ervandoor, en het wintergraan ligt weer in zijn kist.
mystiques-story-first-frost-won-short = De laatste rat bonkt op zijn achterwerk de trap af. Het graan is er nog, alles! De hele nacht brengen de muizen het naar beneden, zak na zak. Maar ’s ochtends ligt er in de kist een gestreept dekentje, leeg: waar is Muscadin?
mystiques-story-first-frost-won-full =
    De laatste rat wilde waardig naar buiten gaan. Hij gleed uit over een graankorrel en bonkte de hele trap af op zijn achterwerk, tree na tree, en bij elke tree zei hij ‘au’.

    Toen werd het stil, en midden in de stilte lag het graan. Tot aan de balken. Een van de muizen dook erin als in een meer, en alleen het puntje van een snuit kwam weer boven.

    De hele nacht brachten de muizen de zakken naar beneden. Rivette had een glijbaan gemaakt van een dakgoot en een likje zeep, en door de muren heen hoorde je de tarwe lopen als een gouden beekje. Mélisse kookte soep. Aubin telde de zakken, vergiste zich, begon opnieuw, en toen klopte het.

    Pas ’s ochtends, toen iedereen wakker gemaakt werd voor de soep, merkten ze het. Onder in de kist, waar Muscadin, het slaapmuisje, altijd ligt, was alleen nog een gestreept dekentje. En daaronder een pootafdruk. Een brede, met nagels.

mystiques-story-first-frost-lost-title = Morgen wordt het weer nacht
mystiques-story-first-frost-lost-line = Vannacht blijft het graan bij de ratten; maar morgen wordt het weer nacht.
mystiques-story-first-frost-lost-short = De ochtend maakt de ruiten grijs en het is tijd om naar huis te gaan. De ratten snurken boven op het graan, met ronde buiken. Het is nog niet voorbij: wie goed slaapt, wordt slimmer wakker. En vanavond kennen de muizen de weg al.
mystiques-story-first-frost-lost-full =
    Heel ver weg kraaide een haan, en de ruiten werden grijs. Overdag is de molen van de grote laarzen van de molenaar. Het was tijd om naar huis te gaan.

    Een voor een glipten de muizen achter de zoutpot. Wie door de ratten gepakt was, kwam het laatst, beledigd maar heel: die had in een laars gezeten, en in een laars zit altijd wel een gat.

    Niemand zei veel. Mélisse deelde thee en verbandjes uit, en zelfs een honingsnoepje, en dat is op een dag zonder graan een groot geschenk.

    ‘Ik heb de treden geteld’, zei iemand in het donker. ‘Het zijn er elf, en de zesde kraakt.’ ‘En ik heb gezien waar ze de lantaarn ophangen’, zei iemand anders. In het donker glimlachten snorharen. Morgen werd het weer nacht. En morgen wisten ze dat allemaal al.

mystiques-choice-free-grigou = De zandloper schuift een bladzijde op, en op de graanzolder wacht een elite-rat minder. Grigou vergeet het niet.
mystiques-choice-hurry-on = Elke muis krijgt twee kaasjes. Op de graanzolder wacht iedereen.
