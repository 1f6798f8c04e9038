mystiques-title = Les Mystiques
mystiques-about = Des souris héroïques, un vieux moulin, la nuit : on joue tous ensemble.

mystiques-ui-track = À qui le tour
mystiques-ui-chip = { $card }{ $many ->
        [0] {""}
       *[other] {" × "}{ $many }
    }, cœurs : { $life } sur { $all }{ $turn ->
        [now] , en train de jouer
        [done] , a déjà joué
       *[next] {""}
    }
mystiques-ui-space = { $space }{ $sign ->
        [water] , eau
        [current] , courant
        [paw] , patte bleue
        [cross] , croix rouge
        [exit] , porte
        [flip] , passage sous le plancher
        [wide] , grande place
       *[floor] {""}
    }{ $who ->
        [none] {""}
       *[other] {" : "}{ $who }
    }{ $can ->
        [go] . On peut y aller
        [fight] . Quelqu’un à combattre
       *[none] {""}
    }
    .seen = { $sign ->
        [water] Eau
        [current] Courant
        [paw] Patte bleue
        [cross] Croix rouge
        [exit] Porte
        [flip] Passage sous le plancher
        [wide] Grande place
       *[floor] Plancher
    }{ $who ->
        [none] {""}
       *[other] . { $who }
    }{ $can ->
        [go] . On peut y aller
        [fight] . Quelqu’un à combattre
       *[none] {""}
    }
mystiques-ui-word = { $deed ->
        [begin] Commencer
        [attack] Attaquer
        [use] Jouer
        [disguise] Se déguiser
        [stand] Se relever
        [recover] Se remettre
        [explore] Explorer
        [search] Fouiller
        [scurry] Filer
        [catapult] Catapulter
        [pick-up] Ramasser
        [place] Poser
        [hang] Accrocher
        [share] Partager
        [equip] Sac
        [level-up] Apprendre
        [whisper] Chuchoter
        [gnaw] Ronger
        [end-turn] Fin du tour
        [done] Fini
        [pass] Non merci
       *[other] Choisir
    }
mystiques-ui-lead = { $deed ->
        [attack] Qui attaques-tu ?
        [use] Sur qui ?
        [catapult] Où l’envoies-tu ?
        [place] Où veux-tu poser ça ?
        [hang] Touche Brodie pour lui mettre le grelot.
        [share] Avec qui partages-tu ?
        [level-up] Qu’apprend ta souris ?
       *[other] Que choisis-tu ?
    }
mystiques-ui-wheel = Fromages sur la meule : { $cheese } sur 6. Quand elle est pleine, d’autres ennemis arrivent.
mystiques-ui-pages = Le sablier est à la page { $page } sur { $end }.
mystiques-ui-map = Le moulin
mystiques-ui-map-here = Nous sommes ici : { $place }
mystiques-ui-close = Fermer
mystiques-ui-back = Reposer
mystiques-ui-skip = Passer plus vite
mystiques-ui-hearts = Cœurs : { $left } sur { $all }
mystiques-ui-cheese = Fromages : { $count }
mystiques-ui-steps = Pas restants : { $count }
mystiques-ui-stash = Le groupe possède : { $items }
mystiques-ui-open-card = Carte : { $hero }
mystiques-ui-ask-reach = Jusqu’où va { $hero } ?
mystiques-ui-ask-sight = Que voit { $hero } ?
mystiques-ui-arrives = Où se place { $hero } ?
mystiques-ui-battle = Dés à l’attaque
mystiques-ui-defence = Dés en défense
mystiques-ui-lore = Savoir
mystiques-ui-move = Pas en plus du dé
mystiques-ui-caught = Cette souris est capturée. Elle revient quand il ne reste plus d’ennemi.
mystiques-ui-effect = { $effect ->
        [stunned] La tête qui tourne : cette souris peut marcher, mais sa seule action est de se remettre.
        [webbed] Dans la toile : pas un pas avant d’en sortir.
       *[down] Par terre : il faut tout un déplacement pour se relever.
    }
mystiques-ui-trait = { $hero ->
        [aubin] Gagne un fromage chaque fois qu’on refait l’ordre de jeu et qu’il n’est pas le premier.
        [rivette] Gagne un fromage pour chaque souricière déjouée.
        [melisse] Gagne un fromage quand une autre souris est empoisonnée, étourdie, dans une toile ou par terre.
        [filch] Vole un fromage à chaque ennemi vaincu, sur la meule si c’était un rat.
        [selene] Gagne deux fromages pour chacun obtenu à l’attaque.
        [ondine] Passe d’un pas léger par-dessus les souricières.
       *[other] Une souris courageuse.
    }
mystiques-ui-class = { $class ->
        [leader] meneur
        [warrior] guerrier
        [tinkerer] bricoleuse
        [healer] guérisseuse
        [scamp] filou
        [mystic] mystique
        [archer] archère
       *[other] souris
    }
mystiques-ui-classes = { $hero ->
        [aubin] meneur, guerrier
        [rivette] bricoleuse, guerrière
        [melisse] guérisseuse
        [filch] filou
        [selene] mystique
        [ondine] archère
       *[other] souris
    }
mystiques-ui-for = Pour : { $classes }
mystiques-ui-shelf = { $shelf ->
        [gear] Dans les pattes et sur le dos
        [bag] Dans le sac
        [tricks] Astuces
       *[abilities] Compétences
    }
mystiques-ui-power = { $moment ->
        [star] Sans étoile :{" "}
        [attack] Avant l’attaque :{" "}
        [attacked] Après le jet d’attaque :{" "}
        [hit] Quand on est touché :{" "}
        [wound] Avant une blessure :{" "}
        [encounter] À une rencontre :{" "}
        [surge] À une attaque-surprise :{" "}
       *[turn] {""}
    }{ $effect ->
        [dice] { $n } { $n ->
                [one] dé
               *[other] dés
            } en plus
        [pierce] l’ennemi se défend avec { $n } { $n ->
                [one] dé
               *[other] dés
            } en moins
        [hits] { $n } { $n ->
                [one] touche
               *[other] touches
            } en plus
        [again] relancer les dés
        [prevent] { $n } { $n ->
                [one] blessure
               *[other] blessures
            } en moins
        [fewer] { $n } { $n ->
                [one] ennemi
               *[other] ennemis
            } en moins
        [heal] soigne { $n } { $n ->
                [one] cœur
               *[other] cœurs
            }
        [free] remet sur pattes une souris étourdie, par terre ou dans une toile
        [antidote] soigne { $n } { $n ->
                [one] goutte
               *[other] gouttes
            } de poison
        [strike] { $n } { $n ->
                [one] touche
               *[other] touches
            } sur un ennemi en vue
        [topple] fait tomber un ennemi
        [hurry] { $n } pas en plus
        [nibble] retire { $n } { $n ->
                [one] fromage
               *[other] fromages
            } de la meule
        [cheer] donne { $n } { $n ->
                [one] fromage
               *[other] fromages
            } à une autre souris
        [cheer-all] donne { $n } { $n ->
                [one] fromage
               *[other] fromages
            } à chaque autre souris
        [rummage] une fouille en plus de l’action
        [rise] avance de { $n } { $n ->
                [one] place
               *[other] places
            } sur la piste
       *[other] aide
    }{ $reach ->
        [near] , tout près
        [tile] , partout sur la tuile
       *[own] {""}
    }.
