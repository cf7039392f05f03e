import MillworkSource

/// What toolbar content needs beside its items: the views that its caller gives, and state.
struct ToolbarNeeds {
  /// Whether the content is customisable.
  var isCustomizable = false
  /// The views that the caller gives.
  private(set) var slots: [ViewSlot] = []
  /// The state of presentations and tasks.
  private(set) var states: [StateProperty] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ slot: ViewSlot) { slots.append(slot) }

  /// The name of a new state that says whether the subject, such as `Sheet`, is presented.
  mutating func flag(_ subject: String, isHosted: Bool, at span: Span) -> String {
    add("is\(subject)\(number(subject))Presented", .flag, isHosted: isHosted, at: span)
  }

  /// The name of a new state that holds a task.
  mutating func task(at span: Span) -> String {
    add("runningTask\(number("runningTask"))", .task, isHosted: false, at: span)
  }

  /// Nothing for the first of a kind, then 2 and so on.
  private mutating func number(_ subject: String) -> String {
    counts[subject, default: 0] += 1
    return counts[subject].flatMap { $0 > 1 ? String($0) : nil } ?? ""
  }

  private mutating func add(
    _ name: String, _ kind: StateProperty.Kind, isHosted: Bool, at span: Span
  ) -> String {
    states.append(StateProperty(name: name, kind: kind, isHosted: isHosted, span: span))
    return name
  }
}
