### Messages that all simple games share (bywater.core.simple), in English.

seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
prompt-move = Your move.
wait-move = { $seat } to move.
wait-chance = Chance decides.
do-action = { $action }
log-played = { $seat }: { $action }
log-secret = { $seat } chooses in secret.
log-chance = Chance: { $action }
log-secret-chance = Something is drawn face down.
log-revealed = { $seat } chose: { $action }
log-revealed-chance = Revealed: { $action }
ending-over = The game is over.
ending-draw = Nobody wins.
why-game-over = The game is over.
why-chance-first = Chance decides first.
why-not-your-turn = It is { $seat }’s turn.
why-not-possible = That is not possible now.
