### The Confrontation in English.
###
### A name in a sentence comes with its forms: $figure is the bare name, $figure_subject begins a
### sentence, $figure_the and $figure_object stand inside one, $figure_number says whether the verb is
### plural. Regions have .in, .to, .from and .object; cards and special cards have .the and .object.

## The game and its seats

game-confrontation = The Confrontation
    .tagline = Nine against nine, faces hidden: get Frodo to Mordor before Dark finds him.
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
    .power = When attacked, he may slip away sideways before any card is played, to a region with room and no enemies. Not in the mountains, and not from the Warg. If he falls, Dark wins; if he enters Mordor, Light wins.
figure-sam = Sam
    .short = Sam
    .subject = Sam
    .the = Sam
    .object = Sam
    .number = one
    .power = When he is attacked in Frodo’s region, he may reveal them both and fight with 5. When Frodo is attacked there, Sam may fight in his place, even against the Orcs. Not against the Warg.
figure-pippin = Pippin
    .short = Pippin
    .subject = Pippin
    .the = Pippin
    .object = Pippin
    .number = one
    .power = When he attacks, he may slip back towards the Shire before any card is played, to a region with room and no enemies. Not from the Warg, and not when he is attacked.
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
    .power = Dark plays its card first and face up, even Magic. Then Light answers with a card. Not against the Warg.
figure-aragorn = Aragorn
    .short = Aragorn
    .subject = Aragorn
    .the = Aragorn
    .object = Aragorn
    .number = one
    .power = May move to any neighbouring region, even sideways or backward, if he attacks there. Never sideways in the mountains. This works against the Warg too.
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
    .power = Both fighters fall at once, whoever attacks. Not against the Warg, and not against the Balrog in the tunnel.

## Figures of Dark

figure-orcs = Orcs
    .short = Orcs
    .subject = The Orcs
    .the = the Orcs
    .object = the Orcs
    .number = many
    .power = When they attack, they defeat the first figure they meet this turn at once. But Gimli defeats them, Boromir falls with them, and Frodo may slip away or send Sam first.
figure-shelob = Shelob
    .short = Shelob
    .subject = Shelob
    .the = Shelob
    .object = Shelob
    .number = one
    .power = When she alone survives a battle, she goes to Gondor. If a Light figure or two other Dark figures are there, she is lost too. After a win in Gondor itself she stays.
figure-saruman = Saruman
    .short = Saruman
    .subject = Saruman
    .the = Saruman
    .object = Saruman
    .number = one
    .power = After Light’s power, Dark may forbid cards in this battle. Then strength alone decides.
figure-nazgul = Flying Nazgûl
    .short = Nazgûl
    .subject = The Flying Nazgûl
    .the = the Flying Nazgûl
    .object = the Flying Nazgûl
    .number = one
    .power = May fly from anywhere to a region with exactly one Light figure and attack it. Otherwise 1 step forward like the others.
figure-balrog = Balrog
    .short = Balrog
    .subject = The Balrog
    .the = the Balrog
    .object = the Balrog
    .number = one
    .power = While he is in Moria, Dark may reveal him when a figure takes the tunnel: that figure is lost without a battle, and the Balrog is unharmed.
figure-warg = Warg
    .short = Warg
    .subject = The Warg
    .the = the Warg
    .object = the Warg
    .number = one
    .power = The Light figure’s power does not work in this battle, and Sam can’t help. Light’s cards work as usual.
figure-black_rider = Black Rider
    .short = Rider
    .subject = The Black Rider
    .the = the Black Rider
    .object = the Black Rider
    .number = one
    .power = May ride forward any distance if he attacks at the end. He can’t pass a region with a Light figure or one full of Dark figures.
figure-witch_king = Witch-king
    .short = Witch-king
    .subject = The Witch-king
    .the = the Witch-king
    .object = the Witch-king
    .number = one
    .power = May also move sideways to attack; never in the mountains.
figure-troll = Cave Troll
    .short = Troll
    .subject = The Cave Troll
    .the = the Cave Troll
    .object = the Cave Troll
    .number = one
    .power = Dark’s card has no number and no text in this battle, but one must be played and is spent.

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
    .from = out of the game
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
    .text = Once both cards are face up, swap it for one of your discards. Counts 0 if you have none.
