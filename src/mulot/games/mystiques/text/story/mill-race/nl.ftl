mystiques-story-mill-race-opening-title = Het rad zwijgt
mystiques-story-mill-race-water-title = De molenbeek
mystiques-story-mill-race-still-title = Het water valt in slaap
mystiques-story-mill-race-thread-title = Een draad boven het water
mystiques-story-mill-race-drain-title = De slinger
mystiques-story-mill-race-wheel-title = Onder het grote rad
mystiques-story-mill-race-won-title = Het draait!
mystiques-story-mill-race-lost-title = Nat tot op de snorharen
