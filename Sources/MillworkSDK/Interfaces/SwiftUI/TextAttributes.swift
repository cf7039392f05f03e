extension InterfaceModules.SwiftUI {
  /// The attributes of strings that views of text show.
  static let textAttributes = #"""
    // https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes
    @available(Apple 2021, *)
    extension AttributeScopes {
      public var swiftUI: AttributeScopes.SwiftUIAttributes.Type { get }
      public struct SwiftUIAttributes : AttributeScope {
        public let font: AttributeScopes.SwiftUIAttributes.FontAttribute
        public let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        public let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        public let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        public let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        public let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
        public let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
        public let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes
        @frozen public enum FontAttribute : AttributedStringKey {
          public typealias Value = Font
          public static var name: String { get }
        }
        @frozen public enum ForegroundColorAttribute : AttributedStringKey {
          public typealias Value = Color
          public static var name: String { get }
        }
        @frozen public enum BackgroundColorAttribute : AttributedStringKey {
          public typealias Value = Color
          public static var name: String { get }
        }
        @frozen public enum StrikethroughStyleAttribute : AttributedStringKey {
          public typealias Value = Text.LineStyle
          public static var name: String { get }
        }
        @frozen public enum UnderlineStyleAttribute : AttributedStringKey {
          public typealias Value = Text.LineStyle
          public static var name: String { get }
        }
        @frozen public enum KerningAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
        @frozen public enum TrackingAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
        @frozen public enum BaselineOffsetAttribute : AttributedStringKey {
          public typealias Value = CGFloat
          public static var name: String { get }
        }
      }
    }
    @available(Apple 2021, *)
    extension AttributeDynamicLookup {
      public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T where T : AttributedStringKey { get }
    }
    // Text of formatters, references to dates, and times.
    @available(Apple 2020, *)
    extension Text {
      public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject : NSObject
      public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject : ReferenceConvertible
    }
    @available(Apple 2020, *)
    extension LocalizedStringKey.StringInterpolation {
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject : ReferenceConvertible
    }
    @available(Apple 2024, *)
    public struct TimeDataSource<Value> : Sendable where Value : Sendable {
    }
    @available(Apple 2024, *)
    extension TimeDataSource where Value == Date {
      public static var currentDate: TimeDataSource<Date> { get }
    }
    @available(Apple 2024, *)
    extension Text {
      public init<V, F>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F : FormatStyle, F.FormatOutput == String
    }
    // https://developer.apple.com/documentation/swiftui/attributedtextformattingdefinition
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol AttributedTextFormattingDefinition<Scope> {
      associatedtype Scope : AttributeScope
      associatedtype Body : AttributedTextFormattingDefinition
      @AttributedTextFormattingDefinitionBuilder<Self.Scope> var body: Self.Body { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct AttributedTextFormattingDefinitionBuilder<Scope> where Scope : AttributeScope {
      public static func buildExpression<D>(_ definition: D) -> D where D : AttributedTextFormattingDefinition, D.Scope == Scope
      public static func buildBlock<D>(_ definition: D) -> D where D : AttributedTextFormattingDefinition, D.Scope == Scope
      public static func buildBlock<each D>(_ definition: repeat each D) -> TupleAttributedTextFormattingDefinition<Scope, (repeat each D)> where repeat each D : AttributedTextFormattingDefinition
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TupleAttributedTextFormattingDefinition<Scope, T> : AttributedTextFormattingDefinition where Scope : AttributeScope {
      public var body: Never { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Never : AttributedTextFormattingDefinition {
      public typealias Scope = AttributeScopes.SwiftUIAttributes
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol AttributedTextValueConstraint : AttributedTextFormattingDefinition {
      associatedtype AttributeKey : AttributedStringKey
      typealias Attributes = ScopedAttributeContainer<Self.Scope>
      func constrain(_ container: inout Self.Attributes)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension AttributedTextValueConstraint {
      public var body: Never { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func attributedTextFormattingDefinition<D>(_ definition: D) -> some View where D : AttributedTextFormattingDefinition
      nonisolated public func attributedTextFormattingDefinition<S>(_ scope: KeyPath<AttributeScopes, S.Type>) -> some View where S : AttributeScope
    }
    """#
}
