import MillworkSource

/// One question of a template.
package struct ScaffoldQuestion: Sendable {
  /// What an answer is.
  package enum Kind: String, CaseIterable, Sendable {
    /// A text of one line.
    case text
    /// Yes or no.
    case bool
    /// A whole number.
    case integer
    /// One of some words.
    case choice
    /// Any number of some words.
    case choices
    /// The name of a file or folder.
    case name
    /// A Swift identifier, of ASCII letters, digits and underscores.
    case identifier
    /// A relative path that leads to no other folder than the project's.
    case path
    /// The URL of a repository that holds a package.
    case repository
    /// A semantic version.
    case version
    /// Texts of one kind.
    case list

    /// The kinds that an element of a list can be.
    static let ofElements: [Kind] = [.text, .name, .identifier, .path]
  }

  /// One of the words that can be chosen.
  package struct Choice: Sendable {
    /// The answer.
    package let value: String
    /// What is shown for it.
    package let label: String
  }

  /// The name that templates know the answer by.
  package let name: String
  /// What an answer is.
  package let kind: Kind
  /// What an element of a list is.
  package let element: Kind
  /// More about the question; `nil` where there is nothing to say.
  package let help: String?
  /// The words that can be chosen, for both kinds of choices.
  package let choices: [Choice]
  /// The least number, of characters of a text, or of elements of a list.
  let least: Int?
  /// The greatest one.
  let most: Int?
  /// The characters that a text may have.
  let characters: AllowedCharacters?
  /// What is asked.
  let ask: TemplateText?
  /// The answer that is taken where there is none.
  var standard: Standard?
  /// The path of a file that has to be in the folder that the answer names.
  let holds: String?
  /// Whether it is asked.
  let condition: TemplateText?
  /// What has to hold for an answer.
  let checks: [AnswerRule]
  /// Where the question stands.
  let span: Span

  /// An answer that the template gives.
  enum Standard: Sendable {
    case answer(ScaffoldAnswer, at: Span)
    case template(TemplateText)
  }

  /// Something that has to hold for an answer, and what to say where it doesn't.
  struct AnswerRule: Sendable {
    let condition: TemplateText
    let message: TemplateText
  }

  /// What an answer has to be, as it stands behind "takes".
  package var expects: String {
    switch kind {
    case .text: "a text of one line"
    case .bool: "yes or no"
    case .integer: "a whole number"
    case .choice: "one of \(choices.map(\.value).joined(separator: ", "))"
    case .choices: "any of \(choices.map(\.value).joined(separator: ", "))"
    case .name: "a name for a file or folder"
    case .identifier: "a Swift identifier of letters, digits and underscores"
    case .path: "a relative path"
    case .repository: "the URL of a repository"
    case .version: "a version with three numbers, such as 1.2.0"
    case .list: "a list of \(element.rawValue)s"
    }
  }

  /// What stands for the answer where it isn't asked.
  var emptyAnswer: ScaffoldAnswer {
    switch kind {
    case .bool: .bool(false)
    case .integer: .integer(least ?? 0)
    case .choices, .list: .list([])
    case .text, .choice, .name, .identifier, .path, .repository, .version: .text("")
    }
  }
}

/// The characters that an answer may be made of.
struct AllowedCharacters: Sendable {
  /// Words that stand for many characters.
  enum Class: String, CaseIterable {
    case letters, lowercase, uppercase, digits
  }

  let classes: [Class]
  let others: [Unicode.Scalar]

  /// The first character of a text that is not among them.
  func firstOther(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      !others.contains(scalar) && !classes.contains { Self.contains($0, scalar) }
    }
  }

  /// ASCII only: what is allowed in an address or a bundle's identifier.
  private static func contains(_ kind: Class, _ scalar: Unicode.Scalar) -> Bool {
    switch kind {
    case .lowercase: ("a"..."z").contains(scalar)
    case .uppercase: ("A"..."Z").contains(scalar)
    case .letters: ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    case .digits: ("0"..."9").contains(scalar)
    }
  }
}
