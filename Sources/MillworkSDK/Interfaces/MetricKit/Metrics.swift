extension InterfaceModules.MetricKit {
  /// Reports about the application.
  static let metrics = #"""
    // https://developer.apple.com/documentation/metrickit
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class MXMetricPayload : NSObject {
      open func jsonRepresentation() -> Data
    }
    open class MXDiagnosticPayload : NSObject {
      open func jsonRepresentation() -> Data
    }
    public protocol MXMetricManagerSubscriber : NSObjectProtocol {
    }
    open class MXMetricManager : NSObject {
      open class var shared: MXMetricManager { get }
      open func add(_ subscriber: any MXMetricManagerSubscriber)
      open func remove(_ subscriber: any MXMetricManagerSubscriber)
    }
    """#
}
