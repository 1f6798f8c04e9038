moulin-title = Le Moulin
moulin-about = Trois sacs en ligne ferment un moulin, et prennent un sac à l’autre souris.

moulin-event-placed = { $seat } pose un sac sur { $at }.
moulin-event-pushed = { $seat } pousse un sac : il quitte { $at } pour { $to }.
moulin-event-flew = { $seat } n’a plus que trois sacs et en fait voler un : il quitte { $at } pour { $to }.
moulin-event-closed = { $seat } ferme un moulin !
moulin-event-taken = { $seat } prend un sac à { $whom } sur { $at }.
moulin-event-won = { $seat } a gagné !
moulin-event-rested = Depuis { $turns } tours, aucun sac n’a été posé ni pris. Le moulin s’arrête.

moulin-do-place = Poser un sac sur { $at }
moulin-do-push = Pousser un sac : { $at }, puis { $to }
moulin-do-take = Prendre le sac sur { $at }

moulin-ask-place = { $seat }, pose un sac sur un point libre.
moulin-ask-push = { $seat }, pousse un de tes sacs.
moulin-ask-take = { $seat }, ton moulin est fermé : prends un sac à l’autre souris.

moulin-no-place-first = Pose d’abord tous tes sacs.
moulin-no-all-placed = Tous tes sacs sont posés : maintenant, tu les pousses.
moulin-no-take-first = Ton moulin est fermé : prends d’abord un sac.
moulin-no-no-mill = On ne prend un sac que quand on ferme un moulin.
moulin-no-no-such-point = Ce point n’existe pas sur le plateau.
moulin-no-full = Il y a déjà un sac ici.
moulin-no-not-yours = Ce sac n’est pas à toi.
moulin-no-not-theirs = Prends un sac de l’autre souris.
moulin-no-not-beside = Un sac suit une poutre, jusqu’au point suivant.
moulin-no-in-a-mill = Ce sac est dans un moulin fermé. Prends-en un autre.

moulin-end-two-left = Bravo, { $winners } : l’autre souris n’a plus que deux sacs.
moulin-end-shut-in = Bravo, { $winners } : l’autre souris ne peut plus pousser aucun sac.
moulin-end-rested = Le moulin s’est arrêté : personne n’a gagné, personne n’a perdu.

moulin-option-flying = Voler
    .about = Avec trois sacs, on peut aller sur n’importe quel point libre.
moulin-option-first = Qui commence
    .about = Qui pose le premier sac.
moulin-option-first-none = Tirage au sort

moulin-bot-dusty = Farine
    .about = Ferme un moulin quand elle en voit un, et sinon joue au gré du vent.
moulin-bot-miller = Le meunier
    .about = Voit trois coups à l’avance.

moulin-thing-a1 = le coin extérieur en bas à gauche
moulin-thing-a4 = le milieu du côté gauche extérieur
moulin-thing-a7 = le coin extérieur en haut à gauche
moulin-thing-b2 = le coin du milieu en bas à gauche
moulin-thing-b4 = le milieu du côté gauche du carré du milieu
moulin-thing-b6 = le coin du milieu en haut à gauche
moulin-thing-c3 = le coin intérieur en bas à gauche
moulin-thing-c4 = le milieu du côté gauche intérieur
moulin-thing-c5 = le coin intérieur en haut à gauche
moulin-thing-d1 = le milieu du côté bas extérieur
moulin-thing-d2 = le milieu du côté bas du carré du milieu
moulin-thing-d3 = le milieu du côté bas intérieur
moulin-thing-d5 = le milieu du côté haut intérieur
moulin-thing-d6 = le milieu du côté haut du carré du milieu
moulin-thing-d7 = le milieu du côté haut extérieur
moulin-thing-e3 = le coin intérieur en bas à droite
moulin-thing-e4 = le milieu du côté droit intérieur
moulin-thing-e5 = le coin intérieur en haut à droite
moulin-thing-f2 = le coin du milieu en bas à droite
moulin-thing-f4 = le milieu du côté droit du carré du milieu
moulin-thing-f6 = le coin du milieu en haut à droite
moulin-thing-g1 = le coin extérieur en bas à droite
moulin-thing-g4 = le milieu du côté droit extérieur
moulin-thing-g7 = le coin extérieur en haut à droite
