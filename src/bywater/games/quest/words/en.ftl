### The Lord of the Rings in English.
###
### A name in a sentence comes with its forms: $hobbit begins a sentence, $hobbit_the stands inside one,
### $hobbit_to and $hobbit_of belong to a verb or a thing; $card_object stands inside a sentence. Places have .in
### and .to; tokens .object. What has a .short fits into narrow columns, what has a .text or .power can be asked about.

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
    .power = May use any white Hobbit card as a joker, to play it and to give it away.
hobbit-sam = Sam
    .the = Sam
    .to = to Sam
    .of = Sam’s
    .power = The die never costs him more than one: one step instead of two or three, one card instead of two.
hobbit-pippin = Pippin
    .the = Pippin
    .to = to Pippin
    .of = Pippin’s
    .power = May play any two cards in his turn; they need not be one white and one grey.
hobbit-merry = Merry
    .the = Merry
    .to = to Merry
    .of = Merry’s
    .power = Needs only two different life tokens at the end of a scenario.
hobbit-fatty = Fatty
    .the = Fatty
    .to = to Fatty
    .of = Fatty’s
    .power = Draws two more Hobbit cards after each scenario.

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
    .object = a white Friendship
    .many = white Friendship cards
card-white_travelling = White Travelling
    .short = Travelling
    .object = a white Travelling
    .many = white Travelling cards
card-white_hiding = White Hiding
    .short = Hiding
    .object = a white Hiding
    .many = white Hiding cards
card-white_fighting = White Fighting
    .short = Fighting
    .object = a white Fighting
    .many = white Fighting cards
card-white_joker = Joker
    .short = Joker
    .object = a joker
    .many = jokers
card-grey_friendship = Grey Friendship
    .short = Friendship
    .object = a grey Friendship
    .many = grey Friendship cards
card-grey_travelling = Grey Travelling
    .short = Travelling
    .object = a grey Travelling
    .many = grey Travelling cards
card-grey_hiding = Grey Hiding
    .short = Hiding
    .object = a grey Hiding
    .many = grey Hiding cards
card-grey_fighting = Grey Fighting
    .short = Fighting
    .object = a grey Fighting
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
    .text = Just after a tile is turned that shows a sundial with three things to give: the tile does nothing, and the next one is turned.
card-athelas = Athelas
    .short = Athelas
    .object = Athelas
    .text = When life tokens are missing, at the end of a scenario or in Mordor: one hobbit is spared the consequences.
card-miruvor = Miruvor
    .short = Miruvor
    .object = Miruvor
    .text = At any time: one hobbit may give a card to another.
card-mithril = Mithril
    .short = Mithril
    .object = Mithril
    .text = Just after a roll: the die does nothing to the one who rolled.
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
    .text = Before a roll: one hobbit need not roll. Not when the Ring is put on.
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = At any time: one hobbit draws Hobbit cards until the hand holds six.
card-elessar = Elessar
    .short = Elessar
    .object = Elessar
    .text = At any time: one hobbit goes a step to the light.
card-phial = Phial
    .short = Phial
    .object = the Phial
    .text = Before a tile is turned: no more tiles in this turn, the cards come next.
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
    .text = Three jokers. Who plays Gollum on a line also rolls the die.
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
    .text = One hobbit looks at the next three tiles and puts them back in any order.
gandalf-magic = Magic
    .text = The event that the marker has just reached does not happen. The last one still ends the scenario; against the last of Mordor nothing helps.
gandalf-healing = Healing
    .text = One hobbit goes two steps to the light.
gandalf-guidance = Guidance
    .text = Works like a card with two jokers for the active player: two steps on one line, or two symbols to pay with.
gandalf-persistence = Persistence
    .text = One hobbit draws four Hobbit cards.

## Tiles, the die and life tokens

tile-friendship = Friendship
    .short = Friendship
    .text = Friendship moves one space (another line if it can’t).
tile-travelling = Travelling
    .short = Travelling
    .text = Travelling moves one space (another line if it can’t).
tile-hiding = Hiding
    .short = Hiding
    .text = Hiding moves one space (another line if it can’t).
tile-fighting = Fighting
    .short = Fighting
    .text = Fighting moves one space (another line if it can’t).
tile-sundial = Sundial
    .short = sundial
    .text = The next event happens.
tile-sundial_cards = Sundial or three cards
    .short = 3 cards
    .text = Together give three cards, or the next event happens.
