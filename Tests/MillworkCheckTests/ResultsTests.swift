import Foundation
import MillworkSource
import Testing

@testable import MillworkCheck

/// What is kept of compilers' answers, and when they are asked again.
@Suite struct ResultsTests {
  /// A compiler that notes each call, and the checks that it served.
  private struct Bench {
    let folder: String
    let checker: Checker

    init() throws {
      let real = try stubChecker().toolchain()
      folder = try TestFolder.make("calls")
      let info =
        "{\"compilerVersion\":\"\(real.version)\",\"target\":{\"moduleTriple\":\"\(real.hostTriple)\"},\"paths\":{\"runtimeResourcePath\":\"\(folder)/lib/swift\"}}"
      try FileManager.default.createDirectory(atPath: folder + "/lib", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/lib/swift", withDestinationPath: real.resources)
      let compiler = try TestFolder.program(
        """
        case "$*" in *-print-target-info*) echo '\(info)'; exit 0;; esac
        echo "$*" >> '\(folder)/calls'
        exec '\(real.frontend.executable)' "$@"

        """)
      checker = stubChecker(cache: try TestFolder.make("cache"), compiler: compiler)
      _ = check([("warm.swift", "import Stub\n")])
      forgetCalls()
    }

    func check(
      _ files: [(String, String)], targets: [CheckTarget] = [iOS17], parallel: Int = 1,
      straight: Set<String> = []
    ) -> [String] {
      var sources = SourceSet()
      let mapped = files.map { MappedFile(sources.add(name: $0.0, text: $0.1)) }
      var options = CheckOptions()
      options.parallel = parallel
      options.straightFiles = straight
      return lines(checker.check(mapped, in: sources, targets: targets, options: options), sources)
    }

    /// The files that were checked by each call since the last look.
    func calls() -> [String] {
      let text = (try? String(contentsOfFile: folder + "/calls", encoding: .utf8)) ?? ""
      forgetCalls()
      return text.split(separator: "\n").map { call in
        let words = call.split(separator: " ")
        let primaries = words.indices.filter { $0 > 0 && words[$0 - 1] == "-primary-file" }.map { words[$0] }
        let files = primaries.isEmpty ? words.filter { $0.hasSuffix(".swift") } : primaries
        return files.map { $0.split(separator: "/").last.map(String.init) ?? "" }.joined(separator: " ")
      }.filter { !$0.isEmpty }
    }

    private func forgetCalls() { try? FileManager.default.removeItem(atPath: folder + "/calls") }
  }

  private let a = ("a.swift", "struct A { var b: B; func f() -> Int { b.g(1) } }\n")
  private let b = ("b.swift", "struct B { func g(_ x: Int) -> Int { x } }\n")
  private let c = ("c.swift", "struct C { var n = 1 }\n")

  @Test func nothingChangedStartsNoCompiler() throws {
    let bench = try Bench()
    let files = [("a b\n🙂.swift", "func f() { var x = 1; print(x, y) }\n"), c]
    let first = bench.check(files)
    #expect(first.first?.hasSuffix("error: cannot find 'y' in scope") == true)
    #expect(bench.calls() == ["1.swift 2.swift"])
    #expect(bench.check(files) == first)
    #expect(bench.calls() == [])
    // What is kept is led back to the names of this run.
    let renamed = bench.check([("new.swift", files[0].1), c])
    #expect(renamed.allSatisfy { $0.hasPrefix("new.swift:1:") } && bench.calls() == [])
  }

  @Test func everyTargetAndOptionHasItsOwnAnswer() throws {
    let bench = try Bench()
    _ = bench.check([c])
    _ = bench.calls()
    let other = CheckTarget(platform: .iOS, version: iOS17.version, swift: .v5)
    #expect(bench.check([c], targets: [iOS17, iOS26, other]) == [])
    #expect(bench.calls().count == 2)
    var sources = SourceSet()
    let file = MappedFile(sources.add(name: c.0, text: c.1))
    var options = CheckOptions()
    options.isMainActorByDefault = true
    #expect(bench.checker.check([file], in: sources, targets: [iOS17], options: options).passed)
    #expect(bench.calls().count == 1)
  }

  @Test func aChangedBodyConcernsItsFileOnly() throws {
    let bench = try Bench()
    #expect(bench.check([a, b, c]) == [])
    #expect(bench.calls() == ["1.swift 2.swift 3.swift"])
    let body = ("b.swift", b.1.replacingOccurrences(of: "{ x }", with: "{ x + 1 }"))
    #expect(bench.check([a, body, c]) == [])
    #expect(bench.calls() == ["2.swift"])
    let shown = ("b.swift", b.1.replacingOccurrences(of: "_ x: Int", with: "_ x: String"))
    #expect(
      bench.check([a, shown, c]) == [
        "a.swift:1:44: error: cannot convert value of type 'Int' to expected argument type 'String'",
        "b.swift:1:41: error: cannot convert return expression of type 'String' to return type 'Int'",
      ])
    #expect(bench.calls() == ["1.swift 2.swift"])
    #expect(bench.check([a, b, c]) == [] && bench.calls() == [])
  }

