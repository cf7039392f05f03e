import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal for the built executable, and what is shown on it.
final class PseudoTerminal {
  private let screen: Int32
  private let device: FileHandle

  /// The system gave no terminal.
  struct Unavailable: Error {}

  /// A terminal of so many columns.
  init(columns: UInt16 = 100) throws {
    screen = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard screen >= 0 else { throw Unavailable() }
    #if canImport(Darwin)
      guard grantpt(screen) == 0, unlockpt(screen) == 0, let name = ptsname(screen) else {
        throw Unavailable()
      }
      let path = String(cString: name)
    #else
      // The macros TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>, which Swift doesn't import.
      var (isLocked, number): (Int32, Int32) = (0, 0)
      guard ioctl(screen, 0x4004_5431, &isLocked) == 0, ioctl(screen, 0x8004_5430, &number) == 0 else {
        throw Unavailable()
      }
      let path = "/dev/pts/\(number)"
    #endif
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unavailable() }
    device = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(screen) }

  /// Starts the tool at the terminal; `typed` is what a person types there.
  func start(
    _ tool: Tool, _ arguments: [String], environment: [String: String] = [:], typed: String = ""
  ) throws -> Process {
    let process = tool.process(arguments, environment: ["TERM": "xterm"].merging(environment) { $1 })
    process.standardInput = device
    process.standardOutput = device
    process.standardError = device
    try process.run()
    try device.close()
    type(typed)
    return process
  }

  /// Types a text.
  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(screen, $0.baseAddress, $0.count) }
  }

  /// All that is shown from now on, until a text is among it or the last program has left the terminal; lines end in line
  /// feeds.
  func shown(until end: String? = nil) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while end.map({ !String(decoding: bytes, as: UTF8.self).contains($0) }) ?? true {
      let count = read(screen, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Runs the tool at the terminal.
  func run(
    _ tool: Tool, _ arguments: String..., environment: [String: String] = [:], typed: String = ""
  ) throws -> (status: Int32, shown: String) {
    try run(tool, arguments, environment: environment, typed: typed)
  }

  /// The same.
  func run(
    _ tool: Tool, _ arguments: [String], environment: [String: String] = [:], typed: String = ""
  ) throws -> (status: Int32, shown: String) {
    let process = try start(tool, arguments, environment: environment, typed: typed)
    let text = shown()
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
