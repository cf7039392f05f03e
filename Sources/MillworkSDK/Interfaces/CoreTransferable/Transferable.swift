extension InterfaceModules.CoreTransferable {
  /// What drag and drop, paste and ShareLink move.
  static let transferable = #"""
    // https://developer.apple.com/documentation/coretransferable
    import Foundation
    import Swift
    import UniformTypeIdentifiers
    import _Concurrency

    @available(Apple 2022, *)
    public protocol Transferable {
      associatedtype Representation : TransferRepresentation
      @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
    }
    @available(Apple 2022, *)
    public protocol TransferRepresentation<Item> : Sendable {
      associatedtype Item : Transferable = Self.Body.Item
      associatedtype Body : TransferRepresentation
      @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
    }
    @available(Apple 2022, *)
    extension Never : TransferRepresentation, Transferable {
      public typealias Item = Never
      public typealias Representation = Never
      public static var transferRepresentation: Never { get }
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    @resultBuilder public struct TransferRepresentationBuilder<Item> where Item : Transferable {
      public static func buildExpression<Content>(_ content: Content) -> Content where Item == Content.Item, Content : TransferRepresentation
      public static func buildBlock<Content>(_ content: Content) -> Content where Item == Content.Item, Content : TransferRepresentation
      public static func buildBlock<C1, C2>(_ content1: C1, _ content2: C2) -> some TransferRepresentation<Item> where Item == C1.Item, C1 : TransferRepresentation, C2 : TransferRepresentation, C1.Item == C2.Item
      public static func buildBlock<C1, C2, C3>(_ content1: C1, _ content2: C2, _ content3: C3) -> some TransferRepresentation<Item> where Item == C1.Item, C1 : TransferRepresentation, C2 : TransferRepresentation, C3 : TransferRepresentation, C1.Item == C2.Item, C2.Item == C3.Item
      public static func buildBlock<C1, C2, C3, C4>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4) -> some TransferRepresentation<Item> where Item == C1.Item, C1 : TransferRepresentation, C2 : TransferRepresentation, C3 : TransferRepresentation, C4 : TransferRepresentation, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item
      public static func buildBlock<C1, C2, C3, C4, C5>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5) -> some TransferRepresentation<Item> where Item == C1.Item, C1 : TransferRepresentation, C2 : TransferRepresentation, C3 : TransferRepresentation, C4 : TransferRepresentation, C5 : TransferRepresentation, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item
      public static func buildBlock<C1, C2, C3, C4, C5, C6>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6) -> some TransferRepresentation<Item> where Item == C1.Item, C1 : TransferRepresentation, C2 : TransferRepresentation, C3 : TransferRepresentation, C4 : TransferRepresentation, C5 : TransferRepresentation, C6 : TransferRepresentation, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item
      public static func buildBlock<C1, C2, C3, C4, C5, C6, C7>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7) -> some TransferRepresentation<Item> where Item == C1.Item, C1 : TransferRepresentation, C2 : TransferRepresentation, C3 : TransferRepresentation, C4 : TransferRepresentation, C5 : TransferRepresentation, C6 : TransferRepresentation, C7 : TransferRepresentation, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item, C6.Item == C7.Item
      public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7, _ content8: C8) -> some TransferRepresentation<Item> where Item == C1.Item, C1 : TransferRepresentation, C2 : TransferRepresentation, C3 : TransferRepresentation, C4 : TransferRepresentation, C5 : TransferRepresentation, C6 : TransferRepresentation, C7 : TransferRepresentation, C8 : TransferRepresentation, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item, C6.Item == C7.Item, C7.Item == C8.Item
    }
    @available(Apple 2022, *)
    public struct CodableRepresentation<Item> : TransferRepresentation where Item : Transferable, Item : Decodable, Item : Encodable {
      public typealias Body = Never
      public init(contentType: UTType)
      public init(for itemType: Item.Type, contentType: UTType)
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    public struct DataRepresentation<Item> : TransferRepresentation where Item : Transferable {
      public typealias Body = Never
      public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item)
      public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data)
      public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item)
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    public struct SentTransferredFile : Sendable {
      public init(_ file: URL, allowAccessingOriginalFile: Bool = false)
      public let file: URL
    }
    @available(Apple 2022, *)
    public struct ReceivedTransferredFile : Sendable {
      public let file: URL
      public let isOriginalFile: Bool
    }
    @available(Apple 2022, *)
    public struct FileRepresentation<Item> : TransferRepresentation where Item : Transferable {
      public typealias Body = Never
      public init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item)
      public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile)
      public init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item)
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    public struct ProxyRepresentation<Item, ProxyRepresentation> : TransferRepresentation where Item : Transferable, ProxyRepresentation : Transferable {
      public typealias Body = Never
      public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation)
      public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation, importing: @escaping @Sendable (ProxyRepresentation) throws -> Item)
      public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item)
      public var body: Never { get }
    }
    @available(Apple 2022, *)
    extension TransferRepresentation {
      public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item>
    }
    @available(Apple 2022, *)
    extension String : Transferable {
      public static var transferRepresentation: some TransferRepresentation { get }
    }
    @available(Apple 2022, *)
    extension Data : Transferable {
      public static var transferRepresentation: some TransferRepresentation { get }
    }
    @available(Apple 2022, *)
    extension URL : Transferable {
      public static var transferRepresentation: some TransferRepresentation { get }
    }
    @available(Apple 2022, *)
    extension AttributedString : Transferable {
      public static var transferRepresentation: some TransferRepresentation { get }
    }
    // https://developer.apple.com/documentation/coretransferable/transferable/exported(as:)
    @available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *)
    extension Transferable {
      public func exported(as contentType: UTType?) async throws -> Data
      public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL
      public func withExportedFile<Result>(contentType: UTType?, fileHandler: (URL) async throws -> Result) async throws -> Result
    }
    """#
}
