# L’histoire de ce chapitre : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-webs-and-legs-opening-title = Une lumière dans les combles
mystiques-story-webs-and-legs-opening-line = Une lumière clignote dans les combles, et toute la laine du moulin a disparu.
mystiques-story-webs-and-legs-opening-short = Dans les combles, une petite lumière fait des signes. Et depuis ce matin, plus une pelote, plus un chausson, plus une couverture : quelqu’un a tout emporté là-haut. Les souris ont froid aux oreilles. Elles prennent l’escalier des meules.
mystiques-story-webs-and-legs-opening-full =
    Le matin, il manquait une pelote de laine. À midi, il manquait les chaussons. Le soir, quand on voulut coucher Muscadin, il manquait la couverture rayée, la bleue, et celle avec les canards.

    Tous les fils partaient dans la même direction : sous la porte, dans l’escalier, vers les combles. Quelqu’un, là-haut, avait tiré, tiré, sans jamais s’arrêter.

    « C’est Dame Arantelle, dit Sélène, qui lit les étoiles et parle peu. L’araignée de la charpente. Elle enveloppe ce qu’elle trouve. Et la lumière derrière sa toile, c’est la lanterne du capitaine : il fait des signes à ses rats, et nous, nous ne voyons rien, parce que la lucarne est cousue. »

    « Il y a aussi du bruit dans le grenier à grain, dit Aubin. On dirait que quelqu’un essaie des chaussures. Beaucoup de chaussures. » Filch regarda ses pieds nus, soupira, et l’on monta.

mystiques-story-webs-and-legs-muscadin-title = Les noisettes de Muscadin
mystiques-story-webs-and-legs-muscadin-line = Muscadin, réveillé exprès, glisse une noisette dans chaque poche.
mystiques-story-webs-and-legs-muscadin-short = Muscadin s’est réveillé rien que pour vous dire au revoir. « C’est à cause de l’autre nuit », dit-il, et il glisse dans chaque poche une noisette de sa réserve secrète. Puis il se rendort debout, contre la porte.
mystiques-story-webs-and-legs-muscadin-full =
    Au pied de l’escalier, quelqu’un attendait en pyjama, les yeux tout petits. C’était Muscadin. Il s’était réveillé exprès, et cela se voyait, car il tenait son oreiller à l’envers.

    « C’est à cause de l’autre nuit, dit-il. Vous m’avez chanté la chanson. Alors voilà. » Il sortit de sa manche, une par une, les noisettes de sa réserve secrète, celle dont même Filch ignorait l’existence.

    Une pour chaque poche. On protesta ; il n’écoutait pas. « Là-haut, il fait froid, et la toile, c’est collant, dit-il. Une noisette, ça aide. »

    Puis il dit « bonjour », ce qui chez lui veut dire bonsoir, et s’endormit debout contre la porte, avec un grand sourire.

mystiques-story-webs-and-legs-webs-title = Le grand rideau
mystiques-story-webs-and-legs-webs-line = Un grand rideau de toiles barre les combles : la bougie, ou la douceur ?
mystiques-story-webs-and-legs-webs-short = Les combles ont disparu derrière un rideau de toiles, brodé de pelotes et de chaussons. Avec la bougie, tout fondra comme neige, mais cela se verra de loin. Sans bougie, on peut se faufiler, et Dame Arantelle croira que c’est le vent.
mystiques-story-webs-and-legs-webs-full =
    C’était beau, il fallait le reconnaître. D’une poutre à l’autre, la toile montait comme le rideau d’un théâtre, et dans chaque pli brillait quelque chose : une pelote, un chausson, une petite cuillère, un bonnet.

    On toucha du bout de la moustache. Cela collait. Qui s’y prend les pattes n’en sort qu’en gigotant, et plus on gigote, plus on tricote.

    « J’ai la bougie », dit une souris. Un peu de chaleur, et tout ce rideau se roulerait en boule comme une vieille chaussette. Seulement, une lumière qui bouge dans les combles, cela se voit de tout le moulin, et la roue des ennuis se mettrait à tourner.

    « Ou bien on y va tout doux, dit une autre. Entre les fils. Elle ne sentira rien. Une partie de son monde dort encore. » Le rideau frémit un peu, comme s’il écoutait.

