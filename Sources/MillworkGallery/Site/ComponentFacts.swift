import MillworkManifest

/// The figures of a component, for people: where it runs, and how large its parts are.
struct ComponentFacts {
  /// Names and values, in the order in which they are shown.
  private(set) var all: [(name: String, value: String)] = []

  init(_ section: GallerySection) {
    let manifest = section.manifest
    add("Platforms", manifest.platforms.map { "\($0.platform.name) \($0.version)" }.joined(separator: ", "))
    add("Access", manifest.access.rawValue)
    if let release = Settings.knownSDKs[manifest.minimumSDK.major] { add("Oldest SDK", release) }
    if case .toggleStyle(let model) = section.component { addFacts(of: model) }
    if case .custom(let model) = section.component { add("Kind", model.kind.name.value) }
    let unknown = section.entry.unknownColors
    add("Unknown colours", unknown.isEmpty ? nil : "\(unknown.joined(separator: ", ")): drawn gray")
  }

  private mutating func add(_ name: String, _ value: String?) {
    if let value { all.append((name, value)) }
  }

  private mutating func addFacts(of model: ToggleStyleModel) {
    add("Variant", model.variant.rawValue)
    let parameters = model.parameters.map { parameter in
      "\(parameter.name.value): \(parameter.type.string)"
        + (parameter.defaultValue.map { " = \($0.string)" } ?? "")
    }
    add("Parameters", parameters.isEmpty ? nil : parameters.joined(separator: ", "))
    switch model.geometry {
    case .track(let track):
      add("Track", "\(size(track.width.value, track.height.value)), corner \(svgNumber(track.corner.value))")
      add(
        "Thumb",
        "\(size(track.thumbWidth, track.thumbHeight)), corner \(svgNumber(track.thumbCorner.value)), "
          + "inset \(svgNumber(track.inset.value))")
    case .box(let box):
      add("Box", "\(size(box.size.value, box.size.value)), corner \(svgNumber(box.corner.value))")
      add("Mark", points(box.markSize))
    case .icon(let size): add("Image", points(size))
    case .surface(let surface):
      add("Corner", surface.corner.map { svgNumber($0.value) } ?? "half circles")
      add("Padding", size(surface.horizontalPadding.value, surface.verticalPadding.value))
    }
    add("Border", model.border.map { points($0.width) })
    add("Label", model.label.placement?.rawValue)
    add("Touch area", "at least \(size(model.behavior.hitArea.value, model.behavior.hitArea.value))")
    add("Pressed", look(model.pressed.opacity, model.pressed.scale, model.fill.pressed != nil))
    add("Disabled", look(model.disabled.opacity, nil, model.fill.disabled != nil))
    add("Animation", words(for: model.behavior.animation))
    add("Feedback", model.behavior.haptics?.value)
    add(
      "Glass",
      model.behavior.glass.map { "\($0.value), where the system has it" })
    add(
      "Dynamic Type",
      model.behavior.isScaled && !model.variant.isSurface ? "the control grows with the text" : nil)
  }

  private func points(_ amount: Amount) -> String {
    "\(svgNumber(amount.value)) point\(amount.value == 1 ? "" : "s")"
  }

  private func size(_ width: Double, _ height: Double) -> String {
    "\(svgNumber(width)) × \(svgNumber(height))"
  }

  private func look(_ opacity: Amount?, _ scale: Amount?, _ hasColors: Bool) -> String? {
    let parts = [
      opacity.map { "opacity \(svgNumber($0.value))" }, scale.map { "scale \(svgNumber($0.value))" },
      hasColors ? "colours of its own" : nil,
    ]
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }

  private func words(for animation: AnimationChoice) -> String {
    switch animation {
    case .none: "none"
    case .named(let name, let duration, _):
      name.rawValue + (duration.map { ", \(svgNumber($0.value)) s" } ?? "")
    case .spring(let response, let damping, _):
      "spring, response \(svgNumber(response.value)) s, damping \(svgNumber(damping.value))"
    }
  }
}
