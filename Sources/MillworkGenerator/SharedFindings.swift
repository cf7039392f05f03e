import MillworkSource

/// What is wrong with a template is met for every component that it is rendered for. Said once at each place, with the first
/// component and how many more there are.
package func sharedFindings(_ found: [Diagnostic]) -> [Diagnostic] {
  struct Key: Hashable {
    let code: DiagnosticCode?
    let message: String
    let span: Span?
  }
  var result: [Diagnostic] = []
  var places: [Key: Int] = [:]
  var repeats: [Int: Int] = [:]
  for diagnostic in found {
    let key = Key(code: diagnostic.code, message: diagnostic.message, span: diagnostic.primary?.span)
    if let index = places[key] {
      repeats[index, default: 0] += 1
    } else {
      places[key] = result.count
      result.append(diagnostic)
    }
  }
  for (index, count) in repeats { result[index].notes.append(Diagnostic.metForOthers(count)) }
  return result
}