tile-sundial_items = Sundial or three things
    .short = 3 things
    .text = Together give a card, a life token and a shield, or the next event happens.
tile-ring_dark = The burden of the Ring
    .short = burden
    .text = The Ring-bearer goes one step to the dark.
tile-eye_or_two_dark = The Eye
    .short = Eye
    .text = One hobbit goes two steps to the dark, or Sauron comes one nearer.
face-blank = a blank
    .text = nothing happens
face-one_dot = one dot
    .text = one step to the dark
face-two_dots = two dots
    .text = two steps to the dark
face-three_dots = three dots
    .text = three steps to the dark
face-two_cards = two cards
    .text = two cards go
face-eye = the Eye
    .text = Sauron comes one nearer
face-spared_two_dots = two dots
    .text = one step to the dark, since it is Sam
face-spared_three_dots = three dots
    .text = one step to the dark, since it is Sam
face-spared_two_cards = two cards
    .text = one card goes, since it is Sam
token-ring = Ring
    .object = a ring token
token-heart = Heart
    .object = a heart token
token-sun = Sun
    .object = a sun token

## Events

event-speak_friend = Speak Friend and Enter
    .short = Speak Friend
    .text = Together give one Friendship and one joker symbol, or Sauron comes one nearer.
event-watcher = Watcher in the Water
    .short = The Watcher
    .text = Each hobbit gives a Hiding symbol or rolls the die.
event-stone_in_the_well = Stone in the Well
    .short = The Stone
    .text = A Hobbit card is turned up: the active player gives two symbols of its kind and gets the Pipe, or Sauron comes one nearer and the next event happens.
event-trapped = Trapped?
    .short = Trapped?
    .text = Unless Travelling and Hiding are complete, Sauron comes two nearer and the Ring-bearer rolls the die.
event-orcs_attack = Orcs Attack
    .short = Orcs Attack
    .text = Together give five Fighting symbols, or Sauron comes two nearer.
event-fly_you_fools = Fly, You Fools!
    .short = Fly, You Fools!
    .text = One hobbit goes three steps to the dark, or everybody rolls the die. Then Moria is over.
event-wormtongue = Wormtongue Unmasked
    .short = Wormtongue
    .text = One hobbit gives one Friendship and one Fighting symbol, or the cards still beside the board are lost.
event-riders = Riders of Rohan
    .short = Riders
    .text = If Friendship is complete, the active player gets the Riders of Rohan; if not, Sauron comes one nearer and the Ring-bearer rolls the die.
event-orcs_gate = Orcs Attack the Gate
    .short = Orcs at Gate
    .text = If the first part of Travelling is complete, each hobbit draws a card; if not, Sauron comes two nearer.
event-fire_of_orthanc = Fire of Orthanc
    .short = Orthanc Fire
    .text = A Hobbit card is turned up: the active player gives two symbols of its kind, or everybody rolls the die.
event-orcs_storm = Orcs Storm Forward
    .short = Orcs Storm
    .text = Together give a ring, a heart and a sun token, or Sauron comes two nearer.
event-orcs_conquer = Orcs Conquer Helm’s Deep
    .short = Orcs Conquer
    .text = Sauron comes two nearer; unless Travelling is complete, the Ring-bearer also rolls the die twice. Then Helm’s Deep is over.
event-gollum = Gollum
    .short = Gollum
    .text = Together you may give seven shields; then the active player gets Gollum, and all others draw two cards.
event-faces_of_the_dead = Faces of the Dead
    .short = Faces of Dead
    .text = Each hobbit gives a joker symbol or else three shields; who can’t is out of the game.
event-forbidden_pool = The Forbidden Pool
    .short = Forbidden Pool
    .text = One hobbit gives five shields, and each hobbit draws a card; or Sauron comes two nearer.
event-nazgul_search = The Lord of the Nazgûl Searches for the Ring
    .short = Nazgûl search
    .text = A Hobbit card is turned up: the Ring-bearer gives three symbols of its kind and goes one step to the light, or everybody rolls the die.
event-shelob_appears = Shelob Appears
    .short = Shelob comes
    .text = The active player rolls the die twice, or Sauron comes two nearer.
event-shelob_attacks = Shelob Attacks
    .short = Shelob strikes
    .text = Together give seven Fighting symbols, or Sauron comes three nearer. Then Shelob’s Lair is over.
event-sam_saves_frodo = Sam Saves Frodo
    .short = Sam saves
    .text = Each hobbit may give three shields for two cards or one step to the light.
