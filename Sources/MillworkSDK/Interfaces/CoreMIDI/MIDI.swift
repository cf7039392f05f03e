extension InterfaceModules.CoreMIDI {
  /// Messages of musical instruments.
  static let midi = #"""
    // https://developer.apple.com/documentation/coremidi
    @_exported import Foundation
    import Swift
    public typealias MIDIObjectRef = UInt32
    public typealias MIDIClientRef = MIDIObjectRef
    public typealias MIDIPortRef = MIDIObjectRef
    public typealias MIDIEndpointRef = MIDIObjectRef
    public typealias MIDIDeviceRef = MIDIObjectRef
    public typealias MIDITimeStamp = UInt64
    public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
    public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
    public struct MIDINotification {
      public init()
      public var messageSize: UInt32
    }
    public struct MIDIPacket {
      public init()
      public var timeStamp: MIDITimeStamp
      public var length: UInt16
    }
    public struct MIDIPacketList {
      public init()
      public var numPackets: UInt32
      public var packet: MIDIPacket
    }
    public func MIDIClientCreateWithBlock(_ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?) -> OSStatus
    public func MIDIInputPortCreateWithBlock(_ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ readBlock: @escaping MIDIReadBlock) -> OSStatus
    public func MIDIOutputPortCreate(_ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>) -> OSStatus
    public func MIDIGetNumberOfSources() -> Int
    public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef
    public func MIDIGetNumberOfDestinations() -> Int
    public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef
    public func MIDIPortConnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?) -> OSStatus
    public func MIDISend(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus
    """#
}
