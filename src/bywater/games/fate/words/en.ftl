### Fate of the Fellowship in English.
###
### A name in a sentence comes with its forms. Places and regions: $place is the bare name, $place_subject begins a
### sentence, $place_the stands inside one, $place_object after a verb; $place_in, $place_to and $place_from bring
### their preposition; $place_number (one, many) chooses the verb. Characters: $character, _the, _to, _of, _number,
### _gender (male, female). Peoples: $people_one (an Elf army), _army (without article), _many (after a number), _the.
### Symbols: $symbol_one (one Stealth), _token, _tokens (after a number), _card. Cards, events, objectives, abilities,
### lines: $card_object stands inside a sentence. What has a .short fits into twelve columns (a symbol’s into one);
### what has a .text or .power can be asked about.
### Seats: $seat, _the, _to, _of. Prices: $cost stands after a verb.

## The game and its seats

game-fate = Fate of the Fellowship
    .tagline = Together against Sauron: hide the Ring-bearer, hold the havens, and fulfil the objectives before hope runs out.
seat-first = Player 1
    .the = Player 1
    .to = to Player 1
    .of = Player 1’s
seat-second = Player 2
    .the = Player 2
    .to = to Player 2
    .of = Player 2’s
seat-third = Player 3
    .the = Player 3
    .to = to Player 3
    .of = Player 3’s
seat-fourth = Player 4
    .the = Player 4
    .to = to Player 4
    .of = Player 4’s
seat-fifth = Player 5
    .the = Player 5
    .to = to Player 5
    .of = Player 5’s

## Places

place-grey_havens = Grey Havens
    .short = Grey Havens
    .subject = The Grey Havens
    .the = the Grey Havens
    .object = the Grey Havens
    .in = at the Grey Havens
    .to = to the Grey Havens
    .from = from the Grey Havens
    .number = many
place-ered_luin = Ered Luin
    .short = Ered Luin
    .subject = Ered Luin
    .the = Ered Luin
    .object = Ered Luin
    .in = in Ered Luin
    .to = to Ered Luin
    .from = from Ered Luin
    .number = one
place-the_shire = The Shire
    .short = Shire
    .subject = The Shire
    .the = the Shire
    .object = the Shire
    .in = in the Shire
    .to = to the Shire
    .from = from the Shire
    .number = one
place-bree = Bree
    .short = Bree
    .subject = Bree
    .the = Bree
    .object = Bree
    .in = in Bree
    .to = to Bree
    .from = from Bree
    .number = one
place-sarn_ford = Sarn Ford
    .short = Sarn Ford
    .subject = Sarn Ford
    .the = Sarn Ford
    .object = Sarn Ford
    .in = at Sarn Ford
    .to = to Sarn Ford
    .from = from Sarn Ford
    .number = one
place-weather_hills = Weather Hills
    .short = Weather H.
    .subject = The Weather Hills
    .the = the Weather Hills
    .object = the Weather Hills
    .in = in the Weather Hills
    .to = to the Weather Hills
    .from = from the Weather Hills
    .number = many
place-tharbad = Tharbad
    .short = Tharbad
    .subject = Tharbad
    .the = Tharbad
    .object = Tharbad
    .in = in Tharbad
    .to = to Tharbad
    .from = from Tharbad
    .number = one
place-rivendell = Rivendell
    .short = Rivendell
    .subject = Rivendell
    .the = Rivendell
    .object = Rivendell
    .in = in Rivendell
    .to = to Rivendell
    .from = from Rivendell
    .number = one
place-hollin = Hollin
    .short = Hollin
    .subject = Hollin
    .the = Hollin
    .object = Hollin
    .in = in Hollin
    .to = to Hollin
    .from = from Hollin
    .number = one
place-moria = Moria
    .short = Moria
    .subject = Moria
    .the = Moria
    .object = Moria
    .in = in Moria
    .to = to Moria
    .from = from Moria
    .number = one
place-gladden_fields = Gladden Fields
    .short = Gladden
    .subject = The Gladden Fields
    .the = the Gladden Fields
    .object = the Gladden Fields
    .in = on the Gladden Fields
    .to = to the Gladden Fields
    .from = from the Gladden Fields
    .number = many
place-carrock = Carrock
    .short = Carrock
    .subject = The Carrock
    .the = the Carrock
    .object = the Carrock
    .in = at the Carrock
    .to = to the Carrock
    .from = from the Carrock
    .number = one
place-lorien = Lórien
    .short = Lórien
    .subject = Lórien
    .the = Lórien
    .object = Lórien
    .in = in Lórien
    .to = to Lórien
    .from = from Lórien
    .number = one
place-isengard = Isengard
    .short = Isengard
    .subject = Isengard
    .the = Isengard
    .object = Isengard
    .in = in Isengard
    .to = to Isengard
    .from = from Isengard
    .number = one
place-fangorn_forest = Fangorn Forest
    .short = Fangorn
    .subject = Fangorn Forest
    .the = Fangorn Forest
    .object = Fangorn Forest
    .in = in Fangorn Forest
    .to = to Fangorn Forest
    .from = from Fangorn Forest
    .number = one
place-dunland = Dunland
    .short = Dunland
    .subject = Dunland
    .the = Dunland
    .object = Dunland
    .in = in Dunland
    .to = to Dunland
    .from = from Dunland
    .number = one
place-druwaith_iaur = Drúwaith Iaur
    .short = Drúwaith
    .subject = Drúwaith Iaur
    .the = Drúwaith Iaur
    .object = Drúwaith Iaur
    .in = in Drúwaith Iaur
    .to = to Drúwaith Iaur
    .from = from Drúwaith Iaur
    .number = one
place-fords_of_isen = Fords of Isen
    .short = Isen Fords
    .subject = The Fords of Isen
    .the = the Fords of Isen
    .object = the Fords of Isen
    .in = at the Fords of Isen
    .to = to the Fords of Isen
    .from = from the Fords of Isen
    .number = many
place-helms_deep = Helm’s Deep
    .short = Helm’s Deep
    .subject = Helm’s Deep
    .the = Helm’s Deep
    .object = Helm’s Deep
    .in = at Helm’s Deep
    .to = to Helm’s Deep
    .from = from Helm’s Deep
    .number = one
place-edoras = Edoras
    .short = Edoras
    .subject = Edoras
    .the = Edoras
    .object = Edoras
    .in = in Edoras
    .to = to Edoras
    .from = from Edoras
    .number = one
place-eastemnet = Eastemnet
    .short = Eastemnet
    .subject = Eastemnet
    .the = Eastemnet
    .object = Eastemnet
    .in = in Eastemnet
    .to = to Eastemnet
    .from = from Eastemnet
    .number = one
place-woodland_realm = Woodland Realm
    .short = Woodland R.
    .subject = The Woodland Realm
    .the = the Woodland Realm
    .object = the Woodland Realm
    .in = in the Woodland Realm
    .to = to the Woodland Realm
    .from = from the Woodland Realm
    .number = one
place-old_forest_road = Old Forest Road
    .short = Forest Road
    .subject = The Old Forest Road
    .the = the Old Forest Road
    .object = the Old Forest Road
    .in = on the Old Forest Road
    .to = to the Old Forest Road
    .from = from the Old Forest Road
    .number = one
place-southern_mirkwood = Southern Mirkwood
    .short = S. Mirkwood
    .subject = Southern Mirkwood
    .the = Southern Mirkwood
    .object = Southern Mirkwood
    .in = in Southern Mirkwood
    .to = to Southern Mirkwood
    .from = from Southern Mirkwood
    .number = one
place-dol_guldur = Dol Guldur
    .short = Dol Guldur
    .subject = Dol Guldur
    .the = Dol Guldur
    .object = Dol Guldur
    .in = in Dol Guldur
    .to = to Dol Guldur
    .from = from Dol Guldur
    .number = one
place-erebor = Erebor
    .short = Erebor
    .subject = Erebor
    .the = Erebor
    .object = Erebor
    .in = at Erebor
    .to = to Erebor
    .from = from Erebor
    .number = one
place-lake_town = Lake Town
    .short = Lake Town
    .subject = Lake Town
    .the = Lake Town
    .object = Lake Town
    .in = in Lake Town
    .to = to Lake Town
    .from = from Lake Town
    .number = one
place-iron_hills = Iron Hills
    .short = Iron Hills
    .subject = The Iron Hills
    .the = the Iron Hills
    .object = the Iron Hills
    .in = in the Iron Hills
    .to = to the Iron Hills
    .from = from the Iron Hills
    .number = many
place-brown_lands = Brown Lands
    .short = Brown Lands
    .subject = The Brown Lands
    .the = the Brown Lands
    .object = the Brown Lands
    .in = in the Brown Lands
    .to = to the Brown Lands
    .from = from the Brown Lands
    .number = many
place-emyn_muil = Emyn Muil
    .short = Emyn Muil
    .subject = The Emyn Muil
    .the = the Emyn Muil
    .object = the Emyn Muil
    .in = in the Emyn Muil
    .to = to the Emyn Muil
    .from = from the Emyn Muil
    .number = one
place-dagorlad = Dagorlad
    .short = Dagorlad
    .subject = Dagorlad
    .the = Dagorlad
    .object = Dagorlad
    .in = on Dagorlad
    .to = to Dagorlad
    .from = from Dagorlad
    .number = one
place-dorwinion = Dorwinion
    .short = Dorwinion
    .subject = Dorwinion
    .the = Dorwinion
    .object = Dorwinion
    .in = in Dorwinion
    .to = to Dorwinion
    .from = from Dorwinion
    .number = one
place-rhun = Rhûn
    .short = Rhûn
    .subject = Rhûn
    .the = Rhûn
    .object = Rhûn
    .in = in Rhûn
    .to = to Rhûn
    .from = from Rhûn
    .number = one
place-minas_tirith = Minas Tirith
    .short = Min. Tirith
    .subject = Minas Tirith
    .the = Minas Tirith
    .object = Minas Tirith
    .in = in Minas Tirith
    .to = to Minas Tirith
    .from = from Minas Tirith
    .number = one
place-druadan_forest = Drúadan Forest
    .short = Drúadan
    .subject = Drúadan Forest
    .the = Drúadan Forest
    .object = Drúadan Forest
    .in = in Drúadan Forest
    .to = to Drúadan Forest
    .from = from Drúadan Forest
    .number = one
place-pelargir = Pelargir
    .short = Pelargir
    .subject = Pelargir
    .the = Pelargir
    .object = Pelargir
    .in = in Pelargir
    .to = to Pelargir
    .from = from Pelargir
    .number = one
place-lamedon = Lamedon
    .short = Lamedon
    .subject = Lamedon
    .the = Lamedon
    .object = Lamedon
    .in = in Lamedon
    .to = to Lamedon
    .from = from Lamedon
    .number = one
place-dol_amroth = Dol Amroth
    .short = Dol Amroth
    .subject = Dol Amroth
    .the = Dol Amroth
    .object = Dol Amroth
    .in = in Dol Amroth
    .to = to Dol Amroth
    .from = from Dol Amroth
    .number = one
place-erech = Erech
    .short = Erech
    .subject = Erech
    .the = Erech
    .object = Erech
    .in = at Erech
    .to = to Erech
    .from = from Erech
    .number = one
place-pinnath_gelin = Pinnath Gelin
    .short = Pinnath G.
    .subject = Pinnath Gelin
    .the = Pinnath Gelin
    .object = Pinnath Gelin
    .in = in Pinnath Gelin
    .to = to Pinnath Gelin
    .from = from Pinnath Gelin
    .number = one
place-north_ithilien = North Ithilien
    .short = N. Ithilien
    .subject = North Ithilien
    .the = North Ithilien
    .object = North Ithilien
    .in = in North Ithilien
    .to = to North Ithilien
    .from = from North Ithilien
    .number = one
place-osgiliath = Osgiliath
    .short = Osgiliath
    .subject = Osgiliath
    .the = Osgiliath
    .object = Osgiliath
    .in = in Osgiliath
    .to = to Osgiliath
    .from = from Osgiliath
    .number = one
place-south_ithilien = South Ithilien
    .short = S. Ithilien
    .subject = South Ithilien
    .the = South Ithilien
    .object = South Ithilien
    .in = in South Ithilien
    .to = to South Ithilien
    .from = from South Ithilien
    .number = one
place-udun = Udûn
    .short = Udûn
    .subject = Udûn
    .the = Udûn
    .object = Udûn
    .in = in Udûn
    .to = to Udûn
    .from = from Udûn
    .number = one
place-barad_dur = Barad-dûr
    .short = Barad-dûr
    .subject = Barad-dûr
    .the = Barad-dûr
    .object = Barad-dûr
    .in = at Barad-dûr
    .to = to Barad-dûr
    .from = from Barad-dûr
    .number = one
place-mount_doom = Mount Doom
    .short = Mount Doom
    .subject = Mount Doom
    .the = Mount Doom
    .object = Mount Doom
    .in = on Mount Doom
    .to = to Mount Doom
    .from = from Mount Doom
    .number = one
place-plateau_of_gorgoroth = Plateau of Gorgoroth
    .short = Gorgoroth
    .subject = The Plateau of Gorgoroth
    .the = the Plateau of Gorgoroth
    .object = the Plateau of Gorgoroth
    .in = on the Plateau of Gorgoroth
    .to = to the Plateau of Gorgoroth
    .from = from the Plateau of Gorgoroth
    .number = one