event-nazgul_attacks = The Lord of the Nazgûl Attacks
    .short = Nazgûl attack
    .text = One hobbit gives Éowyn, and each hobbit draws a card; or everybody rolls the die.
event-pelennor = Battle of the Pelennor Fields
    .short = Pelennor
    .text = Each hobbit gives a heart token, or rolls the die and then loses two cards.
event-mouth_of_sauron = Mouth of Sauron
    .short = Mouth
    .text = Each hobbit gives a sun token, or rolls the die and then loses two cards.
event-dark_forces = Surrounded by Dark Forces
    .short = Dark Forces
    .text = Together give seven cards of any kind, or Sauron comes three nearer.
event-ring_is_mine = The Ring Is Mine!
    .short = Ring is mine!
    .text = Sauron takes the Ring, and all is lost. Magic does not stop it.

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

## What is asked

prompt-quiet-before_a_tile = A tile is to be turned next. Does anybody want to do something first?
prompt-quiet-after_a_tile = The tile is { $tile }. { $tile_text } Does anybody want to do something first?
prompt-quiet-after_a_roll = { $whom } has rolled { $face }: { $face_text }. Does anybody want to do something first?
prompt-quiet-last_event = Sauron reaches for the Ring: if you go on, all is lost. A last chance to act!
prompt-quiet-end_of_scenario = { $place } is over; now the life tokens are looked at. Does anybody want to do something first?
prompt-quiet-the_attempt = { $active } is about to throw the Ring into the fire: whoever is still here after the die has won it for all. Does anybody want to do something first?
prompt-quiet-before_a_loss = { $whom } loses { $count } cards next. Anyone may act first.
prompt-quiet-between_events = { $event } – { $event_text } Anyone may act first.
prompt-quiet-before_the_steps = { $count ->
        [one] { $whom } goes 1 step to the dark next. Anyone may act first.
       *[other] { $whom } goes { $count } steps to the dark next. Anyone may act first.
    }
prompt-quiet-not_paid = { $demand }: { $outcome }. Anyone may act first.
prompt-quiet-before_cards = { $active } plays cards next. Anyone may act first.
prompt-rivals-before_a_tile = A tile is to be turned next. Do you want to do something first?
prompt-rivals-after_a_tile = The tile is { $tile }. { $tile_text } Do you want to do something first?
prompt-rivals-after_a_roll = { $whom } has rolled { $face }: { $face_text }. Do you want to do something first?
prompt-rivals-last_event = Sauron reaches for the Ring. Do you want to do something before all is lost?
prompt-rivals-end_of_scenario = { $place } is over; now the life tokens are looked at. Do you want to do something first?
prompt-rivals-the_attempt = { $active } is about to throw the Ring into the fire. Do you want to do something first?
prompt-rivals-before_a_loss = { $whom } loses { $count } cards next. You may act first.
prompt-rivals-between_events = { $event } – { $event_text } You may act first.
prompt-rivals-before_the_steps = { $count ->
        [one] { $whom } goes 1 step to the dark next. You may act first.
       *[other] { $whom } goes { $count } steps to the dark next. You may act first.
    }
prompt-rivals-not_paid = { $demand }: { $outcome }. You may act first.
prompt-rivals-before_cards = { $active } plays cards next. You may act first.

prompt-cards = { $hobbit }, play up to two cards (white and grey), draw two, or step to the light.
prompt-cards-any = { $hobbit }, play up to two cards of any colour, draw two, or step to the light.
prompt-cards-second = { $hobbit }, play a second card, or end your turn.
prompt-interrupt = { $hobbit }, you act first. What do you do?
prompt-interrupt-demand = { $demand }: what do you give, { $hobbit_the }?
prompt-before_tile = Do you play the Phial? Then no tile is turned, and { $active_the } goes on to play cards.
prompt-after_tile = The tile is { $tile }. Do you play the Staff? Then it does nothing.
prompt-before_roll = { $whom } must roll the die. Do you play the Belt, so that it need not be?
prompt-after_roll = { $whom } has rolled { $face }: { $face_text }. Do you play Mithril, so that it does no harm?
prompt-after_marker = { $event } – { $event_text } Do you call Gandalf for five shields, so that his Magic may stop it?
prompt-missing_tokens = { $whom } lacks life tokens. Do you play Athelas, so that it does no harm?
prompt-gandalf_called = { $whom } has called Gandalf. Which of his cards do you use, and how?
prompt-foreseeing = You see the next tiles. Which of them shall come first?
prompt-sending = Miruvor: to whom do you give a card?
prompt-passing = Which card do you give { $whom_to }?
prompt-passing-council = The Council: pass a card face down { $whom_to }.
prompt-losing = { $count ->
        [one] You must discard a card. Which one?
       *[other] You must discard { $count } cards. Which ones?
    }
