extension InterfaceModules.CoreTelephony {
  /// The network of a phone.
  static let carriers = #"""
    // https://developer.apple.com/documentation/coretelephony
    @_exported import Foundation
    import Swift
    import _Concurrency
    @objc public protocol CTTelephonyNetworkInfoDelegate : NSObjectProtocol {
      @objc optional func dataServiceIdentifierDidChange(_ identifier: String)
    }
    open class CTTelephonyNetworkInfo : NSObject {
      override public init()
      open var dataServiceIdentifier: String? { get }
      weak open var delegate: (any CTTelephonyNetworkInfoDelegate)? { get set }
      open var serviceSubscriberCellularProviders: [String : CTCarrier]? { get }
      open var subscriberCellularProvider: CTCarrier? { get }
      open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)? { get set }
      open var serviceCurrentRadioAccessTechnology: [String : String]? { get }
      open var currentRadioAccessTechnology: String? { get }
    }
    open class CTCarrier : NSObject {
      open var carrierName: String? { get }
      open var mobileCountryCode: String? { get }
      open var mobileNetworkCode: String? { get }
      open var isoCountryCode: String? { get }
      open var allowsVOIP: Bool { get }
    }
    public let CTRadioAccessTechnologyGPRS: String
    public let CTRadioAccessTechnologyEdge: String
    public let CTRadioAccessTechnologyWCDMA: String
    public let CTRadioAccessTechnologyHSDPA: String
    public let CTRadioAccessTechnologyHSUPA: String
    public let CTRadioAccessTechnologyCDMA1x: String
    public let CTRadioAccessTechnologyCDMAEVDORev0: String
    public let CTRadioAccessTechnologyCDMAEVDORevA: String
    public let CTRadioAccessTechnologyCDMAEVDORevB: String
    public let CTRadioAccessTechnologyeHRPD: String
    public let CTRadioAccessTechnologyLTE: String
    public let CTRadioAccessTechnologyNRNSA: String
    public let CTRadioAccessTechnologyNR: String
    extension NSNotification.Name {
      public static let CTServiceRadioAccessTechnologyDidChange: NSNotification.Name
    }
    @objc public enum CTCellularDataRestrictedState : UInt, Sendable {
      case restrictedStateUnknown
      case restricted
      case notRestricted
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    open class CTCellularData : NSObject {
      override public init()
      open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? { get set }
      open var restrictedState: CTCellularDataRestrictedState { get }
    }
    open class CTCellularPlanProvisioning : NSObject {
      override public init()
      open func supportsCellularPlan() -> Bool
    }
    """#
}
