### What only the page in the browser says, outside the games themselves, in English.

## Everywhere

shell-you = You
shell-guest = Guest { $number }
shell-pair = { $label }: { $value }
shell-close = Close
shell-cancel = Cancel
shell-save = Save
shell-copy = Copy
shell-copied = Copied.
shell-not-copied = Your browser does not let us copy. Please select the text and copy it yourself.
shell-again = Try again
shell-main = Main menu
shell-skip = Skip to the content
shell-language = Language
shell-theme = Theme
shell-theme-day = Day
shell-theme-night = Night
shell-theme-system = Same as system
shell-unreachable = The server can’t be reached. Please try again in a moment.
shell-not-found = There is nothing here.
shell-failed = That did not work. Please try again.
shell-not-sent = The connection is lost, so nothing was sent. Please choose again when it is back.
nav-play = Play
nav-games = My games
nav-replays = Replays
nav-rules = Rules
nav-about = About
nav-more = More
foot-fan = Unofficial fan project. Names belong to their owners.
foot-credits = Credits and licences
name-title = Your name
name-label = What shall the others call you?
name-help = Everybody at your tables sees it. No account is needed.
lost-title = There is no such page
lost-text = The address leads nowhere. Perhaps a letter is missing.
lost-table = Table { $code }

## The lobby

lobby-title = Pull up a chair.
lobby-lead = Four board games of the Ring, in your browser. Play a bot this minute, or send a friend a link.
lobby-code = Have a table code?
lobby-code-example = e.g. OAK-HILL-STAR-17
lobby-join = Join
lobby-how = How do you want to play?
lobby-mode-bot = Against bots
    .help = Starts at once
lobby-mode-friend = Invite a friend
    .help = Send a link, no account
lobby-mode-same = Same screen
    .help = Pass the device round
lobby-mode-watch = Watch bots
    .help = Lean back and learn
