### The Two Towers in English.
###
### A name in a sentence comes with its forms: $card is the bare name, $card_object stands inside a
### sentence ("a green Wisdom"), $card_no denies it, $card_short is what fits on a small card. Places have
### .in, .to and .from; qualities have .object, colours have .row. Seats are used bare, because at a table
### the names of people stand in their place.

## The game and its seats

game-towers = The Two Towers
    .tagline = Collect qualities along the road to Minas Tirith: at each place the longest matching rows win.
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-first = { seat-1 }
seat-second = { seat-2 }
seat-third = { seat-3 }
seat-fourth = { seat-4 }
seat-fifth = { seat-5 }

## Places

place-amon_hen = Amon Hen
    .short = Amon Hen
    .in = on Amon Hen
    .to = to Amon Hen
    .from = from Amon Hen
place-rohan = Rohan
    .short = Rohan
    .in = in Rohan
    .to = to Rohan
    .from = from Rohan
place-fangorn = Fangorn
    .short = Fangorn
    .in = in Fangorn
    .to = to Fangorn
    .from = from Fangorn
place-edoras = Edoras
    .short = Edoras
    .in = at Edoras
    .to = to Edoras
    .from = from Edoras
place-orthanc = Orthanc
    .short = Orthanc
    .in = at Orthanc
    .to = to Orthanc
    .from = from Orthanc
place-helms_deep = Helm’s Deep
    .short = Helm’s Deep
    .in = at Helm’s Deep
    .to = to Helm’s Deep
    .from = from Helm’s Deep
place-minas_tirith = Minas Tirith
    .short = Minas Tirith
    .in = at Minas Tirith
    .to = to Minas Tirith
    .from = from Minas Tirith

## Qualities and colours

quality-strength = Strength
    .short = Strength
    .object = Strength
quality-wisdom = Wisdom
    .short = Wisdom
    .object = Wisdom
quality-endurance = Endurance
    .short = Endurance
    .object = Endurance
quality-resolve = Resolve
    .short = Resolve
    .object = Resolve

colour-green = Green
    .row = green row
colour-ochre = Ochre
    .row = ochre row
colour-blue = Blue
    .row = blue row
colour-grey = Grey
    .row = grey row

## Cards

card-green_strength = Green Strength
    .short = Strength
    .object = a green Strength
    .no = no green Strength
card-green_wisdom = Green Wisdom
    .short = Wisdom
    .object = a green Wisdom
    .no = no green Wisdom
card-green_endurance = Green Endurance
    .short = Endurance
    .object = a green Endurance
    .no = no green Endurance
card-green_resolve = Green Resolve
    .short = Resolve
    .object = a green Resolve
    .no = no green Resolve
card-ochre_strength = Ochre Strength
    .short = Strength
    .object = an ochre Strength
    .no = no ochre Strength
card-ochre_wisdom = Ochre Wisdom
    .short = Wisdom
    .object = an ochre Wisdom
    .no = no ochre Wisdom
card-ochre_endurance = Ochre Endurance
    .short = Endurance
    .object = an ochre Endurance
    .no = no ochre Endurance
card-ochre_resolve = Ochre Resolve
    .short = Resolve
    .object = an ochre Resolve
    .no = no ochre Resolve
card-blue_strength = Blue Strength
    .short = Strength
    .object = a blue Strength
    .no = no blue Strength
card-blue_wisdom = Blue Wisdom
    .short = Wisdom
    .object = a blue Wisdom
    .no = no blue Wisdom
card-blue_endurance = Blue Endurance
    .short = Endurance
    .object = a blue Endurance
    .no = no blue Endurance
card-blue_resolve = Blue Resolve
    .short = Resolve
    .object = a blue Resolve
    .no = no blue Resolve
card-grey_strength = Grey Strength
    .short = Strength
    .object = a grey Strength
    .no = no grey Strength
card-grey_wisdom = Grey Wisdom
    .short = Wisdom
    .object = a grey Wisdom
    .no = no grey Wisdom
card-grey_endurance = Grey Endurance
    .short = Endurance
    .object = a grey Endurance
    .no = no grey Endurance
card-grey_resolve = Grey Resolve
    .short = Resolve
    .object = a grey Resolve
    .no = no grey Resolve
card-gandalf = Gandalf
    .short = Gandalf
    .object = a Gandalf
    .no = no Gandalf
    .text = Stands at the head of a new row, together with at least one quality card, and counts as one more card of it. One to a row; never added to a row that lies there already. If the last quality card goes, Gandalf goes with it.

## What is asked

prompt-gain = On the way { $place_to }: take a card, or lay one of yours out and take two.
prompt-taking = { $left ->
        [one] One card more: an open one, or the top of the pile.
       *[other] Now take two cards: an open one first, or both from the pile.
    }
prompt-laying = { $place } is to be scored. Which cards do you lay?

wait-gain = { $seat } is gaining a card on the way { $place_to }.
wait-taking = { $left ->
        [one] { $seat } has laid a card out and takes one more.
       *[other] { $seat } has laid a card out and takes two.
    }
wait-laying = { $place } is to be scored. { $seat } is laying cards.

chance-ring = Chance gives the Ring to the one who begins.
chance-path = The path cards are shuffled and laid down.
chance-token = The tokens are shuffled and laid down.
chance-swap_out = Minas Tirith lacks a 5: chance picks the token that goes.
chance-swap_in = Minas Tirith lacks a 5: chance picks the one that comes.
chance-deal = { $to } is dealt a card.
chance-turn_up = A card is turned face up.
chance-pile = { $to } draws from the pile.

