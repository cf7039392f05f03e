/// A toolbar item or group in code.
struct BarItem {
  /// The use that makes it.
  let use: Int
  /// Its content.
  let content: CodeTree.Holder?
  /// The argument that says where it goes.
  let placement: CodeTree.Holder?
  /// Whether it is a group, whose views are items of their own.
  let isGroup: Bool
}

extension CheckedFile {
  private static let itemTypes: Set<String> = ["ToolbarItem", "ToolbarItemGroup"]
  /// Modifiers whose closures show something apart from the view.
  private static let presentations: Set<String> = [
    "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "inspector", "navigationDestination",
    "popover",
    "sheet",
  ]

  /// The toolbar items of the file in order.
  var barItems: [BarItem] { tree.uses.indices.compactMap { barItem($0) } }

  /// The toolbar item that a use makes, if it does.
  func barItem(_ use: Int) -> BarItem? {
    guard !tree.uses[use].arguments.isEmpty, makes(use, Self.itemTypes) else { return nil }
    let arguments = tree.uses[use].arguments
    let holder = { (index: Int) in CodeTree.Holder(use: use, argument: index) }
    return BarItem(
      use: use,
      content: arguments.indices.first {
        arguments[$0].label == "content" || arguments[$0].label == nil && arguments[$0].isClosure
      }.map(holder),
      placement: arguments.indices.first { arguments[$0].label == "placement" }.map(holder),
      isGroup: makes(use, ["ToolbarItemGroup"]))
  }

  /// The toolbar item whose content a use is in; `nil` too where something is presented in between.
  func barItem(around use: Int) -> BarItem? {
    for holder in tree.holders(of: use) {
      if let item = barItem(holder.use) { return item.content == holder ? item : nil }
      if isPresented(in: holder) { return nil }
    }
    return nil
  }

  /// Whether an argument's content is shown apart from the view that it is written in.
  func isPresented(in holder: CodeTree.Holder) -> Bool {
    if isViewModifier(holder.use, Self.presentations) { return true }
    let label = tree.uses[holder.use].arguments[holder.argument].label
    return makes(holder.use, ["NavigationLink"]) && label != "label"
  }

  /// The name of the one placement that an item's argument gives, with its use; `nil` where it gives none or several.
  func placementName(of item: BarItem) -> (name: String, use: Int)? {
    item.placement.flatMap { placementName(in: $0) }
  }

  /// The name of the one placement that an argument gives, with its use; `nil` where it gives none or several.
  func placementName(in holder: CodeTree.Holder) -> (name: String, use: Int)? {
    let uses = tree.uses(in: holder)
    let named = uses.filter {
      refers($0) { $0.owner == "ToolbarItemPlacement" && $0.kind == .staticProperty }
    }
    guard named.count == 1, uses.allSatisfy({ named.contains($0) || makes($0, ["ToolbarItemPlacement"]) })
    else { return nil }
    return (tree.word(tree.uses[named[0]].token), named[0])
  }

  /// The uses of SwiftUI's placements by name.
  var placements: [(use: Int, name: String)] {
    tree.uses.indices.compactMap { use in
      refers(use) { $0.owner == "ToolbarItemPlacement" && $0.kind == .staticProperty }
        ? (use, tree.word(tree.uses[use].token)) : nil
    }
  }

  /// The statements of a builder's closure, each by the first use of its chain.
  func statements(in holder: CodeTree.Holder) -> [Int] {
    tree.uses(in: holder).filter { use in
      tree.uses[use].base == nil && implied(before: use).contains { $0.baseName == "buildExpression" }
    }
  }

  /// Whether a use stands in a block that is not always run.
  func isConditional(_ use: Int, inside outer: Int?) -> Bool {
    let around = outer.map { Set(tree.blocks(around: $0)) } ?? []
    return tree.blocks(around: use).contains { !around.contains($0) && tree.blocks[$0].statement != nil }
  }

  /// The text of an argument that is one plain string, with its quotes.
  func plainString(_ argument: CodeTree.Argument) -> String? {
    guard argument.tokens.count == 1, tree.tokens[argument.tokens.lowerBound].kind == .literal else {
      return nil
    }
    let text = tree.word(argument.tokens.lowerBound)
    return text.contains("\\") ? nil : text
  }

  /// Whether a use is a `disabled` that can be true.
  func isDisabling(_ use: Int) -> Bool {
    guard isViewModifier(use, ["disabled"]), let argument = tree.uses[use].arguments.first else {
      return false
    }
    return !(argument.tokens.count == 1 && tree.isToken(argument.tokens.lowerBound, "false"))
  }
}