prompt-line = That line is complete or not on this board. Which line moves one space instead?
prompt-line-ring = { $count ->
        [one] The Ring moves a line by one space, and nothing on it is gained or suffered. Which one?
       *[other] The Ring moves a line by { $count } spaces, and nothing on them is gained or suffered. Which one?
    }
prompt-offer = { $hobbit }, for { $count } shields you may draw two cards or go one step to the light.
prompt-shelob_appears = Shelob Appears: roll the die twice, or Sauron comes two nearer.
prompt-preparing = Preparations: roll the die, and four Hobbit cards are turned up for you to share out. Do you?
prompt-sharing = Who gets { $card_object }?

prompt-demand-nazgul_appears = Nazgûl Appears: one hobbit gives two Hiding symbols, or Sauron comes one nearer.
prompt-demand-fellowship = Fellowship: { $hobbit }, give a Friendship symbol, or you roll the die.
prompt-demand-test_of_galadriel = The Test of Galadriel: { $hobbit }, give a joker symbol, or you roll the die.
prompt-demand-sundial_cards = Together give three cards, or the next event happens.
prompt-demand-sundial_items = Together give a card, a life token and a shield, or the next event happens.
prompt-demand-eye_or_two_dark = The Eye: one hobbit goes two steps to the dark, or Sauron comes one nearer. Who volunteers?
prompt-demand-speak_friend = Speak Friend and Enter: together give one Friendship and one joker symbol, or Sauron comes one nearer.
prompt-demand-watcher = Watcher in the Water: { $hobbit }, give a Hiding symbol, or you roll the die.
prompt-demand-stone_in_the_well = Stone in the Well ({ $symbol }): { $hobbit }, give two symbols of { $symbol } and get the Pipe, or Sauron comes one nearer and the next event happens at once.
prompt-demand-orcs_attack = Orcs Attack: together give five Fighting symbols, or Sauron comes two nearer.
prompt-demand-fly_you_fools = Fly, You Fools! One hobbit goes three steps to the dark, or everybody rolls the die. Who volunteers?
prompt-demand-wormtongue = Wormtongue Unmasked: one hobbit gives one Friendship and one Fighting symbol, or the cards still beside the board are lost.
prompt-demand-fire_of_orthanc = Fire of Orthanc ({ $symbol }): { $hobbit }, give two symbols of { $symbol }, or everybody rolls the die.
prompt-demand-orcs_storm = Orcs Storm Forward: together give a ring, a heart and a sun token, or Sauron comes two nearer.
prompt-demand-gollum = Gollum: together you may give seven shields; then the active player gets Gollum, and all others draw two cards.
prompt-demand-faces_of_the_dead = Faces of the Dead: { $hobbit }, give a joker symbol or else three shields. Who can give neither is out of the game.
prompt-demand-forbidden_pool = The Forbidden Pool: one hobbit gives five shields, and each hobbit draws a card; or Sauron comes two nearer.
prompt-demand-nazgul_search = The Lord of the Nazgûl Searches for the Ring ({ $symbol }): { $hobbit }, give three symbols of { $symbol } and go one step to the light, or everybody rolls the die.
prompt-demand-shelob_attacks = Shelob Attacks: together give seven Fighting symbols, or Sauron comes three nearer. Then Shelob’s Lair is over.
prompt-demand-nazgul_attacks = The Lord of the Nazgûl Attacks: one hobbit gives Éowyn, and each hobbit draws a card; or everybody rolls the die.
prompt-demand-pelennor = Battle of the Pelennor Fields: { $hobbit }, give a heart token, or you roll the die and then lose two cards.
prompt-demand-mouth_of_sauron = Mouth of Sauron: { $hobbit }, give a sun token, or you roll the die and then lose two cards.
prompt-demand-dark_forces = Surrounded by Dark Forces: together give seven cards of any kind, or Sauron comes three nearer.

