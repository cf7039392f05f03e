import MillworkManifest
import MillworkSDK
import MillworkSource

/// The files that `millwork init` writes.
struct StarterFiles {
  /// The target that the code is for.
  let target: String
  /// Its folder, from the package's.
  let folder: String
  /// Whether Millwork's plug-in generates while the package is built; otherwise somebody runs `millwork generate`.
  let usesPlugIn: Bool
  /// Whether its manifests lie in its folder: the plug-in looks for them there, and where no `output` says another place,
  /// their code goes there.
  let hasOwnManifests: Bool
  /// Whether generated files are empty where there is no SwiftUI.
  let guardsImport: Bool
  /// The floors of the package.
  let platforms: [PlatformFloor]
  /// Whether the folder that is the default holds manifests, which were read without a configuration.
  let keepsDefaultFolder: Bool

  /// The example manifest's path, from the package's folder.
  var manifestPath: String {
    hasOwnManifests ? (folder.isEmpty ? "" : folder + "/") + "Example.millwork.yml" : "Manifests/example.yml"
  }

  /// The folder of the target's manifests, from the package's folder.
  var manifests: String { hasOwnManifests ? (folder.isEmpty ? "." : folder) : ProjectFolder.defaultManifests }

  /// The project's configuration.
  var configuration: String {
    let isKept = keepsDefaultFolder && manifests != ProjectFolder.defaultManifests
    let folders = (isKept ? [ProjectFolder.defaultManifests] : []) + [manifests]
    let list = folders.map { YAMLScalar.written($0, isInFlow: true) }.joined(separator: ", ")
    var text = """
      # What holds for all manifests of this package. `millwork schema project` describes every key.
      millwork: 1
      manifests: [\(list)]

      """
    if !usesPlugIn {
      text += "output: \(YAMLScalar.written((folder.isEmpty ? "" : folder + "/") + "Generated"))\n"
    }
    if platforms.isEmpty {
      text +=
        "# Package.swift names no platforms. Name them there and here, such as {iOS: 17.0, macOS: 14.0}.\n"
    } else {
      let floors = platforms.map { "\($0.platform.name): \(max($0.version, $0.platform.oldestSupported))" }
      text += "platforms: {\(floors.joined(separator: ", "))}\n"
    }
    if guardsImport { text += "guardImport: true\n" }
    return text
  }

  /// The example manifest. It needs nothing that the target would have to declare.
  var manifest: String {
    """
    # Components of the target \(printable(target)): a start to change. `millwork new` adds more.
    millwork: 1

    toolbarContent:
      # In a view: .toolbar { ExampleToolbar(onAdd: addItem) }
      ExampleToolbar:
        summary: A button that adds something.
        parameters: {onAdd: () -> Void}
        items:
          - button: Add
            image: plus
            placement: primaryAction
            action: onAdd()

    toggleStyles:
      # In a view: Toggle("Sound", isOn: $isOn).toggleStyle(.example)
      ExampleToggleStyle:
        summary: A switch that is green when on.
        variant: switch
        track: {on: green}

    """
  }
}
