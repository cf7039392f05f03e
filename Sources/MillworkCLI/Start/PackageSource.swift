import MillworkSource

/// Where a package takes Millwork from.
enum PackageSource: Hashable {
  /// A repository, from a version on.
  case repository(url: String, version: String)
  /// A folder, as seen from the package's.
  case folder(String)

  /// The package's name in the manifests that use it: the last name of where it is, without `.git`.
  /// https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html#package-dependency
  var identity: String {
    switch self {
    case .repository(let url, _): Self.identity(of: url)
    case .folder(let path): Self.identity(of: path)
    }
  }

  static func identity(of place: String) -> String {
    let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
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
