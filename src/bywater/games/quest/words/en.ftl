### The Lord of the Rings in English.
###
### A name in a sentence comes with its forms: $hobbit begins a sentence, $hobbit_the stands inside one,
### $hobbit_to and $hobbit_of belong to a verb or a thing; $card_object stands inside a sentence. Places have .in
### and .to; tokens .object. What has a .short fits into narrow columns, what has a .text or .power has an explanation.

## The game and its seats

game-quest = The Lord of the Rings
    .tagline = Together against Sauron: carry the Ring from Bag End to Mount Doom before the dark takes its bearer.
seat-frodo = Frodo
    .sign = F
seat-sam = Sam
    .sign = S
seat-pippin = Pippin
    .sign = P
seat-merry = Merry
    .sign = M
seat-fatty = Fatty
    .sign = B

## Hobbits

hobbit-frodo = Frodo
    .the = Frodo
    .to = to Frodo
    .of = Frodo’s
    .power = All his white Hobbit cards also count as jokers, to play and to pay with.
hobbit-sam = Sam
    .the = Sam
    .to = to Sam
    .of = Sam’s
    .power = The die never costs him more than 1 step or 1 card.
hobbit-pippin = Pippin
    .the = Pippin
    .to = to Pippin
    .of = Pippin’s
    .power = May play any 2 cards in his turn, not just 1 white and 1 grey.
hobbit-merry = Merry
    .the = Merry
    .to = to Merry
    .of = Merry’s
    .power = Needs only 2 different life tokens at the end of a scenario.
hobbit-fatty = Fatty
    .the = Fatty
    .to = to Fatty
    .of = Fatty’s
    .power = Draws 2 extra Hobbit cards after each scenario.

## Places

place-bag_end = Bag End
    .short = Bag End
    .in = at Bag End
    .to = to Bag End
place-rivendell = Rivendell
    .short = Rivendell
    .in = in Rivendell
    .to = to Rivendell
place-moria = Moria
    .short = Moria
    .in = in Moria
    .to = to Moria
place-lothlorien = Lothlórien
    .short = Lórien
    .in = in Lothlórien
    .to = to Lothlórien
place-helms_deep = Helm’s Deep
    .short = Helm’s Deep
    .in = at Helm’s Deep
    .to = to Helm’s Deep
place-shelobs_lair = Shelob’s Lair
    .short = Shelob
    .in = in Shelob’s Lair
    .to = to Shelob’s Lair
place-mordor = Mordor
    .short = Mordor
    .in = in Mordor
    .to = to Mordor
place-mount_doom = Mount Doom
    .short = Doom
    .in = on Mount Doom
    .to = to Mount Doom

## Activities

line-friendship = Friendship
line-travelling = Travelling
line-hiding = Hiding
line-fighting = Fighting
line-joker = Joker

## Hobbit cards

card-white_friendship = White Friendship
    .short = Friendship
    .object = a white Friendship card
    .many = white Friendship cards
card-white_travelling = White Travelling
    .short = Travelling
    .object = a white Travelling card
    .many = white Travelling cards
card-white_hiding = White Hiding
    .short = Hiding
    .object = a white Hiding card
    .many = white Hiding cards
card-white_fighting = White Fighting
    .short = Fighting
    .object = a white Fighting card
    .many = white Fighting cards
card-white_joker = Joker
    .short = Joker
    .object = a joker
    .many = jokers
card-grey_friendship = Grey Friendship
    .short = Friendship
    .object = a grey Friendship card
    .many = grey Friendship cards
card-grey_travelling = Grey Travelling
    .short = Travelling
    .object = a grey Travelling card
    .many = grey Travelling cards
card-grey_hiding = Grey Hiding
    .short = Hiding
    .object = a grey Hiding card
    .many = grey Hiding cards
card-grey_fighting = Grey Fighting
    .short = Fighting
    .object = a grey Fighting card
    .many = grey Fighting cards

## Feature cards

card-boromir = Boromir
    .short = Boromir
    .object = Boromir
card-gimli = Gimli
    .short = Gimli
    .object = Gimli
card-gandalf = Gandalf
    .short = Gandalf
    .object = Gandalf
card-legolas = Legolas
    .short = Legolas
    .object = Legolas
card-aragorn = Aragorn
    .short = Aragorn
    .object = Aragorn
card-glamdring = Glamdring
    .short = Glamdring
    .object = Glamdring
card-anduril = Andúril
    .short = Andúril
    .object = Andúril
card-sting = Sting
    .short = Sting
    .object = Sting
card-staff = Staff
    .short = Staff
    .object = the Staff
    .text = Right after a sundial tile with 3 cards or 3 things is revealed: cancel that tile and reveal the next.
card-athelas = Athelas
    .short = Athelas
    .object = Athelas
    .text = When a hobbit lacks life tokens, at the end of a scenario or in Mordor: that hobbit pays nothing for it.
card-miruvor = Miruvor
    .short = Miruvor
    .object = Miruvor
    .text = At any time: one hobbit may give a card to another.
card-mithril = Mithril
    .short = Mithril
    .object = Mithril
    .text = Right after a roll: the die has no effect on whoever rolled it.
card-book = Book
    .short = Book
    .object = the Book
card-pipe = Pipe
    .short = Pipe
    .object = the Pipe
