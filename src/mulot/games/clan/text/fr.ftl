# Le Clan

clan-title = Le Clan
clan-about = Retrouvez ensemble les animaux de la forêt avant le lever du soleil. De la mémoire, et pas un mot !

# Questions

clan-ask-first-look = { $seat }, regarde une tuile en secret. Retiens-la bien, puis remets-la en place.
clan-ask-help = { $seat }, sais-tu où se cache l’animal ? Montre sa rangée ou sa colonne, ou passe.
clan-ask-explore = { $seat }, retourne une tuile !
clan-ask-explore-again = { $seat }, retourne une autre tuile !
clan-ask-put-back = { $seat }, retiens bien la tuile, puis remets-la en place.
clan-ask-club = { $seat }, veux-tu donner un coup de gourdin ? Cette tuile ne comptera pas.
clan-ask-wand = { $seat }, veux-tu agiter la baguette ? L’animal changera de taille.
clan-ask-owl = { $seat }, veux-tu que la fée chouette sauve cette lune ?

# Ce qu'on peut faire

clan-do-pass = Non, merci
    .advice = Passe cette fois
clan-do-look = Regarder { $place } en secret
    .seen = Regarder une tuile en secret
    .advice = Regarde cette tuile en secret
clan-do-put-back = Remettre la tuile en place
    .advice = Remets la tuile en place
clan-do-help = Poser la souris : { $edge }
    .seen = Poser la souris à côté d’une rangée ou d’une colonne
    .advice = Pose ta souris ici
clan-do-reveal = Retourner { $place }
    .seen = Retourner une tuile
    .advice = Retourne cette tuile
clan-do-candle = Allumer la bougie et regarder { $place } en secret
    .seen = Allumer la bougie et regarder une tuile en secret
    .advice = Allume la bougie et regarde cette tuile
clan-do-owl = La fée chouette sauve la lune
    .advice = Appelle la fée chouette
clan-do-club = Donner un coup de gourdin
    .advice = Donne un coup de gourdin
clan-do-wand =
    { $size ->
        [small] Rendre l’animal petit
        [medium] Rendre l’animal moyen
       *[large] Rendre l’animal grand
    }
    .advice = { $size ->
            [small] Rends l’animal petit
            [medium] Rends l’animal moyen
           *[large] Rends l’animal grand
        }
clan-do-golden-tooth =
    { $size ->
        [small] Échanger la dent d’or contre une petite dent
        [medium] Échanger la dent d’or contre une dent moyenne
       *[large] Échanger la dent d’or contre une grande dent
    }
    .advice = { $size ->
            [small] Échange la dent d’or contre une petite dent
            [medium] Échange la dent d’or contre une dent moyenne
           *[large] Échange la dent d’or contre une grande dent
        }

# Ce qui s'est passé

clan-event-looked = { $seat } regarde { $place } en secret.
    .seen = { $seat } regarde une tuile en secret.
clan-event-saw = En { $place }, tu vois : { $tile }.
    .seen = Ici, tu vois : { $tile }.
clan-event-placed-back = { $seat } remet la tuile en { $place }.
    .seen = { $seat } remet la tuile en place.
clan-event-look-declined = { $seat } ne regarde pas.
clan-event-first-named = { $seat } commence.
clan-event-mission-turned = Le clan cherche maintenant { $animal }.
clan-event-turn-began = { $seat } entre dans la forêt. On cherche { $animal }.
clan-event-helped = { $seat } donne un indice : { $edge }.
    .seen = { $seat } donne un indice : regarde la rangée ou la colonne où se tient la souris !
clan-event-help-declined = { $seat } ne donne pas d’indice.
clan-event-pawns-returned = De retour au nid : { $seats }.
clan-event-candle-lit = { $seat } allume la bougie.
clan-event-turned-up = { $seat } retourne { $place } : { $tile }.
    .seen = { $seat } retourne une tuile : { $tile }.
