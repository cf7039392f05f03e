import MillworkDocument
import MillworkManifest
import MillworkSource
import Testing

/// Components about whose code a compiler has nothing to say once its types are checked.
@Suite struct StraightCodeTests {
  private func isStraight(action: String, parameters: String, more: String = "") throws -> Bool {
    var sources = SourceSet()
    let text = """
      millwork: 1
      platforms: {iOS: 17.0}
      toolbarContent:
        Sample:
          parameters: {onShare: () -> Void, isOn: Binding<Bool>, item: Item, \(parameters)}
          \(more)
          items:
            - button: Share
              action: \(action)
      """
    let parsed = parseDocuments(sources.add(name: "a.yml", bytes: Array(text.utf8)), format: .yaml)
    let decoded = Manifest.decode(try #require(parsed.documents.first?.root), file: "a.yml")
    #expect(!(parsed.diagnostics + decoded.diagnostics).hasErrors, "\(decoded.diagnostics.map(\.message))")
    return try #require(decoded.manifest).straightComponents.contains("Sample")
  }

  @Test(arguments: [
    "onShare()", "onPick(item, true)", "onPick(item, nil)", "onPick(.standard, \\.self)", "onText(\"a b\")",
    "onText(!item)",
  ])
  func straight(_ action: String) throws {
    #expect(
      try isStraight(
        action: "'\(action)'", parameters: "onPick: '(Item, Bool?) -> Void', onText: (String) -> ()"))
  }

  @Test(arguments: [
    "item.save()", "save()", "dismiss()", "onShare(); onShare()", "onShare() ; item", "{ onShare() }()",
    "onCount(300)", "onText(\"\\(item)\")", "onText(\"\"\"\na\n\"\"\")", "let a: Int", "item = item",
    "isOn + 1",
    "onCount(item.count)", "_ = item", "onShare() // all", "if isOn { onShare() }", "isOn()",
  ])
  func notStraight(_ action: String) throws {
    let escaped = action.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "\n", with: "\\n")
    #expect(
      try !isStraight(
        action: "\"\(escaped)\"", parameters: "onCount: (Int) -> Void, onText: (String) -> Void"))
  }

  @Test(arguments: [
    "quit: () -> Never", "load: '() async -> Void'", "title: () -> String", "store: '(sending Item) -> Void'",
    "count: {type: UInt8, default: 300}", "take: '(consuming Item) -> Void'",
    "change: '(inout Item) -> Void'",
  ])
  func typesThatGoFurther(_ parameter: String) throws {
    #expect(try !isStraight(action: "onShare()", parameters: parameter))
  }

  /// What is read from the environment may be named, but not called.
  @Test func environment() throws {
    let environment = "environment: {openURL: '\\.openURL', model: Model.self}"
    let parameters = "onOpen: (Model) -> Void"
    #expect(try isStraight(action: "onOpen(model)", parameters: parameters, more: environment))
    #expect(try !isStraight(action: "openURL(item)", parameters: parameters, more: environment))
  }
}