## What can be chosen

do-take = Take { $card_object }
do-draw = Draw from the pile
do-draw-rest = { $count ->
        [one] Draw the second card from the pile
       *[other] Draw both cards from the pile
    }
do-offer = Lay out { $card_object } and take two cards
do-lay = Begin a row with { $card_object }
do-lead = Begin a row with Gandalf and { $card_object }
do-lay-replace = Begin a row with { $card_object }; the row of { $old_object } is discarded
do-lead-replace = Begin a row with Gandalf and { $card_object }; the row of { $old_object } is discarded
do-extend = Add { $card_object }: then there are { $count } cards in the row
do-done = Done: lay nothing more
do-ring = Somebody gets the Ring
do-path = A path card is laid down
do-token = A token is laid down
do-swap_out = A token leaves Minas Tirith
do-swap_in = A 5 comes to Minas Tirith
do-card = { $card }

## What happened

log-ring = { $seat } gets the Ring.
    .you = You get the Ring.
log-path = { $count ->
        [one] The way { $from_from } { $to_to } has { $count } space.
       *[other] The way { $from_from } { $to_to } has { $count } spaces.
    }
log-token = A token of { $value } is laid down { $place_in }.
log-swapped = Minas Tirith must have a 5: it gets one from the box for one of its tokens.
log-swapped-with = Minas Tirith must have a 5: it changes one of its tokens for a 5 { $place_from }.
log-turned-up = A card is turned face up: { $card }.
log-moved = The marker moves on: space { $step } on the way { $place_to }.
log-arrived = The marker has come { $place_to }: now rows are laid, and the place is scored.
log-took = { $seat } takes { $card_object } from the open cards.
    .you = You take { $card_object } from the open cards.
log-drew = { $seat } draws { $card_object } from the pile.
    .you = You draw { $card_object } from the pile.
log-drew-hidden = { $seat } draws a card from the pile.
    .you = You draw a card from the pile.
log-offered = { $seat } lays out { $card_object } and takes two cards for it.
    .you = You lay out { $card_object } and take two cards for it.
log-reshuffled = { $count ->
        [one] The pile is empty: the only discarded card becomes the new pile.
       *[other] The pile is empty: the { $count } discarded cards are shuffled and become the new pile.
    }
log-laid = { $seat } lays { $card_object }.
    .you = You lay { $card_object }.
log-led = { $seat } lays { $card_object } in a new row with Gandalf at its head.
    .you = You lay { $card_object } in a new row with Gandalf at its head.
log-cleared = The old { $colour_row } of { $seat } goes to the discards.
    .you = Your old { $colour_row } goes to the discards.
log-counted = { $count ->
        [0] { $seat } has no card that counts.
        [one] { $seat } has { $count } card that counts.
       *[other] { $seat } has { $count } cards that count.
    }
    .you = { $count ->
        [0] You have no card that counts.
        [one] You have { $count } card that counts.
       *[other] You have { $count } cards that count.
    }
log-won = { $seat } wins the token of { $value }.
    .you = You win the token of { $value }.
log-lost = { $seat } discards { $card_object } from a row that counted.
    .you = You discard { $card_object } from a row that counted.
log-lost-gandalf = { $seat } discards the Gandalf that was left alone.
    .you = You discard the Gandalf that was left alone.
log-finished = { $seat } is done laying.
    .you = You are done laying.
log-ended = The journey is over.

## How it ended

ending-minas_tirith = The journey ended at Minas Tirith.
winner = Minas Tirith is scored, and the journey is over. { $seat } wins.
    .you = Minas Tirith is scored, and the journey is over. You win.

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such action.
refused-not-asked = It is somebody else’s turn to decide.
refused-other-question = That is not what is asked now.
refused-not-displayed = There is { $card_no } among the open cards.
refused-no-pile = Nothing is left to draw: pile and discards are empty.
refused-too-few = Pile and discards hold too few cards to draw both: take an open one first.
refused-not-in-hand = You have { $card_no } in your hand.
refused-offered-already = You have laid a card out already. Now take two for it.
refused-no-gandalf = You have no Gandalf in your hand.
refused-gandalf-late = Gandalf only ever begins a row, and your { $colour_row } has begun: { $card_object } can be added to it, but no Gandalf.
refused-row-touched = One row to a colour, and you have laid cards to your { $colour_row } in this turn: { $card_object } can’t replace them now.
refused-order = Cards are laid in a fixed order, and { $card_object } would have come earlier. Take back what you laid after it.

## Options

option-symbols = Signs of the places
    .help = What the six places ask for. The pictures of the printed cards are lost, so each of these lists is a guess. Certain are the two signs of Fangorn, and that Minas Tirith has three.
choice-symbols-twelve = Twelve signs, each quality three times
choice-symbols-eleven = Eleven signs: only Resolve at Edoras; Endurance instead of Strength at Minas Tirith
choice-symbols-ten = Ten signs: only Resolve at Edoras, only Wisdom at Orthanc
option-own = Own values
    .help = What stands on the cards of your own copy, as TOML: paths = six lengths, and under [symbols] the qualities of each place. Whatever is left out stays as chosen above.
option-automatic = Make choices with a single answer automatically
    .help = Off: you are also asked when only one answer is possible.