clan-event-turned-back = La tuile en { $place } est de nouveau cachée.
    .seen = La tuile est de nouveau cachée.
clan-event-tooth-won =
    { $size ->
        [small] Une petite dent dans le coffre !
        [medium] Une dent moyenne dans le coffre !
       *[large] Une grande dent dans le coffre !
    } { $left ->
        [0] C’était la dernière.
        [1] Encore une à trouver.
       *[other] Encore { $left } à trouver.
    }
clan-event-no-tooth-left =
    { $size ->
        [small] Voilà { $animal }, mais il n’y a plus de petite dent.
        [medium] Voilà { $animal }, mais il n’y a plus de dent moyenne.
       *[large] Voilà { $animal }, mais il n’y a plus de grande dent.
    } Rien de gagné, rien de perdu.
clan-event-moon-lost =
    { $why ->
        [miss] Pas ici ! Une lune se couche.
        [lost] Du temps perdu : une lune se couche.
        [villain] Quelle frayeur ! Une lune se couche.
       *[witch] La sorcière maudit la forêt violette : une lune se couche.
    } { $left ->
        [0] C’était la dernière lune.
        [1] Il reste une lune.
       *[other] Il reste { $left } lunes.
    }
clan-event-owl-paid = { $seat } appelle la fée chouette. La lune est sauvée !
clan-event-kept = { $seat } garde { $thing }.
clan-event-found = En { $place }, une trouvaille pour tout le clan : { $tile } !
    .seen = Une trouvaille pour tout le clan : { $tile } !
clan-event-got-lost = { $seat } s’égare : en { $place }, tous les arbres se ressemblent.
    .seen = { $seat } s’égare : ici, tous les arbres se ressemblent.
clan-event-left-forest = Il n’y a plus rien en { $place } : { $tile } a quitté la forêt.
    .seen = La place est vide : { $tile } a quitté la forêt.
clan-event-woke = Aïe ! En { $place }, { $villain } se réveille.
    .seen = Aïe ! Ici, { $villain } se réveille.
clan-event-fled = Hourra, { $villain } s’enfuit ! { $seat } gagne { $trophy }.
clan-event-stormed = Une tornade ! Ces tuiles sont mélangées : { $places }.
    .seen = Une tornade ! Des tuiles sont mélangées.
clan-event-club-used = { $seat } donne un coup de gourdin : la tuile en { $place } ne compte pas.
    .seen = { $seat } donne un coup de gourdin : cette tuile ne compte pas.
clan-event-wand-used =
    { $size ->
        [small] { $seat } agite la baguette : voilà { $animal } en petite taille !
        [medium] { $seat } agite la baguette : voilà { $animal } en taille moyenne !
       *[large] { $seat } agite la baguette : voilà { $animal } en grande taille !
    }
clan-event-golden-tooth-given =
    { $size ->
        [small] { $seat } échange la dent d’or contre une petite dent.
        [medium] { $seat } échange la dent d’or contre une dent moyenne.
       *[large] { $seat } échange la dent d’or contre une grande dent.
    }
clan-event-ended =
    { $won ->
        [yes] Les neuf dents sont dans le coffre !
       *[no] Le soleil se lève.
    }

# Pourquoi pas

