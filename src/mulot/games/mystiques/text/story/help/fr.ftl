# L’aide pour un chapitre perdu deux fois : chaque passage a un titre et trois longueurs (une phrase, court, une page à lire le soir).

mystiques-story-help-offered-title = Derrière l’horloge
mystiques-story-help-offered-line = La vieille Marjolaine, qui habite derrière l’horloge, aimerait aider les souris cette nuit.
mystiques-story-help-offered-short = « Deux fois déjà, vous êtes rentrées les pattes vides », dit la vieille Marjolaine, qui habite derrière l’horloge de la cuisine. « Ce soir, je pourrais m’asseoir sur la grande aiguille : la nuit durerait un peu plus longtemps. Et il y a du fromage dans mon placard. Mais seulement si vous voulez. »
mystiques-story-help-offered-full =
    Derrière l’horloge de la cuisine habite la vieille Marjolaine. Elle a les moustaches toutes blanches et elle entend tout : quand on vit dans une horloge, on apprend à écouter.

    Ce soir-là, elle sortit le bout du nez entre le sept et le huit. « Deux fois vous êtes parties, dit-elle, et deux fois vous êtes rentrées les pattes vides. Ce n’est pas votre faute. La nuit était trop courte, voilà tout. »

    Elle tapota la grande aiguille. « Je pourrais m’asseoir un peu là-dessus. Je suis devenue lourde, c’est l’avantage des gâteaux. Alors la nuit durera plus longtemps. Et dans mon placard il y a du fromage, deux morceaux pour chacune. »

    Les souris se regardèrent. « Vous pouvez dire oui, dit Marjolaine, et vous pouvez dire non. Je ne serai pas fâchée. Il y a des gens qui aiment monter l’escalier tout seuls, et d’autres qui aiment qu’on leur tienne la patte. »

mystiques-story-help-taken-title = La grande aiguille
mystiques-story-help-taken-line = Marjolaine s’assied sur la grande aiguille, et la nuit devient un peu plus longue.
mystiques-story-help-taken-short = « Oh oui, s’il te plaît ! » disent les souris. Marjolaine distribue le fromage, puis elle s’assied de tout son poids sur la grande aiguille. « Tic », fait l’horloge, et après, longtemps, plus rien. « Filez, dit-elle. Je la tiens. »
mystiques-story-help-taken-full =
    « Oh oui, s’il te plaît », dirent les souris, toutes en même temps. C’est difficile de le dire en premier, et très facile de le dire en deuxième.

    Marjolaine ouvrit son placard, qui était une boîte d’allumettes. Cela sentait le poivre et le dimanche. Chacune reçut deux morceaux de fromage, et la plus jeune eut ceux qui avaient le moins de trous.

    Puis elle grimpa sur la grande aiguille, s’installa et sortit son tricot. « Tic », fit l’horloge. Elle prit une grande respiration pour dire « tac », et elle n’y arriva pas.

    « Filez, dit Marjolaine en comptant ses mailles. Je la tiens. Si mes bras se fatiguent, je penserai à un gâteau. » Et les souris filèrent, et la nuit les attendit.

mystiques-story-help-declined-title = Toutes seules
mystiques-story-help-declined-line = « Merci, mais cette nuit nous voulons essayer toutes seules », disent les souris.
mystiques-story-help-declined-short = « Merci, disent les souris, mais nous voulons essayer encore une fois toutes seules. » Marjolaine hoche la tête si fort que ses moustaches blanches tremblent. « Alors je garderai la soupe au chaud », dit-elle. Cela fait du bien de savoir que quelqu’un vous attend.
mystiques-story-help-declined-full =
    « Merci », dirent les souris, et elles le pensaient vraiment. « Mais nous voulons essayer encore une fois toutes seules. Maintenant, nous savons quelle marche grince. »

    Marjolaine n’était pas fâchée. Elle hocha la tête si fort que ses moustaches blanches tremblèrent. « J’étais comme vous, dit-elle. Un jour, j’ai monté une noix entière en haut de onze marches, et personne n’avait le droit de pousser. »

    « Et tu es arrivée en haut ? » demanda quelqu’un. « Au quatrième essai, dit Marjolaine. Elle était vide. Mais c’est la meilleure noix de ma vie. »

    Puis elle rentra le bout du nez entre le sept et le huit. « Je garde la soupe au chaud », dit sa voix dans l’horloge. Savoir que quelqu’un vous attend, cela ne pèse rien, et cela tient chaud tout le long du chemin.

mystiques-choice-take-help = Chaque souris reçoit deux fromages, et le marqueur Fin recule : d’une page pour chaque essai perdu après le premier.
mystiques-choice-go-alone = Rien ne change. La prochaine fois, Marjolaine proposera encore son aide.
