# The story of this chapter: every passage has a title and three lengths (one sentence, short, a page for bedtime).

mystiques-story-captain-vurst-opening-title = The Captain’s Night
mystiques-story-captain-vurst-opening-line = The last night: the mice go down to the rat hole, to Captain Vurst.
mystiques-story-captain-vurst-opening-short = Under the roots, under the cellar, under the wheel house lies the rat hole. There Captain Vurst counts what does not belong to him. The mice go through the gear pit. He has had his sabre polished. He is waiting.
mystiques-story-captain-vurst-opening-full =
    Not much was said that evening. Mélisse buttoned all the coats herself, even those that were buttoned already. Rivette counted her screws. Sélène looked at the moon, nodded, and did not say what she had read there.

    Captain Vurst lived at the bottom of everything: under the roots, under the cellar, under the wheel house, in a hole so big that his voice went round it three times. They said that he had a throne. They said that he had a sabre, and a whip, and waxed whiskers. They said a great many things, and mostly it was he who said them.

    “He took the grain, the wheel, the wool and Muscadin,” said Aubin. “We have got it all back. He has nothing left but his big voice.” “And his rats,” said Filch. “And his rats,” said Aubin.

    Then each of them touched the next one’s paw, as they do at the mill before difficult things. The hatch of the gear pit opened without a squeak: Rivette had oiled it.

mystiques-story-captain-vurst-grigou-title = Grigou’s Cousins
mystiques-story-captain-vurst-grigou-line = Grigou and his cousins have put all the rats’ clocks back.
mystiques-story-captain-vurst-grigou-short = Two feelers come out of a crack: it is Grigou. “My cousins and I have put their alarm clocks back,” he says. “All of them. That makes the night a little longer for you.” He bows and adds: “For the spoon.”
mystiques-story-captain-vurst-grigou-full =
    Before the very first step a crack in the wall gave a polite cough. Out came two feelers, then Grigou, then a long line of cousins, all combed.

    “Good evening,” said Grigou. “I counted the rats’ alarm clocks. There were twelve. My cousins and I have put them back, one by one. The captain thinks it is yesterday.”

    “That makes the night a little longer for you,” he went on. “Not much. A page, if the night were a book.” They did not know how to thank him. He raised one foot, and then five more.

    “It is for the spoon,” he said. “And for the way you said: somebody who is cold. Nobody had ever said that of us.” And behind him the cousins wiped their feelers.

mystiques-story-captain-vurst-bell-title = You Can Hear Him Coming
mystiques-story-captain-vurst-bell-line = The whole mill heard you sing: a field mouse brings you disguises.
mystiques-story-captain-vurst-bell-short = Ding, ding: Brodie is walking about far away, and the whole mill remembers your band. A shy field mouse steps forward with a parcel. “We sewed these for you,” he says. “Rat tails, and whiskers. It’s for the song.”
mystiques-story-captain-vurst-bell-full =
    Ding, ding, went Brodie, far away on the first floor. You could hear him so well that you could have said which armchair he was in.

    At the edge of the hatch a field mouse was waiting with a parcel in his arms, red to the tips of his ears. “I heard you the other night,” he said. “With the bell. You were singing, and you were going to the cat. When I go to the cat, I don’t sing.”

    He opened the parcel. It was disguises: long tails made of string, whiskers of horsehair, ears of felt. “Everybody sewed,” he said. “Even my grandmother, and she doesn’t see well.”

    One of the tails was striped, to be sure. They rolled it all up carefully in the bag. There are nights when you feel that there are more of you than there are.

mystiques-story-captain-vurst-sergeant-title = The White Handkerchief
mystiques-story-captain-vurst-sergeant-line = An old rat steps out of the shadow waving a white handkerchief: he is hungry.
mystiques-story-captain-vurst-sergeant-short = An old rat sergeant steps forward, a white handkerchief on a fork. “Sergeant Rillette,” he says. “My men haven’t eaten for two days. The captain keeps it all.” He looks at your provisions. Share, or stand firm?
mystiques-story-captain-vurst-sergeant-full =
    What came out of the shadow was first of all a fork, and at the end of the fork a white handkerchief, almost clean.

    Under it came an old rat with one folded ear and his stripes sewn on crooked. “Sergeant Rillette,” he said. “Don’t shoot, I’m too tired to fall down.” He sat down on a root.

    “My men haven’t eaten for two days. The grain, the flour, the cheeses, the captain keeps it all in a heap, and sits on it. We keep the door.” Behind him a stomach rumbled, and then another, and they were not wicked stomachs.

    The mice had their provisions at the bottom of their pockets, earned bite by bite. They could share. They could also save their strength and walk on, for the night was far from over. The sergeant did not ask for anything. He only looked at his feet.

