import MillworkGallery
import MillworkManifest
import Testing

/// The pictures of a toggle style and its generated code have the same numbers, for the whole catalogue of examples. Both are read
/// from their texts, and neither from the model.
@Suite struct AgreementTests {
  private static let states = ["on", "off", "mixed"]
  private static let frame = #"^\.frame\(width: ([\d.]+), height: ([\d.]+)\)"#

  @Test func everyVariantIsThere() {
    #expect(Set(StyleTexts.all.map(\.variant)) == Set(ToggleVariant.allCases))
  }

  @Test(arguments: StyleTexts.all.filter { $0.variant == .switch || $0.variant == .segmented })
  func tracks(_ style: StyleTexts) throws {
    let body = style.body(of: "track")
    let frames = try body.compactMap { try style.numbers(Self.frame, in: [$0]) }
    let (track, thumb) = (try #require(frames.first), try #require(frames.last))
    // Beside a thumb of its own height the inset lies at the ends alone.
    let inset =
      try style.numbers(#"^\.padding\(([\d.]+)\)"#, in: body)?.first
      ?? style.numbers(#"^\.padding\(\.horizontal, ([\d.]+)\)"#, in: body)?.first ?? 0
    let line = try style.borderWidth(isMain: false)
    let fills = body.indices.filter { body[$0].hasPrefix(".fill(") }
    let trackShape =
      style.variant == .switch
      ? body.first
      : body.last { $0.hasPrefix(".background(") && $0.contains(" in: ") }?.components(separatedBy: " in: ")
        .last
    for state in Self.states {
      for direction in ["ltr", "rtl"] {
        let svg = try style.svg(state, "enabled", direction)
        let drawn = try svg.attributes("track")
        #expect([drawn["width"], drawn["height"]] == track)
        #expect(drawn["rx"] ?? 0 == (try style.radius(trackShape, track[0], track[1])))
        let part = try svg.attributes("thumb")
        #expect([part["width"], part["height"]] == thumb)
        #expect(part["rx"] ?? 0 == (try style.radius(body[try #require(fills.last) - 1], thumb[0], thumb[1])))
        // The code aligns it: `isMixed ? .center : isOn ? .trailing : .leading`; two segments hide it when mixed.
        if style.variant == .segmented, state == "mixed" { continue }
        let start =
          state == "on" ? track[0] - inset - thumb[0] : state == "off" ? inset : (track[0] - thumb[0]) / 2
        let left = direction == "ltr" ? start : track[0] - start - thumb[0]
        #expect(try svg.thumbPlace() == [left, (track[1] - thumb[1]) / 2], "\(state), \(direction)")
        #expect(try svg.attributes("thumb-border")["stroke-width"] == (line == 1 ? nil : line))
      }
    }
    #expect(
      style.lines.contains("isMixed ? .center : isOn ? .trailing : .leading") == (style.variant == .switch))
    if let size = try style.numbers(#"^\.font\(\.system\(size: ([\d.]+), weight: \.bold\)\)"#, in: body) {
      #expect(try style.svg("on").symbolSize(in: "thumb-image") == size[0])
    }
    if let size = try style.numbers(#"^\.font\(\.system\(size: ([\d.]+), weight: \.semibold\)\)"#, in: body) {
      #expect(try style.svg("on").text.contains("font-size=\"\(Int(size[0]))\" font-weight=\"600\""))
    }
  }

  /// The pictures fade the toggle as one; so does the code, but for glass, which has to see what is behind it, and where nothing overlaps.
  @Test(arguments: StyleTexts.all) func fading(_ style: StyleTexts) throws {
    let start = try #require(style.lines.firstIndex { $0.hasPrefix(".contentShape(") })
    let reactions = style.lines[start...].prefix { $0 != "}" }
    let fade = reactions.firstIndex {
      $0.hasPrefix(".opacity(") || $0.hasPrefix(".modifier(ToggleHoverLook(")
    }
    let group = reactions.firstIndex(of: ".compositingGroup()")
    let isGlass = style.lines.contains { $0.contains("glassEffect(") }
    #expect((group != nil) == (fade != nil && !isGlass && style.variant != .icon))
    if let group, let fade { #expect(group < fade) }
  }

  /// Words are scaled as little as `ToggleLookTests` reads from the pictures.
  @Test(arguments: StyleTexts.all) func scaledWords(_ style: StyleTexts) throws {
    let least = try style.numbers(#"^\.minimumScaleFactor\(([\d.]+)\)"#)
    #expect(least == nil || least == [style.variant == .switch ? 0.5 : 0.7])
    #expect(style.variant != .segmented || least != nil)
  }

  @Test(arguments: StyleTexts.all.filter { $0.variant == .checkbox || $0.variant == .radio })
  func boxes(_ style: StyleTexts) throws {
    let body = style.body(of: "box")
    let size = try #require(try style.numbers(Self.frame, in: body))
    let mark = try #require(try style.numbers(#"^\.font\(\.system\(size: ([\d.]+)"#, in: body)?.first)
    for state in Self.states {
      let box = try style.svg(state).attributes("box")
      #expect([box["width"], box["height"]] == size)
      #expect(box["rx"] ?? 0 == (try style.radius(body.first, size[0], size[1])))
      #expect(try style.svg(state).symbolSize(in: "mark") == mark)
    }
  }

  @Test(arguments: StyleTexts.all.filter { $0.variant == .icon })
  func icons(_ style: StyleTexts) throws {
    let size = try style.numbers(#"^\.font\(\.system\(size: ([\d.]+)"#, in: style.body(of: "icon"))
    #expect(size != nil)
    #expect(try style.svg("on").symbolSize(in: "icon") == size?.first)
  }

  @Test(arguments: StyleTexts.all.filter(\.variant.isSurface))
  func surfaces(_ style: StyleTexts) throws {
    let around = try style.numbers(#"^\.padding\(([\d.]+)\)"#)?.first
    let beside = try #require(try around ?? style.numbers(#"^\.padding\(\.horizontal, ([\d.]+)\)"#)?.first)
    let above = try #require(try around ?? style.numbers(#"^\.padding\(\.vertical, ([\d.]+)\)"#)?.first)
    for state in Self.states {
      let svg = try style.svg(state)
      let (surface, label) = (try svg.attributes("surface"), try svg.attributes("label"))
      let (width, height) = (try #require(surface["width"]), try #require(surface["height"]))
      #expect(surface["rx"] == (try style.radius("shape", width, height)))
      // A button and a pill without a mark are as wide as their label, behind one they have it before the label; a card's label is at
      // the leading edge.
      let length = try #require(label["textLength"])
      let mark = try svg.symbolSize(in: "mark")
      let before = style.variant == .card ? 0 : mark.map { 8 + $0 * 1.1 } ?? 0
      #expect(abs(try #require(label["x"]) - (beside + before)) < 0.01)
      if style.variant != .card {
        #expect(abs(length - (width - 2 * beside - before)) < 0.01)
        // The code shows it to everybody where the picture does.
        let isMarked = state == "mixed" && style.lines.contains("if differentiateWithoutColor || isMixed {")
        let isAlwaysMarked = !style.lines.contains { $0.hasPrefix("if differentiateWithoutColor") }
        #expect((mark != nil) == (isMarked || isAlwaysMarked))
      }
      let line = [(try #require(label["font-size"]) * 1.2).rounded(), mark.map { $0 * 1.1 } ?? 0].max()
      #expect(abs(height - 2 * above - (line ?? 0)) < 0.01)
      // From the other side, the same.
      let mirrored = try style.svg(state, "enabled", "rtl").attributes("label")
      #expect(abs(try #require(mirrored["x"]) - (width - beside - before - length)) < 0.01)
    }
  }

  @Test(arguments: StyleTexts.all)
  func looks(_ style: StyleTexts) throws {
    let (plain, pressed, disabled) = try (
      style.svg("on"), style.svg("on", "pressed"), style.svg("on", "disabled")
    )
    let opacity = try style.numbers(#"^\.opacity\((?:configuration\.)?isPressed \? ([\d.]+) : 1\)"#)?.first
    #expect(try pressed.attributes("toggle")["opacity"] == opacity)
    let scale = try style.numbers(
      #"^\.scaleEffect\((?:configuration\.)?isPressed && !reduceMotion \? ([\d.]+) : 1\)"#)
    #expect(try pressed.scale() == scale?.first ?? 1)
    #expect(try plain.scale() == 1)
    // The label's own opacity stands among its modifiers, before the whole's.
    let faded = try style.lines.compactMap {
      try style.numbers(
        #"^\.opacity\(isEnabled \? ([\d.]+) : 1|^\.opacity\(isEnabled \? 1 : ([\d.]+)\)"#, in: [$0])?.first
    }
    let drawn = try matches("opacity=\"([\\d.]+)\"", in: disabled.text).compactMap { Double($0[0]) }
    for value in faded { #expect(drawn.contains(value), "\(value) in \(drawn)") }
    if let hit = try style.numbers(#"^\.frame\(minWidth: ([\d.]+), minHeight: ([\d.]+)\)"#) {
      let area = try plain.attributes("hit-area")
      #expect(try #require(area["width"]) >= hit[0])
      #expect(try #require(area["height"]) >= hit[1])
    } else {
      #expect(try plain.attributes("hit-area").isEmpty)
    }
    if let line = try style.borderWidth(isMain: true) {
      let border = try plain.attributes("border")
      #expect(border["stroke-width"] ?? 1 == line)
      #expect(border["x"] == line / 2)
    } else {
      #expect(try plain.attributes("border").isEmpty)
    }
    let shadow = try style.numbers(#"\.shadow\(color: .*, radius: ([\d.]+)"#).map { radius in
      let offset = try ["x", "y"].map { axis in
        try style.numbers(#"\.shadow\(color: .*, \#(axis): ([-\d.]+)"#)?.first ?? 0
      }
      return radius + offset
    }
    let blur = try plain.attributes(ofTag: "feGaussianBlur")
    let offset = try plain.attributes(ofTag: "feOffset")
    #expect(shadow == blur.map { [$0["stdDeviation"] ?? 0, offset?["dx"] ?? 0, offset?["dy"] ?? 0] })
    if let size = try style.numbers(
      #"^\.font\(\.system\(size: ([\d.]+)(?:, design: \.\w+)?\)\)"#, in: style.body(of: "makeBody")),
      let label = try plain.attributes("label")["font-size"]
    {
      #expect(label == size[0])
    }
  }

  /// Every colour that the code gives by its numbers is drawn, and every colour that is drawn is in the code: by its numbers or by the
  /// name of a colour of the system's, in the values that Apple documents.
  @Test(arguments: StyleTexts.all)
  func colors(_ style: StyleTexts) throws {
    let code = style.lines.joined(separator: "\n")
    var drawn: Set<String> = []
    for state in Self.states {
      for phase in ["enabled", "pressed", "disabled"] {
        for appearance in Appearance.allCases {
          drawn.formUnion(try style.svg(state, phase, in: appearance).colors())
        }
      }
    }
    let literals = try matches(#"Color\(red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+)"#, in: code).map {
      parts in
      let values = parts.compactMap { Double($0) }
      return ColorValue(red: values[0], green: values[1], blue: values[2]).hex
    }
    #expect(Set(literals).subtracting(drawn).isEmpty)
    var allowed = Set(literals)
    // A parameter stands for its default value.
    var names = try matches(#"Color(?: = )?\.(\w+)"#, in: code).map { $0[0] } + ["primary"]
    // The tint is blue where nobody sets another; a colour set that nobody names a catalogue for is gray.
    if code.contains(".tint") || code.contains("TintShapeStyle") || code.contains("accentColor") {
      names.append("blue")
    }
    if code.contains("Color(\"AccentColor\"") { names.append("blue") }
    names.append("gray")
    for name in names {
      guard let color = SystemColors.color(named: name) else { continue }
      for appearance in Appearance.allCases { allowed.insert(color[appearance].hex) }
    }
    #expect(drawn.subtracting(allowed).isEmpty)
  }
}
