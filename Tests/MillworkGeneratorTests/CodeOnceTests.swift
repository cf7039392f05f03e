import Foundation
import MillworkManifest
import MillworkTestSupport
import Testing

/// What a person's code does stands once in the output, however many branches of versions and platforms need it: only what is
/// read at a glance may stand in two.
@Suite struct CodeOnceTests {
  private static let floors = [
    "{iOS: 15.0, macOS: 12.0, tvOS: 15.0, watchOS: 8.0, visionOS: 1.0}\nminimumSDK: 18",
    "{iOS: 16.0, macOS: 13.0, tvOS: 16.0, watchOS: 9.0, visionOS: 1.0}",
    "{iOS: 17.0, macOS: 14.0, tvOS: 17.0, watchOS: 10.0, visionOS: 1.0}\nminimumSDK: 17",
    "{iOS: 26.0, macOS: 26.0, tvOS: 26.0, watchOS: 26.0, visionOS: 26.0}",
  ]

  /// Each component of the matrix, with longer code of its own at every place.
  @Test(arguments: floors)
  func ofTheMatrix(_ floors: String) throws {
    var matrix = ToolbarMatrix(seed: 6)
    var codes: [String] = []
    let components = matrix.components(count: 0).map { component in
      let parts = component.components(separatedBy: "go()")
      return parts.dropFirst().reduce(parts[0]) { text, part in
        codes.append("performWhatNumber\(codes.count)AsksForAndNothingElse()")
        return text + (codes.last ?? "") + part
      }
    }
    let text =
      "millwork: 1\nplatforms: \(floors)\ntoolbarContent:\n" + components.joined(separator: "\n") + "\n"
    let generation = Generation(Array(text.utf8), name: "matrix.yml")
    #expect(!generation.diagnostics.hasErrors, "\(generation.report.prefix(3000))")
    #expect(codes.count > 10)
    for file in generation.files {
      let parts = file.text.string.components(separatedBy: "performWhatNumber").dropFirst()
      let numbers = parts.map { $0.prefix { $0 != "A" } }
      #expect(Set(numbers).count == numbers.count, "\(file.text.string)")
    }
  }

  private static let manifests =
    goldenCases(in: "../../Manifests", suffix: ".yml") + goldenCases(in: "Cases", suffix: ".yml")

  @Test(arguments: manifests)
  func ofManifests(_ golden: GoldenCase) throws {
    let generation = try Generation(golden)
    for (component, file) in zip(try #require(generation.manifest).components, generation.files) {
      guard case .toolbarContent(let model) = component else { continue }
      let codes = model.controls.flatMap(\.bodies).map(\.string)
      // What the manifest itself says twice stands twice.
      for code in codes where code.utf8.count > 32 && codes.filter({ $0 == code }).count == 1 {
        let longest = code.split(separator: "\n").max { $0.count < $1.count } ?? ""
        let line = longest.drop { $0 == " " }
        #expect(file.text.string.components(separatedBy: line).count == 2, "\(line)")
      }
    }
  }
}

extension ToolbarControl {
  /// The statements and views that the manifest gives for the control itself.
  fileprivate var bodies: [CodeText] {
    switch kind {
    case .button(let button):
      switch button.action {
      case .run(let code), .task(let code, _, _): return [code]
      case .present(let presentation): return presentation.bodies
      }
    case .system(_, _, .run(let code)), .system(_, _, .task(let code, _, _)): return [code]
    case .menu(_, _, let action): return action.map { [$0] } ?? []
    case .view(.view(let code)): return [code]
    default: return []
    }
  }
}

extension ToolbarPresentation {
  fileprivate var bodies: [CodeText] {
    switch kind {
    case .sheet(.view(let code)), .cover(.view(let code)), .popover(.view(let code)),
      .inspector(.view(let code)), .push(.view(let code)):
      [code]
    case .alert(let prompt), .dialog(let prompt): prompt.answers.compactMap(\.action)
    case .sheet, .cover, .popover, .inspector, .push: []
    }
  }
}
