import MillworkManifest
import MillworkSource
import MillworkTemplate

extension Generator {
  /// The colours of design tokens as the project wants them: an asset catalogue `<Name>.xcassets`, and an extension of
  /// `Color` in `<Name>.swift`, where the name is that of the first token file, in capitals, with `Tokens` behind it.
  ///
  /// A property of the extension is a name in the catalogue where there is one, else numbers; colours that differ by scheme
  /// need the catalogue. The files are added to `sources` under the names that they have in `folder`.
  package func tokenFiles(of settings: Settings, _ tokens: TokenSet, folder: String, sources: inout SourceSet)
    -> (files: [MappedFile], diagnostics: [Diagnostic])
  {
    guard let first = settings.colors.tokens.first, !settings.colors.emitted.isEmpty else { return ([], []) }
    let name = Self.baseName(of: first.value)
    let hasCatalog = settings.colors.emitted.contains(.catalog)
    var files: [MappedFile] = []
    var diagnostics: [Diagnostic] = []
    func add(_ path: String, _ text: MappedText) {
      let file = sources.add(name: "\(folder)/\(path)", role: .generated, bytes: text.bytes)
      files.append(MappedFile(path: path, text: text, source: file.id))
    }
    if hasCatalog {
      for (path, text) in TokenCatalog(tokens).files { add("\(name).xcassets/\(path)", MappedText(text)) }
    }
    if settings.colors.emitted.contains(.extension) {
      var taken: [String: TokenColor] = [:]
      var properties: [Value] = []
      for color in tokens.colors {
        let property = color.propertyName
        if let other = taken.updateValue(color, forKey: property) {
          diagnostics.append(.sameTokenProperty(color, other, property))
        } else if TokenColor.isTaken(property) {
          diagnostics.append(.tokenPropertyTaken(color, property))
        } else if hasCatalog, !color.name.contains(".") {
          diagnostics.append(.tokenIsAssetSymbol(color, property))
        } else if !hasCatalog, color.variants.count > 1 {
          diagnostics.append(.tokenNeedsCatalog(color))
        }
        properties.append([
          "name": .string(property, origin: color.span),
          "summary": color.description.map { .string(printable($0), origin: color.span) } ?? .null,
          "path": hasCatalog ? .string(color.catalogPath, origin: color.span) : .null,
          "color": .string(literalColor(color.light), origin: color.span),
        ])
      }
      let context: Value = [
        "access": .string(accessPrefix(settings.access)), "bundle": Self.bundle(of: settings),
        "colors": .array(properties),
      ]
      let result = file(
        "color-tokens.stencil", context, from: fileName(first.value), settings, at: tokens.colors.first?.span)
      diagnostics += result?.diagnostics ?? []
      if let result { add("\(name).swift", result.text) }
    }
    return (files, diagnostics)
  }

  /// The bundle of the emitted catalogue; null for the main one.
  private static func bundle(of settings: Settings) -> Value {
    (settings.colors.bundle ?? settings.bundle).map { .text($0.text) }
      ?? (settings.colors.isInPackage ? ".module" : .null)
  }

  /// `design.tokens.json` becomes `DesignTokens`.
  private static func baseName(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let words = file.split { $0 == "." || $0 == "-" || $0 == "_" || $0 == " " }.dropLast()
    let name = words.filter { $0 != "tokens" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name + "Tokens"
  }
}

extension TokenColor {
  /// The name by which the colour is loaded from the catalogue.
  var catalogPath: String { catalogNames.joined(separator: "/") }

  /// Its folders and its own name in the catalogue.
  var catalogNames: [String] {
    name.split(separator: ".").map { word in
      word == "$root" ? "root" : String(word.map { $0 == "/" || $0 == ":" || $0 == "\\" ? "-" : $0 })
    }
  }

  /// The colours with the appearances that an asset catalogue knows them by.
  var variants: [(appearances: [String: String], value: ColorValue)] {
    let all: [([String: String], ColorValue?)] = [
      ([:], light), (["luminosity": "dark"], dark), (["contrast": "high"], lightContrast),
      (["luminosity": "dark", "contrast": "high"], darkContrast),
    ]
    return all.compactMap { appearances, value in value.map { (appearances, $0) } }
  }

  /// Whether SwiftUI's `Color` has a member of that name already.
  static func isTaken(_ name: String) -> Bool {
    (ColorChoice.systemNames + [
      "init", "body", "hash", "description", "opacity", "resolve", "mix", "gradient", "cgColor",
    ])
    .contains(name)
  }
}

/// The files of an asset catalogue with a colour set a token, and a folder with a namespace a group
/// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format).
struct TokenCatalog {
  /// The files by their paths in the catalogue, sorted.
  let files: [(path: String, text: String)]

  init(_ tokens: TokenSet) {
    var texts = ["Contents.json": Self.contents([])]
    for color in tokens.colors {
      var folder = ""
      for name in color.catalogNames.dropLast() {
        folder += name + "/"
        texts[folder + "Contents.json"] = Self.contents([
          ("properties", "{\n    \"provides-namespace\" : true\n  }")
        ])
      }
      let variants = color.variants.map(Self.variant).joined(separator: ",\n")
      texts["\(folder)\(color.catalogNames.last ?? "").colorset/Contents.json"] = Self.contents(
        [("colors", "[\n\(variants)\n  ]")])
    }
    files = texts.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
  }

  private static func contents(_ members: [(String, String)]) -> String {
    let info = ("info", "{\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }")
    let lines = (members + [info]).sorted { $0.0 < $1.0 }.map { "  \"\($0.0)\" : \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func variant(_ appearances: [String: String], _ color: ColorValue) -> String {
    var text = "    {\n"
    if !appearances.isEmpty {
      let entries = appearances.sorted { $0.key > $1.key }.map {
        "        {\n          \"appearance\" : \"\($0.key)\",\n          \"value\" : \"\($0.value)\"\n        }"
      }
      text += "      \"appearances\" : [\n\(entries.joined(separator: ",\n"))\n      ],\n"
    }
    let parts = [("alpha", color.alpha), ("blue", color.blue), ("green", color.green), ("red", color.red)]
    let components = parts.map { "          \"\($0.0)\" : \"\(fixed($0.1))\"" }.joined(separator: ",\n")
    let space = color.space == .sRGB ? "srgb" : "display-p3"
    return text
      + "      \"color\" : {\n        \"color-space\" : \"\(space)\",\n        \"components\" : {\n\(components)\n        }\n      },\n"
      + "      \"idiom\" : \"universal\"\n    }"
  }

  /// A number from 0 to 1 with four decimal places.
  private static func fixed(_ number: Double) -> String {
    let whole = Int((number * 10_000).rounded())
    let digits = String(whole % 10_000)
    return "\(whole / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
