### The Confrontation in English.
###
### A name in a sentence comes with its forms: $figure is the bare name, $figure_subject begins a
### sentence, $figure_the and $figure_object stand inside one, $figure_number says whether the verb is
### plural. Regions have .in, .to, .from and .object; cards and special cards have .the and .object.

## The game and its seats

game-confrontation = The Confrontation
    .tagline = Nine against nine with hidden faces: Frodo must reach Mordor before the Dark finds him.
seat-light = Light
seat-dark = Dark

side-light = Light
    .subject = Light
    .the = Light
    .id = light
side-dark = Dark
    .subject = Dark
    .the = Dark
    .id = dark

## Figures of Light

figure-frodo = Frodo
    .short = Frodo
    .subject = Frodo
    .the = Frodo
    .object = Frodo
    .number = one
    .power = When he is attacked he may leave before any card, sideways into a region without enemies and with room: not in the mountains and not from the Warg. If he falls, Dark wins; if he enters Mordor, Light wins.
figure-sam = Sam
    .short = Sam
    .subject = Sam
    .the = Sam
    .object = Sam
    .number = one
    .power = When attacked in the same region as Frodo, he may show them both and fight with 5. When Frodo is attacked there, Sam may fight in his place, even against the Orcs. Not against the Warg.
figure-pippin = Pippin
    .short = Pippin
    .subject = Pippin
    .the = Pippin
    .object = Pippin
    .number = one
    .power = When he attacks he may leave before any card, back towards the Shire into a region without enemies and with room: not from the Warg, and not when he is attacked.
figure-merry = Merry
    .short = Merry
    .subject = Merry
    .the = Merry
    .object = Merry
    .number = one
    .power = Defeats the Witch-king at once, without cards, whoever attacks.
figure-gandalf = Gandalf
    .short = Gandalf
    .subject = Gandalf
    .the = Gandalf
    .object = Gandalf
    .number = one
    .power = Dark plays its card first and face up, Magic included; then Light answers with a card. Not against the Warg.
figure-aragorn = Aragorn
    .short = Aragorn
    .subject = Aragorn
    .the = Aragorn
    .object = Aragorn
    .number = one
    .power = May move into any neighbouring region, sideways and backward too, if he attacks there; never sideways in the mountains. This brings him to the Warg as well.
figure-legolas = Legolas
    .short = Legolas
    .subject = Legolas
    .the = Legolas
    .object = Legolas
    .number = one
    .power = Defeats the Flying Nazgûl at once, without cards, whoever attacks.
figure-gimli = Gimli
    .short = Gimli
    .subject = Gimli
    .the = Gimli
    .object = Gimli
    .number = one
    .power = Defeats the Orcs at once, without cards, even when they attack him.
figure-boromir = Boromir
    .short = Boromir
    .subject = Boromir
    .the = Boromir
    .object = Boromir
    .number = one
    .power = Both fighters are defeated at once, whoever attacks. Not against the Warg, and not against the Balrog who strikes in the tunnel.

## Figures of Dark

figure-orcs = Orcs
    .short = Orcs
    .subject = The Orcs
    .the = the Orcs
    .object = the Orcs
    .number = many
    .power = When they attack, they defeat the first figure they meet in the turn at once. Gimli defeats them instead, Boromir falls together with them, and Frodo may leave first or send Sam.
figure-shelob = Shelob
    .short = Shelob
    .subject = Shelob
    .the = Shelob
    .object = Shelob
    .number = one
    .power = After she alone survives a battle she is put in Gondor. If a Light figure or two other Dark figures are there, she is lost as well. A victory in Gondor itself leaves her where she is.
figure-saruman = Saruman
    .short = Saruman
    .subject = Saruman
    .the = Saruman
    .object = Saruman
    .number = one
    .power = Dark may forbid all cards in this battle, once Light’s power has been used; then the bare strengths decide.