wait-quiet = { $hobbit } waits for whoever wants to do something.
wait-cards = { $hobbit } is playing cards.
wait-interrupt = { $hobbit } acts first.
wait-rivals = { $hobbit } may do something now.
wait-before_tile = { $hobbit } is asked about the Phial.
wait-after_tile = { $hobbit } is asked about the Staff.
wait-before_roll = { $hobbit } is asked about the Belt.
wait-after_roll = { $hobbit } is asked about Mithril.
wait-after_marker = { $event } – { $hobbit } is asked whether to call Gandalf.
wait-missing_tokens = { $hobbit } is asked about Athelas.
wait-demand = { $demand }: { $hobbit } decides.
wait-pledging = { $demand }: { $hobbit } may give something.
wait-gandalf_called = Gandalf has come. { $hobbit } picks one of his cards.
wait-foreseeing = { $hobbit } puts the next tiles in order.
wait-sending = Miruvor: { $hobbit } may give a card to somebody.
wait-passing = { $hobbit } picks a card for { $whom_the }.
wait-losing = { $hobbit } must discard cards.
wait-choosing_line = { $hobbit } picks a line to move.
wait-offer = { $hobbit } may spend { $count } shields.
wait-shelob_appears = Shelob Appears: { $hobbit } decides.
wait-preparing = { $hobbit } decides about the Preparations.
wait-sharing = { $hobbit } shares out the cards: { $card }.

chance-draw = { $count ->
        [one] { $whom } draws a card.
       *[other] { $whom } draws { $count } cards.
    }
chance-deal = { $count ->
        [one] { $whom } is dealt a card.
       *[other] { $whom } is dealt { $count } cards.
    }
chance-tile = A tile is turned.
chance-die = { $whom } rolls the die.
chance-special_shield = { $whom } takes a special shield.
chance-turn_up = A Hobbit card is turned up.
chance-foresight = { $whom } looks at the next tiles.

## What can be chosen

do-pass-before_a_tile = Go on: turn the tile
do-pass-after_a_tile = Go on: carry it out
do-pass-after_a_roll = Go on: take what the die says
do-pass-last_event = Go on: the Ring is lost
do-pass-end_of_scenario = Go on: look at the tokens
do-pass-the_attempt = Go on: roll the die
do-pass-before_a_loss = Go on: lose the cards
do-pass-between_events = Go on: the event happens
do-pass-before_the_steps = Go on: take the steps
do-pass-not_paid = Go on: don’t pay
do-pass-before_cards = Go on: play cards
do-done-cards = End the turn
do-done-interrupt = Nothing more
do-done-rivals = Nothing
do-done-pledging = Give nothing more
do-done-nothing = Give nothing
do-done-not_me = Don’t volunteer
do-pass-before_tile = Let the tile be turned
do-pass-after_tile = Let the tile take effect
do-pass-before_roll = Let the die be rolled
do-pass-after_roll = Let the die take effect
do-pass-after_marker = Let it happen
do-pass-missing_tokens = Let it happen
do-pass-sending = Give no card after all
do-pass-offer = Keep the shields
do-pass-preparing = No preparations
do-pay = Pay what is pledged
do-draw = Draw two cards
do-step_back = One step to the light
do-ring = Put on the Ring
do-call = Call Gandalf (five shields)
do-phial = Play the Phial
do-staff = Play the Staff
do-belt = Play the Belt
do-mithril = Play Mithril
do-athelas = Play Athelas
do-volunteer = Volunteer: { $count } steps to the dark
do-buy_cards = Two cards for { $count } shields
do-buy_step = One step to the light for { $count } shields
do-roll_twice = Roll twice
do-prepare = Roll, and share out four cards
do-interrupt = Ask { $hobbit_the }
do-interrupt-demand = Ask { $hobbit_the } to give something
do-interrupt-volunteer = Ask { $hobbit_the } to volunteer
do-interrupt-own = Do something else first ({ $hobbit_the })
do-interrupt-take = Act now ({ $hobbit_the })
do-to = { $hobbit }
do-elessar = Elessar: { $hobbit_the } one step to the light
do-lembas = Lembas: { $hobbit_the } draws up to six cards
do-miruvor = Miruvor: { $hobbit_the } may give a card to another
do-foresight = Foresight: { $hobbit_the } looks at the next three tiles
do-healing = Healing: { $hobbit_the } two steps to the light
do-persistence = Persistence: { $hobbit_the } draws four cards
do-magic = Magic: the event does not happen
do-guidance_pledge = Guidance: two symbols for the demand
do-guidance = Guidance: two steps on { $line }
do-advance = Move { $line }
do-play = { $count ->
        [one] Play { $card_object }: { $line }, one space
       *[other] Play { $card_object }: { $line }, { $count } spaces
    }
