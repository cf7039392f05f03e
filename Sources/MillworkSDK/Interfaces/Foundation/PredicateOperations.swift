extension InterfaceModules.Foundation {
  /// The operations that predicates are built of.
  static let predicateOperations = #"""
    // https://developer.apple.com/documentation/foundation
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
