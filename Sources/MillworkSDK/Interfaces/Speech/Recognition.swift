extension InterfaceModules.Speech {
  /// Speech recognition.
  static let recognition = #"""
    // https://developer.apple.com/documentation/speech
    @_exported import Foundation
    import AVFoundation
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
    open class SFSpeechRecognizer : NSObject, @unchecked Sendable {
      override public init()
      public convenience init?(locale: Locale)
      open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void)
      open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus
      open var isAvailable: Bool { get }
      @discardableResult open func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask
    }
    open class SFSpeechRecognitionRequest : NSObject {
      override public init()
      open var shouldReportPartialResults: Bool { get set }
      open var requiresOnDeviceRecognition: Bool { get set }
    }
    open class SFSpeechAudioBufferRecognitionRequest : SFSpeechRecognitionRequest {
      override public init()
      open func append(_ audioPCMBuffer: AVAudioPCMBuffer)
      open func endAudio()
    }
    open class SFSpeechURLRecognitionRequest : SFSpeechRecognitionRequest {
      public init(url URL: URL)
    }
    open class SFSpeechRecognitionTask : NSObject {
      open func cancel()
      open func finish()
    }
    open class SFSpeechRecognitionResult : NSObject {
      open var bestTranscription: SFTranscription { get }
      open var isFinal: Bool { get }
    }
    open class SFTranscription : NSObject {
      open var formattedString: String { get }
    }
    """#
}
