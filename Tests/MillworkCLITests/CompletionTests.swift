import Foundation
import Testing

/// `completions`: every shell is told of every verb and flag.
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func everyVerbAndFlagIsThere(_ shell: String) throws {
    let tool = try Tool()
    let script = try tool.run("completions", shell)
    #expect(script.status == 0)
    let overview = try tool.run("--help").output.split(separator: "\n")
    let verbs = overview.drop { $0 != "commands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(verbs.count > 10)
    for line in verbs {
      let verb = String(line.split(separator: " ")[0])
      let help = try tool.run(verb, "--help").output
      #expect(script.output.contains(verb))
      for flag in help.matches(of: #/\n  (-[-a-zA-Z]+)/#).map(\.output.1) {
        let name = shell == "fish" ? String(flag.drop { $0 == "-" }) : String(flag)
        #expect(script.output.contains(name), "\(verb) \(flag)")
      }
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      ("generate --verif", "--verify"), ("check --reporter sa", "sarif"), ("sch", "schema"),
      ("help li", "lint"), ("template li", "list"), ("lint --color ne", "never"),
      ("explain unknown-k", "unknown-key unknown-key-name unknown-kind"),
      ("explain --color never edited", "edited-output"),
      ("scaffold des", "design-system"), ("scaffold --answer a=b des", "design-system"),
      ("template show toggle-style.", "toggle-style.stencil"),
      ("template eject file toggle-style.", "toggle-style.stencil"),
      ("check --platform visionos2", "visionos2 visionos26 visionos27"), ("new toggle-", "toggle-style"),
      ("generate --depth ty", "types"), ("check --rules nil", "nil-tint"),
      ("update --template fea", "feature"),
      ("--qui", "--quiet"), ("--color al", "always"), ("--quiet gene", "generate"),
      ("--color never li", "lint"), ("generate --layout=m", "--layout=manifest"),
      ("generate --layout = m", "manifest"), ("generate --layout =", "component manifest"),
      ("check --platform = ios17 --depth ty", "types"), ("check --rules nil-tint,nil", "nil-tint,nil-tint"),
      ("check --rules = none,nil", "none,nil-tint"), ("check -- --verb", ""),
      ("template -- show toggle-style.", "toggle-style.stencil"), ("--color=al", "--color=always"),
    ])
  func bashCompletes(line: String, with word: String) throws {
    let tool = try Tool()
    try tool.write(try tool.run("completions", "bash").output, to: "millwork.bash")
    let words = line.split(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.currentDirectoryURL = tool.folder
    process.arguments = [
      "-c",
      "source ./millwork.bash; COMP_WORDS=(millwork \(line)); COMP_CWORD=\(words.count); _millwork; echo \"${COMPREPLY[@]}\"",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == word + "\n")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")),
    arguments: [
      ("explain unknown-ke", ["unknown-key", "unknown-key-name"]), ("scaffold desi", ["design-system"]),
      ("template show toggle-style.", ["toggle-style.stencil"]), ("template sh", ["show"]),
      ("check --platform visionos2", ["visionos2", "visionos26", "visionos27"]),
      ("new toggle-", ["toggle-style"]),
      ("check --depth ty", ["types"]), ("check --reporter sar", ["sarif"]), ("--qui", ["--quiet"]),
      ("--quiet lin", ["lint"]), ("generate --layout=m", ["--layout=manifest"]),
      ("check --rules nil-tint,nil", ["nil-tint,nil-tint"]), ("check -- --verb", []),
    ])
  func fishCompletes(line: String, with words: [String]) throws {
    let tool = try Tool()
    try tool.write(try tool.run("completions", "fish").output, to: "millwork.fish")
    let run = try tool.run(
      ["-N", "-c", "source millwork.fish; complete -C 'millwork \(line)'"], through: ["/usr/bin/fish"],
      environment: ["HOME": tool.folder.path])
    let found = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(found.sorted() == words.sorted(), "\(run.errors)")
  }

  /// The shells themselves read them without a complaint.
  @Test(arguments: ["bash", "zsh", "fish"])
  func theShellReadsThem(_ shell: String) throws {
    let paths = ["/bin", "/usr/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return }
    let tool = try Tool()
    try tool.write(try tool.run("completions", shell).output, to: "script")
    let run = try tool.run(["script"], through: [path, "-n"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func anUnknownShellIsNamed() throws {
    let run = try Tool().run("completions", "tcsh")
    #expect(run.status == 64)
    #expect(run.errors.contains("it takes bash, zsh, fish"))
  }
}
