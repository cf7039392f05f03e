import Testing

/// The command line itself: help, usage errors, exit codes, standard input and output.
@Suite struct CommandLineTests {
  @Test func helpNamesEveryCommand() throws {
    let tool = try Tool()
    for arguments in [[], ["--help"], ["help"]] {
      let run = try tool.run(arguments.first ?? "--help")
      #expect(run.status == 0)
      for verb in ["generate", "check", "lint", "init", "new", "schema", "render", "dump"] {
        #expect(run.output.contains("\n  \(verb)"))
      }
    }
    for verb in ["generate", "check", "lint", "init", "new", "schema", "render", "dump"] {
      let run = try tool.run(verb, "--help")
      #expect(run.status == 0)
      #expect(run.output.contains("examples:"))
    }
  }

  @Test(arguments: [
    (["generat"], "did you mean `generate`?"),
    (["generate", "--chek"], "did you mean `--check`?"),
    (["render"], "`render` needs"),
    (["check", "a.swift", "--platform", "ios19.0"], "there is no iOS 19.0"),
    (["check", "a.swift", "--platform", "iosx17"], "did you mean `ios`?"),
    (["check", "a.swift", "--platform", "ios"], "is no platform with a version"),
    (["check", "a.swift", "--swift", "7"], "`--swift` does not take `7`"),
    (["dump", "a", "b"], "does not take the argument `b`"),
    (["dump", "a", "--format"], "`--format` needs a value"),
    (["dump", "a", "--format", "jsn"], "did you mean `json`?"),
    (["dump", "a", "--format", "json", "--format", "tree"], "`--format` is given twice"),
    (["generate", "--check=yes"], "`--check` takes no value"),
    (["generate", "--output="], "the value of `--output` is empty"),
    (["render", "a", "-D", "x"], "`-D x` has no value"),
  ])
  func wrongUsage(arguments: [String], message: String) throws {
    let run = try Tool().run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func missingFilesAreNamedWithANearOne() throws {
    let tool = try Tool()
    try tool.write("a: 1\n", to: "data.yml")
    let run = try tool.run("dump", "dta.yml")
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no file `dta.yml`"))
    #expect(run.errors.contains("did you mean `data.yml`?"))
  }

  @Test func dumpShowsADocumentInThreeNotations() throws {
    let tool = try Tool()
    let input = "a: [1, x]\n---\nb\n"
    let json = try tool.run("dump", "-", "--format", "json", input: input)
    #expect(json.output == "{\"a\": [1, \"x\"]}\n\"b\"\n")
    let events = try tool.run("dump", "-", "--format=events", input: input)
    #expect(events.output.hasPrefix("+STR\n+DOC\n+MAP\n=VAL :a\n+SEQ []\n=VAL :1\n"))
    let tree = try tool.run("dump", "-", input: input)
    #expect(tree.status == 0)
    #expect(tree.output.contains("1:"))
  }

  @Test func renderTakesDataAndSaysWhatIsUndefined() throws {
    let tool = try Tool()
    try tool.write("{% for item in items %}\n- {{ item|uppercase }}\n{% endfor %}\n", to: "list.stencil")
    try tool.write("items: [a, b]\n", to: "data.yml")
    let run = try tool.run("render", "list.stencil", "--data", "data.yml")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "- A\n- B\n")
    try tool.write("itmes: [a, b]\n", to: "data.yml")
    let wrong = try tool.run("render", "list.stencil", "--data", "data.yml")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("list.stencil:1:"))
    #expect(wrong.errors.contains("items"))
    #expect(wrong.output.isEmpty)
  }

  @Test func renderTakesDefinitionsAndWritesFiles() throws {
    let tool = try Tool()
    try tool.write("{{ title }}:{% for n in list %}{{ n }}{% endfor %}{{ deep.er }}", to: "t.stencil")
    let run = try tool.run(
      "render", "t.stencil", "-D", "title=a", "-D", "list:=[1, 2]", "-D", "deep.er=x", "--output",
      "new/out.txt",
      "--map", "new/map.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(tool.text(of: "new/out.txt") == "a:12x")
    #expect(tool.text(of: "new/map.json")?.contains("\"sources\"") == true)
    let through = try tool.run("render", "t.stencil", "-D", "title=a", "-D", "title.b=c")
    #expect(through.errors.contains("`-D title.b` goes through a key whose value is no mapping"))
    try tool.write("title: a\n---\ntitle: b\n", to: "two.yml")
    #expect(try tool.run("render", "t.stencil", "--data", "two.yml").errors.contains("two.yml:3:1: error"))
    #expect(try tool.run("render", "t.stencil", "--include-root", "no").errors.contains("no folder `no`"))
  }

  @Test func regularExpressionsAreFoundations() throws {
    let tool = try Tool()
    let tag = #"{{ "ab b éb"|replace:"(?<=[aé])(b)","<$1\\$1>","regex" }}"#
    try tool.write(tag, to: "t.stencil")
    let run = try tool.run("render", "t.stencil", "--undefined", "lenient")
    #expect(run.output == #"a<b\b> b é<b\b>"#, "\(run.errors)")
    try tool.write(#"{{ "a"|replace:"(a","","regex" }}"#, to: "t.stencil")
    #expect(try tool.run("render", "t.stencil").errors.contains("cannot read the regular expression `(a`"))
    let slow = String(repeating: "a", count: 60) + "b"
    try tool.write("{{ \"\(slow)\"|replace:\"(a+)+$\",\"\",\"regex\" }}", to: "t.stencil")
    #expect(try tool.run("render", "t.stencil", "--undefined", "lenient").errors.contains("gives up"))
  }

  @Test func dataLosesNothing() throws {
    let tool = try Tool()
    try tool.write("{% for k, v in d %}{{ k }}={{ v }};{% endfor %}", to: "t.stencil")
    try tool.write("d: {1.50: 123456789012345678901234567890, [a, b]: -7, <<: {x: 1}}\n", to: "d.yml")
    let run = try tool.run("render", "t.stencil", "--data", "d.yml")
    #expect(run.output == "1.50=123456789012345678901234567890;[\"a\", \"b\"]=-7;x=1;", "\(run.errors)")
  }

  @Test func filesOfTheWrongKindAreNamed() throws {
    let tool = try Tool()
    try tool.write("import SwiftUI\n", to: "a.swift")
    #expect(try tool.run("generate", "a.swift").errors.contains("`a.swift` is a Swift file, not a manifest"))
    #expect(try tool.run("generate").errors.contains("there is no folder `Manifests` here"))
    let assets = try tool.run("check", "a.swift", "--assets", ".")
    #expect(assets.status == 1)
    #expect(assets.errors.contains("`.` is no asset catalogue"))
  }
}