card-elven_cloak = Elven Cloak
    .short = Cloak
    .object = the Elven Cloak
card-elven_rope = Elven Rope
    .short = Rope
    .object = the Elven Rope
card-boat = Boat
    .short = Boat
    .object = the Boat
card-brooch = Brooch
    .short = Brooch
    .object = the Brooch
card-galadriel = Galadriel
    .short = Galadriel
    .object = Galadriel
card-arwen = Arwen
    .short = Arwen
    .object = Arwen
card-box_of_earth = Box of Earth
    .short = Box
    .object = the Box of Earth
card-bow = Bow
    .short = Bow
    .object = the Bow
card-belt = Belt
    .short = Belt
    .object = the Belt
    .text = Before a roll: one hobbit skips it. Not when the Ring is put on.
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = At any time: one hobbit draws Hobbit cards up to a hand of 6.
card-elessar = Elessar
    .short = Elessar
    .object = Elessar
    .text = At any time: one hobbit moves 1 step towards the light.
card-phial = Phial
    .short = Phial
    .object = the Phial
    .text = Before a tile is revealed: skip the rest of the tiles this turn and go on to cards.
card-theoden = Théoden
    .short = Théoden
    .object = Théoden
card-shadowfax = Shadowfax
    .short = Shadowfax
    .object = Shadowfax
card-eomer = Éomer
    .short = Éomer
    .object = Éomer
card-riders_of_rohan = Riders of Rohan
    .short = Riders
    .object = the Riders of Rohan
card-faramir = Faramir
    .short = Faramir
    .object = Faramir
card-gollum = Gollum
    .short = Gollum
    .object = Gollum
    .text = 3 jokers. Play Gollum on a line, and you also roll the die.
card-army_of_the_dead = Army of the Dead
    .short = Army
    .object = the Army of the Dead
card-ghan = Ghân
    .short = Ghân
    .object = Ghân
card-eowyn = Éowyn
    .short = Éowyn
    .object = Éowyn

## Gandalf’s cards

gandalf-foresight = Foresight
    .text = One hobbit looks at the next 3 tiles and puts them back in any order.
gandalf-magic = Magic
    .text = Cancels the event that was just reached. A board’s last event still ends the scenario, and nothing stops the last one in Mordor.
gandalf-healing = Healing
    .text = One hobbit moves 2 steps towards the light.
gandalf-guidance = Guidance
    .text = Gives the active player 2 jokers: 2 spaces on one line, or 2 symbols to pay with.
gandalf-persistence = Persistence
    .text = One hobbit draws 4 Hobbit cards.

## Tiles, the die and life tokens

tile-friendship = Friendship
    .short = Friendship
    .text = Its line moves 1 space, or another one if it can’t.
tile-travelling = Travelling
    .short = Travelling
    .text = Its line moves 1 space, or another one if it can’t.
tile-hiding = Hiding
    .short = Hiding
    .text = Its line moves 1 space, or another one if it can’t.
tile-fighting = Fighting
    .short = Fighting
    .text = Its line moves 1 space, or another one if it can’t.
tile-sundial = Sundial
    .short = sundial
    .text = The next event happens.
tile-sundial_cards = Sundial or three cards
    .short = 3 cards
    .text = Give 3 cards together, or the next event happens.
tile-sundial_items = Sundial or three things
    .short = 3 things
    .text = Give 1 card, 1 life token and 1 shield together, or the next event happens.
tile-ring_dark = The burden of the Ring
    .short = burden
    .text = The Ring-bearer moves 1 step towards the dark.
tile-eye_or_two_dark = The Eye
    .short = Eye
    .text = One hobbit moves 2 steps towards the dark, or Sauron moves 1 step closer.
face-blank = a blank
    .text = nothing happens
face-one_dot = one dot
    .text = 1 step towards the dark
face-two_dots = two dots
    .text = 2 steps towards the dark
face-three_dots = three dots
    .text = 3 steps towards the dark
face-two_cards = two cards
    .text = discard 2 cards
face-eye = the Eye
    .text = Sauron moves 1 step closer
face-spared_two_dots = two dots
    .text = only 1 step towards the dark for Sam
face-spared_three_dots = three dots
    .text = only 1 step towards the dark for Sam
face-spared_two_cards = two cards
    .text = Sam discards only 1 card
token-ring = Ring
    .object = a ring token
token-heart = Heart
    .object = a heart token
token-sun = Sun
    .object = a sun token

## Events

event-speak_friend = Speak Friend and Enter
    .short = Speak Friend
    .text = Give 1 Friendship symbol and 1 joker together, or Sauron moves 1 step closer.
event-watcher = Watcher in the Water
    .short = The Watcher
    .text = Each hobbit gives 1 Hiding symbol or rolls the die.
event-stone_in_the_well = Stone in the Well
    .short = The Stone
    .text = Reveal a Hobbit card: the active player gives 2 of its symbol and gets the Pipe, or Sauron moves 1 step closer and the next event happens.
event-trapped = Trapped?
    .short = Trapped?
    .text = Unless Travelling and Hiding are complete, Sauron moves 2 steps closer and the Ring-bearer rolls the die.
event-orcs_attack = Orcs Attack
    .short = Orcs Attack
    .text = Give 5 Fighting symbols together, or Sauron moves 2 steps closer.
