extension InterfaceModules.Foundation {
  /// Attributed strings: characters, runs and attributes.
  static let attributedText = #"""
    // https://developer.apple.com/documentation/foundation/attributedstring
    @available(Apple 2021, *)
    @dynamicMemberLookup public protocol AttributedStringProtocol : Hashable, CustomStringConvertible {
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      var runs: AttributedString.Runs { get }
      var characters: AttributedString.CharacterView { get }
      var unicodeScalars: AttributedString.UnicodeScalarView { get }
      mutating func setAttributes(_ attributes: AttributeContainer)
      mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
      mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
      subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get set }
      subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey { get set }
      subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
      subscript<R>(bounds: R) -> AttributedSubstring where R : RangeExpression, R.Bound == AttributedString.Index { get }
    }
    @available(Apple 2021, *)
    extension AttributedStringProtocol {
      public mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
      public func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributedString
      public func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) -> AttributedString
      public func range<T>(of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>? where T : StringProtocol
      public func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
      public func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index
      public func index(afterUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
      public func index(beforeUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
      public func index(afterRun i: AttributedString.Index) -> AttributedString.Index
      public func index(beforeRun i: AttributedString.Index) -> AttributedString.Index
      public func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index
      public func index(_ i: AttributedString.Index, offsetByUnicodeScalars distance: Int) -> AttributedString.Index
      public func index(_ i: AttributedString.Index, offsetByRuns distance: Int) -> AttributedString.Index
      public func inflected() -> AttributedString
      public var description: String { get }
    }
    @available(Apple 2021, *)
    @dynamicMemberLookup public struct AttributedString : AttributedStringProtocol, Codable, CodableWithConfiguration, ExpressibleByStringLiteral, Sendable {
      public init()
      public init(_ string: String, attributes: AttributeContainer = .init())
      public init(_ substring: Substring, attributes: AttributeContainer = .init())
      public init<S>(_ elements: S, attributes: AttributeContainer = .init()) where S : Sequence, S.Element == Character
      public init(_ substring: AttributedSubstring)
      @_disfavoredOverload public init(_ nsStr: NSAttributedString)
      public init<S>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws where S : AttributeScope
      public init<S>(_ nsStr: NSAttributedString, including scope: S.Type) throws where S : AttributeScope
      public init<S, T>(_ other: T, including scope: KeyPath<AttributeScopes, S.Type>) where S : AttributeScope, T : AttributedStringProtocol
      public init(stringLiteral value: String)
      public init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public init<S>(markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws where S : AttributeScope
      public init<S>(markdown: String, including scope: S.Type, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws where S : AttributeScope
      public init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public init<S>(markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws where S : AttributeScope
      public init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public init<S>(contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws where S : AttributeScope
      public init(localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
      public init(localized key: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
      public init<S>(localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>) where S : AttributeScope
      @available(Apple 2022, *)
      public init(localized resource: LocalizedStringResource)
      public var startIndex: AttributedString.Index { get }
      public var endIndex: AttributedString.Index { get }
      public var characters: AttributedString.CharacterView { get set }
      public var unicodeScalars: AttributedString.UnicodeScalarView { get set }
      public var runs: AttributedString.Runs { get }
      public mutating func append<S>(_ s: S) where S : AttributedStringProtocol
      public mutating func append(_ s: AttributedString)
      public mutating func insert<S>(_ s: S, at index: AttributedString.Index) where S : AttributedStringProtocol
      public mutating func removeSubrange<R>(_ range: R) where R : RangeExpression, R.Bound == AttributedString.Index
      public mutating func replaceSubrange<R, S>(_ range: R, with s: S) where R : RangeExpression, S : AttributedStringProtocol, R.Bound == AttributedString.Index
      public mutating func setAttributes(_ attributes: AttributeContainer)
      public mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
      public func transformingAttributes<K>(_ k: KeyPath<AttributeDynamicLookup, K>, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K : AttributedStringKey
      public func transformingAttributes<K>(_ k: K.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K : AttributedStringKey
      public subscript<R>(bounds: R) -> AttributedSubstring where R : RangeExpression, R.Bound == AttributedString.Index { get set }
      public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get set }
      public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey { get set }
      public subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get set }
      public static func + (a: AttributedString, b: AttributedString) -> AttributedString
      public static func + <T>(a: AttributedString, b: T) -> AttributedString where T : AttributedStringProtocol
      public static func += (a: inout AttributedString, b: AttributedString)
      public static func += <T>(a: inout AttributedString, b: T) where T : AttributedStringProtocol
      public static func == (a: AttributedString, b: AttributedString) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
      public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
      public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws
      public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws
      public struct Index : Comparable, Hashable, Sendable {
        public static func < (a: AttributedString.Index, b: AttributedString.Index) -> Bool
        public static func == (a: AttributedString.Index, b: AttributedString.Index) -> Bool
        public func hash(into hasher: inout Hasher)
        @available(Apple 2025, *)
        public func isValid<S>(within text: S) -> Bool where S : AttributedStringProtocol
      }
      public enum AttributeMergePolicy : Sendable {
        case keepNew
        case keepCurrent
      }
      public struct FormattingOptions : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let applyReplacementIndexAttribute: AttributedString.FormattingOptions
      }
      public struct SingleAttributeTransformer<T> : Sendable where T : AttributedStringKey {
        public var range: Range<AttributedString.Index>
        public var value: T.Value? { get set }
        public mutating func replace<U>(with key: KeyPath<AttributeDynamicLookup, U>, value: U.Value) where U : AttributedStringKey
      }
      public struct MarkdownParsingOptions : Sendable {
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil)
        @available(Apple 2022, *)
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool)
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        public var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
        public var languageCode: String?
        public enum InterpretedSyntax : Sendable {
          case full
          case inlineOnly
          case inlineOnlyPreservingWhitespace
        }
        public enum FailurePolicy : Sendable {
          case throwError
          case returnPartiallyParsedIfPossible
        }
      }
      public struct CharacterView : BidirectionalCollection, RangeReplaceableCollection, Sendable {
        public typealias Element = Character
        public typealias Index = AttributedString.Index
        public init()
        public var startIndex: AttributedString.Index { get }
        public var endIndex: AttributedString.Index { get }
        public func index(before i: AttributedString.Index) -> AttributedString.Index
        public func index(after i: AttributedString.Index) -> AttributedString.Index
        public subscript(index: AttributedString.Index) -> Character { get set }
        public subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.CharacterView> { get set }
        public mutating func replaceSubrange<C>(_ subrange: Range<AttributedString.Index>, with newElements: C) where C : Collection, C.Element == Character
      }
      public struct UnicodeScalarView : BidirectionalCollection, RangeReplaceableCollection, Sendable {
        public typealias Element = Unicode.Scalar
        public typealias Index = AttributedString.Index
        public init()
        public var startIndex: AttributedString.Index { get }
        public var endIndex: AttributedString.Index { get }
        public func index(before i: AttributedString.Index) -> AttributedString.Index
        public func index(after i: AttributedString.Index) -> AttributedString.Index
        public subscript(index: AttributedString.Index) -> Unicode.Scalar { get set }
        public subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.UnicodeScalarView> { get set }
        public mutating func replaceSubrange<C>(_ subrange: Range<AttributedString.Index>, with newElements: C) where C : Collection, C.Element == Unicode.Scalar
      }
      public struct Runs : BidirectionalCollection, Equatable, Sendable {
        public struct Index : Comparable, Sendable {
          public static func < (a: AttributedString.Runs.Index, b: AttributedString.Runs.Index) -> Bool
          public static func == (a: AttributedString.Runs.Index, b: AttributedString.Runs.Index) -> Bool
        }
        @dynamicMemberLookup public struct Run : Equatable, CustomStringConvertible, Sendable {
          public var range: Range<AttributedString.Index> { get }
          public var attributes: AttributeContainer { get }
          public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey { get }
          public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get }
          public subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S : AttributeScope { get }
          public var description: String { get }
          public static func == (a: AttributedString.Runs.Run, b: AttributedString.Runs.Run) -> Bool
        }
        public typealias Element = AttributedString.Runs.Run
        public var startIndex: AttributedString.Runs.Index { get }
        public var endIndex: AttributedString.Runs.Index { get }
        public func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
        public func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
        public subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { get }
        public subscript(position: AttributedString.Index) -> AttributedString.Runs.Run { get }
        public static func == (a: AttributedString.Runs, b: AttributedString.Runs) -> Bool
      }
    }
    @available(Apple 2021, *)
    extension AttributedString.Runs {
      public subscript<T>(_ keyPath0: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.Runs.AttributesSlice1<T> where T : AttributedStringKey { get }
      public subscript<T>(_ t: T.Type) -> AttributedString.Runs.AttributesSlice1<T> where T : AttributedStringKey { get }
      public struct AttributesSlice1<T> : BidirectionalCollection, Sendable where T : AttributedStringKey {
        public typealias Element = (T.Value?, Range<AttributedString.Index>)
        public typealias Index = AttributedString.Index
        public var startIndex: AttributedString.Index { get }
        public var endIndex: AttributedString.Index { get }
        public func index(before i: AttributedString.Index) -> AttributedString.Index
        public func index(after i: AttributedString.Index) -> AttributedString.Index
        public subscript(position: AttributedString.Index) -> (T.Value?, Range<AttributedString.Index>) { get }
      }
    }
    @available(Apple 2021, *)
    extension AttributedString.Runs {
      public subscript<T, U>(_ keyPath0: KeyPath<AttributeDynamicLookup, T>, _ keyPath1: KeyPath<AttributeDynamicLookup, U>) -> AttributedString.Runs.AttributesSlice2<T, U> where T : AttributedStringKey, U : AttributedStringKey { get }
      public subscript<T, U>(_ t: T.Type, _ u: U.Type) -> AttributedString.Runs.AttributesSlice2<T, U> where T : AttributedStringKey, U : AttributedStringKey { get }
      public struct AttributesSlice2<T, U> : BidirectionalCollection, Sendable where T : AttributedStringKey, U : AttributedStringKey {
        public typealias Element = (T.Value?, U.Value?, Range<AttributedString.Index>)
        public typealias Index = AttributedString.Index
        public var startIndex: AttributedString.Index { get }
        public var endIndex: AttributedString.Index { get }
        public func index(before i: AttributedString.Index) -> AttributedString.Index
        public func index(after i: AttributedString.Index) -> AttributedString.Index
        public subscript(position: AttributedString.Index) -> (T.Value?, U.Value?, Range<AttributedString.Index>) { get }
      }
    }
    @available(Apple 2021, *)
    extension AttributedString.Runs {
      public subscript<T, U, V>(_ keyPath0: KeyPath<AttributeDynamicLookup, T>, _ keyPath1: KeyPath<AttributeDynamicLookup, U>, _ keyPath2: KeyPath<AttributeDynamicLookup, V>) -> AttributedString.Runs.AttributesSlice3<T, U, V> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey { get }
      public subscript<T, U, V>(_ t: T.Type, _ u: U.Type, _ v: V.Type) -> AttributedString.Runs.AttributesSlice3<T, U, V> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey { get }
      public struct AttributesSlice3<T, U, V> : BidirectionalCollection, Sendable where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey {
        public typealias Element = (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)
        public typealias Index = AttributedString.Index
        public var startIndex: AttributedString.Index { get }
        public var endIndex: AttributedString.Index { get }
        public func index(before i: AttributedString.Index) -> AttributedString.Index
        public func index(after i: AttributedString.Index) -> AttributedString.Index
        public subscript(position: AttributedString.Index) -> (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>) { get }
      }
    }
    @available(Apple 2021, *)
    extension AttributedString.Runs {
      public subscript<T, U, V, W>(_ keyPath0: KeyPath<AttributeDynamicLookup, T>, _ keyPath1: KeyPath<AttributeDynamicLookup, U>, _ keyPath2: KeyPath<AttributeDynamicLookup, V>, _ keyPath3: KeyPath<AttributeDynamicLookup, W>) -> AttributedString.Runs.AttributesSlice4<T, U, V, W> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey { get }
      public subscript<T, U, V, W>(_ t: T.Type, _ u: U.Type, _ v: V.Type, _ w: W.Type) -> AttributedString.Runs.AttributesSlice4<T, U, V, W> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey { get }
      public struct AttributesSlice4<T, U, V, W> : BidirectionalCollection, Sendable where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey {
        public typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)
        public typealias Index = AttributedString.Index
        public var startIndex: AttributedString.Index { get }
        public var endIndex: AttributedString.Index { get }
        public func index(before i: AttributedString.Index) -> AttributedString.Index
        public func index(after i: AttributedString.Index) -> AttributedString.Index
        public subscript(position: AttributedString.Index) -> (T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>) { get }
      }
    }
    @available(Apple 2021, *)
    extension AttributedString.Runs {
      public subscript<T, U, V, W, X>(_ keyPath0: KeyPath<AttributeDynamicLookup, T>, _ keyPath1: KeyPath<AttributeDynamicLookup, U>, _ keyPath2: KeyPath<AttributeDynamicLookup, V>, _ keyPath3: KeyPath<AttributeDynamicLookup, W>, _ keyPath4: KeyPath<AttributeDynamicLookup, X>) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, X : AttributedStringKey { get }
      public subscript<T, U, V, W, X>(_ t: T.Type, _ u: U.Type, _ v: V.Type, _ w: W.Type, _ x: X.Type) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X> where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, X : AttributedStringKey { get }
      public struct AttributesSlice5<T, U, V, W, X> : BidirectionalCollection, Sendable where T : AttributedStringKey, U : AttributedStringKey, V : AttributedStringKey, W : AttributedStringKey, X : AttributedStringKey {
        public typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)
        public typealias Index = AttributedString.Index
        public var startIndex: AttributedString.Index { get }
        public var endIndex: AttributedString.Index { get }
        public func index(before i: AttributedString.Index) -> AttributedString.Index
        public func index(after i: AttributedString.Index) -> AttributedString.Index
        public subscript(position: AttributedString.Index) -> (T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>) { get }
      }
    }
    """#
}
