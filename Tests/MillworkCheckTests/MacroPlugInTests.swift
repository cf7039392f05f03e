import Foundation
import MillworkDocument
import MillworkSource
import Testing

@testable import MillworkCheck

@Suite struct MacroPlugInTests {
  private func answer(_ message: String) -> Node? {
    readJSON(MacroPlugIn.answer(to: Array(message.utf8)))
  }

  /// The compiler's request for `@Entry` on `declaration`, as Swift 6.3 sends it.
  private func entry(_ declaration: String, in type: String = "EnvironmentValues", role: String) -> String? {
    let source = declaration.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
      of: "\n", with: "\\n")
    let answer = answer(
      """
      {"expandAttachedMacro":{"macro":{"moduleName":"SwiftUIMacros","name":"Entry ","typeName":"EntryMacro"},
      "macroRole":"\(role)","declSyntax":{"kind":"declaration","source":"\\n  \(source)"},
      "lexicalContext":[{"kind":"declaration","source":"\\nextension \(type) {}"}]}}
      """)
    let expanded = answer?["expandMacroResult"]?["expandedSource"]
    return expanded?.value == .null ? nil : expanded?.string
  }

  @Test func saysWhatItCan() {
    let answer = answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    #expect(answer?["getCapabilityResult"]?["capability"]?["protocolVersion"]?.value == .integer(7))
  }

  @Test func previewsNeedNoDeclarations() {
    let answer = answer(
      ##"{"expandFreestandingMacro":{"macro":{"name":"Preview"},"macroRole":"declaration","syntax":{"source":"#Preview {}"}}}"##
    )
    #expect(answer?["expandMacroResult"]?["expandedSource"]?.string == "")
  }

  @Test(arguments: [
    (
      "@Entry var it: Int? = nil", "EnvironmentValues", "EnvironmentKey",
      "static var defaultValue: Int? { get { nil } }"
    ),
    (
      "/// = \"x\"\n@Entry public var it: [String: Int] = [\"=\": 1] // the end", "SwiftUI.EnvironmentValues",
      "EnvironmentKey",
      "static var defaultValue: [String: Int] { get { [\"=\": 1] } }"
    ),
    (
      "@available(iOS 17, *) @Entry var it = f { var a = 1; return a }", "Transaction", "TransactionKey",
      "static let defaultValue = f { var a = 1; return a }"
    ),
    (
      "@Entry var it: (Int) -> Bool = { $0 == 1 }", "ContainerValues", "ContainerValueKey",
      "static var defaultValue: (Int) -> Bool { get { { $0 == 1 } } }"
    ),
    (
      "@Entry var it: Int?", "EnvironmentValues", "EnvironmentKey",
      "static var defaultValue: Int? { get { nil } }"
    ),
    (
      "@Entry var it: Binding<String>?", "FocusedValues", "FocusedValueKey",
      "typealias Value = Binding<String>"
    ),
  ])
  func entryBecomesAKey(_ declaration: String, _ type: String, _ keyProtocol: String, _ member: String) {
    #expect(
      entry(declaration, in: type, role: "accessor")
        == "get { self[__Key_it.self] }\nset { self[__Key_it.self] = newValue }")
    #expect(
      entry(declaration, in: type, role: "peer")
        == "private struct __Key_it: SwiftUI.\(keyProtocol) { \(member) }")
  }

  @Test(arguments: ["@Entry let it = 1", "@Entry var it: Int { 1 }", "@Entry var", "@Entry var it", ""])
  func entryRefusesOtherForms(_ declaration: String) {
    #expect(entry(declaration, role: "accessor") == "get { Swift.fatalError() }\nset {}")
    #expect(entry(declaration, role: "peer") == "")
  }

  @Test func anErrorStandsAtTheAttribute() {
    let answer = answer(
      #"""
      {"expandAttachedMacro":{"macro":{"name":"Entry"},"macroRole":"accessor",
      "attributeSyntax":{"source":"\n  @Entry ","location":{"fileName":"a.swift","offset":40}},
      "declSyntax":{"source":"@Entry var it: Int"}}}
      """#)
    let diagnostics = answer?["expandMacroResult"]?["diagnostics"]?.items
    #expect(
      diagnostics?.map { $0["message"]?.string } == [
        "@Entry needs a variable with a value, or with an optional type"
      ])
    #expect(diagnostics?.first?["position"]?["offset"]?.value == .integer(43))
    #expect(diagnostics?.first?["position"]?["fileName"]?.string == "a.swift")
  }

  @Test(arguments: [("extension", "extension Wedge: SwiftUI.Animatable {}"), ("member", "")])
  func animatableBecomesAConformance(_ role: String, _ expected: String) {
    let answer = answer(
      """
      {"expandAttachedMacro":{"macro":{"name":"Animatable"},"macroRole":"\(role)",
      "extendedTypeSyntax":{"source":"Wedge"},"conformanceListSyntax":{"source":"SwiftUI.Animatable"}}}
      """)
    #expect(answer?["expandMacroResult"]?["expandedSource"]?.string == expected)
  }

  @Test func answersWhateverComes() {
    let messages = [
      "", "{", "[]", "{}", "1", #"{"expandAttachedMacro":{}}"#, #"{"new":{}}"#,
      #"{"expandFreestandingMacro":{"macro":{"name":"\"\\\n"}}}"#,
    ]
    for message in messages {
      #expect(answer(message)?["expandMacroResult"]?["diagnostics"]?.items.count == 1)
    }
    #expect(answer(#"{"loadPluginLibrary":{}}"#)?["loadPluginLibraryResult"] != nil)
  }

  /// The built command-line tool, where it is there and serves as a plug-in.
  static let tool: String? = {
    let arguments = CommandLine.arguments.first.map {
      [URL(fileURLWithPath: $0).deletingLastPathComponent().path]
    }
    let folders = (arguments ?? []) + [FileManager.default.currentDirectoryPath + "/.build/debug"]
    return folders.map { $0 + "/millwork" }.first { path in
      guard FileManager.default.isExecutableFile(atPath: path) else { return false }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.environment = [MacroPlugIn.variable: "1"]
      let input = Pipe()
      let output = Pipe()
      process.standardInput = input
      process.standardOutput = output
      process.standardError = output
      guard (try? process.run()) != nil, (try? input.fileHandleForWriting.close()) != nil else {
        return false
      }
      let text = try? output.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      return process.terminationStatus == 0 && (text ?? Data()).isEmpty
    }
  }()

  @Test(.enabled(if: tool != nil, "no tool that serves as a plug-in is built"))
  func previewBodiesAreCheckedAtTheirOwnPlace() throws {
    var checker = Checker(
      environment: CheckEnvironment(cacheFolder: TestFolder.cache, macroPlugIn: Self.tool))
    checker.interfaces = stubInterfaces
    var sources = SourceSet()
    let good = sources.add(name: "good.swift", text: "import Stub\n#Preview(\"a\") { 1 }\n#Preview { 2 }\n")
    #expect(lines(checker.check([MappedFile(good)], in: sources, targets: [iOS17]), sources) == [])
    let bad = sources.add(
      name: "bad.swift", text: "import Stub\nfunc f(a: Int) -> Int { a }\n#Preview { f(b: 1) }\n")
    #expect(
      lines(checker.check([MappedFile(bad)], in: sources, targets: [iOS17]), sources).first
        == "bad.swift:3:13: error: incorrect argument label in call (have 'b:', expected 'a:')")
  }
}
