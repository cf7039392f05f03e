import MillworkSource

/// One file as the compiler understood it: its uses of names, each with the declaration that it refers to.
struct CheckedFile {
  /// A declaration in the file.
  struct Declaration: Hashable {
    /// What is declared.
    let symbol: Symbol
    /// The bytes of the name.
    let name: Range<Int>
    /// The bytes from the name to the end of the body.
    let range: Range<Int>
    /// For an extension the USR of the extended type, where it is known.
    let extends: String?
    /// The requirements that it fulfils.
    let fulfils: [Symbol]
    /// The type that it is a member of.
    let parent: Symbol?

    /// Whether it declares a struct, class or enum.
    var isType: Bool { [.structure, .class, .enumeration].contains(symbol.kind) }
  }

  /// The file.
  let file: MappedFile
  /// Whether it is a person's own, so that findings in it are reported.
  let isJudged: Bool
  /// Its expressions.
  let tree: CodeTree
  /// The declarations in order.
  private(set) var declarations: [Declaration] = []
  /// Which type conforms to which of SwiftUI's protocols.
  private(set) var conformances: [(type: String, name: String)] = []

  /// The value of SwiftUI's environment that each property reads, by the property's USR.
  private(set) var environment: [String: String] = [:]

  private var named: [Int: [Symbol]] = [:]
  private var resolved: [[Symbol]] = []
  private var implied: [Int: [Symbol]] = [:]
  private var places: [(offset: Int, symbol: Symbol)] = []

  /// `file`, of which the compiler gave this record for the bytes of `text`; `nil` where its text can't be read.
  init?(_ file: MappedFile, text: [UInt8], record: IndexRecord, isJudged: Bool) {
    guard let tree = CodeTree(text) else { return nil }
    self.file = file
    self.tree = tree
    self.isJudged = isJudged
    let lines = LineTable(text)
    let tokens = Dictionary(
      tree.tokens.enumerated().map { ($0.element.range.lowerBound, $0.offset) },
      uniquingKeysWith: { a, _ in a })
    var definitions: [(offset: Int, occurrence: IndexRecord.Occurrence)] = []
    for occurrence in record.occurrences {
      let offset = lines.offset(of: Location(line: occurrence.line, column: occurrence.column))
      let symbol = record.symbols[occurrence.symbol]
      if occurrence.roles.contains(.implicit) {
        implied[offset, default: []].append(symbol)
      } else {
        named[offset, default: []].append(symbol)
        places.append((offset, symbol))
        if occurrence.roles.contains(.definition) { definitions.append((offset, occurrence)) }
      }
      for relation in occurrence.relations {
        let usr = record.symbols[relation.symbol].usr
        if relation.roles.contains(.baseOf), let name = symbol.owner { conformances.append((usr, name)) }
        if relation.roles.contains(.containedBy), symbol.owner == "EnvironmentValues",
          symbol.kind == .instanceProperty
        {
          environment[usr] = symbol.name
        }
      }
    }
    places.sort { $0.offset < $1.offset }
    resolved = tree.uses.map { named[tree.tokens[$0.token].range.lowerBound] ?? [] }
    for (offset, occurrence) in definitions {
      // The accessors of a property are defined at its brace; they are no declarations of their own here.
      guard let token = tokens[offset], tree.tokens[token].kind != .open else { continue }
      let related = { (role: IndexRecord.Roles) in
        occurrence.relations.filter { $0.roles.contains(role) }.map { record.symbols[$0.symbol] }
      }
      let symbol = record.symbols[occurrence.symbol]
      let extended = symbol.kind == .extension ? named[offset]?.first { $0.kind != .extension }?.usr : nil
      declarations.append(
        Declaration(
          symbol: symbol, name: tree.tokens[token].range,
          range: offset..<tree.tokens[tree.bodyEnd(behind: token)].range.upperBound, extends: extended,
          fulfils: related(.overrideOf), parent: related(.childOf).first))
    }
    declarations.sort { $0.range.lowerBound < $1.range.lowerBound }
    let extended = Dictionary(
      declarations.compactMap { one in one.extends.map { (one.symbol.usr, $0) } },
      uniquingKeysWith: { a, _ in a })
    conformances = conformances.map { (extended[$0.type] ?? $0.type, $0.name) }
  }

  /// What the name of a use refers to: for a call both the type and the initialiser, for a property the property.
  func symbols(of use: Int) -> [Symbol] { resolved[use] }

  /// What the compiler put before the chain that a use begins, such as the `buildExpression` of a result builder.
  func implied(before use: Int) -> [Symbol] { implied(at: tree.uses[use].start) }

  /// What the compiler put at a token.
  func implied(at token: Int) -> [Symbol] { implied[tree.tokens[token].range.lowerBound] ?? [] }

  /// The bytes of a use's name.
  func range(of use: Int) -> Range<Int> { tree.tokens[tree.uses[use].token].range }

  /// The symbols that are named in some bytes.
  func symbols(in range: Range<Int>) -> [Symbol] {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].offset < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return places[low...].prefix { $0.offset < range.upperBound }.map(\.symbol)
  }

  /// The uses whose name refers to what `isWanted` says, in some bytes or everywhere.
  func uses(in range: Range<Int>? = nil, where isWanted: (Symbol) -> Bool) -> [Int] {
    tree.uses.indices.filter { use in
      (range?.contains(self.range(of: use).lowerBound) ?? true) && symbols(of: use).contains(where: isWanted)
    }
  }

  /// Whether a use refers to what `isWanted` says.
  func refers(_ use: Int, where isWanted: (Symbol) -> Bool) -> Bool {
    symbols(of: use).contains(where: isWanted)
  }

  /// Whether a use is a method or property of SwiftUI's `View` with one of the names.
  func isViewModifier(_ use: Int, _ names: Set<String>) -> Bool {
    refers(use) { $0.isMember(of: "View", names) }
  }

  /// Whether a use makes one of SwiftUI's types.
  func makes(_ use: Int, _ types: Set<String>) -> Bool { refers(use) { $0.isType(types) } }

  /// The modifiers that apply to a use: behind it in its chain, and behind each container whose content it is in. What a
  /// toolbar holds or a link leads to does not get them from where it is written.
  func modifiers(applyingTo use: Int) -> [Int] {
    var found = tree.followers(of: use)
    for holder in tree.holders(of: use) {
      if isPresented(in: holder) || isViewModifier(holder.use, ["toolbar"]) { break }
      found += tree.followers(of: holder.use)
    }
    return found
  }

  /// The innermost declaration around some bytes that `isWanted`.
  func declaration(around range: Range<Int>, where isWanted: (Declaration) -> Bool) -> Declaration? {
    declarations.last {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound && isWanted($0)
    }
  }
}

extension CodeTree {
  /// The last token of the declaration whose name is the token `name`: the brace that closes its body, or the name
  /// itself where there is none.
  fileprivate func bodyEnd(behind name: Int) -> Int {
    var index = name + 1
    while index < tokens.count {
      if isToken(index, "{") { return partners[index] ?? name }
      if tokens[index].kind == .open { index = partners[index] ?? index }
      if tokens[index].kind == .close && partners[index].map({ $0 < name }) ?? true { return index - 1 }
      if tokens[index].startsLine, tokens[index].kind == .word, index > name + 1, beginsDeclaration(index) {
        return index - 1
      }
      index += 1
    }
    return max(name, tokens.count - 1)
  }

  private func beginsDeclaration(_ index: Int) -> Bool {
    [
      "var", "let", "func", "init", "static", "private", "struct", "class", "enum", "case", "extension",
      "public",
    ]
    .contains(word(index))
  }
}
