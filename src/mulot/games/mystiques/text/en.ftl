mystiques-title = Les Mystiques
mystiques-about = Brave mice, an old mill, the night: everybody plays together.

mystiques-ui-track = Who is next
mystiques-ui-chip = { $card }{ $many ->
        [0] {""}
       *[other] {" × "}{ $many }
    }, hearts { $life } of { $all }{ $turn ->
        [now] , acting now
        [done] , has acted
       *[next] {""}
    }
mystiques-ui-space = { $space }{ $sign ->
        [water] , water
        [current] , current
        [paw] , blue paw
        [cross] , red cross
        [exit] , door
        [flip] , way through the floor
        [wide] , wide place
       *[floor] {""}
    }{ $who ->
        [none] {""}
       *[other] : { $who }
    }{ $can ->
        [go] . Go there
        [fight] . You can attack here
       *[none] {""}
    }
    .seen = { $sign ->
        [water] Water
        [current] Current
        [paw] Blue paw
        [cross] Red cross
        [exit] Door
        [flip] Way through the floor
        [wide] Wide place
       *[floor] Floor
    }{ $who ->
        [none] {""}
       *[other] . { $who }
    }{ $can ->
        [go] . Go there
        [fight] . You can attack here
       *[none] {""}
    }
mystiques-ui-word = { $deed ->
        [begin] Begin
        [attack] Attack
        [use] Play
        [disguise] Disguise
        [stand] Stand up
        [recover] Recover
        [explore] Explore
        [search] Search
        [scurry] Scurry
        [catapult] Catapult
        [pick-up] Pick up
        [place] Put down
        [hang] Hang it
        [share] Share
        [equip] Bag
        [level-up] Learn
        [whisper] Whisper
        [gnaw] Gnaw
        [end-turn] End turn
        [done] Done
        [pass] No, thanks
       *[other] Choose
    }
mystiques-ui-lead = { $deed ->
        [attack] Who do you attack?
        [use] Who is it for?
        [catapult] Where shall it fly?
        [place] Where do you put it?
        [hang] Touch Brodie to hang the bell on him.
        [share] Who do you share with?
        [level-up] What does your mouse learn?
       *[other] Which one?
    }
mystiques-ui-wheel = Cheese on the wheel: { $cheese } of 6. When it’s full, more enemies come.
mystiques-ui-pages = The hourglass stands on page { $page } of { $end }.
mystiques-ui-map = The mill
mystiques-ui-map-here = We are here: { $place }
mystiques-ui-close = Close
mystiques-ui-back = Put back
mystiques-ui-skip = Skip ahead
mystiques-ui-hearts = Hearts: { $left } of { $all }
mystiques-ui-cheese = Cheese: { $count }
mystiques-ui-steps = Steps left: { $count }
mystiques-ui-stash = The group has: { $items }
mystiques-ui-open-card = { $hero }’s card
mystiques-ui-ask-reach = How far does { $hero } get?
mystiques-ui-ask-sight = What does { $hero } see?
mystiques-ui-arrives = Where does { $hero } go?
mystiques-ui-battle = Dice in attack
mystiques-ui-defence = Dice in defence
mystiques-ui-lore = Lore
mystiques-ui-move = Speed (steps on top of the die)
mystiques-ui-caught = Captured! Back as soon as no enemy is left.
mystiques-ui-effect = { $effect ->
        [stunned] Dizzy: the only action is to recover.
        [webbed] Caught in a web: no steps until free.
       *[down] On the ground: standing up takes a whole move.
    }
mystiques-ui-trait = { $hero ->
        [aubin] Finds a cheese whenever the order is laid out and he is not first.
        [rivette] Finds a cheese for every mousetrap outwitted.
        [melisse] Finds a cheese when another mouse gets poisoned, dizzy, caught in a web or knocked down.
        [filch] Steals a cheese from every enemy defeated, from the wheel if it was a rat.
        [selene] Finds two cheeses for each one rolled in attack.
        [ondine] Steps lightly over mousetraps.
       *[other] A brave mouse.
    }
mystiques-ui-class = { $class ->
        [leader] leader
        [warrior] warrior
        [tinkerer] tinkerer
        [healer] healer
        [scamp] scamp
        [mystic] mystic
        [archer] archer
       *[other] mouse
    }
mystiques-ui-classes = { $hero ->
        [aubin] leader, warrior
        [rivette] tinkerer, warrior
        [melisse] healer
        [filch] scamp
        [selene] mystic
        [ondine] archer
       *[other] mouse
    }
mystiques-ui-for = For: { $classes }
mystiques-ui-shelf = { $shelf ->
        [gear] Held and worn
        [bag] In the bag
        [tricks] Tricks
       *[abilities] Abilities
    }
mystiques-ui-power = { $moment ->
        [star] No star:{" "}
        [attack] Before the attack:{" "}
        [attacked] After the attack roll:{" "}
        [hit] When hit:{" "}
        [wound] Before a wound:{" "}
        [encounter] At an encounter:{" "}
        [surge] At a surge:{" "}
       *[turn] {""}
    }{ $effect ->
        [dice] { $n } { $n ->
                [one] more die
               *[other] more dice
            }
        [pierce] the enemy defends with { $n } fewer { $n ->
                [one] die
               *[other] dice
            }
        [hits] { $n } { $n ->
                [one] more hit
               *[other] more hits
            }
        [again] roll once more
        [prevent] { $n } fewer { $n ->
                [one] wound
               *[other] wounds
            }
        [fewer] { $n } fewer { $n ->
                [one] enemy
               *[other] enemies
            }
        [heal] heals { $n } { $n ->
                [one] heart
               *[other] hearts
            }
        [free] frees a mouse from a web, clears her head or helps her up
        [antidote] heals { $n } { $n ->
                [one] drop
               *[other] drops
            } of poison
        [strike] { $n } { $n ->
                [one] hit
               *[other] hits
            } on an enemy in sight
        [topple] knocks an enemy down
        [hurry] { $n } { $n ->
                [one] more step
               *[other] more steps
            }
        [nibble] takes { $n } { $n ->
                [one] cheese
               *[other] cheeses
            } off the wheel
        [cheer] gives { $n } { $n ->
                [one] cheese
               *[other] cheeses
            } to another mouse
        [cheer-all] gives every other mouse { $n } { $n ->
                [one] cheese
               *[other] cheeses
            }
        [rummage] an extra search, on top of the action
        [rise] moves up { $n } { $n ->
                [one] place
               *[other] places
            } on the track
       *[other] helps
    }{ $reach ->
        [near] , nearby
        [tile] , anywhere here
       *[own] {""}
    }.