event-fly_you_fools = Fly, You Fools!
    .short = Fly, You Fools!
    .text = One hobbit moves 3 steps towards the dark, or everyone rolls the die. Then Moria is over.
event-wormtongue = Wormtongue Unmasked
    .short = Wormtongue
    .text = One hobbit gives 1 Friendship and 1 Fighting symbol, or the cards still beside the board are lost.
event-riders = Riders of Rohan
    .short = Riders
    .text = If Friendship is complete, the active player gets the Riders of Rohan. If not, Sauron moves 1 step closer and the Ring-bearer rolls the die.
event-orcs_gate = Orcs Attack the Gate
    .short = Orcs at Gate
    .text = If the first part of Travelling is complete, each hobbit draws a card. If not, Sauron moves 2 steps closer.
event-fire_of_orthanc = Fire of Orthanc
    .short = Orthanc Fire
    .text = Reveal a Hobbit card: the active player gives 2 of its symbol, or everyone rolls the die.
event-orcs_storm = Orcs Storm Forward
    .short = Orcs Storm
    .text = Give a ring, a heart and a sun token together, or Sauron moves 2 steps closer.
event-orcs_conquer = Orcs Conquer Helm’s Deep
    .short = Orcs Conquer
    .text = Sauron moves 2 steps closer. Unless Travelling is complete, the Ring-bearer also rolls the die twice. Then Helm’s Deep is over.
event-gollum = Gollum
    .short = Gollum
    .text = You may give 7 shields together. Then the active player gets Gollum, and all others draw 2 cards.
event-faces_of_the_dead = Faces of the Dead
    .short = Faces of Dead
    .text = Each hobbit gives 1 joker or 3 shields. Whoever can’t is out of the game.
event-forbidden_pool = The Forbidden Pool
    .short = Forbidden Pool
    .text = One hobbit gives 5 shields, and each hobbit draws a card. Or Sauron moves 2 steps closer.
event-nazgul_search = The Lord of the Nazgûl Searches for the Ring
    .short = Nazgûl search
    .text = Reveal a Hobbit card: the Ring-bearer gives 3 of its symbol and moves 1 step towards the light, or everyone rolls the die.
event-shelob_appears = Shelob Appears
    .short = Shelob comes
    .text = The active player rolls the die twice, or Sauron moves 2 steps closer.
event-shelob_attacks = Shelob Attacks
    .short = Shelob strikes
    .text = Give 7 Fighting symbols together, or Sauron moves 3 steps closer. Then Shelob’s Lair is over.
event-sam_saves_frodo = Sam Saves Frodo
    .short = Sam saves
    .text = Each hobbit may spend 3 shields to draw 2 cards or move 1 step towards the light.
event-nazgul_attacks = The Lord of the Nazgûl Attacks
    .short = Nazgûl attack
    .text = One hobbit gives Éowyn, and each hobbit draws a card. Or everyone rolls the die.
event-pelennor = Battle of the Pelennor Fields
    .short = Pelennor
    .text = Each hobbit gives a heart token, or rolls the die and then discards 2 cards.
event-mouth_of_sauron = Mouth of Sauron
    .short = Mouth
    .text = Each hobbit gives a sun token, or rolls the die and then discards 2 cards.
event-dark_forces = Surrounded by Dark Forces
    .short = Dark Forces
    .text = Give any 7 cards together, or Sauron moves 3 steps closer.
event-ring_is_mine = The Ring Is Mine!
    .short = Ring is mine!
    .text = Sauron takes the Ring and you lose. Magic can’t stop it.

## Demands

demand-nazgul_appears = Nazgûl Appears
demand-fellowship = Fellowship
demand-test_of_galadriel = The Test of Galadriel
demand-sundial_cards = Sundial or three cards
demand-sundial_items = Sundial or three things
demand-eye_or_two_dark = The Eye
demand-speak_friend = Speak Friend and Enter
demand-watcher = Watcher in the Water
demand-stone_in_the_well = Stone in the Well
demand-orcs_attack = Orcs Attack
demand-fly_you_fools = Fly, You Fools!
demand-wormtongue = Wormtongue Unmasked
demand-fire_of_orthanc = Fire of Orthanc
demand-orcs_storm = Orcs Storm Forward
demand-gollum = Gollum
demand-faces_of_the_dead = Faces of the Dead
demand-forbidden_pool = The Forbidden Pool
demand-nazgul_search = The Lord of the Nazgûl Searches for the Ring
demand-shelob_attacks = Shelob Attacks
demand-nazgul_attacks = The Lord of the Nazgûl Attacks
demand-pelennor = Battle of the Pelennor Fields
demand-mouth_of_sauron = Mouth of Sauron
demand-dark_forces = Surrounded by Dark Forces

## Prompts

