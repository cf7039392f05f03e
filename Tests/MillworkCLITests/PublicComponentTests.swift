import Foundation
import Testing

/// Public components as another module uses them, in Swift 6 mode, whatever each module isolates by default.
@Suite struct PublicComponentTests {
  private static let manifest = """
    millwork: 1
    platforms: {iOS: 15.0, macOS: 12.0}
    access: public
    toolbarContent:
      Bar:
        placement: primaryAction
        modifier: withBar
        function: makeBar
        parameters: {onGo: () -> Void, count: {type: Int, default: '1', summary: How many.}}
        items:
          - {button: A, action: "onGo(); print(count)"}
          - {button: S, sheet: {slot: content}, present: hosted}
    toggleStyles:
      Plain: {variant: switch}
      Tinted:
        variant: checkbox
        parameters: {tint: {type: Color, default: .red}, size: {type: CGFloat, default: '20'}}
        box: {on: {code: tint}, size: {code: size}}
        companion: TintedToggle
      Chip: {variant: pill, haptics: selection}

    """

  private static let app = """
    import Kit
    import SwiftUI

    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Toggle("A", isOn: $isOn).toggleStyle(.plain)
          Toggle("A", isOn: $isOn).toggleStyle(Plain())
          Toggle("A", isOn: $isOn).toggleStyle(.tinted(tint: .blue))
          Toggle("A", isOn: $isOn).toggleStyle(.tinted)
          Toggle("A", isOn: $isOn).toggleStyle(Tinted(size: 3))
          TintedToggle("A", isOn: $isOn)
        }
        .withBar(onGo: {}, content: { Text("x") })
        .toolbar { makeBar(onGo: {}, isSPresented: $isOn) }
        .toolbar { Bar(onGo: {}, isSPresented: $isOn) }
      }
    }

    extension View {
      func styled() -> some View { toggleStyle(.plain) }
    }

    nonisolated func plain() -> Plain { Plain() }
    nonisolated func tinted() -> Tinted { Tinted() }
    nonisolated struct Theme { var style = Plain(), tinted = Tinted(tint: .red), chip = Chip() }

    """

  @Test(arguments: ["MainActor.self", "nil"], ["MainActor.self", "nil"])
  func otherModulesUseThem(kit: String, app: String) throws {
    let tool = try Tool()
    try tool.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v15), .macOS(.v12)],
        targets: [
          .target(name: "Kit", swiftSettings: [.defaultIsolation(\(kit))]),
          .target(name: "App", dependencies: ["Kit"], swiftSettings: [.defaultIsolation(\(app))]),
        ])

      """, to: "Package.swift")
    try tool.write(Self.manifest, to: "kit.yml")
    try tool.write(Self.app, to: "Sources/App/App.swift")
    let made = try tool.run("generate", "kit.yml", "--output", "Sources/Kit")
    #expect(made.status == 0, "\(made.errors)")
    let run = try tool.run("check", "--package", ".")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}
