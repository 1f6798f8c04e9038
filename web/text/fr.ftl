# Les mots de la maison à l’écran.
ui-about = À propos de Mulot
ui-about-after = d’après { $credit }
ui-about-aside = Les jeux qui ne sont pas sur l’étagère
ui-about-aside-what = Leurs paquets ne fonctionnent pas ici ; on peut jouer à tous les autres. La personne qui s’occupe de cette maison trouve la raison dans son journal, avec « mulot games », ou sur cette page, sur la machine même de la maison.
ui-about-fair = Les dés sont honnêtes
ui-about-fair-what = Avant la partie, la maison met son hasard sous scellé, et chaque appareil y ajoute sa pincée de hasard. Après la partie, le scellé est ouvert : ton navigateur peut vérifier lui-même chaque lancer.
ui-about-games = Les jeux
ui-about-illustrated = illustré par { $who }
ui-about-own = Souris, boîtes, plateaux et textes : dessinés et écrits pour Mulot, licence MIT
ui-about-pictures = Images et lettres
ui-about-private = Personne n’est épié
ui-about-private-what = Ni compte, ni vrai nom, ni discussion, ni publicité, rien qui vienne d’autres sites. Ton appareil est reconnu par un seul cookie ; tes réglages restent dans ton navigateur.
ui-about-translated = règle française de { $who }
ui-about-unofficial = Ce sont des adaptations libres, faites par des gens qui aiment les originaux. Elles ne sont pas officielles et n’ont aucun lien avec les auteurs et éditeurs cités ici. Si elles te plaisent, achète les boîtes !
ui-about-what = Mulot est une maison pleine de jeux de souris. Ouvre une boîte, installe-toi avec les autres devant un écran ou chacun devant le sien, et joue !
ui-adapt-on = Des souris de la maison qui s’adaptent à vous
ui-again = Réessayer
ui-ages = dès { $count } ans
ui-all-boxes = Montrer toutes les boîtes
ui-all-right = D’accord !
ui-away = { $seat } n’est plus là depuis un moment.
ui-back = Retour
ui-board = Le plateau
ui-no-voice = Pas de voix ici
ui-grown-ups = Pour les grands
ui-no-voice-what = Cet appareil ne sait pas lire à voix haute dans cette langue. Regarde les images : tu peux toucher ce qui brille, et une patte te montre comment faire.
ui-no-voice-why = Certaines voix passent par internet. Elles enverraient chaque phrase de la partie à des inconnus : Mulot ne s’en sert donc jamais. Dans les réglages de la plupart des appareils, on peut ajouter une voix pour chaque langue.
ui-nobody-here = Il n’y a personne à cette place : { $seat }. Qui joue là ?
ui-position = La position
ui-bot = Mulot
    .about = Joue comme ça vient.
ui-calm = Moins de mouvement
ui-clock-off = Pas de pendule
ui-clock-on = Une pendule patiente : { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
} par coup
ui-listed-on = Toute la maison peut trouver cette table
ui-close = Fermer
ui-code-of-table = Le code de cette table
ui-code-here = Inviter
ui-continue = On continue
ui-copy = Copier le lien
ui-course = Comment ça s’est passé ?
ui-course-axis = Chances de gagner
ui-course-better = Un moment clé ! { $deed } : voilà qui aurait mieux aidé { $seat }.
ui-course-chance = { $seat } : { $percent } %
ui-course-curve = Les chances de chaque souris, du début à la fin. { $count ->
        [0] Rien n’a basculé.
        [one] La partie a basculé une fois.
       *[other] La partie a basculé { $count } fois.
    }
