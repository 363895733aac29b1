### Le Destin de la Communauté en français.
###
### Dans une phrase, un nom vient avec ses formes. Lieux et régions : $place est le nom seul, $place_subject ouvre une
### phrase, $place_the s’y insère, $place_object suit un verbe ; $place_in, $place_to et $place_from apportent leur
### préposition ; $place_number (one, many) choisit le verbe. Personnages : $character, _the, _to, _of, _number,
### _gender (male, female). Peuples : $people_one (une armée d’Elfes), _army (sans article), _many (après un nombre),
### _the. Symboles : $symbol_one (une Furtivité), _token, _tokens (après un nombre), _card. Cartes, événements,
### objectifs, capacités, itinéraires : $card_object est complément. Un .short tient en douze colonnes (celui d’un
### symbole en une) ; le .text ou le .power se demande.
### Joueurs : $seat, _the, _to, _of. Prix : $cost suit un verbe.

## Le jeu et ses places

game-fate = Le Destin de la Communauté
    .tagline = Ensemble contre Sauron : cachez le Porteur de l’Anneau, tenez les refuges et accomplissez les objectifs avant que l’Espoir ne s’éteigne.
seat-first = Joueur 1
    .the = Joueur 1
    .to = à Joueur 1
    .of = de Joueur 1
seat-second = Joueur 2
    .the = Joueur 2
    .to = à Joueur 2
    .of = de Joueur 2
seat-third = Joueur 3
    .the = Joueur 3
    .to = à Joueur 3
    .of = de Joueur 3
seat-fourth = Joueur 4
    .the = Joueur 4
    .to = à Joueur 4
    .of = de Joueur 4
seat-fifth = Joueur 5
    .the = Joueur 5
    .to = à Joueur 5
    .of = de Joueur 5

## Les lieux

place-grey_havens = Havres Gris
    .short = Havres Gris
    .subject = Les Havres Gris
    .the = les Havres Gris
    .object = les Havres Gris
    .in = aux Havres Gris
    .to = aux Havres Gris
    .from = des Havres Gris
    .number = many
place-ered_luin = Ered Luin
    .short = Ered Luin
    .subject = L’Ered Luin
    .the = l’Ered Luin
    .object = l’Ered Luin
    .in = dans l’Ered Luin
    .to = dans l’Ered Luin
    .from = de l’Ered Luin
    .number = one
place-the_shire = La Comté
    .short = Comté
    .subject = La Comté
    .the = la Comté
    .object = la Comté
    .in = dans la Comté
    .to = dans la Comté
    .from = de la Comté
    .number = one
place-bree = Bree
    .short = Bree
    .subject = Bree
    .the = Bree
    .object = Bree
    .in = à Bree
    .to = à Bree
    .from = de Bree
    .number = one
place-sarn_ford = Gué de Sarn
    .short = Gué de Sarn
    .subject = Le Gué de Sarn
    .the = le Gué de Sarn
    .object = le Gué de Sarn
    .in = au Gué de Sarn
    .to = au Gué de Sarn
    .from = du Gué de Sarn
    .number = one
place-weather_hills = Collines Venteuses
    .short = Collines V.
    .subject = Les Collines Venteuses
    .the = les Collines Venteuses
    .object = les Collines Venteuses
    .in = dans les Collines Venteuses
    .to = dans les Collines Venteuses
    .from = des Collines Venteuses
    .number = many
place-tharbad = Tharbad
    .short = Tharbad
    .subject = Tharbad
    .the = Tharbad
    .object = Tharbad
    .in = à Tharbad
    .to = à Tharbad
    .from = de Tharbad
    .number = one
place-rivendell = Fondcombe
    .short = Fondcombe
    .subject = Fondcombe
    .the = Fondcombe
    .object = Fondcombe
    .in = à Fondcombe
    .to = à Fondcombe
    .from = de Fondcombe
    .number = one
place-hollin = Houssaye
    .short = Houssaye
    .subject = Houssaye
    .the = Houssaye
    .object = Houssaye
    .in = à Houssaye
    .to = à Houssaye
    .from = de Houssaye
    .number = one
place-moria = Moria
    .short = Moria
    .subject = La Moria
    .the = la Moria
    .object = la Moria
    .in = dans la Moria
    .to = dans la Moria
    .from = de la Moria
    .number = one
place-gladden_fields = Champs aux Iris
    .short = Champs Iris
    .subject = Les Champs aux Iris
    .the = les Champs aux Iris
    .object = les Champs aux Iris
    .in = aux Champs aux Iris
    .to = aux Champs aux Iris
    .from = des Champs aux Iris
    .number = many
place-carrock = Carrock
    .short = Carrock
    .subject = Le Carrock
    .the = le Carrock
    .object = le Carrock
    .in = au Carrock
    .to = au Carrock
    .from = du Carrock
    .number = one
place-lorien = Lórien
    .short = Lórien
    .subject = La Lórien
    .the = la Lórien
    .object = la Lórien
    .in = en Lórien
    .to = en Lórien
    .from = de la Lórien
    .number = one
place-isengard = Isengard
    .short = Isengard
    .subject = Isengard
    .the = Isengard
    .object = Isengard
    .in = à Isengard
    .to = à Isengard
    .from = d’Isengard
    .number = one
place-fangorn_forest = Forêt de Fangorn
    .short = Fangorn
    .subject = La Forêt de Fangorn
    .the = la Forêt de Fangorn
    .object = la Forêt de Fangorn
    .in = dans la Forêt de Fangorn
    .to = dans la Forêt de Fangorn
    .from = de la Forêt de Fangorn
    .number = one
place-dunland = Pays de Dun
    .short = Pays de Dun
    .subject = Le Pays de Dun
    .the = le Pays de Dun
    .object = le Pays de Dun
    .in = au Pays de Dun
    .to = au Pays de Dun
    .from = du Pays de Dun
    .number = one
place-druwaith_iaur = Drúwaith Iaur
    .short = Drúwaith
    .subject = Le Drúwaith Iaur
    .the = le Drúwaith Iaur
    .object = le Drúwaith Iaur
    .in = en Drúwaith Iaur
    .to = en Drúwaith Iaur
    .from = du Drúwaith Iaur
    .number = one
place-fords_of_isen = Gués de l’Isen
    .short = Gués Isen
    .subject = Les Gués de l’Isen
    .the = les Gués de l’Isen
    .object = les Gués de l’Isen
    .in = aux Gués de l’Isen
    .to = aux Gués de l’Isen
    .from = des Gués de l’Isen
    .number = many
place-helms_deep = Gouffre de Helm
    .short = Gouffre
    .subject = Le Gouffre de Helm
    .the = le Gouffre de Helm
    .object = le Gouffre de Helm
    .in = au Gouffre de Helm
    .to = au Gouffre de Helm
    .from = du Gouffre de Helm
    .number = one
place-edoras = Edoras
    .short = Edoras
    .subject = Edoras
    .the = Edoras
    .object = Edoras
    .in = à Edoras
    .to = à Edoras
    .from = d’Edoras
    .number = one
place-eastemnet = Estemnet
    .short = Estemnet
    .subject = L’Estemnet
    .the = l’Estemnet
    .object = l’Estemnet
    .in = dans l’Estemnet
    .to = dans l’Estemnet
    .from = de l’Estemnet
    .number = one
place-woodland_realm = Royaume Sylvestre
    .short = R. Sylvestre
    .subject = Le Royaume Sylvestre
    .the = le Royaume Sylvestre
    .object = le Royaume Sylvestre
    .in = au Royaume Sylvestre
    .to = au Royaume Sylvestre
    .from = du Royaume Sylvestre
    .number = one
place-old_forest_road = Vieille Route de la Forêt
    .short = Vieille Rte
    .subject = La Vieille Route de la Forêt
    .the = la Vieille Route de la Forêt
    .object = la Vieille Route de la Forêt
    .in = sur la Vieille Route de la Forêt
    .to = sur la Vieille Route de la Forêt
    .from = de la Vieille Route de la Forêt
    .number = one
place-southern_mirkwood = Sud de la Forêt Noire
    .short = S. Forêt N.
    .subject = Le Sud de la Forêt Noire
    .the = le Sud de la Forêt Noire
    .object = le Sud de la Forêt Noire
    .in = dans le Sud de la Forêt Noire
    .to = dans le Sud de la Forêt Noire
    .from = du Sud de la Forêt Noire
    .number = one
place-dol_guldur = Dol Guldur
    .short = Dol Guldur
    .subject = Dol Guldur
    .the = Dol Guldur
    .object = Dol Guldur
    .in = à Dol Guldur
    .to = à Dol Guldur
    .from = de Dol Guldur
    .number = one
place-erebor = Erebor
    .short = Erebor
    .subject = Erebor
    .the = Erebor
    .object = Erebor
    .in = à Erebor
    .to = à Erebor
    .from = d’Erebor
    .number = one
place-lake_town = Bourg-du-Lac
    .short = Bourg-du-Lac
    .subject = Bourg-du-Lac
    .the = Bourg-du-Lac
    .object = Bourg-du-Lac
    .in = à Bourg-du-Lac
    .to = à Bourg-du-Lac
    .from = de Bourg-du-Lac
    .number = one
place-iron_hills = Monts du Fer
    .short = Monts Fer
    .subject = Les Monts du Fer
    .the = les Monts du Fer
    .object = les Monts du Fer
    .in = dans les Monts du Fer
    .to = dans les Monts du Fer
    .from = des Monts du Fer
    .number = many
place-brown_lands = Terres Brunes
    .short = Terres Br.
    .subject = Les Terres Brunes
    .the = les Terres Brunes
    .object = les Terres Brunes
    .in = dans les Terres Brunes
    .to = dans les Terres Brunes
    .from = des Terres Brunes
    .number = many
place-emyn_muil = Emyn Muil
    .short = Emyn Muil
    .subject = L’Emyn Muil
    .the = l’Emyn Muil
    .object = l’Emyn Muil
    .in = dans l’Emyn Muil
    .to = dans l’Emyn Muil
    .from = de l’Emyn Muil
    .number = one
place-dagorlad = Dagorlad
    .short = Dagorlad
    .subject = Dagorlad
    .the = Dagorlad
    .object = Dagorlad
    .in = à Dagorlad
    .to = à Dagorlad
    .from = de Dagorlad
    .number = one
place-dorwinion = Dorwinion
    .short = Dorwinion
    .subject = Le Dorwinion
    .the = le Dorwinion
    .object = le Dorwinion
    .in = au Dorwinion
    .to = au Dorwinion
    .from = du Dorwinion
    .number = one
place-rhun = Rhûn
    .short = Rhûn
    .subject = Rhûn
    .the = Rhûn
    .object = Rhûn
    .in = en Rhûn
    .to = en Rhûn
    .from = de Rhûn
    .number = one
place-minas_tirith = Minas Tirith
    .short = Min. Tirith
    .subject = Minas Tirith
    .the = Minas Tirith
    .object = Minas Tirith
    .in = à Minas Tirith
    .to = à Minas Tirith
    .from = de Minas Tirith
    .number = one
place-druadan_forest = Forêt de Drúadan
    .short = Drúadan
    .subject = La Forêt de Drúadan
    .the = la Forêt de Drúadan
    .object = la Forêt de Drúadan
    .in = dans la Forêt de Drúadan
    .to = dans la Forêt de Drúadan
    .from = de la Forêt de Drúadan
    .number = one
place-pelargir = Pelargir
    .short = Pelargir
    .subject = Pelargir
    .the = Pelargir
    .object = Pelargir
    .in = à Pelargir
    .to = à Pelargir
    .from = de Pelargir
    .number = one
place-lamedon = Lamedon
    .short = Lamedon
    .subject = Le Lamedon
    .the = le Lamedon
    .object = le Lamedon
    .in = au Lamedon
    .to = au Lamedon
    .from = du Lamedon
    .number = one
place-dol_amroth = Dol Amroth
    .short = Dol Amroth
    .subject = Dol Amroth
    .the = Dol Amroth
    .object = Dol Amroth
    .in = à Dol Amroth
    .to = à Dol Amroth
    .from = de Dol Amroth
    .number = one
place-erech = Erech
    .short = Erech
    .subject = Erech
    .the = Erech
    .object = Erech
    .in = à Erech
    .to = à Erech
    .from = d’Erech
    .number = one
place-pinnath_gelin = Pinnath Gelin
    .short = Pinnath G.
    .subject = Pinnath Gelin
    .the = Pinnath Gelin
    .object = Pinnath Gelin
    .in = à Pinnath Gelin
    .to = à Pinnath Gelin
    .from = de Pinnath Gelin
    .number = one
place-north_ithilien = Ithilien du Nord
    .short = Ithilien N.
    .subject = L’Ithilien du Nord
    .the = l’Ithilien du Nord
    .object = l’Ithilien du Nord
    .in = en Ithilien du Nord
    .to = en Ithilien du Nord
    .from = de l’Ithilien du Nord
    .number = one
place-osgiliath = Osgiliath
    .short = Osgiliath
    .subject = Osgiliath
    .the = Osgiliath
    .object = Osgiliath
    .in = à Osgiliath
    .to = à Osgiliath
    .from = d’Osgiliath
    .number = one
place-south_ithilien = Ithilien du Sud
    .short = Ithilien S.
    .subject = L’Ithilien du Sud
    .the = l’Ithilien du Sud
    .object = l’Ithilien du Sud
    .in = en Ithilien du Sud
    .to = en Ithilien du Sud
    .from = de l’Ithilien du Sud
    .number = one
place-udun = Udûn
    .short = Udûn
    .subject = Udûn
    .the = Udûn
    .object = Udûn
    .in = en Udûn
    .to = en Udûn
    .from = d’Udûn
    .number = one
place-barad_dur = Barad-dûr
    .short = Barad-dûr
    .subject = Barad-dûr
    .the = Barad-dûr
    .object = Barad-dûr
    .in = à Barad-dûr
    .to = à Barad-dûr
    .from = de Barad-dûr
    .number = one
place-mount_doom = Montagne du Destin
    .short = Mt du Destin
    .subject = La Montagne du Destin
    .the = la Montagne du Destin
    .object = la Montagne du Destin
    .in = à la Montagne du Destin
    .to = à la Montagne du Destin
    .from = de la Montagne du Destin
    .number = one
place-plateau_of_gorgoroth = Plateau de Gorgoroth
    .short = Gorgoroth
    .subject = Le Plateau de Gorgoroth
    .the = le Plateau de Gorgoroth
    .object = le Plateau de Gorgoroth
    .in = sur le Plateau de Gorgoroth
    .to = sur le Plateau de Gorgoroth
    .from = du Plateau de Gorgoroth
    .number = one
place-minas_morgul = Minas Morgul
    .short = Min. Morgul
    .subject = Minas Morgul
    .the = Minas Morgul
    .object = Minas Morgul
    .in = à Minas Morgul
    .to = à Minas Morgul
    .from = de Minas Morgul
    .number = one
place-nurn = Núrn
    .short = Núrn
    .subject = Núrn
    .the = Núrn
    .object = Núrn
    .in = en Núrn
    .to = en Núrn
    .from = de Núrn
    .number = one
place-harondor = Harondor
    .short = Harondor
    .subject = Le Harondor
    .the = le Harondor
    .object = le Harondor
    .in = en Harondor
    .to = en Harondor
    .from = du Harondor
    .number = one
place-near_harad = Proche Harad
    .short = Proche Har.
    .subject = Le Proche Harad
    .the = le Proche Harad
    .object = le Proche Harad
    .in = au Proche Harad
    .to = au Proche Harad
    .from = du Proche Harad
    .number = one
place-umbar = Umbar
    .short = Umbar
    .subject = Umbar
    .the = Umbar
    .object = Umbar
    .in = à Umbar
    .to = à Umbar
    .from = d’Umbar
    .number = one

