extension InterfaceModules.Foundation {
  /// What every object inherits: values by the names of properties, and messages to other threads; the time of Core Foundation.
  static let keyValueCoding = #"""
    // https://developer.apple.com/documentation/objectivec/nsobject-swift.class
    extension NSObject {
      @objc open func value(forKeyPath keyPath: String) -> Any?
      @objc open func setValue(_ value: Any?, forKeyPath keyPath: String)
      @objc open func value(forUndefinedKey key: String) -> Any?
      @objc open func setValue(_ value: Any?, forUndefinedKey key: String)
      @objc open func setNilValueForKey(_ key: String)
      @objc open func dictionaryWithValues(forKeys keys: [String]) -> [String : Any]
      @objc open func setValuesForKeys(_ keyedValues: [String : Any])
      public func mutableArrayValue(forKey key: String) -> NSMutableArray
      public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray
      public func mutableSetValue(forKey key: String) -> NSMutableSet
      public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet
      public func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws
      @objc open class var accessInstanceVariablesDirectly: Bool { get }
      @objc open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
      @objc open class func automaticallyNotifiesObservers(forKey key: String) -> Bool
      @objc open func willChangeValue(forKey key: String)
      @objc open func didChangeValue(forKey key: String)
      public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String)
      public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String)
      public var observationInfo: UnsafeMutableRawPointer? { get set }
      public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
      public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?)
      public func performSelector(inBackground aSelector: Selector, with arg: Any?)
      public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool)
      public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
    }
    extension _KeyValueCodingAndObserving {
      public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
      public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
    }
    @objc public enum NSKeyValueChange : UInt, Sendable {
      case setting
      case insertion
      case removal
      case replacement
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum NSKeyValueSetMutationKind : UInt, Sendable {
      case union
      case minus
      case intersect
      case set
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    // https://developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()
    public typealias CFTimeInterval = Double
    public typealias CFAbsoluteTime = CFTimeInterval
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime
    public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval
    public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval
    public typealias CFIndex = Int
    public typealias CFTypeID = UInt
    public typealias CFOptionFlags = UInt
    public typealias CFHashCode = UInt
    public typealias CFStringEncoding = UInt32
    public struct CFRange : Sendable {
      public var location: CFIndex
      public var length: CFIndex
      public init()
      public init(location: CFIndex, length: CFIndex)
    }
    public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange
    public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID
    public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool
    public func CFHash(_ cf: CFTypeRef!) -> CFHashCode
    public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString!
    public func CFStringGetTypeID() -> CFTypeID
    public func CFArrayGetTypeID() -> CFTypeID
    public func CFDictionaryGetTypeID() -> CFTypeID
    public func CFNumberGetTypeID() -> CFTypeID
    public func CFBooleanGetTypeID() -> CFTypeID
    public func CFDataGetTypeID() -> CFTypeID
    // https://developer.apple.com/documentation/corefoundation/cfstring
    public typealias CFMutableString = NSMutableString
    public typealias CFMutableDictionary = NSMutableDictionary
    public typealias CFMutableArray = NSMutableArray
    public typealias CFMutableData = NSMutableData
    public typealias CFAttributedString = NSAttributedString
    public typealias CFMutableAttributedString = NSMutableAttributedString
    public typealias CFDate = NSDate
    public typealias CFSet = NSSet
    public typealias CFLocale = NSLocale
    public typealias CFCalendar = NSCalendar
    public typealias CFTimeZone = NSTimeZone
    public typealias CFCharacterSet = NSCharacterSet
    public typealias CFReadStream = InputStream
    public typealias CFWriteStream = OutputStream
    public func CFStringGetLength(_ theString: CFString!) -> CFIndex
    public func CFStringTransform(_ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool) -> Bool
    public let kCFStringTransformToLatin: CFString!
    public let kCFStringTransformStripDiacritics: CFString!
    public let kCFStringTransformStripCombiningMarks: CFString!
    public let kCFStringTransformMandarinLatin: CFString!
    public let kCFStringTransformLatinCyrillic: CFString!
    public let kCFStringTransformLatinHiragana: CFString!
    public let kCFStringTransformLatinKatakana: CFString!
    public let kCFStringTransformHiraganaKatakana: CFString!
    public let kCFStringTransformToUnicodeName: CFString!
    public let kCFStringTransformFullwidthHalfwidth: CFString!
    public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt
    public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding
    public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding
    public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString!
    public var kCFStringEncodingInvalidId: CFStringEncoding { get }
    public struct CFStringBuiltInEncodings : RawRepresentable, Equatable, Sendable {
      public init(_ rawValue: UInt32)
      public init(rawValue: UInt32)
      public var rawValue: UInt32
      public static var macRoman: CFStringBuiltInEncodings { get }
      public static var windowsLatin1: CFStringBuiltInEncodings { get }
      public static var isoLatin1: CFStringBuiltInEncodings { get }
      public static var ASCII: CFStringBuiltInEncodings { get }
      public static var unicode: CFStringBuiltInEncodings { get }
      public static var UTF8: CFStringBuiltInEncodings { get }
      public static var UTF16: CFStringBuiltInEncodings { get }
      public static var UTF32: CFStringBuiltInEncodings { get }
    }
    public struct CFStringEncodings : RawRepresentable, Equatable, Sendable {
      public init(_ rawValue: CFIndex)
      public init(rawValue: CFIndex)
      public var rawValue: CFIndex
      public static var GB_18030_2000: CFStringEncodings { get }
      public static var big5: CFStringEncodings { get }
      public static var EUC_KR: CFStringEncodings { get }
      public static var shiftJIS: CFStringEncodings { get }
      public static var dosLatinUS: CFStringEncodings { get }
    }
    """#
}
