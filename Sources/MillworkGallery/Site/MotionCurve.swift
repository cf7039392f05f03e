import MillworkManifest

/// An animation of SwiftUI's as CSS has it.
struct MotionCurve: Hashable {
  /// How long it takes, in seconds.
  let duration: Double
  /// The easing function.
  let easing: String

  /// `nil` for no animation.
  init?(_ choice: AnimationChoice) {
    switch choice {
    case .none: return nil
    case .spring(let response, let damping, _):
      self.init(response: response.value, damping: damping.value)
    case .named(let name, let duration, _):
      switch name {
      case .linear: self.init(duration: duration?.value ?? Self.standardDuration, easing: "linear")
      case .easeIn:
        self.init(duration: duration?.value ?? Self.standardDuration, easing: "cubic-bezier(0.42, 0, 1, 1)")
      case .easeOut:
        self.init(duration: duration?.value ?? Self.standardDuration, easing: "cubic-bezier(0, 0, 0.58, 1)")
      case .easeInOut:
        self.init(
          duration: duration?.value ?? Self.standardDuration, easing: "cubic-bezier(0.42, 0, 0.58, 1)")
      // Springs that are told by their duration and bounce, which is one less the damping.
      case .smooth: self.init(response: duration?.value ?? Self.springDuration, damping: 1)
      case .snappy: self.init(response: duration?.value ?? Self.springDuration, damping: 0.85)
      case .bouncy: self.init(response: duration?.value ?? Self.springDuration, damping: 0.7)
      }
    }
  }

  private init(duration: Double, easing: String) {
    self.duration = duration
    self.easing = easing
  }

  /// The durations of SwiftUI where none is given.
  private static let standardDuration = 0.35
  private static let springDuration = 0.5
  /// A step of the reckoning, in seconds.
  private static let step = 0.0005
  /// No spring is followed longer, in seconds.
  private static let longest = 3.0
  /// How many points stand for the curve.
  private static let pointCount = 24

  /// A spring that is pulled by its distance from the end and slowed by its speed, followed in small steps until it is at rest.
  private init(response: Double, damping: Double) {
    let frequency = 2 * Double.pi / max(response, 0.01)
    var (place, speed) = (0.0, 0.0)
    var places = [place]
    while Double(places.count) * Self.step < Self.longest {
      speed += (frequency * frequency * (1 - place) - 2 * damping * frequency * speed) * Self.step
      place += speed * Self.step
      places.append(place)
      if abs(1 - place) < 0.001, abs(speed) < 0.01 { break }
    }
    let points = (1..<Self.pointCount).map { places[$0 * (places.count - 1) / Self.pointCount] }
    duration = (Double(places.count) * Self.step * 100).rounded() / 100
    easing = "linear(0, \(points.map { svgNumber($0) }.joined(separator: ", ")), 1)"
  }

  /// The value of a transition without its property.
  var css: String { "\(svgNumber(duration))s \(easing)" }
}
