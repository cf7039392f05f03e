extension InterfaceModules.Accessibility {
  /// Descriptions of charts and custom content for assistive technologies.
  static let axChart = #"""
    // https://developer.apple.com/documentation/accessibility/audio-graphs
    // https://developer.apple.com/documentation/accessibility/axcustomcontent
    @_exported import Foundation
    import Swift
    import _Concurrency

    @available(Apple 2020, *)
    open class AXCustomContent : NSObject, @unchecked Sendable {
      @available(Apple 2020, *)
      public enum Importance : UInt, Sendable {
        case `default`
        case high
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public convenience init(label: String, value: String)
      open var label: String { get }
      open var value: String { get }
      open var importance: AXCustomContent.Importance { get set }
    }
    @available(Apple 2021, *)
    public protocol AXDataAxisDescriptor : NSObjectProtocol {
      var title: String { get set }
    }
    @available(Apple 2021, *)
    open class AXNumericDataAxisDescriptor : NSObject, AXDataAxisDescriptor {
      public enum ScaleType : Int, Sendable {
        case linear
        case log10
        case ln
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public convenience init(title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String)
      public init(attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String)
      open var title: String { get set }
      open var scaleType: AXNumericDataAxisDescriptor.ScaleType { get set }
      open var range: ClosedRange<Double> { get set }
      open var gridlinePositions: [Double] { get set }
    }
    @available(Apple 2021, *)
    open class AXCategoricalDataAxisDescriptor : NSObject, AXDataAxisDescriptor {
      public convenience init(title: String, categoryOrder: [String])
      open var title: String { get set }
      open var categoryOrder: [String] { get set }
    }
    @available(Apple 2021, *)
    open class AXDataPointValue : NSObject {
      @discardableResult open class func number(_ number: Double) -> AXDataPointValue
      @discardableResult open class func category(_ category: String) -> AXDataPointValue
      open var number: Double { get set }
      open var category: String { get set }
    }
    @available(Apple 2021, *)
    open class AXDataPoint : NSObject {
      public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil)
      public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil)
      open var label: String? { get set }
      open var additionalValues: [AXDataPointValue] { get set }
    }
    @available(Apple 2021, *)
    open class AXDataSeriesDescriptor : NSObject {
      public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint])
      open var name: String? { get set }
      open var isContinuous: Bool { get set }
      open var dataPoints: [AXDataPoint] { get set }
    }
    @available(Apple 2021, *)
    open class AXChartDescriptor : NSObject {
      public convenience init(title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor])
      open var title: String? { get set }
      open var summary: String? { get set }
      open var xAxis: any AXDataAxisDescriptor { get set }
      open var yAxis: AXNumericDataAxisDescriptor? { get set }
      open var additionalAxes: [any AXDataAxisDescriptor] { get set }
      open var series: [AXDataSeriesDescriptor] { get set }
    }
    @available(Apple 2022, *)
    public struct AccessibilityNotification {
      public struct Announcement {
        public init(_ announcement: String)
        public init(_ announcement: AttributedString)
        public init(_ announcement: LocalizedStringResource)
        public func post()
      }
      public struct LayoutChanged {
        public init(_ element: Any? = nil)
        public func post()
      }
      public struct ScreenChanged {
        public init(_ element: Any? = nil)
        public func post()
      }
      public struct PageScrolled {
        public init(_ message: String)
        public func post()
      }
    }
    """#
}
