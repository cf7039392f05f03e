extension InterfaceModules.AudioToolbox {
  /// Sounds of the system.
  static let systemSounds = #"""
    // https://developer.apple.com/documentation/audiotoolbox/system-sound-services
    @_exported import Foundation
    import Swift
    public typealias SystemSoundID = UInt32
    public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID)
    public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID)
    public var kSystemSoundID_Vibrate: SystemSoundID { get }
    """#
}
