### Das Schicksal der Gemeinschaft auf Deutsch.
###
### Ein Name im Satz bringt seine Formen mit. Orte und Regionen: $place ist der bloße Name, $place_subject beginnt einen
### Satz, $place_the steht mittendrin (Nominativ), $place_object im Akkusativ; $place_in, $place_to und $place_from haben
### ihre Präposition dabei; $place_number (one, many) wählt das Verb. Figuren: $character, _the, _to (Dativ), _of,
### _number, _gender (male, female). Völker: $people_one (eine Elben-Armee), _army (ohne Artikel), _many (nach einer
### Zahl), _the. Zeichen: $symbol_one (eine Heimlichkeit, Akkusativ), _token, _tokens (nach einer Zahl), _card. Karten,
### Ereignisse, Ziele, Fähigkeiten, Linien: $card_object steht im Akkusativ. Ein .short passt in zwölf Spalten (das eines
### Zeichens in eine); nach .text und .power kann man fragen.
### Spieler: $seat, _the, _to (Dativ), _of. Preise: $cost steht im Akkusativ.

## Das Spiel und seine Plätze

game-fate = Das Schicksal der Gemeinschaft
    .tagline = Gemeinsam gegen Sauron: Verbergt den Ringträger, haltet die Zufluchten und erreicht die Ziele, ehe die Hoffnung versiegt.
seat-first = Spieler 1
    .the = Spieler 1
    .to = Spieler 1
    .of = von Spieler 1
seat-second = Spieler 2
    .the = Spieler 2
    .to = Spieler 2
    .of = von Spieler 2
seat-third = Spieler 3
    .the = Spieler 3
    .to = Spieler 3
    .of = von Spieler 3
seat-fourth = Spieler 4
    .the = Spieler 4
    .to = Spieler 4
    .of = von Spieler 4
seat-fifth = Spieler 5
    .the = Spieler 5
    .to = Spieler 5
    .of = von Spieler 5

## Orte

place-grey_havens = Graue Anfurten
    .short = Anfurten
    .subject = Die Grauen Anfurten
    .the = die Grauen Anfurten
    .object = die Grauen Anfurten
    .in = an den Grauen Anfurten
    .to = zu den Grauen Anfurten
    .from = von den Grauen Anfurten
    .number = many
place-ered_luin = Ered Luin
    .short = Ered Luin
    .subject = Die Ered Luin
    .the = die Ered Luin
    .object = die Ered Luin
    .in = in den Ered Luin
    .to = in die Ered Luin
    .from = aus den Ered Luin
    .number = many
place-the_shire = Auenland
    .short = Auenland
    .subject = Das Auenland
    .the = das Auenland
    .object = das Auenland
    .in = im Auenland
    .to = ins Auenland
    .from = aus dem Auenland
    .number = one
place-bree = Bree
    .short = Bree
    .subject = Bree
    .the = Bree
    .object = Bree
    .in = in Bree
    .to = nach Bree
    .from = aus Bree
    .number = one
place-sarn_ford = Sarnfurt
    .short = Sarnfurt
    .subject = Die Sarnfurt
    .the = die Sarnfurt
    .object = die Sarnfurt
    .in = an der Sarnfurt
    .to = zur Sarnfurt
    .from = von der Sarnfurt
    .number = one
place-weather_hills = Wetterberge
    .short = Wetterberge
    .subject = Die Wetterberge
    .the = die Wetterberge
    .object = die Wetterberge
    .in = in den Wetterbergen
    .to = in die Wetterberge
    .from = aus den Wetterbergen
    .number = many
place-tharbad = Tharbad
    .short = Tharbad
    .subject = Tharbad
    .the = Tharbad
    .object = Tharbad
    .in = in Tharbad
    .to = nach Tharbad
    .from = aus Tharbad
    .number = one
place-rivendell = Bruchtal
    .short = Bruchtal
    .subject = Bruchtal
    .the = Bruchtal
    .object = Bruchtal
    .in = in Bruchtal
    .to = nach Bruchtal
    .from = aus Bruchtal
    .number = one
place-hollin = Hulsten
    .short = Hulsten
    .subject = Hulsten
    .the = Hulsten
    .object = Hulsten
    .in = in Hulsten
    .to = nach Hulsten
    .from = aus Hulsten
    .number = one
place-moria = Moria
    .short = Moria
    .subject = Moria
    .the = Moria
    .object = Moria
    .in = in Moria
    .to = nach Moria
    .from = aus Moria
    .number = one
place-gladden_fields = Schwertelfelder
    .short = Schwertelf.
    .subject = Die Schwertelfelder
    .the = die Schwertelfelder
    .object = die Schwertelfelder
    .in = auf den Schwertelfeldern
    .to = zu den Schwertelfeldern
    .from = von den Schwertelfeldern
    .number = many
place-carrock = Carrock
    .short = Carrock
    .subject = Der Carrock
    .the = der Carrock
    .object = den Carrock
    .in = am Carrock
    .to = zum Carrock
    .from = vom Carrock
    .number = one
place-lorien = Lórien
    .short = Lórien
    .subject = Lórien
    .the = Lórien
    .object = Lórien
    .in = in Lórien
    .to = nach Lórien
    .from = aus Lórien
    .number = one
place-isengard = Isengart
    .short = Isengart
    .subject = Isengart
    .the = Isengart
    .object = Isengart
    .in = in Isengart
    .to = nach Isengart
    .from = aus Isengart
    .number = one
place-fangorn_forest = Fangornwald
    .short = Fangornwald
    .subject = Der Fangornwald
    .the = der Fangornwald
    .object = den Fangornwald
    .in = im Fangornwald
    .to = in den Fangornwald
    .from = aus dem Fangornwald
    .number = one
place-dunland = Dunland
    .short = Dunland
    .subject = Dunland
    .the = Dunland
    .object = Dunland
    .in = in Dunland
    .to = nach Dunland
    .from = aus Dunland
    .number = one
place-druwaith_iaur = Drúwaith Iaur
    .short = Drúwaith
    .subject = Drúwaith Iaur
    .the = Drúwaith Iaur
    .object = Drúwaith Iaur
    .in = in Drúwaith Iaur
    .to = nach Drúwaith Iaur
    .from = aus Drúwaith Iaur
    .number = one
place-fords_of_isen = Furten des Isen
    .short = Isenfurten
    .subject = Die Furten des Isen
    .the = die Furten des Isen
    .object = die Furten des Isen
    .in = an den Furten des Isen
    .to = zu den Furten des Isen
    .from = von den Furten des Isen
    .number = many
place-helms_deep = Helms Klamm
    .short = Helms Klamm
    .subject = Helms Klamm
    .the = Helms Klamm
    .object = Helms Klamm
    .in = in Helms Klamm
    .to = nach Helms Klamm
    .from = aus Helms Klamm
    .number = one
place-edoras = Edoras
    .short = Edoras
    .subject = Edoras
    .the = Edoras
    .object = Edoras
    .in = in Edoras
    .to = nach Edoras
    .from = aus Edoras
    .number = one
place-eastemnet = Ostemnet
    .short = Ostemnet
    .subject = Ostemnet
    .the = Ostemnet
    .object = Ostemnet
    .in = in Ostemnet
    .to = nach Ostemnet
    .from = aus Ostemnet
    .number = one
place-woodland_realm = Waldlandreich
    .short = Waldland
    .subject = Das Waldlandreich
    .the = das Waldlandreich
    .object = das Waldlandreich
    .in = im Waldlandreich
    .to = ins Waldlandreich
    .from = aus dem Waldlandreich
    .number = one
place-old_forest_road = Alte Waldstraße
    .short = Waldstraße
    .subject = Die Alte Waldstraße
    .the = die Alte Waldstraße
    .object = die Alte Waldstraße
    .in = auf der Alten Waldstraße
    .to = zur Alten Waldstraße
    .from = von der Alten Waldstraße
    .number = one
place-southern_mirkwood = Südlicher Düsterwald
    .short = S-Düsterw.
    .subject = Der Südliche Düsterwald
    .the = der Südliche Düsterwald
    .object = den Südlichen Düsterwald
    .in = im Südlichen Düsterwald
    .to = in den Südlichen Düsterwald
    .from = aus dem Südlichen Düsterwald
    .number = one
place-dol_guldur = Dol Guldur
    .short = Dol Guldur
    .subject = Dol Guldur
    .the = Dol Guldur
    .object = Dol Guldur
    .in = in Dol Guldur
    .to = nach Dol Guldur
    .from = aus Dol Guldur
    .number = one
place-erebor = Erebor
    .short = Erebor
    .subject = Der Erebor
    .the = der Erebor
    .object = den Erebor
    .in = am Erebor
    .to = zum Erebor
    .from = vom Erebor
    .number = one
place-lake_town = Seestadt
    .short = Seestadt
    .subject = Seestadt
    .the = Seestadt
    .object = Seestadt
    .in = in Seestadt
    .to = nach Seestadt
    .from = aus Seestadt
    .number = one
place-iron_hills = Eisenberge
    .short = Eisenberge
    .subject = Die Eisenberge
    .the = die Eisenberge
    .object = die Eisenberge
    .in = in den Eisenbergen
    .to = in die Eisenberge
    .from = aus den Eisenbergen
    .number = many
place-brown_lands = Braune Lande
    .short = Br. Lande
    .subject = Die Braunen Lande
    .the = die Braunen Lande
    .object = die Braunen Lande
    .in = in den Braunen Landen
    .to = in die Braunen Lande
    .from = aus den Braunen Landen
    .number = many
place-emyn_muil = Emyn Muil
    .short = Emyn Muil
    .subject = Die Emyn Muil
    .the = die Emyn Muil
    .object = die Emyn Muil
    .in = in den Emyn Muil
    .to = in die Emyn Muil
    .from = aus den Emyn Muil
    .number = many
place-dagorlad = Dagorlad
    .short = Dagorlad
    .subject = Die Dagorlad
    .the = die Dagorlad
    .object = die Dagorlad
    .in = auf der Dagorlad
    .to = zur Dagorlad
    .from = von der Dagorlad
    .number = one
place-dorwinion = Dorwinion
    .short = Dorwinion
    .subject = Dorwinion
    .the = Dorwinion
    .object = Dorwinion
    .in = in Dorwinion
    .to = nach Dorwinion
    .from = aus Dorwinion
    .number = one
place-rhun = Rhûn
    .short = Rhûn
    .subject = Rhûn
    .the = Rhûn
    .object = Rhûn
    .in = in Rhûn
    .to = nach Rhûn
    .from = aus Rhûn
    .number = one
place-minas_tirith = Minas Tirith
    .short = Min. Tirith
    .subject = Minas Tirith
    .the = Minas Tirith
    .object = Minas Tirith
    .in = in Minas Tirith
    .to = nach Minas Tirith
    .from = aus Minas Tirith
    .number = one
place-druadan_forest = Drúadan-Wald
    .short = Drúadan
    .subject = Der Drúadan-Wald
    .the = der Drúadan-Wald
    .object = den Drúadan-Wald
    .in = im Drúadan-Wald
    .to = in den Drúadan-Wald
    .from = aus dem Drúadan-Wald
    .number = one
place-pelargir = Pelargir
    .short = Pelargir
    .subject = Pelargir
    .the = Pelargir
    .object = Pelargir
    .in = in Pelargir
    .to = nach Pelargir
    .from = aus Pelargir
    .number = one
place-lamedon = Lamedon
    .short = Lamedon
    .subject = Lamedon
    .the = Lamedon
    .object = Lamedon
    .in = in Lamedon
    .to = nach Lamedon
    .from = aus Lamedon
    .number = one
place-dol_amroth = Dol Amroth
    .short = Dol Amroth
    .subject = Dol Amroth
    .the = Dol Amroth
    .object = Dol Amroth
    .in = in Dol Amroth
    .to = nach Dol Amroth
    .from = aus Dol Amroth
    .number = one
place-erech = Erech
    .short = Erech
    .subject = Erech
    .the = Erech
    .object = Erech
    .in = in Erech
    .to = nach Erech
    .from = aus Erech
    .number = one
place-pinnath_gelin = Pinnath Gelin
    .short = Pinnath G.
    .subject = Pinnath Gelin
    .the = Pinnath Gelin
    .object = Pinnath Gelin
    .in = in Pinnath Gelin
    .to = nach Pinnath Gelin
    .from = aus Pinnath Gelin
    .number = one
place-north_ithilien = Nord-Ithilien
    .short = N-Ithilien
    .subject = Nord-Ithilien
    .the = Nord-Ithilien
    .object = Nord-Ithilien
    .in = in Nord-Ithilien
    .to = nach Nord-Ithilien
    .from = aus Nord-Ithilien
    .number = one
place-osgiliath = Osgiliath
    .short = Osgiliath
    .subject = Osgiliath
    .the = Osgiliath
    .object = Osgiliath
    .in = in Osgiliath
    .to = nach Osgiliath
    .from = aus Osgiliath
    .number = one
place-south_ithilien = Süd-Ithilien
    .short = S-Ithilien
    .subject = Süd-Ithilien
    .the = Süd-Ithilien
    .object = Süd-Ithilien
    .in = in Süd-Ithilien
    .to = nach Süd-Ithilien
    .from = aus Süd-Ithilien
    .number = one
place-udun = Udûn
    .short = Udûn
    .subject = Udûn
    .the = Udûn
    .object = Udûn
    .in = in Udûn
    .to = nach Udûn
    .from = aus Udûn
    .number = one
place-barad_dur = Barad-dûr
    .short = Barad-dûr
    .subject = Barad-dûr
    .the = Barad-dûr
    .object = Barad-dûr
    .in = in Barad-dûr
    .to = nach Barad-dûr
    .from = aus Barad-dûr
    .number = one
place-mount_doom = Schicksalsberg
    .short = Schicksalsb.
    .subject = Der Schicksalsberg
    .the = der Schicksalsberg
    .object = den Schicksalsberg
    .in = am Schicksalsberg
    .to = zum Schicksalsberg
    .from = vom Schicksalsberg
    .number = one
place-plateau_of_gorgoroth = Hochebene von Gorgoroth
    .short = Gorgoroth
    .subject = Die Hochebene von Gorgoroth
    .the = die Hochebene von Gorgoroth
    .object = die Hochebene von Gorgoroth
    .in = auf der Hochebene von Gorgoroth
    .to = auf die Hochebene von Gorgoroth
    .from = von der Hochebene von Gorgoroth
    .number = one
place-minas_morgul = Minas Morgul
    .short = Min. Morgul
    .subject = Minas Morgul
    .the = Minas Morgul
    .object = Minas Morgul
    .in = in Minas Morgul
    .to = nach Minas Morgul
    .from = aus Minas Morgul
    .number = one
place-nurn = Núrn
    .short = Núrn
    .subject = Núrn
    .the = Núrn
    .object = Núrn
    .in = in Núrn
    .to = nach Núrn
    .from = aus Núrn
    .number = one
place-harondor = Harondor
    .short = Harondor
    .subject = Harondor
    .the = Harondor
    .object = Harondor
    .in = in Harondor
    .to = nach Harondor
    .from = aus Harondor
    .number = one
place-near_harad = Nah-Harad
    .short = Nah-Harad
    .subject = Nah-Harad
    .the = Nah-Harad
    .object = Nah-Harad
    .in = in Nah-Harad
    .to = nach Nah-Harad
    .from = aus Nah-Harad
    .number = one
place-umbar = Umbar
    .short = Umbar
    .subject = Umbar
    .the = Umbar
    .object = Umbar
    .in = in Umbar
    .to = nach Umbar
    .from = aus Umbar
    .number = one

## Regionen

region-eriador = Eriador
    .short = Eriador
    .subject = Eriador
    .the = Eriador
    .object = Eriador
    .in = in Eriador
    .to = nach Eriador
    .from = aus Eriador
    .number = one
region-rhudaur = Rhudaur
    .short = Rhudaur
    .subject = Rhudaur
    .the = Rhudaur
    .object = Rhudaur
    .in = in Rhudaur
    .to = nach Rhudaur
    .from = aus Rhudaur
    .number = one
region-enedwaith = Enedwaith
    .short = Enedwaith
    .subject = Enedwaith
    .the = Enedwaith
    .object = Enedwaith
    .in = in Enedwaith
    .to = nach Enedwaith
    .from = aus Enedwaith
    .number = one