## Les régions

region-eriador = Eriador
    .short = Eriador
    .subject = L’Eriador
    .the = l’Eriador
    .object = l’Eriador
    .in = en Eriador
    .to = en Eriador
    .from = de l’Eriador
    .number = one
region-rhudaur = Rhudaur
    .short = Rhudaur
    .subject = Le Rhudaur
    .the = le Rhudaur
    .object = le Rhudaur
    .in = en Rhudaur
    .to = en Rhudaur
    .from = du Rhudaur
    .number = one
region-enedwaith = Enedwaith
    .short = Enedwaith
    .subject = L’Enedwaith
    .the = l’Enedwaith
    .object = l’Enedwaith
    .in = en Enedwaith
    .to = en Enedwaith
    .from = de l’Enedwaith
    .number = one
region-misty_mountains = Monts Brumeux
    .short = Monts Br.
    .subject = Les Monts Brumeux
    .the = les Monts Brumeux
    .object = les Monts Brumeux
    .in = dans les Monts Brumeux
    .to = dans les Monts Brumeux
    .from = des Monts Brumeux
    .number = many
region-mirkwood = Forêt Noire
    .short = Forêt N.
    .subject = La Forêt Noire
    .the = la Forêt Noire
    .object = la Forêt Noire
    .in = dans la Forêt Noire
    .to = dans la Forêt Noire
    .from = de la Forêt Noire
    .number = one
region-dale = Dale
    .short = Dale
    .subject = Dale
    .the = Dale
    .object = Dale
    .in = à Dale
    .to = à Dale
    .from = de Dale
    .number = one
region-rhovanion = Rhovanion
    .short = Rhovanion
    .subject = Le Rhovanion
    .the = le Rhovanion
    .object = le Rhovanion
    .in = en Rhovanion
    .to = en Rhovanion
    .from = du Rhovanion
    .number = one
region-rohan = Rohan
    .short = Rohan
    .subject = Le Rohan
    .the = le Rohan
    .object = le Rohan
    .in = en Rohan
    .to = en Rohan
    .from = du Rohan
    .number = one
region-gondor = Gondor
    .short = Gondor
    .subject = Le Gondor
    .the = le Gondor
    .object = le Gondor
    .in = en Gondor
    .to = en Gondor
    .from = du Gondor
    .number = one
region-ithilien = Ithilien
    .short = Ithilien
    .subject = L’Ithilien
    .the = l’Ithilien
    .object = l’Ithilien
    .in = en Ithilien
    .to = en Ithilien
    .from = de l’Ithilien
    .number = one
region-haradwaith = Haradwaith
    .short = Haradwaith
    .subject = Le Haradwaith
    .the = le Haradwaith
    .object = le Haradwaith
    .in = en Haradwaith
    .to = en Haradwaith
    .from = du Haradwaith
    .number = one
region-mordor = Mordor
    .short = Mordor
    .subject = Le Mordor
    .the = le Mordor
    .object = le Mordor
    .in = en Mordor
    .to = en Mordor
    .from = du Mordor
    .number = one

## Les personnages

character-aragorn = Aragorn
    .short = Aragorn
    .the = Aragorn
    .to = à Aragorn
    .of = d’Aragorn
    .number = one
    .gender = male
    .power = { ability-ranger_of_the_north } : { ability-ranger_of_the_north.text } { ability-captain_of_the_west } : { ability-captain_of_the_west.text } { ability-anduril } : { ability-anduril.text }
character-arwen = Arwen
    .short = Arwen
    .the = Arwen
    .to = à Arwen
    .of = d’Arwen
    .number = one
    .gender = female
    .power = { ability-evenstar } : { ability-evenstar.text } { ability-send_aid } : { ability-send_aid.text } { ability-give_counsel } : { ability-give_counsel.text }
character-boromir = Boromir
    .short = Boromir
    .the = Boromir
    .to = à Boromir
    .of = de Boromir
    .number = one
    .gender = male
    .power = { ability-heir_to_the_steward } : { ability-heir_to_the_steward.text } { ability-hero_of_gondor } : { ability-hero_of_gondor.text } { ability-tempted_by_power } : { ability-tempted_by_power.text }
character-eomer = Eomer
    .short = Eomer
    .the = Eomer
    .to = à Eomer
    .of = d’Eomer
    .number = one
    .gender = male
    .power = { ability-rider_of_rohan } : { ability-rider_of_rohan.text } { ability-marshal_of_the_mark } : { ability-marshal_of_the_mark.text }
character-eowyn = Eowyn
    .short = Eowyn
    .the = Eowyn
    .to = à Eowyn
    .of = d’Eowyn
    .number = one
    .gender = female
    .power = { ability-shieldmaiden_of_rohan } : { ability-shieldmaiden_of_rohan.text } { ability-no_living_man } : { ability-no_living_man.text }
character-faramir = Faramir
    .short = Faramir
    .the = Faramir
    .to = à Faramir
    .of = de Faramir
    .number = one
    .gender = male
    .power = { ability-ambush } : { ability-ambush.text } { ability-stealthy } : { ability-stealthy.text } { ability-wisdom_of_the_eldar } : { ability-wisdom_of_the_eldar.text }
character-frodo_sam = Frodon & Sam
    .short = Frodon
    .the = Frodon & Sam
    .to = à Frodon & Sam
    .of = de Frodon & Sam
    .number = many
    .gender = male
    .power = { ability-ring_bearer } : { ability-ring_bearer.text } { ability-elronds_support } : { ability-elronds_support.text } { ability-sams_aid } : { ability-sams_aid.text } { ability-put_on_the_ring } : { ability-put_on_the_ring.text }
character-galadriel = Galadriel
    .short = Galadriel
    .the = Galadriel
    .to = à Galadriel
    .of = de Galadriel
    .number = one
    .gender = female
    .power = { ability-lady_of_light } : { ability-lady_of_light.text } { ability-mirror } : { ability-mirror.text } { ability-nenya } : { ability-nenya.text }
character-gandalf = Gandalf
    .short = Gandalf
    .the = Gandalf
    .to = à Gandalf
    .of = de Gandalf
    .number = one
    .gender = male
    .power = { ability-mithrandir } : { ability-mithrandir.text } { ability-shadowfax } : { ability-shadowfax.text } { ability-light_and_flame } : { ability-light_and_flame.text }
character-gimli = Gimli
    .short = Gimli
    .the = Gimli
    .to = à Gimli
    .of = de Gimli
    .number = one
    .gender = male
    .power = { ability-son_of_gloin } : { ability-son_of_gloin.text } { ability-dwarven_craft } : { ability-dwarven_craft.text }
character-gollum = Gollum
    .short = Gollum
    .the = Gollum
    .to = à Gollum
    .of = de Gollum
    .number = one
    .gender = male
    .power = { ability-restrictions } : { ability-restrictions.text } { ability-guide } : { ability-guide.text } { ability-slinker } : { ability-slinker.text } { ability-cunning } : { ability-cunning.text }
character-legolas = Legolas
    .short = Legolas
    .the = Legolas
    .to = à Legolas
    .of = de Legolas
    .number = one
    .gender = male
    .power = { ability-walk_silently } : { ability-walk_silently.text } { ability-sure_shot } : { ability-sure_shot.text } { ability-keen_sight } : { ability-keen_sight.text }
character-merry_pippin = Merry & Pippin
    .short = Merry
    .the = Merry & Pippin
    .to = à Merry & Pippin
    .of = de Merry & Pippin
    .number = many
    .gender = male
    .power = { ability-loyal_friend } : { ability-loyal_friend.text } { ability-distract } : { ability-distract.text } { ability-song } : { ability-song.text }

## Les capacités

ability-ranger_of_the_north = Rôdeur du Nord
    .object = « Rôdeur du Nord »
    .text = Lors d’une traque là où il se trouve, un dé de traque peut être relancé sans rien dépenser.
ability-captain_of_the_west = Capitaine de l’Ouest
    .object = « Capitaine de l’Ouest »
    .text = Lors d’une bataille là où il se trouve, chaque Déroute retire jusqu’à 2 armées de l’Ombre.
ability-anduril = Andúril
    .object = « Andúril »
    .text = Une fois par tour, pour une action, si au moins un objectif est accompli : retirer une armée de l’Ombre de son lieu. Il n’y faut aucune armée alliée, et l’Œil ne bouge pas.
ability-evenstar = Étoile du Soir
    .object = « Étoile du Soir »
    .text = Son Ralliement sur un lieu des Elfes ne coûte pas d’Amitié.
ability-send_aid = Envoyer de l’aide
    .object = « Envoyer de l’aide »
    .text = Quand elle fait des Préparatifs et qu’un personnage est dans la région de la carte défaussée, elle peut lui envoyer une armée d’Elfes de son propre lieu.
ability-give_counsel = Donner conseil
    .object = « Donner conseil »
    .text = Une fois par tour, quand elle fait Communauté sur un refuge, la carte peut être de n’importe quelle région. En solo, cela vaut à la place pour la carte de ses Préparatifs.
ability-heir_to_the_steward = Héritier de l’Intendant
    .object = « Héritier de l’Intendant »
    .text = Son Ralliement sur un lieu du Gondor ne coûte pas d’Amitié.
ability-hero_of_gondor = Héros du Gondor
    .object = « Héros du Gondor »
    .text = Sa Capture coûte 1 Vaillance de moins.
ability-tempted_by_power = Tenté par le pouvoir
    .object = « Tenté par le pouvoir »
    .text = Lors d’une Communauté, il ne donne aucune carte Résistance, et personne ne lui en prend.
ability-rider_of_rohan = Cavalier de Rohan
    .object = « Cavalier de Rohan »
    .text = Une fois par tour, pendant ses actions, il peut faire un Voyage qui n’en coûte aucune, qu’il en ait 4 ou 1. La route et Frodon coûtent comme toujours.
ability-marshal_of_the_mark = Maréchal de la Marche
    .object = « Maréchal de la Marche »
    .text = Lors d’une bataille là où il se trouve avec une armée de Rohirrim, vous perdez une armée alliée de moins.
ability-shieldmaiden_of_rohan = Vierge guerrière de Rohan
    .object = « Vierge guerrière de Rohan »
    .text = Son Ralliement sur un lieu des Rohirrim ne coûte pas d’Amitié.
ability-no_living_man = Je ne suis pas un homme !
    .object = « Je ne suis pas un homme ! »
    .text = Lors d’une bataille là où elle se trouve, chaque Nazgûl des dés retire du jeu un Nazgûl de la région, et ne coûte aucune armée alliée.
ability-ambush = Embuscade
    .object = « Embuscade »
    .text = Quand il Voyage avec une armée alliée, il peut Attaquer à l’arrivée sans que cela coûte une action. Dans cette bataille, chaque Furtivité dépensée tourne un dé sur Déroute. L’Œil se déplace comme pour toute Attaque.
ability-stealthy = Discret
    .object = « Discret »
    .text = Il paie un symbole de moins sur les routes spéciales. La Furtivité due pour Frodon ne change pas.
ability-wisdom_of_the_eldar = Sagesse des Eldar
    .object = « Sagesse des Eldar »
    .text = Une fois par tour, pour une action sur un refuge : reprendre dans la défausse Joueur une carte Résistance de sa région.
ability-ring_bearer = Porteur de l’Anneau
    .object = « Porteur de l’Anneau »
    .text = Chaque fois que Frodon Voyage ou qu’on l’emmène, il faut 1 Furtivité, ou bien une traque suit à l’arrivée.
ability-elronds_support = Soutien d’Elrond
    .object = « Soutien d’Elrond »
    .text = Une fois par tour, quand Frodon fait des Préparatifs sur un refuge de la région même de la carte, il gagne aussi un pion Amitié.
ability-sams_aid = L’aide de Sam
    .object = « L’aide de Sam »
    .text = Lors d’une traque, chaque Amitié dépensée annule un Épuisé ou un Exposé.
ability-put_on_the_ring = Mettre l’Anneau
    .object = « Mettre l’Anneau »
    .text = Là où des armées de l’Ombre sont avec Frodon, avant le lancer d’une traque : perdre 1 Espoir, amener l’Œil dans la région de Frodon, et ne compter aucune armée de l’Ombre pour cette traque.
ability-lady_of_light = Dame de Lumière
    .object = « Dame de Lumière »
    .text = À tout moment, sur un refuge, pour 1 Furtivité : piocher au hasard un des Événements écartés au début.
ability-mirror = Miroir de Galadriel
    .object = « Miroir de Galadriel »
    .text = Pour une action : regarder jusqu’à 4 cartes du dessus de la pioche Joueur et les y remettre dans l’ordre voulu.
ability-nenya = Nenya
    .object = « Nenya »
    .text = Lors d’une bataille là où elle se trouve avec une armée d’Elfes, un dé de bataille peut être relancé sans rien dépenser.
ability-mithrandir = Mithrandir
    .object = « Mithrandir »
    .text = Son Ralliement amène jusqu’à 2 armées pour le même prix.
ability-shadowfax = Gripoil
    .object = « Gripoil »
    .text = Quand il Voyage seul, sans personnage ni armée, il peut aller jusqu’à 2 lieux plus loin, mais pas par une route spéciale.
ability-light_and_flame = Lumière et flamme
    .object = « Lumière et flamme »
    .text = Lors d’une bataille là où il se trouve, chaque Vaillance dépensée tourne un dé sur la face de son choix.
ability-son_of_gloin = Fils de Glóin
    .object = « Fils de Glóin »
    .text = Son Ralliement sur un lieu des Nains ne coûte pas d’Amitié.
ability-dwarven_craft = Artisanat nain
    .object = « Artisanat nain »
    .text = Une fois par tour, pour une action : gagner un pion Vaillance.
ability-restrictions = Restrictions
    .object = « Restrictions »
    .text = Il ne peut faire ni Ralliement, ni Attaque, ni Capture, ni emmener des armées alliées. Quand Gollum, Frodon ou des armées alliées arrivent sur un lieu et que tous trois s’y trouvent alors, perdre 1 Espoir.
ability-guide = Guide
    .object = « Guide »
    .text = Lors d’une traque là où il se trouve, on lance 3 dés de moins ; ils sont ôtés avant la limite de 7.
ability-slinker = Sournois
    .object = « Sournois »
    .text = Une fois par tour, pour une action : reprendre une carte Furtivité dans la défausse Joueur.
ability-cunning = Ruse
    .object = « Ruse »
    .text = Il peut faire des Préparatifs partout, pas seulement sur un refuge ; il peut alors pousser une armée de l’Ombre de son lieu vers un lieu voisin, sans bataille. En solo, la carte doit quand même être de sa région.
ability-walk_silently = Marcher en silence
    .object = « Marcher en silence »
    .text = Une fois par tour, pour une action : gagner un pion Furtivité.
ability-sure_shot = Tir sûr
    .object = « Tir sûr »
    .text = À tout moment, pour 1 Furtivité : retirer une armée de l’Ombre de son lieu ou d’un lieu voisin, ou renvoyer en Mordor un Nazgûl de sa région.
ability-keen_sight = Vue perçante
    .object = « Vue perçante »
    .text = Une fois par tour, quand il fait des Préparatifs : regarder la carte du dessus de la pioche Ombre, et par là le dos de la suivante. Elle retourne à sa place.
ability-loyal_friend = Ami fidèle
    .object = « Ami fidèle »
    .text = Une fois par tour, pour une action : gagner un pion Amitié.
ability-distract = Distraire
    .object = « Distraire »
    .text = À tout moment, s’il y a moins de 4 Nazgûl dans leur région, pour 1 Amitié : y attirer jusqu’à 2 autres.
ability-song = Une chanson !
    .object = « Une chanson ! »
    .text = Pour une action, là où est Frodon, pour 3 Amitié : gagner 2 Espoir. Aussi souvent qu’on veut.