clan-no-no-such-place = Il n’y a pas de tuile à cet endroit.
clan-no-empty-place = Il n’y a plus de tuile ici.
clan-no-face-up = Cette tuile est déjà visible.
clan-no-cancelled = Cette tuile ne compte plus. Choisis-en une autre.
clan-no-no-such-edge = La forêt ne va pas si loin.
clan-no-ogre-no-help = Chut ! Tant que l’ogre est réveillé, personne ne peut aider.
clan-no-ogre-no-candle = Chut ! Tant que l’ogre est réveillé, la bougie reste éteinte.
clan-no-own-turn = C’est ton tour : ce sont les autres qui t’aident.
clan-no-pawn-placed = Ta souris a déjà donné son indice pour ce tour.
clan-no-wait-for-help = Un peu de patience : les autres peuvent encore t’aider.
clan-no-look-first = D’abord, tout le monde regarde une tuile en secret.
clan-no-put-back-first = Remets d’abord la tuile que tu regardes.
clan-no-nothing-to-put-back = Tu ne regardes aucune tuile.
clan-no-look-is-over = On regarde en secret au début, ou avec la bougie.
clan-no-must-look = Tout le monde regarde une tuile. Choisis-en une !
clan-no-must-explore = Il faut retourner une tuile.
clan-no-not-asked = Ce n’est pas le moment de faire cela.
clan-no-no-candle = Il n’y a pas de bougie à allumer.
clan-no-candle-before-reveal = On allume la bougie avant de retourner une tuile.
clan-no-no-moon-to-save = Il n’y a pas de lune à sauver en ce moment.
clan-no-not-your-trophy = Tu n’as pas ce trophée : { $thing }.
clan-no-club-after-reveal = Le gourdin sert juste après qu’une tuile a été retournée.
clan-no-wand-after-reveal = La baguette sert quand on vient de retourner l’animal cherché.
clan-no-wand-in-vain = Ici, la baguette ne changerait rien.
clan-no-same-size = L’animal a déjà cette taille.
clan-no-no-tooth-left =
    { $size ->
        [small] Il n’y a plus de petite dent.
        [medium] Il n’y a plus de dent moyenne.
       *[large] Il n’y a plus de grande dent.
    }

# Comment ça finit

# What speaks for a move, said by a friend

clan-ground-seen = Tu l’as vu là. On cherche : { $thing }.
clan-ground-pointed = { $whom } se tient à côté et te donne un indice.
clan-ground-new = Personne n’a encore rien retourné là.
clan-ground-guess = Au hasard ! Cette tuile en vaut bien une autre.
clan-ground-first-look = Retiens bien ce qu’il y a là, pour tout le clan.
clan-ground-remember = C’est dans ta tête ? Alors repose-la.
clan-ground-helps = Tu sais qu’il est par là. On cherche : { $thing }.
clan-ground-quiet = Ce n’est pas sûr, et un faux indice égare tout le monde. On cherche : { $thing }.
clan-ground-keep = Garde ça pour un moment plus difficile.
clan-ground-candle = Regarder en secret ne coûte pas de lune.
clan-ground-owl = Une lune sauvée est une lune gagnée.
clan-ground-club = Sinon cette tuile te coûterait quelque chose.
clan-ground-wand = Dans cette taille, il manque encore une dent.
clan-ground-golden = Une dent de plus pour le coffre.
clan-ground-last-tooth = C’est la dernière dent : vous gagnez !

clan-end-won = Les neuf dents sont dans le coffre. Bravo, le clan !
clan-end-sunrise = La dernière lune est couchée et le soleil se lève. On recommence la nuit prochaine !
clan-end-late = La nuit a été bien longue, et le soleil se lève. On recommence la nuit prochaine !

# Options

clan-ui-way-short = Pour les plus petits : neuf tuiles, pas d’indices. Où est la grenouille ?
clan-ui-way-box = La grande forêt : seize tuiles et un vilain.
clan-ui-way-expert = Plus difficile : la forêt dangereuse avec deux vilains, sans bougie, et huit lunes.

clan-option-forest = La forêt
    .about = Les tuiles qui se trouvent dans la forêt.
clan-option-forest-young = La petite forêt : neuf tuiles d’animaux
clan-option-forest-full = La grande forêt : seize tuiles, un vilain
clan-option-forest-dangerous = Dangereuse : deux vilains, sans bougie
clan-option-forest-perilous = Périlleuse : trois vilains, sans bougie ni fée chouette
clan-option-moons = Lunes
    .about = La longueur de la nuit. Moins de lunes, c’est seulement un peu plus difficile. Tu veux plus de frissons ? Va dans la forêt dangereuse !
