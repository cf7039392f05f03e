import MillworkManifest
import MillworkSource

/// Every diagnostic that the command line itself reports.
extension Diagnostic {
  static func noSuchFile(_ path: String, near: String?, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "no-such-file", "there is no file `\(path)`", at: span,
      help: near.map { "did you mean `\($0)`?" } ?? span.map { _ in relative })
  }

  /// `place` is a folder that manifests were found in, and `project` one around this that has a configuration.
  static func noDefaultFolder(_ path: String, place: String?, project: String?, _ severity: Severity)
    -> Diagnostic
  {
    Diagnostic(
      severity, "no-such-file", "there is no folder `\(path)` here", at: nil,
      help: project.map { "the project's \(Project.fileName) lies in `\($0)`: run millwork there" }
        ?? place.map {
          "manifests lie in `\($0)`: name that folder, or name it under `manifests` in a \(Project.fileName)"
        } ?? "name manifests or folders that hold them; `millwork init` makes a package ready for its first")
  }

  static func sameName(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name",
      "the name of `\(path)` is that of another manifest, and only its accents are stored otherwise", at: nil,
      help: "rename one of the two files")
  }

  static func isAFolder(_ path: String, at span: Span?) -> Diagnostic {
    Diagnostic(.error, "is-a-folder", "`\(path)` is a folder; a file was expected", at: span)
  }

  static func noSDK(_ path: String, near: String? = nil) -> Diagnostic {
    Diagnostic(
      .error, "no-sdk", "there is no SDK of Apple's at `\(path)`", at: nil,
      help: near.map { "did you mean `\($0)`?" }
        ?? "name an .sdk folder, a folder with several, Xcode.app, or xcrun on a Mac with Xcode")
  }

  static func noSuchFolder(_ path: String, at span: Span? = nil) -> Diagnostic {
    Diagnostic(
      .error, "no-such-folder", "there is no folder `\(path)`", at: span, help: span.map { _ in relative })
  }

  static func noTemplateFolder(_ path: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "no-such-folder", "there is no folder `\(path)`", at: span,
      help: "make it with `millwork template eject NAME`, or remove `templates`")
  }

  /// What a path that stands in a file begins at.
  private static let relative = "a path is relative to the folder of the file that it stands in"

  static func definedThroughAValue(_ key: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "not-a-mapping", "`-D \(key)` goes through a key whose value is no mapping", at: span,
      help: "give the outer key a mapping, or define it as JSON, such as -D a:={\"b\":1}")
  }

  static func unreadable(_ path: String, reason: String, at span: Span?) -> Diagnostic {
    Diagnostic(.error, "unreadable", "`\(path)` can't be read: \(reason)", at: span)
  }

  static func cannotWrite(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(.error, "unwritable", "`\(path)` can't be written: \(reason)", at: nil)
  }

  static func emptyFolder(_ path: String, includesSwift: Bool, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      severity, "empty-folder",
      "the folder `\(path)` holds no manifests\(includesSwift ? " and no Swift files" : "")", at: nil,
      help:
        "a manifest is a .yml, .yaml or .json file; in a subfolder it begins with `millwork: 1` or is named .millwork.yml"
    )
  }
}

extension Diagnostic {
  static func emptyInput() -> Diagnostic {
    Diagnostic(
      .error, "empty-manifest", "standard input is empty; a manifest or Swift was expected", at: nil,
      help: "what was to write it has failed, or wrote nothing")
  }

  static func emptyDocument(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "empty-manifest", "\(what) can't be empty", at: span, help: "begin it with `millwork: 1`")
  }

  static func notACatalog(_ path: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "not-a-catalogue", "`\(path)` is no asset catalogue: its name ends in .xcassets", at: span,
      help: "name the catalogue itself, not a folder around it or a set in it")
  }

  static func notAStub(_ path: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, "not-a-stub", "`\(path)` is no stub: its name ends in .swift or .swiftinterface", at: span)
  }

  static func swiftFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "not-a-manifest", "`\(path)` is a Swift file, not a manifest", at: nil,
      help: "`millwork check` takes Swift files; `generate` takes .yml, .yaml and .json")
  }

  static func severalDocuments(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "several-documents", "\(what) is one document; here a second one begins", at: span,
      help: "put it into a file of its own")
  }

  static func dataIsNoMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "data-is-no-mapping", "a template's data is a mapping, whose keys are the names it can use",
      at: span)
  }
}

