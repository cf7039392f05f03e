extension InterfaceModules.ScreenCaptureKit {
  /// Content of the screen: what there is, filters, streams and shots.
  static let screenCapture = #"""
    // https://developer.apple.com/documentation/screencapturekit
    @_exported import Foundation
    import AppKit
    import CoreGraphics
    @_exported import CoreMedia
    import Dispatch
    import Swift
    import _Concurrency
    @available(macOS 12.3, *)
    open class SCShareableContent : NSObject, @unchecked Sendable {
      open var windows: [SCWindow] { get }
      open var displays: [SCDisplay] { get }
      open var applications: [SCRunningApplication] { get }
      @preconcurrency open class func getWithCompletionHandler(_ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void)
      public class var current: SCShareableContent { get async throws }
      public class func excludingDesktopWindows(_ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool) async throws -> SCShareableContent
    }
    @available(macOS 12.3, *)
    open class SCRunningApplication : NSObject, @unchecked Sendable {
      open var bundleIdentifier: String { get }
      open var applicationName: String { get }
      open var processID: pid_t { get }
    }
    @available(macOS 12.3, *)
    open class SCWindow : NSObject, @unchecked Sendable {
      open var windowID: CGWindowID { get }
      open var frame: CGRect { get }
      open var title: String? { get }
      open var windowLayer: Int { get }
      open var owningApplication: SCRunningApplication? { get }
      open var isOnScreen: Bool { get }
      @available(macOS 13.1, *)
      open var isActive: Bool { get }
    }
    @available(macOS 12.3, *)
    open class SCDisplay : NSObject, @unchecked Sendable {
      open var displayID: CGDirectDisplayID { get }
      open var width: Int { get }
      open var height: Int { get }
      open var frame: CGRect { get }
    }
    @available(macOS 12.3, *)
    open class SCContentFilter : NSObject, @unchecked Sendable {
      public init(desktopIndependentWindow window: SCWindow)
      public init(display: SCDisplay, excludingWindows excluded: [SCWindow])
      public init(display: SCDisplay, including includedWindows: [SCWindow])
      public init(display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows: [SCWindow])
      public init(display: SCDisplay, excludingApplications applications: [SCRunningApplication], exceptingWindows: [SCWindow])
      @available(macOS 14.0, *)
      open var contentRect: CGRect { get }
      @available(macOS 14.0, *)
      open var pointPixelScale: Float { get }
    }
    @available(macOS 12.3, *)
    open class SCStreamConfiguration : NSObject {
      override public init()
      open var width: Int { get set }
      open var height: Int { get set }
      open var minimumFrameInterval: CMTime { get set }
      open var pixelFormat: OSType { get set }
      open var scalesToFit: Bool { get set }
      open var showsCursor: Bool { get set }
      open var backgroundColor: CGColor { get set }
      open var sourceRect: CGRect { get set }
      open var destinationRect: CGRect { get set }
      open var queueDepth: Int { get set }
      @available(macOS 13.0, *)
      open var capturesAudio: Bool { get set }
      @available(macOS 13.0, *)
      open var sampleRate: Int { get set }
      @available(macOS 13.0, *)
      open var channelCount: Int { get set }
      @available(macOS 13.0, *)
      open var excludesCurrentProcessAudio: Bool { get set }
      @available(macOS 14.0, *)
      open var captureResolution: SCCaptureResolutionType { get set }
      @available(macOS 15.0, *)
      open var captureMicrophone: Bool { get set }
    }
    @available(macOS 14.0, *)
    @objc public enum SCCaptureResolutionType : Int, Sendable {
      case automatic
      case best
      case nominal
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(macOS 12.3, *)
    @objc public enum SCStreamOutputType : Int, Sendable {
      case screen
      @available(macOS 13.0, *)
      case audio
      @available(macOS 15.0, *)
      case microphone
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(macOS 12.3, *)
    open class SCStream : NSObject, @unchecked Sendable {
      public init(filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration, delegate: (any SCStreamDelegate)?)
      open func addStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?) throws
      open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws
      @preconcurrency open func startCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      @preconcurrency open func stopCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
      public func startCapture() async throws
      public func stopCapture() async throws
      public func updateContentFilter(_ contentFilter: SCContentFilter) async throws
      public func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws
    }
    @available(macOS 12.3, *)
    public protocol SCStreamOutput : NSObjectProtocol {
      func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
    }
    @available(macOS 12.3, *)
    extension SCStreamOutput {
      public func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
    }
    @available(macOS 12.3, *)
    @objc public protocol SCStreamDelegate : NSObjectProtocol {
      @objc optional func stream(_ stream: SCStream, didStopWithError error: any Error)
    }
    @available(macOS 14.0, *)
    open class SCScreenshotManager : NSObject {
      public class func captureImage(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CGImage
      public class func captureSampleBuffer(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration) async throws -> CMSampleBuffer
      @preconcurrency open class func captureImage(contentFilter: SCContentFilter, configuration config: SCStreamConfiguration, completionHandler: (@Sendable (CGImage?, (any Error)?) -> Void)? = nil)
    }
    """#
}
