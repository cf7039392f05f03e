extension InterfaceModules.Foundation {
  /// What the functions of Core Foundation work with: run loops and ports, bytes, identifiers, preferences; on a Mac the windows and events of Quartz.
  static let runLoopSources = #"""
    // https://developer.apple.com/documentation/corefoundation/cfrunloop
    public class CFRunLoop : Hashable, @unchecked Sendable {
      public static func == (a: CFRunLoop, b: CFRunLoop) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CFRunLoopSource : Hashable, @unchecked Sendable {
      public static func == (a: CFRunLoopSource, b: CFRunLoopSource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CFRunLoopTimer : Hashable, @unchecked Sendable {
      public static func == (a: CFRunLoopTimer, b: CFRunLoopTimer) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CFRunLoopObserver : Hashable, @unchecked Sendable {
      public static func == (a: CFRunLoopObserver, b: CFRunLoopObserver) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CFMachPort : Hashable, @unchecked Sendable {
      public static func == (a: CFMachPort, b: CFMachPort) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct CFRunLoopMode : Hashable, RawRepresentable, Sendable {
      public init(_ rawValue: CFString)
      public init(rawValue: CFString)
      public var rawValue: CFString { get }
      public static let defaultMode: CFRunLoopMode!
      public static let commonModes: CFRunLoopMode!
    }
    @objc public enum CFRunLoopRunResult : Int32, Sendable {
      case finished = 1
      case stopped
      case timedOut
      case handledSource
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    public struct CFRunLoopActivity : OptionSet, Sendable {
      public let rawValue: CFOptionFlags
      public init(rawValue: CFOptionFlags)
      public static var entry: CFRunLoopActivity { get }
      public static var beforeTimers: CFRunLoopActivity { get }
      public static var beforeSources: CFRunLoopActivity { get }
      public static var beforeWaiting: CFRunLoopActivity { get }
      public static var afterWaiting: CFRunLoopActivity { get }
      public static var exit: CFRunLoopActivity { get }
      public static var allActivities: CFRunLoopActivity { get }
    }
    public func CFRunLoopGetCurrent() -> CFRunLoop!
    public func CFRunLoopGetMain() -> CFRunLoop!
    public func CFRunLoopRun()
    @discardableResult public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult
    public func CFRunLoopStop(_ rl: CFRunLoop!)
    public func CFRunLoopWakeUp(_ rl: CFRunLoop!)
    public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!)
    public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!)
    public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool
    public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!)
    public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!)
    public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!)
    public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!)
    public func CFRunLoopObserverCreateWithHandler(_ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex, _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!) -> CFRunLoopObserver!
    public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!)
    public func CFMachPortCreateRunLoopSource(_ allocator: CFAllocator!, _ port: CFMachPort!, _ order: CFIndex) -> CFRunLoopSource!
    public func CFMachPortInvalidate(_ port: CFMachPort!)
    public func CFMachPortIsValid(_ port: CFMachPort!) -> Bool
    // https://developer.apple.com/documentation/corefoundation/cfdata
    public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>!
    public func CFDataGetLength(_ theData: CFData!) -> CFIndex
    public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData!
    public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData!
    public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!)
    public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex
    public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer!
    public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex
    public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer!
    public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool
    public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool
    public func CFStringCreateWithCString(_ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding) -> CFString!
    public func CFStringGetCString(_ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex, _ encoding: CFStringEncoding) -> Bool
    public func CFStringGetCStringPtr(_ theString: CFString!, _ encoding: CFStringEncoding) -> UnsafePointer<CChar>!
    // https://developer.apple.com/documentation/corefoundation/cfuuid
    public class CFUUID : Hashable, @unchecked Sendable {
      public static func == (a: CFUUID, b: CFUUID) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID!
    public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString!
    public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID!
    // https://developer.apple.com/documentation/corefoundation/preferences-utilities
    public let kCFPreferencesAnyApplication: CFString
    public let kCFPreferencesCurrentApplication: CFString
    public let kCFPreferencesAnyHost: CFString
    public let kCFPreferencesCurrentHost: CFString
    public let kCFPreferencesAnyUser: CFString
    public let kCFPreferencesCurrentUser: CFString
    public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFPropertyList?
    public func CFPreferencesSetAppValue(_ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString)
    public func CFPreferencesGetAppBooleanValue(_ key: CFString, _ applicationID: CFString, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>?) -> Bool
    public func CFPreferencesGetAppIntegerValue(_ key: CFString, _ applicationID: CFString, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>?) -> CFIndex
    @discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool
    public func CFPreferencesCopyValue(_ key: CFString, _ applicationID: CFString, _ userName: CFString, _ hostName: CFString) -> CFPropertyList?
    public func CFPreferencesSetValue(_ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString, _ userName: CFString, _ hostName: CFString)
    @discardableResult public func CFPreferencesSynchronize(_ applicationID: CFString, _ userName: CFString, _ hostName: CFString) -> Bool
    public typealias CFPropertyList = CFTypeRef
    extension CGRect {
      public init?(dictionaryRepresentation dict: CFDictionary)
      public var dictionaryRepresentation: CFDictionary { get }
    }
    extension CGPoint {
      public init?(dictionaryRepresentation dict: CFDictionary)
      public var dictionaryRepresentation: CFDictionary { get }
    }
    extension CGSize {
      public init?(dictionaryRepresentation dict: CFDictionary)
      public var dictionaryRepresentation: CFDictionary { get }
    }
    #if os(macOS)
    // https://developer.apple.com/documentation/coregraphics/cgevent/tapcreate(tap:place:options:eventsofinterest:callback:userinfo:)
    extension CGEvent {
      public class func tapCreate(tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask, callback: @escaping CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?) -> CFMachPort?
      public class func tapCreateForPid(pid: Int32, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: CGEventMask, callback: @escaping CGEventTapCallBack, userInfo: UnsafeMutableRawPointer?) -> CFMachPort?
      public class func tapEnable(tap: CFMachPort, enable: Bool)
      public class func tapIsEnabled(tap: CFMachPort) -> Bool
      public convenience init?(withDataAllocator allocator: CFAllocator?, data: CFData?)
      public var data: CFData? { get }
    }
    // https://developer.apple.com/documentation/coregraphics/quartz-window-services
    public let kCGWindowNumber: CFString
    public let kCGWindowStoreType: CFString
    public let kCGWindowLayer: CFString
    public let kCGWindowBounds: CFString
    public let kCGWindowSharingState: CFString
    public let kCGWindowAlpha: CFString
    public let kCGWindowOwnerPID: CFString
    public let kCGWindowMemoryUsage: CFString
    public let kCGWindowOwnerName: CFString
    public let kCGWindowName: CFString
    public let kCGWindowIsOnscreen: CFString
    public let kCGWindowBackingLocationVideoMemory: CFString
    public let kCGDisplayShowDuplicateLowResolutionModes: CFString
    public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray?
    public func CGWindowListCreateDescriptionFromArray(_ windowArray: CFArray?) -> CFArray?
    public func CGSessionCopyCurrentDictionary() -> CFDictionary?
    public func CGDisplayCopyAllDisplayModes(_ display: CGDirectDisplayID, _ options: CFDictionary?) -> CFArray?
    @discardableResult public func CGDisplaySetDisplayMode(_ display: CGDirectDisplayID, _ mode: CGDisplayMode?, _ options: CFDictionary?) -> CGError
    @discardableResult public func CGConfigureDisplayWithDisplayMode(_ config: CGDisplayConfigRef?, _ display: CGDirectDisplayID, _ mode: CGDisplayMode?, _ options: CFDictionary?) -> CGError
    public func CGDisplayCreateUUIDFromDisplayID(_ displayID: UInt32) -> Unmanaged<CFUUID>!
    public func CGDisplayGetDisplayIDFromUUID(_ uuid: CFUUID!) -> UInt32
    #endif
    """#
}
