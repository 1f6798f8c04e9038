trio-title = Le Trio
trio-about = Cards with holes pile up in the cheese. Three mice: hooray! Three cats: oh dear!

trio-event-placed = { $seat } puts down card { $card }, { $side } up. Peeping out: { $mice ->
        [0] no mouse
        [one] one mouse
       *[other] { $mice } mice
    } and { $cats ->
        [0] no cat
        [one] one cat
       *[other] { $cats } cats
    }.
    .seen = { $seat } puts down a card. Peeping out: { $mice ->
            [0] no mouse
            [one] one mouse
           *[other] { $mice } mice
        } and { $cats ->
            [0] no cat
            [one] one cat
           *[other] { $cats } cats
        }.
trio-event-mice-seen = Hooray, { $mice } mice! { $seat } may put down one more card.
trio-event-enough-laid = Three mice again! But three cards are enough: { $seat }’s turn is over.
trio-event-pile-taken = Oh dear, { $cats } cats! { $seat } takes the whole pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }.
trio-event-stopped = { $seat } stops here.
trio-event-round-won = The last card! { $seat } wins the round and now has { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }.
trio-event-round-blank = Round { $round } just would not end. Nobody wins it.
trio-event-round-began = Round { $round }: the cards are mixed, { $cards } for everybody. { $seat } begins.
trio-event-dealt = { $to }, these are your cards: { $cards }.
    .seen = { $to }, these are your cards.
trio-event-peeked = { $to }, on top of your pile lies card { $card }. You choose its side.
    .seen = { $to }, look at the card on top of your pile. You choose its side.

trio-do-place = Put down the top card
trio-do-place-side = Put down the top card, { $side } up
    .seen = Put down the top card, with the side you like
trio-do-place-card = Put down card { $card }, { $side } up
    .seen = Put down one of your cards
trio-do-stop = Stop here

trio-ask-place = { $seat }, put your top card in the cheese!
trio-ask-place-side = { $seat }, which side of your top card goes up?
trio-ask-place-card = { $seat }, which card do you put in the cheese?
trio-ask-bonus = Three mice! { $seat }, will you put down one more card?
trio-ask-consolation = The cheese is empty. { $seat }, will you put down a new start card?

trio-no-choose-side = Say which side of your top card goes up.
trio-no-choose-card = Choose one of the cards in your hand, and its side.
trio-no-top-card-only = Only the top card of your pile can be put down.
trio-no-side-is-fixed = The card goes down as it lies; nobody has looked at it yet.
trio-no-not-in-hand = That card is not in your hand.
trio-no-must-place = First a card has to be put down; only then can you stop.

# What speaks for a move, said by a friend

trio-ground-last = It is your last card: you win the round!
trio-ground-stop = Another card might bring the third cat.
trio-ground-luck = Nobody knows what is on it: good luck!
trio-ground-dare = Few cards would bring three cats now.
trio-ground-mice = Then three mice look out, and you may lay again.
trio-ground-trapped = After that { $seat } has nothing but three cats: the open hand shows it.
trio-ground-cats = Three cats will look out, but no card is better.
trio-ground-safe =
    Then { $cats ->
        [0] no cat is to be seen
        [one] only one cat is to be seen
       *[other] only { $cats } cats are to be seen
    }: that is safe.
trio-ground-leaves =
    Then the next one has { $cats ->
        [0] no cat
        [one] one cat
       *[other] { $cats } cats
    } to be afraid of.

trio-end-tokens = Three tokens! { $winners } wins the game.
trio-end-blank-rounds = Two rounds would not end, so the tokens are counted. { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win together.
    }

trio-ui-way-box = Luck turns up the cards.
trio-ui-way-expert = Everybody holds a hand, and chooses card and side.

trio-option-variant = Game
    .about = In the basic game luck turns up the cards; pros choose card and side.
trio-option-variant-basic = Basic game
trio-option-variant-pro = Pro variant
trio-option-choose_side = Choose the side
    .about = In the basic game, you look at your top card and choose which side goes up.
trio-option-first = Who is the youngest?
    .about = The youngest begins. If nobody wants to say, lots are drawn.
trio-option-first-none = By lot
trio-option-handicap = Who plays with an open hand
    .about = For a grown-up beside a child: in the pro variant everybody sees the cards of this mouse.
    .has = plays with an open hand
trio-option-handicap-none = nobody

trio-thing-front = front
trio-thing-back = back

trio-bot-gentle = Crumb
    .about = Often plays whatever comes first.
trio-bot-sensible = Basil
    .about = Looks at what each card would show, and takes the nicest.
trio-bot-strong = Sage
    .about = Remembers the cards and thinks a few turns ahead.

trio-ui-board = The big cheese with its cards
trio-ui-open-hand = The open hand of { $seat }
trio-ui-cheese = { $count ->
        [0] The cheese is empty.
        [one] One card lies in the cheese.
       *[other] { $count } cards lie in the cheese.
    } Mice: { $mice }. Cats: { $cats }.
trio-ui-mouse = mouse
trio-ui-cat = cat
trio-ui-nothing = nothing
trio-ui-seat = { $seat }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }.
trio-ui-face = mice { $mice }, cats { $cats }, holes { $holes }
trio-ui-card = Card { $card }. Front: { $front }. Back: { $back }.
    .seen = Front: { $front }. Back: { $back }.
trio-ui-left = { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
trio-ui-other-card = Another card
trio-ui-stop = Stop

trio-ui-learn-first = Touch your pile: the top card falls into the cheese.
trio-ui-learn-other = Now the other mouse puts a card on top. Look what peeps through the holes!
trio-ui-learn-again = Your turn. Put down your next card!
trio-ui-learn-mice = Three mice! Hooray, you may put down one more card. If you would rather not, you can touch the stop sign. But this time, be brave!
trio-ui-learn-careful = Your turn. Careful: three cats are bad luck. Put down your card!
trio-ui-learn-cats = Three cats! The whole pile goes under yours. To make up for it, you may put down a new start card. Touch your pile!
trio-ui-learn-farewell = Whoever gets rid of their last card first wins the round and a token. Three tokens win the game. Have fun!
trio-ui-puzzle = One card wins this round, laid the right way up. Which?
trio-ui-puzzle-never = With that the other one wins the round. Have another look!
trio-ui-figure-cats-met = { $count ->
    [one] time the cats were met
   *[other] times the cats were met
}
trio-ui-figure-mice-found = { $count ->
    [one] trio of mice in the cheese
   *[other] trios of mice in the cheese
}

trio-ui-paper-cheese = 1 big cheese
trio-ui-paper-card = { $count } cards
trio-ui-paper-token = { $count } tokens
