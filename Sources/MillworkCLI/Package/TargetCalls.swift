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
    /// Whether there is a `path` that is computed.
    let hasComputedPath: Bool
    /// What `exclude` names, as far as it is written out.
    let excluded: [String]
    /// Whether more may be excluded, as not all of it is written out.
    var mayExcludeMore: Bool
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
      mayNamePlugIn(index) && !lists.contains { $0.contains(index) }
    }
    let isSetLater = isNamedElsewhere && !members("plugins").isEmpty
    let (isTakenAwayLater, isExcludedLater) = (takesPlugInsAway, !members("exclude").isEmpty)
    for (var target, list) in calls {
      if target.use == .unclear, !isNamedElsewhere, let list, !list.contains(where: mayNamePlugIn) {
        target.use = .no
      }
      if target.use == .no && isSetLater || target.use == .yes && isTakenAwayLater { target.use = .unclear }
      if isExcludedLater { target.mayExcludeMore = true }
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
    let excluded = arguments["exclude"].map { strings(in: $0) } ?? []
    let path = arguments["path"].flatMap { text($0.lowerBound) == "nil" ? nil : $0 }
    let target = Target(
      kind: kind, name: arguments["name"].flatMap(string), path: path.flatMap(string),
      hasComputedPath: path.map { string($0) == nil } ?? false,
      excluded: excluded.compactMap { $0 }, mayExcludeMore: excluded.contains(nil),
      use: arguments["plugins"].map { use(in: $0) } ?? .no,
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
      return constant(value).map { use(in: $0, depth: depth + 1) } ?? .unclear
    }
    // An element may be its name alone, or `.plugin(name:…)` with or without the type in front.
    if value.count == 1 { return literal(value).map { $0 == plugIn ? .yes : .no } ?? .unclear }
    guard let open = partners[last], open > first, text(open - 1) == "plugin",
      value.prefix(while: { $0 < open }).allSatisfy({ code.tokens[$0].kind == .word || isMark(".", $0) }),
      let name = arguments(in: open)["name"].flatMap(string)
    else { return .unclear }
    return name == plugIn ? .yes : .no
  }

  /// The value of a constant that is declared once, where the value is its name: a string, a list or a call, which ends its
  /// statement. In braces a name may be that of a parameter.
  private func constant(_ value: Range<Int>) -> Range<Int>? {
    guard value.count == 1, code.tokens[value.lowerBound].kind == .word, !isInBraces(value.lowerBound) else {
      return nil
    }
    let name = text(value.lowerBound)
    let places = code.tokens.indices.dropLast().filter { index in
      ["let", "var"].contains(text(index)) && text(index + 1) == name
    }
    guard places.count == 1, text(places[0]) == "let",
      let equals = code.tokens.indices.dropFirst(places[0]).first(where: { text($0) == "=" })
    else { return nil }
    if equals + 1 < code.tokens.count, code.tokens[equals + 1].kind == .literal {
      return endsStatement(equals + 1) ? equals + 1..<equals + 2 : nil
    }
    guard let open = code.tokens.indices.dropFirst(equals).first(where: { code.tokens[$0].kind == .open }),
      let close = partners[open], endsStatement(close)
    else { return nil }
    return equals + 1..<close + 1
  }

  private func isInBraces(_ index: Int) -> Bool {
    partners.contains { open, close in open < index && index < close && isMark("{", open) }
  }

  /// Whether the next line begins behind a token, and does not go on with what it belongs to.
  private func endsStatement(_ index: Int) -> Bool {
    guard index + 1 < code.tokens.count else { return true }
    let next = code.tokens[index + 1]
    return next.startsLine && next.kind != .symbol && !isMark(".", index + 1)
  }

  /// Where the file touches a member of this name, as in `target.plugins = …`.
  private func members(_ name: String) -> [Int] {
    code.tokens.indices.dropFirst().filter { text($0) == name && isMark(".", $0 - 1) }
  }

  /// Whether a statement may take the plug-in from a target: what `plugins` is set to neither names it nor is added to what
  /// was there, or something is removed.
  private var takesPlugInsAway: Bool {
    members("plugins").contains { member in
      let rest = code.tokens.indices.dropFirst(member + 1).drop { ["?", "!"].contains(text($0)) }
      guard let next = rest.first else { return false }
      if isMark(".", next) { return rest.dropFirst().first.map { text($0).hasPrefix("remove") } ?? false }
      guard text(next) == "=" else { return false }
      let value = rest.dropFirst().prefix { $0 == next + 1 || !code.tokens[$0].startsLine }
      let isAdded = value.contains { text($0) == "plugins" } && value.contains { text($0) == "+" }
      return !isAdded && !value.contains { literal($0..<$0 + 1) == plugIn }
    }
  }

  /// Whether a token is the plug-in's name, or opens the description of a plug-in whose name is computed.
  private func mayNamePlugIn(_ index: Int) -> Bool {
    if literal(index..<index + 1) == plugIn { return true }
    guard index > 0, isMark("(", index), text(index - 1) == "plugin",
      let name = arguments(in: index)["name"]
    else { return false }
    return string(name) == nil
  }

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

  /// The strings of a list that is written out or a constant; `nil` for each that is computed, or for the whole.
  private func strings(in value: Range<Int>) -> [String?] {
    let list = constant(value) ?? value
    guard let first = list.first, let last = list.last, isMark("[", first), partners[first] == last else {
      return [nil]
    }
    return items(in: first).map(string)
  }

  /// The text of a plain string, or of a constant that is one.
  private func string(_ value: Range<Int>) -> String? { literal(value) ?? constant(value).flatMap(literal) }

  /// The text of a plain string: one token between quotes, and hashes for a raw one, without a backslash.
  private func literal(_ value: Range<Int>) -> String? {
    guard value.count == 1, code.tokens[value.lowerBound].kind == .literal else { return nil }
    let bytes = code.text[code.tokens[value.lowerBound].range]
    let hashes = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let quoted = bytes.dropFirst(hashes).dropLast(hashes)
    guard quoted.count > 1, quoted.first == UInt8(ascii: "\""), quoted.last == UInt8(ascii: "\""),
      !quoted.contains(UInt8(ascii: "\\")), !quoted.contains(UInt8(ascii: "\n"))
    else { return nil }
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }
}
