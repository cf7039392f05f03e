extension InterfaceModules.Foundation {
  /// Predicates and expressions, and what they are built of.
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
      @_disfavoredOverload public static func build_contains<LHS, RHS>(_ lhs: LHS, _ rhs: RHS) -> PredicateExpressions.SequenceContains<LHS, RHS> where LHS : StandardPredicateExpression, RHS : StandardPredicateExpression, LHS.Output : Sequence, LHS.Output.Element : Equatable, RHS.Output == LHS.Output.Element
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
    """#
}
