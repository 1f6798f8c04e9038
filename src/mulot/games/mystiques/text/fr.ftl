mystiques-title = Les Mystiques
mystiques-about = Des souris héroïques, un vieux moulin, la nuit : on joue tous ensemble.

mystiques-event-round-began = Manche { $number }.
mystiques-event-turn-began = { $hero } joue, avec { $seat }.
mystiques-event-turn-missed = Pas encore de retour pour { $hero } : il reste des ennemis.
mystiques-event-move-rolled = { $hero } peut faire { $points } pas.
mystiques-event-moved = { $hero } va en { $to }.
mystiques-event-stood-up = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } se relève.
mystiques-event-stars-rolled = { $hero } lance les dés ({ $trial }) : { $stars ->
            [0] pas d’étoile
           *[other] { $stars } × étoile
    }.
mystiques-event-trap-passed = Ouf ! La souricière en { $space } n’a pas bougé sous { $hero }.
mystiques-event-trap-sprung = Clac ! La souricière en { $space } se referme sur { $hero }.
mystiques-event-drifted = Le courant emporte { $hero } en { $to }.
mystiques-event-searched = { $hero } fouille et trouve : { $card }.
mystiques-event-found-nothing = Bien cherché, { $hero } ! Mais il n’y a plus rien à trouver.
mystiques-event-kept = { $hero } garde : { $card }.
mystiques-event-traded = { $hero } laisse : { $card }. Cela vaut un fromage.
mystiques-event-dropped = { $hero } fait de la place et laisse : { $card }.
mystiques-event-happened = Pour { $hero }, il se passe quelque chose : { $card } !
mystiques-event-item-found = Pour tout le groupe, grâce à { $hero } : { $item }.
mystiques-event-recovered = { $hero } va mieux. C’est fini : { $effect }.
mystiques-event-explored = { $hero } ouvre le chemin : { $side } !
mystiques-event-put-down = { $hero } arrive en { $space }.
mystiques-event-shared = { $giver } donne à { $taker } : { $what }.
mystiques-event-worn = { $hero } s’équipe : { $card }.
mystiques-event-stowed = { $hero } range dans son sac : { $card }.
mystiques-event-levelled-up = { $hero } apprend : { $ability } !
mystiques-event-used = { $hero } joue : { $card }{ $on ->
            [none] {""}
           *[other] {" → "}{ $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }.
mystiques-event-healed = { $hero } guérit : { $count } × cœur.
mystiques-event-cheese-won = { $hero } gagne { $count } × fromage.
mystiques-event-cheese-lost = On vole { $count } × fromage à { $hero } !
mystiques-event-cheese-on-wheel = { $count } × fromage sur la meule : { $total } en tout.
mystiques-event-cheese-off-wheel = { $count } × fromage en moins sur la meule : il en reste { $total }.
mystiques-event-encounter-revealed = Une rencontre ! { $card }.
mystiques-event-encounter-special = Quelqu’un attend ici : { $side }.
mystiques-event-disguised = Vite, les déguisements ! Les rats nous prennent pour des rats et s’en vont.
mystiques-event-enemy-came = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } arrive en { $space }.
mystiques-event-track-laid = Voici l’ordre : { $cards }.
mystiques-event-cards-added = À la fin de la piste : { $cards }.
mystiques-event-ambushed = Embuscade ! { $card } remonte de { $slots } sur la piste.
mystiques-event-card-swapped = { $card } : la carte remonte d’une place.
mystiques-event-card-rose = { $card } remonte de { $slots } sur la piste.
mystiques-event-card-left = { $card } quitte la piste.
mystiques-event-traps-set = Attention, des souricières : { $spaces } !
mystiques-event-roaches-greedy = Les cafards ont très faim : ils deviennent voraces !
mystiques-event-surge-began = La meule est pleine : attaque-surprise !
mystiques-event-surge-over = On vide la meule, et le jeu reprend.
mystiques-event-hourglass-moved = Le sablier avance : page { $page }.
mystiques-event-attack-rolled = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } attaque : { $hits ->
                [0] raté
               *[other] { $hits } × touché
        }.
mystiques-event-attack-aimed = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } vise { $other ->
        [0] { $whom }
       *[other] { $whom } { $other }
    }.
