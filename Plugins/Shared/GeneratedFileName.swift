/// The names of the files that `millwork generate --layout manifest` writes. The build-tool plug-in has to know them before
/// anything runs; so this file belongs to the plug-in and, through a symbolic link, to the tool.
enum GeneratedFileName {
  /// The file with what all files of a target share.
  static let support = "MillworkSupport.generated.swift"

  /// The file that a manifest becomes. `path` leads to the manifest from the folder of its target; the folders on the way
  /// become part of the name, since a module has each file name once: `Main/bars.millwork.yml` becomes
  /// `Main-bars.generated.swift`. Of a manifest elsewhere the file's own name counts.
  static func of(manifestAt path: String) -> String {
    let suffix = suffixes.first { path.hasSuffix($0) } ?? ""
    let names = path.dropLast(suffix.count).split(separator: "/")
    return names.suffix(path.hasPrefix("../") ? 1 : names.count).joined(separator: "-") + ".generated.swift"
  }

  /// How the files of a target end that are manifests.
  static let manifestSuffixes = [".millwork.yml", ".millwork.yaml", ".millwork.json"]

  private static let suffixes = manifestSuffixes + [".yml", ".yaml", ".json"]
}
