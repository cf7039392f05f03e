import Foundation
import MillworkSDK
import Testing

@testable import MillworkCheck

@Suite struct StandardLibraryTests {
  private let interface = """
    // swift-interface-format-version: 1.0
    // swift-compiler-version: Swift version 6.3.1
    // swift-module-flags: -target x86_64-unknown-linux-gnu -parse-stdlib -O -module-name Swift
    // swift-module-flags-ignorable: -formal-cxx-interoperability-mode=off
    import Glibc
    import GlibcExtras
    @backDeployed(before: macOS 14.0, iOS 17.0)
    public func f()
      @backDeployed(before: macOS 14.0) public func g()
      public mutating func formSquareRoot() {
        self = _stdlib_squareRootl(self)
      }

    """

  @Test func editsFlagsAndBody() throws {
    let recipe = try #require(StandardLibrary(Data(interface.utf8)))
    #expect(
      String(decoding: recipe.interface(for: .visionOS), as: UTF8.self) == """
        // swift-interface-format-version: 1.0
        // swift-compiler-version: Swift version 6.3.1
        // swift-module-flags: -target arm64-apple-xros1.0 -parse-stdlib -module-name Swift -Onone -experimental-skip-all-function-bodies -disable-availability-checking
        // swift-module-flags-ignorable: -formal-cxx-interoperability-mode=off

        import GlibcExtras

        public func f()
           public func g()
          public mutating func formSquareRoot() {

          }

        """)
  }

  @Test(arguments: [
    "", "// x", "import Swift\n", "// swift-module-flags: -O\n", "// swift-module-flags: -target\n",
  ])
  func refusesOtherForms(_ text: String) {
    #expect(StandardLibrary(Data(text.utf8)) == nil)
  }

  @Test func aBuiltLibraryIsTakenOnlyWhole() throws {
    let folder = try TestFolder.make("library")
    let names = StandardLibrary.modules.filter { $0 != "_RegexParser" }
    for name in names {
      try Data("x arm64-apple-ios13.0 y".utf8).write(
        to: URL(fileURLWithPath: "\(folder)/\(name)-1A.swiftmodule"))
    }
    let library = try #require(PrebuiltLibrary(in: folder))
    let files = library.files(for: .macOS).sorted { $0.path < $1.path }
    #expect(files.first?.path == "macosx/Observation.swiftmodule/arm64-apple-macos.swiftmodule")
    #expect(files.first?.contents == Data("x arm64-apple-macos10 y".utf8))
    #expect(files.allSatisfy { $0.contents.count == 23 })
    try Data("no target".utf8).write(to: URL(fileURLWithPath: "\(folder)/Swift-1A.swiftmodule"))
    #expect(PrebuiltLibrary(in: folder) == nil)
    try FileManager.default.removeItem(atPath: "\(folder)/Swift-1A.swiftmodule")
    #expect(PrebuiltLibrary(in: folder) == nil)
  }
}
