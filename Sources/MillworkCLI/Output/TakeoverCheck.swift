import MillworkManifest
import MillworkSource

/// Says where a run of some manifests would take a file from another one that still makes it, as a run of the whole project
/// says of two of its manifests.
struct TakeoverCheck {
  private let project: ProjectFolder
  private let layout: OutputLayout
  private let paths: OutputPaths
  /// The files that the components of other manifests become; `nil` for one that can't be read.
  private var known: [String: Set<String>?] = [:]

  /// A check in a project with outputs at `paths`, where the code is spread over files by `layout`.
  init(_ project: ProjectFolder, _ layout: OutputLayout, _ paths: OutputPaths) {
    self.project = project
    self.layout = layout
    self.paths = paths
  }

  /// What is wrong with the outputs of `plan`, which were generated as `generated`.
  mutating func problems(in plan: OutputPlan, of generated: GeneratedSet) -> [Diagnostic] {
    plan.takeovers.compactMap { takeover in
      let outputs = plan.outputs.first { $0.files.contains { $0.recorded == takeover.output } }
      guard let outputs, let file = outputs.files.first(where: { $0.recorded == takeover.output }),
        stillMakes(file.name, takeover.maker)
      else { return nil }
      let manifest = generated.manifests.first {
        paths.recorded($0.entry.manifest.file) == outputs.manifest
      }
      let component = manifest?.entry.manifest.components.first { $0.fileName == file.name }
      return .takesOver(
        component?.name.value, of: outputs.manifest, from: takeover.maker, file.path,
        at: component?.name.span)
    }
  }

  /// Whether a recorded manifest is there and makes a file. One that can't be read may.
  private mutating func stillMakes(_ name: String, _ maker: String) -> Bool {
    let path = paths.path(ofRecorded: maker)
    guard SystemFile.isOrdinary(path) else { return false }
    if layout == .manifest { return Self.mayMake(name, maker) }
    if let files = known[maker] { return files?.contains(name) ?? true }
    var workspace = Workspace()
    let set = ManifestSet(paths: [path], of: project, in: &workspace)
    let files = set.entries.first.map { Set($0.manifest.components.map(\.fileName)) }
    known[maker] = .some(files)
    return files?.contains(name) ?? true
  }

  /// Whether a whole manifest's file may have a name: in which folder names begin, each run can say for itself.
  private static func mayMake(_ name: String, _ maker: String) -> Bool {
    let names = maker.split(separator: "/").drop { $0 == ".." }
    return names.indices.contains { index in
      GeneratedFileName.of(manifestAt: names[index...].joined(separator: "/")) == name
    }
  }
}
