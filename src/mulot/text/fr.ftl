# Les mots de la maison. Les places et les choses arrivent sous forme de noms.
house-title = Mulot
house-mouse-0 = Noisette
house-mouse-1 = Trèfle
house-mouse-2 = Mûre
house-mouse-3 = Coquelicot
house-mouse-4 = Chardon
house-mouse-5 = Myrtille
house-yes = oui
house-no = non
house-none = aucun
house-and = et
house-no-error = Quelque chose n’a pas marché.
house-no-over = La partie est finie.
house-no-not-your-turn = Ce n’est pas à toi de jouer pour le moment.
house-no-no-such-seat = Cette place n’existe pas à cette table.
house-no-for-reading-only = On peut relire cette partie, mais pas la continuer : sa graine n’est pas dans le fichier.
house-no-nothing-to-undo = Il n’y a rien à reprendre.
house-no-cannot-undo = On ne peut pas reprendre ce coup : on a déjà lancé, tiré ou montré quelque chose.
house-no-seen-or-told = On ne peut pas reprendre ce coup : quelqu’un l’a déjà vu ou entendu.
house-no-bad-options = { $field } ne peut pas être « { $value } ». Possible : { $allowed }
house-no-unreadable = Je ne comprends pas « { $text } ».
house-no-broken-journal =
    { $where ->
        [file] Le journal est abîmé
        [header] Le journal est abîmé à sa première rangée
       *[line] Le journal est abîmé à la ligne { $line }
    } : { $what ->
        [empty] il n’y a rien dedans.
        [cut] il s’arrête là, au milieu de la partie. La suite manque.
        [strange] il ne commence pas comme une partie de cette maison.
        [garbled] cette ligne est illisible.
        [changed] cette ligne a été changée après avoir été écrite.
        [order] une ligne manque, ou n’est pas à sa place.
        [seal] la dernière rangée ne va pas avec ce qui est au-dessus.
        [after] il y a quelque chose après sa dernière rangée.
        [rules] les règles ne permettent pas ce coup.
        [luck] le hasard de cette ligne n’est pas celui de cette partie.
        [seed] la graine n’est pas celle qui a été promise au début.
        [game] c’est le journal d’un autre jeu.
        [agreed] ce qu’il dit de la partie n’est pas possible.
        [sealed] sa graine n’y est pas. On peut le lire, mais pas continuer à jouer.
        [moment] il n’y a pas de telle ligne d’où continuer.
        [pages] ses pages ne vont pas ensemble.
        [ended] rien ne suit cette page.
        [open] cette table n’a pas commencé.
        [long] il est plus long que ce que cette maison accepte.
       *[other] { $why }
    }
house-no-whole-file = Ce fichier est abîmé, coupé, ou c’est autre chose. Rien n’en a été apporté, et rien n’a changé ici.
house-no-other-copy = Cette partie est déjà ici, et elle a pris un autre chemin depuis. Celle qui est ici reste comme elle est.
house-no-too-new = Cette partie vient d’un Mulot plus récent (version { $found } ; connue ici : { $known }).
house-no-too-many-outcomes = Il y a plus de { $limit } issues possibles.
house-no-such-game = Il n’y a pas de jeu « { $game } » dans la maison. Il y a : { $known }
house-no-such-package = Ni un module ni un dossier avec un jeu : { $name }
house-no-game-aside = Le jeu « { $game } » est mis de côté, car son paquet ne fonctionne pas ici : { $why }
house-no-such-file = Impossible d’ouvrir le fichier « { $file } » : { $why }
house-no-site = Le client n’est pas construit ici : il n’y a rien à écrire.
house-left-out-needs = { $game } n’est pas emporté : il lui faut { $module }, que Python n’a pas ici dans un navigateur.
house-left-out-compiled = { $game } n’est pas emporté : { $file } y est compilé, et ne marche dans aucun navigateur.
house-left-out-breaks = { $game } n’est pas emporté : dans un navigateur, son Python s’arrête avec « { $why } ».
house-left-out-slow = { $game } n’est pas emporté : après { $seconds } secondes, on ne pouvait toujours pas y jouer.
house-no-chromium = Pour imprimer, cette maison a besoin de Chromium ou de Chrome, et n’en trouve pas ({ $names }). Installe-le avec le gestionnaire de paquets de ton système (sous Debian : apt install chromium), ou nomme-le dans MULOT_CHROMIUM. Dans un navigateur déjà ouvert, /print/JEU imprime la même chose.
house-chromium-failed = Chromium n’a pas imprimé : { $why }.
house-not-on-paper = « { $game } » n’a rien à imprimer.
house-no-bad-name = Un jeu ne peut pas s’appeler « { $name } » : des lettres minuscules et des chiffres, et pas un nom déjà pris.
house-no-folder-taken = Il y a déjà quelque chose à « { $folder } ».
house-no-extra = Il manque ici quelque chose ({ $modules }) : pip install "{ $package }" l’ajoute.
house-no-league = Dans { $game }, tous gagnent ou perdent ensemble : personne n’est plus fort que les autres. Prends mulot simulate.
house-no-illegal-choice = Le bot { $bot }, à la place { $seat }, a choisi « { $action } », ce qu’il ne peut pas faire là : coup { $ply } de la partie avec la graine { $seed }.
house-no-program-failed = Le bot { $bot }, à la place { $seat }, { $why ->
        [late] n’a pas répondu à temps
        [ended] s’est arrêté de lui-même
        [flood] a écrit trop de texte, ou sans qu’on le lui demande
        [illegal] a choisi une action interdite à cet endroit
       *[nonsense] a donné une réponse qui n’est pas une action
    } ; il a été arrêté : coup { $ply } de la partie avec la graine { $seed }. Il a écrit « { $action } ».
