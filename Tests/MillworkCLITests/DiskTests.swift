import Foundation
import MillworkTestSupport
import Testing

/// Disks that are full or can't be written: the error is named, and what is there stays whole.
@Suite struct DiskTests {
  private static func manifest(_ count: Int) -> String {
    "millwork: 1\ntoolbarContent:\n"
      + (0..<count).map { "  Bar\($0): {items: [{button: A, action: print(\($0))}]}\n" }.joined()
  }

  private static var canMount: Bool {
    #if os(Linux)
      guard getuid() == 0, let tool = try? Tool(), let disk = try? Disk(tool, "size=64k") else {
        return false
      }
      return disk.isThere
    #else
      return false
    #endif
  }

  /// A small disk at `disk` in a tool's folder, as long as the value lives.
  private final class Disk {
    private let path: String
    let isThere: Bool

    init(_ tool: Tool, _ options: String) throws {
      path = tool.folder.path + "/disk"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      isThere = Self.run("mount", "-t", "tmpfs", "-o", options, "tmpfs", path)
    }

    deinit { if isThere { _ = Self.run("umount", path) } }

    func makeReadOnly() -> Bool { Self.run("mount", "-o", "remount,ro", path) }

    private static func run(_ arguments: String...) -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }

  @Test(.enabled(if: canMount, "small disks need root"))
  func aFullDiskIsNamedAndHarmless() throws {
    let tool = try Tool()
    let disk = try Disk(tool, "size=256k")
    try tool.write(Self.manifest(200), to: "whole/Manifests/a.yml")
    #expect(try tool.run("generate", "--config", "whole/millwork.yml").status == 1)
    try tool.write("millwork: 1\n", to: "whole/millwork.yml")
    #expect(try tool.run("generate", "--config", "whole/millwork.yml", "--output", "whole/Out").status == 0)
    try tool.write("millwork: 1\n", to: "disk/millwork.yml")
    try tool.write(Self.manifest(4), to: "disk/Manifests/a.yml")
    let arguments = ["generate", "--config", "disk/millwork.yml", "--output", "disk/Out"]
    #expect(try tool.run(arguments).status == 0)

    try tool.write(Self.manifest(200), to: "disk/Manifests/a.yml")
    let run = try tool.run(arguments)
    #expect(run.status == 1)
    #expect(run.errors.contains("can't be written: No space left on device [unwritable]"), "\(run.errors)")
    #expect(run.errors.hasSuffix("1 error; not everything was written\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/disk/Out")
    #expect(names.count >= 4)
    for name in names {
      let text = tool.text(of: "disk/Out/\(name)")?.replacingOccurrences(of: "disk/", with: "whole/")
      #expect(text == tool.text(of: "whole/Out/\(name)"), "\(name)")
    }

    try tool.write(Self.manifest(4), to: "disk/Manifests/a.yml")
    let again = try tool.run(arguments)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/disk/Out").count == 4)
    withExtendedLifetime(disk) {}
  }

  /// A limit for the size of files, which also works without root.
  @Test func aLimitForFilesIsNamedAndHarmless() throws {
    let tool = try Tool()
    try tool.write(Self.manifest(4), to: "Manifests/a.yml")
    #expect(try tool.run("generate").status == 0)
    let record = tool.text(of: ".millwork/outputs.json")
    try tool.write(Self.manifest(400), to: "Manifests/a.yml")
    let limited = ["/bin/sh", "-c", "ulimit -f 8; exec \"$0\" \"$@\"", builtTool.path]
    let run = try tool.run(["generate"], through: limited)
    #expect(run.status == 1)
    #expect(run.errors.contains("can't be written: File too large [unwritable]"), "\(run.errors)")
    #expect(tool.text(of: ".millwork/outputs.json") == record)
    #expect(try tool.run("generate").status == 0)
    let kept = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path + "/.millwork")
    #expect(kept == ["outputs.json"])
  }

  @Test(.enabled(if: getuid() != 0 || canMount, "root may write everywhere but on a disk of its own"))
  func aReadOnlyFolderIsNamed() throws {
    let tool = try Tool()
    let disk = getuid() == 0 ? try Disk(tool, "size=256k") : nil
    try tool.write("millwork: 1\n", to: "disk/millwork.yml")
    try tool.write(Self.manifest(2), to: "disk/Manifests/a.yml")
    let arguments = ["generate", "--config", "disk/millwork.yml", "--output", "disk/Out"]
    #expect(try tool.run(arguments).status == 0)
    try tool.write(Self.manifest(3), to: "disk/Manifests/a.yml")
    for folder in ["disk", "disk/Out", "disk/.millwork"] where disk == nil {
      #expect(chmod(tool.folder.path + "/" + folder, 0o555) == 0)
    }
    if let disk { #expect(disk.makeReadOnly()) }
    let run = try tool.run(arguments)
    #expect(run.status == 1)
    #expect(run.errors.contains("can't be written: "), "\(run.errors)")
    #expect(tool.text(of: "disk/Out/Bar2.swift") == nil)
    // What only reads works.
    #expect(try tool.run("lint", "--config", "disk/millwork.yml").status == 0)
    #expect(try tool.run(arguments + ["--verify"]).status == 2)
    for folder in ["disk", "disk/Out", "disk/.millwork"] where disk == nil {
      #expect(chmod(tool.folder.path + "/" + folder, 0o755) == 0)
    }
    withExtendedLifetime(disk) {}
  }

  /// What could not be done leaves nothing behind, not even the folders that were made for it.
  @Test func whatFailsLeavesNoFolders() throws {
    func files(_ tool: Tool) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: tool.folder.path).filter { !$0.hasPrefix(".run-") }
        .sorted()
    }
    let tool = try Tool()
    try tool.write(Self.manifest(1), to: "Manifests/a.yml")
    try tool.write("", to: "Generated")
    try tool.write("", to: "file")
    try tool.write("scaffold: 1\nname: app\nversion: 1.0.0\n", to: "app/template.yml")
    try tool.write("text", to: "app/in/\(String(repeating: "a", count: 250))")
    let before = try files(tool)
    for arguments in [
      ["generate"], ["generate", "--output", "Out/\(String(repeating: "n", count: 300))"],
      ["generate", "--output", "file/Out"], ["gallery", "--output", "file/Out"],
      ["scaffold", "./app", "New/Deep"], ["scaffold", "./app", "file/New"],
      ["schema", "--output", "file/a/b"],
    ] {
      let run = try tool.run(arguments)
      #expect(run.status == 1, "\(arguments)")
      #expect(run.errors.contains("error: "), "\(arguments)")
      #expect(try files(tool) == before, "\(arguments)")
    }
  }
}