region-misty_mountains = Nebelgebirge
    .short = Nebelgeb.
    .subject = Das Nebelgebirge
    .the = das Nebelgebirge
    .object = das Nebelgebirge
    .in = im Nebelgebirge
    .to = ins Nebelgebirge
    .from = aus dem Nebelgebirge
    .number = one
region-mirkwood = Düsterwald
    .short = Düsterwald
    .subject = Der Düsterwald
    .the = der Düsterwald
    .object = den Düsterwald
    .in = im Düsterwald
    .to = in den Düsterwald
    .from = aus dem Düsterwald
    .number = one
region-dale = Thal
    .short = Thal
    .subject = Thal
    .the = Thal
    .object = Thal
    .in = in Thal
    .to = nach Thal
    .from = aus Thal
    .number = one
region-rhovanion = Rhovanion
    .short = Rhovanion
    .subject = Rhovanion
    .the = Rhovanion
    .object = Rhovanion
    .in = in Rhovanion
    .to = nach Rhovanion
    .from = aus Rhovanion
    .number = one
region-rohan = Rohan
    .short = Rohan
    .subject = Rohan
    .the = Rohan
    .object = Rohan
    .in = in Rohan
    .to = nach Rohan
    .from = aus Rohan
    .number = one
region-gondor = Gondor
    .short = Gondor
    .subject = Gondor
    .the = Gondor
    .object = Gondor
    .in = in Gondor
    .to = nach Gondor
    .from = aus Gondor
    .number = one
region-ithilien = Ithilien
    .short = Ithilien
    .subject = Ithilien
    .the = Ithilien
    .object = Ithilien
    .in = in Ithilien
    .to = nach Ithilien
    .from = aus Ithilien
    .number = one
region-haradwaith = Haradwaith
    .short = Haradwaith
    .subject = Haradwaith
    .the = Haradwaith
    .object = Haradwaith
    .in = in Haradwaith
    .to = nach Haradwaith
    .from = aus Haradwaith
    .number = one
region-mordor = Mordor
    .short = Mordor
    .subject = Mordor
    .the = Mordor
    .object = Mordor
    .in = in Mordor
    .to = nach Mordor
    .from = aus Mordor
    .number = one

## Figuren

character-aragorn = Aragorn
    .short = Aragorn
    .the = Aragorn
    .to = Aragorn
    .of = von Aragorn
    .number = one
    .gender = male
    .power = { ability-ranger_of_the_north }: { ability-ranger_of_the_north.text } { ability-captain_of_the_west }: { ability-captain_of_the_west.text } { ability-anduril }: { ability-anduril.text }
character-arwen = Arwen
    .short = Arwen
    .the = Arwen
    .to = Arwen
    .of = von Arwen
    .number = one
    .gender = female
    .power = { ability-evenstar }: { ability-evenstar.text } { ability-send_aid }: { ability-send_aid.text } { ability-give_counsel }: { ability-give_counsel.text }
character-boromir = Boromir
    .short = Boromir
    .the = Boromir
    .to = Boromir
    .of = von Boromir
    .number = one
    .gender = male
    .power = { ability-heir_to_the_steward }: { ability-heir_to_the_steward.text } { ability-hero_of_gondor }: { ability-hero_of_gondor.text } { ability-tempted_by_power }: { ability-tempted_by_power.text }
character-eomer = Éomer
    .short = Éomer
    .the = Éomer
    .to = Éomer
    .of = von Éomer
    .number = one
    .gender = male
    .power = { ability-rider_of_rohan }: { ability-rider_of_rohan.text } { ability-marshal_of_the_mark }: { ability-marshal_of_the_mark.text }
character-eowyn = Éowyn
    .short = Éowyn
    .the = Éowyn
    .to = Éowyn
    .of = von Éowyn
    .number = one
    .gender = female
    .power = { ability-shieldmaiden_of_rohan }: { ability-shieldmaiden_of_rohan.text } { ability-no_living_man }: { ability-no_living_man.text }
character-faramir = Faramir
    .short = Faramir
    .the = Faramir
    .to = Faramir
    .of = von Faramir
    .number = one
    .gender = male
    .power = { ability-ambush }: { ability-ambush.text } { ability-stealthy }: { ability-stealthy.text } { ability-wisdom_of_the_eldar }: { ability-wisdom_of_the_eldar.text }
character-frodo_sam = Frodo & Sam
    .short = Frodo
    .the = Frodo & Sam
    .to = Frodo & Sam
    .of = von Frodo & Sam
    .number = many
    .gender = male
    .power = { ability-ring_bearer }: { ability-ring_bearer.text } { ability-elronds_support }: { ability-elronds_support.text } { ability-sams_aid }: { ability-sams_aid.text } { ability-put_on_the_ring }: { ability-put_on_the_ring.text }
character-galadriel = Galadriel
    .short = Galadriel
    .the = Galadriel
    .to = Galadriel
    .of = von Galadriel
    .number = one
    .gender = female
    .power = { ability-lady_of_light }: { ability-lady_of_light.text } { ability-mirror }: { ability-mirror.text } { ability-nenya }: { ability-nenya.text }
character-gandalf = Gandalf
    .short = Gandalf
    .the = Gandalf
    .to = Gandalf
    .of = von Gandalf
    .number = one
    .gender = male
    .power = { ability-mithrandir }: { ability-mithrandir.text } { ability-shadowfax }: { ability-shadowfax.text } { ability-light_and_flame }: { ability-light_and_flame.text }
character-gimli = Gimli
    .short = Gimli
    .the = Gimli
    .to = Gimli
    .of = von Gimli
    .number = one
    .gender = male
    .power = { ability-son_of_gloin }: { ability-son_of_gloin.text } { ability-dwarven_craft }: { ability-dwarven_craft.text }
character-gollum = Gollum
    .short = Gollum
    .the = Gollum
    .to = Gollum
    .of = von Gollum
    .number = one
    .gender = male
    .power = { ability-restrictions }: { ability-restrictions.text } { ability-guide }: { ability-guide.text } { ability-slinker }: { ability-slinker.text } { ability-cunning }: { ability-cunning.text }
character-legolas = Legolas
    .short = Legolas
    .the = Legolas
    .to = Legolas
    .of = von Legolas
    .number = one
    .gender = male
    .power = { ability-walk_silently }: { ability-walk_silently.text } { ability-sure_shot }: { ability-sure_shot.text } { ability-keen_sight }: { ability-keen_sight.text }
character-merry_pippin = Merry & Pippin
    .short = Merry
    .the = Merry & Pippin
    .to = Merry & Pippin
    .of = von Merry & Pippin
    .number = many
    .gender = male
    .power = { ability-loyal_friend }: { ability-loyal_friend.text } { ability-distract }: { ability-distract.text } { ability-song }: { ability-song.text }

## Fähigkeiten

ability-ranger_of_the_north = Waldläufer des Nordens
    .object = „Waldläufer des Nordens“
    .text = Bei einer Suche an seinem Ort darf ein Suchwürfel kostenlos noch einmal geworfen werden.
ability-captain_of_the_west = Heerführer des Westens
    .object = „Heerführer des Westens“
    .text = In einer Schlacht an seinem Ort vertreibt jede Flucht bis zu 2 Schattenarmeen.
ability-anduril = Andúril
    .object = „Andúril“
    .text = Einmal im Zug, als Aktion, wenn mindestens ein Ziel erreicht ist: eine Schattenarmee von seinem Ort entfernen. Dazu braucht es keine verbündete Armee, und das Auge bleibt, wo es ist.
ability-evenstar = Abendstern
    .object = „Abendstern“
    .text = Ihr Aufgebot an einem Elbenort kostet keine Freundschaft.
ability-send_aid = Hilfe senden
    .object = „Hilfe senden“
    .text = Wenn sie sich vorbereitet und eine Figur in der Region der abgelegten Karte steht, darf sie ihr eine Elben-Armee vom eigenen Ort schicken.
ability-give_counsel = Rat geben
    .object = „Rat geben“
    .text = Einmal im Zug darf die Karte, wenn sie in einer Zuflucht Gemeinschaft wählt, aus jeder Region sein. Allein gilt das stattdessen für die Karte ihrer Vorbereitung.
ability-heir_to_the_steward = Erbe des Truchsessen
    .object = „Erbe des Truchsessen“
    .text = Sein Aufgebot an einem Ort Gondors kostet keine Freundschaft.
ability-hero_of_gondor = Held von Gondor
    .object = „Held von Gondor“
    .text = Seine Eroberung kostet 1 Tapferkeit weniger.
ability-tempted_by_power = Von der Macht versucht
    .object = „Von der Macht versucht“
    .text = In der Gemeinschaft gibt er keine Karte Widerstand her, und niemand nimmt ihm eine.
ability-rider_of_rohan = Reiter von Rohan
    .object = „Reiter von Rohan“
    .text = Einmal im Zug darf er während seiner Aktionen eine Reise machen, die keine kostet, ob er 4 hat oder 1. Straße und Frodo kosten wie immer.
ability-marshal_of_the_mark = Marschall der Mark
    .object = „Marschall der Mark“
    .text = In einer Schlacht an seinem Ort, wenn dort eine Rohan-Armee steht, verliert ihr eine verbündete Armee weniger.
ability-shieldmaiden_of_rohan = Schildmaid von Rohan
    .object = „Schildmaid von Rohan“
    .text = Ihr Aufgebot an einem Ort Rohans kostet keine Freundschaft.
ability-no_living_man = Kein lebender Mann bin ich!
    .object = „Kein lebender Mann bin ich!“
    .text = In einer Schlacht an ihrem Ort nimmt jeder gewürfelte Nazgûl einen Nazgûl der Region aus dem Spiel und kostet keine verbündete Armee.
ability-ambush = Hinterhalt
    .object = „Hinterhalt“
    .text = Wenn er mit einer verbündeten Armee reist, darf er am Ziel angreifen, ohne dass es eine Aktion kostet. In dieser Schlacht dreht jede Heimlichkeit einen Würfel auf Flucht. Das Auge kommt wie bei jedem Angriff.
ability-stealthy = Verstohlen
    .object = „Verstohlen“
    .text = Er zahlt auf besonderen Straßen ein Zeichen weniger. Die Heimlichkeit für Frodo bleibt, wie sie ist.
ability-wisdom_of_the_eldar = Weisheit der Eldar
    .object = „Weisheit der Eldar“
    .text = Einmal im Zug, als Aktion in einer Zuflucht: eine Karte Widerstand seiner Region aus den abgelegten Spielerkarten nehmen.
ability-ring_bearer = Ringträger
    .object = „Ringträger“
    .text = Immer wenn Frodo reist oder mitgenommen wird, kostet es 1 Heimlichkeit, oder am Ziel folgt eine Suche.
ability-elronds_support = Elronds Beistand
    .object = „Elronds Beistand“
    .text = Einmal im Zug, wenn Frodo sich in einer Zuflucht vorbereitet, die in der Region der Karte liegt, bekommt er auch einen Marker Freundschaft.
ability-sams_aid = Sams Hilfe
    .object = „Sams Hilfe“
    .text = Bei einer Suche hebt jede Freundschaft ein Erschöpft oder Entdeckt auf.
ability-put_on_the_ring = Den Ring anstecken
    .object = „Den Ring anstecken“
    .text = Wo Schattenarmeen bei Frodo stehen, bevor bei einer Suche gewürfelt wird: 1 Hoffnung verlieren, das Auge kommt in Frodos Region, und Schattenarmeen zählen bei dieser Suche nicht.
ability-lady_of_light = Herrin des Lichts
    .object = „Herrin des Lichts“
    .text = Jederzeit, in einer Zuflucht, für 1 Heimlichkeit: zufällig eines der Ereignisse ziehen, die am Anfang beiseitegelegt wurden.
ability-mirror = Galadriels Spiegel
    .object = „Galadriels Spiegel“
    .text = Als Aktion: bis zu 4 Karten oben vom Spielerstapel ansehen und in beliebiger Folge zurücklegen.
ability-nenya = Nenya
    .object = „Nenya“
    .text = In einer Schlacht an ihrem Ort, wenn dort eine Elben-Armee steht, darf ein Schlachtwürfel kostenlos noch einmal geworfen werden.
ability-mithrandir = Mithrandir
    .object = „Mithrandir“
    .text = Sein Aufgebot bringt für denselben Preis bis zu 2 Armeen.
ability-shadowfax = Schattenfell
    .object = „Schattenfell“
    .text = Reist er allein, ohne Figuren und Armeen, kommt er bis zu 2 Orte weit, aber nicht auf besonderen Straßen.
ability-light_and_flame = Licht und Flamme
    .object = „Licht und Flamme“
    .text = In einer Schlacht an seinem Ort dreht jede Tapferkeit einen Würfel auf eine Seite seiner Wahl.
ability-son_of_gloin = Glóins Sohn
    .object = „Glóins Sohn“
    .text = Sein Aufgebot an einem Zwergenort kostet keine Freundschaft.
ability-dwarven_craft = Zwergenhandwerk
    .object = „Zwergenhandwerk“
    .text = Einmal im Zug, als Aktion: einen Marker Tapferkeit bekommen.
ability-restrictions = Einschränkungen
    .object = „Einschränkungen“
    .text = Aufgebot, Angriff und Eroberung sind ihm verwehrt, und verbündete Armeen nimmt er nicht mit. Kommen Gollum, Frodo oder verbündete Armeen an einen Ort und sind dann alle drei dort, geht 1 Hoffnung verloren.
ability-guide = Wegführer
    .object = „Wegführer“
    .text = Bei einer Suche an seinem Ort werden 3 Würfel weniger geworfen; sie gehen vor der Grenze von 7 ab.
ability-slinker = Schleicher
    .object = „Schleicher“
    .text = Einmal im Zug, als Aktion: eine Karte Heimlichkeit aus den abgelegten Spielerkarten nehmen.
ability-cunning = Gerissen
    .object = „Gerissen“
    .text = Er darf sich überall vorbereiten, nicht nur in Zufluchten; dabei darf er eine Schattenarmee von seinem Ort an einen Nachbarort schieben, ohne Schlacht. Allein muss die Karte trotzdem aus seiner Region sein.
ability-walk_silently = Leise Schritte
    .object = „Leise Schritte“
    .text = Einmal im Zug, als Aktion: einen Marker Heimlichkeit bekommen.
ability-sure_shot = Sicherer Schuss
    .object = „Sicherer Schuss“
    .text = Jederzeit, für 1 Heimlichkeit: eine Schattenarmee von seinem oder einem Nachbarort entfernen, oder einen Nazgûl seiner Region nach Mordor schicken.
ability-keen_sight = Scharfe Augen
    .object = „Scharfe Augen“
    .text = Einmal im Zug, wenn er sich vorbereitet: die oberste Schattenkarte ansehen und damit auch die Rückseite der nächsten. Sie kommt wieder obenauf.
ability-loyal_friend = Treuer Freund
    .object = „Treuer Freund“
    .text = Einmal im Zug, als Aktion: einen Marker Freundschaft bekommen.
ability-distract = Ablenken
    .object = „Ablenken“
    .text = Jederzeit, wenn weniger als 4 Nazgûl in ihrer Region sind, für 1 Freundschaft: bis zu 2 weitere dorthin locken.
ability-song = Sing uns ein Lied!
    .object = „Sing uns ein Lied!“
    .text = Als Aktion, wo Frodo ist, für 3 Freundschaft: 2 Hoffnung gewinnen. Sooft ihr wollt.

## Völker und Zeichen

people-elf = Elben
    .the = die Elben
    .army = Elben-Armee
    .one = eine Elben-Armee
    .many = Elben-Armeen
people-dwarf = Zwerge
    .the = die Zwerge
    .army = Zwergen-Armee
    .one = eine Zwergen-Armee
    .many = Zwergen-Armeen
people-rohan = Rohan
    .the = Rohan
    .army = Rohan-Armee
    .one = eine Rohan-Armee
    .many = Rohan-Armeen
people-gondor = Gondor
    .the = Gondor
    .army = Gondor-Armee
    .one = eine Gondor-Armee
    .many = Gondor-Armeen
people-shadow = Schatten
    .the = der Schatten
    .army = Schattenarmee
    .one = eine Schattenarmee
    .many = Schattenarmeen
symbol-friendship = Freundschaft
    .short = F
    .one = 1 Freundschaft
    .token = einen Marker Freundschaft
    .tokens = Marker Freundschaft
    .card = eine Karte Freundschaft
