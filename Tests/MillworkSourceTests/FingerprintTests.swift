import MillworkSource
import Testing

@Suite struct FingerprintTests {
  @Test func equalBytesAreEqualAndKeepTheirFingerprint() {
    let text = Array("struct Bar: ToolbarContent {}\n".utf8)
    #expect(Fingerprint(of: text) == Fingerprint(of: Array(text)))
    var parts = Fingerprint()
    parts.combine("struct Bar: ToolbarContent {}\n")
    #expect(parts == Fingerprint(of: text))
    #expect(parts.text.count == 32)
  }

  @Test func whereAStringEndsCounts() {
    var one = Fingerprint()
    one.combine("ab")
    one.combine("c")
    var other = Fingerprint()
    other.combine("a")
    other.combine("bc")
    #expect(one != other)
  }

  /// Every text that differs in one bit, one length or one order differs, in each half of the digits too.
  @Test func smallChangesChangeBothHalves() {
    var first: Set<Substring> = []
    var second: Set<Substring> = []
    var count = 0
    func add(_ bytes: [UInt8]) {
      let text = Fingerprint(of: bytes).text
      first.insert(text.prefix(16))
      second.insert(text.suffix(16))
      count += 1
    }
    let base = [UInt8]((0..<67).map { UInt8($0) })
    add(base)
    for index in base.indices {
      for bit in 0..<8 {
        var changed = base
        changed[index] ^= 1 << UInt8(bit)
        add(changed)
      }
    }
    for length in 0..<67 { add(Array(base.prefix(length))) }
    for length in 2..<200 { add([UInt8](repeating: 0, count: length)) }
    for length in 1..<200 { add([UInt8](repeating: 0xFF, count: length)) }
    #expect(first.count == count && second.count == count)
  }
}
