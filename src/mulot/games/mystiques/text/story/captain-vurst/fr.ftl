# L’histoire de ce chapitre : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-captain-vurst-opening-title = La nuit du capitaine
mystiques-story-captain-vurst-opening-line = Dernière nuit : les souris descendent au trou des rats, chez le capitaine Vurst.
mystiques-story-captain-vurst-opening-short = Sous les racines, sous la cave, sous la maison de la roue se cache le trou des rats. C’est là que le capitaine Vurst compte ce qui ne lui appartient pas. Les souris passent par la fosse aux engrenages. Il a fait frotter son sabre. Il les attend.
mystiques-story-captain-vurst-opening-full =
    On ne parla guère, ce soir-là. Mélisse boutonna tous les manteaux elle-même, même ceux qui étaient déjà boutonnés. Rivette compta ses vis. Sélène regarda la lune, hocha la tête, et ne dit pas ce qu’elle y avait lu.

    Le capitaine Vurst habitait au fond de tout : sous les racines, sous la cave, sous la maison de la roue, dans un trou si grand que sa voix y faisait trois fois le tour. On disait qu’il avait un trône. On disait qu’il avait deux sabres, un fouet et des moustaches cirées. On disait beaucoup de choses, et c’est surtout lui qui les disait.

    « Il a pris le grain, la roue, la laine et Muscadin, dit Aubin. Nous avons tout repris. Il ne lui reste que sa grosse voix. » « Et ses rats », dit Filch. « Et ses rats », dit Aubin.

    Alors chacune toucha la patte de sa voisine, comme on fait au moulin avant les choses difficiles. La trappe de la fosse aux engrenages s’ouvrit sans grincer : Rivette l’avait huilée.

mystiques-story-captain-vurst-grigou-title = Les cousins de Grigou
mystiques-story-captain-vurst-grigou-line = Grigou et ses cousins ont retardé toutes les horloges des rats.
mystiques-story-captain-vurst-grigou-short = Deux antennes sortent d’une fente : c’est Grigou. « Mes cousins et moi, nous avons retardé leurs réveils, dit-il. Tous. Cela vous fait un peu plus de nuit. » Il salue, et il ajoute : « Pour la cuillère. »
mystiques-story-captain-vurst-grigou-full =
    Avant même le premier pas, une fente du mur toussa poliment. Deux antennes en sortirent, puis Grigou, puis une longue file de cousins, tous peignés.

    « Bonsoir, dit Grigou. J’ai compté les réveils des rats. Il y en avait douze. Mes cousins et moi, nous les avons retardés, un par un. Le capitaine croit qu’il est hier. »

    « Cela vous fait un peu plus de nuit, reprit-il. Pas beaucoup. Une page, si la nuit était un livre. » On ne savait pas comment le remercier. Il leva une patte, puis cinq autres.

    « C’est pour la cuillère, dit-il. Et pour la façon dont vous avez dit : quelqu’un qui a froid. Personne ne l’avait encore dit de nous. » Et les cousins, derrière, s’essuyèrent les antennes.

mystiques-story-captain-vurst-bell-title = On l’entend venir
mystiques-story-captain-vurst-bell-line = Tout le moulin vous a entendues chanter : un mulot vous apporte des déguisements.
mystiques-story-captain-vurst-bell-short = Ding, ding : Brodie se promène loin d’ici, et tout le moulin se souvient de votre fanfare. Un mulot timide s’avance avec un paquet. « On a cousu ça pour vous, dit-il. Des queues de rat, des moustaches. C’est pour la chanson. »
mystiques-story-captain-vurst-bell-full =
    Ding, ding, faisait Brodie, très loin, au premier étage. On l’entendait si bien qu’on aurait pu dire dans quel fauteuil il était.

    Un mulot attendait au bord de la trappe, un paquet dans les bras, rouge jusqu’aux oreilles. « Je vous ai entendues l’autre nuit, dit-il. Avec le grelot. Vous chantiez, et vous alliez chez le chat. Moi, quand je vais chez le chat, je ne chante pas. »

    Il ouvrit le paquet. C’étaient des déguisements : de longues queues de ficelle, des moustaches en crin, des oreilles de feutre. « Tout le monde a cousu, dit-il. Même ma grand-mère, et elle voit mal. »

    Une des queues était rayée, en effet. On les roula avec soin dans le sac. Il y a des nuits où l’on se sent plus nombreuses qu’on n’est.

