import MillworkDocument
import MillworkSource
import MillworkTemplate

/// Reads the questions of a template.
extension TemplateReader {
  /// The questions, in order.
  mutating func questions(_ node: Node) -> [ScaffoldQuestion] {
    var questions: [ScaffoldQuestion] = []
    for entry in entries(of: node, KeySet.Root.questions) {
      guard variable(entry.key, entry.name, taken: Set(questions.map(\.name))),
        let question = question(entry.name, at: entry.key.span, entry.value)
      else { continue }
      questions.append(question)
    }
    return questions
  }

  private mutating func question(_ name: String, at span: Span, _ node: Node) -> ScaffoldQuestion? {
    typealias Keys = KeySet.Question
    guard let fields = fields(of: node, as: Keys.set), let typeNode = fields[Keys.type]?.value,
      let word = word(typeNode, Keys.type, among: ScaffoldQuestion.Kind.allCases.map(\.rawValue)),
      let kind = ScaffoldQuestion.Kind(rawValue: word)
    else { return nil }
    checkUse(of: fields, kind)
    let choices = fields[Keys.choices].map { self.choices($0.value) } ?? []
    if choices.isEmpty, kind == .choice || kind == .choices {
      if fields[Keys.choices] == nil { report(.missingChoices(at: node.span)) }
      return nil
    }
    let element = fields[Keys.element].flatMap {
      self.word($0.value, Keys.element, among: ScaffoldQuestion.Kind.ofElements.map(\.rawValue))
    }
    let least = fields[Keys.least].flatMap { wholeNumber($0.value, Keys.least) }
    let most = fields[Keys.most].flatMap { wholeNumber($0.value, Keys.most) }
    if let least, let most, least > most { report(.emptyRange(at: fields[Keys.most]?.value.span ?? span)) }
    var question = ScaffoldQuestion(
      name: name, kind: kind, element: element.flatMap(ScaffoldQuestion.Kind.init) ?? .text,
      help: fields[Keys.help].flatMap { text($0.value, Keys.help) }, choices: choices, least: least,
      most: most,
      characters: fields[Keys.characters].flatMap { characters($0.value) },
      ask: fields[Keys.ask].flatMap { template($0.value, Keys.ask) }, standard: nil,
      holds: fields[Keys.holds].flatMap { text($0.value, Keys.holds) },
      condition: fields[Keys.condition].flatMap { condition($0.value, Keys.condition) },
      checks: fields[Keys.check].map { checks($0.value) } ?? [], span: span)
    if let node = fields[Keys.standard]?.value { question.standard = standard(node, question) }
    return question
  }

  /// Reports keys that belong to questions of another type.
  private mutating func checkUse(of fields: Fields, _ kind: ScaffoldQuestion.Kind) {
    typealias Keys = KeySet.Question
    let texts: [ScaffoldQuestion.Kind] = [.text, .name, .identifier, .path, .list]
    for (key, owners) in [
      (Keys.choices, [.choice, .choices]), (Keys.element, [.list]), (Keys.characters, texts),
      (Keys.holds, [.text, .path]),
      (Keys.least, texts + [.integer, .choices]), (Keys.most, texts + [.integer, .choices]),
    ] {
      if let field = fields[key], !owners.contains(kind) {
        report(.keyOfOtherType(key, owners: owners.map(\.rawValue), at: field.key.span))
      }
    }
  }

  private mutating func standard(_ node: Node, _ question: ScaffoldQuestion) -> ScaffoldQuestion.Standard? {
    if node.kind == .scalar, let text = node.string, TemplateText.hasTags(text) {
      return template(node, KeySet.Question.standard).map { .template($0) }
    }
    return question.answer(GivenAnswer(.node(node), at: node.span), &diagnostics).map {
      .answer($0, at: node.span)
    }
  }

  private mutating func choices(_ node: Node) -> [ScaffoldQuestion.Choice] {
    typealias Keys = KeySet.Choice
    let nodes = items(node, KeySet.Question.choices)
    if node.kind == .sequence, nodes.isEmpty { report(.missingChoices(at: node.span)) }
    var choices: [ScaffoldQuestion.Choice] = []
    for item in nodes {
      guard let choice = choice(item) else { continue }
      if choices.contains(where: { $0.value == choice.value }) {
        report(.repeatedChoice(choice.value, at: item.span))
      } else {
        choices.append(choice)
      }
    }
    return choices
  }

  private mutating func choice(_ node: Node) -> ScaffoldQuestion.Choice? {
    typealias Keys = KeySet.Choice
    guard node.kind == .mapping else {
      return text(node, KeySet.Question.choices).map { ScaffoldQuestion.Choice(value: $0, label: $0) }
    }
    guard let fields = fields(of: node, as: Keys.set),
      let value = fields[Keys.value].flatMap({ text($0.value, Keys.value) })
    else { return nil }
    return ScaffoldQuestion.Choice(
      value: value, label: fields[Keys.label].flatMap { text($0.value, Keys.label) } ?? value)
  }

  private mutating func characters(_ node: Node) -> AllowedCharacters? {
    let key = KeySet.Question.characters
    var classes: [AllowedCharacters.Class] = []
    var others: [Unicode.Scalar] = []
    for item in items(node, key) {
      guard let text = text(item, key) else { continue }
      if let word = AllowedCharacters.Class(rawValue: text) {
        classes.append(word)
      } else if let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 {
        others.append(scalar)
      } else {
        report(
          .unknownWord(text, for: key, known: AllowedCharacters.Class.allCases.map(\.rawValue), at: item.span)
        )
      }
    }
    return AllowedCharacters(classes: classes, others: others)
  }

  private mutating func checks(_ node: Node) -> [ScaffoldQuestion.AnswerRule] {
    typealias Keys = KeySet.Check
    return (node.kind == .sequence ? Array(node.items) : [node]).compactMap { item in
      guard let fields = fields(of: item, as: Keys.set),
        let condition = fields[Keys.condition].flatMap({ condition($0.value, Keys.condition) }),
        let message = fields[Keys.message].flatMap({ template($0.value, Keys.message) })
      else { return nil }
      return ScaffoldQuestion.AnswerRule(condition: condition, message: message)
    }
  }
}
