import MillworkSDK

/// The settings of the folder that stands for an SDK. The compiler reads from them which visionOS version an iOS
/// version corresponds to; without that it refuses `@available(iOS 17.0, *)` on visionOS.
enum SDKSettings {
  /// iOS versions and the visionOS version with the same API: visionOS 1 is built on iOS 17, and since 26 the numbers
  /// are the same.
  /// The compiler looks a version up as it is written, and then by its major number.
  static let visionOSByIOS: [(String, String)] =
    (13...17).map { ("\($0).0", "1.0") } + [("17.4", "1.1"), ("17.5", "1.2")]
    + (0...6).map { ("18.\($0)", "2.\($0)") }
    + [26, 27].flatMap { major in (0...9).map { ("\(major).\($0)", "\(major).\($0)") } }

  /// The text of `SDKSettings.json`.
  static func text(for platform: Platform) -> String {
    let newest = "\(platform.newest.major).9"
    let forward = visionOSByIOS.map { "\"\($0.0)\":\"\($0.1)\"" }.joined(separator: ",")
    let back = visionOSByIOS.dropFirst(4).map { "\"\($0.1)\":\"\($0.0)\"" }.joined(separator: ",")
    let map = platform == .visionOS ? "\"iOS_visionOS\":{\(forward)},\"visionOS_iOS\":{\(back)}" : ""
    return """
      {"CanonicalName":"\(platform.xcodeSDK)\(newest)","Version":"\(newest)","MaximumDeploymentTarget":"\(newest).99",\
      "DefaultDeploymentTarget":"\(newest)","VersionMap":{\(map)}}

      """
  }
}
