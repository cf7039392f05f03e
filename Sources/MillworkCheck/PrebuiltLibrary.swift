import Foundation
import MillworkSDK

/// The standard library's modules as the compiler builds them from the derived interfaces. They are built for one
/// platform, which takes some three seconds, and serve all: what is declared is the same on each, with the
/// availability of every platform, and only the target that is noted in a module keeps the compiler from loading it
/// for another. So that note is replaced, by one of the same length.
struct PrebuiltLibrary {
  /// The platform that the modules are built for.
  static let base = Platform.iOS

  /// The note for a platform: a target of 19 bytes with a version that is not above the platform's oldest.
  private static func note(_ platform: Platform) -> Data {
    switch platform {
    case .iOS: Data("arm64-apple-ios13.0".utf8)
    case .macOS: Data("arm64-apple-macos10".utf8)
    case .tvOS: Data("arm64-apple-tvos9.0".utf8)
    case .watchOS: Data("arm64-apple-watchos".utf8)
    case .visionOS: Data("arm64-apple-xros1.0".utf8)
    }
  }

  /// A program that imports all that is derived.
  static let program = "import Observation\nimport RegexBuilder\n"

  /// The modules by name, as built.
  private let modules: [String: Data]

  /// Reads the modules in `folder`, a cache of the compiler's or a copy of its modules; `nil` where one is missing or
  /// of an unknown form.
  init?(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var modules: [String: Data] = [:]
    for name in names where name.hasSuffix(".swiftmodule") {
      guard let module = name.dropLast(".swiftmodule".count).split(separator: "-").first,
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
        let first = data.range(of: Self.note(Self.base)),
        data.range(of: Self.note(Self.base), in: first.upperBound..<data.endIndex) == nil
      else { return nil }
      modules[String(module)] = data
    }
    // The parser of regular expressions is loaded by no program, and so not built.
    let needed = Set(StandardLibrary.modules).subtracting(["_RegexParser"])
    guard needed.isSubset(of: modules.keys) else { return nil }
    self.modules = modules
  }

  /// The files for `platform`: paths below its resource directory, and contents.
  func files(for platform: Platform) -> [(path: String, contents: Data)] {
    modules.map { name, data in
      var data = data
      if let range = data.range(of: Self.note(Self.base)) {
        data.replaceSubrange(range, with: Self.note(platform))
      }
      let path = StandardLibrary.folder(of: name, for: platform)
      return ("\(path)/arm64-apple-\(platform.fileName).swiftmodule", data)
    }
  }
}
