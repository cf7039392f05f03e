import MillworkSource

/// The files of one module as the compiler understood them, for one target: what the rules look at.
struct CheckedCode {
  /// The files.
  let files: [CheckedFile]
  /// What they were checked for.
  let target: CheckTarget
  /// Whether the compiler found errors, so that something may be missing.
  let hasErrors: Bool
  /// SwiftUI's protocols that each type of the module conforms to, by the type's USR.
  private(set) var protocols: [String: Set<String>] = [:]
  private var declarations: [String: [(file: Int, declaration: CheckedFile.Declaration)]] = [:]

  /// A module of `files`.
  init(files: [CheckedFile], target: CheckTarget, hasErrors: Bool) {
    self.files = files
    self.target = target
    self.hasErrors = hasErrors
    for (index, file) in files.enumerated() {
      for (type, name) in file.conformances { protocols[type, default: []].insert(name) }
      for declaration in file.declarations {
        declarations[declaration.extends ?? declaration.symbol.usr, default: []].append((index, declaration))
      }
    }
  }

  /// Whether the module declares a symbol.
  func declares(_ symbol: Symbol) -> Bool { declarations[symbol.usr] != nil }

  /// The declarations of a symbol: a type with its extensions.
  func declarations(of symbol: Symbol) -> [(file: CheckedFile, declaration: CheckedFile.Declaration)] {
    (declarations[symbol.usr] ?? []).map { (files[$0.file], $0.declaration) }
  }

  /// The types that are declared in the module and conform to one of SwiftUI's `names`, with all their members.
  func types(conformingTo names: Set<String>) -> [(file: CheckedFile, type: CheckedFile.Declaration)] {
    files.flatMap { file in
      file.declarations.filter { $0.isType && !(protocols[$0.symbol.usr] ?? []).isDisjoint(with: names) }
        .map { (file, $0) }
    }
  }

  /// Every symbol that a type's declaration names, with what the module's types that it names do, and so on.
  func reach(of type: Symbol) -> Set<Symbol> {
    var found: Set<Symbol> = []
    var seen: Set<Symbol> = [type]
    var waiting = [type]
    while let symbol = waiting.popLast() {
      for (file, declaration) in declarations(of: symbol) {
        for symbol in file.symbols(in: declaration.range) {
          found.insert(symbol)
          if symbol.owner == nil, seen.insert(symbol).inserted { waiting.append(symbol) }
        }
      }
    }
    return found
  }
}
