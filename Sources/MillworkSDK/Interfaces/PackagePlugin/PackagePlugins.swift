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

  /// Packages, products, targets and files.
  static let model = #"""
    // https://docs.swift.org/package-manager/PackagePlugin/Package.html
    public struct Package {
      public typealias ID = String
      public var id: Package.ID { get }
      public var displayName: String { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "directoryURL")
      public var directory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var directoryURL: URL { get }
      public var origin: PackageOrigin { get }
      public var toolsVersion: ToolsVersion { get }
      public var dependencies: [PackageDependency] { get }
      public var products: [any Product] { get }
      public var targets: [any Target] { get }
      @available(_PackageDescription, introduced: 5.9)
      public var sourceModules: [any SourceModuleTarget] { get }
      public func targets(named targetNames: [String]) throws -> [any Target]
      public func targets<T>(ofType: T.Type) -> [T] where T : Target
      public func products(named productNames: [String]) throws -> [any Product]
      public func products<T>(ofType: T.Type) -> [T] where T : Product
    }
    public enum PackageOrigin {
      case root
      case local(path: String)
      case repository(url: String, displayVersion: String, scmRevision: String)
      case registry(identity: String, displayVersion: String)
    }
    public struct ToolsVersion {
      public var major: Int { get }
      public var minor: Int { get }
      public var patch: Int { get }
    }
    public struct PackageDependency {
      public var package: Package { get }
    }
    public protocol Product {
      typealias ID = String
      var id: Self.ID { get }
      var name: String { get }
      var targets: [any Target] { get }
    }
    extension Product {
      @available(_PackageDescription, introduced: 5.9)
      public var sourceModules: [any SourceModuleTarget] { get }
    }
    public struct ExecutableProduct : Product {
      public var id: ExecutableProduct.ID { get }
      public var name: String { get }
      public var targets: [any Target] { get }
      public var mainTarget: any Target { get }
    }
    public struct LibraryProduct : Product {
      public var id: LibraryProduct.ID { get }
      public var name: String { get }
      public var targets: [any Target] { get }
      public var kind: LibraryProduct.Kind { get }
      public enum Kind {
        case `static`
        case dynamic
        case automatic
      }
    }
    public protocol Target {
      typealias ID = String
      var id: Self.ID { get }
      var name: String { get }
      @available(_PackageDescription, deprecated: 6.1, renamed: "directoryURL")
      var directory: Path { get }
      @available(_PackageDescription, introduced: 6.1)
      var directoryURL: URL { get }
      var dependencies: [TargetDependency] { get }
    }
    extension Target {
      public var recursiveTargetDependencies: [any Target] { get }
      @available(_PackageDescription, introduced: 5.9)
      public var sourceModule: (any SourceModuleTarget)? { get }
    }
    public enum TargetDependency {
      case target(any Target)
      case product(any Product)
    }
    public protocol SourceModuleTarget : Target {
      var moduleName: String { get }
      var kind: ModuleKind { get }
      var sourceFiles: FileList { get }
      var linkedLibraries: [String] { get }
      var linkedFrameworks: [String] { get }
      @available(_PackageDescription, introduced: 6.0)
      var pluginGeneratedSources: [URL] { get }
      @available(_PackageDescription, introduced: 6.0)
      var pluginGeneratedResources: [URL] { get }
    }
    extension SourceModuleTarget {
      public func sourceFiles(withSuffix suffix: String) -> FileList
    }
    public enum ModuleKind {
      case generic
      case executable
      @available(_PackageDescription, introduced: 5.8)
      case snippet
      case test
      @available(_PackageDescription, introduced: 5.9)
      case macro
    }
    public struct SwiftSourceModuleTarget : SourceModuleTarget {
      public var id: SwiftSourceModuleTarget.ID { get }
      public var name: String { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "directoryURL")
      public var directory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var directoryURL: URL { get }
      public var dependencies: [TargetDependency] { get }
      public var moduleName: String { get }
      public var kind: ModuleKind { get }
      public var sourceFiles: FileList { get }
      public var linkedLibraries: [String] { get }
      public var linkedFrameworks: [String] { get }
      @available(_PackageDescription, introduced: 6.0)
      public var pluginGeneratedSources: [URL] { get }
      @available(_PackageDescription, introduced: 6.0)
      public var pluginGeneratedResources: [URL] { get }
      public var compilationConditions: [String] { get }
    }
    public struct ClangSourceModuleTarget : SourceModuleTarget {
      public var id: ClangSourceModuleTarget.ID { get }
      public var name: String { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "directoryURL")
      public var directory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var directoryURL: URL { get }
      public var dependencies: [TargetDependency] { get }
      public var moduleName: String { get }
      public var kind: ModuleKind { get }
      public var sourceFiles: FileList { get }
      public var linkedLibraries: [String] { get }
      public var linkedFrameworks: [String] { get }
      @available(_PackageDescription, introduced: 6.0)
      public var pluginGeneratedSources: [URL] { get }
      @available(_PackageDescription, introduced: 6.0)
      public var pluginGeneratedResources: [URL] { get }
      public var preprocessorDefinitions: [String] { get }
      public var headerSearchPaths: [String] { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "publicHeadersDirectoryURL")
      public var publicHeadersDirectory: Path? { get }
      @available(_PackageDescription, introduced: 6.0)
      public var publicHeadersDirectoryURL: URL? { get }
    }
    public struct BinaryArtifactTarget : Target {
      public var id: BinaryArtifactTarget.ID { get }
      public var name: String { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "directoryURL")
      public var directory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var directoryURL: URL { get }
      public var dependencies: [TargetDependency] { get }
      public var kind: BinaryArtifactTarget.Kind { get }
      public var origin: BinaryArtifactTarget.Origin { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "artifactURL")
      public var artifact: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var artifactURL: URL { get }
      public enum Kind {
        case xcframework
        case artifactsArchive
      }
      public enum Origin : Equatable {
        case local
        case remote(url: String)
      }
    }
    public struct SystemLibraryTarget : Target {
      public var id: SystemLibraryTarget.ID { get }
      public var name: String { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "directoryURL")
      public var directory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var directoryURL: URL { get }
      public var dependencies: [TargetDependency] { get }
      public var pkgConfig: String? { get }
      public var compilerFlags: [String] { get }
      public var linkerFlags: [String] { get }
    }
    public enum FileType {
      case source
      case header
      case resource
      case unknown
    }
    public struct File {
      @available(_PackageDescription, deprecated: 6.0, renamed: "url")
      public var path: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var url: URL { get }
      public var type: FileType { get }
    }
    public struct FileList : Sequence {
      public struct Iterator : IteratorProtocol {
        public mutating func next() -> File?
      }
      public func makeIterator() -> FileList.Iterator
    }
    @available(_PackageDescription, introduced: 5.10)
    extension FileList : RandomAccessCollection {
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(i: Int) -> File { get }
    }
    public struct PathList : Sequence {
      public struct Iterator : IteratorProtocol {
        public mutating func next() -> Path?
      }
      public func makeIterator() -> PathList.Iterator
    }
    public struct Path : Hashable, Codable, CustomStringConvertible {
      @available(_PackageDescription, deprecated: 6.0)
      public init(_ string: String)
      @available(_PackageDescription, deprecated: 6.0)
      public var string: String { get }
      @available(_PackageDescription, deprecated: 6.0)
      public var lastComponent: String { get }
      @available(_PackageDescription, deprecated: 6.0)
      public var stem: String { get }
      @available(_PackageDescription, deprecated: 6.0)
      public var `extension`: String? { get }
      @available(_PackageDescription, deprecated: 6.0)
      public func removingLastComponent() -> Path
      @available(_PackageDescription, deprecated: 6.0)
      public func appending(subpath: String) -> Path
      @available(_PackageDescription, deprecated: 6.0)
      public func appending(_ components: [String]) -> Path
      @available(_PackageDescription, deprecated: 6.0)
      public func appending(_ components: String...) -> Path
      @available(_PackageDescription, deprecated: 6.0)
      public var description: String { get }
      public static func == (a: Path, b: Path) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    """#

  /// What a command plug-in can ask of the package manager.
  static let manager = #"""
    // https://docs.swift.org/package-manager/PackagePlugin/PackageManager.html
    public struct PackageManager {
      public func build(_ subset: PackageManager.BuildSubset, parameters: PackageManager.BuildParameters) throws -> PackageManager.BuildResult
      public func test(_ subset: PackageManager.TestSubset, parameters: PackageManager.TestParameters) throws -> PackageManager.TestResult
      public func getSymbolGraph(for target: any Target, options: PackageManager.SymbolGraphOptions) throws -> PackageManager.SymbolGraphResult
      public enum BuildSubset {
        case all(includingTests: Bool)
        case product(String)
        case target(String)
      }
      public enum BuildConfiguration : String {
        case debug
        case release
        case inherit
        public init?(rawValue: String)
        public typealias RawValue = String
        public var rawValue: String { get }
      }
      public enum BuildLogVerbosity : String {
        case concise
        case verbose
        case debug
        public init?(rawValue: String)
        public typealias RawValue = String
        public var rawValue: String { get }
      }
      public struct BuildParameters {
        public var configuration: PackageManager.BuildConfiguration
        public var logging: PackageManager.BuildLogVerbosity
        public var echoLogs: Bool
        public var otherCFlags: [String]
        public var otherCxxFlags: [String]
        public var otherSwiftcFlags: [String]
        public var otherLinkerFlags: [String]
        public init(configuration: PackageManager.BuildConfiguration = .debug, logging: PackageManager.BuildLogVerbosity = .concise, echoLogs: Bool = false)
      }
      public struct BuildResult {
        public var succeeded: Bool
        public var logText: String
        public var builtArtifacts: [PackageManager.BuildResult.BuiltArtifact]
        public struct BuiltArtifact {
          @available(_PackageDescription, deprecated: 6.0, renamed: "url")
          public var path: Path { get }
          @available(_PackageDescription, introduced: 6.0)
          public var url: URL { get }
          public var kind: PackageManager.BuildResult.BuiltArtifact.Kind
          public enum Kind : String {
            case executable
            case dynamicLibrary
            case staticLibrary
            public init?(rawValue: String)
            public typealias RawValue = String
            public var rawValue: String { get }
          }
        }
      }
      public enum TestSubset {
        case all
        case filtered([String])
      }
      public struct TestParameters {
        public var enableCodeCoverage: Bool
        public init(enableCodeCoverage: Bool = false)
      }
      public struct TestResult {
        public var succeeded: Bool
        public var testTargets: [PackageManager.TestResult.TestTarget]
        @available(_PackageDescription, deprecated: 6.0, renamed: "codeCoverageDataFileURL")
        public var codeCoverageDataFile: Path? { get }
        @available(_PackageDescription, introduced: 6.0)
        public var codeCoverageDataFileURL: URL? { get }
        public struct TestTarget {
          public var name: String
          public var testCases: [PackageManager.TestResult.TestTarget.TestCase]
          public struct TestCase {
            public var name: String
            public var tests: [PackageManager.TestResult.TestTarget.TestCase.Test]
            public struct Test {
              public var name: String
              public var result: PackageManager.TestResult.TestTarget.TestCase.Test.Result
              public var duration: Double
              public enum Result : String {
                case succeeded
                case skipped
                case failed
                public init?(rawValue: String)
                public typealias RawValue = String
                public var rawValue: String { get }
              }
            }
          }
        }
      }
      public struct SymbolGraphOptions {
        public var minimumAccessLevel: PackageManager.SymbolGraphOptions.AccessLevel
        public var includeInheritedDocs: Bool
        public var includeSynthesized: Bool
        public var includeSPI: Bool
        public var emitExtensionBlocks: Bool
        public init(minimumAccessLevel: PackageManager.SymbolGraphOptions.AccessLevel = .public, includeInheritedDocs: Bool = true, includeSynthesized: Bool = false, includeSPI: Bool = false, emitExtensionBlocks: Bool = false)
        public enum AccessLevel : String, CaseIterable {
          case `private`
          case `fileprivate`
          case `internal`
          case package
          case `public`
          case open
          public init?(rawValue: String)
          public typealias RawValue = String
          public var rawValue: String { get }
        }
      }
      public struct SymbolGraphResult {
        @available(_PackageDescription, deprecated: 6.0, renamed: "directoryURL")
        public var directoryPath: Path { get }
        @available(_PackageDescription, introduced: 6.0)
        public var directoryURL: URL { get }
      }
    }
    """#
}
