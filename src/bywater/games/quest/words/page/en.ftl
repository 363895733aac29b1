### What only the page says of The Lord of the Rings.

## The way and the corruption line

quest-stage = { $place }, event { $event } of 6
quest-stage-first = { $place }, no events yet
quest-way = The journey
quest-line = Corruption line
quest-light = The light
quest-dark = The dark
quest-sauron = Sauron
quest-sauron-on = Sauron is on { $space }
quest-hobbit-on = { $hobbit } is on { $space }
quest-steps = { $count ->
        [one] { $count } step between { $hobbit_the } and Sauron
       *[other] { $count } steps between { $hobbit_the } and Sauron
    }
quest-if-refused = if refused
quest-if-chosen = if chosen
quest-sauron-would = Sauron would move to { $space }
quest-hobbit-would = { $hobbit } would move to { $space }

## The fellowship

quest-fellowship = The hobbits
quest-power-frodo = White Hobbit cards count as jokers
quest-power-sam = The die costs him 1 at most
quest-power-pippin = May play any 2 cards
quest-power-merry = Needs only 2 life tokens
quest-power-fatty = 2 extra cards per board
quest-bearer = Ring-bearer
quest-put-on = Put it on
quest-ring-used = Ring already used here
quest-ring-not = Ring not used here yet
quest-active = { $who }, active
quest-out = out of the game
quest-out-shields = { $count ->
        [one] Left 1 shield, which still counts.
       *[other] Left { $count } shields, which still count.
    }
quest-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
quest-count-of = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
quest-shields = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
quest-life = Life tokens
quest-token = { $token }: { $count }
quest-show-hand = Show { $hobbit_of } hand
quest-about = About { $hobbit_the }

## The board

quest-worth = main line: { $points } points now
quest-main = main line
quest-of = { $reached } of { $last }
quest-line-at = { $line }: { $reached } of { $last }.
quest-line-next = Next:
quest-events = The six events
quest-breaks = Worm|tongue For|bid|den Pelen|nor
quest-marker = Event marker
quest-was = done
quest-left-out = skipped
quest-was-paid = paid
quest-was-refused = refused
quest-was-magic = cancelled by Magic
quest-was-sauron = Sauron to { $space }
quest-was-rolled = { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }
quest-flavour-moria-hiding = quietly through the halls
quest-flavour-moria-travelling = to the eastern gate
quest-flavour-helms_deep-friendship = help from Rohan
quest-flavour-helms_deep-travelling = to the Hornburg
quest-flavour-shelobs_lair-hiding = through Ithilien
quest-flavour-shelobs_lair-travelling = up the stairs
quest-flavour-mordor-friendship = the others help
quest-flavour-mordor-fighting = before the gates
quest-flavour-mordor-hiding = across the plain
quest-space-shield = a shield
quest-space-special_shield = a special shield
quest-space-ring = a ring token
quest-space-heart = a heart token
quest-space-sun = a sun token
quest-space-die = roll the die
quest-space-heal = 1 step towards the light

## Havens and the mountain

quest-place-bag_end = the journey begins
quest-place-rivendell = a haven before Moria
quest-place-lothlorien = a haven before Helm’s Deep
quest-place-mount_doom = whoever survives the roll destroys the Ring
quest-stop-bag_end-0 = Gandalf
    .text = Each hobbit draws 6 Hobbit cards.
quest-stop-bag_end-1 = Preparations
    .text = Only with this option: the Ring-bearer may roll the die and share out 4 cards.
quest-stop-bag_end-2 = Nazgûl Appears
    .text = One hobbit gives 2 Hiding symbols, or Sauron moves 1 step closer.
quest-stop-rivendell-0 = Elrond
    .text = The Rivendell cards are dealt face down.
quest-stop-rivendell-1 = The Council
    .text = Each hobbit passes 1 card face down to the left.
quest-stop-rivendell-2 = Fellowship
    .text = Each hobbit gives 1 Friendship symbol or rolls the die.
