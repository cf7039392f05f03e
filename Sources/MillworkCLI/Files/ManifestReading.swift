import Foundation
import MillworkManifest
import MillworkSource

/// One manifest as it was read and decoded, on whichever thread.
struct ManifestReading: Sendable {
  /// What was read, with what is wrong with it.
  private let workspace: Workspace
  private let root: DocumentRoot?
  /// The stamp and the bytes' fingerprint of the manifest, as far as these tell that it is still the same.
  let stamp: FileStamp?
  let fingerprint: Fingerprint?
  /// The manifest, where it could be decoded.
  private(set) var manifest: Manifest?
  /// What its components declare that no other may, as numbers: the same names have the same ones. That two names share one
  /// is an accident that nobody will live to see, and would cost the time of a closer look.
  private(set) var names: [UInt64] = []
  private var findings: [Diagnostic] = []
  /// The tokens and kinds that the manifest names and nobody had read.
  private var missing: (colors: ColorSources?, kinds: PathList?) = (nil, nil)

  /// What is wrong with the manifest.
  var diagnostics: [Diagnostic] { workspace.diagnostics + findings }

  /// Reads the manifests at `paths` on several threads. What files they name is read afterwards, in the order of the
  /// manifests, and those manifests are decoded again.
  static func all(
    _ paths: [String], _ settings: Settings, _ colors: inout ColorFiles, _ kinds: inout KindFiles,
    in workspace: inout Workspace
  ) -> [ManifestReading] {
    let first = workspace.sources.reserve(paths.count)
    let known = (colors: colors, kinds: kinds)
    // What the run knows, without what it has found so far.
    var empty = Workspace(workspace.console)
    empty.planned = workspace.planned
    let blank = empty
    var readings = inParallel(paths.count) { index in
      blank.console?.progress.show("reading", index, of: paths.count, "manifest")
      var reading = ManifestReading(paths[index], as: first.advanced(by: index), in: blank)
      reading.decode(settings, known.colors, known.kinds)
      return reading
    }
    for reading in readings { workspace.sources.take(reading.workspace.sources) }
    let waiting = readings.indices.filter { readings[$0].isMissingFiles }
    for index in waiting {
      if let sources = readings[index].missing.colors { _ = colors.tokens(sources, in: &workspace) }
      if let list = readings[index].missing.kinds { kinds.read(list, in: &workspace) }
    }
    let (all, found) = (readings, (colors: colors, kinds: kinds))
    let again = inParallel(waiting.count) { number in
      var reading = all[waiting[number]]
      reading.decode(settings, found.colors, found.kinds)
      return reading
    }
    for (index, reading) in zip(waiting, again) { readings[index] = reading }
    return readings
  }

  private init(_ path: String, as id: SourceID, in blank: Workspace) {
    var own = blank
    own.sources = SourceSet(from: id)
    stamp = SystemFile.settledStamp(of: path, followsLinks: true)
    root = own.parseOne(path, "a manifest")
    workspace = own
    fingerprint = own.inputs[path]
  }

  private var isMissingFiles: Bool { missing.colors != nil || missing.kinds != nil }

  /// A name in one Unicode form: names that are the same to a reader, and to a Mac's file system, are the same.
  private static func oneForm(of name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
  }

  private mutating func decode(_ settings: Settings, _ colors: ColorFiles, _ kinds: KindFiles) {
    guard let root else { return }
    var missing: (colors: ColorSources?, kinds: PathList?) = (nil, nil)
    let (manifest, diagnostics) = Manifest.decode(
      root.node, file: root.file, project: settings,
      tokens: { sources in
        if let tokens = colors.known(sources) { return tokens }
        missing.colors = sources
        return TokenSet()
      },
      kinds: { list in
        if let kinds = kinds.known(list) { return kinds }
        missing.kinds = list
        return KindSet(isComplete: false)
      })
    self.missing = missing
    self.manifest = manifest
    names = manifest?.declaredNames.map { Fingerprint(of: Array(Self.oneForm(of: $0).utf8)).word } ?? []
    findings = root.causes(diagnostics)
  }
}
