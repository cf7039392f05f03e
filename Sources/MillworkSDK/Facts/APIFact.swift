/// What is known of one API: from which version each platform has it, which SDK declares it, what to use instead.
package struct APIFact: Hashable, Sendable {
  /// How the name is used, and so how its existence is proven by compiling.
  package enum Usage: Hashable, Sendable {
    /// Content of a toolbar builder.
    case toolbar(String)
    /// Content of the builder of a customisable toolbar.
    case customizableToolbar(String)
    /// A view, in a view's body, where `flag` is a `Bool` binding and `space` a namespace.
    case view(String)
    /// A statement in a function on the main actor.
    case statement(String)
  }

  /// The qualified name, such as `ToolbarItemPlacement.topBarTrailing` or `View.sheet`.
  package let name: String
  /// The first version of each platform in the order of `Platform.allCases`; `nil` where the name is unavailable.
  package let floors: [OSVersion?]
  /// The SDK whose headers first declare the name; an older compiler refuses it whatever `#available` says.
  package let sdk: OSVersion
  /// The name to prefer where this one is superseded (soft deprecation: no compiler warning), or `nil`.
  package let supersededBy: String?
  /// A use of the name, which the tests compile.
  package let usage: Usage

  /// A row. `floors` holds five cells, one a platform in the order iOS, macOS, tvOS, watchOS, visionOS:
  /// a version, or `-` for unavailable.
  init(
    _ name: String, _ floors: String, sdk: OSVersion = OSVersion(16), supersededBy: String? = nil,
    _ usage: Usage
  ) {
    self.name = name
    self.floors = floors.split(separator: " ").map { OSVersion($0) }
    self.sdk = sdk
    self.supersededBy = supersededBy
    self.usage = usage
  }

  /// The first version of `platform` that has the name; `nil` where it is unavailable.
  package func floor(on platform: Platform) -> OSVersion? {
    guard let index = Platform.allCases.firstIndex(of: platform), index < floors.count else { return nil }
    return floors[index]
  }

  /// Whether code for `platform` from `version` on may use the name without `#available`.
  package func isAvailable(on platform: Platform, from version: OSVersion) -> Bool {
    floor(on: platform).map { $0 <= version } ?? false
  }

  /// The condition that hides the name from compilers whose SDK lacks it, such as `compiler(>=6.2)`; `nil` where every
  /// compiler that knows Swift 6 has it.
  ///
  /// Xcode 26.0 came with Swift 6.2 and SDK 26, 26.4 with 6.3, 27 with 6.4.
  package var compilerCondition: String? {
    Self.compilers.first { sdk >= $0.sdk }?.condition
  }

  /// The oldest SDK of the compilers that pass a condition.
  package static func sdk(passing condition: String) -> OSVersion? {
    compilers.first { $0.condition == condition }?.sdk
  }

  /// What asks for the compiler that came with `sdk`; `nil` where it came with none of its own.
  package static func compilerCondition(of sdk: OSVersion) -> String? {
    compilers.first { $0.sdk == sdk }?.condition
  }

  /// The SDKs that came with a newer compiler, newest first, with what asks for it.
  private static let compilers: [(sdk: OSVersion, condition: String)] = [
    (OSVersion(27), "compiler(>=6.4)"), (OSVersion(26, 4), "compiler(>=6.3)"),
    (OSVersion(26), "compiler(>=6.2)"),
  ]
}