mystiques-story-captain-vurst-bread-title = A Loaf to Share
mystiques-story-captain-vurst-bread-line = The bread is shared; the sergeant weeps a little, and one fewer rat guards the throne.
mystiques-story-captain-vurst-bread-short = Pockets are emptied onto the white handkerchief. The rats eat in silence with their eyes closed. “I know of one, at least, who won’t fight you tonight,” says Sergeant Rillette. And he wipes his eyes with what is left of the handkerchief.
mystiques-story-captain-vurst-bread-full =
    One mouse turned her pocket out over the handkerchief. Another did the same, and then all of them. It made a little heap: cheese, crumbs, half a hazelnut.

    Noses came out of the dark, one by one. They ate slowly, with their eyes closed, as you eat when you have waited for a long time. Nobody pushed. The youngest kept a bit of crust for later, behind his ear.

    “They told us you were fierce,” he said. “Sometimes,” replied a mouse. He laughed, and it was a perfectly ordinary laugh.

    Sergeant Rillette blew his nose on the white flag. “The captain has his guard, and I can’t send them all away,” he said. “But some of them are suddenly very sleepy. It’s astonishing how tired food makes you.” And he showed them the way.

mystiques-story-captain-vurst-firm-title = Whiskers Straight
mystiques-story-captain-vurst-firm-line = Whiskers straight, the mice save their strength: the bread will come later.
mystiques-story-captain-vurst-firm-short = “Tonight we need all our strength,” say the mice. “But tomorrow everybody will eat. Promise.” The sergeant looks at them for a long time and steps aside. A promise keeps you warm: backs straight, whiskers straight.
mystiques-story-captain-vurst-firm-full =
    “Sergeant,” said one of the mice, “if we don’t get to the captain, you will be hungry tomorrow, and the day after, and all winter. Tonight we need our strength. But we give you our word: when it’s over, everybody eats.”

    Sergeant Rillette looked at them one after the other. He was not often given anybody’s word. As a rule he was given orders.

    “Right,” he said at last. He stepped aside and put his paw to his folded ear, which among rats is a salute. “I can’t help you. But I can be very slow to see you.”

    The mice walked on, very straight. It is a curious thing about a promise: it weighs nothing, and yet it keeps you warm, like a good meal.

mystiques-story-captain-vurst-hole-title = The Throne of String
mystiques-story-captain-vurst-hole-line = At the bottom of the rat hole, on a throne of string, sits Captain Vurst.
mystiques-story-captain-vurst-hole-short = The rat hole smells of cheese and moustache wax. Right at the back, on a throne of string and corks, Captain Vurst gets up. “At last!” he thunders. “Sabre! Whip! Music!” There is no music. But there are the sabre and the whip.
mystiques-story-captain-vurst-hole-full =
    The rat hole was the most glorious mess in the world. Everything that the mill had missed for ten years was there: spoons, candles, a hat, three alarm clocks, a snail fork, and, on a heap that reached to the ceiling, the cheeses.

    At the top of the heap, on a throne of string and corks, sat Captain Vurst. His whiskers were waxed to points. He wore a medal that he had given to himself, and another for having given the first so handsomely.

    “At last!” he thundered, and his voice went round three times. “There they are, the nibblers! Guards! Sabre! Whip! Music!” There was a silence. “There isn’t any music, captain,” said a guard. “Then stamp your feet!”

    And while his rats stamped, not quite together, Captain Vurst came down from his cheese. Up close, he was big. But the mice had seen Brodie up close, and that helps.

mystiques-story-captain-vurst-late-title = The Stars Grow Pale
mystiques-story-captain-vurst-late-line = The stars grow pale: the night of the mice is wearing thin.
mystiques-story-captain-vurst-late-short = Through a gap in the roots you can see the sky: the stars are growing pale. When the miller puts on his boots it will be too late. “Faster, then,” says somebody. It is a good plan. It is the only one.
mystiques-story-captain-vurst-late-full =
    There was a gap between two roots, no bigger than a coin, and through it you could see a piece of sky.

    Until now it had been black and full of stars. Now it was blue. A star went out, and then another, as if somebody were going round up there with a candle snuffer.

    Mice know that blue very well. It means: a little longer, but not much. Soon the miller would yawn, and soon he would look for his left boot, which he never finds the first time.

    “Faster, then,” said a small voice. Nobody could think of anything to add. They tightened their scarves, took each other’s paws once more, and went.

