/// An opacity by which a phase of a toggle shows.
package struct Fading: Sendable {
  /// The opacity.
  package let opacity: Amount
  /// The states in which it shows; in the others colours do.
  package let states: Set<ToggleValue>
  /// Whether it shows only where motion is reduced.
  package let isForReducedMotion: Bool

  /// An opacity in some states, or in all; `nil` where that changes nothing.
  fileprivate init?(
    _ opacity: Amount, in states: Set<ToggleValue> = .all, isForReducedMotion: Bool = false
  ) {
    guard opacity.value != 1, !states.isEmpty else { return nil }
    self.opacity = opacity
    self.states = states
    self.isForReducedMotion = isForReducedMotion
  }
}

/// What shows a press and a disabled toggle where the manifest leaves it open: each shows in every state.
extension ToggleStyleModel {
  /// The opacity while pressed; `nil` where it stays.
  package var pressedFading: Fading? {
    if let opacity = pressed.opacity { return Fading(opacity) }
    return Fading(
      .standard(0.8), in: Set.all.subtracting(statesShown { $0.pressed }),
      isForReducedMotion: scalesWhenPressed)
  }

  /// Whether a press changes the size.
  package var scalesWhenPressed: Bool { pressed.scale.map { $0.value != 1 } ?? false }

  /// The opacity of the whole toggle when disabled; `nil` where it stays.
  package var disabledFading: Fading? {
    if disabled.isNone { return nil }
    if let opacity = disabled.opacity { return Fading(opacity) }
    if !hasDisabledColors { return Fading(.standard(0.5)) }
    // A label or words that are shown tell it in every state.
    guard label.placement == .hidden, disabledSidesOpacity == nil else { return nil }
    return Fading(.standard(0.5), in: Set.all.subtracting(statesShown { $0.disabled }))
  }

  /// The opacity of the control beside a label when disabled, where only the label has colours for it; `nil` where it stays.
  package var disabledControlOpacity: Amount? {
    guard !disabled.isNone, disabled.opacity == nil, let placement = label.placement, placement != .hidden,
      label.colors?.disabled != nil,
      !controlColors.contains(where: { $0.colors.disabled != nil })
    else { return nil }
    return .standard(0.5)
  }

  /// The opacity of the label alone when disabled, where other parts have colours for it; `nil` where it stays.
  package var disabledLabelOpacity: Amount? {
    guard !disabled.isNone, disabled.opacity == nil, hasDisabledColors, label.placement != .hidden,
      label.colors?.disabled == nil
    else { return nil }
    return .standard(0.5)
  }

  /// The opacity of the words of two segments when disabled, where other parts have colours for it; `nil` where it stays.
  package var disabledSidesOpacity: Amount? {
    guard !disabled.isNone, disabled.opacity == nil, hasDisabledColors, disabledControlOpacity == nil,
      let segments,
      segments.chosenColors.disabled == nil, segments.otherColors.disabled == nil
    else { return nil }
    return .standard(0.5)
  }

  private var hasDisabledColors: Bool { visibleColors.contains { $0.colors.disabled != nil } }

  /// The states in which a colour of a phase is another one than as a rule.
  package func statesShown(by phase: (PhaseColors) -> StateColors?) -> Set<ToggleValue> {
    var shown: Set<ToggleValue> = []
    for (colors, states) in visibleColors {
      guard let changed = phase(colors) else { continue }
      shown.formUnion(states.filter { changed[$0].key != colors.normal[$0].key })
    }
    return shown
  }

  /// Whether everybody sees another picture when on than when off.
  package var tellsOnFromOff: Bool {
    if thumb != nil { return true }
    if let mark, !mark.differentiates, mark.images.on?.key != mark.images.off?.key { return true }
    return visibleColors.contains { colors, states in
      !states.isDisjoint(with: [.on, .off]) && colors.normal.on.key != colors.normal.off.key
    }
  }

  /// Whether a mark that is else only for those who differentiate without colour shows to everybody when mixed: where the colours of
  /// the surface are then those of on.
  package var marksMixed: Bool {
    guard let mark, mark.differentiates else { return false }
    let parts = [fill, border?.colors, label.colors].compactMap { $0 }
    func isLikeOn(_ phase: (PhaseColors) -> StateColors?) -> Bool {
      parts.allSatisfy { part in
        let colors = phase(part) ?? part.normal
        return colors.mixed.key == colors.on.key
      }
    }
    return isLikeOn(\.normal) || isLikeOn(\.disabled)
  }

  /// The colours of every part that everybody sees, with the states in which it is there.
  package var visibleColors: [(colors: PhaseColors, states: Set<ToggleValue>)] {
    let ofLabel = label.placement == .hidden ? nil : label.colors
    return controlColors + (ofLabel.map { [($0, .all)] } ?? [])
  }

  /// The same without the label's.
  private var controlColors: [(colors: PhaseColors, states: Set<ToggleValue>)] {
    var parts: [(colors: PhaseColors, states: Set<ToggleValue>)] = [(fill, .all)]
    func add(_ colors: PhaseColors?, _ states: Set<ToggleValue> = .all) {
      if let colors { parts.append((colors, states)) }
    }
    add(border?.colors)
    add(thumb?.colors, segments == nil ? .all : [.on, .off])
    add(thumb?.border?.colors)
    if let thumb, let states = thumb.images?.states ?? thumb.texts?.states {
      add(thumb.contentColors, states)
    }
    if let track {
      add(track.colors, .all(on: track.on != nil, off: track.off != nil, mixed: false))
    }
    if let mark, variant != .icon {
      add(markColors, mark.differentiates ? (marksMixed ? [.mixed] : []) : mark.images.states)
    }
    add(segments?.sideColors.off)
    add(segments?.sideColors.on)
    return parts
  }
}

extension StateImages {
  /// The states that have an image.
  package var states: Set<ToggleValue> { .all(on: on != nil, off: off != nil, mixed: mixed != nil) }
}

extension StateTexts {
  /// The states that have a text.
  package var states: Set<ToggleValue> { .all(on: on != nil, off: off != nil, mixed: mixed != nil) }
}

extension Set<ToggleValue> {
  /// Every state.
  package static let all = Set(ToggleValue.allCases)

  /// The states of which something holds.
  fileprivate static func all(on: Bool, off: Bool, mixed: Bool) -> Set<ToggleValue> {
    Set([on ? .on : nil, off ? .off : nil, mixed ? .mixed : nil].compactMap { $0 })
  }
}
