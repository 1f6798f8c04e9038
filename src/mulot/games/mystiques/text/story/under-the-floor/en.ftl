# The story of this chapter: every passage has a title and three lengths (one sentence, short, a page for bedtime).

mystiques-story-under-the-floor-opening-title = A Little Dormouse Is Missing
mystiques-story-under-the-floor-opening-line = The rats have carried Muscadin, the little dormouse, off under the floor of the mill.
mystiques-story-under-the-floor-opening-short = Muscadin, the little dormouse, has vanished, pillow and all. The rats are keeping him under the floor, in the gear pit, until he tells them where the other stores are. The trouble is, Muscadin is asleep. There are two ways to him: above, or below.
mystiques-story-under-the-floor-opening-full =
    You should know that Muscadin the dormouse sleeps eleven months out of twelve. He nods off when the first leaf falls, and if you wake him too early he says “good morning”, very politely, and goes back to sleep.

    The rats did not know this. They had carried him off, and his pillow with him, quite sure that anyone so plump must know every hiding place in the mill. “Talk!” they had been shouting for two days. And Muscadin answered: “Rrrron.”

    “He’s in the pit, under the millstones,” said Rivette, her ear to the floorboards. “I can hear him. Nobody else snores in F sharp.”

    Above, you could go through the pantry, where the rats make their rounds. Below, through the little hatch beside the stove: it is dark, it is narrow, and it smells of old cheese. “I rather like the sound of below,” said Filch. And the mice lit the lantern.

mystiques-story-under-the-floor-friend-title = Tap, Tap, Tap
mystiques-story-under-the-floor-friend-line = Tap, tap, tap: Grigou, the little cockroach, has told his cousins about you.
mystiques-story-under-the-floor-friend-short = Tap, tap, tap, under the floor. It is Grigou! “I told my cousins who got me out of the jar,” he explains. “Half of them have gone to bed. The other half, well, that’s family for you.”
mystiques-story-under-the-floor-friend-full =
    Tap, tap, tap. It came from under the floor. A board lifted, two feelers appeared, and at the end of the feelers, Grigou.

    “I thought you might come this way,” he said. “I worked it out: it is the third most likely.” He shook every paw that was held out to him, which took a while, as he had six of his own.

    “The people behind the stove are my cousins. I told them about the jar and the spoon and the biscuit. Half of them said, in that case, good night, and went to bed. The other half…” He sighed. “The other half is family.”

    Then he put the board back, quite straight, and they heard him walk away, counting the nails.

mystiques-story-under-the-floor-dark-title = Behind the Stove
mystiques-story-under-the-floor-dark-line = Behind the stove it is warm and dark, and something is scratching.
mystiques-story-under-the-floor-dark-short = Behind the stove the air is warm and smells of ash. The lantern lights a circle no bigger than a plate. Beyond the circle a great many little feet stop walking, all at the same time.
mystiques-story-under-the-floor-dark-full =
    The hatch fell shut, and the world above turned into sounds: the clock, the wind, the cat yawning.

    Down here it was warm. The lantern drew a circle of light as big as a plate, and through that circle passed things that had been lost for years: a button, a thimble, a marble, half a love letter.

    “Pliers!” cried one of the mice. She picked them up and pressed them to her heart. “Shh,” said the others.

    Then they heard the feet. Many feet, very small ones. They pattered and pattered, and suddenly they stopped, all together, just at the edge of the light. It is polite to stop. But it is not exactly comforting.

mystiques-story-under-the-floor-pit-title = The Pit of Gears
mystiques-story-under-the-floor-pit-line = At the bottom of the gear pit somebody is snoring in F sharp.
mystiques-story-under-the-floor-pit-short = The great wooden wheels are asleep, tooth against tooth. Between them, on his pillow, Muscadin is snoring. The rats around him have stuffed their ears with breadcrumb: that is why they did not hear you coming. Not yet.
mystiques-story-under-the-floor-pit-full =
    The gear pit is the most serious place in the mill. Great wooden wheels stand there, tooth against tooth, and when the mill is working it is wise not to leave your tail lying about. Tonight they were asleep.

    In the middle, on a flowered pillow, Muscadin was asleep, too. He had his nose in his tail and was smiling at a dream about hazelnuts. “Rrrron,” he went. The screws trembled in their holes.

    The rats looked worn out. One of them was holding a slate on which he had written: “First day: snores. Second day: snores.” All of them had stuffed their ears with breadcrumb.

    Breadcrumb is a fine thing. The mice took three more steps and nobody moved. At the fourth, a rat turned round to yawn.

mystiques-story-under-the-floor-sleeper-title = The Sleeper
mystiques-story-under-the-floor-sleeper-line = Muscadin is sleeping like a log: carry him, or wake him?
mystiques-story-under-the-floor-sleeper-short = There is Muscadin, warm on his pillow. Carrying him asleep is quiet, but he is as heavy as a pudding and it will take time. Waking him is quick. But when Muscadin says good morning, the whole mill can hear it.
mystiques-story-under-the-floor-sleeper-full =
    “Muscadin,” they whispered. “Muscadin, it’s us.” The little dormouse opened one eye, said “five more minutes”, and closed it again.

    There were two ways of going about it. They could carry him, pillow and all. But a dormouse in autumn is a pudding with a tail: you have to stop and puff every ten steps, and the night waits for nobody.

    Or they could wake him properly. You only have to sing the hazelnut song into his ear. Then Muscadin gets up, stretches, and says good morning. The trouble is that he says it very, very loudly, because he is so pleased.

    The mice looked at each other. The pillow was waiting. So was Muscadin, in his way.

