import MillworkManifest
import MillworkSource

/// A toggle style in text: off, on, mixed and disabled beside one another, in the shape that its model gives them.
struct TogglePicture {
  /// A state that is drawn.
  private enum State: String, CaseIterable {
    case off, on, mixed, disabled

    /// Whether it looks like on.
    var isOn: Bool { self == .on || self == .disabled }
    /// What fills a track or surface.
    var fill: Character {
      switch self {
      case .off: " "
      case .on: "█"
      case .mixed: "▒"
      case .disabled: "░"
      }
    }
  }

  /// The model.
  let model: ToggleStyleModel

  /// The drawing, a line each state's row.
  var text: String {
    let columns = State.allCases.map { state -> [String] in
      let drawing = [state.rawValue] + labelled(control(state))
      let width = drawing.map(\.count).max() ?? 0
      return drawing.map { $0 + String(repeating: " ", count: width - $0.count) }
    }
    let height = columns.map(\.count).max() ?? 0
    let lines = (0..<height).map { row in
      columns.map { $0[row] }.joined(separator: "   ")
    }
    return lines.map { "  " + trimmed($0) + "\n" }.joined()
  }

  private func trimmed(_ line: String) -> String {
    String(decoding: Array(line.utf8.reversed().drop { $0 == 0x20 }.reversed()), as: UTF8.self)
  }

  /// The control with its label, where that is not part of it.
  private func labelled(_ lines: [String]) -> [String] {
    let middle = lines.count / 2
    switch model.label.placement {
    case .leading?:
      return lines.enumerated().map { ($0 == middle ? "Label " : "      ") + $1 }
    case .trailing?: return lines.enumerated().map { $0 == middle ? $1 + " Label" : $1 }
    case .above?: return ["Label"] + lines
    case .hidden?, nil: return lines
    }
  }

  private func control(_ state: State) -> [String] {
    switch model.geometry {
    case .track(let track):
      let isRound = track.corner.value >= 0.3 * track.height.value
      return framed(
        model.segments.map { segments($0, state) } ?? self.track(track, state), isRound, state)
    case .box(let box): return framed(" \(mark(state)) ", box.corner.value >= 0.4 * box.size.value, state)
    case .icon: return [String(mark(state))]
    case .surface(let surface):
      let isMarked = model.mark.map { !$0.differentiates || (state == .mixed && model.marksMixed) } ?? false
      let label = isMarked ? "\(mark(state)) Label" : "Label"
      let side = String(repeating: state.fill, count: 2)
      return framed("\(side) \(label) \(side)", surface.corner.map { $0.value >= 4 } ?? true, state)
    }
  }

  /// A track with its thumb. A column is half as wide as a line is high.
  private func track(_ track: TrackGeometry, _ state: State) -> String {
    let count = min(max(Int(4 * track.width.value / track.height.value), 4), 16)
    let thumb: Character = track.thumbCorner.value >= 0.3 * track.thumbHeight ? "●" : "■"
    let before =
      switch state {
      case .off: 0
      case .on, .disabled: count - 1
      case .mixed: (count - 1) / 2
      }
    let side = { (number: Int) in String(repeating: state.fill, count: number) }
    return side(before) + String(thumb) + side(count - 1 - before)
  }

  private func segments(_ segments: SegmentChoices, _ state: State) -> String {
    let sides = [segments.off, segments.on].map { printable($0.title.plain.string) }
    let chosen: Int? = state == .mixed ? nil : state.isOn ? 1 : 0
    return sides.enumerated().map { $0 == chosen ? "[\($1)]" : " \($1) " }.joined(separator: " ")
  }

  private func mark(_ state: State) -> Character {
    if case .icon = model.geometry {
      switch state {
      case .off: return "○"
      case .on: return "●"
      case .mixed: return "◐"
      case .disabled: return "◌"
      }
    }
    let images = model.mark?.images
    switch state {
    case .off: return images?.off == nil ? " " : "○"
    case .on, .disabled: return images?.on == nil ? " " : model.variant == .radio ? "●" : "✓"
    case .mixed: return images?.mixed == nil ? " " : "–"
    }
  }

  private func framed(_ inner: String, _ isRound: Bool, _ state: State) -> [String] {
    let isFaint = state == .disabled
    let line = String(repeating: isFaint ? "┄" : "─", count: inner.count)
    let side = isFaint ? "┊" : "│"
    return isRound
      ? ["╭\(line)╮", side + inner + side, "╰\(line)╯"] : ["┌\(line)┐", side + inner + side, "└\(line)┘"]
  }
}
