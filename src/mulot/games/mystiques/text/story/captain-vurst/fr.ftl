# L’histoire de ce chapitre : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-captain-vurst-opening-title = La nuit du capitaine
mystiques-story-captain-vurst-opening-line = Dernière nuit : les souris descendent au trou des rats, chez le capitaine Vurst.
mystiques-story-captain-vurst-opening-short = Sous les racines, sous la cave, sous la maison de la roue se cache le trou des rats. C’est là que le capitaine Vurst compte ce qui ne lui appartient pas. Les souris passent par la fosse aux engrenages. Il a fait frotter son sabre. Il les attend.
mystiques-story-captain-vurst-opening-full =
    On ne parla guère, ce soir-là. Mélisse boutonna tous les manteaux elle-même, même ceux qui étaient déjà boutonnés. Rivette compta ses vis. Sélène regarda la lune, hocha la tête, et ne dit pas ce qu’elle y avait lu.

    Le capitaine Vurst habitait au fond de tout : sous les racines, sous la cave, sous la maison de la roue, dans un trou si grand que sa voix y faisait trois fois le tour. On disait qu’il avait un trône. On disait qu’il avait un sabre, un fouet et des moustaches cirées. On disait beaucoup de choses, et c’est surtout lui qui les disait.

    « Il a pris le grain, la roue, la laine et Muscadin, dit Aubin. Nous avons tout repris. Il ne lui reste que sa grosse voix. » « Et ses rats », dit Filch. « Et ses rats », dit Aubin.

    Alors chacune toucha la patte de sa voisine, comme on fait au moulin avant les choses difficiles. La trappe de la fosse aux engrenages s’ouvrit sans grincer : Rivette l’avait huilée.

mystiques-story-captain-vurst-grigou-title = Les cousins de Grigou
mystiques-story-captain-vurst-grigou-line = Grigou et ses cousins ont retardé toutes les horloges des rats.
mystiques-story-captain-vurst-grigou-short = Deux antennes sortent d’une fente : c’est Grigou. « Mes cousins et moi, nous avons retardé leurs réveils, dit-il. Tous. Cela vous fait un peu plus de nuit. » Il salue, et il ajoute : « Pour la cuillère. »
mystiques-story-captain-vurst-grigou-full =
    Avant même le premier pas, une fente du mur toussa poliment. Deux antennes en sortirent, puis Grigou, puis une longue file de cousins, tous peignés.

    « Bonsoir, dit Grigou. J’ai compté les réveils des rats. Il y en avait douze. Mes cousins et moi, nous les avons retardés, un par un. Le capitaine croit qu’on est hier. »

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
mystiques-story-captain-vurst-bread-line = On partage le pain ; le sergent pleure un peu, et le trône aura un garde de moins.
mystiques-story-captain-vurst-bread-short = On vide les poches sur le mouchoir blanc. Les rats mangent en silence, les yeux fermés. « J’en connais un, au moins, qui ne se battra pas contre vous ce soir », dit le sergent Rillette. Et il s’essuie les yeux avec le reste du mouchoir.
mystiques-story-captain-vurst-bread-full =
    Une souris vida sa poche sur le mouchoir. Une autre l’imita, puis toutes. Cela faisait un petit tas : du fromage, des miettes, une demi-noisette.

    Des museaux sortirent du noir, un à un. Ils mangèrent lentement, les yeux fermés, comme on mange quand on a attendu longtemps. Personne ne se bouscula. Le plus jeune garda un bout de croûte pour plus tard, derrière l’oreille.

    « On nous avait dit que vous étiez féroces », dit-il. « Quelquefois », répondit une souris. Il rit, et c’était un rire tout à fait ordinaire.

    Le sergent Rillette se moucha dans le drapeau blanc. « Le capitaine a sa garde, et je ne peux pas tous les renvoyer, dit-il. Mais il y en a qui ont soudain très sommeil. C’est fou ce que manger endort. » Et il leur montra le chemin.

mystiques-story-captain-vurst-firm-title = Moustaches droites
mystiques-story-captain-vurst-firm-line = Moustaches droites, les souris gardent leurs forces : le pain viendra après.
mystiques-story-captain-vurst-firm-short = « Ce soir, nous avons besoin de toutes nos forces, disent les souris. Mais demain, tout le monde mangera. Parole. » Le sergent les regarde longtemps et s’écarte. Une promesse, ça tient chaud : on se redresse, moustaches droites.
mystiques-story-captain-vurst-firm-full =
    « Sergent, dit une souris, si nous n’arrivons pas jusqu’au capitaine, vous aurez faim demain, et après-demain, et tout l’hiver. Ce soir, il nous faut nos forces. Mais nous vous donnons notre parole : quand ce sera fini, tout le monde mangera. »

    Le sergent Rillette les regarda l’une après l’autre. On ne lui avait pas souvent donné de parole. D’habitude, on lui donnait des ordres.

    « Bon », dit-il enfin. Il s’écarta d’un pas, et porta la patte à son oreille pliée, ce qui, chez les rats, est un salut. « Je ne peux pas vous aider. Mais je peux être très lent à vous voir. »

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

