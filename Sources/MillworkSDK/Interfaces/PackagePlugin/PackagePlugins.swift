extension InterfaceModules.PackagePlugin {
  /// What a plug-in of a Swift package sees. Availability is that of the package's tools version.
  static let plugin = #"""
    // https://docs.swift.org/package-manager/PackagePlugin/index.html
    import Foundation
    import Swift
    import _Concurrency

    public protocol Plugin {
      init()
    }
    extension Plugin {
      public static func main() async throws
    }
    public protocol BuildToolPlugin : Plugin {
      func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
    }
    public protocol CommandPlugin : Plugin {
      func performCommand(context: PluginContext, arguments: [String]) async throws
      var packageManager: PackageManager { get }
    }
    extension CommandPlugin {
      public var packageManager: PackageManager { get }
    }
    public struct PluginContext {
      public var package: Package { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "pluginWorkDirectoryURL")
      public var pluginWorkDirectory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var pluginWorkDirectoryURL: URL { get }
      public func tool(named name: String) throws -> PluginContext.Tool
      public struct Tool {
        public var name: String { get }
        @available(_PackageDescription, deprecated: 6.0, renamed: "url")
        public var path: Path { get }
        @available(_PackageDescription, introduced: 6.0)
        public var url: URL { get }
      }
    }
    public enum Command {
      @available(_PackageDescription, introduced: 6.0)
      case buildCommand(displayName: String?, executable: URL, arguments: [String], environment: [String : String] = [:], inputFiles: [URL] = [], outputFiles: [URL] = [])
      @available(_PackageDescription, introduced: 6.0)
      case prebuildCommand(displayName: String?, executable: URL, arguments: [String], environment: [String : String] = [:], outputFilesDirectory: URL)
      @available(_PackageDescription, deprecated: 6.0)
      public static func buildCommand(displayName: String?, executable: Path, arguments: [any CustomStringConvertible], environment: [String : any CustomStringConvertible] = [:], inputFiles: [Path] = [], outputFiles: [Path] = []) -> Command
      @available(_PackageDescription, deprecated: 6.0)
      public static func prebuildCommand(displayName: String?, executable: Path, arguments: [any CustomStringConvertible], environment: [String : any CustomStringConvertible] = [:], outputFilesDirectory: Path) -> Command
    }
    public struct ArgumentExtractor {
      public init(_ arguments: [String])
      public mutating func extractOption(named name: String) -> [String]
      public mutating func extractFlag(named name: String) -> Int
      public var unextractedOptionsOrFlags: [String] { get }
      public var remainingArguments: [String] { get }
    }
    public struct Diagnostics {
      public enum Severity : String, Encodable {
        case error
        case warning
        case remark
        public init?(rawValue: String)
        public typealias RawValue = String
        public var rawValue: String { get }
      }
      public static func emit(_ severity: Diagnostics.Severity, _ description: String, file: String? = #file, line: Int? = #line)
      public static func error(_ message: String, file: String? = #file, line: Int? = #line)
      public static func warning(_ message: String, file: String? = #file, line: Int? = #line)
      public static func remark(_ message: String, file: String? = #file, line: Int? = #line)
      public static func progress(_ message: String)
    }
    public enum PluginContextError : Error, CustomStringConvertible {
      case toolNotFound(name: String)
      case toolNotSupportedOnTargetPlatform(name: String)
      case targetNotFound(name: String, package: Package)
      case productNotFound(name: String, package: Package)
      public var description: String { get }
    }
    """#
}
