import Foundation
import MillworkCheck
import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

/// A comparison with an SDK that differs from the bundled modules in known places lists these places and no other.
@Suite struct SDKComparisonTests {
  /// What the made SDK says otherwise.
  private static let changes: [(String, String)] = [
    // A placement comes later,
    ("@available(iOS 14.0, macOS 11.0, tvOS 18.0, visionOS 1.0, *)", "@available(iOS 15.0, *)"),
    // another one is gone,
    ("public static var keyboard: ToolbarItemPlacement { get }", ""),
    // an item comes earlier,
    (
      "@available(Apple 2025, *)\nnonisolated public struct DefaultToolbarItem",
      "@available(Apple 2024, *)\nnonisolated public struct DefaultToolbarItem"
    ),
    // and a sentence is another.
    ("message: \"@Bindable only works with Observable types.", "message: \"Not with this type."),
  ]

  @Test func differencesAreListed() throws {
    let temporary = FileManager.default.temporaryDirectory
    let folder = temporary.appendingPathComponent("sdk-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make(in: folder)
    var sources = SourceSet()
    let marked = MarkedText(
      """
      import SwiftUI
      let a: ToolbarItemPlacement = .«status»
      let b: ToolbarItemPlacement = .«keyboard»

      """)
    let code = sources.add(name: "code.swift", bytes: marked.bytes)
    let places = marked.ranges.map { range in
      let location = LineTable(marked.bytes).location(at: range.lowerBound)
      return "code.swift:\(location.line):\(location.column)"
    }
    var environment = BundledChecker.checker.environment
    environment.cacheFolder = folder + "/cache"
    let comparison = try #require(SDKComparison(environment, with: folder))
    let target = { CheckTarget(platform: $0, version: OSVersion(14), sdkVersion: OSVersion(26), swift: .v5) }
    let module = CheckModule(files: [MappedFile(code)], targets: [target(.iOS), target(.macOS)])
    let rows = ["status", "keyboard", "principal", "subtitle"].compactMap { APIFacts.placement(named: $0) }
    let report = comparison.report(
      [module], in: sources, facts: rows + ["DefaultToolbarItem"].compactMap { APIFacts.fact(named: $0) },
      probes: Probes.all.filter {
        ["item-modifiers-below-26", "bindable-of-an-observable-object", "view-beside-item"].contains($0.name)
      })
    #expect(report.versions == [.iOS: OSVersion(26, 2)])
    #expect(
      report.facts.map { "\($0.fact.name) on iOS \($0.target.version): \($0.error ?? "accepted")" } == [
        "DefaultToolbarItem on iOS 18.0: accepted",
        "ToolbarItemPlacement.keyboard on iOS 15.0: type 'ToolbarItemPlacement' has no member 'keyboard'",
        "ToolbarItemPlacement.status on iOS 14.0: 'status' is only available in iOS 15.0 or newer",
      ])
    #expect(
      report.probes.map { $0.probe.name } == ["item-modifiers-below-26", "bindable-of-an-observable-object"])
    #expect(
      report.probes.map { $0.missing.map(\.text) } == [
        ["error: 'DefaultToolbarItem' is only available in iOS 26.0 or newer"],
        [
          "error: 'init(wrappedValue:)' is unavailable: @Bindable only works with Observable types. "
            + "For ObservableObject types, use @ObservedObject instead."
        ],
      ])
    #expect(
      report.probes.map { $0.unexpected.map(\.text) } == [
        ["error: 'DefaultToolbarItem' is only available in iOS 18.0 or newer"],
        [
          "error: 'init(wrappedValue:)' is unavailable: Not with this type. "
            + "For ObservableObject types, use @ObservedObject instead."
        ],
      ])
    #expect(report.code.map(\.target.platform) == [.iOS])
    #expect(
      report.code.map(\.bundledOnly) == [
        ["\(places[1]): error: 'keyboard' is only available in iOS 15.0 or newer"]
      ])
    #expect(
      report.code.map(\.appleOnly) == [
        [
          "\(places[0]): error: 'status' is only available in iOS 15.0 or newer",
          "\(places[1]): error: type 'ToolbarItemPlacement' has no member 'keyboard'",
        ]
      ])
    #expect(!report.agrees)
  }

  @Test func aFolderWithoutSDKsIsRefused() {
    #expect(SDKComparison(BundledChecker.checker.environment, with: "/nowhere") == nil)
  }

  /// Writes an SDK of the bundled modules with the changes, and of the library that a check of them derived.
  private func make(in folder: String) throws {
    let manager = FileManager.default
    let checker = Checker(environment: CheckEnvironment(cacheFolder: folder + "/cache"))
    var sources = SourceSet()
    let empty = MappedFile(sources.add(name: "empty.swift", text: "import SwiftUI\n"))
    let target = CheckTarget(platform: .iOS, version: OSVersion(17))
    #expect(checker.check([empty], in: sources, targets: [target]).passed)
    let library = folder + "/iPhoneOS26.2.sdk/usr/lib/swift"
    try manager.createDirectory(atPath: library, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: folder + "/cache") where name.hasPrefix("check-") {
      let derived = "\(folder)/cache/\(name)/ios/lib/iphoneos"
      for module in try manager.contentsOfDirectory(atPath: derived) {
        try manager.copyItem(atPath: "\(derived)/\(module)", toPath: "\(library)/\(module)")
      }
    }
    var found = 0
    for module in InterfaceModules.modules(on: .iOS) {
      var text = module.interface(for: .iOS, compilerVersion: "Swift version 6.2")
      for (old, new) in Self.changes where text.contains(old) {
        found += 1
        text = text.replacingOccurrences(of: old, with: new)
      }
      try manager.createDirectory(
        atPath: "\(library)/\(module.name).swiftmodule", withIntermediateDirectories: true)
      try text.write(
        toFile: "\(library)/\(module.name).swiftmodule/arm64-apple-ios.swiftinterface", atomically: true,
        encoding: .utf8)
    }
    #expect(found == Self.changes.count)
    // What modules pass on of C lies where a real SDK has it.
    let headers = InterfaceModules.modules(on: .iOS).filter { !$0.header.isEmpty }
    let include = folder + "/iPhoneOS26.2.sdk/usr/include"
    try manager.createDirectory(atPath: include, withIntermediateDirectories: true)
    for module in headers {
      try module.header.write(toFile: "\(include)/\(module.headerName)", atomically: true, encoding: .utf8)
    }
    try headers.map { $0.moduleMap(withParts: true) }.joined()
      .write(toFile: include + "/module.modulemap", atomically: true, encoding: .utf8)
    let settings = #"{"CanonicalName":"iphoneos26.2","Version":"26.2","MaximumDeploymentTarget":"26.2.99"}"#
    try settings.write(
      toFile: folder + "/iPhoneOS26.2.sdk/SDKSettings.json", atomically: true, encoding: .utf8)
  }
}