lobby-go-bot = Play now
lobby-go-friend = Make a link
lobby-go-same = Set up the table
lobby-go-watch = Watch a game
lobby-set = Rules and options
lobby-versus = Versus
lobby-coop = Co-op
lobby-players = players
lobby-minutes = { $minutes } min
lobby-running = Your games
lobby-waiting = { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
lobby-recent = Recent replays
lobby-all = All
lobby-confrontation = The Confrontation
    .about = Hidden figures, one map. Get Frodo to Mordor, or hunt him down.
    .picture = Green hills and a dark land, a mountain range between them, and playing pieces facing each other
lobby-towers = The Two Towers
    .about = Collect sets along the road to Minas Tirith. A quick card race.
    .picture = Two towers under a pale moon, a path of seven stations, four coloured cards
lobby-quest = The Lord of the Rings
    .short = The Lord of the Rings
    .about = Hobbits together against the shadow, through four perilous places.
    .picture = Five walkers on a ridge, a burning mountain ahead, a thin ring in the sky
lobby-fate = Fate of the Fellowship
    .short = Fate of the Fellowship
    .about = Hold the havens, light the beacons, and slip past the searching Eye.
    .picture = Beacon fires along mountain peaks at night, a white city in front

## Lists of games

list-with = with { $names }
list-several = { $count } × { $name }
list-lesson = Guided first game
list-watching = { $names }, you watch
list-alone = alone
list-free = an open chair
list-same = at this screen
list-waiting = Waiting for { $name }
list-your-turn = Your turn
list-open = Open
list-watch = Watch the replay
list-upload = Open a record
list-no-games = No running games.
list-no-replays = No game is finished yet.
list-play-bot = Play a bot
list-watch-bots = Watch bots play
list-begin = Start one

## Before a game

setup-rules = Read the rules
setup-seats = Players
setup-who = Who sits where
setup-me = Me
setup-here = Somebody at this screen
setup-open-chair = Open chair, by link
setup-bots = Bots, the gentlest first
setup-fine = Fine points of the rules ({ $count })
setup-changed = { $count } changed
setup-open = Open the table
setup-begin = Begin

## The waiting room

room-title = The table is set
room-come = { $count ->
        [one] One chair is free: sit down there.
       *[other] { $count } chairs are free: sit down where you like.
    }
room-text = { $count ->
        [one] One chair is free. Send the link or the code to the person you want to play with.
       *[other] { $count } chairs are free. Send the link or the code to those you want to play with.
    }
room-full = Everybody is here. It begins.
room-code = Table code
room-link = Link to this table
room-share = Share
room-sit = Sit here
room-leave = Stand up
room-fill = Let a bot sit here
room-empty = Open the chair
room-note = The game begins as soon as every chair is taken.

## Chairs

chair-open = Open chair
chair-waiting-for = somebody may sit here
chair-here = here
chair-to-act = to act
chair-away = away
chair-away-for = away; a bot takes over in { $seconds } s
chair-standing-in = away; a bot plays meanwhile
chair-bot = bot
chair-bot-thinking = bot, thinking
chair-take-back = Take over again

## The table

bar-lobby = Back to the lobby
bar-rules = Rules
bar-resign = Resign
bar-result = Result
bar-settings = Settings
bar-seats = Who sits here
bar-keys = Keys
bar-rail = Log, notes and chat
bar-copy-link = Copy the link to this table
bar-your-turn = Your turn
bar-watching = Watching
bar-over = Over
bar-opening = The table is being set…
set-motion = Motion
    .help = Pieces and cards travel. When off, they are simply there.
set-memory = Memory aid
    .help = Reminds you of what you could have remembered: figures seen, cards taken openly.
set-numbers = Keys for actions
    .help = 1 to 9 choose, letters open lists. “?” shows all keys.
key-enter = Enter
key-space = Space
key-does-numbers = choose what has this number
key-does-all = list of all choices
key-does-tab = from one choice to the next
key-does-choose = choose what is marked
key-does-undo = take back
key-does-log = log
key-does-hint = a hint
key-does-chat = chat
key-does-keys = this list
key-does-cancel = put back, close
key-does-step = one moment back or on
key-does-ends = to the beginning, to the end
key-does-play = play or pause
prompt-look = You can look around meanwhile.
prompt-understood = All right
choices-all = { $count ->
        [one] The only choice
       *[other] All { $count } choices
    }
choices-find = Find among the choices
choices-none = No choice has this in its name.
undo-free = Take back
undo-ask = Take back, if the others agree
tab-log = Log
tab-notes = Notes
tab-chat = Chat
rail-log-empty = Nothing has happened yet.
rail-log-earlier = Show what came before
rail-log-look = Look at this moment
chat-empty = Nobody has said anything yet.
chat-say = Say something
undo-done = A move was taken back.
chat-send = Send
explain-nothing = There is nothing more to tell about this.
plain-table = On the table
resign-title = Resign this game?
resign-text = The game ends at once, and it counts as lost for you. This can’t be taken back.
resign-text-several = A bot takes your seat and plays on for you; the others need not stop. From then on you watch.
resign-text-together = The game ends at once, and it counts as lost for all of you. This can’t be taken back.
notice-resigned = You have resigned. A bot plays on for you, and you watch now.
notice-resigned-one = A bot plays on at the seat that was resigned.
notice-interrupt-ended = { $name } did not wait any longer: what you had begun is dropped.
resign-text-challenge = The game ends at once and is lost. In a challenge your first finished game counts, and resigning finishes it: other tries are out of competition.
lost-line = Connection lost.
lost-line-again = { $seconds ->
        [0] Trying again. Your game is safe.
       *[other] Trying again in { $seconds } s. Your game is safe.
    }
stood-in-you = You were away, so a bot plays for you.
stood-in = { $name } is away. A bot plays meanwhile.
is-away = { $seconds ->
        [0] { $name } is away.
       *[other] { $name } is away. A bot takes over in { $seconds } s.
    }
asks-undo = { $name } would like to take back the last choice. Do you agree?
asks-rematch = { $name } would like to play again. Are you in?
asked-others = { $what ->
        [undo] Waiting for an answer about taking back: { $names }
       *[rematch] Waiting for an answer about another game: { $names }
    }
answer-yes = Yes
answer-no = No
peek = You look at moment { $moment }. The game goes on meanwhile.
peek-back = Back to now
curtain-title = Pass the device to { $name }
curtain-text = Everybody else looks away.
curtain-ready = I am { $name }, show me the table
carry-title = Continue on another device
carry-text = Scan this with the other device, or open the link there. Your seat comes along.
carry-qr = The link as a QR code
carry-link = Link to your seat
carry-note = The link works once, within a quarter of an hour. Whoever opens it plays for you: keep it to yourself.
carry-coming = Taking your seat along…
carry-late = This link leads nowhere any more

## The end

end-you-won = You have won!
end-you-lost = You have lost.
end-won = { $name } has won.
end-even = Nobody has won.
end-together-won = You have won together!
end-together-lost = You have lost together.
end-resigned = { $name } has resigned.
end-you-resigned = You have resigned.
end-first = won
end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-match = { $games } games so far: { $points }
end-asked = The others are asked for another game.
end-rematch = Play again
end-rematch-swapped = Play again, sides swapped
end-next = To the next game
end-replay = Replay
end-record = Record

## Replays

replay-title = Replay
replay-moment = Moment { $moment } of { $last }
replay-first = To the beginning
replay-before = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-eyes = Seen by
replay-all = All hands open
replay-watcher = As a watcher
replay-link = Link to this moment
replay-branch = Play on from here
replay-branch-text = A new table begins as it was at moment { $moment }. Who sits there?

## Rules and credits

rules-games = Games
rules-none = There are no rules to read for this game yet.
credits-title = About Bywater
credits-lead = One table for four board games about the quest of the Ring.
credits-fan = A fan project
credits-fan-text = Bywater is unofficial and has nothing to do with the authors, publishers and rights holders of the games and books it is fond of. All names belong to their owners. No scan, no picture and no sentence of a printed game is used: rules are retold in our own words.
credits-drawn = What you see
credits-drawn-text = Mark, maps, vignettes, cards and line icons are drawn for Bywater. The rest is openly licensed:
credits-icons = glyphs by Lorc, Delapouite and contributors, recoloured, from
credits-alegreya = typeface by Juan Pablo del Peral, Huerta Tipográfica,
credits-source-sans = typeface by Paul D. Hunt, Adobe,
credits-made = For people and programs
credits-made-text = The same rules can be played in a terminal and driven from Python. Bots see only what a player in their seat would see.
credits-kept = What is kept
credits-kept-text = Your settings stay in this browser. The server keeps your games and what you write at tables, how your challenges and puzzles went, and the name you give; a cookie lets it recognise you. There are no trackers and no other addresses.

## Facts of a table without a board

fact-true = yes
fact-false = no
fact-place = Place
fact-sauron = Sauron
fact-dark = Corruption
fact-gone = Out of the game
fact-bearer = Ring-bearer
fact-active = Active
fact-lines = Lines
fact-event = Event
fact-ring_used = Ring used
fact-gandalf = Gandalf
fact-board_cards = Cards beside the board
fact-turned_up = Turned up
fact-shared = Shared out
fact-discards = Discarded
fact-discard = Discarded
fact-tiles = Tiles
fact-tokens = Tokens
fact-pledged = Pledged
fact-hands = Hands
fact-hand_sizes = Cards in hand
fact-deck_size = Cards in the deck
fact-foreseen = Foreseen
fact-shields = Shields
fact-open_shields = Open shields
fact-special_shields = Special shields
fact-specials = Special shields
fact-taken = Taken
fact-score = Points
fact-hope = Hope
fact-threat = Threat
fact-eye = The Eye
fact-nazgul = Nazgûl
fact-friends = Friendly armies
fact-shadow = Shadow armies
fact-havens = Havens
fact-strongholds = Strongholds
fact-characters = Characters
fact-row = Row
fact-piles = Player deck
fact-dark_piles = Skies Darken
fact-events_in = Events in the deck
fact-skies_gone = Darkened skies
fact-shadow_discard = Shadow cards discarded
fact-objectives = Objectives
fact-done = Done
fact-acting = Acting
fact-first_taken = Actions taken first
fact-finished = Have acted
fact-party = Travelling together
fact-shot = Shot
fact-slain = Slain
fact-seat = Seat
fact-cards = Cards
fact-solo_turn = Turn
fact-successor = Successor
fact-dice = Dice

## What the server refuses

declined-undo = The other side would rather not take that back.
declined-rematch = Not another game now, thank you.
refused-chair = That chair is taken, or can’t be left now.
refused-carry = This link was used already, or is too old. Get a new one on the device where you play: Settings, then “Continue on another device”.
refused-fault = Something went wrong on our side. Nothing was changed.
refused-host = Only whoever opened the table can do that.
refused-no-question = That question has been answered already.
refused-no-table = There is no table with this code. Perhaps a letter is wrong.
refused-no-undo = There is nothing to take back now.
refused-not-now = That can’t be done now.
refused-not-started = The game has not begun yet.
refused-not-yours = That is not yours to choose.
refused-own = Your own values can’t be used{ $line ->
    [0] .
   *[other] : please look at line { $line }.
}
refused-options = The game can’t be played like this: please look at players and options again.
refused-over = The game is over.
refused-record = This file is no record of a game, or it is damaged.
refused-rematch = There can be no other game at this table now.
refused-running = That can be seen only when the game is over.
refused-stale = The table has changed meanwhile. Please choose again.
refused-storage = The game can’t be kept at the moment. Please try again soon.
refused-too-big = That is too long.
refused-too-fast = That was very fast. Please wait a moment.
refused-unknown = That was not understood.
refused-version = This game was begun with other rules and can’t be continued.
refused-wait = It is not your turn.
refused-watching = You only watch at this table.
ended-resigned = Somebody has resigned.

## Hints: why a bot would choose something

why-only = There is nothing else to choose.
why-habit = I do this by habit, without weighing it for long.
why-nothing-else = Nothing else came near it. I see a chance of about { $chance }% to win.
why-clearly = It is clearly better: { $ahead } of a hundred games more are won with it than with the next best. Chance to win: about { $chance }%.
why-slightly = It is a little better than the next best ({ $ahead } in a hundred). Chance to win: about { $chance }%.
why-equal = Something else would be about as good. Chance to win: about { $chance }%.
why-always = Everything else would be worse against a careful opponent.
why-mixed = Whoever always does the same is seen through: I would do this in { $share } of a hundred such moments.
hint-ask = Hint
hint-ask-long = Hint: what would a bot do here, and why?
hint-thinking = The bot is thinking…
hint-choice = I would choose: { $choice }
hint-do = Do that
hint-close = Close the hint
hint-marked = hint
refused-hint = No hints here: another person sits at this table, and that would not be fair.
refused-no-hint = No hint can be given just now.

## Looking back at a game

review-title = Review
review-ask = Review this game
review-what = A bot looks at every choice again, from what the one who chose could see then, and estimates the chance to win.
review-start = Begin the review
review-waiting = Other games are being reviewed first. Yours comes next.
review-progress = { $done } of { $of } choices are looked at.
review-failed = The review could not be made.
review-again = Try again
review-close = Close the review
review-busy = Reviewing
refused-review-busy = Many games are being reviewed just now. Please try again soon.
refused-review-yours = Some of your games are being reviewed already. Please wait for one of them to be done.
review-chart = Chance to win along the game. Left and right arrow keys go from choice to choice, page up and page down from one marked choice to the next.
review-line-team = Chance of the company
review-line-two = Chance of { $side }, as { $seat } saw it
review-whose = Whose chance stands out
review-estimate = An estimate of a bot from what the one who chose could see, not a certainty.
review-point = Moment { $moment }, { $seat }: { $chance }%
review-played = Played
review-preferred = The bot preferred
review-lost = Given away: { $lost }%
review-same = The bot would have done the same.
review-luck = The choice was good; what came after it changed the game.
review-expected = The line it expected
review-expected-note = on the table as it was, up to the next chance
review-turns = Turning points
review-turn-from = { $before }% → { $after }%
review-turn-label = { $seat }, moment { $moment }
review-turn-then = what came after “{ $played }”
review-cost = −{ $lost }%
review-costly = The costliest choices
review-costly-too = What cost most besides
review-sank = The chance sank little by little, from { $before }% to { $after }%, most of it without a turning point.
review-sank-for = For { $seat } the chance sank little by little, from { $before }% to { $after }%, most of it without a turning point.
review-rose = The chance rose little by little, from { $before }% to { $after }%, most of it without a turning point.
review-rose-for = For { $seat } the chance rose little by little, from { $before }% to { $after }%, most of it without a turning point.
review-beside = Along the way
review-board = Show the board
review-whole = The whole review
review-before = The marked choice before
review-next = The next marked choice
review-none = The game never turned all of a sudden: no choice and no luck changed much.
review-empty = There was nothing to choose in this game.

## Guided first games

learn = Learn it in ten minutes
learn-on = Go on with your first game
coach = Your guide
coach-step = Step { $step } of { $of }
coach-on = Go on
coach-back = Read the step before
coach-again = Forward again
coach-watch = Watch what happens.
coach-own-way = Your own way
coach-other-way = That is allowed too! Take it back to follow the lesson, or play on: I will speak up when something new comes.
coach-free = You play as you like. When something new comes, I will tell you about it.
coach-take-back = Take it back
coach-play-on = Play on here
coach-new = A new game
coach-leave = End the lesson
coach-leave-title = End the lesson here?
coach-leave-text = The game goes on as an ordinary one, without a guide. You can begin the lesson anew in the lobby at any time.
refused-no-lesson = There is no lesson here.
refused-lesson-seats = End the lesson first: as long as it lasts, everybody stays seated.

## Challenges

challenge-chip = Challenge
challenge-title = Challenge
challenge-daily = Challenge of { $day }
challenge-lead = The same set-up and the same luck for everybody who opens this link. Nothing can be taken back, nobody gives advice, and your first finished game counts.
challenge-who = Who sits where
challenge-option = { $label }: { $value }
challenge-begin = Take it up
challenge-go-on = Go on with your game
challenge-again = Try again, out of competition
challenge-share = Send the link
challenge-before = The day before
challenge-after = The day after
challenge-past = Its day is long past, so it can’t be taken up any more.
challenge-results = How they fared
challenge-place = Place
challenge-name = Name
challenge-result = Result
challenge-score = Points
challenge-moves = Moves
challenge-date = Date
challenge-won = won
challenge-lost = lost
challenge-even = even
challenge-middle = in the middle
challenge-resigned = resigned
challenge-try = try no. { $number }, does not count
challenge-yours = you
challenge-bot = Bot
challenge-nobody = Nobody has finished it yet.
challenge-bots-to-come = { $count ->
    [one] One bot is still playing.
   *[other] { $count } bots are still to play.
}
challenge-look = Watch the game of { $name }
challenge-make = Make it a challenge
challenge-make-help = A link with this set-up and the same luck for everybody
challenge-friend = Challenge a friend with this set-up
challenge-fared = How others fared
challenge-own = My challenges
challenge-made = Challenge of your own
challenge-taken = Challenge
challenge-running = you are playing
challenge-done = played
challenge-waiting = not taken up yet
today-title = Challenges and puzzles
today-daily = Challenge of the day
today-puzzles = Puzzles
    .help = The Confrontation: a forced win in one to three moves
refused-challenge-chairs = A challenge needs you and bots, nobody else: an open chair would be another game for everybody.
refused-challenge-hint = There is no advice in a challenge: all have to find their own way.
refused-puzzle-hint = There is no advice in a puzzle: the point is to find it yourself.
refused-challenge-seats = Who sits where is a part of the challenge.
refused-challenge-undo = Nothing is taken back in a challenge: it is the same for everybody.
refused-daily-past = The challenge of this day can’t be taken up any more: it is too long ago.
refused-no-challenge = There is no such challenge. Perhaps a letter is wrong, or its day has not come.

## Puzzles

puzzle-list = Puzzles
puzzle-lead = Positions from games of The Confrontation that bots played, each with a win that nobody can stop. Find it: the other side defends as well as it can.
puzzle-grade = Grade { $grade }
puzzle-number = Puzzle { $number }
puzzle-in = { $moves ->
    [one] { $side } wins in one move
    [2] { $side } wins in two moves
    [3] { $side } wins in three moves
   *[other] { $side } wins in { $moves } moves
}
puzzle-light = Light
puzzle-dark = Dark
puzzle-open = All figures are known
puzzle-hidden = Figures are hidden: it must work however they stand
puzzle-solved-mark = solved
puzzle-tried-mark = not solved yet
puzzle-count = { $solved } of { $count } solved
puzzle-left = { $left ->
    [0] This move must do it.
    [one] One move left.
    [2] Two moves left.
    [3] Three moves left.
   *[other] { $left } moves left.
}
puzzle-solved = Solved!
puzzle-solved-text = Nobody could have stopped that.
puzzle-failed = Not quite.
puzzle-failed-text = After that the win is no longer certain. Something better was to be had.
bot-defence = Defence
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
refused-no-puzzle = There is no such puzzle.
refused-puzzle-undo = Nothing is taken back in a puzzle. You can always begin it again.

## The manual: sections, search, pictures, and where a value comes from

rules-contents = Contents
rules-search = Search the rules
rules-search-here = In these rules
rules-search-all = In all games
rules-hits =
    { $count ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $count } places found.
    }
