import MillworkManifest
import MillworkSDK
import MillworkSource

/// Every sentence of `init` and `new` that is no diagnostic.
enum StartText {
  static let statementsFollow = "statements behind the package's description may change it"
  static let conditions = "parts of it are compiled on a condition"
  static let targetsComputed = "its targets are no plain list"
  static let noPlace = "a URL or a path is needed"

  static func oldTools(_ version: OSVersion) -> String {
    "it has the tools version \(version), and plug-ins of other packages need \(PackageWiring.oldestToolsVersion): raise that in its first line"
  }

  static func listComputed(_ label: String) -> String { "`\(label)` is no plain list" }

  static func noParameter(_ label: String) -> String { "what is called there takes no `\(label)`" }

  static let noCompilerReads = "there is no compiler that could read it"
  static let someTarget = "that gets components"
  static let notUnderstood = "the change would not be read as it is meant"

  static func noURL(_ text: String) -> String { "`\(text)` is no URL of a repository" }

  static func noMillwork(at path: String) -> String {
    "the package in `\(path)` has no plug-in \(PackageWiring.plugIn)"
  }

  static func noPackage(at path: String) -> String { "there is no Package.swift in `\(path)`" }

  static func noVersion(_ text: String) -> String {
    "`\(text)` is no version with three numbers, such as 1.2.0"
  }

  /// What to add to `Package.swift` by hand.
  static func lines(
    _ path: String, _ reason: String, place: String?, dependency: String?, plugIn: String, target: String
  ) -> String {
    var text = "\(path) stays as it is: \(reason)\(place.map { " (line \($0))" } ?? ""). Add to it by hand:\n"
    if let dependency { text += "  to the `dependencies` of the package:\n    \(dependency)\n" }
    return text + "  to the `plugins` of the target \(target):\n    \(plugIn)\n"
  }

  static func otherManifests(_ names: [String]) -> String {
    names.map {
      "\(printable($0)) stays as it is. SwiftPM of that version and newer reads it in place of Package.swift: add the same lines to it by hand\n"
    }.joined()
  }

  /// `label` is the argument of the dependency that says something else than what is `given`.
  static func otherDependency(_ manifest: String, _ identity: String, _ label: String, _ given: String)
    -> String
  {
    "\(printable(manifest)) depends on \(printable(identity)) already, and not by `\(label): \(PackageWiring.literal(given))`: "
      + "a dependency that is there stays as it is, so change it by hand\n"
  }

  static let nothingToDo = "everything is there already; nothing to do\n"

  /// Where the person does not want what was shown.
  static let nothingChanged = "nothing was changed\n"

  /// How a new manifest begins.
  static let newManifest = "millwork: 1\n\n"

  static let colorForms =
    "write a colour of SwiftUI's, one like #0B57D0, or one of the manifest's forms, such as {asset: name}"
  static let noName = "a component needs a name"
  static let noTitle = "a title is needed"
  static let emptyTitle = "one of the titles is empty"
  static let titleTwice = "a title stands there twice"
  static let readsDifferently = "with the entry it would be read differently"
  static let noOneDocument = "it is not one YAML document without an end mark"
  static let rootInBraces = "it is not written line by line"

  static func titleCount(_ count: Int) -> String { "\(count) titles are needed" }

  static func sectionInBraces(_ section: String) -> String { "`\(section)` is not written line by line" }

  static func sectionEmpty(_ section: String) -> String { "`\(section)` is empty" }

  static func addByHand(_ path: String, _ section: String) -> String {
    "add this to `\(section)` in \(path):\n"
  }

  /// `verb` is what reads the project's manifests.
  static func notRead(_ path: String, by verb: String, _ configuration: String) -> String {
    "`millwork \(verb)` alone does not read \(path): name it under `manifests` in \(configuration)\n"
  }

  static let notGenerated = "no code was written, since the next `millwork generate` would remove it\n"

  static func generatedByPlugIn(_ target: String) -> String {
    "the plug-in \(PackageWiring.plugIn) generates from it whenever \(printable(target)) is built\n"
  }

  static func outsideOfTargets(_ output: String) -> String {
    "\(printable(output)) is in no target of the package: name a folder in one with `output` in \(Project.fileName)\n"
  }

  static let generatedByEither =
    "`millwork generate` generates from it, or \(PackageWiring.plugIn) where it is a member of an Xcode target that uses it\n"

  static func addToManifests(_ configuration: String, _ folders: [String]) -> String {
    let list = folders.map { YAMLScalar.written($0, isInFlow: true) }.joined(separator: ", ")
    return
      "the form of \(printable(configuration)) makes adding unsafe. Add to its `manifests` by hand:\n  \(printable(list))\n"
  }

  /// With the plug-in in a target whose manifests lie in `folder`.
  static func outputOfAll(_ output: String, _ configuration: String, besides folder: String) -> String {
    "\(printable(configuration)) says `output: \(printable(output))`, so `millwork generate` writes the code of all manifests there, and the plug-in generates from \(anyManifest(in: folder)) whenever the target is built: what both read comes out twice. "
      + "Let one of them do it: move the manifests to \(printable(folder)), name that under `manifests`, and remove `output`; or take the plug-in out\n"
  }

  /// What the plug-in finds in a folder by its name.
  private static func anyManifest(in folder: String) -> String {
    "`\(printable(folder == "." ? "" : folder + "/"))*.millwork.yml`"
  }

