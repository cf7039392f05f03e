extension InterfaceModules.XcodeProjectPlugin {
  /// What a plug-in sees of an Xcode project.
  static let plugin = #"""
    // https://developer.apple.com/documentation/xcodeprojectplugin
    import Foundation
    import PackagePlugin
    import Swift

    public protocol XcodeBuildToolPlugin : Plugin {
      func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
    }
    public protocol XcodeCommandPlugin : Plugin {
      func performCommand(context: XcodePluginContext, arguments: [String]) throws
    }
    public struct XcodePluginContext {
      public var xcodeProject: XcodeProject { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "pluginWorkDirectoryURL")
      public var pluginWorkDirectory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var pluginWorkDirectoryURL: URL { get }
      public func tool(named name: String) throws -> PluginContext.Tool
    }
    public struct XcodeProject {
      public typealias ID = String
      public var id: XcodeProject.ID { get }
      public var displayName: String { get }
      @available(_PackageDescription, deprecated: 6.0, renamed: "directoryURL")
      public var directory: Path { get }
      @available(_PackageDescription, introduced: 6.0)
      public var directoryURL: URL { get }
      public var filePaths: PathList { get }
      public var targets: [XcodeTarget] { get }
    }
    public struct XcodeTarget {
      public typealias ID = String
      public var id: XcodeTarget.ID { get }
      public var displayName: String { get }
      public var product: XcodeProduct? { get }
      public var dependencies: [XcodeTargetDependency] { get }
      public var inputFiles: FileList { get }
    }
    public enum XcodeTargetDependency {
      case target(XcodeTarget)
      case product(any Product)
    }
    public struct XcodeProduct {
      public var name: String { get }
      public var kind: XcodeProduct.Kind { get }
      public enum Kind {
        case application
        case executable
        case framework
        case library
        case other(String)
      }
    }
    """#
}
