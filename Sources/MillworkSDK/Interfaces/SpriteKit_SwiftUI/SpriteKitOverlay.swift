extension InterfaceModules.SpriteKitSwiftUI {
  /// What SpriteKit adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/spritekit/spriteview
    @_exported import SpriteKit
    @_exported import SwiftUI
    import Swift
    """#
}
