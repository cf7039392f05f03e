import Foundation
import Testing

/// `--watch`: a change leads to a new run, an error does not end it, and editors that replace files are seen too.
@Suite struct WatchTests {
  private static func manifest(_ title: String) -> String {
    "millwork: 1\ntoolbarContent:\n  Bar: {items: [{button: \(title), action: print(1)}]}\n"
  }

  /// Waits until `condition` holds, and gives up after a while that no working run needs.
  private func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return condition()
  }

  /// A first run may take a while; what is saved meanwhile counts.
  @Test func seesWhatIsSavedDuringTheFirstRun() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    #expect(mkfifo(tool.folder.appendingPathComponent("b.yml").path, 0o600) == 0)
    let process = try tool.start(["generate", "--watch", "Manifests/a.yml", "b.yml"])
    defer { kill(process.processIdentifier, SIGKILL) }
    // The run waits for the end of the pipe when the other manifest has been read for certain.
    let pipe = open(tool.folder.appendingPathComponent("b.yml").path, O_WRONLY | O_CLOEXEC)
    let other = Self.manifest("Other").replacingOccurrences(of: "Bar", with: "Foo")
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("b.yml"))
    try tool.write(other, to: "b.yml")
    try tool.write(Self.manifest("Two"), to: "Manifests/a.yml")
    #expect(write(pipe, Array(other.utf8), other.utf8.count) == other.utf8.count)
    close(pipe)
    #expect(eventually { tool.text(of: "Generated/Bar.swift")?.contains("Button(\"Two\")") == true })
  }

  @Test func generatesAfterEverySave() throws {
    let tool = try Tool()
    try tool.write(Self.manifest("One"), to: "Manifests/a.yml")
    let process = try tool.start(["generate", "--watch"])
    // Not SIGTERM: a process that ignores it hands that on to its children.
    defer { kill(process.processIdentifier, SIGKILL) }
    func generated(_ title: String) -> Bool {
      eventually { tool.text(of: "Generated/Bar.swift")?.contains("Button(\"\(title)\")") == true }
    }
    #expect(generated("One"))

    try tool.write(Self.manifest("Two"), to: "Manifests/a.yml")
    #expect(generated("Two"))

    try tool.write("millwork: 1\ntoolbarContent: [\n", to: "Manifests/a.yml")
    #expect(eventually { tool.text(of: ".run-err")?.contains("nothing was written") == true })

    // As editors do that write a new file and rename it.
    try tool.write(Self.manifest("Three"), to: "Manifests/.a.yml.swp")
    let folder = tool.folder.appendingPathComponent("Manifests")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a.yml"))
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent(".a.yml.swp"), to: folder.appendingPathComponent("a.yml"))
    #expect(generated("Three"))

    // A configuration that comes later counts as well.
    try tool.write("millwork: 1\naccess: public\n", to: "millwork.yml")
    #expect(eventually { tool.text(of: "Generated/Bar.swift")?.contains("public struct Bar") == true })
    #expect(process.isRunning)
  }

  /// Who generates from a manifest, the package says, also outside of the folders that are named.
  @Test func seesWhoGeneratesNow() throws {
    let tool = try Tool()
    func write(_ plugIns: String) throws {
      try tool.write(
        "let p = Package(name: \"a\", targets: [.target(name: \"App\", plugins: [\(plugIns)])])\n",
        to: "Package.swift")
    }
    try write("")
    try tool.write(Self.manifest("One"), to: "Sources/App/a.millwork.yml")
    try tool.write("millwork: 1\nmanifests: [../Sources/App]\n", to: "Design/millwork.yml")
    let process = try tool.start(["generate", "--watch", "--config", "Design"])
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(eventually { tool.text(of: "Design/Generated/Bar.swift") != nil })
    try write("\"MillworkBuild\"")
    #expect(eventually { tool.text(of: "Design/Generated/Bar.swift") == nil })
  }
}