rules-hits-more = Only the first { $count } are shown.
rules-clear = Clear the search
rules-page = Open as a page
rules-print = Print
rules-failed = The rules can’t be fetched just now. Please try again.
rules-picture-failed = The picture can’t be drawn just now.
rules-rule = Rule { $rule }: where does it come from?
more-rules = More in the rules
more-rules-of = { $name }: more in the rules
key-does-more = more in the rules about what is explained
where-from = Where does this come from?
where-from-title = Where the values come from
where-from-lead = Everything printed on our boards and cards was looked up somewhere. Here is what comes from where; the number of a rule tells it for that rule.
where-from-count =
    { $count ->
        [one] One thing
       *[other] { $count } things
    }
where-from-rules =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
where-from-unknown = Nothing is noted about this.
where-own = Do you own the game, and is something else printed on your copy? When you set up a game, open the options and type it under “{ $option }”:
from-rulebook = As the printed rulebook has it.
from-source = As printed. The rulebook does not show it; it is known from public sources: photographs, lists, people who own the game.
from-reconstructed = Reconstructed: no source at hand shows it, so this is our best guess.
from-rule-rulebook = As the printed rulebook has it.
from-rule-source = The rulebook is silent; public sources settle it: later editions, question papers, people who own the game.
from-rule-rulebook-source = From the printed rulebook, completed from public sources.
from-rule-rulebook-reconstructed = From the printed rulebook; where it is silent, our ruling.
from-rule-recalled = As people who know the game remember it.
from-rule-derived = It follows from the other rules.
from-rule-reconstructed = Our ruling: nobody says anything about it, and somebody has to decide.
from-sure-very-high = We are quite sure of it.
from-sure-high = We are sure of it, short of seeing it printed.
from-sure-medium = There are good reasons for another reading, too.
from-note-option = An option switches to the other reading: “{ $option }”.
from-note-other-reading = Another source reads it differently; an option plays it that way: “{ $option }”.
from-note-other-name = The rulebook prints another name: { $name }.
from-note-later-name = A later edition calls it { $name }.
from-note-names-recalled = Its German and French names are remembered, not read.
from-note-names-ours = That there are so many is certain; the names are ours.
from-note-guess = That this sign stands for it is our guess.
from-note-reported-range = Reviews agree on the smallest and the largest number; how they are spread is our guess.
from-note-guess-beside-example = One place stands in an example of the rulebook; the others are guessed so that everything comes up equally often.
from-note-even-split = The number of all together is certain; that there are equally many of each is our guess.
from-note-fits-rulebook = The numbers fit what the rulebook tells.
from-note-weakest = One border of this region is less sure than the others.
from-note-back-guessed = What it does is seen on photographs; the colour of its back is our guess, one red and one black.
from-note-line-guessed = Both ends are seen on photographs; which of two lines leads there is our guess.
from-note-between = The numbers between the printed ones are allowed here as well.
from-note-part-ours = A part of it is our reading.
from-note-part-public = A part of it comes from public sources.
from-note-numbers-public = The numbers come from public sources.
from-note-see-rule = See also rule { $rule }.
from-note-by-analogy = Where it is not told, the like case decides.
from-note-from-example = A worked example of the rulebook shows it.
from-note-asked-author = The author of the game was asked.
from-note-wording = It is what the wording says, taken at its word.
from-note-would-not-work = Any other reading would lead nowhere.
from-note-sources-differ = Sources differ here; we follow the one that is closest to the printed thing.
from-note-sources-differ-majority = Sources differ here; we follow most of them, or what is printed.
credits-research = For research
credits-research-text = The games are environments for programs, too: complete rules, seeded chance, views without secrets, adapters, measured bots.
credits-research-link = How to install, step and train: the page for researchers

