extension InterfaceModules.VisionKit {
  /// Scanning text and codes with the camera.
  static let dataScanner = #"""
    // https://developer.apple.com/documentation/visionkit/datascannerviewcontroller
    @available(iOS 16.0, *)
    @objc @MainActor @preconcurrency final public class DataScannerViewController : UIViewController {
      public enum QualityLevel : Hashable, Sendable { case balanced, fast, accurate }
      public enum TextContentType : Hashable, Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL
        @available(iOS 17.0, *)
        case currency
      }
      public enum ScanningUnavailable : Error, Hashable, Sendable { case unsupported, cameraRestricted }
      public struct RecognizedDataType : Hashable, Sendable {
        public static func text(languages: [String] = [], textContentType: DataScannerViewController.TextContentType? = nil) -> DataScannerViewController.RecognizedDataType
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> DataScannerViewController.RecognizedDataType
        public func hash(into hasher: inout Hasher)
        public static func == (a: RecognizedDataType, b: RecognizedDataType) -> Bool
      }
      public init(recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType>, qualityLevel: DataScannerViewController.QualityLevel = .balanced, recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false)
      public static var isSupported: Bool { get }
      public static var isAvailable: Bool { get }
      public static var supportedTextRecognitionLanguages: [String] { get }
      public static var scanningUnavailable: DataScannerViewController.ScanningUnavailable? { get }
      weak final public var delegate: (any DataScannerViewControllerDelegate)? { get set }
      final public var recognizedDataTypes: Set<DataScannerViewController.RecognizedDataType> { get }
      final public var qualityLevel: DataScannerViewController.QualityLevel { get }
      final public var recognizesMultipleItems: Bool { get }
      final public var isHighFrameRateTrackingEnabled: Bool { get }
      final public var isPinchToZoomEnabled: Bool { get }
      final public var isGuidanceEnabled: Bool { get }
      final public var isHighlightingEnabled: Bool { get }
      final public var isScanning: Bool { get }
      final public var overlayContainerView: UIView { get }
      final public var regionOfInterest: CGRect? { get set }
      final public var recognizedItems: AsyncStream<[RecognizedItem]> { get }
      final public var minZoomFactor: Double { get }
      final public var maxZoomFactor: Double { get }
      final public var zoomFactor: Double { get set }
      final public func startScanning() throws
      final public func stopScanning()
      final public func capturePhoto() async throws -> UIImage
    }
    @available(iOS 16.0, *)
    public enum RecognizedItem : Identifiable, Sendable {
      case text(RecognizedItem.Text)
      case barcode(RecognizedItem.Barcode)
      public typealias ID = UUID
      public var id: UUID { get }
      public var bounds: RecognizedItem.Bounds { get }
      public struct Bounds : Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
      }
      public struct Text : Identifiable, Sendable {
        public typealias ID = UUID
        public let id: UUID
        public let bounds: RecognizedItem.Bounds
        public let transcript: String
        public var observation: VNRecognizedTextObservation { get }
      }
      public struct Barcode : Identifiable, Sendable {
        public typealias ID = UUID
        public let id: UUID
        public let bounds: RecognizedItem.Bounds
        public let payloadStringValue: String?
        public var observation: VNBarcodeObservation { get }
      }
    }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency public protocol DataScannerViewControllerDelegate : AnyObject {
      func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
      func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
      func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
      func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
      func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
      func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
    }
    @available(iOS 16.0, *)
    extension DataScannerViewControllerDelegate {
      public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
      public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
      public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
      public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
      public func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
      public func dataScanner(_ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
    }
    """#
}
