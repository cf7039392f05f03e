extension InterfaceModules.MetricKit {
  /// Reports about the application.
  static let metrics = #"""
    // https://developer.apple.com/documentation/metrickit
    @_exported import Foundation
    import OSLog
    import Swift
    import _Concurrency
    @objc public protocol MXMetricManagerSubscriber : NSObjectProtocol {
      @objc(didReceiveMetricPayloads:) optional func didReceive(_ payloads: [MXMetricPayload])
      @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
      @objc(didReceiveDiagnosticPayloads:) optional func didReceive(_ payloads: [MXDiagnosticPayload])
    }
    open class MXMetricManager : NSObject, @unchecked Sendable {
      open class var shared: MXMetricManager { get }
      open var pastPayloads: [MXMetricPayload] { get }
      @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
      open var pastDiagnosticPayloads: [MXDiagnosticPayload] { get }
      open func add(_ subscriber: any MXMetricManagerSubscriber)
      open func remove(_ subscriber: any MXMetricManagerSubscriber)
      open class func makeLogHandle(category: String) -> OSLog
      @available(iOS 16.0, *)
      @available(macOS, unavailable)
      open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws
      @available(iOS 16.0, *)
      @available(macOS, unavailable)
      open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws
    }
    public struct MXLaunchTaskID : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
    }
    // https://developer.apple.com/documentation/metrickit/mxmetricpayload
    open class MXMetricPayload : NSObject, @unchecked Sendable {
      open var latestApplicationVersion: String { get }
      open var includesMultipleApplicationVersions: Bool { get }
      open var timeStampBegin: Date { get }
      open var timeStampEnd: Date { get }
      open var metaData: MXMetaData? { get }
      open var cpuMetrics: MXCPUMetric? { get }
      open var gpuMetrics: MXGPUMetric? { get }
      open var cellularConditionMetrics: MXCellularConditionMetric? { get }
      open var applicationTimeMetrics: MXAppRunTimeMetric? { get }
      open var networkTransferMetrics: MXNetworkTransferMetric? { get }
      open var applicationLaunchMetrics: MXAppLaunchMetric? { get }
      open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { get }
      open var diskIOMetrics: MXDiskIOMetric? { get }
      open var memoryMetrics: MXMemoryMetric? { get }
      @available(iOS 14.0, *)
      open var animationMetrics: MXAnimationMetric? { get }
      @available(iOS 14.0, *)
      open var applicationExitMetrics: MXAppExitMetric? { get }
      open func jsonRepresentation() -> Data
    }
    open class MXMetaData : NSObject, @unchecked Sendable {
    open var regionFormat: String { get }
    open var osVersion: String { get }
    open var deviceType: String { get }
    open var applicationBuildVersion: String { get }
      @available(iOS 14.0, macOS 12.0, *)
      open var platformArchitecture: String { get }
      open func jsonRepresentation() -> Data
    }
    open class MXMetric : NSObject, @unchecked Sendable {
      open func jsonRepresentation() -> Data
    }
    open class MXCPUMetric : MXMetric, @unchecked Sendable {
      open var cumulativeCPUTime: Measurement<UnitDuration> { get }
    }
    open class MXGPUMetric : MXMetric, @unchecked Sendable {
      open var cumulativeGPUTime: Measurement<UnitDuration> { get }
    }
    open class MXCellularConditionMetric : MXMetric, @unchecked Sendable {
    }
    open class MXAppRunTimeMetric : MXMetric, @unchecked Sendable {
    open var cumulativeForegroundTime: Measurement<UnitDuration> { get }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { get }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { get }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { get }
    }
    open class MXNetworkTransferMetric : MXMetric, @unchecked Sendable {
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { get }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { get }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { get }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { get }
    }
    open class MXHistogramBucket<UnitType> : NSObject, @unchecked Sendable where UnitType : Unit {
      open var bucketStart: Measurement<UnitType> { get }
      open var bucketEnd: Measurement<UnitType> { get }
      open var bucketCount: Int { get }
    }
    open class MXHistogram<UnitType> : NSObject, @unchecked Sendable where UnitType : Unit {
      open var totalBucketCount: Int { get }
      open var bucketEnumerator: NSEnumerator { get }
    }
    open class MXAppLaunchMetric : MXMetric, @unchecked Sendable {
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { get }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { get }
    }
    open class MXAppResponsivenessMetric : MXMetric, @unchecked Sendable {
      open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { get }
    }
    open class MXDiskIOMetric : MXMetric, @unchecked Sendable {
      open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { get }
    }
    open class MXMemoryMetric : MXMetric, @unchecked Sendable {
      open var peakMemoryUsage: Measurement<UnitInformationStorage> { get }
    }
    open class MXAnimationMetric : MXMetric, @unchecked Sendable {
      open var scrollHitchTimeRatio: Measurement<Unit> { get }
    }
    open class MXAppExitMetric : MXMetric, @unchecked Sendable {
      open var foregroundExitData: MXForegroundExitData { get }
      open var backgroundExitData: MXBackgroundExitData { get }
    }
    open class MXForegroundExitData : NSObject, @unchecked Sendable {
    open var cumulativeNormalAppExitCount: Int { get }
    open var cumulativeMemoryResourceLimitExitCount: Int { get }
    open var cumulativeBadAccessExitCount: Int { get }
    open var cumulativeAbnormalExitCount: Int { get }
    open var cumulativeIllegalInstructionExitCount: Int { get }
    open var cumulativeAppWatchdogExitCount: Int { get }
    }
    open class MXBackgroundExitData : NSObject, @unchecked Sendable {
    open var cumulativeNormalAppExitCount: Int { get }
    open var cumulativeMemoryResourceLimitExitCount: Int { get }
    open var cumulativeCPUResourceLimitExitCount: Int { get }
    open var cumulativeMemoryPressureExitCount: Int { get }
    open var cumulativeBadAccessExitCount: Int { get }
    open var cumulativeAbnormalExitCount: Int { get }
    open var cumulativeIllegalInstructionExitCount: Int { get }
    open var cumulativeAppWatchdogExitCount: Int { get }
    open var cumulativeSuspendedWithLockedFileExitCount: Int { get }
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { get }
    }
    // https://developer.apple.com/documentation/metrickit/mxdiagnosticpayload
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
    open class MXDiagnosticPayload : NSObject, @unchecked Sendable {
      open var timeStampBegin: Date { get }
      open var timeStampEnd: Date { get }
      open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { get }
      open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { get }
      open var hangDiagnostics: [MXHangDiagnostic]? { get }
      open var crashDiagnostics: [MXCrashDiagnostic]? { get }
      open func jsonRepresentation() -> Data
    }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
    open class MXCallStackTree : NSObject, @unchecked Sendable {
      open func jsonRepresentation() -> Data
    }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
    open class MXDiagnostic : NSObject, @unchecked Sendable {
      open var metaData: MXMetaData { get }
      open var applicationVersion: String { get }
      open func jsonRepresentation() -> Data
    }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
    open class MXCPUExceptionDiagnostic : MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { get }
      open var totalCPUTime: Measurement<UnitDuration> { get }
      open var totalSampledTime: Measurement<UnitDuration> { get }
    }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
    open class MXDiskWriteExceptionDiagnostic : MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { get }
      open var totalWritesCaused: Measurement<UnitInformationStorage> { get }
    }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
    open class MXHangDiagnostic : MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { get }
      open var hangDuration: Measurement<UnitDuration> { get }
    }
    @available(iOS 14.0, macOS 12.0, visionOS 1.0, *)
    open class MXCrashDiagnostic : MXDiagnostic, @unchecked Sendable {
      open var callStackTree: MXCallStackTree { get }
      open var terminationReason: String? { get }
      open var virtualMemoryRegionInfo: String? { get }
      open var exceptionType: NSNumber? { get }
      open var exceptionCode: NSNumber? { get }
      open var signal: NSNumber? { get }
    }
    """#
}
