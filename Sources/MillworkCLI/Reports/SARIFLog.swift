import Foundation
import MillworkSource

/// A log in the Static Analysis Results Interchange Format 2.1.0
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). Names are the standard's; the sections are those
/// of its object model.
struct SARIFLog: Encodable {
  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var invocations: [Invocation]
    var results: [Result]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "millwork"
    var semanticVersion = millworkVersion
    var rules: [Rule]
  }

  struct Rule: Encodable { var id: String }

  struct Invocation: Encodable { var executionSuccessful: Bool }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Place]
    var relatedLocations: [Place]?
    var fixes: [Fix]?
  }

  struct Message: Encodable { var text: String }

  struct Place: Encodable {
    var physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Message
  }
}
