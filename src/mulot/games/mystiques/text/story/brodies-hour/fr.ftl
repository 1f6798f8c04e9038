# L’histoire de ce chapitre : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-brodies-hour-opening-title = Les souris tiennent conseil
mystiques-story-brodies-hour-opening-line = Brodie, le chat du meunier, ne dort plus : il faut lui mettre un grelot.
mystiques-story-brodies-hour-opening-short = Impossible d’aller chez le capitaine : depuis que la lune entre au moulin, Brodie le chat se promène toute la nuit, sans un bruit. Les souris tiennent conseil. Si seulement on l’entendait venir ! Il y a bien un grelot, perdu dans le grenier à grain…
mystiques-story-brodies-hour-opening-full =
    Le conseil se tint sous l’évier, à la lueur d’une demi-bougie. Il était question du chat.

    Brodie n’était pas méchant. Il était chat. Depuis que la lucarne était ouverte, il avait la lune dans les yeux, il ne dormait plus, et il se promenait partout, sur ses coussinets, sans faire plus de bruit qu’une pensée. Comment aller chez le capitaine avec cela dans les couloirs ?

    « Il faudrait l’entendre venir », dit Mélisse. « Il faudrait lui mettre un grelot », dit Aubin. Tout le monde trouva l’idée excellente. Puis tout le monde se tut, car il restait une petite question, et personne ne voulait la poser.

    « Et qui le lui attache ? » dit enfin Filch. On raconte que d’autres souris, autrefois, se sont arrêtées là. Mais pas celles du moulin. « Nous », dirent-elles toutes ensemble. Le grelot de la vieille chèvre était tombé dans le grenier, à la dernière moisson. Il n’y avait plus qu’à aller le prendre.

mystiques-story-brodies-hour-muscadin-title = Le raisin de Muscadin
mystiques-story-brodies-hour-muscadin-line = Muscadin, entre deux rêves, vous offre son plus beau raisin.
mystiques-story-brodies-hour-muscadin-short = Muscadin ouvre un œil au passage de la troupe. « Pour le chat, dit-il, ou pour les rats. Ça roule très bien. » Et il pousse vers vous, du bout du pied, un raisin presque aussi gros que lui.
mystiques-story-brodies-hour-muscadin-full =
    En passant devant le coffre, on marchait sur la pointe des pattes, mais Muscadin ouvrit quand même un œil.

    « Bonjour, souffla-t-il. Vous allez mettre un grelot au chat. J’ai tout entendu en dormant. » Il fouilla sous son oreiller et poussa dehors, du bout du pied, un raisin rond et lisse, presque aussi gros que lui. Il le gardait depuis les vendanges.

    « Ça se mange, dit-il, mais surtout, ça roule. Les rats tombent dessus, les cafards courent après. C’est pour vous, parce que vous m’avez chanté la chanson. »

    On voulut l’embrasser. Il s’était déjà rendormi, une patte encore tendue, à la place du raisin.

mystiques-story-brodies-hour-granary-title = Garçon, une soupe !
mystiques-story-brodies-hour-granary-line = Le grelot brille au fond du grenier, et il sert de sonnette aux rats.
mystiques-story-brodies-hour-granary-short = Le grelot est là, dans le coin, à demi enfoui sous le blé. Mais les rats l’ont trouvé les premiers : ils le secouent quand ils veulent leur soupe. « Ding ! Garçon ! » Il va falloir interrompre le service.
mystiques-story-brodies-hour-granary-full =
    « Ding ! Garçon ! » « Ding ! Ding ! Une soupe ! » Dans le grenier à grain, les rats s’étaient installés comme au restaurant. Ils avaient des serviettes autour du cou, un menu écrit à la craie, et au fond, dans le coin, une sonnette de service.

    La sonnette était ronde, dorée, fendue d’un sourire. C’était le grelot de la vieille chèvre.

    « Plus fort ! » disait un rat en le secouant. « Il est sourd, le cuisinier ? » « C’est toi, le cuisinier. » « Ah oui. »

    Les souris se glissèrent le long du mur. Un grelot, cela ne se vole pas en silence : c’est son métier de faire du bruit. Il faudrait donc d’abord fermer le restaurant.

