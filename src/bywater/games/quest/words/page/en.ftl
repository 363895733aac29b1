### What only the page says of The Lord of the Rings.

## The way and the corruption line

quest-stage = { $place }, event { $event } of 6
quest-stage-first = { $place }, no event yet
quest-way = The journey
quest-line = Corruption line
quest-light = The light
quest-dark = The dark
quest-sauron = Sauron
quest-sauron-on = Sauron stands on { $space }
quest-hobbit-on = { $hobbit } stands on { $space }
quest-steps = { $count ->
        [one] { $count } step between { $hobbit_the } and Sauron
       *[other] { $count } steps between { $hobbit_the } and Sauron
    }
quest-if-refused = if refused
quest-if-chosen = then
quest-sauron-would = Sauron would come to { $space }
quest-hobbit-would = { $hobbit } would come to { $space }

## The fellowship

quest-fellowship = The hobbits
quest-power-frodo = White Hobbit cards are jokers
quest-power-sam = The die costs him one at most
quest-power-pippin = Plays any two cards
quest-power-merry = Needs two life tokens only
quest-power-fatty = Two more cards after a board
quest-bearer = Ring-bearer
quest-put-on = Put it on
quest-ring-used = Ring worn here already
quest-ring-not = Ring not yet worn here
quest-active = { $who }, active
quest-out = out of the game
quest-out-shields = { $count ->
        [one] Left one shield, which still counts.
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

quest-worth = the main line counts { $points } points now
quest-main = main line
quest-of = { $reached } of { $last }
quest-line-at = { $line }: { $reached } of { $last }.
quest-line-next = Next:
quest-events = The six events
quest-breaks = Worm|tongue For|bid|den Pelen|nor
quest-marker = Event marker
quest-was = done
quest-left-out = left out
quest-was-paid = paid
quest-was-refused = refused
quest-was-magic = stopped by Magic
quest-was-sauron = Sauron to { $space }
quest-was-rolled = { $count ->
        [one] one roll
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
quest-space-die = the die is rolled
quest-space-heal = one step to the light

## Havens and the mountain

quest-place-bag_end = the journey begins
quest-place-rivendell = a haven before Moria
quest-place-lothlorien = a haven before Helm’s Deep
quest-place-mount_doom = who is still here after the die has destroyed the Ring
quest-stop-bag_end-0 = Gandalf
    .text = Each hobbit gets six Hobbit cards.
quest-stop-bag_end-1 = Preparations
    .text = Only if it was agreed on: the Ring-bearer may roll the die, then shares out four cards.
quest-stop-bag_end-2 = Nazgûl Appears
    .text = One hobbit gives two Hiding symbols, or Sauron comes one nearer.
quest-stop-rivendell-0 = Elrond
    .text = The cards of Rivendell are dealt face down.
quest-stop-rivendell-1 = The Council
    .text = Each hobbit passes a card face down to the left.
quest-stop-rivendell-2 = Fellowship
    .text = Each hobbit gives a Friendship symbol or rolls the die.
quest-stop-lothlorien-0 = Galadriel
    .text = The cards of Lothlórien are dealt face down.
quest-stop-lothlorien-1 = Recovery
    .text = Each hobbit may give two shields for two cards or one step to the light.
quest-stop-lothlorien-2 = The Test of Galadriel
    .text = Each hobbit gives a joker symbol or rolls the die.
quest-doom-now = tries to destroy the Ring
quest-doom-waits = waits
quest-doom-out = fallen
quest-doom-did = has destroyed the Ring
quest-doom-room = { $count ->
        [one] one step from Sauron
       *[other] { $count } steps from Sauron
    }

## The end

quest-points = { $count ->
        [one] point
       *[other] points
    }
quest-points-won = { $count ->
        [one] 60 for the Ring, and one shield of all together.
       *[other] 60 for the Ring, and { $count } shields of all together.
    }
quest-points-failed = The mountain was reached: that alone counts 60.
quest-points-lost = The number under the marker of the main line counts.
quest-end-on = on { $space }

## Demands

quest-owes-group = { $demand }: the group is asked
quest-owes-one = { $demand }: one hobbit is asked
quest-owes-self = { $demand }: { $hobbit_the } is asked
quest-turned-up = Turned up: { $card }. Symbols of this kind are asked for.
quest-jokers = Jokers count as any symbol.
quest-goes-back = What is pledged goes back if it is not paid.
quest-one-pays = One hobbit alone gives all of it.
quest-wants-volunteer = Whoever volunteers goes { $count } steps to the dark.
quest-dark-steps = { $count } to the dark
quest-also = You can give:
quest-gives = { $count } { $thing }
quest-gives-nothing = gives nothing
quest-goes = goes { $count } to the dark
quest-decides = decides
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
        [one] Pay: one missing
       *[other] Pay: { $count } missing
    }
quest-pay-state = { $given } of { $all } are covered.
quest-pay-spare = { $count ->
        [one] One symbol would be lost.
       *[other] { $count } symbols would be lost.
    }
quest-pay-hint = Choose cards of your hand that can pay.
quest-pay-things = Give what is offered beside the slots.
quest-pay-none = You have nothing that could pay this.
quest-lack-group = The group lacks { $things }.
quest-lack-self = { $hobbit } lacks { $things }.
quest-lack-one = No hobbit has all of it alone.
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
        [one] one of the symbols
       *[other] { $count } of the symbols
    }