place-minas_morgul = Minas Morgul
    .short = Min. Morgul
    .subject = Minas Morgul
    .the = Minas Morgul
    .object = Minas Morgul
    .in = in Minas Morgul
    .to = to Minas Morgul
    .from = from Minas Morgul
    .number = one
place-nurn = Núrn
    .short = Núrn
    .subject = Núrn
    .the = Núrn
    .object = Núrn
    .in = in Núrn
    .to = to Núrn
    .from = from Núrn
    .number = one
place-harondor = Harondor
    .short = Harondor
    .subject = Harondor
    .the = Harondor
    .object = Harondor
    .in = in Harondor
    .to = to Harondor
    .from = from Harondor
    .number = one
place-near_harad = Near Harad
    .short = Near Harad
    .subject = Near Harad
    .the = Near Harad
    .object = Near Harad
    .in = in Near Harad
    .to = to Near Harad
    .from = from Near Harad
    .number = one
place-umbar = Umbar
    .short = Umbar
    .subject = Umbar
    .the = Umbar
    .object = Umbar
    .in = in Umbar
    .to = to Umbar
    .from = from Umbar
    .number = one

## Regions

region-eriador = Eriador
    .short = Eriador
    .subject = Eriador
    .the = Eriador
    .object = Eriador
    .in = in Eriador
    .to = to Eriador
    .from = from Eriador
    .number = one
region-rhudaur = Rhudaur
    .short = Rhudaur
    .subject = Rhudaur
    .the = Rhudaur
    .object = Rhudaur
    .in = in Rhudaur
    .to = to Rhudaur
    .from = from Rhudaur
    .number = one
region-enedwaith = Enedwaith
    .short = Enedwaith
    .subject = Enedwaith
    .the = Enedwaith
    .object = Enedwaith
    .in = in Enedwaith
    .to = to Enedwaith
    .from = from Enedwaith
    .number = one
region-misty_mountains = Misty Mountains
    .short = Misty Mts
    .subject = The Misty Mountains
    .the = the Misty Mountains
    .object = the Misty Mountains
    .in = in the Misty Mountains
    .to = to the Misty Mountains
    .from = from the Misty Mountains
    .number = many
region-mirkwood = Mirkwood
    .short = Mirkwood
    .subject = Mirkwood
    .the = Mirkwood
    .object = Mirkwood
    .in = in Mirkwood
    .to = to Mirkwood
    .from = from Mirkwood
    .number = one
region-dale = Dale
    .short = Dale
    .subject = Dale
    .the = Dale
    .object = Dale
    .in = in Dale
    .to = to Dale
    .from = from Dale
    .number = one
region-rhovanion = Rhovanion
    .short = Rhovanion
    .subject = Rhovanion
    .the = Rhovanion
    .object = Rhovanion
    .in = in Rhovanion
    .to = to Rhovanion
    .from = from Rhovanion
    .number = one
region-rohan = Rohan
    .short = Rohan
    .subject = Rohan
    .the = Rohan
    .object = Rohan
    .in = in Rohan
    .to = to Rohan
    .from = from Rohan
    .number = one
region-gondor = Gondor
    .short = Gondor
    .subject = Gondor
    .the = Gondor
    .object = Gondor
    .in = in Gondor
    .to = to Gondor
    .from = from Gondor
    .number = one
region-ithilien = Ithilien
    .short = Ithilien
    .subject = Ithilien
    .the = Ithilien
    .object = Ithilien
    .in = in Ithilien
    .to = to Ithilien
    .from = from Ithilien
    .number = one
region-haradwaith = Haradwaith
    .short = Haradwaith
    .subject = Haradwaith
    .the = Haradwaith
    .object = Haradwaith
    .in = in Haradwaith
    .to = to Haradwaith
    .from = from Haradwaith
    .number = one
region-mordor = Mordor
    .short = Mordor
    .subject = Mordor
    .the = Mordor
    .object = Mordor
    .in = in Mordor
    .to = to Mordor
    .from = from Mordor
    .number = one

## Characters

character-aragorn = Aragorn
    .short = Aragorn
    .the = Aragorn
    .to = to Aragorn
    .of = Aragorn’s
    .number = one
    .gender = male
    .power = { ability-ranger_of_the_north }: { ability-ranger_of_the_north.text } { ability-captain_of_the_west }: { ability-captain_of_the_west.text } { ability-anduril }: { ability-anduril.text }
character-arwen = Arwen
    .short = Arwen
    .the = Arwen
    .to = to Arwen
    .of = Arwen’s
    .number = one
    .gender = female
    .power = { ability-evenstar }: { ability-evenstar.text } { ability-send_aid }: { ability-send_aid.text } { ability-give_counsel }: { ability-give_counsel.text }
character-boromir = Boromir
    .short = Boromir
    .the = Boromir
    .to = to Boromir
    .of = Boromir’s
    .number = one
    .gender = male
    .power = { ability-heir_to_the_steward }: { ability-heir_to_the_steward.text } { ability-hero_of_gondor }: { ability-hero_of_gondor.text } { ability-tempted_by_power }: { ability-tempted_by_power.text }
character-eomer = Éomer
    .short = Éomer
    .the = Éomer
    .to = to Éomer
    .of = Éomer’s
    .number = one
    .gender = male
    .power = { ability-rider_of_rohan }: { ability-rider_of_rohan.text } { ability-marshal_of_the_mark }: { ability-marshal_of_the_mark.text }
character-eowyn = Éowyn
    .short = Éowyn
    .the = Éowyn
    .to = to Éowyn
    .of = Éowyn’s
    .number = one
    .gender = female
    .power = { ability-shieldmaiden_of_rohan }: { ability-shieldmaiden_of_rohan.text } { ability-no_living_man }: { ability-no_living_man.text }
character-faramir = Faramir
    .short = Faramir
    .the = Faramir
    .to = to Faramir
    .of = Faramir’s
    .number = one
    .gender = male
    .power = { ability-ambush }: { ability-ambush.text } { ability-stealthy }: { ability-stealthy.text } { ability-wisdom_of_the_eldar }: { ability-wisdom_of_the_eldar.text }
character-frodo_sam = Frodo & Sam
    .short = Frodo
    .the = Frodo & Sam
    .to = to Frodo & Sam
    .of = Frodo & Sam’s
    .number = many
    .gender = male
    .power = { ability-ring_bearer }: { ability-ring_bearer.text } { ability-elronds_support }: { ability-elronds_support.text } { ability-sams_aid }: { ability-sams_aid.text } { ability-put_on_the_ring }: { ability-put_on_the_ring.text }
character-galadriel = Galadriel
    .short = Galadriel
    .the = Galadriel
    .to = to Galadriel
    .of = Galadriel’s
    .number = one
    .gender = female
    .power = { ability-lady_of_light }: { ability-lady_of_light.text } { ability-mirror }: { ability-mirror.text } { ability-nenya }: { ability-nenya.text }
character-gandalf = Gandalf
    .short = Gandalf
    .the = Gandalf
    .to = to Gandalf
    .of = Gandalf’s
    .number = one
    .gender = male
    .power = { ability-mithrandir }: { ability-mithrandir.text } { ability-shadowfax }: { ability-shadowfax.text } { ability-light_and_flame }: { ability-light_and_flame.text }
character-gimli = Gimli
    .short = Gimli
    .the = Gimli
    .to = to Gimli
    .of = Gimli’s
    .number = one
    .gender = male
    .power = { ability-son_of_gloin }: { ability-son_of_gloin.text } { ability-dwarven_craft }: { ability-dwarven_craft.text }
character-gollum = Gollum
    .short = Gollum
    .the = Gollum
    .to = to Gollum
    .of = Gollum’s
    .number = one
    .gender = male
    .power = { ability-restrictions }: { ability-restrictions.text } { ability-guide }: { ability-guide.text } { ability-slinker }: { ability-slinker.text } { ability-cunning }: { ability-cunning.text }
character-legolas = Legolas
    .short = Legolas
    .the = Legolas
    .to = to Legolas
    .of = Legolas’s
    .number = one
    .gender = male
    .power = { ability-walk_silently }: { ability-walk_silently.text } { ability-sure_shot }: { ability-sure_shot.text } { ability-keen_sight }: { ability-keen_sight.text }
character-merry_pippin = Merry & Pippin
    .short = Merry
    .the = Merry & Pippin
    .to = to Merry & Pippin
    .of = Merry & Pippin’s
    .number = many
    .gender = male
    .power = { ability-loyal_friend }: { ability-loyal_friend.text } { ability-distract }: { ability-distract.text } { ability-song }: { ability-song.text }

## Abilities

ability-ranger_of_the_north = Ranger of the North
    .object = “Ranger of the North”
    .text = In a search where he is, one search die may be rolled again at no cost.
ability-captain_of_the_west = Captain of the West
    .object = “Captain of the West”
    .text = In a battle where he is, each Rout removes up to two shadow armies.
ability-anduril = Andúril
    .object = “Andúril”
    .text = Once a turn, as an action, when at least one objective is done: remove a shadow army from where he is. No friendly army is needed, and the Eye does not move.
ability-evenstar = Evenstar
    .object = “Evenstar”
    .text = Her Muster in an Elf place costs no Friendship.
ability-send_aid = Send Aid
    .object = “Send Aid”
    .text = When she Prepares and a character is in the region of the discarded card, she may send an Elf army from where she is to that character.
ability-give_counsel = Give Counsel
    .object = “Give Counsel”
    .text = Once a turn, when she does Fellowship in a haven, the card may be of any region. Solo, this holds for the card of her Prepare instead.
ability-heir_to_the_steward = Heir to the Steward
    .object = “Heir to the Steward”
    .text = His Muster in a Gondor place costs no Friendship.
ability-hero_of_gondor = Hero of Gondor
    .object = “Hero of Gondor”
    .text = His Capture costs one Valor less.
ability-tempted_by_power = Tempted by Power
    .object = “Tempted by Power”
    .text = In Fellowship he gives away no Resistance card, and nobody takes one from him.
ability-rider_of_rohan = Rider of Rohan
    .object = “Rider of Rohan”
    .text = Once a turn, among his actions, he may Travel without using one, whether he has four actions or one. The road and Frodo cost what they always do.
ability-marshal_of_the_mark = Marshal of the Mark
    .object = “Marshal of the Mark”
    .text = In a battle where he is with a Rohan army, you lose one friendly army fewer.
ability-shieldmaiden_of_rohan = Shieldmaiden of Rohan
    .object = “Shieldmaiden of Rohan”
    .text = Her Muster in a Rohan place costs no Friendship.
ability-no_living_man = No Living Man Am I!
    .object = “No Living Man Am I!”
    .text = In a battle where she is, each Nazgûl on the dice takes one Nazgûl of the region out of the game, and no friendly army is lost to it.
ability-ambush = Ambush
    .object = “Ambush”
    .text = When he Travels with a friendly army, he may Attack where he arrives, without using an action. In this battle each Stealth spent turns a die to Rout. The Eye moves as for any Attack.
ability-stealthy = Stealthy
    .object = “Stealthy”
    .text = He pays one symbol less on special roads. The Stealth for Frodo stays as it is.
ability-wisdom_of_the_eldar = Wisdom of the Eldar
    .object = “Wisdom of the Eldar”
    .text = Once a turn, as an action in a haven: take a Resistance card of his region out of the discarded player cards.
ability-ring_bearer = Ring-bearer
    .object = “Ring-bearer”
    .text = Whenever Frodo Travels or is taken along, a Stealth is spent or a search follows where he arrives.
ability-elronds_support = Elrond’s Support
    .object = “Elrond’s Support”
    .text = Once a turn, when Frodo Prepares in a haven of the card’s own region, he gains a Friendship token as well.
ability-sams_aid = Sam’s Aid
    .object = “Sam’s Aid”
    .text = In a search each Friendship spent cancels one Weary or Exposed.
ability-put_on_the_ring = Put on the Ring
    .object = “Put on the Ring”
    .text = Where shadow armies stand with Frodo, before the dice of a search are rolled: lose 1 hope, move the Eye to Frodo’s region, and count no shadow armies in this search.
ability-lady_of_light = Lady of Light
    .object = “Lady of Light”
    .text = At any time, in a haven, for one Stealth: draw at random one of the events left out at the beginning.
ability-mirror = Mirror of Galadriel
    .object = “Mirror of Galadriel”
    .text = As an action: look at up to four cards on top of the player deck and put them back there in any order.
ability-nenya = Nenya
    .object = “Nenya”
    .text = In a battle where she is with an Elf army, one battle die may be rolled again at no cost.
ability-mithrandir = Mithrandir
    .object = “Mithrandir”
    .text = His Muster brings up to two armies for the same price.
ability-shadowfax = Shadowfax
    .object = “Shadowfax”
    .text = When he Travels alone, without characters and armies, he may go up to two places far, but not on special roads.
ability-light_and_flame = Light and Flame
    .object = “Light and Flame”
    .text = In a battle where he is, each Valor spent turns a die to a face of his choice.
ability-son_of_gloin = Son of Glóin
    .object = “Son of Glóin”
    .text = His Muster in a Dwarf place costs no Friendship.
ability-dwarven_craft = Dwarven Craft
    .object = “Dwarven Craft”
    .text = Once a turn, as an action: gain a Valor token.
ability-restrictions = Restrictions
    .object = “Restrictions”
    .text = He can’t Muster, Attack or Capture, nor take friendly armies along. When Gollum, Frodo or friendly armies come to a place and all three are then there, lose 1 hope.
ability-guide = Guide
    .object = “Guide”
    .text = In a search where he is, three dice fewer are rolled; they are taken off before the limit of seven.