quest-stop-lothlorien-0 = Galadriel
    .text = The Lothlórien cards are dealt face down.
quest-stop-lothlorien-1 = Recovery
    .text = Each hobbit may spend 2 shields to draw 2 cards or move 1 step towards the light.
quest-stop-lothlorien-2 = The Test of Galadriel
    .text = Each hobbit gives 1 joker or rolls the die.
quest-doom-now = rolls the die
quest-doom-waits = waiting
quest-doom-out = out
quest-doom-did = destroyed the Ring
quest-doom-room = { $count ->
        [one] 1 step from Sauron
       *[other] { $count } steps from Sauron
    }

## The end

quest-points = { $count ->
        [one] point
       *[other] points
    }
quest-points-won = { $count ->
        [one] 60 for the Ring, plus 1 shield.
       *[other] 60 for the Ring, plus { $count } shields.
    }
quest-points-failed = You reached Mount Doom: 60 points.
quest-points-lost = The points under the main line’s marker.
quest-end-on = on { $space }

## Demands

quest-owes-group = { $demand }: the group pays
quest-owes-one = { $demand }: one hobbit pays
quest-owes-self = { $demand }: { $hobbit_the } pays
quest-turned-up = Revealed: { $card }. Pay with this symbol.
quest-jokers = Jokers count as any symbol.
quest-goes-back = Pledges go back if you don’t pay.
quest-one-pays = One hobbit pays it all.
quest-wants-volunteer = The volunteer moves { $count } steps towards the dark.
quest-dark-steps = { $count } to the dark
quest-also = You can also give:
quest-gives = { $count } { $thing }
quest-gives-nothing = gives nothing
quest-goes = moves { $count } to the dark
quest-decides = is deciding
quest-thing-friendship = Friendship
quest-thing-travelling = Travelling
quest-thing-hiding = Hiding
quest-thing-fighting = Fighting
quest-thing-joker = joker
quest-thing-ring = ring
quest-thing-heart = heart
quest-thing-sun = sun
quest-thing-shield = shield
quest-thing-card = card
quest-thing-guidance = Guidance
quest-pay = Pay
quest-pay-missing = { $count ->
        [one] Pay: 1 missing
       *[other] Pay: { $count } missing
    }
quest-pay-state = { $given } of { $all } covered.
quest-pay-spare = { $count ->
        [one] 1 symbol would be wasted.
       *[other] { $count } symbols would be wasted.
    }
quest-pay-hint = Choose cards from your hand to pay.
quest-pay-things = Choose what to give, beside the slots.
quest-pay-none = You have nothing to pay this with.
quest-lack-group = The group lacks { $things }.
quest-lack-self = { $hobbit } lacks { $things }.
quest-lack-one = No hobbit can pay it alone.
quest-lack-title = { $demand }: { $lack }
quest-lack-token = { $count ->
        [one] a life token
       *[other] { $count } life tokens
    }
quest-lack-ring = { $count ->
        [one] a ring token
       *[other] { $count } ring tokens
    }
quest-lack-heart = { $count ->
        [one] a heart token
       *[other] { $count } heart tokens
    }
quest-lack-sun = { $count ->
        [one] a sun token
       *[other] { $count } sun tokens
    }
quest-lack-shield = { $count ->
        [one] a shield
       *[other] { $count } shields
    }
quest-lack-card = { $count ->
        [one] a card
       *[other] { $count } cards
    }
quest-lack-symbol = { $count ->
        [one] 1 symbol
       *[other] { $count } symbols
    }
quest-pay-others = You can help: choose cards and pledge them.
quest-pay-enough = That’s enough. Take something back first.
quest-pledge = { $count ->
        [one] Pledge it
       *[other] Pledge { $count }
    }
quest-give = { $count ->
        [one] Give it
       *[other] Give { $count }
    }
quest-volunteer-hint = You can ask others to volunteer, too.

## Prompts

