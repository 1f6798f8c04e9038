# The story of this chapter: every passage has a title and three lengths (one sentence, short, a page for bedtime).

mystiques-story-first-frost-opening-title = The First Frost
mystiques-story-first-frost-opening-line = The first frost is here, and the rats have stolen all the winter grain.
mystiques-story-first-frost-opening-short = Tonight the first frost has turned the windows of the old mill white. And the winter grain is gone: only a trail of it is left, running from the kitchen to the granary. Captain Vurst’s rats! The mice button up their coats and set out without a sound.
mystiques-story-first-frost-opening-full =
    That night the cold came in without knocking. It drew ferns on the windows of the old mill, it made the beams creak, and in the hearth the last ember winked once and went to sleep.

    In the kitchen wall, behind the salt box, six small mice were wide awake. They had just opened the winter chest, and the winter chest was empty. Not a hazelnut, not one grain of wheat. “Even the crumbs!” wailed Filch, who had hidden them himself.

    Aubin lifted the candle. On the floor, golden grains made a little road: under the door, across the kitchen, and away towards the granary. Beside the grains there were footprints. Broad ones, with claws.

    “Captain Vurst’s rats,” said Mélisse very quietly. Rivette rolled up her sleeves, which took a while, because her pockets were full of screws.

    “The winter grain belongs to everybody,” said Aubin. “Let’s go and fetch it.” And one behind the other, tails held high, the mice went out into the night.

mystiques-story-first-frost-jar-title = The Jar
mystiques-story-first-frost-jar-line = In the pantry a tiny cockroach is tapping at the inside of a jam jar.
mystiques-story-first-frost-jar-short = In the pantry something is tapping on glass: a tiny cockroach, trapped under a jam jar. His name is Grigou, and he is dreadfully cold. Freeing him will take time. But he seems to know a great deal about the rats.
mystiques-story-first-frost-jar-full =
    Tap, tap, tap. It came from the bottom shelf. Under an upturned jam jar stood a tiny cockroach, knocking on the glass with a crumb of bread.

    “Good evening,” he said politely, and his voice sounded like somebody at the bottom of a well. “My name is Grigou. The rats put me here because I was counting their sacks. I am rather good at counting, you know.”

    He shivered so hard that the jar rang. A cockroach, whispered one of the mice, you never know. Yes, said another, but a cockroach who is cold is first of all somebody who is cold.

    The jar was heavy. It would take a spoon, and patience, and quite some time. And there, on the edge of the shelf, lay biscuit crumbs that nobody had noticed yet.

mystiques-story-first-frost-grigou-title = A Friend on Six Legs
mystiques-story-first-frost-grigou-line = Free again, Grigou sends one of the marksmen after a cheese that does not exist.
mystiques-story-first-frost-grigou-short = One, two, three… and over goes the jar! Grigou shakes out his feelers and runs ahead. “I shall tell them about a huge cheese in the cellar,” he says. “There is no cheese in the cellar.” When the mice reach the granary, one marksman will be missing.
mystiques-story-first-frost-grigou-full =
    The spoon slid under the jar, four mice sat down on the handle, and over it went. Grigou came out backwards, shook his feelers, first one and then the other, and made a proper bow.

    “Rats up there, marksmen, and a centipede, snoring,” he recited. “I do not care for people who put people under jars. Kindly wait a moment.”

    He vanished under the skirting board. From far away they heard his small voice: “Mister Marksman! A cheese as big as a millstone, down in the cellar, and nobody minding it!” Then a gallop, elbows on the stairs, and silence.

    “Is there really a cheese?” somebody asked hopefully. “Not a rind,” said Grigou, coming back, and he laughed so much that he had to sit down. It was later now, that was true. But the mice had one more friend.

