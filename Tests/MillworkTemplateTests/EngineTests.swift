import Foundation
import MillworkSource
import MillworkTemplate
import MillworkTestSupport
import Testing

@Suite struct EngineTests {
  private func render(
    _ text: String, context: Value = [:], engine: TemplateEngine = TemplateEngine()
  ) -> RenderResult {
    var sources = SourceSet()
    return engine.render(sources.add(name: "t", role: .template, text: text), context: context)
  }

  @Test func filtersCanBeAdded() {
    var engine = TemplateEngine()
    engine.filters["shout"] = Filter(arguments: 0...1) { (call) throws(FilterFailure) in
      call.result(try call.text() + String(repeating: "!", count: try call.integer(0, default: 1)))
    }
    engine.filters.add(test: "loud") { (call) throws(FilterFailure) in try call.text().hasSuffix("!") }
    let result = render(
      "{{ \"a\"|shout }} {{ \"a\"|shout:3 }} {{ \"a!\"|loud }} {{ \"a\"|!loud }}", engine: engine)
    #expect(result.text.string == "a! a!!! true true")
    #expect(result.diagnostics.isEmpty)
  }

  @Test func tagsCanBeAdded() {
    var engine = TemplateEngine()
    engine.tags["twice"] = TemplateTag(hasBody: true) { call in
      var text = call.body
      text.append(call.body)
      return .text(text)
    }
    engine.tags["sum"] = TemplateTag { (call) throws(FilterFailure) in
      guard call.arguments.allSatisfy({ $0.integerValue != nil }) else {
        throw FilterFailure("adds whole numbers", argument: 0)
      }
      return .integer(call.arguments.compactMap(\.integerValue).reduce(0, +))
    }
    let result = render(
      "{% twice %}<{{ x }}>{% endtwice %} {% sum 1 2 x %}", context: ["x": 3], engine: engine)
    #expect(result.text.string == "<3><3>6")
    let failure = render("{% sum \"a\" %}", engine: engine)
    #expect(failure.diagnostics.map(\.code) == ["tag-failed"])
  }

  @Test func templatesCanBeGivenBeforehand() {
    var sources = SourceSet()
    var engine = TemplateEngine()
    engine.add(
      engine.parse(sources.add(name: "p", role: .template, text: "<{{ x }}>")).template, named: "part")
    #expect(render("{% include \"part\" %}", context: ["x": 1], engine: engine).text.string == "<1>")
  }

  @Test func aTemplateIsLoadedOnceARendering() {
    final class Counter: Sendable {
      let file: SourceFile
      init(_ file: SourceFile) { self.file = file }
    }
    var sources = SourceSet()
    let part = Counter(sources.add(name: "p", role: .template, text: "x"))
    let engine = TemplateEngine(loader: { $0 == "part" ? part.file : nil })
    let text = render("{% for i in 1...3 %}{% include \"part\" %}{% endfor %}", engine: engine).text
    #expect(text.string == "xxx")
  }

