/// The parts of a path that `/` separates.
enum PathText {
  static func lastComponent(_ path: String) -> String {
    guard let last = path.split(separator: "/").last else { return path.isEmpty ? "" : "/" }
    return String(last)
  }

  static func parent(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let isAbsolute = path.hasPrefix("/")
    guard parts.count > 1 else { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + parts.dropLast().joined(separator: "/")
  }
}
