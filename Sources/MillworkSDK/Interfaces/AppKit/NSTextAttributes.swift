extension InterfaceModules.AppKit {
  /// The attributes that attributed strings have for views.
  static let nsTextAttributes = #"""
    // https://developer.apple.com/documentation/foundation/attributescopes/appkitattributes
    @available(Apple 2021, *)
    extension AttributeScopes {
      public var appKit: AttributeScopes.AppKitAttributes.Type { get }
      public struct AppKitAttributes : AttributeScope {
        public let foundation: AttributeScopes.FoundationAttributes
        public let foregroundColor: AttributeScopes.AppKitAttributes.ForegroundColorAttribute
        public let backgroundColor: AttributeScopes.AppKitAttributes.BackgroundColorAttribute
        public let font: AttributeScopes.AppKitAttributes.FontAttribute
        public let paragraphStyle: AttributeScopes.AppKitAttributes.ParagraphStyleAttribute
        public let kern: AttributeScopes.AppKitAttributes.KernAttribute
        public let tracking: AttributeScopes.AppKitAttributes.TrackingAttribute
        public let ligature: AttributeScopes.AppKitAttributes.LigatureAttribute
        public let strikethroughStyle: AttributeScopes.AppKitAttributes.StrikethroughStyleAttribute
        public let underlineStyle: AttributeScopes.AppKitAttributes.UnderlineStyleAttribute
        public let strokeColor: AttributeScopes.AppKitAttributes.StrokeColorAttribute
        public let strokeWidth: AttributeScopes.AppKitAttributes.StrokeWidthAttribute
        public let shadow: AttributeScopes.AppKitAttributes.ShadowAttribute
        public let attachment: AttributeScopes.AppKitAttributes.AttachmentAttribute
        public let baselineOffset: AttributeScopes.AppKitAttributes.BaselineOffsetAttribute
        public let underlineColor: AttributeScopes.AppKitAttributes.UnderlineColorAttribute
        public let strikethroughColor: AttributeScopes.AppKitAttributes.StrikethroughColorAttribute
        public let obliqueness: AttributeScopes.AppKitAttributes.ObliquenessAttribute
        public let expansion: AttributeScopes.AppKitAttributes.ExpansionAttribute
        @frozen public enum ForegroundColorAttribute : AttributedStringKey {
          public typealias Value = NSColor
          public static var name: String { get }
        }
        @frozen public enum BackgroundColorAttribute : AttributedStringKey {
          public typealias Value = NSColor
          public static var name: String { get }
        }
        @frozen public enum FontAttribute : AttributedStringKey {
          public typealias Value = NSFont
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
          public typealias Value = NSColor
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
          public typealias Value = NSColor
          public static var name: String { get }
        }
        @frozen public enum StrikethroughColorAttribute : AttributedStringKey {
          public typealias Value = NSColor
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
      @_disfavoredOverload public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.AppKitAttributes, T>) -> T where T : AttributedStringKey { get }
    }
    """#
}
