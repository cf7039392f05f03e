extension InterfaceModules.Speech {
  /// Speech recognition.
  static let recognition = #"""
    // https://developer.apple.com/documentation/speech
    @_exported import Foundation
    import AVFAudio
    import AVFoundation
    import CoreMedia
    import Swift
    import _Concurrency
    @objc public enum SFSpeechRecognizerAuthorizationStatus : Int, Sendable {
      case notDetermined
      case denied
      case restricted
      case authorized
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SFSpeechRecognitionTaskHint : Int, Sendable {
      case unspecified
      case dictation
      case search
      case confirmation
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum SFSpeechRecognitionTaskState : Int, Sendable {
      case starting
      case running
      case finishing
      case canceling
      case completed
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public protocol SFSpeechRecognizerDelegate : NSObjectProtocol {
      @objc optional func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
    }
    open class SFSpeechRecognizer : NSObject, @unchecked Sendable {
      public init?(locale: Locale = Locale.current)
      open class func supportedLocales() -> Set<Locale>
      open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus
      @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
      open var isAvailable: Bool { get }
      open var locale: Locale { get }
      open var supportsOnDeviceRecognition: Bool { get set }
      weak open var delegate: (any SFSpeechRecognizerDelegate)? { get set }
      open var defaultTaskHint: SFSpeechRecognitionTaskHint { get set }
      open var queue: OperationQueue { get set }
      @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask
      @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask
    }
    open class SFSpeechRecognitionRequest : NSObject {
      override public init()
      open var taskHint: SFSpeechRecognitionTaskHint { get set }
      open var shouldReportPartialResults: Bool { get set }
      open var contextualStrings: [String] { get set }
      open var requiresOnDeviceRecognition: Bool { get set }
      @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
      open var addsPunctuation: Bool { get set }
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      open var customizedLanguageModel: SFSpeechLanguageModel.Configuration? { get set }
    }
    open class SFSpeechAudioBufferRecognitionRequest : SFSpeechRecognitionRequest {
      override public init()
      open var nativeAudioFormat: AVAudioFormat { get }
      open func append(_ audioPCMBuffer: AVAudioPCMBuffer)
      open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer)
      open func endAudio()
    }
    open class SFSpeechURLRecognitionRequest : SFSpeechRecognitionRequest {
      public init(url URL: URL)
      open var url: URL { get }
    }
    open class SFSpeechRecognitionTask : NSObject, @unchecked Sendable {
      open var state: SFSpeechRecognitionTaskState { get }
      open var isFinishing: Bool { get }
      open var isCancelled: Bool { get }
      open var error: (any Error)? { get }
      open func finish()
      open func cancel()
    }
    @objc public protocol SFSpeechRecognitionTaskDelegate : NSObjectProtocol {
      @objc optional func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
      @objc optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
      @objc optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
      @objc optional func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
      @objc optional func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
      @objc optional func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    }
    open class SFSpeechRecognitionResult : NSObject, @unchecked Sendable {
      open var bestTranscription: SFTranscription { get }
      open var transcriptions: [SFTranscription] { get }
      open var isFinal: Bool { get }
      @available(iOS 14.5, macOS 11.3, visionOS 1.0, *)
      open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { get }
    }
    @available(iOS 14.5, macOS 11.3, visionOS 1.0, *)
    open class SFSpeechRecognitionMetadata : NSObject, @unchecked Sendable {
      open var speakingRate: Double { get }
      open var averagePauseDuration: TimeInterval { get }
      open var speechStartTimestamp: TimeInterval { get }
      open var speechDuration: TimeInterval { get }
    }
    open class SFTranscription : NSObject, @unchecked Sendable {
      open var formattedString: String { get }
      open var segments: [SFTranscriptionSegment] { get }
    }
    open class SFTranscriptionSegment : NSObject, @unchecked Sendable {
      open var substring: String { get }
      open var substringRange: NSRange { get }
      open var timestamp: TimeInterval { get }
      open var duration: TimeInterval { get }
      open var confidence: Float { get }
      open var alternativeSubstrings: [String] { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    open class SFSpeechLanguageModel : NSObject {
      open class Configuration : NSObject, @unchecked Sendable {
        public init(languageModel: URL)
        public init(languageModel: URL, vocabulary: URL?)
        open var languageModel: URL { get }
        open var vocabulary: URL? { get }
      }
    }
    // https://developer.apple.com/documentation/speech/speechanalyzer
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol SpeechModule : AnyObject, Sendable {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol LocaleDependentSpeechModule : SpeechModule {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct AnalyzerInput : @unchecked Sendable {
      public init(buffer: AVAudioPCMBuffer)
      public init(buffer: AVAudioPCMBuffer, bufferStartTime: CMTime?)
      public let buffer: AVAudioPCMBuffer
      public let bufferStartTime: CMTime?
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public actor SpeechAnalyzer {
      public init(modules: [any SpeechModule])
      public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat?
      public func start<InputSequence>(inputSequence: InputSequence) async throws where InputSequence : AsyncSequence, InputSequence : Sendable, InputSequence.Element == AnalyzerInput
      public func start(inputAudioFile audioFile: AVAudioFile, finishAfterFile: Bool = false) async throws
      @discardableResult public func analyzeSequence<InputSequence>(_ inputSequence: InputSequence) async throws -> CMTime? where InputSequence : AsyncSequence, InputSequence : Sendable, InputSequence.Element == AnalyzerInput
      @discardableResult public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime?
      public func finalize(through: CMTime?) async throws
      public func finalizeAndFinishThroughEndOfInput() async throws
      public func finalizeAndFinish(through: CMTime) async throws
      public func cancelAndFinishNow() async
      public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public class SpeechTranscriber : LocaleDependentSpeechModule, @unchecked Sendable {
      public struct Preset : Sendable {
        public static let transcription: SpeechTranscriber.Preset
        public static let transcriptionWithAlternatives: SpeechTranscriber.Preset
        public static let timeIndexedTranscriptionWithAlternatives: SpeechTranscriber.Preset
        public static let progressiveTranscription: SpeechTranscriber.Preset
        public static let timeIndexedProgressiveTranscription: SpeechTranscriber.Preset
      }
      public enum TranscriptionOption : CaseIterable, Hashable, Sendable {
        case etiquetteReplacements
        public static var allCases: [TranscriptionOption] { get }
      }
      public enum ReportingOption : CaseIterable, Hashable, Sendable {
        case volatileResults, alternativeTranscriptions, fastResults
        public static var allCases: [ReportingOption] { get }
      }
      public enum ResultAttributeOption : CaseIterable, Hashable, Sendable {
        case audioTimeRange, transcriptionConfidence
        public static var allCases: [ResultAttributeOption] { get }
      }
      public struct Result : Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        public var text: AttributedString { get }
        public let alternatives: [AttributedString]
        public var isFinal: Bool { get }
      }
      public convenience init(locale: Locale, preset: SpeechTranscriber.Preset)
      public init(locale: Locale, transcriptionOptions: Set<SpeechTranscriber.TranscriptionOption>, reportingOptions: Set<SpeechTranscriber.ReportingOption>, attributeOptions: Set<SpeechTranscriber.ResultAttributeOption>)
      public static var isAvailable: Bool { get }
      public static var supportedLocales: [Locale] { get async }
      public static var installedLocales: [Locale] { get async }
      public static func supportedLocale(equivalentTo locale: Locale) async -> Locale?
      final public var results: some AsyncSequence<SpeechTranscriber.Result, any Error> & Sendable { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public class AssetInstallationRequest : Sendable {
      final public var progress: Progress { get }
      final public func downloadAndInstall() async throws
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public class AssetInventory {
      public enum Status : Sendable { case unsupported, supported, downloading, installed }
      public static var maximumReservedLocales: Int { get }
      public static var reservedLocales: [Locale] { get async }
      @discardableResult public static func reserve(locale: Locale) async throws -> Bool
      @discardableResult public static func release(reservedLocale locale: Locale) async -> Bool
      public static func status(forModules modules: [any SpeechModule]) async -> AssetInventory.Status
      public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws -> AssetInstallationRequest?
    }
    """#
}