house-no-place = Impossible de créer le dossier { $folder } : { $why }. Avec --database FICHIER, tu peux dire où ranger les tables.
house-tables-kept = Les tables se trouvent dans { $file }
house-tables-found-here = Les tables viennent de { $file }, dans ce dossier, car il n’y en a pas encore à la place habituelle : { $other }
house-tables-also-here = Dans ce dossier se trouve aussi { $other }, qui n’est pas utilisé : --database mulot.db l’ouvre.
house-no-bad-backup = « { $file } » n’est pas une sauvegarde : { $why }
house-no-backup-written = Impossible d’écrire la sauvegarde dans « { $file } » : { $why }
house-no-house = Il n’y a pas de maison à { $database }.
house-backed-up =
    Copié dans { $file } ({ $size } ko) : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }. Ce fichier contient le hasard des parties en cours : garde-le pour toi.
house-purged =
    { $ended ->
        [one] { $ended } table terminée
       *[other] { $ended } tables terminées
    }, { $deleted ->
        [one] { $deleted } supprimée
       *[other] { $deleted } supprimées
    }.
house-list-head = table, jeu, état, places, libres, lignes, ouverte, touchée, mise de côté
house-restored =
    { $added ->
        [one] { $added } table retrouvée
       *[other] { $added } tables retrouvées
    }, { $lengthened ->
        [one] { $lengthened } complétée
       *[other] { $lengthened } complétées
    }, { $same ->
        [one] { $same } était
       *[other] { $same } étaient
    } déjà là.
house-restored-other =
    { $other ->
        [1] Une table a pris ici un autre chemin depuis et reste comme elle est
       *[other] { $other } tables ont pris ici un autre chemin depuis et restent comme elles sont
    } : { $names }
house-no-number = Il faut un nombre entier de { $low } à { $high }, pas « { $text } ».
house-shelf = Les jeux de la maison
house-shelf-game = Jeu
house-shelf-players = Joueurs
house-shelf-about = Ce que c’est
house-turn = C’est à { $seat } de jouer.
house-pass-to = Passe l’écran à { $seat }, s’il te plaît. C’est fait ? Appuie sur Entrée.
house-free = { $seat } peut aussi faire quelque chose. Entrée : on continue.
house-choose = Un numéro, un coup, ou ? pour de l’aide :
house-thinks = { $seat } réfléchit…
house-help = Tape un numéro ou le coup lui-même pour le jouer ; « moves » montre tous les coups. « why COUP » dit pourquoi un coup n’est pas possible ; « undo » reprend le coup ; « hint » montre un bon coup ; « save FICHIER » garde la partie ; « rules » montre les règles ; « quit » pour partir.
house-many-moves = { $count } coups sont possibles : tape l’un d’eux, ou « moves » pour les voir tous.
house-arrow-steps = Les flèches montrent un pas, Entrée le fait.
house-arrow-choose = Les flèches haut et bas les parcourent, Entrée joue.
house-hide-again = Entrée le cache de nouveau.
house-read-on = Entrée : la suite.
house-help-ways = « ways » montre le plus court chemin de chacun.
house-way =
    { $seat } : encore { $steps ->
        [1] un pas
       *[other] { $steps } pas
    }, { $way }