mystiques-ui-power-lore = { $effect ->
        [strike] One hit per point of lore on an enemy in sight
        [heal] Heals one heart per point of lore
       *[fewer] At a surge: one fewer enemy per point of lore
    }{ $reach ->
        [tile] , anywhere here
       *[sight] {""}
    }.
mystiques-ui-weapon = { $weapon ->
        [ranged] Only with a weapon that shoots.
       *[melee] Only close up.
    }
mystiques-ui-quirk = { $quirk ->
        [compassion] One more die for each other wounded mouse in the same space.
        [sly] Enemies lower on the track defend with one fewer die.
        [snatch] The defender’s cheese goes to the archer.
       *[other] Something special.
    }
mystiques-ui-manner = { $ranged ->
        [yes] Shoots from afar.
       *[no] Fights close up.
    }{ $large ->
        [yes] {" "}Fills a whole space.
       *[no] {""}
    }
mystiques-ui-gift = { $gift ->
        [steals] Steals cheese instead of wounding.
        [aggressive] Moves up the track after each turn.
        [poison] Its bite is poisonous.
        [stun] Its wounds make you dizzy.
        [again] If its dice bring a cheese, it attacks again.
       *[other] {""}
    }
mystiques-ui-greedy = Greedy: what it steals goes on the wheel.
mystiques-ui-why-not = Attack?
mystiques-ui-nothing = Nothing
mystiques-ui-column = { $column ->
        [give] Give
        [take] Take
        [wear] Put on
       *[stow] Put away
    }
mystiques-ui-book-nights = The nights
mystiques-ui-book-won = won
mystiques-ui-book-now = this is the night
mystiques-ui-book-ahead = still ahead
mystiques-ui-book-lost = ({ $count ->
    [one] lost once
   *[other] lost { $count } times
 } before)
mystiques-ui-book-again = Look again
mystiques-ui-book-bring = Who goes, and what they bring
mystiques-ui-book-nothing = Everybody begins with what they wear.
mystiques-ui-book-home = They are all safe at home, by the fire.
mystiques-ui-book-deeds = What the mill remembers
mystiques-ui-story = The story
mystiques-ui-read = Read it to me
mystiques-ui-hush = Quiet
mystiques-ui-reading = How long?
mystiques-ui-reading-line = One sentence
mystiques-ui-reading-short = Short
mystiques-ui-reading-full = The whole page
mystiques-ui-page-back = A page back
mystiques-ui-page-on = Turn the page
mystiques-ui-story-on = On we go!
mystiques-ui-learn-begin = It’s night in the old mill, and the rats have stolen the winter grain. You lead four brave mice. Touch the lantern to begin!
mystiques-ui-learn-step = Aubin is first. The die gave him five steps. One step will do to reach that rat: touch the space that glows.
mystiques-ui-learn-fight = Now he stands next to it. One move, one action: touch the sword to attack! Swords hit, shields block.
mystiques-ui-learn-end = The rat has fled, and Aubin has found a cheese. He’s used his action, so end the turn. The faces at the top show who’s next.
mystiques-ui-learn-search = Rivette’s turn. Instead of fighting she can look around. Touch the magnifying glass: with a star she finds something.
mystiques-ui-learn-keep = A button for a shield! Put it in her bag. Later she can put it on.
mystiques-ui-learn-rats = After Rivette come the rats: look at the faces at the top. They move and attack by themselves. End the turn and watch!
mystiques-ui-learn-wheel = Ouch! And when a rat rolls a cheese, it goes on the wheel. Six cheeses mean a surge: more enemies come, and the hourglass moves on a page. Filch strikes back: attack!
mystiques-ui-learn-farewell = Missed! It happens. Chase them out, then go through the orange doors, all the way to the granary, before the hourglass reaches dawn. Touch any face to see its card. Good luck!
mystiques-ui-question = { $about ->
        [found] Look what we’ve found!
        [share] Sharing
        [equip] The bag
        [trap] A mousetrap!
        [crossroads] Which way?
        [captive] Behind bars
        [keep] What do we take along?
        [moment-encounter] An encounter!
        [moment-surge] A surge!
       *[other] Play a card?
    }
mystiques-ui-banner = { $sort ->
        [round] Round { $count }
        [encounter] Encounter: { $what }
        [special] Somebody is waiting here!
        [surge] Surge! The wheel is full.
        [page] Page { $count }
        [captured] { $what } is captured!
        [greedy] The cockroaches are greedy!
        [traps] Mousetraps!
        [learned] Learnt: { $what }
       *[other] { $what }
    }


mystiques-event-round-began = Round { $number }.
mystiques-event-turn-began = It’s { $hero }’s turn. Over to you, { $seat }!
mystiques-event-turn-missed = { $hero } can’t come back yet: there are still enemies.
mystiques-event-whispered = { $whom ->
        [none] Behind the bars { $hero } gnaws at the wheel.
       *[other] From behind the bars { $hero } whispers to { $whom }.
    }
mystiques-event-move-rolled = { $hero } can take { $points } steps.
mystiques-event-moved = { $hero } goes to { $to }.
    .seen = { $hero } takes a step.
mystiques-event-stood-up = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } is up again.
mystiques-event-stars-rolled = { $hero } rolls ({ $trial }): { $stars ->
            [0] no star
           *[other] { $stars } { $stars ->
                   [one] star
                  *[other] stars
               }
    }.
mystiques-event-trap-passed = Phew! The trap at { $space } stays open under { $hero }.
    .seen = Phew! The trap stays open under { $hero }.
mystiques-event-trap-sprung = Snap! The trap at { $space } closes on { $hero }.
    .seen = Snap! The trap closes on { $hero }.
mystiques-event-drifted = The current carries { $hero } to { $to }.
    .seen = The current carries { $hero } along.
mystiques-event-searched = { $hero } searches and finds: { $card }.
mystiques-event-found-nothing = Well searched, { $hero }! But there’s nothing left to find.
mystiques-event-kept = { $hero } keeps: { $card }.
mystiques-event-traded = { $hero } swaps a card for a cheese: { $card }.
mystiques-event-dropped = { $hero } makes room and leaves: { $card }.
mystiques-event-happened = Something happens to { $hero }: { $card }!
mystiques-event-averted = { $hero } sees it coming, and nothing happens: { $card }.
mystiques-event-item-found = For the whole group, found by { $hero }: { $item }.
mystiques-event-recovered = { $hero } is no longer { $effect }.
mystiques-event-explored = { $hero } leads the way: { $side }!
mystiques-event-put-down = { $hero } arrives at { $space }.
    .seen = { $hero } arrives.
