extension InterfaceModules.SwiftUI {
  /// What `import SwiftUI` makes visible besides SwiftUI.
  static let exports = #"""
    // https://developer.apple.com/documentation/swiftui
    #if os(macOS)
    @_exported import AppKit
    #else
    @_exported import UIKit
    #endif
    #if os(watchOS)
    @_exported import WatchKit
    #endif
    @_exported import Accessibility
    @_exported import Combine
    @_exported import CoreGraphics
    @_exported import CoreTransferable
    @_exported import DeveloperToolsSupport
    @_exported import Foundation
    @_exported import Observation
    #if os(visionOS)
    @_exported import Spatial
    #endif
    @_exported import Symbols
    @_exported import UniformTypeIdentifiers
    @_exported import os
    import CoreText
    import Swift
    import _Concurrency
    import _StringProcessing
    """#
}
