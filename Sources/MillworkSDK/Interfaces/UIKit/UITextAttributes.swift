extension InterfaceModules.UIKit {
  /// The attributes that attributed strings have for views.
  static let uiTextAttributes = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
    @available(Apple 2021, *)
    extension AttributeScopes {
      public var uiKit: AttributeScopes.UIKitAttributes.Type { get }
      public struct UIKitAttributes : AttributeScope {
        public let foundation: AttributeScopes.FoundationAttributes
        public let foregroundColor: AttributeScopes.UIKitAttributes.ForegroundColorAttribute
        public let backgroundColor: AttributeScopes.UIKitAttributes.BackgroundColorAttribute
        public let font: AttributeScopes.UIKitAttributes.FontAttribute
        public let paragraphStyle: AttributeScopes.UIKitAttributes.ParagraphStyleAttribute
        public let kern: AttributeScopes.UIKitAttributes.KernAttribute
        public let tracking: AttributeScopes.UIKitAttributes.TrackingAttribute
        public let ligature: AttributeScopes.UIKitAttributes.LigatureAttribute
        public let strikethroughStyle: AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute
        public let underlineStyle: AttributeScopes.UIKitAttributes.UnderlineStyleAttribute
        public let strokeColor: AttributeScopes.UIKitAttributes.StrokeColorAttribute
        public let strokeWidth: AttributeScopes.UIKitAttributes.StrokeWidthAttribute
        public let shadow: AttributeScopes.UIKitAttributes.ShadowAttribute
        public let attachment: AttributeScopes.UIKitAttributes.AttachmentAttribute
        public let baselineOffset: AttributeScopes.UIKitAttributes.BaselineOffsetAttribute
        public let underlineColor: AttributeScopes.UIKitAttributes.UnderlineColorAttribute
        public let strikethroughColor: AttributeScopes.UIKitAttributes.StrikethroughColorAttribute
        public let obliqueness: AttributeScopes.UIKitAttributes.ObliquenessAttribute
        public let expansion: AttributeScopes.UIKitAttributes.ExpansionAttribute
        @frozen public enum ForegroundColorAttribute : AttributedStringKey {
          public typealias Value = UIColor
          public static var name: String { get }
        }
        @frozen public enum BackgroundColorAttribute : AttributedStringKey {
          public typealias Value = UIColor
          public static var name: String { get }
        }
        @frozen public enum FontAttribute : AttributedStringKey {
          public typealias Value = UIFont
          public static var name: String { get }
        }
        @frozen public enum ParagraphStyleAttribute : AttributedStringKey {
          public typealias Value = NSParagraphStyle
          public static var name: String { get }
        }
        @frozen public enum KernAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
        @frozen public enum TrackingAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
        @frozen public enum LigatureAttribute : AttributedStringKey {
          public typealias Value = Int
          public static var name: String { get }
        }
        @frozen public enum StrikethroughStyleAttribute : AttributedStringKey {
          public typealias Value = NSUnderlineStyle
          public static var name: String { get }
        }
        @frozen public enum UnderlineStyleAttribute : AttributedStringKey {
          public typealias Value = NSUnderlineStyle
          public static var name: String { get }
        }
        @frozen public enum StrokeColorAttribute : AttributedStringKey {
          public typealias Value = UIColor
          public static var name: String { get }
        }
        @frozen public enum StrokeWidthAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
        @frozen public enum ShadowAttribute : AttributedStringKey {
          public typealias Value = NSShadow
          public static var name: String { get }
        }
        @frozen public enum AttachmentAttribute : AttributedStringKey {
          public typealias Value = NSTextAttachment
          public static var name: String { get }
        }
        @frozen public enum BaselineOffsetAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
        @frozen public enum UnderlineColorAttribute : AttributedStringKey {
          public typealias Value = UIColor
          public static var name: String { get }
        }
        @frozen public enum StrikethroughColorAttribute : AttributedStringKey {
          public typealias Value = UIColor
          public static var name: String { get }
        }
        @frozen public enum ObliquenessAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
        @frozen public enum ExpansionAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
      }
    }
    @available(Apple 2021, *)
    extension NSUnderlineStyle : Hashable {
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    extension AttributeDynamicLookup {
      @_disfavoredOverload public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T where T : AttributedStringKey { get }
    }
    #endif
    """#
}
