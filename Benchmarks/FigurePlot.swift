import Foundation

/// The ratios of a recording as a picture: a row each, with the median as a dot on the line from least to most, on a
/// logarithmic scale with 1 in it.
struct FigurePlot {
  private let recording: Recording
  private let rows: [Figure]
  private let low: Double
  private let high: Double

  private static let left = 380.0
  private static let width = 960.0
  private static let rowHeight = 22.0
  private static let top = 64.0

  init(_ recording: Recording) {
    self.recording = recording
    rows = recording.figures.filter { $0.unit == .times }
    low = min(0.5, rows.map(\.least).min() ?? 0.5) * 0.9
    high = max(2, rows.map(\.most).max() ?? 2) * 1.1
  }

  /// The picture as an SVG document.
  var svg: String {
    var lines: [String] = []
    var y = Self.top
    var suite = ""
    var body: [String] = []
    for row in rows {
      if row.suite != suite {
        suite = row.suite
        y += 10
        body.append(text(suite, x: 16, y: y + 5, style: "suite"))
        y += Self.rowHeight
      }
      body += line(row, y)
      y += Self.rowHeight
    }
    let height = Int(y + 24)
    lines.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(Self.width)) \(height)\" role=\"img\" "
        + "aria-label=\"Ratios of the benchmarks\">")
    lines.append(
      "<style>text{font:13px system-ui,sans-serif;fill:#222}.suite{font-weight:600}.note{fill:#666}"
        + ".grid{stroke:#ddd}.one{stroke:#888}.span{stroke:#3b6ea5;stroke-width:3;stroke-linecap:round}"
        + ".dot{fill:#1d4a7d}rect{fill:#fff}</style>")
    lines.append("<rect width=\"\(Int(Self.width))\" height=\"\(height)\"/>")
    lines.append(text("How many times as much; less is better", x: 16, y: 24, style: "suite"))
    lines.append(text("\(recording.date), \(recording.machine)", x: 16, y: 44, style: "note"))
    lines += marks.flatMap { mark -> [String] in
      let x = position(mark)
      return [
        "<line class=\"\(mark == 1 ? "one" : "grid")\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(Int(Self.top))\" y2=\"\(height - 20)\"/>",
        text(Figure.number(mark), x: x - 8, y: Double(height - 6), style: "note"),
      ]
    }
    return (lines + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var marks: [Double] {
    [0.001, 0.01, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100].filter { $0 >= low && $0 <= high }
  }

  private func line(_ row: Figure, _ y: Double) -> [String] {
    let value =
      row.turns > 1
      ? "\(Figure.number(row.median)) (\(Figure.number(row.least)) to \(Figure.number(row.most)))"
      : Figure.number(row.median)
    return [
      text(row.name, x: 28, y: y + 5, style: "name"),
      "<line class=\"span\" x1=\"\(position(row.least))\" x2=\"\(position(row.most))\" y1=\"\(y)\" y2=\"\(y)\"/>",
      "<circle class=\"dot\" cx=\"\(position(row.median))\" cy=\"\(y)\" r=\"5\"><title>\(value)</title></circle>",
    ]
  }

  private func position(_ value: Double) -> Double {
    let part = (log(max(value, low)) - log(low)) / (log(high) - log(low))
    return ((Self.left + part * (Self.width - Self.left - 40)) * 10).rounded() / 10
  }

  private func text(_ text: String, x: Double, y: Double, style: String) -> String {
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
      of: "<", with: "&lt;")
    return "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(escaped)</text>"
  }
}
