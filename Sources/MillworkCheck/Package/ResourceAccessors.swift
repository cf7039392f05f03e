import MillworkSource

/// The code that SwiftPM generates for a target's resources, as far as other code can see it.
/// https://developer.apple.com/documentation/xcode/bundling-resources-with-a-swift-package
package struct ResourceAccessors: Sendable {
  /// The code, or `nil` where there are no resources.
  let file: MappedFile?
  /// The condition that tells code whether there is a `Bundle.module`.
  let define: String

  private static let name = "resource_bundle_accessor.swift"
  private static let bundle = MappedText(
    """
    import class Foundation.Bundle
    extension Foundation.Bundle {
      static let module: Bundle = Bundle.main
    }

    """)

  /// The accessor of a target that has resources.
  package static let ofBundle = MappedFile(path: name, text: bundle)

  /// The accessors of `target`.
  init(_ target: PackageTarget, hasImplicitResources: Bool) {
    let embedded = target.resources.filter { $0.rule == "embedInCode" }
    let hasBundle = hasImplicitResources || target.resources.count > embedded.count
    var text = MappedText()
    if hasBundle { text.append(Self.bundle) }
    if !embedded.isEmpty {
      text.append("struct PackageResources {\n")
      for resource in embedded {
        let name = resource.path.split(separator: "/").last ?? ""
        let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        text.append("  static let \(word): [UInt8] = []\n")
      }
      text.append("}\n")
    }
    file = hasBundle || !embedded.isEmpty ? MappedFile(path: Self.name, text: text) : nil
    define = "SWIFT_MODULE_RESOURCE_BUNDLE_" + (hasBundle ? "AVAILABLE" : "UNAVAILABLE")
  }
}
