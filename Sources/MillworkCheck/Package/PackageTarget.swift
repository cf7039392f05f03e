/// A target of a Swift package as its manifest describes it.
struct PackageTarget {
  /// What a target is made into.
  enum Kind: String {
    case library = "regular"
    case executable
    case test
    case plugin
    case macro
    case system
    case binary
  }

  /// When an entry of the manifest counts.
  struct Condition {
    /// The platforms, in lower case; empty for all.
    var platforms: [String] = []
    /// `debug` or `release`; `nil` for both.
    var configuration: String?
    /// The traits, of which one must be on; empty for no such condition.
    var traits: [String] = []
  }

  /// Another target or product.
  struct Reference {
    /// How it is named.
    enum Name {
      /// A target of the same package.
      case target(String)
      /// A product of another package.
      case product(String, package: String?)
      /// Either of the two.
      case any(String)
    }

    var name: Name
    /// Whether the importing code knows its modules by other names.
    var renamesModules: Bool
    var condition: Condition
  }

  /// A setting for the Swift compiler.
  struct Setting {
    /// Such as `define` or `enableUpcomingFeature`.
    var kind: String
    /// Its values.
    var values: [String]
    var condition: Condition
  }

  /// A file or folder that is brought along.
  struct Resource {
    var path: String
    /// `process`, `copy` or `embedInCode`.
    var rule: String
  }

  /// The name in the manifest.
  var name: String
  var kind: Kind
  /// The folder, from the package's, where the manifest names one.
  var path: String?
  /// The files and folders that its sources are in, from its folder; `nil` for all.
  var sources: [String]?
  /// The files and folders that are left out.
  var exclude: [String]
  var dependencies: [Reference]
  /// The settings for Swift.
  var settings: [Setting]
  var resources: [Resource]
  /// Whether it sees the `package` declarations of the package's other targets.
  var hasPackageAccess: Bool
  /// The names of the plug-ins that it uses.
  var plugins: [String]

  /// The module's name: the target's, with `_` for what can't stand in an identifier.
  var moduleName: String {
    var name = String(self.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if let first = name.first, first.isNumber { name = "_" + name.dropFirst() }
    return name
  }
}
