extension InterfaceModules.UIKit {
  /// What traits and screens are made of.
  static let uiTraits = #"""
    // https://developer.apple.com/documentation/uikit/uitraitcollection
    @objc public enum UIUserInterfaceLevel : Int, Sendable {
      case unspecified
      case base
      case elevated
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UILegibilityWeight : Int, Sendable {
      case unspecified
      case regular
      case bold
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIDisplayGamut : Int, Sendable {
      case unspecified
      case SRGB
      case P3
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIForceTouchCapability : Int, Sendable {
      case unknown
      case unavailable
      case available
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIUserInterfaceActiveAppearance : Int, Sendable {
      case unspecified
      case inactive
      case active
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uimutabletraits
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public protocol UIMutableTraits {
      subscript<T>(trait: T.Type) -> T.Value where T : UITraitDefinition { get set }
      var userInterfaceStyle: UIUserInterfaceStyle { get set }
      var userInterfaceLevel: UIUserInterfaceLevel { get set }
      var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
      var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
      var verticalSizeClass: UIUserInterfaceSizeClass { get set }
      var preferredContentSizeCategory: UIContentSizeCategory { get set }
      var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
      var accessibilityContrast: UIAccessibilityContrast { get set }
      var legibilityWeight: UILegibilityWeight { get set }
      var displayScale: CGFloat { get set }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public protocol UITraitOverrides : UIMutableTraits {
      func contains(_ trait: any UITraitDefinition.Type) -> Bool
      func remove(_ trait: any UITraitDefinition.Type)
    }
    @MainActor @preconcurrency public protocol UIViewControllerRestoration : NSObjectProtocol {
      static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
    }
    @MainActor @preconcurrency open class UIScreenMode : NSObject {
      @MainActor @preconcurrency open var size: CGSize { get }
      @MainActor @preconcurrency open var pixelAspectRatio: CGFloat { get }
    }
    @MainActor @preconcurrency open class UIScreenshotService : NSObject {
      @MainActor @preconcurrency open var windowScene: UIWindowScene? { get }
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class UISceneWindowingBehaviors : NSObject {
      @MainActor @preconcurrency open var isClosable: Bool { get set }
      @MainActor @preconcurrency open var isMiniaturizable: Bool { get set }
    }
    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    @objc public enum UIBehavioralStyle : UInt, Sendable {
      case automatic
      case pad
      case mac
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    @objc public enum UIAlertControllerSeverity : Int, Sendable {
      case `default`
      case critical
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIBarPosition : Int, Sendable {
      case any
      case bottom
      case top
      case topAttached
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIBaselineAdjustment : Int, Sendable {
      case alignBaselines
      case alignCenters
      case none
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIAccessibilityNavigationStyle : Int, Sendable {
      case automatic
      case separate
      case combined
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    #endif
    """#
}
