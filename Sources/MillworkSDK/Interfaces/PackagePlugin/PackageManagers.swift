extension InterfaceModules.PackagePlugin {
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
