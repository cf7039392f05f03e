extension ToolbarItemModel {
  /// The most items that one block of `ToolbarContentBuilder` takes (its widest `buildBlock`, SDK 26).
  package static let maximumCount = 10
}

extension ToolbarContentModel {
  /// What a view slot stands for.
  package enum SlotRole: Sendable {
    /// The label of a control: evaluated once, when the struct is made.
    case label
    /// The content of a sheet: evaluated when the sheet is shown.
    case sheet

    /// The name of the generic parameter for a slot: its own name with what it is, such as `DetailsContent`. The usual
    /// names `label` and `content` are told apart by what they belong to.
    package func genericName(of slot: ViewSlot) -> String {
      switch (slot.name.value, self) {
      case ("label", .label): return "ButtonLabel"
      case ("content", .sheet): return "SheetContent"
      default:
        let name = slot.name.value.prefix(1).uppercased() + slot.name.value.dropFirst()
        let suffix = self == .label ? "Label" : "Content"
        return name.hasSuffix(suffix) ? name : name + suffix
      }
    }
  }

  /// The view slots in the order of the initialiser: contents first, labels last, as SwiftUI orders its closures.
  package var slots: [(slot: ViewSlot, role: SlotRole)] {
    var contents: [(slot: ViewSlot, role: SlotRole)] = []
    var labels: [(slot: ViewSlot, role: SlotRole)] = []
    for item in items {
      switch item.kind {
      case .button(let label, let action):
        if case .sheet(.slot(let slot)) = action { contents.append((slot, .sheet)) }
        if case .slot(let slot) = label { labels.append((slot, .label)) }
      case .toggle(let label, _):
        if case .slot(let slot) = label { labels.append((slot, .label)) }
      case .spacer: break
      }
    }
    return contents + labels
  }

  /// The state of each sheet: the index of the item that presents it, and the name of the property.
  package var sheetStates: [(item: Int, name: String)] {
    let presenting = items.indices.filter { index in
      if case .button(_, .sheet) = items[index].kind { return true }
      return false
    }
    return presenting.enumerated().map { number, item in
      (item, number == 0 ? "isSheetPresented" : "isSheet\(number + 1)Presented")
    }
  }
}