  @Test func afterAnErrorNothingCountsAsClean() throws {
    let bench = try Bench()
    // The compiler does not look for missing returns while there are errors of type.
    let late = ("b.swift", "func g(_ x: Bool) -> Int { if x { return 1 } }\n")
    let wrong = ("c.swift", "let n: Int = \"\"\n")
    #expect(bench.check([a, late, wrong]).contains { $0.hasPrefix("c.swift") })
    let found = bench.check([("a.swift", "struct A {}\n"), late, c])
    #expect(found == ["b.swift:1:46: error: missing return in global function expected to return 'Int'"])
  }

  @Test func filesWithWarningsAreCheckedAgain() throws {
    let bench = try Bench()
    let warned = ("b.swift", "func g() { var x = 1; print(x) }\n")
    let first = bench.check([a, b, c].map { $0.0 == "b.swift" ? ("d.swift", b.1) : $0 } + [warned])
    #expect(first.first?.hasPrefix("b.swift:1:16: warning") == true)
    _ = bench.calls()
    let second = bench.check(
      [a, b, ("c.swift", "struct C { var n = 2 }\n")].map { $0.0 == "b.swift" ? ("d.swift", b.1) : $0 } + [
        warned
      ])
    #expect(second == first)
    #expect(bench.calls() == ["3.swift 4.swift"])
  }

  @Test func aLargeModuleIsDividedAndLosesNothing() throws {
    let bench = try Bench()
    var files = (0..<140).map { ("s\($0).swift", "struct S\($0) { func f(_ o: Int) -> Int { o } }\n") }
    files[7].1 = "struct S7 { func f(_ o: S8) -> Int { o.f(\"\") } }\n"
    files[90].1 = "func late(_ x: Bool) -> Int { if x { return 1 } }\n"
    let found = bench.check(files, parallel: 2)
    #expect(
      found == [
        "s7.swift:1:42: error: cannot convert value of type 'String' to expected argument type 'Int'",
        "s90.swift:1:49: error: missing return in global function expected to return 'Int'",
      ])
    #expect(bench.calls().count > 1)
  }

  @Test func ofStraightFilesTypesAreEnough() throws {
    let bench = try Bench()
    let late = "(_ x: Bool) -> Int { if x { return 1 } }\n"
    var files = (0..<140).map { ("s\($0).swift", "struct S\($0) { func f(_ o: Int) -> Int { o } }\n") }
    let straight = Set(files[..<100].map(\.0))
    files[3].1 = "func early\(late)"
    files[120].1 = "func late\(late)"
    let missing =
      "1:\(files[120].1.utf8.count - 1): error: missing return in global function expected to return 'Int'"
    #expect(bench.check(files, straight: straight) == ["s120.swift:\(missing)"])
    let calls = bench.calls()
    #expect(calls.count == 2 && calls.map { $0.split(separator: " ").count } == [100, 40])
    // What was checked less far is no answer to a question that goes further.
    let further = bench.check(files)
    #expect(further.count == 2 && further.contains("s120.swift:\(missing)"))
    files[5].1 = "struct S5 { func f(_ o: Int) -> String { o } }\n"
    #expect(bench.check(files, straight: straight).contains { $0.hasPrefix("s5.swift:1:42: error") })
  }

  @Test func damagedEntriesAreMadeAnew() throws {
    let bench = try Bench()
    _ = bench.check([a, b, c])
    _ = bench.calls()
    let results = bench.checker.environment.results
    for name in try FileManager.default.contentsOfDirectory(atPath: results.folder) {
      let path = "\(results.folder)/\(name)"
      var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      if bytes.count > 20 { bytes[20] ^= 1 } else { bytes.removeLast() }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
    #expect(bench.check([a, b, c]) == [] && bench.calls() == ["1.swift 2.swift 3.swift"])
    #expect(bench.check([a, b, c]) == [] && bench.calls() == [])
  }

  @Test func theCacheIsBounded() throws {
    let results = ResultsCache(root: try TestFolder.make("bounded"), limit: 10_000)
    var keys: [Fingerprint] = []
    for number in 0..<40 {
      var key = Fingerprint()
      key.combine(number)
      keys.append(key)
      results.write([UInt8](repeating: UInt8(number), count: 1000), for: key)
      let date = Date(timeIntervalSinceNow: Double(number - 100) * 1000)
      try? FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: "\(results.folder)/\(key.text)")
    }
    // What is read was used.
    _ = results.read(keys[39])
    results.trim()
    #expect(results.usage().bytes <= 10_000)
    #expect(results.read(keys[39])?.count == 1000 && results.read(keys[0]) == nil)
    results.clear()
    #expect(results.usage().entries == 0)
    #expect(ResultsCache(root: try TestFolder.make("none"), limit: 0).read(keys[0]) == nil)
  }
}
