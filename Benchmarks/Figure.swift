import Foundation

/// What was measured of one thing: its median with the least and the most of several turns.
struct Figure: Codable, Equatable {
  /// What a figure counts. Less is better in all of them.
  enum Unit: String, Codable {
    /// Milliseconds.
    case milliseconds = "ms"
    /// Milliseconds for a megabyte (10⁶ bytes) of input.
    case millisecondsPerMegabyte = "ms/MB"
    /// How many times as much as something else that the name tells: a peer's time, the size of a file, a tenth of the input.
    case times = "×"
  }

  /// The suite that measured it.
  let suite: String
  /// What was measured, unique in its suite.
  let name: String
  let unit: Unit
  let least: Double
  let median: Double
  let most: Double
  /// How many turns there were.
  let turns: Int

  /// `nil` without values.
  init?(suite: String, name: String, unit: Unit, values: [Double]) {
    let sorted = values.sorted()
    guard let least = sorted.first, let most = sorted.last else { return nil }
    self.suite = suite
    self.name = name
    self.unit = unit
    self.least = least
    median = sorted[sorted.count / 2]
    self.most = most
    turns = sorted.count
  }

  /// `median (least to most) unit`.
  var text: String {
    let spread = turns > 1 ? " (\(Self.number(least)) to \(Self.number(most)))" : ""
    return "\(Self.number(median))\(spread) \(unit.rawValue)"
  }

  /// Three significant digits.
  static func number(_ value: Double) -> String {
    let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4
    return String(format: "%.\(digits)f", value)
  }
}
