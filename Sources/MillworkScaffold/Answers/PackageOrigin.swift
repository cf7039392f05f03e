/// Where SwiftPM takes a package from, as a text says it.
package enum PackageOrigin {
  /// Whether a text means a URL, and not a path.
  package static func isURL(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ":")) && !text.hasPrefix("/") && !text.hasPrefix(".")
  }

  /// Whether a text is the URL of a repository: without white space, and with a name at its end.
  package static func isRepository(_ text: String) -> Bool {
    isURL(text) && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } && !name(of: text).isEmpty
  }

  /// The name of a package in the manifests that use it: the last name of its URL or path, without `.git`.
  /// https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html#package-dependency
  package static func name(of place: String) -> String {
    let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Whether a text is a semantic version (semver.org): three numbers, with more behind `-` or `+`.
  package static func isVersion(_ text: String) -> Bool {
    let core = text.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
    let parts = core.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let rest = text.utf8.dropFirst(core.count)
    return parts.count == 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { 0x30...0x39 ~= $0 } && (part.count == 1 || part.first != 0x30)
      }
      && rest.count != 1
      && rest.allSatisfy { byte in
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
          || [0x2B, 0x2D, 0x2E].contains(byte)
      }
  }
}
