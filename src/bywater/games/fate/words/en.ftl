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
    .tagline = Together against Sauron: hide Frodo, hold the havens and complete the objectives before hope runs out.
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
    .text = In a search where he is, you may reroll 1 die for free.
ability-captain_of_the_west = Captain of the West
    .object = “Captain of the West”
    .text = In a battle where he is, each Rout removes up to 2 shadow armies.
ability-anduril = Andúril
    .object = “Andúril”
    .text = Once per turn, as an action, when at least 1 objective is complete: remove a shadow army at his place. He needs no friendly army, and the Eye does not move.
ability-evenstar = Evenstar
    .object = “Evenstar”
    .text = Her Muster in an Elf place costs no Friendship.
ability-send_aid = Send Aid
    .object = “Send Aid”
    .text = When she Prepares with the card of a region where a character is, she may send that character an Elf army from her place.
ability-give_counsel = Give Counsel
    .object = “Give Counsel”
    .text = Once per turn, when she does Fellowship in a haven, the card may be of any region. Solo, this holds for the card of her Prepare instead.
ability-heir_to_the_steward = Heir to the Steward
    .object = “Heir to the Steward”
    .text = His Muster in a Gondor place costs no Friendship.
ability-hero_of_gondor = Hero of Gondor
    .object = “Hero of Gondor”
    .text = His Capture costs 1 Valor less.
ability-tempted_by_power = Tempted by Power
    .object = “Tempted by Power”
    .text = He gives away no Resistance card in Fellowship, and nobody can take one from him.
ability-rider_of_rohan = Rider of Rohan
    .object = “Rider of Rohan”
    .text = Once per turn he may Travel without using an action, whether he has 4 actions or 1. Special roads and hiding Frodo cost the same as always.
ability-marshal_of_the_mark = Marshal of the Mark
    .object = “Marshal of the Mark”
    .text = In a battle where he is with a Rohan army, you lose 1 friendly army less.
ability-shieldmaiden_of_rohan = Shieldmaiden of Rohan
    .object = “Shieldmaiden of Rohan”
    .text = Her Muster in a Rohan place costs no Friendship.
ability-no_living_man = No Living Man Am I!
    .object = “No Living Man Am I!”
    .text = In a battle where she is, each Nazgûl rolled takes a Nazgûl of the region out of the game and costs you no army.
ability-ambush = Ambush
    .object = “Ambush”
    .text = When he Travels with a friendly army, he may Attack where he arrives, without using an action. In this battle each Stealth spent turns a die to Rout. The Eye moves as for any Attack.
ability-stealthy = Stealthy
    .object = “Stealthy”
    .text = Special roads cost him 1 symbol less. Hiding Frodo still costs 1 Stealth.
ability-wisdom_of_the_eldar = Wisdom of the Eldar
    .object = “Wisdom of the Eldar”
    .text = Once per turn, as an action in a haven: take a Resistance card of his region from the discards.
ability-ring_bearer = Ring-bearer
    .object = “Ring-bearer”
    .text = Whenever Frodo Travels or is taken along, spend 1 Stealth or he is searched where he arrives.
ability-elronds_support = Elrond’s Support
    .object = “Elrond’s Support”
    .text = Once per turn, when Frodo Prepares in a haven with a card of its own region, he gains a Friendship token as well.
ability-sams_aid = Sam’s Aid
    .object = “Sam’s Aid”
    .text = In a search each Friendship spent cancels a Weary or an Exposed.
ability-put_on_the_ring = Put on the Ring
    .object = “Put on the Ring”
    .text = Before a search is rolled where shadow armies stand with Frodo: lose 1 hope, move the Eye to his region, and leave the shadow armies out of this search.
ability-lady_of_light = Lady of Light
    .object = “Lady of Light”
    .text = At any time, in a haven, for 1 Stealth: draw a random event from those left out at the start.
ability-mirror = Mirror of Galadriel
    .object = “Mirror of Galadriel”
    .text = As an action: look at up to 4 cards on top of the player deck and put them back in any order.
ability-nenya = Nenya
    .object = “Nenya”
    .text = In a battle where she is with an Elf army, you may reroll 1 die for free.
ability-mithrandir = Mithrandir
    .object = “Mithrandir”
    .text = His Muster brings up to 2 armies for the same price.
ability-shadowfax = Shadowfax
    .object = “Shadowfax”
    .text = When he Travels without characters and armies, he may go up to 2 places, but not on special roads.
ability-light_and_flame = Light and Flame
    .object = “Light and Flame”
    .text = In a battle where he is, each Valor spent turns a die to a face of his choice.
ability-son_of_gloin = Son of Glóin
    .object = “Son of Glóin”
    .text = His Muster in a Dwarf place costs no Friendship.
ability-dwarven_craft = Dwarven Craft
    .object = “Dwarven Craft”
    .text = Once per turn, as an action: gain a Valor token.
ability-restrictions = Restrictions
    .object = “Restrictions”
    .text = He can’t Muster, Attack or Capture, and takes no friendly armies along. When Gollum, Frodo and friendly armies meet at a place, lose 1 hope.
ability-guide = Guide
    .object = “Guide”
    .text = In a search where he is, roll 3 dice fewer; take them off before the limit of 7.
ability-slinker = Slinker
    .object = “Slinker”
    .text = Once per turn, as an action: take a Stealth card from the discards.
ability-cunning = Cunning
    .object = “Cunning”
    .text = He may Prepare anywhere, not only in havens. When he does, he may push a shadow army from his place to a neighbouring one, without a battle. Solo, the card must still be of his region.
ability-walk_silently = Walk Silently
    .object = “Walk Silently”
    .text = Once per turn, as an action: gain a Stealth token.
ability-sure_shot = Sure Shot
    .object = “Sure Shot”
    .text = At any time, for 1 Stealth: remove a shadow army from his place or a neighbouring one, or send a Nazgûl of his region to Mordor.
ability-keen_sight = Keen Sight
    .object = “Keen Sight”
    .text = Once per turn, when he Prepares: look at the top card of the shadow deck and at the back of the next. It goes back on top.
ability-loyal_friend = Loyal Friend
    .object = “Loyal Friend”
    .text = Once per turn, as an action: gain a Friendship token.
ability-distract = Distract
    .object = “Distract”
    .text = At any time, for 1 Friendship, if fewer than 4 Nazgûl are in their region: bring up to 2 more there.
ability-song = Give Us a Song!
    .object = “Give Us a Song!”
    .text = As an action, where Frodo is, for 3 Friendship: gain 2 hope. As often as you like.

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
    .one = 1 Friendship
    .token = a Friendship token
    .tokens = Friendship tokens
    .card = a Friendship card
symbol-valor = Valor
    .short = V
    .one = 1 Valor
    .token = a Valor token
    .tokens = Valor tokens
    .card = a Valor card
symbol-stealth = Stealth
    .short = S
    .one = 1 Stealth
    .token = a Stealth token
    .tokens = Stealth tokens
    .card = a Stealth card
symbol-resistance = Resistance
    .short = R
    .one = 1 Resistance
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
    .text = Move up to 3 friendly armies from one haven to another. You may then fight a battle there; if you do, the Eye moves to its region.
event-tom_bombadil = Tom Bombadil
    .short = Bombadil
    .object = Tom Bombadil
    .text = Gain 1 hope. Or, in a search or a battle, reroll up to 3 dice.
event-council_of_elrond = The Council of Elrond
    .short = Council
    .object = the Council of Elrond
    .text = Any characters whose players agree come to Rivendell, without armies and without a search. Then one player with a character there may give a token to another player. Solo: Prepare once for free instead, with a card of any region.
event-gwaihir = Gwaihir Brings News
    .short = Gwaihir
    .object = “Gwaihir Brings News”
    .text = Pick a place and bring in any friendly armies next to it, but not on special roads. You may then fight a battle there; if you do, the Eye moves to its region.
event-rohan_horses = Rohan Lends Horses
    .short = Horses
    .object = “Rohan Lends Horses”
    .text = All characters of one place ride together, up to 3 places, without armies and not on special roads. If Frodo rides, a search follows each step, and Stealth does not help.
event-orc_infighting = Orc Infighting
    .short = Infighting
    .object = “Orc Infighting”
    .text = Remove up to 2 shadow armies from one place.
event-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = Only while actions are taken: one character of the active player gets 2 more.
event-eagles = The Eagles Are Coming!
    .short = Eagles
    .object = the Eagles
    .text = Put one character on any place. If it is Frodo, the 7 nearest Nazgûl and the Eye come to his region, and a search follows.