## Les peuples et les symboles

people-elf = Elfes
    .the = les Elfes
    .army = armée d’Elfes
    .one = une armée d’Elfes
    .many = armées d’Elfes
people-dwarf = Nains
    .the = les Nains
    .army = armée de Nains
    .one = une armée de Nains
    .many = armées de Nains
people-rohan = Rohirrim
    .the = les Rohirrim
    .army = armée de Rohirrim
    .one = une armée de Rohirrim
    .many = armées de Rohirrim
people-gondor = Gondor
    .the = le Gondor
    .army = armée du Gondor
    .one = une armée du Gondor
    .many = armées du Gondor
people-shadow = Ombre
    .the = l’Ombre
    .army = armée de l’Ombre
    .one = une armée de l’Ombre
    .many = armées de l’Ombre
symbol-friendship = Amitié
    .short = A
    .one = 1 Amitié
    .token = un pion Amitié
    .tokens = pions Amitié
    .card = une carte Amitié
symbol-valor = Vaillance
    .short = V
    .one = 1 Vaillance
    .token = un pion Vaillance
    .tokens = pions Vaillance
    .card = une carte Vaillance
symbol-stealth = Furtivité
    .short = F
    .one = 1 Furtivité
    .token = un pion Furtivité
    .tokens = pions Furtivité
    .card = une carte Furtivité
symbol-resistance = Résistance
    .short = R
    .one = 1 Résistance
    .token = un pion Résistance
    .tokens = pions Résistance
    .card = une carte Résistance

## Les cartes Région

card-eriador_friendship = Carte Eriador (Amitié)
    .short = Eriador A
    .object = la carte Eriador (Amitié)
card-eriador_valor = Carte Eriador (Vaillance)
    .short = Eriador V
    .object = la carte Eriador (Vaillance)
card-eriador_stealth = Carte Eriador (Furtivité)
    .short = Eriador F
    .object = la carte Eriador (Furtivité)
card-eriador_resistance = Carte Eriador (Résistance)
    .short = Eriador R
    .object = la carte Eriador (Résistance)
card-rhudaur_friendship = Carte Rhudaur (Amitié)
    .short = Rhudaur A
    .object = la carte Rhudaur (Amitié)
card-rhudaur_valor = Carte Rhudaur (Vaillance)
    .short = Rhudaur V
    .object = la carte Rhudaur (Vaillance)
card-rhudaur_stealth = Carte Rhudaur (Furtivité)
    .short = Rhudaur F
    .object = la carte Rhudaur (Furtivité)
card-rhudaur_resistance = Carte Rhudaur (Résistance)
    .short = Rhudaur R
    .object = la carte Rhudaur (Résistance)
card-enedwaith_friendship = Carte Enedwaith (Amitié)
    .short = Enedwaith A
    .object = la carte Enedwaith (Amitié)
card-enedwaith_valor = Carte Enedwaith (Vaillance)
    .short = Enedwaith V
    .object = la carte Enedwaith (Vaillance)
card-enedwaith_stealth = Carte Enedwaith (Furtivité)
    .short = Enedwaith F
    .object = la carte Enedwaith (Furtivité)
card-enedwaith_resistance = Carte Enedwaith (Résistance)
    .short = Enedwaith R
    .object = la carte Enedwaith (Résistance)
card-misty_mountains_friendship = Carte Monts Brumeux (Amitié)
    .short = Monts Br. A
    .object = la carte Monts Brumeux (Amitié)
card-misty_mountains_valor = Carte Monts Brumeux (Vaillance)
    .short = Monts Br. V
    .object = la carte Monts Brumeux (Vaillance)
card-misty_mountains_stealth = Carte Monts Brumeux (Furtivité)
    .short = Monts Br. F
    .object = la carte Monts Brumeux (Furtivité)
card-misty_mountains_resistance = Carte Monts Brumeux (Résistance)
    .short = Monts Br. R
    .object = la carte Monts Brumeux (Résistance)
card-mirkwood_friendship = Carte Forêt Noire (Amitié)
    .short = Forêt N. A
    .object = la carte Forêt Noire (Amitié)
card-mirkwood_valor = Carte Forêt Noire (Vaillance)
    .short = Forêt N. V
    .object = la carte Forêt Noire (Vaillance)
card-mirkwood_stealth = Carte Forêt Noire (Furtivité)
    .short = Forêt N. F
    .object = la carte Forêt Noire (Furtivité)
card-mirkwood_resistance = Carte Forêt Noire (Résistance)
    .short = Forêt N. R
    .object = la carte Forêt Noire (Résistance)
card-dale_friendship = Carte Dale (Amitié)
    .short = Dale A
    .object = la carte Dale (Amitié)
card-dale_valor = Carte Dale (Vaillance)
    .short = Dale V
    .object = la carte Dale (Vaillance)
card-dale_stealth = Carte Dale (Furtivité)
    .short = Dale F
    .object = la carte Dale (Furtivité)
card-dale_resistance = Carte Dale (Résistance)
    .short = Dale R
    .object = la carte Dale (Résistance)
card-rhovanion_friendship = Carte Rhovanion (Amitié)
    .short = Rhovanion A
    .object = la carte Rhovanion (Amitié)
card-rhovanion_valor = Carte Rhovanion (Vaillance)
    .short = Rhovanion V
    .object = la carte Rhovanion (Vaillance)
card-rhovanion_stealth = Carte Rhovanion (Furtivité)
    .short = Rhovanion F
    .object = la carte Rhovanion (Furtivité)
card-rhovanion_resistance = Carte Rhovanion (Résistance)
    .short = Rhovanion R
    .object = la carte Rhovanion (Résistance)
card-rohan_friendship = Carte Rohan (Amitié)
    .short = Rohan A
    .object = la carte Rohan (Amitié)
card-rohan_valor = Carte Rohan (Vaillance)
    .short = Rohan V
    .object = la carte Rohan (Vaillance)
card-rohan_stealth = Carte Rohan (Furtivité)
    .short = Rohan F
    .object = la carte Rohan (Furtivité)
card-rohan_resistance = Carte Rohan (Résistance)
    .short = Rohan R
    .object = la carte Rohan (Résistance)
card-gondor_friendship = Carte Gondor (Amitié)
    .short = Gondor A
    .object = la carte Gondor (Amitié)
card-gondor_valor = Carte Gondor (Vaillance)
    .short = Gondor V
    .object = la carte Gondor (Vaillance)
card-gondor_stealth = Carte Gondor (Furtivité)
    .short = Gondor F
    .object = la carte Gondor (Furtivité)
card-gondor_resistance = Carte Gondor (Résistance)
    .short = Gondor R
    .object = la carte Gondor (Résistance)
card-ithilien_friendship = Carte Ithilien (Amitié)
    .short = Ithilien A
    .object = la carte Ithilien (Amitié)
card-ithilien_valor = Carte Ithilien (Vaillance)
    .short = Ithilien V
    .object = la carte Ithilien (Vaillance)
card-ithilien_stealth = Carte Ithilien (Furtivité)
    .short = Ithilien F
    .object = la carte Ithilien (Furtivité)
card-ithilien_resistance = Carte Ithilien (Résistance)
    .short = Ithilien R
    .object = la carte Ithilien (Résistance)
card-haradwaith_friendship = Carte Haradwaith (Amitié)
    .short = Haradwaith A
    .object = la carte Haradwaith (Amitié)
card-haradwaith_valor = Carte Haradwaith (Vaillance)
    .short = Haradwaith V
    .object = la carte Haradwaith (Vaillance)
card-haradwaith_stealth = Carte Haradwaith (Furtivité)
    .short = Haradwaith F
    .object = la carte Haradwaith (Furtivité)
card-haradwaith_resistance = Carte Haradwaith (Résistance)
    .short = Haradwaith R
    .object = la carte Haradwaith (Résistance)
card-mordor_friendship = Carte Mordor (Amitié)
    .short = Mordor A
    .object = la carte Mordor (Amitié)
card-mordor_valor = Carte Mordor (Vaillance)
    .short = Mordor V
    .object = la carte Mordor (Vaillance)
card-mordor_stealth = Carte Mordor (Furtivité)
    .short = Mordor F
    .object = la carte Mordor (Furtivité)
card-mordor_resistance = Carte Mordor (Résistance)
    .short = Mordor R
    .object = la carte Mordor (Résistance)

## Les événements, et les cartes qui les apportent

event-red_arrow = La Flèche Rouge
    .short = Flèche Rouge
    .object = la Flèche Rouge
    .text = Amenez jusqu’à 3 armées alliées d’un refuge à un autre. Vous pouvez alors y livrer bataille ; dans ce cas, l’Œil vient dans cette région.
event-tom_bombadil = Tom Bombadil
    .short = Bombadil
    .object = Tom Bombadil
    .text = Gagnez 1 Espoir ; ou, pendant une traque ou une bataille, relancez jusqu’à 3 de ses dés.
event-council_of_elrond = Le Conseil d’Elrond
    .short = Conseil
    .object = le Conseil d’Elrond
    .text = Tous les personnages dont les joueurs sont d’accord viennent à Fondcombe, sans armées et sans traque. Puis un joueur qui y a un personnage peut donner un pion à un autre. En solo : à la place, des Préparatifs gratuits avec une carte de n’importe quelle région.
event-gwaihir = Gwaihir apporte des nouvelles
    .short = Gwaihir
    .object = « Gwaihir apporte des nouvelles »
    .text = Choisissez un lieu voisin d’armées alliées et faites-en venir autant que vous voulez, mais pas par une route spéciale. Vous pouvez alors y livrer bataille ; dans ce cas, l’Œil vient dans cette région.
event-rohan_horses = Le Rohan prête ses chevaux
    .short = Chevaux
    .object = « Le Rohan prête ses chevaux »
    .text = Tous les personnages d’un lieu vont ensemble jusqu’à 3 lieux plus loin, sans armées et pas par une route spéciale. Si Frodon en est, une traque suit chaque étape, et la Furtivité n’y peut rien.
event-orc_infighting = Querelles d’Orques
    .short = Querelles
    .object = « Querelles d’Orques »
    .text = Retirez jusqu’à 2 armées de l’Ombre d’un lieu.
event-lembas = Lembas
    .short = Lembas
    .object = Lembas
    .text = Seulement pendant les actions : le joueur actif en a 2 de plus avec un de ses personnages.
event-eagles = Les Aigles arrivent !
    .short = Aigles
    .object = les Aigles
    .text = Posez un personnage sur n’importe quel lieu. Si c’est Frodon, les sept Nazgûl les plus proches et l’Œil viennent dans sa région, et une traque suit.
event-elronds_foresight = La prescience d’Elrond
    .short = Prescience
    .object = la prescience d’Elrond
    .text = Le joueur actif révèle jusqu’à 4 cartes du dessus de la pioche Joueur, peut en garder une, mais pas Le ciel s’assombrit, et remet les autres dans l’ordre voulu.
event-entmoot = La Chambre des Ents
    .short = Ents
    .object = la Chambre des Ents
    .text = Jusqu’à 3 armées d’Elfes de la réserve, en guise d’Ents, viennent dans la Forêt de Fangorn. Vous pouvez les mener ensuite vers un lieu voisin, Isengard compris, avec les personnages de la forêt qui le veulent ; sans Furtivité, sans traque et sans bataille.
event-elven_cloaks = Capes et cordes elfiques
    .short = Capes
    .object = « Capes et cordes elfiques »
    .text = Choisissez un personnage : il Voyage aussitôt seul, jusqu’à 2 fois, sans action et sans traque. Les routes spéciales coûtent comme toujours.
event-palantir = Regarder dans un palantír
    .short = Palantír
    .object = « Regarder dans un palantír »
    .text = Choisissez un personnage : l’Œil vient dans sa région, puis 3 Nazgûl de votre choix.
event-conflicting_orders = Ordres contradictoires
    .short = Ordres
    .object = « Ordres contradictoires »
    .text = Toutes les armées de l’Ombre d’un lieu vont vers un ou plusieurs lieux voisins, à votre choix. Il n’y a pas de bataille.
event-gifts_elves = Présents des Elfes
    .short = Présents
    .object = « Présents des Elfes »
    .text = Un joueur gagne un pion de n’importe quelle sorte.
card-red_arrow = La Flèche Rouge
    .short = Flèche Rouge
    .object = la Flèche Rouge
card-tom_bombadil = Tom Bombadil
    .short = Bombadil
    .object = Tom Bombadil
card-council_of_elrond = Le Conseil d’Elrond
    .short = Conseil
    .object = le Conseil d’Elrond
card-gwaihir = Gwaihir apporte des nouvelles
    .short = Gwaihir
    .object = « Gwaihir apporte des nouvelles »
card-rohan_horses = Le Rohan prête ses chevaux
    .short = Chevaux
    .object = « Le Rohan prête ses chevaux »
card-orc_infighting = Querelles d’Orques
    .short = Querelles
    .object = « Querelles d’Orques »
card-lembas = Lembas
    .short = Lembas
    .object = Lembas
card-eagles = Les Aigles arrivent !
    .short = Aigles
    .object = les Aigles
card-elronds_foresight = La prescience d’Elrond
    .short = Prescience
    .object = la prescience d’Elrond
card-entmoot = La Chambre des Ents
    .short = Ents
    .object = la Chambre des Ents
card-elven_cloaks = Capes et cordes elfiques
    .short = Capes
    .object = « Capes et cordes elfiques »
card-palantir = Regarder dans un palantír
    .short = Palantír
    .object = « Regarder dans un palantír »
card-conflicting_orders = Ordres contradictoires
    .short = Ordres
    .object = « Ordres contradictoires »
card-gifts_elves = Présents des Elfes
    .short = Présents
    .object = « Présents des Elfes »

## Le ciel s’assombrit

skies-druadan_forest = Le ciel s’assombrit (Forêt de Drúadan)
    .short = Drúadan
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent dans la Forêt de Drúadan, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-dorwinion = Le ciel s’assombrit (Dorwinion)
    .short = Dorwinion
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent au Dorwinion, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-gladden_fields = Le ciel s’assombrit (Champs aux Iris)
    .short = Champs Iris
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent aux Champs aux Iris, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-hollin = Le ciel s’assombrit (Houssaye)
    .short = Houssaye
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent à Houssaye, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-mount_doom = Le ciel s’assombrit (Montagne du Destin)
    .short = Mt du Destin
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent à la Montagne du Destin, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-north_ithilien = Le ciel s’assombrit (Ithilien du Nord)
    .short = Ithilien N.
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent en Ithilien du Nord, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-south_ithilien = Le ciel s’assombrit (Ithilien du Sud)
    .short = Ithilien S.
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent en Ithilien du Sud, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-southern_mirkwood = Le ciel s’assombrit (Sud de la Forêt Noire)
    .short = S. Forêt N.
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent dans le Sud de la Forêt Noire, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-tharbad = Le ciel s’assombrit (Tharbad)
    .short = Tharbad
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent à Tharbad, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-fangorn_forest = Le ciel s’assombrit (Forêt de Fangorn)
    .short = Fangorn
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent dans la Forêt de Fangorn, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-druwaith_iaur = Le ciel s’assombrit (Drúwaith Iaur)
    .short = Drúwaith
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent en Drúwaith Iaur, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.
skies-emyn_muil = Le ciel s’assombrit (Emyn Muil)
    .short = Emyn Muil
    .object = « Le ciel s’assombrit »
    .text = La Menace avance d’une case. L’Œil vient dans la région de Frodon, ou coûte 2 Espoir s’il y est déjà. 3 armées de l’Ombre viennent dans l’Emyn Muil, et livrent bataille s’il y a des armées alliées. Les cartes Ombre défaussées sont mélangées et remises sur la pioche.

## Les objectifs

