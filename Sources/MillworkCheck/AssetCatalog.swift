import Foundation
import MillworkDocument
import MillworkSource

/// What an asset catalogue (`*.xcassets`) holds that Xcode generates symbols for: colours and images.
public struct AssetCatalog: Hashable, Sendable {
  /// A colour or an image.
  struct Asset: Hashable, Sendable {
    /// The name by which it is loaded at run time, with its namespaces: `Buttons/Primary`.
    let path: String
    /// Its own name.
    let name: String
    /// Whether it is a colour; else it is an image.
    let isColor: Bool
    /// Whether it says how it looks in the dark scheme.
    let hasDark: Bool
    /// The numbers of a colour.
    let colors: [AssetColor]
    /// Its description in the catalogue.
    let span: Span
  }

  /// A namespace with its assets; the outermost one has no name.
  struct Group: Hashable, Sendable {
    /// The name by which assets in it are loaded, empty for the outermost.
    var path = ""
    /// The folder's name.
    var name = ""
    /// Colours and images.
    var assets: [Asset] = []
    /// The namespaces in it.
    var groups: [Group] = []

    /// The same with all in the order of names, which decides who gets a symbol that two assets claim.
    func sorted() -> Group {
      var result = self
      result.assets.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      result.groups = groups.map { $0.sorted() }
      return result
    }

    /// All assets, those of the namespaces too.
    var allAssets: [Asset] { assets + groups.flatMap(\.allAssets) }

    /// Adds what `other` holds; namespaces of one name become one.
    mutating func merge(_ other: Group) {
      assets += other.assets
      for group in other.groups {
        if let index = groups.firstIndex(where: { $0.name == group.name }) {
          groups[index].merge(group)
        } else {
          groups.append(group)
        }
      }
    }
  }

  /// What it holds.
  let root: Group
  /// The colours by the names that they are loaded by at run time, whether each has one for the dark scheme, and its numbers.
  package var colors: [(path: String, hasDark: Bool, values: [AssetColor])] {
    root.allAssets.filter(\.isColor).map { ($0.path, $0.hasDark, $0.colors) }
  }
  /// The images by the names that they are loaded by at run time.
  package var images: [String] { root.allAssets.filter { !$0.isColor }.map(\.path) }
  /// The symbol that Xcode makes of each colour outside of namespaces, with the colour's name.
  package var colorSymbols: [(symbol: String, path: String)] {
    root.assets.filter(\.isColor).compactMap { asset in AssetName.symbol(asset.name).map { ($0, asset.path) }
    }
  }
  /// What could not be read. A check that is given the catalogue reports it too.
  public let diagnostics: [Diagnostic]

  /// Reads the catalogue in the folder at `path`. The descriptions that it reads (`Contents.json`) are added to
  /// `sources`.
  public init(at path: String, sources: inout SourceSet) {
    var reader = AssetReader(sources: sources)
    var root = Group()
    reader.read(path, into: &root, depth: 0)
    self.root = root.sorted()
    diagnostics = reader.diagnostics
    sources = reader.sources
  }
}

/// Walks through a catalogue's folders.
private struct AssetReader {
  var sources: SourceSet
  var diagnostics: [Diagnostic] = []

  private static let colors = ["colorset"]
  private static let images = ["imageset", "symbolset", "imagestack"]
  /// Folders nest no deeper in any real catalogue; a link that leads back must not be followed for ever.
  private static let maximumDepth = 32

  init(sources: SourceSet) {
    self.sources = sources
  }

  mutating func read(_ folder: String, into group: inout AssetCatalog.Group, depth: Int) {
    guard depth < Self.maximumDepth else {
      diagnostics.append(.unreadableAsset(folder, "lies too deep", at: nil))
      return
    }
    let entries: [String]
    do { entries = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      diagnostics.append(.unreadableAsset(folder, "can't be read: \(error.localizedDescription)", at: nil))
      return
    }
    for entry in entries.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let path = "\(folder)/\(entry)"
      guard isFolder(path) else { continue }
      let name = (entry as NSString).deletingPathExtension
      let kind = (entry as NSString).pathExtension
      if Self.colors.contains(kind) || Self.images.contains(kind) {
        guard let contents = contents(of: path, isRequired: true) else { continue }
        let full = group.path.isEmpty ? name : "\(group.path)/\(name)"
        group.assets.append(
          .init(
            path: full, name: name, isColor: kind == "colorset", hasDark: Self.hasDark(contents),
            colors: kind == "colorset" ? AssetColor.all(in: contents) : [], span: contents.span))
      } else if kind.isEmpty {
        guard providesNamespace(path) else {
          read(path, into: &group, depth: depth + 1)
          continue
        }
        let full = group.path.isEmpty ? name : "\(group.path)/\(name)"
        var inner = AssetCatalog.Group(path: full, name: name)
        read(path, into: &inner, depth: depth + 1)
        group.merge(.init(groups: [inner]))
      }
    }
  }

  /// The description in a folder; adds diagnostics where it can't be read.
  private mutating func contents(of folder: String, isRequired: Bool) -> Node? {
    let path = "\(folder)/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else {
      if isRequired { diagnostics.append(.unreadableAsset(folder, "has no readable Contents.json", at: nil)) }
      return nil
    }
    let file = sources.add(name: path, bytes: [UInt8](data))
    let read = parseDocuments(file, format: .json)
    diagnostics += read.diagnostics
    return read.diagnostics.hasErrors ? nil : read.first?.root
  }

  /// Whether one of a set's variants is for the dark scheme.
  private static func hasDark(_ contents: Node) -> Bool {
    guard let variants = contents["colors"] ?? contents["images"], variants.kind == .sequence else {
      return false
    }
    return variants.items.contains { variant in
      guard let appearances = variant["appearances"], appearances.kind == .sequence else { return false }
      return appearances.items.contains { $0["value"]?.string == "dark" }
    }
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let properties = contents(of: folder, isRequired: false)?["properties"]
    return properties?["provides-namespace"]?.value == ScalarValue.bool(true)
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
