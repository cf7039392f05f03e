extension InterfaceModules.RealityFoundation {
  /// The part of RealityKit that visionOS samples name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/realitykit
    @_exported import RealityKit
    import Swift
    """#
}
