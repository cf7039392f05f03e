extension InterfaceModules.Foundation {
  /// Events of the file system, and codes of Apple events, of Core Services on a Mac.
  static let fileSystemEvents = #"""
    #if os(macOS)
    // https://developer.apple.com/documentation/coreservices/file_system_events
    public typealias FSEventStreamRef = OpaquePointer
    public typealias ConstFSEventStreamRef = OpaquePointer
    public typealias FSEventStreamCreateFlags = UInt32
    public typealias FSEventStreamEventFlags = UInt32
    public typealias FSEventStreamEventId = UInt64
    public typealias FSEventStreamCallback = @convention(c) (ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer, UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>) -> Void
    public typealias CFAllocatorRetainCallBack = @convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?
    public typealias CFAllocatorReleaseCallBack = @convention(c) (UnsafeRawPointer?) -> Void
    public typealias CFAllocatorCopyDescriptionCallBack = @convention(c) (UnsafeRawPointer?) -> Unmanaged<CFString>?
    public struct FSEventStreamContext {
      public var version: CFIndex
      public var info: UnsafeMutableRawPointer?
      public var retain: CFAllocatorRetainCallBack?
      public var release: CFAllocatorReleaseCallBack?
      public var copyDescription: CFAllocatorCopyDescriptionCallBack?
      public init()
      public init(version: CFIndex, info: UnsafeMutableRawPointer!, retain: CFAllocatorRetainCallBack!, release: CFAllocatorReleaseCallBack!, copyDescription: CFAllocatorCopyDescriptionCallBack!)
    }
    public func FSEventStreamCreate(_ allocator: CFAllocator?, _ callback: FSEventStreamCallback, _ context: UnsafeMutablePointer<FSEventStreamContext>?, _ pathsToWatch: CFArray, _ sinceWhen: FSEventStreamEventId, _ latency: CFTimeInterval, _ flags: FSEventStreamCreateFlags) -> FSEventStreamRef?
    public func FSEventStreamScheduleWithRunLoop(_ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString)
    public func FSEventStreamUnscheduleFromRunLoop(_ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString)
    public func FSEventStreamSetDispatchQueue(_ streamRef: FSEventStreamRef, _ q: DispatchQueue?)
    @discardableResult public func FSEventStreamStart(_ streamRef: FSEventStreamRef) -> Bool
    public func FSEventStreamStop(_ streamRef: FSEventStreamRef)
    public func FSEventStreamInvalidate(_ streamRef: FSEventStreamRef)
    public func FSEventStreamRelease(_ streamRef: FSEventStreamRef)
    public func FSEventStreamRetain(_ streamRef: FSEventStreamRef)
    public func FSEventStreamFlushSync(_ streamRef: FSEventStreamRef)
    @discardableResult public func FSEventStreamFlushAsync(_ streamRef: FSEventStreamRef) -> FSEventStreamEventId
    public func FSEventStreamGetLatestEventId(_ streamRef: ConstFSEventStreamRef) -> FSEventStreamEventId
    public func FSEventsGetCurrentEventId() -> FSEventStreamEventId
    public var kFSEventStreamCreateFlagNone: Int { get }
    public var kFSEventStreamCreateFlagUseCFTypes: Int { get }
    public var kFSEventStreamCreateFlagNoDefer: Int { get }
    public var kFSEventStreamCreateFlagWatchRoot: Int { get }
    public var kFSEventStreamCreateFlagIgnoreSelf: Int { get }
    public var kFSEventStreamCreateFlagFileEvents: Int { get }
    public var kFSEventStreamCreateFlagMarkSelf: Int { get }
    public var kFSEventStreamCreateFlagUseExtendedData: Int { get }
    public var kFSEventStreamCreateFlagFullHistory: Int { get }
    public var kFSEventStreamEventFlagNone: Int { get }
    public var kFSEventStreamEventFlagMustScanSubDirs: Int { get }
    public var kFSEventStreamEventFlagUserDropped: Int { get }
    public var kFSEventStreamEventFlagKernelDropped: Int { get }
    public var kFSEventStreamEventFlagEventIdsWrapped: Int { get }
    public var kFSEventStreamEventFlagHistoryDone: Int { get }
    public var kFSEventStreamEventFlagRootChanged: Int { get }
    public var kFSEventStreamEventFlagMount: Int { get }
    public var kFSEventStreamEventFlagUnmount: Int { get }
    public var kFSEventStreamEventFlagItemCreated: Int { get }
    public var kFSEventStreamEventFlagItemRemoved: Int { get }
    public var kFSEventStreamEventFlagItemInodeMetaMod: Int { get }
    public var kFSEventStreamEventFlagItemRenamed: Int { get }
    public var kFSEventStreamEventFlagItemModified: Int { get }
    public var kFSEventStreamEventFlagItemFinderInfoMod: Int { get }
    public var kFSEventStreamEventFlagItemChangeOwner: Int { get }
    public var kFSEventStreamEventFlagItemXattrMod: Int { get }
    public var kFSEventStreamEventFlagItemIsFile: Int { get }
    public var kFSEventStreamEventFlagItemIsDir: Int { get }
    public var kFSEventStreamEventFlagItemIsSymlink: Int { get }
    public var kFSEventStreamEventFlagOwnEvent: Int { get }
    public var kFSEventStreamEventFlagItemIsHardlink: Int { get }
    public var kFSEventStreamEventFlagItemIsLastHardlink: Int { get }
    public var kFSEventStreamEventFlagItemCloned: Int { get }
    public var kFSEventStreamEventIdSinceNow: UInt64 { get }
    // https://developer.apple.com/documentation/coreservices/apple_events
    public typealias AEEventClass = UInt32
    public typealias AEEventID = UInt32
    public typealias AEKeyword = UInt32
    public typealias DescType = UInt32
    public typealias AETransactionID = Int32
    public typealias AEReturnID = Int16
    public var keyDirectObject: AEKeyword { get }
    public var keyErrorNumber: AEKeyword { get }
    public var keyErrorString: AEKeyword { get }
    public var keyProcessSerialNumber: AEKeyword { get }
    public var keyAddressAttr: AEKeyword { get }
    public var keySenderPIDAttr: AEKeyword { get }
    public var kAEGetURL: Int { get }
    public var kInternetEventClass: Int { get }
    public var kCoreEventClass: Int { get }
    public var kAEOpenApplication: Int { get }
    public var kAEReopenApplication: Int { get }
    public var kAEOpenDocuments: Int { get }
    public var kAEPrintDocuments: Int { get }
    public var kAEQuitApplication: Int { get }
    public var kAEQuitReason: Int { get }
    public var kAEShowPreferences: Int { get }
    public var kAERestart: Int { get }
    public var kAEShutDown: Int { get }
    public var kAELogOut: Int { get }
    public var kAEReallyLogOut: Int { get }
    public var kAESleep: Int { get }
    public var kAEISGetURL: Int { get }
    public var kAutoGenerateReturnID: Int { get }
    public var kAnyTransactionID: Int { get }
    public var keyAELaunchedAsLogInItem: Int { get }
    public var keyAEPropData: Int { get }
    public var errAEEventNotPermitted: Int { get }
    public var errAETargetAddressNotPermitted: Int { get }
    public var errAEEventWouldRequireUserConsent: Int { get }
    public var procNotFound: Int { get }
    public var typeWildCard: DescType { get }
    public var typeApplicationBundleID: DescType { get }
    public var typeKernelProcessID: DescType { get }
    public var typeUnicodeText: DescType { get }
    public var typeUTF8Text: DescType { get }
    public var typeFileURL: DescType { get }
    public var typeType: DescType { get }
    public var typeBoolean: DescType { get }
    public var typeTrue: DescType { get }
    public var typeFalse: DescType { get }
    public var typeNull: DescType { get }
    #endif
    """#
}