ability-slinker = Slinker
    .object = “Slinker”
    .text = Once a turn, as an action: take a Stealth card out of the discarded player cards.
ability-cunning = Cunning
    .object = “Cunning”
    .text = He may Prepare anywhere, not only in havens; when he does, he may push a shadow army from where he is to a neighbouring place, without a battle. Solo, the card must still be of his region.
ability-walk_silently = Walk Silently
    .object = “Walk Silently”
    .text = Once a turn, as an action: gain a Stealth token.
ability-sure_shot = Sure Shot
    .object = “Sure Shot”
    .text = At any time, for one Stealth: remove a shadow army from his place or a neighbouring one, or send a Nazgûl of his region to Mordor.
ability-keen_sight = Keen Sight
    .object = “Keen Sight”
    .text = Once a turn, when he Prepares: look at the top card of the shadow deck, and so at the back of the next one. It goes back on top.
ability-loyal_friend = Loyal Friend
    .object = “Loyal Friend”
    .text = Once a turn, as an action: gain a Friendship token.
ability-distract = Distract
    .object = “Distract”
    .text = At any time, if fewer than four Nazgûl are in their region, for one Friendship: bring up to two more there.
ability-song = Give Us a Song!
    .object = “Give Us a Song!”
    .text = As an action, where Frodo is, for three Friendship: gain 2 hope. As often as you like.

## Peoples and symbols

people-elf = Elves
    .the = the Elves
    .army = Elf army
    .one = an Elf army
    .many = Elf armies
people-dwarf = Dwarves
    .the = the Dwarves
    .army = Dwarf army
    .one = a Dwarf army
    .many = Dwarf armies
people-rohan = Rohan
    .the = Rohan
    .army = Rohan army
    .one = a Rohan army
    .many = Rohan armies
people-gondor = Gondor
    .the = Gondor
    .army = Gondor army
    .one = a Gondor army
    .many = Gondor armies
people-shadow = Shadow
    .the = the Shadow
    .army = shadow army
    .one = a shadow army
    .many = shadow armies
symbol-friendship = Friendship
    .short = F
    .one = one Friendship
    .token = a Friendship token
    .tokens = Friendship tokens
    .card = a Friendship card
symbol-valor = Valor
    .short = V
    .one = one Valor
    .token = a Valor token
    .tokens = Valor tokens
    .card = a Valor card
symbol-stealth = Stealth
    .short = S
    .one = one Stealth
    .token = a Stealth token
    .tokens = Stealth tokens
    .card = a Stealth card
symbol-resistance = Resistance
    .short = R
    .one = one Resistance
    .token = a Resistance token
    .tokens = Resistance tokens
    .card = a Resistance card

## Region cards

card-eriador_friendship = Eriador card (Friendship)
    .short = Eriador F
    .object = the Eriador card (Friendship)
card-eriador_valor = Eriador card (Valor)
    .short = Eriador V
    .object = the Eriador card (Valor)
card-eriador_stealth = Eriador card (Stealth)
    .short = Eriador S
    .object = the Eriador card (Stealth)
card-eriador_resistance = Eriador card (Resistance)
    .short = Eriador R
    .object = the Eriador card (Resistance)
card-rhudaur_friendship = Rhudaur card (Friendship)
    .short = Rhudaur F
    .object = the Rhudaur card (Friendship)
card-rhudaur_valor = Rhudaur card (Valor)
    .short = Rhudaur V
    .object = the Rhudaur card (Valor)
card-rhudaur_stealth = Rhudaur card (Stealth)
    .short = Rhudaur S
    .object = the Rhudaur card (Stealth)
card-rhudaur_resistance = Rhudaur card (Resistance)
    .short = Rhudaur R
    .object = the Rhudaur card (Resistance)
card-enedwaith_friendship = Enedwaith card (Friendship)
    .short = Enedwaith F
    .object = the Enedwaith card (Friendship)
card-enedwaith_valor = Enedwaith card (Valor)
    .short = Enedwaith V
    .object = the Enedwaith card (Valor)
card-enedwaith_stealth = Enedwaith card (Stealth)
    .short = Enedwaith S
    .object = the Enedwaith card (Stealth)
card-enedwaith_resistance = Enedwaith card (Resistance)
    .short = Enedwaith R
    .object = the Enedwaith card (Resistance)
card-misty_mountains_friendship = Misty Mountains card (Friendship)
    .short = Misty Mts F
    .object = the Misty Mountains card (Friendship)
card-misty_mountains_valor = Misty Mountains card (Valor)
    .short = Misty Mts V
    .object = the Misty Mountains card (Valor)
card-misty_mountains_stealth = Misty Mountains card (Stealth)
    .short = Misty Mts S
    .object = the Misty Mountains card (Stealth)
card-misty_mountains_resistance = Misty Mountains card (Resistance)
    .short = Misty Mts R
    .object = the Misty Mountains card (Resistance)
card-mirkwood_friendship = Mirkwood card (Friendship)
    .short = Mirkwood F
    .object = the Mirkwood card (Friendship)
card-mirkwood_valor = Mirkwood card (Valor)
    .short = Mirkwood V
    .object = the Mirkwood card (Valor)
card-mirkwood_stealth = Mirkwood card (Stealth)
    .short = Mirkwood S
    .object = the Mirkwood card (Stealth)
card-mirkwood_resistance = Mirkwood card (Resistance)
    .short = Mirkwood R
    .object = the Mirkwood card (Resistance)
card-dale_friendship = Dale card (Friendship)
    .short = Dale F
    .object = the Dale card (Friendship)
card-dale_valor = Dale card (Valor)
    .short = Dale V
    .object = the Dale card (Valor)
card-dale_stealth = Dale card (Stealth)
    .short = Dale S
    .object = the Dale card (Stealth)
card-dale_resistance = Dale card (Resistance)
    .short = Dale R
    .object = the Dale card (Resistance)
card-rhovanion_friendship = Rhovanion card (Friendship)
    .short = Rhovanion F
    .object = the Rhovanion card (Friendship)
card-rhovanion_valor = Rhovanion card (Valor)
    .short = Rhovanion V
    .object = the Rhovanion card (Valor)
card-rhovanion_stealth = Rhovanion card (Stealth)
    .short = Rhovanion S
    .object = the Rhovanion card (Stealth)
card-rhovanion_resistance = Rhovanion card (Resistance)
    .short = Rhovanion R
    .object = the Rhovanion card (Resistance)
card-rohan_friendship = Rohan card (Friendship)
    .short = Rohan F
    .object = the Rohan card (Friendship)
card-rohan_valor = Rohan card (Valor)
    .short = Rohan V
    .object = the Rohan card (Valor)
card-rohan_stealth = Rohan card (Stealth)
    .short = Rohan S
    .object = the Rohan card (Stealth)
card-rohan_resistance = Rohan card (Resistance)
    .short = Rohan R
    .object = the Rohan card (Resistance)
card-gondor_friendship = Gondor card (Friendship)
    .short = Gondor F
    .object = the Gondor card (Friendship)
card-gondor_valor = Gondor card (Valor)
    .short = Gondor V
    .object = the Gondor card (Valor)
card-gondor_stealth = Gondor card (Stealth)
    .short = Gondor S
    .object = the Gondor card (Stealth)
card-gondor_resistance = Gondor card (Resistance)
    .short = Gondor R
    .object = the Gondor card (Resistance)
card-ithilien_friendship = Ithilien card (Friendship)
    .short = Ithilien F
    .object = the Ithilien card (Friendship)
card-ithilien_valor = Ithilien card (Valor)
    .short = Ithilien V
    .object = the Ithilien card (Valor)
card-ithilien_stealth = Ithilien card (Stealth)
    .short = Ithilien S
    .object = the Ithilien card (Stealth)
card-ithilien_resistance = Ithilien card (Resistance)
    .short = Ithilien R
    .object = the Ithilien card (Resistance)
card-haradwaith_friendship = Haradwaith card (Friendship)
    .short = Haradwaith F
    .object = the Haradwaith card (Friendship)
card-haradwaith_valor = Haradwaith card (Valor)
    .short = Haradwaith V
    .object = the Haradwaith card (Valor)
card-haradwaith_stealth = Haradwaith card (Stealth)
    .short = Haradwaith S
    .object = the Haradwaith card (Stealth)
card-haradwaith_resistance = Haradwaith card (Resistance)
    .short = Haradwaith R
    .object = the Haradwaith card (Resistance)
card-mordor_friendship = Mordor card (Friendship)
    .short = Mordor F
    .object = the Mordor card (Friendship)
card-mordor_valor = Mordor card (Valor)
    .short = Mordor V
    .object = the Mordor card (Valor)
card-mordor_stealth = Mordor card (Stealth)
    .short = Mordor S
    .object = the Mordor card (Stealth)
card-mordor_resistance = Mordor card (Resistance)
    .short = Mordor R
    .object = the Mordor card (Resistance)

## Events, and the cards that bring them

event-red_arrow = The Red Arrow
    .short = Red Arrow
    .object = the Red Arrow
    .text = Bring up to three friendly armies from one haven to another. You may then have a battle there; if you do, the Eye moves to its region.
event-tom_bombadil = Tom Bombadil
    .short = Bombadil
    .object = Tom Bombadil
    .text = Gain 1 hope; or, during a search or a battle, roll up to three of its dice again.
event-council_of_elrond = The Council of Elrond
    .short = Council
    .object = the Council of Elrond
    .text = Any characters whose players agree come to Rivendell, without armies and without a search. Then a player with a character there may give a token to another player. Solo: one Prepare at no cost instead, with a card of any region.
event-gwaihir = Gwaihir Brings News
    .short = Gwaihir
    .object = “Gwaihir Brings News”
    .text = Pick a place that has friendly armies next to it and bring any of them in, but not on special roads. You may then have a battle there; if you do, the Eye moves to its region.
event-rohan_horses = Rohan Lends Horses
    .short = Horses
    .object = “Rohan Lends Horses”
    .text = All characters of one place go together, up to three places far, without armies and not on special roads. With Frodo among them a search follows after each step, and Stealth does not help.
event-orc_infighting = Orc Infighting
    .short = Infighting
    .object = “Orc Infighting”
    .text = Remove up to two shadow armies from one place.
event-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = Only while actions are done: the active player has two more of them with one character.
event-eagles = The Eagles Are Coming!
    .short = Eagles
    .object = the Eagles
    .text = Put one character on any place. If it is Frodo, the seven nearest Nazgûl and the Eye come to his region, and a search follows.
event-elronds_foresight = Elrond’s Foresight
    .short = Foresight
    .object = Elrond’s Foresight
    .text = The active player turns up to four cards on top of the player deck, may keep one that is not Skies Darken, and puts the others back in any order.
event-entmoot = Entmoot
    .short = Entmoot
    .object = the Entmoot
    .text = Up to three Elf armies of the supply, as Ents, come to Fangorn Forest. You may lead them on to a neighbouring place, Isengard included, with characters of the forest who agree; no Stealth is paid, and there is no search and no battle.
event-elven_cloaks = Elven Cloaks and Rope
    .short = Cloaks
    .object = “Elven Cloaks and Rope”
    .text = Pick a character: it Travels alone up to twice, at once, without actions and without searches. Special roads cost what they always do.
event-palantir = Gaze into a Palantír
    .short = Palantír
    .object = “Gaze into a Palantír”
    .text = Pick a character: the Eye moves to its region, and then three Nazgûl of your choice.
event-conflicting_orders = Conflicting Orders
    .short = Orders
    .object = “Conflicting Orders”
    .text = All shadow armies of one place go to one or more neighbouring places, as you choose. There is no battle.
event-gifts_elves = Gifts from the Elves
    .short = Gifts
    .object = “Gifts from the Elves”
    .text = One player gains a token of any kind.
card-red_arrow = The Red Arrow
    .short = Red Arrow
    .object = the Red Arrow
card-tom_bombadil = Tom Bombadil
    .short = Bombadil
    .object = Tom Bombadil
card-council_of_elrond = The Council of Elrond
    .short = Council
    .object = the Council of Elrond
card-gwaihir = Gwaihir Brings News
    .short = Gwaihir
    .object = “Gwaihir Brings News”
card-rohan_horses = Rohan Lends Horses
    .short = Horses
    .object = “Rohan Lends Horses”
card-orc_infighting = Orc Infighting
    .short = Infighting
    .object = “Orc Infighting”
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
card-eagles = The Eagles Are Coming!
    .short = Eagles
    .object = the Eagles
card-elronds_foresight = Elrond’s Foresight
    .short = Foresight
    .object = Elrond’s Foresight
card-entmoot = Entmoot
    .short = Entmoot
    .object = the Entmoot
card-elven_cloaks = Elven Cloaks and Rope
    .short = Cloaks
    .object = “Elven Cloaks and Rope”
card-palantir = Gaze into a Palantír
    .short = Palantír
    .object = “Gaze into a Palantír”
card-conflicting_orders = Conflicting Orders
    .short = Orders
    .object = “Conflicting Orders”
card-gifts_elves = Gifts from the Elves
    .short = Gifts
    .object = “Gifts from the Elves”

## Skies Darken

