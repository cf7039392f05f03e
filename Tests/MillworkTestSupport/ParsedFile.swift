import Foundation
import MillworkDocument
import MillworkSource

/// The root of the document in a file that a manifest names, from the folder of that; `nil` where there is none.
package func parsedFile(_ path: String, in folder: URL?, sources: inout SourceSet) -> Node? {
  guard let url = folder?.appendingPathComponent(path), let data = try? Data(contentsOf: url) else {
    return nil
  }
  let file = sources.add(name: path, bytes: [UInt8](data))
  return parseDocuments(file, format: DocumentFormat(path: path) ?? .yaml).documents.first?.root
}
