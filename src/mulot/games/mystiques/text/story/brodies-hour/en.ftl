# The story of this chapter: every passage has a title and three lengths (one sentence, short, a page for bedtime).

mystiques-story-brodies-hour-opening-title = The Mice Hold Council
mystiques-story-brodies-hour-opening-line = Brodie, the miller’s cat, no longer sleeps at night: he needs a bell.
mystiques-story-brodies-hour-opening-short = There is no going to see the captain: ever since the moon has been shining into the mill, Brodie the cat has been walking about all night without a sound. The mice hold council. If only you could hear him coming! There is a bell, lost somewhere in the granary…
mystiques-story-brodies-hour-opening-full =
    The council was held under the sink by the light of half a candle. It was about the cat.

    Brodie was not wicked. He was a cat. Since the attic window had been opened he had the moon in his eyes and slept no more. He walked about everywhere on his soft pads and made no more noise than a thought. How was anybody to visit the captain with that in the corridors?

    “We ought to be able to hear him coming,” said Mélisse. “We ought to give him a bell,” said Aubin. Everybody thought it a splendid plan. Then everybody was silent, because there was one small question left, and nobody wanted to ask it.

    “And who’s going to tie it on?” said Filch at last. They say that other mice, long ago, got no further than that. But not the mice of the mill. “We are,” they said, all together. The old goat’s bell had dropped in the granary at the last harvest. Now it only had to be fetched.

mystiques-story-brodies-hour-muscadin-title = Muscadin’s Grape
mystiques-story-brodies-hour-muscadin-line = Muscadin, between two dreams, gives you his finest grape.
mystiques-story-brodies-hour-muscadin-short = Muscadin opens one eye as you go by. “For the cat,” he says, “or for the rats. It rolls very well.” And with his foot he pushes a grape towards you that is almost as big as he is.
mystiques-story-brodies-hour-muscadin-full =
    They went past the chest on tiptoe, but Muscadin opened one eye all the same.

    “Good morning,” he breathed. “You’re going to bell the cat. I heard it all in my sleep.” He felt about under his pillow and pushed out, with one foot, a smooth round grape almost as big as himself. He had been keeping it since the harvest.

    “You can eat it,” he said, “but mostly, it rolls. Rats fall over it and cockroaches run after it. It’s for you, because you sang me the song.”

    They wanted to hug him. But he had gone back to sleep, with one paw still held out where the grape had been.

mystiques-story-brodies-hour-granary-title = Waiter! Soup!
mystiques-story-brodies-hour-granary-line = The bell shines at the back of the granary, and the rats are using it for a dinner bell.
mystiques-story-brodies-hour-granary-short = There is the bell, in the corner, half buried in wheat. But the rats found it first: they shake it when they want their soup. “Ding! Waiter!” Somebody will have to interrupt the service.
mystiques-story-brodies-hour-granary-full =
    “Ding! Waiter!” “Ding! Ding! One soup!” In the granary the rats had settled down as if in a restaurant. They had napkins round their necks, a menu written in chalk, and at the back, in the corner, a bell for service.

    The bell was round and golden, with a slit like a smile. It was the old goat’s bell.

    “Louder!” said a rat, shaking it. “Is the cook deaf?” “You’re the cook.” “Oh yes.”

    The mice crept along the wall. You cannot steal a bell quietly: making a noise is its profession. So first of all the restaurant had to be closed.

mystiques-story-brodies-hour-bell-title = Ding?
mystiques-story-brodies-hour-bell-line = The bell is yours: muffle it, or let it ring?
mystiques-story-brodies-hour-bell-short = The bell is in your paws, and it wants to ring. You can stuff it with wool, stitch by stitch, and nobody will hear it coming. Or you set off at once, ding, ding, ding: then the rats in the kitchen will come and look.
mystiques-story-brodies-hour-bell-full =
    It was heavier than they had thought, and as cool as an apple. Two of them lifted it. “Ding,” it said at once, very pleased.

    “Shh!” “Ding?” There was nothing to be done. A bell is like Muscadin in the morning: it has to come out.

    They could stuff it with wool. Dame Arantelle had left whole balls of it, and with a little patience it could have a coat, and a cap, and even a scarf. That would take time.

    Or they could go at once and sing over it. The cat has good ears, and so have the rats. But sometimes arriving quickly is half of arriving.

