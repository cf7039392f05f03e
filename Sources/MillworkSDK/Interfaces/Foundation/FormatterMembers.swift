extension InterfaceModules.Foundation {
  /// Further members of formatters, caches and timers, and the names of notifications.
  static let formatterMembers = #"""
    // https://developer.apple.com/documentation/foundation/numberformatter
    extension NumberFormatter {
      public var internationalCurrencySymbol: String! { get set }
      public var negativeSuffix: String! { get set }
      public var plusSign: String! { get set }
      public var minusSign: String! { get set }
      public var percentSymbol: String! { get set }
      public var perMillSymbol: String! { get set }
      public var exponentSymbol: String! { get set }
      public var currencyDecimalSeparator: String! { get set }
      public var currencyGroupingSeparator: String! { get set }
      public var secondaryGroupingSize: Int { get set }
      public var positiveFormat: String! { get set }
      public var negativeFormat: String! { get set }
      public var format: String { get set }
      public var notANumberSymbol: String! { get set }
      public var positiveInfinitySymbol: String { get set }
      public var negativeInfinitySymbol: String { get set }
      public var roundingIncrement: NSNumber! { get set }
      public var paddingPosition: NumberFormatter.PadPosition { get set }
      public var isPartialStringValidationEnabled: Bool { get set }
      @objc public enum PadPosition : UInt, Sendable {
        case beforePrefix
        case afterPrefix
        case beforeSuffix
        case afterSuffix
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/dateformatter
    extension DateFormatter {
      public var defaultDate: Date? { get set }
      public var twoDigitStartDate: Date? { get set }
      public var standaloneWeekdaySymbols: [String]! { get set }
      public var veryShortMonthSymbols: [String]! { get set }
      public var standaloneMonthSymbols: [String]! { get set }
      public var shortStandaloneMonthSymbols: [String]! { get set }
    }
    // https://developer.apple.com/documentation/foundation/nscache
    extension NSCache {
      public var name: String { get set }
      public var totalCostLimit: Int { get set }
      public var evictsObjectsWithDiscardedContent: Bool { get set }
      public func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
    }
    // https://developer.apple.com/documentation/foundation/bytecountformatter
    extension ByteCountFormatter {
      public var includesCount: Bool { get set }
      public var includesActualByteCount: Bool { get set }
      public var zeroPadsFractionDigits: Bool { get set }
      public var allowsNonnumericFormatting: Bool { get set }
    }
    // https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct
    extension NSNotification.Name {
      public static let NSCalendarDayChanged: NSNotification.Name
      public static let NSSystemClockDidChange: NSNotification.Name
      public static let NSSystemTimeZoneDidChange: NSNotification.Name
      public static let NSUbiquityIdentityDidChange: NSNotification.Name
      public static let NSProcessInfoPowerStateDidChange: NSNotification.Name
      public static let NSUndoManagerCheckpoint: NSNotification.Name
      public static let NSUndoManagerDidUndoChange: NSNotification.Name
      public static let NSUndoManagerDidRedoChange: NSNotification.Name
      public static let NSUndoManagerDidCloseUndoGroup: NSNotification.Name
      public static let NSHTTPCookieManagerCookiesChanged: NSNotification.Name
      public static let NSExtensionHostDidBecomeActive: NSNotification.Name
      public static let NSExtensionHostWillResignActive: NSNotification.Name
    }
    extension ProcessInfo {
      public class var thermalStateDidChangeNotification: NSNotification.Name { get }
    }
    extension NSObject {
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public var className: String { get }
    }
    """#
}
