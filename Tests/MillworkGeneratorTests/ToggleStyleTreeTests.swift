import Foundation
import MillworkCheck
import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

/// What every toggle style has to have, shown on the compiler's typed tree: the declarations that its code really refers
/// to, not the words in its text.
@Suite struct ToggleStyleTreeTests {
  private static let cases =
    goldenCases(in: "Cases", suffix: ".yml") + goldenCases(in: "../../Manifests", suffix: ".yml")

  /// The concerns, each decided on the declarations that a style's struct refers to.
  private struct Concerns {
    let readsEnabledState: Bool
    let isToggleToAssistiveTechnology: Bool
    let thumbFollowsLayoutDirection: Bool

    init(_ references: Set<String>, style: String) {
      let usesProperty = references.contains { $0.contains("\(style.utf8.count)\(style)V9isEnabled") }
      readsEnabledState =
        references.contains("s:7SwiftUI17EnvironmentValuesV9isEnabledSbvp") && usesProperty
      isToggleToAssistiveTechnology =
        references.contains { $0.hasPrefix("s:7SwiftUI4ViewPAAE27accessibilityRepresentation") }
        && references.contains { $0.hasPrefix("s:7SwiftUI6ToggleV") }
      let places =
        references.contains { $0.hasPrefix("s:7SwiftUI9AlignmentV7leading") }
        && references.contains { $0.hasPrefix("s:7SwiftUI9AlignmentV8trailing") }
      let moves = references.contains {
        $0.hasPrefix("s:7SwiftUI4ViewPAAE6offset") || $0.hasPrefix("s:7SwiftUI4ViewPAAE8position")
      }
      thumbFollowsLayoutDirection = places && !moves
    }
  }

  @Test(arguments: cases)
  func everyStyleHandlesWhatHandWrittenOnesForget(_ golden: GoldenCase) throws {
    let generation = Generation(try golden.input(), name: golden.name + ".yml")
    for component in try #require(generation.manifest).components {
      guard case .toggleStyle(let model) = component else { continue }
      let file = try #require(generation.files.first { $0.path == model.name.value + ".swift" })
      let stub = MappedFile(
        path: "stub.swift", text: MappedText("import SwiftUI\nextension Color { static let brand = red }\n"))
      let concerns = try self.concerns(of: model.name.value, in: file, with: [stub])
      #expect(concerns.readsEnabledState)
      #expect(concerns.isToggleToAssistiveTechnology)
      #expect(concerns.thumbFollowsLayoutDirection)
    }
  }

  /// The checks can fail: a style as it is often written by hand handles none of the three.
  @Test func aUsualHandWrittenStyleHandlesNone() throws {
    let text = """
      import SwiftUI

      struct Usual: ToggleStyle {
        var isEnabled = true

        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.label
            Capsule()
              .fill(isEnabled ? Color.green : Color.gray)
              .overlay(Circle().offset(x: configuration.isOn ? 10 : -10))
              .onTapGesture { configuration.isOn.toggle() }
          }
        }
      }
      """
    let concerns = try self.concerns(
      of: "Usual", in: MappedFile(path: "Usual.swift", text: MappedText(text)), with: [])
    #expect(!concerns.readsEnabledState)
    #expect(!concerns.isToggleToAssistiveTechnology)
    #expect(!concerns.thumbFollowsLayoutDirection)
  }

  private func concerns(of style: String, in file: MappedFile, with others: [MappedFile]) throws -> Concerns {
    let tree = try Checker(environment: .current()).typedTree(
      of: file, with: others, target: CheckTarget(platform: .iOS, version: OSVersion(17)))
    let declaration = try #require(tree.declaration(style, in: tree.root))
    return Concerns(Set(tree.references(in: declaration).map(\.usr)), style: style)
  }
}
