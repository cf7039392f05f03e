import MillworkManifest

/// A view that uses a component of Millwork's own. What the component's caller has to give are properties of the view, so that it
/// compiles whatever their types are.
struct ExampleView {
  private let name: String
  /// The properties, a line each.
  private let properties: [String]
  /// The lines of its body.
  private let body: [String]

  /// The most columns of a line.
  private static let width = 90
  private static let indentation = 4

  /// A toggle in a style, and its companion.
  init(of model: ToggleStyleModel) {
    let required = model.parameters.filter { $0.defaultValue == nil }
    let given = required.map { $0.argument }
    let style = model.member.map { ".\(SwiftIdentifier.escaped($0))" } ?? model.name.value
    let isConstant = model.member != nil && given.isEmpty
    let made = isConstant ? style : Self.call(style, given, at: Self.indentation + 2)
    let companion = model.companion.map { companion in
      ["// The same in one view:"]
        + Self.lines(Self.call(companion.value, ["\"Label\"", "isOn: $isOn"] + given, at: Self.indentation))
    }
    name = model.name.value
    properties = ["@State private var isOn = true"] + required.map { $0.property }
    body =
      ["Toggle(\"Label\", isOn: $isOn)"] + Self.lines("  .toggleStyle(\(made))") + (companion ?? [])
  }

  /// A screen with toolbar content, by the component's own modifier where it has one.
  init(of model: ToolbarContentModel) {
    let required = model.parameters.filter { $0.defaultValue == nil }
    func arguments(_ slots: [ViewSlot]) -> [String] {
      required.map { $0.argument }
        + slots.inOrderOfClosures.map {
          "\(SwiftIdentifier.escaped($0.name.value)): { Text(\"\($0.genericName)\") }"
        }
    }
    let lines: [String]
    if let modifier = model.modifierName {
      let call = Self.call(".\(modifier.value)", arguments(model.slots), at: Self.indentation + 2)
      lines = Self.lines("  " + call)
    } else {
      let content = Self.call(model.name.value, arguments(model.slots), at: Self.indentation + 4)
      let id = model.isCustomizable ? "(id: \"\(model.name.value)\")" : ""
      lines = ["  .toolbar\(id) {"] + Self.lines("    " + content) + ["  }"]
    }
    name = model.name.value
    properties = required.map { $0.property }
    body = ["Text(\"Content\")"] + lines
  }

  /// The declaration.
  var text: String {
    let given = properties.map { "  \($0)\n" }.joined()
    let lines = body.map { "    \($0)\n" }.joined()
    return "struct \(name)Example: View {\n\(given)\(given.isEmpty ? "" : "\n")"
      + "  var body: some View {\n\(lines)  }\n}\n"
  }

  /// A call on one line, or where it is too long on one for each argument; `column` is where it begins.
  private static func call(_ name: String, _ arguments: [String], at column: Int) -> String {
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    if column + line.count <= width { return line }
    let margin = String(repeating: " ", count: column - indentation)
    return "\(name)(\n" + arguments.map { "\(margin)  \($0)" }.joined(separator: ",\n") + "\n\(margin))"
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0) }
  }
}

extension Parameter {
  /// The property of a view that holds what it gives.
  fileprivate var property: String {
    let name = SwiftIdentifier.escaped(name.value)
    return switch kind {
    case .value, .closure: "let \(name): \(type.string)"
    case .binding(let value): "@Binding var \(name): \(value.string)"
    }
  }

  /// The argument that hands that property over.
  fileprivate var argument: String {
    let name = SwiftIdentifier.escaped(name.value)
    return if case .binding = kind { "\(name): $\(name)" } else { "\(name): \(name)" }
  }
}