ui-course-even = Cette fois, rien n’a basculé.
ui-course-good = Un beau moment pour { $seat } : { $deed }.
ui-course-looks = On regarde encore une fois ta partie…
ui-course-start = Début
ui-day = La partie du jour
ui-day-about = Aujourd’hui, tout le monde commence avec les mêmes cartes et les mêmes dés.
ui-day-house = { $end ->
    [won] À ta place, une souris de la maison a gagné
    [drawn] À ta place, une souris de la maison a fait égalité
   *[other] À ta place, une souris de la maison n’a pas gagné
} ({ $moves ->
    [1] en un coup
   *[other] en { $moves } coups
}).
ui-day-house-waits = Ce qu’a fait une souris de la maison reste un secret tant que tu n’as pas joué.
ui-day-you = { $end ->
    [won] Tu as gagné
    [drawn] Égalité pour toi
   *[other] Tu n’as pas gagné aujourd’hui
} ({ $moves ->
    [1] en un coup
   *[other] en { $moves } coups
}).
ui-day-you-waits = Tu ne l’as pas encore jouée.
ui-day-week = Les sept derniers jours
ui-day-was = { $end ->
    [won] gagné
    [played] joué
   *[other] pas joué
}
ui-day-puzzle = L’énigme du jour
ui-delete-sure = Vraiment ? Elle disparaîtra pour tout le monde, avec son film, et personne ne pourra la faire revenir.
ui-danger = Attention, c’est pour de bon
ui-delete-table = Effacer cette table pour toujours
ui-download = Garder la partie dans un fichier
ui-empty-seat = Libérer la place : { $seat }
ui-ended-abandoned = Personne n’est revenu : la table a été rangée.
ui-ended-host = La table a été rangée.
ui-fair = Les dés étaient-ils honnêtes ?
ui-fair-cards = Le mélange était-il honnête ?
ui-fair-luck = Le hasard était-il honnête ?
ui-fair-open = { $line ->
    [0] Le hasard de cette partie était public dès le début : c’est la partie du jour, la même pour tout le monde.
   *[other] À partir de la ligne { $line }, le hasard n’était plus scellé : la partie avait été gardée dans un fichier.
}
ui-fair-no = Quelque chose ne va pas à la ligne { $line }. Montre ça à l’adulte qui s’occupe de cette maison.
ui-fair-yes = Oui ! Ce navigateur a vérifié { $draws ->
    [one] { $draws } tirage
   *[other] { $draws } tirages
} en { $lines ->
    [one] { $lines } coup
   *[other] { $lines } coups
} : tout est tel qu’il avait été scellé avant la partie.
ui-forget-device = Oublier cet appareil
ui-forget-sure = Vraiment ? Tu perdras tes places et les parties jouées en solo, et les réglages redeviendront ceux du premier jour.
ui-free-seat = Place libre
ui-friend = Que ferais-tu ?
ui-friend-would = { $deed } : c’est ce que je ferais.
ui-friend-thinks = Laisse-moi réfléchir…
ui-friend-unsure = Je ne sais pas non plus.
ui-friend-follow = Faire ça
ui-friend-on = Un ami peut te donner des conseils
ui-friend-told = { $seat } a demandé conseil { $count ->
    [1] une fois
   *[other] { $count } fois
}.
ui-give-up = Abandonner ma place
ui-give-up-sure = Partir pour de bon ?
ui-go-on = Continuer
ui-hand-back = Me revoilà !
ui-how-it-ended = Comment ça s’est fini
ui-how-we-play = On joue comment ?
ui-invite = Inviter des amis
ui-join = Aller à la table
ui-join-code = Tu as un code ?
ui-kept = Ce que la maison garde de nous
ui-kept-browser = Ce que ce navigateur garde
ui-kept-browser-what = Un cookie avec un nombre au hasard, pendant un an, pour que ta place reste la tienne. Et dans la mémoire du navigateur : tes réglages (langue, son, où tu en es dans une leçon, par exemple), tes souris, tes autocollants, les 24 dernières tables où tu as joué ou regardé, et les films des 40 dernières parties que tu as jouées (tu peux les jeter dans « Nos parties »). Rien ne part vers d’autres sites, et rien n’en vient.
ui-kept-delete = Tout effacer maintenant
ui-kept-delete-what = L’hôte peut effacer une table à tout moment ; quand la partie est finie, tous ceux qui y ont encore une place le peuvent aussi. Tout part aussitôt : coups, film, preuve, invitation. « Oublier cet appareil » rend ses places, efface les parties où personne d’autre n’était assis, et vide le cookie et la mémoire du navigateur. Dans une partie finie avec d’autres, le nom de ta souris reste jusqu’à ce que la table parte.
ui-kept-house = Ce que la maison note
ui-kept-house-what = Pour chaque table : le jeu, les souris assises là (nom, tête et pelage), chaque coup et son heure. Pour reconnaître un appareil, chaque place porte un numéro brouillé ; il ne dit ni qui tu es, ni où tu es. Ce que les souris se disent n’est pas noté. Les adresses internet sont comptées en mémoire, pour que personne ne submerge la maison, et jamais notées.
ui-kept-how-long = Pendant combien de temps
ui-kept-how-long-what = Une table finie est effacée après { $over ->
    [one] { $over } jour
   *[other] { $over } jours
} (il peut falloir un jour de plus). Une table que personne ne touche pendant { $idle ->
    [one] { $idle } jour
   *[other] { $idle } jours
} est arrêtée, et compte alors comme finie. Les chapitres d’une histoire restent ensemble jusqu’à ce que le dernier parte. Il ne reste que le nombre d’où venaient les dés ; il ne dit rien de ceux qui ont joué. Les sauvegardes restent jusqu’à ce que la personne qui s’occupe de cette maison les efface.
ui-kept-not = Ce qui n’est jamais demandé
ui-kept-not-what = Ni nom, ni âge, ni adresse, ni courriel, ni mot de passe, ni photo. On choisit un nom de souris dans une liste, et ce qu’on dit vient aussi d’une liste : rien de ce qu’un enfant écrit n’arrive à personne d’autre.
ui-kept-others = Qui peut voir une partie
ui-kept-others-what = Avec le lien d’une table, on peut regarder comme un spectateur, et voir toute la partie quand elle est finie. L’hôte peut décider que seuls les joueurs regardent ; alors le lien ne montre rien aux autres, même après.
ui-kept-tables = Tables que cet appareil peut effacer
ui-kept-what = Pour les parents, et pour tous ceux qui veulent savoir. C’est court, car il y a peu de choses.
ui-language = Langue
ui-learn = Apprendre
ui-learn-anew = Recommencer
ui-learn-done = Voilà, tu sais jouer !
ui-learn-try = Pas ça pour l’instant. Touche ce qui brille !
ui-leave = Retour à l’étagère (la place reste à toi)
ui-lent = Une souris de la maison joue pour { $seat }.
ui-less = Moins
ui-licences = Les textes de toutes les licences
ui-lift = C’est moi, { $seat }
ui-link = Lien pour un ami
ui-log = Ce qui s’est passé
ui-log-empty = Rien ne s’est encore passé.
ui-look-at-board = Regarder le plateau
ui-lost = Cette pièce n’existe pas dans la maison.
ui-menu = Le menu
ui-minutes = { $count } minutes
ui-moment = Moment
ui-more = Plus
ui-move-waits = Ton coup attend. Il part dès que la maison répond.
ui-next-child = Enfant suivant
ui-next-child-sure = C’est le tour de l’enfant suivant ? Tout ce qui était à l’enfant d’avant sera effacé de cet appareil.
ui-no = Non
ui-no-box = Aucune boîte ne convient.
ui-no-connection = La maison ne répond pas pour l’instant.
ui-no-house = Quelque chose a mal tourné dans la maison.
ui-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
ui-no-such-code = Aucune table ouverte n’a ce code. Vérifie lettre par lettre.
ui-no-such-game = Ce jeu n’est pas dans la maison.
ui-no-such-table = Cette table n’existe plus.
ui-now-play = À toi de jouer !
ui-ours = Nos parties
ui-ours-drop = Oublier cette partie ici
ui-ours-drop-all = Oublier toutes ces parties ici
ui-ours-drop-all-sure = Vraiment ? Tous les films de cet appareil seront jetés. La maison, elle, garde encore ses tables.
ui-ours-drop-sure = Vraiment ? Son film sur cet appareil sera jeté.
ui-ours-going = Pas encore finies
ui-ours-none = Rien encore. Les parties que tu joues sur cet appareil apparaîtront ici, avec leur film.
ui-ours-shared = Les enfants utilisent cet appareil l’un après l’autre : rien n’est gardé ici.
ui-ours-tidy = Sous chaque image, on peut jeter son film.
ui-only-players-watch = Seuls les joueurs peuvent regarder
ui-paper = Imprimer ce jeu
ui-paper-about = Imprime, découpe, plie, et joue sur une table.
ui-paper-more = Un papier épais, c’est mieux. Mulot est gratuit : imprime autant que tu veux.
ui-paper-parts = Ce qui est imprimé
ui-paper-pieces = Matériel
ui-paper-print = Imprimer
ui-paper-size = Format du papier
ui-paper-step-both-sides = Imprime recto verso, en retournant sur le bord long.
ui-paper-step-cut = Découpe le long des lignes.
ui-paper-step-flaps = Plie le dé en cube, et colle ses languettes.
ui-paper-step-fold = Plie le long des tirets. Une fois plié, ça tient debout.
ui-paper-step-glue = Un plateau en plusieurs parties ? Coupe aux repères, et colle chaque partie sur la bande de celle d’avant.
ui-paper-step-print = Imprime à 100 %. Ce carré rouge doit mesurer 40 mm : vérifie !
ui-paper-story = Histoire
ui-paper-title = { $title } sur papier
ui-pass-to = Passe l’écran à { $seat }
ui-pause = Pause
ui-paused = La partie se repose.
ui-paused-wait = L’hôte de la table la réveillera.
ui-play = Regarder
ui-people = { $count ->
    [1] Une personne
   *[other] { $count } personnes
}
ui-players = { $count ->
    [1] 1 joueur
   *[other] { $count } joueurs
}
ui-possible = Qu’est-ce que je peux faire ?
ui-possible-many = { $count } endroits au choix
ui-program = Souris mécanique
    .about = Un programme que l’hôte de cette maison a ajouté.
