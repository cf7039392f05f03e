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
    var openers: [String: Set<String>] = [:]
    for file in code.files { openers.merge(modifiers(in: file)) { first, _ in first } }
    return code.files.flatMap { file in
      file.tree.uses.indices.filter { isToolbar($0, file) }.compactMap { use in
        let chain = behind(use, file) + file.tree.followers(of: use)
        let spacers = places(of: ["ToolbarSpacer"], in: use, file)
        for other in chain {
          // Of a toolbar and a modifier the modifier is reported.
          if let name = file.symbols(of: other).first(where: { openers[$0.usr] != nil }),
            !spacers.isDisjoint(with: openers[name.usr] ?? [])
          {
            return finding(.toolbarModifier(String(name.baseName)), at: other, first: use, file)
          }
          // Of two toolbars the later one is.
          guard isToolbar(other, file), file.range(of: other).lowerBound > file.range(of: use).lowerBound
          else {
            continue
          }
          let items = places(of: ["ToolbarItem", "ToolbarItemGroup"], in: use, file)
          let others = places(of: ["ToolbarItem", "ToolbarItemGroup"], in: other, file)
          let isParted =
            !spacers.isDisjoint(with: others)
            || !items.isDisjoint(with: places(of: ["ToolbarSpacer"], in: other, file))
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

  /// The placements of what stands in a toolbar; what has none counts as `automatic`, what has several is left out.
  private func places(of types: Set<String>, in toolbar: Int, _ file: CheckedFile) -> Set<String> {
    let found = file.tree.uses.indices.filter { use in
      file.makes(use, types) && file.tree.holders(of: use).contains { $0.use == toolbar }
    }
    return Set(
      found.compactMap { use in
        let arguments = file.tree.uses[use].arguments
        guard let placement = arguments.indices.first(where: { arguments[$0].label == "placement" }) else {
          return "automatic"
        }
        return file.placementName(in: CodeTree.Holder(use: use, argument: placement))?.name
      })
  }

  /// The module's own methods that open a toolbar, with the placements of its items.
  private func modifiers(in file: CheckedFile) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for toolbar in file.tree.uses.indices where isToolbar(toolbar, file) {
      let method = file.declaration(around: file.range(of: toolbar)) {
        $0.symbol.kind == .instanceMethod && $0.symbol.usr.hasPrefix("s:7SwiftUI4ViewP")
      }
      if let usr = method?.symbol.usr {
        found[usr, default: []].formUnion(places(of: ["ToolbarItem", "ToolbarItemGroup"], in: toolbar, file))
      }
    }
    return found
  }
}