figure-nazgul = Flying Nazgûl
    .short = Nazgûl
    .subject = The Flying Nazgûl
    .the = the Flying Nazgûl
    .object = the Flying Nazgûl
    .number = one
    .power = May fly from anywhere to any region that holds exactly one Light figure, and attacks it. Otherwise one step forward like everybody else.
figure-balrog = Balrog
    .short = Balrog
    .subject = The Balrog
    .the = the Balrog
    .object = the Balrog
    .number = one
    .power = While he stands in Moria, Dark may show him when a figure takes the tunnel: the traveller is lost without a battle, and the Balrog is unharmed.
figure-warg = Warg
    .short = Warg
    .subject = The Warg
    .the = the Warg
    .object = the Warg
    .number = one
    .power = The power of the Light figure has no effect in this battle, Sam’s help included. Light’s cards work as usual.
figure-black_rider = Black Rider
    .short = Rider
    .subject = The Black Rider
    .the = the Black Rider
    .object = the Black Rider
    .number = one
    .power = May ride forward any distance if he attacks at the end. On the way no region may hold a Light figure or be full of Dark ones.
figure-witch_king = Witch-king
    .short = Witch-king
    .subject = The Witch-king
    .the = the Witch-king
    .object = the Witch-king
    .number = one
    .power = May also move sideways if he attacks there; never in the mountains.
figure-troll = Cave Troll
    .short = Troll
    .subject = The Cave Troll
    .the = the Cave Troll
    .object = the Cave Troll
    .number = one
    .power = The Dark card in this battle has neither number nor text, but one must be played and is spent.

## Regions

region-shire = The Shire
    .short = Shire
    .in = in the Shire
    .to = to the Shire
    .from = from the Shire
    .object = the Shire
region-arthedain = Arthedain
    .short = Arthedain
    .in = in Arthedain
    .to = to Arthedain
    .from = from Arthedain
    .object = Arthedain
region-cardolan = Cardolan
    .short = Cardolan
    .in = in Cardolan
    .to = to Cardolan
    .from = from Cardolan
    .object = Cardolan
region-rhudaur = Rhudaur
    .short = Rhudaur
    .in = in Rhudaur
    .to = to Rhudaur
    .from = from Rhudaur
    .object = Rhudaur
region-eregion = Eregion
    .short = Eregion
    .in = in Eregion
    .to = to Eregion
    .from = from Eregion
    .object = Eregion
region-enedwaith = Enedwaith
    .short = Enedwaith
    .in = in Enedwaith
    .to = to Enedwaith
    .from = from Enedwaith
    .object = Enedwaith
region-high_pass = High Pass
    .short = High Pass
    .in = on the High Pass
    .to = to the High Pass
    .from = from the High Pass
    .object = the High Pass
region-misty_mountains = Misty Mountains
    .short = Misty Mts.
    .in = in the Misty Mountains
    .to = to the Misty Mountains
    .from = from the Misty Mountains
    .object = the Misty Mountains
region-moria = Moria
    .short = Moria
    .in = in Moria
    .to = to Moria
    .from = from Moria
    .object = Moria
region-gap_of_rohan = Gap of Rohan
    .short = Gap
    .in = in the Gap of Rohan
    .to = to the Gap of Rohan
    .from = from the Gap of Rohan
    .object = the Gap of Rohan
region-mirkwood = Mirkwood
    .short = Mirkwood
    .in = in Mirkwood
    .to = to Mirkwood
    .from = from Mirkwood
    .object = Mirkwood
region-fangorn = Fangorn
    .short = Fangorn
    .in = in Fangorn
    .to = to Fangorn
    .from = from Fangorn
    .object = Fangorn
region-rohan = Rohan
    .short = Rohan
    .in = in Rohan
    .to = to Rohan
    .from = from Rohan
    .object = Rohan
region-dagorlad = Dagorlad
    .short = Dagorlad
    .in = on Dagorlad
    .to = to Dagorlad
    .from = from Dagorlad
    .object = Dagorlad
