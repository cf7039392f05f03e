extension InterfaceModules.TipKit {
  /// Tips, what they are shown by, and their macros.
  static let tips = #"""
    // https://developer.apple.com/documentation/tipkit
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    @available(Apple 2023, *)
    public protocol Tip : Identifiable, Sendable {
      associatedtype Actions
      associatedtype Options
      associatedtype Rules
      var title: Text { get }
      var message: Text? { get }
      var image: Image? { get }
      @Tips.ActionBuilder var actions: [Self.Action] { get }
      @Tips.RuleBuilder var rules: [Self.Rule] { get }
      @Tips.OptionsBuilder var options: [any TipOption] { get }
    }
    @available(Apple 2023, *)
    extension Tip {
      public typealias Action = Tips.Action
      public typealias Rule = Tips.Rule
      public typealias Event = Tips.Event
      public typealias Option = TipOption
      public typealias Actions = [Tips.Action]
      public typealias Options = [any TipOption]
      public typealias Rules = [Tips.Rule]
      public typealias MaxDisplayCount = Tips.MaxDisplayCount
      @available(Apple 2024, *)
      public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
      public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
      public var id: String { get }
      public var message: Text? { get }
      public var image: Image? { get }
      public var actions: [Tips.Action] { get }
      public var rules: [Tips.Rule] { get }
      public var options: [any TipOption] { get }
      public var status: Tips.Status { get }
      public var shouldDisplay: Bool { get }
      public var statusUpdates: AsyncStream<Tips.Status> { get }
      public var shouldDisplayUpdates: AsyncStream<Bool> { get }
      public func invalidate(reason: Tips.InvalidationReason)
      @available(Apple 2024, *)
      public func resetEligibility() async
    }
    @available(Apple 2023, *)
    public protocol TipOption : Sendable {
    }
    @available(Apple 2023, *)
    public enum Tips {
      public static func configure(_ configuration: [Tips.ConfigurationOption] = []) throws
      public static func resetDatastore() throws
      public static func showAllTipsForTesting()
      public static func showTipsForTesting(_ tips: [any Tip.Type])
      public static func hideAllTipsForTesting()
      public static func hideTipsForTesting(_ tips: [any Tip.Type])
      public struct ConfigurationOption : Sendable {
        public struct DisplayFrequency : Sendable {
          public static var immediate: Tips.ConfigurationOption.DisplayFrequency { get }
          public static var hourly: Tips.ConfigurationOption.DisplayFrequency { get }
          public static var daily: Tips.ConfigurationOption.DisplayFrequency { get }
          public static var weekly: Tips.ConfigurationOption.DisplayFrequency { get }
          public static var monthly: Tips.ConfigurationOption.DisplayFrequency { get }
        }
        public struct DatastoreLocation : Sendable {
          public static var applicationDefault: Tips.ConfigurationOption.DatastoreLocation { get }
          public static func url(_ url: URL) -> Tips.ConfigurationOption.DatastoreLocation
          public static func groupContainer(identifier: String) throws -> Tips.ConfigurationOption.DatastoreLocation
        }
        public static func displayFrequency(_ displayFrequency: Tips.ConfigurationOption.DisplayFrequency) -> Tips.ConfigurationOption
        public static func datastoreLocation(_ location: Tips.ConfigurationOption.DatastoreLocation) -> Tips.ConfigurationOption
        @available(Apple 2024, *)
        public static func cloudKitContainer(_ container: Tips.ConfigurationOption.CloudKitContainer?) -> Tips.ConfigurationOption
        @available(Apple 2024, *)
        public struct CloudKitContainer : Sendable {
          public static var automatic: Tips.ConfigurationOption.CloudKitContainer { get }
          public static func named(_ containerIdentifier: String) -> Tips.ConfigurationOption.CloudKitContainer
        }
      }
      public struct Action : Identifiable, Sendable {
        public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = { }, _ label: @escaping @Sendable () -> Text)
        @_disfavoredOverload public init<S>(id: String? = nil, title: S, perform handler: @escaping @Sendable () -> Void = { }) where S : StringProtocol
        public let id: String
        public let index: Int?
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void
      }
      public struct Rule : Sendable {
        public init<each Input>(_ input: repeat each Input)
      }
      public struct Parameter<Value> : Identifiable, Sendable where Value : Decodable, Value : Encodable, Value : Sendable {
        public init(_ container: Any.Type, _ name: String, _ defaultValue: Value, _ options: Tips.ParameterOption...)
        public var id: String { get }
        public var wrappedValue: Value { get nonmutating set }
      }
      public struct ParameterOption : Sendable {
        public static var transient: Tips.ParameterOption { get }
      }
      public struct Event<DonationInfo> : Identifiable, Sendable where DonationInfo : Decodable, DonationInfo : Encodable, DonationInfo : Sendable {
        public init(id: String)
        public let id: String
        public var donations: [Tips.Event<DonationInfo>.Donation] { get }
        public func donate(_ donation: DonationInfo) async
        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil)
        @dynamicMemberLookup public struct Donation : Sendable {
          public let date: Date
          public subscript<T>(dynamicMember member: KeyPath<DonationInfo, T>) -> T { get }
        }
      }
      public struct EmptyDonation : Codable, Sendable {
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public struct DonationTimeRange : Sendable {
        public static var minute: Tips.DonationTimeRange { get }
        public static var hour: Tips.DonationTimeRange { get }
        public static var day: Tips.DonationTimeRange { get }
        public static var week: Tips.DonationTimeRange { get }
        public static func minutes(_ value: Int) -> Tips.DonationTimeRange
        public static func hours(_ value: Int) -> Tips.DonationTimeRange
        public static func days(_ value: Int) -> Tips.DonationTimeRange
        public static func weeks(_ value: Int) -> Tips.DonationTimeRange
      }
      @available(Apple 2024, *)
      public struct DonationLimit : Sendable {
        public init(maximumCount: Int? = nil, maximumAge: Tips.DonationTimeRange? = nil)
      }
      public enum Status : Hashable, Sendable {
        case pending
        case available
        case invalidated(Tips.InvalidationReason)
      }
      public enum InvalidationReason : String, Codable, Hashable, Sendable {
        case actionPerformed
        case displayCountExceeded
        case tipClosed
        @available(Apple 2024, *)
        case displayDurationExceeded
      }
      public struct MaxDisplayCount : TipOption {
        public init(_ maxDisplayCount: Int)
      }
      @available(Apple 2024, *)
      public struct MaxDisplayDuration : TipOption {
        public init(_ maxDisplayDuration: TimeInterval)
      }
      public struct IgnoresDisplayFrequency : TipOption {
        public init(_ ignoresDisplayFrequency: Bool)
      }
      @resultBuilder public struct ActionBuilder {
        public static func buildExpression(_ expression: Tips.Action) -> [Tips.Action]
        public static func buildExpression(_ expression: [Tips.Action]) -> [Tips.Action]
        public static func buildBlock(_ components: [Tips.Action]...) -> [Tips.Action]
        public static func buildOptional(_ component: [Tips.Action]?) -> [Tips.Action]
        public static func buildEither(first component: [Tips.Action]) -> [Tips.Action]
        public static func buildEither(second component: [Tips.Action]) -> [Tips.Action]
      }
      @resultBuilder public struct RuleBuilder {
        public static func buildExpression(_ expression: Tips.Rule) -> [Tips.Rule]
        public static func buildExpression(_ expression: [Tips.Rule]) -> [Tips.Rule]
        public static func buildBlock(_ components: [Tips.Rule]...) -> [Tips.Rule]
        public static func buildOptional(_ component: [Tips.Rule]?) -> [Tips.Rule]
        public static func buildEither(first component: [Tips.Rule]) -> [Tips.Rule]
        public static func buildEither(second component: [Tips.Rule]) -> [Tips.Rule]
      }
      @resultBuilder public struct OptionsBuilder {
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption]
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption]
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption]
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption]
        public static func buildEither(first component: [any TipOption]) -> [any TipOption]
        public static func buildEither(second component: [any TipOption]) -> [any TipOption]
      }
      @available(Apple 2024, *)
      @resultBuilder public struct GroupBuilder {
        public static func buildBlock(_ components: any Tip...) -> [any Tip]
      }
    }
    @available(Apple 2023, *)
    extension Tips.Event where DonationInfo == Tips.EmptyDonation {
      public init(id: String)
      public func donate() async
      public func sendDonation(_ completion: (@Sendable () -> Void)? = nil)
    }
    @available(Apple 2024, *)
    extension Tips.Event {
      public init(id: String, donationLimit: Tips.DonationLimit)
    }
    @available(Apple 2024, *)
    extension Tips.Event where DonationInfo == Tips.EmptyDonation {
      public init(id: String, donationLimit: Tips.DonationLimit)
    }
    @available(Apple 2023, *)
    extension Array {
      public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<DonationInfo>.Donation
      public func largestSubset<DonationInfo, Value>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [Element] where Element == Tips.Event<DonationInfo>.Donation, Value : Hashable
      public func smallestSubset<DonationInfo, Value>(groupedBy keyPath: KeyPath<DonationInfo, Value>) -> [Element] where Element == Tips.Event<DonationInfo>.Donation, Value : Hashable
    }
    // https://developer.apple.com/documentation/tipkit/tips/parameter
    @available(Apple 2023, *)
    @attached(accessor, names: named(get), named(set)) @attached(peer, names: prefixed(`$`)) public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "TipKitMacros", type: "ParameterMacro")
    // https://developer.apple.com/documentation/tipkit/tips/rule
    @available(Apple 2023, *)
    @freestanding(expression) public macro Rule<each Value>(_ parameters: repeat Tips.Parameter<each Value>, body: (repeat each Value) -> Bool) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro")
    @available(Apple 2023, *)
    @freestanding(expression) public macro Rule<DonationInfo>(_ event: Tips.Event<DonationInfo>, body: (Tips.Event<DonationInfo>) -> Bool) -> Tips.Rule = #externalMacro(module: "TipKitMacros", type: "RuleMacro") where DonationInfo : Decodable, DonationInfo : Encodable, DonationInfo : Sendable
    """#
}