prompt-quiet-before_a_tile = Reveal the next tile? Anyone may act first.
prompt-quiet-after_a_tile = { $tile }: resolve the tile? { $tile_text } Anyone may act first.
prompt-quiet-after_a_roll = { $whom } rolled { $face }: { $face_text }. Anyone may act first.
prompt-quiet-last_event = Act before Sauron takes the Ring? If nobody can stop him, you lose.
prompt-quiet-end_of_scenario = { $place } is over. Missing life tokens cost steps towards the dark. Anyone may act first.
prompt-quiet-the_attempt = { $active } rolls the die next: whoever survives the roll destroys the Ring. Anyone may act first.
prompt-quiet-before_a_loss = { $whom } discards { $count } cards next. Anyone may act first.
prompt-quiet-between_events = { $event } – { $event_text } Anyone may act first.
prompt-quiet-before_the_steps = { $count ->
        [one] { $whom } moves 1 step towards the dark next. Anyone may act first.
       *[other] { $whom } moves { $count } steps towards the dark next. Anyone may act first.
    }
prompt-quiet-not_paid = { $demand }: { $outcome }. Anyone may act first.
prompt-quiet-before_cards = { $active } plays cards next. Anyone may act first.
prompt-rivals-before_a_tile = The next tile is about to be revealed. You may act first.
prompt-rivals-after_a_tile = { $tile }: { $tile_text } You may act first.
prompt-rivals-after_a_roll = { $whom } rolled { $face }: { $face_text }. You may act first.
prompt-rivals-last_event = Act before Sauron takes the Ring? If nobody can stop him, all is lost.
prompt-rivals-end_of_scenario = { $place } is over. Missing life tokens cost steps towards the dark. You may act first.
prompt-rivals-the_attempt = { $active } is about to roll the die and destroy the Ring. You may act first.
prompt-rivals-before_a_loss = { $whom } discards { $count } cards next. You may act first.
prompt-rivals-between_events = { $event } – { $event_text } You may act first.
prompt-rivals-before_the_steps = { $count ->
        [one] { $whom } moves 1 step towards the dark next. You may act first.
       *[other] { $whom } moves { $count } steps towards the dark next. You may act first.
    }
prompt-rivals-not_paid = { $demand }: { $outcome }. You may act first.
prompt-rivals-before_cards = { $active } plays cards next. You may act first.

prompt-cards = { $hobbit }, play cards, draw 2 or step back? You may play 1 white and 1 grey card.
prompt-cards-any = { $hobbit }, play cards, draw 2 or step back? You may play any 2 cards.
prompt-cards-second = { $hobbit }, do you play a second card? If not, end your turn.
prompt-interrupt = { $hobbit }, what do you do first?
prompt-interrupt-demand = { $demand }: what do you give, { $hobbit_the }?
prompt-before_tile = Play the Phial? No more tiles this turn: { $active_the } plays cards next.
prompt-after_tile = Play the Staff? It cancels the tile: { $tile }.
prompt-before_roll = Play the Belt? { $whom } then skips the roll.
prompt-after_roll = Play Mithril? { $whom } rolled { $face }: { $face_text }. Mithril cancels it.
prompt-after_marker = Call Gandalf for 5 shields? His Magic can cancel this: { $event } – { $event_text }
prompt-missing_tokens = Play Athelas? { $whom } lacks life tokens and then pays nothing for it.
prompt-gandalf_called = Which of Gandalf’s cards do you use? { $whom } called him.
prompt-foreseeing = Which of these tiles comes next?
prompt-sending = Who gets a card from you? Miruvor lets you give one.
prompt-passing = Which card do you give { $whom_to }?
prompt-passing-council = Which card do you pass { $whom_to }? The Council: everyone passes one face down.
prompt-losing = { $count ->
        [one] Which card do you discard? You must lose one.
       *[other] Which { $count } cards do you discard?
    }
prompt-line = Which line moves 1 space instead? The tile’s own line is complete or not on this board.
prompt-line-ring = { $count ->
        [one] Which line does the Ring move? 1 space: nothing on it is gained or suffered.
       *[other] Which line does the Ring move? { $count } spaces: nothing on them is gained or suffered.
    }
prompt-offer = { $hobbit }, do you spend { $count } shields? Draw 2 cards or move 1 step towards the light.
prompt-shelob_appears = Shelob Appears: roll the die twice? If not, Sauron moves 2 steps closer.
prompt-preparing = Roll the die to prepare? You then reveal 4 Hobbit cards and share them out.
prompt-sharing = Who gets { $card_object }?

