# The story of this chapter: every passage has a title and three lengths (one sentence, short, a page for bedtime).

mystiques-story-mill-race-opening-title = The Wheel Falls Silent
mystiques-story-mill-race-opening-line = The great wheel has fallen silent: its crank must be fished out of the water.
mystiques-story-mill-race-opening-short = For three days the great wheel has not turned. No flour, no bread, no crumbs. The crank lies at the bottom of the drain, beneath the mill-race. The mice take hook and thread, a scarf each, and go down to the cellar.
mystiques-story-mill-race-opening-full =
    You do not notice a sound that is always there. You notice it when it stops. For three days there had been no “flap, flap, flap” of the great wheel in the old mill, and the silence had made everyone a little quiet, too.

    The miller walked in circles and hit things. There was no flour, so no bread, so no crumbs. Filch had put another hole in his belt, with a thorn, sighing.

    “The crank is in the drain, under the race,” said Rivette. “A beautiful piece, iron, with a handle like a pear. Whoever throws a thing like that into the water has no heart.”

    But Ondine was smiling. She had been born in a nest of reeds, and water was the street she grew up in. She took hook and thread from the wall. “The race is in a hurry,” she said. “It carries off whatever lets itself be carried. So we shan’t.” And down they went through the cellar.

mystiques-story-mill-race-water-title = The Race
mystiques-story-mill-race-water-line = The water of the race runs black and quick: close the sluice, or trust the thread?
mystiques-story-mill-race-water-short = Here is the race: a ribbon of black water that shoots towards the wall and is gone. On the bank a rusty little sluice can stop it, if you take the time to turn it. Or you cross at once, by hook and thread, and never mind your socks.
mystiques-story-mill-race-water-full =
    The water ran in its bed of stone, quite black, with stars on it. It made no sound. That is the most serious sort of water, the sort that makes no sound.

    A dead leaf came past, turned once as if to say goodbye, and vanished under the wall. The mice watched it go.

    On the bank stood the sluice: a rusty little wheel the size of a soup plate. When it is closed, the water sleeps. But the rats had jammed it crooked, and it would take all of them to turn it, counting, and then starting again.

    And then there were the hook and the thread, neatly coiled and strong. With those you go across the top. You go quickly. You may get a little wet.

mystiques-story-mill-race-still-title = The Water Falls Asleep
mystiques-story-mill-race-still-line = The sluice creaks, the water stops, and two guards are left sitting in the mud.
mystiques-story-mill-race-still-short = One, two, turn! The sluice creaks, the water slows down, thinks about it, and stops. Tonight it will carry nobody off. And under the great wheel two rats, who were guarding the passage in a boat, find themselves sitting in the mud, deeply offended.
mystiques-story-mill-race-still-full =
    “One, two, turn! One, two, turn!” The little wheel shrieked like a castle gate. At the twentieth turn the water slowed down. At the thirtieth it seemed to think. At the fortieth it stopped, and the stars on it left off trembling.

    Then, far away, over by the wheel, somebody called: “Chief! The boat isn’t floating any more!” And another voice: “Row!” “I am rowing, chief!” “Row better!”

    An elite rat and his oarsman were sitting in an old slipper in the very middle of the mud. There they would stay till morning, medal and all, because an elite rat does not dirty his boots.

    The mice rubbed their sore paws and felt a great deal better.

mystiques-story-mill-race-thread-title = A Thread above the Water
mystiques-story-mill-race-thread-line = The hook bites, the thread goes taut, and the mice dance above the water.
mystiques-story-mill-race-thread-short = The hook flies, bites into the stone, and the thread sings. Above the current you put one paw before the other and do not look down. On the bank stands an old fishing box: somebody has left a good piece of cheese in it.
mystiques-story-mill-race-thread-full =
    The hook swung round once, twice, and flew off into the dark. Tick! It had bitten. They pulled: the thread went taut and began to sing, a thin little tune, like a contented gnat.

    “Don’t look at the water,” said one of the mice. “Look at the bottom of the one in front.” It was not very poetic, but it was excellent advice.

    Below, the current rushed along with its stars. It had all the time in the world to catch somebody, and nobody gave it the chance.

    On the stone stood an old fishing box, with dried worms in it, ugh, and underneath, in a paper, a piece of cheese that the miller had forgotten one Sunday in summer. They shared it at once. It tasted slightly of fish, but cheese is cheese.

