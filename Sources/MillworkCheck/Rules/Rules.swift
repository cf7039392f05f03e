import MillworkSource

/// The rules that Millwork has of its own, beside the compiler.
package enum Rules {
  /// Every rule, sorted by code.
  package static let all: [any Rule] = codeRules

  static let codeRules: [any CodeRule] = [
    BranchOnEnabled(), DuplicateToolbarID(), EmptyBarItem(), FixedOffset(), GlassInBarItem(), HostedInItem(),
    ManyTrailingItems(), NilTint(), PasteButtonInKeyboardBar(), PresentationUnderDisabled(), SDKTypeName(),
    SplitToolbar(), StackInBarItem(), StyleDropsLabel(), StyleIgnoresDisabled(), SupersededPlacement(),
    TapGestureInStyle(), TintedSwitchDisabled(), UnavailablePlacement(), UnnamedToggle(),
    ValuelessAnimation(),
  ]

  /// The rule with a code, or `nil`.
  package static func rule(_ code: String) -> (any Rule)? { all.first { $0.code.rawValue == code } }

  /// The rule's code that is most like `code`, where one is near enough to be meant.
  package static func nearestCode(to code: String) -> String? {
    nearestName(to: code, among: all.map(\.code.rawValue))
  }

  /// The page about a rule, in Markdown: its code as the heading, its summary and its explanation.
  package static func page(of rule: any Rule) -> String {
    "## \(rule.code.rawValue)\n\n**\(rule.summary)**\n\n\(rule.explanation)\n"
  }

  /// `docs/rules.md`.
  package static var reference: String {
    """
    # Rules

    What compiles and still goes wrong. `millwork check` applies these rules to Swift files beside the compiler; they are
    decided on the declarations that the compiler resolved each name to, so a method of your own that is called `sheet` is
    no sheet. What they find is a warning or a note and leaves the exit status 0; with `--strict` warnings fail the check.

    - `--rules none` turns them off, `--rules CODE,CODE` applies just these.
    - A comment on the line, or on a line of its own above it, turns rules off there:
      `// millwork:disable fixed-offset, nil-tint: the design has it so`. What follows the codes is a reason for readers; a
      code that no rule has is a warning.
    - `check: {rules: {nil-tint: off}}` in a manifest or in `millwork.yml` turns a rule off for the files of that check.

    Generated code is not judged by them, also where `check` reads it from a folder: what it does is decided by the manifest.
    Two of them judge manifests themselves, `many-trailing-items` and `sdk-type-name`; `lint`, `check` and `gallery` say so.

    This page is derived from the rules (`RECORD=all swift test --filter RulesTests` writes it).

    \(all.map { "- [`\($0.code.rawValue)`](#\($0.code.rawValue)): \($0.summary)" }.joined(separator: "\n"))

    \(all.map(page(of:)).joined(separator: "\n"))
    """
  }
}

/// Which rules are applied.
public struct RuleSelection: Hashable, Sendable {
  /// The codes of the rules.
  package let codes: Set<String>

  /// No rules.
  public static let none = RuleSelection(codes: [])
  /// All rules.
  public static let standard = RuleSelection(codes: Set(Rules.all.map(\.code.rawValue)))

  /// The rules with these codes; others are ignored.
  package init(codes: Set<String>) { self.codes = codes }

  /// These rules without those with the given codes.
  package func without(_ others: some Sequence<String>) -> RuleSelection {
    RuleSelection(codes: codes.subtracting(others))
  }

  /// Whether no rule is applied.
  package var isEmpty: Bool { codes.isEmpty }
}
