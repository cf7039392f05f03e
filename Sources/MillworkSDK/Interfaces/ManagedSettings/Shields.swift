extension InterfaceModules.ManagedSettings {
  /// Settings that shield applications.
  static let shields = #"""
    // https://developer.apple.com/documentation/managedsettings
    @_exported import Foundation
    import Swift
    import _Concurrency
    @available(iOS 15.0, *)
    public struct Token<T> : Codable, Hashable, Sendable {
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: Token<T>, b: Token<T>) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 15.0, *)
    public struct Application : Hashable, Sendable {
      public let bundleIdentifier: String?
      public let localizedDisplayName: String?
    }
    @available(iOS 15.0, *)
    public struct ActivityCategory : Hashable, Sendable {
      public let localizedDisplayName: String?
    }
    @available(iOS 15.0, *)
    public struct WebDomain : Hashable, Sendable {
      public let domain: String?
    }
    @available(iOS 15.0, *)
    public typealias ApplicationToken = Token<Application>
    @available(iOS 15.0, *)
    public typealias ActivityCategoryToken = Token<ActivityCategory>
    @available(iOS 15.0, *)
    public typealias WebDomainToken = Token<WebDomain>
    @available(iOS 15.0, *)
    public struct ShieldSettings {
      public enum ActivityCategoryPolicy<Activity> {
        case none
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = Set())
        case all(except: Set<Token<Activity>> = Set())
      }
      public var applications: Set<ApplicationToken>? { get set }
      public var applicationCategories: ShieldSettings.ActivityCategoryPolicy<Application>? { get set }
      public var webDomains: Set<WebDomainToken>? { get set }
      public var webDomainCategories: ShieldSettings.ActivityCategoryPolicy<WebDomain>? { get set }
    }
    @available(iOS 15.0, *)
    open class ManagedSettingsStore : @unchecked Sendable {
      public init()
      @available(iOS 16.0, *)
      public convenience init(named name: ManagedSettingsStore.Name)
      @available(iOS 16.0, *)
      public struct Name : Hashable, RawRepresentable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let `default`: ManagedSettingsStore.Name
      }
      public var shield: ShieldSettings { get set }
      @available(iOS 16.0, *)
      public func clearAllSettings()
    }
    """#
}