card-light_sacrifice = Noble Sacrifice
    .short = Sacrifice
    .the = the Noble Sacrifice
    .object = the Noble Sacrifice
    .text = Both fighters fall, unless Dark gets away with its Retreat.
card-light_cloak = Elven Cloak
    .short = Cloak
    .the = the Elven Cloak
    .object = the Elven Cloak
    .text = The number on Dark’s card counts 0. Does nothing against a text card.
card-light_retreat = Retreat Backward
    .short = Retreat
    .the = Retreat Backward
    .object = Retreat Backward
    .text = The Light figure may go back towards the Shire, to a neighbouring region with room and no enemies, even if Dark has left too.
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
    .text = Once both cards are face up, swap it for one of your discards. Counts 0 if you have none. If both play Magic, Dark swaps first.
card-dark_eye = Eye of Sauron
    .short = Eye
    .the = the Eye of Sauron
    .object = the Eye of Sauron
    .text = Cancels the text of Light’s card, which then counts 0. Does nothing against a number.
card-dark_retreat = Retreat Sideways
    .short = Retreat
    .the = Retreat Sideways
    .object = Retreat Sideways
    .text = The Dark figure may go sideways to a neighbouring region with room and no enemies; never in the mountains.

## Special cards

special-shadowfax = Shadowfax
    .the = Shadowfax
    .object = Shadowfax
    .text = One Light figure takes an extra step forward, river and tunnel included, to a region with room and no Dark figures. Then the same figure makes this turn’s move.
special-gandalf_the_white = Gandalf the White
    .the = Gandalf the White
    .object = Gandalf the White
    .text = Instead of moving, bring a defeated Gandalf back in Fangorn, if no Dark figure and at most one Light figure is there.
special-palantir = Palantír
    .the = the Palantír
    .object = the Palantír
    .text = Before its move, Dark looks at all Light figures in one region, except the Shire. They can’t be mixed until the turn ends, so Dark may choose which one to attack.
special-recall = Recall to Mordor
    .the = Recall to Mordor
    .object = Recall to Mordor
    .text = Instead of moving, bring one Dark figure back to Mordor, if no Light figure and fewer than four Dark figures are there.

## What is asked

prompt-place = Who starts { $region_in }?
prompt-turn = Which figure do you move?
prompt-turn-again = Which figure do you move? This position has come up before: next time it is a draw.
prompt-step = Who rides Shadowfax, and where to? The same figure then makes your move.
prompt-gallop = Where does the rider go next? The extra step ended { $region_in }.
prompt-tunnel = Reveal the Balrog? The figure in the tunnel would be lost without a battle.
prompt-target = Whom { $attacker_number ->
        [many] do
       *[one] does
    } { $attacker_the } fight { $region_in }?
prompt-frodo = What does Frodo do? { $dark_subject } { $dark_number ->
        [many] attack
       *[one] attacks
    } him { $region_in }.
prompt-sam = Reveal that Frodo is with Sam? { $dark_subject } { $dark_number ->
        [many] attack
       *[one] attacks
    } Sam { $region_in }; with Frodo he fights with 5.
prompt-flee = Does Pippin slip away? He has met { $dark_object } { $region_in }.
prompt-ban = Forbid cards in this battle? Saruman faces { $light_object } { $region_in }; strength alone would decide.
prompt-card = Which card do you play? { $light_subject } against { $dark_object } { $region_in }.
prompt-fetch = Which card do you bring back? It takes the place of Magic.
prompt-withdraw = { $side_id ->
        [dark] Where { $dark_number ->
            [many] do
           *[one] does
        } { $dark_the } retreat to? The battle is { $region_in }.
       *[light] Where does { $light_the } retreat to? The battle is { $region_in }.
    }
prompt-linger = Use the Palantír before your turn ends?

wait-place = { $side_subject } is setting up in secret.
wait-turn = { $side_subject } is choosing a move.
wait-turn-again = { $side_subject } is choosing a move. This position has come up before: next time it is a draw.
wait-step = { $side_subject } is choosing who rides Shadowfax.
wait-gallop = Shadowfax has come { $region_to }. { $side_subject } is choosing where the rider goes next.
wait-tunnel = Is the Balrog in Moria? { $side_subject } is deciding.
wait-target = { $side_subject } is choosing whom { $attacker_the } { $attacker_number ->
        [many] fight
       *[one] fights
    } { $region_in }.
