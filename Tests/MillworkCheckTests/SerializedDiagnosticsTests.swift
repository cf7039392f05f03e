import Foundation
import MillworkSDK
import MillworkSource
import Testing

@testable import MillworkCheck

@Suite struct SerializedDiagnosticsTests {
  @Test func readsPlacesNotesRangesAndFixIts() throws {
    let read = try #require(SerializedDiagnostics(sampleDiagnostics))
    #expect(
      read.findings.map(\.message) == [
        "cannot convert value of type 'String' to specified type 'Int'", "cannot find 'g' in scope",
        "'n()' is only available in iOS 26.0 or newer",
      ])
    let first = try #require(read.findings.first)
    #expect(first.level == .error)
    let place = try #require(first.place)
    #expect(read.files[place.file] == "1.swift")
    #expect((place.line, place.column, place.offset) == (1, 14, 13))
    #expect(first.ranges.map(\.end.offset) == [16])
    let last = try #require(read.findings.last)
    #expect(
      last.notes.map(\.message) == [
        "add 'if #available' version check", "add '@available' attribute to enclosing global function",
      ])
    #expect(last.notes.map { $0.fixes.count } == [1, 1])
    #expect(last.notes.last?.fixes.first?.text == "@available(iOS 26.0, *)\n")
  }

  @Test func refusesWhatIsNoSuchFile() {
    #expect(SerializedDiagnostics([]) == nil)
    #expect(SerializedDiagnostics(Array("DIAX".utf8)) == nil)
    #expect(SerializedDiagnostics(Array("DIAG".utf8))?.findings.isEmpty == true)
  }

  @Test func damageNeverTrapsOrHangs() {
    var random = Random(seed: 3)
    for _ in 0..<4000 {
      var bytes = sampleDiagnostics
      for _ in 0...random.next(6) {
        switch random.next(4) {
        case 0: bytes[4 + random.next(bytes.count - 4)] = UInt8(random.next(256))
        case 1: bytes[4 + random.next(bytes.count - 4)] ^= 1 << UInt8(random.next(8))
        case 2: bytes.removeLast(min(bytes.count - 5, random.next(200)))
        default: bytes.insert(UInt8(random.next(256)), at: 4 + random.next(bytes.count - 4))
        }
      }
      let read = SerializedDiagnostics(bytes)
      #expect((read?.findings.count ?? 0) < 1000)
    }
  }
}
