# Help for a chapter that was lost twice: every passage has a title and three lengths (one sentence, short, a page for bedtime).

mystiques-story-help-offered-title = Behind the Clock
mystiques-story-help-offered-line = Old Marjolaine, who lives behind the clock, would like to help the mice tonight.
mystiques-story-help-offered-short = “Twice you have come home with empty paws,” says old Marjolaine, who lives behind the kitchen clock. “I could lean on the big hand tonight, so that the night lasts a little longer. And there is cheese in my cupboard. Only if you want me to.”
mystiques-story-help-offered-full =
    Behind the kitchen clock lives old Marjolaine. Her whiskers are white, and she hears everything, because if you live in a clock you learn to listen.

    That evening she put her nose out between the seven and the eight. “Twice you have gone out,” she said, “and twice you have come home with empty paws. There is nothing wrong with you. The night was too short, that’s all.”

    She patted the big hand. “I could lean on this one a little. I have grown rather heavy, that is the good thing about cake. Then the night lasts longer. And in my cupboard there is cheese, two pieces for each of you.”

    The mice looked at one another. “You may say yes,” said Marjolaine, “and you may say no. I shall not be cross. Some people like to climb the stairs by themselves, and some like a paw to hold.”

mystiques-story-help-taken-title = The Big Hand
mystiques-story-help-taken-line = Marjolaine leans on the big hand, and the night becomes a little longer.
mystiques-story-help-taken-short = “Yes, please!” say the mice. Marjolaine hands out the cheese, then she sits down on the big hand with all her weight. “Tick,” says the clock, and after that it says nothing for a long while. “Run along,” she says. “I’ve got it.”
mystiques-story-help-taken-full =
    “Yes, please,” said the mice, all at the same time. It is hard to be the first to say it, and quite easy to be the second.

    Marjolaine opened her cupboard, which was a matchbox. It smelt of pepper and of Sundays. Everybody got two pieces of cheese, and the youngest got the ones with the fewest holes.

    Then she climbed up on the big hand, sat down, and took out her knitting. “Tick,” said the clock. It took a deep breath to say “tock”, and could not manage it.

    “Run along,” said Marjolaine, counting her stitches. “I’ve got it. If my arms get tired I shall think about cake.” And the mice ran, and the night waited for them.

mystiques-story-help-declined-title = By Ourselves
mystiques-story-help-declined-line = “Thank you, but tonight we would like to try by ourselves,” say the mice.
mystiques-story-help-declined-short = “Thank you,” say the mice, “but we would like to try once more by ourselves.” Marjolaine nods so hard that her white whiskers tremble. “Then I shall keep the soup warm,” she says. It is nice to know that somebody is waiting up.
mystiques-story-help-declined-full =
    “Thank you,” said the mice, and they meant it. “But we would like to try once more by ourselves. We know now where the stairs creak.”

    Marjolaine was not cross. She nodded so hard that her white whiskers trembled. “I was just the same,” she said. “I once carried a whole walnut up eleven stairs, and I let nobody push.”

    “And did you get it to the top?” somebody asked. “At the fourth try,” said Marjolaine. “It was empty. But it was the best walnut of my life.”

    Then she drew her nose in between the seven and the eight. “I shall keep the soup warm,” said her voice inside the clock. It weighs nothing to know that somebody is waiting up for you, and it warms you all the way.

mystiques-choice-take-help = Every mouse gets two cheeses, and the end marker lies further away: one page for each lost try after the first.
mystiques-choice-go-alone = Everything stays as it is. Next time Marjolaine will ask again.