house-allowed = { $text } est possible.
house-taken-back = C’est repris.
house-book-goes-on = Le livre continue : rouvre-le pour la page suivante.
house-book-ends = C’était la dernière page. Fin !
house-verify-page = Page { $page }
house-verify-book = Les { $pages } pages se suivent bien, l’une après l’autre.
house-save-where = Sous quel nom ? Tape « save » et un nom, par exemple « save { $file } ».
house-save-over = Il y a déjà un fichier « { $file } ». Tape la même chose encore une fois pour y mettre cette partie, ou choisis un autre nom.
house-saved = Gardé sous { $file }.
house-goodbye = Au revoir !
house-slower = { $bot } voit ici moins loin qu’ailleurs : sa partie compilée n’est pas faite pour cette machine.
house-good-move = Un bon coup : { $action }
house-no-hint = Il n’y a pas d’indice dans ce jeu.
house-more = … et encore { $count }
house-replay-line = Coup { $line }
house-verify-good =
    Tout va bien : { $lines ->
        [one] { $lines } ligne, intacte
       *[other] { $lines } lignes, intactes
    }, selon les règles.
house-verify-luck =
    Le hasard est bien celui de la graine : { $count ->
        [one] { $count } tirage vérifié
       *[other] { $count } tirages vérifiés
    }.
house-verify-branch =
    La partie est née d’une autre : le hasard de { $lines ->
        [1] sa première ligne
       *[other] ses { $lines } premières lignes
    } est bien celui de la graine de cette autre.
house-verify-sealed = Le hasard n’est pas vérifié : la graine n’est pas révélée.
house-verify-unsealed = { $line ->
    [0] Le hasard était public dès le début : tout le monde connaît sa graine, comme celle de la partie du jour.
   *[other] À partir de la ligne { $line }, le hasard n’était plus scellé : une copie avec la graine avait quitté la maison.
}
house-verify-open = La partie n’est pas encore finie.
house-simulate = Simulation
house-table-bot = Robot
house-table-seat = Place
house-table-score = Score
house-table-interval = intervalle à 95 %
house-table-end = Fin de partie
house-table-games = Parties
house-table-elo = Elo
house-league = Championnat
house-length = Coups par partie : moyenne { $mean }, médiane { $median }, 95 sur 100 en { $within } au plus.
house-speed =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s ({ $rate } coups par seconde).

