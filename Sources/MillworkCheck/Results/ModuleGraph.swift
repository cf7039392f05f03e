import MillworkSource

/// Which files of a module a file's check can depend on: those that declare what it names, and, since their
/// declarations name others, those that declare these, and so on; and those that matter to every file.
struct ModuleGraph: Sendable {
  /// The files that every file depends on, with what these depend on.
  private var shared: Set<Int> = []
  /// What each file shows to the others, in the module's order.
  private let scans: [SwiftScan]
  /// By file: the files that declare what its words name.
  private let uses: [Set<Int>]
  /// By file: the files that declare what the words outside of its bodies name.
  private let interfaceUses: [Set<Int>]
  /// The imports of all files: what one imports, the others see in part.
  private let imports: Set<String>
  /// Stands for the imports and for what the shared files show.
  private var sharedSurroundings = Fingerprint()

  /// The graph of files with these texts.
  init(_ texts: [[UInt8]]) {
    let scans = texts.map { SwiftScan($0) }
    var declared = WordSet()
    var owners: [[Int]] = []
    func add(_ name: UInt64, of file: Int) {
      let place = declared.insert(name)
      if place == owners.count { owners.append([]) }
      owners[place].append(file)
    }
    var types: Set<UInt64> = []
    for (index, scan) in scans.enumerated() {
      for name in scan.names { add(SwiftScan.hash(name.utf8), of: index) }
      for name in scan.extended { add(name, of: index) }
      types.formUnion(scan.types)
    }
    func declaring(_ set: WordSet) -> Set<Int> {
      set.words.reduce(into: []) { files, word in
        if let place = declared.index(of: word) { files.formUnion(owners[place]) }
      }
    }
    self.scans = scans
    imports = scans.reduce(into: []) { $0.formUnion($1.imports) }
    uses = scans.map { declaring($0.words) }
    interfaceUses = scans.map { declaring($0.interfaceWords) }
    // An extension of a type from elsewhere can change what any file means.
    let global = scans.indices.filter { scans[$0].isGlobal || !scans[$0].extended.isSubset(of: types) }
    shared = reached(from: Set(global), without: [])
    for module in imports.sorted() { sharedSurroundings.combine(module) }
    for file in shared.sorted() { sharedSurroundings.combine(scans[file].interface) }
  }

  /// The files that are enough to check `files`: what they depend on, and one for each module that is imported.
  func needed(for files: [Int]) -> Set<Int> {
    let start = files.reduce(into: Set(files)) { $0.formUnion(uses[$1]) }
    var needed = reached(from: start, without: []).union(shared)
    var missing = imports
    for file in needed { missing.subtract(scans[file].imports) }
    for file in scans.indices where !missing.isDisjoint(with: scans[file].imports) {
      needed.insert(file)
      missing.subtract(scans[file].imports)
    }
    return needed
  }

  /// Stands for all that the check of `file` can see of the module beside its own text.
  func surroundings(of file: Int) -> Fingerprint {
    var result = sharedSurroundings
    let own = reached(from: uses[file].subtracting(shared), without: shared)
    for other in own.sorted() where other != file { result.combine(scans[other].interface) }
    return result
  }

  /// `files` in groups such that no file of one depends on a file of another, except for the shared ones.
  func groups(of files: [Int]) -> [[Int]] {
    var parents = Array(scans.indices)
    func root(_ file: Int) -> Int {
      var file = file
      while parents[file] != file {
        parents[file] = parents[parents[file]]
        file = parents[file]
      }
      return file
    }
    for file in scans.indices where !shared.contains(file) {
      for other in uses[file] where !shared.contains(other) { parents[root(file)] = root(other) }
    }
    var order: [Int] = []
    var groups: [Int: [Int]] = [:]
    for file in files {
      let root = root(file)
      if groups[root] == nil { order.append(root) }
      groups[root, default: []].append(file)
    }
    return order.compactMap { groups[$0] }
  }

  private func reached(from start: Set<Int>, without known: Set<Int>) -> Set<Int> {
    var reached = start
    var waiting = Array(start)
    while let next = waiting.popLast() {
      for other in interfaceUses[next] where !known.contains(other) && reached.insert(other).inserted {
        waiting.append(other)
      }
    }
    return reached
  }
}