skies-druadan_forest = Skies Darken (Drúadan Forest)
    .short = Drúadan
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Drúadan Forest, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-dorwinion = Skies Darken (Dorwinion)
    .short = Dorwinion
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Dorwinion, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-gladden_fields = Skies Darken (Gladden Fields)
    .short = Gladden
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to the Gladden Fields, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-hollin = Skies Darken (Hollin)
    .short = Hollin
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Hollin, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-mount_doom = Skies Darken (Mount Doom)
    .short = Mount Doom
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Mount Doom, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-north_ithilien = Skies Darken (North Ithilien)
    .short = N. Ithilien
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to North Ithilien, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-south_ithilien = Skies Darken (South Ithilien)
    .short = S. Ithilien
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to South Ithilien, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-southern_mirkwood = Skies Darken (Southern Mirkwood)
    .short = S. Mirkwood
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Southern Mirkwood, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-tharbad = Skies Darken (Tharbad)
    .short = Tharbad
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Tharbad, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-fangorn_forest = Skies Darken (Fangorn Forest)
    .short = Fangorn
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Fangorn Forest, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-druwaith_iaur = Skies Darken (Drúwaith Iaur)
    .short = Drúwaith
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to Drúwaith Iaur, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.
skies-emyn_muil = Skies Darken (Emyn Muil)
    .short = Emyn Muil
    .object = “Skies Darken”
    .text = Threat grows by one box. The Eye moves to Frodo’s region, or costs 2 hope if it is there already. Three shadow armies come to the Emyn Muil, and fight if friendly armies are there. The discarded shadow cards are shuffled and go on top.

## Objectives

objective-destroy_ring = Destroy the One Ring
    .short = One Ring
    .object = “Destroy the One Ring”
    .text = With Frodo & Sam. When all other objectives are done, Frodo, on Mount Doom, spends an action and five Resistance. A last search follows, with one more die for each hope that is missing to eight, seven dice at most.
    .reward = If at least 1 hope is left, you have won.
objective-blessing_elves = Attain the Blessing of the Elves
    .short = Blessing
    .object = “Attain the Blessing of the Elves”
    .text = Three Elf armies of the supply lie on the card. A character in Rivendell, with another one there, spends an action and three Friendship.
    .reward = The armies go back to the supply; each player with a character in Rivendell gains a Resistance token; gain 1 hope.
objective-staff_broken = “Saruman, Your Staff Is Broken”
    .short = Staff
    .object = “Saruman, Your Staff Is Broken”
    .text = Isengard begins with two more shadow armies. Done when Isengard is a haven and Rohan has neither shadow armies nor strongholds.
    .reward = The active player may gain a Resistance token.
objective-challenge_sauron = Challenge Sauron
    .short = Challenge
    .object = “Challenge Sauron”
    .text = A character in North Ithilien spends an action while at least three Gondor, two Rohan and two Elf armies are there.
    .reward = The Eye moves to Ithilien, and all shadow armies in Mordor go to Udûn.
objective-confront_balrog = Confront the Balrog
    .short = Balrog
    .object = “Confront the Balrog”
    .text = With Gandalf. In Moria he spends an action and rolls three battle dice: an Overrun costs 1 hope, an Exchange 2, a Nazgûl 3, a Rout nothing. Each Resistance cancels a die, each Valor saves 1 hope.
    .reward = Gandalf leaves the board. When the next Skies Darken is drawn, he comes back in Lórien as the White: gain 2 hope, and from then on one Valor turns as many dice as he likes.
objective-oathbreakers = Oathbreakers Fulfill Their Duty
    .short = Oathbreakers
    .object = “Oathbreakers Fulfill Their Duty”
    .text = With Aragorn. Once in the game he goes from Edoras to Erech as an action, without paying for the road: two shadow armies come to Pelargir, all those of Umbar go there, and up to three Gondor armies come to Erech. Done when this has happened and Gondor has neither shadow armies nor strongholds.
    .reward = Gain 1 hope.
objective-subdue_umbar = Subdue Umbar
    .short = Umbar
    .object = “Subdue Umbar”
    .text = Done when Umbar is a haven, or when each place of Haradwaith has a friendly army and none has a shadow army.
    .reward = Any friendly armies of Haradwaith may go to Pelargir.
objective-ride_eored = Ride with the Éored
    .short = Éored
    .object = “Ride with the Éored”
    .text = With Éomer. When his Attack, with a Rohan army present, removes shadow armies, one of them may go on the card if its region has none there yet. Rohan and its six neighbours count. Done with four regions.
    .reward = The armies go back to the supply; gain 1 hope.
objective-free_theoden = Free Théoden’s Mind
    .short = Théoden
    .object = “Free Théoden’s Mind”
    .text = Four Rohan armies of the supply lie on the card. A character in Edoras, with another one there, spends an action, two Friendship and a Resistance.
    .reward = The armies go back to the supply; up to two Rohan armies come to Edoras; gain 1 hope.
objective-frecas_heirs = Deal with Freca’s Heirs
    .short = Freca
    .object = “Deal with Freca’s Heirs”
    .text = Dunland may be Captured, though it is no stronghold, for three Valor or three Friendship. Done when it is a haven with at least two Rohan armies.
    .reward = One Rohan army may come to Dunland. If the place is lost later, it costs 3 hope and is a haven no more.
objective-shieldmaiden = “Shieldmaiden No Longer”
    .short = Shieldmaiden
    .object = “Shieldmaiden No Longer”
    .text = With Éowyn. Until it is done she may, in a battle where she is, spend two Valor to turn one die to Nazgûl. Done when she has destroyed at least two Nazgûl and Rohan has neither shadow armies nor strongholds.
    .reward = Gain 1 hope.
objective-that_makes_six = “That Makes Six!”
    .short = Six
    .object = “That Makes Six!”
    .text = With Legolas. Shadow armies that his Sure Shot removes may go on the card. Done with six.
    .reward = The armies go back to the supply; gain 1 hope.
objective-arwen_banner = Arwen Unfurls the Banner
    .short = Banner
    .object = “Arwen Unfurls the Banner”
    .text = With Arwen. In Minas Tirith, while it is a haven and an army of each of the four peoples is there, she spends an action and a Friendship.
    .reward = Gain 1 hope.
objective-lay_bare_pits = Lay Bare the Pits
    .short = Pits
    .object = “Lay Bare the Pits”
    .text = With Galadriel. Dol Guldur begins with one more shadow army. She may Capture it for two Resistance and a Valor instead of three Valor. Done when it is a haven with at least three Elf armies.
    .reward = If Galadriel is there, gain 1 hope.
objective-light_mirkwood = Bring Light to Mirkwood
    .short = Mirkwood
    .object = “Bring Light to Mirkwood”
    .text = A shadow army each begins on the Old Forest Road and in Southern Mirkwood. Done when Mirkwood has no shadow army and each of its four places an Elf army. Dol Guldur need not be a haven.
    .reward = Gain 1 hope; Elf armies of Mirkwood may gather in one of its places.
objective-boromir_honor = Boromir Reclaims His Honor
    .short = Boromir
    .object = “Boromir Reclaims His Honor”
    .text = With Boromir. Done when the last friendly army falls in a battle where Boromir and another character are.
    .reward = Remove up to two shadow armies there; Boromir leaves the board. When the next objective is done, his player gets an unused character at random, where it starts.
objective-secure_anduin = Secure the Crossing of the Anduin
    .short = Anduin
    .object = “Secure the Crossing of the Anduin”
    .text = With Faramir. Osgiliath begins with a shadow army. Faramir may Capture it, though it is no stronghold, for three Valor or for two Resistance and a Stealth. Done when it is a haven.
    .reward = One Gondor army may come to Osgiliath. If the place is lost later, it costs 3 hope, and it can’t be won back.
objective-unseat_denethor = Unseat Denethor
    .short = Denethor
    .object = “Unseat Denethor”
    .text = Four Gondor armies of the supply lie on the card. A character in Minas Tirith, with another one there, spends an action, two Stealth, a Friendship and a Valor.
    .reward = The armies go back to the supply; up to three Gondor armies come to Minas Tirith; gain 1 hope.
objective-infiltrate_morgul = Infiltrate Minas Morgul
    .short = Morgul
    .object = “Infiltrate Minas Morgul”
    .text = Minas Morgul begins with one more shadow army. It may be Captured for three Stealth instead of three Valor. Done when it is a haven.
    .reward = The active player may gain two Stealth tokens, looks at the top two shadow cards, removes any of them from the game, and puts the rest back in any order.
objective-avenge_balin = Avenge Balin!
    .short = Balin
    .object = “Avenge Balin!”
    .text = Done when Moria is a haven with at least two Dwarf armies.
    .reward = Any Dwarf armies may go to Moria; if at least four are then there, the active player may gain two Valor tokens.
objective-dwarven_lands = Lift Shadow from Dwarven Lands
    .short = Dwarf lands
    .object = “Lift Shadow from Dwarven Lands”
    .text = With Gimli. Ered Luin begins with a shadow army. Done when Ered Luin has no shadow army and at least four Dwarf armies, and Dale has neither shadow armies nor strongholds.
    .reward = Gain 1 hope; the active player may gain two Valor tokens.
objective-rangers_eriador = Rangers Secure Eriador
    .short = Rangers
    .object = “Rangers Secure Eriador”
    .text = Done when Eriador has neither shadow armies nor strongholds and each of its seven places has a friendly army.
    .reward = Gain 1 hope; friendly armies of Eriador may go to the Weather Hills and to Tharbad.
objective-hobbits_loyalty = Hobbits Pledge Their Loyalty
    .short = Hobbits
    .object = “Hobbits Pledge Their Loyalty”
    .text = With Merry & Pippin. In a haven of a people they spend an action and discard a Friendship card of that region; a Friendship token of the supply marks that people on the card. Done with two peoples.
    .reward = Their player gains the two tokens; gain 1 hope.
objective-shelobs_lair = Shelob’s Lair
    .short = Shelob
    .object = “Shelob’s Lair”
    .text = With Frodo & Sam and Gollum, who belong to different players unless you play solo. In Minas Morgul Frodo spends an action and rolls three battle dice: an Overrun costs 1 hope, an Exchange 2, a Nazgûl 3, a Rout nothing; and 1 more for each Resistance card or token of Gollum’s player (solo: each card). Each Valor cancels a die, each Friendship saves 1 hope.
    .reward = If no hope was lost, Frodo & Sam may do one more action this turn.

## Battle lines

line-dunland_blue = Dunland to Grey Havens (blue)
    .object = the blue line from Dunland to the Grey Havens
line-dunland_lime = Dunland to Rivendell (lime)
    .object = the lime line from Dunland to Rivendell
line-dunland_orange = Dunland to Helm’s Deep (orange)
    .object = the orange line from Dunland to Helm’s Deep
line-isengard_lime = Isengard to Rivendell (lime)
    .object = the lime line from Isengard to Rivendell
line-isengard_orange = Isengard to Helm’s Deep (orange)
    .object = the orange line from Isengard to Helm’s Deep
line-isengard_magenta = Isengard to Grey Havens (magenta)
    .object = the magenta line from Isengard to the Grey Havens
line-moria_lime = Moria to Rivendell (lime)
    .object = the lime line from Moria to Rivendell
line-moria_teal = Moria to Erebor (teal)
    .object = the teal line from Moria to Erebor
line-moria_yellow = Moria to Minas Tirith (yellow)
    .object = the yellow line from Moria to Minas Tirith
line-dol_guldur_green = Dol Guldur to Helm’s Deep (green)
    .object = the green line from Dol Guldur to Helm’s Deep
line-dol_guldur_teal = Dol Guldur to Erebor (teal)
    .object = the teal line from Dol Guldur to Erebor
line-dol_guldur_yellow = Dol Guldur to Minas Tirith (yellow)
    .object = the yellow line from Dol Guldur to Minas Tirith
line-rhun_magenta = Rhûn to Woodland Realm (magenta)
    .object = the magenta line from Rhûn to the Woodland Realm
line-rhun_orange = Rhûn to Woodland Realm (orange)
    .object = the orange line from Rhûn to the Woodland Realm
line-rhun_yellow = Rhûn to Minas Tirith (yellow)
    .object = the yellow line from Rhûn to Minas Tirith
line-nurn_teal = Núrn to Erebor (teal)
    .object = the teal line from Núrn to Erebor
line-nurn_yellow = Núrn to Minas Tirith (yellow)
    .object = the yellow line from Núrn to Minas Tirith
line-nurn_blue = Núrn to Helm’s Deep (blue)
    .object = the blue line from Núrn to Helm’s Deep
line-umbar_blue = Umbar to Helm’s Deep (blue)
    .object = the blue line from Umbar to Helm’s Deep
line-umbar_magenta = Umbar to Grey Havens (magenta)
    .object = the magenta line from Umbar to the Grey Havens
line-umbar_orange = Umbar to Helm’s Deep (orange)
    .object = the orange line from Umbar to Helm’s Deep
line-near_harad_blue = Near Harad to Helm’s Deep (blue)
    .object = the blue line from Near Harad to Helm’s Deep
line-near_harad_orange = Near Harad to Helm’s Deep (orange)
    .object = the orange line from Near Harad to Helm’s Deep
line-near_harad_teal = Near Harad to Erebor (teal)
    .object = the teal line from Near Harad to Erebor

## Dice

search-slip = Slip by
    .text = nothing happens
search-weary = Weary
    .text = lose 1 hope
search-exposed = Exposed
    .text = lose 1 hope, unless Frodo is in a haven
search-recall = Recall
    .text = a Nazgûl of the region goes to Mordor; nothing if Frodo is in Mordor
face-rout = Rout
    .text = a shadow army is removed
face-exchange = Exchange
    .text = a shadow army and a friendly one are removed
face-overrun = Overrun
    .text = a friendly army is removed, unless the battle is in a haven
face-nazgul = A Nazgûl!
    .text = two friendly armies are removed if a Nazgûl is in the region

