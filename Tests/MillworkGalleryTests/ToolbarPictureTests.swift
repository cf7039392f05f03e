import MillworkGallery
import MillworkManifest
import MillworkSDK
import MillworkTestSupport
import Testing

/// Pictures of toolbar content.
@Suite struct ToolbarPictureTests {
  @Test(arguments: galleryExamples) func everyPictureIsWellFormed(_ example: GoldenCase) throws {
    let manifest = try decodedManifest(try example.input(), name: example.name + ".yml")
    for model in manifest.toolbars {
      let pictures = GalleryPicture.pictures(of: model, on: manifest.platforms, colors: DrawnColors())
      #expect(Set(pictures.map { "\($0.slug) \($0.direction)" }).count == pictures.count)
      for picture in pictures {
        try expectWellFormed(SVGWriter.document(picture.drawing, in: .light))
        #expect(!picture.drawing.title.isEmpty)
      }
    }
  }

  @Test func everyBoxIsDrawnWhereTheLayoutPutsIt() throws {
    let manifest = try decodedManifest(
      Array(
        """
        millwork: 1
        platforms: {iOS: 26.0}
        toolbarContent:
          Bar:
            parameters: {run: () -> Void}
            items:
              - {button: Share, image: square.and.arrow.up, action: run()}
              - {button: Word, action: run()}
              - system: done
                action: run()
        """.utf8))
    let model = try #require(manifest.toolbars.first)
    let layout = ToolbarLayouter.layout(model, ToolbarScene(.iPhone, OSVersion(26)))
    let drawing = ToolbarPicture.drawing(of: layout, named: "Bar", colors: DrawnColors())
    let glass = drawing.parts.filter { $0.name == "glass" }.map(\.frame)
    let expected = layout.groups.filter { $0.background == .glass }.map(\.frame)
    #expect(
      glass
        == expected.map { frame in
          Frame(
            x: frame.x + ToolbarPicture.margin, y: frame.y + ToolbarPicture.margin, width: frame.width,
            height: frame.height)
        })
    let prominent = try #require(drawing.part("prominent"))
    #expect(prominent.paint?.fill == DrawnColors().accent)
    #expect(drawing.title.hasSuffix("at the trailing edge of the bar: Share, Word, Done"))
  }

  private func isTitle(_ element: ToolbarElement) -> Bool {
    if case .title = element.look { element.opensMenu } else { false }
  }

  /// The chevron behind a title stands in the title's own place, and so apart from its neighbours.
  @Test(arguments: [ToolbarDevice.iPhone, .iPad, .mac], LayoutDirection.allCases)
  func theTitleHasRoomForItsMenu(_ device: ToolbarDevice, _ direction: LayoutDirection) throws {
    let example = try #require(galleryExamples.first { $0.name == "mail-bars" })
    let manifest = try decodedManifest(try example.input(), name: "mail-bars.yml")
    for version in [OSVersion(17), OSVersion(26)] {
      let layout = ToolbarLayouter.layout(
        try #require(manifest.toolbars.first), ToolbarScene(device, version, direction))
      let drawing = ToolbarPicture.drawing(of: layout, named: "Bar", colors: DrawnColors())
      let chevron = try #require(drawing.part("title-menu")).frame
      let box = try #require(layout.boxes.first { isTitle($0.element) }).frame
      let left = box.x + ToolbarPicture.margin
      #expect(chevron.x >= left && chevron.x + chevron.width <= left + box.width + 0.01)
      let title = try #require(drawing.part("item-title")).frame
      #expect(
        direction == .leftToRight
          ? title.x + title.width <= chevron.x + 1 : chevron.x + chevron.width <= title.x + 1)
    }
  }

  @Test func whatIsAlwaysDisabledIsFaint() throws {
    let text = """
      millwork: 1
      platforms: {iOS: 26.0}
      toolbarContent:
        Bar:
          parameters: {run: () -> Void, isBusy: Bool}
          items:
            - {button: A, image: trash, disabled: "true", action: run()}
            - {button: B, image: trash, disabled: isBusy, action: run()}
      """
    let model = try #require(try decodedManifest(Array(text.utf8)).toolbars.first)
    let layout = ToolbarLayouter.layout(model, ToolbarScene(.iPhone, OSVersion(26)))
    let drawing = ToolbarPicture.drawing(of: layout, named: "Bar", colors: DrawnColors())
    let opacities = drawing.parts.filter { $0.name == "item-symbol" }.map(\.opacity)
    #expect(opacities == [0.35, 1])
  }

  @Test func screensOfPhonesAndTabletsHaveAHomeIndicator() throws {
    let example = try #require(galleryExamples.first { $0.name == "glass-actions" })
    let manifest = try decodedManifest(try example.input(), name: "glass-actions.yml")
    for (device, isThere) in [(ToolbarDevice.iPhone, true), (.iPad, true), (.mac, false)] {
      let layout = ToolbarLayouter.layout(
        try #require(manifest.toolbars.first), ToolbarScene(device, OSVersion(26)))
      let drawing = ToolbarPicture.drawing(of: layout, named: "Bar", colors: DrawnColors())
      #expect((drawing.part("home-indicator") != nil) == isThere)
    }
  }

  @Test func whatIsHiddenAtFirstIsNamedBelow() throws {
    let manifest = try decodedManifest(
      Array(
        """
        millwork: 1
        platforms: {iOS: 16.0, macOS: 13.0}
        toolbarContent:
          Bar:
            customizable: true
            parameters: {run: () -> Void}
            placement: primaryAction
            items:
              - {button: One, image: star, action: run(), id: one}
              - {button: Two, image: heart, action: run(), id: two, customization: {visibility: hidden}}
              - {button: Three, image: leaf, action: run(), id: three, customization: {visibility: visible}}
        """.utf8))
    let component = try #require(manifest.components.first)
    let entry = GalleryEntry(component, of: manifest, colors: DrawnColors())
    #expect(!entry.pictures.isEmpty)
    for picture in entry.pictures {
      let layout = try #require(picture.layout)
      #expect(layout.boxes.compactMap { $0.element.item }.sorted() == [0, 2])
      let note = try #require(picture.drawing.part("hidden-at-first"))
      #expect(note.frame.y > layout.height && note.frame.y + note.frame.height <= picture.drawing.height)
      #expect(picture.drawing.words.contains("Hidden at first: Two"))
      #expect(picture.drawing.title.hasSuffix("; hidden at first: Two"))
    }
    #expect(GalleryHandover.json(of: entry).contains("\"hiddenAtFirst\""))
  }

  /// A menu leaves room for symbols only where a row has one; before 26 they stand behind the titles.
  @Test(arguments: [(26, false, 18.0), (26, true, 46), (18, true, 18)])
  func rowsOfTheOverflowMenuAlign(_ major: Int, _ hasSymbol: Bool, _ inset: Double) throws {
    let last = hasSymbol ? "{button: Last, image: star, action: run()}" : "{button: Last, action: run()}"
    let manifest = try decodedManifest(
      Array(
        """
        millwork: 1
        platforms: {iOS: 17.0}
        toolbarContent:
          Bar:
            parameters: {run: () -> Void}
            items:
              - {button: A long title that stays, action: run()}
              - {button: Another long title, action: run()}
              - \(last)
        """.utf8))
    let model = try #require(manifest.toolbars.first)
    let layout = ToolbarLayouter.layout(model, ToolbarScene(.iPhone, OSVersion(major)))
    let menu = try #require(layout.menus.first)
    #expect(menu.hasSymbols == hasSymbol)
    let drawing = ToolbarPicture.drawing(of: layout, named: "Bar", colors: DrawnColors())
    let rows = drawing.parts.filter { $0.name == "overflow-item" }.map(\.frame.x)
    #expect(!rows.isEmpty && rows.allSatisfy { $0 == menu.frame.x + ToolbarPicture.margin + inset })
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "\\u0000\\u0007\\uFFFE", "\\u202E\\u2066reversed", "a\\nb\\tc",
    "👩‍👩‍👧‍👦🇪🇺", "العربية", "%@ %lld", "]]>", "&amp;", String(repeating: "very long ", count: 3000),
    String(repeating: "W", count: 30_000),
  ])
  func hostileTextsStayTexts(_ text: String) throws {
    let manifest = try decodedManifest(
      Array(
        """
        millwork: 1
        platforms: {iOS: 17.0, macOS: 14.0}
        toolbarContent:
          Bar:
            parameters: {run: () -> Void}
            items:
              - {button: {verbatim: "\(text)"}, action: run()}
              - {button: {verbatim: "\(text)"}, image: {asset: "\(text.prefix(300))"}, action: run(), badge: "9"}
              - {title: {verbatim: "\(text)"}, subtitle: {verbatim: "\(text)"}}
              - {text: {verbatim: "\(text)"}, placement: bottomBar}
        """.utf8))
    let model = try #require(manifest.toolbars.first)
    for picture in GalleryPicture.pictures(of: model, on: manifest.platforms, colors: DrawnColors()) {
      let svg = SVGWriter.document(picture.drawing, in: .dark)
      try expectWellFormed(svg)
      #expect(!svg.contains("<script>"))
      for part in picture.drawing.parts where part.name.hasPrefix("item") {
        #expect(part.frame.x >= 0 && part.frame.x + part.frame.width <= picture.drawing.width)
      }
    }
  }
}