quest-pay-others = You may help: choose cards, then pledge them.
quest-pay-enough = That is enough already. Take something back first.
quest-pledge = { $count ->
        [one] Pledge it
       *[other] Pledge { $count }
    }
quest-give = { $count ->
        [one] Give it
       *[other] Give { $count }
    }
quest-volunteer-hint = Others can be asked to volunteer, too.

## What is asked

quest-back = Back
quest-first = First: { $hobbit_the }
quest-brief-prompt-quiet-after_a_tile = The tile is { $tile }. Does anybody want to do something first?
quest-brief-prompt-quiet-after_a_roll = { $whom } has rolled { $face }. Does anybody want to do something first?
quest-brief-prompt-quiet-end_of_scenario = { $place } is over: life tokens count. Does anybody want to do something first?
quest-brief-prompt-quiet-the_attempt = { $active } is about to throw the Ring into the fire. Anything first?
quest-brief-prompt-after_marker = { $event } – call Gandalf for five shields, so that his Magic may stop it?
quest-anytime = Before that, anybody may play a yellow card, put on the Ring or call Gandalf.
quest-anytime-brief = First a yellow card, the Ring or Gandalf?
quest-interrupt-open = You could do something now.
quest-interrupt-hint = Yellow cards, the Ring and Gandalf glow where they help. Other cards can be thrown away.
quest-interrupt-end = Wait no longer
quest-interrupt-wait = { $hobbit } is about to do something. If you don’t wait, that is dropped for now, and { $hobbit_the } is told.
quest-cards-or-rest = { $hobbit }, play one or two cards, or rest.
quest-play-hint = Choose a card of your hand.
quest-play-none = You have no card to play.
quest-play-sure = The ringed spaces are what it brings.
quest-play-lines = Choose the line, on the board or here.
quest-play-idle = No line would move.
quest-line-hint = Choose a line on the board.
quest-foresee-hint = The one you choose is turned first.
quest-whom-hint = Choose a hobbit.
quest-give-hint = Choose the card in your hand.
quest-lose-hint = { $count ->
        [one] Choose one more card.
       *[other] Choose { $count } cards.
    }
quest-lose-enough = That is enough. Take one back first.
quest-discard = { $count ->
        [one] Discard it
       *[other] Discard { $count } cards
    }
quest-discard-sure = It is lost.
quest-ring-title = Put on the Ring?
quest-ring-sure = Once on this board. You roll the die and suffer it; then a line moves four spaces, less the symbols rolled. Those spaces give nothing.
quest-call-title = Call Gandalf for five shields?
quest-call-sure = The active player then chooses one of his cards.
quest-shared = Turned up, to be shared out

## The hand

quest-your-hand = Your hand
quest-hand = { $count ->
        [one] Hand, { $count } card
       *[other] Hand, { $count } cards
    }