mystiques-story-brodies-hour-bell-title = Ding ?
mystiques-story-brodies-hour-bell-line = Le grelot est à vous : l’emmitoufler, ou le laisser tinter ?
mystiques-story-brodies-hour-bell-short = Le grelot est dans vos pattes, et il a envie de tinter. On peut le bourrer de laine, maille après maille, et personne ne l’entendra venir. Ou bien on file tout de suite, ding, ding, ding : les rats restés dans la cuisine viendront voir.
mystiques-story-brodies-hour-bell-full =
    Il était plus lourd qu’on ne pensait, et frais comme une pomme. On le souleva à deux. « Ding », dit-il aussitôt, tout content.

    « Chut ! » « Ding ? » Il n’y avait rien à faire. Un grelot, c’est comme Muscadin le matin : il faut que cela sorte.

    On pouvait le bourrer de laine. Dame Arantelle en avait laissé des pelotes entières, et avec un peu de patience on lui ferait un manteau, un bonnet et même une écharpe. Cela prendrait du temps.

    Ou bien on partait tout de suite, en chantant par-dessus. Le chat a de bonnes oreilles, et les rats aussi. Mais parfois, partir vite, c’est déjà être à moitié arrivé.

mystiques-story-brodies-hour-wool-title = Un manteau de laine
mystiques-story-brodies-hour-wool-line = Le grelot, en manteau de laine, ne dit plus que « dmm ».
mystiques-story-brodies-hour-wool-short = Une maille à l’endroit, une maille à l’envers : le grelot a un manteau. « Dmm », dit-il, vexé. On le roule jusqu’à la cuisine sans réveiller une mouche. L’horloge, elle, n’a pas attendu.
mystiques-story-brodies-hour-wool-full =
    Une maille à l’endroit, une maille à l’envers. On avait pris deux échardes pour aiguilles, et l’on se relayait. La première souris fit le col, la deuxième les manches, avant de se souvenir qu’un grelot n’a pas de bras.

    À la fin, il ressemblait à un petit bonhomme frileux. On le secoua, pour voir. « Dmm », dit-il d’une voix de placard. On le secoua plus fort. « Dmm, dmm. » C’était parfait.

    On le roula le long des murs, jusqu’à la cuisine. Les rats qui montaient la garde tournaient le dos et parlaient de fromage. Une mouche dormait sur la poignée de la porte : elle ne se réveilla pas.

    Seule l’horloge n’avait pas attendu. Les horloges ne savent pas tricoter.

mystiques-story-brodies-hour-ring-title = Ding ! Ding ! Ding !
mystiques-story-brodies-hour-ring-line = Ding, ding, ding ! Tout le moulin sait que vous arrivez.
mystiques-story-brodies-hour-ring-short = Ding, ding, ding ! Le grelot chante, les souris chantent par-dessus, et l’on traverse le moulin comme une fanfare. Deux rats accourent à la cuisine pour voir qui donne le bal. Dans tout le moulin, on s’en souviendra.
mystiques-story-brodies-hour-ring-full =
    « Puisqu’on va nous entendre, dit une souris, autant que ce soit joli. » Et elle se mit à chanter.

    Ding, ding, ding ! On traversa le garde-manger au pas, le grelot au milieu, comme une fanfare de village. On chanta la chanson des noisettes, puis celle du meunier qui dort, puis une autre dont personne ne savait les paroles.

    Des têtes sortirent des trous. Un mulot applaudit. Même les vieux cadres, aux murs, avaient l’air d’écouter. « C’est le grelot du chat ! disait-on. Elles vont le faire ! Elles vont vraiment le faire ! »

    Dans la cuisine, deux rats posèrent leurs cartes. « Tu as entendu ? » « Oui. » « C’était beau. » « Oui. » « On y va ? » « On y va. » Et derrière eux, sous la table, deux yeux verts s’ouvrirent.