quest-back = Back
quest-first = First: { $hobbit_the }
quest-brief-prompt-quiet-after_a_tile = { $tile }: resolve the tile? Anyone may act first.
quest-brief-prompt-quiet-after_a_roll = { $whom } rolled { $face }. Anyone may act first.
quest-brief-prompt-quiet-end_of_scenario = { $place } is over: life tokens count. Anyone may act first.
quest-brief-prompt-quiet-the_attempt = { $active } rolls to destroy the Ring. Anyone may act first.
quest-brief-prompt-after_marker = Call Gandalf for 5 shields? His Magic can cancel this: { $event }
quest-anytime = You may play a yellow card, use the Ring or call Gandalf first.
quest-anytime-brief = Yellow card, Ring or Gandalf first?
quest-interrupt-open = You may act now.
quest-interrupt-hint = Yellow cards, the Ring and Gandalf glow when they help. You may discard any other card.
quest-interrupt-end = Stop waiting
quest-interrupt-wait = { $hobbit } is acting first. If you stop waiting, that is cancelled and { $hobbit_the } gets a notice.
quest-cards-or-rest = { $hobbit }, play cards, draw or step back?
quest-play-hint = Choose a card from your hand.
quest-play-none = You have no cards to play.
quest-play-sure = You gain what the ringed spaces show.
quest-play-lines = Choose a line, on the board or here.
quest-play-idle = No line would move.
quest-line-hint = Choose a line on the board.
quest-foresee-hint = The one you choose comes first.
quest-whom-hint = Choose a hobbit.
quest-give-hint = Choose a card from your hand.
quest-lose-hint = { $count ->
        [one] Choose 1 more card.
       *[other] Choose { $count } cards.
    }
quest-lose-enough = That’s enough. Take one back first.
quest-discard = { $count ->
        [one] Discard it
       *[other] Discard { $count } cards
    }
quest-discard-sure = You lose the card.
quest-ring-title = Put on the Ring?
quest-ring-sure = Once per board. Roll the die and take its effect. Then a line moves 4 spaces, minus the symbols rolled, and gains nothing on the way.
quest-call-title = Call Gandalf for 5 shields?
quest-call-sure = The active player then chooses one of his cards.
quest-shared = Revealed, to share out

## The hand

quest-your-hand = Your hand
quest-hand = { $count ->
        [one] Hand, { $count } card
       *[other] Hand, { $count } cards
    }
quest-hand-none = { $hobbit } holds no cards.
quest-watching = You are watching.
quest-table = In play
quest-hobbit-card = Hobbit
quest-white = white
quest-grey = grey
quest-yellow = yellow
quest-stars = { $count } × { $line }
quest-tag-pledged = pledged
quest-tag-chosen = chosen
quest-tag-pays = can pay
quest-tag-now = now
quest-when-staff = after a tile with 3 cards/things
quest-when-athelas = if life tokens are missing
quest-when-miruvor = any time
quest-when-mithril = after a roll
quest-when-belt = before a roll
quest-when-lembas = any time
quest-when-elessar = any time
quest-when-phial = before a tile
quest-tabs = Hand, tiles, Gandalf, die
quest-tab-hand = Hand
quest-tab-tiles = Tiles
quest-tab-gandalf = Gandalf
quest-tab-die = Die

## Tiles, die and Gandalf

quest-tiles = Tiles
quest-tiles-left = this turn; { $left } of 23 left
quest-face-down = { $count ->
        [one] { $count } tile face down
       *[other] { $count } tiles face down
    }
quest-no-tile = None revealed this turn
quest-one-more = then 1 more
quest-foreseen = Next:
quest-looked = { $count ->
        [one] 1 tile was looked at.
       *[other] { $count } tiles were looked at.
    }