quest-hand-none = { $hobbit } holds no cards.
quest-watching = You are watching.
quest-table = On the table
quest-hobbit-card = Hobbit
quest-white = white
quest-grey = grey
quest-yellow = yellow
quest-stars = { $count } × { $line }
quest-tag-pledged = pledged
quest-tag-chosen = chosen
quest-tag-pays = can pay
quest-tag-now = now
quest-when-staff = after a tile with three things
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
quest-no-tile = None turned in this turn yet
quest-one-more = then one more
quest-foreseen = Next:
quest-looked = { $count ->
        [one] One tile was looked at.
       *[other] { $count } tiles were looked at.
    }
quest-among = Face down: { $harm } of { $left } bring harm
quest-last-tile = The last tile turned
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
quest-no-roll = It has not been rolled yet.
quest-gandalf = Gandalf
quest-gandalf-here = he has come: choose
quest-gandalf-can = you could call him now
quest-gandalf-has = { $count } of { $price } shields
quest-gandalf-call = Call Gandalf
quest-gandalf-use = Use { $card }
quest-use = Use
quest-gandalf-used = used
quest-gandalf-foresight = order three tiles
quest-gandalf-magic = stops an event
quest-gandalf-healing = two to the light
quest-gandalf-guidance = works as two jokers
quest-gandalf-guidance-one-kind = two symbols of one kind
quest-gandalf-persistence = draw four cards

## Explanations

about-bag_end = { place-bag_end }
    .text = A haven: cards are dealt, and three things are done one after the other.
about-rivendell = { place-rivendell }
    .text = A haven: cards are dealt, and three things are done one after the other.
about-moria = { place-moria }
    .text = A scenario board: it ends with its main line or its sixth event. Whoever then lacks life tokens goes to the dark.
about-lothlorien = { place-lothlorien }
    .text = A haven: cards are dealt, and three things are done one after the other.
about-helms_deep = { place-helms_deep }
    .text = A scenario board: it ends with its main line or its sixth event. Whoever then lacks life tokens goes to the dark.
about-shelobs_lair = { place-shelobs_lair }
    .text = A scenario board: it ends with its main line or its sixth event. Whoever then lacks life tokens goes to the dark.
about-mordor = { place-mordor }
    .text = A scenario board: it ends with its main line or its sixth event. Whoever then lacks life tokens goes to the dark.
about-mount_doom = { place-mount_doom }
    .text = When the main line of Mordor ends, one hobbit after the other rolls the die. Who is still there afterwards has destroyed the Ring.
about-space-shield = Shield
    .text = A shield: points in the end, and five of them call Gandalf.
about-space-special_shield = Special shield
    .text = A special shield: worth one to three.
about-space-ring = Ring token
    .text = A life token. Who has most rings bears the Ring next.
about-space-heart = Heart token
    .text = A life token. Each kind is wanted at the end of the board.
about-space-sun = Sun token
    .text = A life token. Each kind is wanted at the end of the board.
about-space-die = The die
    .text = Whoever moves the marker here rolls the die.
about-space-heal = To the light
    .text = Whoever moves the marker here goes one step to the light.
about-lines = The start of a line
    .text = Tiles and cards move the marker. Whoever moves it gets what the spaces give.
about-sauron = Sauron
    .text = Who stands on his space or beyond it is out. If it is the Ring-bearer, all is lost.
about-ring = The Ring
    .text = Once on a board its bearer may put it on: he rolls the die, then one line moves four spaces less the symbols rolled.
about-white_friendship = { card-white_friendship }
    .text = White card, one symbol of { line-friendship }: it moves that line that far, or pays for a demand.
about-white_travelling = { card-white_travelling }
    .text = White card, one symbol of { line-travelling }: it moves that line that far, or pays for a demand.
about-white_hiding = { card-white_hiding }
    .text = White card, one symbol of { line-hiding }: it moves that line that far, or pays for a demand.
about-white_fighting = { card-white_fighting }
    .text = White card, one symbol of { line-fighting }: it moves that line that far, or pays for a demand.
about-white_joker = { card-white_joker }
    .text = White card, one joker symbol: any line, any demand.