mystiques-story-captain-vurst-scarf-title = The Bell’s Coat
mystiques-story-captain-vurst-scarf-line = The bell’s woollen coat has become scarves, and in each scarf there is a cheese.
mystiques-story-captain-vurst-scarf-short = The bell no longer needs its coat. Unravelled and knitted up again, it makes scarves for everybody, and into each scarf somebody has tucked a piece of cheese. “For the cold down there,” says the note.
mystiques-story-captain-vurst-scarf-full =
    The bell hangs round Brodie’s neck, and a bell that may ring needs no coat. So the coat had been unravelled, row by row, and out of the wool there were scarves.

    They lay in a row on the table, one for each mouse, still warm from the needles. “They are short,” said somebody. “A bell is not very big,” said somebody else.

    Only when they put them on did they notice the knot at the end of each, and in each knot a piece of cheese. “For the cold down there,” said the note.

    Nobody knew who had thought of it. But they all went on their way with full cheeks and warm necks, and that is the best way to go and see a captain.

mystiques-story-captain-vurst-candle-title = The Candle End
mystiques-story-captain-vurst-candle-line = The candle that was lit in the attic had friends: they have left cheese beside it.
mystiques-story-captain-vurst-candle-short = The end of the attic candle stands on the sill and is still burning. All round it lies cheese, a piece for each: the moths brought it. “It was so dark up there,” they say, “and then you came.”
mystiques-story-captain-vurst-candle-full =
    On the window sill stood the end of the candle from the attic. It had been lit that night among the webs, and ever since, somebody had lit it again each evening.

    All round it sat moths, small grey ones, with their wings folded as if in church. “It was so dark up there,” said the eldest. “For years. And then you came, with a flame, and were careful.”

    They had brought something. Moths eat wool, but they leave alone what is in the pockets: there were five old pieces of cheese, and one quite new.

    “For the journey,” they said. The mice bowed, the moths bowed, and the flame bowed, too, because somebody had opened the door.

mystiques-story-captain-vurst-slipper-title = The Two in the Slipper
mystiques-story-captain-vurst-slipper-line = The elite rat from the slipper has had enough of water: he is not on guard tonight.
mystiques-story-captain-vurst-slipper-short = In the wheel house one post is empty. Since the sluice was closed, a certain elite rat has sat in a certain slipper, and he has thought things over. “I am going into radishes,” he has written on the wall.
mystiques-story-captain-vurst-slipper-full =
    You will remember the old slipper in the mud, and who was sitting in it when the water went to sleep. They had to wait there till the morning, and a morning is long when you do not want to get your boots dirty.

    The oarsman had talked. He had talked about his aunt, who has a garden. He had talked about radishes. By sunrise the elite rat, who had never listened to anybody, knew a great deal about radishes.

    So tonight one post in the wheel house was empty. “Gone,” it said on the wall, in chalk. “To where the earth is dry. Do not send the boat.”

    The other guards read it twice. They moved a little closer together, and one of them asked, quietly, what exactly radishes were.

mystiques-story-captain-vurst-won-title = Everyone to the Table
mystiques-story-captain-vurst-won-line = The captain hands over his sabre, and this winter everybody eats at the same table.
mystiques-story-captain-vurst-won-short = Captain Vurst sits down on the floor and hands over his sabre, which is made of tin. “I only wanted,” he says very quietly, “people not to laugh at me.” So the heap is opened. There is enough for the mice, for the rats, for the cockroaches. Winter may come.
mystiques-story-captain-vurst-won-full =
    The sabre fell first, and you could hear that it was made of tin. Then the whip, which was a shoelace. Then Captain Vurst sat down on the floor, and very slowly his whiskers came unwaxed.

    “I never was a captain,” he said in a tiny voice. “I was a cook. It was cold, and there wasn’t enough, and I got frightened. Nobody laughs at the one with the biggest heap.” Nobody laughed.

    “A cook?” said one of the mice with great interest. “Of what?” asked another. “Of everything,” said Vurst. Then they looked at the heap, and at the rats looking at the heap. There was enough for everybody’s winter, and some left over for second helpings.

    They brought out the long table of lost things. Sergeant Rillette laid the places, Dame Arantelle made the tablecloth, Mister Millepas carried a hundred plates in one go. Vurst cooked a soup that is still talked about. Muscadin woke up on purpose, shouted good morning, and slept in the mashed potato.

    Above them the wheel was turning, flap, flap, flap. Somewhere a bell tinkled. Outside it began to snow, without a sound, on the old mill, and inside it was warm.

mystiques-story-captain-vurst-won-bread-title = Half a Hazelnut
mystiques-story-captain-vurst-won-bread-line = Sergeant Rillette pays the bread back with half a hazelnut, on a white handkerchief.
mystiques-story-captain-vurst-won-bread-short = When the soup is on the table, Sergeant Rillette stands up, a handkerchief in his paws. In it lies half a hazelnut. “You shared when you had little,” he says. “Nobody here will ever stand guard over a heap again.”
mystiques-story-captain-vurst-won-bread-full =
    When everybody had soup, Sergeant Rillette stood up. He had washed the white handkerchief, and he unfolded it in front of the mice, corner by corner.

    In the middle lay half a hazelnut. “The youngest kept it behind his ear,” he said. “He says that it is yours. He says that he is not hungry any more, and that he wanted to know what it is like, to give something back.”

    They cut it into as many pieces as there were guests. It came to a crumb each, and it was the best thing on the table.

    “You shared when you had little,” said the sergeant. “I have served under a big heap for ten years. Now I should like to serve soup.” And he took the ladle out of Vurst’s paw and asked who wanted more.

