import MillworkSource

/// The calls in a `Package.swift` that make targets, as its tokens say: no compiler is needed, comments and strings are what
/// they are, and what is computed is known to be so.
struct TargetCalls {
  /// Whether a target uses a plug-in.
  enum Use: Sendable {
    /// The list of its plug-ins names it.
    case yes
    /// Nothing names it for this target.
    case no
    /// The file names it in a way that only running it would tell about.
    case unclear
  }

  /// One target.
  struct Target: Sendable {
    /// What is called, such as `executableTarget`.
    let kind: String
    /// Its name; `nil` for one that is computed.
    let name: String?
    /// The value of `path`, where it is written out.
    let path: String?
    /// What `exclude` names, as far as it is written out.
    let excluded: [String]
    /// Whether it uses the plug-in.
    var use: Use
    /// Whether there is nothing but a name, as where another target's dependency is meant.
    let isBare: Bool
  }

  /// The targets in the order of the file; one of a name.
  private(set) var targets: [Target] = []

  private let code: CodeTokens
  /// The plug-in that is looked for.
  private let plugIn: String
  /// The number of the bracket that belongs to the one with this number.
  private var partners: [Int: Int] = [:]

  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro"]
  /// No person names a list by more names than these.
  private static let maximumDepth = 8

  /// Looks for the targets in the text of a `Package.swift`, and whether they use a plug-in.
  init(_ text: [UInt8], plugIn: String) {
    code = CodeTokens(text)
    self.plugIn = plugIn
    var open: [Int] = []
    for (index, token) in code.tokens.enumerated() {
      if token.kind == .open {
        open.append(index)
      } else if token.kind == .close, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    readTargets()
  }

  // MARK: Targets

  private mutating func readTargets() {
    var calls: [(target: Target, plugIns: Range<Int>?)] = []
    var index = 0
    while index < code.tokens.count {
      guard let kind = targetKind(at: index), let end = partners[index + 1] else {
        index += 1
        continue
      }
      calls.append(target(kind, arguments(in: index + 1)))
      index = end
    }
    let lists = calls.compactMap(\.plugIns)
    // What is named outside of the targets' lists may get into any of them that is computed, or set later.
    let isNamedElsewhere = code.tokens.indices.contains { index in
      isPlugIn(index) && !lists.contains { $0.contains(index) }
    }
    let isSetLater = isNamedElsewhere && setsPlugIns
    for (var target, list) in calls {
      if target.use == .unclear, !isNamedElsewhere, let list, !list.contains(where: isPlugIn) {
        target.use = .no
      }
      if target.use == .no, isSetLater { target.use = .unclear }
      add(target)
    }
  }

  /// Adds a target, or what it says beside one of the same name, as where the other stands in another branch.
  private mutating func add(_ target: Target) {
    guard let name = target.name, let index = targets.firstIndex(where: { $0.name == name }) else {
      targets.append(target)
      return
    }
    if targets[index].isBare {
      targets[index] = target
    } else if !target.isBare, target.use != targets[index].use {
      targets[index].use = .unclear
    }
  }

  /// The kind of target that the call at a token makes: `.target(`.
  private func targetKind(at index: Int) -> String? {
    guard index > 0, index + 1 < code.tokens.count, isMark(".", index - 1), isMark("(", index + 1) else {
      return nil
    }
    let word = text(index)
    return Self.kinds.contains(word) ? word : nil
  }

  private func target(_ kind: String, _ arguments: [String: Range<Int>]) -> (Target, Range<Int>?) {
    let excluded = arguments["exclude"].map { list in
      isMark("[", list.lowerBound) ? items(in: list.lowerBound).compactMap(literal) : []
    }
    let target = Target(
      kind: kind, name: arguments["name"].flatMap(literal), path: arguments["path"].flatMap(literal),
      excluded: excluded ?? [], use: arguments["plugins"].map { use(in: $0) } ?? .no,
      isBare: arguments.keys.allSatisfy { ["name", "condition"].contains($0) })
    return (target, arguments["plugins"])
  }

  // MARK: Plug-ins

  /// Whether a list of plug-ins, or one of its elements, names the plug-in.
  private func use(in value: Range<Int>, depth: Int = 0) -> Use {
    guard let first = value.first, let last = value.last, depth < Self.maximumDepth else { return .unclear }
    if isMark("[", first), partners[first] == last {
      let uses = items(in: first).map { use(in: $0, depth: depth + 1) }
      return uses.contains(.yes) ? .yes : uses.contains(.unclear) ? .unclear : .no
    }
    if value.count == 1, code.tokens[first].kind == .word {
      return constant(text(first)).map { use(in: $0, depth: depth + 1) } ?? .unclear
    }
    // An element may be its name alone, or `.plugin(name:…)` with or without the type in front.
    if value.count == 1 { return literal(value).map { $0 == plugIn ? .yes : .no } ?? .unclear }
    guard let open = partners[last], open > first, text(open - 1) == "plugin",
      value.prefix(while: { $0 < open }).allSatisfy({ code.tokens[$0].kind == .word || isMark(".", $0) }),
      let name = arguments(in: open)["name"].flatMap(literal)
    else { return .unclear }
    return name == plugIn ? .yes : .no
  }

  /// The value of a constant that is declared once: a list or a call, which ends its line.
  private func constant(_ name: String) -> Range<Int>? {
    let places = code.tokens.indices.dropLast().filter { index in
      ["let", "var"].contains(text(index)) && text(index + 1) == name
    }
    guard places.count == 1, text(places[0]) == "let",
      let equals = code.tokens.indices.dropFirst(places[0]).first(where: { text($0) == "=" }),
      let open = code.tokens.indices.dropFirst(equals).first(where: { code.tokens[$0].kind == .open }),
      let close = partners[open],
      close + 1 == code.tokens.count || code.tokens[close + 1].startsLine
    else { return nil }
    return equals + 1..<close + 1
  }

  /// Whether the file touches a member `plugins`, as in `target.plugins = …`.
  private var setsPlugIns: Bool {
    code.tokens.indices.dropFirst().contains { text($0) == "plugins" && isMark(".", $0 - 1) }
  }

  private func isPlugIn(_ index: Int) -> Bool { literal(index..<index + 1) == plugIn }

  // MARK: Tokens

  private func text(_ index: Int) -> String {
    String(decoding: code.text[code.tokens[index].range], as: UTF8.self)
  }

  private func isMark(_ mark: String, _ index: Int) -> Bool { text(index) == mark }

  /// What stands between the commas of the bracket that opens at a token.
  private func items(in open: Int) -> [Range<Int>] {
    guard let close = partners[open] else { return [] }
    var items: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index <= close {
      if index == close || isMark(",", index) {
        if index > start { items.append(start..<index) }
        start = index + 1
      }
      index = code.tokens[index].kind == .open ? partners[index] ?? close : index + 1
    }
    return items
  }

  /// The values of the arguments that have labels, of the call whose parenthesis opens at a token.
  private func arguments(in open: Int) -> [String: Range<Int>] {
    let labelled = items(in: open).filter { $0.count > 2 && isMark(":", $0.lowerBound + 1) }
    return Dictionary(
      labelled.map { (text($0.lowerBound), $0.lowerBound + 2..<$0.upperBound) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The text of a plain string: one token between quotes, without escapes.
  private func literal(_ value: Range<Int>) -> String? {
    guard value.count == 1, code.tokens[value.lowerBound].kind == .literal else { return nil }
    let bytes = code.text[code.tokens[value.lowerBound].range]
    guard bytes.count > 1, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\""),
      !bytes.contains(UInt8(ascii: "\\")), !bytes.contains(UInt8(ascii: "\n"))
    else { return nil }
    return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
  }
}