mystiques-event-shared = { $giver } gives { $taker }: { $what }.
mystiques-event-worn = { $hero } puts on: { $card }.
mystiques-event-stowed = { $hero } puts in the bag: { $card }.
mystiques-event-levelled-up = { $hero } learns: { $ability }!
mystiques-event-used = { $hero } plays: { $card }{ $on ->
            [none] {""}
           *[other] {" → "}{ $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }.
mystiques-event-healed = { $hero } heals: { $count } { $count ->
        [one] heart
       *[other] hearts
    }.
mystiques-event-cheese-won = { $hero } wins { $count } { $count ->
        [one] cheese
       *[other] cheeses
    }.
mystiques-event-cheese-lost = Somebody steals { $count } { $count ->
        [one] cheese
       *[other] cheeses
    } from { $hero }!
mystiques-event-cheese-given = { $hero } gives { $count } { $count ->
        [one] cheese
       *[other] cheeses
    } away.
mystiques-event-cheese-on-wheel = { $count } { $count ->
        [one] cheese
       *[other] cheeses
    } on the wheel: { $total } in all.
mystiques-event-cheese-off-wheel = { $count } { $count ->
        [one] cheese
       *[other] cheeses
    } off the wheel: { $total } left.
mystiques-event-encounter-revealed = An encounter! { $card }.
mystiques-event-encounter-special = Somebody is waiting here: { $side }.
mystiques-event-disguised = Quick, the disguises! The rats take us for rats and go away.
mystiques-event-enemy-came = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } comes to { $space }.
    .seen = { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        } comes.
mystiques-event-track-laid = This is the order: { $cards }.
mystiques-event-cards-added = At the end of the track: { $cards }.
mystiques-event-ambushed = { $slots ->
        [0] Ambush! At the top of the track already: { $card }.
        [one] Ambush! { $card } moves up one place on the track.
       *[other] Ambush! { $card } moves up { $slots } places on the track.
    }
mystiques-event-card-swapped = { $card }: the card moves up one place.
mystiques-event-card-rose = { $slots ->
        [0] At the top of the track already: { $card }.
        [one] { $card } moves up one place on the track.
       *[other] { $card } moves up { $slots } places on the track.
    }
mystiques-event-card-left = { $card } leaves the track.
mystiques-event-traps-set = Careful, mousetraps: { $spaces }!
    .seen = Careful, mousetraps!
mystiques-event-roaches-greedy = The cockroaches are very hungry: they become greedy!
mystiques-event-surge-began = The wheel is full: a surge!
mystiques-event-surge-over = The wheel is emptied, and on we go.
mystiques-event-hourglass-moved = The hourglass moves on: page { $page }.
mystiques-event-attack-rolled = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } attacks: { $hits ->
                [0] missed
               *[other] { $hits } { $hits ->
                       [one] hit
                      *[other] hits
                   }
        }.
mystiques-event-attack-aimed = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } aims at { $other ->
        [0] { $whom }
       *[other] { $whom } { $other }
    }.
mystiques-event-defence-rolled = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    } defends: { $blocks ->
            [0] no shield
           *[other] { $blocks } { $blocks ->
                   [one] shield
                  *[other] shields
               }
        }.
mystiques-event-wounded = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    }: { $count } { $count ->
            [one] wound
           *[other] wounds
        }.
mystiques-event-poisoned = { $who }: { $count } { $count ->
        [one] drop
       *[other] drops
    } of poison.
mystiques-event-affected = { $number ->
        [0] { $who }
       *[other] { $who } { $number }
    }: { $effect }!
mystiques-event-defeated = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } flees!
mystiques-event-captured = Oh no, { $hero } is captured! We’ll come for you.
mystiques-event-came-back = { $hero } is back, at { $space }!
    .seen = { $hero } is back!
mystiques-event-enemies-turn = It’s the enemies’ turn: { $card }. { $seat } moves them.
mystiques-event-enemy-moved = { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } goes to { $to }.
    .seen = { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        } moves on.
mystiques-event-cat-pounced = Brodie pounces on { $to }!
    .seen = Brodie pounces!
mystiques-event-cat-chased = Brodie chases: { $path }!
    .seen = Brodie gives chase!
mystiques-event-item-placed = Put down at { $space }: { $item }.
    .seen = Put down here: { $item }.
mystiques-event-item-taken = { $hero } picks up: { $item }.
mystiques-event-item-gone = Back into the deck: { $item }.
mystiques-event-catapulted = Whoosh! { $hero } flies to { $to }.
    .seen = Whoosh! { $hero } flies through the air.
mystiques-event-grape-thrown = The grape lands on { $to }: { $squashed ->
            [yes] it is squashed
           *[no] it stays whole
    }.
    .seen = The grape lands: { $squashed ->
            [yes] it is squashed
           *[no] it stays whole
    }.
mystiques-event-grape-eaten = Yum! The grape is eaten, and { $count } { $count ->
        [one] cockroach goes
       *[other] cockroaches go
    } away.
mystiques-event-told = “{ $passage }”
mystiques-event-decided = Decided: { $choice }.
mystiques-event-given = In the group’s stash: { $item }.
mystiques-event-thing-lies = There, at { $space }: { $item }!
    .seen = There it lies: { $item }!
mystiques-event-marker-moved = A little more time: the night ends on page { $page }.
mystiques-event-water-calmed = The water stands still. No more currents.
mystiques-event-webs-hung = Spider webs: { $spaces }.
    .seen = Spider webs!
mystiques-event-web-torn = { $hero } runs into a web at { $space }.
    .seen = { $hero } runs into a web.
mystiques-event-webs-swept = Not a web left!
mystiques-event-card-kept = { $hero } keeps for the next chapter: { $card }.

mystiques-do-begin = Begin the chapter
    .advice = Begin the chapter
mystiques-do-step = A step: { $to }
    .seen = Take a step
    .advice = Take this step
mystiques-do-stand = Stand up
    .advice = Stand up
mystiques-do-scurry = Scurry
    .advice = Scurry
mystiques-do-attack = Attack { $number ->
        [0] { $foe }
       *[other] { $foe } { $number }
    } ({ $weapon })
    .advice = Attack: { $number ->
            [0] { $foe }
           *[other] { $foe } { $number }
        }
mystiques-do-search = Search
    .advice = Search here
mystiques-do-recover = Recover: { $effect }
    .advice = Recover
mystiques-do-explore = Explore, all together
    .advice = Explore, all together
mystiques-do-share = Share with { $whom }
    .advice = Share with { $whom }
