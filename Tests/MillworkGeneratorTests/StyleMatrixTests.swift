import Foundation
import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

/// Type-checks and formats what a matrix of toggle styles gives, at every floor from the oldest supported to SDK 26.
///
/// A part of the matrix is checked each time; the variable `STYLE_MATRIX` holds the number of styles for more.
@Suite struct StyleMatrixTests {
  /// Floors that belong together: what was released in one year.
  private static let floors = [
    "iOS: 15.0, macOS: 12.0, tvOS: 15.0, watchOS: 8.0, visionOS: 1.0",
    "iOS: 16.0, macOS: 13.0, tvOS: 16.0, watchOS: 9.0, visionOS: 1.0",
    "iOS: 17.0, macOS: 14.0, tvOS: 17.0, watchOS: 10.0, visionOS: 1.0",
    "iOS: 18.0, macOS: 15.0, tvOS: 18.0, watchOS: 11.0, visionOS: 2.0",
    "iOS: 26.0, macOS: 26.0, tvOS: 26.0, watchOS: 26.0, visionOS: 26.0",
  ]
  /// The most styles that are checked as one module.
  private static let moduleSize = 300

  private static let stub = MappedFile(
    path: "stub.swift", text: MappedText("import SwiftUI\nextension Color { static let brand = red }\n"))

  @Test func everyStyleCompilesAndIsFormatted() throws {
    let requested = ProcessInfo.processInfo.environment["STYLE_MATRIX"].flatMap { Int($0) }
    var matrix = StyleMatrix(seed: 6)
    let all = matrix.styles(count: requested ?? 0)
    let styles = requested == nil ? stride(from: 0, to: all.count, by: 16).map { all[$0] } : all
    // Each row of floors gets its share, in modules that are checked for each of its platforms.
    var count = MatrixCount()
    for (row, floors) in Self.floors.enumerated() {
      let share = styles.indices.filter { $0 % Self.floors.count == row }.map { styles[$0] }
      for start in stride(from: 0, to: share.count, by: Self.moduleSize) {
        let module = Array(share[start..<min(start + Self.moduleSize, share.count)])
        try check(module, floors: floors, turn: row + start / Self.moduleSize, &count)
        if requested != nil { print(count.summary("style matrix")) }
      }
    }
  }

  /// Values that say what holds anyway.
  private static let defaults: Set<String> = [
    "switch placement: leading", "segmented placement: leading", "checkbox placement: trailing",
    "radio placement: trailing", "icon placement: trailing", "switch dynamicType: fixed",
    "segmented dynamicType: fixed", "checkbox dynamicType: scaled", "radio dynamicType: scaled",
    "icon dynamicType: scaled", "button show: differentiating", "pill show: differentiating",
    "card show: always", "checkbox border: {}", "radio border: {}", "radio color: tint",
  ]

  /// Whatever a variant may say changes its code: no key and no value is accepted and ignored.
  @Test(arguments: ToggleVariant.allCases)
  func everyValueChangesTheCode(_ variant: ToggleVariant) {
    var styles: [String] = []
    var groups: [(said: [String], styles: Range<Int>)] = []
    for dimension in StyleMatrix.dimensions where dimension.variants.contains(variant) {
      let said = dimension.values.filter { !Self.defaults.contains("\(variant.rawValue) \($0)") }
      let needed = StyleMatrix.needed(by: variant, in: dimension)
      groups.append((said, styles.count..<styles.count + said.count))
      styles += said.enumerated().map { index, value in
        StyleMatrix.text(
          [(dimension.part, value)] + needed, of: variant, name: "Sample\(100 + styles.count + index)")
      }
    }
    let text =
      "millwork: 1\nplatforms: {\(Self.floors[0])}\ntoggleStyles:\n\(styles.joined(separator: "\n"))\n"
    let generation = Generation(Array(text.utf8), name: "samples.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report)")
    let codes = generation.files.enumerated().map { index, file in
      file.text.string.replacing("ample\(100 + index)", with: "ample")
    }
    guard codes.count == styles.count else { return }
    for group in groups {
      #expect(Set(codes[group.styles]).count == group.said.count, "\(variant.rawValue): \(group.said)")
    }
  }

  /// Checks styles as one module for each platform of the row, in one of the combinations of language mode and isolation.
  private func check(_ styles: [String], floors: String, turn: Int, _ count: inout MatrixCount) throws {
    let text = "millwork: 1\nplatforms: {\(floors)}\ntoggleStyles:\n\(styles.joined(separator: "\n"))\n"
    let generation = Generation(Array(text.utf8), name: "matrix.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report)")
    #expect(generation.files.count == styles.count)
    let platforms = try #require(generation.manifest).settings.platforms
    let modules = CheckedModes.modules(
      generation.files + [Self.stub], floors: platforms, share: .one, turn: turn)
    let findings = CheckedModes.expectNothing(in: modules, of: generation)
    let complaints = try formatterComplaints(of: generation.files)
    #expect(complaints.isEmpty, "\(complaints.prefix(2000))")
    count.add(
      generation.files, in: modules, findings: findings + complaints.count { $0.isNewline })
  }
}
