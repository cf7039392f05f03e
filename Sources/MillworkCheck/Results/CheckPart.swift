/// A part of a module that one call of the compiler checks.
struct CheckPart: Hashable {
  /// The files that the compiler gets, in the module's order.
  var inputs: [Int]
  /// Those that it checks; the others are only looked at.
  var checked: [Int]
  /// Whether the compiler stops after type-checking, where the check goes on otherwise.
  var isStraight = false

  /// A part that checks all files that it gets.
  init(all inputs: [Int]) {
    self.inputs = inputs
    checked = inputs
  }

  /// Checks `files` with what they need.
  init(_ files: [Int], in graph: ModuleGraph) {
    inputs = graph.needed(for: files).sorted()
    // To check a few files more costs less than to tell the compiler which to leave out.
    checked = inputs.count * 4 <= files.count * 5 ? inputs : files
  }

  /// Whether the compiler is told what to check.
  var isPartial: Bool { checked.count < inputs.count }

  /// How many files a call gets at most where they can be parted: a file costs more among many.
  private static let size = 128

  /// Parts `open` files of a module like ``parts(of:in:share:)``, and those of which only types have to be checked from the
  /// others where that is worth a call of its own.
  static func parts(
    of open: [Int], in graph: ModuleGraph, share: Int, isStraight: (Int) -> Bool
  ) -> [CheckPart] {
    let straight = open.filter(isStraight)
    guard straight.count >= Self.size / 2 || straight.count == open.count else {
      return parts(of: open, in: graph, share: share)
    }
    var parts = parts(of: straight, in: graph, share: share)
    for index in parts.indices {
      // A file that is given along is looked at no further than those.
      parts[index].checked = parts[index].checked.filter(isStraight)
      parts[index].isStraight = true
    }
    let others = open.filter { !isStraight($0) }
    return parts + Self.parts(of: others, in: graph, share: share)
  }

  /// Parts `open` files of a module, so that at least `share` calls can run at the same time where there is enough to do.
  static func parts(of open: [Int], in graph: ModuleGraph, share: Int) -> [CheckPart] {
    guard !open.isEmpty else { return [] }
    var batches: [[Int]] = []
    let size = min(Self.size, max(1, open.count / max(1, share)))
    for group in graph.groups(of: open) {
      if let last = batches.last, last.count + group.count <= size {
        batches[batches.count - 1] += group
      } else {
        batches.append(group)
      }
    }
    return batches.flatMap { batch in
      let count = batches.count == 1 ? min(share, batch.count / 64) : 1
      guard count > 1 else { return [CheckPart(batch.sorted(), in: graph)] }
      // What hangs together is divided by telling the compiler what to check.
      return (0..<count).map { number in
        let files = batch.indices.filter { $0 % count == number }.map { batch[$0] }.sorted()
        var part = CheckPart(files, in: graph)
        part.checked = files
        return part
      }
    }
  }
}
