# L’histoire de ce chapitre : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-mill-race-opening-title = La roue s’est tue
mystiques-story-mill-race-opening-line = La grande roue s’est tue : il faut repêcher sa manivelle.
mystiques-story-mill-race-opening-short = Depuis trois jours, la grande roue ne tourne plus. Plus de farine, plus de pain, plus de miettes. La manivelle est au fond de la rigole, sous le bief. Les souris prennent le fil et l’hameçon, une écharpe chacune, et descendent à la cave.
mystiques-story-mill-race-opening-full =
    On ne remarque pas un bruit qui dure toujours. On le remarque quand il s’arrête. Depuis trois jours, dans le vieux moulin, on n’entendait plus le « flap, flap, flap » de la grande roue, et ce silence-là pesait sur tout le monde.

    Le meunier tournait en rond en tapant sur des choses. Il n’y avait plus de farine, donc plus de pain, donc plus de miettes. Filch avait fait un trou de plus à sa ceinture, avec une épine, en soupirant.

    « La manivelle est dans la rigole, sous le bief, dit Rivette. Une belle pièce, en fer, avec une poignée en poire. Qui la jette à l’eau n’a pas de cœur. »

    Ondine, elle, souriait. Elle était née dans un nid de roseaux, et l’eau, c’était sa rue. Elle décrocha du mur le fil et l’hameçon. « Le bief est pressé, dit-elle. Il emporte ce qui se laisse faire. Alors on ne se laissera pas faire. » Et l’on descendit par la cave.

mystiques-story-mill-race-water-title = Le bief
mystiques-story-mill-race-water-line = L’eau du bief court, noire et pressée : fermer la vanne, ou se fier au fil ?
mystiques-story-mill-race-water-short = Voici le bief : un ruban d’eau noire qui file vers le mur et disparaît. Sur la rive, la petite vanne rouillée peut l’arrêter, si l’on prend le temps de la tourner. Ou bien on passe tout de suite, avec le fil et l’hameçon, et tant pis pour les chaussettes.
mystiques-story-mill-race-water-full =
    L’eau courait dans son lit de pierre, toute noire, avec des étoiles dessus. Elle ne faisait pas de bruit. C’est l’eau la plus sérieuse qui soit, celle qui ne fait pas de bruit.

    Une feuille morte passa, tourna une fois sur elle-même, comme pour dire au revoir, et disparut sous le mur. Les souris la regardèrent partir.

    Sur la rive, il y avait la vanne : une petite roue rouillée, grande comme une assiette à soupe. Quand elle est fermée, l’eau dort. Mais les rats l’avaient serrée de travers, et il faudrait s’y mettre toutes, compter, et recommencer.

    Et puis il y avait le fil et l’hameçon, bien roulés, bien solides. Avec eux, on passe par-dessus. On passe vite. On se mouille peut-être un peu.

mystiques-story-mill-race-still-title = L’eau s’endort
mystiques-story-mill-race-still-line = La vanne grince, l’eau s’arrête, et deux gardes se retrouvent le derrière dans la vase.
mystiques-story-mill-race-still-short = Un, deux, tournez ! La vanne grince, l’eau ralentit, réfléchit, et s’arrête. Cette nuit, elle n’emportera plus personne. Et sous la grande roue, deux rats qui gardaient le passage en barque se retrouvent posés dans la vase, très vexés.
mystiques-story-mill-race-still-full =
    « Un, deux, tournez ! Un, deux, tournez ! » La petite roue cria comme une porte de château. Au vingtième tour, l’eau ralentit. Au trentième, elle sembla réfléchir. Au quarantième, elle s’arrêta, et les étoiles qui étaient dessus cessèrent de trembler.

    On entendit alors, très loin, du côté de la roue : « Chef ! La barque ne flotte plus ! » Et une autre voix : « Rame ! » « Je rame, chef ! » « Rame mieux ! »

    Un rat d’élite et son rameur étaient assis dans une vieille pantoufle, au beau milieu de la vase. Ils y resteraient jusqu’au matin, avec la médaille, car un rat d’élite ne se salit pas les bottes.

    Les souris se frottèrent les pattes, qui faisaient mal, et se sentirent beaucoup mieux.

mystiques-story-mill-race-thread-title = Un fil au-dessus de l’eau
mystiques-story-mill-race-thread-line = L’hameçon mord, le fil se tend, et les souris dansent au-dessus de l’eau.
mystiques-story-mill-race-thread-short = L’hameçon vole, mord la pierre, et le fil chante. Au-dessus du courant, on va une patte devant l’autre sans regarder en bas. Sur l’autre rive, une vieille boîte à pêche : quelqu’un y a oublié un bon morceau de fromage.
mystiques-story-mill-race-thread-full =
    L’hameçon tourna une fois, deux fois, et partit dans le noir. Tic ! Il avait mordu. On tira : le fil se tendit et se mit à chanter, un petit air mince, comme un moustique content.

    « On ne regarde pas l’eau, dit une souris. On regarde le derrière de celle qui est devant. » Ce n’était pas très poétique, mais c’était un excellent conseil.

    Au-dessous, le courant filait avec ses étoiles. Il avait tout son temps pour attraper quelqu’un, et personne ne lui en donna l’occasion.

    Il y avait une vieille boîte à pêche sur la pierre, avec des vers secs, beurk, et dessous, dans un papier, un morceau de fromage que le meunier avait oublié là un dimanche d’été. On le partagea tout de suite. Il avait un petit goût de poisson, mais du fromage, c’est du fromage.

