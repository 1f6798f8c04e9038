trio-title = Le Trio
trio-about = Des cartes à trous s’empilent dans le fromage. Trois souris : hourra ! Trois chats : aïe !

trio-event-placed = { $seat } pose la carte { $card }, { $side } visible. On voit : { $mice ->
        [0] aucune souris
        [one] une souris
       *[other] { $mice } souris
    } et { $cats ->
        [0] aucun chat
        [one] un chat
       *[other] { $cats } chats
    }.
    .seen = { $seat } pose une carte. On voit : { $mice ->
            [0] aucune souris
            [one] une souris
           *[other] { $mice } souris
        } et { $cats ->
            [0] aucun chat
            [one] un chat
           *[other] { $cats } chats
        }.
trio-event-mice-seen = Hourra, { $mice } souris ! { $seat } peut poser encore une carte.
trio-event-enough-laid = Encore trois souris ! Mais trois cartes, cela suffit : pour { $seat }, le tour est fini.
trio-event-pile-taken = Aïe, { $cats } chats ! { $seat } prend toute la pile : { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
trio-event-stopped = { $seat } s’arrête là.
trio-event-round-won = Dernière carte ! { $seat } gagne la manche et a maintenant { $tokens ->
        [1] un jeton
       *[other] { $tokens } jetons
    }.
trio-event-round-blank = La manche { $round } ne voulait pas finir. Personne ne la gagne.
trio-event-round-began = Manche { $round } : on mélange les cartes, { $cards } pour chaque joueur. { $seat } commence.
trio-event-dealt = { $to }, voici tes cartes : { $cards }.
    .seen = { $to }, voici tes cartes.
trio-event-peeked = { $to }, sur ta pile il y a la carte { $card }. À toi de choisir le côté.
    .seen = { $to }, regarde la carte sur ta pile. À toi de choisir le côté.

trio-do-place = Poser la carte du dessus
    .advice = Pose ta carte du dessus
trio-do-place-side = Poser la carte du dessus, { $side } visible
    .seen = Poser la carte du dessus, du côté choisi
    .advice = Pose ta carte avec ce côté visible
trio-do-place-card = Poser la carte { $card }, { $side } visible
    .seen = Poser une carte
    .advice = Pose cette carte, du côté qui brille
trio-do-stop = S’arrêter là
    .advice = Arrête-toi là

trio-ask-place = { $seat }, pose ta carte du dessus dans le fromage !
trio-ask-place-side = { $seat }, quel côté de ta carte du dessus veux-tu montrer ?
trio-ask-place-card = { $seat }, quelle carte poses-tu dans le fromage ?
trio-ask-bonus = Trois souris ! { $seat }, veux-tu poser encore une carte ?
trio-ask-consolation = Le fromage est vide. { $seat }, veux-tu poser une nouvelle carte de départ ?

trio-no-choose-side = Choisis le côté de ta carte que tu veux montrer.
trio-no-choose-card = Choisis une carte de ta main, et son côté.
trio-no-top-card-only = On ne peut poser que la carte du dessus de sa pile.
trio-no-side-is-fixed = La carte se pose comme elle est ; personne ne l’a encore regardée.
trio-no-not-in-hand = Cette carte n’est pas dans ta main.
trio-no-must-place = Il faut d’abord poser une carte ; après, on peut s’arrêter.

# What speaks for a move, said by a friend

trio-ground-last = C’est ta dernière carte : tu gagnes la manche !
trio-ground-stop = Une carte de plus pourrait amener le troisième chat.
trio-ground-luck = Personne ne sait ce qu’il y a dessus : bonne chance !
trio-ground-dare = Peu de cartes amèneraient trois chats maintenant.
trio-ground-mice = Trois souris vont se montrer, et tu pourras rejouer.
trio-ground-trapped = Après ça, { $seat } n’a plus que des trios de chats : on le voit dans sa main ouverte.
trio-ground-cats = Trois chats vont se montrer, mais aucune carte n’est meilleure.
trio-ground-safe =
    Alors on ne voit { $cats ->
        [0] aucun chat
        [one] qu’un seul chat
       *[other] que { $cats } chats
    } : pas de danger.
trio-ground-leaves =
    { $cats ->
        [0] La souris suivante n’a plus de chat à craindre.
        [one] La souris suivante doit se méfier d’un chat.
       *[other] La souris suivante doit se méfier de { $cats } chats.
    }

trio-end-tokens = Trois jetons ! { $winners } gagne la partie.
trio-end-blank-rounds = Deux manches ne voulaient pas finir, alors on compte les jetons. { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent ensemble.
    }

trio-ui-way-short = Une soirée plus courte : chacun reçoit un jeton au départ, et il suffit d’en gagner deux autres.
trio-ui-way-box = Le hasard retourne les cartes.
trio-ui-way-expert = Chacun a une main et choisit la carte et le côté.

trio-option-variant = Jeu
    .about = Dans le jeu de base, le hasard retourne les cartes ; les experts choisissent la carte et son côté.
trio-option-variant-basic = Jeu de base
trio-option-variant-pro = Jeu pour experts
trio-option-choose_side = Choisir le côté
    .about = Dans le jeu de base, tu regardes ta carte du dessus et tu choisis le côté à montrer.
trio-option-start_token = Un jeton pour commencer
    .about = Pour une soirée plus courte : chacun reçoit un jeton au départ, et il suffit d’en gagner deux autres.
trio-option-first = Qui est le plus jeune ?
    .about = Le plus jeune commence. Si personne ne veut le dire, on tire au sort.
trio-option-first-none = Tirage au sort
trio-option-handicap = Qui joue à main ouverte
    .about = Quand un grand joue avec un petit : dans le jeu pour experts, tout le monde voit les cartes de la souris du grand.
    .has = joue à main ouverte
trio-option-handicap-none = personne

trio-thing-front = recto
trio-thing-back = verso

trio-bot-gentle = Miette
    .about = Pose souvent ce qui lui tombe sous la patte.
trio-bot-sensible = Basilic
    .about = Regarde ce que chaque carte montrerait, et prend la plus belle.
trio-bot-strong = Sauge
    .about = Se souvient des cartes et pense quelques tours à l’avance.

trio-ui-board = Le grand fromage et ses cartes
trio-ui-open-hand = Main ouverte : { $seat }
trio-ui-cheese = { $count ->
        [0] Le fromage est vide.
        [one] Une carte est dans le fromage.
       *[other] { $count } cartes sont dans le fromage.
    } Souris : { $mice }. Chats : { $cats }.
trio-ui-mouse = souris
trio-ui-cat = chat
trio-ui-nothing = rien
trio-ui-seat = { $seat } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }, { $tokens ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $tokens } jetons
    }.
