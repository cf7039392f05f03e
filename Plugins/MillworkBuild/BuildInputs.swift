import Foundation

/// The files that a target's manifests depend on, so that a change in one of them runs the tool again.
///
/// A build command's inputs are named before it runs, and a plug-in has no YAML parser. So the files are found by what
/// they are called: those of the target's own folder that a manifest can name, and whatever else a manifest, a
/// configuration or a kind mentions that is there. One too many costs a run of the tool that changes nothing. Of a folder
/// in which files may come and go, the folder itself is one: its date changes with them.
struct BuildInputs {
  /// The files and folders, in the order of finding.
  private(set) var files: [URL] = []
  private var known: Set<String> = []

  /// The files behind some manifests of the target in `folder`, and the project's `configuration`: where it is not there, the
  /// folder that it would be in.
  init(manifests: [URL], folder: URL, configuration: URL) {
    for file in manifests { add(file, scans: true) }
    if Self.isFolder(configuration) == nil {
      files.append(configuration.standardizedFileURL.deletingLastPathComponent())
    }
    add(configuration, scans: true)
    for file in FolderFiles.inside(folder) where Self.mayBeNamed(file) { add(file, scans: false) }
  }

  private mutating func add(_ file: URL, scans: Bool) {
    let file = file.standardizedFileURL
    guard !known.contains(file.path), let isFolder = Self.isFolder(file) else { return }
    known.insert(file.path)
    if isFolder {
      addFolder(file)
      return
    }
    files.append(file)
    guard scans, let data = FileManager.default.contents(atPath: file.path) else { return }
    let beside = file.deletingLastPathComponent()
    for word in Self.words(in: String(decoding: data, as: UTF8.self)) {
      let named = beside.appendingPathComponent(word).standardizedFileURL
      // A kind of components names its template.
      if !(beside.path + "/").hasPrefix(named.path + "/") {
        add(named, scans: ["yml", "yaml"].contains(named.pathExtension))
      }
    }
  }

  /// Adds what is in a folder of templates or an asset catalogue, with the folders that hold it.
  private mutating func addFolder(_ folder: URL) {
    let isCatalog = folder.pathExtension == "xcassets"
    let inner = FolderFiles.inside(folder).filter { isCatalog || $0.pathExtension == "stencil" }
    if !isCatalog, inner.isEmpty { return }
    files.append(folder)
    for file in inner {
      var around = file.standardizedFileURL.deletingLastPathComponent()
      while around.path.hasPrefix(folder.path + "/"), known.insert(around.path).inserted {
        files.append(around)
        around = around.deletingLastPathComponent()
      }
      add(file, scans: false)
    }
  }

  /// Whether a manifest can name a file of this kind.
  private static func mayBeNamed(_ file: URL) -> Bool {
    ["yml", "yaml", "json", "stencil"].contains(file.pathExtension) && !file.path.contains(".xcassets/")
  }

  /// Whatever may be a relative path in YAML or JSON: what stands between brackets, braces, commas, quotes and the ends of
  /// lines, without a hyphen or a key before it and a comment behind it.
  static func words(in text: String) -> Set<String> {
    let ends: Set<Character> = ["[", "]", "{", "}", ",", "\"", "'"]
    var words: Set<String> = []
    for part in text.split(whereSeparator: { ends.contains($0) || $0.isNewline }) {
      var word = part
      if let comment = word.range(of: " #") { word = word[..<comment.lowerBound] }
      if let key = word.range(of: ": ", options: .backwards) { word = word[key.upperBound...] }
      let path = word.drop { $0 == " " || $0 == "-" }.trimmingCharacters(in: .whitespaces)
      if !path.isEmpty, !path.hasPrefix("/"), !path.hasPrefix("#"), !path.hasSuffix(":") {
        words.insert(path)
      }
    }
    return words
  }

  /// Whether there is a folder, or a file, at a place; `nil` where there is nothing.
  private static func isFolder(_ place: URL) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      ? isFolder.boolValue : nil
  }
}
