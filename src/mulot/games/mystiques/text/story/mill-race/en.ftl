mystiques-story-mill-race-opening-title = The Wheel Falls Silent
mystiques-story-mill-race-water-title = The Race
mystiques-story-mill-race-still-title = The Water Falls Asleep
mystiques-story-mill-race-thread-title = A Thread above the Water
mystiques-story-mill-race-drain-title = The Crank
mystiques-story-mill-race-wheel-title = Under the Great Wheel
mystiques-story-mill-race-won-title = It Turns!
mystiques-story-mill-race-lost-title = Wet to the Whiskers
