extension InterfaceModules.Foundation {
  /// Predicates and the expressions that `#Predicate` builds.
  static let predicates = #"""
    // https://developer.apple.com/documentation/foundation/predicate
    // https://developer.apple.com/documentation/foundation/predicateexpressions
    @available(Apple 2023, *)
    @freestanding(expression) public macro Predicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> = #externalMacro(module: "FoundationMacros", type: "PredicateMacro")
    @available(Apple 2024, *)
    @freestanding(expression) public macro Expression<each Input, Output>(_ body: (repeat each Input) -> Output) -> Expression<repeat each Input, Output> = #externalMacro(module: "FoundationMacros", type: "ExpressionMacro")
    @available(Apple 2023, *)
    public struct Predicate<each Input> : Sendable {
      public let expression: any StandardPredicateExpression<Bool>
      public let variable: (repeat PredicateExpressions.Variable<each Input>)
      public init(_ builder: (repeat PredicateExpressions.Variable<each Input>) -> any StandardPredicateExpression<Bool>)
      public func evaluate(_ input: repeat each Input) throws -> Bool
      public static var `true`: Predicate<repeat each Input> { get }
      public static var `false`: Predicate<repeat each Input> { get }
    }
    @available(Apple 2023, *)
    extension Predicate : Hashable {
      public static func == (a: Predicate<repeat each Input>, b: Predicate<repeat each Input>) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    extension Predicate : Codable {
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @available(Apple 2023, *)
    extension Predicate : CustomStringConvertible {
      public var description: String { get }
    }
    @available(Apple 2024, *)
    public struct Expression<each Input, Output> : Sendable {
      public let expression: any StandardPredicateExpression<Output>
      public let variable: (repeat PredicateExpressions.Variable<each Input>)
      public init(_ builder: (repeat PredicateExpressions.Variable<each Input>) -> any StandardPredicateExpression<Output>)
      public func evaluate(_ input: repeat each Input) throws -> Output
    }
    @available(Apple 2023, *)
    public protocol PredicateExpression<Output> {
      associatedtype Output
      func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
    }
    @available(Apple 2023, *)
    public protocol StandardPredicateExpression<Output> : PredicateExpression, Codable, Sendable {
    }
    @available(Apple 2023, *)
    public struct PredicateBindings {
      public init<each T>(_ value: repeat (PredicateExpressions.Variable<each T>, each T))
    }
    @available(Apple 2023, *)
    public struct PredicateError : Error, Hashable, CustomDebugStringConvertible {
      public var debugDescription: String { get }
      public static func == (a: PredicateError, b: PredicateError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public enum PredicateExpressions {
      public struct VariableID : Hashable, Codable, Sendable {
        public static func == (a: VariableID, b: VariableID) -> Bool
        public func hash(into hasher: inout Hasher)
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Variable<Output> : PredicateExpression, StandardPredicateExpression, Codable, Sendable {
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public let key: PredicateExpressions.VariableID
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct KeyPath<Root, Output> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Root : StandardPredicateExpression {
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public let keyPath: any Swift.KeyPath<Root.Output, Output> & Sendable
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Value<Output> : PredicateExpression, StandardPredicateExpression, Codable, Sendable {
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public let value: Output
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public static func build_Arg<T>(_ arg: T) -> PredicateExpressions.Value<T>
      public static func build_Arg<T>(_ arg: T) -> T where T : StandardPredicateExpression
      public static func build_KeyPath<Root, Value>(root: Root, keyPath: Swift.KeyPath<Root.Output, Value>) -> PredicateExpressions.KeyPath<Root, Value> where Root : StandardPredicateExpression
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Equal<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Equatable, LHS.Output == RHS.Output {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Equal<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.Equal<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Equatable, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct NotEqual<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Equatable, LHS.Output == RHS.Output {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_NotEqual<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.NotEqual<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Equatable, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Conjunction<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == Bool, RHS.Output == Bool {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Conjunction<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.Conjunction<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == Bool, RHS.Output == Bool
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Disjunction<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == Bool, RHS.Output == Bool {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Disjunction<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.Disjunction<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == Bool, RHS.Output == Bool
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Negation<Wrapped> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Wrapped : StandardPredicateExpression, Wrapped.Output == Bool {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Negation<Wrapped>(_ wrapped: Wrapped) -> PredicateExpressions.Negation<Wrapped> where Wrapped : StandardPredicateExpression, Wrapped.Output == Bool
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Comparison<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public enum Operator : Codable, Sendable { case lessThan, lessThanOrEqual, greaterThan, greaterThanOrEqual }
      }
      public static func build_Comparison<LHS, RHS>(lhs: LHS, rhs: RHS, op: PredicateExpressions.Comparison<LHS, RHS>.Operator) -> PredicateExpressions.Comparison<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Arithmetic<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Numeric, LHS.Output == RHS.Output {
        public typealias Output = LHS.Output
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
        public enum Operator : Codable, Sendable { case add, subtract, multiply }
      }
      public static func build_Arithmetic<LHS, RHS>(lhs: LHS, rhs: RHS, op: PredicateExpressions.Arithmetic<LHS, RHS>.Operator) -> PredicateExpressions.Arithmetic<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Numeric, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct UnaryMinus<Wrapped> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Wrapped : StandardPredicateExpression, Wrapped.Output : SignedNumeric {
        public typealias Output = Wrapped.Output
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_UnaryMinus<Wrapped>(_ wrapped: Wrapped) -> PredicateExpressions.UnaryMinus<Wrapped> where Wrapped : StandardPredicateExpression, Wrapped.Output : SignedNumeric
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct NilCoalesce<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == RHS.Output? {
        public typealias Output = RHS.Output
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_NilCoalesce<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.NilCoalesce<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == RHS.Output?
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct OptionalFlatMap<LHS, Wrapped, RHS, Result> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == Wrapped? {
        public typealias Output = Result?
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public static func build_flatMap<LHS, RHS, Wrapped, Result>(_ lhs: LHS, _ builder: (PredicateExpressions.Variable<Wrapped>) -> RHS) -> PredicateExpressions.OptionalFlatMap<LHS, Wrapped, RHS, Result> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == Wrapped?, RHS.Output == Result
      public static func build_flatMap<LHS, RHS, Wrapped, Result>(_ lhs: LHS, _ builder: (PredicateExpressions.Variable<Wrapped>) -> RHS) -> PredicateExpressions.OptionalFlatMap<LHS, Wrapped, RHS, Result> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output == Wrapped?, RHS.Output == Result?
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct ForcedUnwrap<LHS, Wrapped> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, LHS.Output == Wrapped? {
        public typealias Output = Wrapped
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_ForcedUnwrap<LHS, Wrapped>(_ lhs: LHS) -> PredicateExpressions.ForcedUnwrap<LHS, Wrapped> where LHS : StandardPredicateExpression, LHS.Output == Wrapped?
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct NilLiteral<Wrapped> : PredicateExpression, StandardPredicateExpression, Codable, Sendable {
        public typealias Output = Wrapped?
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_NilLiteral<Wrapped>() -> PredicateExpressions.NilLiteral<Wrapped>
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Conditional<Test, If, Else> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Test : StandardPredicateExpression, If : StandardPredicateExpression, Else : StandardPredicateExpression, Test.Output == Bool, If.Output == Else.Output {
        public typealias Output = If.Output
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Conditional<Test, If, Else>(_ test: Test, _ trueBranch: If, _ falseBranch: Else) -> PredicateExpressions.Conditional<Test, If, Else> where Test : StandardPredicateExpression, If : StandardPredicateExpression, Else : StandardPredicateExpression, Test.Output == Bool, If.Output == Else.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct SequenceContains<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, LHS.Output.Element : Equatable, RHS.Output == LHS.Output.Element {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_contains<LHS, RHS>(_ lhs: LHS, _ rhs: RHS) -> PredicateExpressions.SequenceContains<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, LHS.Output.Element : Equatable, RHS.Output == LHS.Output.Element
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct SequenceContainsWhere<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, RHS.Output == Bool {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct SequenceAllSatisfy<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, RHS.Output == Bool {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Filter<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, RHS.Output == Bool {
        public typealias Output = [LHS.Output.Element]
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct SequenceStartsWith<Base, Prefix> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Base : StandardPredicateExpression, Prefix : StandardPredicateExpression, Base.Output : Sequence, Prefix.Output : Sequence, Base.Output.Element == Prefix.Output.Element, Base.Output.Element : Equatable {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_starts<Base, Prefix>(_ base: Base, with prefix: Prefix) -> PredicateExpressions.SequenceStartsWith<Base, Prefix> where Base : StandardPredicateExpression, Prefix : StandardPredicateExpression, Base.Output : Sequence, Prefix.Output : Sequence, Base.Output.Element == Prefix.Output.Element, Base.Output.Element : Equatable
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct CollectionContainsCollection<Base, Other> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Base : StandardPredicateExpression, Other : StandardPredicateExpression, Base.Output : Collection, Other.Output : Collection, Base.Output.Element == Other.Output.Element, Base.Output.Element : Equatable {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_contains<Base, Other>(_ base: Base, _ other: Other) -> PredicateExpressions.CollectionContainsCollection<Base, Other> where Base : StandardPredicateExpression, Other : StandardPredicateExpression, Base.Output : Collection, Other.Output : Collection, Base.Output.Element == Other.Output.Element, Base.Output.Element : Equatable
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct StringLocalizedStandardContains<Root, Other> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Root : StandardPredicateExpression, Other : StandardPredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other) -> PredicateExpressions.StringLocalizedStandardContains<Root, Other> where Root : StandardPredicateExpression, Other : StandardPredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct StringCaseInsensitiveCompare<Root, Other> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Root : StandardPredicateExpression, Other : StandardPredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol {
        public typealias Output = ComparisonResult
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_caseInsensitiveCompare<Root, Other>(_ root: Root, _ other: Other) -> PredicateExpressions.StringCaseInsensitiveCompare<Root, Other> where Root : StandardPredicateExpression, Other : StandardPredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct StringLocalizedCompare<Root, Other> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Root : StandardPredicateExpression, Other : StandardPredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol {
        public typealias Output = ComparisonResult
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_localizedCompare<Root, Other>(_ root: Root, _ other: Other) -> PredicateExpressions.StringLocalizedCompare<Root, Other> where Root : StandardPredicateExpression, Other : StandardPredicateExpression, Root.Output : StringProtocol, Other.Output : StringProtocol
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct CollectionIndexSubscript<Wrapped, Index> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Wrapped : StandardPredicateExpression, Index : StandardPredicateExpression, Wrapped.Output : Collection, Index.Output == Wrapped.Output.Index {
        public typealias Output = Wrapped.Output.Element
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_subscript<Wrapped, Index>(_ wrapped: Wrapped, _ index: Index) -> PredicateExpressions.CollectionIndexSubscript<Wrapped, Index> where Wrapped : StandardPredicateExpression, Index : StandardPredicateExpression, Wrapped.Output : Collection, Index.Output == Wrapped.Output.Index
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct DictionaryKeySubscript<Wrapped, Key, Value> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Wrapped : StandardPredicateExpression, Key : StandardPredicateExpression, Key.Output : Hashable, Wrapped.Output == [Key.Output : Value] {
        public typealias Output = Value?
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_subscript<Wrapped, Key, Value>(_ wrapped: Wrapped, _ key: Key) -> PredicateExpressions.DictionaryKeySubscript<Wrapped, Key, Value> where Wrapped : StandardPredicateExpression, Key : StandardPredicateExpression, Key.Output : Hashable, Wrapped.Output == [Key.Output : Value]
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct SequenceMaximum<Elements> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Elements : StandardPredicateExpression, Elements.Output : Sequence, Elements.Output.Element : Comparable {
        public typealias Output = Elements.Output.Element?
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_max<Elements>(_ elements: Elements) -> PredicateExpressions.SequenceMaximum<Elements> where Elements : StandardPredicateExpression, Elements.Output : Sequence, Elements.Output.Element : Comparable
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct SequenceMinimum<Elements> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Elements : StandardPredicateExpression, Elements.Output : Sequence, Elements.Output.Element : Comparable {
        public typealias Output = Elements.Output.Element?
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_min<Elements>(_ elements: Elements) -> PredicateExpressions.SequenceMinimum<Elements> where Elements : StandardPredicateExpression, Elements.Output : Sequence, Elements.Output.Element : Comparable
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct ClosedRange<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output {
        public typealias Output = Swift.ClosedRange<LHS.Output>
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_ClosedRange<LHS, RHS>(lower: LHS, upper: RHS) -> PredicateExpressions.ClosedRange<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct Range<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output {
        public typealias Output = Swift.Range<LHS.Output>
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Range<LHS, RHS>(lower: LHS, upper: RHS) -> PredicateExpressions.Range<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Comparable, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct RangeExpressionContains<RangeExpression, Element> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where RangeExpression : StandardPredicateExpression, Element : StandardPredicateExpression, RangeExpression.Output : Swift.RangeExpression, Element.Output == RangeExpression.Output.Bound {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_contains<RangeExpression, Element>(_ range: RangeExpression, _ element: Element) -> PredicateExpressions.RangeExpressionContains<RangeExpression, Element> where RangeExpression : StandardPredicateExpression, Element : StandardPredicateExpression, RangeExpression.Output : Swift.RangeExpression, Element.Output == RangeExpression.Output.Bound
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct PredicateEvaluate<Condition, each Input> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Condition : StandardPredicateExpression, Condition.Output == Foundation.Predicate<repeat (each Input).Output>, repeat each Input : StandardPredicateExpression {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_evaluate<Condition, each Input>(_ predicate: Condition, _ input: repeat each Input) -> PredicateExpressions.PredicateEvaluate<Condition, repeat each Input> where Condition : StandardPredicateExpression, Condition.Output == Foundation.Predicate<repeat (each Input).Output>, repeat each Input : StandardPredicateExpression
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct ConditionalCast<Input, Desired> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Input : StandardPredicateExpression {
        public typealias Output = Desired?
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct ForceCast<Input, Desired> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Input : StandardPredicateExpression {
        public typealias Output = Desired
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct TypeCheck<Input, Desired> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where Input : StandardPredicateExpression {
        public typealias Output = Bool
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct FloatDivision<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : FloatingPoint, LHS.Output == RHS.Output {
        public typealias Output = LHS.Output
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Division<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.FloatDivision<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : FloatingPoint, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct IntDivision<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : BinaryInteger, LHS.Output == RHS.Output {
        public typealias Output = LHS.Output
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Division<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.IntDivision<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : BinaryInteger, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public struct IntRemainder<LHS, RHS> : PredicateExpression, StandardPredicateExpression, Codable, Sendable where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : BinaryInteger, LHS.Output == RHS.Output {
        public typealias Output = LHS.Output
        public func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      public static func build_Remainder<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.IntRemainder<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : BinaryInteger, LHS.Output == RHS.Output
    }
    @available(Apple 2023, *)
    extension PredicateExpressions {
      public static func build_contains<LHS, RHS>(_ lhs: LHS, where builder: (PredicateExpressions.Variable<LHS.Output.Element>) -> RHS) -> PredicateExpressions.SequenceContainsWhere<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, RHS.Output == Bool
      public static func build_allSatisfy<LHS, RHS>(_ lhs: LHS, _ builder: (PredicateExpressions.Variable<LHS.Output.Element>) -> RHS) -> PredicateExpressions.SequenceAllSatisfy<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, RHS.Output == Bool
      public static func build_filter<LHS, RHS>(_ lhs: LHS, _ builder: (PredicateExpressions.Variable<LHS.Output.Element>) -> RHS) -> PredicateExpressions.Filter<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, RHS.Output == Bool
    }
    // The toolchain's macros name the module that these types are declared in elsewhere.
    @available(Apple 2023, *)
    public enum FoundationEssentials {
      public typealias Predicate = Foundation.Predicate
      public typealias PredicateExpressions = Foundation.PredicateExpressions
      @available(Apple 2024, *)
      public typealias Expression = Foundation.Expression
    }
    """#
}