region-gondor = Gondor
    .short = Gondor
    .in = in Gondor
    .to = to Gondor
    .from = from Gondor
    .object = Gondor
region-mordor = Mordor
    .short = Mordor
    .in = in Mordor
    .to = to Mordor
    .from = from Mordor
    .object = Mordor
region-road = On the road
    .short = Road
    .in = on the road
    .to = onto the road
    .from = from the road
    .object = the road
region-out = Out of the game
    .short = Out
    .in = out of the game
    .to = out of the game
    .from = from among the fallen
    .object = the fallen

## Cards

card-light_1 = 1
    .short = 1
    .the = the 1
    .object = the 1
card-light_2 = 2
    .short = 2
    .the = the 2
    .object = the 2
card-light_3 = 3
    .short = 3
    .the = the 3
    .object = the 3
card-light_4 = 4
    .short = 4
    .the = the 4
    .object = the 4
card-light_5 = 5
    .short = 5
    .the = the 5
    .object = the 5
card-light_magic = Magic
    .short = Magic
    .the = Magic
    .object = Magic
    .text = Put one of your own discarded cards in its place, after the cards were turned over. Counts 0 if none lies there.
card-light_sacrifice = Noble Sacrifice
    .short = Sacrifice
    .the = the Noble Sacrifice
    .object = the Noble Sacrifice
    .text = Both fighters are defeated, unless Dark leaves by its Retreat.
card-light_cloak = Elven Cloak
    .short = Cloak
    .the = the Elven Cloak
    .object = the Elven Cloak
    .text = The number on the Dark card counts 0. No effect on a Dark text card.
card-light_retreat = Retreat Backward
    .short = Retreat
    .the = Retreat Backward
    .object = Retreat Backward
    .text = The Light figure may go back towards the Shire, into a neighbouring region without enemies and with room, even if Dark has left too.
card-dark_1 = 1
    .short = 1
    .the = the 1
    .object = the 1
card-dark_2 = 2
    .short = 2
    .the = the 2
    .object = the 2
card-dark_3 = 3
    .short = 3
    .the = the 3
    .object = the 3
card-dark_4 = 4
    .short = 4
    .the = the 4
    .object = the 4
card-dark_5 = 5
    .short = 5
    .the = the 5
    .object = the 5
card-dark_6 = 6
    .short = 6
    .the = the 6
    .object = the 6
card-dark_magic = Magic
    .short = Magic
    .the = Magic
    .object = Magic
    .text = Put one of your own discarded cards in its place, after the cards were turned over. Counts 0 if none lies there. If both play Magic, Dark chooses first.
card-dark_eye = Eye of Sauron
    .short = Eye
    .the = the Eye of Sauron
    .object = the Eye of Sauron
    .text = The text of the Light card has no effect, and it counts 0. No effect on a Light number.
card-dark_retreat = Retreat Sideways
    .short = Retreat
    .the = Retreat Sideways
    .object = Retreat Sideways
    .text = The Dark figure may go sideways into a neighbouring region without enemies and with room; never in the mountains.

## Special cards

special-shadowfax = Shadowfax
    .the = Shadowfax
    .object = Shadowfax
    .text = One Light figure takes an extra step forward, river and tunnel included, into a region without Dark figures and with room. Then the same figure makes the move of this turn.
special-gandalf_the_white = Gandalf the White
    .the = Gandalf the White
    .object = Gandalf the White
    .text = Instead of the turn, a defeated Gandalf comes back in Fangorn, if no Dark figure and at most one Light figure is there.
special-palantir = Palantír
    .the = the Palantír
    .object = the Palantír
    .text = Before the move, Dark looks at all Light figures of one region, but not of the Shire. They stay as they are until the turn is over, so an attacker may choose among them.
