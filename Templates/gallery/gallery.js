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
