extension InterfaceModules.Photos {
  /// Access to the library, and changes of it.
  static let libraryChanges = #"""
    // https://developer.apple.com/documentation/photos/phphotolibrary
    @objc public enum PHAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorized
      case limited
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHAccessLevel : Int, Sendable {
      case addOnly = 1
      case readWrite = 2
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public protocol PHPhotoLibraryChangeObserver : NSObjectProtocol {
      func photoLibraryDidChange(_ changeInstance: PHChange)
    }
    @objc public protocol PHPhotoLibraryAvailabilityObserver : NSObjectProtocol {
      func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
    }
    open class PHPhotoLibrary : NSObject, @unchecked Sendable {
      open class func shared() -> PHPhotoLibrary
      open class func authorizationStatus() -> PHAuthorizationStatus
      open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
      @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
      @preconcurrency open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
      open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus
      @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
      @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws
      open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws
      open func register(_ observer: any PHPhotoLibraryChangeObserver)
      open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver)
      open var unavailabilityReason: (any Error)? { get }
      @available(Apple 2022, *)
      open var currentChangeToken: PHPersistentChangeToken { get }
    }
    @available(Apple 2022, *)
    open class PHPersistentChangeToken : NSObject {
    }
    open class PHChange : NSObject, @unchecked Sendable {
      public func changeDetails<T>(for object: T) -> PHObjectChangeDetails<T>? where T : PHObject
      public func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? where T : PHObject
    }
    open class PHObjectChangeDetails<ObjectType> : NSObject where ObjectType : PHObject {
      open var objectBeforeChanges: ObjectType { get }
      open var objectAfterChanges: ObjectType? { get }
      open var assetContentChanged: Bool { get }
      open var objectWasDeleted: Bool { get }
    }
    open class PHFetchResultChangeDetails<ObjectType> : NSObject where ObjectType : PHObject {
      open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { get }
      open var fetchResultAfterChanges: PHFetchResult<ObjectType> { get }
      open var hasIncrementalChanges: Bool { get }
      open var removedIndexes: IndexSet? { get }
      open var insertedIndexes: IndexSet? { get }
      open var changedIndexes: IndexSet? { get }
      open var removedObjects: [ObjectType] { get }
      open var insertedObjects: [ObjectType] { get }
      open var changedObjects: [ObjectType] { get }
      open var hasMoves: Bool { get }
      open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void)
    }
    // https://developer.apple.com/documentation/photos/phassetchangerequest
    open class PHChangeRequest : NSObject {
    }
    open class PHObjectPlaceholder : PHObject, @unchecked Sendable {
    }
    open class PHAssetChangeRequest : PHChangeRequest {
      public convenience init(for asset: PHAsset)
      open class func creationRequestForAsset(from image: _PHImage) -> Self
      open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self?
      open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self?
      open var placeholderForCreatedAsset: PHObjectPlaceholder? { get }
      open class func deleteAssets(_ assets: any NSFastEnumeration)
      open var creationDate: Date? { get set }
      open var location: CLLocation? { get set }
      open var isFavorite: Bool { get set }
      open var isHidden: Bool { get set }
      open var contentEditingOutput: PHContentEditingOutput? { get set }
      open func revertAssetContentToOriginal()
    }
    @objc public enum PHAssetResourceType : Int, Sendable {
      case photo = 1
      case video = 2
      case audio = 3
      case alternatePhoto = 4
      case fullSizePhoto = 5
      case fullSizeVideo = 6
      case adjustmentData = 7
      case adjustmentBasePhoto = 8
      case pairedVideo = 9
      case fullSizePairedVideo = 10
      case adjustmentBasePairedVideo = 11
      case adjustmentBaseVideo = 12
      case photoProxy = 19
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class PHAssetResourceCreationOptions : NSObject {
      override public init()
      open var originalFilename: String? { get set }
      open var uniformTypeIdentifier: String? { get set }
      open var shouldMoveFile: Bool { get set }
    }
    open class PHAssetCreationRequest : PHAssetChangeRequest {
      open class func forAsset() -> Self
      open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool
      open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?)
      open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
    }
    open class PHAssetCollectionChangeRequest : PHChangeRequest {
      public convenience init?(for assetCollection: PHAssetCollection)
      public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>)
      open class func creationRequestForAssetCollection(withTitle title: String) -> Self
      open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { get }
      open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration)
      open var title: String { get set }
      open func addAssets(_ assets: any NSFastEnumeration)
      open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet)
      open func removeAssets(_ assets: any NSFastEnumeration)
    }
    """#
}
