/// What a person has chosen in the system's settings: a colour scheme, and whether contrast is increased.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark, lightContrast, darkContrast

  /// Whether the colours are light ones on a dark background.
  package var isDark: Bool { self == .dark || self == .darkContrast }

  /// Whether contrast is increased.
  package var isIncreased: Bool { self == .lightContrast || self == .darkContrast }

  /// What stands behind a control where nothing else is said: the system's background.
  package var background: ColorValue {
    isDark ? ColorValue(red: 0, green: 0, blue: 0) : ColorValue(red: 1, green: 1, blue: 1)
  }

  /// The words for messages.
  package var words: String {
    switch self {
    case .light: "the light scheme"
    case .dark: "the dark scheme"
    case .lightContrast: "the light scheme with increased contrast"
    case .darkContrast: "the dark scheme with increased contrast"
    }
  }
}