mystiques-story-brodies-hour-kitchen-title = Deux lunes vertes
mystiques-story-brodies-hour-kitchen-line = Dans la cuisine, deux lunes vertes s’allument : c’est Brodie.
mystiques-story-brodies-hour-kitchen-short = La cuisine est vide, et la lune est sur le carrelage. Puis il y a deux lunes de plus, vertes, et elles clignent. Brodie se lève, s’étire de tout son long et sourit. Il croit qu’on vient jouer.
mystiques-story-brodies-hour-kitchen-full =
    La cuisine était vide. La lune avait posé un grand carré blanc sur le carrelage, et la pendule disait : tic, et puis tac.

    « Il n’est pas là », souffla une souris. Alors, sous la table, il y eut deux lunes de plus. Elles étaient vertes. Elles s’éteignirent, et se rallumèrent un peu plus près.

    Brodie se leva. Cela dura longtemps, car il y avait beaucoup de Brodie. Il s’étira devant, il s’étira derrière, il regarda les souris l’une après l’autre, et il ronronna. Le ronron faisait trembler les casseroles.

    Il ne leur voulait pas de mal. Il voulait jouer. C’est justement ce qu’il y a de terrible avec les chats : ils jouent si bien, et nous sommes si petites.

mystiques-story-brodies-hour-clock-title = L’horloge sonne
mystiques-story-brodies-hour-clock-line = L’horloge sonne trois heures, l’heure où les chats courent après rien.
mystiques-story-brodies-hour-clock-short = Dong, dong, dong. Trois heures : l’heure de Brodie, celle où les chats se mettent à courir après rien du tout. On entend galoper dans les couloirs. Il va falloir se dépêcher.
mystiques-story-brodies-hour-clock-full =
    Dong. Dong. Dong. La grande horloge sonna trois heures, et au troisième coup, quelque chose traversa le moulin au galop.

    Tous ceux qui vivent avec un chat connaissent cette heure-là. Le chat est assis, bien sage, et soudain il se souvient de quelque chose. Personne ne sait de quoi. Il part comme une flèche, monte un escalier, en descend un autre, saute sur une ombre, l’attrape, la relâche.

    Un pot de fleurs tomba quelque part. « C’est l’heure de Brodie », dit une souris en ajustant son écharpe. « Elle dure combien de temps ? » demanda une autre.

    « Une heure », répondit la première. Ce n’était pas très rassurant, mais au moins c’était précis.

mystiques-story-brodies-hour-thread-title = Le fil tient toujours
mystiques-story-brodies-hour-thread-line = Le fil qui a tenu au-dessus du bief est du voyage : fil et hameçon sont dans la réserve.
mystiques-story-brodies-hour-thread-short = Au clou, près de la porte, pendent le fil et l’hameçon, secs et bien enroulés. « Il nous a tenues au-dessus du bief, disent les souris. Il nous tiendra au-dessus du chat. » Alors on l’emporte.
mystiques-story-brodies-hour-thread-full =
    Le fil et l’hameçon pendaient au clou, près de la porte. Le fil avait séché dans le courant d’air, et quelqu’un l’avait si bien enroulé qu’il ressemblait à un escargot.

    « Il nous a tenues toutes au-dessus du bief, dit une souris. Pas une chaussette mouillée. » « Une chaussette mouillée, dit une autre. Mais il a tenu. »

    On se le passa de patte en patte. Il y a des choses auxquelles on se fie parce qu’on vous le dit, et d’autres parce qu’un jour, au milieu du noir, elles ne vous ont pas laissé tomber.

    Alors le fil fut du voyage, sur une épaule, sous un bras, autour d’une taille. On n’attrape pas un chat avec. Mais on passe là où un chat n’aurait jamais l’idée de passer.

