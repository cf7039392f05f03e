// swift-format-ignore-file
// Derived from Templates/gallery by the test GalleryTemplatesTests (RECORD=all writes it); do not edit.

/// The texts of the site by file name.
enum GalleryTemplates {
  static let all: [(name: String, text: String)] = [
    (
      name: "gallery.css",
      text: ##"""
/* Colours of the page itself; those of the pictures are in colors.css. */
:root, [data-appearance="light"] {
  color-scheme: light;
  --page: #f5f5f7; --card: #ffffff; --stage: #ffffff; --text: #1d1d1f; --dim: #6b6b70; --line: #d9d9de;
  --soft: #e8e8ed; --link: #0060c2; --focus: #0071e3; --low: #b3261e; --warn: #8a5200;
  --code: #fbfbfd; --keyword: #9b2393; --string: #b3261e; --number: #1c00cf; --type: #0b4f79; --comment: #5d6c79;
  --attribute: #643820;
}
@media screen and (prefers-contrast: more) {
  :root:not([data-appearance]) { --dim: #424245; --line: #6e6e73; --link: #004a99; --comment: #3c4650; }
}
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-appearance]) {
    color-scheme: dark;
    --page: #161617; --card: #1f1f21; --stage: #000000; --text: #f5f5f7; --dim: #a1a1a6; --line: #3a3a3d;
    --soft: #2c2c2e; --link: #4aa3ff; --focus: #2997ff; --low: #ff8a80; --warn: #ffc266;
    --code: #19191b; --keyword: #fc7ab3; --string: #fc8577; --number: #d9c97c; --type: #6bdfff; --comment: #8f9ba7;
    --attribute: #fd9f5c;
  }
}
@media screen and (prefers-color-scheme: dark) and (prefers-contrast: more) {
  :root:not([data-appearance]) { --dim: #d2d2d7; --line: #8e8e93; --link: #8cc4ff; --comment: #c0c8d0; }
}
@media screen {
  [data-appearance="lightContrast"] {
    color-scheme: light;
    --dim: #424245; --line: #6e6e73; --link: #004a99; --comment: #3c4650;
  }
  [data-appearance="dark"], [data-appearance="darkContrast"] {
    color-scheme: dark;
    --page: #161617; --card: #1f1f21; --stage: #000000; --text: #f5f5f7; --dim: #a1a1a6; --line: #3a3a3d;
    --soft: #2c2c2e; --link: #4aa3ff; --focus: #2997ff; --low: #ff8a80; --warn: #ffc266;
    --code: #19191b; --keyword: #fc7ab3; --string: #fc8577; --number: #d9c97c; --type: #6bdfff; --comment: #8f9ba7;
    --attribute: #fd9f5c;
  }
  [data-appearance="darkContrast"] { --dim: #d2d2d7; --line: #8e8e93; --link: #8cc4ff; --comment: #c0c8d0; }
}

* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { --bar: 3.75rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: calc(var(--bar) - 0.75rem); }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 1.0625rem/1.47 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
  -webkit-font-smoothing: antialiased;
}
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
main { overflow-wrap: anywhere; }
main:focus, section:focus { outline: none; }
.shared { position: absolute; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999rem; z-index: 3; padding: 0.6rem 1rem; background: var(--card); border-radius: 8px; }
.skip:focus { left: 1rem; top: 0.6rem; }

/* The bar */
.top { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); }
.bar {
  max-width: 80rem; margin: 0 auto; padding: 0.65rem 1.5rem; min-height: 3.75rem;
  display: flex; flex-wrap: wrap; align-items: center; gap: 0.6rem 1.5rem;
}
.brand { margin: 0; font-size: 1.2rem; font-weight: 600; letter-spacing: -0.01em; width: 12.5rem; }
.brand a { color: inherit; }
.find { position: relative; flex: 1 1 12rem; max-width: 22rem; margin: 0; }
.find input {
  width: 100%; font: inherit; font-size: 0.95rem; color: inherit; background: var(--soft);
  border: 1px solid transparent; border-radius: 10px; padding: 0.42rem 2.2rem 0.42rem 0.8rem;
}
.find input::placeholder { color: var(--dim); opacity: 1; }
.find kbd {
  position: absolute; right: 0.7rem; top: 50%; transform: translateY(-50%); pointer-events: none;
  font: inherit; font-size: 0.8rem; color: var(--dim);
}
.find input:focus ~ kbd, .find input:not(:placeholder-shown) ~ kbd { display: none; }
.settings { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.1rem; margin-inline-start: auto; }
.settings label { font-size: 0.8rem; color: var(--dim); display: flex; align-items: center; gap: 0.45rem; }
.settings select {
  font: inherit; font-size: 0.85rem; color: var(--text); background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; padding: 0.3rem 0.4rem;
}
.check { display: inline-flex; align-items: center; gap: 0.4rem; min-height: 24px; font-size: 0.85rem; color: var(--dim); }
.check input, .filter input { accent-color: var(--focus); }
.check input { width: 1rem; height: 1rem; margin: 0; }

/* List and content */
.page { max-width: 80rem; margin: 0 auto; padding: 0 1.5rem; display: grid; grid-template-columns: 12.5rem minmax(0, 1fr); gap: 1.5rem; }
.list { position: sticky; top: var(--bar); align-self: start; max-height: calc(100vh - var(--bar)); overflow: auto; margin-inline-start: -0.6rem; padding: 2.2rem 0 3rem; padding-inline-start: 0.6rem; }
.list h2 { margin: 0 0 0.35rem; font-size: 0.8rem; font-weight: 600; color: var(--dim); }
.list ul { list-style: none; margin: 0 0 1.6rem; padding: 0; }
.list a { display: block; padding: 0.24rem 0.6rem; margin-inline-start: -0.6rem; border-radius: 7px; color: var(--text); font-size: 0.92rem; overflow-wrap: anywhere; }
.list a:hover { background: var(--soft); text-decoration: none; }
.list a[aria-current] { background: var(--soft); font-weight: 600; }
.intro { padding: 2.6rem 0 0; }
h1 { margin: 0; font-size: 2.75rem; line-height: 1.1; font-weight: 700; letter-spacing: -0.022em; }
.intro p { margin: 0.7rem 0 0; color: var(--dim); font-size: 1.2rem; max-width: 44rem; }
.intro .results { font-size: 0.95rem; min-height: 1.5em; }
.filter { display: flex; flex-wrap: wrap; gap: 0.5rem; border: 0; margin: 1.4rem 0 0; padding: 0; }
.filter input { position: absolute; opacity: 0; }
.filter span { display: block; padding: 0.34rem 0.95rem; border-radius: 999px; background: var(--soft); font-size: 0.92rem; cursor: pointer; }
.filter small { font-size: 0.85em; font-weight: 400; padding-inline-start: 0.15rem; }
.filter input:checked + span { background: var(--text); color: var(--page); }
.filter input:focus-visible + span { outline: 3px solid var(--focus); outline-offset: 2px; }

/* A component */
.component { padding: 2.4rem 0 3.2rem; }
.component + .component { border-top: 1px solid var(--line); }
.component > header { margin-bottom: 1.3rem; }
.kind { margin: 0; font-size: 0.85rem; font-weight: 600; color: var(--dim); }
.component h2 { margin: 0.1rem 0 0; font-size: 2rem; line-height: 1.15; font-weight: 700; letter-spacing: -0.018em; }
.summary { margin: 0.45rem 0 0; font-size: 1.1rem; color: var(--dim); max-width: 44rem; }
.component h3 { margin: 2.2rem 0 0.7rem; font-size: 1.2rem; font-weight: 600; letter-spacing: -0.01em; }
.none, .checked, .measured { color: var(--dim); margin: 0; }
.checked, .measured { margin-top: 0.6rem; font-size: 0.95rem; }
.checked strong { color: var(--warn); font-weight: 600; }
.missing { padding: 1.4rem; border: 1.5px dashed var(--line); border-radius: 18px; max-width: 44rem; }
.missing strong { display: block; color: var(--text); font-weight: 600; }

/* Pictures */
.try, .states { background: var(--stage); border: 1px solid var(--line); border-radius: 18px; forced-color-adjust: none; }
.try { display: flex; flex-direction: column; align-items: center; gap: 0.6rem; padding: 1.4rem 1rem 1.1rem; margin-bottom: 1rem; }
.toggle { font: inherit; border: 0; background: none; padding: 0; margin: 0; cursor: pointer; border-radius: 14px; line-height: 0; max-width: 100%; -webkit-tap-highlight-color: transparent; }
.toggle[aria-disabled="true"] { cursor: default; }
.toggle svg { max-width: 100%; height: auto; }
.options { display: flex; gap: 1.4rem; }
.states { display: flex; flex-wrap: wrap; justify-content: center; overflow: hidden; }
.states.matrix { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
figure { margin: 0; padding: 1rem 0.6rem; display: flex; flex-direction: column; justify-content: space-between; align-items: center; gap: 0.3rem; min-width: 0; flex: 0 1 max(20rem, 33.33%); }
figure.wide { flex-basis: 100%; }
/* Devices side by side have one scale, and each its name right below. */
[data-kind="toolbarContent"] .states { align-items: flex-start; }
[data-kind="toolbarContent"] figure { flex-basis: auto; }
.stage { flex: 1; display: flex; align-items: center; justify-content: center; max-width: 100%; }
[data-kind="toolbarContent"] .stage { align-items: start; }
.stage svg { max-width: 100%; height: auto; }
figcaption { font-size: 0.85rem; text-align: center; }
figcaption a { display: inline-block; min-width: 24px; min-height: 24px; padding: 0.1rem 0.35rem; color: var(--dim); }
figure:focus { outline: none; }
figure.aim { box-shadow: inset 0 0 0 2px var(--focus); border-radius: 16px; }
[data-direction="ltr"] svg.rtl, [data-direction="rtl"] svg.ltr,
[data-size="large"] svg:is(.xxxLarge, .accessibility3), [data-size="xxxLarge"] svg:is(.large, .accessibility3),
[data-size="accessibility3"] svg:is(.large, .xxxLarge) { display: none; }
[data-hit] [data-part="hit-area"] { stroke: var(--focus); stroke-dasharray: 3 3; }
.try.moving svg * { transition: none; }
@media (prefers-reduced-motion: no-preference) {
  .try.moving svg * {
    transition: fill var(--motion, 0s), stroke var(--motion, 0s), color var(--motion, 0s), opacity var(--motion, 0s), transform var(--motion, 0s);
  }
}

/* Facts, contrast, findings */
.facts { margin: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0.9rem 1.5rem; }
.facts dt { font-size: 0.82rem; color: var(--dim); }
.facts dd { margin: 0; font-size: 0.98rem; }
.scroll { overflow-x: auto; }
.scroll th[scope="row"], .scroll thead th:first-child { position: sticky; inset-inline-start: 0; background: var(--page); }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; overflow-wrap: normal; }
th, td { text-align: start; padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: baseline; }
thead th { color: var(--dim); font-size: 0.82rem; white-space: nowrap; }
.number { text-align: end; font-variant-numeric: tabular-nums; padding-inline-end: 0; padding-inline-start: 1rem; }
.low { color: var(--low); font-weight: 600; white-space: nowrap; }
.low span { font-size: 0.85em; font-weight: 400; }
.unknown { color: var(--dim); }
.findings { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.6rem; }
.findings li { background: var(--card); border: 1px solid var(--line); border-inline-start: 4px solid var(--warn); border-radius: 10px; padding: 0.7rem 1rem; }
.findings li.note { border-inline-start-color: var(--line); }
.findings p { margin: 0; font-size: 0.95rem; }
.findings code, .place { font-size: 0.85em; color: var(--dim); }
.findings .help { color: var(--dim); }
.place { font-weight: 400; }

/* Code */
pre, code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
.code { position: relative; }
pre { margin: 0; padding: 1rem 1.2rem; background: var(--code); border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; font-size: 0.85rem; line-height: 1.55; tab-size: 4; }
.k { color: var(--keyword); }
.s { color: var(--string); }
.n { color: var(--number); }
.t { color: var(--type); }
.c { color: var(--comment); }
.a { color: var(--attribute); }
details { margin-top: 0.8rem; }
.code + details, h3 + details { margin-top: 1.4rem; }
summary { cursor: pointer; padding: 0.35rem 0; font-size: 1.05rem; font-weight: 600; }
summary .place { padding-inline-start: 0.4rem; }
details[open] > summary { margin-bottom: 0.5rem; }
.copy { position: absolute; top: 0.55rem; right: 0.55rem; font: inherit; font-size: 0.8rem; color: var(--link); background: var(--code); border: 1px solid var(--line); border-radius: 7px; padding: 0.2rem 0.65rem; cursor: pointer; }
.bottom { max-width: 80rem; margin: 2.4rem auto 0; padding: 1.6rem 1.5rem 3rem; border-top: 1px solid var(--line); color: var(--dim); font-size: 0.85rem; }
.bottom p { margin: 0; }

@media screen and (max-width: 62rem) {
  .brand { width: auto; }
  .settings { gap: 0.5rem 0.6rem; }
}
@media screen and (max-width: 50rem) {
  /* Of the bar only the switches stay, in one line. */
  html { --switches: 0px; scroll-padding-top: calc(var(--switches) + 0.5rem); }
  .top { top: calc(var(--switches) - var(--bar)); }
  .bar { padding: 0.7rem 1rem; }
  .brand { width: 100%; }
  .find { flex: 1 1 100%; max-width: none; }
  .settings { width: calc(100% + 2rem); margin: -0.2rem -1rem; padding: 0.2rem 1rem; flex-wrap: nowrap; align-items: stretch; gap: 0.6rem; overflow-x: auto; scrollbar-width: none; }
  .settings label { flex: none; flex-direction: column; align-items: stretch; gap: 0.15rem; font-size: 0.75rem; }
  .settings .check { flex-direction: column-reverse; justify-content: flex-end; align-items: center; gap: 0.5rem; }
  .settings select { font-size: 0.8rem; padding-inline: 0.5rem; }
  .page { display: block; padding: 0 1rem; }
  .list { position: static; max-height: none; }
  .list { margin: 0; padding: 0.9rem 0 0; }
  .list h2 { margin-bottom: 0.3rem; }
  .list ul { display: flex; gap: 0.4rem; margin: 0 -1rem 0.6rem; padding: 0.2rem 1rem; overflow-x: auto; scrollbar-width: none; }
  .list a { margin: 0; padding: 0.3rem 0.75rem; background: var(--soft); border-radius: 999px; white-space: nowrap; }
  .intro { padding-top: 1.2rem; }
  h1 { font-size: 2.1rem; }
  .component h2 { font-size: 1.65rem; }
  .states.matrix { grid-template-columns: minmax(0, 1fr); }
  [data-size="large"] .states.narrow { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  figure { flex-grow: 1; padding-inline: 0.3rem; }
  .facts { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.8rem 1rem; }
  .bottom { padding-inline: 1rem; }
}
@media (forced-colors: active) {
  .filter input:checked + span { outline: 2px solid Highlight; }
  .low { text-decoration: underline; }
  figure.aim { outline: 3px solid Highlight; }
}
@media print {
  /* Smaller than on a screen: 9.4 points, code 8. */
  html { font-size: 78%; }
  body { background: none; font-size: 1rem; }
  .top, .list, .try, .copy, .skip, .filter, .results { display: none; }
  .page { display: block; max-width: none; padding: 0; }
  .component { padding: 0; }
  .component + .component { border: 0; break-before: page; }
  .component h3, summary, thead { break-after: avoid; }
  .component h3 { margin-top: 1.4rem; }
  .facts { gap: 0.5rem 1.5rem; }
  th, td { padding-block: 0.25rem; }
  .scroll { overflow: visible; }
  details:not([open]) { display: none; }
  .intro { padding: 0 0 1.5rem; }
  .stage svg { max-width: 100%; }
  figure, tr, .facts, .findings li { break-inside: avoid; }
  figure { padding: 0.5rem 0.3rem; }
  [data-kind="toolbarContent"] figure:not(.wide) { flex: 0 1 50%; }
  pre { white-space: pre-wrap; orphans: 4; widows: 4; }
}

"""##
    ),
    (
      name: "gallery.js",
      text: ##"""
// The switches, the search, links to states, and the toggles that can be clicked. Without this script the page shows everything.
"use strict";
(() => {
  const root = document.documentElement;
  const one = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const sections = all("section.component");
  const search = one("#search");
  const results = one("#results");

  for (const part of all(".find, .settings, .filter, .try")) part.hidden = false;

  // How the pictures look. The names are those of the root's data attributes.
  const select = (name, standard) => {
    const control = one(`#${name}`);
    const takes = (value) => [...control.options].some((option) => option.value === value);
    return { name, control, standard, takes, get: () => control.value, set: (value) => (control.value = value) };
  };
  const check = (name) => {
    const control = one(`#${name}`);
    const takes = (value) => value === "" || value === "on";
    return { name, control, standard: "", takes, get: () => (control.checked ? "on" : ""), set: (value) => (control.checked = value === "on") };
  };
  const settings = [select("appearance", ""), select("direction", "ltr"), select("size", "large"), check("hit")];
  function apply() {
    for (const { name, get } of settings) {
      if (get()) root.dataset[name] = get();
      else delete root.dataset[name];
    }
    for (const anchor of all("figcaption a")) anchor.href = link(anchor.closest("figure").id);
    for (const item of all(".list li")) one("a", item).href = link(item.dataset.for);
    one(".brand a").href = link("top");
    one(".skip").href = link("components");
    for (const toggle of toggles) toggle.draw();
  }
  for (const { control } of settings) {
    control.addEventListener("change", () => {
      apply();
      history.replaceState(null, "", link(address()[0]));
    });
  }

  // A link to a state names the switches too, where they are not as they were at first; so a copied one shows the same picture, and
  // the way back leads to what was seen there.
  function link(id) {
    const changed = settings.filter(({ get, standard }) => get() !== standard);
    const query = changed.map(({ name, get }) => `${name}=${get()}`).join("&");
    return `#${encodeURIComponent(id)}${query ? "?" + query : ""}`;
  }
  // The name and the switches of the address; a mangled one has none.
  function address() {
    try {
      const [id, query = ""] = decodeURIComponent(location.hash.slice(1)).split("?");
      return [id, query];
    } catch {
      return ["", ""];
    }
  }
  // What a link names, whatever its case; of a state that is gone, its component.
  function named(id) {
    const wanted = id.toLowerCase();
    const same = (element) => element.id.toLowerCase() === wanted;
    return document.getElementById(id) ?? sections.find(same) ?? all("figure").find(same)
      ?? sections.find((section) => wanted.startsWith(`${section.id.toLowerCase()}-`));
  }
  function follow() {
    const [id, query] = address();
    const wanted = new URLSearchParams(query);
    let isChanged = false;
    for (const { name, standard, takes, get, set } of settings) {
      const value = wanted.get(name) ?? standard;
      if (value === get() || !takes(value)) continue;
      set(value);
      isChanged = true;
    }
    if (isChanged) apply();
    for (const figure of all("figure.aim")) figure.classList.remove("aim");
    const target = id ? named(id) : null;
    if (!target) return;
    if (target.closest("[hidden]")) clear();
    if (target.matches("figure")) target.classList.add("aim");
    target.scrollIntoView({ block: target.matches("figure") ? "center" : "start" });
    target.focus({ preventScroll: true });
  }
  document.addEventListener("click", (event) => {
    const anchor = event.target.closest("a");
    if (!anchor || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A link that was followed before leads there again.
    if (anchor.href !== location.href) history.pushState(null, "", anchor.href);
    follow();
  });
  addEventListener("hashchange", follow);

  // Search and filter. What is looked through are names and what is seen, the facts and the manifest.
  const texts = new Map(sections.map((section) => {
    const shown = all(".facts, .manifest code", section).map((element) => element.textContent.toLowerCase());
    return [section, [section.dataset.search, ...shown].join(" ")];
  }));
  // The words that are looked for; a platform and a version behind it are one, as they stand in the facts.
  const platform = /^(ios|macos|maccatalyst|tvos|watchos|visionos)$/;
  function wantedWords() {
    const wanted = [];
    for (const word of search.value.toLowerCase().split(/\s+/).filter(Boolean)) {
      if (/^\d/.test(word) && platform.test(wanted.at(-1))) wanted.push(`${wanted.pop()} ${word}`);
      else wanted.push(word);
    }
    return wanted;
  }
  function show() {
    const words = wantedWords();
    const kind = one("input[name=kind]:checked")?.value ?? "";
    let count = 0;
    for (const section of sections) {
      const fits =
        (!kind || section.dataset.kind === kind) && words.every((word) => texts.get(section).includes(word));
      section.hidden = !fits;
      one(`li[data-for="${CSS.escape(section.id)}"]`).hidden = !fits;
      if (fits) count += 1;
    }
    for (const list of all(".list ul")) {
      const isEmpty = all("li", list).every((item) => item.hidden);
      list.hidden = isEmpty;
      list.previousElementSibling.hidden = isEmpty;
    }
    results.textContent = words.length > 0 || kind !== ""
      ? count === 0
        ? "No component matches. Escape shows all."
        : `${count} of ${sections.length} components`
      : "";
  }
  const every = one("input[name=kind]");
  const isFiltered = () => search.value !== "" || (every && !every.checked);
  function clear() {
    search.value = "";
    if (every) every.checked = true;
    show();
  }
  search.addEventListener("input", show);
  for (const input of all("input[name=kind]")) input.addEventListener("change", show);
  one(".find").addEventListener("submit", (event) => {
    event.preventDefault();
    const first = sections.find((section) => !section.hidden);
    if (first) location.hash = link(first.id);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (isFiltered() || document.activeElement === search)) {
      clear();
      search.blur();
      // What was looked at stays in view, though others are shown above it.
      const [id] = address();
      if (id) named(id)?.scrollIntoView({ block: "start" });
    } else if (event.key === "/" && !event.ctrlKey && !event.metaKey && event.target !== search) {
      event.preventDefault();
      search.focus();
      search.select();
    }
  });

  // Toggles that can be clicked. A change copies the attributes of the wanted state's picture to the one that is shown, part by
  // part; the style sheet animates them.
  class LiveToggle {
    constructor(box) {
      this.box = box;
      this.section = box.closest("section");
      this.button = one(".toggle", box);
      this.value = "on";
      this.isPressed = false;
      const option = (name) => one(`[data-option="${name}"]`, box);
      this.mixed = option("mixed");
      this.disabled = option("disabled");
      this.mixed.addEventListener("change", () => {
        this.value = this.mixed.checked ? "mixed" : "off";
        this.change(true);
      });
      this.disabled.addEventListener("change", () => this.change(false));
      const press = (isPressed) => {
        if (this.disabled.checked || isPressed === this.isPressed) return;
        this.isPressed = isPressed;
        this.change(box.hasAttribute("data-animates-press"));
      };
      this.button.addEventListener("pointerdown", () => press(true));
      for (const name of ["pointerup", "pointerleave", "pointercancel", "blur"]) {
        this.button.addEventListener(name, () => press(false));
      }
      this.button.addEventListener("keydown", (event) => {
        if (event.key === " " || event.key === "Enter") press(true);
      });
      this.button.addEventListener("keyup", () => press(false));
      this.button.addEventListener("click", () => {
        if (this.disabled.checked) return;
        this.value = this.value === "on" ? "off" : "on";
        this.mixed.checked = false;
        this.change(true);
      });
    }

    // The picture of a state in the chosen direction and text size.
    get picture() {
      const phase = this.disabled.checked ? "disabled" : this.isPressed ? "pressed" : "enabled";
      const pictures = all(`figure[data-state="${this.value}-${phase}"] svg`, this.section);
      const { direction, size } = root.dataset;
      return pictures.find((svg) => svg.classList.contains(direction) && svg.classList.contains(size));
    }

    // Draws the state anew, without a movement.
    draw() {
      this.box.classList.remove("moving");
      const copy = this.picture.cloneNode(true);
      one("title", copy)?.remove();
      copy.setAttribute("aria-hidden", "true");
      copy.removeAttribute("role");
      // Half as large again as the pictures below.
      copy.style.width = `${1.5 * copy.width.baseVal.value}px`;
      this.button.replaceChildren(copy);
      this.tell();
    }

    change(isAnimated) {
      this.box.classList.toggle("moving", isAnimated);
      const copy = one("svg", this.button);
      morph(copy, this.picture, one("title", this.picture) ? 1 : 0);
      this.tell();
    }

    // A switch can't be mixed, so it is a checkbox as long as it is.
    tell() {
      this.button.setAttribute("role", this.value === "mixed" ? "checkbox" : this.box.dataset.role);
      this.button.setAttribute("aria-checked", { on: "true", off: "false", mixed: "mixed" }[this.value]);
      this.button.setAttribute("aria-disabled", String(this.disabled.checked));
    }
  }
  function morph(shown, wanted, skipped = 0) {
    if (shown.dataset.symbol !== wanted.dataset.symbol) {
      shown.replaceWith(wanted.cloneNode(true));
      return;
    }
    if (!(shown instanceof SVGSVGElement)) {
      for (const { name } of [...shown.attributes]) {
        if (!wanted.hasAttribute(name)) shown.removeAttribute(name);
      }
      for (const { name, value } of wanted.attributes) shown.setAttribute(name, value);
      if (shown.localName === "text") shown.textContent = wanted.textContent;
    }
    const children = [...wanted.children].slice(skipped);
    [...shown.children].forEach((child, index) => {
      if (children[index]) morph(child, children[index]);
    });
  }
  const toggles = all(".try").map((box) => new LiveToggle(box));

  // Code is copied by a button.
  for (const box of all("[data-copy]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(one("code", box).textContent);
        results.textContent = "Copied";
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(one("code", box));
        button.textContent = "Selected";
      }
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    box.append(button);
  }

  // The list says where one is, and scrolls there itself; the page stays where it is.
  function reveal(anchor) {
    const list = one(".list");
    const { top, bottom } = list.getBoundingClientRect();
    const { top: first, bottom: last } = anchor.getBoundingClientRect();
    const margin = 48;
    if (first < top + margin) list.scrollTop += first - top - margin;
    else if (last > bottom - margin) list.scrollTop += last - bottom + margin;
  }
  const places = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const anchor = one(`li[data-for="${CSS.escape(target.id)}"] a`);
        if (isIntersecting) {
          anchor.setAttribute("aria-current", "true");
          reveal(anchor);
        } else anchor.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-20% 0px -79% 0px" },
  );
  for (const section of sections) places.observe(section);

  // Paper has no folds: manifests are printed, and code that is open.
  let unfolded = [];
  addEventListener("beforeprint", () => {
    unfolded = all("details.manifest:not([open])");
    for (const details of unfolded) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of unfolded) details.open = false;
  });

  // The bar takes one line or more; what is scrolled to stands below it. On a phone only its last line stays, with the switches.
  const bar = one(".top");
  const switches = one(".settings");
  const measure = () => {
    const { top, bottom } = bar.getBoundingClientRect();
    root.style.setProperty("--bar", `${bottom - top}px`);
    root.style.setProperty("--switches", `${bottom - switches.getBoundingClientRect().top + 4}px`);
  };
  new ResizeObserver(measure).observe(bar);
  measure();

  apply();
  follow();
})();