mystiques-do-give = Give: { $what }
    .advice = Give this away: { $what }
mystiques-do-take = Take: { $what }
    .advice = Take this: { $what }
mystiques-do-equip = Open the bag and equip
    .advice = Open the bag and equip
mystiques-do-wear = Put on: { $card }
    .advice = Put this on: { $card }
mystiques-do-stow = Put away: { $card }
    .advice = Put this away: { $card }
mystiques-do-done = Done
    .advice = Leave it at that
mystiques-do-level-up = Learn (6 cheeses): { $ability }
    .advice = Learn this: { $ability }
mystiques-do-place = Put down at { $to }: { $item }
    .seen = Put down: { $item }
    .advice = Put this down here: { $item }
mystiques-do-pick-up = Pick up: { $item }
    .advice = Pick this up: { $item }
mystiques-do-catapult = Catapult to { $to }: { $what }
    .seen = Catapult: { $what }
    .advice = Catapult this: { $what }
mystiques-do-end-turn = End the turn
    .advice = End your turn
mystiques-do-keep = { $card ->
        [none] Keep the card
       *[other] Keep for the next chapter: { $card }
    }
    .advice = { $card ->
            [none] Keep the card
           *[other] Keep this for the next chapter: { $card }
        }
mystiques-do-trade = Leave it for a cheese
    .advice = Leave it for a cheese
mystiques-do-swap = Keep it and leave: { $card }
    .advice = Keep it and leave this: { $card }
mystiques-do-by = Try with: { $value }
    .advice = Try it with { $value }
mystiques-do-put = To { $to }
    .seen = Choose a place
    .advice = Go here
mystiques-do-use = { $hero } plays { $card }{ $on ->
            [none] {""}
           *[other] {" → "}{ $on }{ $number ->
                [0] {""}
               *[other] {" "}{ $number }
        }
    }
    .advice = Play this card: { $card }
mystiques-do-disguise = Put the disguises on
    .advice = Put the disguises on
mystiques-do-whisper = Whisper to { $whom }, who gets a cheese
    .advice = Whisper to { $whom }
mystiques-do-gnaw = Gnaw at the wheel: one less cheese
    .advice = Gnaw at the wheel
mystiques-do-pass = Play nothing
    .advice = Play nothing this time
mystiques-do-keep-nothing = Take nothing along
    .advice = Take nothing along
mystiques-do-decide = { $choice }

mystiques-ask-begin = { $seat }, all is ready. Shall we begin?
mystiques-ask-turn = { $seat }, what does your mouse do?
mystiques-ask-trap = { $seat }, a mousetrap! Roll for speed or for lore?
mystiques-ask-found = { $seat }, shall we keep this card?
mystiques-ask-share = { $seat }, what do you want to share?
mystiques-ask-equip = { $seat }, what do you put on?
mystiques-ask-put = { $seat }, where does your mouse go?
mystiques-ask-come-back = { $seat }, where does your mouse come back?
mystiques-ask-captive = { $seat }, what does your captured mouse do?
mystiques-ask-moment-star = { $seat }, no star. Play a card to try again?
mystiques-ask-moment-attack = { $seat }, play a card before the attack?
mystiques-ask-moment-attacked = { $seat }, play a card after this attack roll?
mystiques-ask-moment-hit = { $seat }, a mouse is hit. Play a card to defend her?
mystiques-ask-moment-wound = { $seat }, a mouse is about to be wounded. Play a card to stop it?
mystiques-ask-moment-encounter = { $seat }, an encounter. Play a card?
mystiques-ask-moment-surge = { $seat }, a surge. Play a card?
mystiques-ask-crossroads = Which way do you choose?
mystiques-ask-keep = { $seat }, which card will your mouse keep for the next chapter?

mystiques-no-not-asked = You can’t do that just now.
mystiques-no-webbed = Your mouse is caught in a web: get out first.
mystiques-no-down = Your mouse is on the ground: stand up first.
mystiques-no-not-down = Your mouse is standing already.
mystiques-no-no-points = You have no steps left.
mystiques-no-held = Too many enemies here: they won’t let your mouse go.
mystiques-no-not-adjacent = That space isn’t next to your mouse.
mystiques-no-against-current = You can’t go against the current.
mystiques-no-full = There’s no room left there.
mystiques-no-too-far = Against the yellow arrow it takes three steps.
mystiques-no-acted-already = Your mouse has already done an action.
mystiques-no-move-first = Your mouse can only scurry after a move.
mystiques-no-stunned = Your mouse is dizzy: the only action is to recover.
mystiques-no-not-affected = Your mouse is fine: no need to recover.
mystiques-no-out-of-reach = That enemy is too far away for this weapon.
mystiques-no-out-of-sight = You can’t see that space from here.
mystiques-no-nearer-first = Enemies close by come first!
mystiques-no-no-weapon = Your mouse holds no weapon.
mystiques-no-not-held = Your mouse can’t use that weapon now.
mystiques-no-no-such-enemy = That enemy isn’t there.
mystiques-no-searched-already = Your mouse has already found something here.
mystiques-no-no-exit-here = You can only explore from a door or a way through the floor.
mystiques-no-enemies-here = There are still enemies here.
mystiques-no-needs-hook = You need the hook and thread for this.
mystiques-no-needs-knack = This way is for a tinkerer or a scamp.
mystiques-no-leads-nowhere = This door leads nowhere.
mystiques-no-in-the-current = In the current you can’t share, open your bag or learn.
mystiques-no-once-a-turn = Only once per turn.
mystiques-no-no-such-mouse = Not with that mouse.
mystiques-no-too-far-to-share = That mouse is too far away to share.
mystiques-no-nothing-to-share = You have nothing to share.
mystiques-no-nothing-to-wear = Your mouse has nothing to put on or put away.
mystiques-no-six-cheese = Learning takes six cheeses.
mystiques-no-not-your-class = That isn’t for your mouse’s class.
mystiques-no-taken = A mouse already has that card.
mystiques-no-not-in-stash = That item isn’t in the group’s stash.
mystiques-no-no-such-space = That space isn’t on this tile.
mystiques-no-thread-too-short = The thread is too short, or a wall is in the way.
mystiques-no-thread-not-straight = The thread must run straight, with no wall, large object or black area in between.
mystiques-no-both-in-water = The two ends can’t both be in the water.
mystiques-no-on-own-space = The fork goes on your mouse’s own space.
mystiques-no-not-in-water = Not in the water!
mystiques-no-not-empty = That space isn’t empty.
mystiques-no-at-an-encounter = Disguises only help when an encounter card is turned over.
mystiques-no-not-here = That item isn’t in your space.
mystiques-no-no-fork-here = There’s no fork here.
mystiques-no-another-mouse-here = It must be another mouse, on the fork’s space.
mystiques-no-no-such-card = Your mouse doesn’t have that card.
mystiques-no-another-moment = That card is for another moment.
mystiques-no-one-ability = Only one ability per turn.
mystiques-no-too-little-cheese = That takes { $count } { $count ->
        [one] cheese
       *[other] cheeses
    }.