symbol-valor = Tapferkeit
    .short = T
    .one = 1 Tapferkeit
    .token = einen Marker Tapferkeit
    .tokens = Marker Tapferkeit
    .card = eine Karte Tapferkeit
symbol-stealth = Heimlichkeit
    .short = H
    .one = 1 Heimlichkeit
    .token = einen Marker Heimlichkeit
    .tokens = Marker Heimlichkeit
    .card = eine Karte Heimlichkeit
symbol-resistance = Widerstand
    .short = W
    .one = 1 Widerstand
    .token = einen Marker Widerstand
    .tokens = Marker Widerstand
    .card = eine Karte Widerstand

## Regionskarten

card-eriador_friendship = Karte Eriador (Freundschaft)
    .short = Eriador F
    .object = die Karte Eriador (Freundschaft)
card-eriador_valor = Karte Eriador (Tapferkeit)
    .short = Eriador T
    .object = die Karte Eriador (Tapferkeit)
card-eriador_stealth = Karte Eriador (Heimlichkeit)
    .short = Eriador H
    .object = die Karte Eriador (Heimlichkeit)
card-eriador_resistance = Karte Eriador (Widerstand)
    .short = Eriador W
    .object = die Karte Eriador (Widerstand)
card-rhudaur_friendship = Karte Rhudaur (Freundschaft)
    .short = Rhudaur F
    .object = die Karte Rhudaur (Freundschaft)
card-rhudaur_valor = Karte Rhudaur (Tapferkeit)
    .short = Rhudaur T
    .object = die Karte Rhudaur (Tapferkeit)
card-rhudaur_stealth = Karte Rhudaur (Heimlichkeit)
    .short = Rhudaur H
    .object = die Karte Rhudaur (Heimlichkeit)
card-rhudaur_resistance = Karte Rhudaur (Widerstand)
    .short = Rhudaur W
    .object = die Karte Rhudaur (Widerstand)
card-enedwaith_friendship = Karte Enedwaith (Freundschaft)
    .short = Enedwaith F
    .object = die Karte Enedwaith (Freundschaft)
card-enedwaith_valor = Karte Enedwaith (Tapferkeit)
    .short = Enedwaith T
    .object = die Karte Enedwaith (Tapferkeit)
card-enedwaith_stealth = Karte Enedwaith (Heimlichkeit)
    .short = Enedwaith H
    .object = die Karte Enedwaith (Heimlichkeit)
card-enedwaith_resistance = Karte Enedwaith (Widerstand)
    .short = Enedwaith W
    .object = die Karte Enedwaith (Widerstand)
card-misty_mountains_friendship = Karte Nebelgebirge (Freundschaft)
    .short = Nebelgeb. F
    .object = die Karte Nebelgebirge (Freundschaft)
card-misty_mountains_valor = Karte Nebelgebirge (Tapferkeit)
    .short = Nebelgeb. T
    .object = die Karte Nebelgebirge (Tapferkeit)
card-misty_mountains_stealth = Karte Nebelgebirge (Heimlichkeit)
    .short = Nebelgeb. H
    .object = die Karte Nebelgebirge (Heimlichkeit)
card-misty_mountains_resistance = Karte Nebelgebirge (Widerstand)
    .short = Nebelgeb. W
    .object = die Karte Nebelgebirge (Widerstand)
card-mirkwood_friendship = Karte Düsterwald (Freundschaft)
    .short = Düsterwald F
    .object = die Karte Düsterwald (Freundschaft)
card-mirkwood_valor = Karte Düsterwald (Tapferkeit)
    .short = Düsterwald T
    .object = die Karte Düsterwald (Tapferkeit)
card-mirkwood_stealth = Karte Düsterwald (Heimlichkeit)
    .short = Düsterwald H
    .object = die Karte Düsterwald (Heimlichkeit)
card-mirkwood_resistance = Karte Düsterwald (Widerstand)
    .short = Düsterwald W
    .object = die Karte Düsterwald (Widerstand)
card-dale_friendship = Karte Thal (Freundschaft)
    .short = Thal F
    .object = die Karte Thal (Freundschaft)
card-dale_valor = Karte Thal (Tapferkeit)
    .short = Thal T
    .object = die Karte Thal (Tapferkeit)
card-dale_stealth = Karte Thal (Heimlichkeit)
    .short = Thal H
    .object = die Karte Thal (Heimlichkeit)
card-dale_resistance = Karte Thal (Widerstand)
    .short = Thal W
    .object = die Karte Thal (Widerstand)
card-rhovanion_friendship = Karte Rhovanion (Freundschaft)
    .short = Rhovanion F
    .object = die Karte Rhovanion (Freundschaft)
card-rhovanion_valor = Karte Rhovanion (Tapferkeit)
    .short = Rhovanion T
    .object = die Karte Rhovanion (Tapferkeit)
card-rhovanion_stealth = Karte Rhovanion (Heimlichkeit)
    .short = Rhovanion H
    .object = die Karte Rhovanion (Heimlichkeit)
card-rhovanion_resistance = Karte Rhovanion (Widerstand)
    .short = Rhovanion W
    .object = die Karte Rhovanion (Widerstand)
card-rohan_friendship = Karte Rohan (Freundschaft)
    .short = Rohan F
    .object = die Karte Rohan (Freundschaft)
card-rohan_valor = Karte Rohan (Tapferkeit)
    .short = Rohan T
    .object = die Karte Rohan (Tapferkeit)
card-rohan_stealth = Karte Rohan (Heimlichkeit)
    .short = Rohan H
    .object = die Karte Rohan (Heimlichkeit)
card-rohan_resistance = Karte Rohan (Widerstand)
    .short = Rohan W
    .object = die Karte Rohan (Widerstand)
card-gondor_friendship = Karte Gondor (Freundschaft)
    .short = Gondor F
    .object = die Karte Gondor (Freundschaft)
card-gondor_valor = Karte Gondor (Tapferkeit)
    .short = Gondor T
    .object = die Karte Gondor (Tapferkeit)
card-gondor_stealth = Karte Gondor (Heimlichkeit)
    .short = Gondor H
    .object = die Karte Gondor (Heimlichkeit)
card-gondor_resistance = Karte Gondor (Widerstand)
    .short = Gondor W
    .object = die Karte Gondor (Widerstand)
card-ithilien_friendship = Karte Ithilien (Freundschaft)
    .short = Ithilien F
    .object = die Karte Ithilien (Freundschaft)
card-ithilien_valor = Karte Ithilien (Tapferkeit)
    .short = Ithilien T
    .object = die Karte Ithilien (Tapferkeit)
card-ithilien_stealth = Karte Ithilien (Heimlichkeit)
    .short = Ithilien H
    .object = die Karte Ithilien (Heimlichkeit)
card-ithilien_resistance = Karte Ithilien (Widerstand)
    .short = Ithilien W
    .object = die Karte Ithilien (Widerstand)
card-haradwaith_friendship = Karte Haradwaith (Freundschaft)
    .short = Haradwaith F
    .object = die Karte Haradwaith (Freundschaft)
card-haradwaith_valor = Karte Haradwaith (Tapferkeit)
    .short = Haradwaith T
    .object = die Karte Haradwaith (Tapferkeit)
card-haradwaith_stealth = Karte Haradwaith (Heimlichkeit)
    .short = Haradwaith H
    .object = die Karte Haradwaith (Heimlichkeit)
card-haradwaith_resistance = Karte Haradwaith (Widerstand)
    .short = Haradwaith W
    .object = die Karte Haradwaith (Widerstand)
card-mordor_friendship = Karte Mordor (Freundschaft)
    .short = Mordor F
    .object = die Karte Mordor (Freundschaft)
card-mordor_valor = Karte Mordor (Tapferkeit)
    .short = Mordor T
    .object = die Karte Mordor (Tapferkeit)
card-mordor_stealth = Karte Mordor (Heimlichkeit)
    .short = Mordor H
    .object = die Karte Mordor (Heimlichkeit)
card-mordor_resistance = Karte Mordor (Widerstand)
    .short = Mordor W
    .object = die Karte Mordor (Widerstand)

## Ereignisse und die Karten, die sie bringen

event-red_arrow = Der Rote Pfeil
    .short = Roter Pfeil
    .object = den Roten Pfeil
    .text = Bringt bis zu 3 verbündete Armeen von einer Zuflucht zu einer anderen. Ihr dürft dort eine Schlacht schlagen; dann kommt das Auge in diese Region.
event-tom_bombadil = Tom Bombadil
    .short = Bombadil
    .object = Tom Bombadil
    .text = Gewinnt 1 Hoffnung; oder werft während einer Suche oder Schlacht bis zu 3 ihrer Würfel noch einmal.
event-council_of_elrond = Elronds Rat
    .short = Elronds Rat
    .object = Elronds Rat
    .text = Beliebig viele Figuren, deren Spieler einverstanden sind, kommen nach Bruchtal, ohne Armeen und ohne Suche. Dann darf ein Spieler mit einer Figur dort einem anderen einen Marker geben. Allein: stattdessen eine Vorbereitung umsonst, mit einer Karte aus jeder Region.
event-gwaihir = Gwaihir bringt Nachricht
    .short = Gwaihir
    .object = „Gwaihir bringt Nachricht“
    .text = Wählt einen Ort, neben dem verbündete Armeen stehen, und holt beliebig viele von ihnen dorthin, aber nicht auf besonderen Straßen. Ihr dürft dort eine Schlacht schlagen; dann kommt das Auge in diese Region.
event-rohan_horses = Rohan leiht Pferde
    .short = Pferde
    .object = „Rohan leiht Pferde“
    .text = Alle Figuren eines Ortes ziehen zusammen bis zu 3 Orte weit, ohne Armeen und nicht auf besonderen Straßen. Ist Frodo dabei, folgt nach jedem Schritt eine Suche, und Heimlichkeit hilft nicht.
event-orc_infighting = Streit unter Orks
    .short = Streit
    .object = „Streit unter Orks“
    .text = Entfernt bis zu 2 Schattenarmeen von einem Ort.
event-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = Nur während der Aktionen: Der aktive Spieler hat mit einer seiner Figuren 2 mehr.
event-eagles = Die Adler kommen!
    .short = Adler
    .object = die Adler
    .text = Setzt eine Figur an einen beliebigen Ort. Ist es Frodo, kommen die sieben nächsten Nazgûl und das Auge in seine Region, und eine Suche folgt.
event-elronds_foresight = Elronds Voraussicht
    .short = Voraussicht
    .object = Elronds Voraussicht
    .text = Der aktive Spieler deckt bis zu 4 Karten oben vom Spielerstapel auf, darf eine behalten, aber nicht Der Himmel verdunkelt sich, und legt die anderen in beliebiger Folge zurück.
event-entmoot = Entthing
    .short = Entthing
    .object = das Entthing
    .text = Bis zu 3 Elben-Armeen aus dem Vorrat kommen als Ents in den Fangornwald. Ihr dürft sie an einen Nachbarort weiterführen, auch nach Isengart, mit Figuren aus dem Wald, die einverstanden sind; ohne Heimlichkeit, ohne Suche und ohne Schlacht.
event-elven_cloaks = Elbenmäntel und Seil
    .short = Mäntel
    .object = „Elbenmäntel und Seil“
    .text = Wählt eine Figur: Sie reist sofort bis zu zweimal allein, ohne Aktion und ohne Suche. Besondere Straßen kosten wie immer.
event-palantir = Blick in einen Palantír
    .short = Palantír
    .object = „Blick in einen Palantír“
    .text = Wählt eine Figur: Das Auge kommt in ihre Region, dann 3 Nazgûl eurer Wahl.
event-conflicting_orders = Widersprüchliche Befehle
    .short = Befehle
    .object = „Widersprüchliche Befehle“
    .text = Alle Schattenarmeen eines Ortes ziehen an einen oder mehrere Nachbarorte eurer Wahl. Eine Schlacht gibt es nicht.
event-gifts_elves = Gaben der Elben
    .short = Gaben
    .object = „Gaben der Elben“
    .text = Ein Spieler bekommt einen Marker beliebiger Art.
card-red_arrow = Der Rote Pfeil
    .short = Roter Pfeil
    .object = den Roten Pfeil
card-tom_bombadil = Tom Bombadil
    .short = Bombadil
    .object = Tom Bombadil
card-council_of_elrond = Elronds Rat
    .short = Elronds Rat
    .object = Elronds Rat
card-gwaihir = Gwaihir bringt Nachricht
    .short = Gwaihir
    .object = „Gwaihir bringt Nachricht“
card-rohan_horses = Rohan leiht Pferde
    .short = Pferde
    .object = „Rohan leiht Pferde“
card-orc_infighting = Streit unter Orks
    .short = Streit
    .object = „Streit unter Orks“
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
card-eagles = Die Adler kommen!
    .short = Adler
    .object = die Adler
card-elronds_foresight = Elronds Voraussicht
    .short = Voraussicht
    .object = Elronds Voraussicht
card-entmoot = Entthing
    .short = Entthing
    .object = das Entthing
card-elven_cloaks = Elbenmäntel und Seil
    .short = Mäntel
    .object = „Elbenmäntel und Seil“
card-palantir = Blick in einen Palantír
    .short = Palantír
    .object = „Blick in einen Palantír“
card-conflicting_orders = Widersprüchliche Befehle
    .short = Befehle
    .object = „Widersprüchliche Befehle“
card-gifts_elves = Gaben der Elben
    .short = Gaben
    .object = „Gaben der Elben“

## Der Himmel verdunkelt sich

skies-druadan_forest = Der Himmel verdunkelt sich (Drúadan-Wald)
    .short = Drúadan
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen in den Drúadan-Wald und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-dorwinion = Der Himmel verdunkelt sich (Dorwinion)
    .short = Dorwinion
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen nach Dorwinion und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-gladden_fields = Der Himmel verdunkelt sich (Schwertelfelder)
    .short = Schwertelf.
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen zu den Schwertelfeldern und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-hollin = Der Himmel verdunkelt sich (Hulsten)
    .short = Hulsten
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen nach Hulsten und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-mount_doom = Der Himmel verdunkelt sich (Schicksalsberg)
    .short = Schicksalsb.
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen zum Schicksalsberg und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-north_ithilien = Der Himmel verdunkelt sich (Nord-Ithilien)
    .short = N-Ithilien
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen nach Nord-Ithilien und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-south_ithilien = Der Himmel verdunkelt sich (Süd-Ithilien)
    .short = S-Ithilien
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen nach Süd-Ithilien und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-southern_mirkwood = Der Himmel verdunkelt sich (Südlicher Düsterwald)
    .short = S-Düsterw.
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen in den Südlichen Düsterwald und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-tharbad = Der Himmel verdunkelt sich (Tharbad)
    .short = Tharbad
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen nach Tharbad und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-fangorn_forest = Der Himmel verdunkelt sich (Fangornwald)
    .short = Fangornwald
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen in den Fangornwald und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-druwaith_iaur = Der Himmel verdunkelt sich (Drúwaith Iaur)
    .short = Drúwaith
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen nach Drúwaith Iaur und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.
skies-emyn_muil = Der Himmel verdunkelt sich (Emyn Muil)
    .short = Emyn Muil
    .object = „Der Himmel verdunkelt sich“
    .text = Die Bedrohung steigt um 1 Feld. Das Auge kommt in Frodos Region; ist es schon dort, verliert ihr 2 Hoffnung. 3 Schattenarmeen kommen in die Emyn Muil und kämpfen, wenn dort verbündete Armeen stehen. Die abgelegten Schattenkarten werden gemischt und obenauf gelegt.

## Ziele

objective-destroy_ring = Zerstört den Einen Ring
    .short = Einer Ring
    .object = „Zerstört den Einen Ring“
    .text = Mit Frodo & Sam. Sind alle anderen Ziele erreicht, gibt Frodo am Schicksalsberg eine Aktion und 5 Widerstand. Dann folgt eine letzte Suche, mit einem Würfel mehr für jede Hoffnung, die bis 8 fehlt, höchstens aber 7.
    .reward = Ist danach noch mindestens 1 Hoffnung da, habt ihr gewonnen.
