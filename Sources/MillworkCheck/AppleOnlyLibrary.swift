/// What the standard library has on Apple's platforms only. Written from Apple's documentation.
enum AppleOnlyLibrary {
  /// The declarations that are added to a derived module.
  static func declarations(of module: String) -> String {
    switch module {
    case "Swift": autoreleasingPointer + bridging
    case "_Concurrency": asyncBridging
    default: ""
    }
  }

  /// The compiler converts pointers in arguments only where the library has all of its pointer types.
  /// https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
  private static let autoreleasingPointer = """

    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
      public let _rawValue: Builtin.RawPointer
      @_transparent public init(_ _rawValue: Builtin.RawPointer)
      @_transparent public init<U>(@_nonEphemeral _ from: Swift.UnsafeMutablePointer<U>)
      @_transparent public init?<U>(@_nonEphemeral _ from: Swift.UnsafeMutablePointer<U>?)
      @inlinable public var pointee: Pointee { get nonmutating set }
      @inlinable public subscript(i: Swift.Int) -> Pointee { get }
    }
    extension Swift.UnsafeMutableRawPointer {
      @_transparent public init<T>(_ other: Swift.AutoreleasingUnsafeMutablePointer<T>)
      @_transparent public init?<T>(_ other: Swift.AutoreleasingUnsafeMutablePointer<T>?)
    }
    extension Swift.UnsafeRawPointer {
      @_transparent public init<T>(_ other: Swift.AutoreleasingUnsafeMutablePointer<T>)
      @_transparent public init?<T>(_ other: Swift.AutoreleasingUnsafeMutablePointer<T>?)
    }

    """

  /// The pointer as far as declarations name it, for a check with this machine's own library. It becomes a part of `module`.
  static func standIn(in module: String) -> String {
    module == "ObjectiveC"
      ? """

      @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
        public var pointee: Pointee { get nonmutating set }
      }

      """ : ""
  }

  /// What the compiler calls where a value of any type goes to or comes from Objective-C; it crashes where one is
  /// missing. https://github.com/swiftlang/swift/blob/main/include/swift/AST/KnownDecls.def
  private static let bridging = """
    public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
    public func _forceBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T
    public func _conditionallyBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T?

    """

  /// What the compiler calls where Objective-C calls an `async` method.
  private static let asyncBridging = """

    @usableFromInline internal func _runTaskForBridgedAsyncMethod(@_inheritActorContext _ body: __owned @escaping @Sendable () async -> ())

    """
}
