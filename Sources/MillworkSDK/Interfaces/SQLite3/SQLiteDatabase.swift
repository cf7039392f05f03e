extension InterfaceModules.SQLite3 {
  /// The database in C that every system has.
  static let database = #"""
    // https://sqlite.org/c3ref/intro.html
    @_exported import Foundation
    import Swift
    public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void
    public typealias sqlite3_int64 = Int64
    public typealias sqlite3_callback = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
    public var SQLITE_OK: Int32 { get }
    public var SQLITE_ERROR: Int32 { get }
    public var SQLITE_BUSY: Int32 { get }
    public var SQLITE_ROW: Int32 { get }
    public var SQLITE_DONE: Int32 { get }
    public var SQLITE_INTEGER: Int32 { get }
    public var SQLITE_FLOAT: Int32 { get }
    public var SQLITE_BLOB: Int32 { get }
    public var SQLITE_NULL: Int32 { get }
    public var SQLITE_TEXT: Int32 { get }
    public var SQLITE_OPEN_READONLY: Int32 { get }
    public var SQLITE_OPEN_READWRITE: Int32 { get }
    public var SQLITE_OPEN_CREATE: Int32 { get }
    public var SQLITE_OPEN_FULLMUTEX: Int32 { get }
    public func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32
    public func sqlite3_open_v2(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32, _ zVfs: UnsafePointer<CChar>!) -> Int32
    @discardableResult public func sqlite3_close(_: OpaquePointer!) -> Int32
    @discardableResult public func sqlite3_close_v2(_: OpaquePointer!) -> Int32
    @discardableResult public func sqlite3_exec(_: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ callback: sqlite3_callback!, _: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!) -> Int32
    public func sqlite3_prepare_v2(_ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!, _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!) -> Int32
    @discardableResult public func sqlite3_step(_: OpaquePointer!) -> Int32
    @discardableResult public func sqlite3_finalize(_ pStmt: OpaquePointer!) -> Int32
    @discardableResult public func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32
    @discardableResult public func sqlite3_clear_bindings(_: OpaquePointer!) -> Int32
    @discardableResult public func sqlite3_bind_text(_: OpaquePointer!, _: Int32, _: UnsafePointer<CChar>!, _: Int32, _: sqlite3_destructor_type!) -> Int32
    @discardableResult public func sqlite3_bind_blob(_: OpaquePointer!, _: Int32, _: UnsafeRawPointer!, _ n: Int32, _: sqlite3_destructor_type!) -> Int32
    @discardableResult public func sqlite3_bind_int(_: OpaquePointer!, _: Int32, _: Int32) -> Int32
    @discardableResult public func sqlite3_bind_int64(_: OpaquePointer!, _: Int32, _: sqlite3_int64) -> Int32
    @discardableResult public func sqlite3_bind_double(_: OpaquePointer!, _: Int32, _: Double) -> Int32
    @discardableResult public func sqlite3_bind_null(_: OpaquePointer!, _: Int32) -> Int32
    public func sqlite3_column_text(_: OpaquePointer!, _ iCol: Int32) -> UnsafePointer<UInt8>!
    public func sqlite3_column_blob(_: OpaquePointer!, _ iCol: Int32) -> UnsafeRawPointer!
    public func sqlite3_column_bytes(_: OpaquePointer!, _ iCol: Int32) -> Int32
    public func sqlite3_column_int(_: OpaquePointer!, _ iCol: Int32) -> Int32
    public func sqlite3_column_int64(_: OpaquePointer!, _ iCol: Int32) -> sqlite3_int64
    public func sqlite3_column_double(_: OpaquePointer!, _ iCol: Int32) -> Double
    public func sqlite3_column_type(_: OpaquePointer!, _ iCol: Int32) -> Int32
    public func sqlite3_column_count(_ pStmt: OpaquePointer!) -> Int32
    public func sqlite3_column_name(_: OpaquePointer!, _ N: Int32) -> UnsafePointer<CChar>!
    public func sqlite3_errmsg(_: OpaquePointer!) -> UnsafePointer<CChar>!
    public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32
    public func sqlite3_changes(_: OpaquePointer!) -> Int32
    public func sqlite3_last_insert_rowid(_: OpaquePointer!) -> sqlite3_int64
    @discardableResult public func sqlite3_busy_timeout(_: OpaquePointer!, _ ms: Int32) -> Int32
    """#
}