ui-progress = Où on en est
ui-no-puzzle = Cette énigme n’existe pas.
ui-puzzle = Énigme { $number }
ui-puzzle-again = Montre encore une fois
ui-puzzle-cannot = Ce n’est pas possible ici. Touche ce qui brille !
ui-puzzle-grade = { $grade ->
    [1] facile
    [2] moyenne
   *[other] difficile
}
ui-puzzle-hint = Un petit coup de patte
ui-puzzle-next = La suivante
ui-puzzle-right = Oui, c’est bien ça !
ui-puzzle-right-helped = Oui ! Une demi-étoile, avec un coup de patte.
ui-puzzle-solved = Énigme { $number } : trouvée
ui-puzzle-solved-helped = Énigme { $number } : trouvée avec de l’aide, une demi-étoile
ui-puzzle-stars = Étoiles : { $stars }
ui-puzzle-watch = Regarde bien, et retiens…
ui-puzzles = Énigmes
ui-say-puzzles = Touche un numéro. Un morceau de fromage, c’est facile ; trois, c’est difficile. Celles que tu as trouvées ont une étoile ; avec de l’aide, une demi-étoile.
ui-qr = Code avec le lien pour un ami
ui-quick = Rapide
ui-read-no = Non, en silence
ui-read-on = Lire la suite
ui-read-to-you = Tu veux que je te lise tout ?
ui-read-yes = Oui, lis-moi !
ui-reconnecting = Un instant, on retrouve le chemin…
ui-say-box = Touche le gros bouton jaune, et la partie commence.
ui-say-end = Le gros bouton jaune, c’est pour continuer. La petite maison, c’est pour revenir à l’étagère.
ui-say-shelf = À quel jeu veux-tu jouer ? Touche une boîte. Garde le doigt sur une image, et je te dis ce que c’est.
ui-turn-page = Tourner la page
ui-open-book = Le livre
ui-open-luck = Le sceau de cette table est ouvert
ui-book-of = { $title } : le livre
ui-book-back = Reprendre la lecture
ui-book-end = Fin. Bonne nuit, les héros !
ui-keep-book = Garder le livre dans un fichier
ui-rematch = Encore une partie !
ui-eyes-all = Avec les yeux de la souris qui joue
ui-eyes-none = Ce que tous ont vu
ui-play-on = Jouer à partir d’ici
ui-skip-scene = Passer la scène
ui-speed = Vitesse : { $speed ->
    [0] lente
    [2] rapide
   *[other] normale
}
ui-whose-eyes = Avec quels yeux ?
ui-branched = Cette partie continue une autre partie, après son coup { $lines }. À partir de là, elle a son propre hasard.
ui-replay = Revoir la partie
ui-resume = On reprend
ui-rule-for-experts = Pour ceux qui connaissent les règles
ui-rule-missing = La règle du jeu n’en dit pas plus.
ui-rule-number = Règle { $rule }
ui-read-section = Lire à voix haute : { $title }
ui-rewind = Revenir avant ce coup
ui-rewind-before = Revenir juste avant : { $what }
ui-rewind-sure = Reprendre { $moves ->
    [1] le dernier coup
   *[other] { $moves } coups
} ?
ui-rewind-ask = Demander à tous de reprendre { $moves ->
    [1] le dernier coup
   *[other] { $moves } coups
} ?
ui-rewind-asked = { $seat } voudrait revenir { $moves ->
    [1] un coup
   *[other] { $moves } coups
} en arrière. Il faut que tout le monde dise oui. D’accord ?
ui-who-is-playing = Qui joue ?
ui-seats-free = { $count ->
    [1] une place libre
   *[other] { $count } places libres
}
ui-rulebook = Règle du jeu
ui-say-again = Redis-le
ui-say-something = Dire quelque chose
ui-scan = Scanne ce code avec un téléphone ou une tablette
ui-seat-awaited = C’est le tour de cette souris.
ui-seat-away = pas là
ui-seat-bot = une souris de la maison
ui-seat-mine = sur cet appareil
ui-seat-rung = { $rung ->
    [1] s’est exercée une fois
   *[other] s’est exercée { $rung } fois
}
ui-share = Partager le film
ui-share-link = Le lien vers le film
ui-share-no-more = Couper le lien
ui-share-on = Les joueurs peuvent ensuite partager le film
ui-share-what = Avec ce lien, on voit le film comme un spectateur, et rien d’autre. Le lien ne marche plus dès que tu le coupes, ou quand la table est effacée.
ui-shelf = L’étagère
ui-show-me = Montre-moi
ui-sit-here = M’asseoir ici
ui-sound = Sons
ui-stand-in = Une souris de la maison joue à sa place
ui-start = Jouer !
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-story = L’histoire de la partie
ui-take-over = Une souris de la maison joue pour { $seat }
ui-the-deal = La table est mise.
ui-to-box = Retour à la boîte
ui-to-shelf = Vers l’étagère
ui-together = tous ensemble
ui-tonight = Qui est à table aujourd’hui ?
ui-turn-of = C’est à { $seat } de jouer…
ui-undo = Reprendre le coup
ui-undo-asked = { $seat } voudrait reprendre son dernier coup. D’accord ?
ui-undo-refused = Les autres préfèrent laisser le coup comme il est.
ui-undo-waiting = On demande aux autres…
ui-voice = Lire à voix haute
ui-voice-hello = Bonjour ! Je vais te faire la lecture.
ui-waiting-friends = On attend les autres…
ui-waiting-host = Tout le monde est là. Ça commence bientôt…
ui-host-away = L’hôte de la table s’est absenté.
ui-become-host = Je m’occupe de la table
ui-kept-browser-pocket = Tout, et personne d’autre n’en a rien (sauf si tu copies une partie dans la maison) : tes tables avec chaque coup et son heure, tes réglages (langue, son, où tu en es dans une leçon, par exemple), tes souris, tes autocollants, et les films des 40 dernières parties que tu as jouées. Cela reste jusqu’à ce que tu l’effaces ici ou que tu vides la mémoire de ce navigateur ; un navigateur qui manque de place peut le jeter. Rien ne part vers d’autres sites, et rien n’en vient.
ui-kept-browser-shared = Un cookie avec un nombre au hasard, pour que ta place reste la tienne ; il disparaît quand on ferme le navigateur. Et dans la mémoire du navigateur : tes réglages (langue, son, où tu en es dans une leçon, par exemple), tes souris et les 24 dernières tables où tu as joué ou regardé. Tout cela s’efface avec « Enfant suivant », et tout seul quand personne ne touche l’écran pendant plus de dix minutes. Rien ne part vers d’autres sites, et rien n’en vient.
ui-still-here = Oui, je suis là
ui-still-there = Il y a encore quelqu’un ?
ui-still-there-what = Si personne ne répond, les souris rangent tout pour l’enfant suivant.
ui-table-lent = En ton absence, quelqu’un d’autre s’occupe de ta table.
ui-take-table-back = Me revoilà : je m’occupe de nouveau de la table
ui-way-short = Partie courte
ui-way-box = La règle de la boîte
ui-way-expert = Pour experts
ui-way-own = À notre façon
ui-ways-more = D’autres façons de jouer
ui-who-bot = Souris de la maison
ui-who-slower = Réfléchit un peu plus longtemps ici.
ui-who-friend = Un ami sur un autre écran
ui-who-here = Ici
ui-who-is-here = Qui est là
ui-who-plays = Qui joue ?
ui-whole-rulebook = Toute la règle du jeu
ui-why = Pourquoi ?
ui-why-this = Pourquoi ? { $what }
ui-yes = Oui
ui-youngest = Quel âge a le plus jeune ?
ui-mice = Nos souris
ui-mice-coat = Pelage
ui-mice-face = Tête
ui-mice-kept = Tes souris restent sur cet appareil. À une table, les autres voient une souris, jamais une personne.
ui-mice-name = Nom
ui-mice-names = D’autres noms
ui-mice-new = Une nouvelle souris
ui-mice-next = { $name } a sa place. Quelqu’un d’autre ?
ui-mice-remove = Laisser partir cette souris
ui-mice-remove-sure = Laisser partir cette souris ?
ui-mice-me = C’est moi !
ui-mice-hello = Moi, c’est { $name } !
ui-settings = Réglages
ui-calls = Quand c’est ton tour
ui-full-screen = Plein écran
ui-look = Clair ou sombre
ui-look-auto = Comme l’appareil
ui-look-light = Clair
ui-look-dark = Sombre
ui-loudness = Le son
ui-loudness-step = { $step ->
    [0] Pas de sons
    [1] Doux
    [2] Moyen
   *[other] Fort
}
ui-notifies = M’appeler même quand je suis sur une autre page
ui-notifies-refused = Ton navigateur ne veut pas. Tu peux changer ça dans ses réglages pour cette page.
ui-one-switch = Jouer avec un seul bouton
ui-one-switch-what = Un cadre passe sur tout ce qu’on peut toucher. Pour choisir : n’importe quelle touche, ou un doigt n’importe où. Pour arrêter : la touche Échap, ou un doigt posé trois secondes.
ui-pace-off = Non
ui-pace-slow = Lent
ui-pace-middle = Moyen
ui-pace-quick = Rapide
ui-stays-awake = L’écran reste allumé
ui-vibrates = Vibrer
ui-your-turn = À toi, { $seat }

