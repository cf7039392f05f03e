extension InterfaceModules.Cocoa {
  /// What `import Cocoa` makes visible: AppKit and what comes with it.
  static let exports = #"""
    // https://developer.apple.com/documentation/appkit
    @_exported import AppKit
    @_exported import Foundation
    import Swift
    """#
}