  @Test func theLoaderIsNotAskedForUnsafeNames() {
    let engine = TemplateEngine(loader: { name in
      Issue.record("asked for \(name)")
      return nil
    })
    for name in ["../a", "/a", "a/../b", "..", "a/..", "~/a", "C:/a", "a\\\\b", ""] {
      #expect(
        render("{% include \"\(name)\" %}", engine: engine).diagnostics.map(\.code) == [
          "template-outside-root"
        ])
    }
  }

  @Test func renderingStopsAfterManyErrors() {
    let text = (0..<150).map { "{{ m\($0) }}" }.joined() + "end"
    let result = render(text)
    #expect(result.diagnostics.count == 101)
    #expect(result.diagnostics.last?.code == "too-many-errors")
    #expect(!result.text.string.contains("end"))
  }

  @Test func valuesCanBeRead() {
    let value: Value = ["a": [1, 2.5, "x", true, nil], "b": ["c": "d"]]
    #expect(value["a"]?.arrayValue?.count == 5)
    #expect(value["a"]?.arrayValue?[1].numberValue == 2.5)
    #expect(value["b"]?["c"]?.stringValue == "d")
    #expect(value.entries?.map(\.key) == ["a", "b"])
    #expect(value["z"] == nil)
    #expect(value["a"]?.arrayValue?[4].isNull == true)
    #expect(
      render("{{ a|json }}{{ b|json }}", context: value).text.string == "[1,2.5,\"x\",true,null]{\"c\":\"d\"}"
    )
  }

  @Test func variablesAreListed() {
    var sources = SourceSet()
    let file = sources.add(name: "t", role: .template, text: "{{ a.b }}{% for x in ys %}{{ x }}{% endfor %}")
    #expect(TemplateEngine().parse(file).template.variableNames == ["a", "x", "ys"])
  }

  /// The way of one value: a place in the text leads to the marked place in the data.
  @Test func placesLeadToData() throws {
    let data = MarkedText(#"{"actions": [{"name": "share", "call": "«printDocment»"}]}"#)
    var sources = SourceSet()
    let file = sources.add(name: "app.json", bytes: data.bytes)
    let context = try #require(DataReader.read(file))
    let template = sources.add(
      name: "t", role: .template,
      text: "{% for a in actions %}Button(\"{{ a.name|capitalize }}\") { {{ a.call }}() }\n{% endfor %}")
    let text = TemplateEngine().render(template, context: context).text
    let place = try #require(text.string.range(of: "printDocment"))
    let start = text.string.utf8.distance(from: text.string.startIndex, to: place.lowerBound)
    let origin = text.origin(of: start + 2..<start + 5)
    let marked = data.ranges[0]
    #expect(origin.span?.range == marked.lowerBound + 2..<marked.lowerBound + 5)
    #expect(origin.enclosing.map { template.text(of: $0) } == "{{ a.call }}")
  }

  @Test func whatIsNotUTF8IsAnError() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let texts: [(bytes: [UInt8], wrong: Int)] = [
      ([0x61, 0xFF, 0x62], 1), ([0x61, 0xC3], 1), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xFF, 0xFE, 0x61, 0x00], 0), ([0x61, 0x00], 1), (mark + [0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 0),
    ]
    for (bytes, wrong) in texts {
      var sources = SourceSet()
      let result = TemplateEngine().render(
        sources.add(name: "t", role: .template, bytes: bytes), context: [:])
      #expect(result.diagnostics.map(\.code) == ["not-utf8"])
      #expect(result.diagnostics.first?.primary?.span.range == wrong..<wrong + 1)
    }
    var sources = SourceSet()
    let included = sources.add(name: "i", role: .template, bytes: mark + Array("ä".utf8))
    let engine = TemplateEngine(loader: { _ in included })
    let file = sources.add(name: "t", role: .template, bytes: mark + Array("<{% include \"i\" %}>".utf8))
    #expect(engine.render(file, context: [:]).text.string == "<ä>")
  }

  @Test func atMostAHundredSyntaxErrorsAreShown() {
    let result = render(String(repeating: "{{ a | }}", count: 150))
    #expect(result.diagnostics.count == 101)
    #expect(result.diagnostics.last?.code == "too-many-errors")
    #expect(result.diagnostics.last?.primary != nil)
  }

  @Test func mapsAreWrittenAsJSON() {
    var sources = SourceSet()
    let data = sources.add(name: "d.json", text: "name")
    let template = sources.add(name: "t\"x", role: .template, text: "a{{ n }}{{ n|uppercase }}")
    let context: Value = .dictionary(["n": .utf8(Array("name".utf8), origin: data.span, isExact: true)])
    let text = TemplateEngine().render(template, context: context).text
    #expect(
      MapWriter(sources: sources).json(text) == """
        {
          "version": 1,
          "sources": ["t\\"x", "d.json"],
          "pieces": [
            {"start": 0, "end": 1, "origin": [0, 0, 1], "exact": true},
            {"start": 1, "end": 5, "origin": [1, 0, 4], "exact": true, "enclosing": [0, 1, 8]},
            {"start": 5, "end": 9, "origin": [1, 0, 4], "enclosing": [0, 8, 25]}
          ]
        }

        """)
    #expect(MapWriter(sources: sources).json(MappedText()).contains("\"pieces\": []"))
  }
}