wait-frodo_or_sam = { $dark_subject } { $dark_number ->
        [many] attack
       *[one] attacks
    } { $light_object } { $region_in }. { $side_subject } is deciding what to do.
wait-flee = Pippin has met { $dark_object } { $region_in }. { $side_subject } is deciding whether he stays.
wait-ban = Saruman faces { $light_object } { $region_in }. { $side_subject } is deciding whether cards are allowed.
wait-card = { $light_subject } against { $dark_object } { $region_in }. { $side_subject } is choosing a card.
wait-fetch = { $side_subject } has played Magic and is choosing a card to bring back.
wait-withdraw = { $side_id ->
        [dark] { $side_subject } is deciding whether { $dark_the } { $dark_number ->
            [many] retreat
           *[one] retreats
        }.
       *[light] { $side_subject } is deciding whether { $light_the } retreats.
    }
wait-linger = { $side_subject } is about to end the turn.

chance-defender = Chance decides whom { $attacker_the } { $attacker_number ->
        [many] meet
       *[one] meets
    } { $region_in }.

## What can be chosen

do-place = Place { $figure_object } { $region_in }
do-move = Move { $figure_object } { $from_from } { $to_to }
do-attack = Attack { $to_object } { $from_from } with { $figure_object }
do-attack-tunnel = Attack { $to_object } through the tunnel with { $figure_object }
do-tunnel = Move { $figure_object } through the tunnel { $to_to }
do-shadowfax = Ride Shadowfax
do-gandalf_the_white = Bring back Gandalf in Fangorn
do-palantir = Use the Palantír { $region_in }
do-recall = Recall { $figure_object } to Mordor
do-strike = Reveal the Balrog
do-fight_hidden = Fight a hidden figure at random
do-fight = Fight { $figure_object }
do-defender = { $figure_subject } { $figure_number ->
        [many] defend
       *[one] defends
    }
do-retreat = Retreat { $region_to }
do-sam-for-frodo = Let Sam fight for Frodo
do-sam-with-frodo = Reveal Frodo: Sam fights with 5
do-ban = Forbid cards
do-play = Play { $card_object }
do-fetch = Bring back { $card_object }

do-pass-gallop = End turn
do-pass-tunnel = Let the figure through
do-pass-frodo_or_sam = Stay and fight
do-pass-flee = Stay and fight
do-pass-ban = Allow cards
do-pass-fetch = Keep Magic, with 0
do-pass-withdraw = Stay and fight
do-pass-linger = End turn

## What happened

log-ready = { $side_subject } has set up.
log-moved = { $figure_subject } { $figure_number ->
        [many] move
       *[one] moves
    } { $from_from } { $to_to }.
log-moved-hidden = A { $side } figure moves { $from_from } { $to_to }.
log-tunnel = { $figure_subject } { $figure_number ->
        [many] take
       *[one] takes
    } the tunnel { $from_from } { $to_to }.
log-tunnel-hidden = A Light figure takes the tunnel { $from_from } { $to_to }.
log-attacked = { $figure_subject } { $figure_number ->
        [many] attack
       *[one] attacks
    } { $to_object } { $from_from }.
log-shown = { $figure_subject } { $figure_number ->
        [many] are
       *[one] is
    } revealed { $region_in }.
log-left = { $figure_subject } { $figure_number ->
        [many] retreat
       *[one] retreats
    } { $from_from } { $to_to }.
log-defeated = { $figure_subject } { $figure_number ->
        [many] fall
       *[one] falls
    } { $region_in }.
log-stood-in = Sam fights in Frodo’s place.
log-stood-by = Frodo is with Sam, who fights with 5.
log-banned = Saruman forbids cards in this battle.
log-chose = { $side_subject } plays a card face down.
log-played = { $side_subject } plays { $card_object }.
log-fetched = { $side_subject } brings back { $card_object } with Magic.
log-voided = The Eye of Sauron cancels { $card_the }.
log-counted = { $ahead ->
        [0] Light { $light }, Dark { $dark }: both fall.
       *[other] Light { $light }, Dark { $dark }.
    }
log-returned = { $figure_subject } { $figure_number ->
        [many] return
       *[one] returns
    } { $region_to }.
