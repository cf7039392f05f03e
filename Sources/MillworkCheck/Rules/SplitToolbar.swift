import MillworkSource

/// Two toolbars on one view.
struct SplitToolbar: CodeRule {
  let code: DiagnosticCode = "split-toolbar"
  let summary = "One view has two toolbars whose items end up in the same place."
  let explanation = """
    SwiftUI merges all toolbars of a view into one bar. Items of two `.toolbar { … }` with the same placement stand side
    by side in an order that nothing in the code states, and a `ToolbarSpacer` in one of them does not part its items
    from those of the other: on the systems numbered 26 they share one glass background. A modifier that opens a
    toolbar of its own does the same.
    Put the items into one `.toolbar`, with the spacer between them. What is shared between views is best a struct that
    conforms to `ToolbarContent`, which stands in the same toolbar as everything else.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    let allItems = ToolbarPlaces(of: ["ToolbarItem", "ToolbarItemGroup"], in: code.files)
    let allSpacers = ToolbarPlaces(of: ["ToolbarSpacer"], in: code.files)
    let openers = openers(in: code.files, allItems)
    return code.files.flatMap { file in
      file.tree.uses.indices.filter { isToolbar($0, file) }.compactMap { use in
        let chain = behind(use, file) + file.tree.followers(of: use)
        let spacers = allSpacers.places(in: use, file)
        for other in chain {
          // Of a toolbar and a modifier the modifier is reported.
          if let opener = opener(appliedBy: other, file, openers) {
            let given = ToolbarPlaces.placement(givenBy: other, file).map { Set([$0]) }
            guard !spacers.isDisjoint(with: given ?? openers[opener.usr] ?? []) else { continue }
            return finding(.toolbarModifier(String(opener.baseName)), at: other, first: use, file)
          }
          // Of two toolbars the later one is.
          guard isToolbar(other, file), file.range(of: other).lowerBound > file.range(of: use).lowerBound
          else {
            continue
          }
          let items = allItems.places(in: use, file)
          let others = allItems.places(in: other, file)
          let isParted =
            !spacers.isDisjoint(with: others)
            || !items.isDisjoint(with: allSpacers.places(in: other, file))
          if isParted || !items.isDisjoint(with: others) {
            return finding(.splitToolbar(hasSpacer: isParted), at: other, first: use, file)
          }
        }
        return nil
      }
    }
  }

  private func finding(_ diagnostic: Diagnostic, at use: Int, first: Int, _ file: CheckedFile) -> RuleFinding
  {
    var finding = RuleFinding(diagnostic, in: file, at: file.range(of: use))
    finding.notes.append(("the other toolbar", file.file, file.range(of: first)))
    return finding
  }

  /// The uses before a use in its chain, nearest first.
  private func behind(_ use: Int, _ file: CheckedFile) -> [Int] {
    var found: [Int] = []
    var base = file.tree.uses[use].base
    while let one = base {
      found.append(one)
      base = file.tree.uses[one].base
    }
    return found
  }

  /// Whether a use is the modifier that adds content, not one of its namesakes.
  private func isToolbar(_ use: Int, _ file: CheckedFile) -> Bool {
    file.refers(use) { $0.isMember(of: "View", ["toolbar"]) && $0.name.hasSuffix("content:)") }
  }

  /// What opens a toolbar of its own, with the placements of its items: the module's own methods of views, and its view
  /// modifiers, by USR.
  private func openers(in files: [CheckedFile], _ items: ToolbarPlaces) -> [String: Set<String>] {
    var openers: [String: Set<String>] = [:]
    for file in files {
      for toolbar in file.tree.uses.indices where isToolbar(toolbar, file) {
        guard let opener = modifier(around: toolbar, file) else { continue }
        openers[opener, default: []].formUnion(items.places(in: toolbar, file))
      }
    }
    // What applies one of them opens a toolbar too.
    var grows = !openers.isEmpty
    while grows {
      grows = false
      for file in files {
        for use in file.tree.uses.indices {
          let opened = file.symbols(of: use).reduce(into: Set<String>()) {
            $0.formUnion(openers[$1.usr] ?? [])
          }
          guard !opened.isEmpty, let opener = modifier(around: use, file),
            !opened.isSubset(of: openers[opener] ?? [])
          else { continue }
          openers[opener, default: []].formUnion(opened)
          grows = true
        }
      }
    }
    return openers
  }

  /// The method of views or the type of view modifier in whose body a use stands, by USR.
  private func modifier(around use: Int, _ file: CheckedFile) -> String? {
    let method = file.declaration(around: file.range(of: use)) { $0.symbol.kind == .instanceMethod }
    guard let method else { return nil }
    if method.symbol.usr.hasPrefix("s:7SwiftUI4ViewP") { return method.symbol.usr }
    return method.fulfils.contains { $0.isMember(of: "ViewModifier", ["body"]) } ? method.parent?.usr : nil
  }

  /// Which of the `openers` a use in a chain applies: by its own name, or as what `.modifier(…)` is given.
  private func opener(appliedBy use: Int, _ file: CheckedFile, _ openers: [String: Set<String>]) -> Symbol? {
    if let symbol = file.symbols(of: use).first(where: { openers[$0.usr] != nil }) { return symbol }
    guard file.isViewModifier(use, ["modifier"]) else { return nil }
    return file.tree.uses.indices.lazy
      .filter { file.tree.holders(of: $0).first?.use == use }
      .compactMap { file.symbols(of: $0).first { openers[$0.usr] != nil } }.first
  }
}