about-grey_friendship = { card-grey_friendship }
    .text = Grey card, one symbol of { line-friendship }: it moves that line that far, or pays for a demand.
about-grey_travelling = { card-grey_travelling }
    .text = Grey card, one symbol of { line-travelling }: it moves that line that far, or pays for a demand.
about-grey_hiding = { card-grey_hiding }
    .text = Grey card, one symbol of { line-hiding }: it moves that line that far, or pays for a demand.
about-grey_fighting = { card-grey_fighting }
    .text = Grey card, one symbol of { line-fighting }: it moves that line that far, or pays for a demand.
about-boromir = { card-boromir }
    .text = White card, two symbols of { line-fighting }: it moves that line that far, or pays for a demand.
about-gimli = { card-gimli }
    .text = White card, two symbols of { line-fighting }: it moves that line that far, or pays for a demand.
about-gandalf = { card-gandalf }
    .text = White card, two symbols of { line-travelling }: it moves that line that far, or pays for a demand.
about-legolas = { card-legolas }
    .text = White card, two symbols of { line-hiding }: it moves that line that far, or pays for a demand.
about-aragorn = { card-aragorn }
    .text = White card, two joker symbols: any line, any demand.
about-glamdring = { card-glamdring }
    .text = Grey card, two joker symbols: any line, any demand.
about-anduril = { card-anduril }
    .text = Grey card, two symbols of { line-fighting }: it moves that line that far, or pays for a demand.
about-sting = { card-sting }
    .text = Grey card, one joker symbol: any line, any demand.
about-staff = { card-staff }
    .text = Yellow card. { card-staff.text }
about-athelas = { card-athelas }
    .text = Yellow card. { card-athelas.text }
about-miruvor = { card-miruvor }
    .text = Yellow card. { card-miruvor.text }
about-mithril = { card-mithril }
    .text = Yellow card. { card-mithril.text }
about-book = { card-book }
    .text = Grey card, one symbol of { line-hiding }: it moves that line that far, or pays for a demand.
about-pipe = { card-pipe }
    .text = Grey card, two symbols of { line-friendship }: it moves that line that far, or pays for a demand.
about-elven_cloak = { card-elven_cloak }
    .text = Grey card, two symbols of { line-hiding }: it moves that line that far, or pays for a demand.
about-elven_rope = { card-elven_rope }
    .text = Grey card, two symbols of { line-travelling }: it moves that line that far, or pays for a demand.
about-boat = { card-boat }
    .text = Grey card, one symbol of { line-travelling }: it moves that line that far, or pays for a demand.
about-brooch = { card-brooch }
    .text = Grey card, one symbol of { line-friendship }: it moves that line that far, or pays for a demand.
about-galadriel = { card-galadriel }
    .text = Grey card, two joker symbols: any line, any demand.
about-arwen = { card-arwen }
    .text = Grey card, two joker symbols: any line, any demand.
about-box_of_earth = { card-box_of_earth }
    .text = Grey card, one joker symbol: any line, any demand.
about-bow = { card-bow }
    .text = Grey card, one symbol of { line-fighting }: it moves that line that far, or pays for a demand.
about-belt = { card-belt }
    .text = Yellow card. { card-belt.text }
about-lembas = { card-lembas }
    .text = Yellow card. { card-lembas.text }
about-elessar = { card-elessar }
    .text = Yellow card. { card-elessar.text }
about-phial = { card-phial }
    .text = Yellow card. { card-phial.text }
about-theoden = { card-theoden }
    .text = White card, two symbols of { line-travelling }: it moves that line that far, or pays for a demand.
about-shadowfax = { card-shadowfax }
    .text = Grey card, two symbols of { line-travelling }: it moves that line that far, or pays for a demand.
about-eomer = { card-eomer }
    .text = White card, two symbols of { line-fighting }: it moves that line that far, or pays for a demand.
about-riders_of_rohan = { card-riders_of_rohan }
    .text = Grey card, two symbols of { line-fighting }: it moves that line that far, or pays for a demand.
about-faramir = { card-faramir }
    .text = White card, two symbols of { line-travelling }: it moves that line that far, or pays for a demand.
