import Foundation
import Testing

/// `doctor`: what is found, and what is missing.
@Suite struct DoctorTests {
  @Test func everythingIsHere() throws {
    let tool = try Tool()
    let run = try tool.run("doctor", environment: ["MILLWORK_CACHE": tool.folder.path + "/cache"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("compiler  ") && run.output.contains("Swift version"))
    #expect(run.output.contains("bundled, SDK 26 and 27: iOS from"))
    #expect(run.output.contains("(manifests: from iOS 15.0, macOS 12.0, "))
    #expect(run.output.contains("cache     \(tool.folder.path)/cache, 0."))
  }

  @Test func aMissingCompilerIsNamed() throws {
    let tool = try Tool()
    let run = try tool.run(
      "doctor",
      environment: ["MILLWORK_SWIFTC": "/nowhere/swiftc", "MILLWORK_CACHE": tool.folder.path + "/cache"])
    #expect(run.status == 1)
    #expect(run.output.contains("compiler  missing"))
    #expect(run.errors.contains("looked at /nowhere/swiftc [no-compiler]"))
  }

  @Test func theCacheIsClearedAndMadeAnew() throws {
    let tool = try Tool()
    try tool.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "a.swift")
    let cache = tool.folder.path + "/cache"
    #expect(try tool.run("check", "a.swift", environment: ["MILLWORK_CACHE": cache]).status == 0)
    try tool.write("mine", to: "cache/own.txt")
    let run = try tool.run("doctor", "--clear-cache", environment: ["MILLWORK_CACHE": cache])
    #expect(run.status == 0)
    #expect(tool.text(of: "cache/own.txt") == "mine")
    let names = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(!names.contains { $0.hasPrefix("check-") })
  }
}
