# The story of this chapter: every passage has a title and three lengths (one sentence, short, a page for bedtime).

mystiques-story-webs-and-legs-opening-title = A Light in the Attic
mystiques-story-webs-and-legs-opening-line = A light is blinking in the attic, and all the wool in the mill is gone.
mystiques-story-webs-and-legs-opening-short = In the attic a small light is making signals. And since this morning there is not a ball of wool, not a slipper, not a blanket to be found: somebody has pulled it all upstairs. The mice have cold ears. They take the stairs past the millstones.
mystiques-story-webs-and-legs-opening-full =
    In the morning a ball of wool was missing. At noon it was the slippers. In the evening, when they wanted to tuck Muscadin in, the striped blanket was gone, and the blue one, and the one with the ducks.

    All the threads ran the same way: under the door, up the stairs, towards the attic. Somebody up there had pulled and pulled and never stopped.

    “That is Dame Arantelle,” said Sélène, who reads the stars and does not say much. “The spider of the rafters. She wraps up whatever she finds. And the light behind her web is the captain’s lantern: he is signalling to his rats, and we see nothing, because the window has been sewn shut.”

    “There’s a noise in the granary, too,” said Aubin. “As if somebody were trying on shoes. A great many shoes.” Filch looked at his bare feet, sighed, and up they went.

mystiques-story-webs-and-legs-muscadin-title = Muscadin’s Hazelnuts
mystiques-story-webs-and-legs-muscadin-line = Muscadin has woken up on purpose and slips a hazelnut into every pocket.
mystiques-story-webs-and-legs-muscadin-short = Muscadin has woken up just to see you off. “It’s because of the other night,” he says, and slips a hazelnut from his secret store into every pocket. Then he falls asleep standing up, against the door.
mystiques-story-webs-and-legs-muscadin-full =
    At the foot of the stairs somebody was waiting in pyjamas, with very small eyes. It was Muscadin. He had woken up on purpose, and you could tell, because he was holding his pillow upside down.

    “It’s because of the other night,” he said. “You sang me the song. So here.” Out of his sleeve, one by one, he took the hazelnuts of his secret store, the one that not even Filch knew about.

    One for every pocket. They protested; he did not listen. “It’s cold up there, and webs are sticky,” he said. “A hazelnut helps.”

    Then he said “good morning”, which with him means good night, and fell asleep standing up against the door, with a big smile.

mystiques-story-webs-and-legs-webs-title = The Great Curtain
mystiques-story-webs-and-legs-webs-line = A great curtain of webs hangs across the attic: the candle, or a soft tread?
mystiques-story-webs-and-legs-webs-short = The attic has vanished behind a curtain of webs, embroidered with wool and slippers. The candle will melt it like snow, but it can be seen from afar. Without the candle you can slip between the threads, and Dame Arantelle will think it is the wind.
mystiques-story-webs-and-legs-webs-full =
    It was beautiful, you had to admit. From beam to beam the web hung like the curtain of a theatre, and in every fold something shone: a ball of wool, a slipper, a teaspoon, a cap.

    They touched it with the tip of a whisker. It was sticky. Get your paws into it and you have to wriggle, and the more you wriggle, the more you knit.

    “I’ve got the candle,” said one of the mice. A little warmth, and the whole curtain would roll itself up like an old sock. Only, a light that moves about in the attic can be seen all over the mill, and then the wheel of trouble begins to turn.

    “Or we go softly,” said another. “Between the threads. She won’t feel a thing. Some of her people are still asleep.” The curtain quivered a little, as if it were listening.

mystiques-story-webs-and-legs-candle-title = The Candle
mystiques-story-webs-and-legs-candle-line = The candle passes by, and the webs roll themselves up like old socks.
mystiques-story-webs-and-legs-candle-short = The flame touches nothing: its warmth is enough. The webs curl up, roll over and drop, puff, puff, puff. The way is clear, right up into the rafters. But down below a rat’s voice asks: “Who put the light on?”
mystiques-story-webs-and-legs-candle-full =
    Two of them held the candle, quite straight, with a paw before the flame. Nothing was to burn, only to get warm. They had learnt it at home, with pancakes.

    And the curtain curled up. The threads began to frizz and roll and drop in soft little parcels: puff, puff, puff. It rained slippers. Somebody found her cap again and put it on at once.

    The way was clear to the very end, and up in the rafters the webs were letting go, too, one by one, with the sound of a button coming off.

    “Who put the light on up there?” cried a voice, far away in the mill. They blew the candle out. A little too late.

mystiques-story-webs-and-legs-softly-title = Hush…
mystiques-story-webs-and-legs-softly-line = Between two threads, without a sound: Dame Arantelle thinks it is the wind.
mystiques-story-webs-and-legs-softly-short = One paw, then the other. Stomach in, ears flat. Up there a small troop of cockroaches is asleep in silken hammocks; nobody wakes them, and they will not turn up tonight.
mystiques-story-webs-and-legs-softly-full =
    “Stomachs in, ears flat, and think of a feather,” whispered the one in front. They thought of a feather.

    It was like walking through a harp without letting it sound. One paw, then the other. A tail brushed a thread, and everybody froze. The thread said “zing”, very low.

    “Is that you, wind?” asked a voice above, a fine, well-bred voice. One of the mice blew softly between her teeth: “Hoooo.” “Ah, good,” said the voice.

    Under the beams some of the guards lay asleep in silken hammocks with their feet crossed. The mice crept past below, holding their breath. Those guards would not be seen again tonight. Now they only had to watch where they put their feet.