objective-destroy_ring = Détruire l’Anneau Unique
    .short = Anneau
    .object = « Détruire l’Anneau Unique »
    .text = Avec Frodon & Sam. Quand tous les autres objectifs sont accomplis, Frodon, à la Montagne du Destin, dépense une action et 5 Résistance. Une dernière traque suit, avec un dé de plus pour chaque Espoir qui manque jusqu’à 8, 7 dés au plus.
    .reward = S’il reste au moins 1 Espoir, vous avez gagné.
objective-blessing_elves = Obtenir la bénédiction des Elfes
    .short = Bénédiction
    .object = « Obtenir la bénédiction des Elfes »
    .text = 3 armées d’Elfes de la réserve sont sur la carte. Un personnage à Fondcombe, où il y en a un autre, dépense une action et 3 Amitié.
    .reward = Les armées retournent à la réserve ; chaque joueur qui a un personnage à Fondcombe gagne un pion Résistance ; gagnez 1 Espoir.
objective-staff_broken = « Votre bâton est brisé, Saroumane »
    .short = Bâton
    .object = « Votre bâton est brisé, Saroumane »
    .text = Isengard commence avec 2 armées de l’Ombre de plus. Accompli quand Isengard est un refuge et que le Rohan n’a ni armée de l’Ombre ni forteresse.
    .reward = Le joueur actif peut gagner un pion Résistance.
objective-challenge_sauron = Défier Sauron
    .short = Défi
    .object = « Défier Sauron »
    .text = Un personnage en Ithilien du Nord dépense une action alors qu’il s’y trouve au moins 3 armées du Gondor, 2 de Rohirrim et 2 d’Elfes.
    .reward = L’Œil vient en Ithilien, et toutes les armées de l’Ombre du Mordor vont en Udûn.
objective-confront_balrog = Affronter le Balrog
    .short = Balrog
    .object = « Affronter le Balrog »
    .text = Avec Gandalf. Dans la Moria, il dépense une action et lance 3 dés de bataille : une Invasion coûte 1 Espoir, des Pertes mutuelles 2, un Nazgûl 3, une Déroute rien. Chaque Résistance annule un dé, chaque Vaillance épargne 1 Espoir.
    .reward = Gandalf quitte le plateau. Quand on pioche la prochaine carte Le ciel s’assombrit, il revient en Lórien, devenu le Blanc : gagnez 2 Espoir, et désormais une seule Vaillance tourne autant de dés qu’il veut.
objective-oathbreakers = Les parjures accomplissent leur serment
    .short = Parjures
    .object = « Les parjures accomplissent leur serment »
    .text = Avec Aragorn. Une fois dans la partie, il va d’Edoras à Erech pour une action, sans payer la route : 2 armées de l’Ombre arrivent à Pelargir, toutes celles d’Umbar les y rejoignent, et jusqu’à 3 armées du Gondor arrivent à Erech. Accompli quand cela est fait et que le Gondor n’a ni armée de l’Ombre ni forteresse.
    .reward = Gagnez 1 Espoir.
objective-subdue_umbar = Conquérir Umbar
    .short = Umbar
    .object = « Conquérir Umbar »
    .text = Accompli quand Umbar est un refuge, ou quand chaque lieu du Haradwaith a une armée alliée et qu’aucun n’a d’armée de l’Ombre.
    .reward = Des armées alliées du Haradwaith, autant que vous voulez, peuvent aller à Pelargir.
objective-ride_eored = Chevaucher avec les éored
    .short = Éored
    .object = « Chevaucher avec les éored »
    .text = Avec Eomer. Quand son Attaque, en présence d’une armée de Rohirrim, retire des armées de l’Ombre, l’une d’elles peut aller sur la carte si sa région n’y en a pas encore. Le Rohan et ses 6 voisines comptent. Accompli avec 4 régions.
    .reward = Les armées retournent à la réserve ; gagnez 1 Espoir.
objective-free_theoden = Libérer l’esprit de Théoden
    .short = Théoden
    .object = « Libérer l’esprit de Théoden »
    .text = 4 armées de Rohirrim de la réserve sont sur la carte. Un personnage à Edoras, où il y en a un autre, dépense une action, 2 Amitié et 1 Résistance.
    .reward = Les armées retournent à la réserve ; jusqu’à 2 armées de Rohirrim viennent à Edoras ; gagnez 1 Espoir.
objective-frecas_heirs = Vaincre les fils de Fréca
    .short = Fréca
    .object = « Vaincre les fils de Fréca »
    .text = Le Pays de Dun peut être Capturé, bien que ce ne soit pas une forteresse, pour 3 Vaillance ou 3 Amitié. Accompli quand c’est un refuge avec au moins 2 armées de Rohirrim.
    .reward = Une armée de Rohirrim peut venir au Pays de Dun. Si le lieu est perdu plus tard, cela coûte 3 Espoir, et ce n’est plus un refuge.
objective-shieldmaiden = « Je ne serai plus une vierge guerrière »
    .short = Guerrière
    .object = « Je ne serai plus une vierge guerrière »
    .text = Avec Eowyn. Tant que l’objectif est ouvert, elle peut, lors d’une bataille là où elle se trouve, dépenser 2 Vaillance pour tourner un dé sur Nazgûl. Accompli quand elle a détruit au moins 2 Nazgûl et que le Rohan n’a ni armée de l’Ombre ni forteresse.
    .reward = Gagnez 1 Espoir.
objective-that_makes_six = « Et de six ! »
    .short = Six
    .object = « Et de six ! »
    .text = Avec Legolas. Les armées de l’Ombre que retire son Tir sûr peuvent aller sur la carte. Accompli avec 6.
    .reward = Les armées retournent à la réserve ; gagnez 1 Espoir.
objective-arwen_banner = Arwen déploie l’étendard
    .short = Étendard
    .object = « Arwen déploie l’étendard »
    .text = Avec Arwen. À Minas Tirith, si c’est un refuge et qu’une armée de chacun des 4 peuples s’y trouve, elle dépense une action et 1 Amitié.
    .reward = Gagnez 1 Espoir.
objective-lay_bare_pits = Détruire les cachots de Dol Guldur
    .short = Cachots
    .object = « Détruire les cachots de Dol Guldur »
    .text = Avec Galadriel. Dol Guldur commence avec une armée de l’Ombre de plus. Elle peut le Capturer pour 2 Résistance et 1 Vaillance au lieu de 3 Vaillance. Accompli quand c’est un refuge avec au moins 3 armées d’Elfes.
    .reward = Si Galadriel y est, gagnez 1 Espoir.
objective-light_mirkwood = Ramener la lumière dans la Forêt Noire
    .short = Forêt Noire
    .object = « Ramener la lumière dans la Forêt Noire »
    .text = Une armée de l’Ombre commence sur la Vieille Route de la Forêt et une dans le Sud de la Forêt Noire. Accompli quand la Forêt Noire n’a aucune armée de l’Ombre et que chacun de ses 4 lieux a une armée d’Elfes. Dol Guldur n’a pas à être un refuge.
    .reward = Gagnez 1 Espoir ; les armées d’Elfes de la Forêt Noire peuvent se rassembler sur un de ses lieux.
objective-boromir_honor = Boromir recouvre son honneur
    .short = Boromir
    .object = « Boromir recouvre son honneur »
    .text = Avec Boromir. Accompli quand la dernière armée alliée tombe dans une bataille là où sont Boromir et un autre personnage.
    .reward = Retirez-y jusqu’à 2 armées de l’Ombre ; Boromir quitte le plateau. À l’objectif suivant, son joueur reçoit au hasard un personnage inutilisé, sur son lieu de départ.
objective-secure_anduin = Sécuriser les berges de l’Anduin
    .short = Anduin
    .object = « Sécuriser les berges de l’Anduin »
    .text = Avec Faramir. Osgiliath commence avec une armée de l’Ombre. Faramir peut le Capturer, bien que ce ne soit pas une forteresse, pour 3 Vaillance, ou pour 2 Résistance et 1 Furtivité. Accompli quand c’est un refuge.
    .reward = Une armée du Gondor peut venir à Osgiliath. Si le lieu est perdu plus tard, cela coûte 3 Espoir, et on ne peut pas le reprendre.
objective-unseat_denethor = Évincer Denethor
    .short = Denethor
    .object = « Évincer Denethor »
    .text = 4 armées du Gondor de la réserve sont sur la carte. Un personnage à Minas Tirith, où il y en a un autre, dépense une action, 2 Furtivité, 1 Amitié et 1 Vaillance.
    .reward = Les armées retournent à la réserve ; jusqu’à 3 armées du Gondor viennent à Minas Tirith ; gagnez 1 Espoir.
objective-infiltrate_morgul = S’infiltrer dans Minas Morgul
    .short = Morgul
    .object = « S’infiltrer dans Minas Morgul »
    .text = Minas Morgul commence avec une armée de l’Ombre de plus. On peut le Capturer pour 3 Furtivité au lieu de 3 Vaillance. Accompli quand c’est un refuge.
    .reward = Le joueur actif peut gagner 2 pions Furtivité ; il regarde les deux premières cartes Ombre, en retire du jeu autant qu’il veut, et remet le reste dans l’ordre voulu.
objective-avenge_balin = Venger Balin !
    .short = Balin
    .object = « Venger Balin ! »
    .text = Accompli quand la Moria est un refuge avec au moins 2 armées de Nains.
    .reward = Des armées de Nains, autant que vous voulez, peuvent aller dans la Moria ; s’il y en a alors au moins 4, le joueur actif peut gagner 2 pions Vaillance.
objective-dwarven_lands = Chasser l’Ombre des terres des Nains
    .short = Terres Nains
    .object = « Chasser l’Ombre des terres des Nains »
    .text = Avec Gimli. L’Ered Luin commence avec une armée de l’Ombre. Accompli quand l’Ered Luin n’a aucune armée de l’Ombre et a au moins 4 armées de Nains, et que Dale n’a ni armée de l’Ombre ni forteresse.
    .reward = Gagnez 1 Espoir ; le joueur actif peut gagner 2 pions Vaillance.
objective-rangers_eriador = Les Rôdeurs libèrent l’Eriador
    .short = Rôdeurs
    .object = « Les Rôdeurs libèrent l’Eriador »
    .text = Accompli quand l’Eriador n’a ni armée de l’Ombre ni forteresse et que chacun de ses 7 lieux a une armée alliée.
    .reward = Gagnez 1 Espoir ; des armées alliées de l’Eriador peuvent aller dans les Collines Venteuses et à Tharbad.
objective-hobbits_loyalty = Les Hobbits prêtent serment
    .short = Hobbits
    .object = « Les Hobbits prêtent serment »
    .text = Avec Merry & Pippin. Sur un refuge d’un peuple, ils dépensent une action et défaussent une carte Amitié de cette région ; un pion Amitié de la réserve marque ce peuple sur la carte. Accompli avec 2 peuples.
    .reward = Leur joueur gagne les 2 pions ; gagnez 1 Espoir.
objective-shelobs_lair = L’antre d’Arachne
    .short = Arachne
    .object = « L’antre d’Arachne »
    .text = Avec Frodon & Sam et Gollum, chez 2 joueurs différents sauf en solo. À Minas Morgul, Frodon dépense une action et lance 3 dés de bataille : une Invasion coûte 1 Espoir, des Pertes mutuelles 2, un Nazgûl 3, une Déroute rien ; et 1 de plus par carte ou pion Résistance du joueur de Gollum (en solo : par carte). Chaque Vaillance annule un dé, chaque Amitié épargne 1 Espoir.
    .reward = Si aucun Espoir n’est perdu, Frodon & Sam peuvent faire une action de plus ce tour-ci.

## Les itinéraires d’invasion

line-dunland_blue = Pays de Dun – Havres Gris (bleu)
    .object = l’itinéraire bleu du Pays de Dun aux Havres Gris
line-dunland_lime = Pays de Dun – Fondcombe (vert clair)
    .object = l’itinéraire vert clair du Pays de Dun à Fondcombe
line-dunland_orange = Pays de Dun – Gouffre de Helm (orange)
    .object = l’itinéraire orange du Pays de Dun au Gouffre de Helm
line-isengard_lime = Isengard – Fondcombe (vert clair)
    .object = l’itinéraire vert clair d’Isengard à Fondcombe
line-isengard_orange = Isengard – Gouffre de Helm (orange)
    .object = l’itinéraire orange d’Isengard au Gouffre de Helm
line-isengard_magenta = Isengard – Havres Gris (magenta)
    .object = l’itinéraire magenta d’Isengard aux Havres Gris
line-moria_lime = Moria – Fondcombe (vert clair)
    .object = l’itinéraire vert clair de la Moria à Fondcombe
line-moria_teal = Moria – Erebor (turquoise)
    .object = l’itinéraire turquoise de la Moria à Erebor
line-moria_yellow = Moria – Minas Tirith (jaune)
    .object = l’itinéraire jaune de la Moria à Minas Tirith
line-dol_guldur_green = Dol Guldur – Gouffre de Helm (vert foncé)
    .object = l’itinéraire vert foncé de Dol Guldur au Gouffre de Helm
line-dol_guldur_teal = Dol Guldur – Erebor (turquoise)
    .object = l’itinéraire turquoise de Dol Guldur à Erebor
line-dol_guldur_yellow = Dol Guldur – Minas Tirith (jaune)
    .object = l’itinéraire jaune de Dol Guldur à Minas Tirith
line-rhun_magenta = Rhûn – Royaume Sylvestre (magenta)
    .object = l’itinéraire magenta de Rhûn au Royaume Sylvestre
line-rhun_orange = Rhûn – Royaume Sylvestre (orange)
    .object = l’itinéraire orange de Rhûn au Royaume Sylvestre
line-rhun_yellow = Rhûn – Minas Tirith (jaune)
    .object = l’itinéraire jaune de Rhûn à Minas Tirith
line-nurn_teal = Núrn – Erebor (turquoise)
    .object = l’itinéraire turquoise de Núrn à Erebor
line-nurn_yellow = Núrn – Minas Tirith (jaune)
    .object = l’itinéraire jaune de Núrn à Minas Tirith
line-nurn_blue = Núrn – Gouffre de Helm (bleu)
    .object = l’itinéraire bleu de Núrn au Gouffre de Helm
line-umbar_blue = Umbar – Gouffre de Helm (bleu)
    .object = l’itinéraire bleu d’Umbar au Gouffre de Helm
line-umbar_magenta = Umbar – Havres Gris (magenta)
    .object = l’itinéraire magenta d’Umbar aux Havres Gris
line-umbar_orange = Umbar – Gouffre de Helm (orange)
    .object = l’itinéraire orange d’Umbar au Gouffre de Helm
line-near_harad_blue = Proche Harad – Gouffre de Helm (bleu)
    .object = l’itinéraire bleu du Proche Harad au Gouffre de Helm
line-near_harad_orange = Proche Harad – Gouffre de Helm (orange)
    .object = l’itinéraire orange du Proche Harad au Gouffre de Helm
line-near_harad_teal = Proche Harad – Erebor (turquoise)
    .object = l’itinéraire turquoise du Proche Harad à Erebor

## Les dés

search-slip = Inaperçu
    .text = rien ne se passe
search-weary = Épuisé
    .text = perdre 1 Espoir
search-exposed = Exposé
    .text = perdre 1 Espoir, sauf si Frodon est sur un refuge
search-recall = Rappel
    .text = un Nazgûl de la région part pour le Mordor ; rien si Frodon est en Mordor
face-rout = Déroute
    .text = une armée de l’Ombre est retirée
face-exchange = Pertes mutuelles
    .text = une armée de l’Ombre et une armée alliée sont retirées
face-overrun = Invasion
    .text = une armée alliée est retirée, sauf si la bataille a lieu sur un refuge
