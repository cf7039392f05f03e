extension InterfaceModules.AVFoundation {
  /// Compositions, exports, and what reads and writes films.
  static let editing = #"""
    // https://developer.apple.com/documentation/avfoundation/avassetexportsession
    #if !os(watchOS)
    open class AVAssetExportSession : NSObject, @unchecked Sendable {
      public init?(asset: AVAsset, presetName: String)
      open var presetName: String { get }
      open var asset: AVAsset { get }
      open var outputFileType: AVFileType? { get set }
      open var outputURL: URL? { get set }
      open var shouldOptimizeForNetworkUse: Bool { get set }
      open var timeRange: CMTimeRange { get set }
      open var videoComposition: AVVideoComposition? { get set }
      open var audioMix: AVAudioMix? { get set }
      open var progress: Float { get }
      open var status: AVAssetExportSession.Status { get }
      open var error: (any Error)? { get }
      open var supportedFileTypes: [AVFileType] { get }
      @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void)
      open func export() async
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
      public func export(to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation) async throws
      open func cancelExport()
      open class func allExportPresets() -> [String]
      open class func exportPresets(compatibleWith asset: AVAsset) -> [String]
      @objc public enum Status : Int, Sendable {
        case unknown
        case waiting
        case exporting
        case completed
        case failed
        case cancelled
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    public let AVAssetExportPresetLowQuality: String
    public let AVAssetExportPresetMediumQuality: String
    public let AVAssetExportPresetHighestQuality: String
    public let AVAssetExportPreset640x480: String
    public let AVAssetExportPreset960x540: String
    public let AVAssetExportPreset1280x720: String
    public let AVAssetExportPreset1920x1080: String
    public let AVAssetExportPreset3840x2160: String
    public let AVAssetExportPresetHEVCHighestQuality: String
    public let AVAssetExportPresetAppleM4A: String
    public let AVAssetExportPresetPassthrough: String
    // https://developer.apple.com/documentation/avfoundation/avmutablecomposition
    open class AVComposition : AVAsset, @unchecked Sendable {
      open var naturalSize: CGSize { get }
    }
    open class AVMutableComposition : AVComposition, @unchecked Sendable {
      public convenience init()
      open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID) -> AVMutableCompositionTrack?
      open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws
      open func removeTimeRange(_ timeRange: CMTimeRange)
      open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
    }
    open class AVCompositionTrack : AVAssetTrack, @unchecked Sendable {
    }
    open class AVMutableCompositionTrack : AVCompositionTrack, @unchecked Sendable {
      open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws
      open func removeTimeRange(_ timeRange: CMTimeRange)
      open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime)
    }
    open class AVVideoComposition : NSObject, @unchecked Sendable {
      open var frameDuration: CMTime { get }
      open var renderSize: CGSize { get }
    }
    open class AVMutableVideoComposition : AVVideoComposition, @unchecked Sendable {
      public convenience init()
      public convenience init(propertiesOf asset: AVAsset)
      open var instructions: [any AVVideoCompositionInstructionProtocol] { get set }
    }
    public protocol AVVideoCompositionInstructionProtocol : NSObjectProtocol {
    }
    open class AVVideoCompositionInstruction : NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    }
    open class AVMutableVideoCompositionInstruction : AVVideoCompositionInstruction, @unchecked Sendable {
      public convenience init()
      open var timeRange: CMTimeRange { get set }
      open var layerInstructions: [AVVideoCompositionLayerInstruction] { get set }
    }
    open class AVVideoCompositionLayerInstruction : NSObject, @unchecked Sendable {
    }
    open class AVMutableVideoCompositionLayerInstruction : AVVideoCompositionLayerInstruction, @unchecked Sendable {
      public convenience init(assetTrack track: AVAssetTrack)
      open func setTransform(_ transform: CGAffineTransform, at time: CMTime)
      open func setOpacity(_ opacity: Float, at time: CMTime)
    }
    // https://developer.apple.com/documentation/avfoundation/avassetwriter
    open class AVAssetWriter : NSObject {
      public init(outputURL: URL, fileType outputFileType: AVFileType) throws
      public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws
      open var status: AVAssetWriter.Status { get }
      open var error: (any Error)? { get }
      open func canAdd(_ input: AVAssetWriterInput) -> Bool
      open func add(_ input: AVAssetWriterInput)
      @discardableResult open func startWriting() -> Bool
      open func startSession(atSourceTime startTime: CMTime)
      open func endSession(atSourceTime endTime: CMTime)
      @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void)
      open func finishWriting() async
      open func cancelWriting()
      @objc public enum Status : Int, Sendable {
        case unknown
        case writing
        case completed
        case failed
        case cancelled
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
    }
    open class AVAssetWriterInput : NSObject {
      public convenience init(mediaType: AVMediaType, outputSettings: [String : Any]?)
      public init(mediaType: AVMediaType, outputSettings: [String : Any]?, sourceFormatHint: CMFormatDescription?)
      open var isReadyForMoreMediaData: Bool { get }
      open var expectsMediaDataInRealTime: Bool { get set }
      open var transform: CGAffineTransform { get set }
      @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool
      open func markAsFinished()
      @preconcurrency open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
    }
    open class AVAssetWriterInputPixelBufferAdaptor : NSObject {
      public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String : Any]? = nil)
      @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool
    }
    open class AVAssetReader : NSObject {
      public init(asset: AVAsset) throws
      open func canAdd(_ output: AVAssetReaderOutput) -> Bool
      open func add(_ output: AVAssetReaderOutput)
      @discardableResult open func startReading() -> Bool
      open func cancelReading()
      open var timeRange: CMTimeRange { get set }
    }
    open class AVAssetReaderOutput : NSObject {
      open func copyNextSampleBuffer() -> CMSampleBuffer?
    }
    open class AVAssetReaderTrackOutput : AVAssetReaderOutput {
      public init(track: AVAssetTrack, outputSettings: [String : Any]?)
    }
    open class AVPlayerItemVideoOutput : NSObject {
      public init(pixelBufferAttributes: [String : any Sendable]? = nil)
      open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool
      open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer?
    }
    #endif
    // https://developer.apple.com/documentation/avfoundation/avaudiomix
    open class AVAudioMix : NSObject, @unchecked Sendable {
    }
    public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect
    """#
}
