extension InterfaceModules.OSLog {
  /// The module that many files import for Logger.
  static let osLog = #"""
    // https://developer.apple.com/documentation/oslog
    @_exported import os
    import Swift
    """#
}
