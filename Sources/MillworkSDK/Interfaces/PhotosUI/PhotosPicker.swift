extension InterfaceModules.PhotosUI {
  /// The photo picker.
  static let photosPicker = #"""
    // https://developer.apple.com/documentation/photosui/photospicker
    @_exported import Photos
    import CoreTransferable
    import Swift
    import SwiftUI
    import UniformTypeIdentifiers
    import _Concurrency
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct PhotosPickerItem : Hashable, Equatable, Sendable {
      public init(itemIdentifier: String)
      public var itemIdentifier: String? { get }
      public var supportedContentTypes: [UTType] { get }
      public func loadTransferable<T>(type: T.Type) async throws -> T? where T : Transferable
      @preconcurrency @discardableResult public func loadTransferable<T>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress where T : Transferable
      public struct EncodingDisambiguationPolicy : Hashable, Sendable {
        public static var automatic: PhotosPickerItem.EncodingDisambiguationPolicy { get }
        public static var current: PhotosPickerItem.EncodingDisambiguationPolicy { get }
        public static var compatible: PhotosPickerItem.EncodingDisambiguationPolicy { get }
        public static func == (a: EncodingDisambiguationPolicy, b: EncodingDisambiguationPolicy) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct PhotosPickerSelectionBehavior : Hashable, Sendable {
      public static var `default`: PhotosPickerSelectionBehavior { get }
      public static var ordered: PhotosPickerSelectionBehavior { get }
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var continuous: PhotosPickerSelectionBehavior { get }
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var continuousAndOrdered: PhotosPickerSelectionBehavior { get }
      public static func == (a: PhotosPickerSelectionBehavior, b: PhotosPickerSelectionBehavior) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PhotosPickerStyle : Hashable, Sendable {
      public static var presentation: PhotosPickerStyle { get }
      public static var inline: PhotosPickerStyle { get }
      public static var compact: PhotosPickerStyle { get }
      public static func == (a: PhotosPickerStyle, b: PhotosPickerStyle) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct PHPickerFilter : Equatable, Hashable, Sendable {
      public static var images: PHPickerFilter { get }
      public static var videos: PHPickerFilter { get }
      public static var livePhotos: PHPickerFilter { get }
      @available(Apple 2021, *)
      public static var screenshots: PHPickerFilter { get }
      @available(Apple 2022, *)
      public static var bursts: PHPickerFilter { get }
      @available(Apple 2022, *)
      public static var cinematicVideos: PHPickerFilter { get }
      @available(Apple 2021, *)
      public static var panoramas: PHPickerFilter { get }
      @available(Apple 2021, *)
      public static var screenRecordings: PHPickerFilter { get }
      @available(Apple 2021, *)
      public static var slomoVideos: PHPickerFilter { get }
      @available(Apple 2021, *)
      public static var timelapseVideos: PHPickerFilter { get }
      @available(Apple 2022, *)
      public static var depthEffectPhotos: PHPickerFilter { get }
      @available(Apple 2024, *)
      public static var spatialMedia: PHPickerFilter { get }
      public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter
      @available(Apple 2021, *)
      public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter
      @available(Apple 2021, *)
      public static func not(_ filter: PHPickerFilter) -> PHPickerFilter
      public static func == (a: PHPickerFilter, b: PHPickerFilter) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct PhotosPicker<Label> : View where Label : View {
      public var body: some View { get }
      nonisolated public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)
      nonisolated public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension PhotosPicker where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic)
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) where S : StringProtocol
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic)
      nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) where S : StringProtocol
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View
      nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View
      nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View
      @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      nonisolated public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PHPickerCapabilities : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var search: PHPickerCapabilities { get }
      public static var stagingArea: PHPickerCapabilities { get }
      public static var collectionNavigation: PHPickerCapabilities { get }
      public static var selectionActions: PHPickerCapabilities { get }
      public static var sensitivityAnalysisIntervention: PHPickerCapabilities { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View
    }
    #if os(iOS) || os(visionOS)
    @available(iOS 14.0, visionOS 1.0, *)
    public struct PHPickerConfiguration {
      public init()
      public init(photoLibrary: PHPhotoLibrary)
      public var filter: PHPickerFilter? { get set }
      public var selectionLimit: Int { get set }
      public var preselectedAssetIdentifiers: [String] { get set }
      public var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode { get set }
      public enum AssetRepresentationMode : Sendable { case automatic, current, compatible }
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class PHPickerViewController : UIViewController {
      public init(configuration: PHPickerConfiguration)
      public required init?(coder: NSCoder)
      weak open var delegate: (any PHPickerViewControllerDelegate)? { get set }
    }
    @available(iOS 14.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol PHPickerViewControllerDelegate : AnyObject {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }
    @available(iOS 14.0, visionOS 1.0, *)
    public struct PHPickerResult : Equatable, Hashable {
      public var itemProvider: NSItemProvider { get }
      public var assetIdentifier: String? { get }
      public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    #endif
    """#
}
