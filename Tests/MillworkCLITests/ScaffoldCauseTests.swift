import Foundation
import Testing

/// What `scaffold` and `update` say where something is wrong: one cause, one error, and what is true.
@Suite struct ScaffoldCauseTests {
  private func tool(_ template: String, _ files: [String: String] = ["a.txt": "a\n"]) throws -> Tool {
    let tool = try Tool()
    try tool.write("scaffold: 1\nname: t\nversion: 1.0.0\n" + template, to: "t/template.yml")
    for (path, text) in files { try tool.write(text, to: "t/" + path) }
    return tool
  }

  private func errors(_ run: Tool.Run) -> Int { run.errors.components(separatedBy: "error: ").count - 1 }

  @Test(arguments: ["yes": true, "no": false, "true": true, "false": false])
  func yesAndNoAreAnswers(word: String, holds: Bool) throws {
    let tool = try tool(
      "questions:\n  docker: {type: bool}\n  other: {type: bool, default: \(word)}\n",
      ["a.txt.stencil": "{{ docker }} {{ other }}\n"])
    try tool.write("docker: \(word)\n", to: "answers.yml")
    let run = try tool.run("scaffold", "./t", "out", "--answers", "answers.yml", "--defaults")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "out/a.txt") == "\(holds) \(holds)\n")
  }

  @Test func anAnswerIsGivenOnce() throws {
    let tool = try tool("questions:\n  docker: {type: bool}\n")
    let run = try tool.run("scaffold", "./t", "out", "--answer", "docker=no", "--answer", "docker=yes")
    #expect(run.status == 64 && run.errors.contains("`--answer docker` is given twice"), "\(run.errors)")
  }

  @Test func whatFollowsFromAMistakeIsNotReported() throws {
    let loop = try tool(
      "questions:\n  n: {type: text, default: \"{% for a in 1...9999999 %}{% for b in 1...9999 %}x{% endfor %}{% endfor %}\"}\n"
    )
    let run = try loop.run("scaffold", "./t", "out")
    #expect(run.status == 1 && errors(run) == 1, "\(run.errors)")
    let wrong = try tool(
      "questions:\n  name: {type: identifier}\n  title: {type: text, least: 1, default: \"{{ name }}\"}\n")
    let second = try wrong.run("scaffold", "./t", "out", "--answer", "name=1x")
    #expect(second.status == 1 && errors(second) == 1, "\(second.errors)")
    #expect(second.errors.contains("[not-an-identifier]"))
  }

  @Test(arguments: [nil, "millwork: 1\noutpt: x\n", "millwork: [\n"])
  func nothingIsWrittenThatCantBeGeneratedBy(configuration: String?) throws {
    let tool = try tool("generate: true\n")
    if let configuration { try tool.write(configuration, to: "t/millwork.yml") }
    let run = try tool.run("scaffold", "./t", "out")
    #expect(run.status == 1 && !run.errors.contains("written,"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/out"))
  }

  @Test func whatWasWrittenIsSaid() throws {
    let tool = try tool(
      "generate: true\n",
      [
        "millwork.yml": "millwork: 1\n",
        "Manifests/a.yml": "millwork: 1\ntoolbarContent:\n  Bar: {itms: []}\n",
      ])
    let run = try tool.run("scaffold", "./t", "out")
    #expect(run.status == 1 && run.errors.contains("2 written"), "\(run.errors)")
    #expect(run.errors.contains("but their code was not generated"), "\(run.errors)")
    #expect(!run.errors.contains("nothing was written"), "\(run.errors)")
  }

  @Test func filesStayExecutable() throws {
    let tool = try tool("", ["run.sh": "#!/bin/sh\n", "plain.txt": "a\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.folder.path + "/t/run.sh")
    #expect(try tool.run("scaffold", "./t", "out").status == 0)
    #expect(FileManager.default.isExecutableFile(atPath: tool.folder.path + "/out/run.sh"))
    let mode = try FileManager.default.attributesOfItem(atPath: tool.folder.path + "/out/plain.txt")
    #expect((mode[.posixPermissions] as? NSNumber).map { $0.intValue & 0o111 } == 0)
  }

  @Test func updateNamesAMissingFolder() throws {
    let run = try Tool().run("update", "nope")
    #expect(run.status == 1 && run.errors.contains("there is no folder `nope`"), "\(run.errors)")
  }
}
