extension InterfaceModules.Quartz {
  /// Panels of Quick Look, documents and images.
  static let quartz = #"""
    // https://developer.apple.com/documentation/quartz
    @_exported import AppKit
    @_exported import PDFKit
    @_exported import QuickLookUI
    import Swift
    """#
}
