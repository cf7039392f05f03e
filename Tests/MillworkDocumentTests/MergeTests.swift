import MillworkDocument
import Testing

struct MergeTests {
  /// `key=value` of each merged entry under `c`.
  private func merged(_ text: String) -> [String] {
    (Parsed(text).root?["c"]?.mergedEntries() ?? []).map {
      "\($0.key.string ?? "?")=\($0.value.string ?? "?")"
    }
  }

  @Test func ownKeysWin() {
    #expect(merged("a: &a {x: 1, y: 2}\nc:\n  <<: *a\n  y: 3\n  z: 4\n") == ["y=3", "z=4", "x=1"])
  }

  @Test func earlierMappingsWin() {
    #expect(
      merged("a: &a {x: 1}\nb: &b {x: 2, y: 3}\nc: {<<: [*a, *b], z: 4}\n") == ["z=4", "x=1", "y=3"])
  }

  @Test func mergesNest() {
    #expect(
      merged("a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc:\n  <<: *b\n  <<: {x: 9, w: 8}\n") == [
        "y=2", "x=1", "w=8",
      ])
  }

  @Test func otherValuesStay() {
    #expect(merged("c: {<<: 1, a: 2}\n") == ["<<=1", "a=2"])
    #expect(merged("c: {'<<': {b: 1}, a: 2}\n") == ["<<=?", "a=2"])
  }

  @Test func keysThatCannotMergeAreDuplicates() {
    #expect(Parsed("{<<: 1, <<: 2}").codes == ["duplicate-key"])
    #expect(Parsed("{<<: {a: 1}, <<: 2}").codes == ["duplicate-key"])
    #expect(Parsed("{<<: [{a: 1}], <<: [{b: 1}, 2]}").codes == ["duplicate-key"])
    #expect(Parsed("- &a x\n- {<<: *a, <<: *a}\n").codes == ["duplicate-key"])
    #expect(Parsed("- &a {b: 1}\n- {<<: *a, <<: [*a]}\n").codes == [])
  }

  @Test func dumpsShowThemAsWritten() {
    let root = Parsed("a: &a {x: 1}\nb: {<<: *a}\n").root
    #expect(root?.jsonText() == #"{"a": {"x": 1}, "b": {"<<": {"x": 1}}}"#)
    #expect(root?["b"]?.entries.first?.key.isMergeKey == true)
  }
}