mystiques-story-captain-vurst-sergeant-title = Le mouchoir blanc
mystiques-story-captain-vurst-sergeant-line = Un vieux rat sort de l’ombre en agitant un mouchoir blanc : il a faim.
mystiques-story-captain-vurst-sergeant-short = Un vieux sergent rat s’avance, un mouchoir blanc au bout d’une fourchette. « Sergent Rillette, dit-il. Mes hommes n’ont rien mangé depuis deux jours. Le capitaine garde tout. » Il regarde vos provisions. Partager, ou tenir bon ?
mystiques-story-captain-vurst-sergeant-full =
    Ce qui sortit de l’ombre, ce fut d’abord une fourchette, et au bout de la fourchette, un mouchoir blanc, presque propre.

    Dessous venait un vieux rat, une oreille pliée, des galons cousus de travers. « Sergent Rillette, dit-il. Ne tirez pas, je suis trop fatigué pour tomber. » Il s’assit sur une racine.

    « Mes hommes n’ont rien mangé depuis deux jours. Le grain, la farine, les fromages, c’est le capitaine qui les garde, sur un tas, et il s’assied dessus. Nous, on garde la porte. » On entendit gargouiller un ventre, derrière lui, puis un autre, et ce n’étaient pas des ventres méchants.

    Les souris avaient leurs provisions au fond des poches, gagnées bouchée par bouchée. On pouvait partager. On pouvait aussi garder ses forces et passer, car la nuit était loin d’être finie. Le sergent ne demandait rien. Il regardait seulement ses pieds.

mystiques-story-captain-vurst-bread-title = Une miche à partager
mystiques-story-captain-vurst-bread-line = On partage le pain ; le sergent pleure un peu, et un rat de moins garde le trône.
mystiques-story-captain-vurst-bread-short = On vide les poches sur le mouchoir blanc. Les rats mangent en silence, les yeux fermés. « J’en connais un, au moins, qui ne se battra pas contre vous ce soir », dit le sergent Rillette. Et il s’essuie les yeux avec le reste du mouchoir.
mystiques-story-captain-vurst-bread-full =
    Une souris vida sa poche sur le mouchoir. Une autre l’imita, puis toutes. Cela faisait un petit tas : du fromage, des miettes, une demi-noisette.

    Des museaux sortirent du noir, un à un. Ils mangèrent lentement, les yeux fermés, comme on mange quand on a attendu longtemps. Personne ne se bouscula. Le plus jeune garda un bout de croûte pour plus tard, derrière l’oreille.

    « On nous avait dit que vous étiez féroces », dit-il. « Quelquefois », répondit une souris. Il rit, et c’était un rire tout à fait ordinaire.

    Le sergent Rillette se moucha dans le drapeau blanc. « Le capitaine a sa garde, et je ne peux pas tous les renvoyer, dit-il. Mais il y en a qui ont soudain très sommeil. C’est fou ce que la soupe endort. » Et il leur montra le chemin.

mystiques-story-captain-vurst-firm-title = Moustaches droites
mystiques-story-captain-vurst-firm-line = Moustaches droites, les souris gardent leurs forces : le pain viendra après.
mystiques-story-captain-vurst-firm-short = « Ce soir, nous avons besoin de toutes nos forces, disent les souris. Mais demain, tout le monde mangera. Parole. » Le sergent les regarde longtemps et s’écarte. Une promesse, ça tient chaud : on se redresse, moustaches droites.
mystiques-story-captain-vurst-firm-full =
    « Sergent, dit une souris, si nous n’arrivons pas jusqu’au capitaine, vous aurez faim demain, et après-demain, et tout l’hiver. Ce soir, il nous faut nos forces. Mais nous vous donnons notre parole : quand ce sera fini, tout le monde mangera. »

    Le sergent Rillette les regarda l’une après l’autre. On ne lui avait pas souvent donné de parole. D’habitude, on lui donnait des ordres.

    « Bon », dit-il enfin. Il s’écarta d’un pas, et porta la main à son oreille pliée, ce qui, chez les rats, est un salut. « Je ne peux pas vous aider. Mais je peux être très lent à vous voir. »

    Les souris reprirent leur marche, bien droites. C’est curieux, une promesse : cela ne pèse rien, et pourtant cela tient chaud, comme un bon repas.

mystiques-story-captain-vurst-hole-title = Le trône de ficelle
mystiques-story-captain-vurst-hole-line = Au fond du trou des rats, sur un trône de ficelle, siège le capitaine Vurst.
mystiques-story-captain-vurst-hole-short = Le trou des rats sent le fromage et la moustache cirée. Tout au fond, sur un trône de ficelle et de bouchons, le capitaine Vurst se lève. « Enfin ! tonne-t-il. Sabre ! Fouet ! Musique ! » Il n’y a pas de musique. Mais il y a le sabre et le fouet.
mystiques-story-captain-vurst-hole-full =
    Le trou des rats était le plus beau désordre du monde. Il y avait là tout ce qui manquait au moulin depuis dix ans : des cuillères, des bougies, un chapeau, trois réveils, une fourchette à escargots, et, sur un tas qui montait jusqu’au plafond, les fromages.

    En haut du tas, sur un trône de ficelle et de bouchons, siégeait le capitaine Vurst. Ses moustaches étaient cirées en pointe. Il avait une médaille qu’il s’était donnée lui-même, et une autre pour avoir si bien donné la première.

    « Enfin ! tonna-t-il, et sa voix fit trois fois le tour. Les voilà, les grignoteuses ! Gardes ! Sabre ! Fouet ! Musique ! » Il y eut un silence. « Il n’y a pas de musique, capitaine », dit un garde. « Alors frappez du pied ! »

    Et pendant que ses rats frappaient du pied, pas très ensemble, le capitaine Vurst descendit de son fromage. Vu de près, il était grand. Mais les souris avaient vu Brodie de près, et cela aide.