quest-among = Face down: { $harm } of { $left } do harm
quest-last-tile = The last tile revealed
quest-discards = Discards
quest-discards-none = none
quest-discards-top = { $card } on top, { $count ->
    [one] 1 Hobbit card
   *[other] { $count } Hobbit cards
} in all
quest-discards-count = { $count ->
    [one] 1 Hobbit card
   *[other] { $count } Hobbit cards
}
quest-die = Die
quest-rolled = { $hobbit } rolled { $face }:
quest-no-roll = Not rolled yet.
quest-gandalf = Gandalf
quest-gandalf-here = is here: choose a card
quest-gandalf-can = you can call him now
quest-gandalf-has = { $count } of { $price } shields
quest-gandalf-call = Call Gandalf
quest-gandalf-use = Use { $card }
quest-use = Use
quest-gandalf-used = used
quest-gandalf-foresight = order 3 tiles
quest-gandalf-magic = cancel an event
quest-gandalf-healing = 2 steps to the light
quest-gandalf-guidance = 2 jokers
quest-gandalf-guidance-one-kind = 2 symbols of one kind
quest-gandalf-persistence = draw 4 cards

## Explanations

about-bag_end = { place-bag_end }
    .text = A haven: three things happen in turn, cards first.
about-rivendell = { place-rivendell }
    .text = A haven: three things happen in turn, cards first.
about-moria = { place-moria }
    .text = A scenario: it ends with the main line or the sixth event. Missing life tokens then cost steps towards the dark.
about-lothlorien = { place-lothlorien }
    .text = A haven: three things happen in turn, cards first.
about-helms_deep = { place-helms_deep }
    .text = A scenario: it ends with the main line or the sixth event. Missing life tokens then cost steps towards the dark.
about-shelobs_lair = { place-shelobs_lair }
    .text = A scenario: it ends with the main line or the sixth event. Missing life tokens then cost steps towards the dark.
about-mordor = { place-mordor }
    .text = A scenario: finish the main line before the sixth event, or Sauron takes the Ring.
about-mount_doom = { place-mount_doom }
    .text = When Mordor’s main line is done, the hobbits roll the die in turn. Whoever survives the roll destroys the Ring.
about-space-shield = Shield
    .text = Worth points at the end. Spend 5 to call Gandalf.
about-space-special_shield = Special shield
    .text = A special shield counts as 1, 2 or 3 shields.
about-space-ring = Ring token
    .text = A life token: collect all three kinds. Whoever has most rings becomes Ring-bearer.
about-space-heart = Heart token
    .text = A life token: collect all three kinds before the board ends.
about-space-sun = Sun token
    .text = A life token: collect all three kinds before the board ends.
about-space-die = The die
    .text = Whoever moves the marker here rolls the die.
about-space-heal = To the light
    .text = Whoever moves the marker here moves 1 step towards the light.
about-lines = The start of a line
    .text = Tiles and cards move the marker. Whoever moves it gains what the spaces show.
about-sauron = Sauron
    .text = A hobbit on his space or beyond is out. If it is the Ring-bearer, you lose.
about-ring = The Ring
    .text = Once per board, the Ring-bearer may put it on: roll the die, then one line moves 4 spaces minus the symbols rolled.
about-white_friendship = { card-white_friendship }
    .text = White card, 1 { line-friendship } symbol: moves that line 1 space or pays a demand.
about-white_travelling = { card-white_travelling }
    .text = White card, 1 { line-travelling } symbol: moves that line 1 space or pays a demand.
about-white_hiding = { card-white_hiding }
    .text = White card, 1 { line-hiding } symbol: moves that line 1 space or pays a demand.
about-white_fighting = { card-white_fighting }
    .text = White card, 1 { line-fighting } symbol: moves that line 1 space or pays a demand.
about-white_joker = { card-white_joker }
    .text = White card, 1 joker: moves any line or pays any symbol.
about-grey_friendship = { card-grey_friendship }
    .text = Grey card, 1 { line-friendship } symbol: moves that line 1 space or pays a demand.
about-grey_travelling = { card-grey_travelling }
    .text = Grey card, 1 { line-travelling } symbol: moves that line 1 space or pays a demand.
