extension InterfaceModules.TabularData {
  /// Tables of data.
  static let dataFrames = #"""
    // https://developer.apple.com/documentation/tabulardata
    @_exported import Foundation
    import Swift
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct DataFrame : CustomStringConvertible {
      public init()
      public init(contentsOfCSVFile url: URL, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String : CSVType] = [:], options: CSVReadingOptions = .init()) throws
      public init(csvData data: Data, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String : CSVType] = [:], options: CSVReadingOptions = .init()) throws
      public var rows: DataFrame.Rows { get }
      public var columns: [AnyColumn] { get }
      public var shape: (rows: Int, columns: Int) { get }
      public var description: String { get }
      public subscript(columnName: String) -> AnyColumn { get set }
      public subscript<T>(columnName: String, type: T.Type) -> Column<T> { get set }
      public func writeCSV(to url: URL) throws
      public struct Rows : BidirectionalCollection {
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public func index(after i: Int) -> Int
        public func index(before i: Int) -> Int
        public subscript(position: Int) -> DataFrame.Row { get }
      }
      public struct Row {
        public var index: Int { get }
        public subscript(columnName: String) -> Any? { get }
        public subscript<T>(columnName: String, type: T.Type) -> T? { get }
        public subscript(position: Int) -> Any? { get }
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct AnyColumn {
      public var name: String { get }
      public var count: Int { get }
      public subscript(position: Int) -> Any? { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct Column<WrappedElement> : RandomAccessCollection {
      public init(name: String, contents: [WrappedElement])
      public var name: String { get }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> WrappedElement? { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public enum CSVType : Sendable {
      case integer
      case boolean
      case float
      case double
      case date
      case string
      case data
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct CSVReadingOptions {
      public init(hasHeaderRow: Bool = true, nilEncodings: Set<String> = ["", "#N/A", "nil", "null"], trueEncodings: Set<String> = ["1", "True", "TRUE", "true"], falseEncodings: Set<String> = ["0", "False", "FALSE", "false"], floatingPointType: CSVType = .double, ignoresEmptyLines: Bool = true, usesQuoting: Bool = true, usesEscaping: Bool = false, delimiter: Character = ",", escapeCharacter: Character = "\\")
    }
    """#
}