mystiques-story-webs-and-legs-rafters-title = The Weaver
mystiques-story-webs-and-legs-rafters-line = Dame Arantelle is knitting in the rafters: “More visitors? I shall wrap you up.”
mystiques-story-webs-and-legs-rafters-short = In the middle of her web Dame Arantelle is knitting with four needles and having tea with two other legs. “Visitors!” she says. “Keep still, I shall wrap you up.” She is not wicked. She likes everything to be tidy.
mystiques-story-webs-and-legs-rafters-full =
    The rafters were a cathedral, and in the middle of the cathedral sat Dame Arantelle, knitting. She had spectacles, eight eyes behind them, four clicking needles, and a cup of tea in a spare foot.

    “Visitors,” she said. “How untidy.” All around her everything was wrapped: the chairs, the trunks, a violin, a moon made of cardboard. Every parcel had a label on it in very fine writing.

    “Madam,” said one of the mice with a bow, “we should like our blankets, please.” “Your blankets are under B,” replied Dame Arantelle. “And you will go under M. Do keep still.”

    She put down her cup without spilling a drop and unrolled a thread. She did it so politely that they almost let her.

mystiques-story-webs-and-legs-centipede-title = A Hundred Little Feet
mystiques-story-webs-and-legs-centipede-line = In the granary Mister Millepas is trying on thimbles: he is one short.
mystiques-story-webs-and-legs-centipede-short = In the granary Mister Millepas, the centipede, has stolen every thimble in the mill. He is wearing ninety-nine. “Where is the hundredth?” he roars. “Who has the hundredth?” He walks, and everything shakes: clack, clack, clack, clack, clack.
mystiques-story-webs-and-legs-centipede-full =
    Clack, clack, clack, clack, clack, clack. It sounded like a regiment. But it was one gentleman.

    Mister Millepas, the centipede, was pacing up and down the granary. On every foot he wore a thimble. On every foot but one.

    “Ninety-nine!” he moaned. “The captain promised me a hundred if I kept the door. A hundred! And now I limp!” It was true: it went clack, clack, clack, clack… puff.

    He turned, and his little eyes fell on the paws of the mice. All those paws, with nothing on them. “It’s you,” he said in a terrible voice. “You’ve got my hundredth shoe!”

mystiques-story-webs-and-legs-pillow-title = The Flowered Pillow
mystiques-story-webs-and-legs-pillow-line = Muscadin, still asleep, lends his pillow: nobody hears you go up.
mystiques-story-webs-and-legs-pillow-short = Muscadin is asleep, just as you carried him. Only his pillow lies beside him, with a note: “For the stairs.” With a pillow under your paws no step creaks, and upstairs only a few have heard you.
mystiques-story-webs-and-legs-pillow-full =
    In the chest Muscadin was asleep, exactly as they had carried him home, his nose in his tail. Nothing had woken him: no rat, no clock, not even the soup.

    But beside him, neatly folded, lay the flowered pillow, and on it a note in round letters. “For the stairs,” it said. Nobody knew when he had written it. Perhaps dormice write in their sleep.

    They laid the pillow on the first stair, went up one, laid it on the next. No step creaked. It looked a little silly, and it was as quiet as snow.

    Up in the attic the cockroaches were holding a meeting. Hardly any of them had come, for hardly any of them had heard a thing. “Rrrron,” said Muscadin, far below, and smiled.

mystiques-story-webs-and-legs-won-title = The Moon Window
mystiques-story-webs-and-legs-won-line = The window is open, the moon comes in, and now you can see where Vurst is hiding.
mystiques-story-webs-and-legs-won-short = Mister Millepas has his hundredth thimble, Dame Arantelle has seen that two can tidy up together, and the blankets go downstairs again. The window is unpicked: in comes the moon. And over there, under the wheel house, shines the captain’s lantern.
mystiques-story-webs-and-legs-won-full =
    The hundredth thimble had simply fallen into the wheat. They gave it back to Mister Millepas, who put it on, went clack, clack, clack to the very end without one wrong note, and wept for joy out of all his eyes.

    Dame Arantelle had withdrawn to the highest beam. “Perhaps I overdid it,” she said. “I was told it would be of use to somebody.” When a mouse asked her, very politely, to teach her moss stitch, she turned almost pink. And that is how, from the next day on, there were knitting lessons every Thursday.

    They unpicked the window. The moon came in at once, like a friend who has been waiting outside, and sat down everywhere.

    They looked far out, over the roofs and the meadow. “There,” said one of the mice. Under the wheel house, just above the water, a lantern was blinking: long, short, short. Captain Vurst had an address.

mystiques-story-webs-and-legs-lost-title = A Noseful of Thread
mystiques-story-webs-and-legs-lost-line = With a noseful of thread the mice come down; they had been filed under M.
mystiques-story-webs-and-legs-lost-short = Dawn comes in through the cracks, and Dame Arantelle goes to bed. She had filed the mice under M and then, being honest, handed them back at the door. Whiskers are combed. They will come again.
mystiques-story-webs-and-legs-lost-full =
    When the cockerel crowed, Dame Arantelle took off her spectacles. “It is time,” she said. “I do not knit by day, it is bad for the eyes, and I have eight.”

    She had filed several mice under M, neatly tied, with a label. But you don’t keep people who haven’t been asked, however tidily: she set them down at the door one by one, nodded, and climbed back up her thread.

    At home they combed their whiskers for an hour. There was thread in every pocket, enough to make a hammock of.

    “It’s strong, her thread,” said one of the mice, pulling at it. “Very, very strong.” She looked as if she were thinking of something. That was a good sign. Tomorrow night they would try again.

mystiques-choice-light-the-candle = All the webs are gone, but three cheeses go on the wheel.
mystiques-choice-tread-softly = The webs stay, but two fewer cockroaches keep watch beside the spider.