about-grey_hiding = { card-grey_hiding }
    .text = Grey card, 1 { line-hiding } symbol: moves that line 1 space or pays a demand.
about-grey_fighting = { card-grey_fighting }
    .text = Grey card, 1 { line-fighting } symbol: moves that line 1 space or pays a demand.
about-boromir = { card-boromir }
    .text = White card, 2 { line-fighting } symbols: move that line 2 spaces or pay a demand.
about-gimli = { card-gimli }
    .text = White card, 2 { line-fighting } symbols: move that line 2 spaces or pay a demand.
about-gandalf = { card-gandalf }
    .text = White card, 2 { line-travelling } symbols: move that line 2 spaces or pay a demand.
about-legolas = { card-legolas }
    .text = White card, 2 { line-hiding } symbols: move that line 2 spaces or pay a demand.
about-aragorn = { card-aragorn }
    .text = White card, 2 jokers: move any line or pay any symbols.
about-glamdring = { card-glamdring }
    .text = Grey card, 2 jokers: move any line or pay any symbols.
about-anduril = { card-anduril }
    .text = Grey card, 2 { line-fighting } symbols: move that line 2 spaces or pay a demand.
about-sting = { card-sting }
    .text = Grey card, 1 joker: moves any line or pays any symbol.
about-staff = { card-staff }
    .text = Yellow card. { card-staff.text }
about-athelas = { card-athelas }
    .text = Yellow card. { card-athelas.text }
about-miruvor = { card-miruvor }
    .text = Yellow card. { card-miruvor.text }
about-mithril = { card-mithril }
    .text = Yellow card. { card-mithril.text }
about-book = { card-book }
    .text = Grey card, 1 { line-hiding } symbol: moves that line 1 space or pays a demand.
about-pipe = { card-pipe }
    .text = Grey card, 2 { line-friendship } symbols: move that line 2 spaces or pay a demand.
about-elven_cloak = { card-elven_cloak }
    .text = Grey card, 2 { line-hiding } symbols: move that line 2 spaces or pay a demand.
about-elven_rope = { card-elven_rope }
    .text = Grey card, 2 { line-travelling } symbols: move that line 2 spaces or pay a demand.
about-boat = { card-boat }
    .text = Grey card, 1 { line-travelling } symbol: moves that line 1 space or pays a demand.
about-brooch = { card-brooch }
    .text = Grey card, 1 { line-friendship } symbol: moves that line 1 space or pays a demand.
about-galadriel = { card-galadriel }
    .text = Grey card, 2 jokers: move any line or pay any symbols.
about-arwen = { card-arwen }
    .text = Grey card, 2 jokers: move any line or pay any symbols.
about-box_of_earth = { card-box_of_earth }
    .text = Grey card, 1 joker: moves any line or pays any symbol.
about-bow = { card-bow }
    .text = Grey card, 1 { line-fighting } symbol: moves that line 1 space or pays a demand.
about-belt = { card-belt }
    .text = Yellow card. { card-belt.text }
about-lembas = { card-lembas }
    .text = Yellow card. { card-lembas.text }
about-elessar = { card-elessar }
    .text = Yellow card. { card-elessar.text }
about-phial = { card-phial }
    .text = Yellow card. { card-phial.text }
about-theoden = { card-theoden }
    .text = White card, 2 { line-travelling } symbols: move that line 2 spaces or pay a demand.
about-shadowfax = { card-shadowfax }
    .text = Grey card, 2 { line-travelling } symbols: move that line 2 spaces or pay a demand.
about-eomer = { card-eomer }
    .text = White card, 2 { line-fighting } symbols: move that line 2 spaces or pay a demand.
about-riders_of_rohan = { card-riders_of_rohan }
    .text = Grey card, 2 { line-fighting } symbols: move that line 2 spaces or pay a demand.
about-faramir = { card-faramir }
    .text = White card, 2 { line-travelling } symbols: move that line 2 spaces or pay a demand.
