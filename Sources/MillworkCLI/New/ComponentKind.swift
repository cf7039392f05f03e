import MillworkManifest
import MillworkSDK

/// A kind of component that `millwork new` makes: toggle styles, and toolbar content with one item of each kind that the
/// model knows.
struct ComponentKind: Sendable {
  /// The name on the command line, such as `toolbar-share-link`.
  let name: String
  /// What it is.
  let summary: String
  /// The key of the toolbar item; `nil` for a toggle style.
  let item: String?
  /// The values that the key takes, where they are few.
  let values: [String]
  /// All keys of the item.
  private let fields: Set<String>

  /// All kinds. A spacer alone would be nothing.
  static let all: [ComponentKind] =
    [
      ComponentKind(
        name: "toggle-style", summary: "A toggle style, of one of several variants.", item: nil, values: [],
        fields: [])
    ]
    + ManifestSchema.offeredItemKinds.filter { $0.key != "spacer" }.map { kind in
      ComponentKind(
        name: "toolbar-" + kebab(kind.key), summary: kind.summary, item: kind.key, values: kind.values,
        fields: Set(kind.fields))
    }

  /// Keys whose value is a title.
  private static let titled: Set<String> = [
    "button", "menu", "picker", "toggle", "shareLink", "link", "text", "status", "title", "progress",
    "search",
  ]
  /// Keys whose value is a list of controls, or that hold one.
  private static let listing: Set<String> = ["menu", "group", "keyboard", "bottomBar", "titleMenu"]

  /// Whether it has a title.
  var hasTitle: Bool { item.map { Self.titled.contains($0) } ?? false }
  /// Whether it holds several controls.
  var hasControls: Bool { item.map { Self.listing.contains($0) } ?? false }
  /// Whether it has choices.
  var hasOptions: Bool { item == "picker" }
  /// Whether an image may stand beside its title.
  var hasImage: Bool { hasTitle && fields.contains("image") }
  /// Whether it can stand in several places.
  var hasPlacement: Bool { fields.contains("placement") }
  /// Whether it has a place of its own, which another one replaces.
  var hasUsualPlace: Bool { ["system", "status", "title", "principal"].contains(item) }

  /// `shareLink` as `share-link`.
  static func kebab(_ name: String) -> String {
    var result = ""
    var wasLower = false
    for character in name {
      if character.isUppercase, wasLower { result += "-" }
      wasLower = !character.isUppercase
      result += character.lowercased()
    }
    return result
  }
}