clan-option-tooth_needed = On cherche jusqu’à la dent
    .about = S’il n’y a plus de dent à sa taille, on cherche l’animal jusqu’à ce qu’il en rapporte une.
clan-option-memory_aid = Aide-mémoire
    .about = Les tuiles que tu as vues restent marquées, pour toi seulement.
clan-option-pointing = Code des souris
    .about = Tout le monde connaît le code : une souris au bord de la forêt montre une seule tuile.
clan-option-without_clues = Sans indices
    .about = Pour les plus petits : personne ne donne d’indice. On cherche l’animal, c’est tout !
clan-option-first = Qui commence
    .about = La dernière personne à avoir appelé la Petite Souris commence.
clan-option-first-none = Tirage au sort
clan-option-handicap = Qui regarde trois fois
    .about = Pour la plus petite souris du clan : avant le début, elle peut regarder trois tuiles en secret, l’une après l’autre.
    .has = regarde trois fois
clan-option-handicap-none = personne

# Robots

clan-bot-gentle = Pâquerette
    .about = Ne retient que les dernières tuiles, et aide quand elle sait quelque chose.
clan-bot-sensible = Mirabelle
    .about = Retient beaucoup de tuiles, et ses indices sont toujours vrais.
clan-bot-strong = Vieux Moustache
    .about = N’oublie rien. Avec le code des souris, il montre une seule tuile : la règle du jeu dit comment.

# Animaux

clan-thing-fox = le renard
clan-thing-rabbit = le lapin
clan-thing-hedgehog = le hérisson
clan-thing-squirrel = l’écureuil
clan-thing-deer = le cerf
clan-thing-bear = l’ours
clan-thing-badger = le blaireau
clan-thing-frog = la grenouille
clan-thing-beaver = le castor

# Tuiles

clan-thing-fox-rabbit-squirrel = un petit renard, un lapin moyen et un grand écureuil
clan-thing-rabbit-hedgehog-deer = un petit lapin, un hérisson moyen et un grand cerf
clan-thing-hedgehog-squirrel-bear = un petit hérisson, un écureuil moyen et un grand ours
clan-thing-squirrel-deer-badger = un petit écureuil, un cerf moyen et un grand blaireau
clan-thing-deer-bear-frog = un petit cerf, un ours moyen et une grande grenouille
clan-thing-bear-badger-beaver = un petit ours, un blaireau moyen et un grand castor
clan-thing-badger-frog-fox = un petit blaireau, une grenouille moyenne et un grand renard
clan-thing-frog-beaver-rabbit = une petite grenouille, un castor moyen et un grand lapin
clan-thing-beaver-fox-hedgehog = un petit castor, un renard moyen et un grand hérisson
clan-thing-lost = rien que des arbres
clan-thing-candle = la bougie
clan-thing-owl = la fée chouette
clan-thing-grimoire = le grimoire
clan-thing-shield = le bouclier
clan-thing-sword = l’épée
clan-thing-witch = la sorcière
clan-thing-ogre = l’ogre
clan-thing-dragon = le dragon
clan-thing-wand = la baguette magique
clan-thing-club = le gourdin
clan-thing-golden-tooth = la dent d’or

# Où une souris peut se poser

clan-thing-top-a = en haut de la colonne a
clan-thing-top-b = en haut de la colonne b
clan-thing-top-c = en haut de la colonne c
clan-thing-top-d = en haut de la colonne d
clan-thing-bottom-a = en bas de la colonne a
clan-thing-bottom-b = en bas de la colonne b
clan-thing-bottom-c = en bas de la colonne c
clan-thing-bottom-d = en bas de la colonne d
clan-thing-left-1 = à gauche de la rangée 1
clan-thing-left-2 = à gauche de la rangée 2
clan-thing-left-3 = à gauche de la rangée 3
clan-thing-left-4 = à gauche de la rangée 4
clan-thing-right-1 = à droite de la rangée 1
clan-thing-right-2 = à droite de la rangée 2
clan-thing-right-3 = à droite de la rangée 3
clan-thing-right-4 = à droite de la rangée 4