log-recycled = All cards have been played: both sides take back their nine.
log-struck = The Balrog strikes { $figure_object } in the tunnel.
log-special = { $side_subject } uses { $special_object }.
log-recalled = { $side_subject } uses { $special_object }: { $figure_the } { $figure_number ->
        [many] go
       *[one] goes
    } back { $from_from } to Mordor.
log-recalled-hidden = { $side_subject } uses { $special_object }: a Dark figure goes back { $from_from } to Mordor.
log-looked = The Palantír shows { $figure_object } { $region_in }.
log-looked-hidden = Dark sees a figure { $region_in } in the Palantír.
log-repeated = The same position again, with the same side to move. Next time it is a draw.

## How it ended

ending-ring_destroyed = Frodo has reached Mordor. Light wins. Next time, Dark should guard Dagorlad and Gondor.
ending-frodo_defeated = Frodo has fallen. Dark wins. Next time, Light should keep a region free beside him.
ending-shire_taken = Three Dark figures are in the Shire. Dark wins. Next time, Light should leave a guard at home.
ending-light_stuck = Light can’t move. Dark wins. Next time, Light should save some steps for the end.
ending-dark_stuck = Dark can’t move. Light wins. Next time, Dark should save some steps for the end.
ending-too_long = 200 turns have been played, and the game ends here. No one wins.
ending-repetition = The same position for the third time: a draw. No one scores.

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such move.
refused-not-yours = That belongs to the other side.
refused-not-asked = The other side decides first.
refused-other-question = Answer the current question first.
refused-placed = { $figure_subject } { $figure_number ->
        [many] are
       *[one] is
    } already placed.
refused-other-slot = First choose who starts { $region_in }.
refused-out = { $figure_subject } { $figure_number ->
        [many] are
       *[one] is
    } out of the game.
refused-elsewhere = { $figure_subject } { $figure_number ->
        [many] are
       *[one] is
    } { $region_in }, not there.
refused-full = There is no room for { $figure_the } { $region_in }.
refused-forward-only = { $figure_subject } can only move forward, and no step forward leads { $region_to } from here.
refused-only-to-attack = { $figure_subject } may move { $region_to } only to attack, and no enemy is there.
refused-nazgul = To fly there, the Nazgûl needs exactly one Light figure { $region_in }.
refused-nazgul-mountains = An option of this game stops the Nazgûl from flying between mountains.
refused-rider-path = The Black Rider can’t reach { $region_object }: he rides far only forward and to attack, and not past Light figures or through a full region.
refused-shadowfax-enemy = Shadowfax can’t carry { $figure_object } { $region_to }: Dark figures are there.
refused-shadowfax-river = An option of this game keeps Shadowfax off the river.
refused-rider-only = Only the figure on Shadowfax may move now.
refused-must-ride-on = The rider must still make a move.
refused-shadowfax-nowhere = No figure has a step forward to a region with room and no Dark figures.
refused-no-special = { $special } can’t be used: it is not in this game, or has been used.
refused-gandalf-lives = Gandalf can come back only after he has fallen.
refused-fangorn-taken = Fangorn must have no Dark figure and at most one Light figure.
refused-palantir-shire = The Palantír can’t look into the Shire.
refused-palantir-empty = There is no Light figure to look at there.
refused-mordor-taken = Mordor must have no Light figure and fewer than four Dark figures.
refused-recall = { $figure_subject } can’t be recalled: only a figure on the map, outside Mordor, can.
refused-card-spent = You no longer have { $card_object }.
refused-not-discarded = { $card } is not among your discards, so Magic can’t bring it back.
refused-must-fetch = An option of this game requires you to replace Magic while you have discards.
refused-friend-away = Sam can’t step in: he is not with Frodo, or it is too late.
refused-must-withdraw = An option of this game requires you to retreat if there is a way out.
refused-no-balrog = The Balrog is not in Moria.
refused-mountains = No one moves sideways in the mountains, and no other way leads there.
refused-not-adjacent = No way leads { $region_to } from this battle.
refused-enemy-there = You can’t retreat there: enemies are { $region_in }.
refused-no-room = There is no room left { $region_in }.
refused-wrong-way = This retreat does not lead { $region_to }: Frodo and Dark’s Retreat go sideways, Pippin and Light’s Retreat go back towards the Shire.

