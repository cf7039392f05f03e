extension InterfaceModules.GroupActivities {
  /// Activities that people share in a call.
  static let groupActivities = #"""
    // https://developer.apple.com/documentation/groupactivities
    @_exported import Foundation
    import CoreTransferable
    import Swift
    import _Concurrency
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public struct GroupActivityMetadata : Sendable {
      public init()
      public var title: String?
      public var subtitle: String?
      public var type: GroupActivityMetadata.ActivityType
      public var fallbackURL: URL?
      public struct ActivityType : Hashable, Sendable {
        public static let generic: GroupActivityMetadata.ActivityType
        public static let watchTogether: GroupActivityMetadata.ActivityType
        public static let listenTogether: GroupActivityMetadata.ActivityType
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    public protocol GroupActivity : Decodable, Encodable {
      static var activityIdentifier: String { get }
      var metadata: GroupActivityMetadata { get async }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, *)
    extension GroupActivity {
      public static var activityIdentifier: String { get }
      public func activate() async throws -> Bool
    }
    """#
}
