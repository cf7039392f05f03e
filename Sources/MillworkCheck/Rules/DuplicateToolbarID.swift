import MillworkSource

/// Two items of customisable toolbars with one identifier.
struct DuplicateToolbarID: CodeRule {
  let code: DiagnosticCode = "duplicate-toolbar-id"
  let summary = "Two toolbar items have the same id."
  let explanation = """
    A customisable toolbar stores what the person arranged by the items' ids, and AppKit throws an exception when a
    second item with an id that a window's toolbar already holds is added ("Duplicate items of this type are not
    allowed"). It happens even where two views are never on screen together by design: while one replaces the other,
    both sets of items exist for one layout pass. The two branches of an `if` are no way out for the same reason; only
    `if #available` is, since its answer never changes while the app runs, and so is a property with `@available`
    beside one without it, of which a body returns one or the other.
    Give each item an id of its own, with the toolbar's name in front: `editor.share`, `viewer.share`. Ids that are
    the same in different types of a module are reported as a note, since these may belong to different windows.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    var first: [String: (file: CheckedFile, use: Int, range: Range<Int>)] = [:]
    var findings: [RuleFinding] = []
    for file in code.files {
      for item in file.barItems {
        guard let argument = file.tree.uses[item.use].arguments.first(where: { $0.label == "id" }),
          let id = file.plainString(argument)
        else { continue }
        let range = file.tree.bytes(argument.tokens)
        guard let earlier = first[id] else {
          first[id] = (file, item.use, range)
          continue
        }
        let isSameFile = earlier.file.file == file.file
        if isSameFile, exclude(earlier.use, item.use, in: file.tree) { continue }
        if isSameFile, hasVersionedMember(range, file) != hasVersionedMember(earlier.range, file) { continue }
        let sameType = isSameFile && type(around: range, file) == type(around: earlier.range, file)
        var finding = RuleFinding(.duplicateToolbarID(id, isInOneType: sameType), in: file, at: range)
        finding.notes.append(("its first use", earlier.file.file, earlier.range))
        findings.append(finding)
      }
    }
    return findings
  }

  private func type(around range: Range<Int>, _ file: CheckedFile) -> CheckedFile.Declaration? {
    file.declaration(around: range) { $0.isType || $0.symbol.kind == .extension }
  }

  /// Whether the member around a place is there in some versions only.
  private func hasVersionedMember(_ range: Range<Int>, _ file: CheckedFile) -> Bool {
    guard let member = file.declaration(around: range, where: { !$0.isType && $0.symbol.kind != .extension }),
      let name = file.tree.tokens.firstIndex(where: { $0.range == member.name })
    else { return false }
    var index = name - 1
    while index > 0, file.tree.tokens[index].kind != .open {
      if file.tree.isToken(index, "available"), file.tree.isToken(index - 1, "@") { return true }
      guard file.tree.tokens[index].kind == .close else {
        index -= 1
        continue
      }
      // The end of what stands before the member.
      guard let start = file.tree.partners[index], file.tree.isToken(start, "(") else { return false }
      index = start - 1
    }
    return false
  }

  /// Whether the two stand in different branches of one `if #available`.
  private func exclude(_ a: Int, _ b: Int, in tree: CodeTree) -> Bool {
    let others = tree.blocks(around: b)
    return tree.blocks(around: a).contains { one in
      guard let statement = tree.blocks[one].statement else { return false }
      return others.contains { $0 != one && tree.blocks[$0].statement == statement }
        && tree.blocks[one].condition.contains {
          tree.isToken($0, "#available") || tree.isToken($0, "#unavailable")
        }
    }
  }
}
