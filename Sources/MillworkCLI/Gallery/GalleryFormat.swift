import Foundation
import MillworkGallery
import MillworkSource

/// What `gallery` writes.
enum GalleryFormat: String, CaseIterable {
  /// Pages for a browser.
  case site
  /// A picture a component, as SVG.
  case svg
  /// The data of a component's pictures, for design tools and scripts.
  case json
  /// A picture a component, as PNG.
  case png

  /// The files of some components, in their order. What is wrong is reported to `workspace`.
  func files(of sections: [GallerySection], in workspace: inout Workspace) -> [MappedFile] {
    switch self {
    case .site:
      let site = GallerySite(sections, sources: &workspace.sources)
      workspace.diagnostics += site.diagnostics
      return site.files.map { MappedFile(path: $0.path, text: MappedText($0.text)) }
    case .svg: return sections.map { file($0, MappedText(GallerySheet.svg(of: $0.entry))) }
    case .json: return sections.map { file($0, MappedText(GalleryHandover.json(of: $0))) }
    case .png: return images(of: sections, in: &workspace)
    }
  }

  private func images(of sections: [GallerySection], in workspace: inout Workspace) -> [MappedFile] {
    guard let renderer = PictureRenderer(environment: ProcessInfo.processInfo.environment) else {
      workspace.diagnostics.append(.noPictureProgram(PictureRenderer.programs))
      return []
    }
    let pictures = sections.map { section in
      let drawing = GallerySheet.drawing(of: section.entry)
      return PictureRenderer.Picture(
        name: section.entry.name, svg: SVGWriter.document(drawing, in: .light), width: drawing.width,
        height: drawing.height)
    }
    let (images, diagnostics) = renderer.render(pictures)
    workspace.diagnostics += diagnostics
    return zip(sections, images).compactMap { section, bytes in
      guard let bytes else { return nil }
      var text = MappedText()
      text.append(bytes: bytes)
      return file(section, text)
    }
  }

  private func file(_ section: GallerySection, _ text: MappedText) -> MappedFile {
    MappedFile(path: "\(section.entry.name).\(rawValue)", text: text)
  }
}