## Shadow cards

back-red = red
    .text = Red means Advance: the armies on the card’s line move.
back-black = black
    .text = Black means Reinforce: an army comes, and an order is carried out.
order-eye = The Eye
    .text = The Eye moves to Frodo’s region; if it is there already, a search follows.
order-hunt = The hunt
    .text = The two Nazgûl nearest to Frodo, outside his region, come one region nearer, one after the other.
order-deploy = The Nazgûl ride out
    .text = Three Nazgûl go, one by one, from Mordor to the Eye’s region; if Mordor is empty, from the region that has most. If the Eye is in Mordor, three go back there.
shadow-drums = The Drums of War
    .object = the Drums of War
    .text = A shadow army comes to each stronghold in Mordor.
shadow-wheels = The Wheels of Saruman
    .object = the Wheels of Saruman
    .text = The active player chooses: remove two friendly armies, or one player gives two cards or tokens, or lose 1 hope.

## Levels and scenarios

level-introductory = Introductory
level-standard = Standard
level-heroic = Heroic
level-epic = Epic
level-legendary = Legendary
scenario-first_game = Your First Game
    .object = “Your First Game”
scenario-darkness_at_bay = Darkness at Bay
    .object = “Darkness at Bay”
scenario-riders_of_rohan = The Riders of Rohan
    .object = “The Riders of Rohan”
scenario-fate_of_the_elves = The Fate of the Elves
    .object = “The Fate of the Elves”
scenario-sons_of_the_steward = Sons of the Steward
    .object = “Sons of the Steward”
scenario-no_hero_too_small = No Hero Too Small
    .object = “No Hero Too Small”

## What is to be paid

cost-3_friendship = three Friendship
cost-2_friendship = two Friendship
cost-1_friendship = one Friendship
cost-3_valor = three Valor
cost-2_valor = two Valor
cost-1_valor = one Valor
cost-5_stealth = five Stealth
cost-4_stealth = four Stealth
cost-3_stealth = three Stealth
cost-2_stealth = two Stealth
cost-1_stealth = one Stealth
cost-5_resistance = five Resistance
cost-4_resistance = four Resistance
cost-3_resistance = three Resistance
cost-2_resistance = two Resistance
cost-1_resistance = one Resistance
cost-2_friendship-1_stealth = two Friendship and one Stealth
cost-2_friendship-1_resistance = two Friendship and one Resistance
cost-1_friendship-1_valor = one Friendship and one Valor
cost-1_friendship-2_stealth = one Friendship and two Stealth
cost-1_friendship-1_stealth = one Friendship and one Stealth
cost-1_friendship-1_resistance = one Friendship and one Resistance
cost-1_valor-2_stealth = one Valor and two Stealth
cost-1_valor-1_stealth = one Valor and one Stealth
cost-1_valor-2_resistance = one Valor and two Resistance
cost-1_valor-1_resistance = one Valor and one Resistance
cost-1_stealth-2_resistance = one Stealth and two Resistance
cost-1_stealth-1_resistance = one Stealth and one Resistance
cost-1_friendship-1_valor-2_stealth = one Friendship, one Valor and two Stealth
cost-1_friendship-1_valor-1_stealth = one Friendship, one Valor and one Stealth

## What is asked

prompt-act-first = { $seat }, it is your turn. Who acts first, { $character_the } or { $other_the }? One of the two gets four actions and the other one action, in either order.
prompt-act-first_solo = It is { $character_of } turn, with four actions; { $other_the } { $other_number ->
        [many] have
       *[one] has
    } one. Who acts first?
prompt-act-only = { $seat }, it is your turn. Only { $character_the } can act, with { $count ->
        [one] one action
       *[other] { $count } actions
    }.
prompt-act-nobody = { $seat }, none of your characters can act any more. Go on to draw two cards?
prompt-act-gone = { $character } { $character_number ->
        [many] have
       *[one] has
    } left the board and can’t do anything more this turn. What now?
prompt-act-none = { $character } { $character_number ->
        [many] have
       *[one] has
    } no action left. Let another character act, play an event, or end the actions.
prompt-act-ride = { $character } acts { $place_in }. { $count ->
        [0] No action is left, but
        [one] One action is left, and
       *[other] { $count } actions are left, and
    } one Travel this turn costs no action. What now?
prompt-act-open = { $character } { $character_number ->
        [many] act
       *[one] acts
    } { $place_in }. { $count ->
        [one] One action is left.
       *[other] { $count } actions are left.
    } With a second action here, { $other_the } will have only one this turn. What now?
prompt-act = { $character } { $character_number ->
        [many] act
       *[one] acts
    } { $place_in }. { $count ->
        [one] One action is left.
       *[other] { $count } actions are left.
    } What now?
prompt-quiet = { $count ->
        [one] One more shadow card is turned this turn.
       *[other] { $count } more shadow cards are turned this turn.
    } Does anybody want to do something before?
prompt-interrupt = { $seat }, you act first: you may play events and use what your characters can do at any time.
prompt-company-travel = { $character } { $character_number ->
        [many] set
       *[one] sets
    } out { $place_to }. Who comes along, and which armies?
prompt-company-travel_more = { $character } { $character_number ->
        [many] set
       *[one] sets
    } out { $place_to }, with { $count ->
        [0] no companion
        [one] one companion
       *[other] { $count } companions
    } and { $armies ->
        [0] no army
        [one] one army
       *[other] { $armies } armies
    } so far. Who else comes along?
prompt-company-council = The Council of Elrond: whom do you call to Rivendell? Other players are asked for their characters.
prompt-company-ents = The Ents march { $place_to }. Which characters of Fangorn Forest go with them? Other players are asked for theirs.
prompt-consent-travel = { $character } { $character_number ->
        [many] travel
       *[one] travels
    } { $place_to } and would like to take { $count ->
        [1] { $whom_the }
       *[other] { $whom_the } and { $other_the }
    } along. Do you agree?
prompt-consent-council = The Council of Elrond calls { $count ->
        [1] { $whom_the }
       *[other] { $whom_the } and { $other_the }
    } to Rivendell. Do you agree?
prompt-consent-ents = The Ents march { $place_to } and would like to take { $count ->
        [1] { $whom_the }
       *[other] { $whom_the } and { $other_the }
    } along. Do you agree?
prompt-trade_consent-given = { $other } would like to give you { $card_object }. Do you take it?
prompt-trade_consent-asked = { $other } asks you for { $card_object }. Do you give it?
prompt-calling_off = Not everybody agreed to come along. { $character_number ->
        [many] Do
       *[one] Does
    } { $character_the } go { $place_to } all the same, with those who did?
prompt-hiding = Frodo is on the way { $place_to }, where a search with { $count ->
        [one] one die
       *[other] { $count } dice
    } would await him. Spend one Stealth to avoid it?
prompt-paying-journey = { $character_of } journey { $place_to }: with what do you pay { $cost }?
prompt-paying-muster = Muster { $place_in }: with what do you pay { $cost }?
prompt-paying-capture = Capture { $place_object }: with what do you pay { $cost }?
prompt-paying-objective = { $objective }: with what do you pay { $cost }?
prompt-paying-shot = Legolas shoots at a shadow army { $place_in }: with what do you pay { $cost }?
prompt-paying-shot_nazgul = Legolas drives a Nazgûl back to Mordor: with what do you pay { $cost }?
prompt-paying-distraction = Merry & Pippin draw Nazgûl near: with what do you pay { $cost }?
prompt-paying-lady = Galadriel brings an event: with what do you pay { $cost }?
prompt-paying-song = A song for 2 hope: with what do you pay { $cost }?
prompt-paying-reroll = A die is rolled again ({ $face }): with what do you pay { $cost }?
prompt-paying-sam = Sam makes a die harmless ({ $face }): with what do you pay { $cost }?
prompt-paying-valor = A shadow army { $place_in } is removed: with what do you pay { $cost }?
prompt-paying-flame = Gandalf turns a die ({ $face } becomes { $into }): with what do you pay { $cost }?
prompt-paying-ambush = Faramir turns a die ({ $face } becomes a Rout): with what do you pay { $cost }?
prompt-paying-defiance = Éowyn turns a die ({ $face } becomes a Nazgûl): with what do you pay { $cost }?
prompt-paying-disregard = A die is ignored ({ $face }): with what do you pay { $cost }?
prompt-paying-sparing = One hope is saved: with what do you pay { $cost }?
prompt-wearing = A search { $place_in } with { $count ->
        [one] one die
       *[other] { $count } dice
    } begins. Does Frodo put on the Ring? That costs 1 hope and brings the Eye to his region, but the shadow armies don’t see him: { $less ->
        [0] no die is left.
        [one] one die is left.
       *[other] { $less } dice are left.
    }
prompt-rolled-search = The search { $place_in }: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    } on the dice. Do you change anything?
prompt-rolled-battle = The battle { $place_in }: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    } on the dice, with { $friends ->
        [one] one friendly army
       *[other] { $friends } friendly armies
    } against { $shadow ->
        [one] one shadow army
       *[other] { $shadow } shadow armies
    }. Do you change anything?
prompt-rerolling = Tom Bombadil: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    } on the dice. { $count ->
        [0] Which are rolled again? Pick up to three.
        [one] One is picked. Another?
       *[other] { $count } are picked. Another?
    }
prompt-losses = { $count ->
        [one] One friendly army is lost { $place_in }.
       *[other] { $count } friendly armies are lost { $place_in }.
    } Which people loses { $count ->
        [one] it
       *[other] the next one
    }?
prompt-marshal = Save the last army { $place_in } with Éomer’s help? If all fall, { objective-boromir_honor.object } is done.
prompt-after_battle = After the dice { $count ->
        [one] one shadow army is
       *[other] { $count } shadow armies are
    } left { $place_in }. Spend one Valor to remove one?
prompt-in_peril = { $objective }: { $kinds ->
        [0] nothing that counts
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    } on the dice. As things stand this costs { $count } hope. { $ignoring } makes a die be ignored, { $sparing } saves one hope.
prompt-trading-give = Fellowship: which card do you give { $other_to }?
prompt-trading-take = Fellowship: which card do you ask { $other_the } for?
prompt-may-slot = Éomer’s Riders have won { $region_in }. Put one of the fallen armies on { objective-ride_eored.object } for this region? { $count ->
        [0] No region is there yet.
        [one] One region is there already.
       *[other] { $count } regions are there already.
    } Four are wanted.
prompt-may-six = Put the army that was shot on { objective-that_makes_six.object }? { $count ->
        [0] None is there yet.
        [one] One is there already.
       *[other] { $count } are there already.
    } Six are wanted.
prompt-may-resistance = Saruman is beaten. Take a Resistance token?
prompt-may-gondor = The crossing of the Anduin is secured. Put a Gondor army in Osgiliath?
prompt-may-rohan = Freca’s heirs are beaten. Put a Rohan army in Dunland?
prompt-may-stealth = Minas Morgul is taken. Take two Stealth tokens?
prompt-may-valor = The Dwarves have won. Take two Valor tokens?
prompt-numbering-ents = Entmoot: how many Elf armies rise as Ents in Fangorn Forest?
prompt-numbering-infighting = Orc Infighting: how many shadow armies are removed { $place_in }?
prompt-numbering-orders = Conflicting Orders: how many shadow armies go { $place_to }?
prompt-numbering-theoden = Théoden is free. How many Rohan armies gather { $place_in }?
prompt-numbering-denethor = Denethor is unseated. How many Gondor armies gather { $place_in }?
prompt-numbering-oath = The dead are called. How many Gondor armies rise { $place_in }?
prompt-numbering-honor = Boromir’s last stand: how many shadow armies fall { $place_in }?
prompt-placing-arrow_from = The Red Arrow: from which haven do armies ride out?
prompt-placing-arrow_to = The Red Arrow: to which haven do the armies { $place_from } go?
prompt-placing-gwaihir_to = Gwaihir brings news: to which place do neighbouring armies come?
prompt-placing-gwaihir_from = Gwaihir brings news: from where do armies come { $place_to }?
prompt-placing-horses = Rohan lends horses: the characters of which place ride?
prompt-placing-infighting = Orc Infighting: where do Orcs fight each other?
prompt-placing-eagles = The Eagles: where do they carry { $character_the }?
prompt-placing-ents = Entmoot: the Ents are in Fangorn Forest. Where do they march?
prompt-placing-orders_from = Conflicting Orders: from which place do all shadow armies leave?
prompt-placing-orders_to = Conflicting Orders: { $count ->
        [one] one shadow army has
       *[other] { $count } shadow armies have
    } yet to leave { $place_the }. Where do some go next?
prompt-placing-aid = Send Aid: Arwen may send an Elf army to a character { $region_in }. Where to?
prompt-placing-cunning = Cunning: Gollum may lure a shadow army away { $place_from }. Where to?
prompt-placing-wheels = The Wheels of Saruman: { $count ->
        [one] one more friendly army is lost
       *[other] { $count } friendly armies are lost
    }. Where?
prompt-placing-gather_to = { $objective_object } is done. Elf armies of Mirkwood may gather at one place. Where?
prompt-placing-gather_from = { $objective_object } is done. From where do armies come { $place_to }?
prompt-choosing-lembas = Lembas: who gets two more actions this turn?
prompt-choosing-eagles = The Eagles: whom do they carry?
prompt-choosing-cloaks = Elven Cloaks: who walks unseen, up to two places far?
prompt-choosing-palantir = The Palantír: to whose region do the Eye and three Nazgûl turn?
prompt-loading-arrow = The Red Arrow: which armies ride out { $place_from }? { $count ->
        [0] Up to three may go.
        [one] One is picked, of up to three.
       *[other] { $count } are picked, of up to three.
    }