mystiques-story-captain-vurst-scarf-title = Le manteau du grelot
mystiques-story-captain-vurst-scarf-line = Le manteau de laine du grelot est devenu des écharpes, et dans chaque écharpe il y a un fromage.
mystiques-story-captain-vurst-scarf-short = Le grelot n’a plus besoin de manteau. Détricoté, retricoté, il donne une écharpe à chacune, et dans chaque écharpe quelqu’un a noué un morceau de fromage. « Pour le froid d’en bas », dit le billet.
mystiques-story-captain-vurst-scarf-full =
    Le grelot est au cou de Brodie, et un grelot qui a le droit de sonner n’a pas besoin de manteau. On avait donc détricoté le manteau, rang par rang, et de la laine étaient nées des écharpes.

    Elles attendaient sur la table, une pour chaque souris, encore tièdes des aiguilles. « Elles sont courtes », dit quelqu’un. « Un grelot n’est pas bien grand », dit quelqu’un d’autre.

    C’est en les mettant qu’on remarqua le nœud, au bout de chacune, et dans chaque nœud un morceau de fromage. « Pour le froid d’en bas », disait le billet.

    Personne ne sut qui y avait pensé. Mais chacune partit la joue pleine et le cou au chaud, et c’est la meilleure façon d’aller voir un capitaine.

mystiques-story-captain-vurst-candle-title = Le bout de bougie
mystiques-story-captain-vurst-candle-line = La bougie allumée dans les combles a des amies : elles ont laissé du fromage à côté d’elle.
mystiques-story-captain-vurst-candle-short = Le bout de la bougie des combles est sur le rebord de la fenêtre, et il brûle encore. Tout autour, du fromage, un morceau pour chacune : ce sont les mites. « Il faisait si noir là-haut, disent-elles, et puis vous êtes venues. »
mystiques-story-captain-vurst-candle-full =
    Sur le rebord de la fenêtre, il y avait le bout de la bougie des combles. On l’avait allumée cette nuit-là parmi les toiles, et depuis, quelqu’un la rallumait chaque soir.

    Tout autour se tenaient des mites, de petites mites grises, les ailes pliées comme à l’église. « Il faisait si noir là-haut, dit la plus vieille. Depuis des années. Et puis vous êtes venues, avec une flamme, et vous avez fait attention. »

    Elles avaient apporté quelque chose. Les mites mangent la laine, mais pas ce qu’il y a dans les poches de la laine : cinq vieux morceaux de fromage, et un tout neuf.

    « Pour la route », dirent-elles. Les souris s’inclinèrent, les mites s’inclinèrent, et la flamme aussi, parce que quelqu’un avait ouvert la porte.

mystiques-story-captain-vurst-slipper-title = Les deux de la pantoufle
mystiques-story-captain-vurst-slipper-line = Le rat d’élite de la pantoufle en a assez de l’eau : il n’est pas de garde cette nuit.
mystiques-story-captain-vurst-slipper-short = Dans la maison de la roue, un poste est vide. Depuis que la vanne est fermée, un certain rat d’élite, assis dans une certaine pantoufle, a réfléchi. « Je me lance dans les radis », a-t-il écrit sur le mur.
mystiques-story-captain-vurst-slipper-full =
    Vous vous rappelez la vieille pantoufle dans la vase, et les deux rats assis dedans quand l’eau s’endormit. Ils durent attendre là jusqu’au matin, et c’est long, un matin, quand on ne veut pas salir ses bottes.

    Le rameur avait parlé. Il avait parlé de sa tante, qui a un jardin. Il avait parlé des radis. Au lever du soleil, le rat d’élite, qui n’avait jamais écouté personne, en savait long sur les radis.

    Cette nuit, un poste était donc vide dans la maison de la roue. « Parti », disait le mur, à la craie. « Là où la terre est sèche. N’envoyez pas le bateau. »

    Les autres gardes le lurent deux fois. Ils se serrèrent un peu, et l’un d’eux demanda, tout bas, ce que c’était au juste que des radis.