about-gollum = { card-gollum }
    .text = White card. { card-gollum.text }
about-army_of_the_dead = { card-army_of_the_dead }
    .text = Grey card, two symbols of { line-fighting }: it moves that line that far, or pays for a demand.
about-ghan = { card-ghan }
    .text = White card, two symbols of { line-travelling }: it moves that line that far, or pays for a demand.
about-eowyn = { card-eowyn }
    .text = White card, two joker symbols: any line, any demand.

## Why a bot would do it

why-main-line = It is the main line: { $left ->
        [one] one space is left then.
       *[other] { $left } spaces are left then.
    }
why-main-ends = It reaches the end of the main line: the board is done.
why-side-line = { $line }: { $left ->
        [0] the line is done then.
        [one] one space is left then.
       *[other] { $left } spaces are left then.
    }
why-gains-card = It brings { $card_object }.
why-gains-shield = It brings shields, and with five of them Gandalf can be called.
why-token-missing = { $hobbit } still lacks { $token_object }: at the end of the board that would mean a step towards Sauron.
why-pay = What is asked for costs less than refusing.
why-pay-sauron = { $steps ->
        [one] If we refuse, Sauron comes a space nearer: { $gap } would be left to the Ring-bearer.
       *[other] If we refuse, Sauron comes { $steps } spaces nearer: { $gap } would be left to the Ring-bearer.
    }
why-pay-spare = { $card } can be spared.
why-refuse-holds = { $count ->
        [one] The one card of the hand is worth more than what refusing costs.
       *[other] The { $count } cards of the hand are worth more than what refusing costs.
    }
why-step-back = { $hobbit } stands at { $dark } and comes out of the dark a little.
why-draw-few = { $count ->
        [0] { $hobbit } holds no card: new ones are needed.
        [one] { $hobbit } holds only one card.
       *[other] { $hobbit } holds only { $count } cards.
    }
why-draw = No line needs what { $hobbit_the } holds ({ $count }) right now.
why-ring = { $left ->
        [one] { $line }: one space is left, and the Ring takes us further at once.
       *[other] { $line }: { $left } spaces are left, and the Ring takes us further at once.
    }
why-call = { $shields } shields are there: Gandalf’s help now is worth more.
why-interrupt = { $hobbit } can do something about it.
why-volunteer = { $hobbit } can bear it best: { $gap } spaces from Sauron.
why-prevents = { $card }: now it prevents something bad, and later it may come too late.
why-healing = { $hobbit } needs light most.
why-lembas = { $hobbit } needs cards most.
why-elessar = { $hobbit } needs light most.
why-miruvor = { $hobbit } can use that card best.
why-persistence = { $hobbit } needs cards most.
why-foresight = Whoever knows the next tiles can prepare for them.
why-next-tile = That order costs us least.
why-discard-done = { $line } is done here: { $card } moves nothing any more.
why-discard-more = { $count ->
        [one] Another one of this kind remains.
       *[other] { $count } more of this kind remain.
    }
why-discard-least = { $card } helps least on what lies ahead.
why-to = { $hobbit } holds { $count } cards.
why-give = { $card } helps more there than here.
why-saves = { $more ->
        [0] Nothing needs it now: { $card } is saved for a worse moment.
       *[other] Nothing needs it now: { $card } and other special cards are saved for a worse moment.
    }
why-nothing-now = Nothing that could be done now would help.
why-keeps-hand = The hand ({ $count }) is saved for what comes.
why-bearer-near = { $gap ->
        [one] The threat: Sauron is one space from { $hobbit_the }, who bears the Ring.
       *[other] The threat: Sauron is { $gap } spaces from { $hobbit_the }, who bears the Ring.
    }
why-hobbit-near = { $gap ->
        [one] The threat: Sauron is one space from { $hobbit_the }.
       *[other] The threat: Sauron is { $gap } spaces from { $hobbit_the }.
    }

## Beside the chances in a review

mark-gap = Sauron’s distance to the Ring-bearer
mark-corruption = Corruption of the Ring-bearer
mark-progress = Place of the journey