mystiques-story-webs-and-legs-candle-title = La bougie
mystiques-story-webs-and-legs-candle-line = La bougie passe, et les toiles se roulent en boule comme de vieilles chaussettes.
mystiques-story-webs-and-legs-candle-short = La flamme ne touche rien : sa chaleur suffit. Les toiles se retroussent, se roulent et tombent, pof, pof, pof. Le chemin est libre jusqu’à la charpente. Mais en bas, une voix de rat demande : « Qui a allumé ? »
mystiques-story-webs-and-legs-candle-full =
    On tint la bougie bien droite, à deux, une patte devant la flamme pour la protéger. Il ne fallait rien brûler, seulement réchauffer. On l’avait appris à la maison, avec les crêpes.

    Et le rideau se retroussa. Les fils se mirent à friser, à rouler, à tomber par paquets tout doux : pof, pof, pof. Une pluie de chaussons descendit des poutres. Quelqu’un retrouva son bonnet et l’enfila aussitôt.

    Le chemin était clair jusqu’au bout, et dans la charpente aussi les toiles lâchaient une à une, avec un bruit de bouton qui saute.

    « Qui a allumé, là-haut ? » cria une voix, très loin, dans le moulin. On souffla la bougie. Un peu trop tard.

mystiques-story-webs-and-legs-softly-title = Chut…
mystiques-story-webs-and-legs-softly-line = Entre deux fils, sans un bruit : Dame Arantelle croit que c’est le vent.
mystiques-story-webs-and-legs-softly-short = Une patte, puis l’autre. On rentre le ventre, on plie les oreilles. Là-haut, une petite troupe de cafards dort dans des hamacs de soie ; personne ne les réveille, et ils manqueront à l’appel.
mystiques-story-webs-and-legs-softly-full =
    « Rentrez le ventre, pliez les oreilles, et faites-vous légères comme une plume », chuchota la première. On se fit plume.

    C’était comme traverser une harpe sans la faire sonner. Une patte, puis l’autre. Une queue frôla un fil, et tout le monde se figea. Le fil dit « zing », très bas.

    « C’est toi, le vent ? » demanda une voix là-haut, une voix fine et bien élevée. Une souris souffla doucement entre ses dents : « Hououou. » « Ah, bon », dit la voix.

    Sous les poutres, une partie de la garde dormait dans des hamacs de soie, les pattes croisées. On passa dessous en retenant son souffle. Ceux-là, on ne les verrait pas ce soir. Il ne restait qu’à regarder où l’on mettait les pieds.

mystiques-story-webs-and-legs-rafters-title = La tisseuse
mystiques-story-webs-and-legs-rafters-line = Dame Arantelle tricote dans la charpente : « Encore des visiteurs ? Je vais vous emballer. »
mystiques-story-webs-and-legs-rafters-short = Au milieu de sa toile, Dame Arantelle tricote avec quatre aiguilles et prend le thé avec deux autres pattes. « Des visiteurs ! dit-elle. Ne bougez pas, je vais vous emballer. » Elle n’est pas méchante. Elle aime que tout soit bien rangé.
mystiques-story-webs-and-legs-rafters-full =
    La charpente était une cathédrale, et au milieu de la cathédrale tricotait Dame Arantelle. Elle avait des lunettes, huit yeux derrière, quatre aiguilles qui cliquetaient et une tasse de thé dans une patte libre.

    « Des visiteurs, dit-elle. Comme c’est désordonné. » Autour d’elle, tout était emballé : les chaises, les malles, un violon, une lune en carton. Chaque paquet portait une étiquette, écrite bien fin.

    « Madame, dit une souris en saluant, nous voudrions nos couvertures. » « Vos couvertures sont à la lettre C, répondit Dame Arantelle. Et vous, vous irez à la lettre S. Ne bougez pas, je vous prie. »

    Elle posa sa tasse, sans en renverser une goutte, et déroula un fil. C’était fait avec tant de politesse qu’on faillit la laisser faire.

mystiques-story-webs-and-legs-centipede-title = Cent petites pattes
mystiques-story-webs-and-legs-centipede-line = Au grenier, Monsieur Millepas essaie des dés à coudre : il lui en manque un.
mystiques-story-webs-and-legs-centipede-short = Dans le grenier à grain, Monsieur Millepas, le mille-pattes, a volé tous les dés à coudre du moulin. Il en a mis quatre-vingt-dix-neuf. « Où est le centième ? rugit-il. Qui a le centième ? » Il marche, et tout tremble : clac, clac, clac, clac, clac.
mystiques-story-webs-and-legs-centipede-full =
    Clac, clac, clac, clac, clac, clac. On aurait dit un régiment. Mais c’était un seul monsieur.

    Monsieur Millepas, le mille-pattes, faisait les cent pas dans le grenier à grain, et pour lui, ce n’est pas une façon de parler. À chaque pied, il portait un dé à coudre. À chaque pied, sauf un.

    « Quatre-vingt-dix-neuf ! gémissait-il. Le capitaine m’en a promis cent, si je gardais la porte. Cent ! Et je boite ! » En effet, cela faisait clac, clac, clac, clac… pof.

    Il se tourna, et ses petits yeux tombèrent sur les pattes des souris. Toutes ces pattes, sans rien dessus. « C’est vous, dit-il d’une voix terrible, qui avez mon centième soulier ! »