mystiques-story-brodies-hour-slippers-title = Des chaussons de laine
mystiques-story-brodies-hour-slippers-line = Dame Arantelle a tricoté des chaussons pour celles qui marchent doucement : un rat de moins vous entendra.
mystiques-story-brodies-hour-slippers-short = Sous l’évier attend un paquet, noué d’un fil très solide. « Pour des personnes qui savent marcher », dit l’étiquette. Dedans, des chaussons de laine grise. Au grenier, un garde s’est retourné et rendormi.
mystiques-story-brodies-hour-slippers-full =
    Sous l’évier attendait un paquet, noué d’un fil très fin et très solide. « Pour des personnes qui savent marcher », disait l’étiquette, d’une écriture pointue. « A. »

    Dedans, il y avait des chaussons de laine grise, quatre par souris, ceux de gauche marqués d’un petit G. « Dame Arantelle, chuchotèrent-elles. C’est parce que nous n’avons pas touché à ses toiles. »

    On les mit tout de suite. C’était comme marcher à l’intérieur d’un nuage. Quelqu’un laissa tomber une cuillère, rien que pour entendre s’il y avait encore des bruits au monde.

    Au grenier, l’un des gardes leva la tête, écouta, n’entendit rien du tout, et rentra se coucher. Personne ne le lui avait dit. Mais il faisait si merveilleusement calme.

mystiques-story-brodies-hour-won-title = Le chat qui tinte
mystiques-story-brodies-hour-won-line = Clic ! Le grelot est au cou du chat : désormais, on l’entendra venir.
mystiques-story-brodies-hour-won-short = Clic ! Brodie s’arrête, étonné. Il tourne la tête : ding. Il saute : ding, ding. Il court après son propre bruit tout autour de la cuisine, ravi. Jamais il n’a eu de si beau jouet. Et les souris, elles, ont enfin les couloirs pour elles.
mystiques-story-brodies-hour-won-full =
    Clic ! Une petite patte avait passé le ruban, une autre l’avait noué, et tout le monde s’était jeté sous le buffet. On attendit.

    Brodie ne bougeait plus. Il avait l’air de quelqu’un à qui l’on vient de dire un secret. Il pencha la tête : ding. Il la pencha de l’autre côté : ding. Ses yeux s’arrondirent.

    Alors il bondit. Ding, ding, ding ! Il se cacha derrière le rideau et s’attaqua lui-même, il fit trois fois le tour de la table à la poursuite de ce petit bruit merveilleux qui allait toujours aussi vite que lui. Enfin il se coucha sur le dos, essoufflé, heureux, et ronronna en secouant le menton, juste pour entendre.

    Depuis cette nuit, au moulin, on entend le chat venir. « Personne n’avait jamais osé », dit-on partout. « Personne n’avait jamais osé à plusieurs », dirent les souris. Et déjà elles regardaient vers la maison de la roue, où brillait une lanterne.

mystiques-story-brodies-hour-lost-title = Sous le panier à linge
mystiques-story-brodies-hour-lost-line = Brodie a mis toutes les souris sous le panier à linge, et s’est endormi dessus.
mystiques-story-brodies-hour-lost-short = Le jeu est fini : Brodie a rangé les souris sous le panier à linge, et il s’est couché dessus. Il est si content qu’il ronfle. Au petit jour, la meunière soulève le panier pour la lessive, et tout le monde file. On rejouera.
mystiques-story-brodies-hour-lost-full =
    Brodie joua longtemps et très bien. Puis, comme un enfant soigneux, il rangea ses jouets : une souris, deux souris, trois souris sous le panier à linge, et lui par-dessus, en rond.

    Sous l’osier, il faisait doux, et cela sentait la lavande. « On est tombées plus mal », dit une voix dans le noir. « Il ronfle plus fort que Muscadin », dit une autre.

    Au petit jour, la meunière prit le panier pour la lessive. Brodie dit « mrraou », et les souris dirent « pfuit ». Elles étaient déjà derrière la boîte à sel, essoufflées, ébouriffées, parfumées à la lavande.

    « Il a une faiblesse, dit une souris. Quand il s’étire, il ferme les yeux. J’ai compté : trois secondes. » « Trois secondes, répéta une autre, pensive. Pour un nœud, c’est assez. » Ce soir, on y retournerait.

mystiques-choice-muffle-the-bell = Le sablier avance d’une page, mais Brodie sera seul dans la cuisine.
mystiques-choice-let-it-ring = Deux rats attendent avec Brodie dans la cuisine. Tout le moulin s’en souviendra.
