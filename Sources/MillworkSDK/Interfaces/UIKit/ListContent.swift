extension InterfaceModules.UIKit {
  /// Where a cell stands, and what it shows, as values.
  static let listContent = #"""
    // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
    // https://developer.apple.com/documentation/foundation/indexpath
    #if !os(watchOS)
    extension IndexPath {
      public init(row: Int, section: Int)
      public init(item: Int, section: Int)
      public var section: Int { get set }
      public var row: Int { get set }
      public var item: Int { get set }
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct UIListContentConfiguration : UIContentConfiguration, Hashable {
      public static func cell() -> UIListContentConfiguration
      public static func subtitleCell() -> UIListContentConfiguration
      public static func valueCell() -> UIListContentConfiguration
      public func makeContentView() -> any UIView & UIContentView
      public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
      public var image: UIImage? { get set }
      public var text: String? { get set }
      public var attributedText: NSAttributedString? { get set }
      public var secondaryText: String? { get set }
      public var secondaryAttributedText: NSAttributedString? { get set }
      public var imageProperties: UIListContentConfiguration.ImageProperties { get set }
      public var textProperties: UIListContentConfiguration.TextProperties { get set }
      public var secondaryTextProperties: UIListContentConfiguration.TextProperties { get set }
      public var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
      public var prefersSideBySideTextAndSecondaryText: Bool { get set }
      public var imageToTextPadding: CGFloat { get set }
      public var textToSecondaryTextHorizontalPadding: CGFloat { get set }
      public var textToSecondaryTextVerticalPadding: CGFloat { get set }
      nonisolated public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool
      nonisolated public func hash(into hasher: inout Hasher)
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    extension UIListContentConfiguration {
      @MainActor @preconcurrency public struct ImageProperties {
        public var tintColor: UIColor? { get set }
        public var cornerRadius: CGFloat { get set }
        public var maximumSize: CGSize { get set }
        public var reservedLayoutSize: CGSize { get set }
      }
      @MainActor @preconcurrency public struct TextProperties {
        public var font: UIFont { get set }
        public var color: UIColor { get set }
        public var numberOfLines: Int { get set }
        public var adjustsFontForContentSizeCategory: Bool { get set }
        public var adjustsFontSizeToFitWidth: Bool { get set }
        // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
        public var lineBreakMode: NSLineBreakMode { get set }
        public var minimumScaleFactor: CGFloat { get set }
        public var allowsDefaultTighteningForTruncation: Bool { get set }
        public var showsExpansionTextWhenTruncated: Bool { get set }
        public func resolvedColor() -> UIColor
      }
    }
    #endif
    """#
}
