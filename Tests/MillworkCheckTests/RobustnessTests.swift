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
    #expect(notes.first?.contains("-emit-module") == true && notes.last == "its last words: Stack dump")
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
    #expect(hasEnded(pid))
  }

  /// What a mistake in a long expression costs has no bound: a compiler that ran too long is asked once more, to give up
  /// soon and to say where.
  @Test func aCompilerThatRanTooLongIsAskedWhere() throws {
    #expect(check(stubChecker()).passed)
    let script = "case \"$*\" in *-solver-scope-threshold=*) exec $real \"$@\";; esac\nsleep 600\n"
    let report = check(stubChecker(compiler: try toolchain(script)), timeLimit: 30)
    #expect(report.results.map(\.wasChecked) == [true] && report.passed, "\(report.diagnostics)")
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
    #expect(report.results.map(\.wasChecked) == [true], "\(lines(report, sources))")
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

  /// A read-only folder binds everybody but root.
  @Test(.enabled(if: getuid() != 0)) func cacheThatIsReadOnly() throws {
    let cache = try TestFolder.make("read-only")
    #expect(check(stubChecker(cache: cache)).passed)
    try FileManager.default.removeItem(atPath: cache + "/results")
    let derived = try FileManager.default.contentsOfDirectory(atPath: cache).map { "\(cache)/\($0)" }
    let folders =
      derived
      + (try derived.flatMap { top in
        try FileManager.default.contentsOfDirectory(atPath: top).filter { $0.hasPrefix("modules-") }
          .map { "\(top)/\($0)" }
      })
    for folder in folders {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.hasSuffix(".swiftmodule") {
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
    for folder in [cache] + folders {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    }
    defer {
      for folder in [cache] + folders {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
      }
    }
    #expect(
      obstacle(check(stubChecker(cache: cache)))?.hasPrefix("cannot use the cache folder \(cache): ") == true)
  }

  @Test func damagedCacheIsMadeAnew() throws {
    let cache = try TestFolder.make("cache é 🙂 'x'")
    var environment = stubChecker(cache: cache).environment
    // Each check runs the compiler.
    environment.resultsLimit = 0
    let checker = stubChecker(environment)
    #expect(check(checker).passed)
    let kept = CheckCache(
      root: cache, toolchain: try checker.toolchain(), modules: stubInterfaces, variables: [:], timeLimit: 60)
    let folder = kept.folder
    let library =
      "\(folder)/ios/lib/\(StandardLibrary.folder(of: "Swift", for: .iOS))/arm64-apple-ios.swiftmodule"
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: library))
    let modules = kept.moduleCache(.iOS)
    for name in try FileManager.default.contentsOfDirectory(atPath: modules)
    where name.hasSuffix(".swiftmodule") {
      try Data("nonsense".utf8).write(to: URL(fileURLWithPath: "\(modules)/\(name)"))
    }
    // What a run leaves behind that was killed while it derived.
    try FileManager.default.createDirectory(atPath: "\(folder)/new-killed", withIntermediateDirectories: true)
    #expect(check(checker).passed)
  }

  @Test func cancellingEndsTheCompilers() throws {
    let folder = try TestFolder.make("cancelled")
    let compiler = try toolchain("sleep 600 & echo $! > '\(folder)/pid'; wait\n")
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: "let a = 1\n")
    var options = CheckOptions()
    options.isCancelled = { FileManager.default.fileExists(atPath: folder + "/pid") }
    let report = stubChecker(compiler: compiler).check(
      [MappedFile(file)], in: sources, targets: [iOS17, iOS26], options: options)
    #expect(report.results.map(\.reason) == ["the check was interrupted", "the check was interrupted"])
    #expect(!report.passed)
    let text = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
    let pid = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(hasEnded(pid))
  }

  /// Whether a process is gone, or will be within a second.
  private func hasEnded(_ pid: Int32) -> Bool {
    for _ in 0..<50 {
      if kill(pid, 0) != 0 || isZombie(pid) { return true }
      usleep(20_000)
    }
    return false
  }

  @Test func resultsThatCannotBeWrittenAreNoObstacle() throws {
    let cache = try TestFolder.make("partly unwritable")
    try Data().write(to: URL(fileURLWithPath: cache + "/results"))
    #expect(check(stubChecker(cache: cache)).passed)
  }

  @Test func aDiskThatIsFullIsReported() throws {
    // The shell's limit stands for the disk: no file may grow beyond half a megabyte.
    let compiler = try toolchain("ulimit -f 1000; exec $real \"$@\"\n")
    let report = check(stubChecker(cache: try TestFolder.make("full"), compiler: compiler))
    #expect(!report.passed && report.results.allSatisfy { !$0.wasChecked })
    #expect(report.diagnostics.hasErrors)
  }

  @Test func aCheckThatIsKilledLeavesAGoodCache() throws {
    let tool = try #require(Self.tool)
    let cache = try TestFolder.make("killed")
    let code = try TestFolder.make("code") + "/a.swift"
    try Data("import SwiftUI\nlet a = Text(\"a\")\n".utf8).write(to: URL(fileURLWithPath: code))
    func run(killedAfter delay: UInt32?) throws -> Int32 {
      let process = Process()
      process.executableURL = tool
      process.arguments = ["check", code, "--platform", "ios17", "--swift", "6"]
      process.environment = ProcessInfo.processInfo.environment.merging(["MILLWORK_CACHE": cache]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      if let delay {
        usleep(delay)
        kill(process.processIdentifier, SIGKILL)
      }
      process.waitUntilExit()
      return process.terminationStatus
    }
    for delay: UInt32 in [5_000, 60_000, 300_000, 1_500_000, 4_000_000] { _ = try run(killedAfter: delay) }
    #expect(try run(killedAfter: nil) == 0)
  }

  /// Of SIGKILL the tool itself learns nothing; another process does the rest.
  @Test(arguments: [SIGTERM, SIGKILL])
  func aSignalEndsTheCompilers(signal: Int32) throws {
    let tool = try #require(Self.tool)
    let folder = try TestFolder.make("signalled")
    let compiler = try toolchain("sleep 600 & echo $! > '\(folder)/pid'; wait\n")
    let code = folder + "/a.swift"
    try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: code))
    let temporary = try TestFolder.make("temporary")
    let process = Process()
    process.executableURL = tool
    process.arguments = ["check", code, "--platform", "ios17", "--swift", "6"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "MILLWORK_CACHE": TestFolder.cache, "MILLWORK_SWIFTC": compiler, "TMPDIR": temporary,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while !FileManager.default.fileExists(atPath: folder + "/pid"), process.isRunning { usleep(10_000) }
    usleep(50_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    let text = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
    #expect(hasEnded(try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))))
    if signal != SIGKILL { #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == []) }
  }

  /// What a killed process leaves is removed by the next one; what another one works with stays, and so does what is not ours.
  @Test func leftoversGoWithTheNextRun() throws {
    let tool = try #require(Self.tool)
    let folder = try TestFolder.make("leftovers")
    let (temporary, cache) = (folder + "/tmp", folder + "/cache")
    let ours = "\(temporary)/millwork-\(geteuid())"
    // Named so by somebody else, and kept since a message names it.
    let kept = "\(ours)/new-\(UUID().uuidString)"
    let old = "\(ours)/new-\(UUID().uuidString)"
    for path in ["\(ours)/new-notes", kept, old, "\(cache)/check-1/new-\(UUID().uuidString)"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for path in [kept, old] { try Data().write(to: URL(fileURLWithPath: path + "/.kept")) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -25 * 60 * 60)], ofItemAtPath: old + "/.kept")
    let compiler = try toolchain("echo > '\(folder)/started'; sleep 600\n")
    let code = folder + "/a.swift"
    try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: code))
    func start(_ arguments: [String]) throws -> Process {
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging([
        "MILLWORK_CACHE": cache, "MILLWORK_SWIFTC": compiler, "TMPDIR": temporary,
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    func names(_ path: String) -> Set<String> {
      Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    }
    func startAndWait() throws -> (process: Process, folders: Set<String>) {
      try? FileManager.default.removeItem(atPath: folder + "/started")
      let before = names(ours)
      let process = try start(["check", code, "--platform", "ios17", "--swift", "6"])
      while !FileManager.default.fileExists(atPath: folder + "/started"), process.isRunning { usleep(10_000) }
      return (process, names(ours).subtracting(before))
    }
    let killed = try startAndWait()
    kill(killed.process.processIdentifier, SIGKILL)
    killed.process.waitUntilExit()
    #expect(!killed.folders.isEmpty && killed.folders.isSubset(of: names(ours)))
    // What a message named is kept for a day, and no longer.
    #expect(FileManager.default.fileExists(atPath: kept) && !FileManager.default.fileExists(atPath: old))
    let running = try startAndWait()
    defer { kill(running.process.processIdentifier, SIGKILL) }
    #expect(!running.folders.isEmpty)
    try start(["doctor"]).waitUntilExit()
    #expect(
      names(ours) == running.folders.union(["new-notes", URL(fileURLWithPath: kept).lastPathComponent]))
    #expect(names("\(cache)/check-1") == [])
  }

  /// Ctrl-C while the cache is filled for the first time: nothing of it stays, and the next run begins anew.
  @Test func aCacheThatIsInterruptedStaysGood() throws {
    let tool = try #require(Self.tool)
    let folder = try TestFolder.make("interrupted")
    let (temporary, cache) = (folder + "/tmp", folder + "/cache")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let code = folder + "/a.swift"
    try Data("import SwiftUI\nlet a = Text(\"a\")\n".utf8).write(to: URL(fileURLWithPath: code))
    func unfinished() -> [String] {
      let names = FileManager.default.enumerator(atPath: cache)?.allObjects as? [String] ?? []
      return names.filter { $0.split(separator: "/").count == 2 && $0.contains("/new-") }
    }
    func start() throws -> Process {
      let process = Process()
      process.executableURL = tool
      process.arguments = ["check", code, "--platform", "ios17", "--swift", "6"]
      process.environment = ProcessInfo.processInfo.environment.merging([
        "MILLWORK_CACHE": cache, "TMPDIR": temporary,
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    // A shell lets its background jobs ignore Ctrl-C, which a process inherits.
    _ = Foundation.signal(SIGINT, SIG_DFL)
    // At each kind of work: the folder of a run is there while something is made in it.
    for made in ["interfaces-", "base", "library"] {
      let process = try start()
      while process.isRunning,
        unfinished().isEmpty
          || made == "library"
            && !((try? FileManager.default.subpathsOfDirectory(atPath: cache)) ?? []).contains(where: {
              $0.hasSuffix("/base")
            })
      { usleep(2_000) }
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT, "\(made)")
      #expect(unfinished() == [])
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    }
    let last = try start()
    last.waitUntilExit()
    #expect(last.terminationStatus == 0)
  }

  /// The tool, which is built beside the tests.
  private static var tool: URL? {
    let tests = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    let places = [tests, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    return places.map { $0.appendingPathComponent("millwork") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
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
