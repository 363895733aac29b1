### The Two Towers in English.
###
### A name in a sentence comes with its forms: $card is the bare name, $card_object stands inside a
### sentence ("a green Wisdom"), $card_no denies it, $card_short is what fits on a small card. Places have
### .in, .to and .from; qualities have .object, colours have .row. Seats are used bare, because at a table
### the names of people stand in their place.

## The game and its seats

game-towers = The Two Towers
    .tagline = Collect sets on the road to Minas Tirith: at each place the longest matching rows win.
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
    .object = a green Strength card
    .no = no green Strength card
card-green_wisdom = Green Wisdom
    .short = Wisdom
    .object = a green Wisdom card
    .no = no green Wisdom card
card-green_endurance = Green Endurance
    .short = Endurance
    .object = a green Endurance card
    .no = no green Endurance card
card-green_resolve = Green Resolve
    .short = Resolve
    .object = a green Resolve card
    .no = no green Resolve card
card-ochre_strength = Ochre Strength
    .short = Strength
    .object = an ochre Strength card
    .no = no ochre Strength card
card-ochre_wisdom = Ochre Wisdom
    .short = Wisdom
    .object = an ochre Wisdom card
    .no = no ochre Wisdom card
card-ochre_endurance = Ochre Endurance
    .short = Endurance
    .object = an ochre Endurance card
    .no = no ochre Endurance card
card-ochre_resolve = Ochre Resolve
    .short = Resolve
    .object = an ochre Resolve card
    .no = no ochre Resolve card
card-blue_strength = Blue Strength
    .short = Strength
    .object = a blue Strength card
    .no = no blue Strength card
card-blue_wisdom = Blue Wisdom
    .short = Wisdom
    .object = a blue Wisdom card
    .no = no blue Wisdom card
card-blue_endurance = Blue Endurance
    .short = Endurance
    .object = a blue Endurance card
    .no = no blue Endurance card
card-blue_resolve = Blue Resolve
    .short = Resolve
    .object = a blue Resolve card
    .no = no blue Resolve card
card-grey_strength = Grey Strength
    .short = Strength
    .object = a grey Strength card
    .no = no grey Strength card
card-grey_wisdom = Grey Wisdom
    .short = Wisdom
    .object = a grey Wisdom card
    .no = no grey Wisdom card
card-grey_endurance = Grey Endurance
    .short = Endurance
    .object = a grey Endurance card
    .no = no grey Endurance card
card-grey_resolve = Grey Resolve
    .short = Resolve
    .object = a grey Resolve card
    .no = no grey Resolve card
card-gandalf = Gandalf
    .short = Gandalf
    .object = a Gandalf
    .no = no Gandalf
    .text = Starts a new row, together with at least one quality card, and counts as one more card. One per row; he can’t join a row that is already there. If its last quality card goes, Gandalf goes too.

## What is asked

prompt-gain = Take a card, or put one face up and take two.
prompt-taking = { $left ->
        [one] Which card do you take next? An open one, or one from the pile.
       *[other] Which 2 cards do you take? Open ones first; after drawing from the pile you can’t go back to them.
    }
prompt-laying = Which cards do you play? { $place } is scored next.

wait-gain = { $seat } is taking a card on the way { $place_to }.
wait-taking = { $left ->
        [one] { $seat } is swapping 1 card for 2 and takes 1 more.
       *[other] { $seat } is swapping 1 card for 2.
    }
wait-laying = { $seat } is playing cards. { $place } is scored next.

chance-ring = A random player gets the Ring and starts.
chance-path = The path cards are shuffled and placed.
chance-token = The tokens are shuffled and placed.
chance-swap_out = Minas Tirith has no 5: a random token is swapped out.
chance-swap_in = Minas Tirith has no 5: a random 5 is swapped in.
chance-deal = { $to } is dealt a card.
chance-turn_up = A card is turned face up.
chance-pile = { $to } draws from the pile.

## What can be chosen

do-take = Take { $card_object }
do-draw = Draw from the pile
do-draw-rest = { $count ->
        [one] Draw 1 card from the pile
       *[other] Draw 2 cards from the pile
    }
