extension InterfaceModules.XCTest {
  /// Test cases, expectations and assertions.
  static let testCases = #"""
    // https://developer.apple.com/documentation/xctest
    @_exported import Foundation
    import Swift
    import _Concurrency

    @objc open class XCTest : NSObject {
      override public init()
      open var name: String { get }
      open var testCaseCount: Int { get }
      open func setUp() async throws
      open func setUpWithError() throws
      open func setUp()
      open func tearDown() async throws
      open func tearDownWithError() throws
      open func tearDown()
    }
    @objc open class XCTestCase : XCTest {
      override public init()
      open class func setUp()
      open class func tearDown()
      open var continueAfterFailure: Bool { get set }
      open var executionTimeAllowance: TimeInterval { get set }
      @preconcurrency open func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void)
      open func addTeardownBlock(_ block: @escaping () -> Void)
      open func measure(_ block: () -> Void)
      open func expectation(description: String) -> XCTestExpectation
      open func expectation(forNotification notificationName: NSNotification.Name, object objectToObserve: Any?, handler: ((Notification) -> Bool)? = nil) -> XCTestExpectation
      @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
      open func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval)
      @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
      open func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder enforceOrderOfFulfillment: Bool)
      @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
      @MainActor open func waitForExpectations(timeout: TimeInterval, handler: ((any Error)?) -> Void)
      public func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder enforceOrderOfFulfillment: Bool = false) async
    }
    open class XCTestExpectation : NSObject, @unchecked Sendable {
      public init(description expectationDescription: String)
      open var expectationDescription: String { get set }
      open var expectedFulfillmentCount: Int { get set }
      open var assertForOverFulfill: Bool { get set }
      open var isInverted: Bool { get set }
      open func fulfill()
    }
    public struct XCTSkip : Error {
      public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line)
      public var message: String? { get }
    }
    public func XCTAssert(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) throws -> T
    public func XCTAssertEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Equatable
    public func XCTAssertNotEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Equatable
    public func XCTAssertEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Numeric
    public func XCTAssertNotEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Numeric
    public func XCTAssertEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : FloatingPoint
    public func XCTAssertNotEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : FloatingPoint
    public func XCTAssertIdentical(_ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTAssertNotIdentical(_ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTAssertGreaterThan<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Comparable
    public func XCTAssertGreaterThanOrEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Comparable
    public func XCTAssertLessThan<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Comparable
    public func XCTAssertLessThanOrEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) where T : Comparable
    public func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (_ error: any Error) -> Void = { _ in })
    public func XCTAssertNoThrow<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line)
    public func XCTSkipIf(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) throws
    public func XCTSkipUnless(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) throws
    """#
}
