import Foundation
import MillworkTestSupport
import Testing

/// `check` on hand-written Swift: the forms that two engineers tried before they had a generator, in our own words. What
/// works on a Mac passes, what does not fails with the compiler's own text.
@Suite struct CheckTests {
  /// The older way to share a toolbar button: a modifier with a toolbar and a sheet of its own.
  private static let modifier = """
    import SwiftUI

    struct SheetButtonModifier<ButtonLabel: View, SheetContent: View>: ViewModifier {
      var placement: ToolbarItemPlacement
      @ViewBuilder var label: () -> ButtonLabel
      @ViewBuilder var sheet: () -> SheetContent
      @State private var isPresented = false

      func body(content: Content) -> some View {
        content
          .toolbar {
            ToolbarItem(placement: placement) {
              Button(action: { isPresented.toggle() }, label: label)
            }
          }
          .sheet(isPresented: $isPresented, content: sheet)
      }
    }

    extension View {
      func sheetButton<ButtonLabel: View, SheetContent: View>(
        placement: ToolbarItemPlacement = .topBarTrailing,
        @ViewBuilder label: @escaping () -> ButtonLabel,
        @ViewBuilder sheet: @escaping () -> SheetContent
      ) -> some View {
        modifier(SheetButtonModifier(placement: placement, label: label, sheet: sheet))
      }
    }

    struct Screen: View {
      var body: some View {
        NavigationStack {
          Text("Screen").sheetButton { Image(systemName: "gear") } sheet: { Text("Sheet") }
        }
      }
    }

    """

  /// The form that works with glass: toolbar content with state of its own, parted by a spacer.
  private static let content = """
    import SwiftUI

    struct SheetButton<ButtonLabel: View, SheetContent: View>: ToolbarContent {
      let placement: ToolbarItemPlacement
      let label: () -> ButtonLabel
      let sheet: () -> SheetContent
      @State private var isPresented = false

      init(
        placement: ToolbarItemPlacement = .topBarTrailing,
        @ViewBuilder label: @escaping () -> ButtonLabel,
        @ViewBuilder sheet: @escaping () -> SheetContent
      ) {
        self.placement = placement
        self.label = label
        self.sheet = sheet
      }

      var body: some ToolbarContent {
        ToolbarItem(placement: placement) {
          Button(action: { isPresented = true }, label: label)
            .sheet(isPresented: $isPresented, content: sheet)
        }
      }
    }

    struct Screen: View {
      var body: some View {
        NavigationStack {
          Text("Screen").toolbar {
            SheetButton { Image(systemName: "gear") } sheet: { Text("Sheet") }
            SPACER
            ToolbarItem(placement: .primaryAction) { Button("Done") {} }
          }
        }
      }
    }

    """

  /// A view that wraps a toolbar item, which can't be.
  private static let wrapper = """
    import SwiftUI

    struct SheetButton: View {
      var body: some View {
        ToolbarItem(placement: .topBarTrailing) {
          Image(systemName: "gear")
        }
      }
    }

    """

  /// The switch that fades instead of turning grey, by the symbols of its two colour assets.
  private static let fading = """
    import SwiftUI

    struct FadingStyle: ToggleStyle {
      let isDisabled: Bool

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label.font(.system(size: 14)).foregroundColor(.gray)
          Spacer()
          RoundedRectangle(cornerRadius: 15)
            .fill(configuration.isOn ? (isDisabled ? Color.accentSecondary : Color.accent) : Color.gray)
            .frame(width: 50, height: 30)
            .overlay(Circle().fill(.white).padding(2).offset(x: configuration.isOn ? 10 : -10))
            .animation(.easeInOut(duration: 0.2), value: configuration.isOn)
            .onTapGesture { configuration.isOn.toggle() }
        }
      }
    }

    struct Row: View {
      let title: String
      @Binding var isOn: Bool
      let isDisabled: Bool

      var body: some View {
        Toggle(title, isOn: $isOn)
          .toggleStyle(FadingStyle(isDisabled: isDisabled))
          .disabled(isDisabled)
      }
    }

    struct SystemRow: View {
      @Binding var isOn: Bool

      var body: some View {
        Toggle("System", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .accent)).disabled(true)
      }
    }

    """

