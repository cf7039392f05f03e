import Foundation

/// The figures of a run, printed as they come.
struct Figures {
  private(set) var all: [Figure] = []
  private var suite = ""

  /// Begins a suite and says how it measures.
  mutating func begin(_ suite: String, _ method: String) {
    self.suite = suite
    say("\(suite): \(method)")
  }

  /// Takes the values of several turns and prints their median with the least and the most.
  mutating func add(_ name: String, _ values: [Double], _ unit: Figure.Unit) {
    guard let figure = Figure(suite: suite, name: name, unit: unit, values: values) else {
      return say("  \(name): not measured")
    }
    all.append(figure)
    let padded = name.count < 52 ? name + String(repeating: " ", count: 52 - name.count) : name
    say("  \(padded) \(figure.text)")
  }

  /// How many times `other` the values are, turn by turn where both have the same turns, else from median to median.
  mutating func ratio(_ name: String, _ values: [Double], to other: [Double]) {
    guard !values.isEmpty, !other.isEmpty else { return say("  \(name): not measured") }
    guard values.count == other.count else {
      return add(name, [Self.median(values) / Self.median(other)], .times)
    }
    add(name, zip(values, other).map { $0 / $1 }, .times)
  }

  /// Prints a line at once, into files and pipes too: a whole run takes minutes.
  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// The middle value; 0 without values.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
