extension InterfaceModules.UniformTypeIdentifiers {
  /// Uniform type identifiers.
  static let utType = #"""
    // https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
    import Foundation
    import Swift
    import _Concurrency

    @available(Apple 2020, *)
    public struct UTType : Hashable, Codable, CustomStringConvertible, Sendable {
      public init?(_ identifier: String)
      public init?(filenameExtension: String, conformingTo supertype: UTType = .data)
      public init?(mimeType: String, conformingTo supertype: UTType = .data)
      public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)
      public init(importedAs identifier: String, conformingTo parentType: UTType? = nil)
      public var identifier: String { get }
      public var preferredFilenameExtension: String? { get }
      public var preferredMIMEType: String? { get }
      public var localizedDescription: String? { get }
      public func conforms(to type: UTType) -> Bool
      public var description: String { get }
      public static func == (a: UTType, b: UTType) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static var item: UTType { get }
      public static var content: UTType { get }
      public static var data: UTType { get }
      public static var directory: UTType { get }
      public static var folder: UTType { get }
      public static var package: UTType { get }
      public static var bundle: UTType { get }
      public static var application: UTType { get }
      public static var text: UTType { get }
      public static var plainText: UTType { get }
      public static var utf8PlainText: UTType { get }
      public static var rtf: UTType { get }
      public static var html: UTType { get }
      public static var xml: UTType { get }
      public static var yaml: UTType { get }
      public static var json: UTType { get }
      public static var propertyList: UTType { get }
      public static var sourceCode: UTType { get }
      public static var swiftSource: UTType { get }
      public static var commaSeparatedText: UTType { get }
      public static var url: UTType { get }
      public static var fileURL: UTType { get }
      public static var image: UTType { get }
      public static var png: UTType { get }
      public static var jpeg: UTType { get }
      public static var gif: UTType { get }
      public static var heic: UTType { get }
      public static var svg: UTType { get }
      public static var pdf: UTType { get }
      public static var audiovisualContent: UTType { get }
      public static var movie: UTType { get }
      public static var video: UTType { get }
      public static var audio: UTType { get }
      public static var mp3: UTType { get }
      public static var mpeg4Movie: UTType { get }
      public static var quickTimeMovie: UTType { get }
      public static var archive: UTType { get }
      public static var zip: UTType { get }
      public static var database: UTType { get }
      public static var contact: UTType { get }
      public static var message: UTType { get }
      public static var font: UTType { get }
    }
    // https://developer.apple.com/documentation/foundation/url/appendingpathcomponent(_:conformingto:)
    @available(Apple 2020, *)
    extension URL {
      public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
      public func appendingPathExtension(for contentType: UTType) -> URL
      public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
      public mutating func appendPathExtension(for contentType: UTType)
    }
    @available(Apple 2020, *)
    extension URLResourceValues {
      public var contentType: UTType? { get }
    }
    """#
}
