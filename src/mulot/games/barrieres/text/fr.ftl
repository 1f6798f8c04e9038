barrieres-title = Barrières
barrieres-about = La course à travers le plateau : à chaque tour un pas, ou une barrière sur le chemin d’une autre souris.

barrieres-event-stepped = { $seat } va de { $come } à { $to }.
    .seen = { $seat } fait un pas.
barrieres-event-jumped = { $seat } saute par-dessus { $over }, de { $come } à { $to }.
    .seen = { $seat } saute par-dessus { $over } !
barrieres-event-turned-off = { $seat } passe à côté, de { $come } à { $to } : nez à nez avec { $over }.
    .seen = Nez à nez avec { $over } : { $seat } passe à côté.
barrieres-event-placed =
    { $lies ->
        [h] { $seat } pose une barrière au-dessus de { $at }.
       *[v] { $seat } pose une barrière à droite de { $at }.
    } { $left ->
        [0] C’était la dernière.
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
    .seen = { $seat } pose une barrière. { $left ->
            [0] C’était la dernière.
            [one] Il en reste une.
           *[other] Il en reste { $left }.
        }
barrieres-event-passed = { $seat } ne peut rien faire et passe son tour.
barrieres-event-arrived = { $seat } atteint le fromage en { $at } !
    .seen = { $seat } atteint le fromage !
barrieres-event-too-long = Après { $plies } tours, personne n’a atteint le fromage. On le partage.
barrieres-event-repeated = La même position pour la troisième fois : personne ne cède.

barrieres-do-step = Aller en { $to }
    .seen = Faire un pas
    .advice = Avance par là
barrieres-do-barrier =
    { $lies ->
        [h] Une barrière au-dessus de { $at }
       *[v] Une barrière à droite de { $at }
    }
    .seen = Poser une barrière
    .advice = Pose une barrière ici
barrieres-do-pass = Passer
    .advice = Passe ton tour

barrieres-ask-turn = { $seat }, un pas ou une barrière ?

barrieres-no-no-such-square = Il n’y a pas de case à cet endroit.
barrieres-no-stay = Ta souris y est déjà. Fais un pas, ou pose une barrière.
barrieres-no-occupied = La place est prise par { $whom }.
barrieres-no-barrier-between = Une barrière est sur le chemin. Il faut la contourner.
barrieres-no-too-far = C’est trop loin : une souris avance d’une case à la fois.
barrieres-no-diagonal = Pas en diagonale : en avant, en arrière ou sur le côté.
barrieres-no-barrier-before-mouse = Il y a une barrière entre toi et { $whom }.
barrieres-no-barrier-behind-mouse = Derrière { $whom }, il y a une barrière. Passe plutôt à côté.
barrieres-no-barrier-beside-mouse = Ce côté est fermé : une barrière y protège { $whom }.
barrieres-no-third-mouse = Une autre souris se tient juste derrière { $whom } : on n’en saute qu’une.
barrieres-no-jump-straight = Tu peux sauter tout droit par-dessus { $whom } : tu ne peux donc pas passer à côté.
barrieres-no-no-barriers = Tu n’as plus de barrières. Déplace ta souris.
barrieres-no-sticks-out = Là, la barrière dépasserait du plateau.
barrieres-no-overlaps = Il y a déjà une barrière ici.
barrieres-no-crosses = Les barrières ne se croisent pas.
barrieres-no-closes-way = Cela fermerait à { $whom } le dernier chemin vers le fromage.
barrieres-no-closes-own-way = Tu te fermerais ton dernier chemin vers le fromage.
barrieres-no-can-still-act = Tu peux encore faire quelque chose : on ne passe pas.

# What speaks for a move, said by a friend

barrieres-ground-arrives = Et te voilà au fromage !
barrieres-ground-nearer =
    Après, il ne te reste { $steps ->
        [1] qu’un pas
       *[other] que { $steps } pas
    } jusqu’à ton fromage.
barrieres-ground-longer =
    Après, { $seat } doit faire { $steps ->
        [1] un pas de plus.
       *[other] { $steps } pas de plus.
    }
barrieres-ground-longer-both =
    Après, { $seat } doit faire { $steps ->
        [1] un pas de plus
       *[other] { $steps } pas de plus
    }, et toi seulement { $own }.
barrieres-ground-ready = Aucun chemin ne s’allonge encore, mais ta prochaine barrière gênera davantage.

# What would have come of a better move, said when all is over

barrieres-ui-course-arrives = { $whom } aurait atteint le fromage.
barrieres-ui-course-nearer =
    Il n’aurait plus fallu { $steps ->
        [1] qu’un pas
       *[other] que { $steps } pas
    } jusqu’au fromage.
barrieres-ui-course-longer =
    Après, { $seat } aurait dû faire { $steps ->
        [1] un pas de plus.
       *[other] { $steps } pas de plus.
    }
barrieres-ui-course-longer-both =
    Après, { $seat } aurait dû faire { $steps ->
        [1] un pas de plus
       *[other] { $steps } pas de plus
    }, et { $whom } seulement { $own }.
barrieres-ui-course-ready = La barrière suivante aurait gêné davantage.

barrieres-end-arrived = { $winners } arrive au fromage avant les autres. Bien couru, tout le monde !
barrieres-end-too-long = Égalité : on partage le fromage.
barrieres-end-repeated = Égalité : trois fois la même position. On partage le fromage.

barrieres-ui-way-short = Un petit jardin, large de cinq cases.
barrieres-ui-way-box = Le jardin de la boîte, large de sept cases.
barrieres-ui-way-expert = Un grand jardin, large de neuf cases.

barrieres-option-size = Taille du plateau
    .about = Le nombre de cases par rangée. Le plateau de la boîte en a 7.
barrieres-option-barriers = Barrières pour chaque souris
    .about = Le nombre de barrières que chaque souris reçoit.
barrieres-option-barriers-none = comme dans la boîte
barrieres-option-first = Qui commence
    .about = La souris qui joue le premier coup.
barrieres-option-first-none = Tirage au sort
barrieres-option-third_mouse = Une troisième souris derrière
    .about = Ce qui se passe quand une troisième souris se tient juste derrière celle qu’on veut sauter.
barrieres-option-third_mouse-blocks = on ne passe pas
barrieres-option-third_mouse-side-step = on peut passer à côté
barrieres-option-repetition = Égalité par répétition
    .about = Quand la même position revient pour la troisième fois, il y a égalité.
barrieres-option-handicap = Qui a moins de barrières
    .about = Quand un grand joue avec un petit : choisissez la souris du grand, elle n’a que la moitié des barrières.
    .has = a moins de barrières
barrieres-option-handicap-none = personne

barrieres-bot-gentle = Brindille
    .about = Flâne vers le fromage et oublie parfois où il est. Elle ne pose qu’une barrière. Parfaite pour une première partie.
barrieres-bot-playful = Pousse
    .about = Marche bien, voit un pas plus loin et pose peu de barrières. Parfois, elle file sans regarder.
barrieres-bot-sensible = Grisou
    .about = Compte les pas de chaque chemin et pense à ce que tu feras ensuite.
barrieres-bot-strong = Ronce
    .about = Voit quelques coups à l’avance. Si tu réfléchis bien, tu peux gagner.
barrieres-bot-master = Maître Museau
    .about = Voit de nombreux coups à l’avance et connaît la fin de la course par cœur. Personne ne joue mieux dans la maison.

# Le plateau à l’écran

barrieres-ui-board = Le jardin, ses cases et ses rainures
barrieres-ui-seat =
    { $seat } : souris en { $square }, { $count ->
        [0] plus de barrière
        [one] encore une barrière
       *[other] encore { $count } barrières
    }
barrieres-ui-stock =
    { $count ->
        [0] Plus de barrière
        [one] Prendre la dernière barrière
       *[other] Prendre une barrière, il en reste { $count }
    }
barrieres-ui-crossing = Le croisement en haut à droite de la case { $at }
    .seen = Le milieu d’une barrière se pose ici
barrieres-ui-back = Finalement, pas de barrière
barrieres-ui-move =
    { $way ->
        [up] Un croisement plus haut
        [down] Un croisement plus bas
        [left] Un croisement à gauche
       *[right] Un croisement à droite
    }
barrieres-ui-ways = Montrer les chemins les plus courts
barrieres-ui-way =
    { $steps ->
        [1] { $seat } : encore un pas jusqu’au fromage
       *[other] { $seat } : encore { $steps } pas jusqu’au fromage
    }

barrieres-ui-learn-step = Ton fromage est de l’autre côté du jardin. Touche la case marquée d’une patte : ta souris avance d’un pas.
barrieres-ui-learn-other = L’autre souris vient vers toi. Son fromage est de ton côté.
barrieres-ui-learn-barrier = Au lieu d’avancer, tu peux poser une barrière. Touche ta réserve de barrières, puis le bouton qui brille, puis la barrière que tu veux.
barrieres-ui-learn-around = Maintenant, elle doit la contourner. Un chemin doit toujours rester ouvert, pour tout le monde.
barrieres-ui-learn-aside = Ta barrière te gêne aussi ! Va sur le côté.
barrieres-ui-learn-meets = La voilà qui arrive…
barrieres-ui-learn-jump = Elle est juste devant toi : tu peux sauter par-dessus !
barrieres-ui-learn-close = Quel saut ! Elle continue sa course.
barrieres-ui-learn-cheese = Encore un pas, et le fromage est à toi !
barrieres-ui-learn-farewell = Toutes les cases au bord du fromage comptent. La première souris arrivée gagne. Amuse-toi bien !
barrieres-ui-puzzle = À toi. Un coup gagne, et un seul. Lequel ?
barrieres-ui-puzzle-never = Et la victoire t’échappe. Cherche encore !
barrieres-ui-puzzle-solved = Quoi que fasse l’autre souris, la tienne arrive la première.
barrieres-ui-figure-shortest-race = pas pour notre course gagnée la plus rapide
barrieres-ui-figure-jumps = { $count ->
    [one] saut par-dessus une souris
   *[other] sauts par-dessus des souris
}

barrieres-ui-paper-board = 1 plateau
barrieres-ui-paper-mouse = { $count } souris
barrieres-ui-paper-cheese = { $count } fromages
barrieres-ui-paper-barrier = { $count } barrières
