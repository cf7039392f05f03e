import MillworkSource

/// A project's configuration, `millwork.yml` at its root: what holds for all of its manifests.
package struct Project: Sendable {
  /// The name of the file as the person gave it.
  package let file: String
  /// What holds for every manifest that does not say otherwise.
  package let settings: Settings
  /// Manifests, and folders that hold them, as paths relative to the configuration's folder; empty where it names none.
  package let manifests: [Located<String>]
  /// The folder that generated files are written to, relative to the configuration's folder.
  package let output: Located<String>?
  /// How the generated code is spread over files; `nil` where it does not say.
  package let layout: OutputLayout?
  /// The folder of templates that stand in for built-in ones, relative to the configuration's folder.
  package let templates: Located<String>?
  /// What is checked together with every manifest's output.
  package let check: CheckInputs

  /// The name of the configuration.
  package static let fileName = "millwork.yml"
}
