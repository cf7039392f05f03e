extension ManifestSchema {
  enum ButtonFields {
    static let button = Field(
      "button", titleShape, "a title, or {slot: name}", "A button with a title.", required: true)
    static let image = ManifestSchema.image
    static let role = ManifestSchema.role
    static let action = Field("action", .name, "Swift statements", "What the button runs.")
    static let task = Field(
      "task", .name, "Swift statements, which may await", "What the button runs in a task.")
    static let whileRunning = Field(
      "whileRunning", .choice(ToolbarButton.WhileRunning.allCases.map(\.rawValue)),
      "one of progress, cancel, disabled",
      "What the button is while its task runs: it shows progress (the default), cancels the task, or is disabled (the default in a menu)."
    )
    static let confirm = Field(
      "confirm", .oneOf([textShape, .object { ConfirmationFields.schema }]),
      "a question, or {title: …, message: …, button: …}", "A question before the action or task.")
    static let sheet = Field(
      "sheet", viewShape, "a Swift view expression, or {slot: name}", "Presents a view in a sheet.")
    static let cover = Field(
      "cover", viewShape, "a Swift view expression, or {slot: name}",
      "Presents a view that covers the screen; a sheet on macOS.")
    static let popover = Field(
      "popover", viewShape, "a Swift view expression, or {slot: name}",
      "Presents a view in a popover; a sheet on tvOS and watchOS.")
    static let inspector = Field(
      "inspector", viewShape, "a Swift view expression, or {slot: name}",
      "Presents a view in an inspector at the root (from iOS 17 and macOS 14 on; a sheet elsewhere).")
    static let push = Field(
      "push", viewShape, "a Swift view expression, or {slot: name}",
      "Pushes a view onto the navigation stack.")
    static let alert = Field(
      "alert", promptShape, "a question, or {title: …, message: …, answers: […]}", "Presents an alert.")
    static let dialog = Field(
      "dialog", promptShape, "a question, or {title: …, message: …, answers: […]}",
      "Presents a confirmation dialog.")
    static let present = Field(
      "present", .choice(["item", "hosted"]), "item or hosted",
      "Where the presentation is attached: to the item (the default), or to the root by a companion modifier, which also presents while the item is in an overflow menu or the bar makes it anew. A popover or dialog points at its button only from the item."
    )
    /// The fields that say what the button does; it has exactly one of them.
    static let actions = [action, task, sheet, cover, popover, inspector, push, alert, dialog]
    /// Those that present something.
    private static let presentations = actions.filter { $0 != action && $0 != task }
    static let rules =
      [
        FieldRule.exactlyOne(actions), .needs(whileRunning, task), .excludes(action, [present]),
        .excludes(task, [present]), .choice(present, [("item", [], [inspector.name])]),
        imageRule(title: button),
      ] + presentations.map { .excludes($0, [confirm]) }
    static let fields: @Sendable () -> [Field] = {
      [button, image, role, action, task, whileRunning, confirm] + actions.dropFirst(2) + [present]
    }
  }

  static let role = Field(
    "role", .choice(ToolbarButton.Role.allCases.map(\.rawValue)),
    "one of destructive, cancel, confirm, close",
    "What the button means; confirm and close are there from 26 on.")
  private static let promptShape = ValueShape.oneOf([textShape, .object { PromptFields.schema }])

  enum PromptFields {
    static let title = Field("title", textShape, "a text", "The question.", required: true)
    static let message = Field("message", textShape, "a text", "What explains the question.")
    static let answers = Field(
      "answers", .list(.object { AnswerFields.schema }, least: 1), "a list of answers",
      "The answers; the system's own where there are none.")
    private static let cancels = ValueShape.with(
      [(AnswerFields.role.name, .choice([ToolbarButton.Role.cancel.rawValue]))], without: [])
    static let schema = ObjectSchema(
      name: "question", fields: [title, message, answers], rules: [.single(in: answers, [[cancels]])])
  }

  enum AnswerFields {
    static let answer = Field("answer", textShape, "a title", "The title of the button.", required: true)
    static let role = ManifestSchema.role
    static let action = Field(
      "action", .name, "Swift statements", "What the answer runs, beside closing the question.")
    static let schema = ObjectSchema(name: "answer", fields: [answer, role, action])
  }

  enum ConfirmationFields {
    static let title = PromptFields.title
    static let message = PromptFields.message
    static let button = Field(
      "button", textShape, "a title", "The title of the button that goes on; the button's own by default.")
    static let schema = ObjectSchema(name: "confirmation", fields: [title, message, button])
  }

  /// The fields whose code is statements and not an expression.
  static let statementFields: Set<Field> = [
    ButtonFields.action, ButtonFields.task, SystemFields.action, MenuFields.primaryAction,
    AnswerFields.action,
  ]
}