objective-blessing_elves = Erlangt den Segen der Elben
    .short = Segen
    .object = „Erlangt den Segen der Elben“
    .text = 3 Elben-Armeen aus dem Vorrat liegen auf der Karte. Eine Figur in Bruchtal, wo noch eine andere ist, gibt eine Aktion und 3 Freundschaft.
    .reward = Die Armeen kommen in den Vorrat zurück; jeder Spieler mit einer Figur in Bruchtal bekommt einen Marker Widerstand; gewinnt 1 Hoffnung.
objective-staff_broken = „Saruman, dein Stab ist zerbrochen“
    .short = Stab
    .object = „Saruman, dein Stab ist zerbrochen“
    .text = Isengart beginnt mit 2 Schattenarmeen mehr. Erreicht, wenn Isengart eine Zuflucht ist und Rohan weder Schattenarmeen noch Festungen hat.
    .reward = Der aktive Spieler darf einen Marker Widerstand nehmen.
objective-challenge_sauron = Fordert Sauron heraus
    .short = Herausf.
    .object = „Fordert Sauron heraus“
    .text = Eine Figur in Nord-Ithilien gibt eine Aktion, während dort mindestens 3 Gondor-, 2 Rohan- und 2 Elben-Armeen stehen.
    .reward = Das Auge kommt nach Ithilien, und alle Schattenarmeen in Mordor ziehen nach Udûn.
objective-confront_balrog = Stellt euch dem Balrog
    .short = Balrog
    .object = „Stellt euch dem Balrog“
    .text = Mit Gandalf. In Moria gibt er eine Aktion und wirft 3 Schlachtwürfel: Überrannt kostet 1 Hoffnung, Gegenseitige Verluste 2, ein Nazgûl 3, Flucht nichts. Jeder Widerstand hebt einen Würfel auf, jede Tapferkeit rettet 1 Hoffnung.
    .reward = Gandalf verlässt den Plan. Wenn das nächste Der Himmel verdunkelt sich gezogen wird, kehrt er in Lórien als der Weiße zurück: Gewinnt 2 Hoffnung, und von da an dreht eine einzige Tapferkeit so viele Würfel, wie er will.
objective-oathbreakers = Die Eidbrecher erfüllen ihre Pflicht
    .short = Eidbrecher
    .object = „Die Eidbrecher erfüllen ihre Pflicht“
    .text = Mit Aragorn. Einmal im Spiel geht er als Aktion von Edoras nach Erech, ohne die Straße zu bezahlen: 2 Schattenarmeen kommen nach Pelargir, alle aus Umbar ziehen dorthin, und bis zu 3 Gondor-Armeen kommen nach Erech. Erreicht, wenn das geschehen ist und Gondor weder Schattenarmeen noch Festungen hat.
    .reward = Gewinnt 1 Hoffnung.
objective-subdue_umbar = Unterwerft Umbar
    .short = Umbar
    .object = „Unterwerft Umbar“
    .text = Erreicht, wenn Umbar eine Zuflucht ist oder wenn jeder Ort in Haradwaith eine verbündete Armee hat und keiner eine Schattenarmee.
    .reward = Beliebig viele verbündete Armeen aus Haradwaith dürfen nach Pelargir ziehen.
objective-ride_eored = Reitet mit den Éored
    .short = Éored
    .object = „Reitet mit den Éored“
    .text = Mit Éomer. Wenn sein Angriff, bei dem eine Rohan-Armee steht, Schattenarmeen entfernt, darf eine davon auf die Karte, falls ihre Region dort noch keine hat. Rohan und seine 6 Nachbarn zählen. Erreicht mit 4 Regionen.
    .reward = Die Armeen kommen in den Vorrat zurück; gewinnt 1 Hoffnung.
objective-free_theoden = Befreit Théodens Geist
    .short = Théoden
    .object = „Befreit Théodens Geist“
    .text = 4 Rohan-Armeen aus dem Vorrat liegen auf der Karte. Eine Figur in Edoras, wo noch eine andere ist, gibt eine Aktion, 2 Freundschaft und 1 Widerstand.
    .reward = Die Armeen kommen in den Vorrat zurück; bis zu 2 Rohan-Armeen kommen nach Edoras; gewinnt 1 Hoffnung.
objective-frecas_heirs = Rechnet mit Frecas Erben ab
    .short = Freca
    .object = „Rechnet mit Frecas Erben ab“
    .text = Dunland darf erobert werden, obwohl es keine Festung ist, für 3 Tapferkeit oder 3 Freundschaft. Erreicht, wenn es eine Zuflucht mit mindestens 2 Rohan-Armeen ist.
    .reward = Eine Rohan-Armee darf nach Dunland kommen. Geht der Ort später verloren, kostet es 3 Hoffnung, und er ist keine Zuflucht mehr.
objective-shieldmaiden = „Keine Schildmaid mehr“
    .short = Schildmaid
    .object = „Keine Schildmaid mehr“
    .text = Mit Éowyn. Solange das Ziel offen ist, darf sie in einer Schlacht an ihrem Ort für 2 Tapferkeit einen Würfel auf Nazgûl drehen. Erreicht, wenn sie mindestens 2 Nazgûl vernichtet hat und Rohan weder Schattenarmeen noch Festungen hat.
    .reward = Gewinnt 1 Hoffnung.
objective-that_makes_six = „Das macht sechs!“
    .short = Sechs
    .object = „Das macht sechs!“
    .text = Mit Legolas. Schattenarmeen, die sein Sicherer Schuss entfernt, dürfen auf die Karte. Erreicht mit 6.
    .reward = Die Armeen kommen in den Vorrat zurück; gewinnt 1 Hoffnung.
objective-arwen_banner = Arwen entfaltet das Banner
    .short = Banner
    .object = „Arwen entfaltet das Banner“
    .text = Mit Arwen. In Minas Tirith, solange es eine Zuflucht ist und eine Armee jedes der vier Völker dort steht, gibt sie eine Aktion und 1 Freundschaft.
    .reward = Gewinnt 1 Hoffnung.
objective-lay_bare_pits = Legt die Verliese frei
    .short = Verliese
    .object = „Legt die Verliese frei“
    .text = Mit Galadriel. Dol Guldur beginnt mit einer Schattenarmee mehr. Sie darf es für 2 Widerstand und 1 Tapferkeit erobern statt für 3 Tapferkeit. Erreicht, wenn es eine Zuflucht mit mindestens 3 Elben-Armeen ist.
    .reward = Ist Galadriel dort, gewinnt 1 Hoffnung.
objective-light_mirkwood = Bringt Licht in den Düsterwald
    .short = Düsterwald
    .object = „Bringt Licht in den Düsterwald“
    .text = Je eine Schattenarmee beginnt auf der Alten Waldstraße und im Südlichen Düsterwald. Erreicht, wenn der Düsterwald keine Schattenarmee hat und jeder seiner 4 Orte eine Elben-Armee. Dol Guldur muss keine Zuflucht sein.
    .reward = Gewinnt 1 Hoffnung; Elben-Armeen im Düsterwald dürfen sich an einem seiner Orte sammeln.
objective-boromir_honor = Boromir gewinnt seine Ehre zurück
    .short = Boromir
    .object = „Boromir gewinnt seine Ehre zurück“
    .text = Mit Boromir. Erreicht, wenn in einer Schlacht, bei der Boromir und eine andere Figur sind, die letzte verbündete Armee fällt.
    .reward = Entfernt dort bis zu 2 Schattenarmeen; Boromir verlässt den Plan. Beim nächsten erreichten Ziel bekommt sein Spieler zufällig eine unbenutzte Figur an ihrem Startort.
objective-secure_anduin = Sichert den Übergang über den Anduin
    .short = Anduin
    .object = „Sichert den Übergang über den Anduin“
    .text = Mit Faramir. Osgiliath beginnt mit einer Schattenarmee. Faramir darf es erobern, obwohl es keine Festung ist, für 3 Tapferkeit oder für 2 Widerstand und 1 Heimlichkeit. Erreicht, wenn es eine Zuflucht ist.
    .reward = Eine Gondor-Armee darf nach Osgiliath kommen. Geht der Ort später verloren, kostet es 3 Hoffnung, und er ist nicht zurückzugewinnen.
objective-unseat_denethor = Stürzt Denethor
    .short = Denethor
    .object = „Stürzt Denethor“
    .text = 4 Gondor-Armeen aus dem Vorrat liegen auf der Karte. Eine Figur in Minas Tirith, wo noch eine andere ist, gibt eine Aktion, 2 Heimlichkeit, 1 Freundschaft und 1 Tapferkeit.
    .reward = Die Armeen kommen in den Vorrat zurück; bis zu 3 Gondor-Armeen kommen nach Minas Tirith; gewinnt 1 Hoffnung.
objective-infiltrate_morgul = Schleicht euch in Minas Morgul ein
    .short = Morgul
    .object = „Schleicht euch in Minas Morgul ein“
    .text = Minas Morgul beginnt mit einer Schattenarmee mehr. Es darf für 3 Heimlichkeit erobert werden statt für 3 Tapferkeit. Erreicht, wenn es eine Zuflucht ist.
    .reward = Der aktive Spieler darf 2 Marker Heimlichkeit nehmen, sieht die obersten 2 Schattenkarten an, nimmt davon aus dem Spiel, was er will, und legt den Rest in beliebiger Folge zurück.
objective-avenge_balin = Rächt Balin!
    .short = Balin
    .object = „Rächt Balin!“
    .text = Erreicht, wenn Moria eine Zuflucht mit mindestens 2 Zwergen-Armeen ist.
    .reward = Beliebig viele Zwergen-Armeen dürfen nach Moria ziehen; sind es dann mindestens 4, darf der aktive Spieler 2 Marker Tapferkeit nehmen.
objective-dwarven_lands = Nehmt den Schatten von den Zwergenlanden
    .short = Zwergenlande
    .object = „Nehmt den Schatten von den Zwergenlanden“
    .text = Mit Gimli. Die Ered Luin beginnen mit einer Schattenarmee. Erreicht, wenn die Ered Luin keine Schattenarmee und mindestens 4 Zwergen-Armeen haben und Thal weder Schattenarmeen noch Festungen hat.
    .reward = Gewinnt 1 Hoffnung; der aktive Spieler darf 2 Marker Tapferkeit nehmen.
objective-rangers_eriador = Die Waldläufer sichern Eriador
    .short = Waldläufer
    .object = „Die Waldläufer sichern Eriador“
    .text = Erreicht, wenn Eriador weder Schattenarmeen noch Festungen hat und jeder seiner 7 Orte eine verbündete Armee.
    .reward = Gewinnt 1 Hoffnung; verbündete Armeen in Eriador dürfen in die Wetterberge und nach Tharbad ziehen.
objective-hobbits_loyalty = Die Hobbits schwören Treue
    .short = Hobbits
    .object = „Die Hobbits schwören Treue“
    .text = Mit Merry & Pippin. In der Zuflucht eines Volkes geben sie eine Aktion und legen eine Karte Freundschaft dieser Region ab; ein Marker Freundschaft aus dem Vorrat zeigt das Volk auf der Karte an. Erreicht mit 2 Völkern.
    .reward = Ihr Spieler bekommt die 2 Marker; gewinnt 1 Hoffnung.
objective-shelobs_lair = Kankras Lauer
    .short = Kankra
    .object = „Kankras Lauer“
    .text = Mit Frodo & Sam und Gollum, die verschiedenen Spielern gehören, außer im Spiel allein. In Minas Morgul gibt Frodo eine Aktion und wirft 3 Schlachtwürfel: Überrannt kostet 1 Hoffnung, Gegenseitige Verluste 2, ein Nazgûl 3, Flucht nichts; und 1 mehr für jede Karte und jeden Marker Widerstand bei Gollums Spieler (allein: für jede Karte). Jede Tapferkeit hebt einen Würfel auf, jede Freundschaft rettet 1 Hoffnung.
    .reward = Ging keine Hoffnung verloren, dürfen Frodo & Sam in diesem Zug eine Aktion mehr tun.

## Schlachtlinien

line-dunland_blue = Dunland – Graue Anfurten (blau)
    .object = die blaue Linie aus Dunland zu den Grauen Anfurten
line-dunland_lime = Dunland – Bruchtal (hellgrün)
    .object = die hellgrüne Linie aus Dunland nach Bruchtal
line-dunland_orange = Dunland – Helms Klamm (orange)
    .object = die orangefarbene Linie aus Dunland nach Helms Klamm
line-isengard_lime = Isengart – Bruchtal (hellgrün)
    .object = die hellgrüne Linie aus Isengart nach Bruchtal
line-isengard_orange = Isengart – Helms Klamm (orange)
    .object = die orangefarbene Linie aus Isengart nach Helms Klamm
line-isengard_magenta = Isengart – Graue Anfurten (magenta)
    .object = die magentafarbene Linie aus Isengart zu den Grauen Anfurten
line-moria_lime = Moria – Bruchtal (hellgrün)
    .object = die hellgrüne Linie aus Moria nach Bruchtal
line-moria_teal = Moria – Erebor (türkis)
    .object = die türkisfarbene Linie aus Moria zum Erebor
line-moria_yellow = Moria – Minas Tirith (gelb)
    .object = die gelbe Linie aus Moria nach Minas Tirith
line-dol_guldur_green = Dol Guldur – Helms Klamm (dunkelgrün)
    .object = die dunkelgrüne Linie aus Dol Guldur nach Helms Klamm
line-dol_guldur_teal = Dol Guldur – Erebor (türkis)
    .object = die türkisfarbene Linie aus Dol Guldur zum Erebor
line-dol_guldur_yellow = Dol Guldur – Minas Tirith (gelb)
    .object = die gelbe Linie aus Dol Guldur nach Minas Tirith
line-rhun_magenta = Rhûn – Waldlandreich (magenta)
    .object = die magentafarbene Linie aus Rhûn ins Waldlandreich
line-rhun_orange = Rhûn – Waldlandreich (orange)
    .object = die orangefarbene Linie aus Rhûn ins Waldlandreich
line-rhun_yellow = Rhûn – Minas Tirith (gelb)
    .object = die gelbe Linie aus Rhûn nach Minas Tirith
line-nurn_teal = Núrn – Erebor (türkis)
    .object = die türkisfarbene Linie aus Núrn zum Erebor
line-nurn_yellow = Núrn – Minas Tirith (gelb)
    .object = die gelbe Linie aus Núrn nach Minas Tirith
line-nurn_blue = Núrn – Helms Klamm (blau)
    .object = die blaue Linie aus Núrn nach Helms Klamm
line-umbar_blue = Umbar – Helms Klamm (blau)
    .object = die blaue Linie aus Umbar nach Helms Klamm
line-umbar_magenta = Umbar – Graue Anfurten (magenta)
    .object = die magentafarbene Linie aus Umbar zu den Grauen Anfurten
line-umbar_orange = Umbar – Helms Klamm (orange)
    .object = die orangefarbene Linie aus Umbar nach Helms Klamm
line-near_harad_blue = Nah-Harad – Helms Klamm (blau)
    .object = die blaue Linie aus Nah-Harad nach Helms Klamm
line-near_harad_orange = Nah-Harad – Helms Klamm (orange)
    .object = die orangefarbene Linie aus Nah-Harad nach Helms Klamm
line-near_harad_teal = Nah-Harad – Erebor (türkis)
    .object = die türkisfarbene Linie aus Nah-Harad zum Erebor

## Würfel

search-slip = Unbemerkt
    .text = nichts geschieht
search-weary = Erschöpft
    .text = 1 Hoffnung geht verloren
search-exposed = Entdeckt
    .text = 1 Hoffnung geht verloren, außer Frodo ist in einer Zuflucht
search-recall = Rückruf
    .text = ein Nazgûl der Region geht nach Mordor; nichts, wenn Frodo in Mordor ist
face-rout = Flucht
    .text = eine Schattenarmee wird entfernt
face-exchange = Gegenseitige Verluste
    .text = eine Schattenarmee und eine verbündete werden entfernt
face-overrun = Überrannt
    .text = eine verbündete Armee wird entfernt, außer in einer Zuflucht
face-nazgul = Nazgûl
    .text = 2 verbündete Armeen werden entfernt, wenn ein Nazgûl in der Region ist

## Schattenkarten

back-red = rot
    .text = Rot heißt Vormarsch: Die Armeen auf der Linie der Karte ziehen.
back-black = schwarz
    .text = Schwarz heißt Verstärkung: Eine Armee kommt, und ein Befehl wird ausgeführt.
