mystiques-story-mill-race-opening-title = La roue s’est tue
mystiques-story-mill-race-water-title = Le bief
mystiques-story-mill-race-still-title = L’eau s’endort
mystiques-story-mill-race-thread-title = Un fil au-dessus de l’eau
mystiques-story-mill-race-drain-title = La manivelle
mystiques-story-mill-race-wheel-title = Sous la grande roue
mystiques-story-mill-race-won-title = Elle tourne !
mystiques-story-mill-race-lost-title = Mouillées jusqu’aux moustaches
