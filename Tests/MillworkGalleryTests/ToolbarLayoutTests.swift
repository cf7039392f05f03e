import Foundation
import MillworkGallery
import MillworkManifest
import MillworkSDK
import MillworkTestSupport
import Testing

/// Where toolbar items stand.
@Suite struct ToolbarLayoutTests {
  private func layout(
    _ items: String, _ device: ToolbarDevice = .iPhone, _ version: OSVersion = OSVersion(26),
    _ direction: LayoutDirection = .leftToRight, placement: String? = "topBarTrailing",
    platforms: String = "{iOS: 15.0, macOS: 13.0, watchOS: 8.0}", hasKeyboard: Bool = false
  ) throws -> ToolbarLayout {
    let text = """
      millwork: 1
      platforms: \(platforms)
      toolbarContent:
        Bar:
          parameters: {run: () -> Void, flag: Binding<Bool>, query: Binding<String>}
          \(placement.map { "placement: \($0)\n    " } ?? "")items:
      \(items.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
      """
    let model = try #require(try decodedManifest(Array(text.utf8)).toolbars.first)
    return ToolbarLayouter.layout(model, ToolbarScene(device, version, direction, hasKeyboard: hasKeyboard))
  }

  private func button(_ name: String, _ more: String = "") -> String {
    "- {button: \(name), image: star, action: run()\(more.isEmpty ? "" : ", " + more)}\n"
  }

  /// The labels of the items of each group.
  private func groups(_ layout: ToolbarLayout, _ zone: ToolbarZone = .trailing) -> [[String]] {
    layout.groups.indices.compactMap { index in
      let labels = layout.boxes.filter { $0.group == index && $0.zone == zone }.map(\.element.label)
      return labels.isEmpty ? nil : labels
    }
  }

  private func box(_ label: String, in layout: ToolbarLayout) throws -> ToolbarLayout.Box {
    try #require(layout.boxes.first { $0.element.label == label })
  }

  /// Where the search is a button, that stays like the field.
  @Test(arguments: [(ToolbarDevice.iPhone, OSVersion(26)), (.iPhone, OSVersion(27)), (.iPad, OSVersion(26))])
  func theSearchNeverLeavesTheBar(_ device: ToolbarDevice, _ version: OSVersion) throws {
    let buttons = (1...16).map { button("B\($0)") }.joined()
    for search in ["{search: Find, text: $query}", "{search: Find, text: $query, placement: topBarTrailing}"]
    {
      let bar = try layout("- \(search)\n" + buttons, device, version)
      #expect(!bar.overflow.isEmpty && !bar.overflow.contains { $0.label == "Find" })
      #expect(bar.boxes.contains { $0.element.label == "Find" })
    }
  }

  // MARK: Goldens

  @Test(arguments: galleryExamples) func examplesStandWhereTheyStood(_ example: GoldenCase) throws {
    let manifest = try decodedManifest(try example.input(), name: example.name + ".yml")
    guard !manifest.toolbars.isEmpty else { return }
    let texts = manifest.toolbars.flatMap { model in
      ToolbarScene.scenes(of: model, on: manifest.platforms).map {
        "\(model.name.value), \(ToolbarLayouter.layout(model, $0).text)"
      }
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Layouts/\(example.name).txt")
    GoldenCase(url: file, name: example.name).expect(texts.joined(separator: "\n"), in: ".txt")
  }

  @Test(arguments: galleryExamples) func nothingOverlapsOrIsLost(_ example: GoldenCase) throws {
    let manifest = try decodedManifest(try example.input(), name: example.name + ".yml")
    for model in manifest.toolbars {
      for scene in ToolbarScene.scenes(of: model, on: manifest.platforms) {
        let layout = ToolbarLayouter.layout(model, scene)
        expectApart(layout)
        expectMirrored(layout, model)
        expectMenusHaveRoom(layout)
        let shown = Set((layout.boxes.map(\.element) + layout.overflow + layout.unseen).compactMap(\.item))
        let missing = model.items.indices.filter { index in
          if shown.contains(index) || layout.leftOut.contains(where: { $0.item == index }) { return false }
          switch model.items[index].kind {
          case .spacer, .titleMenu: return false
          default: return true
          }
        }
        // The row above the keyboard and the bottom bar are never seen together; a subtitle stands in the title's box.
        let hidden = missing.filter { index in
          let placement = model.items[index].placement?.requested ?? ""
          return !["keyboard", "bottomBar", "status", "subtitle"].contains(placement)
            && model.items[index].kindName != "bottomBar"
        }
        #expect(hidden.isEmpty, "\(model.name.value) \(scene.name)")
      }
    }
  }

  /// No item reaches over the edge or over another one.
  private func expectApart(_ layout: ToolbarLayout) {
    for (index, box) in layout.boxes.enumerated() {
      #expect(
        box.frame.x >= 0 && box.frame.x + box.frame.width <= layout.width + 0.01,
        "\(layout.scene.name): \(box.element.label)")
      for other in layout.boxes.dropFirst(index + 1) where other.frame.y == box.frame.y {
        let isApart =
          box.frame.x + box.frame.width <= other.frame.x + 0.01
          || other.frame.x + other.frame.width <= box.frame.x + 0.01
        #expect(isApart, "\(layout.scene.name): \(box.element.label) and \(other.element.label)")
      }
    }
  }

