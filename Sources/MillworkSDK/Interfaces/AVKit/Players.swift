extension InterfaceModules.AVKit {
  /// Views that play media.
  static let players = #"""
    // https://developer.apple.com/documentation/avkit
    @_exported import AVFoundation
    import Swift
    import SwiftUI
    import _Concurrency
    @available(Apple 2020, *)
    @MainActor @preconcurrency public struct VideoPlayer<VideoOverlay> : View where VideoOverlay : View {
      public var body: some View { get }
      nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay)
    }
    @available(Apple 2020, *)
    extension VideoPlayer where VideoOverlay == EmptyView {
      nonisolated public init(player: AVPlayer?)
    }
    #if os(macOS)
    @MainActor @preconcurrency open class AVPlayerView : NSView {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
      open var player: AVPlayer? { get set }
      open var controlsStyle: AVPlayerViewControlsStyle { get set }
      open var videoGravity: AVLayerVideoGravity { get set }
      open var showsFullScreenToggleButton: Bool { get set }
      open var allowsPictureInPicturePlayback: Bool { get set }
      open var showsSharingServiceButton: Bool { get set }
    }
    @objc public enum AVPlayerViewControlsStyle : Int, Sendable {
      case none
      case inline
      case floating
      case minimal
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class AVRoutePickerView : NSView {
      override public init(frame frameRect: NSRect)
      public required init?(coder: NSCoder)
    }
    #elseif !os(watchOS)
    @MainActor @preconcurrency open class AVPlayerViewController : UIViewController {
      open var player: AVPlayer? { get set }
      open var showsPlaybackControls: Bool { get set }
      open var videoGravity: AVLayerVideoGravity { get set }
      open var allowsPictureInPicturePlayback: Bool { get set }
      open var canStartPictureInPictureAutomaticallyFromInline: Bool { get set }
      open var entersFullScreenWhenPlaybackBegins: Bool { get set }
      open var exitsFullScreenWhenPlaybackEnds: Bool { get set }
      open var updatesNowPlayingInfoCenter: Bool { get set }
      weak open var delegate: (any AVPlayerViewControllerDelegate)? { get set }
      open var contentOverlayView: UIView? { get }
      @available(tvOS 15.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      open var contextualActions: [UIAction] { get set }
      @available(tvOS 15.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      open var infoViewActions: [UIAction]! { get set }
      @available(tvOS 15.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      open var customInfoViewControllers: [UIViewController] { get set }
      #if os(tvOS)
      open var transportBarCustomMenuItems: [UIMenuElement] { get set }
      open var contextualActionsInfoView: UIView? { get set }
      open var contextualActionsPreviewImage: UIImage? { get set }
      open var transportBarIncludesTitleView: Bool { get set }
      open var customOverlayViewController: UIViewController? { get set }
      open var requiresLinearPlayback: Bool { get set }
      open var skippingBehavior: AVPlayerViewControllerSkippingBehavior { get set }
      #endif
    }
    @objc public enum AVPlayerViewControllerSkippingBehavior : Int, Sendable {
      case `default`
      case skipItem
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @objc public protocol AVPlayerViewControllerDelegate : NSObjectProtocol {
      @objc optional func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
      @objc optional func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    }
    @MainActor @preconcurrency open class AVRoutePickerView : UIView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var activeTintColor: UIColor! { get set }
      open var prioritizesVideoDevices: Bool { get set }
    }
    #endif
    """#
}