mystiques-ui-power-lore = { $effect ->
        [strike] Autant de touches que son savoir sur un ennemi en vue
        [heal] Soigne autant de cœurs que son savoir
       *[fewer] À une attaque-surprise : autant d’ennemis en moins que son savoir
    }{ $reach ->
        [tile] , partout sur la tuile
       *[sight] {""}
    }.
mystiques-ui-weapon = { $weapon ->
        [ranged] Seulement avec une arme qui tire.
       *[melee] Seulement de près.
    }
mystiques-ui-quirk = { $quirk ->
        [compassion] Un dé de plus pour chaque ami blessé à ses côtés.
        [sly] Un ennemi plus bas sur la piste se défend moins bien.
        [snatch] Le fromage du défenseur va à la souris qui tient l’arc.
       *[other] Un objet spécial.
    }
mystiques-ui-manner = { $ranged ->
        [yes] Tire de loin.
       *[no] Combat de près.
    }{ $large ->
        [yes] {" "}Remplit toute une case.
       *[no] {""}
    }
mystiques-ui-gift = { $gift ->
        [steals] Vole du fromage au lieu de blesser.
        [aggressive] Avance sur la piste après chaque tour.
        [poison] Sa morsure est empoisonnée.
        [stun] Une souris blessée est étourdie.
        [again] Si ses dés donnent un fromage, il attaque encore.
       *[other] {""}
    }
mystiques-ui-greedy = Vorace : ce qu’il vole va sur la meule.
mystiques-ui-why-not = Attaquer ?
mystiques-ui-nothing = Rien
mystiques-ui-column = { $column ->
        [give] Donner
        [take] Prendre
        [wear] Mettre
       *[stow] Ranger
    }
mystiques-ui-book-nights = Les nuits
mystiques-ui-book-won = gagnée
mystiques-ui-book-now = c’est cette nuit
mystiques-ui-book-ahead = à venir
mystiques-ui-book-lost = ({ $count ->
    [1] perdue une fois
   *[other] perdue { $count } fois
 })
mystiques-ui-book-again = Revoir
mystiques-ui-book-bring = Qui part, et avec quoi
mystiques-ui-book-nothing = Chacun part avec ce qu’il porte.
mystiques-ui-book-home = Tout le monde est rentré, au chaud près du feu.
mystiques-ui-book-deeds = Ce dont le moulin se souvient
mystiques-ui-story = L’histoire
mystiques-ui-read = Lis-la-moi
mystiques-ui-hush = Silence
mystiques-ui-reading = Quelle longueur ?
mystiques-ui-reading-line = Une phrase
mystiques-ui-reading-short = Court
mystiques-ui-reading-full = Toute la page
mystiques-ui-page-back = Une page en arrière
mystiques-ui-page-on = Tourner la page
mystiques-ui-story-on = En avant !
mystiques-ui-learn-begin = Il fait nuit dans le vieux moulin, et les rats ont volé le grain de l’hiver. Tu mènes quatre souris courageuses. Touche la lanterne pour commencer !
mystiques-ui-learn-step = Aubin est le premier. Le dé lui donne cinq pas. Un seul suffit pour atteindre ce rat : touche la case qui brille.
mystiques-ui-learn-fight = Le voilà tout près. Un déplacement, une action : touche l’épée pour attaquer ! Les épées touchent, les boucliers protègent.
mystiques-ui-learn-end = Le rat s’est enfui, et Aubin a trouvé un fromage. Il a utilisé son action : finis le tour, et ce sera à la souris suivante, là-haut.
mystiques-ui-learn-search = C’est à Rivette. Au lieu de combattre, elle peut fouiller. Touche la loupe : avec une étoile, elle trouve quelque chose.
mystiques-ui-learn-keep = Un bouton en guise de bouclier ! Mets-le dans son sac. Elle pourra s’en équiper plus tard.
mystiques-ui-learn-rats = Après Rivette viennent les rats : regarde les visages, là-haut. Ils bougent et attaquent tout seuls. Finis le tour et regarde !
mystiques-ui-learn-wheel = Aïe ! Et le fromage qu’un rat obtient va sur la meule. À six, c’est l’attaque-surprise : d’autres ennemis arrivent, et le sablier avance d’une page. Filch riposte : attaque !
mystiques-ui-learn-farewell = Raté, ça arrive. Chasse-les tous, puis explore par les portes orange jusqu’au grenier, avant que le sablier n’atteigne l’aube. Touche un visage pour voir sa carte. Bonne chance !
mystiques-ui-question = { $about ->
        [found] Regarde ce qu’on a trouvé !
        [share] On partage
        [equip] Le sac
        [trap] Une souricière !
        [crossroads] Par où aller ?
        [captive] Derrière les barreaux
        [keep] Qu’emporte-t-on ?
        [moment-encounter] Une rencontre !
        [moment-surge] Attaque-surprise !
       *[other] Jouer une carte ?
    }
mystiques-ui-banner = { $sort ->
        [round] Manche { $count }
        [encounter] Rencontre : { $what }
        [special] Quelqu’un attend ici !
        [surge] Attaque-surprise ! La meule est pleine.
        [page] Page { $count }
        [captured] Les rats ont capturé { $what } !
        [greedy] Les cafards sont voraces !
        [traps] Des souricières !
        [learned] Appris : { $what }
       *[other] { $what }
    }


mystiques-event-round-began = Manche { $number }.
mystiques-event-turn-began = C’est à { $hero }. À toi, { $seat } !
mystiques-event-turn-missed = Pas encore de retour pour { $hero } : il reste des ennemis.
mystiques-event-whispered = { $whom ->
        [none] Derrière les barreaux, { $hero } ronge la meule.
       *[other] Derrière les barreaux, { $hero } chuchote quelque chose à { $whom }.
    }
