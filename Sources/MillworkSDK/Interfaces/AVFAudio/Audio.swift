extension InterfaceModules.AVFAudio {
  /// The part of AVFoundation that plays and records sound.
  static let audio = #"""
    // https://developer.apple.com/documentation/avfaudio
    @_exported import AVFoundation
    import Swift
    """#
}
