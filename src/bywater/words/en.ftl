### Words that all games share: the command line and the terminal, in English.

## Small things

seat-number = Seat { $number }
percent = { $number }%
yes = yes
    .words = y, yes
yes-or-no = (y/n)
form-compiled = compiled
form-interpreted = interpreted

## At the table

curtain = { $seat } is next. Everybody else looks away.
curtain-enter = { $seat }, press Enter when you are alone at the screen.
shortcuts = Ready-made set-ups:
nothing-to-choose = There is nothing to choose: press Enter.
hint-help = Type a number, or help for more.
which-of = That could mean several things:
no-such-number = There is no choice { $number } now.
not-understood = “{ $text }” is neither one of the choices nor another action of this game. Type a number from the list, or help.
help-choosing = Type the number of a choice (such as { $number }), its notation (such as { $example }), or the beginnings of its words if only one choice fits. Besides:
command-help = help
    .names = help, ?, h
    .help = this list
command-rules = rules
    .names = rules
    .help = read the rules of the game
command-log = log
    .names = log
    .help = everything you have seen happen
command-about = about NAME
    .names = about, figure, card
    .help = what a figure or a card can do
command-why = why ACTION
    .names = why
    .help = why something can’t be done now
command-undo = undo
    .names = undo, u
    .help = take back your last choice, while nothing hidden has been shown
command-consent = undo!
    .names = undo!
    .help = take back your last choice and all that followed, if everybody here agrees
command-board = board
    .names = board, b
    .help = draw the table again
command-save = save FILE
    .names = save
    .help = write the record of the game, to go on later with “bywater play --resume FILE”
command-quit = quit
    .names = quit, exit, q
    .help = leave the table
about-nothing = Nothing here is called “{ $text }”, or there is nothing to tell about it.
why-what = Why what? Type “why” and an action in its notation.
why-you-can = You can: { $choice }.
undo-nothing = There is no choice of yours to take back.
undo-not-free = Something hidden has been shown since, or somebody else has acted. “{ command-consent }” takes it back if everybody here agrees.
undo-agree = { $seat }: take this back, although more may be known now?
undo-refused = { $seat } does not agree. Everything stays as it is.
saved = Saved in { $file }.
rescued = The game was broken off. It is saved in { $file }; go on with: bywater play --resume { $file }
quit-save = Save the game? Type a file name, or just Enter to leave without saving.
finish-save = Keep the record? Type a file name, or just Enter.
goodbye = Farewell.
bot-failed = { $seat } ({ $bot }) could not decide: something safe was done in its place.
bot-late = { $seat } ({ $bot }) took longer than it may.
together-won = You have won together: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
together-lost = You have lost together: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-won = { $seat } wins: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, return { $value }.
result-lost = { $seat } loses: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, return { $value }.
result-rank = { $seat }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-even = { $seat } neither wins nor loses: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, return { $value }.

## A match

match-person = Player { $number }
match-bot = Player { $number } ({ $bot })
match-game = Game { $number } of { $games }
match-seat = { $seat }: { $player }
match-begin = Press Enter to begin.
match-points = Points so far
match-player-points = { $player }: { $points }
match-won = { $player } wins the match.
match-even = The match is even.

## Opponents

# The ladder of bots, the gentlest first.
bots-title = Opponents in { $game }
bots-name = Name
bots-about = What it does
bots-others = For research there are also: { $names }. A budget goes behind the name: ranger@500 (iterations) or wizard@5s (seconds); with *2 behind it, such as wizard@5s*2, two processes think.
bot-novice = Novice
bot-wayfarer = Wayfarer
bot-ranger = Ranger
bot-captain = Captain
bot-wizard = Wizard
bot-mo-ismcts = Searcher
bot-about-mo-ismcts = looks ahead in any game
bot-about-novice = means well, but slips now and then
bot-about-wayfarer = plays by simple rules of thumb
bot-about-ranger = looks ahead, but not for long
bot-about-captain = looks well ahead
bot-about-wizard = takes up to two seconds a move, and is the strongest we have

## Replaying

replay-prompt = Enter: next, b: back, a number: go there, q: quit.
replay-step = Step { $step } of { $last }

## Pages

games-id = Id
games-name = Game
games-seats = Players
games-tagline = What it is about
plugin-broken = Not loaded: { $name } ({ $reason })
where-source = From
where-nothing = No printed value has “{ $text }” in its name, its value or its note.
source-rulebook = the rulebook
source-source = public sources
source-derived = follows from the rest
source-recalled = memory
source-reconstructed = reconstructed

## Simulating

