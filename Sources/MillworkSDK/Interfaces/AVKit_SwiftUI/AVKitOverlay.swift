extension InterfaceModules.AVKitSwiftUI {
  /// What AVKit adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/avkit/videoplayer
    @_exported import AVKit
    @_exported import SwiftUI
    import Swift
    """#
}
