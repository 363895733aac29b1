### What only the page says of The Two Towers.

## The road

towers-road = The road from Amon Hen to Minas Tirith
towers-start = Start
towers-next = next
towers-here = here
towers-taken = scored
towers-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
towers-place = { $place }: { $signs }; tokens { $tokens }
towers-place-taken = { $place }: { $signs }; scored
towers-stage = Road { $place_to }, { $step } of { $spaces }
towers-stage-at = { $place }: play rows

## Players and rows

towers-own-rows = your rows
towers-hand-below = hand below
towers-points = { $count ->
        [one] pt
       *[other] pts
    }
towers-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
towers-held = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
towers-known = Taken face up: { $cards }
towers-ring = Ring
towers-none = no row
towers-row = { $colour }: { $count } × { $quality }
towers-row-gandalf = { $colour }: Gandalf and { $count } × { $quality }
towers-row-none = { $colour }: no row
towers-row-counts = { $row }, scores at the next place

## Open cards and hand

towers-table = Open cards
towers-open = { $count ->
        [one] { $count }, not refilled
       *[other] { $count }, not refilled
    }
towers-open-none = There are no open cards.
towers-pile = { $count } in the pile
towers-pile-label = { $count ->
        [one] pile, { $count } card
       *[other] pile, { $count } cards
    }
towers-discards = { $count ->
        [one] { $count } discarded
       *[other] { $count } discarded
    }
towers-card-count = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
towers-qualities = Qualities
towers-hand = Your hand
towers-hand-label = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
towers-hand-none = Your hand is empty.

## The forecast and the scoring

towers-if = { $place } if scored now
towers-now = { $place } now
towers-if-note = Cards in rows of { $signs }. Ties: whoever plays first wins.
towers-if-two = Each sign on its own; the last one brings the Ring. Ties: whoever plays first wins.
towers-sign = Sign
towers-takes = wins
towers-nobody = no one
towers-counted = { $count ->
        [one] card scored
       *[other] cards scored
    }
towers-tie = Ties: whoever plays first wins.
towers-token = Token of { $value }
towers-scored = { $place } is scored
towers-last = How { $place } was scored
towers-go-on = Continue
towers-ranking = Final ranking
towers-tied = Ties: more cards scored at Minas Tirith, then the earlier turn there.

## What is asked

towers-gain-hint = Choose an open card or the pile. To swap, choose a card from your hand.
towers-taking-hint = Choose an open card or the pile.
towers-offer = Swap 1 for 2
towers-offer-hint = Which card do you swap?
towers-offer-sure = Everyone sees it, and you may take it back as one of the 2.
towers-back = Back
towers-laying-hint = Choose cards in any order; you play them all at once.
towers-laying-none = You have no card left to play.
towers-lay-hint = This ends your turn at this place.
towers-lay = { $count ->
        [one] Play { $count } card
       *[other] Play { $count } cards
    }
towers-clear = Put cards back
towers-lead-on = Lead the { $colour_row } with Gandalf
towers-lead-off = Remove Gandalf from the { $colour_row }
towers-lead-hint = Gandalf can lead a new row: choose him in your hand, or the row.
towers-lead-alone = Gandalf needs a card: choose one that starts a row.
towers-replaces = This discards your old { $colour_row } of { $old_object }.

## What all have seen

notes-title = Seen
towers-notes-known = Taken face up, still in hand
towers-notes-hands = Left in their hands
towers-notes-none = nothing

## Explanations

about-marker = The marker
    .text = On a space, everyone takes a card. At a place, everyone plays rows, and they are scored.
about-ring = The Ring
    .text = Its holder moves the marker, takes and plays first, and wins every tie.
about-pile = The pile
    .text = You may draw the top card instead of taking an open one. When the pile is empty, the discards are shuffled.
about-amon_hen = { place-amon_hen }
    .text = The road starts here. Nothing is scored.
about-rohan = { place-rohan }
    .text = When the marker comes here, everyone plays rows. Then cards in rows of its signs are counted: the most cards win the highest token, and so on. With two players, each sign is counted on its own.
about-fangorn = { place-fangorn }
    .text = When the marker comes here, everyone plays rows. Then cards in rows of its signs are counted: the most cards win the highest token, and so on. With two players, each sign is counted on its own.
about-edoras = { place-edoras }
    .text = When the marker comes here, everyone plays rows. Then cards in rows of its signs are counted: the most cards win the highest token, and so on. With two players, each sign is counted on its own.
about-orthanc = { place-orthanc }
    .text = When the marker comes here, everyone plays rows. Then cards in rows of its signs are counted: the most cards win the highest token, and so on. With two players, each sign is counted on its own.
about-helms_deep = { place-helms_deep }
    .text = When the marker comes here, everyone plays rows. Then cards in rows of its signs are counted: the most cards win the highest token, and so on. With two players, each sign is counted on its own.
about-minas_tirith = { place-minas_tirith }
    .text = When the marker comes here, everyone plays rows. Then cards in rows of its signs are counted: the most cards win the highest token, and so on. With two players, each sign is counted on its own.
about-strength = { quality-strength }
    .text = Places with this sign score rows of this quality, and the Gandalf that leads them.
