import MillworkSource

/// stub
public struct AssetCatalog: Sendable {}
struct AssetSymbols {
  init(_ a: [AssetCatalog]) {}
  func file(for target: CheckTarget) -> MappedFile { MappedFile(path: "", text: MappedText()) }
  var diagnostics: [Diagnostic] { [] }
}