event-elronds_foresight = Elrond’s Foresight
    .short = Foresight
    .object = Elrond’s Foresight
    .text = The active player looks at up to 4 cards on top of the player deck, may keep one that is not Skies Darken, and puts the others back in any order.
event-entmoot = Entmoot
    .short = Entmoot
    .object = the Entmoot
    .text = Up to 3 Elf armies from the supply, as Ents, come to Fangorn Forest. You may lead them on to a neighbouring place, even Isengard, with characters of the forest who agree: no Stealth, no search, no battle.
event-elven_cloaks = Elven Cloaks and Rope
    .short = Cloaks
    .object = “Elven Cloaks and Rope”
    .text = Pick a character: it Travels alone up to twice, right now, without actions or searches. Special roads cost the same as always.
event-palantir = Gaze into a Palantír
    .short = Palantír
    .object = “Gaze into a Palantír”
    .text = Pick a character: the Eye moves to its region, and then 3 Nazgûl of your choice.
event-conflicting_orders = Conflicting Orders
    .short = Orders
    .object = “Conflicting Orders”
    .text = All shadow armies of one place go to one or more neighbouring places of your choice. There is no battle.
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
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Drúadan Forest, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-dorwinion = Skies Darken (Dorwinion)
    .short = Dorwinion
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Dorwinion, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-gladden_fields = Skies Darken (Gladden Fields)
    .short = Gladden
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to the Gladden Fields, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-hollin = Skies Darken (Hollin)
    .short = Hollin
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Hollin, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-mount_doom = Skies Darken (Mount Doom)
    .short = Mount Doom
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Mount Doom, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-north_ithilien = Skies Darken (North Ithilien)
    .short = N. Ithilien
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to North Ithilien, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-south_ithilien = Skies Darken (South Ithilien)
    .short = S. Ithilien
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to South Ithilien, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-southern_mirkwood = Skies Darken (Southern Mirkwood)
    .short = S. Mirkwood
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Southern Mirkwood, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-tharbad = Skies Darken (Tharbad)
    .short = Tharbad
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Tharbad, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-fangorn_forest = Skies Darken (Fangorn Forest)
    .short = Fangorn
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Fangorn Forest, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-druwaith_iaur = Skies Darken (Drúwaith Iaur)
    .short = Drúwaith
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to Drúwaith Iaur, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.
skies-emyn_muil = Skies Darken (Emyn Muil)
    .short = Emyn Muil
    .object = “Skies Darken”
    .text = Threat moves up 1 box. The Eye moves to Frodo’s region; if it is there already, lose 2 hope. 3 shadow armies come to the Emyn Muil, and fight if friendly armies are there. The used shadow cards are shuffled and go on top of their deck.

## Objectives

objective-destroy_ring = Destroy the One Ring
    .short = One Ring
    .object = “Destroy the One Ring”
    .text = With Frodo & Sam. When all other objectives are complete, Frodo spends an action and 5 Resistance on Mount Doom. A last search follows, with 1 more die for each hope below 8, 7 dice at most.
    .reward = If at least 1 hope is left, you win.
objective-blessing_elves = Attain the Blessing of the Elves
    .short = Blessing
    .object = “Attain the Blessing of the Elves”
    .text = 3 Elf armies from the supply are on the card. A character in Rivendell, with another one there, spends an action and 3 Friendship.
    .reward = The armies go back to the supply; each player with a character in Rivendell gains a Resistance token; gain 1 hope.
objective-staff_broken = “Saruman, Your Staff Is Broken”
    .short = Staff
    .object = “Saruman, Your Staff Is Broken”
    .text = Isengard starts with 2 more shadow armies. Complete when Isengard is a haven and Rohan has neither shadow armies nor strongholds.
    .reward = The active player may gain a Resistance token.
objective-challenge_sauron = Challenge Sauron
    .short = Challenge
    .object = “Challenge Sauron”
    .text = A character in North Ithilien spends an action while at least 3 Gondor, 2 Rohan and 2 Elf armies are there.
    .reward = The Eye moves to Ithilien, and all shadow armies in Mordor go to Udûn.
objective-confront_balrog = Confront the Balrog
    .short = Balrog
    .object = “Confront the Balrog”
    .text = With Gandalf. In Moria he spends an action and rolls 3 battle dice: an Overrun costs 1 hope, an Exchange 2, a Nazgûl 3, a Rout nothing. Each Resistance cancels a die, each Valor saves 1 hope.
    .reward = Gandalf leaves the board. When the next Skies Darken is drawn, he comes back in Lórien as the White: gain 2 hope, and from then on 1 Valor turns any number of dice.
objective-oathbreakers = Oathbreakers Fulfill Their Duty
    .short = Oathbreakers
    .object = “Oathbreakers Fulfill Their Duty”
    .text = With Aragorn. Once per game he goes from Edoras to Erech as an action, without paying for the road: 2 shadow armies come to Pelargir, all those of Umbar go there, and up to 3 Gondor armies come to Erech. Complete when this has happened and Gondor has neither shadow armies nor strongholds.
    .reward = Gain 1 hope.
objective-subdue_umbar = Subdue Umbar
    .short = Umbar
    .object = “Subdue Umbar”
    .text = Complete when Umbar is a haven, or when each place of Haradwaith has a friendly army and none has a shadow army.
    .reward = Any friendly armies of Haradwaith may go to Pelargir.
objective-ride_eored = Ride with the Éored
    .short = Éored
    .object = “Ride with the Éored”
    .text = With Éomer. When he Attacks with a Rohan army and removes shadow armies, one of them may go on the card if its region has none there yet. Rohan and its 6 neighbours count. Complete with 4 regions.
    .reward = The armies go back to the supply; gain 1 hope.
objective-free_theoden = Free Théoden’s Mind
    .short = Théoden
    .object = “Free Théoden’s Mind”
    .text = 4 Rohan armies from the supply are on the card. A character in Edoras, with another one there, spends an action, 2 Friendship and 1 Resistance.
    .reward = The armies go back to the supply; up to 2 Rohan armies come to Edoras; gain 1 hope.
objective-frecas_heirs = Deal with Freca’s Heirs
    .short = Freca
    .object = “Deal with Freca’s Heirs”
    .text = Dunland may be Captured, though it is no stronghold, for 3 Valor or 3 Friendship. Complete when it is a haven with at least 2 Rohan armies.
    .reward = 1 Rohan army may come to Dunland. If the place is lost later, it costs 3 hope and is no longer a haven.
objective-shieldmaiden = “Shieldmaiden No Longer”
    .short = Shieldmaiden
    .object = “Shieldmaiden No Longer”
    .text = With Éowyn. Until this is complete she may, in a battle where she is, spend 2 Valor to turn a die to Nazgûl. Complete when she has destroyed at least 2 Nazgûl and Rohan has neither shadow armies nor strongholds.
    .reward = Gain 1 hope.
objective-that_makes_six = “That Makes Six!”
    .short = Six
    .object = “That Makes Six!”
    .text = With Legolas. Shadow armies that his Sure Shot removes may go on the card. Complete with 6.
    .reward = The armies go back to the supply; gain 1 hope.
objective-arwen_banner = Arwen Unfurls the Banner
    .short = Banner
    .object = “Arwen Unfurls the Banner”
    .text = With Arwen. In Minas Tirith, while it is a haven and an army of each of the 4 peoples is there, she spends an action and 1 Friendship.
    .reward = Gain 1 hope.
objective-lay_bare_pits = Lay Bare the Pits
    .short = Pits
    .object = “Lay Bare the Pits”
    .text = With Galadriel. Dol Guldur starts with 1 more shadow army. She may Capture it for 2 Resistance and 1 Valor instead of 3 Valor. Complete when it is a haven with at least 3 Elf armies.
    .reward = If Galadriel is there, gain 1 hope.
objective-light_mirkwood = Bring Light to Mirkwood
    .short = Mirkwood
    .object = “Bring Light to Mirkwood”
    .text = A shadow army each starts on the Old Forest Road and in Southern Mirkwood. Complete when Mirkwood has no shadow army and each of its 4 places has an Elf army. Dol Guldur need not be a haven.
    .reward = Gain 1 hope; Elf armies of Mirkwood may gather in one of its places.
objective-boromir_honor = Boromir Reclaims His Honor
    .short = Boromir
    .object = “Boromir Reclaims His Honor”
    .text = With Boromir. Complete when the last friendly army falls in a battle where Boromir and another character are.
    .reward = Remove up to 2 shadow armies there; Boromir leaves the board. When the next objective is complete, his player gets a random unused character at its starting place.