prompt-loading-gwaihir = Gwaihir brings news: which armies leave { $place_the }? { $count ->
        [0] None is picked yet.
        [one] One is picked.
       *[other] { $count } are picked.
    }
prompt-loading-gather = Which armies leave { $place_the }? { $count ->
        [0] None is picked yet.
        [one] One is picked.
       *[other] { $count } are picked.
    }
prompt-hunting = The hunt: { $count ->
        [one] one more Nazgûl comes
       *[other] { $count } Nazgûl come
    } a region nearer to Frodo. There are several possibilities: which one moves, and where?
prompt-summoning-deploy = The Nazgûl ride out: { $count ->
        [one] one more goes
       *[other] { $count } more go
    } { $region_to }. Several regions have equally many: from which?
prompt-summoning-palantir = The Palantír: { $count ->
        [one] one more Nazgûl goes
       *[other] { $count } Nazgûl go
    } { $region_to }. From where?
prompt-summoning-distract = Merry & Pippin draw Nazgûl { $region_to }: { $count ->
        [one] one more
       *[other] up to { $count }
    }. From where?
prompt-summoning-eagles = The Eagles have carried Frodo: { $count ->
        [one] one more Nazgûl comes
       *[other] { $count } more Nazgûl come
    } { $region_to }. Several are equally near: from where?
prompt-wheels_turn = The Wheels of Saruman: lose two friendly armies, or two cards and tokens of one player, or 1 hope?
prompt-discarding = { $count ->
        [one] Discard one card or token.
       *[other] Discard { $count } cards or tokens.
    }
prompt-hand_full = You hold more than seven cards. { $count ->
        [one] Discard one, or play an event.
       *[other] Discard { $count }, or play events.
    }
prompt-ordering = You see the next cards of the player deck. Which one shall come first?
prompt-ordering-next = Which card shall come next?
prompt-foreseen = Elrond’s Foresight: you see the next cards of the player deck and may take one of them.
prompt-spied = You see the next two shadow cards. Which of them leave the game?
prompt-spied-order = Which of the two shadow cards shall come first?
prompt-giving = The Council of Elrond: do you give a token to another player? Only one token in all changes hands.
prompt-riding-horses = Rohan lends horses: the riders are { $place_in }. { $count ->
        [one] One more ride is possible.
       *[other] { $count } more rides are possible.
    } Where to?
prompt-riding-cloaks = Elven Cloaks: { $character_the } { $character_number ->
        [many] are
       *[one] is
    } { $place_in }. { $count ->
        [one] One more walk is possible.
       *[other] { $count } more walks are possible.
    } Where to?
prompt-ambushing = Faramir has come { $place_to } with armies ({ $armies } against { $count }). Attack from ambush, without an action?
prompt-ambushing-event = The armies { $place_in } ({ $armies } against { $count }) may fight a battle now. Do they? The Eye moves there.
prompt-gifting = Gifts from the Elves: who gets a token, and of which kind?
prompt-free_preparing = The Council of Elrond: Prepare once at no cost, with a card of any region?

wait-act-first = { $seat } picks who acts first.
wait-act = { $seat } acts with { $character_the }.
wait-quiet = The next shadow card is about to be turned. { $seat } waits whether anybody wants to do something.
wait-interrupt = { $seat } acts first.
wait-company = { $seat } picks who comes along.
wait-consent = { $seat } is asked whether to come along.
wait-trade_consent = { $seat } is asked about { $card_object }.
wait-calling_off = { $seat } decides whether { $character_the } { $character_number ->
        [many] go
       *[one] goes
    } { $place_to } all the same.
wait-hiding = { $seat } decides whether Frodo stays hidden on the way { $place_to }.
wait-paying = { $seat } pays { $cost }.
wait-wearing = { $seat } decides whether Frodo puts on the Ring.
wait-rolled = The dice are rolled. { $seat } may change some of them.
wait-rerolling = Tom Bombadil: { $seat } picks dice to be rolled again.
wait-losses = { $seat } picks the armies that are lost { $place_in }.
wait-marshal = { $seat } decides whether Éomer saves the last army { $place_in }.
wait-after_battle = { $seat } may spend Valor { $place_in }.
wait-in_peril = { $objective }: { $seat } may spend symbols.
wait-trading = { $seat } picks a card to exchange with { $other_the }.
wait-may = { $seat } decides about a reward.
wait-numbering = { $seat } names a number of armies.
wait-placing = { $seat } picks a place.
wait-choosing = { $seat } picks a character.
wait-loading = { $seat } picks armies { $place_in }.
wait-hunting = { $seat } decides which Nazgûl comes nearer to Frodo.
wait-summoning = { $seat } decides which Nazgûl goes { $region_to }.
wait-wheels_turn = The Wheels of Saruman: { $seat } decides what is lost.
wait-discarding = { $seat } must discard.
wait-hand_full = { $seat } holds more than seven cards and must discard.
wait-ordering = { $seat } puts the next cards in order.
wait-foreseen = { $seat } looks at the next cards.
wait-spied = { $seat } looks at the next shadow cards.
wait-giving = The Council of Elrond: { $seat } may hand on a token.
wait-riding = { $seat } decides where the way leads { $place_from }.
wait-ambushing = { $seat } decides whether to fight { $place_in }.
wait-gifting = Gifts from the Elves: { $seat } picks a token and a player.
wait-free_preparing = The Council of Elrond: { $seat } may Prepare.

chance-draw-turn = { $seat } draws a card.
chance-draw-opening = { $seat } is dealt a card.
chance-draw-look = { $seat } looks at the next card of the player deck.
chance-draw-lady = { $seat } draws one of the events that were left out.
chance-flip-turn = A shadow card is turned.
chance-flip-look = The next shadow card is looked at.
chance-flip-opening = A shadow card shows where an army begins.
chance-back = The next shadow card shows its back.
chance-search_roll = { $count ->
        [one] A search die is rolled.
       *[other] { $count } search dice are rolled.
    }
chance-battle_roll = { $count ->
        [one] A battle die is rolled.
       *[other] { $count } battle dice are rolled.
    }
chance-task = An objective is drawn.
chance-join-roster = A character is drawn for this game.
chance-join-seat = { $seat } is dealt a character.
chance-join-successor = { $seat } gets a new character in Boromir’s stead.

## What can be chosen

do-done = Done
do-done-act = End the actions and draw two cards
do-done-interrupt = Nothing more
do-done-company = That is everybody
do-done-paying = Pay
do-done-rerolling = Roll these dice again
do-done-in_peril = Take it as it is
do-done-loading = Those are all
do-done-summoning = No more Nazgûl
do-done-spied = Remove no more
do-done-riding = Stop here
do-done-hand_full = Done
do-done-gwaihir_from = No more armies
do-done-gather_from = No more armies
do-pass = Pass
do-pass-search = Leave the dice as they are
do-pass-battle = Leave the dice as they are
do-pass-after_battle = Spend no Valor
do-pass-wearing = Don’t put on the Ring
do-pass-foreseen = Take none of them
do-pass-giving = Give nothing
do-pass-ambushing = No ambush
do-pass-event = No battle
do-pass-free_preparing = Don’t Prepare
do-pass-aid = Send no army
do-pass-cunning = Lure no army away
do-pass-ents = The Ents stay in Fangorn Forest
do-pass-gather_to = The armies stay where they are
do-yes = Yes
do-yes-consent = Agree to come along
do-yes-given = Take { $card_object }
do-yes-asked = Give { $card_object } { $other_to }
do-yes-may_slot = Put an army on the card for { $region_the }
do-yes-may_six = Put the army on the card
do-yes-may_resistance = Take a Resistance token
do-yes-may_gondor = Put a Gondor army in Osgiliath
do-yes-may_rohan = Put a Rohan army in Dunland
do-yes-may_stealth = Take two Stealth tokens
do-yes-may_valor = Take two Valor tokens
do-no = No
do-no-consent = Stay behind
do-no-given = Don’t take the card
do-no-asked = Keep the card
do-no-may_slot = Don’t put an army on the card
do-no-may_six = Don’t put the army on the card
do-no-may_resistance = Take no token
do-no-may_gondor = Put no army there
do-no-may_rohan = Put no army there
do-no-may_stealth = Take no tokens
do-no-may_valor = Take no tokens
do-pass-quiet = Go on: turn the next shadow card
do-pass-calling_off = Go { $place_to } with those who agreed
do-call_off = Call the journey off
do-stealth = Spend one Stealth: no search { $place_in }
do-search = { $count ->
        [one] Be searched { $place_in }: one die
       *[other] Be searched { $place_in }: { $count } dice
    }
do-ring = Put on the Ring: lose 1 hope, the Eye comes
do-capture = Capture { $place_object } ({ $cost })
do-capture_otherwise = Capture { $place_object } as the objective allows ({ $cost })
do-muster = { $count ->
        [one] Muster { $people_one } { $place_in } (one Friendship)
       *[other] Muster { $count } { $people_many } { $place_in } (one Friendship)
    }
do-muster-free = { $count ->
        [one] Muster { $people_one } { $place_in } (no cost)
       *[other] Muster { $count } { $people_many } { $place_in } (no cost)
    }
do-attack = { $count ->
        [one] Attack { $place_in } with one die
       *[other] Attack { $place_in } with { $count } dice
    }
do-attack-battle = { $count ->
        [one] Fight { $place_in } with one die
       *[other] Fight { $place_in } with { $count } dice
    }
do-anduril = Andúril: remove a shadow army { $place_in }
do-wisdom = Wisdom of the Eldar: take { $card_object } from the discard
do-mirror = Mirror of Galadriel: look at the next four cards and put them in order
do-craft = Dwarven Craft: gain a Valor token
do-walk = Walk Silently: gain a Stealth token
do-friend = Loyal Friend: gain a Friendship token
do-song = A song: gain 2 hope (three Friendship)
do-oath = Take the Paths of the Dead to Erech
do-blessing_otherwise = { $objective } ({ $cost })
do-lady = Lady of Light: draw an event that was left out ({ $cost })
do-distract = Distract: draw up to two Nazgûl to Merry & Pippin (one Friendship)
do-bombadil = Play Tom Bombadil: roll up to three dice again
do-spare = Save one hope ({ $symbol_one })
do-valor = Spend one Valor: remove a shadow army
do-shoot_nazgul = Sure Shot: drive a Nazgûl of the region to Mordor (one Stealth)
do-wheels_armies = Lose two friendly armies
do-wheels_hope = Lose 1 hope
do-wheels_seat = { $seat } loses two cards or tokens
do-interrupt = Ask { $seat_the }
do-interrupt-take = Act now ({ $seat_the })
do-act-first = Begin with { $character_the }
do-act = { $count ->
        [one] Go on with { $character_the } (one action); { $other_the } { $other_number ->
            [many] are
           *[one] is
        } done
       *[other] Go on with { $character_the } ({ $count } actions); { $other_the } { $other_number ->
            [many] are
           *[one] is
        } done
    }
do-travel = Travel { $place_to }
do-travel-cost = Travel { $place_to } ({ $cost })
do-travel-frodo = { $count ->
        [one] Travel { $place_to } (one Stealth, or a search with one die)
       *[other] Travel { $place_to } (one Stealth, or a search with { $count } dice)
    }
do-travel-frodo_cost = { $count ->
        [one] Travel { $place_to } ({ $cost }; and one Stealth, or a search with one die)
       *[other] Travel { $place_to } ({ $cost }; and one Stealth, or a search with { $count } dice)
    }
do-travel-free = Ride { $place_to } (no action)
do-travel-free_cost = Ride { $place_to } (no action; { $cost })
do-travel-ride = Ride { $place_to }
do-give = Fellowship: give { $seat_the } a card
do-take = Fellowship: ask { $seat_the } for a card
do-prepare = Prepare: { $card_object } for { $symbol_token }
do-objective = { $objective } ({ $cost })
do-objective-free = { $objective }
do-objective-peril = { $objective }: roll { $count } battle dice
do-pledge = Pledge loyalty with { $card_object }
do-slinker = Slinker: take { $card_object } from the discard
do-play = Play { $event_object }
do-shoot = Sure Shot: remove a shadow army { $place_in } (one Stealth)
do-card = { $card }
do-card-give = Give { $card_object } { $other_to }
do-card-take = Ask { $other_the } for { $card_object }
do-card-keep = Take { $card_object }
do-next = Next: { $card }
do-next_shadow = First: { $line }; { $order }
do-next_shadow-special = First: { $card }
do-remove_shadow = Remove: { $line }; { $order }
do-remove_shadow-special = Remove: { $card }
do-spend = Spend { $card_object }
do-spend_token = Spend { $symbol_token }
do-discard = Discard { $card_object }
do-discard_token = Discard { $symbol_token }
do-take_along = Take { $character_the } along
do-take_armies = { $count ->
        [one] Take { $people_one } along
       *[other] Take { $count } { $people_many } along
    }
do-take_armies-loading = { $count ->
        [one] Send { $people_one }
       *[other] Send { $count } { $people_many }
    }
