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
/// stays; where nobody sees it, nothing is written at all.
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
      SystemFile.write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
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
