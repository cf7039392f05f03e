extension InterfaceModules.QuickLook {
  /// Previews of files.
  static let quickLookPreview = #"""
    // https://developer.apple.com/documentation/quicklook
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View
      nonisolated public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View where Items : RandomAccessCollection, Items.Element == URL
    }
    #if os(iOS) || os(visionOS)
    // https://developer.apple.com/documentation/quicklook/qlpreviewcontroller
    @objc public protocol QLPreviewItem : NSObjectProtocol {
      var previewItemURL: URL? { get }
      @objc optional var previewItemTitle: String? { get }
    }
    extension NSURL : QLPreviewItem {
      public var previewItemURL: URL? { get }
      public var previewItemTitle: String? { get }
    }
    @objc public enum QLPreviewItemEditingMode : Int, Sendable {
      case disabled
      case updateContents
      case createCopy
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @preconcurrency @MainActor @objc public protocol QLPreviewControllerDataSource : NSObjectProtocol {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
    }
    @preconcurrency @MainActor @objc public protocol QLPreviewControllerDelegate : NSObjectProtocol {
      @objc optional func previewControllerWillDismiss(_ controller: QLPreviewController)
      @objc optional func previewControllerDidDismiss(_ controller: QLPreviewController)
      @objc optional func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
      @objc optional func previewController(_ controller: QLPreviewController, frameFor item: any QLPreviewItem, inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>) -> CGRect
      @objc optional func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
      @objc optional func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
      @objc optional func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
      @objc optional func previewController(_ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
    }
    @MainActor @preconcurrency open class QLPreviewController : UIViewController {
      weak open var dataSource: (any QLPreviewControllerDataSource)? { get set }
      weak open var delegate: (any QLPreviewControllerDelegate)? { get set }
      open var currentPreviewItemIndex: Int { get set }
      open var currentPreviewItem: (any QLPreviewItem)? { get }
      open func reloadData()
      open func refreshCurrentPreviewItem()
      open class func canPreview(_ item: any QLPreviewItem) -> Bool
    }
    #endif
    """#
}
