import Foundation
import MillworkDocument
import MillworkSource
import MillworkTemplate

/// `render`: renders any template with any data.
enum RenderCommand: Command {
  private static let data = FlagSpec(
    "--data", "FILE", "a YAML or JSON file whose mapping the template can use; - is standard input")
  private static let define = FlagSpec(
    "-D", "KEY=VALUE", "a text for one key, over the file's; KEY:=JSON gives any value, a.b a nested key",
    isRepeatable: true)
  private static let undefined = FlagSpec(
    "--undefined", "MODE", "what an undefined name is: strict (an error, the default) or lenient (nothing)",
    choices: ["strict", "lenient"])
  private static let trim = FlagSpec(
    "--trim", "MODE",
    "the white space that tags remove: nothing, whitespace, newline, smart (the default) or blank-lines",
    choices: TemplateOptions.Trim.allCases.map(\.rawValue))
  private static let includeRoot = FlagSpec(
    "--include-root", "DIR", "where included templates are looked for; the template's own folder by default",
    isRepeatable: true)
  private static let output = FlagSpec("--output", "FILE", "where the text goes instead of standard output")
  private static let map = FlagSpec(
    "--map", "FILE", "also writes where each part of the text came from, as JSON")

  static let spec = CommandSpec(
    name: "render", summary: "Render a template with data", operands: "TEMPLATE", operandCount: 1...1,
    flags: [data, define, undefined, trim, includeRoot, output, map],
    examples: [
      ("millwork render list.stencil --data items.yml", "The text goes to standard output."),
      ("millwork render list.stencil -D title=Fruit -D 'items:=[\"apple\"]'", "Data from the command line."),
      (
        "millwork render old.stencil --data d.json --undefined lenient --trim nothing",
        "As Stencil renders it."
      ),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let path = arguments.operands[0]
    if path == "-", arguments.value(data.name) == "-" {
      throw ParsedArguments.UsageError(
        message: "the template and the data can't both be standard input", help: nil)
    }
    let text = arguments.value(output.name) ?? "-"
    if let map = arguments.value(map.name), OutputPaths.absolute(text) == OutputPaths.absolute(map) {
      throw text == "-"
        ? ParsedArguments.UsageError(
          message: "the text and the map can't both be standard output", help: "name a file for one of them")
        : ParsedArguments.UsageError(
          message: "the text and the map can't both go to `\(text)`",
          help: "name another file for one of them")
    }
    let definitions = try arguments.all(define.name).map { text throws(ParsedArguments.UsageError) in
      try Definition(text)
    }
    try Definition.checkThatNoneIsLost(definitions)
    var options = TemplateOptions()
    options.undefined = arguments.value(undefined.name).flatMap(TemplateOptions.Undefined.init) ?? .strict
    options.trim = arguments.value(trim.name).flatMap(TemplateOptions.Trim.init) ?? .smart
    let roots = arguments.all(includeRoot.name)

    var workspace = Workspace(console)
    for root in roots where !isFolder(root) { workspace.diagnostics.append(.noSuchFolder(root)) }
    var context = context(arguments.value(data.name), &workspace)
    for definition in definitions { context = context.flatMap { definition.apply(to: $0, &workspace) } }
    if let context, !workspace.hasErrors, let file = workspace.read(path, role: .template) {
      let result = workspace.render(
        file, folders: roots.isEmpty ? [parentFolder(of: path)] : roots, context: context, options: options)
      workspace.diagnostics += result.diagnostics
      if !workspace.hasErrors { deliver(result.text, arguments, &workspace, console) }
    }
    workspace.report(to: console)
    return workspace.hasErrors ? .failure : .success
  }

  private static func deliver(
    _ text: MappedText, _ arguments: ParsedArguments, _ workspace: inout Workspace, _ console: Console
  ) {
    let files = [output, map].compactMap { flag in arguments.value(flag.name).map { (flag, $0) } }
    guard files.allSatisfy({ workspace.canWriteResult(to: $1, mayBeInput: $0.name == output.name) }) else {
      return
    }
    if let file = arguments.value(map.name) {
      let json = MapWriter(sources: workspace.sources).json(text)
      workspace.writeResult(Array(json.utf8), to: file)
    }
    if let file = arguments.value(output.name) {
      workspace.writeResult(text.bytes, to: file, mayBeInput: true)
    } else {
      console.output(bytes: text.bytes)
    }
  }

  /// The data of the first document, or no data where no file is named; `nil` where it can't be used.
  private static func context(_ path: String?, _ workspace: inout Workspace) -> Value? {
    guard let path else { return .dictionary([:]) }
    guard let (file, parsed) = workspace.parse(path) else { return nil }
    if workspace.hasErrors { return nil }
    guard let root = parsed.documents.first?.root, root.kind == .mapping else {
      workspace.diagnostics.append(.dataIsNoMapping(at: parsed.documents.first?.root.span ?? file.span))
      return nil
    }
    if parsed.documents.count > 1 {
      workspace.diagnostics.append(.severalDocuments("a template's data", at: parsed.documents[1].root.span))
    }
    return Value(root)
  }
}

/// One `-D key=value` or `-D key:=json`.
private struct Definition {
  /// Refuses a definition that an earlier one would be lost by: the same key, or one around it.
  static func checkThatNoneIsLost(_ definitions: [Definition]) throws(ParsedArguments.UsageError) {
    for (index, definition) in definitions.enumerated() {
      guard let lost = definitions[..<index].first(where: { $0.keys.starts(with: definition.keys) }) else {
        continue
      }
      let (key, other) = (definition.keys.joined(separator: "."), lost.keys.joined(separator: "."))
      throw ParsedArguments.UsageError(
        message: key == other ? "`-D \(key)` is given twice" : "`-D \(key)` would replace `-D \(other)`",
        help: key == other ? nil : "give `-D \(key)` first")
    }
  }

