extension InterfaceModules.RealityKitSwiftUI {
  /// What RealityKit adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/realitykit/realityview
    @_exported import RealityKit
    @_exported import SwiftUI
    import Swift
    """#
}
