import Foundation

/// Several timings of one thing.
struct Spread: CustomStringConvertible {
  /// The timings in seconds, shortest first.
  private let sorted: [Double]

  init(_ seconds: [Double]) { sorted = seconds.sorted() }

  /// The middle one, 0 where there is none.
  var median: Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }

  /// `median ms (shortest to longest)`.
  var description: String {
    "\(milliseconds(median)) (\(milliseconds(sorted.first ?? 0)) to \(milliseconds(sorted.last ?? 0)))"
  }

  /// How many times as long one thing takes as another, by their medians.
  static func ratio(_ one: [Double], _ other: [Double]) -> String {
    String(format: "%.3f", Spread(one).median / max(Spread(other).median, .leastNonzeroMagnitude))
  }

  private func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
}