mystiques-story-captain-vurst-won-title = Tout le monde à table
mystiques-story-captain-vurst-won-line = Le capitaine rend son sabre, et cet hiver, tout le monde mange à la même table.
mystiques-story-captain-vurst-won-short = Le capitaine Vurst s’assied par terre et rend son sabre, qui est en fer-blanc. « Je voulais seulement, dit-il tout bas, que personne ne se moque de moi. » Alors on ouvre le tas. Il y en a pour les souris, pour les rats, pour les cafards. L’hiver peut venir.
mystiques-story-captain-vurst-won-full =
    Le sabre tomba le premier, et l’on entendit qu’il était en fer-blanc. Puis le fouet, qui était un lacet. Puis le capitaine Vurst s’assit par terre, et ses moustaches, tout doucement, se décirèrent.

    « Je n’ai jamais été capitaine, dit-il d’une toute petite voix. J’étais cuisinier. Il faisait froid, il n’y avait pas assez, et j’ai eu peur. Celui qui a le plus gros tas, on ne se moque pas de lui. » Personne ne se moqua.

    « Cuisinier ? » dit une souris, très intéressée. « De quoi ? » demanda une autre. « De tout », dit Vurst. Alors on regarda le tas, et les rats qui regardaient le tas. Il y en avait pour l’hiver de tout le monde, et il resterait même du rabiot.

    On sortit la grande table des choses perdues. Le sergent Rillette mit le couvert, Dame Arantelle fit la nappe, Monsieur Millepas apporta cent assiettes en un seul voyage. Vurst fit une soupe dont on parle encore. Muscadin se réveilla exprès, cria bonjour, et dormit dans la purée.

    Au-dessus, la roue tournait, flap, flap, flap. Quelque part, un grelot tintait. Dehors, il se mit à neiger, sans bruit, sur le vieux moulin, et dedans il faisait chaud.

mystiques-story-captain-vurst-won-bread-title = Une demi-noisette
mystiques-story-captain-vurst-won-bread-line = Le sergent Rillette rend le pain : une demi-noisette sur un mouchoir blanc.
mystiques-story-captain-vurst-won-bread-short = Quand la soupe est servie, le sergent Rillette se lève, un mouchoir entre les pattes. Dedans, une demi-noisette. « Vous avez partagé quand vous aviez peu, dit-il. Plus personne ici ne montera la garde devant un tas. »
mystiques-story-captain-vurst-won-bread-full =
    Quand tout le monde eut sa soupe, le sergent Rillette se leva. Il avait lavé le mouchoir blanc, et il le déplia devant les souris, coin par coin.

    Au milieu, il y avait une demi-noisette. « Le plus jeune l’avait gardée derrière l’oreille, dit-il. Il dit qu’elle est à vous. Il dit qu’il n’a plus faim, et qu’il voulait savoir comment c’est, de rendre quelque chose. »

    On la coupa en autant de morceaux qu’il y avait d’invités. Cela fit une miette chacun, et ce fut le meilleur de tout le repas.

    « Vous avez partagé quand vous aviez peu, dit le sergent. J’ai servi dix ans sous un gros tas. Maintenant, j’aimerais servir la soupe. » Et il prit la louche des pattes de Vurst et demanda qui en voulait encore.

mystiques-story-captain-vurst-won-promise-title = Parole tenue
mystiques-story-captain-vurst-won-promise-line = Les souris tiennent parole : avant de s’asseoir, elles servent une assiette pleine à chaque rat.
mystiques-story-captain-vurst-won-promise-short = « Demain, tout le monde mangera », avaient dit les souris. Demain, c’est aujourd’hui. Elles portent les assiettes aux rats de la porte, à tous, avant de s’asseoir elles-mêmes. Le sergent porte la patte à son oreille pliée.
mystiques-story-captain-vurst-won-promise-full =
    La soupe sentait si bon que tout le monde voulait s’asseoir tout de suite. Mais les souris ne s’assirent pas. « D’abord la porte », dirent-elles, et chacune prit deux assiettes.

    À la porte se tenaient le sergent Rillette et ses hommes, moustaches droites, car personne ne leur avait dit que c’était fini. « Nous vous avions donné notre parole, dirent les souris. C’était pour demain. On vient juste d’arriver à demain. »

    Le sergent regarda l’assiette, puis les souris, l’une après l’autre. « On me donne des ordres depuis trente ans, dit-il. Personne n’est jamais revenu voir si j’avais mangé. »

    Puis il mangea, lentement, jusqu’à la dernière cuillerée, et salua l’assiette. Et c’est seulement quand le dernier rat eut sa soupe que les souris s’assirent aussi. La soupe n’était plus très chaude. Elle était très bonne.

