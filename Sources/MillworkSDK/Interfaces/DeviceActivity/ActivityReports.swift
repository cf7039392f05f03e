extension InterfaceModules.DeviceActivity {
  /// Schedules and reports of a device's use.
  static let activityReports = #"""
    // https://developer.apple.com/documentation/deviceactivity
    @_exported import Foundation
    #if os(iOS)
    @_exported import ManagedSettings
    #endif
    import SwiftUI
    import Swift
    import _Concurrency
    @available(iOS 15.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public struct DeviceActivityName : RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String)
      public init(_ rawValue: String)
    }
    @available(iOS 15.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public struct DeviceActivitySchedule : Equatable, Sendable {
      public init(intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool, warningTime: DateComponents? = nil)
      public var intervalStart: DateComponents
      public var intervalEnd: DateComponents
      public var repeats: Bool
      public var warningTime: DateComponents?
      public var nextInterval: DateInterval? { get }
      public static func == (a: DeviceActivitySchedule, b: DeviceActivitySchedule) -> Bool
    }
    @available(iOS 15.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public struct DeviceActivityEvent : Equatable, Sendable {
      #if os(iOS)
      public init(applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = [], threshold: DateComponents)
      #endif
      public struct Name : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public init(_ rawValue: String)
      }
      public var threshold: DateComponents
      public static func == (a: DeviceActivityEvent, b: DeviceActivityEvent) -> Bool
    }
    @available(iOS 15.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public class DeviceActivityCenter {
      public init()
      public var activities: [DeviceActivityName] { get }
      public func startMonitoring(_ activity: DeviceActivityName, during schedule: DeviceActivitySchedule, events: [DeviceActivityEvent.Name : DeviceActivityEvent] = [:]) throws
      public func stopMonitoring(_ activities: [DeviceActivityName] = [])
      public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule?
    }
    @available(iOS 15.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    open class DeviceActivityMonitor : NSObject {
      override public init()
      open func intervalDidStart(for activity: DeviceActivityName)
      open func intervalDidEnd(for activity: DeviceActivityName)
      open func eventDidReachThreshold(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName)
      open func intervalWillStartWarning(for activity: DeviceActivityName)
      open func intervalWillEndWarning(for activity: DeviceActivityName)
      open func eventWillReachThresholdWarning(_ event: DeviceActivityEvent.Name, activity: DeviceActivityName)
    }
    // https://developer.apple.com/documentation/deviceactivity/deviceactivityreport
    @available(iOS 16.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public struct DeviceActivityFilter : Equatable, Sendable {
      public enum SegmentInterval : Equatable, Sendable {
        case hourly(during: DateInterval)
        case daily(during: DateInterval)
        case weekly(during: DateInterval)
      }
      public struct Users : Equatable, Sendable {
        public static var all: DeviceActivityFilter.Users { get }
        public static var children: DeviceActivityFilter.Users { get }
      }
      public struct Devices : Equatable, Sendable {
        public init(_ models: Set<DeviceActivityData.Device.Model>)
        public static var all: DeviceActivityFilter.Devices { get }
      }
      public init(segment: DeviceActivityFilter.SegmentInterval = .daily(during: DateInterval()), users: DeviceActivityFilter.Users = .all, devices: DeviceActivityFilter.Devices = .all)
    }
    @available(iOS 16.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    public struct DeviceActivityData {
      public struct Device {
        public enum Model : Hashable, Sendable {
          case iPhone
          case iPad
          case mac
          case iPod
        }
      }
    }
    @available(iOS 16.0, *)
    @available(macOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct DeviceActivityReport : View {
      public struct Context : RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public init(_ rawValue: String)
      }
      nonisolated public init(_ context: DeviceActivityReport.Context, filter: DeviceActivityFilter = .init())
      @MainActor @preconcurrency public var body: some View { get }
    }
    """#
}
