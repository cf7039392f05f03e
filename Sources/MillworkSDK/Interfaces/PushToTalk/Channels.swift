extension InterfaceModules.PushToTalk {
  /// Channels of walkie-talkie calls.
  static let channels = #"""
    // https://developer.apple.com/documentation/pushtotalk
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    @available(iOS 16.0, *)
    open class PTChannelManager : NSObject, @unchecked Sendable {
      public class func channelManager(delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate) async throws -> PTChannelManager
      open var activeChannelUUID: UUID? { get }
      open func requestJoinChannel(channelUUID: UUID, descriptor: PTChannelDescriptor)
      open func leaveChannel(channelUUID: UUID)
      open func requestBeginTransmitting(channelUUID: UUID)
      open func stopTransmitting(channelUUID: UUID)
    }
    @available(iOS 16.0, *)
    open class PTChannelDescriptor : NSObject {
      public init(name: String, image: UIImage?)
      open var name: String { get }
    }
    @available(iOS 16.0, *)
    public protocol PTChannelManagerDelegate : NSObjectProtocol {
    }
    @available(iOS 16.0, *)
    public protocol PTChannelRestorationDelegate : NSObjectProtocol {
      func channelDescriptor(restoredChannelUUID channelUUID: UUID) -> PTChannelDescriptor
    }
    """#
}
