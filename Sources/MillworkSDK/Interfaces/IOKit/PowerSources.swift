extension InterfaceModules.IOKit {
  /// Sources of power, what keeps a machine awake, and the registry of its devices.
  static let powerSources = #"""
    // https://developer.apple.com/documentation/iokit
    @_exported import Foundation
    import Swift
    import _Concurrency
    public typealias io_object_t = UInt32
    public typealias io_service_t = UInt32
    public typealias io_connect_t = UInt32
    public typealias io_iterator_t = UInt32
    public typealias io_registry_entry_t = UInt32
    public typealias mach_port_t = UInt32
    public typealias kern_return_t = Int32
    public typealias IOReturn = kern_return_t
    public typealias IOOptionBits = UInt32
    public typealias natural_t = UInt32
    public var KERN_SUCCESS: Int32 { get }
    public var kIOReturnSuccess: IOReturn { get }
    public var kIOReturnError: Int32 { get }
    public var kIOReturnNotPermitted: Int32 { get }
    public var kIOReturnNotFound: Int32 { get }
    public var kIOReturnBadArgument: Int32 { get }
    public var kIOReturnBusy: Int32 { get }
    public var kIOReturnExclusiveAccess: Int32 { get }
    public var kIOReturnNotPrivileged: Int32 { get }
    public let kIOMainPortDefault: mach_port_t
    public let kIOMasterPortDefault: mach_port_t
    public var kIORegistryIterateRecursively: Int { get }
    public var kIORegistryIterateParents: Int { get }
    public var kIOServicePlane: String { get }
    public var kIOPlatformSerialNumberKey: String { get }
    public var kIOPlatformUUIDKey: String { get }
    public var kIOServiceClass: String { get }
    public var kIOMatchedNotification: String { get }
    public var kIOFirstMatchNotification: String { get }
    public var kIOTerminatedNotification: String { get }
    public var kIOPublishNotification: String { get }
    public var kIOPropertyMatchKey: String { get }
    public typealias IONotificationPortRef = OpaquePointer
    public typealias IOServiceMatchingCallback = @convention(c) (UnsafeMutableRawPointer?, io_iterator_t) -> Void
    public typealias IOServiceInterestCallback = @convention(c) (UnsafeMutableRawPointer?, io_service_t, UInt32, UnsafeMutableRawPointer?) -> Void
    public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary!
    public func IOServiceNameMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary!
    public func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary!) -> io_service_t
    @discardableResult public func IOServiceGetMatchingServices(_ mainPort: mach_port_t, _ matching: CFDictionary!, _ existing: UnsafeMutablePointer<io_iterator_t>!) -> kern_return_t
    @discardableResult public func IOServiceOpen(_ service: io_service_t, _ owningTask: UInt32, _ type: UInt32, _ connect: UnsafeMutablePointer<io_connect_t>!) -> kern_return_t
    @discardableResult public func IOServiceClose(_ connect: io_connect_t) -> kern_return_t
    @discardableResult public func IOConnectCallStructMethod(_ connection: mach_port_t, _ selector: UInt32, _ inputStruct: UnsafeRawPointer!, _ inputStructCnt: Int, _ outputStruct: UnsafeMutableRawPointer!, _ outputStructCnt: UnsafeMutablePointer<Int>!) -> kern_return_t
    @discardableResult public func IOServiceAddMatchingNotification(_ notifyPort: IONotificationPortRef!, _ notificationType: UnsafePointer<CChar>!, _ matching: CFDictionary!, _ callback: IOServiceMatchingCallback!, _ refCon: UnsafeMutableRawPointer!, _ notification: UnsafeMutablePointer<io_iterator_t>!) -> kern_return_t
    @discardableResult public func IOServiceAddInterestNotification(_ notifyPort: IONotificationPortRef!, _ service: io_service_t, _ interestType: UnsafePointer<CChar>!, _ callback: IOServiceInterestCallback!, _ refCon: UnsafeMutableRawPointer!, _ notification: UnsafeMutablePointer<io_object_t>!) -> kern_return_t
    public func IONotificationPortCreate(_ mainPort: mach_port_t) -> IONotificationPortRef!
    public func IONotificationPortDestroy(_ notify: IONotificationPortRef!)
    public func IONotificationPortGetRunLoopSource(_ notify: IONotificationPortRef!) -> Unmanaged<CFRunLoopSource>!
    public func IONotificationPortSetDispatchQueue(_ notify: IONotificationPortRef!, _ queue: DispatchQueue!)
    public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t
    @discardableResult public func IOObjectRelease(_ object: io_object_t) -> kern_return_t
    @discardableResult public func IOObjectRetain(_ object: io_object_t) -> kern_return_t
    public func IOObjectConformsTo(_ object: io_object_t, _ className: UnsafePointer<CChar>!) -> UInt32
    public func IORegistryEntryCreateCFProperty(_ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits) -> Unmanaged<CFTypeRef>!
    @discardableResult public func IORegistryEntryCreateCFProperties(_ entry: io_registry_entry_t, _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!, _ allocator: CFAllocator!, _ options: IOOptionBits) -> kern_return_t
    public func IORegistryEntrySearchCFProperty(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString!, _ allocator: CFAllocator!, _ options: IOOptionBits) -> CFTypeRef!
    @discardableResult public func IORegistryEntrySetCFProperty(_ entry: io_registry_entry_t, _ propertyName: CFString!, _ property: CFTypeRef!) -> kern_return_t
    @discardableResult public func IORegistryEntryGetParentEntry(_ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ parent: UnsafeMutablePointer<io_registry_entry_t>!) -> kern_return_t
    public func IORegistryEntryFromPath(_ mainPort: mach_port_t, _ path: UnsafePointer<CChar>!) -> io_registry_entry_t
    @discardableResult public func IORegistryEntryGetRegistryEntryID(_ entry: io_registry_entry_t, _ entryID: UnsafeMutablePointer<UInt64>!) -> kern_return_t
    // https://developer.apple.com/documentation/iokit/iopowersources_h
    public typealias IOPowerSourceCallbackType = @convention(c) (UnsafeMutableRawPointer?) -> Void
    public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>!
    public func IOPSCopyPowerSourcesList(_ blob: CFTypeRef!) -> Unmanaged<CFArray>!
    public func IOPSGetPowerSourceDescription(_ blob: CFTypeRef!, _ ps: CFTypeRef!) -> Unmanaged<CFDictionary>!
    public func IOPSGetProvidingPowerSourceType(_ snapshot: CFTypeRef!) -> Unmanaged<CFString>!
    public func IOPSGetTimeRemainingEstimate() -> CFTimeInterval
    public func IOPSCopyExternalPowerAdapterDetails() -> Unmanaged<CFDictionary>!
    public func IOPSNotificationCreateRunLoopSource(_ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!) -> Unmanaged<CFRunLoopSource>!
    public func IOPSCreateLimitedPowerNotification(_ callback: IOPowerSourceCallbackType!, _ context: UnsafeMutableRawPointer!) -> Unmanaged<CFRunLoopSource>!
    public var kIOPSTimeRemainingUnlimited: Double { get }
    public var kIOPSTimeRemainingUnknown: Double { get }
    public var kIOPSPowerSourceStateKey: String { get }
    public var kIOPSACPowerValue: String { get }
    public var kIOPSBatteryPowerValue: String { get }
    public var kIOPSOffLineValue: String { get }
    public var kIOPSCurrentCapacityKey: String { get }
    public var kIOPSMaxCapacityKey: String { get }
    public var kIOPSDesignCapacityKey: String { get }
    public var kIOPSIsChargingKey: String { get }
    public var kIOPSIsChargedKey: String { get }
    public var kIOPSIsFinishingChargeKey: String { get }
    public var kIOPSIsPresentKey: String { get }
    public var kIOPSTimeToEmptyKey: String { get }
    public var kIOPSTimeToFullChargeKey: String { get }
    public var kIOPSNameKey: String { get }
    public var kIOPSTypeKey: String { get }
    public var kIOPSInternalBatteryType: String { get }
    public var kIOPSUPSType: String { get }
    public var kIOPSBatteryHealthKey: String { get }
    public var kIOPSBatteryHealthConditionKey: String { get }
    public var kIOPSHardwareSerialNumberKey: String { get }
    public var kIOPSPowerSourceIDKey: String { get }
    public var kIOPSTransportTypeKey: String { get }
    public var kIOPSVoltageKey: String { get }
    public var kIOPSCurrentKey: String { get }
    public var kIOPSTemperatureKey: String { get }
    public var kIOPSPowerAdapterWattsKey: String { get }
    public var kIOPMACPowerKey: String { get }
    public var kIOPMBatteryPowerKey: String { get }
    public var kIOPMUPSPowerKey: String { get }
    public var kIOPSLowWarnLevelKey: String { get }
    // https://developer.apple.com/documentation/iokit/iopmlib_h
    public typealias IOPMAssertionID = UInt32
    public typealias IOPMAssertionLevel = UInt32
    public var kIOPMNullAssertionID: IOPMAssertionID { get }
    public var kIOPMAssertionLevelOff: Int { get }
    public var kIOPMAssertionLevelOn: Int { get }
    public var kIOPMAssertionTypeNoIdleSleep: String { get }
    public var kIOPMAssertionTypeNoDisplaySleep: String { get }
    public var kIOPMAssertionTypePreventSystemSleep: String { get }
    public var kIOPMAssertionTypePreventUserIdleSystemSleep: String { get }
    public var kIOPMAssertionTypePreventUserIdleDisplaySleep: String { get }
    public var kIOPMAssertPreventUserIdleSystemSleep: String { get }
    public var kIOPMAssertPreventUserIdleDisplaySleep: String { get }
    public var kIOPMAssertionTypeKey: String { get }
    public var kIOPMAssertionNameKey: String { get }
    public var kIOPMAssertionLevelKey: String { get }
    public var kIOPMAssertionTimeoutKey: String { get }
    public var kIOPMAssertionTimeoutActionKey: String { get }
    public var kIOPMAssertionTimeoutActionRelease: String { get }
    @discardableResult public func IOPMAssertionCreateWithName(_ AssertionType: CFString!, _ AssertionLevel: IOPMAssertionLevel, _ AssertionName: CFString!, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn
    @discardableResult public func IOPMAssertionCreateWithDescription(_ AssertionType: CFString!, _ Name: CFString!, _ Details: CFString!, _ HumanReadableReason: CFString!, _ LocalizationBundlePath: CFString!, _ Timeout: CFTimeInterval, _ TimeoutAction: CFString!, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn
    @discardableResult public func IOPMAssertionCreateWithProperties(_ AssertionProperties: CFDictionary!, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn
    @discardableResult public func IOPMAssertionDeclareUserActivity(_ AssertionName: CFString!, _ userType: IOPMUserActiveType, _ AssertionID: UnsafeMutablePointer<IOPMAssertionID>!) -> IOReturn
    @discardableResult public func IOPMAssertionRelease(_ AssertionID: IOPMAssertionID) -> IOReturn
    @discardableResult public func IOPMCopyAssertionsByProcess(_ AssertionsByPID: UnsafeMutablePointer<Unmanaged<CFDictionary>?>!) -> IOReturn
    @discardableResult public func IOPMCopyAssertionsStatus(_ AssertionsStatus: UnsafeMutablePointer<Unmanaged<CFDictionary>?>!) -> IOReturn
    @discardableResult public func IOPMSleepSystem(_ fb: io_connect_t) -> IOReturn
    public func IOPMFindPowerManagement(_ mainPort: mach_port_t) -> io_connect_t
    public func IORegisterForSystemPower(_ refcon: UnsafeMutableRawPointer!, _ thePortRef: UnsafeMutablePointer<IONotificationPortRef?>!, _ callback: IOServiceInterestCallback!, _ notifier: UnsafeMutablePointer<io_object_t>!) -> io_connect_t
    @discardableResult public func IODeregisterForSystemPower(_ notifier: UnsafeMutablePointer<io_object_t>!) -> IOReturn
    @discardableResult public func IOAllowPowerChange(_ kernelPort: io_connect_t, _ notificationID: Int) -> IOReturn
    @discardableResult public func IOCancelPowerChange(_ kernelPort: io_connect_t, _ notificationID: Int) -> IOReturn
    public struct IOPMUserActiveType : Hashable, RawRepresentable, Sendable {
      public init(_ rawValue: UInt32)
      public init(rawValue: UInt32)
      public var rawValue: UInt32
    }
    public var kIOPMUserActiveLocal: IOPMUserActiveType { get }
    public var kIOPMUserActiveRemote: IOPMUserActiveType { get }
    """#
}