order-eye = Das Auge
    .text = Das Auge kommt in Frodos Region; ist es schon dort, folgt eine Suche.
order-hunt = Die Jagd
    .text = Die 2 Nazgûl, die Frodo außerhalb seiner Region am nächsten sind, kommen nacheinander eine Region näher.
order-deploy = Der Ausritt
    .text = 3 Nazgûl gehen nacheinander aus Mordor in die Region des Auges; ist Mordor leer, aus der Region mit den meisten. Ist das Auge in Mordor, kehren 3 dorthin zurück.
shadow-drums = Die Kriegstrommeln
    .object = die Kriegstrommeln
    .text = Eine Schattenarmee kommt in jede Festung in Mordor.
shadow-wheels = Sarumans Räderwerk
    .object = Sarumans Räderwerk
    .text = Der aktive Spieler wählt: 2 verbündete Armeen entfernen, oder ein Spieler gibt 2 Karten oder Marker, oder 1 Hoffnung geht verloren.

## Stufen und Szenarien

level-introductory = Einführung
level-standard = Standard
level-heroic = Heldenhaft
level-epic = Episch
level-legendary = Legendär
scenario-first_game = Euer erstes Spiel
    .object = „Euer erstes Spiel“
scenario-darkness_at_bay = Dem Dunkel Einhalt gebieten
    .object = „Dem Dunkel Einhalt gebieten“
scenario-riders_of_rohan = Die Reiter von Rohan
    .object = „Die Reiter von Rohan“
scenario-fate_of_the_elves = Das Schicksal der Elben
    .object = „Das Schicksal der Elben“
scenario-sons_of_the_steward = Die Söhne des Truchsessen
    .object = „Die Söhne des Truchsessen“
scenario-no_hero_too_small = Kein Held ist zu klein
    .object = „Kein Held ist zu klein“

## Was zu zahlen ist

cost-3_friendship = 3 Freundschaft
cost-2_friendship = 2 Freundschaft
cost-1_friendship = 1 Freundschaft
cost-3_valor = 3 Tapferkeit
cost-2_valor = 2 Tapferkeit
cost-1_valor = 1 Tapferkeit
cost-5_stealth = 5 Heimlichkeit
cost-4_stealth = 4 Heimlichkeit
cost-3_stealth = 3 Heimlichkeit
cost-2_stealth = 2 Heimlichkeit
cost-1_stealth = 1 Heimlichkeit
cost-5_resistance = 5 Widerstand
cost-4_resistance = 4 Widerstand
cost-3_resistance = 3 Widerstand
cost-2_resistance = 2 Widerstand
cost-1_resistance = 1 Widerstand
cost-2_friendship-1_stealth = 2 Freundschaft und 1 Heimlichkeit
cost-2_friendship-1_resistance = 2 Freundschaft und 1 Widerstand
cost-1_friendship-1_valor = 1 Freundschaft und 1 Tapferkeit
cost-1_friendship-2_stealth = 1 Freundschaft und 2 Heimlichkeit
cost-1_friendship-1_stealth = 1 Freundschaft und 1 Heimlichkeit
cost-1_friendship-1_resistance = 1 Freundschaft und 1 Widerstand
cost-1_valor-2_stealth = 1 Tapferkeit und 2 Heimlichkeit
cost-1_valor-1_stealth = 1 Tapferkeit und 1 Heimlichkeit
cost-1_valor-2_resistance = 1 Tapferkeit und 2 Widerstand
cost-1_valor-1_resistance = 1 Tapferkeit und 1 Widerstand
cost-1_stealth-2_resistance = 1 Heimlichkeit und 2 Widerstand
cost-1_stealth-1_resistance = 1 Heimlichkeit und 1 Widerstand
cost-1_friendship-1_valor-2_stealth = 1 Freundschaft, 1 Tapferkeit und 2 Heimlichkeit
cost-1_friendship-1_valor-1_stealth = 1 Freundschaft, 1 Tapferkeit und 1 Heimlichkeit

## Was gefragt wird

prompt-act-first = { $seat }, wer handelt zuerst: { $character_the } oder { $other_the }? Einer hat 4 Aktionen, der andere 1, in beliebiger Folge.
prompt-act-first_solo = Wer handelt zuerst? { $character } { $character_number ->
        [many] haben
       *[one] hat
    } 4 Aktionen, { $other_the } 1.
prompt-act-only = { $seat }, du bist am Zug. Nur { $character_the } { $character_number ->
        [many] können
       *[one] kann
    } handeln, mit { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }.
prompt-act-nobody = { $seat }, ziehst du deine 2 Karten? Keine deiner Figuren kann noch handeln.
prompt-act-gone = Was nun? { $character } { $character_number ->
        [many] haben den Plan verlassen und können
       *[one] hat den Plan verlassen und kann
    } in diesem Zug nicht mehr handeln.
prompt-act-none = Was nun? { $character } { $character_number ->
        [many] haben
       *[one] hat
    } keine Aktion mehr. Handle mit einer anderen Figur, spiel ein Ereignis oder beende die Aktionen.
prompt-act-ride = Was { $character_number ->
        [many] tun
       *[one] tut
    } { $character_the } { $place_in }? { $count ->
        [0] Keine Aktion mehr, aber
        [one] Noch 1 Aktion, und
       *[other] Noch { $count } Aktionen, und
    } 1 Reise in diesem Zug ist kostenlos.
prompt-act-open = Was { $character_number ->
        [many] tun
       *[one] tut
    } { $character_the } { $place_in }? { $count ->
        [one] Noch 1 Aktion.
       *[other] Noch { $count } Aktionen.
    } Nach einer zweiten Aktion hier { $other_number ->
        [many] haben
       *[one] hat
    } { $other_the } in diesem Zug nur 1.
prompt-act = Was { $character_number ->
        [many] tun
       *[one] tut
    } { $character_the } { $place_in }? { $count ->
        [one] Noch 1 Aktion.
       *[other] Noch { $count } Aktionen.
    }
prompt-quiet = Nächste Schattenkarte aufdecken? { $count ->
        [one] Es ist die letzte in diesem Zug.
       *[other] Es kommen noch { $count } in diesem Zug.
    } Vorher darf jeder handeln.
prompt-interrupt = { $seat }, was tust du zuerst? Du darfst Ereignisse spielen und Fähigkeiten nutzen, die jederzeit gelten.
prompt-company-travel = Wer geht mit { $place_to }? { $character } { $character_number ->
        [many] brechen
       *[one] bricht
    } auf. Wähl Figuren und Armeen.
prompt-company-travel_more = Wer geht noch mit { $place_to }? { $character } { $character_number ->
        [many] haben
       *[one] hat
    } bisher { $count ->
        [0] keine Figur
        [one] 1 Figur
       *[other] { $count } Figuren
    } und { $armies ->
        [0] keine Armee
        [one] 1 Armee
       *[other] { $armies } Armeen
    } dabei.
prompt-company-council = Wen rufst du nach Bruchtal? Über andere Figuren entscheiden ihre Spieler.
prompt-company-ents = Wer geht mit den Ents { $place_to }? Wähl Figuren im Fangornwald; über andere entscheiden ihre Spieler.
prompt-consent-travel = Lässt du { $count ->
        [1] { $whom_the }
       *[other] { $whom_the } und { $other_the }
    } mitgehen { $place_to }? { $character } { $character_number ->
        [many] reisen
       *[one] reist
    } dorthin.
prompt-consent-council = Lässt du { $count ->
        [1] { $whom_the }
       *[other] { $whom_the } und { $other_the }
    } nach Bruchtal kommen? Elronds Rat ruft.
prompt-consent-ents = Lässt du { $count ->
        [1] { $whom_the }
       *[other] { $whom_the } und { $other_the }
    } mit den Ents { $place_to } ziehen?
prompt-trade_consent-given = Nimmst du { $card_object }? { $other } bietet sie dir an.
prompt-trade_consent-asked = Gibst du { $card_object } her? { $other } bittet dich darum.
prompt-calling_off = { $character_number ->
        [many] Gehen
       *[one] Geht
    } { $character_the } trotzdem { $place_to }? Nicht alle wollten mitkommen.
prompt-hiding = 1 Heimlichkeit ausgeben, um Frodo zu verbergen? Sonst { $count ->
        [one] sucht 1 Würfel
       *[other] suchen { $count } Würfel
    } ihn { $place_in }.
prompt-paying-journey = Womit zahlst du { $cost }? Die Reise { $character_of } führt { $place_to }.
prompt-paying-muster = Womit zahlst du { $cost }? Du bietest { $place_in } auf.
prompt-paying-capture = Womit zahlst du { $cost }? Du eroberst { $place_object }.
prompt-paying-objective = Womit zahlst du { $cost }? Das Ziel: { $objective }.
prompt-paying-shot = Womit zahlst du { $cost }? Legolas schießt auf eine Schattenarmee { $place_in }.
prompt-paying-shot_nazgul = Womit zahlst du { $cost }? Legolas treibt einen Nazgûl nach Mordor.
prompt-paying-distraction = Womit zahlst du { $cost }? Merry & Pippin locken Nazgûl an.
prompt-paying-lady = Womit zahlst du { $cost }? Galadriel zieht ein Ereignis.
prompt-paying-song = Womit zahlst du { $cost }? Das Lied bringt 2 Hoffnung.
prompt-paying-reroll = Womit zahlst du { $cost }? Du wirfst { $face } neu.
prompt-paying-sam = Womit zahlst du { $cost }? Sam hebt { $face } auf.
prompt-paying-valor = Womit zahlst du { $cost }? Du entfernst eine Schattenarmee { $place_in }.
prompt-paying-flame = Womit zahlst du { $cost }? Gandalf dreht { $face } zu { $into }.
prompt-paying-ambush = Womit zahlst du { $cost }? Faramir dreht { $face } zu Flucht.
prompt-paying-defiance = Womit zahlst du { $cost }? Éowyn dreht { $face } zu Nazgûl.
prompt-paying-disregard = Womit zahlst du { $cost }? { $face } zählt dann nicht.
prompt-paying-sparing = Womit zahlst du { $cost }? Du rettest 1 Hoffnung.
prompt-wearing = Steckt Frodo den Ring an? Das kostet 1 Hoffnung und bringt das Auge, aber die Schattenarmeen sehen ihn nicht: Die Suche { $place_in } hat { $less ->
        [0] keine Würfel
        [one] 1 Würfel
       *[other] { $less } Würfel
    } statt { $count }.
prompt-rolled-search = Änderst du Würfel? Suche { $place_in }: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }.
prompt-rolled-battle = Änderst du Würfel? Schlacht { $place_in }: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }; { $friends } verbündete gegen { $shadow ->
        [one] 1 Schattenarmee
       *[other] { $shadow } Schattenarmeen
    }.
prompt-rerolling = Welche Würfel wirft Tom Bombadil neu? { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }. { $count ->
        [0] Wähl bis zu 3.
       *[other] { $count } von 3 gewählt.
    }
prompt-losses = Welche Armee verlierst du { $place_in }? { $count ->
        [one] 1 verbündete Armee fällt.
       *[other] { $count } verbündete Armeen fallen.
    }
prompt-marshal = Rettet Éomer die letzte Armee { $place_in }? Fallen alle, so ist { objective-boromir_honor.object } erreicht.
prompt-after_battle = 1 Tapferkeit für eine Schattenarmee ausgeben? { $count ->
        [one] 1 ist
       *[other] { $count } sind
    } noch { $place_in }.
prompt-in_peril = Etwas gegen diese Würfel ausgeben? { $objective }: { $kinds ->
        [0] nichts, was zählt
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }. Das kostet { $count } Hoffnung. { $ignoring }: ein Würfel zählt nicht; { $sparing }: 1 Hoffnung gerettet.
prompt-trading-give = Welche Karte gibst du { $other_to }?
prompt-trading-take = Um welche Karte bittest du { $other_the }?
prompt-may-slot = Eine gefallene Armee auf { objective-ride_eored.object } legen? Für { $region }; { $count } von 4 Regionen sind dort.
prompt-may-six = Die getroffene Armee auf { objective-that_makes_six.object } legen? { $count } von 6 sind dort.
prompt-may-resistance = Einen Marker Widerstand nehmen? Saruman ist besiegt.
prompt-may-gondor = Eine Gondor-Armee nach Osgiliath setzen? Der Übergang über den Anduin ist sicher.
prompt-may-rohan = Eine Rohan-Armee nach Dunland setzen? Frecas Erben sind besiegt.
prompt-may-stealth = 2 Marker Heimlichkeit nehmen? Minas Morgul ist erobert.
prompt-may-valor = 2 Marker Tapferkeit nehmen? Die Zwerge haben gesiegt.
prompt-numbering-ents = Wie viele Elben-Armeen werden zu Ents? Sie erscheinen im Fangornwald.
prompt-numbering-infighting = Wie viele Schattenarmeen entfernst du { $place_in }?
prompt-numbering-orders = Wie viele Schattenarmeen ziehen { $place_to }?
prompt-numbering-theoden = Wie viele Rohan-Armeen kommen { $place_to }? Théoden ist frei.
prompt-numbering-denethor = Wie viele Gondor-Armeen kommen { $place_to }? Denethor ist gestürzt.
prompt-numbering-oath = Wie viele Gondor-Armeen kommen { $place_to }? Die Toten sind dem Ruf gefolgt.
prompt-numbering-honor = Wie viele Schattenarmeen entfernst du { $place_in }? Es ist Boromirs letzter Kampf.
prompt-placing-arrow_from = Aus welcher Zuflucht brechen Armeen auf? Der Rote Pfeil bewegt bis zu 3.
prompt-placing-arrow_to = In welche Zuflucht ziehen die Armeen { $place_from }?
prompt-placing-gwaihir_to = Wo kommen benachbarte Armeen zusammen?
prompt-placing-gwaihir_from = Woher kommen Armeen { $place_to }?
prompt-placing-horses = Wo sind die Figuren, die reiten? Alle reiten zusammen, bis zu 3 Orte weit.
prompt-placing-infighting = Wo streiten die Orks? Du entfernst dort bis zu 2 Schattenarmeen.
prompt-placing-eagles = Wohin tragen die Adler { $character_the }?
prompt-placing-ents = Wohin ziehen die Ents vom Fangornwald?
prompt-placing-orders_from = Welchen Ort verlassen alle Schattenarmeen?
prompt-placing-orders_to = Wohin ziehen Schattenarmeen { $place_from }? { $count ->
        [one] 1 muss
       *[other] { $count } müssen
    } noch fort.
prompt-placing-aid = Wohin schickt Arwen eine Elben-Armee? Sie geht zu einer Figur { $region_in }.
prompt-placing-cunning = Wohin lockt Gollum eine Schattenarmee? Sie zieht { $place_from } ab, ohne Schlacht.
prompt-placing-wheels = Wo verlierst du eine verbündete Armee? Sarumans Räderwerk nimmt { $count ->
        [one] noch 1.
       *[other] { $count }.
    }
prompt-placing-gather_to = Wo sammeln sich Elben-Armeen im Düsterwald? Ziel erreicht: { $objective_object }.
prompt-placing-gather_from = Woher kommen Armeen { $place_to }? Ziel erreicht: { $objective_object }.
prompt-choosing-lembas = Wer bekommt in diesem Zug 2 Aktionen mehr?
prompt-choosing-eagles = Wen tragen die Adler?
prompt-choosing-cloaks = Wer trägt die Mäntel? Die Figur geht ungesehen, bis zu 2 Orte weit.
prompt-choosing-palantir = Wen zeigt der Palantír? Das Auge und 3 Nazgûl ziehen in diese Region.
prompt-loading-arrow = Welche Armeen brechen { $place_from } auf? { $count ->
        [0] Wähl bis zu 3.
       *[other] { $count } von 3 gewählt.
    }
prompt-loading-gwaihir = Welche Armeen brechen { $place_from } auf? { $count ->
        [0] Noch keine gewählt.
       *[other] { $count } gewählt.
    }
prompt-loading-gather = Welche Armeen brechen { $place_from } auf? { $count ->
        [0] Noch keine gewählt.
       *[other] { $count } gewählt.
    }
prompt-hunting = Welcher Nazgûl zieht, und wohin? In der Jagd { $count ->
        [one] kommt noch 1
       *[other] kommen { $count }
    } Frodo eine Region näher.