mystiques-story-mill-race-drain-title = The Crank
mystiques-story-mill-race-drain-line = At the bottom of the drain something made of iron gleams under the water.
mystiques-story-mill-race-drain-short = Beneath the race the drain drips and echoes: plink, plink. In the middle of the water a handle like a pear just shows. The crank! But the cockroaches here have their bath on Saturdays, and it is Saturday.
mystiques-story-mill-race-drain-full =
    Plink. Plink. In the drain every drop has an echo, and every echo has a little brother. One mouse sneezed, and four mice sneezed far away, one after the other.

    The water was green and slow. You could see the bottom: a horseshoe, a spoon, a cup without a handle. And there, a little crooked, a handle in the shape of a pear. “The crank,” breathed somebody, the way you would say “the queen”.

    All one had to do was get into the water, take it, and get out again. Getting in is easy. Getting out is another story: the stone is slippery, and it helps if a friend holds out a paw.

    That was when they saw the bubbles. A row of bubbles, and then a row of feelers, very straight, with foam on them. They were disturbing the cockroaches’ bath.

mystiques-story-mill-race-wheel-title = Under the Great Wheel
mystiques-story-mill-race-wheel-line = The great wheel waits in the night, and the rats are having a picnic under it.
mystiques-story-mill-race-wheel-short = The great wheel stands as high as a church and drips in silence. Under it, on a cloth, the captain’s rats are having a picnic. There is the axle, with a square hole: just the size for a crank.
mystiques-story-mill-race-wheel-full =
    You never get used to the great wheel. You look up, and it goes on; you look up further, and still it goes on, until its paddles touch the stars.

    It did not move. Long beards of moss hung from its arms, and from every beard fell a drop, one after the other, as if it were counting while it waited.

    Under it, on a checked cloth, the rats were having a picnic. They had sausage, and gherkins, and a marksman at each corner of the cloth. “No flour, no mice,” one of them was explaining with his mouth full. “That’s strategy, that is.”

    In the middle of the wheel you could see the axle, and in the axle a square hole. The crank lay heavy in their paws. Now there was only a picnic to cross.

mystiques-story-mill-race-won-title = It Turns!
mystiques-story-mill-race-won-line = The crank turns, the wheel groans, and the mill begins to sing again.
mystiques-story-mill-race-won-short = Clack! The crank slides into its hole. Everybody pushes, the wheel groans, shivers… and turns! Flap, flap, flap. The miller opens his window in his nightcap and cannot make it out at all. Tomorrow there will be bread.
mystiques-story-mill-race-won-full =
    The crank went into its hole with a sound like good news: clack. Every paw took hold of it. “Push!” said somebody, and they pushed. Nothing. “Push better!” Then, high above, a paddle groaned, another answered, and the great wheel sighed like someone being woken up.

    And it turned. Flap. Flap, flap. Flap, flap, flap! The water climbed into the moon and fell back in pearls. The picnicking rats were rinsed, then soaked, then carried off, cloth and all, shouting that they would be back when it was dry.

    A window opened. The miller looked out in his nightcap and saw his wheel turning all by itself. He scratched his head. He closed the window. Some kinds of happiness are best not looked at too closely.

    But on the way home along the bank, one of the mice stopped. At the very top of the mill, in the attic window, a small light went on and off. Long, short, short. As if somebody were signalling.

mystiques-story-mill-race-lost-title = Wet to the Whiskers
mystiques-story-mill-race-lost-line = Wet to the whiskers, the mice go home to dry beside the oven.
mystiques-story-mill-race-lost-short = The water won tonight, but water is not unkind: it laid everybody out on the grass in a row, like washing. They dry off by the oven. Tomorrow they will tie one knot more.
mystiques-story-mill-race-lost-full =
    The ones the current had carried off found themselves on the grass at the end of the meadow, side by side like washing. Water is not unkind. It is only very busy.

    They squelched home, flip, flop, at every step. Mélisse had hung a string in front of the oven, and soon six scarves were steaming on it, and six caps, and one mouse who had asked to be hung up by the braces.

    “I drank half the race,” said a voice, upside down. “Then there’ll be less of it tomorrow,” said another, and somebody began to undo a knot in the thread so as to tie it better.

    The wheel was not turning yet. But if you listened hard in the dark, you could have sworn that it was waiting for somebody.

mystiques-choice-close-the-sluice = The hourglass moves on a page. The water stands still for the whole chapter, and two fewer guards wait under the wheel.
mystiques-choice-trust-the-thread = Every mouse gets a cheese. The current stays, and so do all the guards.
