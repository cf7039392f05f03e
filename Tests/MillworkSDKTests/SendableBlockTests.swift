import MillworkSDK
import Testing

/// Functions of Objective-C with `@Sendable` blocks. The importer makes everything from there `@preconcurrency`, so that Swift 5 mode warns
/// where Swift 6 mode refuses.
///
/// Source: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0337-support-incremental-migration-to-concurrency-checking.md
struct SendableBlockTests {
  /// Modules that are written in Swift, whose functions say themselves what they are.
  private static let swiftModules: Set<String> = [
    "Charts", "CoreTransferable", "FoundationModels", "GroupActivities", "RealityKit", "SwiftUI",
    "SwiftUICore", "TipKit", "os",
  ]

  @Test func theyAreKnownToBeOlderThanConcurrency() {
    var count = 0
    for module in InterfaceModules.all where !Self.swiftModules.contains(module.name) {
      for line in module.text.split(separator: "\n") where line.contains("@Sendable") {
        guard ["func ", "init(", "var "].contains(where: { line.contains($0) }) else { continue }
        count += 1
        #expect(line.contains("@preconcurrency"), "\(module.name): \(line)")
      }
    }
    #expect(count > 200)
  }
}