prompt-summoning-deploy = Woher zieht ein Nazgûl { $region_to }? { $count ->
        [one] Noch 1 reitet
       *[other] Noch { $count } reiten
    }; mehrere Regionen haben gleich viele.
prompt-summoning-palantir = Woher zieht ein Nazgûl { $region_to }? Der Palantír bewegt { $count ->
        [one] noch 1.
       *[other] { $count }.
    }
prompt-summoning-distract = Woher kommen Nazgûl { $region_to }? Merry & Pippin locken { $count ->
        [one] noch 1.
       *[other] bis zu { $count }.
    }
prompt-summoning-eagles = Woher kommt ein Nazgûl { $region_to }? Die Adler haben Frodo getragen: Noch { $count ->
        [one] 1 kommt
       *[other] { $count } kommen
    }, mehrere sind gleich nah.
prompt-wheels_turn = Was kostet Sarumans Räderwerk? 2 verbündete Armeen, 2 Karten oder Marker eines Spielers, oder 1 Hoffnung.
prompt-discarding = Was legst du ab? { $count ->
        [one] 1 Karte oder Marker muss
       *[other] { $count } Karten oder Marker müssen
    } weg.
prompt-hand_full = Was legst du ab? Du hast mehr als 7 Karten: { $count ->
        [one] Leg 1 ab, oder spiel ein Ereignis.
       *[other] Leg { $count } ab, oder spiel Ereignisse.
    }
prompt-ordering = Welche Karte kommt zuerst? Du siehst die nächsten Karten des Spielerstapels.
prompt-ordering-next = Welche Karte kommt als nächste?
prompt-foreseen = Welche Karte behältst du? Du siehst die nächsten Karten des Spielerstapels und darfst 1 behalten.
prompt-spied = Welche Schattenkarten kommen aus dem Spiel? Du siehst die nächsten 2.
prompt-spied-order = Welche Schattenkarte kommt zuerst?
prompt-giving = Gibst du einem anderen Spieler einen Marker? Insgesamt wechselt nur 1 den Besitzer.
prompt-riding-horses = Wohin reiten die Figuren { $place_from }? { $count ->
        [one] Noch 1 Schritt ist möglich.
       *[other] Noch { $count } Schritte sind möglich.
    }
prompt-riding-cloaks = Wohin { $character_number ->
        [many] gehen
       *[one] geht
    } { $character_the } { $place_from }? { $count ->
        [one] Noch 1 Schritt ist möglich.
       *[other] Noch { $count } Schritte sind möglich.
    }
prompt-ambushing = Greift Faramir { $place_in } aus dem Hinterhalt an? Das kostet keine Aktion. { $armies } verbündete gegen { $count ->
        [one] 1 Schattenarmee.
       *[other] { $count } Schattenarmeen.
    }
prompt-ambushing-event = Jetzt { $place_in } eine Schlacht schlagen? { $armies } verbündete gegen { $count ->
        [one] 1 Schattenarmee;
       *[other] { $count } Schattenarmeen;
    } das Auge kommt dorthin.
prompt-gifting = Wer bekommt einen Marker, und welchen?
prompt-free_preparing = Einmal kostenlos vorbereiten? Die Karte darf aus jeder Region sein.

wait-act-first = { $seat } wählt, wer zuerst handelt.
wait-act = { $seat } handelt mit { $character_to }.
wait-quiet = { $seat } deckt gleich eine Schattenkarte auf. Vorher darf jeder handeln.
wait-interrupt = { $seat } handelt zuerst.
wait-company = { $seat } wählt, wer mitkommt.
wait-consent = { $seat } entscheidet, ob jemand mitkommt.
wait-trade_consent = { $seat } entscheidet über eine Karte: { $card }.
wait-calling_off = { $seat } entscheidet, ob { $character_the } trotzdem { $place_to } { $character_number ->
        [many] gehen
       *[one] geht
    }.
wait-hiding = { $seat } entscheidet, ob Frodo sich auf dem Weg { $place_to } verbirgt.
wait-paying = { $seat } zahlt { $cost }.
wait-wearing = { $seat } entscheidet, ob Frodo den Ring ansteckt.
wait-rolled = Die Würfel sind gefallen. { $seat } darf sie ändern.
wait-rerolling = { $seat } wählt Würfel, die Tom Bombadil neu wirft.
wait-losses = { $seat } wählt, welche Armeen { $place_in } verloren gehen.
wait-marshal = { $seat } entscheidet, ob Éomer die letzte Armee { $place_in } rettet.
wait-after_battle = { $seat } darf { $place_in } Tapferkeit ausgeben.
wait-in_peril = { $objective }: { $seat } darf Zeichen ausgeben.
wait-trading = { $seat } wählt eine Karte für die Gemeinschaft mit { $other_to }.
wait-may = { $seat } entscheidet über eine Belohnung.
wait-numbering = { $seat } wählt, wie viele Armeen.
wait-placing = { $seat } wählt einen Ort.
wait-choosing = { $seat } wählt eine Figur.
wait-loading = { $seat } wählt Armeen { $place_in }.
wait-hunting = { $seat } entscheidet, welcher Nazgûl Frodo näher kommt.
wait-summoning = { $seat } entscheidet, welcher Nazgûl { $region_to } zieht.
wait-wheels_turn = Sarumans Räderwerk: { $seat } entscheidet, was verloren geht.
wait-discarding = { $seat } muss ablegen.
wait-hand_full = { $seat } hat mehr als 7 Karten und muss ablegen.
wait-ordering = { $seat } ordnet die nächsten Karten.
wait-foreseen = { $seat } sieht die nächsten Karten an.
wait-spied = { $seat } sieht die nächsten Schattenkarten an.
wait-giving = Elronds Rat: { $seat } darf einen Marker weitergeben.
wait-riding = { $seat } wählt den Weg { $place_from }.
wait-ambushing = { $seat } entscheidet, ob { $place_in } gekämpft wird.
wait-gifting = Gaben der Elben: { $seat } wählt einen Marker und einen Spieler.
wait-free_preparing = Elronds Rat: { $seat } darf sich vorbereiten.

chance-draw-turn = { $seat } zieht eine Karte.
chance-draw-opening = { $seat } bekommt eine Karte.
chance-draw-look = { $seat } sieht die nächste Karte des Spielerstapels an.
chance-draw-lady = { $seat } zieht ein Ereignis, das nicht im Stapel ist.
chance-flip-turn = Eine Schattenkarte wird aufgedeckt.
chance-flip-look = Die nächste Schattenkarte wird angesehen.
chance-flip-opening = Eine Schattenkarte zeigt, wo eine Armee beginnt.
chance-back = Die nächste Schattenkarte zeigt ihre Rückseite.
chance-search_roll = { $count ->
        [one] Ein Suchwürfel wird geworfen.
       *[other] { $count } Suchwürfel werden geworfen.
    }
chance-battle_roll = { $count ->
        [one] Ein Schlachtwürfel wird geworfen.
       *[other] { $count } Schlachtwürfel werden geworfen.
    }
chance-task = Ein Ziel wird gezogen.
chance-join-roster = Eine Figur wird für diese Partie gezogen.
chance-join-seat = { $seat } bekommt eine Figur.
chance-join-successor = { $seat } bekommt eine neue Figur an Boromirs Stelle.

## Was man wählen kann

do-done = Fertig
do-done-act = Aktionen beenden und 2 Karten ziehen
do-done-interrupt = Fertig
do-done-company = Aufbrechen
do-done-paying = Zahlen
do-done-rerolling = Diese Würfel neu werfen
do-done-in_peril = Würfel behalten
do-done-loading = Fertig
do-done-summoning = Fertig
do-done-spied = Fertig
do-done-riding = Hier bleiben
do-done-hand_full = Fertig
do-done-gwaihir_from = Fertig
do-done-gather_from = Fertig
do-pass = Passen
do-pass-search = Würfel behalten
do-pass-battle = Würfel behalten
do-pass-after_battle = Keine Tapferkeit ausgeben
do-pass-wearing = Den Ring nicht anstecken
do-pass-foreseen = Keine behalten
do-pass-giving = Keinen Marker geben
do-pass-ambushing = Nicht angreifen
do-pass-event = Nicht kämpfen
do-pass-free_preparing = Nicht vorbereiten
do-pass-aid = Keine Armee schicken
do-pass-cunning = Keine Armee fortlocken
do-pass-ents = Die Ents im Fangornwald lassen
do-pass-gather_to = Die Armeen stehen lassen
do-yes = Ja
do-yes-consent = Mitkommen
do-yes-given = { $card } nehmen
do-yes-asked = { $other_to } geben: { $card }
do-yes-may_slot = Eine Armee auf die Karte legen ({ $region })
do-yes-may_six = Die Armee auf die Karte legen
do-yes-may_resistance = Einen Marker Widerstand nehmen
do-yes-may_gondor = Eine Gondor-Armee nach Osgiliath setzen
do-yes-may_rohan = Eine Rohan-Armee nach Dunland setzen
do-yes-may_stealth = 2 Marker Heimlichkeit nehmen
do-yes-may_valor = 2 Marker Tapferkeit nehmen
do-no = Nein
do-no-consent = Zurückbleiben
do-no-given = Die Karte ablehnen
do-no-asked = Die Karte behalten
do-no-may_slot = Keine Armee auf die Karte legen
do-no-may_six = Keine Armee auf die Karte legen
do-no-may_resistance = Keinen Marker nehmen
do-no-may_gondor = Keine Armee dorthin setzen
do-no-may_rohan = Keine Armee dorthin setzen
do-no-may_stealth = Keine Marker nehmen
do-no-may_valor = Keine Marker nehmen
do-pass-quiet = Nächste Schattenkarte aufdecken
do-pass-calling_off = Mit denen, die wollen, { $place_to } gehen
do-call_off = Die Reise abbrechen
do-stealth = Frodo { $place_in } verbergen (1 Heimlichkeit)
do-search = { $count ->
        [one] Suche { $place_in } wagen (1 Würfel)
       *[other] Suche { $place_in } wagen ({ $count } Würfel)
    }
do-ring = Den Ring anstecken (1 Hoffnung, das Auge kommt)
do-capture = { $place } erobern ({ $cost })
do-capture_otherwise = { $place } erobern, wie es das Ziel erlaubt ({ $cost })
do-muster = { $count ->
        [one] Eine { $people_army } { $place_in } aufbieten (1 Freundschaft)
       *[other] { $count } { $people_many } { $place_in } aufbieten (1 Freundschaft)
    }
do-muster-free = { $count ->
        [one] Eine { $people_army } { $place_in } aufbieten (kostenlos)
       *[other] { $count } { $people_many } { $place_in } aufbieten (kostenlos)
    }
do-attack = { $count ->
        [one] Angreifen { $place_in } mit 1 Würfel
       *[other] Angreifen { $place_in } mit { $count } Würfeln
    }
do-attack-battle = { $count ->
        [one] Kämpfen { $place_in } mit 1 Würfel
       *[other] Kämpfen { $place_in } mit { $count } Würfeln
    }
do-anduril = Andúril: eine Schattenarmee { $place_in } entfernen
do-wisdom = Weisheit der Eldar: { $card_object } vom Ablagestapel nehmen
do-mirror = Galadriels Spiegel: die nächsten 4 Karten ansehen und ordnen
do-craft = Zwergenhandwerk: einen Marker Tapferkeit bekommen
do-walk = Leise Schritte: einen Marker Heimlichkeit bekommen
do-friend = Treuer Freund: einen Marker Freundschaft bekommen
do-song = Sing uns ein Lied! 2 Hoffnung gewinnen (3 Freundschaft)
do-oath = Die Pfade der Toten nach Erech nehmen
do-blessing_otherwise = { $objective } ({ $cost })
do-lady = Herrin des Lichts: ein Ereignis ziehen, das nicht im Stapel ist ({ $cost })
do-distract = Ablenken: bis zu 2 Nazgûl zu Merry & Pippin locken (1 Freundschaft)
do-bombadil = Tom Bombadil spielen: bis zu 3 Würfel neu werfen
do-spare = 1 Hoffnung retten ({ $symbol_one })
do-valor = 1 Tapferkeit ausgeben: eine Schattenarmee entfernen
do-shoot_nazgul = Sicherer Schuss: einen Nazgûl der Region nach Mordor treiben (1 Heimlichkeit)
do-wheels_armies = 2 verbündete Armeen verlieren
do-wheels_hope = 1 Hoffnung verlieren
do-wheels_seat = { $seat } verliert 2 Karten oder Marker
do-interrupt = { $seat_the } zuerst handeln lassen
do-interrupt-take = Jetzt handeln ({ $seat_the })
do-act-first = Mit { $character_to } beginnen
do-act = { $count ->
        [one] Mit { $character_to } handeln (1 Aktion); { $other_the } { $other_number ->
            [many] sind
           *[one] ist
        } fertig
       *[other] Mit { $character_to } handeln ({ $count } Aktionen); { $other_the } { $other_number ->
            [many] sind
           *[one] ist
        } fertig
    }
do-travel = Reisen { $place_to }
do-travel-cost = Reisen { $place_to } ({ $cost })
do-travel-frodo = { $count ->
        [one] Reisen { $place_to } (1 Heimlichkeit oder eine Suche mit 1 Würfel)
       *[other] Reisen { $place_to } (1 Heimlichkeit oder eine Suche mit { $count } Würfeln)
    }
do-travel-frodo_cost = { $count ->
        [one] Reisen { $place_to } ({ $cost }; dazu 1 Heimlichkeit oder eine Suche mit 1 Würfel)
       *[other] Reisen { $place_to } ({ $cost }; dazu 1 Heimlichkeit oder eine Suche mit { $count } Würfeln)
    }
do-travel-free = Reiten { $place_to } (ohne Aktion)
do-travel-free_cost = Reiten { $place_to } (ohne Aktion; { $cost })
do-travel-ride = Reiten { $place_to }
do-give = Gemeinschaft: { $seat_to } eine Karte geben
do-take = Gemeinschaft: { $seat_the } um eine Karte bitten
do-prepare = Vorbereitung: { $card_object } für { $symbol_token }
do-objective = { $objective } ({ $cost })
do-objective-free = { $objective }
do-objective-peril = { $objective }: { $count } Schlachtwürfel werfen
do-pledge = Treue schwören: { $card }
do-slinker = Schleicher: { $card_object } vom Ablagestapel nehmen
do-play = { $event } spielen
do-shoot = Sicherer Schuss: eine Schattenarmee { $place_in } entfernen (1 Heimlichkeit)
do-card = { $card }
do-card-give = { $other_to } geben: { $card }
do-card-take = { $other_the } bitten um: { $card }
do-card-keep = { $card } behalten
do-next = Als Nächstes: { $card }
do-next_shadow = Zuerst: { $line }; { $order }
do-next_shadow-special = Zuerst: { $card }
do-remove_shadow = Entfernen: { $line }; { $order }
do-remove_shadow-special = Entfernen: { $card }
do-spend = { $card } ausgeben
do-spend_token = Ausgeben: { $symbol_token }
do-discard = { $card } ablegen
do-discard_token = Ablegen: { $symbol_token }
do-take_along = { $character } mitnehmen
do-take_armies = { $count ->
        [one] Eine { $people_army } mitnehmen
       *[other] { $count } { $people_many } mitnehmen
    }
do-take_armies-loading = { $count ->
        [one] Eine { $people_army } schicken
       *[other] { $count } { $people_many } schicken
    }
do-who = { $character }
do-who-lembas = { $character_to } 2 Aktionen mehr geben
do-who-eagles = { $character } tragen
do-who-cloaks = { $character_to } die Mäntel geben
do-who-palantir = Das Auge auf { $character_the } lenken
do-at = { $place }
do-at-arrow_from = Armeen { $place_from } schicken
do-at-arrow_to = Ziehen { $place_to }
do-at-gwaihir_to = Armeen { $place_to } holen
do-at-gwaihir_from = Armeen { $place_from } holen
do-at-horses = Mit den Figuren { $place_in } reiten
do-at-infighting = { $count ->
        [one] { $place }: 1 Schattenarmee
       *[other] { $place }: { $count } Schattenarmeen
    }
do-at-eagles = { $character } { $place_to } tragen
do-at-ents = Die Ents ziehen { $place_to }
do-at-orders_from = { $count ->
        [one] { $place }: 1 Schattenarmee zieht ab
       *[other] { $place }: { $count } Schattenarmeen ziehen ab
    }