face-nazgul = Nazgûl
    .text = 2 armées alliées sont retirées si un Nazgûl est dans la région

## Les cartes Ombre

back-red = rouge
    .text = Le rouge annonce l’Avancée : les armées de l’itinéraire se déplacent.
back-black = noir
    .text = Le noir annonce les Renforts : une armée arrive, et un ordre s’accomplit.
order-eye = L’Œil
    .text = L’Œil vient dans la région de Frodon ; s’il y est déjà, une traque suit.
order-hunt = La chasse
    .text = Les 2 Nazgûl les plus proches de Frodon, hors de sa région, s’approchent d’une région, l’un après l’autre.
order-deploy = La sortie des Nazgûl
    .text = 3 Nazgûl vont, un par un, du Mordor à la région de l’Œil ; si le Mordor est vide, de la région qui en a le plus. Si l’Œil est en Mordor, 3 y retournent.
shadow-drums = Tambours de guerre
    .object = « Tambours de guerre »
    .text = Une armée de l’Ombre vient sur chaque forteresse du Mordor.
shadow-wheels = Les Machinations de Saroumane
    .object = « Les Machinations de Saroumane »
    .text = Le joueur actif choisit : retirer 2 armées alliées, ou un joueur donne 2 cartes ou pions, ou perdre 1 Espoir.

## Les niveaux et les scénarios

level-introductory = Initiation
level-standard = Standard
level-heroic = Héroïque
level-epic = Épique
level-legendary = Légendaire
scenario-first_game = Votre première partie
    .object = « Votre première partie »
scenario-darkness_at_bay = Tenir les ténèbres en échec
    .object = « Tenir les ténèbres en échec »
scenario-riders_of_rohan = Les Cavaliers de Rohan
    .object = « Les Cavaliers de Rohan »
scenario-fate_of_the_elves = La destinée des Elfes
    .object = « La destinée des Elfes »
scenario-sons_of_the_steward = Les fils de l’Intendant
    .object = « Les fils de l’Intendant »
scenario-no_hero_too_small = Nul héros n’est trop petit
    .object = « Nul héros n’est trop petit »

## Ce qu’il faut payer

cost-3_friendship = 3 Amitié
cost-2_friendship = 2 Amitié
cost-1_friendship = 1 Amitié
cost-3_valor = 3 Vaillance
cost-2_valor = 2 Vaillance
cost-1_valor = 1 Vaillance
cost-5_stealth = 5 Furtivité
cost-4_stealth = 4 Furtivité
cost-3_stealth = 3 Furtivité
cost-2_stealth = 2 Furtivité
cost-1_stealth = 1 Furtivité
cost-5_resistance = 5 Résistance
cost-4_resistance = 4 Résistance
cost-3_resistance = 3 Résistance
cost-2_resistance = 2 Résistance
cost-1_resistance = 1 Résistance
cost-2_friendship-1_stealth = 2 Amitié et 1 Furtivité
cost-2_friendship-1_resistance = 2 Amitié et 1 Résistance
cost-1_friendship-1_valor = 1 Amitié et 1 Vaillance
cost-1_friendship-2_stealth = 1 Amitié et 2 Furtivité
cost-1_friendship-1_stealth = 1 Amitié et 1 Furtivité
cost-1_friendship-1_resistance = 1 Amitié et 1 Résistance
cost-1_valor-2_stealth = 1 Vaillance et 2 Furtivité
cost-1_valor-1_stealth = 1 Vaillance et 1 Furtivité
cost-1_valor-2_resistance = 1 Vaillance et 2 Résistance
cost-1_valor-1_resistance = 1 Vaillance et 1 Résistance
cost-1_stealth-2_resistance = 1 Furtivité et 2 Résistance
cost-1_stealth-1_resistance = 1 Furtivité et 1 Résistance
cost-1_friendship-1_valor-2_stealth = 1 Amitié, 1 Vaillance et 2 Furtivité
cost-1_friendship-1_valor-1_stealth = 1 Amitié, 1 Vaillance et 1 Furtivité

## Ce qui est demandé

prompt-act-first = { $seat }, qui agit d’abord : { $character_the } ou { $other_the } ? L’un des deux a 4 actions, l’autre 1, dans l’ordre voulu.
prompt-act-first_solo = Qui agit d’abord ? { $character } { $character_number ->
        [many] ont
       *[one] a
    } 4 actions ce tour-ci, { $other_the } 1.
prompt-act-only = { $seat }, c’est votre tour. Seul choix : { $character_the }, avec { $count ->
        [one] 1 action
       *[other] { $count } actions
    }.
prompt-act-nobody = { $seat }, piochez-vous vos 2 cartes ? Aucun de vos personnages ne peut plus agir.
prompt-act-gone = Et maintenant ? { $character } { $character_number ->
        [many] ont quitté le plateau et ne peuvent
       *[one] a quitté le plateau et ne peut
    } plus agir ce tour-ci.
prompt-act-none = Et maintenant ? { $character } { $character_number ->
        [many] n’ont
       *[one] n’a
    } plus d’action. Faites agir un autre personnage, jouez un Événement ou finissez les actions.
prompt-act-ride = Que { $character_number ->
        [many] font
       *[one] fait
    } { $character_the } { $place_in } ? { $count ->
        [0] Plus d’action, mais
        [one] Encore 1 action, et
       *[other] Encore { $count } actions, et
    } 1 Voyage ce tour-ci est gratuit.
prompt-act-open = Que { $character_number ->
        [many] font
       *[one] fait
    } { $character_the } { $place_in } ? { $count ->
        [one] Encore 1 action.
       *[other] Encore { $count } actions.
    } Après une deuxième action ici, { $other_the } n’en { $other_number ->
        [many] auront
       *[one] aura
    } qu’une ce tour-ci.
prompt-act = Que { $character_number ->
        [many] font
       *[one] fait
    } { $character_the } { $place_in } ? { $count ->
        [one] Encore 1 action.
       *[other] Encore { $count } actions.
    }
prompt-quiet = Retourner la prochaine carte Ombre ? { $count ->
        [one] C’est la dernière de ce tour.
       *[other] Il en reste { $count } ce tour-ci.
    } Chacun peut agir avant.
prompt-interrupt = { $seat }, que faites-vous d’abord ? Vous pouvez jouer des Événements et utiliser les capacités permises à tout moment.
prompt-company-travel = Qui va { $place_to } avec { $character_the } ? Choisissez personnages et armées.
prompt-company-travel_more = Qui d’autre va { $place_to } avec { $character_the } ? Pour l’instant : { $count ->
        [0] aucun personnage
        [one] 1 personnage
       *[other] { $count } personnages
    } et { $armies ->
        [0] aucune armée
        [one] 1 armée
       *[other] { $armies } armées
    }.
prompt-company-council = Qui appelez-vous à Fondcombe ? Les autres joueurs décident pour leurs personnages.
prompt-company-ents = Qui va { $place_to } avec les Ents ? Choisissez dans la Forêt de Fangorn ; les autres joueurs décident pour les leurs.
prompt-consent-travel = { $count ->
        [1] Laissez-vous { $whom_the }
       *[other] Laissez-vous { $whom_the } et { $other_the }
    } aller aussi { $place_to } ? { $character } { $character_number ->
        [many] s’y rendent
       *[one] s’y rend
    }.
prompt-consent-council = { $count ->
        [1] Laissez-vous { $whom_the }
       *[other] Laissez-vous { $whom_the } et { $other_the }
    } venir à Fondcombe ? Le Conseil d’Elrond appelle.
prompt-consent-ents = { $count ->
        [1] Laissez-vous { $whom_the }
       *[other] Laissez-vous { $whom_the } et { $other_the }
    } aller { $place_to } avec les Ents ?
prompt-trade_consent-given = Prenez-vous { $card_object } ? { $other } vous l’offre.
prompt-trade_consent-asked = Donnez-vous { $card_object } ? { $other } vous la demande.
prompt-calling_off = { $character } { $character_number ->
        [many] se rendent-ils
       *[one] se rend-{ $character_gender ->
            [female] elle
           *[male] il
        }
    } quand même { $place_to } ? Tous n’ont pas accepté de venir.
prompt-hiding = Dépenser 1 Furtivité pour cacher Frodon ? Sinon, traque { $place_in } avec { $count ->
        [one] 1 dé.
       *[other] { $count } dés.
    }
prompt-paying-journey = Avec quoi payez-vous { $cost } ? Voyage { $character_of } { $place_to }.
prompt-paying-muster = Avec quoi payez-vous { $cost } ? Ralliement { $place_in }.
prompt-paying-capture = Avec quoi payez-vous { $cost } ? Vous capturez { $place_object }.
prompt-paying-objective = Avec quoi payez-vous { $cost } ? L’objectif : { $objective }.
prompt-paying-shot = Avec quoi payez-vous { $cost } ? Legolas tire sur une armée de l’Ombre { $place_in }.
prompt-paying-shot_nazgul = Avec quoi payez-vous { $cost } ? Legolas renvoie un Nazgûl en Mordor.
prompt-paying-distraction = Avec quoi payez-vous { $cost } ? Merry & Pippin attirent des Nazgûl.
prompt-paying-lady = Avec quoi payez-vous { $cost } ? Galadriel pioche un Événement.
prompt-paying-song = Avec quoi payez-vous { $cost } ? La chanson apporte 2 Espoir.
prompt-paying-reroll = Avec quoi payez-vous { $cost } ? Vous relancez { $face }.
prompt-paying-sam = Avec quoi payez-vous { $cost } ? Sam annule { $face }.
prompt-paying-valor = Avec quoi payez-vous { $cost } ? Vous retirez une armée de l’Ombre { $place_in }.
prompt-paying-flame = Avec quoi payez-vous { $cost } ? Gandalf tourne { $face } sur { $into }.
prompt-paying-ambush = Avec quoi payez-vous { $cost } ? Faramir tourne { $face } sur Déroute.
prompt-paying-defiance = Avec quoi payez-vous { $cost } ? Eowyn tourne { $face } sur Nazgûl.
prompt-paying-disregard = Avec quoi payez-vous { $cost } ? Vous ignorez { $face }.
prompt-paying-sparing = Avec quoi payez-vous { $cost } ? Vous sauvez 1 Espoir.
prompt-wearing = Frodon met-il l’Anneau ? Cela coûte 1 Espoir et amène l’Œil, mais les armées de l’Ombre ne le voient pas : la traque { $place_in } a { $less ->
        [0] 0 dé
        [one] 1 dé
       *[other] { $less } dés
    } au lieu de { $count }.
prompt-rolled-search = Changez-vous des dés ? Traque { $place_in } : { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }.
prompt-rolled-battle = Changez-vous des dés ? Bataille { $place_in } : { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    } ; { $friends ->
        [one] 1 armée alliée
       *[other] { $friends } armées alliées
    } contre { $shadow } de l’Ombre.
prompt-rerolling = Quels dés Tom Bombadil relance-t-il ? { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }. { $count ->
        [0] Choisissez-en jusqu’à 3.
        [one] 1 choisi sur 3.
       *[other] { $count } choisis sur 3.
    }
prompt-losses = Quelle armée perdez-vous { $place_in } ? { $count ->
        [one] 1 armée alliée tombe.
       *[other] { $count } armées alliées tombent.
    }
prompt-marshal = Eomer sauve-t-il la dernière armée { $place_in } ? Si toutes tombent, { objective-boromir_honor.object } est accompli.
prompt-after_battle = Dépenser 1 Vaillance pour retirer une armée ? Il reste { $count ->
        [one] 1 armée de l’Ombre
       *[other] { $count } armées de l’Ombre
    } { $place_in }.
prompt-in_peril = Dépensez-vous quelque chose contre ces dés ? { $objective } : { $kinds ->
        [0] rien qui compte
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }. Cela coûte { $count } Espoir. { $ignoring } : ignorer un dé ; { $sparing } : sauver 1 Espoir.
prompt-trading-give = Quelle carte donnez-vous { $other_to } ?
prompt-trading-take = Quelle carte demandez-vous { $other_to } ?
prompt-may-slot = Mettre une armée tombée sur { objective-ride_eored.object } ? C’est pour { $region_the }. Régions : { $count } sur 4.
prompt-may-six = Mettre l’armée abattue sur { objective-that_makes_six.object } ? Il y en a { $count } sur 6.
prompt-may-resistance = Prendre un pion Résistance ? Saroumane est vaincu.
prompt-may-gondor = Mettre une armée du Gondor à Osgiliath ? Les berges de l’Anduin sont sûres.
prompt-may-rohan = Mettre une armée de Rohirrim au Pays de Dun ? Les fils de Fréca sont vaincus.
prompt-may-stealth = Prendre 2 pions Furtivité ? Minas Morgul est prise.
prompt-may-valor = Prendre 2 pions Vaillance ? Les Nains ont vaincu.
prompt-numbering-ents = Combien d’armées d’Elfes deviennent des Ents ? Elles arrivent dans la Forêt de Fangorn.
prompt-numbering-infighting = Combien d’armées de l’Ombre retirez-vous { $place_in } ?
prompt-numbering-orders = Combien d’armées de l’Ombre vont { $place_to } ?
prompt-numbering-theoden = Combien d’armées de Rohirrim viennent { $place_to } ? Théoden est libre.
prompt-numbering-denethor = Combien d’armées du Gondor viennent { $place_to } ? Denethor est évincé.
prompt-numbering-oath = Combien d’armées du Gondor viennent { $place_to } ? Les morts ont répondu à l’appel.
prompt-numbering-honor = Combien d’armées de l’Ombre retirez-vous { $place_in } ? C’est le dernier combat de Boromir.
prompt-placing-arrow_from = De quel refuge partent des armées ? La Flèche Rouge en déplace jusqu’à 3.
prompt-placing-arrow_to = Vers quel refuge vont les armées ? Elles viennent { $place_from }.
prompt-placing-gwaihir_to = Où viennent les armées voisines ?
prompt-placing-gwaihir_from = D’où des armées viennent-elles { $place_to } ?
prompt-placing-horses = Où sont les personnages qui chevauchent ? Tous vont ensemble, jusqu’à 3 lieux.
prompt-placing-infighting = Où les Orques se battent-ils entre eux ? Vous y retirez jusqu’à 2 armées de l’Ombre.
prompt-placing-eagles = Où les Aigles portent-ils { $character_the } ?
prompt-placing-ents = Où vont les Ents depuis la Forêt de Fangorn ?
prompt-placing-orders_from = De quel lieu partent toutes les armées de l’Ombre ?
prompt-placing-orders_to = Où vont les armées qui partent { $place_from } ? { $count ->
        [one] 1 doit
       *[other] { $count } doivent
    } encore partir.
prompt-placing-aid = Où Arwen envoie-t-elle une armée d’Elfes ? Elle rejoint un personnage { $region_in }.
prompt-placing-cunning = Où Gollum entraîne-t-il une armée de l’Ombre ? Elle part { $place_from }, sans bataille.
prompt-placing-wheels = Où perdez-vous une armée alliée ? Les Machinations de Saroumane en prennent { $count ->
        [one] encore 1.
       *[other] { $count }.
    }
prompt-placing-gather_to = Où se rassemblent les armées d’Elfes ? { $objective_object } est accompli.
prompt-placing-gather_from = D’où des armées viennent-elles { $place_to } ? { $objective_object } est accompli.
prompt-choosing-lembas = Qui a 2 actions de plus ce tour-ci ?
prompt-choosing-eagles = Qui les Aigles portent-ils ?
prompt-choosing-cloaks = Qui porte les capes ? Ce personnage va sans être vu, jusqu’à 2 lieux.
prompt-choosing-palantir = Qui le palantír montre-t-il ? L’Œil et 3 Nazgûl vont dans cette région.
prompt-loading-arrow = Quelles armées partent { $place_from } ? { $count ->
        [0] Choisissez-en jusqu’à 3.
        [one] 1 choisie sur 3.
       *[other] { $count } choisies sur 3.
    }