special-recall = Recall to Mordor
    .the = Recall to Mordor
    .object = Recall to Mordor
    .text = Instead of the turn, one Dark figure goes back to Mordor, if no Light figure and fewer than four Dark ones are there.

## What is asked

prompt-place = Whom do you set up { $region_in }?
prompt-turn = Your turn. Which figure goes where?
prompt-turn-again = Which figure goes where? This position has come up before; if it comes up again, the game is a draw.
prompt-step = Shadowfax is saddled. Who takes the extra step, and where to?
prompt-gallop = Shadowfax has come { $region_to }. Where does the rider go from there?
prompt-tunnel = Somebody is walking through the mines of Moria. Will you show the Balrog there?
prompt-target = Whom { $attacker_number ->
        [many] do
       *[one] does
    } { $attacker_the } fight { $region_in }?
prompt-frodo = { $dark_subject } { $dark_number ->
        [many] attack
       *[one] attacks
    } Frodo { $region_in }. What does he do?
prompt-sam = { $dark_subject } { $dark_number ->
        [many] attack
       *[one] attacks
    } Sam { $region_in }. Is Frodo beside him, and will you show it?
prompt-flee = Pippin has come upon { $dark_object } { $region_in }. Does he slip away?
prompt-ban = Saruman faces { $light_object } { $region_in }. Do you forbid all cards?
prompt-card = { $light_subject } against { $dark_object } { $region_in }. Which card do you play?
prompt-fetch = Magic! Which of your discarded cards do you put in its place?
prompt-withdraw = { $side_id ->
        [dark] Your Retreat lets { $dark_object } leave the battle { $region_in }. Where to?
       *[light] Your Retreat lets { $light_object } leave the battle { $region_in }. Where to?
    }
prompt-linger = Your turn is nearly over. Do you look into the Palantír first?

wait-place = { $side_subject } is setting up in secret.
wait-turn = { $side_subject } is choosing a move.
wait-turn-again = { $side_subject } is choosing a move. This position has come up before; if it comes up again, the game is a draw.
wait-step = { $side_subject } is choosing who rides Shadowfax.
wait-gallop = Shadowfax has come { $region_to }. { $side_subject } is choosing where the rider goes from there.
wait-tunnel = Does the Balrog wait in Moria? { $side_subject } is thinking it over.
wait-target = { $side_subject } is choosing whom { $attacker_the } { $attacker_number ->
        [many] fight
       *[one] fights
    } { $region_in }.
wait-frodo_or_sam = { $dark_subject } { $dark_number ->
        [many] attack
       *[one] attacks
    } { $light_object } { $region_in }. { $side_subject } is thinking it over.
wait-flee = Pippin has come upon { $dark_object } { $region_in }. { $side_subject } is deciding whether he stays.
wait-ban = Saruman faces { $light_object } { $region_in }. { $side_subject } is deciding whether cards are allowed.
wait-card = { $light_subject } against { $dark_object } { $region_in }. { $side_subject } is choosing a card.
wait-fetch = { $side_subject } has played Magic and is looking through the discarded cards.
wait-withdraw = { $side_id ->
        [dark] { $side_subject } is deciding whether and where { $dark_the } { $dark_number ->
            [many] retreat
           *[one] retreats
        }.
       *[light] { $side_subject } is deciding whether and where { $light_the } retreats.
    }
wait-linger = { $side_subject } is about to end the turn.

chance-defender = Chance decides whom { $attacker_the } { $attacker_number ->
        [many] meet
       *[one] meets
    } { $region_in }.

## What can be chosen

