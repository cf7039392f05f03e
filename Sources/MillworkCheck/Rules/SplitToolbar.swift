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
    let openers = Set(code.files.flatMap { file in modifiers(in: file).map(\.symbol.usr) })
    return code.files.flatMap { file in
      file.tree.uses.indices.compactMap { use -> RuleFinding? in
        guard isToolbar(use, file) else { return nil }
        // Of two toolbars the later one is reported, of a toolbar and a modifier the modifier.
        for other in file.tree.followers(of: use) {
          if isToolbar(other, file) {
            let isParted = hasSpacer(use, file) || hasSpacer(other, file)
            guard isParted || !places(use, file).isDisjoint(with: places(other, file)) else { continue }
            return finding(.splitToolbar(hasSpacer: isParted), at: other, first: use, file)
          } else if hasSpacer(use, file), file.refers(other, where: { openers.contains($0.usr) }) {
            return finding(
              .toolbarModifier(file.tree.word(file.tree.uses[other].token)), at: other, first: use, file)
          }
        }
        guard hasSpacer(use, file) else { return nil }
        var base = file.tree.uses[use].base
        while let one = base {
          if file.refers(one, where: { openers.contains($0.usr) }) {
            return finding(
              .toolbarModifier(file.tree.word(file.tree.uses[one].token)), at: one, first: use, file)
          }
          base = file.tree.uses[one].base
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

  /// Whether a use is the modifier that adds content, not one of its namesakes.
  private func isToolbar(_ use: Int, _ file: CheckedFile) -> Bool {
    file.refers(use) { $0.isMember(of: "View", ["toolbar"]) && $0.name.hasSuffix("content:)") }
  }

  private func hasSpacer(_ use: Int, _ file: CheckedFile) -> Bool {
    file.tree.uses[use].arguments.contains { argument in
      file.symbols(in: file.tree.bytes(argument.tokens)).contains { $0.isType(["ToolbarSpacer"]) }
    }
  }

  /// The placements of a toolbar's items; an item without one counts as `automatic`.
  private func places(_ toolbar: Int, _ file: CheckedFile) -> Set<String> {
    let items = file.barItems.filter { item in file.tree.holders(of: item.use).contains { $0.use == toolbar }
    }
    return Set(
      items.compactMap { $0.placement == nil ? "automatic" : file.placementName(of: $0)?.name })
  }

  /// The module's own methods that open a toolbar.
  private func modifiers(in file: CheckedFile) -> [CheckedFile.Declaration] {
    let toolbars = file.tree.uses.indices.filter { isToolbar($0, file) }.map { file.range(of: $0) }
    return file.declarations.filter { declaration in
      declaration.symbol.kind == .instanceMethod && declaration.symbol.usr.hasPrefix("s:7SwiftUI4ViewP")
        && toolbars.contains { declaration.range.contains($0.lowerBound) }
    }
  }
}