mystiques-no-no-use-now = That wouldn’t help now.
mystiques-no-not-in-bag = That isn’t in the bag.
mystiques-no-not-to-wear = That isn’t something to wear.
mystiques-no-bag-full = The bag is full.
mystiques-no-not-worn = Your mouse isn’t wearing that.
mystiques-no-once-each = Each card can only move once.
mystiques-no-no-cat-here = The bell goes round Brodie’s neck: come close to him.
mystiques-no-carried-along = You just carry that with you.

# What speaks for a move, said by a friend

mystiques-ground-fight = Somebody is in your way: { $thing }. The sooner you chase it off, the safer you all are.
mystiques-ground-nearer-foe = That brings you nearer to the enemies, before they come to you.
mystiques-ground-nearer-exit = That’s the way on.
mystiques-ground-aside = From there you can do more.
mystiques-ground-scurry = You’re not far enough yet: run again.
mystiques-ground-search = Nobody is in your way: there may be something useful here.
mystiques-ground-recover = Get better first, then go on.
mystiques-ground-explore = You’re done here: the story goes on.
mystiques-ground-share = A friend can make better use of it.
mystiques-ground-wear = The things you wear help you; the ones in the bag don’t.
mystiques-ground-learn = You have enough cheese to learn something new.
mystiques-ground-card = This is the moment for it.
mystiques-ground-keep = One of you will need it.
mystiques-ground-trade = Nobody here can use it; cheese is always good.
mystiques-ground-captive = Even a captured mouse can still help.
mystiques-ground-save = Save your cards for a harder moment.
mystiques-ground-enough = There’s nothing better left to do.

mystiques-end-objective = Well done, everybody: the chapter is won!
mystiques-end-hourglass = The hourglass has run out. Tonight the mill belongs to the rats. Shall we try again?
mystiques-end-all-captured = All the mice are captured. Tomorrow they’ll escape! Shall we try again?
mystiques-end-long-night = Day breaks, the night is over. Shall we try again?