## Options

option-light_specials = Light’s special cards
    .help = Extra cards for Light, each used once. The basic game has none.
choice-light_specials-shadowfax = { special-shadowfax }
choice-light_specials-gandalf_the_white = { special-gandalf_the_white }
option-dark_specials = Dark’s special cards
    .help = Extra cards for Dark, each used once. The basic game has none.
choice-dark_specials-palantir = { special-palantir }
choice-dark_specials-recall = { special-recall }
option-sacrifice_stopped_by_any_retreat_card = Any Dark Retreat stops the Noble Sacrifice
    .help = On: Dark’s Retreat card saves both fighters from the Noble Sacrifice even if the Dark figure stays; strength alone then decides. Off: only a figure that leaves is saved.
option-shadowfax_may_stop = Shadowfax may stop
    .help = On: the figure may end the turn after the extra step. Off: it must also move, if it can.
option-stuck_despite_special_card = A special card doesn’t save a stuck side
    .help = On: a side that can’t move loses, even if it could use Gandalf the White or Recall to Mordor instead.
option-frodo_may_enter_full_mordor = Frodo may enter a full Mordor
    .help = On: Frodo may enter Mordor and win even if four Light figures are there.
option-no_dark_retreat_on_river = No Dark Retreat along the river
    .help = On: Dark’s Retreat card does nothing in Mirkwood, Fangorn and Rohan.
option-sam_steps_in_first_battle_only = Sam steps in only in the first battle
    .help = On: Sam may take Frodo’s place only in the first battle of a turn. Off: whenever Frodo is attacked.
option-retreat_compulsory = Retreat cards are compulsory
    .help = On: after playing a Retreat card you must leave if there is a way out. Off: the figure may stay.
option-magic_compulsory = Magic must be replaced
    .help = On: Magic must be swapped for a discard if you have one. Off: it may stay at 0.
option-fetched_eye_stops_magic = An Eye from Magic stops Light’s Magic
    .help = Both play Magic, and Dark brings back the Eye of Sauron. On: Light’s Magic does nothing. Off: Light still brings back a card, and the Eye acts on that card.
option-palantir_any_time = Palantír at any time of the turn
    .help = On: Dark may also use the Palantír before choosing a defender and at the end of its turn. Off: only before its move.
option-light_magic_before_dark_retreat = Light’s Magic before Dark’s Retreat
    .help = Light’s Magic meets Dark’s Retreat. On: Light brings back its card before Dark chooses whether and where to leave. Off: Dark decides first.
option-no_draw_by_repetition = No draw by repetition
    .help = On: a position may repeat any number of times; the game still ends after 200 turns. Off: the third time is a draw without points.
option-shelob_stays_when_frodo_falls = Shelob stays when she defeats Frodo
    .help = On: the game ends before Shelob goes to Gondor, and she counts for Dark’s points. Off: she goes to Gondor first, and is lost if there is no place for her.
option-no_nazgul_between_mountains = No flight between mountains
    .help = On: the Flying Nazgûl can’t fly from one mountain region to another. Off: it can.
option-no_shadowfax_on_river = Shadowfax can’t use the river
    .help = On: the extra step goes forward or through the tunnel, but not along the Anduin. Off: the river counts as forward.
option-automatic = Play forced choices automatically
    .help = On: your last card, for example, is played for you. Off: you choose even if there is only one answer.

## Ready-made set-ups

formation-light-balanced = Balanced
    .help = Gandalf holds the centre, Boromir and Gimli guard the wings, and Frodo waits at home with Sam.
formation-light-vanguard = Gandalf in front
    .help = The strong figures stand at the mountains and strike first. The four hobbits stay behind.
formation-light-hidden_bearer = Hidden Ring-bearer
    .help = Frodo stands where no one looks, with Sam next door to run to and a strong guard in the Shire.
formation-dark-balanced = Balanced
    .help = The Balrog is 1 step from Moria, the Orcs and the Warg lead, and strong figures guard the way to Mordor.
formation-dark-hunt = The hunt
    .help = Those who move far or kill at once stand near the mountains and hunt Frodo from the first turn.
formation-dark-march = March on the Shire
    .help = The strongest figures push over the mountains to get three into the Shire. The Nazgûl guards the rear.