prompt-demand-nazgul_appears = Nazgûl Appears: who gives 2 Hiding symbols? If nobody does, Sauron moves 1 step closer.
prompt-demand-fellowship = Fellowship: { $hobbit }, give 1 Friendship symbol? If not, you roll the die.
prompt-demand-test_of_galadriel = The Test of Galadriel: { $hobbit }, give 1 joker? If not, you roll the die.
prompt-demand-sundial_cards = Give 3 cards together? If not, the next event happens.
prompt-demand-sundial_items = Give a card, a life token and a shield? If not, the next event happens.
prompt-demand-eye_or_two_dark = The Eye: who moves 2 steps towards the dark? If nobody does, Sauron moves 1 step closer.
prompt-demand-speak_friend = Speak Friend and Enter: give 1 Friendship symbol and 1 joker together? If not, Sauron moves 1 step closer.
prompt-demand-watcher = Watcher in the Water: { $hobbit }, give 1 Hiding symbol? If not, you roll the die.
prompt-demand-stone_in_the_well = Stone in the Well: { $hobbit }, give 2 { $symbol } symbols? You get the Pipe. If not, Sauron moves 1 step closer and the next event happens.
prompt-demand-orcs_attack = Orcs Attack: give 5 Fighting symbols together? If not, Sauron moves 2 steps closer.
prompt-demand-fly_you_fools = Fly, You Fools! Who moves 3 steps towards the dark? If nobody does, everyone rolls the die.
prompt-demand-wormtongue = Wormtongue Unmasked: who gives 1 Friendship and 1 Fighting symbol? If nobody does, the cards still beside the board are lost.
prompt-demand-fire_of_orthanc = Fire of Orthanc: { $hobbit }, give 2 { $symbol } symbols? If not, everyone rolls the die.
prompt-demand-orcs_storm = Orcs Storm Forward: give a ring, a heart and a sun token? If not, Sauron moves 2 steps closer.
prompt-demand-gollum = Gollum: give 7 shields together? The active player then gets Gollum, and all others draw 2 cards.
prompt-demand-faces_of_the_dead = Faces of the Dead: { $hobbit }, what do you give? 1 joker or 3 shields. If you can’t, you are out of the game.
prompt-demand-forbidden_pool = The Forbidden Pool: who gives 5 shields? Each hobbit then draws a card. If nobody does, Sauron moves 2 steps closer.
prompt-demand-nazgul_search = The Lord of the Nazgûl Searches for the Ring: { $hobbit }, give 3 { $symbol } symbols? You move 1 step towards the light. If not, everyone rolls the die.
prompt-demand-shelob_attacks = Shelob Attacks: give 7 Fighting symbols together? If not, Sauron moves 3 steps closer. Then Shelob’s Lair is over.
prompt-demand-nazgul_attacks = The Lord of the Nazgûl Attacks: who gives Éowyn? Each hobbit then draws a card. If nobody does, everyone rolls the die.
prompt-demand-pelennor = Battle of the Pelennor Fields: { $hobbit }, give a heart token? If not, you roll the die, then discard 2 cards.
prompt-demand-mouth_of_sauron = Mouth of Sauron: { $hobbit }, give a sun token? If not, you roll the die, then discard 2 cards.
prompt-demand-dark_forces = Surrounded by Dark Forces: give any 7 cards together? If not, Sauron moves 3 steps closer.

wait-quiet = { $hobbit } is waiting in case anyone acts first.
wait-cards = { $hobbit } is playing cards.
wait-interrupt = { $hobbit } is acting first.
wait-rivals = { $hobbit } may act first.
wait-before_tile = { $hobbit } may play the Phial.
wait-after_tile = { $hobbit } may play the Staff.
wait-before_roll = { $hobbit } may play the Belt.
wait-after_roll = { $hobbit } may play Mithril.
wait-after_marker = { $event } – { $hobbit } may call Gandalf.
wait-missing_tokens = { $hobbit } may play Athelas.
wait-demand = { $demand }: { $hobbit } is deciding.
wait-pledging = { $demand }: { $hobbit } may give something.
wait-gandalf_called = Gandalf has come. { $hobbit } is choosing one of his cards.
wait-foreseeing = { $hobbit } is putting the next tiles in order.
wait-sending = Miruvor: { $hobbit } may give someone a card.
wait-passing = { $hobbit } is choosing a card for { $whom_the }.
wait-losing = { $hobbit } is choosing what to discard.
wait-choosing_line = { $hobbit } is choosing a line to move.
wait-offer = { $hobbit } may spend { $count } shields.
wait-shelob_appears = Shelob Appears: { $hobbit } is deciding.
wait-preparing = { $hobbit } is deciding on the Preparations.
wait-sharing = { $hobbit } is sharing out cards: { $card }.

chance-draw = { $count ->
        [one] { $whom } draws a card.
       *[other] { $whom } draws { $count } cards.
    }
chance-deal = { $count ->
        [one] { $whom } is dealt a card.
       *[other] { $whom } is dealt { $count } cards.
    }
chance-tile = A tile is revealed.
chance-die = { $whom } rolls the die.
chance-special_shield = { $whom } takes a special shield.
chance-turn_up = A Hobbit card is revealed.
chance-foresight = { $whom } looks at the next tiles.

## What can be chosen

