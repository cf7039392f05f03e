extension InterfaceModules.Darwin {
  /// What Swift adds to the C functions: those with variable arguments, macros that are no plain numbers, and `errno`.
  static let overlay = #"""
    // https://github.com/swiftlang/swift/tree/main/stdlib/public/Platform
    @_exported import _DarwinC
    import Swift

    public var errno: Int32 { get set }
    public typealias OSStatus = Int32
    public typealias OSType = UInt32
    public typealias FourCharCode = UInt32
    public var noErr: OSStatus { get }
    @frozen public struct DarwinBoolean : ExpressibleByBooleanLiteral, Equatable, CustomStringConvertible {
      public init(_ value: Bool)
      public init(booleanLiteral value: Bool)
      public var boolValue: Bool { get }
      public var description: String { get }
      public static func == (a: DarwinBoolean, b: DarwinBoolean) -> Bool
    }
    public func _convertBoolToDarwinBoolean(_ x: Bool) -> DarwinBoolean
    public func _convertDarwinBooleanToBool(_ x: DarwinBoolean) -> Bool

    public var stdin: UnsafeMutablePointer<FILE> { get set }
    public var stdout: UnsafeMutablePointer<FILE> { get set }
    public var stderr: UnsafeMutablePointer<FILE> { get set }
    public func dprintf(_ fd: Int, _ format: UnsafePointer<Int8>, _ args: any CVarArg...) -> Int32
    public func snprintf(ptr: UnsafeMutablePointer<Int8>, _ len: Int, _ format: UnsafePointer<Int8>, _ args: any CVarArg...) -> Int32
    public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { get }
    public var MAP_FAILED: UnsafeMutableRawPointer! { get }

    @discardableResult public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32
    @discardableResult public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32
    @discardableResult public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32
    @discardableResult public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32
    @discardableResult public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32
    @discardableResult public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32
    @discardableResult public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32
    @discardableResult public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt
    @discardableResult public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt
    @discardableResult public func ioctl(_ fd: CInt, _ request: UInt) -> CInt
    public var TIOCGWINSZ: UInt { get }
    public var TIOCSWINSZ: UInt { get }
    public var TIOCSCTTY: UInt { get }
    public var TIOCNOTTY: UInt { get }
    public var FIONREAD: UInt { get }
    public var FIONBIO: UInt { get }
    public var FIOCLEX: UInt { get }

    @available(*, unavailable, message: "Please use threads or posix_spawn*()")
    public func fork() -> Int32
    @available(*, unavailable, message: "Please use threads or posix_spawn*()")
    public func vfork() -> Int32
    public var SIG_DFL: sig_t? { get }
    public var SIG_IGN: sig_t { get }
    public var SIG_ERR: sig_t { get }
    public var SIG_HOLD: sig_t { get }

    public var S_IFMT: mode_t { get }
    public var S_IFIFO: mode_t { get }
    public var S_IFCHR: mode_t { get }
    public var S_IFDIR: mode_t { get }
    public var S_IFBLK: mode_t { get }
    public var S_IFREG: mode_t { get }
    public var S_IFLNK: mode_t { get }
    public var S_IFSOCK: mode_t { get }
    public var S_IFWHT: mode_t { get }
    public var S_IRWXU: mode_t { get }
    public var S_IRUSR: mode_t { get }
    public var S_IWUSR: mode_t { get }
    public var S_IXUSR: mode_t { get }
    public var S_IRWXG: mode_t { get }
    public var S_IRGRP: mode_t { get }
    public var S_IWGRP: mode_t { get }
    public var S_IXGRP: mode_t { get }
    public var S_IRWXO: mode_t { get }
    public var S_IROTH: mode_t { get }
    public var S_IWOTH: mode_t { get }
    public var S_IXOTH: mode_t { get }
    public var S_ISUID: mode_t { get }
    public var S_ISGID: mode_t { get }
    public var S_ISVTX: mode_t { get }
    public var S_ISTXT: mode_t { get }
    public var S_IREAD: mode_t { get }
    public var S_IWRITE: mode_t { get }
    public var S_IEXEC: mode_t { get }
    """#
}