mystiques-story-captain-vurst-won-grigou-title = Grigou compte
mystiques-story-captain-vurst-won-grigou-line = Au bout de la table trône Grigou, qu’on avait mis un jour sous un bocal, et il compte les invités.
mystiques-story-captain-vurst-won-grigou-short = Grigou a la place d’honneur, sur trois livres. Il compte les assiettes, les invités et le rabiot. « Le compte est bon, dit-il enfin. Cela ne m’était jamais arrivé. »
mystiques-story-captain-vurst-won-grigou-full =
    Quelqu’un avait posé trois livres sur la chaise au bout de la table, et sur les trois livres était assis Grigou, avec ses cousins en longue file à côté de lui.

    Il comptait. Il compta les assiettes, puis les invités, puis les petits pois. Quand il eut fini, il recommença par l’autre bout, pour être sûr, et ses antennes tremblaient.

    « Il y a autant d’assiettes que d’invités, dit-il. Le compte est bon. J’ai compté toute ma vie, et il y en avait toujours un de trop, et le plus souvent, c’était moi. »

    La souris d’à côté rapprocha un peu sa chaise. « Quelqu’un qui a froid, dit-elle, ce n’est jamais quelqu’un de trop. » Et Grigou, qui a six pattes, ne sut que faire d’aucune, alors il passa le sel.

mystiques-story-captain-vurst-won-jar-title = La chaise près du poêle
mystiques-story-captain-vurst-won-jar-line = Une chaise près du poêle est pour Grigou, qui avait attendu si longtemps sous son bocal.
mystiques-story-captain-vurst-won-jar-short = Près du poêle, là où il fait le plus chaud, il y a une petite chaise. Elle est pour Grigou, qui dut un jour attendre onze heures. « Il ne fallait pas, dit-il en s’asseyant. Mais il fait chaud. » Ce soir, il ne compte pas.
mystiques-story-captain-vurst-won-jar-full =
    Près du poêle, là où il faisait le plus chaud, il y avait une petite chaise où personne ne s’asseyait. Chaque fois que quelqu’un s’en approchait, une souris disait : « Celle-là est prise. »

    Tard, quand la soupe était presque finie, la porte s’ouvrit de la largeur d’une antenne. C’était Grigou. Il n’était pas sûr, dit-il, que ce soit aussi pour lui.

    « Nous sommes passées devant vous un jour, en courant, dirent les souris. Cela a duré onze heures et six minutes. » « Vous avez retenu les six minutes », dit Grigou, et il regarda la chaise un bon moment.

    Puis il s’y assit, les six pieds vers le feu. Il ne compta ni les assiettes, ni les invités. Il dit que, pour un soir, le compte pouvait bien faire ce qu’il voulait.

mystiques-story-captain-vurst-lost-title = Le capitaine rit encore
mystiques-story-captain-vurst-lost-line = Le capitaine rit encore cette nuit ; mais son rire sonne un peu creux.
mystiques-story-captain-vurst-lost-short = Le jour est là. Le capitaine Vurst rit du haut de son tas, et son rire fait trois fois le tour. Mais les souris ont vu que son trône tremblait. Elles rentrent, elles dorment, elles reviennent ce soir.
mystiques-story-captain-vurst-lost-full =
    « Ha, ha, ha ! » fit le capitaine Vurst, et l’écho le fit aussi, par politesse.

    Il faisait jour, et les souris rentrèrent par où elles étaient venues. Celles que l’on avait prises avaient passé une heure dans une vieille pendule : elles en étaient sorties à l’heure pile, quand le petit volet s’ouvre pour le coucou.

    Autour du poêle, on se réchauffa. « Vous avez remarqué ? dit une souris. Quand il rit, il regarde toujours ses rats, pour voir s’ils rient aussi. » On se tut. C’était vrai. Et les rats n’avaient pas beaucoup ri.

    « Son trône ne tient que par une ficelle, dit une autre. J’ai vu le nœud. » Alors on dormit, serrées les unes contre les autres, avec la roue qui tournait au loin. Ce soir, on tirerait sur le bon bout.

mystiques-choice-share-bread = Chaque souris donne deux fromages, ou ce qu’elle a, et le capitaine aura un garde de moins.
mystiques-choice-stand-firm = Chaque souris reçoit un fromage. La garde du capitaine est au complet.
