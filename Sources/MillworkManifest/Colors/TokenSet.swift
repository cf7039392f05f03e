import MillworkDocument
import MillworkSource

/// The design tokens of some files in the format of the Design Tokens Community Group, 2025.10
/// (https://www.designtokens.org/tr/2025.10/format). Of their values colours are read; tokens of other types may be there.
package struct TokenSet: Sendable {
  /// The colours, in the order of the files.
  package let colors: [TokenColor]
  /// The names of the tokens that are no colours, with their types.
  let otherTypes: [String: String]
  /// The names of all tokens, also of those about which an error was reported.
  let names: [String]
  private let index: [String: Int]

  /// No tokens.
  package init() {
    colors = []
    otherTypes = [:]
    names = []
    index = [:]
  }

  /// Reads token files, given by their roots. A later file may refer to tokens of an earlier one. The tokens of `dark` give
  /// the dark scheme's colours to the tokens of the same names. Reports all that is wrong.
  package init(_ files: [Node], dark: [Node] = [], diagnostics: inout [Diagnostic]) {
    var reader = TokenReader()
    for file in files { reader.read(file) }
    var darkReader = reader
    for file in dark { darkReader.read(file, replacing: true) }
    var colors: [TokenColor] = []
    var others: [String: String] = [:]
    for name in reader.order {
      guard let token = reader.tokens[name] else { continue }
      guard let type = reader.type(of: token) else { continue }
      guard type == "color" else {
        others[name] = type
        continue
      }
      guard let light = reader.color(of: token.value) else { continue }
      let modes = token.modes.mapValues { reader.color(of: $0) }
      let dark: ColorValue? =
        if let own = modes["dark"] { own } else {
          darkReader.tokens[name].flatMap { darkReader.color(of: $0.value) }.flatMap {
            $0 == light ? nil : $0
          }
        }
      colors.append(
        TokenColor(
          name: name, description: token.description, deprecation: token.deprecation, span: token.span,
          light: light, dark: dark,
          lightContrast: modes["lightContrast"] ?? nil, darkContrast: modes["darkContrast"] ?? nil))
    }
    for name in darkReader.order where reader.tokens[name] == nil {
      if let token = darkReader.tokens[name] { reader.report(.darkTokenAlone(name, at: token.span)) }
    }
    // What both readers saw was reported by both.
    var seen: Set<Diagnostic> = []
    diagnostics += (reader.diagnostics + darkReader.diagnostics).filter { seen.insert($0).inserted }
    self.colors = colors
    otherTypes = others
    names = reader.order
    index = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1.name, $0) })
  }

  /// Whether there is a token of that name that is a colour, or would be one without its errors.
  func declares(_ name: String) -> Bool {
    names.contains { ($0 == name || $0 == name + ".$root") && otherTypes[$0] == nil }
  }

  /// The colour of that name, or of the group of that name, whose `$root` it is.
  package func color(named name: String) -> TokenColor? {
    (index[name] ?? index[name + ".$root"]).map { colors[$0] }
  }
}
