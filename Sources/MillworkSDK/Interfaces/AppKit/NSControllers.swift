extension InterfaceModules.AppKit {
  /// Bindings and their controllers, lists and tables in text, animations, browsers and drawing functions.
  static let nsControllers = #"""
    // https://developer.apple.com/documentation/appkit/nsbindingname
    public struct NSBindingName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static let alignment: NSBindingName
      public static let alternateImage: NSBindingName
      public static let alternateTitle: NSBindingName
      public static let animate: NSBindingName
      public static let attributedString: NSBindingName
      public static let content: NSBindingName
      public static let contentArray: NSBindingName
      public static let contentObject: NSBindingName
      public static let contentValues: NSBindingName
      public static let data: NSBindingName
      public static let editable: NSBindingName
      public static let enabled: NSBindingName
      public static let filterPredicate: NSBindingName
      public static let font: NSBindingName
      public static let hidden: NSBindingName
      public static let image: NSBindingName
      public static let label: NSBindingName
      public static let maxValue: NSBindingName
      public static let minValue: NSBindingName
      public static let predicate: NSBindingName
      public static let selectedIndex: NSBindingName
      public static let selectedObject: NSBindingName
      public static let selectedTag: NSBindingName
      public static let selectedValue: NSBindingName
      public static let selectionIndexes: NSBindingName
      public static let selectionIndexPaths: NSBindingName
      public static let sortDescriptors: NSBindingName
      public static let textColor: NSBindingName
      public static let title: NSBindingName
      public static let toolTip: NSBindingName
      public static let value: NSBindingName
      public static let visible: NSBindingName
    }
    public struct NSBindingOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static let allowsEditingMultipleValuesSelection: NSBindingOption
      public static let allowsNullArgument: NSBindingOption
      public static let conditionallySetsEditable: NSBindingOption
      public static let conditionallySetsEnabled: NSBindingOption
      public static let conditionallySetsHidden: NSBindingOption
      public static let continuouslyUpdatesValue: NSBindingOption
      public static let displayPattern: NSBindingOption
      public static let multipleValuesPlaceholder: NSBindingOption
      public static let noSelectionPlaceholder: NSBindingOption
      public static let notApplicablePlaceholder: NSBindingOption
      public static let nullPlaceholder: NSBindingOption
      public static let raisesForNotApplicableKeys: NSBindingOption
      public static let validatesImmediately: NSBindingOption
      public static let valueTransformer: NSBindingOption
      public static let valueTransformerName: NSBindingOption
    }
    extension NSObject {
      @objc open func bind(_ binding: NSBindingName, to observable: Any, withKeyPath keyPath: String, options: [NSBindingOption : Any]? = nil)
      @objc open func unbind(_ binding: NSBindingName)
      @objc open var exposedBindings: [NSBindingName] { get }
      @objc open class func exposeBinding(_ binding: NSBindingName)
    }
    // https://developer.apple.com/documentation/appkit/nscontroller
    @MainActor @preconcurrency open class NSController : NSObject, NSEditorRegistration {
      override public init()
      public init?(coder: NSCoder)
      @objc open func objectDidBeginEditing(_ editor: any NSEditor)
      @objc open func objectDidEndEditing(_ editor: any NSEditor)
      @objc open var isEditing: Bool { get }
    }
    @MainActor @preconcurrency open class NSObjectController : NSController {
      public init(content: Any?)
      override public init?(coder: NSCoder)
      @objc open var content: Any? { get set }
      @objc open var selection: Any { get }
      @objc open var selectedObjects: [Any] { get }
      @objc open var automaticallyPreparesContent: Bool { get set }
      @objc open func prepareContent()
      @objc open var objectClass: AnyClass! { get set }
      @discardableResult @objc open func newObject() -> Any
      @objc open func addObject(_ object: Any)
      @objc open func removeObject(_ object: Any)
      @objc open var isEditable: Bool { get set }
      @objc open func add(_ sender: Any?)
      @objc open func remove(_ sender: Any?)
      @objc open var canAdd: Bool { get }
      @objc open var canRemove: Bool { get }
      @objc open var entityName: String? { get set }
      @objc open var fetchPredicate: NSPredicate? { get set }
      @objc open func fetch(_ sender: Any?)
    }
    @MainActor @preconcurrency open class NSArrayController : NSObjectController {
      override public init(content: Any?)
      override public init?(coder: NSCoder)
      @objc open func rearrangeObjects()
      @objc open var automaticallyRearrangesObjects: Bool { get set }
      @objc open var sortDescriptors: [NSSortDescriptor] { get set }
      @objc open var filterPredicate: NSPredicate? { get set }
      @objc open var clearsFilterPredicateOnInsertion: Bool { get set }
      @discardableResult @objc open func arrange(_ objects: [Any]) -> [Any]
      @objc open var arrangedObjects: Any { get }
      @objc open var avoidsEmptySelection: Bool { get set }
      @objc open var preservesSelection: Bool { get set }
      @objc open var selectsInsertedObjects: Bool { get set }
      @discardableResult @objc open func setSelectionIndexes(_ indexes: IndexSet) -> Bool
      @objc open var selectionIndexes: IndexSet { get }
      @discardableResult @objc open func setSelectionIndex(_ index: Int) -> Bool
      @objc open var selectionIndex: Int { get }
      @discardableResult @objc open func setSelectedObjects(_ objects: [Any]) -> Bool
      @objc open func selectNext(_ sender: Any?)
      @objc open func selectPrevious(_ sender: Any?)
      @objc open func insert(_ sender: Any?)
      @objc open func insert(_ object: Any, atArrangedObjectIndex index: Int)
      @objc open func remove(atArrangedObjectIndex index: Int)
      @objc open func add(contentsOf objects: [Any])
      @objc open func remove(contentsOf objects: [Any])
    }
    @MainActor @preconcurrency open class NSTreeController : NSObjectController {
      override public init(content: Any?)
      override public init?(coder: NSCoder)
      @objc open func rearrangeObjects()
      @objc open var arrangedObjects: NSTreeNode { get }
      @objc open var childrenKeyPath: String? { get set }
      @objc open var countKeyPath: String? { get set }
      @objc open var leafKeyPath: String? { get set }
      @objc open var sortDescriptors: [NSSortDescriptor] { get set }
      @discardableResult @objc open func setSelectionIndexPath(_ indexPath: IndexPath?) -> Bool
      @objc open var selectionIndexPath: IndexPath? { get }
      @objc open var selectionIndexPaths: [IndexPath] { get }
      @objc open var selectedNodes: [NSTreeNode] { get }
      @objc open func insert(_ object: Any?, atArrangedObjectIndexPath indexPath: IndexPath)
      @objc open func removeObject(atArrangedObjectIndexPath indexPath: IndexPath)
      @objc open func move(_ node: NSTreeNode, to indexPath: IndexPath)
    }
    open class NSTreeNode : NSObject {
      public init(representedObject modelObject: Any?)
      @objc open var representedObject: Any? { get }
      @objc open var indexPath: IndexPath { get }
      @objc open var isLeaf: Bool { get }
      @objc open var children: [NSTreeNode]? { get }
      @objc open var mutableChildren: NSMutableArray { get }
      @objc weak open var parent: NSTreeNode? { get }
      @discardableResult @objc open func descendant(at indexPath: IndexPath) -> NSTreeNode?
      @objc open func sort(with sortDescriptors: [NSSortDescriptor], recursively: Bool)
    }
    @MainActor @preconcurrency open class NSUserDefaultsController : NSController {
      @objc open class var shared: NSUserDefaultsController { get }
      public init(defaults: UserDefaults?, initialValues: [String : Any]?)
      @objc open var defaults: UserDefaults { get }
      @objc open var initialValues: [String : Any]? { get set }
      @objc open var appliesImmediately: Bool { get set }
      @objc open var hasUnappliedChanges: Bool { get }
      @objc open var values: Any { get }
      @objc open func revert(_ sender: Any?)
      @objc open func save(_ sender: Any?)
      @objc open func revertToInitialValues(_ sender: Any?)
    }
    // https://developer.apple.com/documentation/appkit/nstextlist
    open class NSTextList : NSObject {
      public convenience init(markerFormat: NSTextList.MarkerFormat, options mask: Int)
      @available(macOS 13.0, *)
      public convenience init(markerFormat: NSTextList.MarkerFormat, startingItemNumber: Int)
      @objc open var markerFormat: NSTextList.MarkerFormat { get }
      @objc open var startingItemNumber: Int { get set }
      @discardableResult @objc open func marker(forItemNumber itemNumber: Int) -> String
      public struct MarkerFormat : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let box: NSTextList.MarkerFormat
        public static let check: NSTextList.MarkerFormat
        public static let circle: NSTextList.MarkerFormat
        public static let diamond: NSTextList.MarkerFormat
        public static let disc: NSTextList.MarkerFormat
        public static let hyphen: NSTextList.MarkerFormat
        public static let square: NSTextList.MarkerFormat
        public static let lowercaseHexadecimal: NSTextList.MarkerFormat
        public static let uppercaseHexadecimal: NSTextList.MarkerFormat
        public static let octal: NSTextList.MarkerFormat
        public static let lowercaseAlpha: NSTextList.MarkerFormat
        public static let uppercaseAlpha: NSTextList.MarkerFormat
        public static let lowercaseLatin: NSTextList.MarkerFormat
        public static let uppercaseLatin: NSTextList.MarkerFormat
        public static let lowercaseRoman: NSTextList.MarkerFormat
        public static let uppercaseRoman: NSTextList.MarkerFormat
        public static let decimal: NSTextList.MarkerFormat
      }
    }
    // https://developer.apple.com/documentation/appkit/nstexttable
    open class NSTextTable : NSTextBlock {
      override public init()
      @objc open var numberOfColumns: Int { get set }
      @objc open var layoutAlgorithm: NSTextTable.LayoutAlgorithm { get set }
      @objc open var collapsesBorders: Bool { get set }
      @objc open var hidesEmptyCells: Bool { get set }
      @objc public enum LayoutAlgorithm : UInt, Sendable {
        case automaticLayoutAlgorithm
        case fixedLayoutAlgorithm
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    open class NSTextTableBlock : NSTextBlock {
      public init(table: NSTextTable, startingRow row: Int, rowSpan: Int, startingColumn col: Int, columnSpan colSpan: Int)
      @objc open var table: NSTextTable { get }
      @objc open var startingRow: Int { get }
      @objc open var rowSpan: Int { get }
      @objc open var startingColumn: Int { get }
      @objc open var columnSpan: Int { get }
    }
    extension NSTextBlock {
      @objc open func setBorderColor(_ color: NSColor?)
    }
    // https://developer.apple.com/documentation/appkit/nsbutton
    extension NSButton {
      @discardableResult @objc open func minimumSize(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]) -> NSSize
    }
    extension NSButton.BezelStyle {
      @available(macOS 26.0, *)
      public static var glass: NSButton.BezelStyle { get }
    }
    extension NSControl.ControlSize {
      @available(macOS 26.0, *)
      public static var extraLarge: NSControl.ControlSize { get }
    }
    extension NSGridColumn {
      @objc open func mergeCells(in range: NSRange)
    }
    extension NSPrintInfo {
      @objc open var jobDisposition: NSPrintInfo.JobDisposition { get set }
      public struct JobDisposition : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let spool: NSPrintInfo.JobDisposition
        public static let preview: NSPrintInfo.JobDisposition
        public static let save: NSPrintInfo.JobDisposition
        public static let cancel: NSPrintInfo.JobDisposition
      }
    }
    // https://developer.apple.com/documentation/appkit/nsapplicationmain(_:_:)
    public func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    public func NSFrameRect(_ rect: NSRect)
    public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat)
    public func NSRectFillUsingOperation(_ rect: NSRect, _ op: NSCompositingOperation)
    public func NSRectClip(_ rect: NSRect)
    public func NSEraseRect(_ rect: NSRect)
    """#
}
