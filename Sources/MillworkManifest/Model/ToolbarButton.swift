import MillworkSource

/// A button.
package struct ToolbarButton: Sendable {
  /// What the button shows.
  package let label: LabelChoice
  /// What the button means.
  package let role: Located<Role>?
  /// What the button does.
  package let action: Action
  /// What is asked before the action, with the action as its only button.
  package let confirmation: ToolbarPresentation?

  /// SwiftUI's `ButtonRole`.
  package enum Role: String, CaseIterable, Sendable {
    case destructive, cancel, confirm, close

    /// Whether the role exists from 26 on only.
    package var isNew: Bool { self == .confirm || self == .close }
  }

  /// What a button does.
  package enum Action: Sendable {
    /// Runs statements.
    case run(CodeText)
    /// Runs statements in a task, which the state of the given name holds.
    case task(CodeText, state: String, whileRunning: WhileRunning)
    /// Presents something.
    case present(ToolbarPresentation)
  }

  /// What a button is while its task runs.
  package enum WhileRunning: String, CaseIterable, Sendable {
    /// Shows progress and takes no input.
    case progress
    /// Cancels the task.
    case cancel
    /// Is disabled.
    case disabled
  }
}

/// Something that a button presents.
package struct ToolbarPresentation: Sendable {
  /// What is presented.
  package enum Kind: Sendable {
    case sheet(ViewChoice)
    case cover(ViewChoice)
    case popover(ViewChoice)
    case inspector(ViewChoice)
    /// The destination of a navigation link.
    case push(ViewChoice)
    case alert(Prompt)
    case dialog(Prompt)
  }

  /// What is presented.
  package let kind: Kind
  /// The name of the state that says whether it is; unused by a link on the item.
  package let state: String
  /// Whether the view at the root presents it, and not the item.
  package let isHosted: Bool
  /// The value in the manifest.
  package let span: Span
}

/// A question with its answers.
package struct Prompt: Sendable {
  /// The question.
  package let title: TextValue
  /// What explains it.
  package let message: TextValue?
  /// The answers; the system adds one that closes where there is none.
  package let answers: [Answer]

  /// An answer.
  package struct Answer: Sendable {
    /// The title of its button.
    package let title: TextValue
    /// What the answer means.
    package let role: Located<ToolbarButton.Role>?
    /// What it runs; nothing but closing where there is none.
    package let action: CodeText?
  }
}
