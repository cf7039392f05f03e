import MillworkManifest

/// A component as data for design tools and scripts: every picture's state, geometry and colours, and for toolbar content what
/// stands where and why. `docs/gallery.schema.json` describes the form, which only grows: a member that is there stays, with
/// the meaning that it has.
package enum GalleryHandover {
  /// The number of the form. It changes where a member goes or changes its meaning.
  package static let version = 1

  /// The text of a component's file.
  package static func json(of section: GallerySection) -> String {
    json(of: section.entry, findings: section.findings, checked: section.checkedTargets)
  }

  /// The text for an entry, with what was found in it and what its code was checked for.
  package static func json(
    of entry: GalleryEntry, findings: [GalleryFinding] = [], checked: [String] = []
  ) -> String {
    var members: [(key: String, value: JSONValue)] = [
      ("millworkGallery", .number(Double(version))), ("name", .string(entry.name)),
      ("kind", .string(entry.kind.rawValue)),
    ]
    if let summary = entry.summary { members.append(("summary", .string(summary))) }
    members += [
      ("unknownColors", .array(entry.unknownColors.map { .string($0) })),
      ("checkedFor", .array(checked.map { .string($0) })), ("findings", .array(findings.map { finding($0) })),
    ]
    members.append(("pictures", .array(entry.pictures.map { picture($0) })))
    return JSONValue.object(members).text + "\n"
  }

  private static func finding(_ finding: GalleryFinding) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("severity", .string(finding.severity.rawValue)), ("code", .string(finding.code)),
      ("message", .string(finding.message)), ("place", .string(finding.place)),
    ]
    if let help = finding.help { members.append(("help", .string(help))) }
    return .object(members)
  }

  private static func picture(_ picture: GalleryPicture) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(picture.name)), ("id", .string(picture.slug)),
      ("state", .object(picture.keys.map { (key: $0.key, value: .string($0.value)) })),
      ("direction", .string(picture.direction.rawValue)),
    ]
    if let size = picture.textSize { members.append(("textSize", .string(size.rawValue))) }
    members += [
      ("width", number(picture.drawing.width)), ("height", number(picture.drawing.height)),
      ("description", .string(picture.drawing.title)),
      ("parts", .array(picture.drawing.parts.map { part($0) })),
    ]
    if let layout = picture.layout { members.append(("toolbar", toolbar(layout))) }
    return .object(members)
  }

  private static func part(_ part: DrawnPart) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(part.name)), ("frame", frame(part.frame)), ("corner", number(part.corner)),
      ("opacity", number(part.opacity)),
    ]
    if let fill = part.paint?.fill { members.append(("fill", color(fill))) }
    if let stroke = part.paint?.stroke {
      members.append(("stroke", color(stroke)))
      members.append(("lineWidth", number(part.paint?.lineWidth ?? 1)))
    }
    return .object(members)
  }

  // MARK: Toolbars

  private static func toolbar(_ layout: ToolbarLayout) -> JSONValue {
    let margin = ToolbarPicture.margin
    func place(_ frame: Frame) -> JSONValue {
      self.frame(Frame(x: frame.x + margin, y: frame.y + margin, width: frame.width, height: frame.height))
    }
    return .object([
      ("device", .string(layout.scene.device.rawValue)),
      ("platform", .string(layout.scene.device.platform.name)),
      ("version", .string(layout.scene.version.description)),
      ("bars", .array(layout.bars.map { ["kind": .string($0.kind.rawValue), "frame": place($0.frame)] })),
      (
        "groups",
        .array(
          layout.groups.map { ["background": .string($0.background.rawValue), "frame": place($0.frame)] })
      ),
      (
        "items",
        .array(
          layout.boxes.map { box in
            .object(
              [
                ("zone", .string(box.zone.rawValue)), ("frame", place(box.frame)),
                ("group", .number(Double(box.group))),
              ] + element(box.element))
          })
      ),
      ("overflow", elements(layout.overflow)), ("titleMenu", elements(layout.titleMenu)),
      ("notShown", elements(layout.unseen)),
      (
        "leftOut",
        .array(
          layout.leftOut.map {
            ["item": .number(Double($0.item)), "kind": .string($0.kind), "needs": .string($0.api)]
          })
      ),
    ])
  }

  private static func elements(_ elements: [ToolbarElement]) -> JSONValue {
    .array(elements.map { .object(element($0)) })
  }

  private static func element(_ element: ToolbarElement) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [("label", .string(element.label))]
    members += look(element.look)
    if let item = element.item { members.append(("item", .number(Double(item)))) }
    if !element.placement.isEmpty { members.append(("placement", .string(element.placement))) }
    if let role = element.role { members.append(("role", .string(role.rawValue))) }
    if let badge = element.badge { members.append(("badge", .string(badge))) }
    let flags = [
      ("prominent", element.isProminent), ("bold", element.isStrong), ("menu", element.opensMenu),
      ("conditional", element.isConditional), ("hiddenAtFirst", element.isHiddenAtFirst),
      ("disabledByCondition", element.canBeDisabled),
    ]
    members += flags.filter(\.1).map { (key: $0.0, value: .bool(true)) }
    if element.priority != .automatic { members.append(("priority", .string(element.priority.rawValue))) }
    return members
  }

  private static func look(_ look: ToolbarElement.Look) -> [(key: String, value: JSONValue)] {
    switch look {
    case .symbol(let name): [("look", "symbol"), ("symbol", .string(name))]
    case .asset(let name): [("look", "image"), ("image", .string(name))]
    case .text(let text): [("look", "text"), ("text", .string(text))]
    case .status(let text, let symbol, let isSmall):
      [("look", .string(isSmall ? "status" : "text")), ("text", .string(text))]
        + (symbol.map { [("symbol", .string($0))] } ?? [])
    case .title(let text, let subtitle):
      [("look", "title"), ("text", .string(text))] + (subtitle.map { [("subtitle", .string($0))] } ?? [])
    case .choice(let text): [("look", "choice"), ("text", .string(text))]
    case .segments(let looks):
      [("look", "segments"), ("segments", .array(looks.map { .object(self.look($0)) }))]
    case .field(let prompt): [("look", "field"), ("text", .string(prompt))]
    case .progress(let isLine): [("look", .string(isLine ? "progressLine" : "progressRing"))]
    case .view(let text): [("look", "view"), ("text", .string(text))]
    }
  }

  // MARK: Values

  private static func frame(_ frame: Frame) -> JSONValue {
    [
      "x": number(frame.x), "y": number(frame.y), "width": number(frame.width),
      "height": number(frame.height),
    ]
  }

  /// A colour in every appearance, as CSS has it.
  private static func color(_ color: SchemeColor) -> JSONValue {
    let values: [(key: String, value: JSONValue)] = Appearance.allCases.map {
      ($0.rawValue, .string(color[$0].css))
    }
    // What stands for a colour that isn't known is none to hand over.
    return .object(values + (color.isKnown ? [] : [("isKnown", .bool(false))]))
  }

  /// A number with three places.
  private static func number(_ number: Double) -> JSONValue {
    guard number.isFinite else { return .number(0) }
    let rounded = (number * 1000).rounded() / 1000
    return .number(rounded == 0 ? 0 : rounded)
  }
}