do-at-orders_to = Einige { $place_to } schicken
do-at-aid = Eine Elben-Armee { $place_to } schicken
do-at-cunning = Eine Schattenarmee { $place_to } locken
do-at-wheels = Eine Armee { $place_in } verlieren
do-at-gather_to = Sich { $place_in } sammeln
do-at-gather_from = Armeen { $place_from } holen
do-number = { $count }
do-number-ents = { $count ->
        [one] 1 Armee Ents aufstellen
       *[other] { $count } Armeen Ents aufstellen
    }
do-number-infighting = { $count ->
        [one] 1 Schattenarmee { $place_in } entfernen
       *[other] { $count } Schattenarmeen { $place_in } entfernen
    }
do-number-orders = { $count ->
        [one] 1 Schattenarmee { $place_to } schicken
       *[other] { $count } Schattenarmeen { $place_to } schicken
    }
do-number-theoden = { $count ->
        [0] Keine Rohan-Armee aufstellen
        [one] 1 Rohan-Armee { $place_in } aufstellen
       *[other] { $count } Rohan-Armeen { $place_in } aufstellen
    }
do-number-denethor = { $count ->
        [0] Keine Gondor-Armee aufstellen
        [one] 1 Gondor-Armee { $place_in } aufstellen
       *[other] { $count } Gondor-Armeen { $place_in } aufstellen
    }
do-number-oath = { $count ->
        [0] Keine Gondor-Armee aufstellen
        [one] 1 Gondor-Armee { $place_in } aufstellen
       *[other] { $count } Gondor-Armeen { $place_in } aufstellen
    }
do-number-honor = { $count ->
        [0] Keine Schattenarmee entfernen
        [one] 1 Schattenarmee { $place_in } entfernen
       *[other] { $count } Schattenarmeen { $place_in } entfernen
    }
do-lose = Eine { $people_army } verlieren
do-nazgul_from = Einen Nazgûl { $region_from } bewegen
do-nazgul_from-into = Einen Nazgûl { $region_from } { $into_to } bewegen
do-nazgul = Einen Nazgûl { $region_from } { $into_to } bewegen
do-reroll_search = { $face } neu werfen (1 Widerstand)
do-reroll_battle = { $face } neu werfen (1 Widerstand)
do-ranger = Waldläufer des Nordens: { $face } neu werfen (kostenlos)
do-nenya = Nenya: { $face } neu werfen (kostenlos)
do-sams_aid = Sams Hilfe: { $face } aufheben (1 Freundschaft)
do-turn_search = Licht und Flamme: { $face } zu { $into } drehen (1 Tapferkeit)
do-turn_search-free = Licht und Flamme: { $face } zu { $into } drehen (kostenlos)
do-turn_battle = Licht und Flamme: { $face } zu { $into } drehen (1 Tapferkeit)
do-turn_battle-free = Licht und Flamme: { $face } zu { $into } drehen (kostenlos)
do-ambush = Hinterhalt: { $face } zu Flucht drehen (1 Heimlichkeit)
do-defy = Éowyn: { $face } zu Nazgûl drehen (2 Tapferkeit)
do-die_search = { $face } wählen
do-die_battle = { $face } wählen
do-disregard = { $face } nicht beachten ({ $symbol_one })
do-gift = { $seat_to } geben: { $symbol_token }
do-hand_token = { $seat_to } geben: { $symbol_token }
do-drawn = Gezogen wird: { $card }
do-flipped = Schattenkarte: { $line }; { $order }
do-flipped-special = Schattenkarte: { $card }
do-back = Die Rückseite ist { $back }
do-searched = Suchwürfel: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }
do-fought = Schlachtwürfel: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }
do-task = Ziel: { $objective }
do-joins = { $character } { $character_number ->
        [many] kommen
       *[one] kommt
    } ins Spiel

## Was geschah

log-set-up = Alles ist aufgebaut. { $seat } beginnt.
log-task = Ein Ziel dieser Partie: { $objective_object }.
log-joined = { $seat } spielt { $character_the }.
log-dealt = { $seat } bekommt { $card_object }.
log-turn = { $seat } ist am Zug.
log-acts = { $character } { $character_number ->
        [many] handeln
       *[one] handelt
    }.
log-went = { $character } { $character_number ->
        [many] gehen
       *[one] geht
    } { $origin_from } { $place_to }.
log-came-along = { $character } { $character_number ->
        [many] kommen
       *[one] kommt
    } mit { $place_to }.
log-came = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } jetzt { $place_in }.
log-agreed = { $seat } ist einverstanden.
log-refused = { $seat } lehnt ab.
log-called-off = Die Reise wird abgebrochen.
log-spent = { $seat } gibt { $card_object } aus.
log-spent-token = { $count ->
        [one] { $seat } gibt { $symbol_token } aus.
       *[other] { $seat } gibt { $count } { $symbol_tokens } aus.
    }
log-got-token = { $seat } bekommt { $symbol_token }.
log-gave-card = { $seat } gibt { $other_to } { $card_object }.
log-gave-token = { $seat } gibt { $other_to } { $symbol_token }.
log-prepared = { $character } { $character_number ->
        [many] bereiten
       *[one] bereitet
    } sich vor: { $card }.
log-mustered = { $character } { $character_number ->
        [many] bieten
       *[one] bietet
    } { $place_in } Armeen auf.
log-attacked = { $character } { $character_number ->
        [many] führen
       *[one] führt
    } { $place_in } einen Angriff.
log-captured = { $place_subject } { $place_number ->
        [many] sind
       *[one] ist
    } erobert und jetzt eine Zuflucht.
log-search = { $count ->
        [one] Frodo wird { $place_in } mit 1 Würfel gesucht.
       *[other] Frodo wird { $place_in } mit { $count } Würfeln gesucht.
    }
log-searched = Suchwürfel: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }.
log-fought = Schlachtwürfel: { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }.
log-battle-shadow = { $count ->
        [one] Der Schatten greift { $place_in } mit 1 Würfel an.
       *[other] Der Schatten greift { $place_in } mit { $count } Würfeln an.
    }
log-battle-attack = { $count ->
        [one] Die Schlacht { $place_in } wird mit 1 Würfel geschlagen.
       *[other] Die Schlacht { $place_in } wird mit { $count } Würfeln geschlagen.
    }
log-battle-ambush = { $count ->
        [one] Faramir schlägt { $place_in } mit 1 Würfel aus dem Hinterhalt zu.
       *[other] Faramir schlägt { $place_in } mit { $count } Würfeln aus dem Hinterhalt zu.
    }
log-battle-event = { $count ->
        [one] Die Armeen kämpfen { $place_in } mit 1 Würfel.
       *[other] Die Armeen kämpfen { $place_in } mit { $count } Würfeln.
    }
log-battle-riders = { $count ->
        [one] Éomer und seine Reiter kämpfen { $place_in } mit 1 Würfel.
       *[other] Éomer und seine Reiter kämpfen { $place_in } mit { $count } Würfeln.
    }
log-rerolled = { $seat } wirft { $face } neu.
log-rerolled-bombadil = { $count ->
        [one] Tom Bombadil hilft: { $seat_the } wirft einen Würfel neu ({ $face }).
       *[other] Tom Bombadil hilft: { $seat_the } wirft { $count } Würfel neu ({ $face }).
    }
log-turned = { $seat } dreht { $face } zu { $into }.
log-ignored = { $seat } hebt { $face } auf.
log-spared = { $seat } rettet 1 Hoffnung.
log-ring = Frodo steckt den Ring an.
log-hope-lost-no_armies = Keine Schattenarmee ist mehr im Vorrat, das kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-gollum = Gollums Tücke kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-eye = Das Auge ruht schon auf Frodos Region, das kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-ring = Der Ring kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-search = Die Suche kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-haven = Der Fall der Zuflucht kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-no_card = Der Spielerstapel ist leer, das kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-peril = Der Kampf kostet { $count } Hoffnung; noch { $hope }.
log-hope-lost-wheels = Sarumans Räderwerk kostet { $count } Hoffnung; noch { $hope }.
log-hope-gained = Die Hoffnung steigt um { $count } auf { $hope }.
log-eye = Das Auge wendet sich { $region_to }.
log-nazgul = { $count ->
        [one] Ein Nazgûl zieht { $region_from } { $into_to }.
       *[other] { $count } Nazgûl ziehen { $region_from } { $into_to }.
    }
log-nazgul-removed = Ein Nazgûl { $region_in } ist für immer vernichtet.
log-shadow-added = { $count ->
        [one] Eine Schattenarmee kommt { $place_to }.
       *[other] { $count } Schattenarmeen kommen { $place_to }.
    }
log-shadow-removed = { $count ->
        [one] Eine Schattenarmee { $place_in } wird entfernt.
       *[other] { $count } Schattenarmeen { $place_in } werden entfernt.
    }
log-shadow-went = { $count ->
        [one] Eine Schattenarmee zieht { $origin_from } { $place_to }.
       *[other] { $count } Schattenarmeen ziehen { $origin_from } { $place_to }.
    }
log-friends-added = { $count ->
        [one] Eine { $people_army } kommt { $place_in } hinzu.
       *[other] { $count } { $people_many } kommen { $place_in } hinzu.
    }
log-friends-lost = { $count ->
        [one] Eine { $people_army } geht { $place_in } verloren.
       *[other] { $count } { $people_many } gehen { $place_in } verloren.
    }
log-friends-moved = { $count ->
        [one] Eine { $people_army } zieht { $origin_from } { $place_to }.
       *[other] { $count } { $people_many } ziehen { $origin_from } { $place_to }.
    }
log-haven-fell = { $place_subject } { $place_number ->
        [many] fallen
       *[one] fällt
    } an den Schatten!
log-drew = { $seat } zieht { $card_object }.
log-drew-skies = { $seat } zieht { $card }!
log-no-card = Für { $seat_the } ist keine Karte mehr zu ziehen.
log-darkened = Der Himmel verdunkelt sich: Der Schatten sammelt sich { $place_in }.
log-threat = { $count ->
        [one] Bedrohung: 1 Schattenkarte je Zug.
       *[other] Bedrohung: { $count } Schattenkarten je Zug.
    }
log-shuffled-on = Die abgelegten Schattenkarten werden gemischt und auf ihren Stapel gelegt.
log-reshuffled = Der Schattenstapel ist leer: Seine Ablage wird neu gemischt.
log-flipped = Eine Schattenkarte wird aufgedeckt: { $place }; { $order }.
log-flipped-special = Eine Schattenkarte wird aufgedeckt: { $card }.
log-back = Die Rückseite der nächsten Schattenkarte ist { $back }.
log-advances = Der Schatten rückt vor. Seine Linie: { $line }.
log-reinforces = Der Schatten wird { $place_in } verstärkt. Der Befehl: { $order }.
log-ordered = Das Auge sucht Frodo.
log-special = { $card }: { $card_text }
log-discarded = { $seat } legt { $card_object } ab.
log-discarded-token = { $seat } legt { $symbol_token } ab.
log-event = { $seat } spielt { $event_object }.
log-used = { $seat } nutzt { $ability_object }.
log-completed = Ziel erreicht: { $objective_object }.
log-pledged = Die Hobbits schwören einem Volk die Treue: { $people }.
log-on-card-region = { $objective }: Eine gefallene Armee liegt nun auf der Karte ({ $region }).
log-on-card = { $objective }: { $count } von 6.
log-left = { $character } { $character_number ->
        [many] verlassen
       *[one] verlässt
    } den Plan.
log-returned = { $character } kehrt zurück, als der Weiße!
log-looked = { $seat } sieht im Spielerstapel { $card_object }.
log-spied = { $seat } sieht im Schattenstapel: { $place }; { $order }.
log-spied-special = { $seat } sieht im Schattenstapel: { $card }.
log-removed = Eine Schattenkarte kommt aus dem Spiel: { $place }; { $order }.
log-removed-special = Eine Schattenkarte kommt aus dem Spiel: { $card }.
log-put-back = Zuoberst im Schattenstapel liegt: { $place }; { $order }.
log-put-back-special = Zuoberst im Schattenstapel liegt: { $card }.
log-took-card = { $seat } nimmt { $card_object } vom Ablagestapel.
log-interrupt = { $seat } handelt zuerst.
log-gollum = Gollum und Frodo treffen sich { $place_in } inmitten von Armeen.
log-ended-destroyed = Der Ring ist zerstört.
log-ended-despair = Es gibt keine Hoffnung mehr.

## Wie es ausging

ending-destroyed = Der Ring ist zerstört, und Sauron stürzt: Ihr habt gewonnen!
ending-despair = Die Hoffnung ist dahin, und Sauron gewinnt. Haltet nächstes Mal eine Armee in jeder Zuflucht und Heimlichkeit für Frodo bereit.

## Warum etwas nicht geht

refused-over = Die Partie ist vorbei.
refused-unknown = Das gibt es hier nicht.
refused-chance = Warte auf die Würfel oder die Karten.
refused-not-asked = Zuerst entscheidet { $seat_the }.
refused-other-question = Beantworte zuerst die aktuelle Frage.
refused-behind-interrupt = Wähle zuerst „Jetzt handeln“; dann kannst du das tun.
refused-not-quiet = Beende zuerst die Suche, die Schlacht oder die Karte.
refused-no-such-seat = { $seat } ist nicht in dieser Partie.
refused-interrupt-yours = Du entscheidest gerade selbst.
refused-interrupt-again = { $seat } hat schon zuerst gehandelt; seitdem hat sich nichts geändert.
refused-nothing-to-do = { $seat } hat nichts, was jederzeit geht.
refused-nobody-acts = Wähl zuerst, welche Figur handelt.
refused-no-actions = { $character } { $character_number ->
        [many] haben
       *[one] hat
    } keine Aktion mehr.
refused-not-in-game = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } nicht in dieser Partie.
refused-not-your-character = { $character } { $character_number ->
        [many] gehören
       *[one] gehört
    } nicht dir.
refused-off-board = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } nicht auf dem Plan.
refused-acting-already = { $character } { $character_number ->
        [many] handeln
       *[one] handelt
    } schon.
refused-character-done = { $character } { $character_number ->
        [many] haben
       *[one] hat
    } in diesem Zug schon gehandelt.
refused-solo-turn = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } nicht am Zug: Allein handeln die Figur mit dem Marker und Frodo & Sam.
refused-not-character = Das { $character_number ->
        [many] können
       *[one] kann
    } nur { $character_the }, und gerade handelt jemand anderes.
refused-ability-used = { $ability_object } ist in diesem Zug schon genutzt.
refused-gollum = Gollum kann nicht aufbieten, angreifen oder erobern und nimmt keine Armeen mit.
refused-cost = Dafür brauchst du { $cost }.
refused-haven-already = { $place_subject } { $place_number ->
        [many] sind
       *[one] ist
    } schon eine Zuflucht.
refused-no-stronghold = Es gibt { $place_in } keine Festung zu erobern.
refused-shadow-there = { $count ->
        [one] Noch steht eine Schattenarmee { $place_in }.
       *[other] Noch stehen { $count } Schattenarmeen { $place_in }.
    }
refused-no-friends = Es gibt keine verbündete Armee { $place_in }.
refused-no-other-price = Kein Ziel bietet { $place_in } einen anderen Preis.
refused-no-muster = Kein Volk lässt sich { $place_in } aufbieten.
refused-no-armies-left = Im Vorrat ist keine { $people_army } mehr.
refused-muster-one = Nur Gandalf bietet 2 Armeen auf einmal auf.
refused-last-army = Im Vorrat ist nur noch 1 { $people_army }.
refused-no-enemy = Es gibt keine Schattenarmee { $place_in }.
refused-too-many-dice = { $count ->
        [one] Dort darfst du nur 1 Würfel werfen: 1 je verbündeter Armee, höchstens 3.
       *[other] Dort darfst du nur { $count } Würfel werfen: 1 je verbündeter Armee, höchstens 3.
    }
