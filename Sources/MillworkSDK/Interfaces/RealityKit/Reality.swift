extension InterfaceModules.RealityKit {
  /// Entities and the view that shows them.
  static let reality = #"""
    // https://developer.apple.com/documentation/realitykit
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
    @MainActor @preconcurrency open class Entity : Identifiable {
      public required init()
      @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
      public convenience init(named name: String, in bundle: Bundle? = nil) async throws
      public var name: String { get set }
      public var isEnabled: Bool { get set }
      public var position: SIMD3<Float> { get set }
      public var scale: SIMD3<Float> { get set }
      public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false)
      public func removeFromParent(preservingWorldTransform: Bool = false)
      public func findEntity(named name: String) -> Entity?
    }
    @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
    @MainActor @preconcurrency open class ModelEntity : Entity {
      public required init()
    }
    @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct RealityViewContent {
      public func add(_ entity: Entity)
      public func remove(_ entity: Entity)
    }
    @available(iOS 18.0, macOS 15.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct RealityView : View {
      public var body: some View { get }
      public init(make: @escaping @MainActor (inout RealityViewContent) async -> Void, update: (@MainActor (inout RealityViewContent) -> Void)? = nil)
    }
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public struct Model3D<Content> : View where Content : View {
      public var body: some View { get }
      public init(named name: String, bundle: Bundle? = nil) where Content == EmptyView
    }
    """#
}
