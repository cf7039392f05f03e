import MillworkSource

/// What can be done in a manifest about a finding of the compiler, whose own proposals are for Swift files.
struct ManifestAdvice {
  /// The compiler's sentence.
  let message: String
  /// The place in the manifest.
  let span: Span
  /// The manifest.
  let manifest: SourceFile

  /// Advice about a finding at `span`; `nil` where that is no manifest.
  init?(_ message: String, at span: Span?, in sources: SourceSet) {
    guard let span, let source = sources[span.source], source.role == .input,
      !source.name.hasSuffix(".swift"),
      !source.name.hasPrefix("<")
    else { return nil }
    self.message = message
    self.span = span
    manifest = source
  }

  /// Whether the compiler's note proposes a guard or an attribute, for which a manifest has no place.
  static func isGuardProposal(_ note: String) -> Bool {
    note.hasPrefix("add '@available' attribute to enclosing ") || note == "add 'if #available' version check"
  }

  /// What the code needs, such as `iOS 16.0`, where the sentence says that it is not available before.
  var requirement: String? {
    guard let start = message.firstRange(of: " is only available in ")?.upperBound,
      let end = message.firstRange(of: " or newer")?.lowerBound, start < end
    else { return nil }
    return String(message[start..<end])
  }

  /// The notes that say what to do.
  var notes: [Diagnostic.Note] {
    if let requirement { return [.raiseFloor(to: requirement)] }
    if let name = missingName {
      if name.hasPrefix("$") { return [.bindingIsParameter(String(name.dropFirst()))] }
      let isType = name.first?.isUppercase == true
      return [
        isType
          ? .declaredElsewhere()
          : .parameterIsMissing(name, isFunction: byte(at: span.upperBound) == UInt8(ascii: "("))
      ]
    }
    return isFolded ? [.linesAreFolded()] : []
  }

  /// Whether the error is that YAML made one line of several, so that the compiler's proposal mends half of it.
  var isFolded: Bool {
    guard message == "consecutive statements on a line must be separated by ';'" else { return false }
    var start = span.lowerBound
    while byte(at: start - 1) == UInt8(ascii: " ") { start -= 1 }
    var end = span.lowerBound
    while byte(at: end) == UInt8(ascii: " ") { end += 1 }
    return isLineEnd(byte(at: start - 1)) || isLineEnd(byte(at: end))
  }

  /// The name that the compiler does not find, where the manifest's own code has it at the place.
  private var missingName: String? {
    guard message.hasPrefix("cannot find "), message.hasSuffix("' in scope") else { return nil }
    let name = message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first.map(
      String.init)
    return name.flatMap { manifest.text(of: span).hasPrefix($0) ? $0 : nil }
  }

  private func isLineEnd(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func byte(at offset: Int) -> UInt8? {
    manifest.bytes.indices.contains(offset) ? manifest.bytes[offset] : nil
  }
}
