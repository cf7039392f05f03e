import Foundation
import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

@Suite struct AssetSymbolsTests {
  /// Names as they are found in symbol files that Xcode generated.
  @Test(arguments: [
    ("AccentColor", "accent"), ("AccentSecondary", "accentSecondary"), ("accentColor", "accent"),
    ("Base200Color", "base200"), ("card-number-color", "cardNumber"), ("hobbyColor", "hobby"),
    ("color", "color"),
    ("BagBlack Image", "bagBlack"), ("QR Icons", "qrIcons"), ("TShirtBlack Image", "tShirtBlack"),
    ("20", "_20"), ("3d", "_3D"), ("3D", "_3_D"), ("02n", "_02N"), ("292C38", "_292_C_38"),
    ("DCAC00", "DCAC_00"),
    ("A-1-1-0", "A_1_1_0"), ("M", "M"), ("BMW", "BMW"), ("macOS", "macOS"),
    ("emoji_10_laughing", "emoji10Laughing"),
    ("emoji_logout_3d", "emojiLogout3D"), ("joker_3_multicolor", "joker3Multicolor"), ("c50000", "c50000"),
    ("icon_ID ", "iconID"), ("block_lv-1", "blockLv1"), ("orbita+", "orbita"),
    ("planetLeftPS", "planetLeftPS"),
    ("blackColorUnSelected Icons", "blackColorUnSelectedIcons"), ("Default", "default"),
  ])
  func namesSymbolsAsXcodeDoes(_ asset: String, _ symbol: String) {
    #expect(AssetName.symbol(asset) == symbol)
  }

  @Test func namesOfNothing() {
    #expect(AssetName.symbol("+ -") == nil)
    #expect(AssetName.symbol("") == nil)
    #expect(AssetName.namespace("iconPreviews") == "IconPreviews")
    #expect(AssetName.quoted("default") == "`default`")
  }

  /// A catalogue with sets of these paths, whose last part names the kind.
  private func catalog(_ sets: [String], namespaces: [String] = [], broken: [String] = []) throws -> String {
    let root = try TestFolder.make("Assets.xcassets")
    for path in sets + namespaces + broken {
      let folder = "\(root)/\(path)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var text = #"{"info":{"author":"xcode","version":1}}"#
      if namespaces.contains(path) { text = #"{"properties":{"provides-namespace":true}}"# }
      if broken.contains(path) { text = "{" }
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Contents.json"))
    }
    return root
  }

  @Test func readsSetsFoldersAndNamespaces() throws {
    let root = try catalog(
      [
        "AccentColor.colorset", "Group/AccentSecondary.colorset", "Logo.imageset", "AppIcon.appiconset",
        "Buttons/Primary.colorset", "Buttons/On/dot.imageset",
      ], namespaces: ["Buttons", "Buttons/On"])
    var sources = SourceSet()
    let assets = AssetCatalog(at: root, sources: &sources)
    #expect(assets.diagnostics.isEmpty)
    let text = AssetSymbols([assets]).file(for: iOS17).text.string
    let declarations = text.split(separator: "\n").map(String.init)
    #expect(
      declarations.drop { !$0.contains("ColorResource") }.prefix(9) == [
        "extension DeveloperToolsSupport.ColorResource {",
        "  static var accent: DeveloperToolsSupport.ColorResource { Swift.fatalError() }",
        "  static var accentSecondary: DeveloperToolsSupport.ColorResource { Swift.fatalError() }",
        "  enum Buttons {",
        "    static var primary: DeveloperToolsSupport.ColorResource { Swift.fatalError() }",
        "    enum On {",
        "    }",
        "  }",
        "}",
      ])
    #expect(text.contains("    static var dot: DeveloperToolsSupport.ImageResource"))
    #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {\n  static var accent"))
    #expect(!text.contains("appIcon"))
  }

  @Test func declaresTheResourceTypesWhereTheSystemLacksThem() throws {
    var sources = SourceSet()
    let assets = AssetCatalog(at: try catalog(["AccentColor.colorset"]), sources: &sources)
    let symbols = AssetSymbols([assets])
    let old = symbols.file(for: CheckTarget(platform: .iOS, version: OSVersion(16))).text.string
    #expect(old.contains("struct ColorResource:") && !old.contains("extension DeveloperToolsSupport"))
    let vision = symbols.file(for: CheckTarget(platform: .visionOS, version: OSVersion(1))).text.string
    #expect(!vision.contains("struct ColorResource:"))
  }

  @Test func warnsAsXcodeDoes() throws {
    let root = try catalog([
      "card-number.colorset", "card-number-color.colorset", "Primary.colorset", "emoji 1.imageset",
      "emoji_1.imageset",
    ])
    var sources = SourceSet()
    let assets = AssetCatalog(at: root, sources: &sources)
    let symbols = AssetSymbols([assets])
    #expect(
      symbols.diagnostics.map(\.message) == [
        "The \"Primary\" color asset name resolves to a conflicting Color symbol \"primary\". Try renaming the asset.",
        "The \"card-number-color\" color asset name resolves to the symbol \"cardNumber\" which already exists. Try renaming the asset.",
        "The \"emoji_1\" image asset name resolves to the symbol \"emoji1\" which already exists. Try renaming the asset.",
      ])
    let text = symbols.file(for: iOS17).text.string
    #expect(text.contains("static var primary: DeveloperToolsSupport.ColorResource"))
    #expect(!text.contains("static var primary: SwiftUI.Color"))
  }

  @Test func reportsWhatItCannotRead() throws {
    let root = try catalog(["A.colorset"], broken: ["B.colorset", "Folder"])
    try FileManager.default.createDirectory(atPath: root + "/C.imageset", withIntermediateDirectories: true)
    var sources = SourceSet()
    let assets = AssetCatalog(at: root, sources: &sources)
    let places = assets.diagnostics.map { $0.primary.flatMap { sources[$0.span.source]?.name } ?? $0.message }
    #expect(
      places.map { $0.replacingOccurrences(of: root, with: "…") } == [
        "…/B.colorset/Contents.json", "…/C.imageset has no readable Contents.json", "…/Folder/Contents.json",
      ])
    #expect(assets.root.assets.map(\.name) == ["A"])
    #expect(AssetCatalog(at: root + "/none", sources: &sources).diagnostics.count == 1)
  }
}
