import MillworkManifest
import MillworkSource

/// What one run generates: some manifests anew, the others as earlier runs left them.
struct Generation {
  /// What was generated anew.
  private(set) var generated = GeneratedSet()
  /// The manifests whose outputs stand where they are to.
  private(set) var kept: [KeptManifest] = []
  /// The files of what manifests share, where these stand as they are to.
  private(set) var keptSupport: [GenerationMemory.Output]?
  /// What was known of the manifests before, as far as it applies.
  private let memory: GenerationMemory?
  /// Whether all that the memory holds still applies.
  private var goesOn = false
  /// The files beside the manifests that were read for them.
  private var shared: [String: Fingerprint] = [:]
  private var layout = OutputLayout.component
  private var names = OutputNames()
  /// Whether all code goes to one place, whatever the targets are.
  private var isTogether = false
  /// The folder for outputs as it is recorded, where it is the only one.
  private var folder: String?
  /// The findings, but for those from before the manifests were read.
  private var findings: [Diagnostic] = []

  /// Nothing, of which `memory` remembers something.
  private init(memory: GenerationMemory?) { self.memory = memory }

  /// Generates from the manifests at `paths`. What `memory` knows to be there is left as it is, unless something is wrong:
  /// then everything is done, so that what is reported does not depend on earlier runs. All code goes to one place, whatever
  /// the targets are, where that `isTogether`. What is wrong is reported to `workspace`.
  init(
    _ paths: [String], of project: ProjectFolder, layout: OutputLayout, names: OutputNames,
    to outputs: OutputPaths, isTogether: Bool, memory: GenerationMemory?, in workspace: inout Workspace
  ) {
    self.init(memory: memory)
    folder = outputs.folders.isEmpty ? outputs.recordedFolder : nil
    (self.layout, self.names, self.isTogether) = (layout, names, isTogether)
    if let memory, !workspace.hasErrors, !memory.entries.isEmpty {
      var attempt = (generation: self, workspace: workspace)
      attempt.generation.goesOn = true
      let known = inParallel(paths.count) { KeptManifest(paths[$0], in: memory, outputs: outputs) }
      attempt.generation.kept = known.compactMap { $0 }
      let changed = zip(paths, known).compactMap { path, known in known == nil ? path : nil }
      if layout == .manifest { attempt.generation.keepSupport(paths, outputs) }
      let canGoOn = layout == .component || attempt.generation.keptSupport != nil
      if canGoOn { attempt.generation.generate(changed, project, outputs, &attempt.workspace) }
      let files = attempt.generation.shared.keys
      if canGoOn, !attempt.workspace.hasErrors, attempt.generation.namesAreUnique,
        attempt.generation.partsAreTheSame,
        files.allSatisfy({ memory.shared[$0] != nil })
      {
        (self, workspace) = attempt
        return
      }
    }
    generate(paths, project, outputs, &workspace)
  }

  private mutating func generate(
    _ paths: [String], _ project: ProjectFolder, _ outputs: OutputPaths, _ workspace: inout Workspace
  ) {
    let before = (inputs: workspace.inputs, findings: workspace.diagnostics.count)
    let set = ManifestSet(paths: paths, of: project, isTogether: isTogether, in: &workspace)
    shared = workspace.inputs.filter { before.inputs[$0.key] == nil }
    if !workspace.hasErrors {
      generated = GeneratedSet(
        of: set, project: project, layout: layout, names: names, to: outputs,
        makesSupport: keptSupport == nil, in: &workspace)
    }
    findings = Array(workspace.diagnostics[before.findings...])
    // A person who watches for changes means those of all manifests.
    if goesOn, let memory { workspace.unread.formUnion(kept.map(\.path) + memory.shared.keys) }
  }

  /// Keeps what the manifests share, where it stands as it was made of the same manifests. Of several folders that have each
  /// what its own manifests share, nothing is remembered.
  private mutating func keepSupport(_ paths: [String], _ outputs: OutputPaths) {
    guard let memory, outputs.folders.isEmpty, Set(paths) == Set(memory.entries.keys) else { return }
    var support = memory.support
    if !support.isEmpty, GenerationMemory.areUnchanged(&support, of: outputs.folder, outputs) {
      keptSupport = support
    }
  }

  /// Whether what was generated anew has the same part as before in what manifests share; so it is where each component
  /// has a file.
  private var partsAreTheSame: Bool {
    layout == .component
      || generated.manifests.allSatisfy { memory?.entries[$0.entry.manifest.file]?.part == $0.part }
  }

  /// Whether no two components declare the same.
  private var namesAreUnique: Bool {
    ManifestSet.areUnique(kept.map(\.entry.names) + generated.manifests.map(\.entry.names))
  }

  /// How many manifests there are.
  var manifestCount: Int { generated.manifests.count + kept.count }
  /// How many components they have.
  var componentCount: Int {
    generated.manifests.reduce(0) { $0 + $1.entry.manifest.components.count }
      + kept.reduce(0) { $0 + $1.entry.componentCount }
  }

  /// What is to be remembered after the run; `nil` where that is what is remembered already. `plan` was carried out, and its
  /// files have the given `stamps`. Manifests that are not in the `whole` project are forgotten.
  func memory(
    after plan: OutputPlan, _ stamps: [String: FileStamp], paths: [String], isWholeProject: Bool,
    in workspace: Workspace
  ) -> GenerationMemory? {
    guard let memory else { return nil }
    let manifests = Set(generated.manifests.map(\.entry.manifest.file))
    var spoken: Set<String> = []
    for finding in findings {
      let place = finding.primary.flatMap { workspace.sources[$0.span.source]?.name }
      // What is found elsewhere concerns nobody knows which manifests.
      guard let place, manifests.contains(place) else { return nil }
      spoken.insert(place)
    }
    func known(_ files: [OutputPlan.File]) -> [GenerationMemory.Output] {
      files.map { file in
        GenerationMemory.Output(
          name: file.name, fingerprint: file.fingerprint,
          stamp: file.change == nil ? file.stamp : stamps[file.path])
      }
    }
    var next = memory
    if !goesOn { (next.entries, next.shared) = ([:], shared) }
    for manifest in kept { next.entries[manifest.path] = manifest.entry }
    for (manifest, outputs) in zip(generated.manifests, plan.outputs) {
      let path = manifest.entry.manifest.file
      next.entries[path] = nil
      guard let fingerprint = manifest.entry.fingerprint, !spoken.contains(path) else { continue }
      next.entries[path] = GenerationMemory.Entry(
        stamp: manifest.entry.stamp, fingerprint: fingerprint, names: manifest.entry.names,
        outputs: known(outputs.files), componentCount: manifest.entry.manifest.components.count,
        part: manifest.part)
    }
    // The plan has them behind those of the manifests.
    let support = plan.outputs.dropFirst(generated.manifests.count).first
    next.support = keptSupport ?? (support?.manifest == folder ? known(support?.files ?? []) : [])
    if isWholeProject {
      let all = Set(paths)
      next.entries = next.entries.filter { all.contains($0.key) }
    }
    return next == memory ? nil : next
  }
}