# Le plateau à l’écran

clan-ui-board = La forêt, la nuit
clan-ui-wanted =
    { $animal ->
        [none] On ne cherche encore personne.
       *[other] On cherche : { $animal }.
    } { $left ->
        [0] La pile est vide.
        [one] Encore une mission dans la pile.
       *[other] Encore { $left } missions dans la pile.
    }
clan-ui-moons =
    { $left ->
        [0] Plus une seule lune.
        [one] Encore une lune.
       *[other] Encore { $left } lunes.
    }
clan-ui-teeth = Dents à gagner. Petites : { $small }. Moyennes : { $medium }. Grandes : { $large }.
clan-ui-trophy = { $seat } a { $thing }.
clan-ui-candle = Prendre la bougie
clan-ui-golden-tooth = Prendre la dent d’or
clan-ui-back = La reposer
clan-ui-where = { $seat }, où est { $animal } ?
clan-ui-here = Voilà { $animal } !

clan-ui-learn-look = La nuit tombe sur la forêt. Touche la tuile qui brille : tu la regardes en secret.
clan-ui-learn-remember = Ici vivent un petit lapin, un hérisson moyen et un grand cerf. Retiens bien l’endroit, puis repose la tuile !
clan-ui-learn-others-look = Maintenant, l’autre souris regarde une tuile. Ce qu’il y a dessus, elle seule le sait.
clan-ui-learn-helped = On cherche le renard ! L’autre souris peut t’aider sans un mot.
clan-ui-learn-find = Elle se tient à côté d’une rangée : le renard est quelque part par là. Retourne la tuile qui brille !
clan-ui-learn-help = Le voilà, un petit renard : une petite dent pour le coffre ! Maintenant, l’autre souris cherche le hérisson. Tu en as vu un. Place ta souris au-dessus de sa colonne !
clan-ui-learn-thanks = Elle a compris. Regarde ce qu’elle retourne !
clan-ui-learn-alone = Une dent moyenne ! Maintenant, on cherche le cerf, et c’est ton tour. Tu auras peut-être un indice.
clan-ui-learn-recall = Pas d’indice cette fois. Mais le cerf, tu l’as déjà vu. Te souviens-tu où ?
clan-ui-learn-farewell = Quelle mémoire ! Quand l’animal n’est pas là, une lune se couche. Trouvez neuf dents avant que la dernière lune se couche, et tout le monde gagne. Amuse-toi bien !
clan-ui-puzzle = Tu l’as vu : une seule tuile donne une dent à coup sûr. Laquelle ?
clan-ui-puzzle-less = Peut-être, mais on n’a pas vu ce qu’il y a là. Une tuile est sûre !
clan-ui-puzzle-never = Là, il n’y a pas de dent à gagner maintenant. De quelle tuile te souviens-tu ?
clan-ui-puzzle-solved = Tu te rappelais ce qui était dessous, et ça vaut une dent.
clan-ui-figure-nights-won = { $count ->
    [one] nuit gagnée dans la forêt
   *[other] nuits gagnées dans la forêt
}
clan-ui-figure-villains-fled = { $count ->
    [one] vilain chassé
   *[other] vilains chassés
}

clan-ui-paper-tile = { $count } tuiles de forêt
clan-ui-paper-mission = { $count } missions
clan-ui-paper-moon = { $count } lunes
clan-ui-paper-tooth-small = { $count } petites dents
clan-ui-paper-tooth-medium = { $count } dents moyennes
clan-ui-paper-tooth-large = { $count } grandes dents
clan-ui-paper-trophy = { $count } trophées
clan-ui-paper-mouse = { $count } souris
clan-ui-paper-sky = le garde-lunes
clan-ui-paper-keeper = le garde-dents
clan-ui-paper-chest = le coffre