do-play-on = { $count ->
        [one] Play { $card_object } as { $line }: one space
       *[other] Play { $card_object } as { $line }: { $count } spaces
    }
do-play-idle = Play { $card_object } on { $line }, which does not move
do-discard = Discard { $card_object }
do-pledge = Pledge { $card_object }
do-pledge-own = Give { $card_object }
do-pledge_token = Pledge { $token_object }
do-pledge_token-own = Give { $token_object }
do-pledge_shields = { $count ->
        [one] Pledge one shield
       *[other] Pledge { $count } shields
    }
do-pledge_shields-own = { $count ->
        [one] Give one shield
       *[other] Give { $count } shields
    }
do-give = Give { $card_object }
do-next = { $tile }
do-card = { $card }
do-tile = { $tile }
do-die = The die shows { $face }
do-special_shield = A special shield worth { $count }
do-refuse-nazgul_appears = Give nothing: Sauron comes one nearer
do-refuse-fellowship = Give nothing: roll the die
do-refuse-test_of_galadriel = Give nothing: roll the die
do-refuse-sundial_cards = Give nothing: the next event happens
do-refuse-sundial_items = Give nothing: the next event happens
do-refuse-eye_or_two_dark = Nobody: Sauron comes one nearer
do-refuse-speak_friend = Give nothing: Sauron comes one nearer
do-refuse-watcher = Give nothing: roll the die
do-refuse-stone_in_the_well = Give nothing: Sauron comes one nearer, and the next event happens
do-refuse-orcs_attack = Give nothing: Sauron comes two nearer
do-refuse-fly_you_fools = Nobody: everybody rolls the die
do-refuse-wormtongue = Give nothing: the cards beside the board are lost
do-refuse-fire_of_orthanc = Give nothing: everybody rolls the die
do-refuse-orcs_storm = Give nothing: Sauron comes two nearer
do-refuse-gollum = Give nothing: Gollum goes his way
do-refuse-faces_of_the_dead = Give nothing: be out of the game
do-refuse-forbidden_pool = Give nothing: Sauron comes two nearer
do-refuse-nazgul_search = Give nothing: everybody rolls the die
do-refuse-shelob_attacks = Give nothing: Sauron comes three nearer
do-refuse-nazgul_attacks = Give nothing: everybody rolls the die
do-refuse-pelennor = Give nothing: roll, then lose two cards
do-refuse-mouth_of_sauron = Give nothing: roll, then lose two cards
do-refuse-dark_forces = Give nothing: Sauron comes three nearer
do-refuse-shelob_appears = Don’t roll: Sauron comes two nearer

unpaid-nazgul_appears = Sauron comes one nearer
unpaid-sundial_cards = the next event happens
unpaid-sundial_items = the next event happens
unpaid-eye_or_two_dark = Sauron comes one nearer
unpaid-speak_friend = Sauron comes one nearer
unpaid-stone_in_the_well = Sauron comes one nearer, and the next event happens
unpaid-orcs_attack = Sauron comes two nearer
unpaid-wormtongue = the cards beside the board are lost
unpaid-orcs_storm = Sauron comes two nearer
unpaid-forbidden_pool = Sauron comes two nearer
unpaid-shelob_attacks = Sauron comes three nearer
unpaid-dark_forces = Sauron comes three nearer
unpaid-shelob_appears = Sauron comes two nearer

## What happened

log-drew = { $hobbit } draws { $card_object }.
log-drew-hidden = { $hobbit } draws a card.
log-dealt = { $hobbit } is dealt { $card_object }.
log-dealt-hidden = { $hobbit } is dealt a card.
log-passed-card = { $hobbit } gives { $card_object } { $to_to }.
log-passed-card-hidden = { $hobbit } gives a card { $to_to }.
log-turned-card = A Hobbit card is turned up: { $card }.
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
        [one] The deck is made new from the only discarded card.
       *[other] The deck is made new from { $count } discarded cards.
    }
log-got-shield = { $hobbit } gets a shield.
log-got-special = { $hobbit } takes a special shield: it is worth { $count }.
log-got-special-hidden = { $hobbit } takes a special shield.
log-got-token = { $hobbit } gets { $token_object }.
log-pledged-token = { $hobbit } pledges { $token_object }.
log-paid-tokens = { $count ->
        [one] { $hobbit } gives a life token.
       *[other] { $hobbit } gives { $count } life tokens.
    }