about-wisdom = { quality-wisdom }
    .text = Places with this sign score rows of this quality, and the Gandalf that leads them.
about-endurance = { quality-endurance }
    .text = Places with this sign score rows of this quality, and the Gandalf that leads them.
about-resolve = { quality-resolve }
    .text = Places with this sign score rows of this quality, and the Gandalf that leads them.
about-green = { colour-green }
    .text = You have one row per colour, all of one quality. Another quality replaces the whole row.
about-ochre = { colour-ochre }
    .text = You have one row per colour, all of one quality. Another quality replaces the whole row.
about-blue = { colour-blue }
    .text = You have one row per colour, all of one quality. Another quality replaces the whole row.
about-grey = { colour-grey }
    .text = You have one row per colour, all of one quality. Another quality replaces the whole row.
about-green_strength = { card-green_strength }
    .text = For your { colour-green.row }. Scores at places with the sign of { quality-strength }. There are 5 of it.
about-green_wisdom = { card-green_wisdom }
    .text = For your { colour-green.row }. Scores at places with the sign of { quality-wisdom }. There are 5 of it.
about-green_endurance = { card-green_endurance }
    .text = For your { colour-green.row }. Scores at places with the sign of { quality-endurance }. There are 5 of it.
about-green_resolve = { card-green_resolve }
    .text = For your { colour-green.row }. Scores at places with the sign of { quality-resolve }. There are 5 of it.
about-ochre_strength = { card-ochre_strength }
    .text = For your { colour-ochre.row }. Scores at places with the sign of { quality-strength }. There are 5 of it.
about-ochre_wisdom = { card-ochre_wisdom }
    .text = For your { colour-ochre.row }. Scores at places with the sign of { quality-wisdom }. There are 5 of it.
about-ochre_endurance = { card-ochre_endurance }
    .text = For your { colour-ochre.row }. Scores at places with the sign of { quality-endurance }. There are 5 of it.
about-ochre_resolve = { card-ochre_resolve }
    .text = For your { colour-ochre.row }. Scores at places with the sign of { quality-resolve }. There are 5 of it.
about-blue_strength = { card-blue_strength }
    .text = For your { colour-blue.row }. Scores at places with the sign of { quality-strength }. There are 5 of it.
about-blue_wisdom = { card-blue_wisdom }
    .text = For your { colour-blue.row }. Scores at places with the sign of { quality-wisdom }. There are 5 of it.
about-blue_endurance = { card-blue_endurance }
    .text = For your { colour-blue.row }. Scores at places with the sign of { quality-endurance }. There are 5 of it.
about-blue_resolve = { card-blue_resolve }
    .text = For your { colour-blue.row }. Scores at places with the sign of { quality-resolve }. There are 5 of it.
about-grey_strength = { card-grey_strength }
    .text = For your { colour-grey.row }. Scores at places with the sign of { quality-strength }. There are 5 of it.
about-grey_wisdom = { card-grey_wisdom }
    .text = For your { colour-grey.row }. Scores at places with the sign of { quality-wisdom }. There are 5 of it.
about-grey_endurance = { card-grey_endurance }
    .text = For your { colour-grey.row }. Scores at places with the sign of { quality-endurance }. There are 5 of it.
about-grey_resolve = { card-grey_resolve }
    .text = For your { colour-grey.row }. Scores at places with the sign of { quality-resolve }. There are 5 of it.

## Why a bot would do it

why-gandalf = Gandalf counts in any row at any place.
why-row-grows = It fits a row you have: { $count } cards then.
why-more-of-it = That makes { $count } of this card: a long row.
why-counts-next = It scores { $place_in }, the next place.
why-counts-next-and-later = { $more ->
        [one] It scores { $place_in }, the next place, and at 1 more later.
       *[other] It scores { $place_in }, the next place, and at { $more } more later.
    }
why-counts-later = { $count ->
        [one] It does not score yet, but it will { $place_in }.
       *[other] It does not score yet, but it will { $place_in }: { $count } places in all.
    }
why-denies = { $seat } collects this card and doesn’t get it.
why-nothing-open = There are no open cards.
why-draw-none-counts = No open card scores { $place_in }.
why-draw-few-count = { $count ->
        [one] 1 open card scores { $place_in }, but adds little to our rows: the pile is better.
       *[other] { $count } open cards score { $place_in }, but add little to our rows: the pile is better.
    }
why-offer-never = { $card } no longer scores anywhere.
why-offer-late = { $card } scores only from { $place } on: there is time to find another.
why-offer-takes = 2 cards for 1, and { $card_object } is open.
why-offer-two = 2 cards for 1 that helps little.
why-lay-wins = It wins { $more } more points { $place_in }.
why-lay-overtakes = It overtakes { $seat } { $place_in }.
why-row-spent = { $quality } no longer scores anywhere: the { $colour_row } is free for something better.
why-stays = { $count ->
        [one] The row stays and scores once more later.
       *[other] The row stays and scores at { $count } more places.
    }
why-lead = With Gandalf the row counts 1 more.
why-lay-counts = It scores { $place_in } now, and we don’t know what the others will play.
why-first-already = We are first { $place_in } without it.
why-kept-for = { $card } is saved: it scores { $place_in }.
why-keeps-gandalf = Gandalf is saved for a longer row.
