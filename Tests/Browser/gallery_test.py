"""Uses a gallery as a person does, in a headless Chromium: opens, searches, switches, clicks, tabs and looks.

usage: gallery_test.py FOLDER [SCREENSHOTS]

FOLDER is a gallery of the example manifests. What is on the screen is compared with the numbers of the pictures themselves, so that no
image is stored. SCREENSHOTS, where it is given, is a folder for pictures of the page, to be looked at.
"""

import importlib.util
import io
import os
import pathlib
import sys
import time

from PIL import Image
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
DRIVER = os.environ.get("CHROMEDRIVER", "/usr/bin/chromedriver")
# How far a channel of a pixel may be from what is expected, out of 255.
TOLERANCE = 6


def browser():
    options = Options()
    options.binary_location = CHROMIUM
    for flag in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"]:
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service(DRIVER))


class Page:
    def __init__(self, driver, folder):
        self.driver = driver
        self.url = pathlib.Path(folder).resolve().joinpath("index.html").as_uri()

    def open(self, fragment="", width=1280, height=900, scheme="light", motion="reduce"):
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        self.driver.get("about:blank")
        self.driver.get(self.url + fragment)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def js(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def choose(self, name, value):
        Select(self.one(f"#{name}")).select_by_value(value)

    def image(self):
        return Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")

    def visible_sections(self):
        return self.js("return [...document.querySelectorAll('section.component')].filter(s => !s.hidden).map(s => s.id)")

    def focus(self):
        return self.js(
            "const e = document.activeElement;"
            "return e.id || e.getAttribute('aria-label') || e.textContent.trim().slice(0, 40) || e.localName")

    def keys(self, *keys):
        actions = webdriver.ActionChains(self.driver)
        for key in keys:
            actions.send_keys(key)
        actions.perform()


def test_opens_without_complaint(page):
    """The page asks for nothing that its policy forbids, and its script runs without errors."""
    page.open()
    entries = page.driver.get_log("browser")
    assert entries == [], entries
    wanted = page.js("return performance.getEntriesByType('resource').map(e => e.name)")
    assert all(name.startswith("file:") for name in wanted), wanted
    assert page.js("return matchMedia('(max-width: 20000px)').matches && document.styleSheets.length === 2")
    # The policy holds: nothing of the network can be asked for.
    page.js("const i = new Image(); i.src = 'https://example.org/a.png'; document.body.append(i); i.remove()")
    time.sleep(0.2)
    refused = page.driver.get_log("browser")
    assert any("Content Security Policy" in entry["message"] for entry in refused), refused


def test_search_and_filter_by_keyboard(page):
    page.open()
    everything = page.visible_sections()
    page.keys("/")
    assert page.focus() == "search"
    page.keys("switch")
    found = page.visible_sections()
    assert "PowerSwitch" in found and "TaskCheckbox" not in found and len(found) < len(everything), found
    status = page.one("#results")
    assert status.text == f"{len(found)} of {len(everything)} components", status.text
    assert status.get_attribute("aria-live") == "polite"
    page.keys(Keys.ENTER)
    time.sleep(0.1)
    assert page.focus() == found[0], page.focus()
    page.keys("/", "no such thing")
    assert page.visible_sections() == []
    assert "No component matches" in status.text
    page.keys(Keys.ESCAPE)
    assert page.visible_sections() == everything
    # The kinds are radio buttons, which the arrow keys change.
    page.js("document.querySelector('input[name=kind]:checked').focus()")
    page.keys(Keys.ARROW_RIGHT)
    kinds = page.js("return [...document.querySelectorAll('section.component:not([hidden])')].map(s => s.dataset.kind)")
    assert set(kinds) == {"toggleStyle"}, kinds
    # Manifests and facts are searched as well.
    page.keys(Keys.ESCAPE, "/", "inspector")
    found = page.visible_sections()
    assert "WindowToolbar" in found and "PowerSwitch" not in found, found
    # A number behind a platform is its version, and no other number of the component.
    page.keys(Keys.ESCAPE, "/", "tvos 15")
    declared = page.js(
        "return [...document.querySelectorAll('section.component')]"
        ".filter(s => s.querySelector('.facts').textContent.includes('tvOS 15')).map(s => s.id)")
    assert declared and page.visible_sections() == declared, page.visible_sections()
    page.keys(Keys.ESCAPE, "/", "tvos 15 bottomBar")
    assert page.visible_sections() == ["OldestFloors"], page.visible_sections()
    page.keys(Keys.ESCAPE)
    page.js("document.querySelectorAll('input[name=kind]')[1].click()")
    # Slash and Escape work from there, too, and what a link has led to stays in view.
    page.keys("/")
    assert page.focus() == "search"
    page.keys("icon", Keys.ENTER)
    time.sleep(0.1)
    reached = page.focus()
    page.keys(Keys.ESCAPE)
    assert page.visible_sections() == everything
    top = page.js("return document.getElementById(arguments[0]).getBoundingClientRect().top", reached)
    assert 0 <= top < 200, (reached, top)


def test_every_state_has_a_link(page):
    page.open("#PowerSwitch-off-disabled?appearance=dark&direction=rtl&size=xxxLarge")
    root = page.js("return {...document.documentElement.dataset}")
    assert root["appearance"] == "dark" and root["direction"] == "rtl" and root["size"] == "xxxLarge", root
    assert page.focus() == "PowerSwitch-off-disabled"
    box = page.js("return document.activeElement.getBoundingClientRect().toJSON()")
    assert 0 <= box["top"] and box["bottom"] <= 900, box
    shown = page.js(
        "return [...document.activeElement.querySelectorAll('svg')].filter(s => s.checkVisibility()).map(s => s.classList.value)")
    assert shown == ["rtl xxxLarge"], shown
    page.one("#PowerSwitch-on-pressed figcaption a").click()
    assert page.driver.current_url.endswith("#PowerSwitch-on-pressed?appearance=dark&direction=rtl&size=xxxLarge")
    page.driver.back()
    assert page.driver.current_url.split("#")[1].startswith("PowerSwitch-off-disabled")
    # A link that is copied, not followed, shows the same to whoever opens it.
    page.open()
    page.choose("direction", "rtl")
    page.one("#hit").click()
    assert page.driver.current_url.endswith("#?direction=rtl&hit=on"), page.driver.current_url
    copied = page.one("#PowerSwitch-on-enabled figcaption a").get_attribute("href")
    page.open("#" + copied.split("#")[1])
    root = page.js("return {...document.documentElement.dataset}")
    assert root["direction"] == "rtl" and root["hit"] == "on", root
    assert page.one("#hit").is_selected() and page.focus() == "PowerSwitch-on-enabled"
    listed = page.one("li[data-for=PowerSwitch] a").get_attribute("href")
    assert listed.endswith("#PowerSwitch?direction=rtl&hit=on"), listed
    # A mistyped or an old link leads as near as it can.
    for fragment, reached in [
        ("#powerswitch", "PowerSwitch"), ("#POWERSWITCH-ON-PRESSED", "PowerSwitch-on-pressed"),
        ("#PowerSwitch-on-gone?direction=rtl", "PowerSwitch"), ("#%E0%A4%A", "Skip to"), ("#PowerSwit", "Skip to"),
    ]:
        page.open(fragment)
        assert page.focus()[:len(reached)] == reached, (fragment, page.focus())
    # The same link leads there again.
    page.open("#PowerSwitch?hit=on")
    page.js("scrollTo(0, 0)")
    page.js("document.querySelector('li[data-for=PowerSwitch] a').click()")
    assert page.js("return scrollY") > 300
    ids = page.js("return [...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids)), "names stand twice"


def test_the_way_back_restores_the_switches(page):
    shown = "return [document.documentElement.dataset.appearance ?? '', document.querySelector('#appearance').value]"
    page.open()
    page.one("#PowerSwitch-on-enabled figcaption a").click()
    page.choose("appearance", "dark")
    assert page.driver.current_url.endswith("#PowerSwitch-on-enabled?appearance=dark"), page.driver.current_url
    page.driver.back()
    time.sleep(0.1)
    assert page.driver.current_url.endswith("index.html") and page.js(shown) == ["", ""], page.js(shown)
    page.driver.forward()
    time.sleep(0.1)
    assert page.js(shown) == ["dark", "dark"], page.js(shown)
    # Every link of the page keeps what is chosen.
    for selector in ["li[data-for=FilterChip] a", ".brand a", ".skip"]:
        page.js("document.querySelector(arguments[0]).click()", selector)
        assert page.driver.current_url.endswith("?appearance=dark") and page.js(shown) == ["dark", "dark"], selector


def test_devices_stand_in_the_middle_and_have_one_scale(page):
    page.open()
    places = page.js(
        """
        const of = (id) => [...document.querySelectorAll(`#${id} figure`)].map(f => {
          const svg = [...f.querySelectorAll('svg')].find(s => s.checkVisibility());
          const box = svg.getBoundingClientRect();
          return {top: box.top, left: box.left, right: box.right, scale: box.width / svg.viewBox.baseVal.width};
        });
        const box = document.querySelector('#WindowToolbar .states').getBoundingClientRect();
        return {middle: (box.left + box.right) / 2, all: [of('WindowToolbar'), of('LibraryMenu')]};
        """)
    for pictures in places["all"]:
        # What is wider than the page alone is made smaller.
        scales = [place["scale"] for place in pictures]
        assert max(scales) - min(scales) < 0.05, scales
        rows = {}
        for place in pictures:
            rows.setdefault(round(place["top"]), []).append(place)
        assert max(len(row) for row in rows.values()) >= 2, rows
        for row in rows.values():
            middle = (row[0]["left"] + row[-1]["right"]) / 2
            assert abs(middle - places["middle"]) < 2, (row, places["middle"])
    # Each has its name right below, however high its neighbours are.
    gaps = page.js(
        """
        return [...document.querySelectorAll('[data-kind=toolbarContent] figure')].map(f => {
          const svg = [...f.querySelectorAll('svg')].find(s => s.checkVisibility());
          return f.querySelector('figcaption').getBoundingClientRect().top - svg.getBoundingClientRect().bottom;
        });
        """)
    assert gaps and max(gaps) < 16, max(gaps)


def parts(page, component, state):
    """The rectangles of a picture that can be seen, with their places on the screen and all that decides their colour."""
    return page.js(
        """
        const svg = [...document.querySelectorAll(`figure[id="${arguments[0]}-${arguments[1]}"] svg`)].find(s => s.checkVisibility());
        svg.scrollIntoView({block: 'center', behavior: 'instant'});
        const numbers = (text) => (text.match(/[0-9.]+/g) ?? []).map(Number);
        return [...svg.querySelectorAll('rect[data-part]')].map(rect => {
          let opacity = 1;
          for (let e = rect; e !== svg; e = e.parentElement) opacity *= Number(getComputedStyle(e).opacity);
          const style = getComputedStyle(rect);
          const box = rect.getBoundingClientRect();
          return {part: rect.dataset.part, x: box.x, y: box.y, width: box.width, height: box.height, opacity,
                  hasFill: style.fill !== 'none', fill: numbers(style.fill), alpha: Number(style.fillOpacity)};
        });
        """,
        component, state)


def over(front, alpha, back):
    return [f * alpha + b * (1 - alpha) for f, b in zip(front, back)]


def look(page, component, state, background):
    """Compares the pixels of a picture with its numbers."""
    rects = [rect for rect in parts(page, component, state) if rect["hasFill"]]
    assert rects, f"{component} {state} draws nothing"
    image = page.image()
    color = background
    for rect in rects:
        fill = rect["fill"][:3]
        alpha = rect["alpha"] * (rect["fill"][3] if len(rect["fill"]) > 3 else 1)
        color = over(fill, alpha, color)
        # A place that nothing else covers: beside the middle of a thumb, on the rim of everything else.
        if rect["part"] == "thumb":
            place = (rect["x"] + rect["width"] * 0.14, rect["y"] + rect["height"] / 2)
        else:
            # Beyond the line along the edge; where the thumb is in the middle, too, the first pixel that lies above it whole.
            covered = rect["part"] == "track" and state.startswith("mixed")
            top = int(rect["y"]) + 1 if covered else rect["y"] + 1.6
            place = (rect["x"] + rect["width"] / 2, top)
        if rect["opacity"] == 0:
            continue
        wanted = over(color, rect["opacity"], background)
        seen = image.getpixel((int(place[0]), int(place[1])))
        difference = max(abs(a - b) for a, b in zip(seen, wanted))
        assert difference <= TOLERANCE, (
            f"{component} {state}: the {rect['part']} is {seen} at {place}, not {[round(c) for c in wanted]}")
    return rects


def test_the_screen_shows_the_numbers(page):
    states = ["on-enabled", "off-enabled", "mixed-enabled", "on-pressed", "off-disabled"]
    for appearance, direction, background in [("light", "ltr", [255] * 3), ("darkContrast", "rtl", [0] * 3)]:
        page.open()
        page.choose("appearance", appearance)
        page.choose("direction", direction)
        for state in states:
            rects = look(page, "FadingSwitch", state, background)
            track = next(rect for rect in rects if rect["part"] == "track")
            thumb = next(rect for rect in rects if rect["part"] == "thumb")
            scale = track["width"] / 50
            start = {"on": 22, "off": 2, "mixed": 12}[state.split("-")[0]]
            left = start if direction == "ltr" else 50 - start - 26
            assert abs(thumb["x"] - track["x"] - left * scale) < 0.1, (state, direction, thumb, track)
        for component in ["NightSwitch", "BoldCheckbox", "FilterChip", "LayoutSwitch"]:
            look(page, component, "off-enabled" if component == "LayoutSwitch" else "on-enabled", background)


def test_the_schemes_follow_the_system(page):
    for scheme, wanted in [("light", [255] * 3), ("dark", [0] * 3)]:
        page.open("#FadingSwitch-off-enabled", scheme=scheme)
        look(page, "FadingSwitch", "off-enabled", wanted)
    page.choose("appearance", "light")
    look(page, "FadingSwitch", "off-enabled", [255] * 3)


def test_own_kinds_have_their_pictures(page):
    for scheme, wanted in [("light", "#0b57d0"), ("dark", "#4c8df6")]:
        page.open("#CallToAction-enabled", scheme=scheme)
        rects = look(page, "CallToAction", "enabled", [255] * 3 if scheme == "light" else [0] * 3)
        fill = "#" + "".join(f"{int(c):02x}" for c in rects[0]["fill"][:3])
        assert (rects[0]["part"], fill) == ("background", wanted), (rects[0], wanted)
    enabled, pressed = [
        next(r for r in parts(page, "CallToAction", state) if r["part"] == "background") for state in ["enabled", "pressed"]]
    assert abs(pressed["width"] / enabled["width"] - 0.97) < 0.001, (enabled, pressed)
    states = page.js("return [...document.querySelectorAll('#CallToAction figure')].map(f => f.dataset.state)")
    assert states == ["enabled", "pressed", "disabled"], states


def test_marks_without_colour_and_glass(page):
    page.open("#FilterChip")
    marks = page.js(
        """
        return ['on', 'off', 'mixed'].map(state => {
          const find = (id) => [...document.querySelectorAll(`figure[id="FilterChip-${id}"] svg`)].find(s => s.checkVisibility());
          const plain = find(`${state}-enabled`), marked = find(`${state}-enabled-differentiated`);
          const mark = marked.querySelector('[data-part=mark]');
          const symbol = mark.querySelector('use');
          const box = symbol.getBoundingClientRect();
          return [plain.querySelector('[data-part=mark]') === null, symbol.dataset.symbol,
                  getComputedStyle(mark).opacity, box.width > 8, getComputedStyle(symbol).color];
        });
        """)
    assert [m[:4] for m in marks] == [
        [True, "checkmark", "1", True], [True, "checkmark", "0", True], [True, "minus", "1", True]], marks
    # On its fill the mark has the label's colour.
    assert marks[0][4] == "rgb(255, 255, 255)", marks
    # Behind glass, what is there can be seen through it: the same fill has other pixels at its two ends.
    def ends(state):
        surface = next(r for r in parts(page, "FilterChip", state) if r["part"] == "surface")
        image = page.image()
        y = int(surface["y"] + surface["height"] * 0.75)
        return [image.getpixel((int(surface["x"] + x), y)) for x in (9, surface["width"] - 9)]
    plain, glass = ends("off-enabled"), ends("off-enabled-glass")
    def difference(a, b):
        return max(abs(x - y) for x, y in zip(a, b))
    assert difference(*plain) <= TOLERANCE, plain
    assert difference(*glass) > 20, glass
    assert page.js("return document.querySelectorAll('#FilterChip-on-enabled-glass [data-part=glass-edge]').length") > 0


def test_what_pictures_refer_to_is_there(page):
    page.open()
    missing = page.js(
        """
        const names = [...document.querySelectorAll('use')].map(u => u.getAttribute('href').slice(1));
        for (const e of document.querySelectorAll('[filter], [mask], [clip-path]'))
          for (const a of ['filter', 'mask', 'clip-path'])
            if (e.getAttribute(a)) names.push(e.getAttribute(a).slice(5, -1));
        return [...new Set(names)].filter(n => !document.getElementById(n));
        """)
    assert missing == [], missing
    drawn = page.js(
        "return [...document.querySelectorAll('section.component svg use')].filter(u => u.checkVisibility())"
        ".every(u => u.getBBox().width > 0)")
    assert drawn, "a symbol draws nothing"


def thumb_place(page):
    return page.js(
        """
        const button = document.querySelector('#FadingSwitch .toggle');
        const of = (part) => button.querySelector(`[data-part=${part}]`).getBoundingClientRect();
        return (of('thumb').x - of('track').x) / of('track').width * 50;
        """)


def test_toggles_can_be_clicked(page):
    page.open("#FadingSwitch")
    toggle = page.one("#FadingSwitch .toggle")
    assert toggle.get_attribute("role") == "switch" and toggle.get_attribute("aria-checked") == "true"
    seen = "return [...document.querySelectorAll('.toggle')].every(t => [...t.querySelectorAll('[data-part=label]')]"
    assert page.js(seen + ".every(l => t.getAttribute('aria-label').startsWith(l.textContent)))")
    toggle.click()
    assert toggle.get_attribute("aria-checked") == "false"
    assert abs(thumb_place(page) - 2) < 0.1, thumb_place(page)
    toggle.send_keys(" ")
    assert toggle.get_attribute("aria-checked") == "true"
    assert abs(thumb_place(page) - 22) < 0.1, thumb_place(page)
    page.one("#FadingSwitch [data-option=mixed]").click()
    assert (toggle.get_attribute("role"), toggle.get_attribute("aria-checked")) == ("checkbox", "mixed")
    assert abs(thumb_place(page) - 12) < 0.1, thumb_place(page)
    toggle.click()
    assert (toggle.get_attribute("role"), toggle.get_attribute("aria-checked")) == ("switch", "true")
    page.one("#FadingSwitch [data-option=disabled]").click()
    toggle.click()
    assert toggle.get_attribute("aria-checked") == "true" and toggle.get_attribute("aria-disabled") == "true"
    # It moves as the manifest says: ease in and out for 0.2 seconds; not at all where less motion is wanted.
    durations = []
    for motion in ["reduce", "no-preference"]:
        page.open("#FadingSwitch", motion=motion)
        page.one("#FadingSwitch .toggle").click()
        durations.append(
            page.js("const g = document.querySelector('#FadingSwitch .toggle [data-part=thumb]').closest('g');"
                    "const s = getComputedStyle(g); return [s.transitionDuration, s.transitionTimingFunction]"))
    assert "0.2s" not in durations[0][0], durations
    assert "0.2s" in durations[1][0] and "cubic-bezier(0.42, 0, 0.58, 1)" in durations[1][1], durations


def test_tabs_in_order(page):
    page.open()
    seen = []
    for _ in range(14):
        page.keys(Keys.TAB)
        seen.append(page.focus())
        visible = page.js(
            "const s = getComputedStyle(document.activeElement);"
            "const t = getComputedStyle(document.activeElement.nextElementSibling ?? document.body);"
            "return s.outlineStyle !== 'none' || t.outlineStyle !== 'none'")
        assert visible, f"nothing shows that {seen[-1]} has the focus"
    assert seen[0] == "Skip to the components", seen
    order = ["search", "appearance", "direction", "size", "hit"]
    assert [name for name in seen if name in order] == order, seen


def axe_script():
    spec = importlib.util.find_spec("axe_playwright_python")
    return pathlib.Path(spec.submodule_search_locations[0]).joinpath("axe.min.js").read_text()


def test_accessible(page):
    """No violation of WCAG 2.2 A and AA, nor of axe's best practices, at desktop and phone width, light and dark."""
    script = axe_script()
    # One section of each kind stands for all of its kind, which are of one template.
    chosen = ["PowerSwitch", "CloseOnly", "CallToAction", "WindowToolbar"]
    for width, scheme in [(1280, "light"), (390, "dark")]:
        page.open(width=width, scheme=scheme)
        page.js("for (const d of document.querySelectorAll('#PowerSwitch details')) d.open = true")
        page.js("for (const s of document.querySelectorAll('section.component')) if (!arguments[0].includes(s.id)) s.remove()", chosen)
        page.js(script)
        page.driver.set_script_timeout(60)
        result = page.driver.execute_async_script(
            "const done = arguments[0];"
            "axe.run({resultTypes: ['violations']}).then(r => done(r.violations))")
        found = [(v["id"], v["help"], [n["html"][:160] for n in v["nodes"][:3]]) for v in result]
        assert not found, found


def test_fits_a_phone(page):
    page.open(width=375, height=700)
    for size in ["large", "accessibility3"]:
        page.choose("size", size)
        assert page.js("return document.documentElement.scrollWidth") <= 375, size
    # Windows and tablets are seen whole, and no switch's choice is cut.
    stages = page.js(
        "return [...document.querySelectorAll('.stage svg')].filter(s => s.checkVisibility()).map(s => s.getBoundingClientRect())"
        ".every(b => b.left >= 0 && b.right <= 375 && b.width > 20)")
    assert stages
    cut = page.js(
        """
        const pen = document.createElement('canvas').getContext('2d');
        return [...document.querySelectorAll('.settings select')].flatMap(select => {
          pen.font = getComputedStyle(select).font;
          return [...select.options].filter(o => pen.measureText(o.text).width > select.clientWidth - 34).map(o => o.text);
        });
        """)
    assert cut == [], cut
    # Whatever can be pressed is large enough for a finger (WCAG 2.2, 2.5.8).
    small = page.js(
        "return [...document.querySelectorAll('figcaption a, .settings label, .list a, .copy, summary, .options label')]"
        ".filter(e => e.checkVisibility()).filter(e => {"
        "const b = e.getBoundingClientRect(); return b.width < 24 || b.height < 24; }).map(e => e.textContent.slice(0, 40))")
    assert small == [], small[:5]
    # The switches stay, and beside what one looks at nothing else of the bar.
    page.open("#PlanCard", width=375, height=700)
    time.sleep(0.2)
    top, bottom = page.js("const b = document.querySelector('.settings').getBoundingClientRect(); return [b.top, b.bottom]")
    assert 0 <= top and bottom < 80, (top, bottom)
    head = page.js("return document.querySelector('#PlanCard h2').getBoundingClientRect().top")
    assert head >= bottom, (head, bottom)
    assert page.js("return document.querySelector('#search').getBoundingClientRect().bottom") <= 0
    page.choose("appearance", "dark")
    assert page.js("return document.documentElement.dataset.appearance") == "dark"
    # Nor does a long word of a manifest widen the page, here or at desktop width.
    for width in [1280, 375]:
        page.open(width=width, height=700)
        page.js(
            "for (const e of document.querySelectorAll('.summary, .facts dd, .findings p, .kind, .place, h2, .none'))"
            " e.textContent = 'W'.repeat(300)")
        assert page.js("return document.documentElement.scrollWidth") <= width, width


def test_prints_manifests_and_what_is_open(page):
    page.open()
    page.one("#PowerSwitch details:not(.manifest) summary").click()
    page.js("dispatchEvent(new Event('beforeprint'))")
    opened = "return [...document.querySelectorAll('details[open]')].map(d => d.closest('section').id + d.className)"
    on_paper = page.js(opened)
    assert "CallToActionmanifest" in on_paper and "PowerSwitch" in on_paper and "CallToAction" not in on_paper
    # What belongs together stays together, and text flows, so that pages are full.
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    inside = page.js(
        "return ['.facts', 'tr', 'figure', 'details.manifest', 'h3 + .code']"
        ".map(s => getComputedStyle(document.querySelector('.component ' + s)).breakInside)")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert inside == ["avoid", "avoid", "avoid", "auto", "auto"], inside
    page.js("dispatchEvent(new Event('afterprint'))")
    assert page.js(opened) == ["PowerSwitch"], page.js(opened)


def shoot(page, folder):
    """Pictures of the page, to be looked at."""
    os.makedirs(folder, exist_ok=True)
    for name, width, height, scheme, fragment in [
        ("desktop-light", 1280, 1600, "light", ""),
        ("desktop-dark", 1280, 1600, "dark", "#PowerSwitch"),
        ("phone-light", 390, 1400, "light", ""),
        ("phone-dark", 390, 1400, "dark", "#FilterChip"),
    ]:
        page.open(fragment, width=width, height=height, scheme=scheme)
        time.sleep(0.2)
        page.image().save(os.path.join(folder, name + ".png"))


def main():
    driver = browser()
    failed = 0
    try:
        page = Page(driver, sys.argv[1])
        for name, test in [(n, t) for n, t in globals().items() if n.startswith("test_")]:
            start = time.time()
            try:
                test(page)
                print(f"passed  {name} ({time.time() - start:.1f} s)")
            except Exception as error:  # every test is run, whatever another did
                failed += 1
                print(f"FAILED  {name}: {type(error).__name__}: {error}")
        if len(sys.argv) > 2:
            shoot(page, sys.argv[2])
    finally:
        driver.quit()
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
