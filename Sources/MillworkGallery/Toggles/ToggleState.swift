import MillworkManifest

/// A state of a toggle, as far as its look depends on it.
struct ToggleState: Hashable, Sendable {
  /// What the toggle says.
  typealias Value = ToggleValue

  /// What is done with it.
  enum Phase: String, CaseIterable {
    case enabled, pressed, disabled
  }

  /// What the person's settings or the system make of it.
  enum Look: String {
    /// As it is by standard.
    case plain
    /// With what only those see who differentiate without colour.
    case differentiated
    /// On glass, where a floor below it has a plain look too.
    case glass
  }

  let value: Value
  let phase: Phase
  var look = Look.plain

  /// All states of a look that pictures are drawn of, those of one phase together: every phase of the plain look, of others the
  /// enabled one.
  static func all(_ look: Look) -> [ToggleState] {
    (look == .plain ? Phase.allCases : [.enabled]).flatMap { phase in
      Value.allCases.map { ToggleState(value: $0, phase: phase, look: look) }
    }
  }

  /// The words under the picture: `On, disabled`.
  var name: String {
    let first =
      switch value {
      case .on: "On"
      case .off: "Off"
      case .mixed: "Mixed"
      }
    let words =
      switch look {
      case .plain: ""
      case .differentiated: ", without colour"
      case .glass: ", glass"
      }
    return (phase == .enabled ? first : "\(first), \(phase.rawValue)") + words
  }

  /// The keys of the picture.
  var keys: [StateKey] {
    [StateKey("state", value.rawValue), StateKey("phase", phase.rawValue)]
      + (look == .plain ? [] : [StateKey("look", look.rawValue)])
  }

  /// The colour of a part.
  func color(_ colors: PhaseColors) -> ColorChoice {
    switch phase {
    case .enabled: colors.normal[value]
    case .pressed: (colors.pressed ?? colors.normal)[value]
    case .disabled: (colors.disabled ?? colors.normal)[value]
    }
  }

  /// The opacity that a phase has by `fading`, where motion is not reduced.
  func opacity(of fading: Fading) -> Double {
    fading.states.contains(value) && !fading.isForReducedMotion ? fading.opacity.value : 1
  }

  /// The image of a part. One that is not shown in this state is the one that it fades from.
  func image(_ images: StateImages) -> (image: ImageChoice?, isShown: Bool) {
    switch value {
    case .on: (images.on ?? images.off, images.on != nil)
    case .off: (images.off ?? images.on, images.off != nil)
    case .mixed: (images.mixed ?? images.on ?? images.off, images.mixed != nil)
    }
  }
}