mystiques-event-defence-rolled = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } se défend : { $blocks } × bouclier.
mystiques-event-wounded = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } : { $count } × blessure.
mystiques-event-poisoned = { $who } : { $count } × poison.
mystiques-event-affected = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } : { $effect } !
mystiques-event-defeated = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } s’enfuit !
mystiques-event-captured = Oh non, on emmène { $hero } ! À la rescousse !
mystiques-event-came-back = { $hero } est de retour, en { $space } !
mystiques-event-enemies-turn = Au tour des ennemis : { $card }. { $seat } les déplace.
mystiques-event-enemy-moved = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } avance en { $to }.
mystiques-event-cat-pounced = Brodie bondit en { $to } !
mystiques-event-cat-chased = Brodie chasse : { $path } !
mystiques-event-item-placed = Posé en { $space } : { $item }.
mystiques-event-item-taken = { $hero } ramasse : { $item }.
mystiques-event-item-gone = Remis dans la pioche : { $item }.
mystiques-event-catapulted = Et hop ! { $hero } vole jusqu’en { $to }.
mystiques-event-grape-thrown = Le raisin tombe en { $to } : { $squashed ->
            [yes] il s’écrase
           *[no] il reste entier
    }.
mystiques-event-grape-eaten = Miam ! Le raisin est mangé, et { $count } × cafard s’en va.