objective-secure_anduin = Secure the Crossing of the Anduin
    .short = Anduin
    .object = “Secure the Crossing of the Anduin”
    .text = With Faramir. Osgiliath starts with a shadow army. Faramir may Capture it, though it is no stronghold, for 3 Valor or for 2 Resistance and 1 Stealth. Complete when it is a haven.
    .reward = 1 Gondor army may come to Osgiliath. If the place is lost later, it costs 3 hope, and it can’t be won back.
objective-unseat_denethor = Unseat Denethor
    .short = Denethor
    .object = “Unseat Denethor”
    .text = 4 Gondor armies from the supply are on the card. A character in Minas Tirith, with another one there, spends an action, 2 Stealth, 1 Friendship and 1 Valor.
    .reward = The armies go back to the supply; up to 3 Gondor armies come to Minas Tirith; gain 1 hope.
objective-infiltrate_morgul = Infiltrate Minas Morgul
    .short = Morgul
    .object = “Infiltrate Minas Morgul”
    .text = Minas Morgul starts with 1 more shadow army. It may be Captured for 3 Stealth instead of 3 Valor. Complete when it is a haven.
    .reward = The active player may gain 2 Stealth tokens, looks at the top 2 shadow cards, removes any of them from the game, and puts the rest back in any order.
objective-avenge_balin = Avenge Balin!
    .short = Balin
    .object = “Avenge Balin!”
    .text = Complete when Moria is a haven with at least 2 Dwarf armies.
    .reward = Any Dwarf armies may go to Moria; if at least 4 are then there, the active player may gain 2 Valor tokens.
objective-dwarven_lands = Lift Shadow from Dwarven Lands
    .short = Dwarf lands
    .object = “Lift Shadow from Dwarven Lands”
    .text = With Gimli. Ered Luin starts with a shadow army. Complete when Ered Luin has no shadow army and at least 4 Dwarf armies, and Dale has neither shadow armies nor strongholds.
    .reward = Gain 1 hope; the active player may gain 2 Valor tokens.
objective-rangers_eriador = Rangers Secure Eriador
    .short = Rangers
    .object = “Rangers Secure Eriador”
    .text = Complete when Eriador has neither shadow armies nor strongholds and each of its 7 places has a friendly army.
    .reward = Gain 1 hope; friendly armies of Eriador may go to the Weather Hills and to Tharbad.
objective-hobbits_loyalty = Hobbits Pledge Their Loyalty
    .short = Hobbits
    .object = “Hobbits Pledge Their Loyalty”
    .text = With Merry & Pippin. In a haven of a people they spend an action and discard a Friendship card of that region; a Friendship token from the supply marks that people on the card. Complete with 2 peoples.
    .reward = Their player gains the 2 tokens; gain 1 hope.
objective-shelobs_lair = Shelob’s Lair
    .short = Shelob
    .object = “Shelob’s Lair”
    .text = With Frodo & Sam and Gollum, who belong to different players unless you play solo. In Minas Morgul Frodo spends an action and rolls 3 battle dice: an Overrun costs 1 hope, an Exchange 2, a Nazgûl 3, a Rout nothing; and 1 more for each Resistance card or token of Gollum’s player (solo: each card). Each Valor cancels a die, each Friendship saves 1 hope.
    .reward = If no hope was lost, Frodo & Sam may take 1 more action this turn.

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
face-nazgul = Nazgûl
    .text = 2 friendly armies are removed if a Nazgûl is in the region

## Shadow cards

back-red = red
    .text = Red means Advance: the armies on the card’s line move.
back-black = black
    .text = Black means Reinforce: an army comes, and an order is carried out.
order-eye = The Eye
    .text = The Eye moves to Frodo’s region; if it is there already, Frodo is searched.
order-hunt = The hunt
    .text = The 2 Nazgûl nearest to Frodo, outside his region, come 1 region nearer, one after the other.
order-deploy = The Nazgûl ride out
    .text = 3 Nazgûl go, one by one, from Mordor to the Eye’s region; if Mordor is empty, from the region that has most. If the Eye is in Mordor, 3 go back there.
shadow-drums = The Drums of War
    .object = the Drums of War
    .text = A shadow army comes to each stronghold in Mordor.
shadow-wheels = The Wheels of Saruman
    .object = the Wheels of Saruman
    .text = The active player chooses: remove 2 friendly armies, or one player gives up 2 cards or tokens, or lose 1 hope.

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

cost-3_friendship = 3 Friendship
cost-2_friendship = 2 Friendship
cost-1_friendship = 1 Friendship
cost-3_valor = 3 Valor
cost-2_valor = 2 Valor
cost-1_valor = 1 Valor
cost-5_stealth = 5 Stealth
cost-4_stealth = 4 Stealth
cost-3_stealth = 3 Stealth
cost-2_stealth = 2 Stealth
cost-1_stealth = 1 Stealth
cost-5_resistance = 5 Resistance
cost-4_resistance = 4 Resistance
cost-3_resistance = 3 Resistance
cost-2_resistance = 2 Resistance
cost-1_resistance = 1 Resistance
cost-2_friendship-1_stealth = 2 Friendship and 1 Stealth
cost-2_friendship-1_resistance = 2 Friendship and 1 Resistance
cost-1_friendship-1_valor = 1 Friendship and 1 Valor
cost-1_friendship-2_stealth = 1 Friendship and 2 Stealth
cost-1_friendship-1_stealth = 1 Friendship and 1 Stealth
cost-1_friendship-1_resistance = 1 Friendship and 1 Resistance
cost-1_valor-2_stealth = 1 Valor and 2 Stealth
cost-1_valor-1_stealth = 1 Valor and 1 Stealth
cost-1_valor-2_resistance = 1 Valor and 2 Resistance
cost-1_valor-1_resistance = 1 Valor and 1 Resistance
cost-1_stealth-2_resistance = 1 Stealth and 2 Resistance
cost-1_stealth-1_resistance = 1 Stealth and 1 Resistance
cost-1_friendship-1_valor-2_stealth = 1 Friendship, 1 Valor and 2 Stealth
cost-1_friendship-1_valor-1_stealth = 1 Friendship, 1 Valor and 1 Stealth

## What is asked

prompt-act-first = { $seat }, who acts first: { $character_the } or { $other_the }? One of them gets 4 actions, the other 1, in either order.
prompt-act-first_solo = Who acts first? { $character } { $character_number ->
        [many] have
       *[one] has
    } 4 actions this turn, { $other_the } 1.
