extension InterfaceModules.PackagePlugin {
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
}
