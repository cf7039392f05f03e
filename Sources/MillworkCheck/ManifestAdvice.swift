import MillworkSDK
import MillworkSource

/// What can be done in a manifest about a finding of the compiler, whose own proposals are for Swift files.
struct ManifestAdvice {
  /// The compiler's sentence.
  let message: String
  /// The place in the manifest.
  let span: Span
  /// The manifest.
  let manifest: SourceFile
  /// The generated text that the finding is about.
  private let generated: MappedText

  /// Advice about a finding at `span`, in what was generated; `nil` where that is no manifest.
  init?(
    _ message: String, at span: Span?, in sources: SourceSet, generated: MappedText = MappedText()
  ) {
    guard let span, let source = sources[span.source], source.role == .input,
      !source.name.hasSuffix(".swift"),
      !source.name.hasPrefix("<")
    else { return nil }
    self.message = message
    self.span = span
    self.generated = generated
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
    if let name = missingName { return [note(onMissing: name)] }
    switch message {
    case "function is unused" where text.hasPrefix("{"): return [.statementsNeedNoBraces()]
    case "function is unused":
      let isName = text.utf8.allSatisfy(isWordPart)
      return [.functionIsNotCalled(isName ? text : nil)]
    case "'async' call in a function that does not support concurrency": return [.callNeedsTask()]
    case "closure expression is unused": return [.statementsNeedNoBraces()]
    default: return isFolded ? [.linesAreFolded()] : []
    }
  }

  private func note(onMissing name: String) -> Diagnostic.Note {
    if name.hasPrefix("$") {
      let parameter = String(name.dropFirst())
      let known = properties
      return known.contains(parameter)
        ? .parameterIsNoBinding(parameter)
        : .bindingIsParameter(parameter, meant: nearestName(to: parameter, among: known))
    }
    let isType = message.hasPrefix("cannot find type ")
    guard isType || name.first?.isUppercase == true else {
      return .parameterIsMissing(
        name, isFunction: byte(at: span.upperBound) == UInt8(ascii: "("),
        meant: nearestName(to: name, among: properties))
    }
    if let module = InterfaceModules.platformModule(of: name) {
      return .typeOfPlatform(name, module, isDeclared: isType)
    }
    return .declaredElsewhere(meant: isType ? EverydayTypes.meant(by: name) : nil)
  }

  /// The text at the place.
  private var text: String { manifest.text(of: span) }

  /// The names of the properties that the generated text declares, such as those of parameters.
  private var properties: [String] {
    let words = generated.string.split { $0 == " " || $0.isNewline }
    return zip(words, words.dropFirst()).compactMap { keyword, name in
      (keyword == "let" || keyword == "var") && name.last == ":" ? String(name.dropLast()) : nil
    }.filter { $0 != "body" }
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
