import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Expects that an XML parser reads the text to its end.
func expectWellFormed(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let parser = XMLParser(data: Data(text.utf8))
  if !parser.parse() {
    Issue.record(
      "line \(parser.lineNumber), column \(parser.columnNumber): \(String(describing: parser.parserError))\n\(text.prefix(400))",
      sourceLocation: sourceLocation)
  }
}
