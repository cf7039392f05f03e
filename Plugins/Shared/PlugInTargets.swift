import Foundation
import PackagePlugin

extension TargetManifests {
  /// The manifests of a package's target.
  init(_ target: any SourceModuleTarget) {
    // A URL of the folder comes with tools version 6.1; before, every other way to the text is deprecated.
    self.init(
      target: target.name, folder: URL(fileURLWithPath: String(describing: target.directory)),
      files: target.sourceFiles.map(\.url))
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TargetManifests {
    /// The manifests of a target of an Xcode project. Its folder is the one of its name where there is one, as in
    /// projects that Xcode makes, else the project's.
    init(_ target: XcodeTarget, of project: XcodeProject) {
      let named = project.directoryURL.appendingPathComponent(target.displayName)
      let hasFolder = (try? named.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
      self.init(
        target: target.displayName, folder: hasFolder ? named : project.directoryURL,
        files: target.inputFiles.map(\.url))
    }
  }
#endif
