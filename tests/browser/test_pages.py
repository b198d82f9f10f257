"""Every page: nothing for axe-core, light and dark; languages, replay links, the phone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import riverrun as rr
from riverrun.kernel.language.sentences import language

from .page_words import said
from .stored_tables import GAME, finished, late, lay, positions
from .table import new_table, play_to_the_end, shown_scores, tile

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ({parts, rules}) => {
    const only = rules ? {runOnly: {type: 'rule', values: rules}} : {}
    const options = {resultTypes: ['violations'], preload: false, ...only}
    const apart = (one) => !parts.some((part) => one.closest(part) || one.querySelector(part))
    const unseen = document.querySelectorAll('svg[aria-hidden=true]:not(svg svg, :has(a, [tabindex], foreignObject))')
    const aside = parts.length ? [...document.querySelectorAll('svg:not(svg svg), [role=log]')].filter(apart) : []
    const emptied = Array.from(new Set([...unseen, ...aside]), (one) => {
        const [content, top] = [document.createDocumentFragment(), one.scrollTop]
        content.append(...one.childNodes)
        return [one, content, top]
    })
    try {
        return (await axe.run(parts.length ? parts : document, options)).violations
    } finally {
        for (const [one, content, top] of emptied) {
            one.append(content)
            one.scrollTop = top
        }
    }
}"""
"""Has axe-core look at the page. What is not asked about is taken out meanwhile, since all of it would be walked
through: the lines of drawings that are hidden from readers, and beside single parts every other drawing and journal."""
SETTLE = """async () => {
    const settled = async () => {
        const size = () => document.querySelectorAll('*').length
        let before
        do {
            before = size()
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))
        } while (size() !== before)
        await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
    }
    const tired = () => {
        const moving = document.getAnimations().map((one) => one.effect?.target?.outerHTML.slice(0, 120))
        throw new Error(`The page does not settle: ${document.visibilityState}, moving: ${moving.join(', ')}`)
    }
    await Promise.race([settled(), new Promise((late) => setTimeout(late, 30000)).then(tired)])
}"""
"""Waits until the page no longer grows and nothing on it moves; a page that never does fails, and hangs nobody."""
TRANSITIONS = "document.getAnimations().filter((one) => one instanceof CSSTransition).length"
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
COLOURS = ["color-contrast", "link-in-text-block"]
"""All rules about colours that axe-core follows unless told otherwise."""
PHONE = {"width": 360, "height": 740}


