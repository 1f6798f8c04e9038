# L’histoire de ce chapitre : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-under-the-floor-opening-title = Un petit loir a disparu
mystiques-story-under-the-floor-opening-line = Les rats ont emporté Muscadin, le petit loir, sous le plancher du moulin.
mystiques-story-under-the-floor-opening-short = Muscadin, le petit loir, a disparu avec son oreiller. Les rats le gardent sous le plancher, dans la fosse aux engrenages, pour qu’il leur dise où sont les autres réserves. Seulement, Muscadin dort. Deux chemins mènent à lui : par-dessus, ou par-dessous.
mystiques-story-under-the-floor-opening-full =
    Il faut savoir que Muscadin, le petit loir, dort onze mois sur douze. Il s’endort quand tombe la première feuille, et si on le réveille trop tôt, il dit « bonjour », très poliment, et il se rendort.

    Les rats ne le savaient pas. Ils l’avaient emporté, lui et son oreiller, persuadés qu’un animal si bien nourri devait connaître toutes les cachettes du moulin. « Parle ! » lui criait-on depuis deux jours. Et Muscadin répondait : « Rrrron. »

    « Il est dans la fosse, sous l’étage des meules, dit Rivette, l’oreille collée au plancher. Je l’entends. Personne d’autre ne ronfle en fa dièse. »

    Par-dessus, on pouvait passer par le garde-manger, où patrouillent les rats. Par-dessous, par la petite trappe à côté du poêle : c’est noir, c’est étroit, et ça sent le vieux fromage. « Par-dessous, j’aime assez », dit Filch. Et les souris allumèrent la lanterne.

mystiques-story-under-the-floor-friend-title = Toc, toc, toc
mystiques-story-under-the-floor-friend-line = Toc, toc, toc : Grigou, le petit cafard, a parlé de vous à ses cousins.
mystiques-story-under-the-floor-friend-short = Toc, toc, toc, sous le plancher. C’est Grigou ! « J’ai dit à mes cousins qui m’avait sorti du bocal, explique-t-il. La moitié d’entre eux est rentrée se coucher. L’autre moitié, que voulez-vous, c’est la famille. »
mystiques-story-under-the-floor-friend-full =
    Toc, toc, toc. Cela venait de sous le plancher. Une latte se souleva, deux antennes parurent, et au bout des antennes, Grigou.

    « Je savais bien que vous passeriez par ici, dit-il. J’ai compté : c’est le troisième chemin le plus probable. » Il serra toutes les pattes qu’on lui tendait, ce qui prit du temps, car il en avait six.

    « Derrière le poêle, ce sont mes cousins. Je leur ai raconté le bocal, la cuillère et la galette. La moitié d’entre eux a dit : dans ce cas, bonne nuit, et ils sont allés se coucher. L’autre moitié… » Il soupira. « L’autre moitié, c’est la famille. »

    Puis il remit la latte en place, bien droite, et on l’entendit s’éloigner en comptant les clous.

mystiques-story-under-the-floor-dark-title = Derrière le poêle
mystiques-story-under-the-floor-dark-line = Derrière le poêle, il fait chaud, il fait noir, et quelqu’un gratte.
mystiques-story-under-the-floor-dark-short = Derrière le poêle, l’air est tiède et sent la cendre. La lanterne n’éclaire qu’un rond grand comme une assiette. Au-delà du rond, beaucoup de petites pattes s’arrêtent de marcher, toutes en même temps.
mystiques-story-under-the-floor-dark-full =
    La trappe se referma, et le monde d’en haut devint un bruit : la pendule, le vent, le chat qui bâillait.

    En bas, il faisait tiède. La lanterne dessinait un rond de lumière grand comme une assiette, et dans ce rond on voyait passer des choses perdues depuis des années : un bouton, un dé, une bille, la moitié d’une lettre d’amour.

    « Une pince ! » cria une souris en la ramassant, et elle la serra sur son cœur. « Chut », dirent les autres.

    Alors on entendit les pattes. Beaucoup de pattes, toutes petites. Elles trottaient, trottaient, et soudain elles s’arrêtèrent toutes en même temps, juste au bord de la lumière. C’est très poli, de s’arrêter. Mais ce n’est pas très rassurant.

