import MillworkSource

/// How a change of state is animated; not at all where motion is reduced.
package enum AnimationChoice: Sendable {
  /// No animation.
  case none
  /// An animation of SwiftUI's with a duration in seconds; `nil` for the animation's own.
  case named(Name, duration: Amount?, span: Span?)
  /// A spring: how stiff it is, as a period in seconds, and how soon it comes to rest, from 0 to 1.
  case spring(response: Amount, damping: Amount, span: Span)

  /// The animation where the manifest names none.
  package static let standard = AnimationChoice.named(.easeInOut, duration: .standard(0.2), span: nil)

  /// An animation, by the name of SwiftUI's `Animation` function.
  package enum Name: String, CaseIterable, Sendable {
    case linear, easeIn, easeOut, easeInOut, smooth, snappy, bouncy
  }
}
