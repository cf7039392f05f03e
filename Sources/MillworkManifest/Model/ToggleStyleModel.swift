import MillworkSource

/// A struct that conforms to `ToggleStyle` and draws a switch: a label, space, and a track with a thumb.
package struct ToggleStyleModel: Sendable {
  /// The name of the struct.
  package let name: Located<String>
  /// The documentation comment.
  package let summary: PlainText?
  /// Sizes and positions.
  package let geometry: SwitchGeometry
  /// The track's colour when on and when off.
  package let track: StateColors
  /// The track's colours when disabled; a missing one stays as it is when enabled.
  package let disabledTrack: (on: ColorChoice?, off: ColorChoice?)
  /// The opacity of the whole control when disabled, from 0 to 1; `nil` leaves it alone.
  package let disabledOpacity: Amount?
  /// The thumb's colour.
  package let thumb: ColorChoice
  /// The label's font; `nil` inherits it.
  package let labelFont: FontChoice?
  /// The label's colour; `nil` inherits it.
  package let labelColor: ColorChoice?
  /// How the thumb moves.
  package let animation: AnimationChoice
  /// The name of a view that wraps a `Toggle` in this style.
  package let companion: Located<String>?
  /// The whole entry in the manifest.
  package let span: Span
}

/// A colour for each state of a toggle.
package struct StateColors: Sendable {
  /// The colour when on.
  package let on: ColorChoice
  /// The colour when off.
  package let off: ColorChoice
}

/// A colour. `span` is where it was asked for; `nil` for a default.
package struct ColorChoice: Sendable {
  /// Where a colour comes from.
  package enum Kind: Sendable {
    /// A colour set of an asset catalogue, in the bundle that the code names.
    case asset(PlainText, bundle: CodeText?)
    /// The symbol that Xcode generates for a colour set.
    case symbol(Located<String>)
    /// A colour of SwiftUI's own, by its name.
    case system(String)
    /// Red, green, blue and opacity from 0 to 255 in the sRGB space.
    case literal(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  }

  /// Where the colour comes from.
  package let kind: Kind
  /// Where it was asked for; `nil` for a default.
  package let span: Span?

  /// The names of SwiftUI's own colours, as `Color` spells them.
  package static let systemNames = [
    "accentColor", "primary", "secondary", "black", "blue", "brown", "clear", "cyan", "gray", "green",
    "indigo",
    "mint", "orange", "pink", "purple", "red", "teal", "white", "yellow",
  ]
}

/// A font.
package enum FontChoice: Sendable {
  /// The system font at a size in points.
  case size(Located<Double>)
  /// A text style, which follows Dynamic Type.
  case style(Located<String>)

  /// The names of SwiftUI's text styles that every supported floor has.
  package static let styleNames = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
    "caption",
    "caption2",
  ]
}

/// How a change of state is animated.
package enum AnimationChoice: Sendable {
  /// No animation.
  case none
  /// A curve of SwiftUI's with a duration in seconds.
  case curve(Located<Curve>, duration: Located<Double>)

  /// A timing curve, by the name of SwiftUI's `Animation` function.
  package enum Curve: String, CaseIterable, Sendable {
    case linear, easeIn, easeOut, easeInOut
  }
}