## Coming back: calls, games over days, one's own history and data

call-turn = It is your turn.
call-over = The game is over.
call-undo = Somebody would like to take back a choice.
call-rematch = Somebody would like to play again.
refused-calling = This browser gave no address that notifications could be sent to.
shell-gone = Gone guest
nav-history = History and data
history-title = Your history
history-lead = Your games that are over, and how they went. Only this browser can see this page.
history-none = None of your games is over yet.
history-played = { $count ->
        [one] One game
       *[other] { $count } games
    }
history-list = { $count ->
        [one] One game
       *[other] All { $count } games
    }
history-more = Show more
history-people = People
history-level-sauron = Sauron on { $start }
history-head-against = Against
history-head-level = Level
history-head-won = Won
history-head-lost = Lost
history-head-even = Even
history-head-share = Share of wins
history-share = { $share } (95% interval: { $low } to { $high })
history-result-won = Won
history-result-lost = Lost
history-result-even = Even
history-few = shown from { $enough } games on
calls-title = Notifications
calls-text = Bywater can notify you when it is your turn, when a game has ended, or when somebody asks you something, even while this page is closed. Your browser will ask you whether it may. Its push service carries the message; it is sealed, and names nothing but the game and the table.
calls-begin = Notify me
calls-busy = One moment…
calls-on = This browser gets notifications.
calls-end = Stop notifications in this browser
calls-denied = Your browser does not allow this page to notify you. You can change that in its settings for this page.
calls-cannot = This browser can’t show notifications. On an iPhone or iPad, add the page to the home screen first.
calls-failed = That did not work: this browser or its push service can’t be reached. Nothing was changed.
calls-table = Notify me about this table
    .help = When it is your turn here and you are not looking.
