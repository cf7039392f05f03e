import Foundation
import Testing

@testable import MillworkCLI

/// Work on several threads looks as if one had done it.
@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 7, 8, 9, 1000]) func resultsAreInOrder(count: Int) {
    #expect(inParallel(count) { $0 } == Array(0..<count))
  }

  @Test func everyThreadHasAToolOfItsOwn() {
    let numbers = inParallel(
      1000, with: { _ in 0 },
      { used, _ in
        used += 1
        return used
      })
    #expect(numbers.count { $0 == 1 } <= ProcessInfo.processInfo.activeProcessorCount)
    #expect(numbers.allSatisfy { $0 > 0 })
  }

  @Test func findingsAreInTheOrderOfTheManifests() throws {
    let tool = try Tool()
    for number in 100..<140 {
      try tool.write(
        "millwork: 1\ntoolbarContent:\n  Bar\(number): {items: [{buton: Print, action: print(1)}]}\n",
        to: "Manifests/m\(number).yml")
    }
    let run = try tool.run("generate")
    #expect(run.status == 1)
    let files = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map { $0.prefix(18) }
    #expect(files.count == 40)
    #expect(files == files.sorted())
    #expect(try tool.run("generate").errors == run.errors)
  }

  @Test func outputsAreThoseOfManifestsAlone() throws {
    let together = try Tool()
    let alone = try Tool()
    for number in 100..<130 {
      let text =
        "millwork: 1\ntoolbarContent:\n  Bar\(number): {items: [{button: B\(number), action: print(1)}]}\n"
      try together.write(text, to: "Manifests/m\(number).yml")
      try alone.write(text, to: "Manifests/m\(number).yml")
      if number % 10 == 0 {
        #expect(try alone.run("generate", "Manifests/m\(number).yml").status == 0)
      }
    }
    #expect(try together.run("generate").status == 0)
    for number in stride(from: 100, to: 130, by: 10) {
      let path = "Generated/Bar\(number).swift"
      let text = try #require(together.text(of: path))
      #expect(text.contains("B\(number)") && text == alone.text(of: path))
    }
  }

  /// Tokens and kinds of manifests' own are read in the order of the manifests, whichever thread came first.
  @Test func filesThatManifestsNameAreReadInOrder() throws {
    let tool = try Tool()
    for number in 100..<130 {
      try tool.write(
        "millwork: 1\ncolors: {tokens: [t\(number).json]}\ntoggleStyles:\n"
          + "  Mine\(number): {variant: switch, track: {on: {token: c\(number)}}}\n",
        to: "Manifests/m\(number).yml")
      try tool.write(
        "{\"c\(number)\": {\"$type\": \"color\", \"$value\": \"#0000\(number % 100 + 10)\"}}",
        to: "Manifests/t\(number).json")
    }
    let paths = (100..<130).map { "Manifests/m\($0).yml" }
    let run = try tool.run(["generate"] + paths)
    #expect(run.status == 0, "\(run.errors)")
    for number in 100..<130 {
      try tool.write(
        "{\"c\(number)\": {\"$type\": \"color\", \"$value\": 7}}", to: "Manifests/t\(number).json")
    }
    let wrong = try tool.run(["generate"] + paths)
    #expect(wrong.status == 1)
    let files = wrong.errors.split(separator: "\n").filter { $0.hasPrefix("Manifests/t") }.map {
      $0.prefix(19)
    }
    #expect(files.count >= 30)
    #expect(files == files.sorted())
  }
}
