import MillworkSDK

/// What a project or a manifest says for all of its components. A manifest's own settings beat the project's, and those
/// beat what Millwork takes for granted.
package struct Settings: Sendable {
  /// Who named the platforms.
  package enum PlatformSource: Sendable {
    /// The manifest.
    case manifest
    /// The project's configuration.
    case project
    /// Nobody: the newest iOS stands in.
    case standard
  }

  /// The platforms, each with the lowest version that is supported; never empty.
  package internal(set) var platforms = [PlatformFloor(.iOS, Platform.iOS.newest)]
  /// Who named the platforms.
  package internal(set) var platformSource = PlatformSource.standard
  /// The access level of what is generated.
  package internal(set) var access = AccessLevel.internal
  /// The oldest SDK that the code is said to be compiled with.
  package internal(set) var namedSDK = Settings.newestSDK
  /// The oldest SDK that the code is compiled with. What is newer is hidden from older compilers. An SDK knows no floors newer than
  /// itself; from 26 on it has the number of the systems.
  package var minimumSDK: OSVersion { max(namedSDK, platforms.map(\.version).min() ?? namedSDK) }
  /// The Swift language modes that the code is checked in; never empty.
  package internal(set) var languageModes = LanguageMode.allCases
  /// Whether a generated file is empty where there is no SwiftUI.
  package internal(set) var guardsImport = false
  /// How many spaces a level of generated code is indented by, from 1 to 8.
  package internal(set) var indentation = 2
  /// The most columns of a line, as far as the code can be broken.
  package internal(set) var lineWidth = 100
  /// Where colours come from.
  package var colors = ColorSources()
  /// The string table of the texts that name none; `nil` for `Localizable`.
  package internal(set) var table: PlainText?
  /// The bundle of the texts, image sets and colour sets that name none; `nil` for the main one.
  package internal(set) var bundle: CodeText?
  /// The files of the kinds of components that the project brings.
  package internal(set) var kinds = PathList()

  /// What holds where nobody says anything.
  package init() {}

  /// The SDK that is the default.
  package static let newestSDK = OSVersion(26)
  /// The SDKs that may be the oldest one, by iOS's version, and the Xcode that brings each.
  package static let knownSDKs = [17: "Xcode 15", 18: "Xcode 16", 26: "Xcode 26", 27: "Xcode 27"]
}

/// A Swift language mode, as `-swift-version` names it.
package enum LanguageMode: String, CaseIterable, Sendable {
  case v5 = "5"
  case v6 = "6"
}

/// Paths relative to the folder of `file`, which names them.
package struct PathList: Sendable {
  /// The manifest or configuration.
  package internal(set) var file = ""
  /// The paths.
  package internal(set) var paths: [Located<String>] = []

  /// No paths.
  package init() {}
}

/// Where colours come from, besides their numbers and SwiftUI's own: paths relative to the folder of `file`.
package struct ColorSources: Sendable {
  /// The manifest or configuration that names them.
  package internal(set) var file = ""
  /// Design tokens.
  package internal(set) var tokens: [Located<String>] = []
  /// Design tokens that give the dark scheme's colours to the tokens of the same names.
  package internal(set) var dark: [Located<String>] = []
  /// Asset catalogues; where there are any, a colour set's name has to be in one of them, and an image set's where they hold any.
  package internal(set) var catalogs: [Located<String>] = []
  /// The bundle of the colour sets that name none, and of what is emitted; where it is `nil` that of the settings.
  package internal(set) var bundle: CodeText?
  /// What the tokens' colours are written as.
  package internal(set) var emitted: [TokenOutput] = []
  /// Whether what is emitted belongs to a package's target, and so to its bundle unless `bundle` says otherwise.
  package var isInPackage = false

  /// No sources.
  package init() {}
}

/// What the colours of design tokens can be written as.
package enum TokenOutput: String, CaseIterable, Sendable {
  /// An asset catalogue with a colour set a token.
  case catalog
  /// An extension of `Color` with a property a token.
  case `extension`
}