mystiques-event-move-rolled = { $hero } peut faire { $points } pas.
mystiques-event-moved = { $hero } va en { $to }.
    .seen = { $hero } fait un pas.
mystiques-event-stood-up = Debout ! Voilà { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } qui se relève.
mystiques-event-stars-rolled = { $hero } lance les dés ({ $trial }) : { $stars ->
            [0] pas d’étoile
           *[other] { $stars } { $stars ->
                   [one] étoile
                  *[other] étoiles
               }
    }.
mystiques-event-trap-passed = Ouf ! La souricière en { $space } n’a pas bougé sous { $hero }.
    .seen = Ouf ! La souricière n’a pas bougé sous { $hero }.
mystiques-event-trap-sprung = Clac ! La souricière en { $space } se referme sur { $hero }.
    .seen = Clac ! La souricière se referme sur { $hero }.
mystiques-event-drifted = Le courant emporte { $hero } en { $to }.
    .seen = Le courant emporte { $hero }.
mystiques-event-searched = { $hero } fouille et trouve : { $card }.
mystiques-event-found-nothing = Bien cherché, { $hero } ! Mais il n’y a plus rien à trouver.
mystiques-event-kept = { $hero } garde : { $card }.
mystiques-event-traded = { $hero } laisse : { $card }. Cela vaut un fromage.
mystiques-event-dropped = { $hero } fait de la place et laisse : { $card }.
mystiques-event-happened = Pour { $hero }, il se passe quelque chose : { $card } !
mystiques-event-averted = { $hero } le voit venir, et il ne se passe rien : { $card }.
mystiques-event-item-found = Pour tout le groupe, grâce à { $hero } : { $item }.
mystiques-event-recovered = { $hero } va mieux. Fini : { $effect } !
mystiques-event-explored = { $hero } ouvre le chemin : { $side } !
mystiques-event-put-down = { $hero } arrive en { $space }.
    .seen = { $hero } arrive.
