extension InterfaceModules.UIKit {
  /// Drag and drop.
  static let uiDragging = #"""
    // https://developer.apple.com/documentation/uikit/drag-and-drop
    #if !os(watchOS)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDragItem : NSObject {
      public init(itemProvider: NSItemProvider)
      open var itemProvider: NSItemProvider { get }
      open var localObject: Any? { get set }
      open var previewProvider: (() -> UIDragPreview?)? { get set }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDragPreview : NSObject {
      public init(view: UIView)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDragDropSession : NSObjectProtocol {
      var items: [UIDragItem] { get }
      func location(in view: UIView) -> CGPoint
      func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
      func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDragSession : UIDragDropSession {
      var localContext: Any? { get set }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDropSession : UIDragDropSession {
      var localDragSession: (any UIDragSession)? { get }
      var progress: Progress { get }
      @discardableResult func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
    }
    @objc public enum UIDropOperation : UInt, Sendable {
      case cancel
      case forbidden
      case copy
      case move
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDropProposal : NSObject {
      public init(operation: UIDropOperation)
      open var operation: UIDropOperation { get }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDragInteractionDelegate : NSObjectProtocol {
      func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDragInteraction : NSObject, UIInteraction {
      public init(delegate: any UIDragInteractionDelegate)
      open var isEnabled: Bool { get set }
      public var view: UIView? { get }
      public func willMove(to view: UIView?)
      public func didMove(to view: UIView?)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIDropInteractionDelegate : NSObjectProtocol {
    }
    @available(tvOS, unavailable)
    extension UIDropInteractionDelegate {
      public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
      public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
      public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIDropInteraction : NSObject, UIInteraction {
      public init(delegate: any UIDropInteractionDelegate)
      public var view: UIView? { get }
      public func willMove(to view: UIView?)
      public func didMove(to view: UIView?)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UITableViewDragDelegate : NSObjectProtocol {
      func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UITableViewDropCoordinator : NSObjectProtocol {
      var destinationIndexPath: IndexPath? { get }
      var session: any UIDropSession { get }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UITableViewDropDelegate : NSObjectProtocol {
      func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UICollectionViewDragDelegate : NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UICollectionViewDropCoordinator : NSObjectProtocol {
      var destinationIndexPath: IndexPath? { get }
      var session: any UIDropSession { get }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UICollectionViewDropDelegate : NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    }
    @available(tvOS, unavailable)
    extension UITableView {
      @MainActor @preconcurrency public var dragDelegate: (any UITableViewDragDelegate)? { get set }
      @MainActor @preconcurrency public var dropDelegate: (any UITableViewDropDelegate)? { get set }
      @MainActor @preconcurrency public var dragInteractionEnabled: Bool { get set }
    }
    @available(tvOS, unavailable)
    extension UICollectionView {
      @MainActor @preconcurrency public var dragDelegate: (any UICollectionViewDragDelegate)? { get set }
      @MainActor @preconcurrency public var dropDelegate: (any UICollectionViewDropDelegate)? { get set }
      @MainActor @preconcurrency public var dragInteractionEnabled: Bool { get set }
    }
    #endif
    """#
}
