import Foundation
import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

/// The way over Xcode, with a script in place of `xcrun`.
@Suite struct XcodeTests {
  private func check(_ script: String, _ targets: [CheckTarget], in folder: String) throws -> CheckReport {
    let data = URL(fileURLWithPath: folder + "/findings")
    try Data(sampleDiagnostics).write(to: data)
    let xcrun = try TestFolder.program("folder='\(folder)'\n" + script)
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: "let x: Int = \"a\"\n")
    let environment = CheckEnvironment(cacheFolder: "/nowhere/at all", sdk: .xcode(xcrun: xcrun))
    var options = CheckOptions()
    options.isMainActorByDefault = true
    return Checker(environment: environment).check(
      [MappedFile(file)], in: sources, targets: targets, options: options)
  }

  @Test func callsTheCompilerOfTheSDK() throws {
    let folder = try TestFolder.make("xcode")
    let report = try check(
      """
      echo "$*" >> "$folder/calls"
      while [ "$1" != -serialize-diagnostics-path ]; do shift; done
      cp "$folder/findings" "$3"
      exit 1

      """, [iOS17, CheckTarget(platform: .macOS, version: OSVersion(14), swift: .v5)], in: folder)
    let calls = try String(contentsOfFile: folder + "/calls", encoding: .utf8).split(separator: "\n").sorted()
    let common =
      "-module-name CheckedModule -D DEBUG -parse-as-library -default-isolation MainActor -package-name app"
    let findings =
      "-emit-sil -o /dev/null -whole-module-optimization -Xfrontend -serialize-diagnostics-path -Xfrontend"
    let first: String =
      "--sdk iphoneos swiftc -target arm64-apple-ios17.0 \(findings) 0-0.dia -swift-version 6 \(common) 6.2/1.swift"
    let second: String =
      "--sdk macosx swiftc -target arm64-apple-macosx14.0 \(findings) 1-0.dia -swift-version 5 \(common) 6.2/1.swift"
    #expect(calls.map(String.init) == [first, second])
    #expect(report.results.map(\.errors) == [3, 3])
    #expect(report.results.allSatisfy { $0.wasChecked && $0.availabilityWasChecked && !$0.passed })
  }

  @Test func xcrunThatFailsIsReported() throws {
    let report = try check(
      "echo 'xcrun: error: SDK cannot be located' >&2; exit 72\n", [iOS17], in: TestFolder.make("xcode"))
    #expect(report.results.map(\.wasChecked) == [false])
    #expect(
      report.diagnostics.first?.notes.last?.message == "its last words: xcrun: error: SDK cannot be located")
  }
}