mystiques-story-under-the-floor-pit-title = La fosse aux engrenages
mystiques-story-under-the-floor-pit-line = Au fond de la fosse aux engrenages, quelqu’un ronfle en fa dièse.
mystiques-story-under-the-floor-pit-short = Les grandes roues de bois dorment, dents contre dents. Au milieu, sur son oreiller, Muscadin ronfle. Autour de lui, les rats se sont bouché les oreilles avec de la mie de pain : c’est pour cela qu’ils ne vous ont pas entendus venir. Pas encore.
mystiques-story-under-the-floor-pit-full =
    La fosse aux engrenages est l’endroit le plus sérieux du moulin. De grandes roues de bois s’y tiennent dents contre dents, et quand le moulin travaille, il vaut mieux ne pas y laisser traîner sa queue. Ce soir, elles dormaient.

    Au milieu, sur un oreiller à fleurs, dormait aussi Muscadin. Il avait le nez dans sa queue et souriait à un rêve de noisettes. « Rrrron », faisait-il. Les vis tremblaient dans leurs trous.

    Les rats avaient l’air épuisés. L’un d’eux tenait une ardoise où il avait écrit : « Premier jour : ronfle. Deuxième jour : ronfle. » Tous s’étaient bouché les oreilles avec de la mie de pain.

    C’est une bonne chose, la mie de pain. Les souris firent trois pas de plus sans que personne ne bouge. Au quatrième, un rat se retourna pour bâiller.

mystiques-story-under-the-floor-sleeper-title = Le dormeur
mystiques-story-under-the-floor-sleeper-line = Muscadin dort comme une souche : le porter, ou le réveiller ?
mystiques-story-under-the-floor-sleeper-short = Voilà Muscadin, tout chaud sur son oreiller. Le porter endormi, c’est silencieux, mais il est lourd comme un pudding et il faudra du temps. Le réveiller, c’est rapide. Seulement, quand Muscadin dit bonjour, tout le moulin l’entend.
mystiques-story-under-the-floor-sleeper-full =
    « Muscadin, chuchota-t-on. Muscadin, c’est nous. » Le petit loir ouvrit un œil, dit « encore cinq minutes », et referma l’œil.

    Il y avait deux façons de faire. On pouvait le porter, oreiller compris. Mais un loir en automne, c’est un pudding avec une queue : il faudrait souffler tous les dix pas, et la nuit n’attend personne.

    Ou bien on pouvait le réveiller pour de bon. Il suffit de lui chanter dans l’oreille la chanson des noisettes. Alors Muscadin se lève, s’étire, et dit bonjour. Le malheur, c’est qu’il le dit très, très fort, parce qu’il est content.

    Les souris se regardèrent. L’oreiller attendait. Muscadin aussi, à sa manière.

mystiques-story-under-the-floor-carried-title = Sur la pointe des pattes
mystiques-story-under-the-floor-carried-line = Oreiller sur l’épaule, les souris emportent Muscadin sur la pointe des pattes.
mystiques-story-under-the-floor-carried-short = À quatre sous l’oreiller, comme pour porter un roi, les souris avancent à petits pas. Tous les dix pas, on souffle. Au-dessus, l’horloge sonne une fois de plus, mais Muscadin ne bouge pas d’une moustache.
mystiques-story-under-the-floor-carried-full =
    On glissa des pattes sous l’oreiller, une à chaque coin. « À trois, dit une souris. Un, deux… » « Rrrron », dit Muscadin, et l’on partit.

    Cela ressemblait au cortège d’un très petit roi. Dix pas, on souffle. Dix pas, on souffle. Une fois, l’oreiller pencha, et Muscadin roula jusqu’au bord ; une queue l’attrapa de justesse, et il dit merci sans se réveiller.

    Les engrenages dormaient toujours. Là-haut, l’horloge sonna une fois de plus qu’on n’aurait voulu : le temps passe vite quand on porte un pudding.

    Mais pas un rat n’avait entendu. Et l’on sait depuis cette nuit-là que le meilleur moyen de porter un loir, c’est à plusieurs.

mystiques-story-under-the-floor-awake-title = Bonjour tout le monde !
mystiques-story-under-the-floor-awake-line = « BONJOUR TOUT LE MONDE ! » crie Muscadin, et tout le moulin l’entend.
mystiques-story-under-the-floor-awake-short = À la troisième noisette de la chanson, Muscadin s’assied sur son oreiller et crie bonjour. Les rats de l’étage arrivent au galop ! Mais lui est tout à fait réveillé, il rit, il serre tout le monde dans ses bras, et il ne l’oubliera jamais.
mystiques-story-under-the-floor-awake-full =
    On chanta tout bas. À la première noisette, il remua une oreille. À la deuxième, il sourit. À la troisième, il s’assit d’un coup, ouvrit les bras et cria : « BONJOUR TOUT LE MONDE ! »

    Les engrenages en vibrèrent. Une poussière vieille de cent ans tomba du plafond. Quelque part au-dessus, une voix de rat dit : « C’était quoi, ça ? » et beaucoup de pattes répondirent.

    « Oh, dit Muscadin en voyant la lanterne, la fosse et vos moustaches de travers. Est-ce que je tombe mal ? » Puis il embrassa tout le monde, chacune sur les deux joues, sans oublier personne.

    « Vous êtes venues me chercher, dit-il. Jusqu’ici. Dans le noir. » Il en avait les larmes aux yeux. « Je m’en souviendrai même en dormant. » Et il retroussa ses manches de pyjama.

