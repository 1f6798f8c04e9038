mystiques-story-first-frost-opening-title = La première gelée
mystiques-story-first-frost-jar-title = Le bocal
mystiques-story-first-frost-grigou-title = Un ami à six pattes
mystiques-story-first-frost-crumbs-title = Des miettes pour la route
mystiques-story-first-frost-granary-title = La porte du grenier
mystiques-story-first-frost-won-title = Le grain de l’hiver
mystiques-story-first-frost-lost-title = Demain, il fera encore nuit
