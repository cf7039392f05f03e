import Foundation
import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on a terminal that says how far long work is. It is written over and in the end erased, so that nothing of it
/// stays, also where Ctrl-C ends the process; where nobody sees it, nothing is written at all.
final class ProgressLine: @unchecked Sendable {
  /// Work that is over so soon shows no line, in seconds.
  private static let delay = 0.25
  /// The time between two states of the line, in seconds: what changes faster can't be read.
  private static let interval = 0.08

  private let isShown: Bool
  private let lock = NSLock()
  private var due: TimeInterval
  private var isThere = false

  /// A line that is not there yet, and never will be where it is not shown.
  init(isShown: Bool) {
    self.isShown = isShown
    due = Self.now + Self.delay
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Says what is being done. Cheap: mostly it is too early for another state of the line.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    lock.withLock {
      let now = Self.now
      guard now >= due else { return }
      due = now + Self.interval
      if !isThere { Self.erasesAtSignals(true) }
      isThere = true
      let line = Self.cut(printable(text()), to: Self.width - 1)
      SystemFile.write(Array("\r\(line)\u{1B}[K".utf8), to: STDERR_FILENO)
    }
  }

  /// Says how many of how many things are done; `verb` is what is done to them.
  func show(_ verb: String, _ done: Int, of total: Int, _ noun: String) {
    show("\(verb) \(done) of \(counted(total, noun))")
  }

  /// Takes the line away, where it is there. What is done from now on is new work.
  func erase() {
    lock.withLock {
      due = Self.now + Self.delay
      guard isThere else { return }
      isThere = false
      Self.erase(0)
      Self.erasesAtSignals(false)
    }
  }

  /// Takes the line away and ends the process by the signal of a number, 0 for none. Allocates nothing, since it may run
  /// in the middle of anything.
  private static let erase: @convention(c) @Sendable (Int32) -> Void = { number in
    let bytes: StaticString = "\r\u{1B}[K"
    _ = write(STDERR_FILENO, bytes.utf8Start, bytes.utf8CodeUnitCount)
    if number == 0 { return }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Lets the signals that would end the process take the line away first, or no more. One that is ignored or taken by
  /// somebody else stays so.
  private static func erasesAtSignals(_ erases: Bool) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, erases ? erase : SIG_DFL)
      let expected = unsafeBitCast(erases ? SIG_DFL : erase, to: Int.self)
      if unsafeBitCast(before, to: Int.self) != expected { signal(number, before) }
    }
  }

  /// The number of columns of the terminal.
  private static var width: Int {
    var size = winsize()
    let known = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return known ? Int(size.ws_col) : 80
  }

  /// As much of a text as fits into so many columns. What is not ASCII may take two.
  private static func cut(_ text: String, to columns: Int) -> String {
    var left = columns
    return String(
      text.unicodeScalars.prefix { scalar in
        left -= scalar.isASCII ? 1 : 2
        return left >= 0
      })
  }
}
