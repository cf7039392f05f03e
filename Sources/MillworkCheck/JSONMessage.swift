import MillworkDocument
import MillworkSource

/// Reads JSON that a program wrote, such as an answer of the compiler; `nil` where it is none. Compilers nest deeply.
func readJSON(_ bytes: [UInt8]) -> Node? {
  var sources = SourceSet()
  let file = sources.add(name: "<message>", role: .generated, bytes: bytes)
  let limits = DocumentLimits(nestingDepth: 10_000, byteCount: 1 << 30, errorCount: 1)
  let read = parseDocuments(file, format: .json, limits: limits)
  return read.diagnostics.hasErrors ? nil : read.first?.root
}
