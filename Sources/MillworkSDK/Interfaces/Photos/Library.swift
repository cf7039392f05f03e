extension InterfaceModules.Photos {
  /// The photo library and what it holds.
  static let library = #"""
    // https://developer.apple.com/documentation/photokit
    @_exported import Foundation
    @_exported import AVFoundation
    import CoreGraphics
    import CoreLocation
    import ImageIO
    import Swift
    import SwiftUI
    import UniformTypeIdentifiers
    import _Concurrency
    #if os(macOS)
    public typealias _PHImage = NSImage
    #else
    public typealias _PHImage = UIImage
    #endif
    // What changes of collections take: an array or a result of a fetch.
    public protocol NSFastEnumeration : NSObjectProtocol {
    }
    extension NSArray : NSFastEnumeration {
    }
    extension NSSet : NSFastEnumeration {
    }
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
    public struct PHAssetMediaSubtype : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var photoPanorama: Self { get }
      public static var photoHDR: Self { get }
      public static var photoScreenshot: Self { get }
      public static var photoLive: Self { get }
      public static var photoDepthEffect: Self { get }
      public static var videoStreamed: Self { get }
      public static var videoHighFrameRate: Self { get }
      public static var videoTimelapse: Self { get }
      public static var videoCinematic: Self { get }
      public static var spatialMedia: Self { get }
    }
    public struct PHAssetSourceType : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var typeUserLibrary: Self { get }
      public static var typeCloudShared: Self { get }
      public static var typeiTunesSynced: Self { get }
    }
    public struct PHAssetBurstSelectionType : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var autoPick: Self { get }
      public static var userPick: Self { get }
    }
    @objc public enum PHAssetPlaybackStyle : Int, Sendable {
      case unsupported
      case image
      case imageAnimated
      case livePhoto
      case video
      case videoLooping
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHAssetEditOperation : Int, Sendable {
      case delete = 1
      case content = 2
      case properties = 3
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/photos/phasset
    open class PHAsset : PHObject, @unchecked Sendable {
      open var playbackStyle: PHAsset.PlaybackStyle { get }
      public typealias PlaybackStyle = PHAssetPlaybackStyle
      open var mediaType: PHAssetMediaType { get }
      open var mediaSubtypes: PHAssetMediaSubtype { get }
      open var pixelWidth: Int { get }
      open var pixelHeight: Int { get }
      open var creationDate: Date? { get }
      open var modificationDate: Date? { get }
      open var location: CLLocation? { get }
      open var duration: TimeInterval { get }
      open var isHidden: Bool { get }
      open var isFavorite: Bool { get }
      open var representsBurst: Bool { get }
      open var hasAdjustments: Bool { get }
      open var burstIdentifier: String? { get }
      open var burstSelectionTypes: PHAssetBurstSelectionType { get }
      open var sourceType: PHAssetSourceType { get }
      open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool
      open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>?
      open class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      @discardableResult open func requestContentEditingInput(with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable : Any]) -> Void) -> PHContentEditingInputRequestID
      open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID)
    }
    public typealias PHContentEditingInputRequestID = Int
    open class PHContentEditingInputRequestOptions : NSObject {
      override public init()
      open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool { get set }
      open var isNetworkAccessAllowed: Bool { get set }
    }
    open class PHAdjustmentData : NSObject {
      public init(formatIdentifier: String, formatVersion: String, data: Data)
      open var formatIdentifier: String { get }
      open var formatVersion: String { get }
      open var data: Data { get }
    }
    open class PHContentEditingInput : NSObject {
      open var mediaType: PHAssetMediaType { get }
      open var creationDate: Date? { get }
      open var location: CLLocation? { get }
      open var uniformTypeIdentifier: String? { get }
      open var adjustmentData: PHAdjustmentData? { get }
      open var displaySizeImage: _PHImage? { get }
      open var fullSizeImageURL: URL? { get }
      open var fullSizeImageOrientation: Int32 { get }
      open var audiovisualAsset: AVAsset? { get }
    }
    open class PHContentEditingOutput : NSObject {
      public init(contentEditingInput: PHContentEditingInput)
      open var adjustmentData: PHAdjustmentData? { get set }
      open var renderedContentURL: URL { get }
    }
    // https://developer.apple.com/documentation/photos/phfetchresult
    open class PHFetchOptions : NSObject {
      override public init()
      open var predicate: NSPredicate? { get set }
      open var sortDescriptors: [NSSortDescriptor]? { get set }
      open var includeHiddenAssets: Bool { get set }
      open var includeAllBurstAssets: Bool { get set }
      open var wantsIncrementalChangeDetails: Bool { get set }
      open var includeAssetSourceTypes: PHAssetSourceType { get set }
      open var fetchLimit: Int { get set }
    }
    public struct _PHEnumerationOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var concurrent: Self { get }
      public static var reverse: Self { get }
    }
    open class PHFetchResult<ObjectType> : NSObject, NSFastEnumeration, @unchecked Sendable where ObjectType : AnyObject {
      open var count: Int { get }
      open func object(at index: Int) -> ObjectType
      override public init()
      open subscript(idx: Int) -> ObjectType { get }
      open func contains(_ anObject: ObjectType) -> Bool
      open func index(of anObject: ObjectType) -> Int
      open var firstObject: ObjectType? { get }
      open var lastObject: ObjectType? { get }
      open func objects(at indexes: IndexSet) -> [ObjectType]
      open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func enumerateObjects(options opts: _PHEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func countOfAssets(with mediaType: PHAssetMediaType) -> Int
    }
    // https://developer.apple.com/documentation/photos/phassetcollection
    @objc public enum PHAssetCollectionType : Int, Sendable {
      case album = 1
      case smartAlbum = 2
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHAssetCollectionSubtype : Int, Sendable {
      case albumRegular = 2
      case albumSyncedEvent = 3
      case albumSyncedFaces = 4
      case albumSyncedAlbum = 5
      case albumImported = 6
      case albumMyPhotoStream = 100
      case albumCloudShared = 101
      case smartAlbumGeneric = 200
      case smartAlbumPanoramas = 201
      case smartAlbumVideos = 202
      case smartAlbumFavorites = 203
      case smartAlbumTimelapses = 204
      case smartAlbumAllHidden = 205
      case smartAlbumRecentlyAdded = 206
      case smartAlbumBursts = 207
      case smartAlbumSlomoVideos = 208
      case smartAlbumUserLibrary = 209
      case smartAlbumSelfPortraits = 210
      case smartAlbumScreenshots = 211
      case smartAlbumDepthEffect = 212
      case smartAlbumLivePhotos = 213
      case smartAlbumAnimated = 214
      case smartAlbumLongExposures = 215
      case smartAlbumUnableToUpload = 216
      case smartAlbumRAW = 217
      case smartAlbumCinematic = 218
      case any = 9223372036854775807
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHCollectionListType : Int, Sendable {
      case folder = 2
      case smartFolder = 3
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHCollectionListSubtype : Int, Sendable {
      case regularFolder = 100
      case smartFolderEvents = 200
      case smartFolderFaces = 201
      case any = 9223372036854775807
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHCollectionEditOperation : Int, Sendable {
      case deleteContent = 1
      case removeContent = 2
      case addContent = 3
      case createContent = 4
      case rearrangeContent = 5
      case delete = 6
      case rename = 7
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class PHCollection : PHObject, @unchecked Sendable {
      open var canContainAssets: Bool { get }
      open var canContainCollections: Bool { get }
      open var localizedTitle: String? { get }
      open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool
      open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection>
      open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection>
    }
    open class PHAssetCollection : PHCollection, @unchecked Sendable {
      open var assetCollectionType: PHAssetCollectionType { get }
      open var assetCollectionSubtype: PHAssetCollectionSubtype { get }
      open var estimatedAssetCount: Int { get }
      open var startDate: Date? { get }
      open var endDate: Date? { get }
      open var approximateLocation: CLLocation? { get }
      open var localizedLocationNames: [String] { get }
      open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      open class func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection
    }
    open class PHCollectionList : PHCollection, @unchecked Sendable {
      open var collectionListType: PHCollectionListType { get }
      open class func fetchCollectionLists(with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList>
    }
    """#
}