simulate-progress = Playing
simulate-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }, { $form }
simulate-seat = Seat
simulate-player = Player
simulate-wins = Won
simulate-games = Games
simulate-share = Share
simulate-interval = 95% interval
simulate-range = { $low } to { $high }
simulate-nobody = nobody
simulate-ending = How it ended
simulate-length = A game takes { $mean } actions on average, from { $low } to { $high }.
simulate-speed = { $seconds } s: { $games } games and { $actions } actions a second.
simulate-thing = Used
simulate-uses = Times
simulate-no-coverage = This game does not tell which of its things were used.

## The arena

arena-progress = Playing
arena-title = { $game }: { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-subtitle = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-broken-off = Broken off: { $played } of { $planned } games are played.
arena-go-on = They are kept in { $folder }. The same command goes on from there.
arena-not-kept = Nothing was kept. With --out FOLDER a tournament can be broken off and gone on with.
arena-written = Results in { $folder }: results.json and results.svg, every game in games.jsonl.
arena-ratings = Strength
arena-ratings-note = Elo points against { $bot }: 400 more are odds of ten to one.
arena-meetings = Who won against whom
arena-meetings-table = Alone at a table of the other
arena-sides = Wins by seat
arena-mirrors = Against itself
arena-teams = As a team
arena-conduct = How they play
arena-bot = Bot
arena-level = Level
arena-seat = Seat
arena-against = Against
arena-games = Games
arena-elo = Elo
arena-interval = 95% interval
arena-first = First
arena-won = Won
arena-share = Share
arena-place = Place
arena-points = Points
arena-score = Score
arena-ahead = Against { $bot } on the same seeds, with 95% intervals
arena-ahead-won = Won (% points)
arena-seeds = Seeds
arena-moves = Moves a game
arena-seconds = ms a move
arena-slowest = Slowest
arena-fallbacks = Failed
arena-overruns = Overran
arena-range = { $low } to { $high }
arena-with-interval = { $value } ({ $low } to { $high })
arena-elo-axis = Elo points against { $bot }, with 95% intervals
arena-won-axis = Games won, with 95% intervals
arena-alike = Only { $distinct } of { $games } games between { $bot } and { $against } differ from each other: these intervals claim too much.

## What goes wrong

error-unknown-game = There is no game “{ $game }”. There are: { $games }.
error-unknown-language = There is no language “{ $lang }”. There are: { $langs }.
error-bad-seats = { $game } is played by { $counts }, not by { $seats }.
error-unknown-seat = There is no seat “{ $seat }”. There are: { $seats }.
error-seat-form = “{ $text }” does not say who sits where. Write SEAT=WHO, such as dark=random.
error-unknown-player = There is no player “{ $player }”. There are: { $players }.
error-bot-not-for-game = The bot “{ $player }” does not know { $game }. These do: { $players }.
error-bad-budget = “{ $budget }” does not say how long a bot may think. Write a number of iterations, such as 1000, or seconds, such as 2s; with *2 behind it two processes think.
error-option-form = “{ $text }” does not say what to choose. Write NAME=VALUE.
error-unknown-option = There is no option “{ $option }”. There are: { $options }.
error-bad-option = Option { $option } can’t be “{ $value }”. Possible: { $allowed }.
error-options-clash = { $reason } Possible: { $allowed }.
error-bad-table = { $file } does not fit option { $option } ({ $detail }).
error-resume-alone = A game that is resumed brings its own seats and options: leave --seats, --option and --match away.
error-other-game = { $file } is a record of the game { $game }.
error-cannot-read = { $file } can’t be read ({ $detail }).
error-cannot-write = { $file } can’t be written ({ $detail }).
error-older-database = { $file } was written by an earlier version of Bywater: it has database version { $found }, and this version reads { $expected }. Choose another file with --data.
error-newer-database = { $file } was written by a newer version of Bywater: it has database version { $found }, and this version reads { $expected }. Update Bywater, or choose another file with --data.
error-database-in-use = { $file } is in use by another Bywater server (process { $pid }). Stop it first, or choose another file with --data.
error-keeps-other = { $file } is something else than a record, and is not written over.
error-not-rescued = The game was broken off, and its record could be written nowhere.
error-not-text = { $file } is not a text file.
error-bad-record = The record is damaged ({ $detail }).
error-other-version = The record belongs to another version of the rules ({ $detail }).
error-no-manual = There is no manual for { $game } yet.
error-other = That can’t be done ({ $detail }).
serve-ready = The table is laid: open { $address } in a browser. Ctrl-C ends it.
serve-kept = Games are kept in { $file }.
error-no-page = The page has not been built. Run: make play
error-cannot-serve = Nothing can be served at { $address }: { $detail }.
error-arena-twice = Name each bot only once: it could not be told from itself.
error-arena-levels-twice = Name each level only once: it could not be told from itself.
error-arena-alone = Here bots play against each other: name at least two.
error-arena-empty = There is nothing to play.
error-arena-levels = Levels can be compared only where all players win or lose together.
error-arena-levels-form = “{ $text }” does not say which levels to compare. Write NAME=VALUE,VALUE, such as sauron=15,12,10.
error-arena-dealt = { $game } has no secret set-up that could be dealt.
error-arena-mirror = Here all win or lose together: a bot has nobody to play against.
error-arena-other = { $folder } holds the games of another tournament. Repeat its command to go on (with as many rounds or more), or name another folder.
error-arena-busy = Another tournament is being played in { $folder } now. Wait for its end, or name another folder.
error-arena-damaged = Line { $line } of { $file } is damaged.
error-arena-died = A process ended in the middle of a game. Games that were over are kept if there is a folder for them.
error-arena-cluster = No Ray cluster answers at { $address }.
error-arena-ray = Ray is not installed. Install it with: { "pip install 'bywater[ray]'" }
usage-no-such-command = There is no command “{ $command }”. There are: { $commands }.
usage-no-such-option = There is no option { $option }. “--help” lists those there are.
usage-missing = { $name } is missing. “--help” tells how the command is used.
usage-number = { $name } must be a whole number.
usage-least = { $name } must be a whole number, { $least } or more.
usage-bad-value = The value of { $name } can’t be used ({ $detail }).
usage-no-value = { $option } needs a value.
usage-other = The command can’t be understood ({ $detail }).

## Help

help-usage = Usage: { $usage }
help-arguments = Arguments
help-options = options
    .title = Options
help-commands = Commands
help-command = COMMAND
help-option = Options
    .help = show this page
    .lang = language: en, fr or de; else that of the environment
    .seats = number of players, where a game can be played by different numbers
    .option = a choice about the rules of the game, or NAME=FILE for data of your own; can be given several times
    .seed = number to begin chance with, to get the same game again
help-bywater = Board games of the Ring: play them here, let bots play them, read their rules.
    .version = show the version, and whether the rules run compiled or interpreted
    .more = “bywater COMMAND --help” tells more of each command. To begin: bywater play confrontation
help-play = Play a game at this terminal.
    .game = which game, as in “bywater games”; not needed with --resume
    .seat = who sits where, such as light=human or dark=random; a seat is its name or its number from 1. Else you have the first seat and bots the others
    .resume = go on with a game that was saved in this file
    .match = play a match: everybody sits everywhere once, and the points are added up
    .more = Example: bywater play confrontation --seat light=random --seat dark=human
help-serve = Serve the table in the browser on this machine.
    .host = the address to listen at; 0.0.0.0 lets other machines in
    .port = the port; 0 takes any that is free
    .data = the file in which tables are kept; else one among your programs’ data
    .browser = open the page in a browser
help-simulate = Let bots play many games, and tell who wins how often.
    .game = which game, as in “bywater games”
    .games = how many games; 1000 unless told
    .seat = which bot sits where, such as dark=random; can be given several times
    .jobs = how many processes; one for each processor unless told
    .json = print the result as JSON and nothing else
    .coverage = count which things of the box were used; slower
help-arena = Let bots play against each other, and tell which is better and how sure that is.
    .game = which game, as in “bywater games”
    .bots = two bots or more, such as random cautious; where all win or lose together one is enough
    .rounds = how many rounds; 100 unless told. In a round of rivals each of two bots sits in every seat once, with the same chance; in a round of teams each plays one game at every level
    .levels = settings of an option to compare, such as sauron=15,12,10, where all win or lose together
    .dealt = draw secret set-ups by chance, the same for both games of a pair, so that play alone is compared
    .mirror = let each bot also play itself once a round, to see what the seats are worth
    .out = a folder for the results; a tournament that was broken off goes on there, and so does one that shall have more rounds
    .jobs = how many processes; one for each processor unless told
    .ray = play on a Ray cluster: the one in RAY_ADDRESS, else one started here
    .json = print the result as JSON and nothing else
    .more = Bots with a budget of seconds think less when many processes share the machine: give them a processor each. Example: bywater arena quest random cautious -n 50 --levels sauron=15,12,10 --out trial
help-replay = Go through a saved game step by step.
    .file = the file with the record
    .seat = see it from this seat; else from all seats once the game is over
    .plain = print the whole log and nothing else
help-games = List the games.
help-bots = Tell which bots play a game, from the gentlest to the strongest.
    .game = which game, as in “bywater games”
help-rules = Read the rules of a game, or where a printed value comes from.
    .game = which game, as in “bywater games”
    .where = tell where the printed values with this text come from, such as moria
