import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notices that the process is to end (Ctrl-C, SIGTERM), so that it can end what it started first.
final class Interruption: @unchecked Sendable {
  private static let signals = [SIGINT, SIGTERM]

  private let lock = NSLock()
  private var received: Int32?
  private let sources: [any DispatchSourceSignal]

  /// Begins to take the signals, which no longer end the process by themselves.
  init() {
    let queue = DispatchQueue(label: "millwork.interruption")
    sources = Self.signals.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
    for (number, source) in zip(Self.signals, sources) {
      signal(number, SIG_IGN)
      source.setEventHandler { [weak self] in self?.receive(number) }
      source.resume()
    }
  }

  private func receive(_ number: Int32) { lock.withLock { received = received ?? number } }

  /// Whether a signal has come.
  var hasCome: Bool { lock.withLock { received != nil } }

  /// Gives the signals their usual meaning again; one that has come ends the process now.
  func end() {
    for (number, source) in zip(Self.signals, sources) {
      source.cancel()
      signal(number, SIG_DFL)
    }
    guard let number = lock.withLock({ received }) else { return }
    // A signal that a source takes is blocked where the kernel hands it out as a file.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, number)
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
    raise(number)
  }
}