prompt-act-only = { $seat }, it is your turn. Only { $character_the } can act, with { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
prompt-act-nobody = { $seat }, draw your 2 cards? None of your characters can act any more.
prompt-act-gone = What now? { $character } { $character_number ->
        [many] have
       *[one] has
    } left the board and can’t act any more this turn.
prompt-act-none = What now? { $character } { $character_number ->
        [many] have
       *[one] has
    } no actions left. Act with another character, play an event, or end the actions.
prompt-act-ride = What { $character_number ->
        [many] do
       *[one] does
    } { $character_the } do { $place_in }? { $count ->
        [0] No actions left, but
        [one] 1 action left, and
       *[other] { $count } actions left, and
    } 1 Travel this turn is free.
prompt-act-open = What { $character_number ->
        [many] do
       *[one] does
    } { $character_the } do { $place_in }? { $count ->
        [one] 1 action left.
       *[other] { $count } actions left.
    } After a second action here, { $other_the } will have only 1 this turn.
prompt-act = What { $character_number ->
        [many] do
       *[one] does
    } { $character_the } do { $place_in }? { $count ->
        [one] 1 action left.
       *[other] { $count } actions left.
    }
prompt-quiet = Reveal the next shadow card? { $count ->
        [one] It is the last one this turn.
       *[other] { $count } more come this turn.
    } Anyone may act first.
prompt-interrupt = { $seat }, what do you do first? You may play events and use abilities that work at any time.
prompt-company-travel = Who goes { $place_to } with { $character_the }? Pick characters and armies.
prompt-company-travel_more = Who else goes { $place_to } with { $character_the }? So far: { $count ->
        [0] no character
        [one] 1 character
       *[other] { $count } characters
    } and { $armies ->
        [0] no army
        [one] 1 army
       *[other] { $armies } armies
    }.
prompt-company-council = Whom do you call to Rivendell? Other players decide for their own characters.
prompt-company-ents = Who goes { $place_to } with the Ents? Pick characters in Fangorn Forest; other players decide for theirs.
prompt-consent-travel = { $count ->
        [1] May { $whom_the }
       *[other] May { $whom_the } and { $other_the }
    } come along { $place_to }? { $character } { $character_number ->
        [many] are
       *[one] is
    } travelling there.
prompt-consent-council = { $count ->
        [1] May { $whom_the }
       *[other] May { $whom_the } and { $other_the }
    } come to Rivendell? The Council of Elrond calls.
prompt-consent-ents = { $count ->
        [1] May { $whom_the }
       *[other] May { $whom_the } and { $other_the }
    } go { $place_to } with the Ents?
prompt-trade_consent-given = Take { $card_object }? { $other } offers it to you.
prompt-trade_consent-asked = Give { $card_object }? { $other } asks you for it.
prompt-calling_off = { $character_number ->
        [many] Do
       *[one] Does
    } { $character_the } still go { $place_to }? Not everyone agreed to come along.
prompt-hiding = Spend 1 Stealth to hide Frodo? Otherwise { $count ->
        [one] 1 die searches
       *[other] { $count } dice search
    } for him { $place_in }.
prompt-paying-journey = How do you pay { $cost }? { $character_of } journey leads { $place_to }.
prompt-paying-muster = How do you pay { $cost }? You Muster { $place_in }.
prompt-paying-capture = How do you pay { $cost }? You Capture { $place_object }.
prompt-paying-objective = How do you pay { $cost }? It is for { $objective_object }.
prompt-paying-shot = How do you pay { $cost }? Legolas shoots a shadow army { $place_in }.
prompt-paying-shot_nazgul = How do you pay { $cost }? Legolas drives a Nazgûl to Mordor.
prompt-paying-distraction = How do you pay { $cost }? Merry & Pippin draw Nazgûl to them.
prompt-paying-lady = How do you pay { $cost }? Galadriel draws an event.
prompt-paying-song = How do you pay { $cost }? The song brings 2 hope.
prompt-paying-reroll = How do you pay { $cost }? You reroll { $face }.
prompt-paying-sam = How do you pay { $cost }? Sam cancels { $face }.
prompt-paying-valor = How do you pay { $cost }? You remove a shadow army { $place_in }.
prompt-paying-flame = How do you pay { $cost }? Gandalf turns { $face } to { $into }.
prompt-paying-ambush = How do you pay { $cost }? Faramir turns { $face } to Rout.
prompt-paying-defiance = How do you pay { $cost }? Éowyn turns { $face } to Nazgûl.
prompt-paying-disregard = How do you pay { $cost }? You ignore { $face }.
prompt-paying-sparing = How do you pay { $cost }? You save 1 hope.
prompt-wearing = Put on the Ring? It costs 1 hope and brings the Eye, but the shadow armies don’t see Frodo: the search { $place_in } has { $less ->
        [0] no dice
        [one] 1 die
       *[other] { $less } dice
    } instead of { $count }.
prompt-rolled-search = Change any dice? Search { $place_in }: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }.
prompt-rolled-battle = Change any dice? Battle { $place_in }: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }; { $friends } friendly against { $shadow ->
        [one] 1 shadow army
       *[other] { $shadow } shadow armies
    }.
prompt-rerolling = Which dice does Tom Bombadil reroll? { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }. { $count ->
        [0] Pick up to 3.
       *[other] { $count } of 3 picked.
    }
prompt-losses = Which army do you lose { $place_in }? { $count ->
        [one] 1 friendly army falls.
       *[other] { $count } friendly armies fall.
    }
prompt-marshal = Does Éomer save the last army { $place_in }? If all fall, { objective-boromir_honor.object } is complete.
prompt-after_battle = Spend 1 Valor to remove a shadow army? { $count ->
        [one] 1 is
       *[other] { $count } are
    } left { $place_in }.
prompt-in_peril = Spend anything against these dice? { $objective }: { $kinds ->
        [0] nothing that counts
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }. This costs { $count } hope. Each { $ignoring } ignores a die, each { $sparing } saves 1 hope.
prompt-trading-give = Which card do you give { $other_to }?
prompt-trading-take = Which card do you ask { $other_the } for?
prompt-may-slot = Put a fallen army on { objective-ride_eored.object }? It is for { $region_the }; { $count } of 4 regions are there.
prompt-may-six = Put the fallen army on { objective-that_makes_six.object }? { $count } of 6 are there.
prompt-may-resistance = Take a Resistance token? Saruman is beaten.
prompt-may-gondor = Put a Gondor army in Osgiliath? The crossing of the Anduin is secured.
prompt-may-rohan = Put a Rohan army in Dunland? Freca’s heirs are beaten.
prompt-may-stealth = Take 2 Stealth tokens? Minas Morgul is taken.
prompt-may-valor = Take 2 Valor tokens? The Dwarves have won.
prompt-numbering-ents = How many Elf armies become Ents? They appear in Fangorn Forest.
prompt-numbering-infighting = How many shadow armies do you remove { $place_in }?
prompt-numbering-orders = How many shadow armies go { $place_to }?
prompt-numbering-theoden = How many Rohan armies come { $place_to }? Théoden is free.
prompt-numbering-denethor = How many Gondor armies come { $place_to }? Denethor is unseated.
prompt-numbering-oath = How many Gondor armies come { $place_to }? The dead have answered the call.
prompt-numbering-honor = How many shadow armies do you remove { $place_in }? It is Boromir’s last stand.
prompt-placing-arrow_from = From which haven do armies ride? The Red Arrow moves up to 3.
prompt-placing-arrow_to = To which haven do the armies ride? They come { $place_from }.
prompt-placing-gwaihir_to = To which place do neighbouring armies come?
prompt-placing-gwaihir_from = From where do armies come { $place_to }?
prompt-placing-horses = Where are the characters who ride? They all ride together, up to 3 places.
prompt-placing-infighting = Where do the Orcs fight each other? You remove up to 2 shadow armies there.
prompt-placing-eagles = Where do the Eagles carry { $character_the }?
prompt-placing-ents = Where do the Ents march from Fangorn Forest?
prompt-placing-orders_from = Which place do all shadow armies leave?
prompt-placing-orders_to = Where do shadow armies { $place_from } go? { $count ->
        [one] 1 must
       *[other] { $count } must
    } still leave.
prompt-placing-aid = Where does Arwen send an Elf army? It joins a character { $region_in }.
prompt-placing-cunning = Where does Gollum lure a shadow army? It leaves { $place_the } without a battle.
prompt-placing-wheels = Where do you lose a friendly army? The Wheels of Saruman take { $count ->
        [one] 1 more.
       *[other] { $count }.
    }
prompt-placing-gather_to = Where do Elf armies of Mirkwood gather? { $objective_object } is complete.
prompt-placing-gather_from = From where do armies come { $place_to }? { $objective_object } is complete.
prompt-choosing-lembas = Who gets 2 more actions this turn?
prompt-choosing-eagles = Whom do the Eagles carry?
prompt-choosing-cloaks = Who wears the cloaks? They walk unseen, up to 2 places.
prompt-choosing-palantir = Whom does the Palantír show? The Eye and 3 Nazgûl move to that region.
prompt-loading-arrow = Which armies ride { $place_from }? { $count ->
        [0] Pick up to 3.
       *[other] { $count } of 3 picked.
    }
prompt-loading-gwaihir = Which armies leave { $place_the }? { $count ->
        [0] None picked yet.
       *[other] { $count } picked.
    }
prompt-loading-gather = Which armies leave { $place_the }? { $count ->
        [0] None picked yet.
       *[other] { $count } picked.
    }
prompt-hunting = Which Nazgûl moves, and where? In the hunt { $count ->
        [one] 1 more comes
       *[other] { $count } come
    } a region nearer to Frodo.
prompt-summoning-deploy = From where does a Nazgûl go { $region_to }? { $count ->
        [one] 1 more rides
       *[other] { $count } more ride
    }; several regions have equally many.
prompt-summoning-palantir = From where does a Nazgûl go { $region_to }? The Palantír moves { $count ->
        [one] 1 more.
       *[other] { $count }.
    }
prompt-summoning-distract = From where do Nazgûl come { $region_to }? Merry & Pippin draw { $count ->
        [one] 1 more.
       *[other] up to { $count }.
    }
prompt-summoning-eagles = From where does a Nazgûl come { $region_to }? The Eagles carried Frodo, so { $count ->
        [one] 1 more comes
       *[other] { $count } more come
    }; several are equally near.
prompt-wheels_turn = What do the Wheels of Saruman cost? 2 friendly armies, 2 cards or tokens of one player, or 1 hope.
prompt-discarding = What do you discard? { $count ->
        [one] 1 card or token must go.
       *[other] { $count } cards or tokens must go.
    }
prompt-hand_full = What do you discard? You hold more than 7 cards: { $count ->
        [one] discard 1, or play an event.
       *[other] discard { $count }, or play events.
    }
