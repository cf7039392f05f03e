import MillworkManifest
import MillworkSource

/// What `millwork new` asks, each with the flag that answers it.
enum ComponentQuestions {
  static let variant = FlagSpec(
    "--variant", "NAME", "what a toggle style looks like", choices: ToggleVariant.allCases.map(\.rawValue))
  static let color = FlagSpec("--on", "COLOR", "the colour of a toggle style when on")
  static let title = FlagSpec("--title", "TEXT", "the title of an item")
  static let image = FlagSpec("--image", "SYMBOL", "the symbol beside the title")
  static let titles = FlagSpec(
    "--titles", "TEXTS", "the titles of what a menu, group or picker holds, with commas between")
  static let value = FlagSpec("--value", "NAME", "which of the system's buttons or items it is")
  static let action = FlagSpec(
    "--action", "KIND", "what a button does", choices: ManifestSchema.buttonActions.map(\.key))
  static let placement = FlagSpec(
    "--placement", "NAME", "where the item stands", choices: PlacementPlan.knownNames,
    meant: { PlacementPlan.meant(by: $0) })
  static let summary = FlagSpec("--summary", "TEXT", "the documentation comment of the type")

  /// All flags.
  static let flags = [variant, color, title, image, titles, value, action, placement, summary]

  /// The flags that a kind takes.
  static func flags(of kind: ComponentKind) -> [FlagSpec] {
    guard kind.item != nil else { return [variant, color, titles, summary] }
    var flags = [summary]
    if kind.hasTitle { flags.append(title) }
    if kind.hasImage { flags.append(image) }
    if kind.hasControls || kind.hasOptions { flags.append(titles) }
    if !kind.values.isEmpty { flags.append(value) }
    if kind.item == "button" { flags.append(action) }
    if kind.hasPlacement { flags.append(placement) }
    return flags
  }

  /// Which kind.
  static let kind = Question(
    "What to make", .choice(ComponentKind.all.map { Question.Choice($0.name, $0.summary) }),
    flag: "KIND", help: "docs/manifest.md describes each kind of item"
  )

  /// For which of several targets.
  static func target(among names: [String]) -> Question {
    Question(
      "The target that it is for", .choice(names.map { Question.Choice($0) }), flag: "--target NAME",
      help: "the manifest goes into the target's folder; --into names a file instead")
  }

  /// The name of the type.
  static func name(of kind: ComponentKind) -> Question {
    Question(
      "The name of the type", .text, flag: "NAME",
      help: "a Swift type name, such as SettingsButton; the file and the manifest's entry are called so, too"
    ) { NewName.problem($0.text, kind) }
  }

  /// What is wrong with the answers that flags give, whatever is answered to other questions.
  static func problems(_ kind: ComponentKind, _ name: String?, _ arguments: ParsedArguments) -> [Diagnostic] {
    // Nobody is asked: what else is missing is not wrong.
    var rehearsal = Interview(nil)
    var workspace = Workspace()
    _ = rehearsal.ask(Self.name(of: kind), given: name)
    _ = ask(kind, name ?? "", arguments, &rehearsal, &workspace)
    let found = rehearsal.diagnostics + (arguments.has(variant.name) ? workspace.diagnostics : [])
    return found.filter { $0.code?.rawValue == "unusable-answer" }
  }

  /// Asks for what the kind needs. `nil` where an answer is missing, which the interview's diagnostics explain.
  static func ask(
    _ kind: ComponentKind, _ name: String, _ arguments: ParsedArguments, _ interview: inout Interview,
    _ workspace: inout Workspace
  ) -> ComponentChoices? {
    var choices = ComponentChoices(kind: kind, name: name)
    choices.summary = arguments.value(summary.name) ?? ""
    return kind.item == nil
      ? askStyle(&choices, arguments, &interview, &workspace) : askItem(&choices, arguments, &interview)
  }

  private static func askStyle(
    _ choices: inout ComponentChoices, _ arguments: ParsedArguments, _ interview: inout Interview,
    _ workspace: inout Workspace
  ) -> ComponentChoices? {
    guard let text = interview.ask(variantQuestion, given: arguments.value(variant.name))?.text,
      let chosen = ToggleVariant(rawValue: text)
    else { return nil }
    choices.variant = chosen
    let unused = [chosen == .segmented ? nil : titles, chosen.colored == nil ? color : nil].compactMap { $0 }
    workspace.diagnostics += unused.filter { arguments.has($0.name) }.map { .notOfVariant($0.name, chosen) }
    if chosen == .segmented {
      let question = list("The two sides, off and on", ["Off", "On"], count: 2)
      guard let sides = interview.ask(question, given: arguments.value(titles.name)) else { return nil }
      choices.titles = texts(sides)
    }
    if chosen.colored != nil {
      guard let color = interview.ask(colorQuestion, given: arguments.value(color.name)) else { return nil }
      choices.color = color.text
    }
    return choices
  }