"""##
    ),
    (
      name: "index.stencil",
      text: ##"""
<!doctype html>
<html lang="en" data-direction="ltr" data-size="large">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Components</title>
<link rel="stylesheet" href="gallery.css">
<link rel="stylesheet" href="colors.css">
<script src="gallery.js" defer></script>
</head>
<body>
<svg class="shared" width="0" height="0" aria-hidden="true"><defs>{{ shared }}</defs></svg>
<a class="skip" href="#components">Skip to the components</a>
<header class="top">
<div class="bar">
<p class="brand"><a href="#top">Components</a></p>
<form class="find" role="search" hidden>
<label for="search" class="unseen">Search components</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/" aria-describedby="search-help">
<span id="search-help" class="unseen">Slash moves here, Return opens the first match, Escape clears</span>
<kbd aria-hidden="true">/</kbd>
</form>
<div class="settings" role="group" aria-label="How the pictures look" hidden>
<label>Appearance
<select id="appearance">
<option value="">Automatic</option>
{% for appearance in appearances %}
<option value="{{ appearance.id }}">{{ appearance.name }}</option>
{% endfor %}
</select></label>
<label>Direction
<select id="direction">
<option value="ltr">Left to right</option>
<option value="rtl">Right to left</option>
</select></label>
<label>Text size
<select id="size">
{% for size in sizes %}
<option value="{{ size.id }}">{{ size.name }}</option>
{% endfor %}
</select></label>
<label class="check"><input id="hit" type="checkbox"> Touch areas</label>
</div>
</div>
</header>
<div class="page" id="top">
<nav class="list" aria-label="Components">
{% for group in groups %}
<h2 id="list-{{ group.kind }}">{{ group.name }}</h2>
<ul aria-labelledby="list-{{ group.kind }}">
{% for section in group.sections %}
<li data-for="{{ section.id }}"><a href="#{{ section.id }}">{{ section.name }}</a></li>
{% endfor %}
</ul>
{% endfor %}
</nav>
<main id="components" tabindex="-1">
<div class="intro">
<h1>Components</h1>
<p>{{ count }} component{{ "" if count == 1 else "s" }} from {{ manifestCount }} manifest{{ "" if manifestCount == 1 else "s" }}. Sizes, places and colours are those of the generated code.</p>
{% if groups.count > 1 %}
<fieldset class="filter" hidden>
<legend class="unseen">Show</legend>
<label><input type="radio" name="kind" value="" checked><span>All <small>{{ count }}</small></span></label>
{% for group in groups %}
<label><input type="radio" name="kind" value="{{ group.kind }}"><span>{{ group.name }} <small>{{ group.count }}</small></span></label>
{% endfor %}
</fieldset>
{% endif %}
<p id="results" class="results" role="status" aria-live="polite"></p>
</div>
{% for group in groups %}
{% for section in group.sections %}
{% include "section.stencil" using section %}
{% endfor %}
{% endfor %}
</main>
</div>
<footer class="bottom">
<p>Made by Millwork. System colours are those of Apple’s Human Interface Guidelines; symbols are drawn by Millwork and stand for Apple’s.</p>
</footer>
</body>
</html>