# The house inside the browser
ui-pocket-waking = Les souris se lèvent…
ui-pocket-full = Il n’y a plus de place sur cet appareil. Tout ce que tu as joué est gardé, sauf le dernier coup. Efface une vieille partie, puis continue.
ui-pocket-private = Cette fenêtre ne garde rien : tes parties disparaîtront quand tu la fermeras.
ui-pocket-gone = Le navigateur a vidé ses tiroirs : tes anciennes parties n’y sont plus. Tu peux en commencer une autre tout de suite.
ui-pocket-newer = Un Mulot plus récent est ouvert ici. Recharge la page pour continuer.
ui-pocket-failed = La maison n’arrive pas à ouvrir dans ce navigateur. Recharge la page, ou essaie un autre navigateur.
ui-pocket-reload = Recharger
ui-pocket-fine = D’accord
ui-pocket-update = Il y a un Mulot plus récent. Tu l’auras la prochaine fois que tu ouvriras la page.
ui-pocket-update-now = L’avoir maintenant
ui-pocket-bring = Ouvrir une partie gardée dans un fichier
ui-pocket-bring-damaged = Ce fichier est abîmé, ou ce n’est pas une de nos parties. Rien n’a changé ici.
ui-pocket-short = Il reste très peu de place sur cet appareil. Garde tout dans un fichier, et efface ce qui ne sert plus.
ui-pocket-put-back = Cet appareil est plein, et le navigateur avait tout vidé. Tes parties étaient encore là, et elles ont été remises. Fais vite un peu de place sur l’appareil.
ui-pocket-only-here = Cet appareil est plein. Tes parties sont encore là, mais seulement jusqu’à ce qu’on ferme cette fenêtre. Garde tout dans un fichier maintenant : le bouton est dans « Ce que la maison garde de nous ».
ui-pocket-safe = Nos parties sont-elles en sécurité ici ?
ui-pocket-safe-yes = Oui. Ce navigateur a promis de les garder jusqu’à ce que tu les effaces. Si l’appareil casse ou se perd, il ne reste que le fichier, si tu en as un.
ui-pocket-safe-no = À peu près. Ce navigateur les garde, mais il ne l’a pas promis : si l’appareil n’a plus de place, ou si personne ne joue pendant longtemps, il peut les jeter. Il promet plus volontiers quand Mulot est installé. Le plus sûr, c’est un fichier.
ui-pocket-all-what = Un seul fichier peut tout contenir : toutes les parties, l’album d’autocollants et tes souris. On peut le rouvrir ici, ou dans un autre navigateur. Avec ce fichier, on peut connaître d’avance les dés des parties qui ne sont pas finies : ils ne seront plus secrets.
ui-pocket-all-out = Tout garder dans un fichier
ui-pocket-all-in = Rouvrir un fichier gardé
ui-pocket-all-back = { $games ->
    [0] Tout était déjà là.
    [one] Une partie est revenue, avec les autocollants du fichier.
   *[other] { $games } parties sont revenues, avec les autocollants du fichier.
}
ui-pocket-all-stayed = { $games ->
    [1] Une autre a pris un autre chemin ici, et reste comme elle est.
   *[other] { $games } autres ont pris un autre chemin ici, et restent comme elles sont.
}
ui-pocket-all-no-room = Il n’y a pas assez de place sur cet appareil pour tout. Rien n’a changé ici.
ui-pocket-take-along = Emporter dans un fichier
ui-pocket-take-along-sure = Avec ce fichier, on peut connaître d’avance les prochains dés : ils ne seront plus secrets. L’emporter quand même ?
ui-pocket-copy-up = Copier dans la maison
ui-pocket-copy-up-sure = La partie pourra continuer là-bas, sur d’autres appareils aussi ; une copie reste ici. Ses dés ne seront plus secrets, et tous ceux qui s’y assoient le sauront. La copier ?
ui-pocket-copy-up-over = Elle sera gardée là-bas aussi, et d’autres appareils pourront la regarder. La copier ?
ui-pocket-offer = Jouer ici sans internet

