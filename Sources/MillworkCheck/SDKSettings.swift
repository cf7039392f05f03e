import MillworkSDK

/// The settings of the folder that stands for an SDK. The compiler reads from them which visionOS version an iOS
/// version corresponds to; without that it refuses `@available(iOS 17.0, *)` on visionOS.
enum SDKSettings {
  /// iOS versions and the visionOS version that has the same API (visionOS 1 is built on iOS 17).
  static let visionOSByIOS = [("13.0", "1.0"), ("17.0", "1.0"), ("18.0", "2.0"), ("19.0", "3.0")]

  /// The text of `SDKSettings.json`.
  static func text(for platform: Platform) -> String {
    let newest = "\(platform.newest.major).9"
    let forward = visionOSByIOS.map { "\"\($0.0)\":\"\($0.1)\"" }.joined(separator: ",")
    let back = visionOSByIOS.dropFirst().map { "\"\($0.1)\":\"\($0.0)\"" }.joined(separator: ",")
    let map = platform == .visionOS ? "\"iOS_visionOS\":{\(forward)},\"visionOS_iOS\":{\(back)}" : ""
    return """
      {"CanonicalName":"\(platform.xcodeSDK)\(newest)","Version":"\(newest)","MaximumDeploymentTarget":"\(newest).99",\
      "DefaultDeploymentTarget":"\(newest)","VersionMap":{\(map)}}

      """
  }
}
