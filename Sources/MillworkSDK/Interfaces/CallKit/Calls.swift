extension InterfaceModules.CallKit {
  /// Calls of applications.
  static let calls = #"""
    // https://developer.apple.com/documentation/callkit
    @_exported import Foundation
    import Dispatch
    import Swift
    import _Concurrency
    open class CXCall : NSObject {
      open var uuid: UUID { get }
      open var hasConnected: Bool { get }
      open var hasEnded: Bool { get }
    }
    public protocol CXCallObserverDelegate : NSObjectProtocol {
      func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
    }
    open class CXCallObserver : NSObject {
      override public init()
      open var calls: [CXCall] { get }
      open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?)
    }
    """#
}