do-place = Place { $figure_object } { $region_in }
do-move = { $figure }: { $from_from } { $to_to }
do-attack = { $figure }: attack { $to_object } { $from_from }
do-attack-tunnel = { $figure }: attack { $to_object } through the tunnel
do-tunnel = { $figure }: through the tunnel { $from_from } { $to_to }
do-shadowfax = Ride Shadowfax
do-gandalf_the_white = Bring back Gandalf, in Fangorn
do-palantir = Look into the Palantír: who is { $region_in }?
do-recall = Recall { $figure_object } to Mordor
do-strike = Show the Balrog and strike
do-fight_hidden = Fight one of the hidden figures, as chance has it
do-fight = Fight { $figure_object }
do-defender = { $figure_subject } { $figure_number ->
        [many] are met
       *[one] is met
    }
do-retreat = Retreat { $region_to }
do-sam-for-frodo = Sam fights in Frodo’s place
do-sam-with-frodo = Show Frodo: Sam fights with 5
do-ban = Forbid all cards
do-play = Play { $card_object }
do-fetch = Fetch { $card_object }

do-pass-gallop = Stop here
do-pass-tunnel = Let the traveller pass
do-pass-frodo_or_sam = Stand and fight as it is
do-pass-flee = Stay and fight
do-pass-ban = Let cards be played
do-pass-fetch = Leave Magic as it is, with 0
do-pass-withdraw = Stay in the battle
do-pass-linger = End the turn without looking

## What happened

log-placed = { $figure_subject } { $figure_number ->
        [many] take
       *[one] takes
    } up a post { $region_in }.
log-ready = { $side_subject } has set up.
log-moved = { $figure_subject } { $figure_number ->
        [many] go
       *[one] goes
    } { $from_from } { $to_to }.
log-moved-hidden = A { $side } figure goes { $from_from } { $to_to }.
log-tunnel = { $figure_subject } { $figure_number ->
        [many] enter
       *[one] enters
    } the mines of Moria, on the way { $from_from } { $to_to }.
log-tunnel-hidden = A Light figure enters the mines of Moria, on the way { $from_from } { $to_to }.
log-attacked = { $figure_subject } { $figure_number ->
        [many] attack
       *[one] attacks
    } { $to_object } { $from_from }.
log-shown = { $figure_subject } { $figure_number ->
        [many] stand
       *[one] stands
    } revealed { $region_in }.
log-left = { $figure_subject } { $figure_number ->
        [many] withdraw
       *[one] withdraws
    } { $from_from } { $to_to }.
log-defeated = { $figure_subject } { $figure_number ->
        [many] fall
       *[one] falls
    } { $region_in }.
log-stood-in = Sam steps in front of Frodo and takes the fight upon himself.
log-stood-by = With Frodo beside him, Sam fights with 5.
log-banned = Saruman raises his voice: no cards in this battle.
log-chose = { $side_subject } lays a card face down.
log-played = { $side_subject } plays { $card_object }.
log-fetched = { $side_subject } uses Magic to bring back { $card_object }.
log-voided = Under the Eye of Sauron, { $card_the } has no effect.
log-counted = The strengths are counted: Light { $light }, Dark { $dark }.
log-returned = { $figure_subject } { $figure_number ->
        [many] return
       *[one] returns
    } { $region_to }.
log-recycled = All cards have been played; both sides take their nine back.
log-struck = In the depths of Moria, the Balrog falls upon { $figure_object }.
log-special = { $side_subject } uses a special card: { $special }.
log-recalled = { $side_subject } uses { $special_object }: { $figure_the } { $figure_number ->
        [many] go
       *[one] goes
    } back { $from_from } to Mordor.
log-recalled-hidden = { $side_subject } uses { $special_object }: a Dark figure goes back { $from_from } to Mordor.
log-looked = The Palantír shows { $figure_object } { $region_in }.
log-looked-hidden = Dark sees a figure { $region_in } through the Palantír.
log-repeated = This position has come up before, with the same side to move. If it comes up again, the game is a draw.

## How it ended

