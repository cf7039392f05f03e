import MillworkSDK
import MillworkSource

/// A part of a file that a compiler condition left out of every target of a check.
public struct UncheckedBranch: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The line of the directive that begins it, from 1.
  public let line: Int
  /// The directive, such as `#if os(tvOS)` or `#else`.
  public let directive: String

  /// The parts of `files` that none of the `targets` reads.
  static func all(in files: [MappedFile], targets: [CheckTarget], modules: [InterfaceModule])
    -> [UncheckedBranch]
  {
    guard !targets.isEmpty else { return [] }
    var found: [UncheckedBranch] = []
    for file in files where file.text.bytes.contains(UInt8(ascii: "#")) {
      let directives = SwiftDirectives(file.text.bytes).all
      guard !directives.isEmpty else { continue }
      var read = Set<Int>()
      for target in targets {
        read.formUnion(
          ConditionReader(text: file.text.bytes, target: target, modules: modules).read(directives))
      }
      let table = LineTable(file.text.bytes)
      for (index, directive) in directives.enumerated() where directive.kind != .end && !read.contains(index)
      {
        let words = String(
          decoding: file.text.bytes[directive.start..<directive.condition.upperBound], as: UTF8.self)
        found.append(
          UncheckedBranch(
            path: file.path, line: table.location(at: directive.start).line,
            directive: words.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
      }
    }
    return found
  }
}

/// Tells which branches a target reads. What it can't tell counts as read.
private struct ConditionReader {
  let text: [UInt8]
  let target: CheckTarget
  let modules: [InterfaceModule]

  /// The numbers of the directives whose branches are read. A branch inside of one that is not read counts as read: the
  /// outer one is listed.
  func read(_ directives: [SwiftDirectives.Directive]) -> Set<Int> {
    var read: Set<Int> = []
    /// For each open condition: whether the branch that is open is read, and whether one was for certain.
    var open: [(isRead: Bool?, wasTaken: Bool, inside: Bool)] = []
    for (index, directive) in directives.enumerated() {
      switch directive.kind {
      case .if:
        let inside = open.last.map { $0.isRead != false && $0.inside } ?? true
        open.append((nil, false, inside))
      case .elseif, .else: break
      case .end:
        _ = open.popLast()
        continue
      }
      guard var branch = open.popLast() else {
        read.insert(index)
        continue
      }
      var parser = Condition(text[directive.condition], holds)
      let answer: Bool? = branch.wasTaken ? false : directive.kind == .else ? true : parser.value()
      branch.isRead = answer
      branch.wasTaken = branch.wasTaken || answer == true
      if answer != false || !branch.inside { read.insert(index) }
      open.append(branch)
    }
    return read
  }

  /// Whether a test such as `os(iOS)` holds; `nil` where that is unknown.
  private func holds(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os":
      let systems: [(String, Platform)] = [
        ("iOS", .iOS), ("macOS", .macOS), ("OSX", .macOS), ("tvOS", .tvOS), ("watchOS", .watchOS),
        ("visionOS", .visionOS), ("xrOS", .visionOS),
      ]
      return systems.contains { $0.0 == argument && $0.1 == target.platform }
    case "arch": return argument == "arm64"
    case "targetEnvironment": return false
    case "canImport":
      let name = String(argument.prefix { $0 != "." && $0 != "," })
      if let module = modules.first(where: { $0.name == name }) {
        return module.platforms.contains(target.platform)
      }
      return StandardLibrary.modules.contains(name) ? true : nil
    case "compiler": return compare(argument, CompilerVersion(sdk: target.sdkVersion))
    case "swift":
      let version = target.swift == .v5 ? CompilerVersion(5, 10) : CompilerVersion(sdk: target.sdkVersion)
      return compare(argument, version)
    default: return nil
    }
  }

  private func compare(_ argument: String, _ version: CompilerVersion) -> Bool? {
    if argument.hasPrefix(">=") { return CompilerVersion(argument.dropFirst(2)).map { version >= $0 } }
    if argument.hasPrefix("<") { return CompilerVersion(argument.dropFirst(1)).map { version < $0 } }
    return nil
  }
}

/// A condition with its operators: `!`, `&&`, `||` and parentheses. Three-valued, since a test may be unknown.
private struct Condition {
  private let text: [UInt8]
  private var index = 0
  private let holds: (String, String) -> Bool?

  init(_ text: ArraySlice<UInt8>, _ holds: @escaping (String, String) -> Bool?) {
    self.text = text.filter { $0 > UInt8(ascii: " ") }
    self.holds = holds
  }

  mutating func value() -> Bool? { either(0) }

  private mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + count <= text.count else { return false }
    for offset in 0..<count where text[index + offset] != word.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func either(_ depth: Int) -> Bool? {
    var result = both(depth)
    while skip("||") {
      let other = both(depth)
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func both(_ depth: Int) -> Bool? {
    var result = one(depth)
    while skip("&&") {
      let other = one(depth)
      result = result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  private mutating func one(_ depth: Int) -> Bool? {
    guard depth < 100 else { return nil }
    if skip("!") { return one(depth + 1).map { !$0 } }
    if skip("(") {
      let result = either(depth + 1)
      return skip(")") ? result : nil
    }
    let start = index
    while index < text.count, isWordPart(text[index]) { index += 1 }
    let name = String(decoding: text[start..<index], as: UTF8.self)
    guard skip("(") else { return name == "true" || name == "DEBUG" ? true : name == "false" ? false : nil }
    let argument = index
    while index < text.count, text[index] != UInt8(ascii: ")") { index += 1 }
    let result = holds(name, String(decoding: text[argument..<index], as: UTF8.self))
    return skip(")") ? result : nil
  }
}