mystiques-story-under-the-floor-carried-title = On Tiptoe
mystiques-story-under-the-floor-carried-line = Pillow on their shoulders, the mice carry Muscadin away on tiptoe.
mystiques-story-under-the-floor-carried-short = All together under the pillow, as if to carry a king, the mice go with tiny steps. Every ten steps they stop and puff. Above them the clock strikes once more than they would like, but Muscadin does not move a whisker.
mystiques-story-under-the-floor-carried-full =
    They pushed their paws under the pillow, one at each corner. “On three,” said a mouse. “One, two…” “Rrrron,” said Muscadin, and off they went.

    It looked like the procession of a very small king. Ten steps, puff. Ten steps, puff. Once the pillow tilted and Muscadin rolled to the edge; a tail caught him just in time, and he said thank you without waking up.

    The gears were still asleep. Up above, the clock struck once more than they would have liked: time passes quickly when you are carrying a pudding.

    But not one rat had heard. And since that night everybody knows that the best way to carry a dormouse is together.

mystiques-story-under-the-floor-awake-title = Good Morning, Everybody!
mystiques-story-under-the-floor-awake-line = “GOOD MORNING, EVERYBODY!” shouts Muscadin, and the whole mill hears it.
mystiques-story-under-the-floor-awake-short = At the third hazelnut of the song Muscadin sits bolt upright and shouts good morning. The rats upstairs come at a gallop! But he is wide awake, he laughs, he hugs everyone, and he will never forget this.
mystiques-story-under-the-floor-awake-full =
    They sang very softly. At the first hazelnut he twitched an ear. At the second he smiled. At the third he sat bolt upright, threw his arms wide and shouted: “GOOD MORNING, EVERYBODY!”

    The gears hummed with it. Dust a hundred years old came down from the ceiling. Somewhere above a rat’s voice said, “What was that?”, and a great many feet replied.

    “Oh,” said Muscadin, noticing the lantern, the pit and all those crooked whiskers. “Is this a bad moment?” Then he kissed everyone on both cheeks and left nobody out.

    “You came to fetch me,” he said. “All this way. In the dark.” There were tears in his eyes. “I shall remember it even when I’m asleep.” And he rolled up the sleeves of his pyjamas.

mystiques-story-under-the-floor-jar-title = The Promise of the Jar
mystiques-story-under-the-floor-jar-line = The mice go back for Grigou first, as they promised, and the clock goes on ticking.
mystiques-story-under-the-floor-jar-short = A promise is a promise: before they go below, the mice turn the jar over. Grigou steps out, quite blue. “Eleven hours and six minutes,” he says. “I counted.” He is not angry. But that took a while.
mystiques-story-under-the-floor-jar-full =
    “We said we would come back,” said the mice, and so they did. The pantry was quiet now, and under the jam jar two feelers were still tapping, only more slowly.

    The spoon went under the rim, everybody sat down on the handle, and over went the jar. Grigou came out backwards and quite blue. “Eleven hours and six minutes,” he said. “I counted the shelves forty times. There is one too many.”

    They rubbed his feet, all six of them, and that takes time. Nobody scolded. But nobody found anything to say, either, until one of the mice said: “We are sorry. We were in a hurry.”

    “People are,” said Grigou politely. He kept the biscuit crumb for later. And somewhere below, the first cheese was already on the wheel.

mystiques-story-under-the-floor-won-title = A Thimble of Warm Milk
mystiques-story-under-the-floor-won-line = Muscadin is home again, with a thimble of warm milk and three blankets.
mystiques-story-under-the-floor-won-short = Back to the kitchen! Mélisse warms a thimble of milk, and Muscadin tells what he heard between two dreams: the rats have stopped the great wheel, out there by the water. Then he yawns. The rest is for tomorrow.
mystiques-story-under-the-floor-won-full =
    They put the hatch back, set the big cookery book on top of it, and only then did they breathe.

    Mélisse warmed some milk in a thimble. Muscadin drank one half of it; the other half he wore as a moustache. They gave him three blankets, and then a fourth, because he smiled so nicely.

    “I heard things in my sleep,” he said. “It’s convenient, people aren’t so careful. Their captain has had the great wheel stopped. They took the crank off and threw it in the water. When the wheel doesn’t turn there’s no flour, and no bread, and no crumbs. And hungry mice, he says, go away by themselves.”

    Rivette turned quite pale. “The crank,” she repeated. “In the water.” But Muscadin was already asleep, and you do not wake a dormouse twice in one night.

mystiques-story-under-the-floor-lost-title = See You Tomorrow, Muscadin
mystiques-story-under-the-floor-lost-line = Muscadin sleeps one more night among the rats; he will not even notice.
mystiques-story-under-the-floor-lost-short = Daylight comes between the boards, and it is time to go up. Muscadin is still snoring on his pillow. At least he isn’t frightened: he thinks it’s Sunday. And now the mice know the way.
mystiques-story-under-the-floor-lost-full =
    Between the floorboards, stripes of daylight appeared, thin as threads. The miller’s big boots began to walk about upstairs, and the mice went home.

    “Poor Muscadin,” said Mélisse. “Poor rats,” said Filch. “Another night of that snoring.” They did not want to laugh, and then they did, just a very little.

    Somebody had drawn the way on a scrap of cloth: the hatch, the stove, the shelves, the pit. Even the puddles were on it. “Tomorrow,” said the mice, “we save ten minutes on the puddles alone.”

    And at the bottom of the pit, on his flowered pillow, Muscadin turned over, smiled, and dreamt that somebody was coming to fetch him. He was right. He only had the wrong night.

mystiques-choice-carry-him = The hourglass moves on a page, but nobody hears you.
mystiques-choice-wake-him = Three rats and an elite rat come at once. Muscadin will not forget it.
