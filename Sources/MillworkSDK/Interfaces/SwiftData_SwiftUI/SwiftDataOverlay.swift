extension InterfaceModules.SwiftDataSwiftUI {
  /// What SwiftData adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/swiftdata/query
    @_exported import SwiftData
    @_exported import SwiftUI
    import Swift
    """#
}
