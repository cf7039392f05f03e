import Foundation
import Testing

/// Design tokens and asset catalogues as sources of colours.
@Suite struct ColorTests {
  private static let tokens = """
    {
      "brand": {
        "$type": "color",
        "primary": {
          "$description": "The brand's own colour.",
          "$value": {"colorSpace": "srgb", "components": [0, 0.2, 1]},
          "$extensions": {"millwork": {"dark": {"colorSpace": "srgb", "components": [0.4, 0.6, 1]}}}
        },
        "plain": {"$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}}
      }
    }

    """

  private func project(colors: String, track: String) throws -> Tool {
    let tool = try Tool()
    try tool.write("millwork: 1\nplatforms: {iOS: 16.0}\ncolors: \(colors)\n", to: "millwork.yml")
    try tool.write(Self.tokens, to: "Design/app.tokens.json")
    try tool.write(
      "millwork: 1\ntoggleStyles:\n  Mine: {variant: switch, track: {on: \(track)}}\n", to: "Manifests/a.yml")
    return tool
  }

  private func addColorSet(_ name: String, _ contents: String, to tool: Tool) throws {
    try tool.write("{\"info\": {\"version\": 1}}", to: "App.xcassets/Contents.json")
    try tool.write(contents, to: "App.xcassets/\(name).colorset/Contents.json")
  }

