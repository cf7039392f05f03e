import MillworkDocument
import MillworkGallery
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// Pictures for documents and data for hand-over.
@Suite struct GalleryFormatTests {
  private func node(_ text: String) throws -> Node {
    var sources = SourceSet()
    let file = sources.add(name: "text.json", bytes: Array(text.utf8))
    let parsed = parseDocuments(file, format: .json)
    #expect(parsed.diagnostics.isEmpty)
    return try #require(parsed.documents.first?.root)
  }

  private func entries(_ example: GoldenCase) throws -> [GalleryEntry] {
    let manifest = try decodedManifest(try example.input(), name: example.name + ".yml")
    return manifest.components.map { GalleryEntry($0, of: manifest, colors: DrawnColors()) }
  }

  @Test(arguments: galleryExamples) func theDataFitsItsSchema(_ example: GoldenCase) throws {
    let validator = SchemaValidator(try node(GalleryHandover.schema))
    for entry in try entries(example) {
      let data = try node(GalleryHandover.json(of: entry))
      #expect(validator.problems(data).isEmpty)
      #expect(data["pictures"]?.items.count == entry.pictures.count)
    }
  }

  @Test func theSchemaFindsWhatDoesNotFit() throws {
    let validator = SchemaValidator(try node(GalleryHandover.schema))
    let entry = GalleryEntry(name: "A", kind: .custom, summary: nil, pictures: [])
    let good = GalleryHandover.json(of: entry)
    #expect(validator.problems(try node(good)).isEmpty)
    #expect(!validator.problems(try node(good.replacing("custom", with: "other"))).isEmpty)
    #expect(!validator.problems(try node(good.replacing("\"name\"", with: "\"title\""))).isEmpty)
  }

  @Test func colorsThatAreNotKnownAreSaidSo() throws {
    let text = """
      millwork: 1
      platforms: {iOS: 15.0}
      toggleStyles:
        A: {variant: switch, track: {on: {asset: Brand}, off: gray}}

      """
    let manifest = try decodedManifest(Array(text.utf8))
    let entry = GalleryEntry(try #require(manifest.components.first), of: manifest, colors: DrawnColors())
    let data = try node(GalleryHandover.json(of: entry))
    #expect(data["unknownColors"]?.items.compactMap(\.string) == ["Brand"])
    #expect(SchemaValidator(try node(GalleryHandover.schema)).problems(data).isEmpty)
    let fills = try #require(data["pictures"]).items.compactMap { picture in
      picture["parts"]?.items.first { $0["name"]?.string == "track" }?["fill"]
    }
    #expect(fills.contains { $0["isKnown"]?.string == "false" } && fills.contains { $0["isKnown"] == nil })
  }

  @Test func aSheetMarksAndNamesUnknownColors() throws {
    let text = """
      millwork: 1
      platforms: {iOS: 15.0}
      toggleStyles:
        A: {variant: switch, track: {on: {asset: Brand}, off: gray}}
        B: {variant: switch, track: {on: red, off: gray}}

      """
    let manifest = try decodedManifest(Array(text.utf8))
    let sheets = manifest.components.map {
      GallerySheet.svg(of: GalleryEntry($0, of: manifest, colors: DrawnColors()))
    }
    let tracks = try matches(#"(<rect data-part="track"[^>]*>)"#, in: sheets[0]).map { $0[0] }
    let dashed = tracks.filter { $0.contains("stroke-dasharray") }
    #expect(dashed.count < tracks.count)
    // The edge is to be seen in each appearance.
    #expect(
      dashed.contains { $0.contains("stroke=\"#000000\"") }
        && dashed.contains { $0.contains("stroke=\"#ffffff\"") })
    #expect(sheets[0].contains("drawn gray with a dashed edge: Brand"))
    #expect(!sheets[1].contains("stroke-dasharray") && !sheets[1].contains("Unknown"))
  }