"""##
    ),
    (
      name: "section.stencil",
      text: ##"""
<section class="component" id="{{ id }}" aria-labelledby="{{ id }}-name" tabindex="-1" data-kind="{{ kind }}" data-search="{{ search }}">
<header>
<p class="kind">{{ kindName }}</p>
<h2 id="{{ id }}-name">{{ name }}</h2>
{% if summary %}
<p class="summary">{{ summary }}</p>
{% endif %}
</header>
{% if live %}
<div class="try {{ live.motion }}" data-role="{{ live.role }}"{% if live.animatesPress %} data-animates-press{% endif %} hidden>
<button class="toggle" type="button" role="{{ live.role }}" aria-checked="true" aria-label="{{ live.name }}"></button>
<div class="options" role="group" aria-label="State of the toggle">
<label class="check"><input type="checkbox" data-option="mixed"> Mixed</label>
<label class="check"><input type="checkbox" data-option="disabled"> Disabled</label>
</div>
</div>
{% endif %}
{% if figures %}
<div class="states{{ layout }}">
{% for figure in figures %}
<figure id="{{ figure.id }}"{{ ' class="wide"' if figure.isWide else "" }} tabindex="-1" data-state="{{ figure.slug }}">
<div class="stage">
{% for picture in figure.pictures %}
{{ picture }}
{% endfor %}
</div>
<figcaption><a href="#{{ figure.id }}">{{ figure.name }}</a></figcaption>
</figure>
{% endfor %}
</div>
{% else %}
<p class="none missing"><strong>No picture</strong> Only the template of this kind knows how it looks. Draw it in a template of SVG and name that in <code>{{ fileWithoutPicture }}</code>: <code>picture: button-style.svg.stencil</code>. <code>docs/kinds.md</code> says how.</p>
{% endif %}
<div class="details">
<h3>Facts</h3>
<dl class="facts">
{% for fact in facts %}
<div><dt>{{ fact.name }}</dt><dd>{{ fact.value }}</dd></div>
{% endfor %}
</dl>
{% if contrast %}
<h3>Contrast</h3>
<div class="scroll" tabindex="0" role="region" aria-label="Contrast of {{ name }}">
<table>
<thead><tr><th scope="col">State</th><th scope="col">Colours</th>{% for appearance in contrast.appearances %}<th scope="col" class="number">{{ appearance }}</th>{% endfor %}<th scope="col" class="number">Needed</th></tr></thead>
<tbody>
{% for row in contrast.rows %}
<tr><th scope="row">{{ row.state }}</th><td>{{ row.part }} on {{ row.under }}</td>{% for cell in row.cells %}<td class="number">{% if cell.ratio %}{% if cell.isLow %}<strong class="low">{{ cell.ratio }}<span> low</span></strong>{% else %}{{ cell.ratio }}{% endif %}{% else %}<span class="unknown">unknown</span>{% endif %}</td>{% endfor %}<td class="number">{{ row.least }}</td></tr>
{% endfor %}
</tbody>
</table>
</div>
<p class="measured">The system’s colours count here too. Findings are of pairs of colours that the manifest gives by number.</p>
{% endif %}
<h3>Findings</h3>
{% if findings %}
<ul class="findings">
{% for finding in findings %}
<li class="{{ finding.severity }}"><p><strong>{{ finding.severity }}:</strong> {{ finding.message }} <code>{{ finding.code }}</code></p>{% if finding.help %}<p class="help">{{ finding.help }}</p>{% endif %}<p class="place">{{ finding.place }}</p></li>
{% endfor %}
</ul>
{% else %}
<p class="none">No findings{% if not checked %} in the manifest{% endif %}.</p>
{% endif %}
{% if checked %}
<p class="checked">The generated code was checked for {{ checked }}, with Millwork’s rules.</p>
{% else %}
<p class="checked"><strong>Not checked:</strong> what the compiler and Millwork’s rules say of the generated code is shown by <code>millwork gallery --check</code>.</p>
{% endif %}
{% if example %}
<h3>Use</h3>
<div class="code" data-copy><pre tabindex="0" role="region" aria-label="Use of {{ name }}"><code>{{ example }}</code></pre></div>
{% endif %}
<details class="manifest">
<summary>Manifest <span class="place">{{ place }}</span></summary>
<div class="code" data-copy><pre tabindex="0" role="region" aria-label="Manifest of {{ name }}"><code>{{ manifest }}</code></pre></div>
</details>
<details>
<summary>Generated code <span class="place">{{ codeFile }}</span></summary>
<div class="code" data-copy><pre tabindex="0" role="region" aria-label="Generated code of {{ name }}"><code>{{ code }}</code></pre></div>
</details>
</div>
</section>

"""##
    ),
  ]
}