  @Test func aTokenIsItsColourInEachScheme() throws {
    let tool = try project(colors: "{tokens: [Design/app.tokens.json]}", track: "{token: brand.primary}")
    #expect(try tool.run("generate", "--check").status == 0)
    let text = try #require(tool.text(of: "Generated/Mine.swift"))
    #expect(text.contains("Color(red: 0.4, green: 0.6, blue: 1)"))
    #expect(text.contains("Color(red: 0, green: 0.2, blue: 1)"))
    let wrong = try project(colors: "{tokens: [Design/app.tokens.json]}", track: "{token: brand.primry}")
    let run = try wrong.run("lint")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("Manifests/a.yml:3:47: error: in `Mine`, there is no colour token `brand.primry`"))
    #expect(run.errors.contains("did you mean `brand.primary`?"))
  }

  @Test func aDarkFileAndAManifestsOwnTokens() throws {
    let tool = try project(colors: "{tokens: [Design/app.tokens.json]}", track: "{token: only}")
    try tool.write(
      "{\"only\": {\"$type\": \"color\", \"$value\": \"#FF0000\"}}", to: "Manifests/own.json")
    try tool.write(
      "{\"only\": {\"$type\": \"color\", \"$value\": \"#00FF00\"}}", to: "Manifests/dark.json")
    let manifest = try #require(tool.text(of: "Manifests/a.yml"))
    try tool.write("colors: {tokens: [own.json], dark: [dark.json]}\n" + manifest, to: "Manifests/a.yml")
    let run = try tool.run("generate", "Manifests/a.yml")
    #expect(run.status == 0, "\(run.errors)")
    let text = try #require(tool.text(of: "Generated/Mine.swift"))
    #expect(text.contains("Color(red: 1, green: 0, blue: 0)"))
    #expect(text.contains("Color(red: 0, green: 1, blue: 0)"))
  }

  @Test func tokensAreWrittenAsACatalogueAndAnExtension() throws {
    let tool = try project(
      colors: "{tokens: [Design/app.tokens.json], emit: [catalog, extension]}", track: "{token: brand.plain}")
    #expect(try tool.run("generate", "--check").status == 0)
    let code = try #require(tool.text(of: "Generated/AppTokens.swift"))
    #expect(
      code.contains("  /// The brand's own colour.\n  static let brandPrimary = Color(\"brand/primary\")\n"))
    // The components name the extension's property: one name for one colour.
    #expect(try #require(tool.text(of: "Generated/Mine.swift")).contains("Color.brandPlain"))
    let set = try #require(tool.text(of: "Generated/AppTokens.xcassets/brand/primary.colorset/Contents.json"))
    #expect(set.contains("\"value\" : \"dark\""))
    #expect(
      tool.text(of: "Generated/AppTokens.xcassets/brand/Contents.json")?.contains(
        "\"provides-namespace\" : true")
        == true)
    // The catalogue is one that the tool itself can read.
    let own = try tool.run("check", "Manifests", "--assets", "Generated/AppTokens.xcassets")
    #expect(own.status == 0, "\(own.errors)")
    // What is emitted no more goes.
    try tool.write(
      "millwork: 1\ncolors: {tokens: [Design/app.tokens.json]}\n", to: "millwork.yml")
    #expect(try tool.run("generate").output.contains(" removed"))
    #expect(tool.text(of: "Generated/AppTokens.swift") == nil)
  }

  /// Of a colour set in no group Xcode makes a member of `Color`, as the extension has it.
  @Test func aTokenInNoGroupIsWarnedOf() throws {
    let colors = "{tokens: [Design/app.tokens.json], emit: [catalog, extension]}"
    let tool = try project(colors: colors, track: "{token: ink}")
    try tool.write(
      "{\"ink\": {\"$type\": \"color\", \"$value\": \"#102030\"}}", to: "Design/app.tokens.json")
    let run = try tool.run("generate")
    #expect(run.status == 0 && run.errors.contains("Xcode makes a `Color.ink`"), "\(run)")
  }

  /// A package's catalogue lies in the bundle of its target, and not in the app's.
  @Test func theEmittedExtensionNamesItsBundle() throws {
    let colors = "tokens: [Design/app.tokens.json], emit: [catalog, extension]"
    let tool = try project(colors: "{\(colors)}", track: "{token: brand.plain}")
    let folder = "Sources/Kit/Generated"
    let configuration = "millwork: 1\nplatforms: {iOS: 16.0}\noutput: \(folder)\ncolors: "
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try tool.write(configuration + "{\(colors)}\n", to: "millwork.yml")
    let run = try tool.run("generate", "--check")
    #expect(run.status == 0, "\(run.errors)")
    let code = try #require(tool.text(of: "\(folder)/AppTokens.swift"))
    #expect(code.contains("static let brandPrimary = Color(\"brand/primary\", bundle: .module)\n"))
    #expect(try tool.run("check").status == 0)
    // The configuration may name another one, for its emitted colours and for all colour sets.
    try tool.write(configuration + "{\(colors), bundle: .main}\n", to: "millwork.yml")
    try tool.write(
      "millwork: 1\ntoggleStyles:\n  Mine: {variant: switch, track: {on: {asset: A}, off: {asset: B, bundle: .own}}}\n",
      to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    let named = try #require(tool.text(of: "\(folder)/AppTokens.swift"))
    #expect(named.contains("Color(\"brand/primary\", bundle: .main)"))
    let style = try #require(tool.text(of: "\(folder)/Mine.swift"))
    #expect(style.contains("Color(\"A\", bundle: .main)") && style.contains("Color(\"B\", bundle: .own)"))
  }

  @Test func anExtensionAloneTakesPlainColoursOnly() throws {
    let tool = try project(
      colors: "{tokens: [Design/app.tokens.json], emit: [extension]}", track: "{token: brand.plain}")
    let run = try tool.run("generate")
    #expect(run.status == 1)
    #expect(run.errors.contains("Design/app.tokens.json:4:16: error: the token `brand.primary` differs by"))
  }

  /// Images are looked up as colours are, where the catalogues hold any.
  @Test func anImageHasToBeInACatalogueThatHoldsImages() throws {
    let tool = try project(colors: "{catalogs: [App.xcassets]}", track: "green")
    let manifest = """
      millwork: 1
      toolbarContent:
        Bar: {parameters: {go: () -> Void}, items: [{button: Go, image: {asset: Star}, action: go()}]}
      toggleStyles:
        Mine: {variant: icon, mark: {on: {asset: Star}, off: {asset: Star, bundle: .other}}}

      """
    try tool.write(manifest, to: "Manifests/a.yml")
    let dark = "{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}"
    try addColorSet("Star", "{\"colors\": [{}, \(dark)]}", to: tool)
    #expect(try tool.run("lint").status == 0)
    try tool.write("{\"images\": []}", to: "App.xcassets/Icons/Star2.imageset/Contents.json")
    let wrong = try tool.run("lint")
    #expect(wrong.status == 1)
    #expect(
      wrong.errors.contains(
        "Manifests/a.yml:3:75: error: no asset catalogue has an image set `Star` [unknown-asset]"))
    #expect(wrong.errors.contains("Manifests/a.yml:5:44: error:") && !wrong.errors.contains(":5:65:"))
    #expect(wrong.errors.contains("did you mean `Star2`?"))
    try tool.write("{\"images\": []}", to: "App.xcassets/Icons/Star.symbolset/Contents.json")
    #expect(try tool.run("lint").status == 0)
  }

  /// A catalogue that is named for the check need not hold all assets, so that only what is nearly there is warned of.
  @Test func aCatalogueOfTheCheckTellsWhatIsMisspelt() throws {
    let tool = try project(colors: "{}", track: "{asset: Accnt}, off: {asset: SomethingElse}")
    try tool.write(
      "millwork: 1\nplatforms: {iOS: 16.0}\ncheck: {assets: [App.xcassets]}\n", to: "millwork.yml")
    try addColorSet("Accent", "{\"colors\": []}", to: tool)
    let run = try tool.run("lint")
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: no asset catalogue has a colour set `Accnt` [unknown-asset]"))
    #expect(!run.errors.contains("SomethingElse"))
  }

  @Test func anAssetHasToBeInACatalogue() throws {
    let tool = try project(colors: "{catalogs: [App.xcassets]}", track: "{asset: Accnt}")
    try addColorSet(
      "Accent", "{\"colors\": [{\"idiom\": \"universal\"}], \"info\": {\"version\": 1}}", to: tool)
    let wrong = try tool.run("lint")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("no asset catalogue has a colour set `Accnt` [unknown-asset]"))
    #expect(wrong.errors.contains("did you mean `Accent`?"))
    try tool.write(
      "millwork: 1\ntoggleStyles:\n  Mine: {variant: switch, track: {on: {asset: Accent}}}\n",
      to: "Manifests/a.yml")
    let pale = try tool.run("lint")
    #expect(pale.status == 0)
    #expect(
      pale.errors.contains(
        "warning: the colour set `Accent` has no colour for the dark scheme [no-dark-variant]"))
    try addColorSet(
      "Accent",
      "{\"colors\": [{}, {\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}]}",
      to: tool)
    #expect(try tool.run("lint").errors.isEmpty)
  }
}
