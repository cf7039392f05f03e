extension ToolbarLayout {
  /// What a screen reader says of the picture: which item stands where.
  package var sentence: String {
    var parts: [String] = []
    for zone in ToolbarZone.allCases {
      let labels = boxes.filter { $0.zone == zone && !$0.isOverflow && $0.element.item != nil }.map(
        \.element.label)
      if !labels.isEmpty { parts.append("\(zone.words): \(labels.joined(separator: ", "))") }
    }
    if !overflow.isEmpty {
      let place = scene.device.hasOverflowMenu ? "in the overflow menu" : "does not fit"
      parts.append("\(place): \(overflow.map(\.label).joined(separator: ", "))")
    }
    if !titleMenu.isEmpty {
      parts.append("behind the title: \(titleMenu.map(\.label).joined(separator: ", "))")
    }
    if !hiddenAtFirst.isEmpty {
      parts.append("hidden at first: \(hiddenAtFirst.map(\.label).joined(separator: ", "))")
    }
    return parts.isEmpty ? "nothing is shown" : parts.joined(separator: "; ")
  }

  /// The items that stand in the toolbar only after a person has added them.
  package var hiddenAtFirst: [ToolbarElement] { unseen.filter(\.isHiddenAtFirst) }
}

extension ToolbarZone {
  /// The zone in words.
  package var words: String {
    switch self {
    case .leading: "at the leading edge of the bar"
    case .sidebar: "at the top of the sidebar"
    case .center: "in the middle of the bar"
    case .trailing: "at the trailing edge of the bar"
    case .overflow: "in the overflow menu"
    case .subtitle: "under the title"
    case .largeTitle: "as the large title"
    case .largeSubtitle: "under the large title"
    case .search: "under the bar"
    case .bottom: "in the bottom bar"
    case .status: "in the middle of the bottom bar"
    case .keyboard: "above the keyboard"
    case .sheetLeading: "at the leading edge of the sheet's foot"
    case .sheetTrailing: "at the trailing edge of the sheet's foot"
    case .content: "above the content"
    case .unseen: "not on the screen"
    }
  }
}
