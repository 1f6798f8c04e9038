mystiques-story-first-frost-opening-title = De eerste vorst
mystiques-story-first-frost-jar-title = De glazen pot
mystiques-story-first-frost-grigou-title = Een vriend op zes poten
mystiques-story-first-frost-crumbs-title = Kruimels voor onderweg
mystiques-story-first-frost-granary-title = De deur van de graanzolder
mystiques-story-first-frost-won-title = Het wintergraan
mystiques-story-first-frost-lost-title = Morgen wordt het weer nacht
