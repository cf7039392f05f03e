extension InterfaceModules.FoundationModels {
  /// Types that a model makes values of, their guides and their macros.
  static let generating = #"""
    // https://developer.apple.com/documentation/foundationmodels/generable
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent)) @attached(member, names: arbitrary) public macro Generable(description: String? = nil) = #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @attached(peer) public macro Guide(description: String) = #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @attached(peer) public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) = #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro") where T : Generable
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @attached(peer) public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) = #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol InstructionsRepresentable {
      @InstructionsBuilder var instructionsRepresentation: Instructions { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol PromptRepresentable {
      @PromptBuilder var promptRepresentation: Prompt { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol ConvertibleFromGeneratedContent : SendableMetatype {
      init(_ content: GeneratedContent) throws
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol ConvertibleToGeneratedContent : InstructionsRepresentable, PromptRepresentable {
      var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension ConvertibleToGeneratedContent {
      public var instructionsRepresentation: Instructions { get }
      public var promptRepresentation: Prompt { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol Generable : ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
      associatedtype PartiallyGenerated : ConvertibleFromGeneratedContent = Self
      static var generationSchema: GenerationSchema { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Generable {
      public func asPartiallyGenerated() -> Self.PartiallyGenerated
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Bool : Generable {
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension String : Generable {
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Int : Generable {
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Float : Generable {
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Double : Generable {
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Decimal : Generable {
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Never : Generable {
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Array : Generable where Element : Generable {
      public typealias PartiallyGenerated = [Element.PartiallyGenerated]
      public static var generationSchema: GenerationSchema { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Array : ConvertibleToGeneratedContent, InstructionsRepresentable, PromptRepresentable where Element : ConvertibleToGeneratedContent {
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Array : ConvertibleFromGeneratedContent where Element : ConvertibleFromGeneratedContent {
      public init(_ content: GeneratedContent) throws
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Optional where Wrapped : Generable {
      public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Optional : ConvertibleToGeneratedContent, InstructionsRepresentable, PromptRepresentable where Wrapped : ConvertibleToGeneratedContent {
      public var generatedContent: GeneratedContent { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct GenerationID : Hashable, Sendable, Generable {
      public init()
      public static var generationSchema: GenerationSchema { get }
      public init(_ content: GeneratedContent) throws
      public var generatedContent: GeneratedContent { get }
      public static func == (a: GenerationID, b: GenerationID) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct GeneratedContent : Sendable, Equatable, Generable, CustomDebugStringConvertible {
      public var id: GenerationID?
      public init(_ content: GeneratedContent) throws
      public init(_ value: some ConvertibleToGeneratedContent)
      public init(json: String) throws
      public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil)
      public static var generationSchema: GenerationSchema { get }
      public var generatedContent: GeneratedContent { get }
      public var jsonString: String { get }
      public var isComplete: Bool { get }
      public var debugDescription: String { get }
      public func value<Value>(_ type: Value.Type = Value.self) throws -> Value where Value : ConvertibleFromGeneratedContent
      public func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value where Value : ConvertibleFromGeneratedContent
      public func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value? where Value : ConvertibleFromGeneratedContent
      public static func == (a: GeneratedContent, b: GeneratedContent) -> Bool
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct GenerationSchema : Sendable, Codable, CustomDebugStringConvertible {
      public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws
      public init(type: any Generable.Type, description: String? = nil, properties: [GenerationSchema.Property])
      public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String])
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public var debugDescription: String { get }
      public struct Property : Sendable {
        public init<Value>(name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value : Generable
        public init<Value>(name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []) where Value : Generable
      }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct DynamicGenerationSchema : Sendable {
      public init(name: String, description: String? = nil, properties: [DynamicGenerationSchema.Property])
      public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema])
      public init(name: String, description: String? = nil, anyOf choices: [String])
      public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil)
      public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value : Generable
      public init(referenceTo name: String)
      public struct Property : Sendable {
        public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false)
      }
    }
    // https://developer.apple.com/documentation/foundationmodels/generationguide
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct GenerationGuide<Value> : Sendable {
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension GenerationGuide where Value == String {
      public static func constant(_ value: String) -> GenerationGuide<String>
      public static func anyOf(_ values: [String]) -> GenerationGuide<String>
      public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String>
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension GenerationGuide where Value == Int {
      public static func minimum(_ value: Int) -> GenerationGuide<Int>
      public static func maximum(_ value: Int) -> GenerationGuide<Int>
      public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int>
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension GenerationGuide where Value == Float {
      public static func minimum(_ value: Float) -> GenerationGuide<Float>
      public static func maximum(_ value: Float) -> GenerationGuide<Float>
      public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float>
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension GenerationGuide where Value == Double {
      public static func minimum(_ value: Double) -> GenerationGuide<Double>
      public static func maximum(_ value: Double) -> GenerationGuide<Double>
      public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double>
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension GenerationGuide where Value == Decimal {
      public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal>
      public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal>
      public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal>
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension GenerationGuide {
      public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element]
      public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element]
      public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element]
      public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element]
      public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]> where Value == [Element]
    }
    // What `@Guide` takes, where the type of the elements is not known.
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension GenerationGuide where Value == [Never] {
      public static func minimumCount(_ count: Int) -> GenerationGuide<[Never]>
      public static func maximumCount(_ count: Int) -> GenerationGuide<[Never]>
      public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<[Never]>
      public static func count(_ count: Int) -> GenerationGuide<[Never]>
    }
    """#
}
