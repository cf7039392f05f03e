extension InterfaceModules.Photos {
  /// Images, videos and resources of assets.
  static let imageManager = #"""
    // https://developer.apple.com/documentation/photos/phimagemanager
    public typealias PHImageRequestID = Int32
    public var PHInvalidImageRequestID: Int32 { get }
    public let PHImageManagerMaximumSize: CGSize
    public let PHImageResultIsInCloudKey: String
    public let PHImageResultIsDegradedKey: String
    public let PHImageResultRequestIDKey: String
    public let PHImageCancelledKey: String
    public let PHImageErrorKey: String
    public let PHLivePhotoInfoErrorKey: String
    public let PHLivePhotoInfoIsDegradedKey: String
    public let PHLivePhotoInfoCancelledKey: String
    @objc public enum PHImageContentMode : Int, Sendable {
      case aspectFit
      case aspectFill
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    extension PHImageContentMode {
      public static var `default`: PHImageContentMode { get }
    }
    @objc public enum PHImageRequestOptionsVersion : Int, Sendable {
      case current
      case unadjusted
      case original
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHImageRequestOptionsDeliveryMode : Int, Sendable {
      case opportunistic
      case highQualityFormat
      case fastFormat
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHImageRequestOptionsResizeMode : Int, Sendable {
      case none
      case fast
      case exact
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHVideoRequestOptionsVersion : Int, Sendable {
      case current
      case original
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum PHVideoRequestOptionsDeliveryMode : Int, Sendable {
      case automatic
      case highQualityFormat
      case mediumQualityFormat
      case fastFormat
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public typealias PHAssetImageProgressHandler = (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable : Any]?) -> Void
    open class PHImageRequestOptions : NSObject {
      override public init()
      open var version: PHImageRequestOptionsVersion { get set }
      open var deliveryMode: PHImageRequestOptionsDeliveryMode { get set }
      open var resizeMode: PHImageRequestOptionsResizeMode { get set }
      open var normalizedCropRect: CGRect { get set }
      open var isNetworkAccessAllowed: Bool { get set }
      open var isSynchronous: Bool { get set }
      @available(Apple 2023, *)
      open var allowSecondaryDegradedImage: Bool { get set }
      open var progressHandler: PHAssetImageProgressHandler? { get set }
    }
    open class PHVideoRequestOptions : NSObject {
      override public init()
      open var isNetworkAccessAllowed: Bool { get set }
      open var version: PHVideoRequestOptionsVersion { get set }
      open var deliveryMode: PHVideoRequestOptionsDeliveryMode { get set }
      open var progressHandler: PHAssetImageProgressHandler? { get set }
    }
    open class PHLivePhotoRequestOptions : NSObject {
      override public init()
      open var deliveryMode: PHImageRequestOptionsDeliveryMode { get set }
      open var isNetworkAccessAllowed: Bool { get set }
      open var progressHandler: PHAssetImageProgressHandler? { get set }
    }
    open class PHImageManager : NSObject, @unchecked Sendable {
      override public init()
      open class func `default`() -> PHImageManager
      @discardableResult open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (_PHImage?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID
      @discardableResult open func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable : Any]?) -> Void) -> PHImageRequestID
      open func cancelImageRequest(_ requestID: PHImageRequestID)
      @discardableResult open func requestLivePhoto(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?, resultHandler: @escaping (PHLivePhoto?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID
      @discardableResult open func requestPlayerItem(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID
    #if !os(watchOS)
      @discardableResult open func requestExportSession(forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String, resultHandler: @escaping (AVAssetExportSession?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID
      @discardableResult open func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable : Any]?) -> Void) -> PHImageRequestID
    #endif
    }
    open class PHCachingImageManager : PHImageManager, @unchecked Sendable {
      override public init()
      open var allowsCachingHighQualityImages: Bool { get set }
      open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
      open func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
      open func stopCachingImagesForAllAssets()
    }
    open class PHLivePhoto : NSObject, @unchecked Sendable {
      open var size: CGSize { get }
      @discardableResult open class func request(withResourceFileURLs fileURLs: [URL], placeholderImage image: _PHImage?, targetSize: CGSize, contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable : Any]) -> Void) -> Int32
      open class func cancelRequest(withRequestID requestID: Int32)
    }
    // https://developer.apple.com/documentation/photos/phassetresource
    open class PHAssetResource : NSObject {
      open var type: PHAssetResourceType { get }
      open var assetLocalIdentifier: String { get }
      open var originalFilename: String { get }
      open var uniformTypeIdentifier: String { get }
      open class func assetResources(for asset: PHAsset) -> [PHAssetResource]
      open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource]
    }
    public typealias PHAssetResourceDataRequestID = Int32
    open class PHAssetResourceRequestOptions : NSObject {
      override public init()
      open var isNetworkAccessAllowed: Bool { get set }
      open var progressHandler: ((Double) -> Void)? { get set }
    }
    open class PHAssetResourceManager : NSObject {
      open class func `default`() -> PHAssetResourceManager
      @discardableResult open func requestData(for resource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void) -> PHAssetResourceDataRequestID
      open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?, completionHandler: @escaping ((any Error)?) -> Void)
      open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws
      open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID)
    }
    // https://developer.apple.com/documentation/photos/phphotoserror-swift.struct
    public struct PHPhotosError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound = 3202
        case changeNotSupported = 3300
        case operationInterrupted = 3301
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset = 3306
        case accessRestricted = 3310
        case accessUserDenied = 3311
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var internalError: Code { get }
      public static var userCancelled: Code { get }
      public static var libraryVolumeOffline: Code { get }
      public static var relinquishingLibraryBundleToWriter: Code { get }
      public static var switchingSystemPhotoLibrary: Code { get }
      public static var networkAccessRequired: Code { get }
      public static var networkError: Code { get }
      public static var identifierNotFound: Code { get }
      public static var multipleIdentifiersFound: Code { get }
      public static var changeNotSupported: Code { get }
      public static var operationInterrupted: Code { get }
      public static var invalidResource: Code { get }
      public static var missingResource: Code { get }
      public static var notEnoughSpace: Code { get }
      public static var requestNotSupportedForAsset: Code { get }
      public static var accessRestricted: Code { get }
      public static var accessUserDenied: Code { get }
      public static func == (a: PHPhotosError, b: PHPhotosError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}