  private func check(_ text: String, _ arguments: String...) throws -> Tool.Run {
    let tool = try Tool()
    try tool.write(text, to: "Screen.swift")
    try tool.write("{}", to: "Assets.xcassets/Contents.json")
    for name in ["AccentColor", "AccentSecondary"] {
      try tool.write(
        #"{"colors":[{"idiom":"universal"}]}"#, to: "Assets.xcassets/\(name).colorset/Contents.json")
    }
    return try tool.run(["check", "Screen.swift"] + arguments)
  }

  @Test(arguments: ["ios17.0", "ios26.0"])
  func workingFormsPass(platform: String) throws {
    let plain = Self.content.replacingOccurrences(of: "        SPACER\n", with: "")
    for text in [Self.modifier, plain] {
      let run = try check(text, "--platform", platform, "--rules", "none")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
    let styled = try check(Self.fading, "--platform", platform, "--assets", "Assets.xcassets")
    #expect(styled.status == 0, "\(styled.errors)")
  }

  @Test func theSpacerPassesFrom26() throws {
    let spacer = "ToolbarSpacer(.fixed, placement: .primaryAction)"
    let text = Self.content.replacingOccurrences(of: "SPACER", with: spacer)
    let new = try check(text, "--platform", "ios26.0")
    #expect(new.status == 0, "\(new.errors)")
    let old = try check(text, "--platform", "ios17.0")
    #expect(old.status == 1)
    #expect(
      old.errors.contains(
        "Screen.swift:32:9: error: 'ToolbarSpacer' is only available in iOS 26.0 or newer"), "\(old.errors)")
    let guarded = Self.content.replacingOccurrences(
      of: "SPACER", with: "if #available(iOS 26.0, *) { \(spacer) }")
    let both = try check(guarded, "--platform", "ios17.0")
    #expect(both.status == 0, "\(both.errors)")
  }

  @Test(arguments: ["ios17.0", "ios26.0"])
  func aViewThatWrapsAnItemFails(platform: String) throws {
    let run = try check(Self.wrapper, "--platform", platform)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "error: static method 'buildExpression' requires that 'ToolbarItem<(), Image>' conform to 'View'"),
      "\(run.errors)")
  }

  @Test func withoutAssetsTheirSymbolsAreMissing() throws {
    let run = try check(Self.fading, "--platform", "ios17.0")
    #expect(run.status == 1)
    #expect(run.errors.contains("type 'Color' has no member 'accentSecondary'"), "\(run.errors)")
  }

  /// Code for the compiler of a newer SDK is no part of a check that does not ask for it, and that is said.
  @Test func codeForTheNextSDKIsListed() throws {
    let text = "#if compiler(>=6.4)\n  let a = b\n#endif\n"
    let usual = try check(text, "--platform", "ios26.0", "--swift", "6")
    #expect(usual.status == 0, "\(usual.errors)")
    #expect(
      usual.output.contains("Screen.swift:1  #if compiler(>=6.4)\n  `--sdk-version 27` checks"), "\(usual)")
    let next = try check(text, "--platform", "ios26.0", "--swift", "6", "--sdk-version", "27")
    #expect(next.status == 1)
    #expect(next.errors.contains("Screen.swift:2:11: error: cannot find 'b' in scope"), "\(next.errors)")
  }

  /// Standard input is a manifest where it has a manifest's key, else Swift.
  @Test func standardInputIsAManifestOrSwift() throws {
    let tool = try Tool()
    let flags = ["check", "-", "--platform", "ios17.0", "--swift", "6"]
    let code = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").nope() } }\n"
    let wrong = try tool.run(flags, input: code)
    #expect(wrong.status == 1)
    #expect(wrong.errors.hasPrefix("<stdin>:2:50: error: value of type 'Text' has no member 'nope'"))
    #expect(try tool.run(flags, input: code.replacingOccurrences(of: ".nope()", with: "")).status == 0)
    let manifest = "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: A, action: nope()}]}\n"
    let unproven = try tool.run(flags, input: manifest)
    #expect(unproven.status == 1)
    #expect(
      unproven.errors.hasPrefix("<stdin>:3:37: error: cannot find 'nope' in scope"), "\(unproven.errors)")
  }

  /// A floor that only the next SDK knows is checked with that SDK, and with no version below it.
  @Test func floorsOfTheNextSDKAreCheckedWithIt() throws {
    let tool = try Tool()
    let item = "{button: A, action: print(), placement: topBarPinnedTrailing, visibilityPriority: high}"
    let manifest = "millwork: 1\nplatforms: {iOS: 27.0}\ntoolbarContent:\n  Bar: {items: [\(item)]}\n"
    let run = try tool.run(["check", "-", "--swift", "6"], input: manifest)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
          iOS 27.0, SDK 27.0  Swift 6  1 file  ok  (from the manifest)
        checked for 1 platform version: no errors

        """, "\(run.output)")
  }

  /// What the compiler says of a call is said of the code in it, where there is one piece.
  @Test(arguments: [
    "text: {code: «flag»}", "button: {code: «flag»}, action: print()",
    "button: A, action: print(), help: {code: «flag»}",
    "button: A, action: print(), accessibility: {label: {code: «flag»}}",
    "button: A, action: print(), confirm: {title: {code: «flag»}}",
    "button: A, alert: {title: {resource: «flag»}}", "shareLink: A, item: «flag»",
    "progress: A, value: «flag»",
  ])
  func errorsInCallsStandAtTheirCode(_ item: String) throws {
    let text = MarkedText(
      "millwork: 1\ntoolbarContent:\n  Bar:\n    parameters: {flag: Bool}\n    items: [{\(item)}]\n")
    let mark = try #require(text.ranges.first)
    let column = text.bytes[..<mark.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    let run = try Tool().run(["check", "-", "--swift", "6"], input: text.string)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("<stdin>:5:\(column): error: "), "\(run.errors)")
  }

  @Test func foldersOfSwiftFilesAreOneModule() throws {
    let tool = try Tool()
    try tool.write("import SwiftUI\nstruct A: View { var body: some View { B() } }\n", to: "Sources/A.swift")
    try tool.write(
      "import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }\n", to: "Sources/Deep/B.swift")
    let run = try tool.run("check", "Sources", "--platform", "macos14.0", "--swift", "6")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("macOS 14.0  Swift 6  2 files  ok"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path) == ["Sources"])
  }

  @Test func withoutAnSDKThereIsNothingToCompareWith() throws {
    let run = try Tool().run("check", "--compare-sdk", "Nowhere")
    #expect(run.status == 1)
    #expect(run.errors.contains("error: there is no SDK of Apple's at `Nowhere` [no-sdk]"), "\(run.errors)")
  }

  @Test func withoutAPlatformTheSummarySaysWhich() throws {
    let run = try check("import SwiftUI\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("iOS 26.0"))
    #expect(run.output.contains("the newest iOS, since nothing names a platform"))
  }
}