prompt-ordering = Which card comes first? You see the next cards of the player deck.
prompt-ordering-next = Which card comes next?
prompt-foreseen = Which card do you keep? You see the next cards of the player deck and may keep 1.
prompt-spied = Which shadow cards leave the game? You see the next 2.
prompt-spied-order = Which shadow card comes first?
prompt-giving = Give a token to another player? Only 1 token changes hands.
prompt-riding-horses = Where do the riders go { $place_from }? { $count ->
        [one] 1 more step is possible.
       *[other] { $count } more steps are possible.
    }
prompt-riding-cloaks = Where { $character_number ->
        [many] do
       *[one] does
    } { $character_the } go { $place_from }? { $count ->
        [one] 1 more step is possible.
       *[other] { $count } more steps are possible.
    }
prompt-ambushing = Attack { $place_in } from ambush, without an action? { $armies } friendly against { $count ->
        [one] 1 shadow army.
       *[other] { $count } shadow armies.
    }
prompt-ambushing-event = Fight a battle { $place_in } now? { $armies } friendly against { $count ->
        [one] 1 shadow army;
       *[other] { $count } shadow armies;
    } the Eye moves there.
prompt-gifting = Who gets a token, and which one?
prompt-free_preparing = Prepare once for free? The card may be of any region.

wait-act-first = { $seat } is choosing who acts first.
wait-act = { $seat } acts with { $character_the }.
wait-quiet = { $seat } is about to reveal a shadow card. Anyone may act first.
wait-interrupt = { $seat } acts first.
wait-company = { $seat } is choosing who comes along.
wait-consent = { $seat } is deciding whether to come along.
wait-trade_consent = { $seat } is deciding about { $card_object }.
wait-calling_off = { $seat } is deciding whether { $character_the } still { $character_number ->
        [many] go
       *[one] goes
    } { $place_to }.
wait-hiding = { $seat } is deciding whether to hide Frodo on the way { $place_to }.
wait-paying = { $seat } is paying { $cost }.
wait-wearing = { $seat } is deciding whether Frodo puts on the Ring.
wait-rolled = The dice are rolled. { $seat } may change them.
wait-rerolling = { $seat } is choosing dice for Tom Bombadil to reroll.
wait-losses = { $seat } is choosing which armies fall { $place_in }.
wait-marshal = { $seat } is deciding whether Éomer saves the last army { $place_in }.
wait-after_battle = { $seat } may spend Valor { $place_in }.
wait-in_peril = { $objective }: { $seat } may spend symbols.
wait-trading = { $seat } is choosing a card to exchange with { $other_the }.
wait-may = { $seat } is deciding about a reward.
wait-numbering = { $seat } is choosing how many armies.
wait-placing = { $seat } is choosing a place.
wait-choosing = { $seat } is choosing a character.
wait-loading = { $seat } is choosing armies { $place_in }.
wait-hunting = { $seat } is choosing which Nazgûl comes nearer to Frodo.
wait-summoning = { $seat } is choosing which Nazgûl goes { $region_to }.
wait-wheels_turn = The Wheels of Saruman: { $seat } is choosing what is lost.
wait-discarding = { $seat } must discard.
wait-hand_full = { $seat } holds more than 7 cards and must discard.
wait-ordering = { $seat } is putting the next cards in order.
wait-foreseen = { $seat } is looking at the next cards.
wait-spied = { $seat } is looking at the next shadow cards.
wait-giving = The Council of Elrond: { $seat } may give a token away.
wait-riding = { $seat } is choosing where to go { $place_from }.
wait-ambushing = { $seat } is deciding whether to fight { $place_in }.
wait-gifting = Gifts from the Elves: { $seat } is choosing a player and a token.
wait-free_preparing = The Council of Elrond: { $seat } may Prepare.

chance-draw-turn = { $seat } draws a card.
chance-draw-opening = { $seat } is dealt a card.
chance-draw-look = { $seat } looks at the next card of the player deck.
chance-draw-lady = { $seat } draws an event that was left out.
chance-flip-turn = A shadow card is revealed.
chance-flip-look = The next shadow card is looked at.
chance-flip-opening = A shadow card shows where an army starts.
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
chance-join-successor = { $seat } gets a new character in place of Boromir.

## What can be chosen

do-done = Done
do-done-act = End the actions and draw 2 cards
do-done-interrupt = Done
do-done-company = Set out
do-done-paying = Pay
do-done-rerolling = Reroll these dice
do-done-in_peril = Keep the dice
do-done-loading = Done
do-done-summoning = Done
do-done-spied = Done
do-done-riding = Stop here
do-done-hand_full = Done
do-done-gwaihir_from = Done
do-done-gather_from = Done
do-pass = Pass
do-pass-search = Keep the dice
do-pass-battle = Keep the dice
do-pass-after_battle = Spend no Valor
do-pass-wearing = Leave the Ring off
do-pass-foreseen = Keep none
do-pass-giving = Give no token
do-pass-ambushing = Don’t attack
do-pass-event = Don’t fight
do-pass-free_preparing = Don’t Prepare
do-pass-aid = Send no army
do-pass-cunning = Lure no army
do-pass-ents = Keep the Ents in Fangorn Forest
do-pass-gather_to = Keep the armies where they are
do-yes = Yes
do-yes-consent = Come along
do-yes-given = Take { $card_object }
do-yes-asked = Give { $card_object } { $other_to }
do-yes-may_slot = Put an army on the card for { $region_the }
do-yes-may_six = Put the army on the card
do-yes-may_resistance = Take a Resistance token
do-yes-may_gondor = Put a Gondor army in Osgiliath
do-yes-may_rohan = Put a Rohan army in Dunland
do-yes-may_stealth = Take 2 Stealth tokens
do-yes-may_valor = Take 2 Valor tokens
do-no = No
do-no-consent = Stay behind
do-no-given = Refuse the card
do-no-asked = Keep the card
do-no-may_slot = Put no army on the card
do-no-may_six = Put no army on the card
do-no-may_resistance = Take no token
do-no-may_gondor = Put no army there
do-no-may_rohan = Put no army there
do-no-may_stealth = Take no tokens
do-no-may_valor = Take no tokens
do-pass-quiet = Reveal the next shadow card
do-pass-calling_off = Go { $place_to } with those who agreed
do-call_off = Call off the journey
do-stealth = Hide Frodo { $place_in } (1 Stealth)
do-search = { $count ->
        [one] Risk a search { $place_in } (1 die)
       *[other] Risk a search { $place_in } ({ $count } dice)
    }
do-ring = Put on the Ring (1 hope, the Eye comes)
do-capture = Capture { $place_object } ({ $cost })
do-capture_otherwise = Capture { $place_object } as the objective allows ({ $cost })
do-muster = { $count ->
        [one] Muster { $people_one } { $place_in } (1 Friendship)
       *[other] Muster { $count } { $people_many } { $place_in } (1 Friendship)
    }
do-muster-free = { $count ->
        [one] Muster { $people_one } { $place_in } (free)
       *[other] Muster { $count } { $people_many } { $place_in } (free)
    }
do-attack = { $count ->
        [one] Attack { $place_in } with 1 die
       *[other] Attack { $place_in } with { $count } dice
    }
do-attack-battle = { $count ->
        [one] Fight { $place_in } with 1 die
       *[other] Fight { $place_in } with { $count } dice
    }
do-anduril = Andúril: remove a shadow army { $place_in }
do-wisdom = Wisdom of the Eldar: take { $card_object } from the discards
do-mirror = Mirror of Galadriel: look at the next 4 cards and put them in order
do-craft = Dwarven Craft: gain a Valor token
do-walk = Walk Silently: gain a Stealth token
do-friend = Loyal Friend: gain a Friendship token
do-song = Give Us a Song! Gain 2 hope (3 Friendship)
do-oath = Take the Paths of the Dead to Erech
do-blessing_otherwise = { $objective } ({ $cost })
do-lady = Lady of Light: draw an event that was left out ({ $cost })
do-distract = Distract: draw up to 2 Nazgûl to Merry & Pippin (1 Friendship)
do-bombadil = Play Tom Bombadil: reroll up to 3 dice
do-spare = Save 1 hope ({ $symbol_one })
do-valor = Spend 1 Valor: remove a shadow army
do-shoot_nazgul = Sure Shot: drive a Nazgûl of the region to Mordor (1 Stealth)
do-wheels_armies = Lose 2 friendly armies
do-wheels_hope = Lose 1 hope
do-wheels_seat = { $seat } loses 2 cards or tokens
do-interrupt = Let { $seat_the } act first
do-interrupt-take = Act now ({ $seat_the })
do-act-first = Start with { $character_the }
do-act = { $count ->
        [one] Act with { $character_the } (1 action); { $other_the } { $other_number ->
            [many] are
           *[one] is
        } done
       *[other] Act with { $character_the } ({ $count } actions); { $other_the } { $other_number ->
            [many] are
           *[one] is
        } done
    }
