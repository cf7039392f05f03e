import MillworkSDK

extension ManifestSchema {
  /// What a manifest and a project's configuration may both say.
  enum SettingsFields {
    static let platforms = Field(
      "platforms", .object { PlatformFields.schema },
      "platforms with versions, such as {iOS: 17.0, macOS: 14.0}",
      "The platforms that the code is for, each with its deployment floor; the newest iOS where there is none."
    )
    static let access = Field(
      "access", .choice(AccessLevel.allCases.map(\.rawValue)), "one of internal, package, public",
      "The access level of what is generated; internal by default.")
    static let minimumSDK = Field(
      "minimumSDK", .shared("sdk", .oneOf(sdks.map { .constant($0) })), "one of 17, 18, 26, 27",
      "The oldest SDK that the code is compiled with, by iOS's version (17 came with Xcode 15, 18 with Xcode 16); "
        + "what is newer is hidden from older compilers. 26 by default, or what the lowest floor needs.")
    static let swift = Field(
      "swift", .oneOf([modeShape, .list(modeShape, least: 1)]), "5, 6 or a list of both",
      "The Swift language modes that the code is checked in; both by default.")
    static let guardImport = Field(
      "guardImport", .boolean, "true or false",
      "Whether a generated file is empty where there is no SwiftUI, so that its package builds on Linux too; "
        + "false by default.")
    static let indentation = Field(
      "indentation", .number(in: 1...4), "a number of spaces from 1 to 4",
      "What a level of the generated code is indented by; 2 by default.")
    static let lineWidth = Field(
      "lineWidth", .number(in: 80...1000), "a number of columns from 80 to 1000",
      "The most columns that a line of the generated code takes where it can be broken; 100 by default.")

    static let colors = Field(
      "colors", .object { ColorSourceFields.schema }, "a mapping of colour sources",
      "Where colours come from, besides their numbers and SwiftUI's own.")

    static let table = Field(
      "table", .name, "the name of a string table",
      "The string table (without its file extension) of the texts that name none; Localizable by default.")
    static let bundle = Field(
      "bundle", .name, "a Swift expression of type Bundle, such as .module",
      "The bundle of the texts, image sets and colour sets that name none; the main bundle by default.")

    static let kinds = Field(
      "kinds", .list(.pattern("[^/]\\.ya?ml$"), least: 0), "a list of paths",
      "Files that declare kinds of components of one's own.")

    static let all = [
      platforms, access, minimumSDK, swift, guardImport, indentation, lineWidth, colors, table, bundle, kinds,
    ]
    static let sdks = Settings.knownSDKs.keys.sorted()
    static let sdkNames = sdks.map(String.init)
    private static let modeShape = ValueShape.oneOf(
      LanguageMode.allCases.compactMap { Int($0.rawValue).map { .constant($0) } })
  }

  /// The platforms with their floors: versions, as numbers or as text.
  enum PlatformFields {
    static let all = Platform.allCases.map { platform in
      let oldest = Double(platform.oldestSupported.major)
      return Field(
        platform.rawValue, .oneOf([.number(in: oldest...100), .pattern("^[0-9]+(\\.[0-9]+){0,2}$")]),
        "a version",
        "The deployment floor on \(platform.name).")
    }
    static let schema = ObjectSchema(name: "platforms", fields: all, rules: [.atLeastOne(all)])
  }

  /// Where colours come from.
  enum ColorSourceFields {
    static let tokens = Field(
      "tokens", .list(path("json"), least: 0), "a list of paths",
      "Design tokens in the format of the Design Tokens Community Group, 2025.10; colours name them by {token: name}."
    )
    static let dark = Field(
      "dark", .list(path("json"), least: 0), "a list of paths",
      "Design tokens whose colours are those of the same names in the dark scheme.")
    static let catalogs = Field(
      "catalogs", .list(path("xcassets"), least: 0), "a list of paths",
      "Asset catalogues; the name of a colour set has to be in one of them, and that of an image set where they hold any."
    )
    static let bundle = Field(
      "bundle", .name, "a Swift expression of type Bundle, such as .module",
      "The bundle of the colour sets that name none, and of an emitted catalogue. By default that of texts and images; for a "
        + "catalogue that a project emits into the folder Sources of its package, .module.")
    static let schema = ObjectSchema(name: "colour sources", fields: [tokens, dark, catalogs, bundle])
  }
}
