import Foundation
import PackagePlugin

extension TargetManifests {
  /// The manifests of a package's target that SwiftPM knows as its files: not those that `exclude` names.
  init(of target: any SourceModuleTarget) {
    self.init(target: target.name, folder: Self.folder(of: target), files: target.sourceFiles.map(\.url))
  }

  /// The manifests in the folder of a package's target, also where `exclude` names them, so that SwiftPM does not wonder
  /// about files that no build uses.
  init(inFolderOf target: any SourceModuleTarget) {
    let folder = Self.folder(of: target)
    self.init(target: target.name, folder: folder, files: FolderFiles.inside(folder))
  }

  private static func folder(of target: any SourceModuleTarget) -> URL {
    // A URL of the folder comes with tools version 6.1; before, every other way to the text is deprecated.
    URL(fileURLWithPath: String(describing: target.directory))
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