# Des téléphones côte à côte, sans serveur
ui-nearby-invite = Inviter un autre téléphone
ui-nearby-what = Chacun joue sur son écran. Pas besoin d’internet : il suffit d’être sur le même Wi‑Fi.
ui-nearby-scan = Scanne ce code avec l’autre téléphone
ui-nearby-hold = Montre l’autre téléphone à cette caméra
ui-nearby-copy = Il n’y a pas de caméra ici : mets la réponse de l’autre téléphone dans cette case
ui-nearby-paste = La réponse de l’autre téléphone
ui-nearby-answer = Ta réponse
ui-nearby-copy-answer = Copier ta réponse
ui-nearby-join = Viens jouer !
ui-nearby-show = Montre ce code à la caméra du premier téléphone
ui-nearby-waiting = On attend que le premier téléphone t’ouvre…
ui-nearby-finding = Les téléphones se cherchent…
ui-nearby-connected = { $count ->
    [1] Un autre téléphone joue aussi.
   *[other] { $count } autres téléphones jouent aussi.
}
ui-nearby-full = { $count } autres téléphones jouent déjà. Il n’y a plus de place.
ui-nearby-stop = Arrêter
ui-nearby-apart = Les téléphones ne se trouvent pas. Sont-ils sur le même Wi‑Fi ? Les réseaux pour invités, dans les hôtels par exemple, séparent souvent les téléphones. Dans ce cas, partage la connexion d’un téléphone avec l’autre.
ui-nearby-nowhere = Ce téléphone n’est sur aucun réseau. Allume le Wi‑Fi, ou partage la connexion d’un téléphone, puis réessaie.
ui-nearby-not-a-code = Ce code n’est pas entier. Essaie encore une fois.
ui-nearby-cannot = Cette page ne peut pas se relier à un autre téléphone. Il faut un navigateur récent et une adresse qui commence par https.
ui-nearby-kept = Jouer avec des téléphones tout près
ui-nearby-kept-what = Les téléphones se parlent directement, et personne d’autre n’en sait rien. Chacun garde une clé au hasard, pour que sa place reste la sienne, et pendant douze heures de quoi retrouver l’autre. La partie est sur le téléphone qui a invité ; les autres en gardent le film quand elle est finie. La caméra ne cherche que le code de l’autre téléphone : aucune image n’est gardée.

