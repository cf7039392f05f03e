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
  /// The most components that are checked as one module.
  private static let moduleSize = 300

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
    var count = MatrixCount()
    for (row, floors) in Self.floors.enumerated() {
      let share = components.indices.filter { $0 % Self.floors.count == row }.map { components[$0] }
      for start in stride(from: 0, to: share.count, by: Self.moduleSize) {
        let module = Array(share[start..<min(start + Self.moduleSize, share.count)])
        try check(module, floors: floors, turn: row + start / Self.moduleSize, &count)
        if requested != nil { print(count.summary("toolbar matrix")) }
      }
    }
  }

  /// Checks components as one module for each platform of the row, in one of the combinations of language mode and isolation.
  private func check(_ components: [String], floors: String, turn: Int, _ count: inout MatrixCount) throws {
    let text =
      "millwork: 1\nplatforms: {\(floors)\ntoolbarContent:\n" + components.joined(separator: "\n") + "\n"
    let generation = Generation(Array(text.utf8), name: "matrix.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report.prefix(3000))")
    #expect(generation.files.count == components.count)
    let platforms = try #require(generation.manifest).settings.platforms
    // What only the next SDK has is there for two of the platforms.
    let next = CheckedModes.files(forNextSDK: generation.files)
    let modules =
      CheckedModes.modules(generation.files + [Self.stub], floors: platforms, share: .one, turn: turn)
      + CheckedModes.modules(
        next + [Self.stub], floors: platforms.filter { [.iOS, .macOS].contains($0.platform) },
        sdks: [CheckTarget.nextSDK], share: .one, turn: turn)
    let findings = CheckedModes.expectNothing(in: modules, of: generation)
    let complaints = try formatterComplaints(of: generation.files)
    #expect(complaints.isEmpty, "\(complaints.prefix(2000))")
    count.add(
      generation.files, in: modules, findings: findings + complaints.count { $0.isNewline })
  }
}
