### Messages that all simple games share (bywater.core.simple), in French.

seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-5 = Joueur 5
prompt-move = À vous de jouer.
wait-move = C’est à { $seat } de jouer.
wait-chance = Le hasard décide.
do-action = { $action }
log-played = { $seat } : { $action }
log-secret = { $seat } choisit en secret.
log-chance = Hasard : { $action }
log-secret-chance = Un tirage a lieu face cachée.
log-revealed = { $seat } avait choisi : { $action }
log-revealed-chance = Révélé : { $action }
ending-over = La partie est terminée.
ending-draw = Personne ne gagne.
why-game-over = La partie est terminée.
why-chance-first = Le hasard décide d’abord.
why-not-your-turn = C’est le tour de { $seat }.
why-not-possible = Ce n’est pas possible maintenant.