ending-ring_destroyed = Frodo has reached Mordor, and the Ring goes into the fire. Light wins.
ending-frodo_defeated = Frodo has fallen, and the Ring with him. Dark wins.
ending-shire_taken = Three Dark figures stand in the Shire. Dark wins.
ending-light_stuck = Light has no move left. Dark wins.
ending-dark_stuck = Dark has no move left. Light wins.
ending-too_long = The game has gone on too long and is broken off. Nobody wins.
ending-repetition = The same position for the third time: the game is a draw. Nobody scores.

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such action.
refused-not-yours = That belongs to the other side.
refused-not-asked = The other side has to decide first.
refused-other-question = Something else is being asked now.
refused-placed = { $figure_subject } already { $figure_number ->
        [many] have
       *[one] has
    } a place.
refused-other-slot = First choose who stands { $region_in }.
refused-out = { $figure_subject } { $figure_number ->
        [many] are
       *[one] is
    } out of the game.
refused-elsewhere = { $figure_subject } { $figure_number ->
        [many] stand
       *[one] stands
    } { $region_in }, not there.
refused-full = There is no room left for { $figure_the } { $region_in }.
refused-forward-only = { $figure_subject } may only go forward, and no way forward leads { $region_to } from here.
refused-only-to-attack = { $figure_subject } may go { $region_to } only to attack, and no enemy is there.
refused-nazgul = The Flying Nazgûl flies only to a region with exactly one Light figure, and { $region_in } that is not so.
refused-nazgul-mountains = In this game the Flying Nazgûl does not fly from one mountain region to another.
refused-rider-path = The Black Rider rides far only to attack, forward, and through no region that is full or held by Light. So he can’t come { $region_to }.
refused-shadowfax-enemy = Shadowfax does not carry { $figure_object } { $region_to }, where Dark figures stand.
refused-shadowfax-river = In this game Shadowfax’s extra step does not follow the river.
refused-rider-only = Only the figure that rides Shadowfax may go on now.
refused-must-ride-on = The rider must go on while there is a way.
refused-shadowfax-nowhere = No figure has a step forward into a region without Dark figures and with room.
refused-no-special = { $special } is not there to be used: it was never in this game, or has been used.
refused-gandalf-lives = Gandalf has not been defeated, so he can’t come back.
refused-fangorn-taken = In Fangorn stands a Dark figure, or there are two Light figures already.
refused-palantir-shire = The Palantír does not show the Shire.
refused-palantir-empty = No Light figure is there to be seen.
refused-mordor-taken = In Mordor stands a Light figure, or there are four Dark figures already.
refused-recall = { $figure_subject } can’t be recalled: only a figure on the map and outside Mordor can.
refused-card-spent = You no longer have { $card_object } in your hand.
refused-not-discarded = You have not discarded { $card_object }, so Magic can’t fetch it.
refused-must-fetch = In this game Magic must be replaced if a card lies in your discard.
refused-friend-away = Sam and Frodo are not together here, or Sam may not step in any more.
refused-must-withdraw = In this game a Retreat card must be followed if there is a way out.
refused-no-balrog = The Balrog does not stand in Moria.
refused-mountains = Nobody goes sideways in the mountains, and no other way leads there.
refused-not-adjacent = No way leads from the battle { $region_to }.
refused-enemy-there = Enemies stand { $region_in }; nobody retreats among them.
refused-no-room = There is no more room { $region_in }.
refused-wrong-way = This retreat does not lead { $region_to }: Frodo and the Dark Retreat go sideways, Pippin and the Light Retreat go back towards the Shire.

## Options

option-light_specials = Light’s special cards
    .help = The special cards that lie before Light. Each can be used once. None of them belongs to the basic game.
choice-light_specials-shadowfax = { special-shadowfax }
choice-light_specials-gandalf_the_white = { special-gandalf_the_white }
option-dark_specials = Dark’s special cards
    .help = The special cards that lie before Dark. Each can be used once. None of them belongs to the basic game.