mystiques-thing-aubin = Aubin
mystiques-thing-rivette = Rivette
mystiques-thing-melisse = Mélisse
mystiques-thing-filch = Filch
mystiques-thing-selene = Sélène
mystiques-thing-ondine = Ondine
mystiques-thing-roach = Cockroach
mystiques-thing-rat = Rat
mystiques-thing-elite-rat = Elite rat
mystiques-thing-spider = Spider
mystiques-thing-centipede = Centipede
mystiques-thing-vurst = Captain Vurst
mystiques-thing-brodie = Brodie
mystiques-thing-vurst-sabre = Vurst with the sabre
mystiques-thing-vurst-whip = Vurst with the whip
mystiques-thing-brodie-chases = Brodie chases
mystiques-thing-brodie-pounces = Brodie pounces
mystiques-thing-kitchen = the kitchen
mystiques-thing-stove-passage = the passage behind the stove
mystiques-thing-pantry = the pantry
mystiques-thing-shelf-gap = behind the shelves
mystiques-thing-granary = the granary
mystiques-thing-grain-chute = the grain chute
mystiques-thing-mill-race = the mill race
mystiques-thing-drain = the drain
mystiques-thing-cellar = the cellar
mystiques-thing-root-tunnel = the root tunnels
mystiques-thing-attic = the attic
mystiques-thing-rafters = the rafters
mystiques-thing-stone-floor = the stone floor
mystiques-thing-gear-pit = the gear pit
mystiques-thing-wheel-house = the wheel house
mystiques-thing-rat-hole = the rat hole
mystiques-thing-rally = Take heart, friends!
mystiques-thing-call-to-order = Call to order
mystiques-thing-stand-by-me = Stand by me
mystiques-thing-well-planned = Well planned
mystiques-thing-brace = Brace
mystiques-thing-mighty-blow = Mighty blow
mystiques-thing-through-the-guard = Through the guard
mystiques-thing-shake-it-off = Shake it off
mystiques-thing-second-try = Second try
mystiques-thing-trip-wire = Trip wire
mystiques-thing-tin-shield = Tin shield
mystiques-thing-bolted-door = Bolted door
mystiques-thing-bandage = Bandage
mystiques-thing-clear-head = Clear head
mystiques-thing-mint-antidote = Mint antidote
mystiques-thing-helping-paw = Helping paw
mystiques-thing-nibble = Nibble
mystiques-thing-quick-paws = Quick paws
mystiques-thing-hidden-blade = Hidden blade
mystiques-thing-duck = Duck
mystiques-thing-spark = Spark
mystiques-thing-thunder = Thunder
mystiques-thing-gust = Gust
mystiques-thing-moon-veil = Moon veil
mystiques-thing-steady-aim = Steady aim
mystiques-thing-second-arrow = Second arrow
mystiques-thing-sharp-point = Sharp point
mystiques-thing-early-warning = Early warning
mystiques-thing-needle-sword = Needle sword
mystiques-thing-leather-jerkin = Leather jerkin
mystiques-thing-nail-hammer = Nail hammer
mystiques-thing-clover-mace = Clover mace
mystiques-thing-quilted-apron = Quilted apron
mystiques-thing-thorn-dagger = Thorn dagger
mystiques-thing-moon-staff = Moon staff
mystiques-thing-hazel-bow = Hazel bow
mystiques-thing-tailor-needle = Tailor’s needle
mystiques-thing-table-knife = Table knife
mystiques-thing-rusty-nail = Rusty nail
mystiques-thing-fish-bone-spear = Fish-bone spear
mystiques-thing-splinter-bow = Splinter bow
mystiques-thing-sling = Sling
mystiques-thing-candle-wand = Candle wand
mystiques-thing-walnut-helmet = Walnut helmet
mystiques-thing-thimble-helmet = Thimble helmet
mystiques-thing-button-shield = Button shield
mystiques-thing-tin-breastplate = Tin breastplate
mystiques-thing-felt-coat = Felt coat
mystiques-thing-clover-charm = Clover charm
mystiques-thing-soft-boots = Soft boots
mystiques-thing-spectacles = Spectacles
mystiques-thing-whisker-comb = Whisker comb
mystiques-thing-scroll-of-flame = Scroll of flame
mystiques-thing-scroll-of-mending = Scroll of mending
mystiques-thing-scroll-of-calm = Scroll of calm
mystiques-thing-scroll-of-wind = Scroll of wind
mystiques-thing-bread-crust = Bread crust
mystiques-thing-lucky-clover = Lucky clover
mystiques-thing-pepper = Pepper
mystiques-thing-pot-lid = Pot lid
mystiques-thing-trapdoor = Trapdoor
mystiques-thing-honey-drop = Honey drop
mystiques-thing-peppermint = Peppermint
mystiques-thing-oil-spill = Oil spill
mystiques-thing-roller-skate = Roller skate
mystiques-thing-crumbs = Crumbs
mystiques-thing-warm-milk = Warm milk
mystiques-thing-creaking-board = A creaking board
mystiques-thing-cobweb = A cobweb
mystiques-thing-falling-ladle = A falling ladle
mystiques-thing-hidden-springs = Hidden springs
mystiques-thing-roach-nest = A cockroach nest
mystiques-thing-disguises = the disguises
mystiques-thing-hook = hook and thread
mystiques-thing-fork = the fork
mystiques-thing-grape = the grape
mystiques-thing-scratching = Scratching
mystiques-thing-patrol = The patrol
mystiques-thing-in-the-flour = In the flour
mystiques-thing-spring-steel = Spring steel
mystiques-thing-behind-you = Behind you!
mystiques-thing-eight-legs = Eight legs
mystiques-thing-many-legs = Many legs
mystiques-thing-sharpshooters = Sharpshooters
mystiques-thing-swarm = The swarm
mystiques-thing-crumb-thieves = Crumb thieves
mystiques-thing-night-watch = The night watch
mystiques-thing-quiet-room = A quiet room
mystiques-thing-captains-own = The captain’s own
mystiques-thing-web-everywhere = Webs everywhere
mystiques-thing-great-hunger = The great hunger
mystiques-thing-in-the-dark = In the dark
mystiques-thing-under-the-stone = Under the stone
mystiques-thing-both-at-once = Both at once
mystiques-thing-first-frost = First Frost
mystiques-thing-under-the-floor = Under the Floor
mystiques-thing-webs-and-legs = Webs and Legs
mystiques-thing-brodies-hour = Brodie’s Hour
mystiques-thing-captain-vurst = Captain Vurst
mystiques-thing-first-frost-opening = { mystiques-story-first-frost-opening-title }
mystiques-thing-first-frost-jar = { mystiques-story-first-frost-jar-title }
mystiques-thing-first-frost-grigou = { mystiques-story-first-frost-grigou-title }
mystiques-thing-first-frost-crumbs = { mystiques-story-first-frost-crumbs-title }
mystiques-thing-first-frost-granary = { mystiques-story-first-frost-granary-title }
mystiques-thing-first-frost-won = { mystiques-story-first-frost-won-title }
mystiques-thing-first-frost-lost = { mystiques-story-first-frost-lost-title }
mystiques-thing-under-the-floor-opening = { mystiques-story-under-the-floor-opening-title }
mystiques-thing-under-the-floor-friend = { mystiques-story-under-the-floor-friend-title }
mystiques-thing-under-the-floor-dark = { mystiques-story-under-the-floor-dark-title }
mystiques-thing-under-the-floor-pit = { mystiques-story-under-the-floor-pit-title }
mystiques-thing-under-the-floor-sleeper = { mystiques-story-under-the-floor-sleeper-title }
mystiques-thing-under-the-floor-carried = { mystiques-story-under-the-floor-carried-title }
mystiques-thing-under-the-floor-awake = { mystiques-story-under-the-floor-awake-title }
mystiques-thing-under-the-floor-jar = { mystiques-story-under-the-floor-jar-title }
mystiques-thing-under-the-floor-won = { mystiques-story-under-the-floor-won-title }
mystiques-thing-under-the-floor-lost = { mystiques-story-under-the-floor-lost-title }
mystiques-thing-mill-race-opening = { mystiques-story-mill-race-opening-title }
mystiques-thing-mill-race-water = { mystiques-story-mill-race-water-title }
mystiques-thing-mill-race-still = { mystiques-story-mill-race-still-title }
mystiques-thing-mill-race-thread = { mystiques-story-mill-race-thread-title }
mystiques-thing-mill-race-drain = { mystiques-story-mill-race-drain-title }
mystiques-thing-mill-race-wheel = { mystiques-story-mill-race-wheel-title }
mystiques-thing-mill-race-won = { mystiques-story-mill-race-won-title }
mystiques-thing-mill-race-lost = { mystiques-story-mill-race-lost-title }
mystiques-thing-webs-and-legs-opening = { mystiques-story-webs-and-legs-opening-title }
mystiques-thing-webs-and-legs-muscadin = { mystiques-story-webs-and-legs-muscadin-title }
mystiques-thing-webs-and-legs-webs = { mystiques-story-webs-and-legs-webs-title }
mystiques-thing-webs-and-legs-candle = { mystiques-story-webs-and-legs-candle-title }
mystiques-thing-webs-and-legs-softly = { mystiques-story-webs-and-legs-softly-title }
mystiques-thing-webs-and-legs-rafters = { mystiques-story-webs-and-legs-rafters-title }
mystiques-thing-webs-and-legs-centipede = { mystiques-story-webs-and-legs-centipede-title }
mystiques-thing-webs-and-legs-pillow = { mystiques-story-webs-and-legs-pillow-title }
mystiques-thing-webs-and-legs-won = { mystiques-story-webs-and-legs-won-title }
mystiques-thing-webs-and-legs-lost = { mystiques-story-webs-and-legs-lost-title }
mystiques-thing-brodies-hour-opening = { mystiques-story-brodies-hour-opening-title }
mystiques-thing-brodies-hour-muscadin = { mystiques-story-brodies-hour-muscadin-title }
mystiques-thing-brodies-hour-granary = { mystiques-story-brodies-hour-granary-title }
mystiques-thing-brodies-hour-bell = { mystiques-story-brodies-hour-bell-title }
mystiques-thing-brodies-hour-wool = { mystiques-story-brodies-hour-wool-title }
mystiques-thing-brodies-hour-ring = { mystiques-story-brodies-hour-ring-title }
mystiques-thing-brodies-hour-kitchen = { mystiques-story-brodies-hour-kitchen-title }
mystiques-thing-brodies-hour-clock = { mystiques-story-brodies-hour-clock-title }
mystiques-thing-brodies-hour-thread = { mystiques-story-brodies-hour-thread-title }
mystiques-thing-brodies-hour-slippers = { mystiques-story-brodies-hour-slippers-title }
mystiques-thing-brodies-hour-won = { mystiques-story-brodies-hour-won-title }
mystiques-thing-brodies-hour-lost = { mystiques-story-brodies-hour-lost-title }
mystiques-thing-captain-vurst-opening = { mystiques-story-captain-vurst-opening-title }
mystiques-thing-captain-vurst-grigou = { mystiques-story-captain-vurst-grigou-title }
mystiques-thing-captain-vurst-bell = { mystiques-story-captain-vurst-bell-title }
mystiques-thing-captain-vurst-sergeant = { mystiques-story-captain-vurst-sergeant-title }
mystiques-thing-captain-vurst-bread = { mystiques-story-captain-vurst-bread-title }
mystiques-thing-captain-vurst-firm = { mystiques-story-captain-vurst-firm-title }
mystiques-thing-captain-vurst-hole = { mystiques-story-captain-vurst-hole-title }
mystiques-thing-captain-vurst-late = { mystiques-story-captain-vurst-late-title }
mystiques-thing-captain-vurst-scarf = { mystiques-story-captain-vurst-scarf-title }
mystiques-thing-captain-vurst-candle = { mystiques-story-captain-vurst-candle-title }
mystiques-thing-captain-vurst-slipper = { mystiques-story-captain-vurst-slipper-title }
mystiques-thing-captain-vurst-won-bread = { mystiques-story-captain-vurst-won-bread-title }
mystiques-thing-captain-vurst-won-promise = { mystiques-story-captain-vurst-won-promise-title }
mystiques-thing-captain-vurst-won-grigou = { mystiques-story-captain-vurst-won-grigou-title }
mystiques-thing-captain-vurst-won-jar = { mystiques-story-captain-vurst-won-jar-title }
mystiques-thing-captain-vurst-won = { mystiques-story-captain-vurst-won-title }
mystiques-thing-captain-vurst-lost = { mystiques-story-captain-vurst-lost-title }
mystiques-thing-free-grigou = Free Grigou
mystiques-thing-hurry-on = Hurry on
mystiques-thing-carry-him = Carry him asleep
mystiques-thing-wake-him = Wake him up
mystiques-thing-close-the-sluice = Close the sluice
mystiques-thing-trust-the-thread = Trust the thread
mystiques-thing-light-the-candle = Light the candle
mystiques-thing-tread-softly = Tread softly
mystiques-thing-muffle-the-bell = Muffle the bell
mystiques-thing-let-it-ring = Let it ring
mystiques-thing-share-bread = Share the bread
mystiques-thing-stand-firm = Stand firm
mystiques-thing-help-offered = { mystiques-story-help-offered-title }
mystiques-thing-help-taken = { mystiques-story-help-taken-title }
mystiques-thing-help-declined = { mystiques-story-help-declined-title }
mystiques-thing-take-help = Accept help
mystiques-thing-go-alone = Try by ourselves
mystiques-thing-muscadin = Muscadin
mystiques-thing-crank = the crank
mystiques-thing-bell = the bell
mystiques-thing-proving-ground = The Great Trial
mystiques-thing-search = search
mystiques-thing-web = web
mystiques-thing-water = water
mystiques-thing-mousetrap = mousetrap
mystiques-thing-stunned = dizzy
mystiques-thing-webbed = caught in a web
mystiques-thing-down = knocked down
mystiques-thing-move = speed
mystiques-thing-lore = lore
mystiques-thing-cheese = a cheese

