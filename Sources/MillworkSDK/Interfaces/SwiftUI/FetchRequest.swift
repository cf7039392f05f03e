extension InterfaceModules.SwiftUI {
  /// Fetches from Core Data and the context that views share.
  static let fetchRequest = #"""
    // https://developer.apple.com/documentation/swiftui/fetchrequest
    // https://developer.apple.com/documentation/swiftui/sectionedfetchrequest
    import CoreData
    @available(Apple 2019, *)
    @MainActor @propertyWrapper @preconcurrency public struct FetchRequest<Result> : DynamicProperty where Result : NSFetchRequestResult {
      public var wrappedValue: FetchedResults<Result> { get }
      nonisolated public mutating func update()
      @available(Apple 2021, *)
      public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor] { get set }
        public var nsPredicate: NSPredicate? { get set }
      }
      @available(Apple 2021, *)
      public var projectedValue: Binding<FetchRequest<Result>.Configuration> { get }
    }
    @available(Apple 2019, *)
    extension FetchRequest where Result : NSManagedObject {
      public init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
      public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
      public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction)
    }
    @available(Apple 2019, *)
    extension FetchRequest where Result : NSManagedObject {
      @_disfavoredOverload public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    }
    @available(Apple 2021, *)
    extension FetchRequest where Result : NSManagedObject {
      public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    }
    @available(Apple 2021, *)
    extension FetchRequest.Configuration where Result : NSManagedObject {
      public var sortDescriptors: [SortDescriptor<Result>] { get set }
    }
    @available(Apple 2019, *)
    public struct FetchedResults<Result> : RandomAccessCollection where Result : NSFetchRequestResult {
      public typealias Element = Result
      public typealias Index = Int
      public typealias SubSequence = Slice<FetchedResults<Result>>
      public typealias Indices = Range<Int>
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> Result { get }
      @available(Apple 2021, *)
      public var nsSortDescriptors: [NSSortDescriptor] { get nonmutating set }
      @available(Apple 2021, *)
      public var nsPredicate: NSPredicate? { get nonmutating set }
    }
    @available(Apple 2021, *)
    extension FetchedResults where Result : NSManagedObject {
      public var sortDescriptors: [SortDescriptor<Result>] { get nonmutating set }
    }
    @available(Apple 2021, *)
    @MainActor @propertyWrapper @preconcurrency public struct SectionedFetchRequest<SectionIdentifier, Result> : DynamicProperty where SectionIdentifier : Hashable, Result : NSFetchRequestResult {
      public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
      nonisolated public mutating func update()
    }
    @available(Apple 2021, *)
    extension SectionedFetchRequest where Result : NSManagedObject {
      public init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
      public init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil)
    }
    @available(Apple 2021, *)
    public struct SectionedFetchResults<SectionIdentifier, Result> : RandomAccessCollection where SectionIdentifier : Hashable, Result : NSFetchRequestResult {
      public typealias Index = Int
      public typealias SubSequence = Slice<SectionedFetchResults<SectionIdentifier, Result>>
      public typealias Indices = Range<Int>
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Element { get }
      public struct Element : Identifiable, RandomAccessCollection {
        public typealias Index = Int
        public typealias SubSequence = Slice<SectionedFetchResults<SectionIdentifier, Result>.Element>
        public typealias Indices = Range<Int>
        public var id: SectionIdentifier { get }
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public subscript(position: Int) -> Result { get }
      }
      public var nsSortDescriptors: [NSSortDescriptor] { get nonmutating set }
      public var nsPredicate: NSPredicate? { get nonmutating set }
      public var sectionIdentifier: KeyPath<Result, SectionIdentifier> { get nonmutating set }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var managedObjectContext: NSManagedObjectContext { get set }
    }
    """#
}
