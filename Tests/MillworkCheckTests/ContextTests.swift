import Foundation
import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

/// What code is checked against beside Millwork's own declarations.
@Suite struct ContextTests {
  private func check(
    _ code: String, _ checker: Checker, stubs: [StubInterface] = [], _ targets: [CheckTarget]
  )
    -> CheckReport
  {
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: code)
    var options = CheckOptions()
    options.stubInterfaces = stubs
    return checker.check([MappedFile(file)], in: sources, targets: targets, options: options)
  }

  private let mac = CheckTarget(platform: .macOS, version: OSVersion(14))

  @Test func theCacheFolderIsSeenFromTheCurrentOne() {
    let here = FileManager.default.currentDirectoryPath
    #expect(CheckEnvironment.defaultCacheFolder(["MILLWORK_CACHE": "some/cache"]) == here + "/some/cache")
    #expect(CheckEnvironment.defaultCacheFolder(["MILLWORK_CACHE": "/some/cache"]) == "/some/cache")
  }

  @Test func interfacesOfOtherModulesCanBeImported() {
    let code = "import MyKit\nlet a = Kit(size: 1)\nlet b = Kit(length: 1)\n"
    let declarations =
      "import Swift\n@available(iOS 17.0, macOS 14.0, *) public struct Kit : Swift.Sendable { public init(size: Swift.Int) }\n"
    let head =
      "// swift-interface-format-version: 1.0\n// swift-compiler-version: Apple Swift version 6.1\n"
      + "// swift-module-flags: -target x86_64-apple-ios15.0-simulator -enable-library-evolution -swift-version 5 -O -module-name MyKit\n"
    for text in [declarations, head + declarations] {
      let stub = StubInterface(path: "some/MyKit.swiftinterface", text: Array(text.utf8))
      let report = check(code, stubChecker(), stubs: [stub], [iOS17, mac])
      #expect(report.results.map(\.errors) == [1, 1])
      #expect(report.diagnostics.map(\.message).first?.hasPrefix("incorrect argument label in call") == true)
    }
  }

  @Test func anInterfaceIsNamedByItsTextOrItsPath() {
    #expect(StubInterface(path: "a/MyKit.swiftinterface", text: []).name == "MyKit")
    #expect(StubInterface(path: "MyKit.swiftmodule/arm64-apple-ios.swiftinterface", text: []).name == "MyKit")
    let text = Array("// swift-module-flags: -module-name Other\n".utf8)
    #expect(StubInterface(path: "MyKit.swiftinterface", text: text).name == "Other")
  }

  @Test func anInterfaceWithErrorsProvesNothing() {
    let stub = StubInterface(path: "MyKit.swiftinterface", text: Array("public struct {\n".utf8))
    let report = check("import MyKit\n", stubChecker(), stubs: [stub], [iOS17])
    #expect(!report.passed && report.results.map(\.wasChecked) == [false])
    #expect(report.diagnostics.first?.code == "modules-refused")
  }

  /// An SDK folder, made of the derived library. The cache is its own: other tests have the shared one made anew.
  private func sdk() throws -> String {
    let root = try TestFolder.make("library of an SDK")
    let checker = stubChecker(cache: root)
    _ = check("import Stub\n", checker, [iOS17])
    let cache = CheckCache(
      root: root, toolchain: try checker.toolchain(), modules: stubInterfaces, variables: [:],
      timeLimit: 60)
    let folder = try TestFolder.make("iPhoneOS26.0.sdk")
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/usr/lib", withIntermediateDirectories: true)
    try manager.copyItem(
      atPath: cache.resources(.iOS) + "/" + Platform.iOS.resourceFolder, toPath: folder + "/usr/lib/swift")
    try manager.copyItem(
      atPath: cache.sdk(.iOS) + "/SDKSettings.json", toPath: folder + "/SDKSettings.json")
    return folder
  }

  @Test func anSDKInAFolder() throws {
    var environment = stubChecker().environment
    environment.sdk = .folder(try sdk())
    let code = "@available(iOS 18, *) func new() {}\nfunc f() { new() }\nlet n: Int = \"\"\n"
    let report = check(code, stubChecker(environment), [iOS17, mac])
    #expect(
      report.diagnostics.map(\.message) == [
        "'new()' is only available in iOS 18 or newer",
        "cannot convert value of type 'String' to specified type 'Int'",
      ])
    #expect(report.results.map(\.wasChecked) == [true, false])
    #expect(report.results.last?.reason == "the folder has no SDK for it")
  }

  @Test func aFolderWithoutAnSDKProvesNothing() throws {
    var environment = stubChecker().environment
    environment.sdk = .folder("/nowhere/My.sdk")
    let report = check("let n = 1\n", stubChecker(environment), [iOS17])
    #expect(!report.passed && report.results.map(\.wasChecked) == [false])
  }
}
