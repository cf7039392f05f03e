extension InterfaceModules.TipKit {
  /// Tips and the views that show them.
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
      public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
      public var id: String { get }
      public var message: Text? { get }
      public var image: Image? { get }
      public var actions: [Tips.Action] { get }
      public var rules: [Tips.Rule] { get }
      public var options: [any TipOption] { get }
      public var status: Tips.Status { get }
      public var shouldDisplay: Bool { get }
      public func invalidate(reason: Tips.InvalidationReason)
    }
    @available(Apple 2023, *)
    public protocol TipOption : Sendable {
    }
    @available(Apple 2023, *)
    public enum Tips {
      public static func configure(_ configuration: [Tips.ConfigurationOption] = []) throws
      public static func resetDatastore() throws
      public static func showAllTipsForTesting()
      public static func hideAllTipsForTesting()
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
          public static func groupContainer(identifier: String) -> Tips.ConfigurationOption.DatastoreLocation
        }
        public static func displayFrequency(_ displayFrequency: Tips.ConfigurationOption.DisplayFrequency) -> Tips.ConfigurationOption
        public static func datastoreLocation(_ location: Tips.ConfigurationOption.DatastoreLocation) -> Tips.ConfigurationOption
      }
      public struct Action : Identifiable, Sendable {
        public init(id: String? = nil, perform handler: @escaping @Sendable () -> Void = { }, _ label: @escaping @Sendable () -> Text)
        @_disfavoredOverload public init<S>(id: String? = nil, title: S, perform handler: @escaping @Sendable () -> Void = { }) where S : StringProtocol
        public let id: String
        public let index: Int?
      }
      public struct Rule : Sendable {
        public init<each Input>(_ input: repeat each Input)
      }
      public struct Event : Sendable {
        public init(id: String)
        public func donate() async
        public func sendDonation(_ completion: (() -> Void)? = nil)
        public var donations: [Tips.EmptyDonation] { get }
      }
      public struct EmptyDonation : Sendable {
      }
      public enum Status : Sendable {
        case pending
        case available
        case invalidated(Tips.InvalidationReason)
      }
      public enum InvalidationReason : Sendable { case actionPerformed, displayCountExceeded, tipClosed }
      public struct MaxDisplayCount : TipOption {
        public init(_ maxDisplayCount: Int)
      }
      public struct IgnoresDisplayFrequency : TipOption {
        public init(_ ignoresDisplayFrequency: Bool)
      }
      @resultBuilder public struct ActionBuilder {
        public static func buildBlock(_ components: Tips.Action...) -> [Tips.Action]
      }
      @resultBuilder public struct RuleBuilder {
        public static func buildBlock(_ components: Tips.Rule...) -> [Tips.Rule]
      }
      @resultBuilder public struct OptionsBuilder {
        public static func buildBlock(_ components: any TipOption...) -> [any TipOption]
      }
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct TipView<Content> : View where Content : Tip {
      public var body: some View { get }
      nonisolated public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
    }
    @available(Apple 2023, *)
    public protocol TipViewStyle {
    }
    @available(Apple 2023, *)
    public struct MiniTipViewStyle : TipViewStyle {
      public init()
    }
    @available(Apple 2023, *)
    extension TipViewStyle where Self == MiniTipViewStyle {
      public static var miniTip: MiniTipViewStyle { get }
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func tipBackground<S>(_ style: S) -> some View where S : ShapeStyle
      nonisolated public func tipImageSize(_ size: CGSize?) -> some View
      nonisolated public func tipCornerRadius(_ cornerRadius: Double?, antialiased: Bool = true) -> some View
      nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func popoverTip<Content>(_ tip: Content, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View where Content : Tip
      nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View
    }
    """#
}
