import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

@Suite struct UncheckedBranchTests {
  private func unchecked(_ text: String, _ targets: [CheckTarget] = [iOS17]) -> [String] {
    var sources = SourceSet()
    let file = MappedFile(sources.add(name: "a.swift", text: text))
    return UncheckedBranch.all(in: [file], targets: targets, modules: stubInterfaces)
      .map { "\($0.line) \($0.directive)" }
  }

  @Test(arguments: [
    ("#if os(iOS)\n#else\n#endif\n", ["2 #else"]),
    (
      "#if os(tvOS) || os(macOS) // x\n#elseif !os(iOS)\n#else\n#endif\n",
      ["1 #if os(tvOS) || os(macOS)", "2 #elseif !os(iOS)"]
    ),
    ("#if compiler(>=6.4)\n#endif\n#if compiler(<6.4)\n#endif\n", ["1 #if compiler(>=6.4)"]),
    ("#if swift(>=6)\n#else\n#endif\n", ["2 #else"]),
    ("#if canImport(Stub) && !canImport(Swift)\n#endif\n", ["1 #if canImport(Stub) && !canImport(Swift)"]),
    // What the check can't tell is not listed, nor what lies inside of a branch that is.
    ("#if canImport(Nobody) || MYFLAG\n#else\n#endif\n", []),
    ("#if os(tvOS)\n#if os(iOS)\n#else\n#endif\n#endif\n", ["1 #if os(tvOS)"]),
    ("let s = \"\"\"\n#if os(tvOS)\n\"\"\"\n// #if os(tvOS)\n", []),
    ("#if (os(iOS)\n#else", []), ("#endif\n#else\n#if", []),
  ])
  func listsWhatNoTargetReads(_ text: String, _ expected: [String]) {
    #expect(unchecked(text) == expected)
  }

  @Test func oneTargetIsEnough() {
    let text = "#if os(iOS)\n#elseif os(macOS)\n#elseif os(tvOS)\n#endif\n"
    #expect(
      unchecked(text, [iOS17, CheckTarget(platform: .macOS, version: OSVersion(14))]) == [
        "3 #elseif os(tvOS)"
      ])
  }
}