do-pass-before_a_tile = Reveal the tile
do-pass-after_a_tile = Resolve the tile
do-pass-after_a_roll = Resolve the roll
do-pass-last_event = Let Sauron take the Ring
do-pass-end_of_scenario = Check the life tokens
do-pass-the_attempt = Roll the die
do-pass-before_a_loss = Discard the cards
do-pass-between_events = Resolve the event
do-pass-before_the_steps = Take the steps
do-pass-not_paid = Take the consequences
do-pass-before_cards = Play cards
do-done-cards = End turn
do-done-interrupt = Done
do-done-rivals = Pass
do-done-pledging = Done
do-done-nothing = Pass
do-done-not_me = Pass
do-pass-before_tile = Pass
do-pass-after_tile = Pass
do-pass-before_roll = Pass
do-pass-after_roll = Pass
do-pass-after_marker = Pass
do-pass-missing_tokens = Pass
do-pass-sending = Pass
do-pass-offer = Pass
do-pass-preparing = Pass
do-pay = Pay
do-draw = Draw 2 cards
do-step_back = Step back towards the light
do-ring = Put on the Ring
do-call = Call Gandalf (5 shields)
do-phial = Play the Phial
do-staff = Play the Staff
do-belt = Play the Belt
do-mithril = Play Mithril
do-athelas = Play Athelas
do-volunteer = Volunteer: { $count } steps towards the dark
do-buy_cards = Spend { $count } shields: draw 2 cards
do-buy_step = Spend { $count } shields: 1 step towards the light
do-roll_twice = Roll the die twice
do-prepare = Roll and share out 4 cards
do-interrupt = Ask { $hobbit_the }
do-interrupt-demand = Ask { $hobbit_the } to give
do-interrupt-volunteer = Ask { $hobbit_the } to volunteer
do-interrupt-own = Act first ({ $hobbit_the })
do-interrupt-take = Act now ({ $hobbit_the })
do-to = { $hobbit }
do-elessar = Elessar: { $hobbit_the } 1 step towards the light
do-lembas = Lembas: { $hobbit_the } draws up to 6 cards
do-miruvor = Miruvor: { $hobbit_the } may give a card
do-foresight = Foresight: { $hobbit_the } looks at 3 tiles
do-healing = Healing: { $hobbit_the } 2 steps towards the light
do-persistence = Persistence: { $hobbit_the } draws 4 cards
do-magic = Magic: cancel the event
do-guidance_pledge = Guidance: pay 2 symbols
do-guidance = Guidance: 2 spaces on { $line }
do-advance = Move { $line }
do-play = { $count ->
        [one] Play { $card_object }: { $line }, 1 space
       *[other] Play { $card_object }: { $line }, { $count } spaces
    }
do-play-on = { $count ->
        [one] Play { $card_object } as { $line }: 1 space
       *[other] Play { $card_object } as { $line }: { $count } spaces
    }
do-play-idle = Play { $card_object } on { $line }: no effect
do-discard = Discard { $card_object }
do-pledge = Pledge { $card_object }
do-pledge-own = Give { $card_object }
do-pledge_token = Pledge { $token_object }
do-pledge_token-own = Give { $token_object }
do-pledge_shields = { $count ->
        [one] Pledge 1 shield
       *[other] Pledge { $count } shields
    }
do-pledge_shields-own = { $count ->
        [one] Give 1 shield
       *[other] Give { $count } shields
    }
do-give = Give { $card_object }
do-next = { $tile }
do-card = { $card }
do-tile = { $tile }
do-die = The die shows { $face }
do-special_shield = A special shield worth { $count }
do-refuse-nazgul_appears = Give nothing: Sauron moves 1 step closer
do-refuse-fellowship = Give nothing: roll the die
do-refuse-test_of_galadriel = Give nothing: roll the die
do-refuse-sundial_cards = Give nothing: the next event happens
do-refuse-sundial_items = Give nothing: the next event happens
do-refuse-eye_or_two_dark = Nobody: Sauron moves 1 step closer
do-refuse-speak_friend = Give nothing: Sauron moves 1 step closer
do-refuse-watcher = Give nothing: roll the die
do-refuse-stone_in_the_well = Give nothing: Sauron 1 step closer, next event happens
do-refuse-orcs_attack = Give nothing: Sauron moves 2 steps closer
do-refuse-fly_you_fools = Nobody: everyone rolls the die
do-refuse-wormtongue = Give nothing: the cards beside the board are lost
do-refuse-fire_of_orthanc = Give nothing: everyone rolls the die
do-refuse-orcs_storm = Give nothing: Sauron moves 2 steps closer
do-refuse-gollum = Give nothing: Gollum goes away
do-refuse-faces_of_the_dead = Give nothing: out of the game
do-refuse-forbidden_pool = Give nothing: Sauron moves 2 steps closer
do-refuse-nazgul_search = Give nothing: everyone rolls the die
do-refuse-shelob_attacks = Give nothing: Sauron moves 3 steps closer
do-refuse-nazgul_attacks = Give nothing: everyone rolls the die
do-refuse-pelennor = Give nothing: roll, then discard 2 cards
do-refuse-mouth_of_sauron = Give nothing: roll, then discard 2 cards
do-refuse-dark_forces = Give nothing: Sauron moves 3 steps closer
do-refuse-shelob_appears = Don’t roll: Sauron moves 2 steps closer

unpaid-nazgul_appears = Sauron moves 1 step closer
unpaid-sundial_cards = the next event happens
unpaid-sundial_items = the next event happens
unpaid-eye_or_two_dark = Sauron moves 1 step closer
unpaid-speak_friend = Sauron moves 1 step closer
unpaid-stone_in_the_well = Sauron moves 1 step closer, and the next event happens
unpaid-orcs_attack = Sauron moves 2 steps closer
unpaid-wormtongue = the cards beside the board are lost
unpaid-orcs_storm = Sauron moves 2 steps closer
unpaid-forbidden_pool = Sauron moves 2 steps closer
unpaid-shelob_attacks = Sauron moves 3 steps closer
unpaid-dark_forces = Sauron moves 3 steps closer
unpaid-shelob_appears = Sauron moves 2 steps closer

## What happened

