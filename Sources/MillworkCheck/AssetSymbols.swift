import MillworkSDK
import MillworkSource

/// The symbols that Xcode (15 and newer) generates for asset catalogues: `ColorResource.accent`, `Color.accent` and so
/// on, as declarations for the check. The bodies are of no interest: nothing of this is ever run.
struct AssetSymbols {
  /// The names that the system's own types have already; for them Xcode leaves the symbol out and warns.
  private static let swiftUIColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
    "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]
  private static let platformColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "label", "lightGray", "link",
    "magenta",
    "orange", "placeholderText", "purple", "quaternaryLabel", "red", "secondaryLabel", "separator",
    "systemBlue",
    "systemBrown", "systemCyan", "systemGray", "systemGreen", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "white",
    "yellow",
  ]
  private static let platformImages: Set<String> = [
    "actions", "add", "checkmark", "close", "remove", "strokedCheckmark",
  ]

  private let root: AssetCatalog.Group

  /// The symbols of `catalogs`, which are one to the compiler.
  init(_ catalogs: [AssetCatalog]) {
    var root = AssetCatalog.Group()
    for catalog in catalogs { root.merge(catalog.root) }
    self.root = root.sorted()
  }

  /// What Xcode would warn about: names that collide with one another or with the system's.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    collect(root, \.isColor, "color", &found)
    collect(root, { !$0.isColor }, "image", &found)
    return found
  }

  private func collect(
    _ group: AssetCatalog.Group, _ isWanted: (AssetCatalog.Asset) -> Bool, _ kind: String,
    _ found: inout [Diagnostic]
  ) {
    var seen: Set<String> = []
    for asset in group.assets where isWanted(asset) {
      guard let symbol = AssetName.symbol(asset.name) else { continue }
      if !seen.insert(symbol).inserted {
        found.append(.assetSymbolExists(asset.path, kind: kind, symbol: symbol, at: asset.span))
      } else if group.path.isEmpty, asset.isColor, Self.swiftUIColors.contains(symbol) {
        found.append(
          .assetSymbolConflicts(asset.path, kind: kind, type: "Color", symbol: symbol, at: asset.span))
      }
    }
    for inner in group.groups { collect(inner, isWanted, kind, &found) }
  }

  /// The declarations for a target. The origin of each is the asset's description.
  func file(for target: CheckTarget) -> MappedFile {
    var text = MappedText()
    for module in ["AppKit", "UIKit", "SwiftUI", "DeveloperToolsSupport"] {
      text.append("#if canImport(\(module))\nimport \(module)\n#endif\n")
    }
    // Below these versions Xcode declares the resource types in the module itself.
    let bundled = target.version < Self.resourceFloor(target.platform)
    if bundled { text.append(Self.backDeployment) }
    let prefix = bundled ? "" : "DeveloperToolsSupport."
    extend("\(prefix)ColorResource", "\(prefix)ColorResource", \.isColor, [], &text)
    extend("\(prefix)ImageResource", "\(prefix)ImageResource", { !$0.isColor }, [], &text)
    text.append("#if canImport(SwiftUI)\n")
    extend("SwiftUI.Color", "SwiftUI.Color", \.isColor, Self.swiftUIColors, &text)
    extend(
      "SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color", \.isColor, Self.swiftUIColors, &text,
      withGroups: false)
    text.append("#endif\n")
    for (condition, colorType, imageType) in [
      ("canImport(AppKit)", "AppKit.NSColor", "AppKit.NSImage"),
      ("canImport(UIKit) && !os(watchOS)", "UIKit.UIColor", "UIKit.UIImage"),
    ] {
      text.append("#if \(condition)\n")
      extend(colorType, colorType, \.isColor, Self.platformColors, &text)
      extend(imageType, imageType, { !$0.isColor }, Self.platformImages, &text)
      text.append("#endif\n")
    }
    return MappedFile(path: "GeneratedAssetSymbols.swift", text: text)
  }

  /// The version from which the system has `ColorResource` and `ImageResource`.
  private static func resourceFloor(_ platform: Platform) -> OSVersion {
    switch platform {
    case .iOS, .tvOS: OSVersion(17)
    case .macOS: OSVersion(14)
    case .watchOS: OSVersion(10)
    case .visionOS: OSVersion(1)
    }
  }

  private func extend(
    _ type: String, _ result: String, _ isWanted: (AssetCatalog.Asset) -> Bool, _ taken: Set<String>,
    _ text: inout MappedText, withGroups: Bool = true
  ) {
    text.append("extension \(type) {\n")
    declare(root, result, isWanted, taken, &text, indent: "  ", withGroups: withGroups)
    text.append("}\n")
  }

  private func declare(
    _ group: AssetCatalog.Group, _ result: String, _ isWanted: (AssetCatalog.Asset) -> Bool,
    _ taken: Set<String>,
    _ text: inout MappedText, indent: String, withGroups: Bool
  ) {
    var seen = taken
    for asset in group.assets where isWanted(asset) {
      guard let symbol = AssetName.symbol(asset.name), seen.insert(symbol).inserted else { continue }
      text.append(
        "\(indent)static var \(AssetName.quoted(symbol)): \(result) { Swift.fatalError() }\n",
        origin: .whole(asset.span))
    }
    guard withGroups else { return }
    for inner in group.groups {
      guard let name = AssetName.namespace(inner.name) else { continue }
      text.append("\(indent)enum \(AssetName.quoted(name)) {\n")
      declare(inner, result, isWanted, [], &text, indent: indent + "  ", withGroups: true)
      text.append("\(indent)}\n")
    }
  }

  private static let backDeployment = """
    struct ColorResource: Swift.Hashable, Swift.Sendable {}
    struct ImageResource: Swift.Hashable, Swift.Sendable {}
    #if canImport(SwiftUI)
    extension SwiftUI.Color { init(_ resource: ColorResource) { Swift.fatalError() } }
    extension SwiftUI.Image { init(_ resource: ImageResource) { Swift.fatalError() } }
    #endif
    #if canImport(AppKit)
    extension AppKit.NSColor { convenience init(resource: ColorResource) { Swift.fatalError() } }
    extension AppKit.NSImage { convenience init(resource: ImageResource) { Swift.fatalError() } }
    #endif
    #if canImport(UIKit) && !os(watchOS)
    extension UIKit.UIColor { convenience init(resource: ColorResource) { Swift.fatalError() } }
    extension UIKit.UIImage { convenience init(resource: ImageResource) { Swift.fatalError() } }
    #endif

    """
}