mystiques-story-webs-and-legs-pillow-title = L’oreiller à fleurs
mystiques-story-webs-and-legs-pillow-line = Muscadin dort encore, mais il prête son oreiller : personne ne vous entend monter.
mystiques-story-webs-and-legs-pillow-short = Muscadin dort, exactement comme vous l’avez porté. Mais son oreiller est posé à côté, avec un billet : « Pour l’escalier. » Avec un oreiller sous les pattes, aucune marche ne craque, et là-haut presque personne ne vous a entendues.
mystiques-story-webs-and-legs-pillow-full =
    Dans le coffre, Muscadin dormait, exactement comme elles l’avaient rapporté, le nez dans la queue. Rien ne l’avait réveillé : ni les rats, ni la pendule, ni même la soupe.

    Mais à côté de lui, bien plié, il y avait l’oreiller à fleurs, et dessus un billet en lettres rondes. « Pour l’escalier », disait-il. Personne ne sut quand il l’avait écrit. Peut-être que les loirs écrivent en dormant.

    On posa l’oreiller sur la première marche, on monta, on le posa sur la suivante. Rien ne craqua. C’était un peu ridicule, et c’était silencieux comme la neige.

    Là-haut, dans les combles, les cafards tenaient une réunion. Il n’en était venu que très peu, car très peu avaient entendu quelque chose. « Rrrron », fit Muscadin, tout en bas, et il sourit.

mystiques-story-webs-and-legs-won-title = La fenêtre de la lune
mystiques-story-webs-and-legs-won-line = La lucarne est ouverte, la lune entre, et l’on voit enfin où se cache Vurst.
mystiques-story-webs-and-legs-won-short = Monsieur Millepas a son centième dé, Dame Arantelle a vu qu’on pouvait ranger à deux, et les couvertures redescendent. On découd la lucarne : la lune entre. Et là-bas, sous la maison de la roue, brille la lanterne du capitaine.
mystiques-story-webs-and-legs-won-full =
    Le centième dé était tout bêtement tombé dans le blé. On le rendit à Monsieur Millepas, qui le mit, fit clac, clac, clac jusqu’au bout sans une seule fausse note, et pleura de joie de tous ses yeux.

    Dame Arantelle, elle, s’était retirée sur la plus haute poutre. « J’ai peut-être exagéré, dit-elle. On m’avait dit que cela servirait à quelqu’un. » Quand une souris lui demanda, très poliment, de lui apprendre le point de riz, elle devint presque rose. C’est ainsi qu’il y eut, dès le lendemain, des cours de tricot le jeudi.

    On décousit la lucarne. La lune entra d’un coup, comme une amie qui attendait dehors, et s’assit partout.

    On regarda loin, au-dessus des toits et du pré. « Là », dit une souris. Sous la maison de la roue, au ras de l’eau, une lanterne clignotait : longue, courte, courte. Le capitaine Vurst avait une adresse.

mystiques-story-webs-and-legs-lost-title = Du fil plein le nez
mystiques-story-webs-and-legs-lost-line = Du fil plein le nez, les souris redescendent ; on les a rangées à la lettre S.
mystiques-story-webs-and-legs-lost-short = L’aube entre par les fentes, et Dame Arantelle va se coucher. Elle a rangé les souris à la lettre S, puis, comme elle est honnête, elle les a rendues à la porte. On se peigne les moustaches. On reviendra.
mystiques-story-webs-and-legs-lost-full =
    Quand le coq chanta, Dame Arantelle ôta ses lunettes. « C’est l’heure, dit-elle. Je ne tricote pas de jour, c’est mauvais pour les yeux, et j’en ai huit. »

    Elle avait rangé plusieurs souris à la lettre S, bien ficelées, avec une étiquette. Mais on ne garde pas les gens sans leur permission, même bien rangés : elle les déposa une à une devant la porte, salua, et remonta son fil derrière elle.

    À la maison, on se peigna les moustaches pendant une heure. On retrouvait du fil jusque dans les poches, assez pour s’en faire un hamac.

    « Son fil est solide, dit une souris en tirant dessus. Très, très solide. » Elle avait l’air de penser à quelque chose. C’était bon signe. Demain soir, on recommencerait.

mystiques-choice-light-the-candle = Toutes les toiles disparaissent, mais trois fromages vont sur la meule.
mystiques-choice-tread-softly = Les toiles restent, mais il y aura deux cafards de moins près de l’araignée.
