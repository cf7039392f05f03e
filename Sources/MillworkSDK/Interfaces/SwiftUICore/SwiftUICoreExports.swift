extension InterfaceModules.SwiftUICore {
  /// The part of SwiftUI that files of Xcode 16 and later name by mistake.
  static let core = #"""
    // https://developer.apple.com/documentation/swiftui
    @_exported import SwiftUI
    import Swift
    """#
}
