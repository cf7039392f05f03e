/// How generated code is spread over files.
package enum OutputLayout: String, CaseIterable, Sendable {
  /// A file for each component.
  case component
  /// A file for each manifest, and one for what they share.
  case manifest
}
