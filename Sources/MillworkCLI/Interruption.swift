import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signal that came last; 0 for none. A handler is a function without a context, which may write to nothing else.
private nonisolated(unsafe) var signalThatCame: Int32 = 0

/// Notices that the process is to end (Ctrl-C, SIGTERM, a closed terminal), so that it can end what it started first.
///
/// A run may have several of them one after another, and never two at once. (Dispatch's sources for signals would not do: on
/// Linux a second one for the same signal hears nothing.)
final class Interruption: @unchecked Sendable {
  private let progress: ProgressLine?
  private let patience: DispatchTimeInterval
  private var numbers: [Int32] = []
  private let timer: any DispatchSourceTimer
  private let lock = NSLock()
  private var hasEnded = false

  /// How long writing what was planned may go on, in milliseconds; ten thousand files take less than a second.
  static let patienceForWriting = 3000
  /// How often it is looked whether a signal has come, in milliseconds.
  private static let interval = 10

  /// Begins to take the signals, which no longer end the process by themselves. One that was ignored before stays so, as
  /// for a process in the background or under `nohup`. `progress` is a line that must not stay. The process may take `patience`
  /// milliseconds to end what it started. Then it ends as it is: what it started ends with it, and nothing is ever half in
  /// its place.
  init(_ progress: ProgressLine?, patience: Int = 200) {
    self.progress = progress
    self.patience = .milliseconds(patience)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "millwork.interruption"))
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { signalThatCame = $0 }
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        numbers.append(number)
      }
    }
    unblock()
    timer.schedule(deadline: .now(), repeating: .milliseconds(Self.interval))
    timer.setEventHandler { [weak self] in self?.look() }
    timer.resume()
  }

  /// Whoever started the process may have had the signals blocked, which it inherits.
  private func unblock() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for number in numbers { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }

  private func look() {
    guard hasCome else { return }
    timer.schedule(deadline: .now() + patience)
    timer.setEventHandler { [weak self] in
      guard let self, !self.lock.withLock({ self.hasEnded }) else { return }
      self.progress?.erase()
      Self.raise()
    }
  }

  /// Whether a signal has come.
  var hasCome: Bool { signalThatCame != 0 }

  /// Gives the signals their usual meaning again; one that has come ends the process now.
  func end() {
    lock.withLock { hasEnded = true }
    timer.cancel()
    for number in numbers { signal(number, SIG_DFL) }
    Self.raise()
  }

  private static func raise() {
    let number = signalThatCame
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }
}