  private static func askItem(
    _ choices: inout ComponentChoices, _ arguments: ParsedArguments, _ interview: inout Interview
  ) -> ComponentChoices? {
    let kind = choices.kind
    func answer(_ question: Question, _ flag: FlagSpec) -> Answer? {
      interview.ask(question, given: arguments.value(flag.name))
    }
    if !kind.values.isEmpty {
      guard let value = answer(valueQuestion(kind), value) else { return nil }
      choices.value = value.text
    }
    if kind.hasTitle {
      let standard = ComponentChoices.title(of: choices.name)
      guard let title = answer(titleQuestion(standard), title) else { return nil }
      choices.title = title.text
    }
    if kind.hasImage {
      guard let image = answer(imageQuestion, image) else { return nil }
      choices.image = image.text
    }
    if kind.hasControls || kind.hasOptions {
      let what = kind.hasOptions ? "The choices" : "The buttons in it"
      guard let titles = answer(list(what, ["First", "Second"], count: nil), titles) else { return nil }
      choices.titles = texts(titles)
    }
    if kind.item == "button" {
      guard let action = answer(actionQuestion, action) else { return nil }
      choices.action = action.text
    }
    if kind.hasPlacement, !kind.hasUsualPlace || arguments.has(placement.name) {
      guard let placement = answer(placementQuestion, placement) else { return nil }
      choices.placement = placement.text == "automatic" ? "" : placement.text
    }
    return choices
  }

  private static let variantQuestion = Question(
    "What it looks like", .choice(ToggleVariant.allCases.map { Question.Choice($0.rawValue) }),
    standard: .choice(ToggleVariant.switch.rawValue), flag: "--variant NAME",
    help: "docs/toggle-styles.md shows all of them")

  private static let colorQuestion = Question(
    "Its colour when on", .text, standard: .text(""), flag: "--on COLOR",
    help:
      "a colour of SwiftUI's, such as green, one like \"#0B57D0\", or {asset: Name}; nothing for the tint"
  ) { answer in
    guard !answer.text.isEmpty, EntryValue.mapping(answer.text) == nil,
      let problem = ColorChoice.problem(with: answer.text)
    else { return nil }
    let near = problem.help.flatMap { $0.hasSuffix("?") ? $0 : nil }
    return "\(problem.message); \(near ?? StartText.colorForms)"
  }

  private static func valueQuestion(_ kind: ComponentKind) -> Question {
    Question("Which one", .choice(kind.values.map { Question.Choice($0) }), flag: "--value NAME")
  }

  private static func titleQuestion(_ standard: String) -> Question {
    Question(
      "Its title", .text, standard: .text(standard), flag: "--title TEXT",
      help: "what is shown, or read out where an image is shown; looked up in string tables"
    ) { $0.text.isEmpty ? StartText.noTitle : nil }
  }

  private static let imageQuestion = Question(
    "The symbol beside the title", .text, standard: .text(""), flag: "--image SYMBOL",
    help: "a name from Apple's SF Symbols app, such as square.and.arrow.up; nothing for none")

  private static func list(_ prompt: String, _ standard: [String], count: Int?) -> Question {
    Question(
      prompt, .text, standard: .text(standard.joined(separator: ", ")), flag: "--titles TEXTS",
      help: "titles with commas between"
    ) { answer in
      let titles = texts(answer)
      if titles.contains("") { return StartText.emptyTitle }
      if let count, titles.count != count { return StartText.titleCount(count) }
      return Set(titles).count < titles.count ? StartText.titleTwice : nil
    }
  }

  private static let actionQuestion = Question(
    "What it does",
    .choice(ManifestSchema.buttonActions.map { Question.Choice($0.key, $0.summary) }),
    standard: .choice("action"), flag: "--action KIND")

  private static let placementQuestion = Question(
    "Where it stands", .choice(PlacementPlan.knownNames.map { Question.Choice($0) }),
    standard: .choice("automatic"), flag: "--placement NAME",
    help:
      "the names are those of SwiftUI's ToolbarItemPlacement; where a platform lacks one, its nearest place is taken"
  )

  /// The texts between commas, without the spaces around them.
  private static func texts(_ answer: Answer) -> [String] {
    answer.text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { part in
      let trimmed = part.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()
      return String(decoding: Array(trimmed), as: UTF8.self)
    }
  }
}
