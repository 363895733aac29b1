### What only the page says of The Two Towers.

## The road

towers-road = The road from Amon Hen to Minas Tirith
towers-start = Start
towers-next = next
towers-here = now
towers-taken = scored
towers-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
towers-place = { $place }: { $signs }; tokens { $tokens }
towers-place-taken = { $place }: { $signs }; scored
towers-stage = Road { $place_to }, { $step } of { $spaces }
towers-stage-at = { $place }: laying rows

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
towers-known = Taken openly: { $cards }
towers-ring = Ring
towers-none = no row
towers-row = { $colour }: { $count } × { $quality }
towers-row-gandalf = { $colour }: Gandalf and { $count } × { $quality }
towers-row-none = { $colour }: no row
towers-row-counts = { $row }, counts at the next place

## Open cards and hand

towers-table = On the table
towers-open = { $count ->
        [one] { $count } open card, not refilled
       *[other] { $count } open cards, not refilled
    }
towers-open-none = No card lies open.
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
       *[other] { $card }, { $count } of them
    }
towers-qualities = Qualities
towers-hand = Your hand
towers-hand-label = { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
towers-hand-none = You hold no cards.

## The forecast and the scoring

towers-if = { $place } as it stands
towers-now = { $place } now
towers-if-note = Cards in rows of { $signs }. Ties go to whoever lays first.
towers-if-two = Each sign by itself; the last one brings the ring. Ties go to whoever lays first.
towers-sign = Sign
towers-takes = takes it
towers-nobody = nobody
towers-counted = { $count ->
        [one] card that counts
       *[other] cards that count
    }
towers-tie = Ties go to whoever lays first.
towers-token = Token of { $value }
towers-scored = { $place } is scored
towers-last = How { $place } was scored
towers-go-on = Continue
towers-ranking = Final ranking
towers-tied = Where points are equal, more counted cards at Minas Tirith decide, then the earlier turn there.

## What is asked

towers-gain-hint = Click an open card or the pile. To lay one out first, click it in your hand.
towers-taking-hint = Click an open card or the pile.
towers-offer = Lay one out, take two
towers-offer-hint = Choose the card of your hand that you lay out.
towers-offer-sure = Everybody sees it, and you may take it back as one of the two.
towers-back = Back
towers-laying-hint = Choose cards of your hand, in any order. You lay them all together.
towers-laying-none = You have no card that could still be laid.
towers-lay-hint = Then your turn at this place is over.
towers-lay = { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
towers-clear = Put back
towers-lead-on = Gandalf leads the { $colour_row }
towers-lead-off = No Gandalf in the { $colour_row }
towers-lead-hint = Gandalf comes to the head of a new row: click him in your hand, or the row.
towers-lead-alone = Gandalf needs a card to lead: choose one that begins a row.
towers-replaces = Your old { $colour_row } of { $old_object } is discarded for it.

## What all have seen

notes-title = Seen
towers-notes-known = Taken openly, not laid since
towers-notes-hands = What they still held
towers-notes-none = nothing

## Explanations

about-marker = The marker
    .text = On a space of a path everybody gains a card; at a place rows are laid and scored.
about-ring = The ring
    .text = Who has it moves the marker, gains and lays first, and so wins every tie.
about-pile = The pile
    .text = You may draw its top card instead of an open one. If it is empty, the discards are shuffled.
about-amon_hen = { place-amon_hen }
    .text = Here the road begins. Nothing is scored.
about-rohan = { place-rohan }
    .text = When the marker comes here, everybody lays rows. Then the cards in rows of its signs count: most cards take the highest token, and so on down. With two players each sign is counted by itself.
about-fangorn = { place-fangorn }
    .text = When the marker comes here, everybody lays rows. Then the cards in rows of its signs count: most cards take the highest token, and so on down. With two players each sign is counted by itself.
about-edoras = { place-edoras }
    .text = When the marker comes here, everybody lays rows. Then the cards in rows of its signs count: most cards take the highest token, and so on down. With two players each sign is counted by itself.
about-orthanc = { place-orthanc }
    .text = When the marker comes here, everybody lays rows. Then the cards in rows of its signs count: most cards take the highest token, and so on down. With two players each sign is counted by itself.
about-helms_deep = { place-helms_deep }
    .text = When the marker comes here, everybody lays rows. Then the cards in rows of its signs count: most cards take the highest token, and so on down. With two players each sign is counted by itself.
about-minas_tirith = { place-minas_tirith }
    .text = When the marker comes here, everybody lays rows. Then the cards in rows of its signs count: most cards take the highest token, and so on down. With two players each sign is counted by itself.
about-strength = { quality-strength }
    .text = Where a place shows this sign, rows of this quality count, and the Gandalf at their head.
about-wisdom = { quality-wisdom }
    .text = Where a place shows this sign, rows of this quality count, and the Gandalf at their head.
about-endurance = { quality-endurance }
    .text = Where a place shows this sign, rows of this quality count, and the Gandalf at their head.
about-resolve = { quality-resolve }
    .text = Where a place shows this sign, rows of this quality count, and the Gandalf at their head.
about-green = { colour-green }
    .text = One row to a colour; all its cards have the same quality. Another quality replaces the whole row.
about-ochre = { colour-ochre }
    .text = One row to a colour; all its cards have the same quality. Another quality replaces the whole row.
about-blue = { colour-blue }
    .text = One row to a colour; all its cards have the same quality. Another quality replaces the whole row.
about-grey = { colour-grey }
    .text = One row to a colour; all its cards have the same quality. Another quality replaces the whole row.
about-green_strength = { card-green_strength }
    .text = A card for your { colour-green.row }. It counts where a place shows the sign of { quality-strength }. There are five of them.
about-green_wisdom = { card-green_wisdom }
    .text = A card for your { colour-green.row }. It counts where a place shows the sign of { quality-wisdom }. There are five of them.
about-green_endurance = { card-green_endurance }
    .text = A card for your { colour-green.row }. It counts where a place shows the sign of { quality-endurance }. There are five of them.
about-green_resolve = { card-green_resolve }
    .text = A card for your { colour-green.row }. It counts where a place shows the sign of { quality-resolve }. There are five of them.
about-ochre_strength = { card-ochre_strength }
    .text = A card for your { colour-ochre.row }. It counts where a place shows the sign of { quality-strength }. There are five of them.
about-ochre_wisdom = { card-ochre_wisdom }
    .text = A card for your { colour-ochre.row }. It counts where a place shows the sign of { quality-wisdom }. There are five of them.
about-ochre_endurance = { card-ochre_endurance }
    .text = A card for your { colour-ochre.row }. It counts where a place shows the sign of { quality-endurance }. There are five of them.
about-ochre_resolve = { card-ochre_resolve }
    .text = A card for your { colour-ochre.row }. It counts where a place shows the sign of { quality-resolve }. There are five of them.
about-blue_strength = { card-blue_strength }
    .text = A card for your { colour-blue.row }. It counts where a place shows the sign of { quality-strength }. There are five of them.
about-blue_wisdom = { card-blue_wisdom }
    .text = A card for your { colour-blue.row }. It counts where a place shows the sign of { quality-wisdom }. There are five of them.
about-blue_endurance = { card-blue_endurance }
    .text = A card for your { colour-blue.row }. It counts where a place shows the sign of { quality-endurance }. There are five of them.
about-blue_resolve = { card-blue_resolve }
    .text = A card for your { colour-blue.row }. It counts where a place shows the sign of { quality-resolve }. There are five of them.
about-grey_strength = { card-grey_strength }
    .text = A card for your { colour-grey.row }. It counts where a place shows the sign of { quality-strength }. There are five of them.
about-grey_wisdom = { card-grey_wisdom }
    .text = A card for your { colour-grey.row }. It counts where a place shows the sign of { quality-wisdom }. There are five of them.
about-grey_endurance = { card-grey_endurance }
    .text = A card for your { colour-grey.row }. It counts where a place shows the sign of { quality-endurance }. There are five of them.
about-grey_resolve = { card-grey_resolve }
    .text = A card for your { colour-grey.row }. It counts where a place shows the sign of { quality-resolve }. There are five of them.

## Why a bot would do it

why-gandalf = Gandalf counts in any row, at any place.
why-row-grows = It fits a row that lies there: { $count } cards then.
why-more-of-it = Then we hold { $count } of this card: together they make a long row.
why-counts-next = It counts { $place_in }, the next place.
why-counts-next-and-later = { $more ->
        [one] It counts { $place_in }, the next place, and at one more after it.
       *[other] It counts { $place_in }, the next place, and at { $more } more after it.
    }
why-counts-later = { $count ->
        [one] It does not count yet, but { $place_in } it will.
       *[other] It does not count yet, but { $place_in } it will, and at { $count } places in all.
    }
why-denies = { $seat } collects this card and does not get it.
why-nothing-open = No card lies open.
why-draw-none-counts = No open card counts { $place_in }.
why-draw-few-count = { $count ->
        [one] One open card counts { $place_in }, but it adds little to our rows: the pile promises more.
       *[other] { $count } open cards count { $place_in }, but they add little to our rows: the pile promises more.
    }
why-offer-never = { $card } counts nowhere any more.
why-offer-late = { $card } counts only from { $place } on: there is time to find another.
why-offer-takes = Two cards for one, and { $card_object } lies open.
why-offer-two = Two cards for one that helps little.
why-lay-wins = It wins tokens worth { $more } more { $place_in }.
why-lay-overtakes = It overtakes { $seat } { $place_in }.
why-row-spent = { $quality } counts nowhere any more: the { $colour_row } is free for something better.
why-stays = { $count ->
        [one] The row stays, and counts once more later.
       *[other] The row stays, and counts at { $count } more places later.
    }
why-lead = With Gandalf at its head the row counts one more.
why-lay-counts = It counts { $place_in } now, and nobody knows what others will lay.
why-first-already = We are first { $place_in } without it.
why-kept-for = { $card } is saved: it counts { $place_in }.
why-keeps-gandalf = Gandalf is saved for a longer row.
