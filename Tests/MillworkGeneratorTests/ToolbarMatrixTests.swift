import Foundation
import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// Type-checks and formats what a matrix of toolbar items gives, at every floor from the oldest supported to SDK 26.
///
/// A part of the matrix is checked each time; the variable `TOOLBAR_MATRIX` holds the number of components for more.
@Suite struct ToolbarMatrixTests {
  /// Floors that belong together, with the oldest SDK.
  private static let floors = [
    "iOS: 15.0, macOS: 12.0, tvOS: 15.0, watchOS: 8.0, visionOS: 1.0}\nminimumSDK: 18",
    "iOS: 16.0, macOS: 13.0, tvOS: 16.0, watchOS: 9.0, visionOS: 1.0}",
    "iOS: 17.0, macOS: 14.0, tvOS: 17.0, watchOS: 10.0, visionOS: 1.0}\nminimumSDK: 17",
    "iOS: 18.0, macOS: 15.0, tvOS: 18.0, watchOS: 11.0, visionOS: 2.0}",
    "iOS: 26.0, macOS: 26.0, tvOS: 26.0, watchOS: 26.0, visionOS: 26.0}",
  ]
  /// How many components are checked as one module.
  private static let moduleSize = 200

  private static let stub = MappedFile(
    path: "stub.swift",
    text: MappedText(
      """
      import SwiftUI
      func go() {}
      @MainActor func run() async {}
      let verbatim = "text"
      let isOn = Bool.random()
      let count = 3
      let amount: Double = 0.5
      let address = URL(fileURLWithPath: "/")

      """))

  @Test func everyComponentCompilesAndIsFormatted() throws {
    let requested = ProcessInfo.processInfo.environment["TOOLBAR_MATRIX"].flatMap { Int($0) }
    var matrix = ToolbarMatrix(seed: 6)
    let all = matrix.components(count: requested ?? 0)
    // Every third, so that each row of floors meets other kinds.
    let components = requested == nil ? stride(from: 0, to: all.count, by: 3).map { all[$0] } : all
    for (row, floors) in Self.floors.enumerated() {
      let share = components.indices.filter { $0 % Self.floors.count == row }.map { components[$0] }
      for start in stride(from: 0, to: share.count, by: Self.moduleSize) {
        let module = Array(share[start..<min(start + Self.moduleSize, share.count)])
        try check(module, floors: floors, inEveryMode: requested != nil)
      }
    }
    if requested != nil { print("toolbar matrix: \(components.count) components") }
  }

  /// Checks components as one module in both language modes, with and without isolation to the main actor; a target in one
  /// of the modes where not every mode is asked for.
  private func check(_ components: [String], floors: String, inEveryMode: Bool) throws {
    let text =
      "millwork: 1\nplatforms: {\(floors)\ntoolbarContent:\n" + components.joined(separator: "\n") + "\n"
    let generation = Generation(Array(text.utf8), name: "matrix.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report.prefix(3000))")
    #expect(generation.files.count == components.count)
    let platforms = try #require(generation.manifest).settings.platforms
    for (index, mode) in SwiftMode.allCases.enumerated() {
      var options = CheckOptions()
      options.isMainActorByDefault = mode == .v6
      let targets = platforms.indices.filter { inEveryMode || $0 % 2 == index }.map {
        CheckTarget(platform: platforms[$0].platform, version: platforms[$0].version, swift: mode)
      }
      let report = Checker(environment: .tests).check(
        generation.files + [Self.stub], in: generation.sources, targets: targets, options: options)
      var printer = DiagnosticPrinter(sources: generation.sources, style: .plain)
      let found = report.diagnostics.prefix(10).map { printer.text(of: $0) }.joined()
      #expect(report.passed && report.diagnostics.isEmpty, "\(found)")
    }
    let complaints = try formatterComplaints(of: generation.files)
    #expect(complaints.isEmpty, "\(complaints.prefix(2000))")
  }
}
