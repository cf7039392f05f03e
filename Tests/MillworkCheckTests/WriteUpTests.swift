import Foundation
import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

/// The hand-written forms that engineers' write-ups describe, checked as on a Mac.
@Suite struct WriteUpTests {
  /// What a target's check says of `code`, without places.
  private func messages(
    _ code: String, _ targets: [CheckTarget] = [iOS17, iOS26], assets: [AssetCatalog] = []
  )
    -> [String]
  {
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: "import SwiftUI\n" + code)
    var checker = stubChecker()
    checker.interfaces = InterfaceModules.all
    var options = CheckOptions()
    options.assets = assets
    let report = checker.check([MappedFile(file)], in: sources, targets: targets, options: options)
    #expect(report.results.allSatisfy { $0.wasChecked && $0.availabilityWasChecked })
    return report.diagnostics.map(\.message)
  }

  @Test func aModifierThatOpensItsOwnToolbarPasses() {
    let code = """
      struct SettingsToolbar<ButtonLabel: View, SheetContent: View>: ViewModifier {
        let placement: ToolbarItemPlacement
        let label: ButtonLabel
        let sheet: SheetContent
        @State private var isPresented = false

        func body(content: Content) -> some View {
          content
            .toolbar {
              ToolbarItem(placement: placement) {
                Button { isPresented = true } label: { label }
              }
            }
            .sheet(isPresented: $isPresented) { sheet }
        }
      }

      extension View {
        func settingsToolbar<L: View, S: View>(
          placement: ToolbarItemPlacement = .topBarTrailing, @ViewBuilder label: () -> L, @ViewBuilder sheet: () -> S
        ) -> some View {
          modifier(SettingsToolbar(placement: placement, label: label(), sheet: sheet()))
        }
      }

      struct Screen: View {
        var body: some View {
          NavigationStack {
            List(0..<3, id: \\.self) { Text("Row \\($0)") }
              .settingsToolbar { Image(systemName: "gearshape") } sheet: { Text("Settings") }
          }
        }
      }
      """
    #expect(messages(code) == [])
  }

  private let sharedButton = """
    struct SharedButton<ButtonLabel: View, SheetContent: View>: ToolbarContent {
      let placement: ToolbarItemPlacement
      let label: ButtonLabel
      let sheet: SheetContent
      @State private var isPresented = false

      init(
        placement: ToolbarItemPlacement = .topBarTrailing, @ViewBuilder sheet: () -> SheetContent,
        @ViewBuilder label: () -> ButtonLabel
      ) {
        self.placement = placement
        self.sheet = sheet()
        self.label = label()
      }

      var body: some ToolbarContent {
        ToolbarItem(placement: placement) {
          Button { isPresented = true } label: { label }
            .sheet(isPresented: $isPresented) { sheet }
        }
      }
    }


    """

  @Test func toolbarContentWithItsOwnStatePassesAndCanBeParted() {
    let use = """
      struct Screen: View {
        var body: some View {
          NavigationStack {
            Text("Inbox")
              .toolbar {
                SharedButton(placement: .primaryAction) { Text("Settings") } label: { Image(systemName: "gearshape") }
                if #available(iOS 26.0, *) { ToolbarSpacer(.fixed, placement: .primaryAction) }
                ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
              }
          }
        }
      }
      """
    #expect(messages(sharedButton + use) == [])
  }

  @Test func anUnguardedSpacerFailsBelow26() {
    let use = """
      struct Screen: View {
        var body: some View {
          Text("Inbox")
            .toolbar {
              SharedButton { Text("Settings") } label: { Image(systemName: "gearshape") }
              ToolbarSpacer(.fixed, placement: .primaryAction)
              ToolbarItem(placement: .primaryAction) { Text("Add") }
            }
        }
      }
      """
    let found = messages(sharedButton + use, [iOS17])
    #expect(found.first == "'ToolbarSpacer' is only available in iOS 26.0 or newer")
    #expect(found.allSatisfy { $0.hasSuffix("is only available in iOS 26.0 or newer") })
    #expect(messages(sharedButton + use, [iOS26]) == [])
  }

  @Test func aViewThatWrapsAnItemFails() {
    let code = """
      struct SettingsItem: View {
        var body: some View {
          ToolbarItem { Image(systemName: "gearshape") }
        }
      }
      """
    #expect(
      messages(code) == [
        "static method 'buildExpression' requires that 'ToolbarItem<(), Image>' conform to 'View'"
      ])
  }

  private let fadingSwitch = """
    struct FadingSwitch: ToggleStyle {
      let isEnabled: Bool

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
            .font(.system(size: 14))
            .foregroundStyle(.gray)
          Spacer()
          RoundedRectangle(cornerRadius: 15)
            .fill(configuration.isOn ? (isEnabled ? Color.accent : Color.accentSecondary) : Color.gray)
            .frame(width: 50, height: 30)
            .overlay(
              Circle()
                .fill(.white)
                .padding(2)
                .offset(x: configuration.isOn ? 10 : -10)
                .animation(.easeInOut(duration: 0.2), value: configuration.isOn)
            )
            .onTapGesture { configuration.isOn.toggle() }
        }
      }
    }

    struct LabelledSwitch: View {
      let title: String
      @Binding var isOn: Bool
      let isDisabled: Bool

      var body: some View {
        Toggle(title, isOn: $isOn)
          .toggleStyle(FadingSwitch(isEnabled: !isDisabled))
          .disabled(isDisabled)
      }
    }


    """

  private func accents() throws -> AssetCatalog {
    let root = try TestFolder.make("Assets.xcassets")
    for name in ["AccentColor", "AccentSecondary"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name).colorset", withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(root)/\(name).colorset/Contents.json"))
    }
    var sources = SourceSet()
    return AssetCatalog(at: root, sources: &sources)
  }

  @Test func theSwitchThatKeepsItsColourPassesWithItsAssets() throws {
    let targets =
      Platform.allCases.map { CheckTarget(platform: $0, version: $0.newest) } + [
        iOS17, CheckTarget(platform: .iOS, version: OSVersion(16), swift: .v5),
        CheckTarget(platform: .macOS, version: OSVersion(13)),
      ]
    #expect(messages(fadingSwitch, targets, assets: [try accents()]) == [])
  }

  @Test func withoutItsAssetsTheSymbolsAreMissing() {
    #expect(
      messages(fadingSwitch, [iOS17]) == [
        "type 'Color' has no member 'accent'", "type 'Color' has no member 'accentSecondary'",
      ])
  }

  @Test func resourcesAndShorthandsWork() throws {
    let code = """
      struct Swatch: View {
        var body: some View {
          VStack {
            Color(.accent)
            Text("a").foregroundStyle(.accent)
            Text("b").background(Color(.accentSecondary))
          }
        }
      }
      """
    let old = CheckTarget(platform: .iOS, version: OSVersion(15))
    let watch = CheckTarget(platform: .watchOS, version: OSVersion(9))
    #expect(messages(code, [iOS17, old, watch], assets: [try accents()]) == [])
  }

  @Test func theTreeAnswersWhatAStyleReads() throws {
    let code = """
      import SwiftUI
      struct Style: ToggleStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: { configuration.label.opacity(isEnabled ? 1 : 0.5) }
            .accessibilityAddTraits(.isToggle)
        }
      }
      """
    var sources = SourceSet()
    let file = sources.add(name: "a.swift", text: code)
    var checker = stubChecker()
    checker.interfaces = InterfaceModules.all
    let tree = try checker.typedTree(of: MappedFile(file), target: iOS17)
    let style = try #require(tree.declaration("Style", in: tree.root))
    let used = tree.references(in: try #require(tree.declaration("makeBody", in: style)))
    #expect(used.contains { $0.name == "isEnabled" })
    #expect(used.contains { $0.usr.hasPrefix("s:7SwiftUI19AccessibilityTraitsV8isToggle") })
    #expect(
      tree.references(in: style).contains { $0.usr.hasPrefix("s:7SwiftUI17EnvironmentValuesV9isEnabled") })
    #expect(!tree.references(in: style).contains { $0.usr.contains("layoutDirection") })
  }
}