do-who = { $character }
do-who-lembas = Two more actions for { $character_the }
do-who-eagles = Carry { $character_the }
do-who-cloaks = Cloaks for { $character_the }
do-who-palantir = Turn the Eye on { $character_the }
do-at = { $place }
do-at-arrow_from = Armies { $place_from }
do-at-arrow_to = To haven: { $place_the }
do-at-gwaihir_to = Bring armies { $place_to }
do-at-gwaihir_from = Armies { $place_from }
do-at-horses = The characters { $place_in }
do-at-infighting = { $count ->
        [one] { $place }: one shadow army
       *[other] { $place }: { $count } shadow armies
    }
do-at-eagles = Carry { $character_the } { $place_to }
do-at-ents = The Ents march { $place_to }
do-at-orders_from = { $count ->
        [one] { $place }: one shadow army leaves
       *[other] { $place }: { $count } shadow armies leave
    }
do-at-orders_to = Send some { $place_to }
do-at-aid = Send an Elf army { $place_to }
do-at-cunning = Lure a shadow army { $place_to }
do-at-wheels = Lose an army { $place_in }
do-at-gather_to = Gather { $place_in }
do-at-gather_from = Armies { $place_from }
do-number = { $count }
do-number-ents = { $count ->
        [one] One army of Ents
       *[other] { $count } armies of Ents
    }
do-number-infighting = { $count ->
        [one] Remove one shadow army { $place_in }
       *[other] Remove { $count } shadow armies { $place_in }
    }
do-number-orders = { $count ->
        [one] One shadow army goes { $place_to }
       *[other] { $count } shadow armies go { $place_to }
    }
do-number-theoden = { $count ->
        [0] No Rohan army
        [one] One Rohan army { $place_in }
       *[other] { $count } Rohan armies { $place_in }
    }
do-number-denethor = { $count ->
        [0] No Gondor army
        [one] One Gondor army { $place_in }
       *[other] { $count } Gondor armies { $place_in }
    }
do-number-oath = { $count ->
        [0] No Gondor army
        [one] One Gondor army { $place_in }
       *[other] { $count } Gondor armies { $place_in }
    }
do-number-honor = { $count ->
        [0] Remove no shadow army
        [one] Remove one shadow army { $place_in }
       *[other] Remove { $count } shadow armies { $place_in }
    }
do-lose = Lose { $people_one }
do-nazgul_from = A Nazgûl { $region_from }
do-nazgul_from-into = A Nazgûl { $region_from } { $into_to }
do-nazgul = A Nazgûl { $region_from } { $into_to }
do-reroll_search = Roll { $face } again (one Resistance)
do-reroll_battle = Roll { $face } again (one Resistance)
do-ranger = Ranger of the North: roll { $face } again (no cost)
do-nenya = Nenya: roll { $face } again (no cost)
do-sams_aid = Sam’s Aid: make { $face } harmless (one Friendship)
do-turn_search = Light and Flame: turn { $face } to { $into } (one Valor)
do-turn_search-free = Light and Flame: turn { $face } to { $into } (no further cost)
do-turn_battle = Light and Flame: turn { $face } to { $into } (one Valor)
do-turn_battle-free = Light and Flame: turn { $face } to { $into } (no further cost)
do-ambush = Ambush: turn { $face } to a Rout (one Stealth)
do-defy = Éowyn defies them: turn { $face } to a Nazgûl (two Valor)
do-die_search = Pick a die that shows { $face }
do-die_battle = Pick a die that shows { $face }
do-disregard = Ignore { $face } ({ $symbol_one })
do-gift = { $seat } gains { $symbol_token }
do-hand_token = Give { $seat_the } { $symbol_token }
do-drawn = { $card } is drawn
do-flipped = The shadow card: { $line }; { $order }
do-flipped-special = The shadow card: { $card }
do-back = The back is { $back }
do-searched = Search dice: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }
do-fought = Battle dice: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }
do-task = The objective: { $objective }
do-joins = { $character } { $character_number ->
        [many] come
       *[one] comes
    } into play

## What happened

log-set-up = Everything is set up. { $seat } begins.
log-task = An objective of this game: { $objective_object }.
log-joined = { $seat } plays { $character_the }.
log-dealt = { $seat } is dealt { $card_object }.
log-turn = It is { $seat_of } turn.
log-acts = { $character } { $character_number ->
        [many] act
       *[one] acts
    }.
log-went = { $character } { $character_number ->
        [many] go
       *[one] goes
    } { $origin_from } { $place_to }.
log-came-along = { $character } { $character_number ->
        [many] come
       *[one] comes
    } along { $place_to }.
log-came = { $character } { $character_number ->
        [many] are
       *[one] is
    } { $place_in } now.
log-agreed = { $seat } agrees.
log-refused = { $seat } does not agree.
log-called-off = The journey is called off.
log-spent = { $seat } spends { $card_object }.
log-spent-token = { $count ->
        [one] { $seat } spends { $symbol_token }.
       *[other] { $seat } spends { $count } { $symbol_tokens }.
    }
log-got-token = { $seat } gains { $symbol_token }.
log-gave-card = { $seat } gives { $card_object } { $other_to }.
log-gave-token = { $seat } gives { $symbol_token } { $other_to }.
log-prepared = { $character } { $character_number ->
        [many] Prepare
       *[one] Prepares
    } with { $card_object }.
log-mustered = { $character } { $character_number ->
        [many] muster
       *[one] musters
    } armies { $place_in }.
log-attacked = { $character } { $character_number ->
        [many] lead
       *[one] leads
    } an attack { $place_in }.
log-captured = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } captured: a haven of the Free Peoples now.
log-search = { $count ->
        [one] A search for Frodo begins { $place_in }, with one die.
       *[other] A search for Frodo begins { $place_in }, with { $count } dice.
    }
log-searched = { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    } on the search dice.
log-fought = { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    } on the battle dice.
log-battle-shadow = { $count ->
        [one] The Shadow attacks { $place_in }, with one die.
       *[other] The Shadow attacks { $place_in }, with { $count } dice.
    }
log-battle-attack = { $count ->
        [one] One die is rolled for the battle { $place_in }.
       *[other] { $count } dice are rolled for the battle { $place_in }.
    }
log-battle-ambush = { $count ->
        [one] Faramir strikes from ambush { $place_in }, with one die.
       *[other] Faramir strikes from ambush { $place_in }, with { $count } dice.
    }
log-battle-event = { $count ->
        [one] The armies fight at once { $place_in }, with one die.
       *[other] The armies fight at once { $place_in }, with { $count } dice.
    }
log-battle-riders = { $count ->
        [one] Éomer rides with his Riders into battle { $place_in }, with one die.
       *[other] Éomer rides with his Riders into battle { $place_in }, with { $count } dice.
    }
log-rerolled = { $seat } has a die rolled again (it showed { $face }).
log-rerolled-bombadil = { $count ->
        [one] Tom Bombadil comes to help: { $seat_the } rolls a die again ({ $face }).
       *[other] Tom Bombadil comes to help: { $seat_the } rolls { $count } dice again ({ $face }).
    }
log-turned = { $seat } turns a die to { $into } (it showed { $face }).
log-ignored = { $seat } makes a die harmless (it showed { $face }).
log-spared = { $seat } saves one hope.
log-ring = Frodo puts on the Ring.
log-hope-lost-no_armies = No shadow army is left to be placed, which costs { $count } hope; { $hope } left.
log-hope-lost-gollum = Gollum’s malice costs { $count } hope; { $hope } left.
log-hope-lost-eye = The Eye is upon Frodo’s region already, which costs { $count } hope; { $hope } left.
log-hope-lost-ring = The Ring costs { $count } hope; { $hope } left.
log-hope-lost-search = The search costs { $count } hope; { $hope } left.
log-hope-lost-haven = The fall of the haven costs { $count } hope; { $hope } left.
log-hope-lost-no_card = The player deck is empty, which costs { $count } hope; { $hope } left.
log-hope-lost-peril = The struggle costs { $count } hope; { $hope } left.
log-hope-lost-wheels = The Wheels of Saruman cost { $count } hope; { $hope } left.
log-hope-gained = Hope grows by { $count }, to { $hope }.
log-eye = The Eye turns { $region_to }.
log-nazgul = { $count ->
        [one] A Nazgûl goes { $region_from } { $into_to }.
       *[other] { $count } Nazgûl go { $region_from } { $into_to }.
    }
log-nazgul-removed = A Nazgûl { $region_in } is destroyed for ever.
log-shadow-added = { $count ->
        [one] A shadow army comes { $place_to }.
       *[other] { $count } shadow armies come { $place_to }.
    }
log-shadow-removed = { $count ->
        [one] A shadow army { $place_in } is removed.
       *[other] { $count } shadow armies { $place_in } are removed.
    }
log-shadow-went = { $count ->
        [one] A shadow army marches { $origin_from } { $place_to }.
       *[other] { $count } shadow armies march { $origin_from } { $place_to }.
    }
log-friends-added = { $count ->
        [one] One { $people_army } joins { $place_in }.
       *[other] { $count } { $people_many } join { $place_in }.
    }
log-friends-lost = { $count ->
        [one] One { $people_army } is lost { $place_in }.
       *[other] { $count } { $people_many } are lost { $place_in }.
    }
log-friends-moved = { $count ->
        [one] One { $people_army } goes { $origin_from } { $place_to }.
       *[other] { $count } { $people_many } go { $origin_from } { $place_to }.
    }
log-haven-fell = { $place_subject } { $place_number ->
        [many] fall
       *[one] falls
    } to the Shadow!
log-drew = { $seat } draws { $card_object }.
log-drew-skies = { $seat } draws a dark omen: { $card }.
log-no-card = No card is left for { $seat_the } to draw.
log-darkened = The skies darken, and the Shadow gathers { $place_in }.
log-threat = { $count ->
        [one] The threat stands at one shadow card a turn.
       *[other] The threat stands at { $count } shadow cards a turn.
    }
log-shuffled-on = The discarded shadow cards are shuffled and go on top of their deck.
log-reshuffled = The shadow deck is made anew from its discard.
log-flipped = A shadow card is turned: { $place }; { $order }.
log-flipped-special = A shadow card is turned: { $card }.
log-back = The next shadow card has a { $back } back.
log-advances = The Shadow advances along { $line_object }.
log-reinforces = The Shadow is reinforced { $place_in }. The order: { $order }.
log-ordered = The Eye looks for Frodo.
log-special = { $card }: { $card_text }
log-discarded = { $seat } discards { $card_object }.
log-discarded-token = { $seat } discards { $symbol_token }.
log-event = { $seat } plays { $event_object }.
log-used = { $seat } uses { $ability_object }.
log-completed = An objective is done: { $objective_object }.
log-pledged = The Hobbits pledge their loyalty to { $people_the }.
log-on-card-region = { $objective }: a fallen army is laid on the card for { $region_the }.
log-on-card = { $objective }: { $count } of six.
log-left = { $character } { $character_number ->
        [many] leave
       *[one] leaves
    } the board.
log-returned = { $character } returns, as the White!
log-looked = { $seat } sees { $card_object } in the player deck.
log-spied = { $seat } sees in the shadow deck: { $place }; { $order }.
log-spied-special = { $seat } sees in the shadow deck: { $card }.
log-removed = A shadow card leaves the game: { $place }; { $order }.
log-removed-special = A shadow card leaves the game: { $card }.
log-put-back = First in the shadow deck comes: { $place }; { $order }.
log-put-back-special = First in the shadow deck comes: { $card }.
log-took-card = { $seat } takes { $card_object } from the discard.
log-interrupt = { $seat } acts first.
log-gollum = Gollum and Frodo are together among armies { $place_in }: treason is in the air.
log-ended-destroyed = The Ring is destroyed.
log-ended-despair = There is no hope left.

## How it ended

ending-destroyed = The Ring goes into the fire, and Sauron falls: you have won!
ending-despair = The last hope is gone, and Sauron has won.

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such action.
refused-chance = Chance has to decide first.
refused-not-asked = First { $seat_the } has to decide.
refused-other-question = That is not what is asked now.
refused-behind-interrupt = Choose “Act now” first; then you can do this.
refused-not-quiet = Not now: first finish what is going on. Within a search, a battle or another card nothing else comes between.
refused-no-such-seat = { $seat } is not in this game.
refused-interrupt-yours = It is you who decide now: there is nothing to interrupt.
refused-interrupt-again = { $seat } has already acted first; nothing has changed since.
refused-nothing-to-do = { $seat } has nothing that could be done at any time.
refused-nobody-acts = First choose which character acts.
refused-no-actions = { $character } { $character_number ->
        [many] have
       *[one] has
    } no action left.
refused-not-in-game = { $character } { $character_number ->
        [many] are
       *[one] is
    } not in this game.
refused-not-your-character = { $character } { $character_number ->
        [many] belong
       *[one] belongs
    } to somebody else, or to nobody.
refused-off-board = { $character } { $character_number ->
        [many] are
       *[one] is
    } not on the board.
refused-acting-already = { $character } { $character_number ->
        [many] act
       *[one] acts
    } already.
refused-character-done = { $character } { $character_number ->
        [many] have
       *[one] has
    } acted already this turn.
refused-solo-turn = It is not the turn of { $character_the }: alone, the character with the token and Frodo & Sam act.
refused-not-character = Only { $character_the } can do this, and somebody else acts now.
refused-ability-used = { $ability_object } has been used this turn.
refused-gollum = Gollum neither musters nor attacks nor captures, and takes no armies along.
refused-cost = This costs { $cost }, and you don’t have that much.
refused-haven-already = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } a haven already.
refused-no-stronghold = There is no stronghold { $place_in } to capture.
refused-shadow-there = { $count ->
        [one] There is still a shadow army { $place_in }.
       *[other] There are still { $count } shadow armies { $place_in }.
    }
