extension InterfaceModules.QuickLookUI {
  /// Panels and views of Quick Look.
  static let previewPanels = #"""
    // https://developer.apple.com/documentation/quicklookui
    @_exported import Foundation
    import AppKit
    import Swift
    import _Concurrency
    @objc public protocol QLPreviewItem : NSObjectProtocol {
      var previewItemURL: URL! { get }
      @objc optional var previewItemTitle: String! { get }
    }
    extension NSURL : QLPreviewItem {
      public var previewItemURL: URL! { get }
    }
    @MainActor @preconcurrency open class QLPreviewPanel : NSPanel {
      open class func shared() -> QLPreviewPanel!
      open class func sharedPreviewPanelExists() -> Bool
      weak open var dataSource: (any QLPreviewPanelDataSource)! { get set }
      open var currentPreviewItemIndex: Int { get set }
      open var currentPreviewItem: (any QLPreviewItem)! { get }
      open func reloadData()
      open func refreshCurrentPreviewItem()
      open func updateController()
    }
    @MainActor @preconcurrency @objc public protocol QLPreviewPanelDataSource {
      func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int
      func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> (any QLPreviewItem)!
    }
    @MainActor @preconcurrency public protocol QLPreviewPanelDelegate : NSWindowDelegate {
    }
    @objc public enum QLPreviewViewStyle : UInt, Sendable {
      case normal
      case compact
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @MainActor @preconcurrency open class QLPreviewView : NSView {
      public init!(frame: NSRect, style: QLPreviewViewStyle)
      public required init?(coder: NSCoder)
      open var previewItem: (any QLPreviewItem)! { get set }
      open var autostarts: Bool { get set }
      open func refreshPreviewItem()
      open func close()
    }
    """#
}
