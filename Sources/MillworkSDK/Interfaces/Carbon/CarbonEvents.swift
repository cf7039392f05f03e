extension InterfaceModules.Carbon {
  /// Handlers of events, hot keys and layouts of the keyboard.
  static let carbonEvents = #"""
    // https://developer.apple.com/documentation/carbon
    public typealias EventRef = OpaquePointer
    public typealias EventHotKeyRef = OpaquePointer
    public typealias EventHandlerRef = OpaquePointer
    public typealias EventHandlerCallRef = OpaquePointer
    public typealias EventTargetRef = OpaquePointer
    public typealias EventParamName = UInt32
    public typealias EventParamType = UInt32
    public typealias UniChar = UInt16
    public typealias UniCharCount = Int
    public typealias OptionBits = UInt32
    public typealias ItemCount = Int
    public typealias ByteCount = Int
    public typealias OSErr = Int16
    public typealias EventHandlerProcPtr = @convention(c) (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) -> Int32
    public typealias EventHandlerUPP = EventHandlerProcPtr
    public struct EventHotKeyID : Sendable {
      public var signature: UInt32
      public var id: UInt32
      public init()
      public init(signature: UInt32, id: UInt32)
    }
    public struct EventTypeSpec : Sendable {
      public var eventClass: UInt32
      public var eventKind: UInt32
      public init()
      public init(eventClass: UInt32, eventKind: UInt32)
    }
    public func GetApplicationEventTarget() -> EventTargetRef!
    public func GetEventDispatcherTarget() -> EventTargetRef!
    public func GetEventMonitorTarget() -> EventTargetRef!
    @discardableResult public func InstallEventHandler(_ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>!, _ inUserData: UnsafeMutableRawPointer!, _ outRef: UnsafeMutablePointer<EventHandlerRef?>!) -> Int32
    @discardableResult public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef!) -> Int32
    @discardableResult public func CallNextEventHandler(_ inCallRef: EventHandlerCallRef!, _ inEvent: EventRef!) -> Int32
    @discardableResult public func RegisterEventHotKey(_ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef!, _ inOptions: OptionBits, _ outRef: UnsafeMutablePointer<EventHotKeyRef?>!) -> Int32
    @discardableResult public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> Int32
    @discardableResult public func GetEventParameter(_ inEvent: EventRef!, _ inName: EventParamName, _ inDesiredType: EventParamType, _ outActualType: UnsafeMutablePointer<EventParamType>!, _ inBufferSize: Int, _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!) -> Int32
    public func GetEventClass(_ inEvent: EventRef!) -> UInt32
    public func GetEventKind(_ inEvent: EventRef!) -> UInt32
    @discardableResult public func SendEventToEventTarget(_ inEvent: EventRef!, _ inTarget: EventTargetRef!) -> Int32
    @discardableResult public func CopySymbolicHotKeys(_ outHotKeyArray: UnsafeMutablePointer<Unmanaged<CFArray>?>!) -> Int32
    public func PushSymbolicHotKeyMode(_ inOptions: OptionBits) -> UnsafeMutableRawPointer!
    public func PopSymbolicHotKeyMode(_ inToken: UnsafeMutableRawPointer!)
    public func GetCurrentKeyModifiers() -> UInt32
    public func GetCurrentEventTime() -> Double
    @discardableResult public func EnableSecureEventInput() -> Int32
    @discardableResult public func DisableSecureEventInput() -> Int32
    public func IsSecureEventInputEnabled() -> Bool
    public var kEventClassMouse: Int { get }
    public var kEventClassKeyboard: Int { get }
    public var kEventClassApplication: Int { get }
    public var kEventClassMenu: Int { get }
    public var kEventClassWindow: Int { get }
    public var kEventRawKeyDown: Int { get }
    public var kEventRawKeyRepeat: Int { get }
    public var kEventRawKeyUp: Int { get }
    public var kEventRawKeyModifiersChanged: Int { get }
    public var kEventHotKeyPressed: Int { get }
    public var kEventHotKeyReleased: Int { get }
    public var kEventAppActivated: Int { get }
    public var kEventAppFrontSwitched: Int { get }
    public var kEventParamDirectObject: Int { get }
    public var kEventParamKeyCode: Int { get }
    public var kEventParamKeyModifiers: Int { get }
    public var typeEventHotKeyID: Int { get }
    public var eventNotHandledErr: Int { get }
    public var eventHotKeyExistsErr: Int { get }
    public var eventHotKeyInvalidErr: Int { get }
    public var eventAlreadyPostedErr: Int { get }
    public var kEventHotKeyNoOptions: Int { get }
    public var kEventHotKeyExclusive: Int { get }
    public var kHISymbolicHotKeyCode: String { get }
    public var kHISymbolicHotKeyEnabled: String { get }
    public var kHISymbolicHotKeyModifiers: String { get }
    // https://developer.apple.com/documentation/coreservices/1390584-uckeytranslate
    public struct UCKeyboardLayout {
      public var keyLayoutHeaderFormat: UInt16
      public var keyLayoutDataVersion: UInt16
      public var keyLayoutFeatureInfoOffset: UInt32
      public var keyboardTypeCount: UInt32
      public init()
    }
    @discardableResult public func UCKeyTranslate(_ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>!, _ virtualKeyCode: UInt16, _ keyAction: UInt16, _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: OptionBits, _ deadKeyState: UnsafeMutablePointer<UInt32>!, _ maxStringLength: UniCharCount, _ actualStringLength: UnsafeMutablePointer<UniCharCount>!, _ unicodeString: UnsafeMutablePointer<UniChar>!) -> Int32
    public var kUCKeyActionDown: Int { get }
    public var kUCKeyActionUp: Int { get }
    public var kUCKeyActionAutoKey: Int { get }
    public var kUCKeyActionDisplay: Int { get }
    public var kUCKeyTranslateNoDeadKeysBit: Int { get }
    public var kUCKeyTranslateNoDeadKeysMask: Int { get }
    public func LMGetKbdType() -> UInt8
    public func KBGetLayoutType(_ iKeyboardType: Int16) -> UInt32
    public var kKeyboardJIS: Int { get }
    public var kKeyboardANSI: Int { get }
    public var kKeyboardISO: Int { get }
    public var kKeyboardUnknown: Int { get }
    // https://developer.apple.com/documentation/carbon/text_input_source_services
    public class TISInputSource : Hashable {
      public static func == (a: TISInputSource, b: TISInputSource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public typealias TISInputSourceRef = TISInputSource
    public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>!
    public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>!
    public func TISCopyCurrentASCIICapableKeyboardInputSource() -> Unmanaged<TISInputSource>!
    public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>!
    public func TISCopyInputMethodKeyboardLayoutOverride() -> Unmanaged<TISInputSource>!
    public func TISCopyInputSourceForLanguage(_ language: CFString!) -> Unmanaged<TISInputSource>!
    public func TISCreateInputSourceList(_ properties: CFDictionary!, _ includeAllInstalled: Bool) -> Unmanaged<CFArray>!
    public func TISCreateASCIICapableInputSourceList() -> Unmanaged<CFArray>!
    public func TISGetInputSourceProperty(_ inputSource: TISInputSource!, _ propertyKey: CFString!) -> UnsafeMutableRawPointer!
    @discardableResult public func TISSelectInputSource(_ inputSource: TISInputSource!) -> Int32
    @discardableResult public func TISDeselectInputSource(_ inputSource: TISInputSource!) -> Int32
    @discardableResult public func TISEnableInputSource(_ inputSource: TISInputSource!) -> Int32
    @discardableResult public func TISDisableInputSource(_ inputSource: TISInputSource!) -> Int32
    @discardableResult public func TISRegisterInputSource(_ location: CFURL!) -> Int32
    public let kTISPropertyInputSourceCategory: CFString!
    public let kTISPropertyInputSourceType: CFString!
    public let kTISPropertyInputSourceIsASCIICapable: CFString!
    public let kTISPropertyInputSourceIsEnableCapable: CFString!
    public let kTISPropertyInputSourceIsSelectCapable: CFString!
    public let kTISPropertyInputSourceIsEnabled: CFString!
    public let kTISPropertyInputSourceIsSelected: CFString!
    public let kTISPropertyInputSourceID: CFString!
    public let kTISPropertyBundleID: CFString!
    public let kTISPropertyInputModeID: CFString!
    public let kTISPropertyLocalizedName: CFString!
    public let kTISPropertyInputSourceLanguages: CFString!
    public let kTISPropertyUnicodeKeyLayoutData: CFString!
    public let kTISPropertyIconRef: CFString!
    public let kTISPropertyIconImageURL: CFString!
    public let kTISCategoryKeyboardInputSource: CFString!
    public let kTISCategoryPaletteInputSource: CFString!
    public let kTISCategoryInkInputSource: CFString!
    public let kTISTypeKeyboardLayout: CFString!
    public let kTISTypeKeyboardInputMethodWithoutModes: CFString!
    public let kTISTypeKeyboardInputMethodModeEnabled: CFString!
    public let kTISTypeKeyboardInputMode: CFString!
    public let kTISTypeCharacterPalette: CFString!
    public let kTISTypeKeyboardViewer: CFString!
    public let kTISNotifySelectedKeyboardInputSourceChanged: CFString!
    public let kTISNotifyEnabledKeyboardInputSourcesChanged: CFString!
    """#
}
