extension InterfaceModules.MapKitSwiftUI {
  /// What MapKit adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/mapkit/map
    @_exported import MapKit
    @_exported import SwiftUI
    import Swift
    """#
}
