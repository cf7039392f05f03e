/// Wrong code, and code near it that passes, with the sentences of Apple's compiler. The tests hold the interface modules
/// to them, and `check --compare-sdk` a real SDK.
package enum Probes {
  /// All probes, sorted by subject.
  package static let all: [Probe] =
    toolbarBuilders + toolbarContents + placements + styles + buttons + state + isolation + deprecations
    + views + sdk27 + sdk27State
}
