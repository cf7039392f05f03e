import MillworkScaffold
import MillworkSource

/// Where a package takes Millwork from.
enum PackageSource: Hashable {
  /// A repository, from a version on.
  case repository(url: String, version: String)
  /// A folder, as seen from the package's.
  case folder(String)

  /// The package's name in the manifest `file` that uses it.
  func identity(in file: String) -> String {
    switch self {
    case .repository(let url, _): PackageOrigin.name(of: url)
    case .folder(let path): Self.identity(ofFolder: path, in: file)
    }
  }

  /// The name of a folder as seen from the manifest `file`; `..` has the name of the folder that it leads to.
  static func identity(ofFolder path: String, in file: String) -> String {
    PackageOrigin.name(of: OutputPaths.absolute(resolved(path, beside: file)))
  }

  /// The entry of the package's `dependencies`.
  var code: String {
    switch self {
    case .repository(let url, let version): ".package(url: \(literal(url)), from: \(literal(version)))"
    case .folder(let path): ".package(path: \(literal(path)))"
    }
  }

  private func literal(_ text: String) -> String { PackageWiring.literal(text) }
}