/// About the environment.
extension Diagnostic {
  static func cacheNotWritable(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "cache-unusable", "the cache folder \(path) can't be written", at: nil,
      help: "free space or rights there, or name another folder in MILLWORK_CACHE")
  }
}

/// About kinds.
extension Diagnostic {
  static func duplicateKind(_ name: Located<String>, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name", "the kind `\(name.value)` is declared twice", at: name.span,
      secondary: [.init(first, "`\(name.value)` is first declared here")])
  }
}

/// About colours.
extension Diagnostic {
  static func unknownAsset(
    _ name: Located<String>, _ kind: String, meant: String?, severity: Severity
  ) -> Diagnostic {
    let article = kind.hasPrefix("i") ? "an" : "a"
    return Diagnostic(
      severity, "unknown-asset", "no asset catalogue has \(article) \(kind) `\(name.value)`", at: name.span,
      help: meant.map { "did you mean `\($0)`?" }
        ?? "name the catalogue that has it under `colors: {catalogs: …}`")
  }

  static func noDarkVariant(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, "no-dark-variant", "the colour set `\(name.value)` has no colour for the dark scheme",
      at: name.span,
      help: "add a dark appearance to it in the catalogue")
  }
}

/// About templates.
extension Diagnostic {
  static func templateIsThere(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "template-is-there", "`\(path)` is there already", at: nil,
      help: "move it away, or overwrite it with --force")
  }
}

/// About outputs.
extension Diagnostic {
  static func leftToPlugIn(_ manifests: [String]) -> Diagnostic {
    let what = manifests.count == 1 ? "`\(manifests[0])` is" : "\(manifests.count) manifests are"
    return Diagnostic(
      .note, "left-to-plug-in",
      "\(what) left to the plug-in \(PackageWiring.plugIn), which generates when the target is built",
      at: nil,
      help:
        "to have files in the package instead, say `output: DIR` in \(Project.fileName), and take the plug-in from the target"
    )
  }

  static func unclearPlugIn(_ manifests: [String]) -> Diagnostic {
    let what = manifests.count == 1 ? "`\(manifests[0])`" : "\(manifests.count) manifests"
    return Diagnostic(
      .warning, "unclear-plug-in",
      "Package.swift does not say plainly whether the plug-in \(PackageWiring.plugIn) generates from \(what), so it is done here",
      at: nil,
      help:
        "write the plug-in into the target's own `plugins`, and what it does without into `exclude` as plain strings, and the build does it alone; or say `output: DIR` in \(Project.fileName)"
    )
  }

  static func outputOutside(_ folder: String, link: String?) -> Diagnostic {
    let message =
      link.map { "the output folder `\(folder)` leads outside of the project by a symbolic link, to `\($0)`" }
      ?? "the output folder `\(folder)` lies outside of the project"
    return Diagnostic(
      .error, "output-outside", message, at: nil,
      help: link == nil
        ? "to write there on purpose, name it with --output" : "name the folder itself with --output")
  }

