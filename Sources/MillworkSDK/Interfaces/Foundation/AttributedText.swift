extension InterfaceModules.Foundation {
  /// What attributed strings hold: characters, runs and attributes.
  static let attributedText = #"""
    // https://developer.apple.com/documentation/foundation/attributedstring
    @available(Apple 2021, *)
    extension AttributedString {
      @_disfavoredOverload public init(_ nsStr: NSAttributedString)
      public init<S>(_ elements: S, attributes: AttributeContainer = .init()) where S : Sequence, S.Element == Character
      public init(markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public var startIndex: AttributedString.Index { get }
      public var endIndex: AttributedString.Index { get }
      public var characters: AttributedString.CharacterView { get }
      public var unicodeScalars: String.UnicodeScalarView { get }
      public var runs: AttributedString.Runs { get }
      public func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
      public func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index
      public func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index
      public mutating func insert(_ s: AttributedString, at index: AttributedString.Index)
      public mutating func removeSubrange<R>(_ range: R) where R : RangeExpression, R.Bound == AttributedString.Index
      public mutating func replaceSubrange<R>(_ range: R, with s: AttributedString) where R : RangeExpression, R.Bound == AttributedString.Index
      public mutating func setAttributes(_ attributes: AttributeContainer)
      public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
      public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
      public func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributedString
      public subscript<R>(bounds: R) -> AttributedSubstring where R : RangeExpression, R.Bound == AttributedString.Index { get set }
      public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get set }
      public enum AttributeMergePolicy : Sendable {
        case keepNew
        case keepCurrent
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
      public struct Runs : BidirectionalCollection, Equatable, Sendable {
        public struct Index : Comparable, Sendable {
          public static func < (a: AttributedString.Runs.Index, b: AttributedString.Runs.Index) -> Bool
          public static func == (a: AttributedString.Runs.Index, b: AttributedString.Runs.Index) -> Bool
        }
        @dynamicMemberLookup public struct Run : Equatable, Sendable {
          public var range: Range<AttributedString.Index> { get }
          public var attributes: AttributeContainer { get }
          public subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K : AttributedStringKey { get }
          public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get }
          public static func == (a: AttributedString.Runs.Run, b: AttributedString.Runs.Run) -> Bool
        }
        public typealias Element = AttributedString.Runs.Run
        public var startIndex: AttributedString.Runs.Index { get }
        public var endIndex: AttributedString.Runs.Index { get }
        public func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
        public func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
        public subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { get }
        public static func == (a: AttributedString.Runs, b: AttributedString.Runs) -> Bool
      }
    }
    @available(Apple 2021, *)
    extension AttributedSubstring {
      public var characters: Slice<AttributedString.CharacterView> { get }
      public var startIndex: AttributedString.Index { get }
      public var endIndex: AttributedString.Index { get }
      public mutating func setAttributes(_ attributes: AttributeContainer)
      public mutating func mergeAttributes(_ attributes: AttributeContainer)
      public subscript<R>(bounds: R) -> AttributedSubstring where R : RangeExpression, R.Bound == AttributedString.Index { get set }
    }
    @available(Apple 2021, *)
    extension AttributeContainer {
      public subscript<K>(_: K.Type) -> K.Value? where K : AttributedStringKey { get set }
      public mutating func merge(_ other: AttributeContainer)
      public func merging(_ other: AttributeContainer) -> AttributeContainer
    }
    @available(Apple 2021, *)
    public struct InlinePresentationIntent : OptionSet, _CValue, Hashable, Codable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var emphasized: InlinePresentationIntent { get }
      public static var stronglyEmphasized: InlinePresentationIntent { get }
      public static var code: InlinePresentationIntent { get }
      public static var strikethrough: InlinePresentationIntent { get }
    }
    @available(Apple 2021, *)
    extension AttributeScopes.FoundationAttributes {
      public var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute { get }
      @frozen public enum InlinePresentationIntentAttribute : AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static var name: String { get }
      }
    }
    """#
}
