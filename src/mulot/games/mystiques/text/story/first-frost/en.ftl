mystiques-story-first-frost-opening-title = The First Frost
mystiques-story-first-frost-jar-title = The Jar
mystiques-story-first-frost-grigou-title = A Friend on Six Legs
mystiques-story-first-frost-crumbs-title = Crumbs for the Road
mystiques-story-first-frost-granary-title = The Granary Door
mystiques-story-first-frost-won-title = The Winter Grain
mystiques-story-first-frost-lost-title = Tomorrow There Will Be Another Night
