import MillworkDocument
import MillworkSDK
import MillworkSource

extension Decoder {
  /// How a toggle moves, feels and reacts.
  mutating func behavior(_ fields: Fields, _ variant: ToggleVariant) -> ToggleBehavior {
    typealias Keys = ManifestSchema.ToggleStyleFields
    let hover = hover(fields)
    let scaling = fields[Keys.dynamicType].flatMap {
      choice($0, Keys.dynamicType, among: ["scaled", "fixed"])
    }
    let isScaled = variant == .checkbox || variant == .radio || variant == .icon
    rejectUnused(fields, Keys.hitArea, on: Platform.touching)
    let glassy = Platform.allCases.filter { $0 != .visionOS }
    rejectUnused(fields, Keys.glass, on: glassy)
    noteGap(fields, Keys.glass, "becomes the plain colour", on: glassy)
    return ToggleBehavior(
      animation: fields[Keys.animation].flatMap { animation($0, Keys.animation) } ?? .standard,
      haptics: haptics(fields),
      hoverEffect: hover.effect, hoverOpacity: hover.opacity, focusScale: focus(fields),
      glass: fields[Keys.glass].flatMap { choice($0, Keys.glass, among: ToggleBehavior.glassNames) },
      isScaled: scaling.map { $0.value == "scaled" } ?? isScaled,
      hitArea: amount(fields, Keys.hitArea) ?? .standard(44))
  }

  private mutating func haptics(_ fields: Fields) -> Located<String>? {
    typealias Keys = ManifestSchema.ToggleStyleFields
    guard let node = fields[Keys.haptics],
      let name = choice(node, Keys.haptics, among: ToggleBehavior.hapticNames)
    else { return nil }
    let declared = platforms.map(\.platform)
    let heard = ToggleBehavior.feedback.filter { declared.contains(where: $0.value.contains) }.flatMap(\.key)
    if !heard.contains(name.value) {
      let playing = ToggleBehavior.feedback.first { $0.key.contains(name.value) }?.value ?? []
      report(.silentHaptics(name, on: declared, others: playing, instead: heard))
    }
    return name
  }

  private mutating func hover(_ fields: Fields) -> (effect: Located<String>?, opacity: Amount?) {
    typealias Keys = ManifestSchema.ToggleStyleFields
    typealias Hover = ManifestSchema.HoverFields
    let standard = Located("automatic", at: fields.node.span)
    guard let node = fields[Keys.hover] else { return (standard, nil) }
    if node.kind == .mapping {
      guard let hover = self.fields(of: node, as: Hover.schema) else { return (nil, nil) }
      rejectUnused(hover, Hover.effect, on: Platform.hovering)
      noteGap(hover, Hover.effect, on: Platform.hovering)
      rejectUnused(hover, Hover.opacity, on: [.macOS])
      let effect = hover[Hover.effect].flatMap {
        choice($0, Hover.effect, among: ToggleBehavior.hoverEffectNames)
      }
      return (effect ?? standard, amount(hover, Hover.opacity))
    }
    rejectUnused(fields, Keys.hover, on: Platform.hovering)
    let name = choice(node, Keys.hover, among: ["none"] + ToggleBehavior.hoverEffectNames)
    if let name, name.value != "none" { noteGap(fields, Keys.hover, on: Platform.hovering) }
    return (name?.value == "none" ? nil : name, nil)
  }

  private mutating func focus(_ fields: Fields) -> Amount? {
    typealias Keys = ManifestSchema.ToggleStyleFields
    typealias Focus = ManifestSchema.FocusFields
    guard let node = fields[Keys.focus] else { return .standard(1.05) }
    rejectUnused(fields, Keys.focus, on: [.tvOS])
    guard node.kind == .mapping else {
      _ = choice(node, Keys.focus, among: ["none"])
      return nil
    }
    return self.fields(of: node, as: Focus.schema).flatMap { amount($0, Focus.scale) }
  }

  /// Reports a key that has an effect only on platforms that the manifest does not declare.
  private mutating func rejectUnused(_ fields: Fields, _ field: Field, on needed: [Platform]) {
    guard let at = fields.keySpan(field), !platforms.contains(where: { needed.contains($0.platform) })
    else { return }
    report(.nowhereAvailable(field, platforms.map(\.platform), others: needed, at: at))
  }

  /// Notes that some of the declared platforms, but not all, lack what a key asks for.
  private mutating func noteGap(
    _ fields: Fields, _ field: Field, _ outcome: String = "is left out", on needed: [Platform]
  ) {
    let lacking = platforms.map(\.platform).filter { !needed.contains($0) }
    guard let at = fields.keySpan(field), !lacking.isEmpty, lacking.count < platforms.count else { return }
    report(.notEverywhere("`\(field.name)`", outcome, on: lacking.map(\.name), at: [at]))
  }
}

extension Platform {
  /// The platforms on which SwiftUI has hover effects for a control.
  package static let hovering: [Platform] = [.iOS, .visionOS]
  /// The platforms whose controls need a least size to be hit.
  package static let touching: [Platform] = [.iOS, .tvOS, .watchOS, .visionOS]
}
