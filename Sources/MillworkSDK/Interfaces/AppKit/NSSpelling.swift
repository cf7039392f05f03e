extension InterfaceModules.AppKit {
  /// Spelling, speech, and what looks after text.
  static let nsSpelling = #"""
    // https://developer.apple.com/documentation/appkit/nsspellchecker
    extension NSSpellChecker {
      @objc open class var sharedSpellCheckerExists: Bool { get }
      @discardableResult @objc open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool, inSpellDocumentWithTag tag: Int, wordCount: UnsafeMutablePointer<Int>?) -> NSRange
      @discardableResult @objc open func countWords(in stringToCount: String, language: String?) -> Int
      @discardableResult @objc open func check(_ stringToCheck: String, range: NSRange, types checkingTypes: NSTextCheckingResult.CheckingType.RawValue, options: [NSSpellChecker.OptionKey : Any]? = nil, inSpellDocumentWithTag tag: Int, orthography: AutoreleasingUnsafeMutablePointer<NSOrthography?>?, wordCount: UnsafeMutablePointer<Int>?) -> [NSTextCheckingResult]
      @discardableResult @objc open func requestChecking(of stringToCheck: String, range: NSRange, types checkingTypes: NSTextCheckingResult.CheckingType.RawValue, options: [NSSpellChecker.OptionKey : Any]? = nil, inSpellDocumentWithTag tag: Int, completionHandler: ((Int, [NSTextCheckingResult], NSOrthography, Int) -> Void)? = nil) -> Int
      @discardableResult @objc open func menu(for result: NSTextCheckingResult, string checkedString: String, options: [NSSpellChecker.OptionKey : Any]? = nil, atLocation location: NSPoint, in view: NSView) -> NSMenu?
      @discardableResult @objc open func userQuotesArray(forLanguage language: String) -> [String]
      @objc open var userReplacementsDictionary: [String : String] { get }
      @objc open func updateSpellingPanel(withMisspelledWord word: String)
      @objc open func updateSpellingPanel(withGrammarString string: String, detail: [String : Any])
      @objc open var spellingPanel: NSPanel { get }
      @objc open var accessoryView: NSView? { get set }
      @objc open var substitutionsPanel: NSPanel { get }
      @objc open func updatePanels()
      @discardableResult @objc open func ignoredWords(inSpellDocumentWithTag tag: Int) -> [String]?
      @objc open func setIgnoredWords(_ words: [String], inSpellDocumentWithTag tag: Int)
      @discardableResult @objc open func language(forWordRange range: NSRange, in string: String, orthography: NSOrthography?) -> String?
      @objc open func dismissCorrectionIndicator(for view: NSView)
      @objc open func showCorrectionIndicator(of type: NSSpellChecker.CorrectionIndicatorType, primaryString: String, alternativeStrings: [String], forStringIn rectOfTypedString: NSRect, view: NSView, completionHandler completionBlock: ((String?) -> Void)? = nil)
      @objc open func record(_ response: NSSpellChecker.CorrectionResponse, toCorrection correction: String, forWord word: String, language: String?, inSpellDocumentWithTag tag: Int)
      @discardableResult @objc open func preventsAutocorrection(before string: String, language: String?) -> Bool
      @objc open var automaticallyIdentifiesLanguages: Bool { get set }
      @objc open class var isAutomaticTextReplacementEnabled: Bool { get }
      @objc open class var isAutomaticSpellingCorrectionEnabled: Bool { get }
      @objc open class var isAutomaticQuoteSubstitutionEnabled: Bool { get }
      @objc open class var isAutomaticDashSubstitutionEnabled: Bool { get }
      @objc open class var isAutomaticCapitalizationEnabled: Bool { get }
      @objc open class var isAutomaticPeriodSubstitutionEnabled: Bool { get }
      @objc open class var isAutomaticTextCompletionEnabled: Bool { get }
      @available(macOS 14.0, *)
      @objc open class var isAutomaticInlinePredictionEnabled: Bool { get }
      @objc public enum CorrectionIndicatorType : Int, Sendable {
        case `default`
        case reversion
        case guesses
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum CorrectionResponse : Int, Sendable {
        case none
        case accepted
        case rejected
        case ignored
        case edited
        case reverted
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct OptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let orthography: NSSpellChecker.OptionKey
        public static let quotes: NSSpellChecker.OptionKey
        public static let replacements: NSSpellChecker.OptionKey
        public static let regularExpressions: NSSpellChecker.OptionKey
        public static let referenceDate: NSSpellChecker.OptionKey
        public static let referenceTimeZone: NSSpellChecker.OptionKey
        public static let documentURL: NSSpellChecker.OptionKey
        public static let documentTitle: NSSpellChecker.OptionKey
        public static let documentAuthor: NSSpellChecker.OptionKey
      }
    }
    // https://developer.apple.com/documentation/appkit/nsspeechrecognizer
    // An initialiser that may fail can't override one that can't, so that this class stands between.
    open class _NSRecognizer : NSObject {
      internal init(_recognizer: Int)
    }
    open class NSSpeechRecognizer : _NSRecognizer {
      public init?()
      @objc open func startListening()
      @objc open func stopListening()
      @objc weak open var delegate: (any NSSpeechRecognizerDelegate)? { get set }
      @objc open var commands: [String]? { get set }
      @objc open var displayedCommandsTitle: String? { get set }
      @objc open var listensInForegroundOnly: Bool { get set }
      @objc open var blocksOtherRecognizers: Bool { get set }
    }
    @objc public protocol NSSpeechRecognizerDelegate : NSObjectProtocol {
      @objc optional func speechRecognizer(_ sender: NSSpeechRecognizer, didRecognizeCommand command: String)
    }
    // https://developer.apple.com/documentation/appkit/nsspeechsynthesizer
    @available(macOS, introduced: 10.3, deprecated: 14.0, message: "Use AVSpeechSynthesizer in AVFoundation instead")
    open class NSSpeechSynthesizer : NSObject {
      override public init()
      public init?(voice: NSSpeechSynthesizer.VoiceName?)
      @discardableResult @objc open func startSpeaking(_ string: String) -> Bool
      @discardableResult @objc open func startSpeaking(_ string: String, to url: URL) -> Bool
      @objc open var isSpeaking: Bool { get }
      @objc open func stopSpeaking()
      @objc open func stopSpeaking(at boundary: NSSpeechSynthesizer.Boundary)
      @objc open func pauseSpeaking(at boundary: NSSpeechSynthesizer.Boundary)
      @objc open func continueSpeaking()
      @objc weak open var delegate: (any NSSpeechSynthesizerDelegate)? { get set }
      @discardableResult @objc open func voice() -> NSSpeechSynthesizer.VoiceName?
      @discardableResult @objc open func setVoice(_ voice: NSSpeechSynthesizer.VoiceName?) -> Bool
      @objc open var rate: Float { get set }
      @objc open var volume: Float { get set }
      @objc open var usesFeedbackWindow: Bool { get set }
      @objc open class var isAnyApplicationSpeaking: Bool { get }
      @objc open class var defaultVoice: NSSpeechSynthesizer.VoiceName { get }
      @objc open class var availableVoices: [NSSpeechSynthesizer.VoiceName] { get }
      @discardableResult @objc open class func attributes(forVoice voice: NSSpeechSynthesizer.VoiceName) -> [NSSpeechSynthesizer.VoiceAttributeKey : Any]
      @objc public enum Boundary : UInt, Sendable {
        case immediateBoundary
        case wordBoundary
        case sentenceBoundary
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct VoiceName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
      }
      public struct VoiceAttributeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let identifier: NSSpeechSynthesizer.VoiceAttributeKey
        public static let name: NSSpeechSynthesizer.VoiceAttributeKey
        public static let age: NSSpeechSynthesizer.VoiceAttributeKey
        public static let gender: NSSpeechSynthesizer.VoiceAttributeKey
        public static let demoText: NSSpeechSynthesizer.VoiceAttributeKey
        public static let localeIdentifier: NSSpeechSynthesizer.VoiceAttributeKey
      }
    }
    @available(macOS, introduced: 10.3, deprecated: 14.0, message: "Use AVSpeechSynthesizer in AVFoundation instead")
    @objc public protocol NSSpeechSynthesizerDelegate : NSObjectProtocol {
      @objc optional func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool)
      @objc optional func speechSynthesizer(_ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String)
    }
    """#
}