trio-ui-face = souris : { $mice }, chats : { $cats }, trous : { $holes }
trio-ui-card = Carte { $card }. Recto : { $front }. Verso : { $back }.
    .seen = Recto : { $front }. Verso : { $back }.
trio-ui-left = { $count ->
        [0] plus de carte
        [one] encore une carte
       *[other] encore { $count } cartes
    }
trio-ui-other-card = Une autre carte
trio-ui-stop = Stop

trio-ui-learn-first = Touche ta pile : la carte du dessus tombe dans le fromage.
trio-ui-learn-other = Maintenant, l’autre souris pose une carte dessus. Regarde ce qui pointe par les trous !
trio-ui-learn-again = À toi. Pose ta carte suivante !
trio-ui-learn-mice = Trois souris ! Hourra, tu peux poser encore une carte. Si tu n’en as pas envie, tu touches le panneau stop. Mais cette fois, ose !
trio-ui-learn-careful = À toi. Attention : trois chats portent malheur. Pose ta carte !
trio-ui-learn-cats = Trois chats ! Toute la pile passe sous la tienne. Pour te consoler, tu peux poser une nouvelle carte de départ. Touche ta pile !
trio-ui-learn-farewell = La première souris qui a posé toutes ses cartes gagne la manche et un jeton. Avec trois jetons, elle gagne la partie. Amuse-toi bien !
trio-ui-puzzle = { $about ->
    [bonus] Gagne la manche, ou fais prendre la pile à l’autre souris ! Encore une carte, ou stop : il n’y a qu’un bon choix. Il faut prévoir { $moves } cartes.
   *[place] Gagne la manche, ou fais prendre la pile à l’autre souris ! Il n’y a qu’une bonne carte, posée du bon côté. Il faut prévoir { $moves } cartes.
}
trio-ui-puzzle-never = Avec ça, l’autre souris gagne, ou c’est toi qui prends la pile. Cherche encore !
trio-ui-puzzle-solved = Quoi qu’il arrive, tu gagnes la manche, ou l’autre souris prend la pile.
trio-ui-figure-cats-met = { $count ->
    [one] rencontre avec les chats
   *[other] rencontres avec les chats
}
trio-ui-figure-mice-found = { $count ->
    [one] trio de souris dans le fromage
   *[other] trios de souris dans le fromage
}

trio-ui-paper-cheese = 1 grand fromage
trio-ui-paper-card = { $count } cartes
trio-ui-paper-token = { $count } jetons