mystiques-story-captain-vurst-won-promise-title = A Promise Is Kept
mystiques-story-captain-vurst-won-promise-line = The mice keep their word: before they sit down themselves, every rat has a full plate.
mystiques-story-captain-vurst-won-promise-short = “Tomorrow everybody will eat,” the mice had said. Now it is tomorrow. They carry the plates out to the rats at the door, every one, before they sit down themselves. The sergeant puts his paw to his folded ear.
mystiques-story-captain-vurst-won-promise-full =
    The soup smelt so good that everybody wanted to sit down at once. But the mice did not sit down. “First the door,” they said, and each of them took two plates.

    At the door stood Sergeant Rillette and his men, whiskers straight, because nobody had told them that it was over. “We gave you our word,” said the mice. “It was for tomorrow. It has just turned into tomorrow.”

    The sergeant looked at the plate, and then at the mice, one after the other. “I have been given orders for thirty years,” he said. “Nobody ever came back to see whether I had eaten.”

    Then he ate, slowly, to the last spoonful, and saluted the plate. And only when the last rat had his soup did the mice sit down, too. It was no longer quite hot. It was very good.

mystiques-story-captain-vurst-won-grigou-title = Grigou Counts
mystiques-story-captain-vurst-won-grigou-line = At the head of the table sits Grigou, who was once in a jar, and counts the guests.
mystiques-story-captain-vurst-won-grigou-short = Grigou has the seat at the head of the table, on three books. He counts the plates, the guests and the second helpings. “It comes out even,” he says at last. “That has never happened to me before.”
mystiques-story-captain-vurst-won-grigou-full =
    Somebody had put three books on the chair at the head of the table, and on the three books sat Grigou, with his cousins in a long line beside him.

    He counted. He counted the plates, and the guests, and the peas. When he had finished he began again from the other end, just to be sure, and his feelers trembled.

    “There are as many plates as guests,” he said. “It comes out even. I have counted all my life, and there was always one too many, and mostly it was me.”

    The mouse beside him moved her chair a little closer. “Somebody who is cold,” she said, “does not count as too many.” And Grigou, who has six hands, did not know what to do with any of them, and so he passed the salt.

mystiques-story-captain-vurst-won-jar-title = The Chair by the Stove
mystiques-story-captain-vurst-won-jar-line = One chair by the stove is for Grigou, who had to wait so long in his jar.
mystiques-story-captain-vurst-won-jar-short = By the stove, where it is warmest, stands a small chair. It is for Grigou, who once had to wait eleven hours. “You needn’t have,” he says, and sits down. “But it is warm.” He does not count tonight.
mystiques-story-captain-vurst-won-jar-full =
    By the stove, where it was warmest, stood a small chair that nobody sat on. Every time somebody came near it, one of the mice said: “That one is taken.”

    Late, when the soup was almost eaten, the door opened by a feeler’s breadth. It was Grigou. He had not been sure, he said, whether it was for him as well.

    “We hurried past you once,” said the mice. “It was eleven hours, and six minutes.” “You remembered the six minutes,” said Grigou, and for a while he looked at the chair.

    Then he sat down on it, all six feet towards the fire. He did not count the plates, nor the guests. He said that for one evening it might come out as it liked.

mystiques-story-captain-vurst-lost-title = The Captain Still Laughs
mystiques-story-captain-vurst-lost-line = Tonight the captain is still laughing; but his laugh sounds a little hollow.
mystiques-story-captain-vurst-lost-short = It is day. Captain Vurst laughs on top of his heap, and his laugh goes round three times. But the mice have seen his throne wobble. They go home, they sleep, and tonight they will be back.
mystiques-story-captain-vurst-lost-full =
    “Ha, ha, ha!” went Captain Vurst, and so did the echo, out of politeness.

    It was day, and the mice went back the way they had come. Those who had been caught had spent an hour inside an old clock: they came out on the hour, when the little door opens for the cuckoo.

    They warmed themselves round the stove. “Did you notice?” said one of the mice. “When he laughs, he always looks at his rats to see whether they are laughing, too.” Nobody spoke. It was true. And the rats had not laughed very much.

    “His throne hangs by one bit of string,” said another. “I saw the knot.” Then they slept, close together, with the wheel turning far away. Tonight they would pull at the right end.

mystiques-choice-share-bread = Every mouse gives two cheeses, or what she has, and one fewer rat guards the captain.
mystiques-choice-stand-firm = Every mouse gets a cheese. The captain’s guard is complete.
