/// How far a check is.
public enum CheckProgress: Sendable, Equatable {
  /// What the check needs is derived from the toolchain, once; what it is, in a few words.
  case preparing(String)
  /// Of `total` calls of the compiler, so many are `done`; `subject` says what one of the others checks, such as
  /// `iOS 17.0, Swift 6, 14 files`.
  case running(done: Int, total: Int, subject: String)
  /// A call of the compiler ended, after so many seconds.
  case ended(subject: String, seconds: Double)
}

extension Subprocess {
  /// Tells `listener` how far the programs are, where each does what the subject of its number says.
  mutating func report(_ subjects: [String], to listener: @escaping @Sendable (CheckProgress) -> Void) {
    onTurn = { listener(.running(done: $0, total: subjects.count, subject: subjects[$1])) }
    onEnd = { listener(.ended(subject: subjects[$0], seconds: $1)) }
  }
}