  static func reservedOutput(_ folder: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .error, "unsafe-path",
      "nothing can be written to `\(printable(folder))`, since `\(name)` is not for Millwork to generate into",
      at: nil, help: "name another folder")
  }

  static func notAGallery(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "not-a-gallery", "`\(folder)` holds files and is no gallery", at: nil,
      help: "name an empty folder or a new one with --output; a gallery takes its folder for itself")
  }

  static func noBrowser(_ program: String, _ page: String) -> Diagnostic {
    Diagnostic(
      .warning, "no-browser", "`\(program)` could not open `\(page)`", at: nil,
      help: "open the file in a browser by hand")
  }

  /// `other` is what becomes the file `name` as well, as does the manifest or one `component` of it.
  static func sameOutput(
    _ component: String?, of manifest: String, _ other: String, _ name: String, at place: Span?
  ) -> Diagnostic {
    let what = component.map { "the component `\($0)`" } ?? "`\(manifest)`"
    let twin = component == nil ? other : "one of \(other)"
    return Diagnostic(
      .error, "same-output", "\(what) would become the same file as \(twin): `\(name)`", at: place,
      help: component == nil
        ? "give the manifest another name"
        : "give the component another name, or generate each target's manifests to a folder of its own with --output"
    )
  }

  static func outputIsNoFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "output-is-no-file", "`\(path)` is to be generated, but something that is no file stands there",
      at: nil,
      help: "move it away, or give the component another name")
  }

  static func outputFolderIsNoFolder(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "output-is-no-file",
      "`\(folder)` is to be a folder for generated files, but something that is no folder stands there",
      at: nil,
      help: "name another folder with --output or with `output` in \(Project.fileName), or move it away")
  }

  static func outputNameTooLong(_ path: String, length: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, "output-name-too-long",
      "the file name of `\(path)` has \(length) bytes, and file systems take at most \(limit) here", at: nil,
      help: "give the component a shorter name")
  }

  /// For a step that would lose somebody's work: `place` is where the file begins to differ, and `command` what writes it.
  static func lostWork(
    _ step: OutputPlan.Step, at place: Span? = nil, by command: String = "millwork generate"
  ) -> Diagnostic {
    if step.old.map(ThreeWayMerge.hasMarkers) == true {
      return Diagnostic(
        .error, "edited-output", "a merge left its marks in `\(step.path)`", at: place,
        help:
          "delete it and generate: what it was made of is in the manifests; `\(command) --force` does the same"
      )
    }
    return switch step.action {
    case .removeEdited:
      Diagnostic(
        .error, "edited-output", "`\(step.path)` is generated no more, and was changed since it was",
        at: place,
        help: "move it elsewhere to keep it, or let it be removed with `\(command) --force`")
    case .overwriteForeign:
      Diagnostic(
        .error, "file-in-the-way",
        "`\(step.path)` is to be generated, but a file stands there that Millwork did not write", at: place,
        help:
          "move it away, or give the component another name; `\(command) --force` overwrites it")
    default:
      Diagnostic(
        .error, "edited-output", "`\(step.path)` was changed by hand since Millwork wrote it", at: place,
        help:
          "move the change into the manifest or a template of your own, then overwrite the file with `\(command) --force`, or delete it and generate"
      )
    }
  }

  /// `command` is what brings the file up to date.
  static func outOfDate(_ step: OutputPlan.Step, at span: Span?, by command: String) -> Diagnostic {
    let state = step.old == nil ? "is missing" : step.new == nil ? "is made no more" : "is out of date"
    return Diagnostic(
      .error, "out-of-date", "`\(step.path)` \(state)", at: span,
      help: "run `\(command)`, and commit what it writes")
  }

  static func overwritesInput(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "overwrites-input",
      "`\(path)` is to be written, but it is a file that is read here or belongs to the project", at: nil,
      help: "name another file")
  }

  static func changesThroughLink(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "output-outside",
      "`\(path)` is to be changed, but it is a symbolic link that leads out of its folder", at: nil,
      help: "change the file it leads to, or put a file of its own in its place")
  }

  static func noTemplateName(_ path: String, meant: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "unused-template", "`\(path)` is no template, and the built-in `\(meant)` is used", at: span,
      help: "templates end in .stencil: did you mean `\(meant)`?")
  }

  static func wouldBeRead(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "overwrites-input",
      "`\(path)` is to be written where later runs would take it for a part of the project", at: nil,
      help: "name a file in another folder")
  }

  /// `maker` is the manifest that the record has the file `name` of, and that still makes it.
  static func takesOver(
    _ component: String?, of manifest: String, from maker: String, _ name: String, at place: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, "same-output",
      "\(component.map { "the component `\($0)`" } ?? "`\(manifest)`") would become the same file as one of `\(maker)`: `\(name)`",
      at: place,
      help:
        "give it another name, generate to a folder of its own with --output, or let it have the file with --force"
    )
  }

  static func recordIsALink(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "output-outside",
      "`\(folder)` is a symbolic link, and the record of outputs stays in the project",
      at: nil, help: "put what it leads to in its place")
  }

  static func unreadableRecord(_ cause: Diagnostic, file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-record", "`\(file.name)` can't be read: \(cause.message)", at: cause.primary?.span,
      help: restoring)
  }

  /// What to do without the record: `--force` would take what somebody wrote along.
  private static let restoring =
    "take the file from a commit, or remove it and run `millwork generate`: what is as it would be generated "
    + "is recorded anew, the rest is shown and stays"

  static func conflictInRecord(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-record", "a merge left its marks in `\(printable(file))`", at: nil,
      help: "run `millwork generate`, which goes by what both sides say and writes the file anew")
  }

  static func unknownRecord(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unreadable-record", "this is no record of outputs that this version of Millwork knows",
      at: span,
      help: "update Millwork; else " + restoring)
  }
}
