extension InterfaceModules.CoreAudio {
  /// Formats and buffers of sound, and devices of macOS.
  static let coreAudio = #"""
    // https://developer.apple.com/documentation/coreaudio
    @_exported import Foundation
    import Swift
    public struct AudioStreamBasicDescription : Sendable {
      public init()
      public init(mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32)
      public var mSampleRate: Float64
      public var mFormatID: AudioFormatID
      public var mFormatFlags: AudioFormatFlags
      public var mBytesPerPacket: UInt32
      public var mFramesPerPacket: UInt32
      public var mBytesPerFrame: UInt32
      public var mChannelsPerFrame: UInt32
      public var mBitsPerChannel: UInt32
      public var mReserved: UInt32
    }
    public typealias AudioFormatID = UInt32
    public typealias AudioFormatFlags = UInt32
    public struct AudioBuffer {
      public init()
      public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?)
      public var mNumberChannels: UInt32
      public var mDataByteSize: UInt32
      public var mData: UnsafeMutableRawPointer?
    }
    public struct AudioBufferList {
      public init()
      public init(mNumberBuffers: UInt32, mBuffers: AudioBuffer)
      public var mNumberBuffers: UInt32
      public var mBuffers: AudioBuffer
    }
    public struct UnsafeMutableAudioBufferListPointer : MutableCollection, RandomAccessCollection {
      public init(_ p: UnsafeMutablePointer<AudioBufferList>)
      public var count: Int { get nonmutating set }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(index: Int) -> AudioBuffer { get nonmutating set }
    }
    public var kAudioFormatLinearPCM: AudioFormatID { get }
    public var kAudioFormatMPEG4AAC: AudioFormatID { get }
    public var kAudioFormatAppleLossless: AudioFormatID { get }
    #if os(macOS)
    // https://developer.apple.com/documentation/coreaudio/core-audio-functions
    public typealias AudioObjectID = UInt32
    public typealias AudioDeviceID = AudioObjectID
    public typealias AudioObjectPropertySelector = UInt32
    public typealias AudioObjectPropertyScope = UInt32
    public typealias AudioObjectPropertyElement = UInt32
    public struct AudioObjectPropertyAddress : Sendable {
      public init()
      public init(mSelector: AudioObjectPropertySelector, mScope: AudioObjectPropertyScope, mElement: AudioObjectPropertyElement)
      public var mSelector: AudioObjectPropertySelector
      public var mScope: AudioObjectPropertyScope
      public var mElement: AudioObjectPropertyElement
    }
    public func AudioObjectHasProperty(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>) -> Bool
    public func AudioObjectGetPropertyData(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ ioDataSize: UnsafeMutablePointer<UInt32>, _ outData: UnsafeMutableRawPointer) -> OSStatus
    public func AudioObjectGetPropertyDataSize(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ outDataSize: UnsafeMutablePointer<UInt32>) -> OSStatus
    public func AudioObjectSetPropertyData(_ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>, _ inQualifierDataSize: UInt32, _ inQualifierData: UnsafeRawPointer?, _ inDataSize: UInt32, _ inData: UnsafeRawPointer) -> OSStatus
    public var kAudioObjectSystemObject: UInt32 { get }
    public var kAudioObjectPropertyScopeGlobal: AudioObjectPropertyScope { get }
    public var kAudioObjectPropertyElementMain: AudioObjectPropertyElement { get }
    public var kAudioObjectPropertyName: AudioObjectPropertySelector { get }
    public var kAudioHardwarePropertyDevices: AudioObjectPropertySelector { get }
    public var kAudioHardwarePropertyDefaultInputDevice: AudioObjectPropertySelector { get }
    public var kAudioHardwarePropertyDefaultOutputDevice: AudioObjectPropertySelector { get }
    public var kAudioDevicePropertyScopeInput: AudioObjectPropertyScope { get }
    public var kAudioDevicePropertyScopeOutput: AudioObjectPropertyScope { get }
    public var kAudioDevicePropertyVolumeScalar: AudioObjectPropertySelector { get }
    public var kAudioDevicePropertyMute: AudioObjectPropertySelector { get }
    public var kAudioDevicePropertyDeviceUID: AudioObjectPropertySelector { get }
    public var kAudioDevicePropertyDeviceNameCFString: AudioObjectPropertySelector { get }
    public var kAudioDevicePropertyStreams: AudioObjectPropertySelector { get }
    #endif
    """#
}
