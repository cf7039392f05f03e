/// Which paths files may be written to: relative ones that stay inside of their folder on every system.
package enum SafePath {
  /// Why a path is refused.
  package enum Problem: Hashable, Sendable {
    case empty, absolute, emptyName, climbs, tooLong, edge
    case character(Unicode.Scalar)
    case reserved(String)

    /// The reason, as it stands behind "since".
    package var reason: String {
      switch self {
      case .empty: "it is empty"
      case .absolute: "it begins at the root of the file system"
      case .emptyName: "a name in it is empty"
      case .climbs: "`.` and `..` would lead elsewhere"
      case .tooLong: "a name has at most 255 bytes, and a path 1,024"
      case .edge: "a name can't begin with a blank, or end with a blank or a full stop"
      case .character(let scalar):
        (0x21...0x7E).contains(scalar.value)
          ? "it holds `\(scalar)`"
          : "it holds the character U+\(String(scalar.value, radix: 16, uppercase: true))"
      case .reserved(let name): "`\(name)` is not for a template to write to"
      }
    }
  }

  /// What is wrong with a path; `nil` where it can be written to.
  package static func problem(of path: String) -> Problem? {
    if path.isEmpty { return .empty }
    if path.utf8.first == UInt8(ascii: "/") { return .absolute }
    if path.utf8.count > 1_024 { return .tooLong }
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      if let problem = problem(ofName: String(name)) { return problem }
    }
    return nil
  }

  /// What is wrong with the name of one file or folder; `nil` where it can be written.
  package static func problem(ofName name: String) -> Problem? {
    if name.isEmpty { return .emptyName }
    if name == "." || name == ".." { return .climbs }
    for scalar in name.unicodeScalars where isRefused(scalar) { return .character(scalar) }
    if name.utf8.count > 255 { return .tooLong }
    let blank = UInt8(ascii: " ")
    if name.utf8.first == blank || name.utf8.last == blank || name.utf8.last == UInt8(ascii: ".") {
      return .edge
    }
    return reservedName(name).map { .reserved($0) }
  }

  /// The first name in a path that nothing is written to, as it is usually spelled.
  package static func reservedName(in path: String) -> String? {
    path.split(separator: "/").lazy.compactMap { reservedName(String($0)) }.first
  }

  private static func reservedName(_ name: String) -> String? {
    reserved.first { folded($0) == folded(name) }
  }

  /// What no template writes to, in whatever folder: a repository's holds hooks, which run, and what Millwork records is what
  /// `update` and `generate` trust.
  private static let reserved = [".git", recordFolder]

  /// The folder at a project's root where Millwork keeps what it knows.
  package static let recordFolder = ".millwork"

  /// The same text for names that some file system takes for one: it folds case and composed characters.
  static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// Control characters, those that can't be seen or that turn the direction of text around, and those that separate names
  /// on some system.
  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "/" || scalar == "\\" || scalar == ":" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
