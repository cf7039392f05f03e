extension InterfaceModules.VisionKit {
  /// Scanning documents, and what images hold.
  static let scanning = #"""
    // https://developer.apple.com/documentation/visionkit
    @_exported import Foundation
    import ImageIO
    import Swift
    import UIKit
    import Vision
    import _Concurrency
    // https://developer.apple.com/documentation/visionkit/vndocumentcameraviewcontroller
    @available(iOS 13.0, *)
    @MainActor @preconcurrency open class VNDocumentCameraViewController : UIViewController {
      weak open var delegate: (any VNDocumentCameraViewControllerDelegate)? { get set }
      open class var isSupported: Bool { get }
    }
    @MainActor @preconcurrency open class VNDocumentCameraScan : NSObject {
      open var pageCount: Int { get }
      open var title: String { get }
      @discardableResult open func imageOfPage(at index: Int) -> UIImage
    }
    @MainActor @objc public protocol VNDocumentCameraViewControllerDelegate : NSObjectProtocol {
      @objc optional func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
      @objc optional func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
      @objc optional func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
    }
    // https://developer.apple.com/documentation/visionkit/imageanalyzer
    @available(iOS 16.0, *)
    final public class ImageAnalyzer : Sendable {
      public init()
      public static var isSupported: Bool { get }
      public static var supportedTextRecognitionLanguages: [String] { get }
      public struct AnalysisTypes : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let text: ImageAnalyzer.AnalysisTypes
        public static let machineReadableCode: ImageAnalyzer.AnalysisTypes
        @available(iOS 17.0, *)
        public static let visualLookUp: ImageAnalyzer.AnalysisTypes
      }
      public struct Configuration : Sendable {
        public init(_ types: ImageAnalyzer.AnalysisTypes)
        public let analysisTypes: ImageAnalyzer.AnalysisTypes
        public var locales: [String]
      }
      final public func analyze(_ image: UIImage, configuration: ImageAnalyzer.Configuration) async throws -> ImageAnalysis
      final public func analyze(_ image: UIImage, orientation: UIImage.Orientation, configuration: ImageAnalyzer.Configuration) async throws -> ImageAnalysis
      final public func analyze(_ image: CGImage, orientation: CGImagePropertyOrientation, configuration: ImageAnalyzer.Configuration) async throws -> ImageAnalysis
      final public func analyze(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, configuration: ImageAnalyzer.Configuration) async throws -> ImageAnalysis
      final public func analyze(imageAt url: URL, configuration: ImageAnalyzer.Configuration) async throws -> ImageAnalysis
      final public func analyze(imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: ImageAnalyzer.Configuration) async throws -> ImageAnalysis
    }
    @available(iOS 16.0, *)
    final public class ImageAnalysis : Sendable {
      final public var transcript: String { get }
      final public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool
    }
    // https://developer.apple.com/documentation/visionkit/imageanalysisinteraction
    @available(iOS 16.0, *)
    @MainActor @preconcurrency final public class ImageAnalysisInteraction : NSObject, UIInteraction {
      override public init()
      public convenience init(_ delegate: any ImageAnalysisInteractionDelegate)
      weak final public var delegate: (any ImageAnalysisInteractionDelegate)? { get set }
      weak final public var view: UIView? { get }
      final public func willMove(to view: UIView?)
      final public func didMove(to view: UIView?)
      final public var analysis: ImageAnalysis? { get set }
      final public var preferredInteractionTypes: ImageAnalysisInteraction.InteractionTypes { get set }
      final public var activeInteractionTypes: ImageAnalysisInteraction.InteractionTypes { get }
      final public var selectableItemsHighlighted: Bool { get set }
      final public var allowLongPressForDataDetectorsInTextMode: Bool { get set }
      final public var isSupplementaryInterfaceHidden: Bool { get set }
      final public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool)
      final public var supplementaryInterfaceContentInsets: UIEdgeInsets { get set }
      final public func setContentsRectNeedsUpdate()
      final public var hasActiveTextSelection: Bool { get }
      @available(iOS 17.0, *)
      final public var selectedText: String { get }
      @available(iOS 17.0, *)
      final public var text: String { get }
      final public func resetTextSelection()
      @available(iOS 17.0, *)
      final public var subjects: Set<ImageAnalysisInteraction.Subject> { get async }
      @available(iOS 17.0, *)
      final public var highlightedSubjects: Set<ImageAnalysisInteraction.Subject> { get set }
      @available(iOS 17.0, *)
      final public func subject(at point: CGPoint) async -> ImageAnalysisInteraction.Subject?
      @available(iOS 17.0, *)
      final public func image(for subjects: Set<ImageAnalysisInteraction.Subject>) async throws -> UIImage
      @available(iOS 17.0, *)
      public struct Subject : Hashable, Sendable {
        @MainActor public var image: UIImage { get async throws }
        @MainActor public var bounds: CGRect { get }
        public func hash(into hasher: inout Hasher)
        public static func == (a: Subject, b: Subject) -> Bool
      }
      public struct InteractionTypes : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let automatic: ImageAnalysisInteraction.InteractionTypes
        @available(iOS 17.0, *)
        public static let automaticTextOnly: ImageAnalysisInteraction.InteractionTypes
        public static let textSelection: ImageAnalysisInteraction.InteractionTypes
        public static let dataDetectors: ImageAnalysisInteraction.InteractionTypes
        @available(iOS 17.0, *)
        public static let imageSubject: ImageAnalysisInteraction.InteractionTypes
        @available(iOS 17.0, *)
        public static let visualLookUp: ImageAnalysisInteraction.InteractionTypes
      }
    }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public protocol ImageAnalysisInteractionDelegate : AnyObject {
      func interaction(_ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes) -> Bool
      func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
      func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
      func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
      func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
      func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
      func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
    }
    @available(iOS 16.0, *)
    extension ImageAnalysisInteractionDelegate {
      public func interaction(_ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint, for interactionType: ImageAnalysisInteraction.InteractionTypes) -> Bool
      public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
      public func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
      public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
      public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
      public func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)
      public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
    }
    """#
}
