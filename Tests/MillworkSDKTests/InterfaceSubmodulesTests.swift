import MillworkSDK
import Testing

/// What may stand after the dot of an import.
@Suite struct InterfaceSubmodulesTests {
  private func module(_ name: String) throws -> InterfaceModule {
    try #require(InterfaceModules.all.first { $0.name == name })
  }

  @Test func headersAreNamedForTypes() throws {
    let parts = try module("UIKit").submodules
    #expect(parts.contains("UIImage"))
    #expect(parts.contains("UITableViewDelegate"))
    #expect(parts.contains("UIGestureRecognizerSubclass"))
    #expect(!parts.contains("UIMadeUp"))
  }

  @Test func modulesInSwiftHaveNone() throws {
    for name in ["SwiftUI", "RealityKit", "Combine", "WidgetKit"] {
      #expect(try module(name).submodules == [])
      #expect(try module(name).moduleMap(withParts: true) == "")
    }
  }

  @Test func noPartIsNamedTwice() {
    for module in InterfaceModules.all {
      #expect(Set(module.submodules).count == module.submodules.count, "\(module.name)")
    }
  }

  @Test func partsHaveParts() throws {
    let map = try module("Darwin").moduleMap(withParts: true)
    #expect(map.contains("  module POSIX {\n    module dirent { export * }\n"))
    #expect(map.contains("    module sys {\n      module socket { export * }\n"))
  }
}