def violations(page, *parts):
    """What axe-core finds, on the page or in these parts of it: in the scheme it is in, and then in the other.

    The schemes differ in nothing but colours, so the other needs no other rules. The page stays in it: to go back would
    paint everything once more.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    here, other = ("dark", "light") if page.evaluate(IS_DARK) else ("light", "dark")
    found = lasting(page, here, {"parts": parts, "rules": None})
    page.emulate_media(color_scheme=other)
    assert page.evaluate(TRANSITIONS) == 0, "thousands of elements would change their colours one after the other"
    return found + lasting(page, other, {"parts": parts, "rules": COLOURS})


def lasting(page, scheme, asked):
    """What axe-core still finds a while later: a colour on its way from one scheme to the other is no finding."""
    for pause in (0, 1000, 3000):
        page.wait_for_timeout(pause)
        page.evaluate(SETTLE)
        found = [
            (scheme, one["id"], [node["target"] for node in one["nodes"]][:3]) for one in page.evaluate(RUN, asked)
        ]
        if not found:
            return []
    return found


def fits(page):
    """Whether nothing makes the page scroll sideways."""
    return page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1")


def test_axe_finds_nothing_in_the_lobby_and_at_a_table(someone, server):
    ada = someone("Grace", guided=True)
    seats = [{"kind": "me"}, {"kind": "invite"}]
    assert ada.request.post("/api/tables", data={"game": GAME, "seats": seats, "listed": True}).ok
    ada.goto("/")
    expect(ada.locator("li.free").first).to_be_attached()
    assert violations(ada) == [], "the lobby, a table with a free seat in it"
    tile(ada, "The Flow of History").get_by_role("button", name="With friends").click()
    assert violations(ada) == [], "a new table"
    ada.get_by_role("button", name="Settings").click()
    expect(ada.get_by_role("dialog")).to_be_visible()
    assert violations(ada, "dialog[open]") == [], "settings"
    ada.goto(lay(server, late(3), ["Grace", "Bob", "Cyd"]).path)
    expect(ada.get_by_text("New here?")).to_be_visible()
    assert violations(ada) == [], "a late table, and the guide on offer"
    ada.get_by_role("button", name="Take the guide").click()
    expect(ada.locator("aside.tip")).to_be_visible()
    assert violations(ada, ".guide") == [], "a tip of the guide"
    ada.get_by_role("button", name="Skip the guide").click()
    ada.locator("section.bar").get_by_role("button", name=re.compile("^Rule ")).first.click()
    expect(ada.get_by_role("dialog")).to_contain_text("FOH-")
    assert violations(ada, "dialog[open]") == [], "a rule"
    ada.keyboard.press("Escape")
    ada.locator("section.bar .action[aria-disabled=true]").first.click(force=True)
    expect(ada.locator("section.bar .why")).to_be_visible()
    assert violations(ada, "section.bar") == [], "a refusal"
    ada.get_by_role("button", name="Text view").click()
    expect(ada.locator("button.move").first).to_be_visible()
    assert violations(ada) == [], "the text view"


def test_axe_finds_nothing_on_other_pages(someone, server):
    ada = someone("Ada")
    ada.goto(lay(server, next(positions(2, 0)), ["Ada", "Ada"]).path)
    expect(ada.get_by_role("button", name="I am Ada")).to_be_visible()
    assert violations(ada) == [], "the curtain"
    over = lay(server, finished(), ["Ada", "Bob"]).path
    ada.goto(over)
    shown_scores(ada)
    expect(ada.locator(".scores .item use").first).to_be_attached()  # the cards that gave points
    assert violations(ada) == [], "the end"
    ada.goto(f"{over}/replay#5")
    expect(ada.get_by_role("slider").first).to_be_visible()
    assert violations(ada) == [], "a replay"
    ada.goto("/replay")
    expect(ada.get_by_role("textbox")).to_be_visible()
    assert violations(ada) == [], "opening a record"
    ada.goto("/rules/flow-of-history#FOH-N1")
    expect(ada.locator("article.target")).to_be_visible()
    assert violations(ada, "header", "nav", ".rules > header", ".search", "#FOH-N1", "#FOH-O1", "#FOH-A2") == [], (
        "the rules"
    )
    ada.get_by_role("searchbox").fill("snipe banker")
    expect(ada.locator("mark").first).to_be_visible()
    assert violations(ada) == [], "rules that were searched for"
    ada.goto("/rules")
    expect(ada.get_by_role("link", name="The Flow of History", exact=True)).to_be_visible()
    assert violations(ada) == [], "the rules of all games"
    ada.goto("/about/api")
    expect(ada.get_by_role("heading", name="Websockets")).to_be_visible()
    chapters = [f".api > section:nth-of-type({n}) > article:first-of-type" for n in range(1, 9)]
    assert violations(ada, "header", "nav", *chapters) == [], "the interface, an operation of each chapter"


def test_a_table_of_other_rules_says_so_and_is_only_looked_at(someone, server):
    ada = someone("Ada")
    laid = lay(server, late(3), ["Ada", "Bob", "Cyd"], rules="0")
    ada.goto(laid.path)
    title, here = laid.state.game.title, laid.state.game.rulebook.version
    notice = ada.get_by_role("status").filter(
        has_text=said("rr-frozen-rules", game=title, rules="0", here=here, number=0)
    )
    expect(notice).to_be_visible()
    expect(ada.locator(".action.can, .glows, section.bar.yours")).to_have_count(0)
    assert violations(ada) == [], "a table of other rules"
    with ada.expect_download() as download:
        notice.get_by_role("link").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["moves"], "its record is kept"


def test_a_replay_link_opens_the_same_moment(someone, server):
    ada, eve = someone(), someone()
    table = lay(server, finished(), ["Ada", "Bob"])
    ada.goto(f"{table.path}/replay")
    slider = ada.locator("input[type=range]").first
    slider.focus()
    for _ in range(7):
        ada.keyboard.press("ArrowRight")
    ada.wait_for_url(re.compile(r"#7$"))
    eve.goto(ada.url)
    expect(eve.locator("input[type=range]").first).to_have_value("7")
    ada.keyboard.press("End")
    ada.wait_for_url(re.compile(rf"#{len(table.state.played)}$"))


def test_a_downloaded_record_opens_as_a_replay(someone, server, tmp_path):
    ada, eve = someone("Ada"), someone()
    table = lay(server, finished(), ["Ada", "Bob"])
    ada.goto(table.path)
    with ada.expect_download() as download:
        ada.get_by_role("button", name="Save the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    last = str(len(table.state.played))
    eve.goto("/replay")
    eve.locator("input[type=file]").set_input_files(record)
    expect(eve.locator("input[type=range]").first).to_have_attribute("max", last)
    eve.reload()
    expect(eve.locator("input[type=range]").first).to_have_attribute("max", last)
    eve.get_by_role("button", name="Open another record").click()
    eve.get_by_label("Or paste the record").fill(record.read_text("utf-8"))
    eve.get_by_role("button", name="Open", exact=True).click()
    expect(eve.locator("input[type=range]").first).to_have_attribute("max", last)


LANGUAGES = {
    "en-GB": ("en", "Play now"),
    "de": ("de", "Jetzt spielen"),
    "fr": ("fr", "Jouer"),
    "zh-TW": ("zh-Hant", "立即開始"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_page_speaks_the_browsers_language_and_fits_a_phone(someone, server, locale):
    lang, new = LANGUAGES[locale]
    ada = someone("Ada", locale=locale, viewport=PHONE, has_touch=True, is_mobile=True, guided=True)
    table, over = lay(server, late(5), ["Ada", None, None, None, None]), lay(server, finished(), ["Ada", "Bob"])
    ada.goto("/")
    expect(ada.locator("body")).to_contain_text(new)
    assert ada.evaluate("document.documentElement.lang") == lang
    assert fits(ada), "the lobby"
    ada.locator("nav.links button").click()
    expect(ada.locator("form select").first).to_be_visible()
    assert fits(ada), "a new table"
    ada.goto(table.path)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    ada.locator(".offer button").first.click()
    expect(ada.locator("aside.tip")).to_be_visible()
    assert fits(ada), "the guide"
    ada.locator("aside.tip button").last.click()
    ada.locator("section.bar .action[aria-disabled=true]").first.click(force=True)
    expect(ada.locator("section.bar .why")).to_be_visible()
    assert fits(ada), "a refusal"
    english = table.state.decision.text
    if lang != "en":
        expect(ada.locator("section.bar")).not_to_contain_text(english)
    ada.goto(over.path)
    expect(ada.locator("ol.scores > li")).to_have_count(2)
    assert fits(ada), "the end"
    assert lang == "en" or left_english(ada, ".ending, .journal") == []
    ada.goto(f"{over.path}/replay#20")
    expect(ada.locator("input[type=range]").first).to_have_value("20")
    assert fits(ada), "a replay"
    height = "document.documentElement.scrollHeight - document.querySelector('main').getBoundingClientRect().bottom"
    ada.wait_for_function(f"{height} - scrollY < 2")  # nothing lies below the page
    ada.goto(lay(server, next(positions(2, 0)), ["Ada", "Ada"]).path)
    expect(ada.locator("main button.primary, main .button").first).to_be_visible()
    assert fits(ada), "the curtain"
    ada.goto("/rules/flow-of-history#FOH-O1")
    clause = rr.kernel.registry.rulebook("flow-of-history").clauses["FOH-O1"]
    expect(ada.locator("article.target")).to_contain_text(clause.sentence.say(lang))
    assert fits(ada), "the rules"


def test_an_older_page_loads_itself_again_and_only_once(someone):
    ada = someone("Ada")
    loaded, told = [], []

    def newer(socket):
        server = socket.connect_to_server()
        told.append(socket.url)
        server.on_message(lambda text: socket.send(re.sub(r'(?<="build":")[^"]*', "newer", str(text))))

    ada.route_web_socket("**/api/lobby/socket", newer)
    ada.on("framenavigated", lambda frame: loaded.append(frame.url))
    ada.goto("/")
    expect(tile(ada, "The Flow of History")).to_be_visible()
    ada.wait_for_timeout(2000)
    assert (len(loaded), len(told)) == (2, 2)


def test_the_text_is_asked_for_only_where_it_is_read_and_in_the_pages_language(someone, server):
    ada = someone("Ada", locale="de")
    asked = []
    ada.on("request", lambda request: asked.append(request.url) if "/screen" in request.url else None)
    table = lay(server, late(3), ["Ada", "Bob", "Cyd"])
    ada.goto(table.path)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    assert asked == []
    ada.get_by_role("button", name="Textansicht").click()
    with language("de"):
        expect(ada.locator(".screen pre")).to_contain_text(table.state.screen(0).splitlines()[0])
    assert len(asked) == 1


def left_english(page, where):
    """Sentences of the game that are told in English although the page is not."""
    text = " ".join(page.locator(where).all_inner_texts())
    return re.findall(r"(?:takes|invests|gains|harvests|comes to the market|snipes) [^.]*", text)


@pytest.mark.parametrize("players", [3, 5])
def test_late_in_a_game_ones_own_nation_is_in_sight(someone, server, players):
    ada = someone("Ada", viewport={"width": 1440, "height": 900})
    ada.goto(lay(server, late(players), ["Ada", *(f"Player {n}" for n in range(2, players + 1))]).path)
    expect(ada.locator("section.bar.yours")).to_be_in_viewport(ratio=1)
    expect(ada.locator("section.nation.mine")).to_be_in_viewport(ratio=0.999)
    expect(ada.locator(".market")).to_be_in_viewport(ratio=0.999)
    assert ada.evaluate("scrollY") == 0
    covered = ada.locator("section.nation:not(.mine) .fold").first
    if players == 3:  # what others have covered is one press away
        cards = ada.locator("section.nation:not(.mine)").first.locator("button[data-card]")
        before = cards.count()
        covered.click()
        expect(cards).not_to_have_count(before)


def test_a_game_on_a_phone(someone):
    ada = someone(viewport=PHONE, has_touch=True, is_mobile=True)
    new_table(ada, "Ada", "Play against bots", 2)
    expect(ada.locator("section.bar.yours")).to_be_visible()
    assert fits(ada)
    play_to_the_end(ada, stop=20)
    assert fits(ada)


AT_THE_END = """() => {
    const river = document.querySelector('.river[role=log]')
    return river.scrollHeight > river.clientHeight && river.scrollHeight - river.scrollTop - river.clientHeight < 4
}"""


def test_the_journal_shows_its_newest_line_however_late_its_words_come(someone, server):
    ada = someone("Ada")
    held = []

    def hold(route):
        held.append(route)

    ada.route("**/game.flow-of-history.words.*.js", hold)
    ada.goto(lay(server, late(3), ["Ada", "Bob", "Cyd"]).path)
    expect(ada.locator(".river .line").first).to_be_attached()
    ada.wait_for_timeout(500)
    for route in held:
        route.continue_()
    expect(ada.locator(".river .line .words").last).not_to_have_text("")
    ada.wait_for_function(AT_THE_END)
    ada.wait_for_timeout(300)
    assert ada.evaluate(AT_THE_END)
    expect(ada.get_by_role("button", name="Newest")).to_be_hidden()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_question_and_its_answers_are_one_line_on_a_desk(someone, server, locale):
    ada = someone("Ada", locale=locale, viewport={"width": 1440, "height": 900})
    ada.goto(lay(server, late(3), ["Ada", "Bob", "Cyd"]).path)
    expect(ada.locator("section.bar.yours .action").first).to_be_visible()
    ada.evaluate("document.fonts.ready")
    tools = ada.locator("section.bar .head > .tools").bounding_box()
    actions = ada.locator("section.bar .actions").bounding_box()
    assert abs(tools["y"] + tools["height"] / 2 - actions["y"] - actions["height"] / 2) < 4
    assert actions["height"] < 60


def test_a_connection_that_is_refused_says_why(someone, server):
    """The table is gone by the time its socket is opened: the page says so, and does not try for ever."""
    ada = someone("Ada")
    opened = []

    def refuse(socket):
        opened.append(socket.url)
        gone = {"code": "rr-error-unknown-table", "args": {"table": "abc"}}
        socket.send(json.dumps({"type": "refused", "error": "not-found", "sentence": gone}))
        socket.close(code=4404, reason="rr-error-unknown-table")

    ada.route_web_socket("**/api/tables/*/socket*", refuse)
    ada.goto(lay(server, late(3), ["Ada", "Bob", "Cyd"]).path)
    expect(ada.locator("main")).to_contain_text(said("rr-error-unknown-table", table="abc"))
    ada.wait_for_timeout(2500)
    assert len(opened) == 1


def test_one_connection_too_many_says_so(someone):
    ada = someone("Ada")
    ada.route_web_socket(
        "**/api/lobby/socket", lambda socket: socket.close(code=4429, reason="rr-error-too-many-connections")
    )
    ada.goto("/")
    expect(ada.get_by_role("status").locator("p")).to_contain_text(said("rr-error-too-many-connections"))


def test_a_table_whose_bots_have_less_time_says_so_quietly(someone, server):
    ada = someone("Ada")

    def busy(socket):
        above = socket.connect_to_server()

        def tell(message):
            told = json.loads(message)
            socket.send(json.dumps(told | {"bots_shortened": True} if told["type"] == "presence" else told))

        above.on_message(tell)
        socket.on_message(above.send)

    ada.route_web_socket("**/api/tables/*/socket*", busy)
    ada.goto(lay(server, late(3), ["Ada", "Bob", "Cyd"]).path)
    expect(ada.get_by_text("The server is busy: bots think for less time.")).to_be_visible()
