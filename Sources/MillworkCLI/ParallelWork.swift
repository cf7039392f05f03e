import Foundation

/// Does `work` for the numbers from 0 to `count` on as many threads as there are processors, and gives the results in order.
/// Each thread has a tool of its own, which `tool` makes from the thread's number.
func inParallel<Tool, Output: Sendable>(
  _ count: Int, with tool: @escaping @Sendable (_ thread: Int) -> Tool,
  _ work: @escaping @Sendable (inout Tool, _ index: Int) -> Output
) -> [Output] {
  let shares = WorkShares<Output>(count)
  let run: @Sendable (Int) -> Void = { thread in
    var tool = tool(thread)
    while let share = shares.next() { shares.finish(share, share.map { work(&tool, $0) }) }
  }
  let threads = min(ProcessInfo.processInfo.activeProcessorCount, shares.count)
  let others = DispatchGroup()
  for number in 1..<max(threads, 1) {
    others.enter()
    let thread = Thread {
      run(number)
      others.leave()
    }
    // As much as the main thread has: parsers and templates go as deep on one as on the other.
    thread.stackSize = 8 << 20
    thread.start()
  }
  if count > 0 { run(0) }
  others.wait()
  return shares.results
}

/// Does `work` for the numbers from 0 to `count` on several threads, and gives the results in order.
func inParallel<Output: Sendable>(_ count: Int, _ work: @escaping @Sendable (_ index: Int) -> Output)
  -> [Output]
{
  inParallel(count, with: { _ in }, { _, index in work(index) })
}

/// The parts in which some work is handed out, and what came of them.
private final class WorkShares<Output: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let total: Int
  private var taken = 0
  private var done: [(start: Int, results: [Output])] = []

  /// How many things make a share: enough that taking one costs nothing beside the work, and few enough that all threads
  /// end at about the same time.
  private static var size: Int { 8 }

  init(_ total: Int) { self.total = total }

  /// How many shares there are.
  var count: Int { (total + Self.size - 1) / Self.size }

  /// A share that nobody has taken; `nil` where none is left.
  func next() -> Range<Int>? {
    lock.withLock {
      guard taken < total else { return nil }
      let share = taken..<min(taken + Self.size, total)
      taken = share.upperBound
      return share
    }
  }

  func finish(_ share: Range<Int>, _ results: [Output]) {
    lock.withLock { done.append((share.lowerBound, results)) }
  }

  /// All results, in the order of their numbers.
  var results: [Output] {
    lock.withLock { done.sorted { $0.start < $1.start }.flatMap(\.results) }
  }
}

/// Lets one thread tell others that their work is in vain.
final class Halt: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false

  /// Whether some thread has said so.
  var hasCome: Bool { lock.withLock { isSet } }

  /// Says so.
  func come() { lock.withLock { isSet = true } }
}