mystiques-story-brodies-hour-wool-title = A Coat of Wool
mystiques-story-brodies-hour-wool-line = The bell, in a woollen coat, can only say “dmm”.
mystiques-story-brodies-hour-wool-short = Knit one, purl one: the bell has a coat. “Dmm,” it says, offended. They roll it to the kitchen without waking a fly. Only the clock has not waited.
mystiques-story-brodies-hour-wool-full =
    Knit one, purl one. They had taken two splinters for needles, and they took turns. The first mouse did the collar, the second the sleeves, until she remembered that a bell has no arms.

    In the end it looked like a chilly little man. They gave it a shake to see. “Dmm,” it said, in a voice from inside a cupboard. They shook it harder. “Dmm, dmm.” It was perfect.

    They rolled it along the walls to the kitchen. The rats on guard had their backs turned and were talking about cheese. On the door handle a fly was asleep: she did not wake up.

    Only the clock had not waited. Clocks cannot knit.

mystiques-story-brodies-hour-ring-title = Ding! Ding! Ding!
mystiques-story-brodies-hour-ring-line = Ding, ding, ding! The whole mill knows that you are coming.
mystiques-story-brodies-hour-ring-short = Ding, ding, ding! The bell sings, the mice sing over it, and they cross the mill like a brass band. Two rats run to the kitchen to see who is giving a ball. All over the mill it will be remembered.
mystiques-story-brodies-hour-ring-full =
    “If they’re going to hear us anyway,” said one of the mice, “let it be pretty.” And she began to sing.

    Ding, ding, ding! They marched through the pantry in step, the bell in the middle, like a village band. They sang the hazelnut song, and the one about the sleeping miller, and another that nobody knew the words to.

    Heads came out of holes. A field mouse clapped. Even the old portraits on the wall seemed to be listening. “It’s the bell for the cat!” people said. “They’re going to do it! They’re really going to do it!”

    In the kitchen two rats put down their cards. “Did you hear that?” “Yes.” “It was nice.” “Yes.” “Shall we?” “Let’s.” And behind them, under the table, two green eyes opened.

mystiques-story-brodies-hour-kitchen-title = Two Green Moons
mystiques-story-brodies-hour-kitchen-line = In the kitchen two green moons light up: it is Brodie.
mystiques-story-brodies-hour-kitchen-short = The kitchen is empty, and the moon lies on the tiles. Then there are two more moons, green ones, and they blink. Brodie gets up, stretches all the way and smiles. He thinks somebody has come to play.
mystiques-story-brodies-hour-kitchen-full =
    The kitchen was empty. The moon had laid a big white square on the tiles, and the clock said tick, and after a while tock.

    “He isn’t here,” breathed one of the mice. Then, under the table, there were two more moons. They were green. They went out, and they came on again, a little nearer.

    Brodie got up. It took a long time, because there was a great deal of Brodie. He stretched in front, he stretched behind, he looked at the mice one after the other, and he purred. It made the saucepans tremble.

    He meant them no harm. He wanted to play. That is the terrible thing about cats: they play so well, and we are so small.

mystiques-story-brodies-hour-clock-title = The Clock Strikes
mystiques-story-brodies-hour-clock-line = The clock strikes three, the hour when cats chase after nothing.
mystiques-story-brodies-hour-clock-short = Dong, dong, dong. Three o’clock: Brodie’s hour, when cats begin to chase after nothing at all. There is galloping in the corridors. It is time to hurry.
mystiques-story-brodies-hour-clock-full =
    Dong. Dong. Dong. The big clock struck three, and at the third stroke something went through the mill at a gallop.

    Everyone who lives with a cat knows that hour. The cat is sitting there, as good as gold, and suddenly he remembers something. Nobody knows what. He is off like an arrow, up one staircase, down another, he leaps upon a shadow, catches it, and lets it go.

    Somewhere a flowerpot fell over. “Brodie’s hour,” said one of the mice, straightening her scarf. “How long does it last?” asked another.

    “An hour,” said the first. It was not very comforting, but at least it was clear.

