extension InterfaceModules.Foundation {
  /// The attributes of attributed strings, their scopes and containers.
  static let attributeScopes = #"""
    // https://developer.apple.com/documentation/foundation/attributescopes
    @available(Apple 2021, *)
    @dynamicMemberLookup public struct AttributedSubstring : AttributedStringProtocol, Sendable {
      public init()
      public var base: AttributedString { get }
      public var startIndex: AttributedString.Index { get }
      public var endIndex: AttributedString.Index { get }
      public var characters: AttributedString.CharacterView { get }
      public var unicodeScalars: AttributedString.UnicodeScalarView { get }
      public var runs: AttributedString.Runs { get }
      public mutating func setAttributes(_ attributes: AttributeContainer)
      public mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
      public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get set }
      public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey { get set }
      public subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
      public subscript<R>(bounds: R) -> AttributedSubstring where R : RangeExpression, R.Bound == AttributedString.Index { get set }
      public static func == (a: AttributedSubstring, b: AttributedSubstring) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    extension AttributedString {
      @available(Apple 2022, *)
      public struct MarkdownSourcePosition : Hashable, Codable, Sendable {
        public let startLine: Int
        public let startColumn: Int
        public let endLine: Int
        public let endColumn: Int
        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2025, *)
    extension AttributedString {
      public subscript(ranges: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get set }
      public init(_ substring: DiscontiguousAttributedSubstring)
      public mutating func removeSubranges(_ subranges: RangeSet<AttributedString.Index>)
      public mutating func transform<E>(updating range: inout Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void) throws(E) where E : Error
      public mutating func transform<E>(updating ranges: inout [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void) throws(E) where E : Error
    }
    @available(Apple 2025, *)
    @dynamicMemberLookup public struct DiscontiguousAttributedSubstring : Hashable, CustomStringConvertible, Sendable {
      public var base: AttributedString { get }
      public var runs: AttributedString.Runs { get }
      public mutating func setAttributes(_ attributes: AttributeContainer)
      public mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get set }
      public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey { get set }
      public var description: String { get }
      public static func == (a: DiscontiguousAttributedSubstring, b: DiscontiguousAttributedSubstring) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/foundation/attributedstringkey
    @available(Apple 2021, *)
    public protocol AttributedStringKey : SendableMetatype {
      associatedtype Value : Hashable
      static var name: String { get }
      @available(Apple 2023, *)
      static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
      @available(Apple 2023, *)
      static var inheritedByAddedText: Bool { get }
      @available(Apple 2023, *)
      static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
    }
    @available(Apple 2021, *)
    extension AttributedStringKey {
      @available(Apple 2023, *)
      public static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
      @available(Apple 2023, *)
      public static var inheritedByAddedText: Bool { get }
      @available(Apple 2023, *)
      public static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
    }
    @available(Apple 2023, *)
    extension AttributedString {
      public enum AttributeRunBoundaries : Hashable, Sendable {
        case paragraph
        case character(Character)
      }
      public struct AttributeInvalidationCondition : Hashable, Sendable {
        public static let textChanged: AttributedString.AttributeInvalidationCondition
        public static func attributeChanged<T>(_ key: T.Type) -> AttributedString.AttributeInvalidationCondition where T : AttributedStringKey
        public static func attributeChanged<T>(_ key: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.AttributeInvalidationCondition where T : AttributedStringKey
      }
    }
    @available(Apple 2021, *)
    public protocol EncodableAttributedStringKey : AttributedStringKey {
      static func encode(_ value: Self.Value, to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    public protocol DecodableAttributedStringKey : AttributedStringKey {
      static func decode(from decoder: any Decoder) throws -> Self.Value
    }
    @available(Apple 2021, *)
    public typealias CodableAttributedStringKey = EncodableAttributedStringKey & DecodableAttributedStringKey
    @available(Apple 2021, *)
    public protocol MarkdownDecodableAttributedStringKey : DecodableAttributedStringKey {
      static var markdownName: String { get }
      static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
    }
    @available(Apple 2021, *)
    public protocol ObjectiveCConvertibleAttributedStringKey : AttributedStringKey {
      associatedtype ObjectiveCValue : NSObject
      static func objectiveCValue(for value: Self.Value) throws -> Self.ObjectiveCValue
      static func value(for object: Self.ObjectiveCValue) throws -> Self.Value
    }
    @available(Apple 2021, *)
    extension EncodableAttributedStringKey where Self.Value : Encodable {
      public static func encode(_ value: Self.Value, to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension DecodableAttributedStringKey where Self.Value : Decodable {
      public static func decode(from decoder: any Decoder) throws -> Self.Value
    }
    @available(Apple 2021, *)
    extension MarkdownDecodableAttributedStringKey {
      public static var markdownName: String { get }
      public static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
    }
    @available(Apple 2021, *)
    public protocol AttributeScope : DecodingConfigurationProviding, EncodingConfigurationProviding, SendableMetatype {
    }
    @available(Apple 2021, *)
    extension AttributeScope {
      public static var decodingConfiguration: AttributeScopeCodableConfiguration { get }
      public static var encodingConfiguration: AttributeScopeCodableConfiguration { get }
    }
    @available(Apple 2021, *)
    public struct AttributeScopeCodableConfiguration : Sendable {
    }
    @available(Apple 2021, *)
    @frozen public enum AttributeScopes {
    }
    @available(Apple 2021, *)
    @dynamicMemberLookup @frozen public enum AttributeDynamicLookup {
      public subscript<T>(_: T.Type) -> T where T : AttributedStringKey { get }
      public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T where T : AttributedStringKey { get }
    }
    @available(Apple 2021, *)
    extension AttributeScopes {
      public var foundation: AttributeScopes.FoundationAttributes.Type { get }
      public struct FoundationAttributes : AttributeScope {
      }
    }
    @available(Apple 2021, *)
    extension AttributeScopes.FoundationAttributes {
      public var link: AttributeScopes.FoundationAttributes.LinkAttribute { get }
      @frozen public enum LinkAttribute : CodableAttributedStringKey {
        public typealias Value = URL
        public static var name: String { get }
      }
      public var morphology: AttributeScopes.FoundationAttributes.MorphologyAttribute { get }
      @frozen public enum MorphologyAttribute : CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        public typealias Value = Morphology
        public static var name: String { get }
      }
      public var inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute { get }
      @frozen public enum InflectionRuleAttribute : CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        public typealias Value = InflectionRule
        public static var name: String { get }
      }
      public var languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute { get }
      @frozen public enum LanguageIdentifierAttribute : CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        public typealias Value = String
        public static var name: String { get }
      }
      public var replacementIndex: AttributeScopes.FoundationAttributes.ReplacementIndexAttribute { get }
      @frozen public enum ReplacementIndexAttribute : CodableAttributedStringKey {
        public typealias Value = Int
        public static var name: String { get }
      }
      public var alternateDescription: AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute { get }
      @frozen public enum AlternateDescriptionAttribute : CodableAttributedStringKey {
        public typealias Value = String
        public static var name: String { get }
      }
      public var imageURL: AttributeScopes.FoundationAttributes.ImageURLAttribute { get }
      @frozen public enum ImageURLAttribute : CodableAttributedStringKey {
        public typealias Value = URL
        public static var name: String { get }
      }
      public var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute { get }
      @frozen public enum InlinePresentationIntentAttribute : CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static var name: String { get }
      }
      public var presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute { get }
      @frozen public enum PresentationIntentAttribute : CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static var name: String { get }
      }
      @available(Apple 2022, *)
      public var markdownSourcePosition: AttributeScopes.FoundationAttributes.MarkdownSourcePositionAttribute { get }
      @available(Apple 2022, *)
      @frozen public enum MarkdownSourcePositionAttribute : CodableAttributedStringKey {
        public typealias Value = AttributedString.MarkdownSourcePosition
        public static var name: String { get }
      }
      @available(Apple 2023, *)
      public var agreeWithConcept: AttributeScopes.FoundationAttributes.AgreementConceptAttribute { get }
      @available(Apple 2023, *)
      @frozen public enum AgreementConceptAttribute : CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        public typealias Value = Int
        public static var name: String { get }
      }
      @available(Apple 2023, *)
      public var agreeWithArgument: AttributeScopes.FoundationAttributes.AgreementArgumentAttribute { get }
      @available(Apple 2023, *)
      @frozen public enum AgreementArgumentAttribute : CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        public typealias Value = Int
        public static var name: String { get }
      }
      public var inflectionAlternative: AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute { get }
      @frozen public enum InflectionAlternativeAttribute : CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        public typealias Value = AttributedString
        public static var name: String { get }
      }
    }
    // https://developer.apple.com/documentation/foundation/attributecontainer
    @available(Apple 2021, *)
    @dynamicMemberLookup public struct AttributeContainer : Hashable, CustomStringConvertible, Sendable {
      public init()
      public init(_ dictionary: [NSAttributedString.Key : Any])
      public init<S>(_ dictionary: [NSAttributedString.Key : Any], including scope: KeyPath<AttributeScopes, S.Type>) throws where S : AttributeScope
      public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get set }
      public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey { get set }
      public subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
      public static subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K : AttributedStringKey { get }
      @_disfavoredOverload public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K : AttributedStringKey { get }
      public struct Builder<T> : Sendable where T : AttributedStringKey {
        public func callAsFunction(_ value: T.Value) -> AttributeContainer
      }
      public mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      public func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributeContainer
      public var description: String { get }
      public static func == (a: AttributeContainer, b: AttributeContainer) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    @dynamicMemberLookup public struct ScopedAttributeContainer<S> : Sendable {
      public subscript<T>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value? where T : AttributedStringKey { get set }
    }
    @available(Apple 2021, *)
    extension Dictionary where Key == NSAttributedString.Key, Value == Any {
      public init(_ container: AttributeContainer)
      public init<S>(_ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>) throws where S : AttributeScope
    }
    // https://developer.apple.com/documentation/foundation/codablewithconfiguration
    @available(Apple 2021, *)
    public protocol EncodingConfigurationProviding {
      associatedtype EncodingConfiguration
      static var encodingConfiguration: Self.EncodingConfiguration { get }
    }
    @available(Apple 2021, *)
    public protocol DecodingConfigurationProviding {
      associatedtype DecodingConfiguration
      static var decodingConfiguration: Self.DecodingConfiguration { get }
    }
    @available(Apple 2021, *)
    public protocol EncodableWithConfiguration {
      associatedtype EncodingConfiguration
      func encode(to encoder: any Encoder, configuration: Self.EncodingConfiguration) throws
    }
    @available(Apple 2021, *)
    public protocol DecodableWithConfiguration {
      associatedtype DecodingConfiguration
      init(from decoder: any Decoder, configuration: Self.DecodingConfiguration) throws
    }
    @available(Apple 2021, *)
    public typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
    @available(Apple 2021, *)
    @propertyWrapper public struct CodableConfiguration<T, ConfigurationProvider> : Codable where T : DecodableWithConfiguration, T : EncodableWithConfiguration, ConfigurationProvider : DecodingConfigurationProviding, ConfigurationProvider : EncodingConfigurationProviding, T.DecodingConfiguration == ConfigurationProvider.DecodingConfiguration, T.EncodingConfiguration == ConfigurationProvider.EncodingConfiguration {
      public var wrappedValue: T
      public init(wrappedValue: T)
      public init(wrappedValue: T, from configurationProvider: ConfigurationProvider.Type)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2021, *)
    extension CodableConfiguration where T == AttributedString, ConfigurationProvider : AttributeScope {
      public init(wrappedValue: AttributedString = AttributedString(), from scope: KeyPath<AttributeScopes, ConfigurationProvider.Type>)
    }
    @available(Apple 2021, *)
    extension KeyedEncodingContainer {
      public mutating func encode<T>(_ t: T, forKey key: KeyedEncodingContainer<K>.Key, configuration: T.EncodingConfiguration) throws where T : EncodableWithConfiguration
    }
    @available(Apple 2021, *)
    extension KeyedDecodingContainer {
      public func decode<T>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: T.DecodingConfiguration) throws -> T where T : DecodableWithConfiguration
    }
    """#
}