mystiques-story-first-frost-crumbs-title = Crumbs for the Road
mystiques-story-first-frost-crumbs-line = With biscuit crumbs in their pockets, the mice hurry on to the granary.
mystiques-story-first-frost-crumbs-short = “We’ll be back!” the mice promise, and push a crumb under the rim of the jar. The rest of the biscuit they share as they run. It warms the stomach, and a warm stomach makes you brave.
mystiques-story-first-frost-crumbs-full =
    “We shall come back for you,” the mice promised. “Mouse’s honour.” Grigou nodded behind the glass. “Please do,” he said. “I shall count the shelves again in the meantime.”

    They slipped a crumb under the rim of the jar, just enough for a cockroach’s supper. The rest of the biscuit was shared at a run, a bite for everyone and the crispest for the last.

    It is a curious thing about biscuits: you think they are in your stomach, and then you feel them all the way down to your knees. The mice took the stairs two at a time.

    Behind them a small voice went on counting in the dark: seven shelves, eight shelves… Nobody laughed. And nobody forgot the promise.

mystiques-story-first-frost-granary-title = The Granary Door
mystiques-story-first-frost-granary-line = Behind the granary door there is singing and squabbling, and a smell of grain.
mystiques-story-first-frost-granary-short = The granary door stands ajar. Behind it rats are singing out of tune and squabbling over who shall sleep on the biggest heap. A whole winter’s grain shines in the moonlight. The mice look at one another: now.
mystiques-story-first-frost-granary-full =
    At the very top of the stairs a strip of light lay under the door. It smelt wonderful: of wheat, of August sun, of bread before it is bread.

    Behind the door somebody was singing. “A sack for me, a sack for me, and for the mice, no grain for tea!” It was not a good song, and they sang it badly, too.

    “I’m sleeping on the big heap!” “No, I am!” “I carried it up!” “You carried an empty sack, I saw you!” There was a slap, then the sound of a sack falling over, then a long rain of grain.

    For one second the mice put their noses together, as you do to lend each other courage. Then one of them pushed the door. And the door, of course, squeaked.

mystiques-story-first-frost-won-title = The Winter Grain
mystiques-story-first-frost-won-line = The rats run for it, and the winter grain is back in its chest.
mystiques-story-first-frost-won-short = The last rat bumps down the stairs on his behind. The grain is there, every sack of it! All night long the mice carry it down. But in the morning a little striped blanket in the chest lies empty: where is Muscadin?
mystiques-story-first-frost-won-full =
    The last rat meant to leave with dignity. He slipped on a grain of wheat and went down the whole staircase on his behind, step by step, saying “ow” at every one.

    Then it was quiet, and in the middle of the quiet lay the grain. It reached up to the beams. One of the mice dived into it as if it were a lake, and only the tip of a nose came up again.

    All night the mice took the sacks down. Rivette had made a slide out of a gutter and a lick of soap, and through the walls you could hear the wheat running like a small golden river. Mélisse cooked soup. Aubin counted the sacks, got it wrong, began again, and found that it came out right.

    Only in the morning, when it was time to wake everybody for the soup, did they notice. At the bottom of the chest, where Muscadin the little dormouse always sleeps, there was nothing but a striped blanket. And under it, a footprint. A broad one, with claws.

mystiques-story-first-frost-lost-title = Tomorrow There Will Be Another Night
mystiques-story-first-frost-lost-line = Tonight the rats keep the grain; but tomorrow there will be another night.
mystiques-story-first-frost-lost-short = Dawn turns the windows grey, and it is time to go home. The rats lie snoring on the grain with round stomachs. It is not over: sleep well and you wake up cleverer. And tonight the mice will know the way already.
mystiques-story-first-frost-lost-full =
    Far away a cockerel crowed, and the windows turned grey. By day the mill belongs to the miller’s big boots. It was time to go home.

    One after the other the mice slipped in behind the salt box. The ones the rats had caught came last, offended but all in one piece: they had been locked up in a boot, and there is always a hole in a boot.

    Nobody said very much. Mélisse handed out herb tea and bandages, and even a honey drop each, which on a day without grain is a great thing.

    “I counted the stairs,” said somebody in the dark. “There are eleven, and the sixth one creaks.” “And I saw where they hang their lantern,” said somebody else. Whiskers smiled in the dark. Tomorrow there would be another night. And tomorrow they would know all that already.

mystiques-choice-free-grigou = The hourglass moves on a page, and one fewer elite rat waits in the granary. Grigou will not forget it.
mystiques-choice-hurry-on = Every mouse gets two cheeses. In the granary everybody is waiting.
