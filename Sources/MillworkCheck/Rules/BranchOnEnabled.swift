import MillworkSource

/// A style that has two views for enabled and disabled.
struct BranchOnEnabled: CodeRule {
  let code: DiagnosticCode = "branch-on-enabled"
  let summary = "A style builds different views for enabled and disabled."
  let explanation = """
    The branches of an `if` in a view builder are different views to SwiftUI. A style that says
    `if isEnabled { … } else { … }` throws one away and makes the other when the state changes: nothing is animated,
    state inside is lost, and focus may jump.
    Choose values instead of views: `.opacity(isEnabled ? 1 : 0.4)`, `.fill(isEnabled ? color : .gray)`.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    let styles: Set<String> = ["ToggleStyle", "ButtonStyle", "PrimitiveButtonStyle"]
    return code.types(conformingTo: styles).flatMap { file, type -> [RuleFinding] in
      var seen: Set<Int> = []
      return file.tree.blocks.compactMap { block in
        guard let statement = block.statement,
          type.range.contains(file.tree.tokens[statement].range.lowerBound),
          readsEnabled(block.condition, file),
          file.tree.blocks.count(where: { $0.statement == statement }) == 2, seen.insert(statement).inserted,
          file.implied(at: block.open).contains(where: { $0.baseName == "buildEither" })
        else { return nil }
        return RuleFinding(.branchOnEnabled(), in: file, at: file.tree.tokens[statement].range)
      }
    }
  }

  /// Whether a condition is a property that reads the environment's `isEnabled`, or its opposite.
  private func readsEnabled(_ condition: Range<Int>, _ file: CheckedFile) -> Bool {
    guard let last = condition.last, condition.count <= 2,
      condition.count == 1 || file.tree.isToken(last - 1, "!")
    else { return false }
    return file.symbols(in: file.tree.tokens[last].range).contains { file.environment[$0.usr] == "isEnabled" }
  }
}