ui-album = Album d’autocollants
ui-album-games = Les jeux de l’album
ui-album-page = Page { $number }
ui-say-album = Touche un autocollant pour le voir en grand. Les pâles sont encore à gagner, en jouant.
ui-say-ours = Voici nos parties. Touche une image pour la revoir.
ui-say-day = Voici la partie du jour. Touche le gros bouton jaune pour la jouer. En dessous, ce sont les sept derniers jours.
ui-say-mice = Voici ta souris. Touche-la ! Tu peux changer sa tête, son pelage et son nom.
ui-sticker-day = Gagné le { $day }.
ui-sticker-waits = { $title } : pas encore là
ui-sticker-won = { $title } : collé
ui-stickers = Autocollants
ui-stickers-rest = { $count ->
    [1] Et un autre dans l’album.
   *[other] Et { $count } autres dans l’album.
}
ui-stickers-won = { $count ->
    [1] Un nouvel autocollant !
   *[other] De nouveaux autocollants !
}
ui-chair = Chaise { $number }
ui-chair-less = Une chaise de moins
ui-chair-more = Une chaise de plus
ui-which-mouse = Quelle souris es-tu ?
ui-which-mouse-later = Pas maintenant
ui-end-look = Mais regarde :
ui-end-brave = Tu as joué jusqu’au bout. Bravo !
