extension InterfaceModules.CoreData {
  /// Fetched results for lists, and who hears of their changes.
  static let fetchedResults = #"""
    // https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
    open class NSFetchedResultsController<ResultType> : NSObject where ResultType : NSFetchRequestResult {
      public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?)
      open func performFetch() throws
      unowned(unsafe) open var delegate: (any NSFetchedResultsControllerDelegate)? { get set }
      open var fetchedObjects: [ResultType]? { get }
      open var fetchRequest: NSFetchRequest<ResultType> { get }
      @discardableResult open func object(at indexPath: IndexPath) -> ResultType
      open func indexPath(forObject object: ResultType) -> IndexPath?
      open var sections: [any NSFetchedResultsSectionInfo]? { get }
      open var sectionIndexTitles: [String] { get }
      open var sectionNameKeyPath: String? { get }
      open var managedObjectContext: NSManagedObjectContext { get }
      open class func deleteCache(withName name: String?)
    }
    public protocol NSFetchedResultsSectionInfo {
      var name: String { get }
      var indexTitle: String? { get }
      var numberOfObjects: Int { get }
      var objects: [Any]? { get }
    }
    @objc public enum NSFetchedResultsChangeType : UInt, Sendable {
      case insert = 1
      case delete
      case move
      case update
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    // The methods are optional in Objective-C; what is not written has a default here.
    public protocol NSFetchedResultsControllerDelegate : NSObjectProtocol {
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
      func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    }
    extension NSFetchedResultsControllerDelegate {
      public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
      public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
      public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    }
    """#
}