mystiques-do-begin = Commencer le chapitre
mystiques-do-step = Un pas : { $to }
mystiques-do-stand = Se relever
mystiques-do-scurry = Se précipiter
mystiques-do-attack = Attaquer { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } ({ $weapon })
mystiques-do-search = Fouiller
mystiques-do-recover = Récupérer : { $effect }
mystiques-do-explore = Explorer avec tout le groupe
mystiques-do-share = Partager avec { $whom }
mystiques-do-give = Donner : { $what }
mystiques-do-take = Recevoir : { $what }
mystiques-do-equip = Ouvrir le sac pour s’équiper
mystiques-do-wear = Mettre : { $card }
mystiques-do-stow = Ranger : { $card }
mystiques-do-done = C’est bon
mystiques-do-level-up = Apprendre (6 fromages) : { $ability }
mystiques-do-place = Poser en { $to } : { $item }
mystiques-do-pick-up = Ramasser : { $item }
mystiques-do-catapult = Catapulter vers { $to } : { $what }
mystiques-do-end-turn = Finir le tour
mystiques-do-keep = Garder la carte
mystiques-do-trade = La laisser pour un fromage
mystiques-do-swap = La garder et laisser : { $card }
mystiques-do-by = Essayer avec : { $value }
mystiques-do-put = Aller en { $to }
mystiques-do-use = { $hero } joue { $card }{ $on ->
            [none] {""}
           *[other] {" → "}{ $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }
mystiques-do-disguise = Mettre les déguisements
mystiques-do-pass = Ne rien jouer

mystiques-ask-begin = { $seat }, tout est prêt. On commence ?
mystiques-ask-turn = { $seat }, que fait ta souris ?
mystiques-ask-trap = { $seat }, une souricière ! Avec l’agilité ou avec le savoir ?
mystiques-ask-found = { $seat }, on garde cette carte ?
mystiques-ask-share = { $seat }, que veux-tu partager ?
mystiques-ask-equip = { $seat }, que mets-tu ?
mystiques-ask-put = { $seat }, où va ta souris ?
mystiques-ask-come-back = { $seat }, où revient ta souris ?
mystiques-ask-moment-star = { $seat }, pas d’étoile. Une carte pour réessayer ?
mystiques-ask-moment-attack = { $seat }, une carte avant l’attaque ?
mystiques-ask-moment-attacked = { $seat }, une carte après ce jet d’attaque ?
mystiques-ask-moment-hit = { $seat }, une souris est touchée. Une carte pour la défendre ?
mystiques-ask-moment-wound = { $seat }, une souris va être blessée. Une carte pour l’éviter ?
mystiques-ask-moment-encounter = { $seat }, une rencontre. Une carte maintenant ?
mystiques-ask-moment-surge = { $seat }, une attaque-surprise. Une carte maintenant ?

mystiques-no-not-asked = Ce n’est pas ce qu’on demande maintenant.
mystiques-no-webbed = Ta souris est prise dans une toile : il faut d’abord en sortir.
mystiques-no-down = Ta souris est par terre : elle doit d’abord se relever.
mystiques-no-not-down = Ta souris est déjà debout.
mystiques-no-no-points = Il ne reste plus de pas pour ce tour.
mystiques-no-held = Trop d’ennemis ici : ils ne laissent pas partir ta souris.
mystiques-no-not-adjacent = Cette case n’est pas juste à côté.
mystiques-no-against-current = On ne peut pas aller contre le courant.
mystiques-no-full = Il n’y a plus de place là.
mystiques-no-too-far = Contre la flèche jaune, il faut trois pas.
mystiques-no-acted-already = Ta souris a déjà fait son action.
mystiques-no-move-first = Pour se précipiter, il faut d’abord s’être déplacé.
mystiques-no-stunned = Ta souris est étourdie : elle peut seulement récupérer.
mystiques-no-not-affected = De cela, ta souris n’a pas besoin de récupérer.
mystiques-no-out-of-reach = Cet ennemi est trop loin pour cette arme.
mystiques-no-out-of-sight = On ne voit pas cette case d’ici.
mystiques-no-nearer-first = D’abord les ennemis juste à côté !
mystiques-no-no-weapon = Ta souris n’a pas d’arme en main.
mystiques-no-not-held = Ta souris ne peut pas se servir de cette arme maintenant.
mystiques-no-no-such-enemy = Cet ennemi n’est pas là.
mystiques-no-searched-already = Ici, ta souris a déjà trouvé quelque chose.
mystiques-no-no-exit-here = Pour explorer, il faut être sur une sortie ou une traverse.
mystiques-no-enemies-here = Il y a encore des ennemis ici.
mystiques-no-needs-hook = Ici, il faut le fil et l’hameçon dans la réserve.
mystiques-no-needs-knack = Ce passage est pour un bricoleur ou un filou.
mystiques-no-leads-nowhere = Cette sortie ne mène nulle part.
mystiques-no-in-the-current = Dans le courant, pas d’actions libres.
mystiques-no-once-a-turn = Une seule fois par tour.
mystiques-no-no-such-mouse = Avec cette souris, ce n’est pas possible.
mystiques-no-too-far-to-share = Cette souris est trop loin pour partager.
mystiques-no-nothing-to-share = Vous n’avez rien à partager.
mystiques-no-nothing-to-wear = Il n’y a rien à mettre ni à ranger.
mystiques-no-six-cheese = Il faut six fromages pour apprendre.
mystiques-no-not-your-class = Ce n’est pas pour la classe de ta souris.
mystiques-no-taken = Une souris a déjà cette carte.
mystiques-no-not-in-stash = Cet objet n’est pas dans la réserve du groupe.
mystiques-no-no-such-space = Cette case n’est pas sur la tuile.
mystiques-no-thread-too-short = Le fil est trop court, ou un mur est devant.
mystiques-no-both-in-water = Les deux bouts ne peuvent pas être dans l’eau.
mystiques-no-on-own-space = La fourchette se pose sur la case de ta souris.
mystiques-no-not-in-water = Pas dans l’eau !
mystiques-no-not-empty = Cette case n’est pas vide.
mystiques-no-at-an-encounter = Les déguisements servent quand une rencontre est dévoilée.
mystiques-no-not-here = Cet objet n’est pas sur ta case.
mystiques-no-no-fork-here = Il n’y a pas de fourchette ici.
mystiques-no-another-mouse-here = Il faut une autre souris, sur la case de la fourchette.
mystiques-no-no-such-card = Ta souris n’a pas cette carte.
mystiques-no-another-moment = Cette carte se joue à un autre moment.
mystiques-no-one-ability = Une seule compétence par tour.
mystiques-no-too-little-cheese = Il faut { $count } × fromage.
mystiques-no-no-use-now = Cela ne servirait à rien maintenant.
mystiques-no-not-in-bag = Ce n’est pas dans le sac.
mystiques-no-not-to-wear = Cela ne se porte pas.
mystiques-no-bag-full = Le sac est plein.
mystiques-no-not-worn = Ta souris ne porte pas cela.
mystiques-no-once-each = Chaque chose ne change de place qu’une fois.

mystiques-end-objective = Bravo à tous : le chapitre est gagné !
mystiques-end-hourglass = Le sablier est arrivé au bout. Cette nuit, le moulin reste aux rats. On réessaie ?
mystiques-end-all-captured = Toutes les souris sont prises. Demain, elles s’échapperont ! On réessaie ?
mystiques-end-long-night = Le jour se lève, la nuit est finie. On réessaie ?

mystiques-thing-aubin = Aubin
mystiques-thing-rivette = Rivette
mystiques-thing-melisse = Mélisse
mystiques-thing-filch = Filch
mystiques-thing-selene = Sélène
mystiques-thing-ondine = Ondine
mystiques-thing-roach = Cafard
mystiques-thing-rat = Rat
mystiques-thing-elite-rat = Rat d’élite
mystiques-thing-spider = Araignée
mystiques-thing-centipede = Mille-pattes
mystiques-thing-vurst = Capitaine Vurst
mystiques-thing-brodie = Brodie
mystiques-thing-vurst-sabre = Vurst au sabre
mystiques-thing-vurst-whip = Vurst au fouet
mystiques-thing-brodie-chases = Brodie chasse
mystiques-thing-brodie-pounces = Brodie bondit
mystiques-thing-kitchen = la cuisine
mystiques-thing-stove-passage = le passage derrière le poêle
mystiques-thing-pantry = le garde-manger
mystiques-thing-shelf-gap = derrière les étagères
mystiques-thing-granary = le grenier à grain
mystiques-thing-grain-chute = la goulotte à grain
mystiques-thing-mill-race = le bief
mystiques-thing-drain = la rigole
mystiques-thing-cellar = la cave
mystiques-thing-root-tunnel = les galeries des racines
mystiques-thing-attic = les combles
mystiques-thing-rafters = la charpente
mystiques-thing-stone-floor = l’étage des meules
mystiques-thing-gear-pit = la fosse aux engrenages
mystiques-thing-wheel-house = la maison de la roue
mystiques-thing-rat-hole = le trou des rats
mystiques-thing-rally = Courage, les amis !
mystiques-thing-call-to-order = Rappel à l’ordre
mystiques-thing-stand-by-me = Reste près de moi
mystiques-thing-well-planned = Plan bien préparé
mystiques-thing-brace = Pied ferme
mystiques-thing-mighty-blow = Grand coup
mystiques-thing-through-the-guard = Sous la garde
mystiques-thing-shake-it-off = Même pas mal
mystiques-thing-second-try = Deuxième essai
mystiques-thing-trip-wire = Fil tendu
mystiques-thing-tin-shield = Bouclier de fer-blanc
mystiques-thing-bolted-door = Porte verrouillée
mystiques-thing-bandage = Pansement
mystiques-thing-clear-head = Tête claire
mystiques-thing-mint-antidote = Antidote à la menthe
mystiques-thing-helping-paw = Patte secourable
mystiques-thing-nibble = Grignoter la meule
mystiques-thing-quick-paws = Pattes rapides
mystiques-thing-hidden-blade = Lame cachée
mystiques-thing-duck = Esquive
mystiques-thing-spark = Étincelle
mystiques-thing-thunder = Tonnerre
mystiques-thing-gust = Coup de vent
mystiques-thing-moon-veil = Voile de lune
mystiques-thing-steady-aim = Œil sûr
mystiques-thing-second-arrow = Deuxième flèche
mystiques-thing-sharp-point = Pointe aiguisée
mystiques-thing-early-warning = Oreille fine
mystiques-thing-needle-sword = Épée-aiguille
mystiques-thing-leather-jerkin = Gilet de cuir
mystiques-thing-nail-hammer = Marteau-clou
mystiques-thing-clover-mace = Masse de trèfle
mystiques-thing-quilted-apron = Tablier matelassé
mystiques-thing-thorn-dagger = Dague d’épine
mystiques-thing-moon-staff = Bâton de lune
mystiques-thing-hazel-bow = Arc de noisetier
mystiques-thing-tailor-needle = Aiguille de tailleur
mystiques-thing-table-knife = Couteau de table
mystiques-thing-rusty-nail = Clou rouillé
mystiques-thing-fish-bone-spear = Lance en arête
mystiques-thing-splinter-bow = Arc d’écharde
mystiques-thing-sling = Fronde
mystiques-thing-candle-wand = Baguette-bougie
mystiques-thing-walnut-helmet = Casque en noix
mystiques-thing-thimble-helmet = Casque-dé à coudre
mystiques-thing-button-shield = Bouclier-bouton
mystiques-thing-tin-breastplate = Plastron de fer-blanc
mystiques-thing-felt-coat = Manteau de feutre
mystiques-thing-clover-charm = Trèfle porte-bonheur
mystiques-thing-soft-boots = Bottes souples
mystiques-thing-spectacles = Lunettes
mystiques-thing-whisker-comb = Peigne à moustaches
mystiques-thing-scroll-of-flame = Parchemin de flamme
mystiques-thing-scroll-of-mending = Parchemin de guérison
mystiques-thing-scroll-of-calm = Parchemin de calme
mystiques-thing-scroll-of-wind = Parchemin de vent
mystiques-thing-bread-crust = Croûte de pain
mystiques-thing-lucky-clover = Trèfle à quatre feuilles
mystiques-thing-pepper = Poivre
mystiques-thing-pot-lid = Couvercle
mystiques-thing-trapdoor = Trappe
mystiques-thing-honey-drop = Goutte de miel
mystiques-thing-peppermint = Pastille de menthe
mystiques-thing-oil-spill = Flaque d’huile
mystiques-thing-roller-skate = Patin à roulette
mystiques-thing-crumbs = Des miettes
mystiques-thing-warm-milk = Du lait chaud
mystiques-thing-creaking-board = Une planche qui craque
mystiques-thing-cobweb = Une toile d’araignée
mystiques-thing-falling-ladle = Une louche qui tombe
mystiques-thing-hidden-springs = Des ressorts cachés
mystiques-thing-roach-nest = Un nid de cafards
mystiques-thing-disguises = les déguisements
mystiques-thing-hook = le fil et l’hameçon
mystiques-thing-fork = la fourchette
mystiques-thing-grape = le raisin
mystiques-thing-scratching = Ça gratte
mystiques-thing-patrol = La patrouille
mystiques-thing-in-the-flour = Dans la farine
mystiques-thing-spring-steel = Ressorts d’acier
mystiques-thing-behind-you = Derrière vous !
mystiques-thing-eight-legs = Huit pattes
mystiques-thing-many-legs = Beaucoup de pattes
mystiques-thing-sharpshooters = Les tireurs d’élite
mystiques-thing-swarm = La nuée
mystiques-thing-crumb-thieves = Voleurs de miettes
mystiques-thing-night-watch = La ronde de nuit
mystiques-thing-quiet-room = Une pièce bien calme
mystiques-thing-captains-own = La garde du capitaine
mystiques-thing-web-everywhere = Des toiles partout
mystiques-thing-great-hunger = La grande faim
mystiques-thing-in-the-dark = Dans le noir
mystiques-thing-under-the-stone = Sous la pierre
mystiques-thing-both-at-once = Les deux à la fois
mystiques-thing-first-frost = Première gelée
mystiques-thing-proving-ground = La grande épreuve
mystiques-thing-search = fouille
mystiques-thing-web = toile
mystiques-thing-water = eau
mystiques-thing-mousetrap = souricière
mystiques-thing-stunned = tête qui tourne
mystiques-thing-webbed = dans la toile
mystiques-thing-down = par terre
mystiques-thing-move = l’agilité
mystiques-thing-lore = le savoir
mystiques-thing-cheese = un fromage

mystiques-option-chapter = Chapitre
    .about = L’histoire que vous jouez cette nuit.
mystiques-option-chapter-first-frost = Première gelée : reprendre le grain de l’hiver
mystiques-option-chapter-proving-ground = La grande épreuve : tout le moulin, jusqu’à Vurst
mystiques-option-difficulty = Difficulté
    .about = Facile : une page de plus. Difficile : des rencontres plus dures.
mystiques-option-difficulty-easy = facile
mystiques-option-difficulty-ordinary = normal
mystiques-option-difficulty-hard = difficile
mystiques-option-heroes = Héros
    .about = Qui doit venir ; la compagnie du chapitre complète le groupe.
mystiques-option-enemies_hold = Les ennemis retiennent
    .about = On s’arrête chez un ennemi, et on n’en repart que si les souris sont aussi nombreuses.

mystiques-bot-timid = Noisetine
    .about = Prend son temps, fouille partout et garde ses cartes.
mystiques-bot-brave = Fonce-Moustache
    .about = Ne fouille pas : toujours en avant, toutes cartes dehors.
mystiques-bot-wise = Vieille-Oreille
    .about = Fouille quand il y a le temps, et joue ses cartes au bon moment.
