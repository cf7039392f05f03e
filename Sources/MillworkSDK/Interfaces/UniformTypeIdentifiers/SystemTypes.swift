extension InterfaceModules.UniformTypeIdentifiers {
  /// The types that the system declares, and how types are related.
  static let systemTypes = #"""
    // https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
    @available(Apple 2020, *)
    extension UTType {
      public static var compositeContent: UTType { get }
      public static var diskImage: UTType { get }
      public static var resolvable: UTType { get }
      public static var symbolicLink: UTType { get }
      public static var executable: UTType { get }
      public static var mountPoint: UTType { get }
      public static var aliasFile: UTType { get }
      public static var urlBookmarkData: UTType { get }
      public static var utf16ExternalPlainText: UTType { get }
      public static var utf16PlainText: UTType { get }
      public static var delimitedText: UTType { get }
      public static var tabSeparatedText: UTType { get }
      public static var utf8TabSeparatedText: UTType { get }
      public static var assemblyLanguageSource: UTType { get }
      public static var cSource: UTType { get }
      public static var objectiveCSource: UTType { get }
      public static var cPlusPlusSource: UTType { get }
      public static var objectiveCPlusPlusSource: UTType { get }
      public static var cHeader: UTType { get }
      public static var cPlusPlusHeader: UTType { get }
      public static var script: UTType { get }
      public static var appleScript: UTType { get }
      public static var osaScript: UTType { get }
      public static var osaScriptBundle: UTType { get }
      public static var javaScript: UTType { get }
      public static var shellScript: UTType { get }
      public static var perlScript: UTType { get }
      public static var pythonScript: UTType { get }
      public static var rubyScript: UTType { get }
      public static var phpScript: UTType { get }
      public static var xmlPropertyList: UTType { get }
      public static var binaryPropertyList: UTType { get }
      public static var rtfd: UTType { get }
      public static var flatRTFD: UTType { get }
      public static var webArchive: UTType { get }
      public static var tiff: UTType { get }
      public static var icns: UTType { get }
      public static var bmp: UTType { get }
      public static var ico: UTType { get }
      public static var rawImage: UTType { get }
      public static var livePhoto: UTType { get }
      public static var heif: UTType { get }
      public static var webP: UTType { get }
      public static var threeDContent: UTType { get }
      public static var usd: UTType { get }
      public static var usdz: UTType { get }
      public static var realityFile: UTType { get }
      public static var sceneKitScene: UTType { get }
      public static var arReferenceObject: UTType { get }
      public static var mpeg: UTType { get }
      public static var mpeg2Video: UTType { get }
      public static var mpeg2TransportStream: UTType { get }
      public static var mpeg4Audio: UTType { get }
      public static var appleProtectedMPEG4Audio: UTType { get }
      public static var appleProtectedMPEG4Video: UTType { get }
      public static var avi: UTType { get }
      public static var aiff: UTType { get }
      public static var wav: UTType { get }
      public static var midi: UTType { get }
      public static var playlist: UTType { get }
      public static var m3uPlaylist: UTType { get }
      public static var volume: UTType { get }
      public static var pluginBundle: UTType { get }
      public static var spotlightImporter: UTType { get }
      public static var quickLookGenerator: UTType { get }
      public static var xpcService: UTType { get }
      public static var framework: UTType { get }
      public static var applicationBundle: UTType { get }
      public static var applicationExtension: UTType { get }
      public static var unixExecutable: UTType { get }
      public static var exe: UTType { get }
      public static var systemPreferencesPane: UTType { get }
      public static var gzip: UTType { get }
      public static var bz2: UTType { get }
      public static var appleArchive: UTType { get }
      public static var spreadsheet: UTType { get }
      public static var presentation: UTType { get }
      public static var vCard: UTType { get }
      public static var toDoItem: UTType { get }
      public static var calendarEvent: UTType { get }
      public static var emailMessage: UTType { get }
      public static var internetLocation: UTType { get }
      public static var internetShortcut: UTType { get }
      public static var bookmark: UTType { get }
      public static var pkcs12: UTType { get }
      public static var x509Certificate: UTType { get }
      public static var epub: UTType { get }
      public static var log: UTType { get }
      public static var ahap: UTType { get }
    }
    @available(Apple 2021, *)
    extension UTType {
      public static var makefile: UTType { get }
      public static var linkPresentationMetadata: UTType { get }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 1.0, *)
    extension UTType {
      public static var css: UTType { get }
      public static var dng: UTType { get }
      public static var exr: UTType { get }
      public static var geoJSON: UTType { get }
      public static var heics: UTType { get }
      public static var tarArchive: UTType { get }
      @available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 1.0, *)
      public static var jpegxl: UTType { get }
    }
    // https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
    @available(Apple 2020, *)
    public struct UTTagClass : RawRepresentable, Hashable, Codable, CustomStringConvertible, Sendable {
      public init(rawValue: String)
      public let rawValue: String
      public static var filenameExtension: UTTagClass { get }
      public static var mimeType: UTTagClass { get }
      public var description: String { get }
    }
    @available(Apple 2020, *)
    extension UTType {
      public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?)
      public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType]
      public var tags: [UTTagClass : [String]] { get }
      public var supertypes: Set<UTType> { get }
      public func isSubtype(of type: UTType) -> Bool
      public func isSupertype(of type: UTType) -> Bool
      public var isDynamic: Bool { get }
      public var isDeclared: Bool { get }
      public var isPublic: Bool { get }
      public var version: Int? { get }
      public var referenceURL: URL? { get }
    }
    """#
}
