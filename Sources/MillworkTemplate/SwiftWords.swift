/// The words of Swift that no declaration may be named by without backticks.
package enum SwiftWords {
  /// Whether `word` is one of them, or one that StencilSwiftKit escapes beside them.
  package static func isReserved(_ word: String) -> Bool { SwiftName.reserved.contains(word) }
}
