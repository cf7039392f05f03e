import MillworkSource

/// The operator `~`.
extension Renderer {
  mutating func concatenate(_ left: ExpressionID, _ right: ExpressionID, at id: ExpressionID) -> Value {
    var text = MappedText()
    var whole: Span?
    var hasGaps = false
    for operand in [left, right] {
      let value = defined(operand)
      let part: Span?
      let count = text.bytes.count
      if isStrict, value.isCollection {
        reportOutput(of: value, operand)
        continue
      } else if case .mapped(let storage) = value.payload {
        // The first text is copied in one go.
        if text.isEmpty { text = storage.text } else { text.append(storage.text) }
        part = storage.whole
        hasGaps = hasGaps || storage.hasGaps
      } else {
        let origin = value.textOrigin ?? .whole(unit.program.span(of: operand))
        text.append(bytes: value.printed, origin: origin)
        part = origin.span
      }
      if count == 0 {
        whole = part
      } else if text.bytes.count > count {
        whole = union(whole, part)
      }
    }
    if text.bytes.count > limits.outputBytes {
      stop(RenderMessage.outputSize(limits.outputBytes, at: unit.program.span(of: id)))
      return .null
    }
    copied += text.bytes.count + 16 * text.pieces.count
    if copied / Self.copiesOfOutput > limits.outputBytes {
      stop(RenderMessage.copiedText(limits.outputBytes, at: unit.program.span(of: id)))
      return .failed
    }
    guard text.pieces.count > 1 else { return .text(text) }
    let storage = MappedStorage(text, whole: whole, hasGaps: hasGaps)
    return Value(.mapped(storage), origin: storage.origin)
  }

  /// The place of both, where they lie in one file.
  private func union(_ a: Span?, _ b: Span?) -> Span? {
    guard let a, let b, a.source == b.source else { return nil }
    return a.union(b)
  }

  /// How many times as much as the longest text the operator `~` may copy in all; a text that grows in a loop is copied
  /// in each round.
  private static let copiesOfOutput = 64
}