prompt-loading-gwaihir = Quelles armées partent { $place_from } ? { $count ->
        [0] Aucune choisie.
        [one] 1 choisie.
       *[other] { $count } choisies.
    }
prompt-loading-gather = Quelles armées partent { $place_from } ? { $count ->
        [0] Aucune choisie.
        [one] 1 choisie.
       *[other] { $count } choisies.
    }
prompt-hunting = Quel Nazgûl bouge, et vers où ? Dans la chasse, { $count ->
        [one] encore 1 s’approche
       *[other] { $count } s’approchent
    } de Frodon d’une région.
prompt-summoning-deploy = D’où un Nazgûl va-t-il { $region_to } ? { $count ->
        [one] Encore 1 sort
       *[other] Encore { $count } sortent
    } ; plusieurs régions en ont autant.
prompt-summoning-palantir = D’où un Nazgûl va-t-il { $region_to } ? Le palantír en déplace { $count ->
        [one] encore 1.
       *[other] { $count }.
    }
prompt-summoning-distract = D’où des Nazgûl viennent-ils { $region_to } ? Merry & Pippin en attirent { $count ->
        [one] encore 1.
       *[other] jusqu’à { $count }.
    }
prompt-summoning-eagles = D’où un Nazgûl vient-il { $region_to } ? Les Aigles ont porté Frodon : encore { $count ->
        [one] 1 vient
       *[other] { $count } viennent
    }, plusieurs sont aussi proches.
prompt-wheels_turn = Que coûtent les Machinations de Saroumane ? 2 armées alliées, 2 cartes ou pions d’un joueur, ou 1 Espoir.
prompt-discarding = Que défaussez-vous ? { $count ->
        [one] 1 carte ou pion.
       *[other] { $count } cartes ou pions.
    }
prompt-hand_full = Que défaussez-vous ? Vous avez plus de 7 cartes : { $count ->
        [one] défaussez-en 1, ou jouez un Événement.
       *[other] défaussez-en { $count }, ou jouez des Événements.
    }
prompt-ordering = Quelle carte vient d’abord ? Vous voyez les prochaines cartes de la pioche Joueur.
prompt-ordering-next = Quelle carte vient ensuite ?
prompt-foreseen = Quelle carte gardez-vous ? Vous voyez les prochaines cartes de la pioche Joueur et pouvez en garder 1.
prompt-spied = Quelles cartes Ombre quittent la partie ? Vous voyez les 2 prochaines.
prompt-spied-order = Quelle carte Ombre vient d’abord ?
prompt-giving = Donnez-vous un pion à un autre joueur ? Un seul pion en tout change de main.
prompt-riding-horses = Où vont les cavaliers { $place_from } ? { $count ->
        [one] Encore 1 étape possible.
       *[other] Encore { $count } étapes possibles.
    }
prompt-riding-cloaks = Où { $character_number ->
        [many] vont
       *[one] va
    } { $character_the } { $place_from } ? { $count ->
        [one] Encore 1 étape possible.
       *[other] Encore { $count } étapes possibles.
    }
prompt-ambushing = Attaquer { $place_in } en embuscade, sans action ? { $armies } contre { $count } de l’Ombre.
prompt-ambushing-event = Livrer bataille { $place_in } maintenant ? { $armies } contre { $count } de l’Ombre ; l’Œil y vient.
prompt-gifting = Qui reçoit un pion, et lequel ?
prompt-free_preparing = Faire des Préparatifs gratuits ? La carte peut être de n’importe quelle région.

wait-act-first = { $seat } choisit qui agit d’abord.
wait-act = { $seat } agit avec { $character_the }.
wait-quiet = { $seat } va retourner une carte Ombre. Chacun peut agir avant.
wait-interrupt = { $seat } agit d’abord.
wait-company = { $seat } choisit qui vient aussi.
wait-consent = { $seat } décide si son personnage vient.
wait-trade_consent = { $seat } décide pour { $card_object }.
wait-calling_off = { $seat } décide si { $character_the } { $character_number ->
        [many] se rendent
       *[one] se rend
    } quand même { $place_to }.
wait-hiding = { $seat } décide si Frodon se cache en arrivant { $place_in }.
wait-paying = { $seat } paie { $cost }.
wait-wearing = { $seat } décide si Frodon met l’Anneau.
wait-rolled = Les dés sont jetés. { $seat } peut les changer.
wait-rerolling = Tom Bombadil : { $seat } choisit les dés à relancer.
wait-losses = { $seat } choisit les armées perdues { $place_in }.
wait-marshal = { $seat } décide si Eomer sauve la dernière armée { $place_in }.
wait-after_battle = { $seat } peut dépenser de la Vaillance { $place_in }.
wait-in_peril = { $objective } : { $seat } peut dépenser des symboles.
wait-trading = { $seat } choisit une carte à échanger avec { $other_the }.
wait-may = { $seat } décide d’une récompense.
wait-numbering = { $seat } choisit un nombre d’armées.
wait-placing = { $seat } choisit un lieu.
wait-choosing = { $seat } choisit un personnage.
wait-loading = { $seat } choisit des armées { $place_in }.
wait-hunting = { $seat } décide quel Nazgûl s’approche de Frodon.
wait-summoning = { $seat } décide quel Nazgûl va { $region_to }.
wait-wheels_turn = Les Machinations de Saroumane : { $seat } décide de ce qui est perdu.
wait-discarding = { $seat } doit défausser.
wait-hand_full = { $seat } a plus de 7 cartes et doit en défausser.
wait-ordering = { $seat } met les prochaines cartes en ordre.
wait-foreseen = { $seat } regarde les prochaines cartes.
wait-spied = { $seat } regarde les prochaines cartes Ombre.
wait-giving = Le Conseil d’Elrond : { $seat } peut donner un pion.
wait-riding = { $seat } choisit où aller { $place_from }.
wait-ambushing = { $seat } décide s’il y a bataille { $place_in }.
wait-gifting = Présents des Elfes : { $seat } choisit un pion et un joueur.
wait-free_preparing = Le Conseil d’Elrond : { $seat } peut faire des Préparatifs.

chance-draw-turn = { $seat } pioche une carte.
chance-draw-opening = { $seat } reçoit une carte.
chance-draw-look = { $seat } regarde la prochaine carte de la pioche Joueur.
chance-draw-lady = { $seat } pioche un des Événements écartés.
chance-flip-turn = On retourne une carte Ombre.
chance-flip-look = On regarde la prochaine carte Ombre.
chance-flip-opening = Une carte Ombre montre où commence une armée.
chance-back = La prochaine carte Ombre montre son dos.
chance-search_roll = { $count ->
        [one] On lance un dé de traque.
       *[other] On lance { $count } dés de traque.
    }
chance-battle_roll = { $count ->
        [one] On lance un dé de bataille.
       *[other] On lance { $count } dés de bataille.
    }
chance-task = On tire un objectif.
chance-join-roster = On tire un personnage pour cette partie.
chance-join-seat = { $seat } reçoit un personnage.
chance-join-successor = { $seat } reçoit un nouveau personnage à la place de Boromir.

## Ce qu’on peut choisir

do-done = Fini
do-done-act = Finir les actions et piocher 2 cartes
do-done-interrupt = Fini
do-done-company = En route
do-done-paying = Payer
do-done-rerolling = Relancer ces dés
do-done-in_peril = Garder les dés
do-done-loading = Fini
do-done-summoning = Fini
do-done-spied = Fini
do-done-riding = S’arrêter ici
do-done-hand_full = Fini
do-done-gwaihir_from = Fini
do-done-gather_from = Fini
do-pass = Passer
do-pass-search = Garder les dés
do-pass-battle = Garder les dés
do-pass-after_battle = Ne dépenser aucune Vaillance
do-pass-wearing = Ne pas mettre l’Anneau
do-pass-foreseen = N’en garder aucune
do-pass-giving = Ne donner aucun pion
do-pass-ambushing = Ne pas attaquer
do-pass-event = Ne pas livrer bataille
do-pass-free_preparing = Ne pas faire de Préparatifs
do-pass-aid = N’envoyer aucune armée
do-pass-cunning = N’entraîner aucune armée
do-pass-ents = Laisser les Ents dans la Forêt de Fangorn
do-pass-gather_to = Laisser les armées où elles sont
do-yes = Oui
do-yes-consent = Venir aussi
do-yes-given = Prendre { $card_object }
do-yes-asked = Donner { $card_object } { $other_to }
do-yes-may_slot = Mettre une armée sur la carte pour { $region_the }
do-yes-may_six = Mettre l’armée sur la carte
do-yes-may_resistance = Prendre un pion Résistance
do-yes-may_gondor = Mettre une armée du Gondor à Osgiliath
do-yes-may_rohan = Mettre une armée de Rohirrim au Pays de Dun
do-yes-may_stealth = Prendre 2 pions Furtivité
do-yes-may_valor = Prendre 2 pions Vaillance
do-no = Non
do-no-consent = Rester
do-no-given = Refuser la carte
do-no-asked = Garder la carte
do-no-may_slot = Ne mettre aucune armée sur la carte
do-no-may_six = Ne mettre aucune armée sur la carte
do-no-may_resistance = Ne prendre aucun pion
do-no-may_gondor = N’y mettre aucune armée
do-no-may_rohan = N’y mettre aucune armée
do-no-may_stealth = Ne prendre aucun pion
do-no-may_valor = Ne prendre aucun pion
do-pass-quiet = Retourner la prochaine carte Ombre
do-pass-calling_off = Aller { $place_to } avec ceux qui ont accepté
do-call_off = Renoncer au voyage
do-stealth = Cacher Frodon { $place_in } (1 Furtivité)
do-search = { $count ->
        [one] Risquer une traque { $place_in } (1 dé)
       *[other] Risquer une traque { $place_in } ({ $count } dés)
    }
do-ring = Mettre l’Anneau (1 Espoir, l’Œil vient)
do-capture = Capturer { $place_object } ({ $cost })
do-capture_otherwise = Capturer { $place_object } comme l’objectif le permet ({ $cost })
do-muster = { $count ->
        [one] Rallier { $people_one } { $place_in } (1 Amitié)
       *[other] Rallier { $count } { $people_many } { $place_in } (1 Amitié)
    }
do-muster-free = { $count ->
        [one] Rallier { $people_one } { $place_in } (gratuit)
       *[other] Rallier { $count } { $people_many } { $place_in } (gratuit)
    }
do-attack = { $count ->
        [one] Attaquer { $place_in } avec 1 dé
       *[other] Attaquer { $place_in } avec { $count } dés
    }
do-attack-battle = { $count ->
        [one] Livrer bataille { $place_in } avec 1 dé
       *[other] Livrer bataille { $place_in } avec { $count } dés
    }
do-anduril = Andúril : retirer une armée de l’Ombre { $place_in }
do-wisdom = Sagesse des Eldar : reprendre { $card_object } dans la défausse
do-mirror = Miroir de Galadriel : regarder les 4 prochaines cartes et les mettre en ordre
do-craft = Artisanat nain : gagner un pion Vaillance
do-walk = Marcher en silence : gagner un pion Furtivité
do-friend = Ami fidèle : gagner un pion Amitié
do-song = Une chanson ! Gagner 2 Espoir (3 Amitié)
do-oath = Prendre les Chemins des Morts jusqu’à Erech
do-blessing_otherwise = { $objective } ({ $cost })
do-lady = Dame de Lumière : piocher un Événement écarté ({ $cost })
do-distract = Distraire : attirer jusqu’à 2 Nazgûl vers Merry & Pippin (1 Amitié)
do-bombadil = Jouer Tom Bombadil : relancer jusqu’à 3 dés
do-spare = Sauver 1 Espoir ({ $symbol_one })
do-valor = Dépenser 1 Vaillance : retirer une armée de l’Ombre
do-shoot_nazgul = Tir sûr : renvoyer un Nazgûl de la région en Mordor (1 Furtivité)
do-wheels_armies = Perdre 2 armées alliées
do-wheels_hope = Perdre 1 Espoir
do-wheels_seat = { $seat } perd 2 cartes ou pions
do-interrupt = Laisser { $seat_the } agir d’abord
do-interrupt-take = Agir maintenant ({ $seat_the })
do-act-first = Commencer par { $character_the }
do-act = { $count ->
        [one] Agir avec { $character_the } (1 action) ; { $other_the } { $other_number ->
            [many] ont
           *[one] a
        } fini
       *[other] Agir avec { $character_the } ({ $count } actions) ; { $other_the } { $other_number ->
            [many] ont
           *[one] a
        } fini
    }
do-travel = Aller { $place_to }
do-travel-cost = Aller { $place_to } ({ $cost })
do-travel-frodo = { $count ->
        [one] Aller { $place_to } (1 Furtivité ou une traque d’un dé)
       *[other] Aller { $place_to } (1 Furtivité ou une traque de { $count } dés)
    }
do-travel-frodo_cost = { $count ->
        [one] Aller { $place_to } ({ $cost } ; et 1 Furtivité ou une traque d’un dé)
       *[other] Aller { $place_to } ({ $cost } ; et 1 Furtivité ou une traque de { $count } dés)
    }
do-travel-free = Aller à cheval { $place_to } (sans action)
do-travel-free_cost = Aller à cheval { $place_to } (sans action ; { $cost })
do-travel-ride = Aller à cheval { $place_to }
do-give = Communauté : donner une carte { $seat_to }
do-take = Communauté : demander une carte { $seat_to }
do-prepare = Préparatifs : { $card_object } contre { $symbol_token }
do-objective = { $objective } ({ $cost })
do-objective-free = { $objective }
do-objective-peril = { $objective } : lancer { $count } dés de bataille
do-pledge = Prêter serment avec { $card_object }
do-slinker = Sournois : reprendre { $card_object } dans la défausse
do-play = Jouer { $event_object }
do-shoot = Tir sûr : retirer une armée de l’Ombre { $place_in } (1 Furtivité)
do-card = { $card }
do-card-give = Donner { $card_object } { $other_to }
do-card-take = Demander { $card_object } { $other_to }
do-card-keep = Garder { $card_object }
do-next = Ensuite : { $card }
do-next_shadow = D’abord : { $line } ; { $order }
do-next_shadow-special = D’abord : { $card }
do-remove_shadow = Retirer : { $line } ; { $order }
do-remove_shadow-special = Retirer : { $card }
do-spend = Dépenser { $card_object }
do-spend_token = Dépenser { $symbol_token }
do-discard = Défausser { $card_object }
do-discard_token = Défausser { $symbol_token }
do-take_along = Emmener { $character_the }
do-take_armies = { $count ->
        [one] Emmener { $people_one }
       *[other] Emmener { $count } { $people_many }
    }
do-take_armies-loading = { $count ->
        [one] Envoyer { $people_one }
       *[other] Envoyer { $count } { $people_many }
    }
do-who = { $character }
do-who-lembas = Donner 2 actions de plus { $character_to }
do-who-eagles = Porter { $character_the }
do-who-cloaks = Donner les capes { $character_to }
do-who-palantir = Tourner l’Œil vers { $character_the }
do-at = { $place }
do-at-arrow_from = Envoyer des armées { $place_from }
do-at-arrow_to = Aller { $place_to }
do-at-gwaihir_to = Amener des armées { $place_to }
do-at-gwaihir_from = Faire venir des armées { $place_from }
do-at-horses = Chevaucher avec les personnages { $place_in }
do-at-infighting = { $count ->
        [one] { $place } : 1 armée de l’Ombre
       *[other] { $place } : { $count } armées de l’Ombre
    }
do-at-eagles = Porter { $character_the } { $place_to }
do-at-ents = Les Ents vont { $place_to }
do-at-orders_from = { $count ->
        [one] { $place } : 1 armée de l’Ombre part
       *[other] { $place } : { $count } armées de l’Ombre partent
    }
