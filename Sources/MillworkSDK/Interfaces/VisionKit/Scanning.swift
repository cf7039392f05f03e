extension InterfaceModules.VisionKit {
  /// Scanning documents.
  static let scanning = #"""
    // https://developer.apple.com/documentation/visionkit
    @_exported import Foundation
    import Swift
    import UIKit
    import _Concurrency
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
    """#
}
