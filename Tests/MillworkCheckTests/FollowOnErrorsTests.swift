import MillworkSource
import Testing

@testable import MillworkCheck

@Suite struct FollowOnErrorsTests {
  private func check(_ files: (String, String)...) -> (causes: [String], followOns: [String]) {
    var sources = SourceSet()
    let mapped = files.map { MappedFile(sources.add(name: $0.0, text: $0.1)) }
    let report = stubChecker().check(mapped, in: sources, targets: [iOS17])
    return (report.diagnostics.map(\.message), report.followOns.map(\.message))
  }

  @Test func aMissingNameIsSaidOnce() {
    let found = check(("a.swift", "func f() { lost() }\nfunc g() { lost(); gone() }\n"))
    #expect(found.causes == ["cannot find 'lost' in scope", "cannot find 'gone' in scope"])
    #expect(found.followOns == ["cannot find 'lost' in scope"])
  }

  @Test func otherFieldsThatMissTheNameAreNoted() {
    var sources = SourceSet()
    let code = sources.add(name: "a.swift", text: "x; x; x; x; x; x\n")
    let manifest = sources.add(name: "a.yml", text: "[x, x, x, x, x, x]\n")
    let fields = [1, 4, 4, 7, 10, 13].map { Span(source: manifest.span.source, range: $0..<$0 + 1) }
    let errors = fields.enumerated().map { index, field in
      Diagnostic(
        .error, nil, "cannot find 'x' in scope", at: field,
        notes: [.generated(Span(source: code.span.source, range: 3 * index..<3 * index + 1))])
    }
    let sorted = FollowOnErrors(files: [MappedFile(code)]).parted(errors)
    #expect(sorted.causes.count == 1 && sorted.followOns.count == 5)
    let notes = sorted.causes[0].notes.dropFirst()
    #expect(
      notes.map(\.message) == Array(repeating: "it is missing here too", count: 3) + ["and in 1 more field"])
    #expect(notes.compactMap(\.span) == [fields[1], fields[3], fields[4]])
  }

  @Test func usesOfAFailedDeclarationFollow() {
    var sources = SourceSet()
    let a = sources.add(name: "a.swift", text: "struct Part { var x: Missing }\n")
    let b = sources.add(name: "b.swift", text: "let part = Part(y: 1)\n")
    let errors = [
      Diagnostic(.error, nil, "cannot find type 'Missing' in scope", at: a.span),
      Diagnostic(.error, nil, "argument passed to call of 'Part.init(x:)'", at: b.span),
    ]
    let sorted = FollowOnErrors(files: [MappedFile(a), MappedFile(b)]).parted(errors)
    #expect(sorted.causes == [errors[0]] && sorted.followOns == [errors[1]])
  }

  @Test func escapingOfAnUnknownTypeFollows() {
    let found = check(("a.swift", "func f(_ a: @escaping () -> Lost) {}\n"))
    #expect(found.causes == ["cannot find type 'Lost' in scope"] && found.followOns.count == 1)
    #expect(check(("a.swift", "func f(_ a: @escaping Int) {}\n")).causes.count == 1)
  }

  @Test func whatNamesNothingThatFailedStays() {
    let found = check(
      ("a.swift", "struct Part { var x: Missing }\n"), ("b.swift", "let n: Int = \"\"\n"))
    #expect(found.causes.count == 2 && found.followOns.isEmpty)
  }

  @Test func filesThatBlameEachOtherKeepTheirErrors() {
    var sources = SourceSet()
    let a = sources.add(name: "a.swift", text: "struct A {}\n")
    let b = sources.add(name: "b.swift", text: "struct B {}\n")
    let errors = [
      Diagnostic(.error, nil, "type 'B' has no member 'x'", at: a.span),
      Diagnostic(.error, nil, "type 'A' has no member 'y'", at: b.span),
    ]
    let sorted = FollowOnErrors(files: [MappedFile(a), MappedFile(b)]).parted(errors)
    #expect(sorted.causes == errors && sorted.followOns.isEmpty)
  }
}