mystiques-chapter-first-frost = First Frost
mystiques-goal-first-frost = Drive all enemies out of the granary.
mystiques-chapter-under-the-floor = Under the Floor
mystiques-goal-under-the-floor = Find Muscadin in the gear pit and bring him back to the kitchen.
mystiques-chapter-mill-race = The Mill Race
mystiques-goal-mill-race = Fish the crank out of the drain and bring it to the wheel house.
mystiques-chapter-webs-and-legs = Webs and Legs
mystiques-goal-webs-and-legs = Chase the spider out of the rafters and the centipede out of the granary.
mystiques-chapter-brodies-hour = Brodie’s Hour
mystiques-goal-brodies-hour = Find the bell in the granary and hang it on Brodie.
mystiques-chapter-captain-vurst = Captain Vurst
mystiques-goal-captain-vurst = Find the rat hole and make Captain Vurst give in.
mystiques-chapter-proving-ground = The Great Trial
mystiques-goal-proving-ground = Cross the whole mill and make Captain Vurst give in.

mystiques-ui-way-short = One chapter, on an easy night.
mystiques-ui-way-box = One chapter of the story.
mystiques-ui-way-expert = The whole story, chapter by chapter, on hard.

mystiques-option-chapter = Chapter
    .about = The story you play tonight.
mystiques-option-chapter-first-frost = First Frost: win back the winter grain
mystiques-option-chapter-under-the-floor = Under the Floor: find the little dormouse
mystiques-option-chapter-mill-race = The Mill Race: make the wheel turn again
mystiques-option-chapter-webs-and-legs = Webs and Legs: the spider and the centipede
mystiques-option-chapter-brodies-hour = Brodie’s Hour: a bell for the cat
mystiques-option-chapter-captain-vurst = Captain Vurst: the last night
mystiques-option-chapter-proving-ground = The Great Trial: the whole mill in one night, without a story
mystiques-option-difficulty = Difficulty
    .about = Easy: fewer enemies. Hard: more enemies, and harder encounters.
mystiques-option-difficulty-easy = easy
mystiques-option-difficulty-ordinary = ordinary
mystiques-option-difficulty-hard = hard
mystiques-option-heroes = Heroes
    .about = Who is to come along; the chapter’s own mice fill the other places.
mystiques-option-enemies_hold = Enemies hold mice back
    .about = An enemy stops a mouse. She can only leave if there are at least as many mice as enemies.
mystiques-option-captives_whisper = Captives whisper
    .about = A house rule of ours, not in the original game: while a captured mouse cannot come back, in her turn she gets a cheese for a friend or gnaws one off the wheel.
mystiques-option-campaign = The whole story
    .about = The chapters one after the other; heroes keep what they have learnt, and one card each.
mystiques-option-brings = Luggage
    .about = What the heroes bring from the chapters before.
mystiques-option-deeds = Memories
    .about = What the group chose in the chapters before.
mystiques-option-lost = Lost tries
    .about = How often this chapter has been lost. After two times it offers help.

mystiques-bot-timid = Hazel
    .about = Takes her time, searches everywhere and saves her cards.