  private let keys: [String]
  private let text: String
  private let isJSON: Bool

  init(_ argument: String) throws(ParsedArguments.UsageError) {
    guard let equals = argument.firstIndex(of: "=") else {
      throw ParsedArguments.UsageError(
        message: "`-D \(argument)` has no value", help: "write it like -D key=value or -D key:=json")
    }
    let name = argument[..<equals]
    isJSON = name.hasSuffix(":")
    keys = (isJSON ? name.dropLast() : name).split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    text = String(argument[argument.index(after: equals)...])
    guard keys.allSatisfy({ !$0.isEmpty }) else {
      throw ParsedArguments.UsageError(
        message: "`-D \(argument)` has no key", help: "write it like -D key=value or -D key:=json")
    }
  }

  /// The data with this value; `nil`, with a report, where its JSON can't be read or a key on the way has a value that
  /// is no mapping.
  func apply(to data: Value, _ workspace: inout Workspace) -> Value? {
    let file = workspace.sources.add(name: "<-D \(keys.joined(separator: "."))>", text: text)
    var value = Value.utf8(file.bytes, origin: file.span, isExact: true)
    if isJSON {
      let parsed = parseDocuments(file, format: .json)
      workspace.diagnostics += parsed.diagnostics
      guard !parsed.diagnostics.hasErrors, let root = parsed.documents.first?.root else { return nil }
      value = Value(root)
    }
    if let result = set(value, at: keys[...], in: data) { return result }
    workspace.diagnostics.append(.definedThroughAValue(keys.joined(separator: "."), at: data.origin))
    return nil
  }

  private func set(_ value: Value, at keys: ArraySlice<String>, in data: Value) -> Value? {
    guard let key = keys.first else { return value }
    guard var entries = data.entries else { return nil }
    guard let inner = set(value, at: keys.dropFirst(), in: data[key] ?? .dictionary([:])) else { return nil }
    let entry = Value.Entry(key: key, value: inner)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    return .dictionary(entries, origin: data.origin)
  }
}
