# L’histoire de ce chapitre : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-first-frost-opening-title = La première gelée
mystiques-story-first-frost-opening-line = La première gelée est là, et les rats ont volé tout le grain de l’hiver.
mystiques-story-first-frost-opening-short = Cette nuit, la première gelée a blanchi les vitres du vieux moulin. Et le grain de l’hiver a disparu : il n’en reste qu’une traînée, qui va de la cuisine au grenier. Les rats du capitaine Vurst ! Les souris boutonnent leurs manteaux et partent sans bruit.
mystiques-story-first-frost-opening-full =
    Cette nuit-là, le froid arriva sans frapper. Il dessina des fougères sur les vitres du vieux moulin, il fit craquer les poutres, et dans la cheminée la dernière braise cligna de l’œil et s’endormit.

    Dans le mur de la cuisine, derrière la boîte à sel, six petites souris ne dormaient pas. On venait d’ouvrir le coffre aux provisions, et le coffre était vide. Pas une noisette, pas un grain de blé. « Même les miettes ! » gémit Filch, qui les avait pourtant cachées lui-même.

    Aubin leva la chandelle. Par terre, des grains dorés faisaient une petite route : elle passait sous la porte, traversait la cuisine, et s’en allait vers le grenier. À côté des grains, il y avait des empreintes. Des empreintes larges, avec des griffes.

    « Les rats du capitaine Vurst », dit Mélisse tout bas. Rivette remonta ses manches, ce qui n’était pas facile, car elle avait des vis plein les poches.

    « Le grain de l’hiver est à tout le monde, dit Aubin. Allons le chercher. » Et l’une derrière l’autre, la queue bien haute, les souris sortirent dans la nuit.

mystiques-story-first-frost-jar-title = Le bocal
mystiques-story-first-frost-jar-line = Sous un bocal, dans le garde-manger, un petit cafard tape contre le verre.
mystiques-story-first-frost-jar-short = Dans le garde-manger, quelque chose toque contre du verre : un tout petit cafard, coincé sous un bocal à confiture. Il s’appelle Grigou, et il a très froid. Le libérer prendra du temps. Mais il a l’air d’en savoir long sur les rats.
mystiques-story-first-frost-jar-full =
    Toc, toc, toc. Le bruit venait de l’étagère du bas. Sous un bocal à confiture retourné, un tout petit cafard cognait contre le verre avec une miette de pain.

    « Bonsoir, dit-il poliment, et sa voix sonnait comme au fond d’un puits. Je m’appelle Grigou. Les rats m’ont mis là parce que je comptais leurs sacs. Je compte très bien, vous savez. »

    Il grelottait si fort que le bocal tintait. « Un cafard, murmura une souris, on ne sait jamais. » « Oui, mais un cafard qui a froid, dit une autre, c’est d’abord quelqu’un qui a froid. »

    Le bocal était lourd. Il faudrait une cuillère, de la patience, et un bon moment. Et sur le bord de l’étagère, là, tout près, il y avait des miettes de galette que personne n’avait encore vues.

mystiques-story-first-frost-grigou-title = Un ami à six pattes
mystiques-story-first-frost-grigou-line = Libéré, Grigou envoie un des tireurs chercher un fromage qui n’existe pas.
mystiques-story-first-frost-grigou-short = Une, deux, trois… et le bocal bascule ! Grigou secoue ses antennes et file devant. « Je vais leur parler d’un gros fromage, à la cave, dit-il. Il n’y a pas de fromage à la cave. » Quand les souris arriveront au grenier, il manquera un tireur.
mystiques-story-first-frost-grigou-full =
    La cuillère glissa sous le bocal, quatre souris s’assirent sur le manche, et hop ! le bocal bascula. Grigou sortit à reculons, secoua ses antennes l’une après l’autre et fit une vraie révérence.

    « Il y a des rats là-haut, des tireurs, et un mille-pattes qui ronfle, récita-t-il. Moi, je n’aime pas les gens qui mettent les gens sous des bocaux. Attendez un peu. »

    Il disparut sous la plinthe. On entendit sa petite voix, très loin : « Monsieur le tireur ! Un fromage énorme, à la cave, et personne pour le garder ! » Puis une galopade, des coudes dans l’escalier, et plus rien.

    « Il y a vraiment un fromage ? » demanda quelqu’un, plein d’espoir. « Pas le moindre », dit Grigou en revenant, et il rit si fort qu’il dut s’asseoir. La nuit avait avancé, c’est vrai. Mais les souris avaient un ami de plus.

