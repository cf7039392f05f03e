extension InterfaceModules.Photos {
  /// The photo library.
  static let library = #"""
    // https://developer.apple.com/documentation/photokit
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import _Concurrency
    open class PHObject : NSObject, @unchecked Sendable {
      open var localIdentifier: String { get }
    }
    @objc public enum PHAssetMediaType : Int, Sendable {
      case unknown
      case image
      case video
      case audio
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class PHAsset : PHObject, @unchecked Sendable {
      open var mediaType: PHAssetMediaType { get }
      open var creationDate: Date? { get }
      open var pixelWidth: Int { get }
      open var pixelHeight: Int { get }
      open var duration: TimeInterval { get }
      open var isFavorite: Bool { get }
      open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
    }
    open class PHFetchOptions : NSObject {
      override public init()
      open var predicate: NSPredicate? { get set }
      open var sortDescriptors: [NSSortDescriptor]? { get set }
      open var fetchLimit: Int { get set }
    }
    open class PHFetchResult<ObjectType> : NSObject where ObjectType : AnyObject {
      open var count: Int { get }
      open var firstObject: ObjectType? { get }
      open var lastObject: ObjectType? { get }
      @discardableResult open func object(at index: Int) -> ObjectType
      open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    }
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
    open class PHPhotoLibrary : NSObject, @unchecked Sendable {
      open class func shared() -> PHPhotoLibrary
      open class func authorizationStatus() -> PHAuthorizationStatus
      open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
      open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus
      open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void)
      open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void)
      open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
      open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws
    }
    open class PHImageManager : NSObject {
      override public init()
      open class func `default`() -> PHImageManager
    }
    open class PHCachingImageManager : PHImageManager {
      override public init()
    }
    open class PHImageRequestOptions : NSObject {
      override public init()
      open var isSynchronous: Bool { get set }
      open var isNetworkAccessAllowed: Bool { get set }
    }
    """#
}
