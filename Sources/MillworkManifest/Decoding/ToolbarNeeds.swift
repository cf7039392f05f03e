import MillworkSDK
import MillworkSource

/// What toolbar content needs beside its items: the views that its caller gives, and state.
struct ToolbarNeeds {
  /// Whether the content is customisable.
  var isCustomizable = false
  /// The views that the caller gives.
  private(set) var slots: [ViewSlot] = []
  /// The state of presentations and tasks.
  private(set) var states: [StateProperty] = []
  /// The platforms on which the item that is read is left out.
  var leftOut: Set<Platform> = []
  /// Whether what is read stands in a menu, which shows texts and images only.
  var isInMenu = false
  /// The names of the parameters and of the state so far.
  var taken: Set<String> = []

  mutating func add(_ slot: ViewSlot) { slots.append(slot) }

  /// The name of a new state that says whether the subject, such as `Sheet`, is presented by what `title` names. Callers see
  /// hosted state, which is named after the title; an item's own is named after the subject while that is enough.
  mutating func flag(_ subject: String, of title: String?, isHosted: Bool, at span: Span) -> String {
    let words = title.flatMap { Self.words($0) }
    // A title that ends with the subject says it already.
    let named =
      words.map { words in
        let whole = words.hasSuffix(subject) ? words : words + subject
        return isHosted ? [words, whole] : [subject, whole]
      } ?? [subject]
    return add(named.map { "is\($0)Presented" }, "is\(subject)", "Presented", .flag, isHosted, at: span)
  }

  /// The name of a new state that holds the task of what `title` names.
  mutating func task(of title: String?, at span: Span) -> String {
    let named = title.flatMap { Self.name($0) }.map { $0 + "Task" }
    return add((named.map { [$0] } ?? []) + ["runningTask"], "runningTask", "", .task, false, at: span)
  }

  /// Adds state under the first of `names` that is free, else under one with a number between `head` and `tail`.
  private mutating func add(
    _ names: [String], _ head: String, _ tail: String, _ kind: StateProperty.Kind, _ isHosted: Bool,
    at span: Span
  ) -> String {
    let numbered = (2...taken.count + 2).lazy.map { "\(head)\($0)\(tail)" }
    let name = (names + numbered).first { !taken.contains($0) } ?? head
    taken.insert(name)
    states.append(StateProperty(name: name, kind: kind, isHosted: isHosted, span: span))
    return name
  }

  /// A title as the beginning of a name, such as `newFolder`; `nil` where it can't be one.
  static func name(_ title: String) -> String? {
    guard let words = words(title), let first = words.utf8.first, !(0x30...0x39).contains(first) else {
      return nil
    }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// A title as a part of a name, such as `NewFolder`; `nil` where it is long or has other letters than English ones.
  private static func words(_ title: String) -> String? {
    var result = ""
    var count = 0
    for word in title.utf8.split(whereSeparator: { !CodeText.isPartOfName($0) }) {
      guard let text = String(word), word.allSatisfy({ $0 < 0x80 }) else { return nil }
      result += text.prefix(1).uppercased() + text.dropFirst()
      count += 1
    }
    return (1...3).contains(count) && title.utf8.allSatisfy { $0 < 0x80 } ? result : nil
  }
}
