extension InterfaceModules.UIKit {
  /// Alternates of commands, identifiers and builders of menus, further accessories of list cells, items of text.
  static let uiCommands = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uicommand
    @MainActor @preconcurrency open class UICommandAlternate : NSObject {
      @MainActor @preconcurrency public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags)
      @MainActor @preconcurrency open var title: String { get }
      @MainActor @preconcurrency open var action: Selector { get }
      @MainActor @preconcurrency open var modifierFlags: UIKeyModifierFlags { get }
    }
    extension UICommand {
      @MainActor @preconcurrency public var discoverabilityTitle: String? { get set }
      @MainActor @preconcurrency public var action: Selector { get }
      @MainActor @preconcurrency public var propertyList: Any? { get }
      @MainActor @preconcurrency public var attributes: UIMenuElement.Attributes { get set }
      @MainActor @preconcurrency public var state: UIMenuElement.State { get set }
      @MainActor @preconcurrency public var alternates: [UICommandAlternate] { get }
    }
    @objc public enum UIEditingInteractionConfiguration : Int, Sendable {
      case none = 0
      case `default` = 1
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
    @objc public protocol UIResponderStandardEditActions : NSObjectProtocol {
      @objc optional func cut(_ sender: Any?)
      @objc optional func copy(_ sender: Any?)
      @objc optional func paste(_ sender: Any?)
      @objc optional func pasteAndMatchStyle(_ sender: Any?)
      @objc optional func pasteAndGo(_ sender: Any?)
      @objc optional func pasteAndSearch(_ sender: Any?)
      @objc optional func select(_ sender: Any?)
      @objc optional func selectAll(_ sender: Any?)
      @objc optional func delete(_ sender: Any?)
      @objc optional func duplicate(_ sender: Any?)
      @objc optional func find(_ sender: Any?)
      @objc optional func findAndReplace(_ sender: Any?)
      @objc optional func findNext(_ sender: Any?)
      @objc optional func findPrevious(_ sender: Any?)
      @objc optional func useSelectionForFind(_ sender: Any?)
      @objc optional func print(_ sender: Any?)
      @objc optional func rename(_ sender: Any?)
      @objc optional func export(_ sender: Any?)
      @objc optional func makeTextWritingDirectionLeftToRight(_ sender: Any?)
      @objc optional func makeTextWritingDirectionRightToLeft(_ sender: Any?)
      @objc optional func toggleBoldface(_ sender: Any?)
      @objc optional func toggleItalics(_ sender: Any?)
      @objc optional func toggleUnderline(_ sender: Any?)
      @objc optional func increaseSize(_ sender: Any?)
      @objc optional func decreaseSize(_ sender: Any?)
    }
    // https://developer.apple.com/documentation/uikit/uicellaccessory
    #if !os(tvOS)
    extension UICellAccessory {
      public enum LayoutDimension {
        case actual
        case standard
        case custom(CGFloat)
      }
      public struct OutlineDisclosureOptions {
        public enum Style : Hashable, Sendable {
          case automatic
          case cell
          case header
        }
        public init(style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil)
      }
      public struct CheckmarkOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil)
      }
      public struct DetailOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil)
      }
      public struct PopUpMenuOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil)
      }
      public struct ReorderOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil)
      }
      public struct DeleteOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil)
      }
      public struct InsertOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil)
      }
      public struct MultiselectOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, backgroundColor: UIColor? = nil)
      }
      public struct LabelOptions {
        public init(isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil)
      }
      public enum Placement {
        case leading(displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = UICellAccessory.Placement.first)
        case trailing(displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = UICellAccessory.Placement.first)
        public static var first: UICellAccessory.Placement.Position { get }
        public typealias Position = ([UICellAccessory]) -> Int
      }
      public struct CustomViewConfiguration {
        @MainActor @preconcurrency public init(customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil)
      }
      public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory
      @available(iOS 15.4, visionOS 1.0, *)
      public static func detail(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil) -> UICellAccessory
      @available(iOS 17.0, visionOS 1.0, *)
      public static func popUpMenu(_ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(), selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil) -> UICellAccessory
    }
    #endif
    extension UINavigationItem {
      @available(iOS 15.0, visionOS 1.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency public var compactScrollEdgeAppearance: UINavigationBarAppearance? { get set }
    }
    // https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    public struct UIContentUnavailableConfigurationState : UIConfigurationState, Hashable {
      public init(traitCollection: UITraitCollection)
      public var traitCollection: UITraitCollection { get set }
      public var searchText: String? { get set }
    }
    // https://developer.apple.com/documentation/uikit/uitextitem
    @available(iOS 17.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct UITextItem {
      public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
      }
      public var content: UITextItem.Content { get }
      public var range: NSRange { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @objc public enum UITextMathExpressionCompletionType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UITextFormattingViewController : UIViewController {
      @MainActor @preconcurrency public init(configuration: UITextFormattingViewController.Configuration)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open class Configuration : NSObject {
        @MainActor @preconcurrency override public init()
      }
    }
    @available(tvOS, unavailable)
    extension UIPasteboard {
      @MainActor @preconcurrency public var types: [String] { get }
    }
    extension UIMenu.Identifier {
      public static var application: UIMenu.Identifier { get }
      public static var services: UIMenu.Identifier { get }
      public static var preferences: UIMenu.Identifier { get }
      public static var about: UIMenu.Identifier { get }
      public static var hide: UIMenu.Identifier { get }
      public static var quit: UIMenu.Identifier { get }
      public static var newScene: UIMenu.Identifier { get }
      public static var openRecent: UIMenu.Identifier { get }
      public static var close: UIMenu.Identifier { get }
      public static var print: UIMenu.Identifier { get }
      public static var document: UIMenu.Identifier { get }
      public static var undoRedo: UIMenu.Identifier { get }
      public static var standardEdit: UIMenu.Identifier { get }
      public static var find: UIMenu.Identifier { get }
      public static var replace: UIMenu.Identifier { get }
      public static var share: UIMenu.Identifier { get }
      public static var textStyle: UIMenu.Identifier { get }
      public static var spelling: UIMenu.Identifier { get }
      public static var spellingPanel: UIMenu.Identifier { get }
      public static var spellingOptions: UIMenu.Identifier { get }
      public static var substitutions: UIMenu.Identifier { get }
      public static var substitutionsPanel: UIMenu.Identifier { get }
      public static var substitutionOptions: UIMenu.Identifier { get }
      public static var transformations: UIMenu.Identifier { get }
      public static var speech: UIMenu.Identifier { get }
      public static var lookup: UIMenu.Identifier { get }
      public static var learn: UIMenu.Identifier { get }
      public static var format: UIMenu.Identifier { get }
      public static var font: UIMenu.Identifier { get }
      public static var textSize: UIMenu.Identifier { get }
      public static var textColor: UIMenu.Identifier { get }
      public static var textStylePasteboard: UIMenu.Identifier { get }
      public static var text: UIMenu.Identifier { get }
      public static var writingDirection: UIMenu.Identifier { get }
      public static var alignment: UIMenu.Identifier { get }
      public static var toolbar: UIMenu.Identifier { get }
      public static var fullscreen: UIMenu.Identifier { get }
      public static var minimizeAndZoom: UIMenu.Identifier { get }
      public static var bringAllToFront: UIMenu.Identifier { get }
      public static var root: UIMenu.Identifier { get }
    }
    // https://developer.apple.com/documentation/uikit/nslayoutanchor
    extension NSLayoutXAxisAnchor {
      public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
    }
    extension NSLayoutYAxisAnchor {
      public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
    }
    // https://developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-swift.property
    @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
    extension UICollectionViewCell {
      public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
      @MainActor @preconcurrency public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? { get set }
    }
    // https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
    @MainActor @preconcurrency public protocol NSCollectionLayoutContainer : NSObjectProtocol {
      var contentSize: CGSize { get }
      var effectiveContentSize: CGSize { get }
      var contentInsets: NSDirectionalEdgeInsets { get }
      var effectiveContentInsets: NSDirectionalEdgeInsets { get }
    }
    extension NSCollectionLayoutEnvironment {
      @MainActor @preconcurrency public var container: any NSCollectionLayoutContainer { get }
    }
    @available(tvOS, unavailable)
    extension UIPasteboard {
      // https://developer.apple.com/documentation/uikit/uipasteboard/detectionpattern
      public struct DetectionPattern : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var probableWebURL: DetectionPattern { get }
        public static var probableWebSearch: DetectionPattern { get }
        public static var number: DetectionPattern { get }
      }
      @available(iOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func detectPatterns(for patterns: Set<UIPasteboard.DetectionPattern>, completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void)
      @available(iOS 14.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func detectValues(for patterns: Set<UIPasteboard.DetectionPattern>, completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern : Any], any Error>) -> Void)
    }
    // https://developer.apple.com/documentation/uikit/uicontentinsetsreference
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    @objc public enum UIContentInsetsReference : Int, Sendable {
      case automatic
      case none
      case safeArea
      case layoutMargins
      case readableContent
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    extension NSCollectionLayoutSection {
      @MainActor @preconcurrency public var contentInsetsReference: UIContentInsetsReference { get set }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency public var supplementaryContentInsetsReference: UIContentInsetsReference { get set }
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    extension UICollectionViewCompositionalLayoutConfiguration {
      @MainActor @preconcurrency public var contentInsetsReference: UIContentInsetsReference { get set }
    }
    #endif
    """#
}
