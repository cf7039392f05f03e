extension InterfaceModules.ImagePlayground {
  /// The sheet that makes images.
  static let imageSheets = #"""
    // https://developer.apple.com/documentation/imageplayground
    @_exported import Foundation
    import SwiftUI
    import Swift
    import _Concurrency
    @available(iOS 18.1, macOS 15.1, visionOS 2.4, *)
    public struct ImagePlaygroundConcept : Sendable {
      public static func text(_ text: String) -> ImagePlaygroundConcept
      public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept
    }
    @available(iOS 18.1, macOS 15.1, visionOS 2.4, *)
    extension View {
      @MainActor @preconcurrency public func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View
      @MainActor @preconcurrency public func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View
    }
    @available(iOS 18.1, macOS 15.1, visionOS 2.4, *)
    extension EnvironmentValues {
      public var supportsImagePlayground: Bool { get }
    }
    """#
}
