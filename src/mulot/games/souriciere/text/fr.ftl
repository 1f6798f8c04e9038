souriciere-title = La Souricière
souriciere-about = La course des souris vers le fromage. Gare aux trous !

souriciere-event-rolled = { $seat } lance le dé : { $die }.
souriciere-event-throws-again = Le { $die } ne porte pas chance : { $seat } relance le dé.
souriciere-event-occupied = La case { $square } est déjà prise par { $whom }. Pour { $seat }, ce sera { $to ->
        [0] la maison
       *[other] la case { $to }
    }.
souriciere-event-moved = { $seat } court jusqu’à la case { $to }.
souriciere-event-bounced = { $seat } touche le fromage, mais avec { $surplus } de trop, et recule jusqu’à la case { $to }.
souriciere-event-blocked = Pas de place devant ! { $seat } reste { $square ->
        [0] à la maison
       *[other] sur la case { $square }
    }.
souriciere-event-fell = Oups, un trou, case { $hole } ! { $seat } tombe dans { $room }.
souriciere-event-took-green = Six ! { $seat } sort de { $room } par la flèche verte : { $to ->
        [0] retour à la maison
       *[other] case { $to }
    }.
souriciere-event-climbed-back = { $seat } remonte de { $room } par le trou : { $to ->
        [0] retour à la maison
       *[other] case { $to }
    }.
souriciere-event-took-red = { $seat } sort de { $room } par la flèche rouge : { $to ->
        [0] retour à la maison
       *[other] case { $to }
    }.
souriciere-event-stayed-in = Un : { $seat } reste dans { $room }. On réessaie au prochain tour !
souriciere-event-caught = Clac ! Sur la case { $square }, { $seat } tombe dans la souricière.
souriciere-event-slid-down = { $seat } sort de { $room } par la flèche rouge et… clac ! Tout droit dans la souricière.
souriciere-event-lost-turn = { $seat } perd un tour dans la souricière. { $left ->
        [0] C’était le dernier !
       *[other] Il en reste { $left }.
    }
souriciere-event-released = La souricière s’ouvre : { $seat } repart de la case { $to }.
souriciere-event-won = { $seat } a le fromage !
souriciere-event-night-fell = Après { $turns } tours, la nuit tombe. Toutes les souris vont dormir.

souriciere-do-roll = Lancer le dé
    .advice = Lance le dé
souriciere-ask-roll = { $seat }, à toi : lance le dé !
souriciere-ask-roll-again = { $seat }, relance le dé : cette fois, ça compte !

# What speaks for a move, said by a friend

souriciere-ground-cheese = Le fromage est à toi si tu fais : { $dice } !
souriciere-ground-again = Même pas peur ! Tu relances si tu fais : { $dice }.
souriciere-ground-out = Fais un six, et tu prends le raccourci. Il n’y a que le 1 qui te garde ici.
souriciere-ground-hole = Attention au trou ! Tu y tombes si tu fais : { $dice }.
souriciere-ground-trap = Attention à la souricière ! Elle t’attrape si tu fais : { $dice }.
souriciere-ground-run = Il n’y a rien à craindre, quoi que tu fasses.

souriciere-end-cheese = Bravo, { $winners } : le fromage est à toi !
souriciere-end-night = La nuit est tombée : personne n’a perdu, on partage le fromage.

souriciere-ui-way-short = Tout nombre assez grand mène au fromage.
souriciere-ui-way-box = Avec la souricière, et le nombre exact pour le fromage.

souriciere-option-edition = Souricière
    .about = Avec elle, une souris attrapée perd deux tours ; sans elle, sa case est une case comme les autres.
souriciere-option-edition-ravensburger = avec la souricière
souriciere-option-edition-bookmark = sans la souricière
souriciere-option-exact = Compte exact
    .about = Il faut le nombre exact pour atteindre le fromage. Sans cette règle, la partie est plus courte.
souriciere-option-occupied = Case occupée
    .about = Où va la souris quand une autre est déjà sur sa case.
souriciere-option-occupied-before = la case libre avant
souriciere-option-occupied-after = la case libre après
souriciere-option-first = Qui est le plus jeune ?
    .about = Le plus jeune commence. Si personne ne veut le dire, on tire au sort.
souriciere-option-first-none = Tirage au sort
souriciere-option-handicap = Qui relance après un coup de malchance
    .about = Pour un petit parmi les grands : quand un lancer le fait tomber dans un trou ou dans la souricière, ou le garde dans une pièce, on relance une fois.
    .has = relance après un coup de malchance
souriciere-option-handicap-none = personne

souriciere-thing-bedroom = la chambre
souriciere-thing-bathroom = la salle de bains
souriciere-thing-dining-room = la salle à manger
souriciere-thing-laundry = la buanderie
souriciere-thing-library = la bibliothèque
souriciere-thing-kitchen = la cuisine

souriciere-ui-board = La maison avec son chemin, ses pièces et sa souricière
souriciere-ui-whole = Montrer toute la maison
souriciere-ui-where-house = { $seat } est dans la maison des souris.
souriciere-ui-where-square = { $left ->
        [0] { $seat } est sur le fromage, case { $square } !
        [one] { $seat } est sur la case { $square }. Encore une case jusqu’au fromage.
       *[other] { $seat } est sur la case { $square }. Encore { $left } cases jusqu’au fromage.
    }
souriciere-ui-where-room = { $seat } est dans { $room }.
souriciere-ui-where-trap = { $seat } est dans la souricière. { $left ->
        [0] C’était le dernier tour perdu.
        [one] Encore un tour à perdre.
       *[other] Encore { $left } tours à perdre.
    }

souriciere-ui-learn-throw = Touche le dé ! Ta souris court autant de cases qu’il y a de points.
souriciere-ui-learn-other = À l’autre souris de lancer le dé.
souriciere-ui-learn-again = À toi de nouveau. Si la case est déjà prise, tu t’arrêtes juste avant. Et gare aux trous !
souriciere-ui-learn-room = Oups, un trou ! Te voilà dans la chambre. Un six t’emmène loin devant par la flèche verte, un trois te fait remonter par le trou. Avec un 1, tu restes là. Avec les autres nombres, la flèche rouge te ramène en arrière. Lance !
souriciere-ui-learn-on = Un six ! La flèche verte, quel bond en avant ! Maintenant, tu continues à courir.
souriciere-ui-learn-red = L’autre souris est dans la salle de bains. Regarde où mène la flèche rouge !
souriciere-ui-learn-farewell = Près du fromage attend la souricière : une souris attrapée perd deux tours. Et pour le fromage, il faut le nombre exact. La première souris arrivée gagne. Amuse-toi bien !
souriciere-ui-figure-shortest-race = lancers pour notre course gagnée la plus rapide
souriciere-ui-figure-traps = { $count ->
    [one] fois dans la souricière
   *[other] fois dans la souricière
}

souriciere-ui-paper-board = 1 plateau
souriciere-ui-paper-mouse = { $count } souris
souriciere-ui-paper-die = 1 dé