mystiques-story-mill-race-drain-title = La manivelle
mystiques-story-mill-race-drain-line = Au fond de la rigole, quelque chose de fer brille sous l’eau.
mystiques-story-mill-race-drain-short = Sous le bief, la rigole goutte et résonne : ploc, ploc. Au milieu de l’eau, une poignée en forme de poire dépasse à peine. La manivelle ! Mais les cafards d’ici se baignent le samedi, et c’est samedi.
mystiques-story-mill-race-drain-full =
    Ploc. Ploc. Dans la rigole, chaque goutte a un écho, et chaque écho a un petit frère. Une souris éternua, et quatre souris éternuèrent au loin, l’une après l’autre.

    L’eau était verte et lente. On voyait le fond : un fer à cheval, une cuillère, une tasse sans anse. Et là, posée de travers, une poignée en forme de poire. « La manivelle », souffla quelqu’un, comme on dirait « la reine ».

    Il suffisait d’entrer dans l’eau, de l’attraper et de ressortir. Entrer, c’est facile. Ressortir, c’est une autre histoire : la pierre glisse, et il vaut mieux qu’une amie vous tende la patte.

    C’est alors qu’on vit les bulles. Une rangée de bulles, puis une rangée d’antennes, bien alignées, avec de la mousse dessus. On dérangeait le bain des cafards.

mystiques-story-mill-race-wheel-title = Sous la grande roue
mystiques-story-mill-race-wheel-line = La grande roue attend dans la nuit, et les rats pique-niquent dessous.
mystiques-story-mill-race-wheel-short = La grande roue se dresse, haute comme une église, et goutte en silence. Dessous, sur une nappe, les rats du capitaine pique-niquent. L’axe est là, avec un trou carré : juste la taille d’une manivelle.
mystiques-story-mill-race-wheel-full =
    On ne s’habitue pas à la grande roue. On lève la tête, et elle continue ; on la lève encore, et elle continue toujours, jusqu’à ce que ses aubes touchent les étoiles.

    Elle ne bougeait pas. De longues barbes de mousse lui pendaient des bras, et de chaque barbe tombait une goutte, l’une après l’autre, comme si elle comptait en attendant.

    Dessous, sur une nappe à carreaux, les rats pique-niquaient. Ils avaient du saucisson, des cornichons et un tireur de garde à chaque coin de la nappe. « Sans farine, pas de souris, expliquait l’un, la bouche pleine. C’est de la stratégie. »

    Au milieu de la roue, on voyait l’axe, et dans l’axe un trou carré. La manivelle pesait dans les pattes. Il ne restait plus qu’à traverser un pique-nique.

mystiques-story-mill-race-won-title = Elle tourne !
mystiques-story-mill-race-won-line = La manivelle tourne, la roue gémit, et le moulin recommence à chanter.
mystiques-story-mill-race-won-short = Clac ! La manivelle entre dans son trou. On pousse toutes ensemble, la roue gémit, frémit… et tourne ! Flap, flap, flap. Le meunier ouvre sa fenêtre en bonnet de nuit et n’y comprend rien. Demain, il y aura du pain.
mystiques-story-mill-race-won-full =
    La manivelle entra dans son trou avec un bruit de bonne nouvelle : clac. Toutes les pattes se posèrent dessus. « Poussez ! » dit quelqu’un, et l’on poussa. Rien. « Poussez mieux ! » Alors, tout là-haut, une aube gémit, une autre lui répondit, et la grande roue soupira comme quelqu’un qu’on réveille.

    Et elle tourna. Flap. Flap, flap. Flap, flap, flap ! L’eau montait dans le clair de lune et retombait en perles. Les rats du pique-nique furent rincés, puis trempés, puis emportés avec leur nappe, en criant qu’ils reviendraient quand il ferait sec.

    Une fenêtre s’ouvrit. Le meunier apparut, en bonnet de nuit, et regarda sa roue tourner toute seule. Il se gratta la tête. Il referma la fenêtre. Il y a des bonheurs qu’il vaut mieux ne pas examiner de trop près.

    Mais en rentrant par la rive, une souris s’arrêta. Tout en haut du moulin, à la lucarne des combles, une petite lumière s’allumait et s’éteignait. Longue, courte, courte. Comme si quelqu’un faisait des signes.

mystiques-story-mill-race-lost-title = Mouillées jusqu’aux moustaches
mystiques-story-mill-race-lost-line = Trempées jusqu’aux moustaches, les souris rentrent se sécher au coin du four.
mystiques-story-mill-race-lost-short = L’eau a gagné cette nuit, mais l’eau n’est pas méchante : elle a déposé tout le monde sur l’herbe, en rang, comme du linge. On sèche près du four. Demain, on fera un nœud de plus.
mystiques-story-mill-race-lost-full =
    Celles que le courant avait emportées se retrouvèrent sur l’herbe, au bout du pré, rangées côte à côte comme du linge. L’eau n’est pas méchante. Elle est seulement très occupée.

    On rentra en faisant « flic, floc » à chaque pas. Mélisse avait tendu une ficelle devant le four, et bientôt six écharpes y fumaient, puis six bonnets, puis une souris qui avait demandé à être accrochée par les bretelles.

    « J’ai bu la moitié du bief », dit-elle, la tête en bas. « Alors il en restera moins demain », répondit une autre, et elle se mit à défaire un nœud du fil pour le refaire en mieux.

    La roue ne tournait pas encore. Mais dans le noir, en tendant l’oreille, on aurait juré qu’elle attendait quelqu’un.

mystiques-choice-close-the-sluice = Le sablier avance d’une page. L’eau s’arrête pour tout le chapitre, et il y aura deux gardes de moins sous la roue.
mystiques-choice-trust-the-thread = Chaque souris reçoit un fromage. Le courant reste fort, et tous les gardes sont là.