do-at-orders_to = En envoyer { $place_to }
do-at-aid = Envoyer une armée d’Elfes { $place_to }
do-at-cunning = Entraîner une armée de l’Ombre { $place_to }
do-at-wheels = Perdre une armée { $place_in }
do-at-gather_to = Se rassembler { $place_in }
do-at-gather_from = Faire venir des armées { $place_from }
do-number = { $count }
do-number-ents = { $count ->
        [one] Placer 1 armée d’Ents
       *[other] Placer { $count } armées d’Ents
    }
do-number-infighting = { $count ->
        [one] Retirer 1 armée de l’Ombre { $place_in }
       *[other] Retirer { $count } armées de l’Ombre { $place_in }
    }
do-number-orders = { $count ->
        [one] Envoyer 1 armée de l’Ombre { $place_to }
       *[other] Envoyer { $count } armées de l’Ombre { $place_to }
    }
do-number-theoden = { $count ->
        [0] Ne placer aucune armée de Rohirrim
        [one] Placer 1 armée de Rohirrim { $place_in }
       *[other] Placer { $count } armées de Rohirrim { $place_in }
    }
do-number-denethor = { $count ->
        [0] Ne placer aucune armée du Gondor
        [one] Placer 1 armée du Gondor { $place_in }
       *[other] Placer { $count } armées du Gondor { $place_in }
    }
do-number-oath = { $count ->
        [0] Ne placer aucune armée du Gondor
        [one] Placer 1 armée du Gondor { $place_in }
       *[other] Placer { $count } armées du Gondor { $place_in }
    }
do-number-honor = { $count ->
        [0] Ne retirer aucune armée de l’Ombre
        [one] Retirer 1 armée de l’Ombre { $place_in }
       *[other] Retirer { $count } armées de l’Ombre { $place_in }
    }
do-lose = Perdre { $people_one }
do-nazgul_from = Déplacer un Nazgûl { $region_from }
do-nazgul_from-into = Déplacer un Nazgûl { $region_from } { $into_to }
do-nazgul = Déplacer un Nazgûl { $region_from } { $into_to }
do-reroll_search = Relancer { $face } (1 Résistance)
do-reroll_battle = Relancer { $face } (1 Résistance)
do-ranger = Rôdeur du Nord : relancer { $face } (gratuit)
do-nenya = Nenya : relancer { $face } (gratuit)
do-sams_aid = Aide de Sam : annuler { $face } (1 Amitié)
do-turn_search = Lumière et flamme : tourner { $face } sur { $into } (1 Vaillance)
do-turn_search-free = Lumière et flamme : tourner { $face } sur { $into } (gratuit)
do-turn_battle = Lumière et flamme : tourner { $face } sur { $into } (1 Vaillance)
do-turn_battle-free = Lumière et flamme : tourner { $face } sur { $into } (gratuit)
do-ambush = Embuscade : tourner { $face } sur Déroute (1 Furtivité)
do-defy = Eowyn : tourner { $face } sur Nazgûl (2 Vaillance)
do-die_search = Choisir { $face }
do-die_battle = Choisir { $face }
do-disregard = Ignorer { $face } ({ $symbol_one })
do-gift = Donner { $symbol_token } { $seat_to }
do-hand_token = Donner { $symbol_token } { $seat_to }
do-drawn = On pioche : { $card }
do-flipped = Carte Ombre : { $line } ; { $order }
do-flipped-special = Carte Ombre : { $card }
do-back = Le dos est { $back }
do-searched = Dés de traque : { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }
do-fought = Dés de bataille : { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }
do-task = Objectif : { $objective }
do-joins = { $character } { $character_number ->
        [many] entrent
       *[one] entre
    } en jeu

## Ce qui s’est passé

log-set-up = Tout est en place. { $seat } commence.
log-task = Un objectif de cette partie : { $objective_object }.
log-joined = { $seat } joue { $character_the }.
log-dealt = { $seat } reçoit { $card_object }.
log-turn = C’est le tour { $seat_of }.
log-acts = { $character } { $character_number ->
        [many] agissent
       *[one] agit
    }.
log-went = { $character } { $character_number ->
        [many] vont
       *[one] va
    } { $origin_from } { $place_to }.
log-came-along = { $character } { $character_number ->
        [many] viennent
       *[one] vient
    } aussi { $place_to }.
log-came = { $character } { $character_number ->
        [many] sont
       *[one] est
    } maintenant { $place_in }.
log-agreed = { $seat } accepte.
log-refused = { $seat } refuse.
log-called-off = On renonce au voyage.
log-spent = { $seat } dépense { $card_object }.
log-spent-token = { $count ->
        [one] { $seat } dépense { $symbol_token }.
       *[other] { $seat } dépense { $count } { $symbol_tokens }.
    }
log-got-token = { $seat } gagne { $symbol_token }.
log-gave-card = { $seat } donne { $card_object } { $other_to }.
log-gave-token = { $seat } donne { $symbol_token } { $other_to }.
log-prepared = { $character } { $character_number ->
        [many] font
       *[one] fait
    } des Préparatifs avec { $card_object }.
log-mustered = { $character } { $character_number ->
        [many] rallient
       *[one] rallie
    } des armées { $place_in }.
log-attacked = { $character } { $character_number ->
        [many] mènent
       *[one] mène
    } une Attaque { $place_in }.
log-captured = Capture { $place_in } : c’est maintenant un refuge.
log-search = { $count ->
        [one] On traque Frodon { $place_in } avec 1 dé.
       *[other] On traque Frodon { $place_in } avec { $count } dés.
    }
log-searched = Dés de traque : { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
        [3] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }, { $d } × { $fourth }
    }.
log-fought = Dés de bataille : { $kinds ->
        [1] { $a } × { $first }
        [2] { $a } × { $first }, { $b } × { $second }
       *[other] { $a } × { $first }, { $b } × { $second }, { $c } × { $third }
    }.
log-battle-shadow = { $count ->
        [one] L’Ombre attaque { $place_in } avec 1 dé.
       *[other] L’Ombre attaque { $place_in } avec { $count } dés.
    }
log-battle-attack = { $count ->
        [one] On lance un dé pour la bataille { $place_in }.
       *[other] On lance { $count } dés pour la bataille { $place_in }.
    }
log-battle-ambush = { $count ->
        [one] Faramir attaque en embuscade { $place_in } avec 1 dé.
       *[other] Faramir attaque en embuscade { $place_in } avec { $count } dés.
    }
log-battle-event = { $count ->
        [one] Les armées livrent aussitôt bataille { $place_in } avec 1 dé.
       *[other] Les armées livrent aussitôt bataille { $place_in } avec { $count } dés.
    }
log-battle-riders = { $count ->
        [one] Eomer et ses Cavaliers livrent bataille { $place_in } avec 1 dé.
       *[other] Eomer et ses Cavaliers livrent bataille { $place_in } avec { $count } dés.
    }
log-rerolled = { $seat } relance { $face }.
log-rerolled-bombadil = { $count ->
        [one] Tom Bombadil aide : { $seat_the } relance un dé ({ $face }).
       *[other] Tom Bombadil aide : { $seat_the } relance { $count } dés ({ $face }).
    }
log-turned = { $seat } tourne { $face } sur { $into }.
log-ignored = { $seat } annule { $face }.
log-spared = { $seat } sauve 1 Espoir.
log-ring = Frodon met l’Anneau.
log-hope-lost-no_armies = Il n’y a plus d’armée de l’Ombre à placer, ce qui coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-gollum = La malice de Gollum coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-eye = L’Œil est déjà sur la région de Frodon, ce qui coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-ring = L’Anneau coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-search = La traque coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-haven = La chute du refuge coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-no_card = La pioche Joueur est vide, ce qui coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-peril = La lutte coûte { $count } Espoir ; reste { $hope }.
log-hope-lost-wheels = Les Machinations de Saroumane coûtent { $count } Espoir ; reste { $hope }.
log-hope-gained = L’Espoir monte de { $count }, à { $hope }.
log-eye = L’Œil se tourne : il vient { $region_in }.
log-nazgul = { $count ->
        [one] Un Nazgûl va { $region_from } { $into_to }.
       *[other] { $count } Nazgûl vont { $region_from } { $into_to }.
    }
log-nazgul-removed = Un Nazgûl est détruit à jamais { $region_in }.
log-shadow-added = { $count ->
        [one] Une armée de l’Ombre arrive { $place_in }.
       *[other] { $count } armées de l’Ombre arrivent { $place_in }.
    }
log-shadow-removed = { $count ->
        [one] Une armée de l’Ombre est retirée { $place_in }.
       *[other] { $count } armées de l’Ombre sont retirées { $place_in }.
    }
log-shadow-went = { $count ->
        [one] Une armée de l’Ombre marche { $origin_from } { $place_to }.
       *[other] { $count } armées de l’Ombre marchent { $origin_from } { $place_to }.
    }
log-friends-added = { $count ->
        [one] Une { $people_army } se lève { $place_in }.
       *[other] { $count } { $people_many } se lèvent { $place_in }.
    }
log-friends-lost = { $count ->
        [one] Une { $people_army } est perdue { $place_in }.
       *[other] { $count } { $people_many } sont perdues { $place_in }.
    }
log-friends-moved = { $count ->
        [one] Une { $people_army } va { $origin_from } { $place_to }.
       *[other] { $count } { $people_many } vont { $origin_from } { $place_to }.
    }
log-haven-fell = { $place_subject } { $place_number ->
        [many] tombent
       *[one] tombe
    } aux mains de l’Ombre !
log-drew = { $seat } pioche { $card_object }.
log-drew-skies = { $seat } pioche { $card } !
log-no-card = Il ne reste aucune carte à piocher pour { $seat_the }.
log-darkened = Le ciel s’assombrit : l’Ombre s’amasse { $place_in }.
log-threat = { $count ->
        [one] Menace : 1 carte Ombre par tour.
       *[other] Menace : { $count } cartes Ombre par tour.
    }
log-shuffled-on = Les cartes Ombre défaussées sont mélangées et remises sur leur pioche.
log-reshuffled = La pioche Ombre est vide : on remélange sa défausse.
log-flipped = On retourne une carte Ombre : { $place } ; { $order }.
log-flipped-special = On retourne une carte Ombre : { $card }.
log-back = La prochaine carte Ombre a un dos { $back }.
log-advances = L’Ombre avance sur { $line_object }.
log-reinforces = Des Renforts pour l’Ombre { $place_in }. L’ordre : { $order }.
log-ordered = L’Œil cherche Frodon.
log-special = { $card }. { $card_text }
log-discarded = { $seat } défausse { $card_object }.
log-discarded-token = { $seat } défausse { $symbol_token }.
log-event = { $seat } joue { $event_object }.
log-used = { $seat } utilise { $ability_object }.
log-completed = Objectif accompli : { $objective_object }.
log-pledged = Les Hobbits prêtent serment à un peuple : { $people_the }.
log-on-card-region = { $objective } : une armée tombée est mise sur la carte pour { $region_the }.
log-on-card = { $objective } : { $count } sur 6.
log-left = { $character } { $character_number ->
        [many] quittent
       *[one] quitte
    } le plateau.
log-returned = { $character } revient, devenu le Blanc !
log-looked = { $seat } voit { $card_object } dans la pioche Joueur.
log-spied = { $seat } voit dans la pioche Ombre : { $place } ; { $order }.
log-spied-special = { $seat } voit dans la pioche Ombre : { $card }.
log-removed = Une carte Ombre quitte la partie : { $place } ; { $order }.
log-removed-special = Une carte Ombre quitte la partie : { $card }.
log-put-back = La première carte de la pioche Ombre sera : { $place } ; { $order }.
log-put-back-special = La première carte de la pioche Ombre sera : { $card }.
log-took-card = { $seat } reprend { $card_object } dans la défausse.
log-interrupt = { $seat } agit d’abord.
log-gollum = Gollum et Frodon se retrouvent au milieu d’armées { $place_in }.
log-ended-destroyed = L’Anneau est détruit.
log-ended-despair = Il n’y a plus d’Espoir.

## Comment cela s’est terminé

ending-destroyed = L’Anneau est détruit et Sauron tombe : vous avez gagné !
ending-despair = L’Espoir s’est éteint et Sauron gagne. La prochaine fois, gardez une armée dans chaque refuge et de la Furtivité pour Frodon.

## Pourquoi quelque chose est impossible

refused-over = La partie est finie.
refused-unknown = Cette action n’existe pas.
refused-chance = Attendez les dés ou les cartes.
refused-not-asked = C’est d’abord { $seat_to } de décider.
refused-other-question = Répondez d’abord à la question en cours.
refused-behind-interrupt = Choisissez d’abord « Agir maintenant » ; alors vous le pourrez.
refused-not-quiet = Finissez d’abord la traque, la bataille ou la carte en cours.
refused-no-such-seat = { $seat } n’est pas dans cette partie.
refused-interrupt-yours = C’est déjà à vous de décider.
refused-interrupt-again = { $seat } a déjà pu agir d’abord ; rien n’a changé depuis.
refused-nothing-to-do = { $seat } n’a rien à jouer ni à utiliser à tout moment.
refused-nobody-acts = Choisissez d’abord quel personnage agit.
refused-no-actions = { $character } { $character_number ->
        [many] n’ont
       *[one] n’a
    } plus d’action.
refused-not-in-game = { $character } { $character_number ->
        [many] ne sont
       *[one] n’est
    } pas dans cette partie.
refused-not-your-character = { $character } { $character_number ->
        [many] ne sont pas à vous
       *[one] n’est pas à vous
    }.
refused-off-board = { $character } { $character_number ->
        [many] ne sont
       *[one] n’est
    } pas sur le plateau.
refused-acting-already = { $character } { $character_number ->
        [many] agissent
       *[one] agit
    } déjà.
refused-character-done = { $character } { $character_number ->
        [many] ont
       *[one] a
    } déjà agi ce tour-ci.
refused-solo-turn = Ce n’est pas le tour { $character_of } : en solo agissent le personnage au pion et Frodon & Sam.
refused-not-character = Cela revient { $character_to }, et c’est un autre qui agit.
refused-ability-used = Déjà utilisé ce tour-ci : { $ability_object }.
refused-gollum = Gollum ne peut ni rallier, ni attaquer, ni capturer, et n’emmène pas d’armées.
refused-cost = Il vous faut { $cost }.
refused-haven-already = Il y a déjà un refuge { $place_in }.
refused-no-stronghold = Il n’y a pas de forteresse à capturer { $place_in }.
refused-shadow-there = { $count ->
        [one] Il y a encore une armée de l’Ombre { $place_in }.
       *[other] Il y a encore { $count } armées de l’Ombre { $place_in }.
    }
refused-no-friends = Il n’y a aucune armée alliée { $place_in }.
refused-no-other-price = Aucun objectif n’offre un autre prix { $place_in }.
refused-no-muster = Aucun peuple ne se rallie { $place_in }.
refused-no-armies-left = Il ne reste aucune { $people_army } dans la réserve.
refused-muster-one = Seul Gandalf rallie 2 armées à la fois.
refused-last-army = Il ne reste que 1 { $people_army } dans la réserve.
refused-no-enemy = Il n’y a aucune armée de l’Ombre { $place_in }.
refused-too-many-dice = { $count ->
        [one] Vous ne pouvez y lancer que 1 dé : 1 par armée alliée, 3 au plus.
       *[other] Vous ne pouvez y lancer que { $count } dés : 1 par armée alliée, 3 au plus.
    }
