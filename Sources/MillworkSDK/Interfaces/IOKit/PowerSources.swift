extension InterfaceModules.IOKit {
  /// Services of the machine.
  static let powerSources = #"""
    // https://developer.apple.com/documentation/iokit
    @_exported import Foundation
    import Swift
    import _Concurrency
    public typealias io_object_t = UInt32
    public typealias io_service_t = UInt32
    public typealias IOPMAssertionID = UInt32
    public typealias IOReturn = Int32
    public var kIOReturnSuccess: IOReturn { get }
    """#
}
