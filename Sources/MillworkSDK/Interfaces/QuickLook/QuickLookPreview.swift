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
    @objc public protocol QLPreviewItem : NSObjectProtocol {
      var previewItemURL: URL? { get }
    }
    extension NSURL : QLPreviewItem {
      public var previewItemURL: URL? { get }
    }
    @MainActor @objc public protocol QLPreviewControllerDataSource : NSObjectProtocol {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
    }
    @MainActor @preconcurrency open class QLPreviewController : UIViewController {
      weak open var dataSource: (any QLPreviewControllerDataSource)? { get set }
      open var currentPreviewItemIndex: Int { get set }
      open func reloadData()
    }
    #endif
    """#
}