mystiques-event-shared = { $giver } donne à { $taker } : { $what }.
mystiques-event-worn = { $hero } s’équipe : { $card }.
mystiques-event-stowed = { $hero } range dans son sac : { $card }.
mystiques-event-levelled-up = { $hero } apprend : { $ability } !
mystiques-event-used = { $hero } joue { $card }{ $on ->
            [none] {""}
           *[other] {" "}sur { $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }.
mystiques-event-healed = { $hero } retrouve { $count } { $count ->
        [one] cœur
       *[other] cœurs
    }.
mystiques-event-cheese-won = { $hero } gagne { $count } { $count ->
        [one] fromage
       *[other] fromages
    }.
mystiques-event-cheese-lost = On vole { $count } { $count ->
        [one] fromage
       *[other] fromages
    } à { $hero } !
mystiques-event-cheese-given = { $hero } offre { $count } { $count ->
        [one] fromage
       *[other] fromages
    }.
mystiques-event-cheese-on-wheel = { $count } { $count ->
        [one] fromage
       *[other] fromages
    } de plus sur la meule : { $total } en tout.
mystiques-event-cheese-off-wheel = { $count } { $count ->
        [one] fromage
       *[other] fromages
    } en moins sur la meule : il en reste { $total }.
mystiques-event-encounter-revealed = Une rencontre ! { $card }.
mystiques-event-encounter-special = Quelqu’un attend ici : { $side }.
mystiques-event-disguised = Vite, les déguisements ! Les rats nous prennent pour des rats et s’en vont.
mystiques-event-enemy-came = Voilà { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } qui arrive en { $space }.
    .seen = Voilà { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        } qui arrive.
mystiques-event-track-laid = Voici l’ordre : { $cards }.
mystiques-event-cards-added = À la fin de la piste : { $cards }.
mystiques-event-ambushed = { $slots ->
        [0] Embuscade ! Déjà tout en haut de la piste : { $card }.
        [one] Embuscade : sur la piste, { $card } remonte d’une place.
       *[other] Embuscade : sur la piste, { $card } remonte de { $slots } places.
    }
mystiques-event-card-swapped = Sur la piste, { $card } remonte d’une place.
mystiques-event-card-rose = { $slots ->
        [0] Déjà tout en haut de la piste : { $card }.
        [one] Sur la piste, { $card } remonte d’une place.
       *[other] Sur la piste, { $card } remonte de { $slots } places.
    }
mystiques-event-card-left = Une carte quitte la piste : { $card }.
mystiques-event-traps-set = Attention, des souricières : { $spaces } !
    .seen = Attention, des souricières !
mystiques-event-roaches-greedy = Les cafards ont très faim : ils deviennent voraces !
mystiques-event-surge-began = La meule est pleine : attaque-surprise !
mystiques-event-surge-over = On vide la meule, et le jeu reprend.
mystiques-event-hourglass-moved = Le sablier avance : page { $page }.
mystiques-event-attack-rolled = À l’attaque, { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } : { $hits ->
                [0] raté
               *[other] { $hits } { $hits ->
                       [one] touche
                      *[other] touches
                   }
        }.
mystiques-event-attack-aimed = Attention, { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } vise { $other ->
        [0] { $whom }
       *[other] { $whom } { $other }
    } !
mystiques-event-defence-rolled = En défense, { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } : { $blocks ->
            [0] pas de bouclier
           *[other] { $blocks } { $blocks ->
                   [one] bouclier
                  *[other] boucliers
               }
        }.
mystiques-event-wounded = Aïe ! { $count } { $count ->
            [one] blessure
           *[other] blessures
        } pour { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    }.
mystiques-event-poisoned = Aïe ! { $count } { $count ->
        [one] goutte
       *[other] gouttes
    } de poison pour { $who }.
mystiques-event-affected = Regarde { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } : { $effect } !
mystiques-event-defeated = Et hop, { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } s’enfuit !
mystiques-event-captured = Oh non, les rats ont capturé { $hero } ! À la rescousse !
mystiques-event-came-back = { $hero } est de retour, en { $space } !
    .seen = { $hero } est de retour !
mystiques-event-enemies-turn = Au tour des ennemis : { $card }. { $seat } les déplace.
mystiques-event-enemy-moved = Voilà { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } qui avance en { $to }.
    .seen = Voilà { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        } qui avance.
mystiques-event-cat-pounced = Brodie bondit en { $to } !
    .seen = Brodie bondit !
mystiques-event-cat-chased = Brodie chasse : { $path } !
    .seen = Brodie chasse !
mystiques-event-item-placed = En { $space }, on pose : { $item }.
    .seen = Ici, on pose : { $item }.
mystiques-event-item-taken = { $hero } ramasse : { $item }.
mystiques-event-item-gone = Retour dans la pioche : { $item }.
mystiques-event-catapulted = Et hop ! { $hero } vole jusqu’en { $to }.
    .seen = Et hop ! { $hero } vole dans les airs.
mystiques-event-grape-thrown = Le raisin tombe en { $to } : { $squashed ->
            [yes] il s’écrase
           *[no] il reste entier
    }.
    .seen = Le raisin tombe : { $squashed ->
            [yes] il s’écrase
           *[no] il reste entier
    }.
mystiques-event-grape-eaten = Miam ! Le raisin est mangé, et { $count } { $count ->
        [one] cafard s’en va
       *[other] cafards s’en vont
    }.
mystiques-event-told = « { $passage } »
mystiques-event-decided = C’est décidé : { $choice }.
mystiques-event-given = Dans la réserve du groupe : { $item }.
mystiques-event-thing-lies = Là, en { $space } : { $item } !
    .seen = Regarde : { $item } !
mystiques-event-marker-moved = Un peu plus de temps : la nuit finit à la page { $page }.
mystiques-event-water-calmed = L’eau s’arrête. Plus aucun courant.
mystiques-event-webs-hung = Des toiles d’araignée : { $spaces }.
    .seen = Des toiles d’araignée !
mystiques-event-web-torn = { $hero } se prend les pattes dans une toile, en { $space }.
    .seen = { $hero } se prend les pattes dans une toile.
mystiques-event-webs-swept = Plus une seule toile !
mystiques-event-card-kept = { $hero } garde pour le prochain chapitre : { $card }.

mystiques-do-begin = Commencer le chapitre
    .advice = Commence le chapitre
mystiques-do-step = Un pas : { $to }
    .seen = Faire un pas
    .advice = Fais un pas par là
mystiques-do-stand = Se relever
    .advice = Relève-toi
mystiques-do-scurry = Filer
    .advice = File
mystiques-do-attack = Attaquer { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } ({ $weapon })
    .advice = Attaque : { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        }
mystiques-do-search = Fouiller
    .advice = Fouille ici
mystiques-do-recover = Se remettre : { $effect }
    .advice = Remets-toi
mystiques-do-explore = Explorer avec tout le groupe
    .advice = Explore avec tout le groupe
mystiques-do-share = Partager avec { $whom }
    .advice = Partage avec { $whom }
mystiques-do-give = Donner : { $what }
    .advice = Donne : { $what }
mystiques-do-take = Prendre : { $what }
    .advice = Prends : { $what }
mystiques-do-equip = Ouvrir le sac pour s’équiper
    .advice = Ouvre le sac et équipe-toi
mystiques-do-wear = Mettre : { $card }
    .advice = Mets : { $card }
mystiques-do-stow = Ranger : { $card }
    .advice = Range : { $card }
mystiques-do-done = C’est bon
    .advice = Laisse comme ça
mystiques-do-level-up = Apprendre (6 fromages) : { $ability }
    .advice = Apprends : { $ability }
mystiques-do-place = Poser en { $to } : { $item }
    .seen = Poser : { $item }
    .advice = Pose ici : { $item }
mystiques-do-pick-up = Ramasser : { $item }
    .advice = Ramasse : { $item }
mystiques-do-catapult = Catapulter vers { $to } : { $what }
    .seen = Catapulter : { $what }
    .advice = Catapulte : { $what }
mystiques-do-end-turn = Finir le tour
    .advice = Finis ton tour
mystiques-do-keep = { $card ->
        [none] Garder la carte
       *[other] Garder pour le prochain chapitre : { $card }
    }
    .advice = { $card ->
            [none] Garde la carte
           *[other] Garde pour le prochain chapitre : { $card }
        }
mystiques-do-trade = La laisser pour un fromage
    .advice = Laisse-la pour un fromage
mystiques-do-swap = La garder et laisser : { $card }
    .advice = Garde-la et laisse : { $card }
mystiques-do-by = Essayer avec : { $value }
    .advice = Essaie avec { $value }
mystiques-do-put = Aller en { $to }
    .seen = Choisir une place
    .advice = Va ici
mystiques-do-use = { $hero } joue { $card }{ $on ->
            [none] {""}
           *[other] {" "}sur { $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }
    .advice = Joue cette carte : { $card }
mystiques-do-disguise = Mettre les déguisements
    .advice = Mettez les déguisements
mystiques-do-whisper = Chuchoter à { $whom }, qui reçoit un fromage
    .advice = Chuchote à { $whom }
mystiques-do-gnaw = Ronger la meule : un fromage de moins
    .advice = Ronge la meule
mystiques-do-pass = Ne rien jouer
    .advice = Ne joue rien cette fois
mystiques-do-keep-nothing = Ne rien emporter
    .advice = N’emporte rien
mystiques-do-decide = { $choice }

mystiques-ask-begin = { $seat }, tout est prêt. On commence ?
mystiques-ask-turn = { $seat }, que fait ta souris ?
mystiques-ask-trap = { $seat }, une souricière ! Avec les pattes ou avec le savoir ?
mystiques-ask-found = { $seat }, on garde cette carte ?
mystiques-ask-share = { $seat }, que veux-tu partager ?
mystiques-ask-equip = { $seat }, que mets-tu ?
mystiques-ask-put = { $seat }, où va ta souris ?
mystiques-ask-come-back = { $seat }, où revient ta souris ?
mystiques-ask-captive = { $seat }, que fait ta souris capturée ?
mystiques-ask-moment-star = { $seat }, pas d’étoile. Une carte pour réessayer ?
mystiques-ask-moment-attack = { $seat }, une carte avant l’attaque ?
mystiques-ask-moment-attacked = { $seat }, une carte après ce jet d’attaque ?
mystiques-ask-moment-hit = { $seat }, une souris est touchée. Une carte pour la défendre ?
mystiques-ask-moment-wound = { $seat }, une souris va être blessée. Une carte pour l’éviter ?
mystiques-ask-moment-encounter = { $seat }, une rencontre. Jouer une carte ?
mystiques-ask-moment-surge = { $seat }, une attaque-surprise. Jouer une carte ?
mystiques-ask-crossroads = Quel chemin prend-on ?
mystiques-ask-keep = { $seat }, quelle carte ta souris garde-t-elle pour le prochain chapitre ?

mystiques-no-not-asked = Ce n’est pas le moment de faire cela.
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
mystiques-no-move-first = On ne peut filer qu’après un déplacement.
mystiques-no-stunned = Ta souris est étourdie : sa seule action est de se remettre.
mystiques-no-not-affected = Ta souris va bien : elle n’a pas à se remettre.
mystiques-no-out-of-reach = Cet ennemi est trop loin pour cette arme.
mystiques-no-out-of-sight = On ne voit pas cette case d’ici.
mystiques-no-nearer-first = D’abord les ennemis juste à côté !
mystiques-no-no-weapon = Ta souris n’a pas d’arme dans les pattes.
mystiques-no-not-held = Ta souris ne peut pas se servir de cette arme maintenant.
mystiques-no-no-such-enemy = Cet ennemi n’est pas là.
mystiques-no-searched-already = Ici, ta souris a déjà trouvé quelque chose.
mystiques-no-no-exit-here = Pour explorer, il faut être à une porte ou sur un passage.
mystiques-no-enemies-here = Il y a encore des ennemis ici.
mystiques-no-needs-hook = Ici, il faut le fil et l’hameçon dans la réserve.
mystiques-no-needs-knack = Ce passage est pour un bricoleur ou un filou.
mystiques-no-leads-nowhere = Cette porte ne mène nulle part.
mystiques-no-in-the-current = Dans le courant, on ne peut ni partager, ni ouvrir son sac, ni apprendre.
mystiques-no-once-a-turn = Une seule fois par tour.
mystiques-no-no-such-mouse = Avec cette souris, ce n’est pas possible.
mystiques-no-too-far-to-share = Cette souris est trop loin pour partager.
mystiques-no-nothing-to-share = Il n’y a rien à partager.
mystiques-no-nothing-to-wear = Il n’y a rien à mettre ni à ranger.
mystiques-no-six-cheese = Il faut six fromages pour apprendre.
mystiques-no-not-your-class = Ce n’est pas pour la classe de ta souris.
mystiques-no-taken = Une souris a déjà cette carte.
mystiques-no-not-in-stash = Cet objet n’est pas dans la réserve du groupe.
mystiques-no-no-such-space = Cette case n’est pas sur la tuile.
mystiques-no-thread-too-short = Le fil est trop court, ou un mur est devant.
mystiques-no-thread-not-straight = Le fil est tendu tout droit : ni mur, ni gros objet, ni zone noire en travers.
mystiques-no-both-in-water = Un bout dans l’eau, d’accord, mais pas les deux.
mystiques-no-on-own-space = La fourchette se pose sur la case de ta souris.
mystiques-no-not-in-water = Pas dans l’eau !
mystiques-no-not-empty = Cette case n’est pas vide.
mystiques-no-at-an-encounter = Les déguisements servent quand on retourne une carte Rencontre.
mystiques-no-not-here = Cet objet n’est pas sur ta case.
mystiques-no-no-fork-here = Il n’y a pas de fourchette ici.
mystiques-no-another-mouse-here = Il faut une autre souris, sur la case de la fourchette.
mystiques-no-no-such-card = Ta souris n’a pas cette carte.
mystiques-no-another-moment = Cette carte se joue à un autre moment.
mystiques-no-one-ability = Une seule compétence par tour.
mystiques-no-too-little-cheese = Il faut { $count } { $count ->
        [one] fromage
       *[other] fromages
    }.
mystiques-no-no-use-now = Cela ne servirait à rien maintenant.
mystiques-no-not-in-bag = Ce n’est pas dans le sac.
mystiques-no-not-to-wear = Cela ne se porte pas.
mystiques-no-bag-full = Le sac est plein.
mystiques-no-not-worn = Ta souris ne porte pas cela.
mystiques-no-once-each = Chaque chose ne change de place qu’une fois.
mystiques-no-no-cat-here = Le grelot se met au cou de Brodie : il faut être tout près de lui.
mystiques-no-carried-along = Cela, on l’emporte avec soi.

# What speaks for a move, said by a friend

mystiques-ground-fight = Chassez vite ce qui barre le chemin : { $thing }.
mystiques-ground-nearer-foe = Ça te rapproche des ennemis, avant qu’ils ne viennent à toi.
mystiques-ground-nearer-exit = C’est par là qu’on continue.
mystiques-ground-aside = De là, tu peux faire plus.
mystiques-ground-scurry = Ce n’est pas encore assez loin : file !
mystiques-ground-search = Personne ne te gêne : il y a peut-être quelque chose d’utile ici.
mystiques-ground-recover = Remets-toi d’abord, tu continueras après.
mystiques-ground-explore = Vous avez fini ici : l’histoire continue.
mystiques-ground-share = Une autre souris peut mieux s’en servir.
mystiques-ground-wear = Ce que tu portes t’aide ; ce qui est dans le sac, non.
mystiques-ground-learn = Tu as assez de fromage pour apprendre quelque chose.
mystiques-ground-card = C’est le bon moment.
mystiques-ground-keep = L’une de vous en aura besoin.
mystiques-ground-trade = Personne ici n’en a besoin ; du fromage, c’est toujours bon.
mystiques-ground-captive = Même capturée, ta souris peut encore aider.
mystiques-ground-save = Garde tes cartes pour un moment plus difficile.
mystiques-ground-enough = Il n’y a rien de mieux à faire.

mystiques-end-objective = Bravo à tous : le chapitre est gagné !
mystiques-end-hourglass = Le sablier est arrivé au bout. Cette nuit, le moulin reste aux rats. On réessaie ?
mystiques-end-all-captured = Toutes les souris sont capturées. Demain, elles s’échapperont ! On réessaie ?
mystiques-end-long-night = Le jour se lève, la nuit est finie. On réessaie ?

mystiques-thing-aubin = Aubin
mystiques-thing-rivette = Rivette
mystiques-thing-melisse = Mélisse
mystiques-thing-filch = Filch
mystiques-thing-selene = Sélène
mystiques-thing-ondine = Ondine
mystiques-thing-roach = le cafard
mystiques-thing-rat = le rat
mystiques-thing-elite-rat = le rat d’élite
mystiques-thing-spider = l’araignée
mystiques-thing-centipede = le mille-pattes
mystiques-thing-vurst = le capitaine Vurst
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
mystiques-thing-brace = De pied ferme
mystiques-thing-mighty-blow = Grand coup
mystiques-thing-through-the-guard = Sous la garde
mystiques-thing-shake-it-off = Même pas mal
mystiques-thing-second-try = Deuxième essai
mystiques-thing-trip-wire = Fil tendu
mystiques-thing-tin-shield = Bouclier de fer-blanc
mystiques-thing-bolted-door = Porte verrouillée
mystiques-thing-bandage = Pansement
mystiques-thing-clear-head = Idées claires
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
mystiques-thing-roller-skate = Patin à roulettes
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
mystiques-thing-behind-you = Derrière toi !
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
mystiques-thing-under-the-floor = Sous le plancher
mystiques-thing-webs-and-legs = Fils et pattes
mystiques-thing-brodies-hour = L’heure de Brodie
mystiques-thing-captain-vurst = Capitaine Vurst
mystiques-thing-first-frost-opening = { mystiques-story-first-frost-opening-title }
mystiques-thing-first-frost-jar = { mystiques-story-first-frost-jar-title }
mystiques-thing-first-frost-grigou = { mystiques-story-first-frost-grigou-title }
mystiques-thing-first-frost-crumbs = { mystiques-story-first-frost-crumbs-title }
mystiques-thing-first-frost-granary = { mystiques-story-first-frost-granary-title }
mystiques-thing-first-frost-won = { mystiques-story-first-frost-won-title }
mystiques-thing-first-frost-lost = { mystiques-story-first-frost-lost-title }
mystiques-thing-under-the-floor-opening = { mystiques-story-under-the-floor-opening-title }
mystiques-thing-under-the-floor-friend = { mystiques-story-under-the-floor-friend-title }
mystiques-thing-under-the-floor-dark = { mystiques-story-under-the-floor-dark-title }
mystiques-thing-under-the-floor-pit = { mystiques-story-under-the-floor-pit-title }
mystiques-thing-under-the-floor-sleeper = { mystiques-story-under-the-floor-sleeper-title }
mystiques-thing-under-the-floor-carried = { mystiques-story-under-the-floor-carried-title }
mystiques-thing-under-the-floor-awake = { mystiques-story-under-the-floor-awake-title }
mystiques-thing-under-the-floor-jar = { mystiques-story-under-the-floor-jar-title }
mystiques-thing-under-the-floor-won = { mystiques-story-under-the-floor-won-title }
mystiques-thing-under-the-floor-lost = { mystiques-story-under-the-floor-lost-title }
mystiques-thing-mill-race-opening = { mystiques-story-mill-race-opening-title }
mystiques-thing-mill-race-water = { mystiques-story-mill-race-water-title }
mystiques-thing-mill-race-still = { mystiques-story-mill-race-still-title }
mystiques-thing-mill-race-thread = { mystiques-story-mill-race-thread-title }
mystiques-thing-mill-race-drain = { mystiques-story-mill-race-drain-title }
mystiques-thing-mill-race-wheel = { mystiques-story-mill-race-wheel-title }
mystiques-thing-mill-race-won = { mystiques-story-mill-race-won-title }
mystiques-thing-mill-race-lost = { mystiques-story-mill-race-lost-title }
mystiques-thing-webs-and-legs-opening = { mystiques-story-webs-and-legs-opening-title }
mystiques-thing-webs-and-legs-muscadin = { mystiques-story-webs-and-legs-muscadin-title }
mystiques-thing-webs-and-legs-webs = { mystiques-story-webs-and-legs-webs-title }
mystiques-thing-webs-and-legs-candle = { mystiques-story-webs-and-legs-candle-title }
mystiques-thing-webs-and-legs-softly = { mystiques-story-webs-and-legs-softly-title }
mystiques-thing-webs-and-legs-rafters = { mystiques-story-webs-and-legs-rafters-title }
mystiques-thing-webs-and-legs-centipede = { mystiques-story-webs-and-legs-centipede-title }
mystiques-thing-webs-and-legs-pillow = { mystiques-story-webs-and-legs-pillow-title }
mystiques-thing-webs-and-legs-won = { mystiques-story-webs-and-legs-won-title }
mystiques-thing-webs-and-legs-lost = { mystiques-story-webs-and-legs-lost-title }
mystiques-thing-brodies-hour-opening = { mystiques-story-brodies-hour-opening-title }
mystiques-thing-brodies-hour-muscadin = { mystiques-story-brodies-hour-muscadin-title }
mystiques-thing-brodies-hour-granary = { mystiques-story-brodies-hour-granary-title }
mystiques-thing-brodies-hour-bell = { mystiques-story-brodies-hour-bell-title }
mystiques-thing-brodies-hour-wool = { mystiques-story-brodies-hour-wool-title }
mystiques-thing-brodies-hour-ring = { mystiques-story-brodies-hour-ring-title }
mystiques-thing-brodies-hour-kitchen = { mystiques-story-brodies-hour-kitchen-title }
mystiques-thing-brodies-hour-clock = { mystiques-story-brodies-hour-clock-title }
mystiques-thing-brodies-hour-thread = { mystiques-story-brodies-hour-thread-title }
mystiques-thing-brodies-hour-slippers = { mystiques-story-brodies-hour-slippers-title }
mystiques-thing-brodies-hour-won = { mystiques-story-brodies-hour-won-title }
mystiques-thing-brodies-hour-lost = { mystiques-story-brodies-hour-lost-title }
mystiques-thing-captain-vurst-opening = { mystiques-story-captain-vurst-opening-title }
mystiques-thing-captain-vurst-grigou = { mystiques-story-captain-vurst-grigou-title }
mystiques-thing-captain-vurst-bell = { mystiques-story-captain-vurst-bell-title }
mystiques-thing-captain-vurst-sergeant = { mystiques-story-captain-vurst-sergeant-title }
mystiques-thing-captain-vurst-bread = { mystiques-story-captain-vurst-bread-title }
mystiques-thing-captain-vurst-firm = { mystiques-story-captain-vurst-firm-title }
mystiques-thing-captain-vurst-hole = { mystiques-story-captain-vurst-hole-title }
mystiques-thing-captain-vurst-late = { mystiques-story-captain-vurst-late-title }
mystiques-thing-captain-vurst-scarf = { mystiques-story-captain-vurst-scarf-title }
mystiques-thing-captain-vurst-candle = { mystiques-story-captain-vurst-candle-title }
mystiques-thing-captain-vurst-slipper = { mystiques-story-captain-vurst-slipper-title }
mystiques-thing-captain-vurst-won-bread = { mystiques-story-captain-vurst-won-bread-title }
mystiques-thing-captain-vurst-won-promise = { mystiques-story-captain-vurst-won-promise-title }
mystiques-thing-captain-vurst-won-grigou = { mystiques-story-captain-vurst-won-grigou-title }
mystiques-thing-captain-vurst-won-jar = { mystiques-story-captain-vurst-won-jar-title }
mystiques-thing-captain-vurst-won = { mystiques-story-captain-vurst-won-title }
mystiques-thing-captain-vurst-lost = { mystiques-story-captain-vurst-lost-title }
mystiques-thing-free-grigou = Libérer Grigou
mystiques-thing-hurry-on = Continuer vite
mystiques-thing-carry-him = Le porter endormi
mystiques-thing-wake-him = Le réveiller
mystiques-thing-close-the-sluice = Fermer la vanne
mystiques-thing-trust-the-thread = Se fier au fil
mystiques-thing-light-the-candle = Allumer la bougie
mystiques-thing-tread-softly = Marcher tout doux
mystiques-thing-muffle-the-bell = Emmitoufler le grelot
mystiques-thing-let-it-ring = Le laisser tinter
mystiques-thing-share-bread = Partager le pain
mystiques-thing-stand-firm = Tenir bon
mystiques-thing-help-offered = { mystiques-story-help-offered-title }
mystiques-thing-help-taken = { mystiques-story-help-taken-title }
mystiques-thing-help-declined = { mystiques-story-help-declined-title }
mystiques-thing-take-help = Accepter l’aide
mystiques-thing-go-alone = Essayer sans aide
mystiques-thing-muscadin = Muscadin
mystiques-thing-crank = la manivelle
mystiques-thing-bell = le grelot
mystiques-thing-proving-ground = La grande épreuve
mystiques-thing-search = fouille
mystiques-thing-web = toile
mystiques-thing-water = eau
mystiques-thing-mousetrap = souricière
mystiques-thing-stunned = tête qui tourne
mystiques-thing-webbed = dans la toile
mystiques-thing-down = par terre
mystiques-thing-move = les pattes
mystiques-thing-lore = le savoir
mystiques-thing-cheese = un fromage

mystiques-chapter-first-frost = Première gelée
mystiques-goal-first-frost = Chasser tous les ennemis du grenier à grain.
mystiques-chapter-under-the-floor = Sous le plancher
mystiques-goal-under-the-floor = Trouver Muscadin dans la fosse aux engrenages et le ramener à la cuisine.
mystiques-chapter-mill-race = Le bief du moulin
mystiques-goal-mill-race = Repêcher la manivelle dans la rigole et la porter à la maison de la roue.
mystiques-chapter-webs-and-legs = Fils et pattes
mystiques-goal-webs-and-legs = Mettre en fuite l’araignée de la charpente et le mille-pattes du grenier à grain.
mystiques-chapter-brodies-hour = L’heure de Brodie
mystiques-goal-brodies-hour = Trouver le grelot dans le grenier à grain et le mettre au cou de Brodie.
mystiques-chapter-captain-vurst = Capitaine Vurst
mystiques-goal-captain-vurst = Trouver le trou des rats et faire céder le capitaine Vurst.
mystiques-chapter-proving-ground = La grande épreuve
mystiques-goal-proving-ground = Traverser tout le moulin et faire céder le capitaine Vurst.

mystiques-ui-way-short = Un chapitre, par une nuit facile.
mystiques-ui-way-box = Un chapitre de l’histoire.
mystiques-ui-way-expert = Toute l’histoire, chapitre après chapitre, et difficile.

mystiques-option-chapter = Chapitre
    .about = L’histoire de cette nuit.
mystiques-option-chapter-first-frost = Première gelée : reprendre le grain de l’hiver
mystiques-option-chapter-under-the-floor = Sous le plancher : retrouver le petit loir
mystiques-option-chapter-mill-race = Le bief du moulin : remettre la roue en marche
mystiques-option-chapter-webs-and-legs = Fils et pattes : l’araignée et le mille-pattes
mystiques-option-chapter-brodies-hour = L’heure de Brodie : un grelot pour le chat
mystiques-option-chapter-captain-vurst = Capitaine Vurst : la dernière nuit
mystiques-option-chapter-proving-ground = La grande épreuve : tout le moulin en une nuit, sans récit à lire
mystiques-option-difficulty = Difficulté
    .about = Facile : moins d’ennemis. Difficile : plus d’ennemis et des rencontres plus dures.
mystiques-option-difficulty-easy = facile
mystiques-option-difficulty-ordinary = normale
mystiques-option-difficulty-hard = difficile
mystiques-option-heroes = Héros
    .about = Les souris à emmener ; le chapitre complète le groupe.
mystiques-option-enemies_hold = Les ennemis retiennent les souris
    .about = On s’arrête sur la case d’un ennemi. On n’en repart que s’il y a au moins autant de souris que d’ennemis.
mystiques-option-captives_whisper = Les souris capturées chuchotent
    .about = Une règle à nous, absente du jeu d’origine : tant qu’une souris capturée ne peut pas revenir, à son tour, elle donne un fromage à une amie ou en ronge un sur la meule.
mystiques-option-campaign = Toute l’histoire
    .about = Les chapitres l’un après l’autre ; les héros gardent ce qu’ils ont appris, et une carte chacun.
mystiques-option-brings = Bagages
    .about = Ce que les héros rapportent des chapitres d’avant.
mystiques-option-deeds = Souvenirs
    .about = Ce que le groupe a choisi dans les chapitres d’avant.
mystiques-option-lost = Essais perdus
    .about = Combien de fois ce chapitre a été perdu. Après deux fois, il propose de l’aide.

mystiques-bot-timid = Noisetine
    .about = Prend son temps, fouille partout et garde ses cartes.
mystiques-bot-brave = Fonce-Moustache
    .about = Ne fouille pas : toujours en avant, toutes cartes dehors.
mystiques-bot-wise = Vieille-Oreille
    .about = Fouille quand elle en a le temps, et joue ses cartes au bon moment.
mystiques-bot-seer = Œil-de-Lune
    .about = Imagine la suite avant chaque coup : réfléchit un moment, et voit loin.

mystiques-ui-signs =
    ↻ manche · ⌛ page du sablier / page de fin · o fromage sur la meule · (nom) a déjà joué
    ▲ dessus, ▼ dessous · [carte] rencontre visible · ▶ à qui le tour · → pas qui restent · ✦ une action reste · ⑂ carrefour
    ♥ cœur · ♡ blessure · ☠ poison · o3 fromages · !effet · [porté] (sac) <astuces> *compétences · + réserve · @ sur le plateau
    P patte bleue · X croix rouge · N E S W portes (minuscules : bleues) · T H K passages · ~ eau · ^ v < > courant
    # O fermé · ! souricière · % toile · + objet · c cafard · r rat · e rat d’élite · s araignée · p mille-pattes · V Vurst · B Brodie
    | - mur · ! = ligne rouge · u d flèche jaune
mystiques-ui-figure-chapters-won = { $count ->
    [one] chapitre réussi
   *[other] chapitres réussis
}
mystiques-ui-figure-foes = { $count ->
    [one] ennemi mis en fuite
   *[other] ennemis mis en fuite
}
mystiques-ui-figure-cats-met = { $count ->
    [one] rencontre avec le chat
   *[other] rencontres avec le chat
}

mystiques-ui-paper-tile = { $count } tuiles
mystiques-ui-paper-hero = { $count } héros
mystiques-ui-paper-turn = { $count } cartes d’initiative
mystiques-ui-paper-encounter = { $count } cartes Rencontre
mystiques-ui-paper-search = { $count } cartes Fouille
mystiques-ui-paper-ability = { $count } compétences
mystiques-ui-paper-figure = { $count } figurines
mystiques-ui-paper-large = { $count } grandes figurines
mystiques-ui-paper-die = { $count } dés
mystiques-ui-paper-thing = { $count } objets
mystiques-ui-paper-trap = { $count } souricières
mystiques-ui-paper-web = { $count } toiles
mystiques-ui-paper-marker = { $count } jetons
mystiques-ui-paper-glass = le sablier et le marqueur Fin
mystiques-ui-paper-wheel = la meule
mystiques-ui-paper-pages = les pages
mystiques-ui-paper-item = Un objet de groupe : il va dans la réserve.
mystiques-ui-paper-surge = Attaque-surprise
mystiques-ui-paper-begin = Au début
mystiques-ui-paper-explore = En arrivant ici : { $of }
mystiques-ui-paper-take = En prenant ceci : { $of }
mystiques-ui-paper-page = Quand le sablier arrive à la page { $page }
mystiques-ui-paper-deed = Si vous avez choisi un jour « { $deed } »
mystiques-ui-paper-won = Vous avez gagné
mystiques-ui-paper-lost = Vous avez perdu
mystiques-ui-paper-setup = Posez le marqueur Fin à la page { $end }. { $expected ->
        [0] { "" }
        [one] Une page plus tôt si les héros ont des bagages.
       *[other] { $expected } pages plus tôt si les héros ont des bagages.
    }
mystiques-ui-paper-level = { $level ->
        [easy] Nuit facile :
       *[hard] Nuit difficile :
    }
mystiques-ui-paper-level-end = Le marqueur Fin est à la page { $end }.
mystiques-ui-paper-level-cheese = { $cheese ->
        [one] Chaque souris commence avec un fromage.
       *[other] Chaque souris commence avec { $cheese } fromages.
    }
mystiques-ui-paper-level-cards = { $cards ->
        [hard] Prenez les cartes Rencontre difficiles à la place des autres.
       *[both] Mélangez les cartes Rencontre normales et les difficiles.
    }
mystiques-ui-paper-level-fewer = { $fewer ->
        [one] Partout où cette page fait venir de petits ennemis, le dernier petit ennemi reste à la maison.
       *[other] Partout où cette page fait venir de petits ennemis, les { $fewer } derniers petits ennemis restent à la maison.
    }
mystiques-ui-paper-level-more = Partout où cette page fait venir de petits ennemis, ceux-ci viennent aussi :
mystiques-ui-paper-heroes = Qui part : { $heroes }
mystiques-ui-paper-items = Dans la réserve dès le début : { $items }
mystiques-ui-paper-without = Ces cartes Rencontre restent dans la boîte : { $cards }
mystiques-ui-paper-waits = En arrivant ici, à la place d’une carte : { $side }
mystiques-ui-paper-surges = Une attaque-surprise ici, à la place de celle de la carte : { $side }
mystiques-ui-paper-happens = { $event ->
        [cheese] Prends { $n } fromages.
        [heal] Chaque souris retrouve un cœur.
        [wheel] { $n } fromages vont sur la meule. Lance tes dés de savoir : avec une étoile, il ne se passe rien.
        [webbed] Ta souris est prise dans une toile. Lance tes dés de savoir : avec une étoile, il ne se passe rien.
        [stunned] Ta souris est étourdie. Lance tes dés de savoir : avec une étoile, il ne se passe rien.
        [traps] Des souricières vont sur les croix rouges.
       *[roach] Un cafard arrive.
    }
mystiques-ui-paper-flag = { $flag ->
        [ambush] Embuscade
        [traps] Souricières
       *[greedy] Cafards voraces
    }
mystiques-ui-paper-effect = { $sort ->
        [page] Le sablier avance de { $n } { $n ->
                [one] page
               *[other] pages
            }.
        [marker] Le marqueur Fin avance de { $n } { $n ->
                [one] page
               *[other] pages
            }.
        [come] Ils arrivent tout de suite :
        [wait] À la place des autres, ceux-ci attendent là ({ $what }) :
        [item] Pour la réserve : { $what }.
        [cheese] Chaque souris reçoit { $n } { $n ->
                [one] fromage
               *[other] fromages
            }.
        [pay] Chaque souris paie { $n } { $n ->
                [one] fromage
               *[other] fromages
            }, ou ce qu’elle en a.
        [wheel] { $n } { $n ->
                [one] fromage va
               *[other] fromages vont
            } sur la meule.
        [heal] Chaque souris retrouve { $n } { $n ->
                [one] cœur
               *[other] cœurs
            }.
        [calm] Le courant n’emporte plus personne.
       *[sweep] Il n’y a plus de toiles.
    }
mystiques-ui-puzzle = { $about ->
    [rescue] Une souris est capturée, et il reste un ennemi. Chasse-le avant la fin du tour !
    [danger] Une souris n’a plus qu’un cœur, et il reste un ennemi. Chasse-le avant la fin du tour !
    [last] Il reste un ennemi. Chasse-le avant la fin du tour !
   *[fight] Chasse un ennemi avant la fin du tour !
} { $moves ->
    [1] Il te faut un seul coup : lequel est le plus sûr ?
   *[other] Le plus sûr, c’est en { $moves } coups : lequel d’abord ?
}
mystiques-ui-puzzle-less = Bonne idée : ça marche { $chance } fois sur 100. Autre chose marche { $best } fois sur 100 !
mystiques-ui-puzzle-never = Comme ça, aucun ennemi ne s’enfuit avant la fin du tour. Cherche encore !
mystiques-ui-puzzle-solved = { $best ->
    [100] Ça marche à tous les coups.
   *[other] Ça marche { $best } fois sur 100 : rien n’est plus sûr.
}