install-title = As an app
install-text = Bywater can be put beside your other apps, with a window of its own and a number on its icon when games wait for you.
install-begin = Install
data-title = What is kept about you
data-text = A number in a cookie, the name you gave, your tables with their records and reviews, what you wrote in chats, how your challenges and puzzles went, and where this browser gets its notifications. Nothing else. Whoever has the link to one of your tables or challenges sees your name there and how you fared, and the challenge of the day is open to all. Beyond that nobody is told.
data-download = Download all of it
data-delete = Delete all of it
data-shared = The file is JSON; games that are over are in it as records. Of a game that still runs it holds your own choices only, since others have secrets there.
data-sure-title = Delete everything?
data-sure-text = Tables where nobody else sits are deleted with their records. At tables with others, a bot takes your chair in a running game, and a finished game keeps its record without your name. What you wrote in chats is removed everywhere, and so are your results in challenges and puzzles. The cookie and the settings of this browser go, too. On another device you are another guest: delete there as well. This can’t be undone.
data-sure-yes = Delete everything
data-deleted = Everything of yours has been deleted.
offline-title = No connection
offline-text = Bywater can’t be reached at the moment. Your games are safe on the server and go on where they were.
offline-again = Try again
offline-rules = To read meanwhile
offline-no-rules = Rules that you have opened once can be read here without a connection.
days-label = When somebody is away
    .help = Over days, everybody plays when there is time. Whoever wants notifications gets one when it is their turn.
days-soon = A bot soon plays for them
days-some = { $days ->
        [one] Over days: a bot plays after one day
       *[other] Over days: a bot plays after { $days } days
    }
days-never = Over days: the table waits, however long
days-room = { $days ->
        [one] It is played over days: a bot stands in for somebody only after a day.
       *[other] It is played over days: a bot stands in for somebody only after { $days } days.
    }
days-room-never = It is played over days: no bot ever stands in for anybody.
is-away-never = { $name } is away. The table waits.
is-away-hours = { $hours ->
        [one] { $name } is away. A bot takes over in an hour.
       *[other] { $name } is away. A bot takes over in { $hours } hours.
    }
is-away-days = { $days ->
        [one] { $name } is away. A bot takes over in a day.
       *[other] { $name } is away. A bot takes over in { $days } days.
    }