mystiques-story-captain-vurst-late-title = Les étoiles pâlissent
mystiques-story-captain-vurst-late-line = Les étoiles pâlissent : la nuit des souris s’amincit.
mystiques-story-captain-vurst-late-short = Par un trou de racine, on aperçoit le ciel : les étoiles pâlissent. Quand le meunier mettra ses bottes, il sera trop tard. « Alors plus vite », dit quelqu’un. C’est un bon plan. C’est même le seul.
mystiques-story-captain-vurst-late-full =
    Il y avait un trou entre deux racines, pas plus grand qu’une pièce, et par ce trou on voyait un bout de ciel.

    Jusque-là, il avait été noir et plein d’étoiles. Maintenant, il était bleu. Une étoile s’éteignit, puis une autre, comme si quelqu’un passait là-haut avec un éteignoir.

    Les souris connaissent bien ce bleu-là. Il veut dire : encore un peu, mais plus beaucoup. Bientôt le meunier bâillerait, bientôt il chercherait sa botte gauche, qu’il ne trouve jamais du premier coup.

    « Alors plus vite », dit une petite voix. Personne ne trouva rien à ajouter. On resserra les écharpes, on se donna la patte une fois de plus, et l’on y alla.

mystiques-story-captain-vurst-won-title = Tout le monde à table
mystiques-story-captain-vurst-won-line = Le capitaine rend son sabre, et cet hiver, tout le monde mange à la même table.
mystiques-story-captain-vurst-won-short = Le capitaine Vurst s’assied par terre et rend son sabre, qui est en fer-blanc. « Je voulais seulement, dit-il tout bas, que personne ne se moque de moi. » Alors on ouvre le tas. Il y en a pour les souris, pour les rats, pour les cafards. L’hiver peut venir.
mystiques-story-captain-vurst-won-full =
    Le sabre tomba le premier, et l’on entendit qu’il était en fer-blanc. Puis le fouet, qui était un lacet. Puis le capitaine Vurst s’assit par terre, et ses moustaches, tout doucement, se décirèrent.

    « Je n’ai jamais été capitaine, dit-il d’une toute petite voix. J’étais cuisinier. Il faisait froid, il n’y avait pas assez, et j’ai eu peur. Celui qui a le plus gros tas, on ne se moque pas de lui. » Personne ne se moqua.

    « Cuisinier ? » dit Filch, très intéressé. « De quoi ? » demanda Mélisse. « De tout », dit Vurst. Alors Aubin regarda le tas, et les rats qui regardaient le tas, et Grigou qui le comptait. Il y en avait pour l’hiver de tout le monde, et il resterait même du rabiot.

    On sortit la grande table des choses perdues. Le sergent Rillette mit le couvert, Dame Arantelle fit la nappe, Monsieur Millepas apporta cent assiettes en un seul voyage. Vurst fit une soupe dont on parle encore. Muscadin se réveilla exprès, cria bonjour, et dormit dans la purée.

    Au-dessus, la roue tournait, flap, flap, flap. Quelque part, un grelot tintait. Dehors, il se mit à neiger, sans bruit, sur le vieux moulin, et dedans il faisait chaud.

mystiques-story-captain-vurst-lost-title = Le capitaine rit encore
mystiques-story-captain-vurst-lost-line = Le capitaine rit encore cette nuit ; mais son rire sonne un peu creux.
mystiques-story-captain-vurst-lost-short = Le jour est là. Le capitaine Vurst rit du haut de son tas, et son rire fait trois fois le tour. Mais les souris ont vu que son trône tremblait. Elles rentrent, elles dorment, elles reviennent ce soir.
mystiques-story-captain-vurst-lost-full =
    « Ha, ha, ha ! » fit le capitaine Vurst, et l’écho le fit aussi, par politesse.

    Il faisait jour, et les souris rentrèrent par où elles étaient venues. Celles que l’on avait prises avaient passé une heure dans un vieux réveil : elles en étaient sorties à l’heure pile, quand le petit volet s’ouvre pour le coucou.

    Autour du poêle, on se réchauffa. « Vous avez remarqué ? dit Sélène, qui parle peu. Quand il rit, il regarde toujours ses rats, pour voir s’ils rient aussi. » On se tut. C’était vrai. Et les rats n’avaient pas beaucoup ri.

    « Son trône ne tient que par une ficelle, dit Rivette. J’ai vu le nœud. » Alors on dormit, serrées les unes contre les autres, avec la roue qui tournait au loin. Ce soir, on tirerait sur le bon bout.

mystiques-choice-share-bread = Chaque souris donne deux fromages, ou ce qu’elle a, et un rat de moins garde le capitaine.
mystiques-choice-stand-firm = Chaque souris reçoit un fromage. La garde du capitaine est au complet.
