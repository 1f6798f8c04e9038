# Hulp voor een hoofdstuk dat twee keer verloren is: elk fragment heeft een titel en drie lengten (één zin, kort, een bladzijde voor het slapengaan).

mystiques-story-help-offered-title = Achter de klok
mystiques-story-help-offered-line = De oude Marjolijn, die achter de klok woont, wil de muizen vannacht graag helpen.
mystiques-story-help-offered-short = ‘Twee keer zijn jullie met lege pootjes thuisgekomen’, zegt de oude Marjolijn, die achter de keukenklok woont. ‘Vannacht kan ik op de grote wijzer gaan zitten, dan duurt de nacht wat langer. En in mijn kastje ligt kaas. Maar alleen als jullie dat willen.’
mystiques-story-help-offered-full =
    Achter de keukenklok woont de oude Marjolijn. Haar snorharen zijn wit en ze hoort alles, want wie in een klok woont, leert goed luisteren.

    Die avond stak ze haar neus naar buiten tussen de zeven en de acht. ‘Twee keer zijn jullie op pad gegaan’, zei ze, ‘en twee keer kwamen jullie met lege pootjes thuis. Daar kunnen jullie niets aan doen. De nacht was gewoon te kort.’

    Ze klopte op de grote wijzer. ‘Hier kan ik wel even op gaan zitten. Ik ben nogal zwaar geworden, dat is het fijne van taart. Dan duurt de nacht langer. En in mijn kastje ligt kaas, twee stukjes voor iedereen.’

    De muizen keken elkaar aan. ‘Jullie mogen ja zeggen’, zei Marjolijn, ‘en jullie mogen nee zeggen. Ik word niet boos. De een klimt het liefst alleen de trap op, en de ander houdt graag een pootje vast.’

mystiques-story-help-taken-title = De grote wijzer
mystiques-story-help-taken-line = Marjolijn gaat op de grote wijzer zitten, en de nacht wordt een beetje langer.
mystiques-story-help-taken-short = ‘Ja, graag!’ zeggen de muizen. Marjolijn deelt de kaas uit en gaat dan met haar volle gewicht op de grote wijzer zitten. ‘Tik’, zegt de klok, en daarna heel lang niets meer. ‘Ga maar gauw’, zegt ze. ‘Ik houd hem vast.’
mystiques-story-help-taken-full =
    ‘Ja, graag’, zeiden de muizen, allemaal tegelijk. Het is moeilijk om het als eerste te zeggen, en heel makkelijk als tweede.

    Marjolijn deed haar kastje open. Dat was een lucifersdoosje, en het rook er naar peper en naar zondag. Iedereen kreeg twee stukjes kaas, en de jongste kreeg de stukjes met de minste gaten.

    Toen klom ze op de grote wijzer, ging zitten en pakte haar breiwerk. ‘Tik’, zei de klok. Hij haalde diep adem om ‘tak’ te zeggen, maar het lukte hem niet.

    ‘Ga maar gauw’, zei Marjolijn, en ze telde haar steken. ‘Ik houd hem vast. Als mijn armen moe worden, denk ik aan taart.’ En de muizen renden weg, en de nacht wachtte op hen.

mystiques-story-help-declined-title = Helemaal zelf
mystiques-story-help-declined-line = ‘Dank je wel, maar vannacht willen we het zelf proberen’, zeggen de muizen.
mystiques-story-help-declined-short = ‘Dank je wel’, zeggen de muizen, ‘maar we willen het nog één keer zelf proberen.’ Marjolijn knikt zo hard dat haar witte snorharen trillen. ‘Dan houd ik de soep warm’, zegt ze. Het is fijn om te weten dat er iemand op je wacht.
mystiques-story-help-declined-full =
    ‘Dank je wel’, zeiden de muizen, en ze meenden het. ‘Maar we willen het nog één keer zelf proberen. Nu weten we welke tree er kraakt.’

    Marjolijn werd niet boos. Ze knikte zo hard dat haar witte snorharen trilden. ‘Zo was ik vroeger ook’, zei ze. ‘Ik heb eens een hele walnoot elf treden op gesjouwd, en niemand mocht duwen.’

    ‘En kreeg je hem boven?’ vroeg iemand. ‘De vierde keer’, zei Marjolijn. ‘Er zat niets in. Maar het was de lekkerste walnoot van mijn leven.’

    Toen trok ze haar neus naar binnen, tussen de zeven en de acht. ‘Ik houd de soep warm’, zei haar stem in de klok. Weten dat er iemand op je wacht, dat weegt niets, en je krijgt het er de hele weg lekker warm van.

mystiques-choice-take-help = Elke muis krijgt twee kazen, en het eindteken schuift op: één bladzijde voor elke verloren poging na de eerste.
mystiques-choice-go-alone = Alles blijft zoals het is. De volgende keer vraagt Marjolijn het weer.
