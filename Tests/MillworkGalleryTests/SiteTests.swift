import MillworkGallery
import MillworkGenerator
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// The site as text.
@Suite struct SiteTests {
  private func site(_ manifests: [Manifest]) -> (files: [GallerySite.File], diagnostics: [Diagnostic]) {
    var sources = SourceSet()
    let generator = Generator(
      indentations: Set(manifests.map(\.settings.indentation)), sources: &sources)
    var places = SourcePlaces(sources)
    let sections = manifests.flatMap { manifest in
      zip(manifest.components, generator.generate(manifest, sources: &sources).files).map { component, file in
        GallerySection(
          component, of: manifest, code: file, useSites: [], colors: DrawnColors(), diagnostics: [],
          places: &places)
      }
    }
    let site = GallerySite(sections, sources: &sources)
    return (site.files, site.diagnostics)
  }

  private static let hostile = """
    millwork: 1
    platforms: {iOS: 17.0}
    toggleStyles:
      Größe_x:
        summary: '</section><script>alert(1)</script> {{ name }} &amp; "'
        variant: switch
        track: {text: {on: '"><img src=x onerror=alert(2)>', off: '{% if %}'}}
        thumb: {image: {on: {asset: "a' onload='b"}, off: {asset: "]]>"}}}
    """

  @Test func whateverAManifestHoldsItStaysText() throws {
    let site = site([try decodedManifest(Array(Self.hostile.utf8))])
    #expect(site.diagnostics.isEmpty)
    let page = try #require(site.files.first?.text)
    #expect(
      page.contains("&lt;/section&gt;&lt;script&gt;alert(1)&lt;/script&gt; {{ name }} &amp;amp; &quot;"))
    // The page's own script is the only one, and nothing of the manifest became a tag or an attribute.
    #expect(page.split(separator: "<script").count == 2)
    #expect(!page.contains("<img"))
    #expect(!page.contains("' onload='"))
    #expect(page.contains("id=\"Größe_x-on-enabled\""))
  }

  @Test func theSameManifestsGiveTheSameBytes() throws {
    let manifests = try galleryExamples.map { try decodedManifest($0.input(), name: $0.name) }
    let (first, second) = (site(manifests), site(manifests))
    #expect(first.diagnostics.isEmpty)
    #expect(first.files.map(\.text) == second.files.map(\.text))
    #expect(first.files.map(\.path) == ["index.html", "gallery.css", "colors.css", "gallery.js"])
    for file in first.files {
      #expect(!file.text.contains("http:") && !file.text.contains("https:"), "\(file.path) names the network")
      #expect(!file.text.contains("style=\""), "\(file.path) has a style that the policy forbids")
    }
    let page = first.files[0].text
    let referred = Set(try matches(##"(?:href="#|url\(#)([a-z]+\.\d+)"##, in: page).map { $0[0] })
    let held = try matches(##" id="([a-z]+\.\d+)""##, in: page).map { $0[0] }
    #expect(referred.isSubset(of: held) && Set(held).count == held.count)
    #expect(
      page.contains(
        "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'"))
    for name in manifests.flatMap(\.components).map(\.name.value) {
      #expect(page.contains("<section class=\"component\" id=\"\(name)\""))
    }
  }

  @Test func animationsAreTheDeclaredOnes() throws {
    let text = """
      millwork: 1
      platforms: {iOS: 17.0}
      toggleStyles:
        A: {variant: switch, animation: {easeIn: 0.5}}
        B: {variant: switch, animation: {spring: {response: 0.4, damping: 0.5}}}
        C: {variant: switch, animation: none}
        D: {variant: switch, animation: {easeIn: 0.5}}

      """
    let site = site([try decodedManifest(Array(text.utf8))])
    let page = site.files[0].text
    let css = site.files[2].text
    #expect(css.contains(".motion0 { --motion: 0.5s cubic-bezier(0.42, 0, 1, 1); }"))
    #expect(page.split(separator: "class=\"try motion0\"").count == 3)
    #expect(page.contains("class=\"try \" data-role=\"switch\""))
    // A spring of half the critical damping shoots over by a sixth: exp(-π·0.5/√0.75) = 0.163.
    let points = try #require(try matches(#"motion1 \{ --motion: [\d.]+s linear\(([^)]*)\)"#, in: css).first)
    let values = points[0].split(separator: ", ").compactMap { Double($0) }
    let highest = try #require(values.max())
    #expect((1.1...1.164).contains(highest), "\(values)")
    #expect(values.first == 0 && values.last == 1)
  }

  @Test func codeHasItsColors() throws {
    let text = """
      millwork: 1
      platforms: {iOS: 15.0, macOS: 12.0}
      toggleStyles:
        # A comment.
        A: {variant: switch, summary: "one: two", track: {width: 60, on: {asset: Brand}}}

      """
    let page = site([try decodedManifest(Array(text.utf8))]).files[0].text
    for part in [
      "<span class=\"k\">struct</span> <span class=\"t\">A</span>: <span class=\"t\">ToggleStyle</span>",
      "<span class=\"c\">/// one: two</span>", "<span class=\"a\">#if os(iOS)</span>\n",
      "<span class=\"a\">@Environment</span>(\\.isEnabled)",
      ".contentShape(<span class=\"t\">Rectangle</span>())",
      "Unknown colours</dt><dd>Brand: drawn gray",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func theSearchKnowsTitlesSymbolsAndPlacements() throws {
    let text = """
      millwork: 1
      platforms: {iOS: 26.0}
      toggleStyles:
        A: {variant: checkbox, mark: {on: leaf}}
      toolbarContent:
        Bar:
          parameters: {run: () -> Void}
          items:
            - {button: Share, image: tray, placement: topBarLeading, action: run()}
            - {menu: More, image: ellipsis, items: [{button: Move Away, image: folder, action: run()}]}

      """
    let page = site([try decodedManifest(Array(text.utf8))]).files[0].text
    let searches = try matches(#"data-search="([^"]*)""#, in: page).map { $0[0] }
    for (index, words) in [["leaf"], ["share", "tray", "topbarleading", "move away", "folder"]].enumerated() {
      for word in words { #expect(searches[index].contains(word), "\(word)") }
    }
  }

  @Test func shapesOfUnknownColorsAreTold() throws {
    let text = """
      millwork: 1
      platforms: {iOS: 15.0}
      toggleStyles:
        A: {variant: switch, track: {on: {asset: Brand}, off: gray}}

      """
    let page = site([try decodedManifest(Array(text.utf8))]).files[0].text
    let tracks = try matches(#"(<rect data-part="track"[^>]*>)"#, in: page).map { $0[0] }
    #expect(tracks.contains { $0.contains("stroke-dasharray") })
    #expect(tracks.contains { !$0.contains("stroke-dasharray") })
  }
}
