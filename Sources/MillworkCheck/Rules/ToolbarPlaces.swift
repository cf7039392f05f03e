import MillworkSDK

/// Where the items of toolbars stand, also those that the module's own toolbar content brings.
struct ToolbarPlaces {
  /// Where the items of a toolbar content stand.
  private struct Content {
    /// The placements that its items name.
    var fixed: Set<String> = []
    /// The placements of items whose caller may choose another.
    var standard: Set<String> = []
  }

  /// SwiftUI's types that are looked for.
  private let types: Set<String>
  /// The module's own toolbar content with such items, by USR.
  private var contents: [String: Content] = [:]

  /// The places of what makes SwiftUI's `types` in `files`.
  init(of types: Set<String>, in files: [CheckedFile]) {
    self.types = types
    // Content that holds other content has its items too.
    var count = -1
    while count != placeCount {
      count = placeCount
      for file in files {
        for use in file.tree.uses.indices { add(use, file) }
      }
    }
  }

  private var placeCount: Int { contents.values.reduce(0) { $0 + $1.fixed.count + $1.standard.count } }

  /// The placements of what stands in a toolbar; what has none counts as `automatic`, what has several is left out.
  func places(in toolbar: Int, _ file: CheckedFile) -> Set<String> {
    let found = file.tree.uses.indices.filter { use in
      file.tree.holders(of: use).contains { $0.use == toolbar }
    }
    return found.reduce(into: []) { $0.formUnion(places(of: $1, file)) }
  }

  /// The placement that a use gives by name as its argument `placement`.
  static func placement(givenBy use: Int, _ file: CheckedFile) -> String? {
    argument(of: use, file).flatMap { file.placementName(in: $0) }.map { newest($0.name) }
  }

  private func places(of use: Int, _ file: CheckedFile) -> Set<String> {
    let given = Self.placement(givenBy: use, file)
    if file.makes(use, types) {
      return Self.argument(of: use, file) == nil ? ["automatic"] : given.map { [$0] } ?? []
    }
    return file.symbols(of: use).reduce(into: []) { places, symbol in
      guard let content = contents[symbol.usr] else { return }
      places.formUnion(content.fixed.union(given.map { [$0] } ?? content.standard))
    }
  }

  /// Adds what a use in the body of a toolbar content makes. Where code decides the placement, it may be each one
  /// that the type names, such as the default value of its initialiser's parameter.
  private mutating func add(_ use: Int, _ file: CheckedFile) {
    let isOpen =
      Self.argument(of: use, file).map { argument in
        !file.placements.contains { file.tree.uses(in: argument).contains($0.use) }
      } ?? false
    let places = places(of: use, file)
    guard !places.isEmpty || isOpen && file.makes(use, types) else { return }
    let range = file.range(of: use)
    let body = file.declaration(around: range) { declaration in
      declaration.fulfils.contains { $0.isMember(of: "ToolbarContent", ["body"]) }
    }
    guard let parent = body?.parent?.usr,
      let type = file.declaration(around: range, where: { $0.symbol.usr == parent })
    else { return }
    if isOpen {
      let named = file.placements.filter { type.range.contains(file.range(of: $0.use).lowerBound) }
      contents[parent, default: Content()].standard.formUnion(named.map { Self.newest($0.name) })
    } else {
      contents[parent, default: Content()].fixed.formUnion(places)
    }
  }

  private static func argument(of use: Int, _ file: CheckedFile) -> CodeTree.Holder? {
    let arguments = file.tree.uses[use].arguments
    return arguments.indices.first { arguments[$0].label == "placement" }
      .map { CodeTree.Holder(use: use, argument: $0) }
  }

  /// A superseded name stands for the same place as the new one.
  private static func newest(_ name: String) -> String {
    APIFacts.placement(named: name)?.supersededBy?.split(separator: ".").last.map(String.init) ?? name
  }
}