log-pledged-shields = { $count ->
        [one] { $hobbit } pledges one shield.
       *[other] { $hobbit } pledges { $count } shields.
    }
log-paid-shields = { $count ->
        [one] { $hobbit } gives one shield.
       *[other] { $hobbit } gives { $count } shields.
    }
log-volunteered = { $hobbit } volunteers.
log-paid = { $demand }: it is paid.
log-refused = { $demand }: nothing is given.
log-bought-cards = { $hobbit } spends shields for two cards.
log-bought-step = { $hobbit } spends shields for a step to the light.
log-opened-shields = { $count ->
        [one] { $hobbit } has one shield.
       *[other] { $hobbit } has { $count } shields.
    }
log-rolled = { $hobbit } rolls { $face }.
log-darker = { $hobbit } goes into the dark, to { $space }.
log-lighter = { $hobbit } goes to the light, to { $space }.
log-sauron = Sauron comes nearer, to { $space }.
log-fell-caught = Sauron catches { $hobbit_the }, who is out of the game.
log-fell-want = { $hobbit } can’t give what must be given and is out of the game.
log-moved = { $hobbit } moves { $line } to space { $space }.
log-lacked = { $count ->
        [one] { $hobbit } lacks one life token.
       *[other] { $hobbit } lacks { $count } life tokens.
    }
log-came-to = The way leads { $place_to }.
log-turned-tile = { $hobbit } turns a tile: { $tile }.
log-turn = It is { $hobbit_of } turn.
log-ring = { $hobbit } puts on the Ring.
log-called = { $hobbit } calls Gandalf.
log-gandalf-foresight = { $hobbit } uses Foresight for { $whom_the }.
log-gandalf-magic = { $hobbit } uses Magic.
log-gandalf-healing = { $hobbit } uses Healing for { $whom_the }.
log-gandalf-guidance = { $hobbit } uses Guidance.
log-gandalf-persistence = { $hobbit } uses Persistence for { $whom_the }.
log-guided = { $hobbit } pledges the two symbols of Guidance.
log-happened = Event: { $event }
log-ignored = Magic stops it: { $event }
log-cards-out = The cards beside the board are lost.
log-kept = { $hobbit } gives no card after all.
log-foresaw = { $hobbit } sees a tile: { $tile }.
log-foresaw-hidden = { $hobbit } looks at a tile.
log-ordered = { $hobbit } puts a tile in its place: { $tile }.
log-opened-tile = A tile that was looked at: { $tile }.
log-bearer = { $hobbit } is the Ring-bearer now.
log-tokens-back = All life tokens go back.
log-chose-draw = { $hobbit } draws instead of playing.
log-chose-step_back = { $hobbit } rests instead of playing.
log-chose-prepare = { $hobbit } makes preparations.
log-chose-no_preparations = { $hobbit } makes no preparations.
log-chose-roll_twice = { $hobbit } dares to roll twice.
log-chose-sauron = { $hobbit } does not dare to roll.
log-scenario-over = { $place } is over.
log-attempted = { $hobbit } tries to destroy the Ring.
log-ended-destroyed = The Ring is destroyed.
log-ended-failed = Nobody is left at Mount Doom.
log-ended-caught = The Ring-bearer is caught.
log-ended-want = The Ring-bearer can’t go on.
log-ended-seized = Sauron has the Ring.
log-ended-joined = The Ring-bearer joins Sauron.

## How it ended

ending-destroyed = The Ring is destroyed, and Sauron with it!
ending-failed = Mount Doom was reached, but nobody was left to destroy the Ring.
ending-caught = Sauron has caught the Ring-bearer: all is lost.
ending-want = The Ring-bearer had nothing left to give: all is lost.
ending-seized = Sauron has taken the Ring: all is lost.
ending-joined = The Ring-bearer has joined Sauron and wins alone.

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such action.
refused-out = You are out of the game.
refused-not-asked = It is somebody else’s turn to decide.
refused-other-question = That is not what is asked now.
refused-not-in-hand = You don’t hold this card: { $card }.
refused-line-finished = This line is complete or not on this board: { $line }.
refused-not-met = Not enough is pledged yet.
refused-must-pay = You can pay, so you must.
refused-played-already = You have played a card already: play another one, or end your turn.
refused-nothing-played = You must play a card, draw two, or go one step to the light.
refused-too-few-shields = { $count ->
        [one] You don’t have one shield.
       *[other] You don’t have { $count } shields.
    }