  /// No name under a picture is cut, and all words on the paper have the contrast that words need.
  @Test(arguments: galleryExamples) func theWordsOfASheetCanBeRead(_ example: GoldenCase) throws {
    for entry in try entries(example) where !entry.pictures.isEmpty {
      let drawing = GallerySheet.drawing(of: entry)
      var captions: [TextShape] = []
      for case .text(let text) in drawing.elements {
        captions.append(text)
        let papers = drawing.elements.compactMap { element -> ColorValue? in
          guard case .rectangle(let paper) = element, paper.frame.contains(text.position) else { return nil }
          return paper.paint.fill?.light
        }
        let paper = try #require(papers.last)
        #expect(text.fill.light.over(paper).contrast(with: paper) >= 4.5, "\(text.text)")
      }
      let words = captions.map(\.text).joined(separator: " ")
      #expect(!words.contains("…"), "\(entry.name)")
      for picture in entry.pictures { #expect(words.contains(picture.name), "\(picture.name)") }
    }
  }

  @Test func aKindWithoutAPictureSaysHowToAddOne() throws {
    let entry = GalleryEntry(
      name: "A", kind: .custom, summary: nil, pictures: [], fileWithoutPicture: "kinds/card.yml")
    let svg = GallerySheet.svg(of: entry)
    try expectWellFormed(svg)
    #expect(
      svg.contains("data-part=\"placeholder\"") && svg.contains("name that as `picture` in kinds/card.yml"))
  }

  @Test(arguments: galleryExamples) func aSheetShowsEveryPictureInEveryAppearance(_ example: GoldenCase)
    throws
  {
    for entry in try entries(example) where !entry.pictures.isEmpty {
      let svg = GallerySheet.svg(of: entry)
      try expectWellFormed(svg)
      #expect(!svg.contains("class="))
      if entry.kind == .toolbarContent {
        let shown = entry.pictures.filter { $0.direction == .leftToRight }
        #expect(svg.split(separator: "data-part=\"device\"").count - 1 == 2 * shown.count)
      }
    }
  }

  /// The gray of a colour that isn't known is told from gray, in the edge's colour of each appearance.
  @Test func aSheetMarksColoursThatAreNotKnown() throws {
    func sheet(_ color: String) throws -> String {
      let text = "millwork: 1\ntoggleStyles:\n  A: {variant: switch, track: {on: \(color), off: gray}}\n"
      let manifest = try decodedManifest(Array(text.utf8))
      let entry = GalleryEntry(try #require(manifest.components.first), of: manifest, colors: DrawnColors())
      return GallerySheet.svg(of: entry)
    }
    let unknown = try sheet("{asset: Mine}")
    #expect(unknown.contains("stroke=\"#000000\" stroke-dasharray=\"3\""))
    #expect(unknown.contains("stroke=\"#ffffff\" stroke-dasharray=\"3\""))
    #expect(try !sheet("gray").contains("stroke-dasharray=\"3\""))
  }

  @Test(arguments: galleryExamples) func aSheetKeepsBothDirectionsTogether(_ example: GoldenCase) throws {
    for entry in try entries(example) where entry.kind == .toggleStyle {
      let svg = GallerySheet.svg(of: entry)
      let captions = try matches(
        #"<text x="[\d.]+" y="([\d.]+)" text-anchor="middle" font-size="11" textLength"#, in: svg
      ).map { $0[0] }
      #expect(captions.count % 2 == 0 && captions.count >= 4 * 18)
      for index in stride(from: 0, to: captions.count, by: 2) {
        #expect(captions[index] == captions[index + 1], "\(entry.name)")
      }
    }
  }

  @Test func hostileNamesStayTexts() throws {
    let entry = GalleryEntry(
      name: "<A>&\"", kind: .custom, summary: "\u{0}</svg>" + String(repeating: "long ", count: 900),
      pictures: [])
    try expectWellFormed(GallerySheet.svg(of: entry))
    #expect(try node(GalleryHandover.json(of: entry))["name"]?.string == "<A>&\"")
  }
}

extension Frame {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