do-travel = Travel { $place_to }
do-travel-cost = Travel { $place_to } ({ $cost })
do-travel-frodo = { $count ->
        [one] Travel { $place_to } (1 Stealth or a search with 1 die)
       *[other] Travel { $place_to } (1 Stealth or a search with { $count } dice)
    }
do-travel-frodo_cost = { $count ->
        [one] Travel { $place_to } ({ $cost }; and 1 Stealth or a search with 1 die)
       *[other] Travel { $place_to } ({ $cost }; and 1 Stealth or a search with { $count } dice)
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
do-slinker = Slinker: take { $card_object } from the discards
do-play = Play { $event_object }
do-shoot = Sure Shot: remove a shadow army { $place_in } (1 Stealth)
do-card = { $card }
do-card-give = Give { $card_object } { $other_to }
do-card-take = Ask { $other_the } for { $card_object }
do-card-keep = Keep { $card_object }
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
do-who-lembas = Give { $character_the } 2 more actions
do-who-eagles = Carry { $character_the }
do-who-cloaks = Give { $character_the } the cloaks
do-who-palantir = Turn the Eye on { $character_the }
do-at = { $place }
do-at-arrow_from = Move armies { $place_from }
do-at-arrow_to = Ride { $place_to }
do-at-gwaihir_to = Bring armies { $place_to }
do-at-gwaihir_from = Move armies { $place_from }
do-at-horses = Ride with the characters { $place_in }
do-at-infighting = { $count ->
        [one] { $place }: 1 shadow army
       *[other] { $place }: { $count } shadow armies
    }
do-at-eagles = Carry { $character_the } { $place_to }
do-at-ents = March { $place_to }
do-at-orders_from = { $count ->
        [one] { $place }: 1 shadow army leaves
       *[other] { $place }: { $count } shadow armies leave
    }
do-at-orders_to = Send some { $place_to }
do-at-aid = Send an Elf army { $place_to }
do-at-cunning = Lure a shadow army { $place_to }
do-at-wheels = Lose an army { $place_in }
do-at-gather_to = Gather { $place_in }
do-at-gather_from = Move armies { $place_from }
do-number = { $count }
do-number-ents = { $count ->
        [one] Raise 1 army of Ents
       *[other] Raise { $count } armies of Ents
    }
do-number-infighting = { $count ->
        [one] Remove 1 shadow army { $place_in }
       *[other] Remove { $count } shadow armies { $place_in }
    }
do-number-orders = { $count ->
        [one] Send 1 shadow army { $place_to }
       *[other] Send { $count } shadow armies { $place_to }
    }
do-number-theoden = { $count ->
        [0] Place no Rohan army
        [one] Place 1 Rohan army { $place_in }
       *[other] Place { $count } Rohan armies { $place_in }
    }
do-number-denethor = { $count ->
        [0] Place no Gondor army
        [one] Place 1 Gondor army { $place_in }
       *[other] Place { $count } Gondor armies { $place_in }
    }
do-number-oath = { $count ->
        [0] Place no Gondor army
        [one] Place 1 Gondor army { $place_in }
       *[other] Place { $count } Gondor armies { $place_in }
    }
do-number-honor = { $count ->
        [0] Remove no shadow army
        [one] Remove 1 shadow army { $place_in }
       *[other] Remove { $count } shadow armies { $place_in }
    }
do-lose = Lose { $people_one }
do-nazgul_from = Move a Nazgûl { $region_from }
do-nazgul_from-into = Move a Nazgûl { $region_from } { $into_to }
do-nazgul = Move a Nazgûl { $region_from } { $into_to }
do-reroll_search = Reroll { $face } (1 Resistance)
do-reroll_battle = Reroll { $face } (1 Resistance)
do-ranger = Ranger of the North: reroll { $face } (free)
do-nenya = Nenya: reroll { $face } (free)
do-sams_aid = Sam’s Aid: cancel { $face } (1 Friendship)
do-turn_search = Light and Flame: turn { $face } to { $into } (1 Valor)
do-turn_search-free = Light and Flame: turn { $face } to { $into } (free)
do-turn_battle = Light and Flame: turn { $face } to { $into } (1 Valor)
do-turn_battle-free = Light and Flame: turn { $face } to { $into } (free)
do-ambush = Ambush: turn { $face } to Rout (1 Stealth)
do-defy = Éowyn: turn { $face } to Nazgûl (2 Valor)
do-die_search = Pick { $face }
do-die_battle = Pick { $face }
do-disregard = Ignore { $face } ({ $symbol_one })
do-gift = Give { $seat_the } { $symbol_token }
do-hand_token = Give { $seat_the } { $symbol_token }
do-drawn = { $card } is drawn
do-flipped = Shadow card: { $line }; { $order }
do-flipped-special = Shadow card: { $card }
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
do-task = Objective: { $objective }
do-joins = { $character } { $character_number ->
        [many] come
       *[one] comes
    } into play

## What happened

log-set-up = The game is set up. { $seat } starts.
log-task = Objective of this game: { $objective_object }.
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
log-refused = { $seat } declines.
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
        [many] are captured and become
       *[one] is captured and becomes
    } a haven.
log-search = { $count ->
        [one] Frodo is searched { $place_in } with 1 die.
       *[other] Frodo is searched { $place_in } with { $count } dice.
    }
log-searched = Search dice: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }.
log-fought = Battle dice: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }.
log-battle-shadow = { $count ->
        [one] The Shadow attacks { $place_in } with 1 die.
       *[other] The Shadow attacks { $place_in } with { $count } dice.
    }
log-battle-attack = { $count ->
        [one] The battle { $place_in } is fought with 1 die.
       *[other] The battle { $place_in } is fought with { $count } dice.
    }
log-battle-ambush = { $count ->
        [one] Faramir strikes from ambush { $place_in } with 1 die.
       *[other] Faramir strikes from ambush { $place_in } with { $count } dice.
    }
log-battle-event = { $count ->
        [one] The armies fight { $place_in } with 1 die.
       *[other] The armies fight { $place_in } with { $count } dice.
    }
log-battle-riders = { $count ->
        [one] Éomer and his Riders fight { $place_in } with 1 die.
       *[other] Éomer and his Riders fight { $place_in } with { $count } dice.
    }
log-rerolled = { $seat } rerolls { $face }.
log-rerolled-bombadil = { $count ->
        [one] Tom Bombadil helps: { $seat_the } rerolls a die ({ $face }).
       *[other] Tom Bombadil helps: { $seat_the } rerolls { $count } dice ({ $face }).
    }
log-turned = { $seat } turns { $face } to { $into }.
log-ignored = { $seat } cancels { $face }.
log-spared = { $seat } saves 1 hope.
log-ring = Frodo puts on the Ring.
log-hope-lost-no_armies = No shadow army is left to place: this costs { $count } hope; { $hope } left.
log-hope-lost-gollum = Gollum’s malice costs { $count } hope; { $hope } left.
log-hope-lost-eye = The Eye is on Frodo’s region already: this costs { $count } hope; { $hope } left.
log-hope-lost-ring = The Ring costs { $count } hope; { $hope } left.
log-hope-lost-search = The search costs { $count } hope; { $hope } left.
log-hope-lost-haven = The fall of the haven costs { $count } hope; { $hope } left.
log-hope-lost-no_card = The player deck is empty: this costs { $count } hope; { $hope } left.
log-hope-lost-peril = The struggle costs { $count } hope; { $hope } left.
log-hope-lost-wheels = The Wheels of Saruman cost { $count } hope; { $hope } left.
log-hope-gained = Hope rises by { $count } to { $hope }.
log-eye = The Eye turns { $region_to }.
log-nazgul = { $count ->
        [one] A Nazgûl goes { $region_from } { $into_to }.
       *[other] { $count } Nazgûl go { $region_from } { $into_to }.
    }
log-nazgul-removed = A Nazgûl { $region_in } is destroyed for good.
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
        [one] 1 { $people_army } joins { $place_in }.
       *[other] { $count } { $people_many } join { $place_in }.
    }
log-friends-lost = { $count ->
        [one] 1 { $people_army } is lost { $place_in }.
       *[other] { $count } { $people_many } are lost { $place_in }.
    }
log-friends-moved = { $count ->
        [one] 1 { $people_army } goes { $origin_from } { $place_to }.
       *[other] { $count } { $people_many } go { $origin_from } { $place_to }.
    }
log-haven-fell = { $place_subject } { $place_number ->
        [many] fall
       *[one] falls
    } to the Shadow!
