/// The keys that one kind of mapping in `template.yml` knows. The reader and its messages are driven by this.
struct KeySet: Sendable {
  /// One key.
  struct Key: Hashable, Sendable {
    /// The key as it is written.
    let name: String
    /// What the value has to be, as it stands in "takes …".
    let expects: String
    /// Whether the mapping is incomplete without it.
    let isRequired: Bool

    init(_ name: String, _ expects: String, required: Bool = false) {
      self.name = name
      self.expects = expects
      isRequired = required
    }
  }

  /// What the mapping is, as it stands in "in the …".
  let name: String
  /// The keys, in the order in which they are documented.
  let keys: [Key]

  /// The file itself.
  enum Root {
    static let format = Key("scaffold", "the number \(KeySet.format)", required: true)
    static let name = Key("name", "a name of letters, digits and hyphens", required: true)
    static let version = Key("version", "a version such as 1.0.0", required: true)
    static let summary = Key("summary", "a sentence")
    static let questions = Key("questions", "a mapping of names to questions")
    static let computed = Key("computed", "a mapping of names to templates")
    static let files = Key("files", "a mapping of paths in the template to rules")
    static let generates = Key("generate", "a condition, true or false")
    static let next = Key("next", "a text for the end")
    static let set = KeySet(
      name: "template", keys: [format, name, version, summary, questions, computed, files, generates, next])
  }

  /// A question.
  enum Question {
    static let type = Key(
      "type", "one of \(ScaffoldQuestion.Kind.allCases.map(\.rawValue).joined(separator: ", "))",
      required: true)
    static let ask = Key("ask", "what is asked, as a sentence")
    static let help = Key("help", "more about the question")
    static let standard = Key("default", "an answer, or a template that makes one")
    static let condition = Key("when", "a condition, as it stands behind `if`")
    static let choices = Key("choices", "a list of words, or of {value: word, label: text}")
    static let element = Key(
      "of", "one of \(ScaffoldQuestion.Kind.ofElements.map(\.rawValue).joined(separator: ", "))")
    static let least = Key("least", "a whole number")
    static let most = Key("most", "a whole number")
    static let characters = Key(
      "characters",
      "a list of \(AllowedCharacters.Class.allCases.map(\.rawValue).joined(separator: ", ")) and single characters"
    )
    static let holds = Key("holds", "the path of a file that has to be in the folder that the answer names")
    static let check = Key("check", "{that: condition, message: text}, or a list of them")
    static let set = KeySet(
      name: "question",
      keys: [type, ask, help, standard, condition, choices, element, least, most, characters, holds, check])
  }

  /// One of the words that can be chosen.
  enum Choice {
    static let value = Key("value", "a word", required: true)
    static let label = Key("label", "what is shown for it")
    static let set = KeySet(name: "choice", keys: [value, label])
  }

  /// Something that has to hold for an answer.
  enum Check {
    static let condition = Key("that", "a condition, as it stands behind `if`", required: true)
    static let message = Key("message", "what to say where it doesn't hold", required: true)
    static let set = KeySet(name: "check", keys: [condition, message])
  }

  /// What holds for a file, or for the files of a folder.
  enum Rule {
    static let condition = Key("when", "a condition, as it stands behind `if`")
    static let loop = Key("for each", "a loop such as `screen in screens`")
    static let target = Key("to", "the path that it gets, which may have tags")
    static let verbatim = Key("verbatim", "true or false")
    static let set = KeySet(name: "rule", keys: [condition, loop, target, verbatim])
  }

  /// The version of the form of `template.yml`.
  static let format = 1
}