  /// Every item that does not fit is in a menu of a device that has menus, and each lies in the picture and on no other.
  private func expectMenusHaveRoom(_ layout: ToolbarLayout) {
    let menus = layout.menus
    let count = menus.reduce(0) { $0 + $1.rows.count + $1.hiddenCount }
    #expect(count == (layout.scene.device.hasOverflowMenu ? layout.overflow.count : 0))
    #expect(layout.boxes.count(where: \.isOverflow) == menus.count)
    for (index, frame) in menus.map(\.frame).enumerated() {
      #expect(frame.x >= 0 && frame.x + frame.width <= layout.width)
      #expect(frame.y >= 0 && frame.y + frame.height <= layout.height)
      #expect(!menus.dropFirst(index + 1).contains { $0.frame.overlaps(frame) })
    }
  }

  /// A layout from right to left is that from left to right in a mirror.
  private func expectMirrored(_ layout: ToolbarLayout, _ model: ToolbarContentModel) {
    var scene = layout.scene
    scene.direction = .rightToLeft
    let other = ToolbarLayouter.layout(model, scene)
    #expect(other.boxes.count == layout.boxes.count)
    for (box, mirror) in zip(layout.boxes, other.boxes) {
      #expect(abs(box.frame.x + box.frame.width + mirror.frame.x - layout.width) < 0.01)
    }
  }

  // MARK: Glass

  @Test func symbolsShareGlassAndSpacersPartIt() throws {
    let both = try layout(button("A") + button("B"))
    #expect(groups(both) == [["A", "B"]])
    #expect(both.groups[0].background == .glass)
    #expect(both.groups[0].frame.width == 88)
    let parted = try layout(button("A") + "- spacer: fixed\n" + button("B"))
    #expect(groups(parted) == [["A"], ["B"]])
    #expect(try box("B", in: parted).frame.x - box("A", in: parted).frame.x == 44 + 16)
  }

  @Test func before26ThereIsNoGlassAndNoSpacer() throws {
    let before = try layout(button("A") + "- spacer: fixed\n" + button("B"), .iPhone, OSVersion(18))
    #expect(before.groups.allSatisfy { $0.background == .none })
    #expect(before.leftOut.map(\.api) == ["ToolbarSpacer"])
    #expect(try box("B", in: before).frame.x - box("A", in: before).frame.x == 40)
  }

  @Test func whatStandsOutOrHidesItsGlassStandsAlone() throws {
    let bar = try layout(
      button("A") + button("B", "sharedBackground: hidden") + button("C", "buttonStyle: glassProminent")
        + "- {button: Word, action: run()}\n" + button("D"), .iPad)
    #expect(groups(bar) == [["A"], ["B"], ["C"], ["Word"], ["D"]])
    #expect(bar.groups.prefix(5).map(\.background) == [.glass, .none, .prominent, .glass, .glass])
  }

  @Test func aGroupSharesItsGlassWhateverItShows() throws {
    let bar = try layout(
      "- group: [{button: Word, action: run()}, {button: A, image: star, action: run()}]\n" + button("B"),
      .iPad)
    #expect(groups(bar).first?.prefix(2) == ["Word", "A"])
  }