mystiques-story-under-the-floor-jar-title = La promesse du bocal
mystiques-story-under-the-floor-jar-line = Les souris retournent d’abord libérer Grigou, comme promis, et la pendule continue de tourner.
mystiques-story-under-the-floor-jar-short = Une promesse est une promesse : avant de descendre, les souris renversent le bocal. Grigou en sort, tout bleu. « Onze heures et six minutes, dit-il. J’ai compté. » Il n’est pas fâché. Mais cela a pris du temps.
mystiques-story-under-the-floor-jar-full =
    « On avait dit qu’on reviendrait », dirent les souris, et elles revinrent. Le garde-manger était calme à présent, et sous le bocal de confiture deux antennes tapotaient encore, seulement plus lentement.

    La cuillère passa sous le bord, tout le monde s’assit sur le manche, et le bocal bascula. Grigou sortit à reculons, tout bleu. « Onze heures et six minutes, dit-il. J’ai compté quarante fois les étagères. Il y en a une de trop. »

    On lui frotta les pattes, toutes les six, et cela prend du temps. Personne ne gronda personne. Mais personne ne trouvait rien à dire non plus, jusqu’à ce qu’une souris dise : « Pardon. Nous étions pressées. »

    « Cela arrive », dit Grigou poliment. Il garda la miette de galette pour plus tard. Et quelque part en dessous, sur la meule, on avait déjà posé un premier fromage.

mystiques-story-under-the-floor-won-title = Un dé de lait chaud
mystiques-story-under-the-floor-won-line = Muscadin est à la maison, avec un dé de lait chaud et trois couvertures.
mystiques-story-under-the-floor-won-short = Retour à la cuisine ! Mélisse fait tiédir un dé de lait, Muscadin raconte ce qu’il a entendu entre deux rêves : les rats ont arrêté la grande roue, là-bas, au bord de l’eau. Puis il bâille. La suite sera pour demain.
mystiques-story-under-the-floor-won-full =
    On remit la trappe en place, on posa le gros livre de recettes dessus, et seulement alors on respira.

    Mélisse fit tiédir du lait dans un dé à coudre. Muscadin en but la moitié ; de l’autre, il se fit une moustache. On lui mit trois couvertures, puis une quatrième, parce qu’il souriait si bien.

    « J’ai entendu des choses en dormant, dit-il. C’est commode, on se méfie moins. Leur capitaine a fait arrêter la grande roue. Ils ont enlevé la manivelle et l’ont jetée à l’eau. Quand la roue ne tourne pas, il n’y a plus de farine, plus de pain, plus de miettes. Et quand les souris ont faim, qu’il disait, elles s’en vont. »

    Rivette devint toute pâle. « La manivelle, répéta-t-elle. Dans l’eau. » Mais Muscadin dormait déjà, et l’on ne réveille pas deux fois un loir dans la même nuit.

mystiques-story-under-the-floor-lost-title = À demain, Muscadin
mystiques-story-under-the-floor-lost-line = Muscadin dort encore une nuit chez les rats ; il ne s’en apercevra même pas.
mystiques-story-under-the-floor-lost-short = Le jour passe entre les lattes, il faut remonter. Muscadin ronfle toujours sur son oreiller. Au moins, il n’aura pas peur : il croit que c’est dimanche. Les souris, elles, savent maintenant par où passer.
mystiques-story-under-the-floor-lost-full =
    Entre les lattes du plancher, des raies de jour apparurent, minces comme des fils. Les grandes bottes du meunier se mirent à marcher là-haut, et les souris rentrèrent.

    « Pauvre Muscadin », dit Mélisse. « Pauvres rats, dit Filch. Une nuit de plus à l’écouter ronfler. » On ne voulait pas rire, et puis on rit quand même, un tout petit peu.

    Quelqu’un avait dessiné le chemin sur un bout de toile : la trappe, le poêle, les étagères, la fosse. Il y avait même les flaques. « Demain, dirent les souris, on gagne dix minutes rien que sur les flaques. »

    Et au fond de la fosse, sur son oreiller à fleurs, Muscadin se retourna, sourit, et rêva qu’on venait le chercher. Il avait raison. Il s’était seulement trompé de nuit.

mystiques-choice-carry-him = Le sablier avance d’une page, mais personne ne vous entend.
mystiques-choice-wake-him = Trois rats et un rat d’élite arrivent aussitôt. Muscadin ne l’oubliera pas.