about-gollum = { card-gollum }
    .text = White card. { card-gollum.text }
about-army_of_the_dead = { card-army_of_the_dead }
    .text = Grey card, 2 { line-fighting } symbols: move that line 2 spaces or pay a demand.
about-ghan = { card-ghan }
    .text = White card, 2 { line-travelling } symbols: move that line 2 spaces or pay a demand.
about-eowyn = { card-eowyn }
    .text = White card, 2 jokers: move any line or pay any symbols.

## Why a bot would do it

why-main-line = It moves the main line: { $left ->
        [one] 1 space left.
       *[other] { $left } spaces left.
    }
why-main-ends = It finishes the main line, and with it the board.
why-side-line = { $line }: { $left ->
        [0] complete.
        [one] 1 space left.
       *[other] { $left } spaces left.
    }
why-gains-card = It gains { $card_object }.
why-gains-shield = It gains shields. 5 of them call Gandalf.
why-token-missing = { $hobbit } still lacks { $token_object }, which would cost 1 step towards the dark at the end of the board.
why-pay = Paying costs less than refusing.
why-pay-sauron = { $steps ->
        [one] If we refuse, Sauron moves 1 step closer: { $gap } left to the Ring-bearer.
       *[other] If we refuse, Sauron moves { $steps } steps closer: { $gap } left to the Ring-bearer.
    }
why-pay-spare = We can spare { $card }.
why-refuse-holds = { $count ->
        [one] The last card in hand is worth more than refusing costs.
       *[other] The { $count } cards in hand are worth more than refusing costs.
    }
why-step-back = { $hobbit } is on { $dark } and gets some distance from the dark.
why-draw-few = { $count ->
        [0] { $hobbit } has no cards and needs new ones.
        [one] { $hobbit } has only 1 card.
       *[other] { $hobbit } has only { $count } cards.
    }
why-draw = No line needs the cards { $hobbit_the } holds ({ $count }) right now.
why-ring = { $left ->
        [one] { $line } has 1 space left, and the Ring moves it at once.
       *[other] { $line } has { $left } spaces left, and the Ring moves it at once.
    }
why-call = With { $shields } shields, Gandalf’s help is worth more now.
why-interrupt = { $hobbit } can do something about it.
why-volunteer = { $hobbit } can best afford it: { $gap } spaces from Sauron.
why-prevents = { $card } prevents something bad now. Later may be too late.
why-healing = { $hobbit } most needs to move towards the light.
why-lembas = { $hobbit } most needs cards.
why-elessar = { $hobbit } most needs to move towards the light.
why-miruvor = { $hobbit } can make the best use of the card.
why-persistence = { $hobbit } most needs cards.
why-foresight = If we know the next tiles, we can prepare.
why-next-tile = This order costs us least.
why-discard-done = { $line } is complete here: { $card } can’t move it.
why-discard-more = { $count ->
        [one] 1 more of this kind is left.
       *[other] { $count } more of this kind are left.
    }
why-discard-least = { $card } helps least from here on.
why-to = { $hobbit } has { $count } cards.
why-give = { $card } is more useful there.
why-saves = { $more ->
        [0] Save { $card } for a worse moment.
       *[other] Save { $card } and the other special cards for a worse moment.
    }
why-nothing-now = Nothing would help right now.
why-keeps-hand = Save the hand ({ $count }) for later.
why-bearer-near = { $gap ->
        [one] Threat: Sauron is 1 space from the Ring-bearer, { $hobbit_the }.
       *[other] Threat: Sauron is { $gap } spaces from the Ring-bearer, { $hobbit_the }.
    }
why-hobbit-near = { $gap ->
        [one] Threat: Sauron is 1 space from { $hobbit_the }.
       *[other] Threat: Sauron is { $gap } spaces from { $hobbit_the }.
    }

## Beside the chances in a review

mark-gap = Sauron’s distance from the Ring-bearer
mark-corruption = Ring-bearer’s corruption
mark-progress = Progress of the journey
