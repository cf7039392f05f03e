/// The notation that a document is written in.
public enum DocumentFormat: Sendable, Hashable {
  /// YAML 1.2.2.
  case yaml
  /// JSON, strictly by RFC 8259.
  case json

  /// The format that a file name's suffix stands for: `.yml` and `.yaml`, or `.json`, in any case; `nil` for any other.
  public init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      self = .yaml
    } else if name.hasSuffix(".json") {
      self = .json
    } else {
      return nil
    }
  }
}
