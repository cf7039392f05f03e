import Foundation
import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

/// Compilers that are missing or misbehave, and caches that are in a bad state.
@Suite struct RobustnessTests {
  private func check(_ checker: Checker, timeLimit: Double = 60) -> CheckReport {
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: "import Stub\nlet a = Known()\n")
    var options = CheckOptions()
    options.timeLimit = timeLimit
    return checker.check([MappedFile(file)], in: sources, targets: [iOS17], options: options)
  }

  /// A toolchain with the real resources, except for those in `without`, whose compiler does as `script` says.
  private func toolchain(_ script: String, hasInterfaces: Bool = true) throws -> String {
    let real = try stubChecker().toolchain()
    let folder = try TestFolder.make("tool chain")
    try FileManager.default.createDirectory(atPath: folder + "/lib", withIntermediateDirectories: true)
    if hasInterfaces {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/lib/swift", withDestinationPath: real.resources)
    }
    let info =
      "{\"compilerVersion\":\"\(real.version)\",\"target\":{\"moduleTriple\":\"\(real.hostTriple)\"},\"paths\":{\"runtimeResourcePath\":\"\(folder)/lib/swift\"}}"
    return try TestFolder.program(
      "case \"$*\" in *-print-target-info*) echo '\(info)'; exit 0;; esac\nreal='\(real.frontend.executable)'\n"
        + script)
  }

  /// What a report says when nothing was checked.
  private func obstacle(_ report: CheckReport) -> String? {
    #expect(report.results.allSatisfy { !$0.wasChecked && !$0.passed && $0.reason != nil })
    #expect(!report.passed && report.diagnostics.count == 1)
    return report.diagnostics.first?.message
  }

  @Test func missingCompiler() {
    let variables = ["PATH": "/nowhere:/also nowhere"]
    let checker = Checker(environment: CheckEnvironment(cacheFolder: TestFolder.cache, variables: variables))
    #expect(
      obstacle(check(checker))
        == "cannot find swiftc, which the compile check needs; looked at /nowhere/swiftc, /also nowhere/swiftc"
    )
    let named = CheckEnvironment(
      cacheFolder: TestFolder.cache, variables: variables.merging(["MILLWORK_SWIFTC": "/my/swiftc"]) { $1 })
    #expect(obstacle(check(Checker(environment: named)))?.hasSuffix("looked at /my/swiftc") == true)
  }

  @Test func unusableCompiler() throws {
    for (script, words) in [
      ("exit 3\n", "ended with status 3"), ("echo hello\n", "gave no such description"),
      ("kill -SEGV $$\n", "crashed (signal 11)"),
    ] {
      let path = try TestFolder.program(script)
      #expect(
        obstacle(check(stubChecker(compiler: path)))?.hasSuffix("`\(path) -print-target-info` \(words)")
          == true)
    }
  }

  @Test func crash() throws {
    let report = check(stubChecker(compiler: try toolchain("echo 'Stack dump' >&2; kill -SEGV $$\n")))
    #expect(
      obstacle(report)
        == "the compiler crashed (signal 11) while it checked for iOS 17.0, Swift 6; nothing is known of that target"
    )
    let notes = report.diagnostics.flatMap(\.notes).map(\.message)
    #expect(notes.first?.contains("-emit-sil") == true && notes.last == "its last words: Stack dump")
  }

  @Test func failureWithoutAWord() throws {
    let report = check(stubChecker(compiler: try toolchain("exit 1\n")))
    #expect(obstacle(report)?.hasPrefix("the compiler ended with status 1 while") == true)
  }

  @Test func hangEndsWithItsChildren() throws {
    let pids = try TestFolder.make("pids") + "/pid"
    let report = check(
      stubChecker(compiler: try toolchain("sleep 600 & echo $! > '\(pids)'; wait\n")), timeLimit: 0.5)
    #expect(obstacle(report)?.hasPrefix("the compiler ran too long and was stopped while") == true)
    let text = try String(contentsOfFile: pids, encoding: .utf8).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let pid = try #require(Int32(text))
    var isThere = true
    for _ in 0..<50 where isThere {
      isThere = kill(pid, 0) == 0 && !isZombie(pid)
      if isThere { usleep(20_000) }
    }
    #expect(!isThere)
  }

  private func isZombie(_ pid: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? ""
    return status.contains("State:\tZ")
  }

  @Test func flood() throws {
    let report = check(stubChecker(compiler: try toolchain("yes 0123456789012345678901234567890123456789\n")))
    #expect(obstacle(report)?.hasPrefix("the compiler printed too much and was stopped while") == true)
  }

  @Test func toolchainWithoutInterfacesChecksForThisMachine() throws {
    let compiler = try toolchain("exec $real \"$@\"\n", hasInterfaces: false)
    let environment = CheckEnvironment(compiler: compiler, cacheFolder: TestFolder.cache)
    var sources = SourceSet()
    let code = "import SwiftUI\nstruct V: View { var body: some View { Button(\"a\") { missing() } } }\n"
    let file = sources.add(name: "a.swift", text: code)
    let report = Checker(environment: environment).check([MappedFile(file)], in: sources, targets: [iOS17])
    #expect(report.results.map(\.wasChecked) == [true])
    #expect(report.results.map(\.availabilityWasChecked) == [false])
    #expect(report.results.first?.reason?.hasPrefix("availability was not checked") == true)
    #expect(report.diagnostics.map(\.code) == ["no-standard-library", nil])
    #expect(report.diagnostics.last?.message == "cannot find 'missing' in scope")
    #expect(!report.passed)
  }

  @Test func cacheThatCannotBeWritten() throws {
    let file = try TestFolder.make("file") + "/cache"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(
      obstacle(check(stubChecker(cache: file)))?.hasPrefix("cannot use the cache folder \(file): ") == true)
  }

  @Test func damagedCacheIsMadeAnew() throws {
    let cache = try TestFolder.make("cache é 🙂 'x'")
    let checker = stubChecker(cache: cache)
    #expect(check(checker).passed)
    let folder = CheckCache(
      root: cache, toolchain: try checker.toolchain(), modules: [], variables: [:], timeLimit: 60
    )
    .folder
    let library =
      "\(folder)/ios/lib/\(StandardLibrary.folder(of: "Swift", for: .iOS))/arm64-apple-ios.swiftmodule"
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: library))
    let modules = "\(folder)/modules-ios"
    for name in try FileManager.default.contentsOfDirectory(atPath: modules)
    where name.hasSuffix(".swiftmodule") {
      try Data("nonsense".utf8).write(to: URL(fileURLWithPath: "\(modules)/\(name)"))
    }
    // What a run leaves behind that was killed while it derived.
    try FileManager.default.createDirectory(atPath: "\(folder)/new-killed", withIntermediateDirectories: true)
    #expect(check(checker).passed)
  }

  @Test func twoRunsShareAnEmptyCache() throws {
    let cache = try TestFolder.make("shared")
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 2) { _ in results.add(check(stubChecker(cache: cache)).passed)
    }
    #expect(results.all == [true, true])
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Bool] = []

    func add(_ value: Bool) { lock.withLock { values.append(value) } }
    var all: [Bool] { lock.withLock { values } }
  }
}