refused-no-friends = There is no friendly army { $place_in }.
refused-no-other-price = No open objective names another price { $place_in }.
refused-no-muster = No people musters { $place_in }.
refused-no-armies-left = There is no { $people_army } left in the supply.
refused-muster-one = Only Gandalf musters two armies at once.
refused-last-army = Only one { $people_army } is left in the supply.
refused-no-enemy = There is no shadow army { $place_in }.
refused-too-many-dice = { $count ->
        [one] Only one die can be rolled there: one for each friendly army, three at most.
       *[other] Only { $count } dice can be rolled there: one for each friendly army, three at most.
    }
refused-no-objective-done = Andúril is forged anew only when an objective is done.
refused-not-haven = There is no haven { $place_in }.
refused-not-discarded = This card is not in the discard ({ $card }).
refused-deck-empty = The player deck is empty.
refused-no-tokens-left = There are no { $symbol_tokens } left in the supply.
refused-no-frodo-here = Frodo is not { $place_in }.
refused-hope-full = Hope stands at { $count } already and can’t grow.
refused-no-other-blessing = In this game the blessing has one price only.
refused-oath-taken = The Paths of the Dead have been taken already.
refused-elsewhere = This can be done only { $place_in }.
refused-there-already = You are { $place_in } already.
refused-no-road = No road leads { $place_to } from there.
refused-no-road-for-two = Even on Shadowfax nobody gets { $place_to } in two steps.
refused-road-cost = The road { $place_to } costs { $cost }, and you don’t have that much.
refused-special-road = The horses don’t take the special road { $place_to }.
refused-alone = Alone there is nobody to exchange cards with.
refused-yourself = That is you.
refused-nobody-there = { $seat } has no character { $place_in }.
refused-refused-already = { $seat } has said no to every card that could go this way; nothing has changed since.
refused-card-already = { $seat } has said no to this card ({ $card }); nothing has changed since.
refused-no-card-of-region = { $seat } has no card of { $region_the }, and only those change hands there.
refused-boromir = Tempted by Power: Boromir parts with no Resistance card.
refused-not-in-hand = You don’t hold this card ({ $card }).
refused-not-held = { $seat } doesn’t hold this card ({ $card }).
refused-other-region = This card is of another region ({ $card }).
refused-not-stealth = Gollum takes Stealth cards only ({ $card }).
refused-not-friendship = The pledge wants a Friendship card ({ $card }).
refused-no-such-objective = This objective is not open in this game: { $objective_object }.
refused-objective-done = This objective is done: { $objective_object }.
refused-by-itself = This objective is not done with an action, but by itself as soon as all it wants is there: { $objective_object }.
refused-by-pledging = The Hobbits pledge their loyalty with a card, once for each of two peoples.
refused-others-first = { $count ->
        [one] One other objective has to be done before the Ring.
       *[other] { $count } other objectives have to be done before the Ring.
    }
refused-nobody-else = There is no other character { $place_in }, and one is needed.
refused-people-missing = One { $people_army } is missing { $place_in }: each of the four peoples must be there.
refused-no-gollum-here = Gollum is not { $place_in }.
refused-challenge-armies = Three Gondor armies, two Rohan armies and two Elf armies must stand there.
refused-challenge-dwarves = Three Gondor armies, two Dwarf armies and two Elf armies must stand there.
refused-no-people-haven = There is no haven of a people { $place_in }.
refused-pledged-already = The Hobbits are pledged to { $people_the } already.
refused-no-action-step = Lembas help only while the active player does actions.
refused-event-idle = { $event } would do nothing now.
refused-hand-first = First your hand must be down to seven cards.
refused-in-mordor = Nazgûl in Mordor can’t be driven to Mordor.
refused-no-nazgul = There is no Nazgûl { $region_in } that could go.
refused-too-far = Legolas does not shoot as far as { $place_the }.
refused-no-events-left = No event is left outside the deck.
refused-nazgul-enough = Four Nazgûl are { $region_in } already: more can’t be drawn there.
refused-no-nazgul-elsewhere = There is no Nazgûl anywhere else.
refused-not-paid = First pay { $cost }.
refused-nothing-to-pay = Nothing is to be paid now.
refused-paid-already = This card is given already ({ $card }).
refused-no-token = You don’t have { $symbol_token }.
refused-not-due = { $symbol } doesn’t help: { $cost } must be paid.
refused-order = Things are picked in a fixed order, and this would have come earlier, or the rest would not suffice after it.
refused-no-discarding = Nothing is to be discarded now.
refused-discard-first = { $count ->
        [one] First discard one more card or token.
       *[other] First discard { $count } cards or tokens.
    }
refused-hand-full = { $count ->
        [one] You hold one card too many.
       *[other] You hold { $count } cards too many.
    }
refused-tokens-not-counted = Tokens don’t count for the hand: discard cards.
refused-not-among = This card is not among those you can put in order or remove.
refused-not-foreseen = This card is not among those you have seen ({ $card }).
refused-two-armies = There are not two friendly armies on the board.
refused-wheels-current = In this game only the active player can give up cards and tokens.
refused-two-things = { $seat } does not have two cards or tokens.
refused-pick-first = First pick at least one.
refused-must-move = First the Nazgûl must move.
refused-ring = The Ring can be put on only just before a search, and only where shadow armies stand with Frodo.
refused-no-hiding = Frodo is not about to be searched on a journey.
refused-nobody-refused = A journey is called off only when somebody has refused to come along.
refused-no-battle = Valor removes armies only at the end of a battle.
refused-no-roll = No dice of a search or a battle lie on the table.
refused-other-dice-battle = These are battle dice.
refused-other-dice-search = These are search dice.
refused-not-there = You have no character { $place_in }, so you can’t change these dice.
refused-not-with-dice = { $character } { $character_number ->
        [many] are
       *[one] is
    } not { $place_in }, where the dice fell.
refused-once-a-roll = { $ability_object } has been used on this roll already.
refused-no-such-die = No die is left that shows this ({ $face }).
refused-flame-in-battle = In this game Light and Flame turns battle dice only.
refused-not-white = Only as the White does Gandalf turn search dice.
refused-no-elves = Nenya needs an Elf army { $place_in }.
refused-no-ambush = This battle is no ambush of Faramir’s.
refused-same-face = The die shows that already ({ $face }).
refused-no-bombadil = { $event } was not played on these dice.
refused-no-peril = Nobody faces the Balrog or Shelob now.
refused-harmless-die = No die with this face does any harm now ({ $face }).
refused-along-already = { $character } { $character_number ->
        [many] are
       *[one] is
    } coming along already.
refused-not-with-you = { $character } { $character_number ->
        [many] are
       *[one] is
    } at another place.
refused-unwilling = { $character } { $character_number ->
        [many] have
       *[one] has
    } refused to come along { $place_to }; nothing has changed since.
refused-there-now = { $character } { $character_number ->
        [many] are
       *[one] is
    } in Rivendell already.
refused-not-with-ents = { $character } { $character_number ->
        [many] are
       *[one] is
    } not in Fangorn Forest.
refused-order-company = Companions and armies are picked in a fixed order, and this would have come earlier.
refused-without-armies = No armies come along here.
refused-too-few-armies = There are not that many { $people_many } { $place_in }.
refused-other-people = Armies of this people don’t move for this objective: { $objective_object }.
refused-too-many-armies = { $count ->
        [0] No more armies may go.
        [one] Only one more army may go.
       *[other] Only { $count } more armies may go.
    }
refused-lembas = Lembas are for a character of the active player who is not done yet: { $character_the } can’t have them.
refused-number = It must be a number from { $least } to { $count }.
refused-nazgul-there = The Nazgûl { $region_in } are where they should go.
refused-most-nazgul-first = They ride out of the region that has most Nazgûl.
refused-nearest-first = Only the nearest Nazgûl come, and on a shortest way.
refused-place-arrow_from = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } no haven with friendly armies.
refused-place-arrow_to = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } no other haven.
refused-place-gwaihir_to = No friendly army stands next to { $place_the }, special roads apart.
refused-place-gwaihir_from = No army can come { $place_from } now: there is none, no plain road leads on, or the turn of { $place_the } has passed.
refused-place-horses = Nobody is { $place_in }.
refused-place-infighting = There is no shadow army { $place_in }.
refused-place-eagles = { $character } { $character_number ->
        [many] are
       *[one] is
    } { $place_in } already.
refused-place-ents = No road leads from Fangorn Forest { $place_to }.
refused-place-orders_from = There is no shadow army { $place_in }.
refused-place-orders_to = No road leads the armies { $place_to }, or the turn of { $place_the } has passed.
refused-place-aid = No character of the card’s region is { $place_in }, or Arwen is there herself.
refused-place-cunning = No road leads from here { $place_to }.
refused-place-wheels = There is no friendly army { $place_in }.
refused-place-gather_to = { $place_subject } { $place_number ->
        [many] don’t
       *[one] doesn’t
    } lie in Mirkwood.
refused-place-gather_from = No army that this objective moves can come { $place_from } now: { $objective_object }.
bad-level = { $scenario_object } is a scenario for { $count ->
        [one] the level { $first }
       *[other] the levels { $first } and { $second }
    }, not for { $level }. Choose another level, another scenario or random objectives.

## Options

option-level = Level
    .help = How many Skies Darken cards lie in the player deck, and how many objectives are drawn if they are left to chance.
choice-level-introductory = { level-introductory }
choice-level-standard = { level-standard }
choice-level-heroic = { level-heroic }
choice-level-epic = { level-epic }
choice-level-legendary = { level-legendary }
option-objectives = Objectives
    .help = The objectives of a scenario, which is made for the levels in brackets; or random ones, as many as the level says. To destroy the Ring is always the last.
choice-objectives-first_game = { scenario-first_game } ({ level-introductory }, { level-standard })
choice-objectives-darkness_at_bay = { scenario-darkness_at_bay } ({ level-introductory }, { level-standard })
choice-objectives-riders_of_rohan = { scenario-riders_of_rohan } ({ level-heroic }, { level-epic })
choice-objectives-fate_of_the_elves = { scenario-fate_of_the_elves } ({ level-heroic }, { level-epic })
choice-objectives-sons_of_the_steward = { scenario-sons_of_the_steward } ({ level-heroic }, { level-epic })
choice-objectives-no_hero_too_small = { scenario-no_hero_too_small } ({ level-legendary })
choice-objectives-random = Random
option-characters = Characters
    .help = Those suggested for a first game, if the objectives need no others; or all dealt at random. Those whom the objectives need are always among them.
choice-characters-first_game = As in a first game
choice-characters-random = Dealt at random
option-begins = Who begins
    .help = By the rulebook: in a first game Frodo’s player, else whoever holds the region card with the lowest number. A first game is the scenario of that name with the characters suggested for it.
choice-begins-rulebook = As in the rulebook
choice-begins-lowest = The lowest card
choice-begins-frodo = Frodo’s player
option-blessing_for_valor_or_stealth = The blessing for Valor or Stealth
    .help = When on, the Blessing of the Elves costs three Valor or three Stealth, and everybody in Rivendell gains a Friendship token. When off, it costs three Friendship and gives Resistance tokens.
option-challenge_with_dwarves = The challenge with Dwarves
    .help = When on, two Dwarf armies are needed to challenge Sauron. When off, two Rohan armies.
option-hobbits_pledge_any_card = The Hobbits pledge with any card
    .help = When on, Merry & Pippin pledge with any card of the region. When off, with its Friendship card only.
option-lady_of_light_for_friendship = The Lady of Light for Friendship
    .help = When on, Galadriel’s event costs one Friendship. When off, one Stealth.
option-boromir_takes_no_resistance = Boromir takes no Resistance
    .help = When on, Boromir can’t receive Resistance cards either. When off, he only gives none away.
option-special_backs_swapped = Backs of the special shadow cards
    .help = When on, the Drums of War have a black back and the Wheels of Saruman a red one. When off, the other way round.
option-white_flame_on_searches = The White turns search dice
    .help = When on, Gandalf the White may turn the dice of a search, too. When off, only those of a battle.
option-slinker_takes_any_card = Gollum takes any card
    .help = When on, Slinker takes any card from the discard. When off, a Stealth card only.
option-staff_without_armies = Saruman without more armies
    .help = When on, the objective { objective-staff_broken.object } puts no shadow armies on the board at the beginning.
option-mirkwood_without_dol_guldur = Mirkwood without Dol Guldur
    .help = When on, Dol Guldur does not count for the light in Mirkwood. When off, all four places do.
option-dwarven_lands_without_gimli = The Dwarven lands without Gimli
    .help = When on, the objective of the Dwarven lands does not need Gimli in the game.
option-shelob_needs_gollum = Gollum leads to Shelob
    .help = When on, Gollum must be in Minas Morgul when Frodo faces Shelob.
option-wheels_turn_on_current_player = The Wheels turn on the active player
    .help = When on, only the active player can give up two cards or tokens to the Wheels of Saruman. When off, any one player can.
option-marshal_saves_last_army = The Marshal saves the last army
    .help = When on, Éomer saves one of the armies that would really fall, so a single army is never lost next to him. When off, he takes one off the losses that the dice show.
option-any_level = Any level with any scenario
    .help = When on, a scenario can be played at every level. When off, only at those that the rulebook lists it under.
option-own = Your own data
    .help = Objectives and characters of your own choice, lines of shadow cards as they are printed on your copy, and how many tokens there are.
option-automatic = Make choices with a single answer automatically
    .help = When on, you are asked only where there is something to choose. When off, you confirm every step.