  @Test func rolesHaveSymbolsFrom26On() throws {
    let items = "- system: close\n- system: done\n"
    let glass = try layout(items, placement: nil)
    #expect(try box("Close", in: glass).element.look == .symbol("xmark"))
    #expect(try box("Done", in: glass).element.look == .symbol("checkmark"))
    #expect(try box("Done", in: glass).element.isProminent)
    let before = try layout(items, .iPhone, OSVersion(17), placement: nil)
    #expect(try box("Close", in: before).element.look == .text("Close"))
    #expect(try box("Done", in: before).element.isStrong)
    #expect(try box("Close", in: before).frame.x == 8)
  }

  @Test func badgesAreShownFrom26On() throws {
    let items = button("A", "badge: \"3\"") + button("B", "badge: count")
    #expect(try box("A", in: layout(items)).element.badge == "3")
    #expect(try box("B", in: layout(items)).element.badge == "")
    #expect(try box("A", in: layout(items, .iPhone, OSVersion(18))).element.badge == nil)
  }

  // MARK: Overflow

  @Test func whatDoesNotFitFallsIntoTheMenuFromTheTrailingEdge() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
    // 375 points without two margins of 16, the title of 40 and 12 of air hold six symbols of 44, but no more than three stay; those
    // with a condition are drawn as if it held, and count.
    let bar = try layout(names.map { button($0) }.joined())
    #expect(groups(bar) == [["A", "B", "C", "More"]])
    #expect(bar.overflow.map(\.label) == ["D", "E", "F", "G", "H"])
    #expect(bar.menus.first?.rows.map(\.label) == ["D", "E", "F", "G", "H"])
    let shown = try layout(names.map { button($0, "visible: flag") }.joined())
    #expect(groups(shown) == [["A", "B", "C", "More"]])
    #expect(shown.overflow.map(\.label) == ["D", "E", "F", "G", "H"])
    #expect(try layout(names.map { button($0) }.joined(), .iPad).overflow.isEmpty)
  }

  @Test func prioritiesAreHeededWhereTheSystemKnowsThem() throws {
    let items =
      button("A", "visibilityPriority: low")
      + ["B", "C", "D", "E", "F"].map { button($0) }.joined() + button("G", "visibilityPriority: high")
    let newest = try layout(items, .iPhone, OSVersion(27))
    #expect(newest.overflow.map(\.label) == ["A", "D", "E", "F"])
    let older = try layout(items, .iPhone, OSVersion(26))
    #expect(older.overflow.map(\.label) == ["D", "E", "F", "G"])
  }

  @Test func pinnedItemsStay() throws {
    let items =
      ["B", "C", "D", "E", "F"].map { button($0) }.joined()
      + button("Pinned", "placement: topBarPinnedTrailing")
    let bar = try layout(items, .iPhone, OSVersion(27), platforms: "{iOS: 16.0}")
    #expect(bar.overflow.map(\.label) == ["D", "E", "F"])
    #expect(groups(bar) == [["B", "C", "Pinned", "More"]])
  }

  @Test func secondaryActionsAreInTheMenuOfADevice() throws {
    let items = button("A") + button("More of it", "placement: secondaryAction")
    let phone = try layout(items)
    #expect(phone.overflow.map(\.label) == ["More of it"])
    #expect(phone.boxes.filter(\.isOverflow).count == 1)
    #expect(try layout(items, .mac).overflow.isEmpty)
  }

  @Test func aLongMenuSaysHowManyMoreThereAre() throws {
    let bar = try layout((0..<40).map { button("Item\($0)") }.joined())
    let menu = try #require(bar.menus.first)
    #expect(menu.rows.count == ToolbarLayout.Menu.mostRows)
    #expect(menu.hiddenCount == bar.overflow.count - menu.rows.count)
    #expect(menu.frame.y + menu.frame.height <= bar.height)
  }

  @Test(arguments: [ToolbarDevice.iPhone, .iPad, .vision])
  func everyZoneHasAMenuOfItsOwn(_ device: ToolbarDevice) throws {
    let zones = ["topBarLeading", "topBarTrailing", "bottomBar"]
    let items = zones.map { zone in
      (0..<30).map { button("\(zone)\($0)", "placement: \(zone)") }.joined()
    }
    let bar = try layout(
      items.joined(), device, placement: nil, platforms: "{iOS: 17.0, visionOS: 1.0}")
    #expect(bar.menus.map(\.zone) == [.leading, .trailing, .bottom])
    for (menu, zone) in zip(bar.menus, zones) {
      #expect(menu.rows.allSatisfy { $0.label.hasPrefix(zone) } && menu.hiddenCount > 0)
    }
    expectMenusHaveRoom(bar)
  }

  @Test func aWatchSaysWhatDoesNotFit() throws {
    let items = ["topBarLeading", "topBarTrailing", "bottomBar"].map { zone in
      (0..<6).map { button("\(zone)\($0)", "placement: \(zone)") }.joined()
    }
    let bar = try layout(items.joined(), .watch, placement: nil, platforms: "{watchOS: 10.0}")
    #expect(bar.menus.isEmpty && bar.boxes.allSatisfy { $0.element.look == .symbol("star") })
    #expect(bar.boxes.count + bar.overflow.count == 18)
    expectApart(bar)
    #expect(bar.sentence.contains("does not fit: topBarLeading2"))
    let drawing = ToolbarPicture.drawing(of: bar, named: "Bar", colors: DrawnColors())
    let notes = drawing.parts.filter { $0.name == "does-not-fit" }
    #expect(notes.count == 2 + ToolbarLayout.Menu.mostRows)
    #expect(notes.allSatisfy { $0.frame.y > bar.height && $0.frame.y + $0.frame.height <= drawing.height })
    #expect(drawing.words.contains("topBarLeading2") && drawing.words.contains { $0.hasPrefix("and ") })
  }

  // MARK: Bars

  @Test func theTitleGoesFromTheMiddleOnlyAsFarAsItMust() throws {
    let middle = 375.0 / 2
    let free = try box("Title", in: layout(button("A"))).frame
    #expect(free.center.x == middle)
    let bar = try layout(button("A") + "- spacer: fixed\n" + button("B") + "- spacer: fixed\n" + button("C"))
    let (title, first) = (try box("Title", in: bar).frame, try box("A", in: bar).frame)
    #expect(title.x + title.width == first.x - 12)
    #expect(title.center.x < middle && first.x - 12 < middle + title.width / 2)
  }

  @Test func aFlexibleSpacerPushesItemsApart() throws {
    let bar = try layout(
      button("A") + "- spacer: flexible\n" + button("B"), placement: "bottomBar", platforms: "{iOS: 26.0}")
    #expect(try box("A", in: bar).frame.x == 16)
    #expect(try box("B", in: bar).frame.x + 44 == 375 - 16)
    #expect(try box("A", in: bar).zone == .bottom)
  }

  @Test func theKeyboardHasARowOfItsOwn() throws {
    let items = "- keyboard: [{button: Done, action: run()}]\n" + button("A", "placement: bottomBar")
    let typing = try layout(items, placement: nil, hasKeyboard: true)
    #expect(try box("Done", in: typing).zone == .keyboard)
    #expect(typing.boxes.allSatisfy { $0.zone != .bottom })
    #expect(try layout(items, placement: nil).boxes.contains { $0.zone == .bottom })
    #expect(try layout(items, .mac, placement: nil).unseen.map(\.label) == ["Done"])
  }

  @Test func aMacPutsConfirmationAtTheFootOfASheet() throws {
    let bar = try layout("- system: save\n  action: run()\n- system: cancel\n", .mac, placement: nil)
    #expect(groups(bar, .sheetTrailing) == [["Cancel"], ["Save"]])
    #expect(bar.bars.contains { $0.kind == .sheet })
    #expect(try box("Save", in: bar).element.isProminent)
  }

  @Test func theSearchFieldStandsWhereTheSystemPutsIt() throws {
    let item = "- {search: Find, text: $query, placement: bottomBar}\n" + button("A")
    #expect(try box("Find", in: layout(item)).zone == .bottom)
    #expect(try box("Find", in: layout(item)).frame.width == 375 - 32)
    #expect(try box("Find", in: layout(item, .iPhone, OSVersion(18))).zone == .search)
    #expect(try box("Find", in: layout(item, .mac, OSVersion(15))).zone == .trailing)
    let top = "- {search: Find, text: $query, placement: topBarTrailing}\n" + button("A")
    #expect(try box("Find", in: layout(top)).element.look == .symbol("magnifyingglass"))
  }
}