# À une table : noms, phrases, réactions, et pourquoi pas.
house-name-acorn = Myrtille
house-name-almond = Amande
house-name-apricot = Abricot
house-name-barley = Orge
house-name-berry = Baie
house-name-biscuit = Biscuit
house-name-bramble = Mûre
house-name-breeze = Brise
house-name-bubble = Bulle
house-name-button = Bouton
house-name-caramel = Caramel
house-name-chestnut = Marron
house-name-cinnamon = Cannelle
house-name-clover = Trèfle
house-name-cocoa = Cacao
house-name-cookie = Sablé
house-name-crumb = Quignon
house-name-daisy = Bleuet
house-name-dewdrop = Rosée
house-name-ember = Braise
house-name-feather = Plume
house-name-fennel = Fenouil
house-name-fern = Fougère
house-name-ginger = Piment
house-name-hazel = Noisette
house-name-honey = Miel
house-name-ivy = Lierre
house-name-jasmine = Jasmin
house-name-juniper = Genièvre
house-name-kiwi = Kiwi
house-name-lemon = Citron
house-name-lilac = Lilas
house-name-maple = Érable
house-name-marble = Bille
house-name-mint = Menthe
house-name-misty = Brume
house-name-mushroom = Cèpe
house-name-nettle = Ortie
house-name-nutmeg = Muscade
house-name-oat = Avoine
house-name-olive = Olive
house-name-peach = Pêche
house-name-pebble = Galet
house-name-pepper = Poivre
house-name-pickle = Radis
house-name-plum = Prune
house-name-poppy = Coquelicot
house-name-pumpkin = Potiron
house-name-quince = Coing
house-name-raisin = Raisin
house-name-rosemary = Romarin
house-name-rye = Seigle
house-name-saffron = Safran
house-name-sesame = Sésame
house-name-snowdrop = Flocon
house-name-sparkle = Lueur
house-name-sunny = Soleil
house-name-thistle = Chardon
house-name-thyme = Thym
house-name-toffee = Nougat
house-name-tulip = Tulipe
house-name-vanilla = Vanille
house-name-walnut = Noix
house-name-willow = Saule
house-face-plain = sans ornement
house-face-freckles = des taches de rousseur
house-face-spectacles = des lunettes
house-face-patch = un bandeau sur un œil
house-face-daisy = une pâquerette
house-face-cap = une casquette
house-face-bow = un nœud
house-face-straw = un chapeau de paille
house-coat-grey = pelage gris
house-coat-brown = pelage brun
house-coat-cream = pelage crème
house-coat-slate = pelage ardoise
house-coat-fox = pelage roux
house-coat-white = pelage blanc
house-coat-cocoa = pelage cacao
house-coat-spotted = pelage tacheté
house-phrase-hello = Bonjour !
house-phrase-your-turn = À toi !
house-phrase-well-played = Bien joué !
house-phrase-good-luck = Bonne chance !
house-phrase-thank-you = Merci !
house-phrase-sorry = Pardon !
house-phrase-oops = Oups !
house-phrase-wait-please = Un instant, s’il te plaît.
house-phrase-i-am-thinking = Je réfléchis…
house-phrase-what-a-pity = Quel dommage !
house-phrase-congratulations = Bravo !
house-phrase-again = On rejoue ?
house-phrase-back-soon = Je reviens vite !
house-phrase-good-night = Bonne nuit !
house-reaction-cheese = un morceau de fromage
house-reaction-clap = des pattes qui applaudissent
house-reaction-giggle = un petit rire
house-reaction-gasp = une grande surprise
house-reaction-heart = un cœur
house-reaction-sleepy = un bâillement
house-reaction-tear = une petite larme
house-reaction-think = une patte sous le menton
house-no-stale = Trop tard : la table vient de changer. Regarde bien !
house-no-not-your-seat = C’est la place de quelqu’un d’autre.
house-no-seat-taken = Quelqu’un est déjà assis là.
house-no-not-invited = Pour cette place, il faut une invitation.
house-no-not-host = Seul l’hôte de la table peut le faire.
house-no-not-open = La partie a déjà commencé.
house-no-not-playing = La partie n’a pas encore commencé.
house-no-not-over = La partie n’est pas encore finie.
house-no-no-course = Personne ici ne sait dire qui menait dans cette partie. Le film la montre.
house-no-paused = C’est la pause.
house-no-no-such-character = Cette souris ne joue pas ici.
house-no-no-such-name = Choisis un nom dans la liste, s’il te plaît.
house-no-no-such-mouse = Choisis une tête et un pelage dans les listes, s’il te plaît.
house-no-name-taken = Quelqu’un à la table porte déjà ce nom.
house-no-no-such-phrase = Choisis quelque chose dans la liste, s’il te plaît.
house-no-seats-empty = Il reste une place vide.
house-no-nobody-there = Personne n’est assis là.
house-no-no-stand-in-offered = Attendons encore un peu.
house-no-host-expected = L’hôte de la table va peut-être revenir. Attendons encore un peu.
house-no-no-undo-asked = Personne ne demande à reprendre un coup.
house-no-no-spectators = Ici, seuls les joueurs peuvent regarder.
house-no-already-seated = Tu as déjà une place à cette table.
house-no-no-such-question = Je ne connais pas cette question.
house-no-no-sequel = Il n’y a pas de suite : le livre est fini.
house-no-too-long = Cette partie est devenue trop longue. Ouvre une nouvelle table.
house-no-kept = Cette place attend la personne qui y jouait, car elle cache encore des secrets. Une souris de la maison peut jouer pour elle.
house-no-no-such-moment = Ce moment n’existe pas dans la partie.
house-no-no-sharing = À cette table, on ne partage pas le film.
house-no-open-luck = { $why ->
    [day] C’est la partie du jour, la même pour tout le monde. Qui l’a déjà regardée sait peut-être ce qui est caché et ce qui va venir.
    [replay] Cette partie en continue une autre, qui est finie. Qui a vu l’autre sait peut-être ce qui est caché ici.
   *[file] Cette partie a commencé sur un autre appareil, ou quelqu’un l’a gardée dans un fichier. Cette personne sait peut-être ce qui est caché et ce qui va venir.
}
house-no-stopgap = Tu t’occupes de la table à la place de son hôte, qui peut revenir dans l’heure. D’ici là, tu ne peux renvoyer personne ni ranger la table.
house-no-no-friend = À cette table, personne ne donne de conseils.
house-no-behind-curtain = Passe d’abord l’écran à { $seat }.
house-no-not-watching = Cet écran n’est pas à la table. Ouvre la table à nouveau.
house-no-conflict = Quelqu’un a été plus rapide. Regarde bien !
house-no-store-down = On ne peut rien noter pour le moment. Réessaie dans un instant.
house-no-newer-schema = Ces données viennent d’un Mulot plus récent (version { $found } ; connue ici : { $known }).
house-no-such-table = Cette table n’existe pas.
house-no-put-aside = La table { $table } est illisible et a été mise de côté : { $why }