refused-no-cards-left = There is no card left { $hobbit_to } to draw.
refused-in-the-light = { $hobbit } stands in full light already.
refused-not-quiet = Not now: first this has to be decided.
refused-not-here = { $hobbit } is not in the game.
refused-rivals = Among rivals everybody speaks for himself.
refused-interrupt-again = { $hobbit } has already acted first; nothing has changed since.
refused-pending-payment = Something is pledged: first pay, or give nothing.
refused-nothing-to-do = There is nothing { $hobbit_the } could do now.
refused-frodo-only = Only Frodo may use a white card as a joker: { $card }.
refused-one-of-each = One white card and one grey card to a turn, and yellow cards are not played on a line: { $card }.
refused-other-moment = This card is played at another moment: { $card }.
refused-not-bearer = You don’t carry the Ring.
refused-ring-used = The Ring has been used in this scenario.
refused-ring-early = The Ring can only be put on in a scenario, once a tile has been turned or a card played.
refused-ring-moment = The Ring can’t be put on inside a roll or an event.
refused-behind-interrupt = First choose to do something else; then this can be done.
refused-no-gandalf = None of Gandalf’s cards would help now.
refused-hand-full = { $hobbit } holds { $count } cards or more already.
refused-nothing-to-give = { $hobbit } has no card to give, or nobody to give it to.
refused-gandalf-used = This card of Gandalf’s has been used: { $card }.
refused-gandalf-not-called = Gandalf has not been called.
refused-guidance-useless = Guidance would not help to pay this.
refused-order = Cards are picked in a fixed order, and { $card_object } would have come earlier, or too few would be left after it.
refused-no-demand = Nothing is demanded now.
refused-met = Enough is pledged: { $demand }.
refused-not-yours = Somebody else must pay this: { $demand }.
refused-one-payer = One hobbit alone pays this, and another has begun: { $demand }.
refused-pays-nothing = { $card } helps nothing here: { $demand }.
refused-no-token = You don’t have { $token_object }.
refused-alone = One hobbit alone must be able to pay all of it: { $demand }.
refused-pays-nothing-symbol = { $card } shows no symbol that is asked for: { $demand }.
refused-pays-nothing-thing = Nothing of this kind is asked for: { $demand }.
refused-pays-nothing-covered = Enough of that is pledged already: { $demand }.
refused-pays-nothing-rest = If that were given, the rest could not be paid any more: { $demand }.

## Options

option-sauron = Where Sauron begins
    .help = 12 is the standard game, 10 is for experts. 15 is easier and the best start for a first game.
option-preparations = Preparations
    .help = When on, the Ring-bearer may roll the die at Bag End; then four Hobbit cards are turned up, and he shares them out.
option-heir = An heir of the Ring
    .help = When on, a Ring-bearer who is out only because cards or shields are missing leaves the Ring to the right-hand neighbour. When off, the game is lost.
option-clockwise = Turns go on clockwise
    .help = When on, a new scenario begins with the neighbour of whoever was active last. When off, with the Ring-bearer.
option-competitive = Rivals
    .help = When on, everybody counts his own shields, special shields stay secret, and a Ring-bearer with three ring tokens who is caught by Sauron wins alone.
option-hands = Hands
    .help = You may talk about your cards but not show them. Open: all hands are shown to everybody. Secret: you see only your own hand.
choice-hands-by_game = Open; secret between rivals
choice-hands-described = Open to all
choice-hands-secret = Secret
option-guidance_one_kind = Guidance pays one kind only
    .help = When on, the two symbols of Guidance must be alike when you pay with it. When off, it pays like two jokers.
option-open_piles = Open piles
    .help = When on, you see everything in the discard pile and which tiles are left. When off, you see only the top card and the tiles just turned, as at a real table.
first-game = Your first game: Sauron starts on 15, which is easier. From your second game on he starts on 12.
option-roll_to_destroy = No roll, no victory
    .help = When on, the Belt at Mount Doom passes the die to the next hobbit. When off, whoever is spared the roll destroys the Ring.
option-end_at_once = Scenarios end at once
    .help = When on, a scenario ends as soon as the main marker arrives, and whatever was under way is dropped. When off, a die that was rolled and an event that has begun are finished first.
option-automatic = Make choices with a single answer automatically
    .help = When on, a question is left out if everyone can see that it has only one answer. With secret hands you are asked anyway if skipping the question would give a card away. When off, every question is asked.