mystiques-bot-brave = Whiskerblaze
    .about = No searching: always forward, with every card.
mystiques-bot-wise = Old-Ear
    .about = Searches while there is time, and plays cards at the right moment.
mystiques-bot-seer = Moon-Eye
    .about = Before every move, imagines how the night might go. Takes a moment, but sees far ahead.

mystiques-ui-signs =
    ↻ round · ⌛ page of the hourglass / end page · o cheese on the wheel · (name) had its turn
    ▲ above, ▼ below · [card] visible encounter · ▶ whose turn · → steps left · ✦ an action left · ⑂ crossroads
    ♥ heart · ♡ wound · ☠ poison · o3 cheese · !effect · [worn] (bag) <tricks> *abilities · + stash · @ on the board
    P blue paw · X red cross · N E S W doors (small: blue) · T H K ways through the floor · ~ water · ^ v < > current
    # O closed · ! mousetrap · % web · + item · c cockroach · r rat · e elite rat · s spider · p centipede · V Vurst · B Brodie
    | - wall · ! = red line · u d yellow arrow
mystiques-ui-figure-chapters-won = { $count ->
    [one] chapter won
   *[other] chapters won
}
mystiques-ui-figure-foes = { $count ->
    [one] enemy chased away
   *[other] enemies chased away
}
mystiques-ui-figure-cats-met = { $count ->
    [one] time we met the cat
   *[other] times we met the cat
}

mystiques-ui-paper-tile = { $count } tiles
mystiques-ui-paper-hero = { $count } heroes
mystiques-ui-paper-turn = { $count } initiative cards
mystiques-ui-paper-encounter = { $count } encounter cards
mystiques-ui-paper-search = { $count } search cards
mystiques-ui-paper-ability = { $count } abilities
mystiques-ui-paper-figure = { $count } figures
mystiques-ui-paper-large = { $count } large figures
mystiques-ui-paper-die = { $count } dice
mystiques-ui-paper-thing = { $count } items
mystiques-ui-paper-trap = { $count } mousetraps
mystiques-ui-paper-web = { $count } webs
mystiques-ui-paper-marker = { $count } markers
mystiques-ui-paper-glass = hourglass and end marker
mystiques-ui-paper-wheel = the cheese wheel
mystiques-ui-paper-pages = the pages
mystiques-ui-paper-item = A group item: it goes in the stash.
mystiques-ui-paper-surge = Surge
mystiques-ui-paper-begin = At the beginning
mystiques-ui-paper-explore = When you come to { $of }
mystiques-ui-paper-take = When you take { $of }
mystiques-ui-paper-page = When the hourglass comes to page { $page }
mystiques-ui-paper-deed = If you once chose “{ $deed }”
mystiques-ui-paper-won = You have won
mystiques-ui-paper-lost = You have lost
mystiques-ui-paper-setup = Put the end marker on page { $end }. { $expected ->
        [0] { "" }
        [one] One page earlier if the heroes bring luggage.
       *[other] { $expected } pages earlier if the heroes bring luggage.
    }
mystiques-ui-paper-level = { $level ->
        [easy] Easy night:
       *[hard] Hard night:
    }
mystiques-ui-paper-level-end = The end marker is on page { $end }.
mystiques-ui-paper-level-cheese = Every mouse begins with { $cheese } cheese.
mystiques-ui-paper-level-cards = { $cards ->
        [hard] Take the hard encounter cards instead of the ordinary ones.
       *[both] Shuffle the ordinary and the hard encounter cards together.
    }
mystiques-ui-paper-level-fewer = { $fewer ->
        [one] Wherever this page has small enemies coming, the last small enemy stays at home.
       *[other] Wherever this page has small enemies coming, the last { $fewer } small enemies stay at home.
    }
mystiques-ui-paper-level-more = Wherever this page has small enemies coming, these come, too:
mystiques-ui-paper-heroes = Who goes: { $heroes }
mystiques-ui-paper-items = In the stash from the beginning: { $items }
mystiques-ui-paper-without = These encounter cards stay in the box: { $cards }
mystiques-ui-paper-waits = Coming to { $side }, instead of a card:
mystiques-ui-paper-surges = A surge in { $side }, instead of the card’s:
mystiques-ui-paper-happens = { $event ->
        [cheese] Take { $n } cheeses.
        [heal] Every mouse heals a wound.
        [wheel] { $n } cheeses go on the wheel. Roll your lore: with a star, nothing happens.
        [webbed] Your mouse is caught in a web. Roll your lore: with a star, nothing happens.
        [stunned] Your mouse is dizzy. Roll your lore: with a star, nothing happens.
        [traps] Mousetraps go on the red crosses.
       *[roach] A cockroach comes.
    }
mystiques-ui-paper-flag = { $flag ->
        [ambush] Ambush
        [traps] Mousetraps
       *[greedy] Greedy cockroaches
    }
mystiques-ui-paper-effect = { $sort ->
        [page] The hourglass moves on { $n } { $n ->
                [one] page
               *[other] pages
            }.
        [marker] The end marker moves on { $n } { $n ->
                [one] page
               *[other] pages
            }.
        [come] They come at once:
        [wait] Instead of the others, these wait there ({ $what }):
        [item] For the stash: { $what }.
        [cheese] Every mouse gets { $n } { $n ->
                [one] cheese
               *[other] cheeses
            }.
        [pay] Every mouse pays { $n } { $n ->
                [one] cheese
               *[other] cheeses
            }, or all she has.
        [wheel] Put { $n } { $n ->
                [one] cheese
               *[other] cheeses
            } on the wheel.
        [heal] Every mouse gets back { $n } { $n ->
                [one] heart
               *[other] hearts
            }.
        [calm] The current doesn’t carry anybody any more.
       *[sweep] There are no webs any more.
    }
mystiques-ui-puzzle = { $about ->
    [rescue] A mouse is captured, and one enemy is left. Chase it off this turn!
    [danger] A mouse has one heart left, and there is one enemy left. Chase it off this turn!
    [last] One enemy is left. Chase it off this turn!
   *[fight] Chase off an enemy this turn!
} { $moves ->
    [1] You need just one move: which is the surest?
   *[other] The surest way takes { $moves } moves: which comes first?
}
mystiques-ui-puzzle-less = A good idea: it works { $chance } times in 100. Something else works { $best } times in 100!
mystiques-ui-puzzle-never = That way, no enemy runs off this turn. Have another look!
mystiques-ui-puzzle-solved = { $best ->
    [100] It works every time.
   *[other] It works { $best } times in 100, and nothing else is as sure.
}
