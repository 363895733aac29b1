"""The bytes that the first visit loads."""

from typing import Any

from tests.web.conftest import People

MOST = 200_000


def test_the_first_visit_of_the_lobby_is_light(people: People) -> None:
    """The bytes of all responses over the network, headers included."""
    page = people.arrive(
        "about:blank", worker=False
    )  # the worker sends its requests after the first view, or during a slow one
    wire = page.context.new_cdp_session(page)
    sizes: dict[str, float] = {}
    urls: dict[str, str] = {}
    encoded: set[str] = set()

    def answered(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["response"]["url"]
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        if headers.get("content-encoding"):
            encoded.add(event["requestId"])

    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto("/", wait_until="networkidle")
    page.locator("article").nth(3).wait_for()
    listed = sorted(((size, urls.get(one, "")) for one, size in sizes.items()), reverse=True)
    assert len(listed) >= 5
    assert any(urls[one].endswith(".js") for one in encoded)  # compressed, or the sum would mean nothing
    assert sum(size for size, _ in listed) <= MOST, listed
