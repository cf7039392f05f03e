import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notices that the process is to end (Ctrl-C, SIGTERM, a closed terminal), so that it can end what it started first.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var received: Int32?
  private var hasEnded = false
  private var sources: [(number: Int32, source: any DispatchSourceSignal)] = []
  private let queue = DispatchQueue(label: "millwork.interruption")
  private let progress: ProgressLine?
  private let patience: Int

  /// How long writing what was planned may go on, in milliseconds; ten thousand files take less than a second.
  static let patienceForWriting = 3000

  /// Begins to take the signals, which no longer end the process by themselves. One that was ignored before stays so, as
  /// for a process in the background or under `nohup`. `progress` is a line that must not stay. The process may take `patience`
  /// milliseconds to end what it started. Then it ends as it is: what it started ends with it, and nothing is ever half in
  /// its place.
  init(_ progress: ProgressLine?, patience: Int = 200) {
    self.progress = progress
    self.patience = patience
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, SIG_IGN)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [weak self] in self?.receive(number) }
      source.resume()
      sources.append((number, source))
    }
  }

  private func receive(_ number: Int32) {
    lock.withLock { received = received ?? number }
    queue.asyncAfter(deadline: .now() + .milliseconds(patience)) { [weak self] in
      guard let self, !self.lock.withLock({ self.hasEnded }) else { return }
      self.progress?.erase()
      self.raiseReceived()
    }
  }

  /// Whether a signal has come.
  var hasCome: Bool { lock.withLock { received != nil } }

  /// Gives the signals their usual meaning again; one that has come ends the process now.
  func end() {
    lock.withLock { hasEnded = true }
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
    raiseReceived()
  }

  private func raiseReceived() {
    guard let number = lock.withLock({ received }) else { return }
    signal(number, SIG_DFL)
    // A signal that a source takes is blocked where the kernel hands it out as a file.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, number)
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
    raise(number)
  }
}