log-drew = { $hobbit } draws { $card_object }.
log-drew-hidden = { $hobbit } draws a card.
log-dealt = { $hobbit } is dealt { $card_object }.
log-dealt-hidden = { $hobbit } is dealt a card.
log-passed-card = { $hobbit } gives { $card_object } { $to_to }.
log-passed-card-hidden = { $hobbit } gives a card { $to_to }.
log-turned-card = A Hobbit card is revealed: { $card }.
log-gave-back = { $count ->
        [one] { $hobbit } gives back { $card_object }.
       *[other] { $hobbit } gives back { $count } { $card_many }.
    }
log-played = { $hobbit } plays { $card_object } on { $line }.
log-used-own = { $hobbit } uses { $card_object }.
log-used = { $hobbit } uses { $card_object } for { $whom_the }.
log-got-card = { $hobbit } gets { $card_object }.
log-discarded = { $hobbit } discards { $card_object }.
log-pledged = { $hobbit } pledges { $card_object }.
log-paid-card = { $hobbit } gives { $card_object }.
log-shared = { $hobbit } gets { $card_object }.
log-opened = { $count ->
        [one] { $hobbit } held { $card_object }.
       *[other] { $hobbit } held { $count } { $card_many }.
    }
log-reshuffled = { $count ->
        [one] The only discarded card forms the new deck.
       *[other] The { $count } discarded cards form the new deck.
    }
log-got-shield = { $hobbit } gets a shield.
log-got-special = { $hobbit } takes a special shield worth { $count }.
log-got-special-hidden = { $hobbit } takes a special shield.
log-got-token = { $hobbit } gets { $token_object }.
log-pledged-token = { $hobbit } pledges { $token_object }.
log-paid-tokens = { $count ->
        [one] { $hobbit } gives 1 life token.
       *[other] { $hobbit } gives { $count } life tokens.
    }
log-pledged-shields = { $count ->
        [one] { $hobbit } pledges 1 shield.
       *[other] { $hobbit } pledges { $count } shields.
    }
log-paid-shields = { $count ->
        [one] { $hobbit } gives 1 shield.
       *[other] { $hobbit } gives { $count } shields.
    }
log-volunteered = { $hobbit } volunteers.
log-paid = { $demand }: paid.
log-refused = { $demand }: not paid.
log-bought-cards = { $hobbit } spends shields to draw 2 cards.
log-bought-step = { $hobbit } spends shields for 1 step towards the light.
log-opened-shields = { $count ->
        [one] { $hobbit } has 1 shield.
       *[other] { $hobbit } has { $count } shields.
    }
log-rolled = { $hobbit } rolls { $face }.
log-darker = { $hobbit } moves towards the dark, to { $space }.
log-lighter = { $hobbit } moves towards the light, to { $space }.
log-sauron = Sauron moves closer, to { $space }.
log-fell-caught = Sauron catches { $hobbit_the }, who is out of the game.
log-fell-want = { $hobbit } can’t pay and is out of the game.
log-moved = { $hobbit } moves { $line } to space { $space }.
log-lacked = { $count ->
        [one] { $hobbit } lacks 1 life token.
       *[other] { $hobbit } lacks { $count } life tokens.
    }
log-came-to = You travel { $place_to }.
log-turned-tile = { $hobbit } reveals a tile: { $tile }.
log-turn = It is { $hobbit_of } turn.
log-ring = { $hobbit } puts on the Ring.
log-called = { $hobbit } calls Gandalf.
log-gandalf-foresight = { $hobbit } uses Foresight for { $whom_the }.
log-gandalf-magic = { $hobbit } uses Magic.
log-gandalf-healing = { $hobbit } uses Healing for { $whom_the }.
log-gandalf-guidance = { $hobbit } uses Guidance.
log-gandalf-persistence = { $hobbit } uses Persistence for { $whom_the }.
log-guided = { $hobbit } pledges 2 symbols from Guidance.
log-happened = Event: { $event }
log-ignored = Magic cancels the event: { $event }
log-cards-out = The cards beside the board are lost.
log-kept = { $hobbit } gives no card.
log-foresaw = { $hobbit } sees a tile: { $tile }.
log-foresaw-hidden = { $hobbit } looks at a tile.
log-ordered = { $hobbit } puts a tile back: { $tile }.
log-opened-tile = Revealed from the tiles looked at: { $tile }.
log-bearer = { $hobbit } is now the Ring-bearer.
log-tokens-back = All life tokens are returned.
log-chose-draw = { $hobbit } draws 2 cards instead of playing.
log-chose-step_back = { $hobbit } steps back instead of playing.
log-chose-prepare = { $hobbit } rolls to prepare.
log-chose-no_preparations = { $hobbit } skips the Preparations.
log-chose-roll_twice = { $hobbit } rolls the die twice.
log-chose-sauron = { $hobbit } doesn’t roll: Sauron moves.
log-scenario-over = { $place } is over.
log-attempted = { $hobbit } tries to destroy the Ring.
log-ended-destroyed = The Ring is destroyed.
log-ended-failed = Nobody is left on Mount Doom.
log-ended-caught = The Ring-bearer is caught.
log-ended-want = The Ring-bearer can’t pay and is out.
log-ended-seized = Sauron takes the Ring.
log-ended-joined = The Ring-bearer joins Sauron.

## How it ended