mystiques-story-brodies-hour-thread-title = The Thread Still Holds
mystiques-story-brodies-hour-thread-line = The thread that held above the race comes along: hook and thread are in the stash.
mystiques-story-brodies-hour-thread-short = On the nail by the door hang hook and thread, dry again and neatly coiled. “It held us above the race,” say the mice. “It will hold us above the cat.” So it comes along.
mystiques-story-brodies-hour-thread-full =
    Hook and thread were hanging on the nail by the door. The thread had dried in the draught, and somebody had coiled it so neatly that it looked like a snail.

    “It held all of us above the race,” said one of the mice. “Not one sock got wet.” “One sock got wet,” said another. “But it held.”

    They passed it from paw to paw. There are things that you trust because you are told to, and things that you trust because once, in the middle of the dark, they did not let you fall.

    So the thread came along, over a shoulder, under an arm, round a waist. You cannot catch a cat with it. But you can get across where a cat would never think of crossing.

mystiques-story-brodies-hour-slippers-title = Slippers of Wool
mystiques-story-brodies-hour-slippers-line = Dame Arantelle has knitted slippers for mice who tread softly: one fewer rat will hear you.
mystiques-story-brodies-hour-slippers-short = Under the sink stands a parcel, tied with a very strong thread. “For people who know how to walk,” says the label. In it are slippers of grey wool. In the granary one guard has turned over and gone back to sleep.
mystiques-story-brodies-hour-slippers-full =
    Under the sink stood a parcel, tied with a very thin and very strong thread. “For people who know how to walk,” said the label, in a pointed hand. “A.”

    In it lay slippers of grey wool, four for each mouse, the left ones marked with a small L. “Dame Arantelle,” they whispered. “Because we did not touch her webs.”

    They put them on at once. It was like walking on the inside of a cloud. Somebody dropped a spoon, only to hear whether there were still noises in the world.

    In the granary one of the guards lifted his head, listened, heard nothing at all, and went home to bed. Nobody had told him to. But it was so wonderfully quiet.

mystiques-story-brodies-hour-won-title = The Cat That Tinkles
mystiques-story-brodies-hour-won-line = Click! The bell is round the cat’s neck: from now on you will hear him coming.
mystiques-story-brodies-hour-won-short = Click! Brodie stops, astonished. He turns his head: ding. He jumps: ding, ding. Overjoyed, he chases his own noise all round the kitchen. He has never had so fine a toy. And the mice have the corridors to themselves at last.
mystiques-story-brodies-hour-won-full =
    Click! One small paw had passed the ribbon round, another had tied it, and everybody had dived under the dresser. They waited.

    Brodie did not move. He looked like somebody who has just been told a secret. He put his head on one side: ding. He put it on the other: ding. His eyes grew round.

    Then he leapt. Ding, ding, ding! He hid behind the curtain and attacked himself, he ran three times round the table after that wonderful little noise that was always just as fast as he was. At last he lay down on his back, out of breath and happy, and purred, and shook his chin, only to hear it.

    Ever since that night, you can hear the cat coming. “Nobody ever dared before,” people said at the mill. “Nobody ever dared together,” said the mice. And already they were looking over to the wheel house, where a lantern shone.

mystiques-story-brodies-hour-lost-title = Under the Laundry Basket
mystiques-story-brodies-hour-lost-line = Brodie has put all the mice under the laundry basket and fallen asleep on top.
mystiques-story-brodies-hour-lost-short = The game is over: Brodie has tidied the mice away under the laundry basket and lain down on top of it. He is so pleased that he snores. In the morning the miller’s wife lifts the basket for the washing, and everybody is off. They will play again.
mystiques-story-brodies-hour-lost-full =
    Brodie played for a long time, and very well. Then, like a tidy child, he put his toys away: one mouse, two mice, three mice under the laundry basket, and himself on top, curled round.

    Under the wickerwork it was soft, and it smelt of lavender. “There are worse places,” said a voice in the dark. “He snores louder than Muscadin,” said another.

    In the morning the miller’s wife picked up the basket for the washing. Brodie said “mrrow”, and the mice said “whisk”. They were already behind the salt box, out of breath, ruffled, and scented with lavender.

    “He’s got one weakness,” said one of the mice. “When he stretches, he shuts his eyes. I counted: three seconds.” “Three seconds,” said another thoughtfully. “That’s enough for a knot.” Tonight they would go back.

mystiques-choice-muffle-the-bell = The hourglass moves on a page, but Brodie will be alone in the kitchen.
mystiques-choice-let-it-ring = Two rats wait in the kitchen with Brodie. The whole mill will remember it.
