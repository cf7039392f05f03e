import MillworkSource

extension ToolbarItemModel {
  /// The name of a property that holds the item: what it shows where that is a short title, else its kind.
  package var propertyName: String {
    let isGroup = if case .group = kind { true } else { false }
    return shownName + (isGroup ? "Group" : "Item")
  }

  /// The name of a property that holds the item's views.
  package var contentName: String { shownName + "Content" }

  /// The name of a property that holds the controls of a group.
  package var controlsName: String { shownName + "Controls" }

  private var shownName: String {
    let words = title.flatMap { $0.utf8.count <= Self.longestTitle ? ToolbarNeeds.name($0) : nil }
    return words ?? (kindName == "group" ? "item" : kindName)
  }

  /// The most bytes of a title that names a property.
  private static let longestTitle = 24

  /// What the manifest gives as the title of what the item shows.
  private var title: String? {
    switch kind {
    case .group(let group): group.label?.words
    case .titleMenu, .spacer, .defaultItem, .search: nil
    case .control(let control):
      switch control.kind {
      case .button(let button): button.label.words
      case .system(let button, _, _): button.title
      case .menu(let label, _, _), .toggle(let label, _), .link(let label, _), .text(let label, _):
        label.words
      case .picker(let picker): picker.label.words
      case .shareLink(let link): link.label?.words
      case .title(let title, _), .progress(let title, _, _):
        title.code == nil ? title.plain.string : nil
      case .view, .paneToggle, .section, .space, .divider: nil
      }
    }
  }
}