refused-no-objective-done = Für Andúril muss mindestens 1 Ziel erreicht sein.
refused-not-haven = Es gibt keine Zuflucht { $place_in }.
refused-not-discarded = Diese Karte liegt nicht auf dem Ablagestapel ({ $card }).
refused-deck-empty = Der Spielerstapel ist leer.
refused-no-tokens-left = Im Vorrat sind keine { $symbol_tokens } mehr.
refused-no-frodo-here = Frodo ist nicht { $place_in }.
refused-hope-full = Die Hoffnung steht schon bei { $count } und kann nicht steigen.
refused-no-other-blessing = In dieser Partie hat der Segen nur einen Preis.
refused-oath-taken = Aragorn hat die Pfade der Toten schon genommen.
refused-elsewhere = Das geht nur { $place_in }.
refused-there-already = Du bist schon { $place_in }.
refused-no-road = Keine Straße führt von dort { $place_to }.
refused-no-road-for-two = Selbst auf Schattenfell kommt niemand in 2 Schritten { $place_to }.
refused-road-cost = Die Straße { $place_to } kostet { $cost }, und so viel hast du nicht.
refused-special-road = Die Pferde nehmen die besondere Straße { $place_to } nicht.
refused-alone = Allein gibt es niemanden, mit dem du Karten tauschen könntest.
refused-yourself = Das bist du selbst.
refused-nobody-there = { $seat } hat keine Figur { $place_in }.
refused-refused-already = { $seat } hat jede Karte abgelehnt, die in dieser Richtung wechseln könnte; seitdem hat sich nichts geändert.
refused-card-already = { $seat } hat diese Karte ({ $card }) abgelehnt; seitdem hat sich nichts geändert.
refused-no-card-of-region = { $seat } hat keine Karte dieser Region ({ $region }), und nur solche wechseln dort den Besitzer.
refused-boromir = Von der Macht versucht: Boromir gibt keine Karte Widerstand her.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand ({ $card }).
refused-not-held = { $seat } hat diese Karte nicht auf der Hand ({ $card }).
refused-other-region = Diese Karte gehört zu einer anderen Region ({ $card }).
refused-not-stealth = Gollum nimmt nur Karten Heimlichkeit ({ $card }).
refused-not-friendship = Der Schwur verlangt eine Karte Freundschaft ({ $card }).
refused-no-such-objective = Dieses Ziel ist in dieser Partie nicht offen: { $objective_object }.
refused-objective-done = Dieses Ziel ist erreicht: { $objective_object }.
refused-by-itself = Dieses Ziel wird nicht durch eine Aktion erreicht, sondern von selbst, sobald alles dafür da ist: { $objective_object }.
refused-by-pledging = Die Hobbits schwören mit einer Karte, je einmal für 2 Völker.
refused-others-first = { $count ->
        [one] Vor dem Ring muss noch ein anderes Ziel erreicht werden.
       *[other] Vor dem Ring müssen noch { $count } andere Ziele erreicht werden.
    }
refused-nobody-else = Keine andere Figur ist { $place_in }, und eine ist nötig.
refused-people-missing = Eine { $people_army } fehlt { $place_in }: Jedes der vier Völker muss dort sein.
refused-no-gollum-here = Gollum ist nicht { $place_in }.
refused-challenge-armies = 3 Gondor-Armeen, 2 Rohan-Armeen und 2 Elben-Armeen müssen dort stehen.
refused-challenge-dwarves = 3 Gondor-Armeen, 2 Zwergen-Armeen und 2 Elben-Armeen müssen dort stehen.
refused-no-people-haven = Keine Zuflucht eines Volkes ist { $place_in }.
refused-pledged-already = Diesem Volk haben die Hobbits schon geschworen: { $people }.
refused-no-action-step = Lembas helfen nur während der Aktionen des aktiven Spielers.
refused-event-idle = Dieses Ereignis würde jetzt nichts bewirken ({ $event }).
refused-hand-first = Erst musst du auf 7 Karten kommen.
refused-in-mordor = Wer in Mordor ist, lässt sich nicht nach Mordor treiben.
refused-no-nazgul = Kein Nazgûl, der ziehen könnte, ist { $region_in }.
refused-too-far = So weit schießt Legolas nicht: { $place }.
refused-no-events-left = Außerhalb des Stapels ist kein Ereignis mehr.
refused-nazgul-enough = Schon 4 Nazgûl sind { $region_in }: Mehr lassen sich nicht anlocken.
refused-no-nazgul-elsewhere = Anderswo ist kein Nazgûl.
refused-not-paid = Zahl erst { $cost }.
refused-nothing-to-pay = Gerade ist nichts zu zahlen.
refused-paid-already = Diese Karte ist schon gegeben ({ $card }).
refused-no-token = Du hast keinen solchen Marker: { $symbol }.
refused-not-due = { $symbol } hilft nicht: Du musst noch { $cost } zahlen.
refused-order = Gewählt wird in fester Folge: Dies wäre früher gekommen, oder der Rest würde danach nicht mehr reichen.
refused-no-discarding = Gerade ist nichts abzulegen.
refused-discard-first = { $count ->
        [one] Leg erst noch eine Karte oder einen Marker ab.
       *[other] Leg erst { $count } Karten oder Marker ab.
    }
refused-hand-full = { $count ->
        [one] Du hast eine Karte zu viel.
       *[other] Du hast { $count } Karten zu viel.
    }
refused-tokens-not-counted = Marker zählen nicht zur Hand: Leg Karten ab.
refused-not-among = Diese Karte ist nicht unter denen, die du ordnen oder entfernen kannst.
refused-not-foreseen = Diese Karte ist nicht unter denen, die du gesehen hast ({ $card }).
refused-two-armies = Auf dem Plan stehen keine 2 verbündeten Armeen.
refused-wheels-current = In dieser Partie kann nur der aktive Spieler Karten und Marker hergeben.
refused-two-things = { $seat } hat keine 2 Karten oder Marker.
refused-pick-first = Wähl erst mindestens eines.
refused-must-move = Erst müssen die Nazgûl ziehen.
refused-ring = Den Ring kann Frodo nur unmittelbar vor einer Suche anstecken, und nur wo Schattenarmeen bei ihm stehen.
refused-no-hiding = Frodo droht gerade auf keiner Reise eine Suche.
refused-nobody-refused = Eine Reise wird nur aufgegeben, wenn jemand nicht mitkommen wollte.
refused-no-battle = Tapferkeit entfernt Armeen nur am Ende einer Schlacht.
refused-no-roll = Auf dem Tisch liegen keine Würfel einer Suche oder Schlacht.
refused-other-dice-battle = Das sind Schlachtwürfel.
refused-other-dice-search = Das sind Suchwürfel.
refused-not-there = Du hast keine Figur { $place_in }, also kannst du an diesen Würfeln nichts ändern.
refused-not-with-dice = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } nicht { $place_in }, wo die Würfel fielen.
refused-once-a-roll = { $ability_object } ist bei diesem Wurf schon genutzt.
refused-no-such-die = Kein weiterer Würfel zeigt das ({ $face }).
refused-flame-in-battle = In dieser Partie dreht „Licht und Flamme“ nur Schlachtwürfel.
refused-not-white = Suchwürfel dreht Gandalf nur als der Weiße.
refused-no-elves = Nenya braucht eine Elben-Armee { $place_in }.
refused-no-ambush = Diese Schlacht ist kein Hinterhalt von Faramir.
refused-same-face = Das zeigt der Würfel schon ({ $face }).
refused-no-bombadil = Dieses Ereignis wurde auf diese Würfel nicht gespielt ({ $event }).
refused-no-peril = Niemand steht gerade vor dem Balrog oder Kankra.
refused-harmless-die = Kein Würfel mit diesem Zeichen schadet jetzt ({ $face }).
refused-along-already = { $character } { $character_number ->
        [many] kommen
       *[one] kommt
    } schon mit.
refused-not-with-you = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } an einem anderen Ort.
refused-unwilling = { $character } { $character_number ->
        [many] wollten
       *[one] wollte
    } nicht { $place_to } mitkommen; seitdem hat sich nichts geändert.
refused-there-now = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } schon in Bruchtal.
refused-not-with-ents = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } nicht im Fangornwald.
refused-order-company = Gefährten und Armeen werden in fester Folge gewählt; das kam früher.
refused-without-armies = Armeen kommen hier nicht mit.
refused-too-few-armies = So viele { $people_many } sind nicht { $place_in }.
refused-other-people = Armeen dieses Volkes ziehen für dieses Ziel nicht: { $objective_object }.
refused-too-many-armies = { $count ->
        [0] Keine weitere Armee darf gehen.
        [one] Nur noch eine Armee darf gehen.
       *[other] Nur noch { $count } Armeen dürfen gehen.
    }
refused-lembas = Lembas sind für eine Figur des aktiven Spielers, die noch nicht fertig ist: nicht für { $character_the }.
refused-number = Wähl eine Zahl von { $least } bis { $count }.
refused-nazgul-there = Die Nazgûl { $region_in } sind schon, wo sie hinsollen.
refused-most-nazgul-first = Sie reiten aus der Region mit den meisten Nazgûl aus.
refused-nearest-first = Nur die nächsten Nazgûl kommen, und auf kürzestem Weg.
refused-place-arrow_from = { $place_subject } { $place_number ->
        [many] sind
       *[one] ist
    } keine Zuflucht mit verbündeten Armeen.
refused-place-arrow_to = { $place_subject } { $place_number ->
        [many] sind
       *[one] ist
    } keine andere Zuflucht.
refused-place-gwaihir_to = Neben diesem Ort steht keine verbündete Armee, von besonderen Straßen abgesehen: { $place }.
refused-place-gwaihir_from = Jetzt kann keine Armee { $place_from } kommen: Dort ist keine, keine gewöhnliche Straße führt heran, oder der Ort war schon an der Reihe.
refused-place-horses = Es ist niemand { $place_in }.
refused-place-infighting = Es gibt keine Schattenarmee { $place_in }.
refused-place-eagles = { $character } { $character_number ->
        [many] sind
       *[one] ist
    } schon { $place_in }.
refused-place-ents = Keine Straße führt vom Fangornwald { $place_to }.
refused-place-orders_from = Es gibt keine Schattenarmee { $place_in }.
refused-place-orders_to = Keine Straße führt diese Armeen { $place_to }, oder der Ort war schon an der Reihe.
refused-place-aid = Keine Figur in der Region der Karte ist { $place_in }, oder Arwen ist selbst dort.
refused-place-cunning = Keine Straße führt von hier { $place_to }.
refused-place-wheels = Es gibt keine verbündete Armee { $place_in }.
refused-place-gather_to = Dieser Ort liegt nicht im Düsterwald: { $place }.
refused-place-gather_from = Keine Armee, die für dieses Ziel zieht, kann jetzt { $place_from } kommen: { $objective_object }.
bad-level = { $scenario_object } braucht { $count ->
        [one] Stufe { $first }
       *[other] Stufe { $first } oder { $second }
    }, nicht { $level }. Wählt eine andere Stufe, ein anderes Szenario oder zufällige Ziele.

## Optionen

option-level = Stufe
    .help = Wie viele Karten „Der Himmel verdunkelt sich“ im Spielerstapel sind, und wie viele Ziele bei zufälliger Wahl gezogen werden.
choice-level-introductory = { level-introductory }
choice-level-standard = { level-standard }
choice-level-heroic = { level-heroic }
choice-level-epic = { level-epic }
choice-level-legendary = { level-legendary }
option-objectives = Ziele
    .help = Die Ziele eines Szenarios für die Stufen in Klammern, oder zufällige, so viele die Stufe verlangt. Der Ring ist immer das letzte.
choice-objectives-first_game = { scenario-first_game } ({ level-introductory }, { level-standard })
choice-objectives-darkness_at_bay = { scenario-darkness_at_bay } ({ level-introductory }, { level-standard })
choice-objectives-riders_of_rohan = { scenario-riders_of_rohan } ({ level-heroic }, { level-epic })
choice-objectives-fate_of_the_elves = { scenario-fate_of_the_elves } ({ level-heroic }, { level-epic })
choice-objectives-sons_of_the_steward = { scenario-sons_of_the_steward } ({ level-heroic }, { level-epic })
choice-objectives-no_hero_too_small = { scenario-no_hero_too_small } ({ level-legendary })
choice-objectives-random = Zufällig
option-characters = Figuren
    .help = Die empfohlenen, oder alle zufällig. Nötige Figuren sind immer dabei.
choice-characters-first_game = Empfohlen für ein erstes Spiel
choice-characters-random = Zufällig
option-begins = Wer beginnt
    .help = Nach der Anleitung beginnt im ersten Spiel (diesem Szenario mit seinen empfohlenen Figuren) Frodos Spieler, sonst wer die niedrigste Regionskarte hat.
choice-begins-rulebook = Nach der Anleitung
choice-begins-lowest = Niedrigste Karte
choice-begins-frodo = Frodos Spieler
option-blessing_for_valor_or_stealth = Segen für Tapferkeit oder Heimlichkeit
    .help = Eingeschaltet: Der Segen der Elben kostet 3 Tapferkeit oder 3 Heimlichkeit, und jeder in Bruchtal bekommt einen Marker Freundschaft. Sonst kostet er 3 Freundschaft und gibt Marker Widerstand.
option-challenge_with_dwarves = Herausforderung mit Zwergen
    .help = Eingeschaltet: Um Sauron herauszufordern, braucht es 2 Zwergen-Armeen. Sonst 2 Rohan-Armeen.
option-hobbits_pledge_any_card = Schwur mit jeder Karte
    .help = Eingeschaltet: Merry & Pippin schwören mit einer beliebigen Karte der Region. Sonst nur mit ihrer Karte Freundschaft.
option-lady_of_light_for_friendship = Herrin des Lichts für Freundschaft
    .help = Eingeschaltet: Galadriels Ereignis kostet 1 Freundschaft. Sonst 1 Heimlichkeit.
option-boromir_takes_no_resistance = Boromir nimmt keinen Widerstand
    .help = Eingeschaltet: Boromir kann auch keine Karten Widerstand bekommen. Sonst gibt er nur keine her.
option-special_backs_swapped = Rückseiten der besonderen Schattenkarten
    .help = Eingeschaltet: Die Kriegstrommeln haben eine schwarze Rückseite und Sarumans Räderwerk eine rote. Sonst umgekehrt.
option-white_flame_on_searches = Der Weiße dreht Suchwürfel
    .help = Eingeschaltet: Gandalf der Weiße darf auch Würfel einer Suche drehen. Sonst nur die einer Schlacht.
option-slinker_takes_any_card = Gollum nimmt jede Karte
    .help = Eingeschaltet: Der Schleicher nimmt eine beliebige Karte vom Ablagestapel. Sonst nur eine Karte Heimlichkeit.
option-staff_without_armies = Saruman ohne weitere Armeen
    .help = Eingeschaltet: Das Ziel { objective-staff_broken.object } stellt zu Beginn keine Schattenarmeen auf.
option-mirkwood_without_dol_guldur = Düsterwald ohne Dol Guldur
    .help = Eingeschaltet: Dol Guldur zählt nicht für das Licht im Düsterwald. Sonst zählen alle 4 Orte.
option-dwarven_lands_without_gimli = Die Zwergenlande ohne Gimli
    .help = Eingeschaltet: Für das Ziel der Zwergenlande muss Gimli nicht im Spiel sein.
option-shelob_needs_gollum = Gollum führt zu Kankra
    .help = Eingeschaltet: Gollum muss in Minas Morgul sein, wenn Frodo vor Kankra steht.
option-wheels_turn_on_current_player = Das Räderwerk trifft den aktiven Spieler
    .help = Eingeschaltet: Nur der aktive Spieler kann 2 Karten oder Marker an Sarumans Räderwerk hergeben. Sonst kann es irgendein Spieler.
option-marshal_saves_last_army = Der Marschall rettet die letzte Armee
    .help = Eingeschaltet: Éomer rettet eine der Armeen, die wirklich fallen würden; bei ihm geht eine einzelne Armee also nie verloren. Sonst zieht er einen Verlust von denen ab, die die Würfel zeigen.
option-any_level = Jede Stufe mit jedem Szenario
    .help = Eingeschaltet: Ein Szenario lässt sich auf jeder Stufe spielen. Sonst nur auf denen, unter denen die Anleitung es nennt.
option-own = Eigene Werte
    .help = Eigene Ziele und Figuren, die Linien der Schattenkarten wie auf eurem Exemplar, und die Zahl der Marker.
option-automatic = Erzwungene Züge automatisch spielen
    .help = Eingeschaltet: Eine einzige mögliche Antwort wird für dich gespielt. Sonst wählst du auch sie selbst.