choice-dark_specials-palantir = { special-palantir }
choice-dark_specials-recall = { special-recall }
option-sacrifice_stopped_by_any_retreat_card = Any Dark Retreat stops the Noble Sacrifice
    .help = When on, the Dark Retreat card saves both fighters from the Noble Sacrifice even if the Dark figure stays; the bare strengths then decide. When off, only a figure that really leaves is saved.
option-shadowfax_may_stop = Shadowfax may stop
    .help = When on, a figure that took the extra step of Shadowfax may end the turn there. When off, it must also make its regular move if it can.
option-stuck_despite_special_card = A special card doesn’t help who is stuck
    .help = When on, a side without a move loses even if it could use Gandalf the White or Recall to Mordor instead of the turn.
option-frodo_may_enter_full_mordor = Frodo may enter a full Mordor
    .help = When on, Frodo may enter Mordor and win even if four Light figures are there already.
option-no_dark_retreat_on_river = No Dark Retreat along the river
    .help = When on, the Dark Retreat card lets nobody leave a battle in Mirkwood, Fangorn or Rohan.
option-sam_steps_in_first_battle_only = Sam steps in only in the first battle
    .help = When on, Sam may take Frodo’s place only in the first battle of a turn. When off, in any battle in which Frodo is attacked.
option-retreat_compulsory = Retreat cards must be followed
    .help = When on, whoever plays a Retreat card must leave if there is a way. When off, the figure may stay.
option-magic_compulsory = Magic must be replaced
    .help = When on, Magic must be replaced by a discarded card if there is one. When off, it may stay as a 0.
option-fetched_eye_stops_magic = A fetched Eye stops Light’s Magic
    .help = When both play Magic and Dark fetches the Eye of Sauron: when on, Light’s Magic stays without effect; when off, Light still fetches a card, and the Eye looks at that one.
option-palantir_any_time = The Palantír at any time of the turn
    .help = When on, Dark may use the Palantír also before picking a defender and at the end of its turn. When off, only before its move.
option-light_magic_before_dark_retreat = Light’s Magic before the Dark Retreat
    .help = When Light’s Magic meets the Dark Retreat: when on, Light fetches its card before Dark says whether and where it leaves. When off, Dark decides first.
option-no_draw_by_repetition = No draw by repetition
    .help = When on, the same position may come up any number of times; the game is still broken off after 200 turns. When off, the third time is a draw without points.
option-shelob_stays_when_frodo_falls = Shelob stays when she defeats Frodo
    .help = When on, the game ends before Shelob returns, and she counts for Dark’s points. When off, she returns to Gondor first, and is lost if there is no place for her.
option-no_nazgul_between_mountains = No flight between mountains
    .help = When on, the Flying Nazgûl does not fly from one mountain region to another. When off, it may.
option-no_shadowfax_on_river = Shadowfax keeps off the river
    .help = When on, Shadowfax’s extra step goes forward only, through the tunnel too, but not along the Anduin. When off, the river counts as forward.
option-automatic = Make choices with a single answer automatically
    .help = When on, the last card of a hand, for example, is played at once. When off, you are asked even if there is only one answer.

## Ready-made set-ups

formation-light-balanced = Balanced
    .help = Gandalf holds the middle, Boromir and Gimli guard the wings, and Frodo waits at home beside Sam.
formation-light-vanguard = Gandalf in front
    .help = All strong figures stand before the mountains and strike first, while the four hobbits stay behind them.
formation-light-hidden_bearer = Hidden Ring-bearer
    .help = Frodo stands where he is not looked for, with Sam next door to flee to, and a strong guard holds the Shire.
formation-dark-balanced = Balanced
    .help = The Balrog is one step from Moria, the Orcs and the Warg go ahead, and strong figures keep the way to Mordor.
formation-dark-hunt = The hunt
    .help = All that move far or kill at once stand near the mountains and look for Frodo from the first turn.
formation-dark-march = March on the Shire
    .help = The heaviest figures push over the mountains to bring three of them to the Shire, while the Nazgûl guards the rear.