log-drew = { $seat } draws { $card_object }.
log-drew-skies = { $seat } draws { $card }!
log-no-card = There is no card left for { $seat_the } to draw.
log-darkened = The skies darken: the Shadow gathers { $place_in }.
log-threat = { $count ->
        [one] Threat: 1 shadow card per turn.
       *[other] Threat: { $count } shadow cards per turn.
    }
log-shuffled-on = The used shadow cards are shuffled and go on top of their deck.
log-reshuffled = The shadow deck is empty: its discards are shuffled into a new one.
log-flipped = A shadow card is revealed: { $place }; { $order }.
log-flipped-special = A shadow card is revealed: { $card }.
log-back = The next shadow card has a { $back } back.
log-advances = The Shadow advances along { $line_object }.
log-reinforces = The Shadow is reinforced { $place_in }. Order: { $order }.
log-ordered = The Eye looks for Frodo.
log-special = { $card }: { $card_text }
log-discarded = { $seat } discards { $card_object }.
log-discarded-token = { $seat } discards { $symbol_token }.
log-event = { $seat } plays { $event_object }.
log-used = { $seat } uses { $ability_object }.
log-completed = Objective complete: { $objective_object }.
log-pledged = The Hobbits pledge their loyalty to { $people_the }.
log-on-card-region = { $objective }: a fallen army goes on the card for { $region_the }.
log-on-card = { $objective }: { $count } of 6.
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
log-put-back = On top of the shadow deck: { $place }; { $order }.
log-put-back-special = On top of the shadow deck: { $card }.
log-took-card = { $seat } takes { $card_object } from the discards.
log-interrupt = { $seat } acts first.
log-gollum = Gollum and Frodo meet among armies { $place_in }.
log-ended-destroyed = The Ring is destroyed.
log-ended-despair = There is no hope left.

## How it ended

ending-destroyed = The Ring is destroyed and Sauron falls: you win!
ending-despair = Hope has run out, and Sauron wins. Next time, keep an army in every haven and Stealth for Frodo.

## Why something can’t be done

refused-over = The game is over.
refused-unknown = There is no such move.
refused-chance = Wait for the dice or the cards.
refused-not-asked = { $seat } decides first.
refused-other-question = Answer the current question first.
refused-behind-interrupt = Choose “Act now” first; then you can do this.
refused-not-quiet = Finish the current search, battle or card first.
refused-no-such-seat = { $seat } is not in this game.
refused-interrupt-yours = It is your decision already: just act.
refused-interrupt-again = { $seat } has already acted first, and nothing has changed since.
refused-nothing-to-do = { $seat } has nothing to play or use at any time.
refused-nobody-acts = First choose who acts.
refused-no-actions = { $character } { $character_number ->
        [many] have
       *[one] has
    } no actions left.
refused-not-in-game = { $character } { $character_number ->
        [many] are
       *[one] is
    } not in this game.
refused-not-your-character = { $character } { $character_number ->
        [many] are
       *[one] is
    } not your character.
refused-off-board = { $character } { $character_number ->
        [many] are
       *[one] is
    } not on the board.
refused-acting-already = { $character } { $character_number ->
        [many] are
       *[one] is
    } already acting.
refused-character-done = { $character } { $character_number ->
        [many] have
       *[one] has
    } already acted this turn.
refused-solo-turn = It is not the turn of { $character_the }. Solo, the character with the token and Frodo & Sam act.
refused-not-character = Only { $character_the } can do this, and someone else is acting.
refused-ability-used = { $ability_object } has already been used this turn.
refused-gollum = Gollum can’t Muster, Attack or Capture, and takes no armies along.
refused-cost = You need { $cost }.
refused-haven-already = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } already a haven.
refused-no-stronghold = There is no stronghold { $place_in } to capture.
refused-shadow-there = { $count ->
        [one] There is still a shadow army { $place_in }.
       *[other] There are still { $count } shadow armies { $place_in }.
    }
refused-no-friends = There is no friendly army { $place_in }.
refused-no-other-price = No objective offers another price { $place_in }.
refused-no-muster = No people musters { $place_in }.
refused-no-armies-left = No { $people_army } is left in the supply.
refused-muster-one = Only Gandalf musters two armies at once.
refused-last-army = Only 1 { $people_army } is left in the supply.
refused-no-enemy = There is no shadow army { $place_in }.
refused-too-many-dice = { $count ->
        [one] You can roll only 1 die there: 1 per friendly army, 3 at most.
       *[other] You can roll only { $count } dice there: 1 per friendly army, 3 at most.
    }
refused-no-objective-done = Andúril needs at least 1 complete objective.
refused-not-haven = There is no haven { $place_in }.
refused-not-discarded = This card is not in the discards ({ $card }).
refused-deck-empty = The player deck is empty.
refused-no-tokens-left = No { $symbol_tokens } are left in the supply.
refused-no-frodo-here = Frodo is not { $place_in }.
refused-hope-full = Hope is already at { $count } and can’t grow.
refused-no-other-blessing = In this game the blessing has only one price.
refused-oath-taken = Aragorn has already taken the Paths of the Dead.
refused-elsewhere = You can do this only { $place_in }.
refused-there-already = You are already { $place_in }.
refused-no-road = No road leads { $place_to } from there.
refused-no-road-for-two = Even Shadowfax can’t get { $place_to } in 2 steps.
refused-road-cost = The road { $place_to } costs { $cost }.
refused-special-road = The horses can’t take the special road { $place_to }.
refused-alone = You play alone: there is nobody to exchange cards with.
refused-yourself = Choose another player.
refused-nobody-there = { $seat } has no character { $place_in }.
refused-refused-already = { $seat } has already refused every card for this, and nothing has changed since.
refused-card-already = { $seat } has already refused this card ({ $card }), and nothing has changed since.
refused-no-card-of-region = { $seat } has no card of { $region_the }. Only those can change hands there.
refused-boromir = Tempted by Power: Boromir gives away no Resistance card.
refused-not-in-hand = You don’t hold this card ({ $card }).
refused-not-held = { $seat } doesn’t hold this card ({ $card }).
refused-other-region = This card is of another region ({ $card }).
refused-not-stealth = Gollum takes only Stealth cards ({ $card }).
refused-not-friendship = The pledge needs a Friendship card ({ $card }).
refused-no-such-objective = This game does not have this objective: { $objective_object }.
refused-objective-done = This objective is already complete: { $objective_object }.
refused-by-itself = This objective needs no action. It completes itself as soon as everything is in place: { $objective_object }.
refused-by-pledging = The Hobbits pledge with a card, once for each of 2 peoples.
refused-others-first = { $count ->
        [one] Complete 1 other objective before the Ring.
       *[other] Complete { $count } other objectives before the Ring.
    }
refused-nobody-else = A second character must be { $place_in }.
refused-people-missing = 1 { $people_army } is missing { $place_in }: all 4 peoples must be there.
refused-no-gollum-here = Gollum is not { $place_in }.
refused-challenge-armies = You need 3 Gondor, 2 Rohan and 2 Elf armies there.
refused-challenge-dwarves = You need 3 Gondor, 2 Dwarf and 2 Elf armies there.
refused-no-people-haven = There is no haven of a people { $place_in }.
refused-pledged-already = The Hobbits have already pledged to { $people_the }.
refused-no-action-step = Lembas work only while the active player takes actions.
refused-event-idle = { $event } would do nothing now.
refused-hand-first = First discard down to 7 cards.
refused-in-mordor = Nazgûl in Mordor can’t be driven to Mordor.
refused-no-nazgul = No Nazgûl { $region_in } can go.
refused-too-far = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } too far for Legolas.
refused-no-events-left = No event is left to draw.
refused-nazgul-enough = 4 Nazgûl are already { $region_in }; no more can be drawn there.
refused-no-nazgul-elsewhere = There are no Nazgûl anywhere else.
refused-not-paid = First pay { $cost }.
refused-nothing-to-pay = There is nothing to pay now.
refused-paid-already = You have already spent this card ({ $card }).
refused-no-token = You don’t have { $symbol_token }.
refused-not-due = { $symbol } does not help: pay { $cost }.
refused-order = Cards are picked in a fixed order. This one came earlier, or leaves too little to pay with.
refused-no-discarding = There is nothing to discard now.
refused-discard-first = { $count ->
        [one] First discard 1 more card or token.
       *[other] First discard { $count } cards or tokens.
    }
refused-hand-full = { $count ->
        [one] You hold 1 card too many.
       *[other] You hold { $count } cards too many.
    }
