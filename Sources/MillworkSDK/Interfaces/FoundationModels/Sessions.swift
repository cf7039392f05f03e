extension InterfaceModules.FoundationModels {
  /// The language model on the device, and sessions with it.
  static let sessions = #"""
    // https://developer.apple.com/documentation/foundationmodels
    @_exported import Foundation
    import Observation
    import Swift
    import _Concurrency
    import _StringProcessing
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public class SystemLanguageModel : Observable, Sendable {
      public static let `default`: SystemLanguageModel
      public convenience init(useCase: SystemLanguageModel.UseCase = .general, guardrails: SystemLanguageModel.Guardrails = .default)
      final public var isAvailable: Bool { get }
      final public var availability: SystemLanguageModel.Availability { get }
      final public var supportedLanguages: Set<Locale.Language> { get }
      final public func supportsLocale(_ locale: Locale = Locale.current) -> Bool
      @frozen public enum Availability : Equatable, Sendable {
        case available
        case unavailable(SystemLanguageModel.Availability.UnavailableReason)
        public enum UnavailableReason : Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
      }
      public struct UseCase : Equatable, Sendable {
        public static let general: SystemLanguageModel.UseCase
        public static let contentTagging: SystemLanguageModel.UseCase
        public static func == (a: SystemLanguageModel.UseCase, b: SystemLanguageModel.UseCase) -> Bool
      }
      public struct Guardrails : Sendable {
        public static let `default`: SystemLanguageModel.Guardrails
        public static let permissiveContentTransformations: SystemLanguageModel.Guardrails
      }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct GenerationOptions : Equatable, Sendable {
      public struct SamplingMode : Equatable, Sendable {
        public static var greedy: GenerationOptions.SamplingMode { get }
        public static func random(top k: Int, seed: UInt64? = nil) -> GenerationOptions.SamplingMode
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> GenerationOptions.SamplingMode
        public static func == (a: GenerationOptions.SamplingMode, b: GenerationOptions.SamplingMode) -> Bool
      }
      public var sampling: GenerationOptions.SamplingMode?
      public var temperature: Double?
      public var maximumResponseTokens: Int?
      public init(sampling: GenerationOptions.SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil)
      public static func == (a: GenerationOptions, b: GenerationOptions) -> Bool
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct Prompt : Sendable, PromptRepresentable {
      public init(_ content: some PromptRepresentable)
      public init(@PromptBuilder _ content: () throws -> Prompt) rethrows
      public var promptRepresentation: Prompt { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @resultBuilder public struct PromptBuilder {
      public static func buildExpression<P>(_ expression: P) -> P where P : PromptRepresentable
      public static func buildExpression(_ expression: Prompt) -> Prompt
      public static func buildBlock<each P>(_ components: repeat each P) -> Prompt where repeat each P : PromptRepresentable
      public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt
      public static func buildOptional(_ component: Prompt?) -> Prompt
      public static func buildEither(first component: some PromptRepresentable) -> Prompt
      public static func buildEither(second component: some PromptRepresentable) -> Prompt
      public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct Instructions : Sendable, InstructionsRepresentable {
      public init(_ content: some InstructionsRepresentable)
      public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows
      public var instructionsRepresentation: Instructions { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @resultBuilder public struct InstructionsBuilder {
      public static func buildExpression<I>(_ expression: I) -> I where I : InstructionsRepresentable
      public static func buildExpression(_ expression: Instructions) -> Instructions
      public static func buildBlock<each I>(_ components: repeat each I) -> Instructions where repeat each I : InstructionsRepresentable
      public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions
      public static func buildOptional(_ instructions: Instructions?) -> Instructions
      public static func buildEither(first component: some InstructionsRepresentable) -> Instructions
      public static func buildEither(second component: some InstructionsRepresentable) -> Instructions
      public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions
    }
    // https://developer.apple.com/documentation/foundationmodels/tool
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol Tool<Arguments, Output> : Sendable {
      associatedtype Output : PromptRepresentable
      associatedtype Arguments : ConvertibleFromGeneratedContent
      var name: String { get }
      var description: String { get }
      var parameters: GenerationSchema { get }
      var includesSchemaInInstructions: Bool { get }
      func call(arguments: Self.Arguments) async throws -> Self.Output
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Tool {
      public var name: String { get }
      public var includesSchemaInInstructions: Bool { get }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension Tool where Self.Arguments : Generable {
      public var parameters: GenerationSchema { get }
    }
    // https://developer.apple.com/documentation/foundationmodels/languagemodelsession
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public class LanguageModelSession : Observable, @unchecked Sendable {
      public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil)
      @_disfavoredOverload public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil)
      public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions) rethrows
      public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript)
      final public var isResponding: Bool { get }
      final public var transcript: Transcript { get }
      final public func prewarm(promptPrefix: Prompt? = nil)
      public struct Response<Content> where Content : Generable {
        public let content: Content
        public let rawContent: GeneratedContent
        public let transcriptEntries: ArraySlice<Transcript.Entry>
      }
      public struct ResponseStream<Content> : AsyncSequence where Content : Generable {
        public struct Snapshot {
          public var content: Content.PartiallyGenerated
          public var rawContent: GeneratedContent
        }
        public typealias Element = LanguageModelSession.ResponseStream<Content>.Snapshot
        public struct AsyncIterator : AsyncIteratorProtocol {
          public mutating func next() async throws -> LanguageModelSession.ResponseStream<Content>.Snapshot?
        }
        public func makeAsyncIterator() -> LanguageModelSession.ResponseStream<Content>.AsyncIterator
        public func collect() async throws -> LanguageModelSession.Response<Content>
      }
      @discardableResult nonisolated(nonsending) final public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> LanguageModelSession.Response<String>
      @discardableResult nonisolated(nonsending) final public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> LanguageModelSession.Response<String>
      @discardableResult nonisolated(nonsending) final public func respond(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) async throws -> LanguageModelSession.Response<String>
      @discardableResult nonisolated(nonsending) final public func respond<Content>(to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> LanguageModelSession.Response<Content> where Content : Generable
      @discardableResult nonisolated(nonsending) final public func respond<Content>(to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> LanguageModelSession.Response<Content> where Content : Generable
      @discardableResult nonisolated(nonsending) final public func respond<Content>(generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) async throws -> LanguageModelSession.Response<Content> where Content : Generable
      @discardableResult nonisolated(nonsending) final public func respond(to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> LanguageModelSession.Response<GeneratedContent>
      @discardableResult nonisolated(nonsending) final public func respond(to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> LanguageModelSession.Response<GeneratedContent>
      final public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> sending LanguageModelSession.ResponseStream<String>
      final public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> sending LanguageModelSession.ResponseStream<String>
      final public func streamResponse(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows -> sending LanguageModelSession.ResponseStream<String>
      final public func streamResponse<Content>(to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> sending LanguageModelSession.ResponseStream<Content> where Content : Generable
      final public func streamResponse<Content>(to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> sending LanguageModelSession.ResponseStream<Content> where Content : Generable
      final public func streamResponse<Content>(generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows -> sending LanguageModelSession.ResponseStream<Content> where Content : Generable
      public enum GenerationError : Error, LocalizedError {
        public struct Context : Sendable {
          public let debugDescription: String
        }
        public struct Refusal : Sendable {
          public var explanation: LanguageModelSession.Response<String> { get async throws }
        }
        case exceededContextWindowSize(LanguageModelSession.GenerationError.Context)
        case assetsUnavailable(LanguageModelSession.GenerationError.Context)
        case guardrailViolation(LanguageModelSession.GenerationError.Context)
        case unsupportedGuide(LanguageModelSession.GenerationError.Context)
        case unsupportedLanguageOrLocale(LanguageModelSession.GenerationError.Context)
        case decodingFailure(LanguageModelSession.GenerationError.Context)
        case rateLimited(LanguageModelSession.GenerationError.Context)
        case concurrentRequests(LanguageModelSession.GenerationError.Context)
        case refusal(LanguageModelSession.GenerationError.Refusal, LanguageModelSession.GenerationError.Context)
        public var errorDescription: String? { get }
        public var failureReason: String? { get }
        public var recoverySuggestion: String? { get }
      }
      public struct ToolCallError : Error, LocalizedError {
        public var tool: any Tool
        public var underlyingError: any Error
        public var errorDescription: String? { get }
      }
    }
    // https://developer.apple.com/documentation/foundationmodels/transcript
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct Transcript : Sendable, Equatable, RandomAccessCollection, Codable {
      public typealias Index = Int
      public init(entries: some Sequence<Transcript.Entry> = [])
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public subscript(index: Int) -> Transcript.Entry { get }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public static func == (a: Transcript, b: Transcript) -> Bool
      public enum Entry : Sendable, Identifiable, Equatable, CustomStringConvertible {
        case instructions(Transcript.Instructions)
        case prompt(Transcript.Prompt)
        case toolCalls(Transcript.ToolCalls)
        case toolOutput(Transcript.ToolOutput)
        case response(Transcript.Response)
        public var id: String { get }
        public var description: String { get }
      }
      public enum Segment : Sendable, Identifiable, Equatable, CustomStringConvertible {
        case text(Transcript.TextSegment)
        case structure(Transcript.StructuredSegment)
        public var id: String { get }
        public var description: String { get }
      }
      public struct TextSegment : Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var content: String
        public init(id: String = UUID().uuidString, content: String)
        public var description: String { get }
        public static func == (a: Transcript.TextSegment, b: Transcript.TextSegment) -> Bool
      }
      public struct StructuredSegment : Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var source: String
        public var content: GeneratedContent { get set }
        public var description: String { get }
        public static func == (a: Transcript.StructuredSegment, b: Transcript.StructuredSegment) -> Bool
      }
      public struct Instructions : Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Transcript.Segment]
        public var description: String { get }
        public static func == (a: Transcript.Instructions, b: Transcript.Instructions) -> Bool
      }
      public struct Prompt : Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Transcript.Segment]
        public var options: GenerationOptions
        public var description: String { get }
        public static func == (a: Transcript.Prompt, b: Transcript.Prompt) -> Bool
      }
      public struct ToolCalls : Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var description: String { get }
        public static func == (a: Transcript.ToolCalls, b: Transcript.ToolCalls) -> Bool
      }
      public struct ToolOutput : Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var toolName: String
        public var segments: [Transcript.Segment]
        public var description: String { get }
        public static func == (a: Transcript.ToolOutput, b: Transcript.ToolOutput) -> Bool
      }
      public struct Response : Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        public var segments: [Transcript.Segment]
        public var description: String { get }
        public static func == (a: Transcript.Response, b: Transcript.Response) -> Bool
      }
    }
    """#
}
