extension InterfaceModules.FoundationModels {
  /// The language model on the device.
  static let sessions = #"""
    // https://developer.apple.com/documentation/foundationmodels
    @_exported import Foundation
    import Observation
    import Swift
    import _Concurrency
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public class SystemLanguageModel : Observable, Sendable {
      public static var `default`: SystemLanguageModel { get }
      final public var isAvailable: Bool { get }
      final public var availability: SystemLanguageModel.Availability { get }
      @frozen public enum Availability : Equatable, Sendable {
        case available
        case unavailable(SystemLanguageModel.Availability.UnavailableReason)
        public enum UnavailableReason : Equatable, Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
      }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct GenerationOptions : Equatable, Sendable {
      public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil)
      public static func == (a: GenerationOptions, b: GenerationOptions) -> Bool
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    final public class LanguageModelSession : Observable, @unchecked Sendable {
      public convenience init(model: SystemLanguageModel = .default, instructions: String? = nil)
      final public var isResponding: Bool { get }
      public struct Response<Content> {
        public let content: Content
      }
      @discardableResult final public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> LanguageModelSession.Response<String>
      final public func prewarm()
    }
    """#
}
