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
trio-event-round-blank = Round { $round } just wouldn’t end. Nobody wins it.
trio-event-round-began = Round { $round }: the cards are shuffled, { $cards } each. { $seat } begins.
trio-event-dealt = { $to }, these are your cards: { $cards }.
    .seen = { $to }, these are your cards.
trio-event-peeked = { $to }, card { $card } is on top of your pile. Which side goes up?
    .seen = { $to }, look at the card on top of your pile. Which side goes up?

trio-do-place = Put down the top card
    .advice = Put down your top card
trio-do-place-side = Put down the top card, { $side } up
    .seen = Put down the top card, either side up
    .advice = Put down your card with this side up
trio-do-place-card = Put down card { $card }, { $side } up
    .seen = Put down one of your cards
    .advice = Put down this card, with the side that shines
trio-do-stop = Stop here
    .advice = Stop here

trio-ask-place = { $seat }, put your top card in the cheese!
trio-ask-place-side = { $seat }, which side of your top card goes up?
trio-ask-place-card = { $seat }, which card do you put in the cheese?
trio-ask-bonus = Three mice! { $seat }, will you put down one more card?
trio-ask-consolation = The cheese is empty. { $seat }, will you put down a new start card?

trio-no-choose-side = Choose which side of your top card goes up.
trio-no-choose-card = Choose one of the cards in your hand, and its side.
trio-no-top-card-only = You can only put down the top card of your pile.
trio-no-side-is-fixed = You can’t choose the side: nobody has looked at this card yet.
trio-no-not-in-hand = That card isn’t in your hand.
trio-no-must-place = Put down a card first. Then you can stop.

# What speaks for a move, said by a friend

trio-ground-last = It’s your last card: you win the round!
trio-ground-stop = Another card might bring the third cat.
trio-ground-luck = Nobody knows what’s on it: good luck!
trio-ground-dare = Not many cards would bring three cats now.
trio-ground-mice = Then three mice peep out, and you can put down another card.
trio-ground-trapped = Look at { $seat }’s open cards: after that, every one of them brings three cats.
trio-ground-cats = It brings three cats, but no other card is better.
trio-ground-safe =
    Then { $cats ->
        [0] you see no cats
        [one] you see only one cat
       *[other] you see only { $cats } cats
    }: that’s safe.
trio-ground-leaves =
    Then the next player has { $cats ->
        [0] no cat
        [one] one cat
       *[other] { $cats } cats
    } to be afraid of.

trio-end-tokens = Three tokens! { $winners } wins the game.
trio-end-blank-rounds = Two rounds wouldn’t end, so we count the tokens. { $count ->
        [one] { $winners } wins the game.
       *[other] { $winners } win together.
    }

trio-ui-way-short = A shorter evening: everybody begins with a token, so two more win the game.
trio-ui-way-box = Turn over your top card, and hope!
trio-ui-way-expert = Hold your cards, and choose which one to play and which side up.

trio-option-variant = Game
    .about = In the basic game luck turns over the cards; experts choose the card and the side.
trio-option-variant-basic = Basic game
trio-option-variant-pro = Expert game
trio-option-choose_side = Choose the side
    .about = In the basic game, you look at your top card and choose which side goes up.
trio-option-start_token = Everybody begins with a token
    .about = For a shorter evening: two more tokens win the game instead of three.
trio-option-first = Who is the youngest?
    .about = The youngest begins. If nobody wants to say, we draw lots.
trio-option-first-none = Draw lots
trio-option-handicap = Who plays with an open hand
    .about = For a grown-up playing with a child: in the expert game everybody sees the cards of the grown-up’s mouse.
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
trio-ui-open-hand = { $seat }’s open hand
trio-ui-cheese = { $count ->
        [0] The cheese is empty.
        [one] There is one card in the cheese.
       *[other] There are { $count } cards in the cheese.
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
trio-ui-face = { $mice } { $mice ->
        [one] mouse
       *[other] mice
    }, { $cats } { $cats ->
        [one] cat
       *[other] cats
    }, { $holes } { $holes ->
        [one] hole
       *[other] holes
    }
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
trio-ui-learn-mice = Three mice! Hooray, you can put down one more card. If you’d rather not, touch the stop sign. But this time, be brave!
trio-ui-learn-careful = Your turn. Careful: three cats are bad luck. Put down your card!
trio-ui-learn-cats = Three cats! The whole pile goes under yours. To make up for it, you can put down a new start card. Touch your pile!
trio-ui-learn-farewell = The first mouse with no cards left wins the round and a token. Three tokens win the game. Have fun!
trio-ui-puzzle = { $about ->
    [bonus] Win the round, or make the other mouse take the pile! One more card, or stop: only one choice can do it. Think { $moves } cards ahead.
   *[place] Win the round, or make the other mouse take the pile! Only one card can do it, with the right side up. Think { $moves } cards ahead.
}
trio-ui-puzzle-never = Then the other mouse wins, or you have to take the pile. Have another look!
trio-ui-puzzle-solved = Whatever comes now, you win the round, or the other mouse takes the pile.
trio-ui-figure-cats-met = { $count ->
    [one] time we met the cats
   *[other] times we met the cats
}
trio-ui-figure-mice-found = { $count ->
    [one] trio of mice in the cheese
   *[other] trios of mice in the cheese
}

trio-ui-paper-cheese = 1 big cheese
trio-ui-paper-card = { $count } cards
trio-ui-paper-token = { $count } tokens
