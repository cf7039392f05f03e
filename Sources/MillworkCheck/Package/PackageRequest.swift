import MillworkSDK
import MillworkSource

/// A package that is to be checked, and for what.
package struct PackageRequest: Sendable {
  /// A platform, with the floor that replaces the manifest's.
  package struct PlatformChoice: Hashable, Sendable {
    /// The platform.
    package var platform: Platform
    /// The deployment floor; `nil` for the manifest's.
    package var floor: OSVersion?

    /// A platform with a floor, or with the manifest's.
    package init(_ platform: Platform, _ floor: OSVersion? = nil) {
      self.platform = platform
      self.floor = floor
    }
  }

  /// The package's folder.
  package var folder: String
  /// What `swift package dump-package` printed for this package and for those that it depends on, where SwiftPM can't be
  /// started, such as inside a plug-in; empty to start it.
  package var descriptions: [[UInt8]] = []
  /// The platforms; empty for those of the manifest, and for all where it names none.
  package var platforms: [PlatformChoice] = []
  /// The language modes; empty for the manifest's own.
  package var modes: [SwiftMode] = []
  /// What the plug-in of a target generates; `nil` for a plug-in that is not known. Files are read into the set.
  package var outputs: @Sendable (PlugInUse, inout SourceSet) -> PlugInUse.Outputs? = { _, _ in nil }
  /// How many compilers run at once, and for how long each.
  package var options = CheckOptions()

  /// A request for the package in `folder`.
  package init(folder: String) {
    self.folder = folder
  }
}
