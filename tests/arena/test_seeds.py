"""Seeds are equal on all machines, and sources of chance are independent."""

from bywater.arena.seeds import Streams, seed_of


def test_a_seed_is_the_same_on_every_machine_and_in_every_run() -> None:
    assert seed_of(1, "seat", 0) == 5748508984622417883
    assert len({seed_of(1, "seat", 0), seed_of(1, "seat", 1), seed_of(2, "seat", 0), seed_of("1", "seat", 0)}) == 4


def test_each_source_has_its_own_stream() -> None:
    quiet, busy = Streams("root"), Streams("root")
    deck = [quiet["deck"].random() for _ in range(5)]
    for number in range(5):
        busy["die"].random()
        assert busy["deck"].random() == deck[number]
    assert Streams("other")["deck"].random() != deck[0]
    assert Streams("root")["die"].random() != deck[0]
