import Foundation
import Testing

/// The template that docs/scaffolding.md shows.
@Suite struct DocumentationTests {
  @Test func theTemplateOfTheDocumentationWorks() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = String(
      decoding: try Data(contentsOf: root.appendingPathComponent("docs/scaffolding.md")), as: UTF8.self)
    let parts = page.components(separatedBy: "```yaml\n").dropFirst()
    let description = try #require(parts.first?.components(separatedBy: "```").first)
    let result = ScaffoldCase(
      description + """
        ===== Dockerfile.stencil
        FROM {{ image }}
        EXPOSE {{ port }}
        ===== Sources/Route.swift.stencil
        let {{ route }} = {{ port }}
        ===== Sources/main.swift.stencil
        print({{ module|swiftString }})
        ===== (answers)
        docker: true
        routes: [status, health]
        """)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.files.map(\.path) == [
        "Dockerfile", "Sources/TargetService/HealthRoute.swift", "Sources/TargetService/StatusRoute.swift",
        "Sources/TargetService/main.swift",
      ])
    #expect(result.next == "Next: swift run TargetService\n")
  }
}
