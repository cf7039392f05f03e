extension InterfaceModules.SwiftUI {
  /// Insets of the platform's views as SwiftUI's, and the other way round.
  static let platformInsets = #"""
    // https://developer.apple.com/documentation/swiftui/edgeinsets/init(_:)
    #if os(macOS)
    @available(macOS 11.0, *)
    extension EdgeInsets {
      nonisolated public init(_ nsEdgeInsets: NSDirectionalEdgeInsets)
    }
    @available(macOS 11.0, *)
    extension NSDirectionalEdgeInsets {
      public init(_ edgeInsets: EdgeInsets)
    }
    #elseif !os(watchOS)
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension EdgeInsets {
      nonisolated public init(_ nsEdgeInsets: NSDirectionalEdgeInsets)
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension NSDirectionalEdgeInsets {
      public init(_ edgeInsets: EdgeInsets)
    }
    #endif
    """#
}