  static func generatedBefore(_ target: String, in folders: [String]) -> String {
    let places = folders.map(printable).joined(separator: ", ")
    return
      "what `millwork generate` made of the manifests in the target \(printable(target)), in \(places), the plug-in makes now, too: run `millwork generate` once more, and delete what it leaves of it\n"
  }

  /// `folder` is the target's, from the package's.
  static func outputElsewhere(_ output: String, target: String, folder: String) -> String {
    "`millwork generate` writes the code of all manifests to \(printable(output)), which is outside of the target \(printable(target)). "
      + "To have a folder for each target, move manifests into their targets' folders, name those, such as \(printable(folder.isEmpty ? "." : folder)), under `manifests`, and remove `output`: code then goes to the target that its manifest lies in\n"
  }

  static func outputByTarget(_ folder: String, target: String) -> String {
    "`millwork generate` writes to the target \(printable(target)) what it makes of manifests in \(printable(folder))\n"
  }

  static func afterInit(target: String, usesPlugIn: Bool, isWired: Bool, hasExample: Bool) -> String {
    let what = hasExample ? (it: "it", its: "its") : (it: "them", its: "their")
    let build =
      usesPlugIn
      ? "building the package generates from \(what.it)\(isWired ? "" : " once Package.swift names the plug-in")"
      : "`millwork generate` writes \(what.its) code"
    return hasExample
      ? "next: `millwork check` proves that the example compiles; \(build)\n"
      : "next: `millwork new\(usesPlugIn ? " --target \(printable(target))" : "")` adds components, `millwork check` proves that all compile; \(build)\n"
  }
}

/// About new components.
extension Diagnostic {
  static func cannotAppend(_ path: String, _ refusal: ManifestAppending.Refusal) -> Diagnostic {
    Diagnostic(
      .error, "cannot-append", "nothing can be added to `\(path)` safely: \(refusal.reason)",
      at: refusal.place,
      help: "add the printed entry by hand, or name another manifest with --into")
  }

  static func nameIsTaken(_ name: String, by other: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name", "there is a component `\(other.value)` already", at: other.span,
      help: other.value == name
        ? "give the new one another name" : "on many file systems `\(name)` would be the same file")
  }

  static func notOfVariant(_ flag: String, _ variant: ToggleVariant) -> Diagnostic {
    Diagnostic(
      .error, "unusable-answer",
      "`\(flag)` can't be used: the variant `\(variant.rawValue)` has nothing for it", at: nil)
  }

  static func noManifestName(_ path: String, isConfiguration: Bool) -> Diagnostic {
    Diagnostic(
      .error, "not-a-manifest",
      isConfiguration
        ? "`\(path)` is the name of a project's configuration, which holds no components"
        : "`\(path)` is no name for a manifest", at: nil,
      help: isConfiguration
        ? "name a manifest, or leave `--into` out" : "its name ends in .yml, .yaml or .json")
  }
}

/// About packages that are set up.
extension Diagnostic {
  static func noPackage(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "no-package", "there is no Package.swift in `\(folder)`", at: nil,
      help: "name the package's folder: millwork init DIR; or make one: millwork scaffold design-system DIR")
  }

  /// For a path of Millwork's package that is none; `problem` says it.
  static func noMillwork(_ problem: String) -> Diagnostic {
    Diagnostic(
      .error, "no-package", problem, at: nil,
      help: "`--millwork-path` names the folder of Millwork's package, as seen from this one")
  }

  static func packageFloorTooLow(_ floor: PlatformFloor) -> Diagnostic {
    let lowest = floor.platform.oldestSupported
    return Diagnostic(
      .warning, "floor-too-low",
      "Package.swift names \(floor.platform.name) \(floor.version), and generated code needs \(lowest)",
      at: nil,
      help: "raise it in Package.swift, or keep generated code in a package of its own")
  }

  static func noTarget(_ others: [String]) -> Diagnostic {
    Diagnostic(
      .error, "no-target", "the package has no target that components could be generated for", at: nil,
      notes: others.isEmpty ? [] : [Note("its targets are \(others.joined(separator: ", "))")],
      help: "add a library or an executable to it")
  }

  static func unknownTarget(_ name: String, known: [String], others: [String]) -> Diagnostic {
    if known.isEmpty, others.isEmpty {
      return Diagnostic(
        .error, "no-target", "there is no target `\(name)`, since no Package.swift here has any", at: nil,
        help: "run it in the package's folder, or leave `--target` out")
    }
    return others.contains(name)
      ? Diagnostic(
        .error, "no-target", "components can't be generated for the target `\(name)`", at: nil,
        help: "name a library or an executable: \(known.joined(separator: ", "))")
      : Diagnostic(
        .error, "no-target", "Package.swift has no target `\(name)`", at: nil,
        help: nearestName(to: name, among: known).map { "did you mean `\($0)`?" }
          ?? "targets are \(known.joined(separator: ", "))")
  }

  static func noFolder(ofTarget name: String, lookedAt folders: [String]) -> Diagnostic {
    Diagnostic(
      .error, "no-target-folder", "the target \(name) has no folder", at: nil,
      notes: [Note("looked at \(folders.joined(separator: ", "))")],
      help: "make its folder, or name it with `path:` in Package.swift")
  }
}