mystiques-story-first-frost-crumbs-title = Des miettes pour la route
mystiques-story-first-frost-crumbs-line = Quelques miettes de galette dans les poches, et les souris filent vers le grenier.
mystiques-story-first-frost-crumbs-short = « On reviendra ! » promettent les souris, et elles posent une miette au pied du bocal. Le reste de la galette, elles le partagent en courant. Ça réchauffe le ventre, et le ventre réchauffe le courage.
mystiques-story-first-frost-crumbs-full =
    « On reviendra te chercher, promirent les souris. Parole de souris. » Grigou hocha la tête derrière le verre. « Faites donc, dit-il. Je vais recompter les étagères. »

    On glissa une miette sous le bord du bocal, juste assez pour un souper de cafard. Le reste de la galette fut partagé en courant, une bouchée pour chacune et la plus dorée pour la dernière.

    C’est curieux, une galette : on la croit dans son ventre, et voilà qu’on la sent jusque dans les genoux. Les souris grimpèrent les marches deux par deux.

    Derrière elles, une petite voix comptait tout doucement dans le noir : sept étagères, huit étagères… Personne ne se moqua. Et personne n’oublia la promesse.

mystiques-story-first-frost-granary-title = La porte du grenier
mystiques-story-first-frost-granary-line = Derrière la porte du grenier, on chante, on se dispute, et ça sent le grain.
mystiques-story-first-frost-granary-short = La porte du grenier est entrouverte. Derrière, des rats chantent faux et se disputent à qui dormira sur le plus gros tas. Le grain de tout un hiver brille dans la lumière de la lune. Les souris se regardent : c’est maintenant.
mystiques-story-first-frost-granary-full =
    Tout en haut de l’escalier, une raie de lumière passait sous la porte. Cela sentait bon : le blé, le soleil d’août, le pain d’avant le pain.

    Derrière la porte, on chantait. « Un sac pour moi, un sac pour moi, et pour les souris, rien du tout ! » Ce n’était pas une belle chanson, et en plus ils la chantaient faux.

    « Je dors sur le gros tas ! » « Non, moi ! » « C’est moi qui l’ai porté ! » « Tu as porté un sac vide, je t’ai vu ! » Il y eut un bruit de gifle, puis un bruit de sac qui se renverse, puis une pluie de grain.

    Les souris se serrèrent une seconde, museau contre museau, comme on fait pour se donner du courage. Puis l’une d’elles poussa la porte. Et la porte, naturellement, grinça.

mystiques-story-first-frost-won-title = Le grain de l’hiver
mystiques-story-first-frost-won-line = Les rats décampent, et le grain de l’hiver retrouve son coffre.
mystiques-story-first-frost-won-short = Le dernier rat dévale l’escalier sur les fesses. Le grain est là, tout entier ! Toute la nuit, les souris le redescendent, sac après sac. Mais dans le coffre, au matin, une petite couverture rayée est vide : où est passé Muscadin ?
mystiques-story-first-frost-won-full =
    Le dernier rat voulut sortir dignement. Il glissa sur un grain de blé et descendit tout l’escalier sur les fesses, marche après marche, en disant « aïe » à chacune.

    Puis ce fut le silence, et au milieu du silence, le grain. Il y en avait jusqu’aux poutres. Une souris plongea dedans comme dans un lac et n’en ressortit que le bout du museau.

    Toute la nuit, les souris redescendirent les sacs. Rivette avait fait une glissière avec une gouttière et un peu de savon, et l’on entendait, à travers les murs, le blé qui coulait comme une petite rivière dorée. Mélisse prépara une soupe. Aubin compta les sacs, se trompa, recommença, et trouva que le compte était bon.

    C’est seulement au matin, en voulant réveiller tout le monde pour la soupe, qu’on s’aperçut de la chose. Au fond du coffre à linge, là où dort d’habitude Muscadin, le petit loir, il n’y avait plus qu’une couverture rayée. Et dessous, une empreinte. Large, avec des griffes.

mystiques-story-first-frost-lost-title = Demain, il fera encore nuit
mystiques-story-first-frost-lost-line = Cette nuit, le grain reste aux rats ; mais demain, il fera encore nuit.
mystiques-story-first-frost-lost-short = L’aube blanchit les vitres, et il faut rentrer. Les rats ronflent sur le grain, le ventre rond. Ce n’est pas fini : quand on dort bien, on se réveille plus malin. Ce soir, les souris connaîtront déjà le chemin.
mystiques-story-first-frost-lost-full =
    Un coq chanta, très loin, et les vitres devinrent grises. Quand il fait jour, le moulin appartient aux grandes bottes du meunier. Il fallait rentrer.

    L’une après l’autre, les souris se glissèrent derrière la boîte à sel. Celles que les rats avaient attrapées arrivèrent les dernières, vexées mais entières : on les avait enfermées dans une botte, et une botte, ça a toujours un trou.

    Personne ne dit grand-chose. Mélisse distribua des tisanes et des pansements, et même un bonbon au miel, ce qui, un jour sans grain, est une grande chose.

    « J’ai compté les marches, dit quelqu’un dans le noir. Il y en a onze, et la sixième craque. » « Et moi, j’ai vu où ils accrochent la lanterne », dit quelqu’un d’autre. Des moustaches sourirent dans le noir. Demain, il ferait encore nuit. Et demain, on saurait déjà tout cela.

mystiques-choice-free-grigou = Le sablier avance d’une page, et il y aura un rat d’élite de moins au grenier. Grigou ne l’oubliera pas.
mystiques-choice-hurry-on = Chaque souris reçoit deux fromages. Au grenier, tout le monde attend.
