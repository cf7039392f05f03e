import Foundation
import MillworkSource

@testable import MillworkCheck
@testable import MillworkSDK

/// A module small enough for the tests of the machinery: it builds in no time.
let stubInterfaces = [
  InterfaceModule(
    "Stub",
    [
      """
      import Swift
      import _Concurrency
      @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
      public struct Newest : Swift.Sendable {
        public init()
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      public struct Known : Swift.Sendable {
        public init()
        @available(tvOS, unavailable)
        public func phoneOnly()
      }
      @attached(peer) public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "PreviewableMacro")
      @freestanding(declaration) public macro Preview(
        _ name: Swift.String? = nil, body: @escaping @MainActor () -> Swift.Int
      ) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
      """
    ])
]

/// One folder for the whole test run, with one cache for all tests that need no cache of their own.
enum TestFolder {
  static let path: String = {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("millwork-check-tests-\(ProcessInfo.processInfo.processIdentifier)").path
    atexit { try? FileManager.default.removeItem(atPath: TestFolder.path) }
    return path
  }()

  /// The cache that tests share; filled once, since tests run at the same time.
  static let cache: String = {
    let cache = path + "/cache"
    var sources = SourceSet()
    let file = sources.add(name: "empty.swift", text: "import Stub\n")
    _ = stubChecker(cache: cache).check([MappedFile(file)], in: sources, targets: [iOS17])
    return cache
  }()

  /// A new folder.
  static func make(_ name: String) throws -> String {
    let folder = "\(path)/\(UUID().uuidString)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A new program, made of a script.
  static func program(_ script: String) throws -> String {
    let path = try make("bin") + "/swiftc"
    try Data(("#!/bin/sh\n" + script).utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }
}

/// A checker with the stub module and the shared cache.
func stubChecker(cache: String? = nil, compiler: String? = nil) -> Checker {
  stubChecker(CheckEnvironment(compiler: compiler, cacheFolder: cache ?? TestFolder.cache))
}

/// A checker with the stub module.
func stubChecker(_ environment: CheckEnvironment) -> Checker {
  var checker = Checker(environment: environment)
  checker.interfaces = stubInterfaces
  return checker
}

/// The lines that a person would read.
func lines(_ report: CheckReport, _ sources: SourceSet) -> [String] {
  var printer = DiagnosticPrinter(sources: sources, style: .plain)
  return report.diagnostics.flatMap { printer.text(of: $0).split(separator: "\n").map(String.init) }
}

let iOS17 = CheckTarget(platform: .iOS, version: OSVersion(17))
let iOS26 = CheckTarget(platform: .iOS, version: OSVersion(26))