do-offer = Swap { $card_object } for 2 cards
do-lay = Start a row with { $card_object }
do-lead = Start a row with Gandalf and { $card_object }
do-lay-replace = Start a row with { $card_object } and discard the { $old_object } row
do-lead-replace = Start a row with Gandalf and { $card_object } and discard the { $old_object } row
do-extend = Add { $card_object }: { $count } cards in the row
do-done = Done
do-ring = Give the Ring to a random player
do-path = Place a path card
do-token = Place a token
do-swap_out = Swap a token out of Minas Tirith
do-swap_in = Swap a 5 into Minas Tirith
do-card = { $card }

## What happened

log-ring = { $seat } gets the Ring.
    .you = You get the Ring.
log-path = { $count ->
        [one] The path { $from_from } { $to_to } has { $count } space.
       *[other] The path { $from_from } { $to_to } has { $count } spaces.
    }
log-token = A token of { $value } is placed { $place_in }.
log-swapped = Minas Tirith needs a 5: a token there is swapped for a 5 from the box.
log-swapped-with = Minas Tirith needs a 5: a token there is swapped for a 5 { $place_from }.
log-turned-up = { $card } is turned face up.
log-moved = The marker moves to space { $step } on the way { $place_to }.
log-arrived = The marker moves { $place_to }. Now you play rows, then the place is scored.
log-took = { $seat } takes { $card_object }.
    .you = You take { $card_object }.
log-drew = { $seat } draws { $card_object } from the pile.
    .you = You draw { $card_object } from the pile.
log-drew-hidden = { $seat } draws a card from the pile.
    .you = You draw a card from the pile.
log-offered = { $seat } swaps { $card_object } for 2 cards.
    .you = You swap { $card_object } for 2 cards.
log-reshuffled = { $count ->
        [one] The pile is empty: the only discard becomes the new pile.
       *[other] The pile is empty: the { $count } discards are shuffled into a new pile.
    }
log-laid = { $seat } plays { $card_object }.
    .you = You play { $card_object }.
log-led = { $seat } starts a row with Gandalf and { $card_object }.
    .you = You start a row with Gandalf and { $card_object }.
log-cleared = { $seat } discards the old { $colour_row }.
    .you = You discard your old { $colour_row }.
log-counted = { $count ->
        [0] { $seat } scores no cards.
        [one] { $seat } scores { $count } card.
       *[other] { $seat } scores { $count } cards.
    }
    .you = { $count ->
        [0] You score no cards.
        [one] You score { $count } card.
       *[other] You score { $count } cards.
    }
log-won = { $seat } wins the token of { $value }.
    .you = You win the token of { $value }.
log-lost = { $seat } discards { $card_object } from a scored row.
    .you = You discard { $card_object } from a scored row.
log-lost-gandalf = { $seat } discards a Gandalf left without a row.
    .you = You discard a Gandalf left without a row.
log-finished = { $seat } is done.
    .you = You are done.
log-ended = The journey is over.

## How it ended

ending-minas_tirith = The journey ended at Minas Tirith.
winner = { $seat } wins. Next time, save cards for the signs of Minas Tirith.
    .you = You win!

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such move.
refused-not-asked = Another player decides first.
refused-other-question = Answer the current question first.
refused-not-displayed = There is { $card_no } face up.
refused-no-pile = There is nothing to draw: pile and discards are empty.
refused-too-few = Pile and discards have too few cards for both: take an open one first.
refused-not-in-hand = You have { $card_no } in your hand.
refused-offered-already = You have already swapped a card. Take your 2 cards.
refused-no-gandalf = You have no Gandalf in your hand.
refused-gandalf-late = Gandalf can only start a row, and your { $colour_row } is already there. You can add { $card_object }, but no Gandalf.
refused-row-touched = You have added to your { $colour_row } this turn, so { $card_object } can’t replace it now.
refused-order = Cards are played in a fixed order, and { $card_object } came earlier. Undo what you played after it.

## Options

option-symbols = Signs of the places
    .help = Which qualities each of the six places scores.
choice-symbols-twelve = Twelve signs: each quality three times
choice-symbols-eleven = Eleven signs: only Resolve at Edoras; Endurance, not Strength, at Minas Tirith
choice-symbols-ten = Ten signs: only Resolve at Edoras, only Wisdom at Orthanc
option-own = Own values
    .help = The values of your own copy, as TOML: paths = six lengths, and under [symbols] the qualities of each place. Whatever you leave out stays as chosen above.
option-automatic = Play forced choices automatically
    .help = On: a single answer is played for you. Off: you choose even if there is only one.