refused-tokens-not-counted = Tokens don’t count towards your hand. Discard cards.
refused-not-among = You can’t order or remove this card.
refused-not-foreseen = You have not seen this card ({ $card }).
refused-two-armies = There are fewer than 2 friendly armies on the board.
refused-wheels-current = In this game only the active player can give up cards and tokens.
refused-two-things = { $seat } has fewer than 2 cards and tokens.
refused-pick-first = First pick at least one.
refused-must-move = Move the Nazgûl first.
refused-ring = Frodo can put on the Ring only just before a search, where shadow armies stand with him.
refused-no-hiding = Frodo need not hide now.
refused-nobody-refused = You can call off a journey only when someone has refused to come along.
refused-no-battle = Valor removes armies only at the end of a battle.
refused-no-roll = There are no dice to change now.
refused-other-dice-battle = These are battle dice.
refused-other-dice-search = These are search dice.
refused-not-there = You need a character { $place_in } to change these dice.
refused-not-with-dice = { $character } { $character_number ->
        [many] are
       *[one] is
    } not { $place_in }, where the dice were rolled.
refused-once-a-roll = { $ability_object } has already been used on this roll.
refused-no-such-die = No die shows this ({ $face }).
refused-flame-in-battle = In this game Light and Flame turns battle dice only.
refused-not-white = Gandalf can turn search dice only as the White.
refused-no-elves = Nenya needs an Elf army { $place_in }.
refused-no-ambush = This battle is not Faramir’s ambush.
refused-same-face = The die already shows this ({ $face }).
refused-no-bombadil = { $event } was not played on these dice.
refused-no-peril = Nobody is facing the Balrog or Shelob now.
refused-harmless-die = No die with this face does harm ({ $face }).
refused-along-already = { $character } { $character_number ->
        [many] are
       *[one] is
    } already coming along.
refused-not-with-you = { $character } { $character_number ->
        [many] are
       *[one] is
    } somewhere else.
refused-unwilling = { $character } { $character_number ->
        [many] have
       *[one] has
    } already refused to come along { $place_to }, and nothing has changed since.
refused-there-now = { $character } { $character_number ->
        [many] are
       *[one] is
    } already in Rivendell.
refused-not-with-ents = { $character } { $character_number ->
        [many] are
       *[one] is
    } not in Fangorn Forest.
refused-order-company = Companions and armies are picked in a fixed order, and this one came earlier.
refused-without-armies = Armies can’t come along here.
refused-too-few-armies = There are fewer { $people_many } { $place_in }.
refused-other-people = This objective does not move armies of this people: { $objective_object }.
refused-too-many-armies = { $count ->
        [0] No more armies may go.
        [one] Only 1 more army may go.
       *[other] Only { $count } more armies may go.
    }
refused-lembas = Lembas need a character of the active player who still acts this turn; { $character_the } can’t have them.
refused-number = Choose a number from { $least } to { $count }.
refused-nazgul-there = The Nazgûl { $region_in } are already there.
refused-most-nazgul-first = They must leave the region with the most Nazgûl.
refused-nearest-first = Only the nearest Nazgûl move, on a shortest way.
refused-place-arrow_from = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } no haven with friendly armies.
refused-place-arrow_to = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } not another haven.
refused-place-gwaihir_to = There is no friendly army next to { $place_the } (special roads don’t count).
refused-place-gwaihir_from = No army can come { $place_from }: none is there, no plain road leads on, or this place had its chance.
refused-place-horses = There is nobody { $place_in }.
refused-place-infighting = There is no shadow army { $place_in }.
refused-place-eagles = { $character } { $character_number ->
        [many] are
       *[one] is
    } already { $place_in }.
refused-place-ents = No road leads from Fangorn Forest { $place_to }.
refused-place-orders_from = There is no shadow army { $place_in }.
refused-place-orders_to = No road leads the armies { $place_to }, or this place had its chance.
refused-place-aid = No character of the card’s region is { $place_in }, or Arwen is there herself.
refused-place-cunning = No road leads from here { $place_to }.
refused-place-wheels = There is no friendly army { $place_in }.
refused-place-gather_to = { $place_subject } { $place_number ->
        [many] are
       *[one] is
    } not in Mirkwood.
refused-place-gather_from = No army that this objective moves can come { $place_from } now: { $objective_object }.
bad-level = { $scenario_object } needs { $count ->
        [one] level { $first }
       *[other] level { $first } or { $second }
    }, not { $level }. Choose another level, another scenario or random objectives.

## Options

option-level = Level
    .help = How many Skies Darken cards are in the player deck, and how many objectives are drawn if you play random ones.
choice-level-introductory = { level-introductory }
choice-level-standard = { level-standard }
choice-level-heroic = { level-heroic }
choice-level-epic = { level-epic }
choice-level-legendary = { level-legendary }
option-objectives = Objectives
    .help = The objectives of a scenario, made for the levels in brackets, or random ones, as many as the level says. The Ring is always the last.
choice-objectives-first_game = { scenario-first_game } ({ level-introductory }, { level-standard })
choice-objectives-darkness_at_bay = { scenario-darkness_at_bay } ({ level-introductory }, { level-standard })
choice-objectives-riders_of_rohan = { scenario-riders_of_rohan } ({ level-heroic }, { level-epic })
choice-objectives-fate_of_the_elves = { scenario-fate_of_the_elves } ({ level-heroic }, { level-epic })
choice-objectives-sons_of_the_steward = { scenario-sons_of_the_steward } ({ level-heroic }, { level-epic })
choice-objectives-no_hero_too_small = { scenario-no_hero_too_small } ({ level-legendary })
choice-objectives-random = Random
option-characters = Characters
    .help = The suggested ones, or all at random. Required characters are always included.
choice-characters-first_game = Suggested for a first game
choice-characters-random = Random
option-begins = Starting player
    .help = By the rulebook, Frodo’s player starts a first game (that scenario with its suggested characters); in any other, the holder of the lowest region card.
choice-begins-rulebook = As in the rulebook
choice-begins-lowest = Lowest card
choice-begins-frodo = Frodo’s player
option-blessing_for_valor_or_stealth = Blessing for Valor or Stealth
    .help = On: the Blessing of the Elves costs 3 Valor or 3 Stealth, and each player with a character in Rivendell gains a Friendship token. Off: it costs 3 Friendship and gives Resistance tokens.
option-challenge_with_dwarves = Challenge with Dwarves
    .help = On: challenging Sauron needs 2 Dwarf armies. Off: 2 Rohan armies.
option-hobbits_pledge_any_card = Hobbits pledge with any card
    .help = On: Merry & Pippin pledge with any card of the region. Off: only with its Friendship card.
option-lady_of_light_for_friendship = Lady of Light for Friendship
    .help = On: Galadriel’s event costs 1 Friendship. Off: 1 Stealth.
option-boromir_takes_no_resistance = Boromir takes no Resistance
    .help = On: Boromir can’t receive Resistance cards either. Off: he only gives none away.
option-special_backs_swapped = Swap the backs of the special shadow cards
    .help = On: the Drums of War have a black back and the Wheels of Saruman a red one. Off: the other way round.
option-white_flame_on_searches = The White turns search dice
    .help = On: Gandalf the White may turn search dice, too. Off: only battle dice.
option-slinker_takes_any_card = Gollum takes any card
    .help = On: Slinker takes any card from the discards. Off: only a Stealth card.
option-staff_without_armies = Saruman without more armies
    .help = On: the objective { objective-staff_broken.object } adds no shadow armies at the start. Off: it adds 2 in Isengard.
option-mirkwood_without_dol_guldur = Mirkwood without Dol Guldur
    .help = On: Dol Guldur does not count for the light in Mirkwood. Off: all 4 places do.
option-dwarven_lands_without_gimli = Dwarven lands without Gimli
    .help = On: the objective of the Dwarven lands does not need Gimli in the game. Off: it does.
option-shelob_needs_gollum = Gollum leads to Shelob
    .help = On: Gollum must be in Minas Morgul when Frodo faces Shelob. Off: he may be anywhere.
option-wheels_turn_on_current_player = The Wheels turn on the active player
    .help = On: only the active player can give up 2 cards or tokens to the Wheels of Saruman. Off: any one player can.
option-marshal_saves_last_army = The Marshal saves the last army
    .help = On: Éomer saves one of the armies that would really fall, so a single army is never lost next to him. Off: he takes 1 off the losses on the dice.
option-any_level = Any level with any scenario
    .help = On: a scenario can be played at any level. Off: only at the levels listed for it.
option-own = Own values
    .help = Your own objectives and characters, the lines of shadow cards as printed on your copy, and the number of tokens.
option-automatic = Play forced choices automatically
    .help = On: a single answer is played for you. Off: you choose even if there is only one.
