extension InterfaceModules.PhotosUISwiftUI {
  /// What PhotosUI adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/photosui/photospicker
    @_exported import PhotosUI
    @_exported import SwiftUI
    import Swift
    """#
}