ending-destroyed = The Ring is destroyed, and Sauron with it!
ending-failed = You reached Mount Doom, but nobody survived the roll. Next time, keep more distance from Sauron.
ending-caught = Sauron has caught the Ring-bearer: all is lost. Next time, step back before he gets close.
ending-want = The Ring-bearer couldn’t pay: all is lost. Next time, keep some cards and shields in reserve.
ending-seized = Sauron has taken the Ring: all is lost. Next time, reach Mount Doom before Mordor’s sixth event.
ending-joined = The Ring-bearer has joined Sauron and wins alone.

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such action.
refused-out = You are out of the game.
refused-not-asked = Another player decides now.
refused-other-question = There is another choice to make first.
refused-not-in-hand = You don’t have this card: { $card }.
refused-line-finished = This line is complete or not on this board: { $line }.
refused-not-met = Not enough is pledged yet.
refused-must-pay = You can pay, so you must.
refused-played-already = You have already played a card: play another or end your turn.
refused-nothing-played = Play a card, draw 2 or step back towards the light first.
refused-too-few-shields = { $count ->
        [one] You need 1 shield.
       *[other] You need { $count } shields.
    }
refused-no-cards-left = No cards are left for { $hobbit_the } to draw.
refused-in-the-light = { $hobbit } is already on the lightest space.
refused-not-quiet = Not now: finish this choice first.
refused-not-here = { $hobbit } is not in the game.
refused-rivals = In a game of rivals, each player acts alone.
refused-interrupt-again = { $hobbit } has already acted first, and nothing has changed since.
refused-pending-payment = Cards or tokens are pledged: pay or give nothing first.
refused-nothing-to-do = { $hobbit } has nothing to do now.
refused-frodo-only = Only Frodo may use a white card as a joker: { $card }.
refused-one-of-each = Only 1 white and 1 grey card per turn, and no yellow cards on lines: { $card }.
refused-other-moment = This card can’t be played now: { $card }.
refused-not-bearer = Only the Ring-bearer can do that.
refused-ring-used = The Ring was already used in this scenario.
refused-ring-early = First reveal a tile or play a card in this scenario. Then the Ring can be put on.
refused-ring-moment = The Ring can’t be put on during a roll or an event.
refused-behind-interrupt = Choose “Act first” before you do this.
refused-no-gandalf = None of Gandalf’s cards would help now.
refused-hand-full = { $hobbit } already has { $count } or more cards.
refused-nothing-to-give = { $hobbit } has no card to give, or nobody to give it to.
refused-gandalf-used = This Gandalf card was already used: { $card }.
refused-gandalf-not-called = Call Gandalf first.
refused-guidance-useless = Guidance would not help to pay this.
refused-order = Pledge in the order shown: { $card_object } came earlier, or too few would be left after it.
refused-no-demand = There is nothing to pay now.
refused-met = Enough is pledged already: { $demand }.
refused-not-yours = Another player must pay this: { $demand }.
refused-one-payer = Only one hobbit may pay, and another has started: { $demand }.
refused-pays-nothing = { $card } doesn’t help here: { $demand }.
refused-no-token = You don’t have { $token_object }.
refused-alone = One hobbit must be able to pay it all: { $demand }.
refused-pays-nothing-symbol = { $card } doesn’t show the right symbol: { $demand }.
refused-pays-nothing-thing = This isn’t needed: { $demand }.
refused-pays-nothing-covered = Enough of this is pledged already: { $demand }.
refused-pays-nothing-rest = If you give this, the rest can’t be paid: { $demand }.

## Options

option-sauron = Sauron’s start
    .help = Difficulty: easy 15, standard 12, hard 10. Start with 15 in your first game.
option-preparations = Preparations
    .help = When on, the Ring-bearer may roll the die at Bag End to reveal 4 Hobbit cards and share them out.
option-heir = Heir of the Ring
    .help = When on, a Ring-bearer who is out because cards or shields are missing passes the Ring to the player on the right. When off, you lose.
option-clockwise = Keep the turn order
    .help = When on, the player after the last active one starts a new scenario. When off, the Ring-bearer does.
option-competitive = Rivals
    .help = When on, each player scores their own shields, special shields stay secret, and a Ring-bearer with 3 ring tokens who is caught by Sauron wins alone.
option-hands = Hands
    .help = You may talk about your cards. Open: everyone sees all hands. Secret: you see only your own hand.
choice-hands-by_game = Open, but secret between rivals
choice-hands-described = Open hands
choice-hands-secret = Secret hands
option-guidance_one_kind = Guidance pays one kind only
    .help = When on, both symbols of Guidance must be the same when you pay. When off, it pays like 2 jokers.
option-open_piles = Open piles
    .help = When on, you see the whole discard pile and which tiles are left. When off, you see only the top card and the last tiles.
first-game = Your first game: Sauron starts on 15, which is easier. From your second game he starts on 12.
option-roll_to_destroy = No roll, no victory
    .help = When on, the Belt passes the die to the next hobbit on Mount Doom. When off, a hobbit who skips the roll destroys the Ring.
option-end_at_once = Scenarios end at once
    .help = When on, a scenario ends as soon as the main marker arrives. When off, a roll or an event that has begun is finished first.
option-automatic = Skip choices with a single answer
    .help = When on, choices with only one answer are made for you, unless that would reveal a secret card. When off, you make every choice.
