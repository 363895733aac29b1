### Ce que seul le dessin du terminal dit des Deux Tours.

## Les qualités en huit lettres, pour les colonnes étroites

sign-strength = Force
sign-wisdom = Sagesse
sign-endurance = Persév.
sign-resolve = Résol.

## La table

table-scored = compté
table-forecast = Si l’on comptait { $place_in }
    .short = { $place }
table-ranking = Classement final
table-points = Points
table-cards = Cartes
table-display = Cartes visibles
table-piles = (pioche { $pile }, défausse { $discards })
table-hand = Votre main ({ $count })
table-hand-of = { $seat } a en main
table-took = { $seat } a pris (visible)
table-none = –

## Ce que veulent dire les signes

table-sign-actor = à jouer
table-sign-ring = anneau
table-sign-marker = marqueur
table-sign-counts = compte { $place_in }
table-sign-gandalf = Gandalf
table-sign-card = carte

## Les choix sous leurs titres

table-take = Prendre
table-offer = Échanger 1 contre 2
to-draw = dans la pioche
to-lay = { $quality }, nouvelle rangée
to-lead = Gandalf + { $quality }, nouvelle rangée
to-lay-replace = { $quality } au lieu de { $old }
to-lead-replace = Gandalf + { $quality } au lieu de { $old }
to-extend = { $quality }, ce qui fait { $count }