# La maison sur le réseau
house-no-malformed = Ce message n’a pas été compris.
house-no-foreign-origin = Cette page n’est pas celle de la maison. Ouvre l’adresse de la maison.
house-no-too-big = C’était trop long.
house-no-not-json = Ce message n’a pas la bonne forme.
house-no-too-fast = C’était un peu rapide. Attends un instant.
house-no-crowded = Beaucoup de parties sont copiées ici en ce moment. Réessaie dans un instant.
house-no-too-slow = C’était trop lent.
house-no-such-page = Il n’y a rien à cette adresse.
house-no-stopping = La maison ferme. Reviens dans un instant.
house-no-no-cookie = La maison ne connaît pas encore ce navigateur. Recharge la page.
house-no-bad-setting = La maison ne peut pas ouvrir avec ces réglages : { $why }
house-no-setting-number = { $setting } doit être un nombre de { $least } à { $most }, et non « { $value } ».
house-no-setting-known = { $setting } ne peut pas être « { $value } ». Possible : { $known }
house-no-setting-empty = { $setting } est vide. Donne-lui une valeur, ou enlève ce réglage.
house-no-setting-signs = { $setting } est trop long, ou contient des signes que personne ne peut lire.
house-no-setting-address = { $setting } n’est pas une adresse comme il en faut une ici. Elle ressemble à ceci : { $known }
house-no-such-setting = Il n’y a pas de réglage { $setting }. Ils sont tous dans docs/hosting.md.
house-no-such-setting-but = Il n’y a pas de réglage { $setting }. Voulais-tu dire { $near } ?
house-bye-slow = La connexion était trop lente pour suivre. La table revient tout de suite.
house-bye-flood = C’était un peu trop à la fois. Attends un instant.
house-bye-malformed = La maison n’a pas compris ce navigateur. Recharge la page.
house-bye-binary = La maison n’a pas compris ce navigateur. Recharge la page.
house-bye-too-big = C’était trop long.
house-bye-stopping = La maison ferme un instant. La partie est à l’abri.
house-bye-removed = Seuls les joueurs peuvent rester à cette table maintenant.
house-bye-store-down = La maison ne peut rien noter en ce moment. Rien n’est perdu ; nouvel essai dans un instant.
house-bye-no-such-table = Cette table n’existe pas, ou plus.
house-bye-deleted = Cette table a été effacée pour toujours.
house-bye-forgotten = Cet appareil est oublié, comme demandé.
house-bye-put-aside = Cette table est mise de côté, car son journal est illisible.
house-game-aside = Le jeu « { $game } » est mis de côté, car son paquet ne fonctionne pas ici.
house-bye-no-spectators = Ici, seuls les joueurs peuvent regarder.
house-bye-no-cookie = La maison ne connaît pas encore ce navigateur. Recharge la page.
