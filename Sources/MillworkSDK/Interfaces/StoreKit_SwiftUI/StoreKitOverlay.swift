extension InterfaceModules.StoreKitSwiftUI {
  /// What StoreKit adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/storekit/storeview
    @_exported import StoreKit
    @_exported import SwiftUI
    import Swift
    """#
}