refused-no-objective-done = Andúril demande au moins 1 objectif accompli.
refused-not-haven = Il n’y a pas de refuge { $place_in }.
refused-not-discarded = Cette carte n’est pas dans la défausse ({ $card }).
refused-deck-empty = La pioche Joueur est vide.
refused-no-tokens-left = Il ne reste plus de { $symbol_tokens } dans la réserve.
refused-no-frodo-here = Frodon n’est pas { $place_in }.
refused-hope-full = L’Espoir est déjà à { $count } et ne peut plus monter.
refused-no-other-blessing = Dans cette partie, la bénédiction n’a qu’un prix.
refused-oath-taken = Aragorn a déjà pris les Chemins des Morts.
refused-elsewhere = Vous ne pouvez le faire que { $place_in }.
refused-there-already = Vous êtes déjà { $place_in }.
refused-no-road = Aucune route ne mène de là { $place_to }.
refused-no-road-for-two = Même avec Gripoil, on n’arrive pas { $place_in } en 2 étapes.
refused-road-cost = La route qui mène { $place_to } coûte { $cost }, et vous n’avez pas de quoi payer.
refused-special-road = Les chevaux ne prennent pas la route spéciale qui mène { $place_to }.
refused-alone = En solo, il n’y a personne avec qui échanger des cartes.
refused-yourself = Choisissez un autre joueur.
refused-nobody-there = { $seat } n’a aucun personnage { $place_in }.
refused-refused-already = { $seat } a refusé toutes les cartes qui pourraient passer dans ce sens ; rien n’a changé depuis.
refused-card-already = { $seat } a refusé cette carte ({ $card }) ; rien n’a changé depuis.
refused-no-card-of-region = { $seat } n’a aucune carte de cette région ({ $region }), et seules celles-là s’échangent là.
refused-boromir = Tenté par le pouvoir : Boromir ne se défait d’aucune carte Résistance.
refused-not-in-hand = Vous n’avez pas cette carte en main ({ $card }).
refused-not-held = { $seat } n’a pas cette carte en main ({ $card }).
refused-other-region = Cette carte est d’une autre région ({ $card }).
refused-not-stealth = Gollum ne prend que des cartes Furtivité ({ $card }).
refused-not-friendship = Le serment demande une carte Amitié ({ $card }).
refused-no-such-objective = Cet objectif n’est pas en cours dans cette partie : { $objective_object }.
refused-objective-done = Cet objectif est accompli : { $objective_object }.
refused-by-itself = Cet objectif ne demande pas d’action. Il s’accomplit dès que tout est en place : { $objective_object }.
refused-by-pledging = Les Hobbits prêtent serment avec une carte, une fois pour chacun de 2 peuples.
refused-others-first = { $count ->
        [one] Il reste un autre objectif à accomplir avant l’Anneau.
       *[other] Il reste { $count } autres objectifs à accomplir avant l’Anneau.
    }
refused-nobody-else = Il n’y a aucun autre personnage { $place_in }, et il en faut un.
refused-people-missing = Il manque une { $people_army } { $place_in } : les quatre peuples doivent y être.
refused-no-gollum-here = Gollum n’est pas { $place_in }.
refused-challenge-armies = Il y faut 3 armées du Gondor, 2 armées de Rohirrim et 2 armées d’Elfes.
refused-challenge-dwarves = Il y faut 3 armées du Gondor, 2 armées de Nains et 2 armées d’Elfes.
refused-no-people-haven = Il n’y a pas de refuge d’un peuple { $place_in }.
refused-pledged-already = Les Hobbits ont déjà prêté serment à ce peuple : { $people }.
refused-no-action-step = Les Lembas n’aident que pendant les actions du joueur actif.
refused-event-idle = Cet Événement ne ferait rien maintenant ({ $event }).
refused-hand-first = Défaussez d’abord jusqu’à 7 cartes.
refused-in-mordor = On ne renvoie pas en Mordor un Nazgûl qui s’y trouve.
refused-no-nazgul = Il n’y a { $region_in } aucun Nazgûl qui puisse partir.
refused-too-far = Legolas ne tire pas aussi loin : { $place }.
refused-no-events-left = Il ne reste aucun Événement écarté.
refused-nazgul-enough = Il y a déjà 4 Nazgûl { $region_in } : on n’en attire pas davantage.
refused-no-nazgul-elsewhere = Il n’y a de Nazgûl nulle part ailleurs.
refused-not-paid = Payez d’abord { $cost }.
refused-nothing-to-pay = Il n’y a rien à payer maintenant.
refused-paid-already = Cette carte est déjà donnée ({ $card }).
refused-no-token = Il vous faudrait { $symbol_token }, et vous n’en avez pas.
refused-not-due = { $symbol } n’y fait rien : il faut payer { $cost }.
refused-order = Les cartes se choisissent dans un ordre fixe : celle-ci venait plus tôt, ou le reste ne suffirait plus.
refused-no-discarding = Il n’y a rien à défausser maintenant.
refused-discard-first = { $count ->
        [one] Défaussez d’abord encore une carte ou un pion.
       *[other] Défaussez d’abord { $count } cartes ou pions.
    }
refused-hand-full = { $count ->
        [one] Vous avez une carte de trop.
       *[other] Vous avez { $count } cartes de trop.
    }
refused-tokens-not-counted = Les pions ne comptent pas dans la main : défaussez des cartes.
refused-not-among = Cette carte n’est pas de celles que vous pouvez ordonner ou retirer.
refused-not-foreseen = Cette carte n’est pas de celles que vous avez vues ({ $card }).
refused-two-armies = Il n’y a pas 2 armées alliées sur le plateau.
refused-wheels-current = Dans cette partie, seul le joueur actif peut céder des cartes et des pions.
refused-two-things = { $seat } n’a pas 2 cartes ou pions.
refused-pick-first = Choisissez-en d’abord au moins un.
refused-must-move = Déplacez d’abord les Nazgûl.
refused-ring = On ne met l’Anneau que juste avant une traque, et seulement là où des armées de l’Ombre sont avec Frodon.
refused-no-hiding = Aucune traque ne menace Frodon en voyage.
refused-nobody-refused = On ne renonce à un voyage que si quelqu’un a refusé de venir.
refused-no-battle = La Vaillance ne retire des armées qu’à la fin d’une bataille.
refused-no-roll = Il n’y a aucun dé à changer maintenant.
refused-other-dice-battle = Ce sont des dés de bataille.
refused-other-dice-search = Ce sont des dés de traque.
refused-not-there = Il vous faut un personnage { $place_in } pour changer ces dés.
refused-not-with-dice = { $character } { $character_number ->
        [many] ne sont
       *[one] n’est
    } pas { $place_in }, là où les dés sont tombés.
refused-once-a-roll = Déjà utilisé pour ce jet : { $ability_object }.
refused-no-such-die = Aucun autre dé ne montre cela ({ $face }).
refused-flame-in-battle = Dans cette partie, Lumière et flamme ne tourne que des dés de bataille.
refused-not-white = Gandalf ne tourne des dés de traque qu’une fois devenu le Blanc.
refused-no-elves = Nenya demande une armée d’Elfes { $place_in }.
refused-no-ambush = Cette bataille n’est pas une embuscade de Faramir.
refused-same-face = Le dé montre déjà cela ({ $face }).
refused-no-bombadil = Cet Événement n’a pas été joué sur ces dés ({ $event }).
refused-no-peril = Personne n’affronte le Balrog ni Arachne maintenant.
refused-harmless-die = Aucun dé de cette face ne fait de mal maintenant ({ $face }).
refused-along-already = { $character } { $character_number ->
        [many] viennent
       *[one] vient
    } déjà.
refused-not-with-you = { $character } { $character_number ->
        [many] sont
       *[one] est
    } sur un autre lieu.
refused-unwilling = { $character } { $character_number ->
        [many] ont
       *[one] a
    } refusé de venir { $place_to } ; rien n’a changé depuis.
refused-there-now = { $character } { $character_number ->
        [many] sont
       *[one] est
    } déjà à Fondcombe.
refused-not-with-ents = { $character } { $character_number ->
        [many] ne sont
       *[one] n’est
    } pas dans la Forêt de Fangorn.
refused-order-company = Compagnons et armées se choisissent dans un ordre fixe : ceci venait plus tôt.
refused-without-armies = Aucune armée ne vient ici.
refused-too-few-armies = Il n’y a pas autant d’armées de ce peuple { $place_in } : { $people }.
refused-other-people = Les armées de ce peuple ne bougent pas pour cet objectif : { $objective_object }.
refused-too-many-armies = { $count ->
        [0] Aucune autre armée ne peut partir.
        [one] Une seule armée de plus peut partir.
       *[other] Seules { $count } armées de plus peuvent partir.
    }
refused-lembas = Les Lembas vont à un personnage du joueur actif qui n’a pas fini : pas { $character_to }.
refused-number = Choisissez un nombre de { $least } à { $count }.
refused-nazgul-there = Les Nazgûl { $region_in } sont déjà là où ils doivent aller.
refused-most-nazgul-first = Ils sortent de la région qui a le plus de Nazgûl.
refused-nearest-first = Seuls les Nazgûl les plus proches viennent, et par le plus court.
refused-place-arrow_from = Il n’y a pas de refuge avec des armées alliées { $place_in }.
refused-place-arrow_to = Il n’y a pas d’autre refuge { $place_in }.
refused-place-gwaihir_to = Aucune armée alliée n’est voisine de ce lieu, routes spéciales exceptées : { $place }.
refused-place-gwaihir_from = Aucune armée ne peut venir { $place_from } : il n’y en a pas, aucune route ordinaire n’y mène, ou ce lieu a eu son tour.
refused-place-horses = Il n’y a personne { $place_in }.
refused-place-infighting = Il n’y a aucune armée de l’Ombre { $place_in }.
refused-place-eagles = { $character } { $character_number ->
        [many] sont
       *[one] est
    } déjà { $place_in }.
refused-place-ents = Aucune route ne mène de la Forêt de Fangorn { $place_to }.
refused-place-orders_from = Il n’y a aucune armée de l’Ombre { $place_in }.
refused-place-orders_to = Aucune route ne mène ces armées { $place_to }, ou ce lieu a eu son tour.
refused-place-aid = Aucun personnage dans la région de la carte n’est { $place_in }, ou Arwen y est elle-même.
refused-place-cunning = Aucune route ne mène d’ici { $place_to }.
refused-place-wheels = Il n’y a aucune armée alliée { $place_in }.
refused-place-gather_to = Ce lieu n’est pas dans la Forêt Noire : { $place }.
refused-place-gather_from = Aucune armée que cet objectif déplace ne peut venir { $place_from } : { $objective_object }.
bad-level = { $scenario_object } demande { $count ->
        [one] le niveau { $first }
       *[other] le niveau { $first } ou { $second }
    }, pas { $level }. Choisissez un autre niveau, un autre scénario ou des objectifs au hasard.

## Options

option-level = Niveau
    .help = Combien de cartes Le ciel s’assombrit il y a dans la pioche Joueur, et combien d’objectifs on tire au hasard.
choice-level-introductory = { level-introductory }
choice-level-standard = { level-standard }
choice-level-heroic = { level-heroic }
choice-level-epic = { level-epic }
choice-level-legendary = { level-legendary }
option-objectives = Objectifs
    .help = Ceux d’un scénario, fait pour les niveaux entre parenthèses, ou au hasard, autant que le niveau en demande. L’Anneau est toujours le dernier.
choice-objectives-first_game = { scenario-first_game } ({ level-introductory }, { level-standard })
choice-objectives-darkness_at_bay = { scenario-darkness_at_bay } ({ level-introductory }, { level-standard })
choice-objectives-riders_of_rohan = { scenario-riders_of_rohan } ({ level-heroic }, { level-epic })
choice-objectives-fate_of_the_elves = { scenario-fate_of_the_elves } ({ level-heroic }, { level-epic })
choice-objectives-sons_of_the_steward = { scenario-sons_of_the_steward } ({ level-heroic }, { level-epic })
choice-objectives-no_hero_too_small = { scenario-no_hero_too_small } ({ level-legendary })
choice-objectives-random = Au hasard
option-characters = Personnages
    .help = Ceux conseillés, ou tous au hasard. Les personnages requis sont toujours inclus.
choice-characters-first_game = Conseillés pour une première partie
choice-characters-random = Au hasard
option-begins = Qui commence
    .help = Selon le livret, une première partie (ce scénario avec ses personnages conseillés) revient au joueur de Frodon, toute autre à celui qui a la plus petite carte Région.
choice-begins-rulebook = Selon le livret
choice-begins-lowest = La plus petite carte
choice-begins-frodo = Le joueur de Frodon
option-blessing_for_valor_or_stealth = Bénédiction contre Vaillance ou Furtivité
    .help = Activé : la bénédiction des Elfes coûte 3 Vaillance ou 3 Furtivité, et chacun à Fondcombe gagne un pion Amitié. Sinon, elle coûte 3 Amitié et donne des pions Résistance.
option-challenge_with_dwarves = Défi avec des Nains
    .help = Activé : il faut 2 armées de Nains pour défier Sauron. Sinon, 2 armées de Rohirrim.
option-hobbits_pledge_any_card = Serment avec toute carte
    .help = Activé : Merry & Pippin prêtent serment avec n’importe quelle carte de la région. Sinon, seulement avec sa carte Amitié.
option-lady_of_light_for_friendship = Dame de Lumière contre Amitié
    .help = Activé : l’Événement de Galadriel coûte 1 Amitié. Sinon, 1 Furtivité.
option-boromir_takes_no_resistance = Boromir ne prend pas de Résistance
    .help = Activé : Boromir ne peut pas non plus recevoir de carte Résistance. Sinon, il n’en donne seulement pas.
option-special_backs_swapped = Dos des cartes Ombre spéciales
    .help = Activé : Tambours de guerre a un dos noir et Les Machinations de Saroumane un dos rouge. Sinon, l’inverse.
option-white_flame_on_searches = Le Blanc tourne les dés de traque
    .help = Activé : Gandalf le Blanc peut aussi tourner les dés d’une traque. Sinon, seulement ceux d’une bataille.
option-slinker_takes_any_card = Gollum prend toute carte
    .help = Activé : Sournois reprend n’importe quelle carte de la défausse. Sinon, seulement une carte Furtivité.
option-staff_without_armies = Saroumane sans armées de plus
    .help = Activé : l’objectif { objective-staff_broken.object } ne met aucune armée de l’Ombre sur le plateau au début.
option-mirkwood_without_dol_guldur = La Forêt Noire sans Dol Guldur
    .help = Activé : Dol Guldur ne compte pas pour la lumière dans la Forêt Noire. Sinon, les 4 lieux comptent.
option-dwarven_lands_without_gimli = Les terres des Nains sans Gimli
    .help = Activé : l’objectif des terres des Nains n’exige pas que Gimli soit de la partie.
option-shelob_needs_gollum = Gollum mène à Arachne
    .help = Activé : Gollum doit être à Minas Morgul quand Frodon affronte Arachne.
option-wheels_turn_on_current_player = Les Machinations visent le joueur actif
    .help = Activé : seul le joueur actif peut céder 2 cartes ou pions aux Machinations de Saroumane. Sinon, n’importe quel joueur le peut.
option-marshal_saves_last_army = Le Maréchal sauve la dernière armée
    .help = Activé : Eomer sauve une des armées qui tomberaient vraiment ; auprès de lui, une armée seule n’est jamais perdue. Sinon, il ôte une perte à celles que montrent les dés.
option-any_level = Tout niveau pour tout scénario
    .help = Activé : un scénario se joue à tous les niveaux. Sinon, seulement à ceux du livret.
option-own = Vos propres valeurs
    .help = Vos objectifs et personnages, les itinéraires des cartes Ombre comme sur votre exemplaire, et le nombre de pions.
option-automatic = Jouer seul les choix forcés
    .help = Activé : une réponse unique est jouée pour vous. Sinon, vous la choisissez vous-même.
