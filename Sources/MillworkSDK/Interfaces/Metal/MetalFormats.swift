extension InterfaceModules.Metal {
  /// Formats, modes and options.
  static let metalFormats = #"""
    // https://developer.apple.com/documentation/metal/mtlpixelformat
    @objc public enum MTLPixelFormat : UInt, Sendable {
      case invalid = 0
      case a8Unorm = 1
      case r8Unorm = 10
      case r8Snorm = 12
      case r8Uint = 13
      case r8Sint = 14
      case r16Unorm = 20
      case r16Uint = 23
      case r16Float = 25
      case rg8Unorm = 30
      case r32Uint = 53
      case r32Sint = 54
      case r32Float = 55
      case rg16Unorm = 60
      case rg16Float = 65
      case rgba8Unorm = 70
      case rgba8Unorm_srgb = 71
      case rgba8Snorm = 72
      case rgba8Uint = 73
      case bgra8Unorm = 80
      case bgra8Unorm_srgb = 81
      case rgb10a2Unorm = 90
      case rg11b10Float = 92
      case bgr10a2Unorm = 94
      case rg32Float = 105
      case rgba16Unorm = 110
      case rgba16Uint = 113
      case rgba16Float = 115
      case rgba32Uint = 123
      case rgba32Float = 125
      case depth16Unorm = 250
      case depth32Float = 252
      case stencil8 = 253
      case depth32Float_stencil8 = 260
      case bgra10_xr = 552
      case bgr10_xr = 554
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLStorageMode : UInt, Sendable {
      case shared
      case managed
      case `private`
      case memoryless
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLCPUCacheMode : UInt, Sendable {
      case defaultCache
      case writeCombined
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLTextureType : UInt, Sendable {
      case type1D
      case type1DArray
      case type2D
      case type2DArray
      case type2DMultisample
      case typeCube
      case typeCubeArray
      case type3D
      case type2DMultisampleArray
      case typeTextureBuffer
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLCompareFunction : UInt, Sendable {
      case never
      case less
      case equal
      case lessEqual
      case greater
      case notEqual
      case greaterEqual
      case always
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLIndexType : UInt, Sendable {
      case uint16
      case uint32
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLPrimitiveType : UInt, Sendable {
      case point
      case line
      case lineStrip
      case triangle
      case triangleStrip
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLLoadAction : UInt, Sendable {
      case dontCare
      case load
      case clear
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLStoreAction : UInt, Sendable {
      case dontCare
      case store
      case multisampleResolve
      case storeAndMultisampleResolve
      case unknown
      case customSampleDepthStore
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLCullMode : UInt, Sendable {
      case none
      case front
      case back
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLWinding : UInt, Sendable {
      case clockwise
      case counterClockwise
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLTriangleFillMode : UInt, Sendable {
      case fill
      case lines
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLBlendFactor : UInt, Sendable {
      case zero
      case one
      case sourceColor
      case oneMinusSourceColor
      case sourceAlpha
      case oneMinusSourceAlpha
      case destinationColor
      case oneMinusDestinationColor
      case destinationAlpha
      case oneMinusDestinationAlpha
      case sourceAlphaSaturated
      case blendColor
      case oneMinusBlendColor
      case blendAlpha
      case oneMinusBlendAlpha
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLBlendOperation : UInt, Sendable {
      case add
      case subtract
      case reverseSubtract
      case min
      case max
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLSamplerMinMagFilter : UInt, Sendable {
      case nearest
      case linear
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLSamplerMipFilter : UInt, Sendable {
      case notMipmapped
      case nearest
      case linear
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLSamplerAddressMode : UInt, Sendable {
      case clampToEdge
      case mirrorClampToEdge
      case `repeat`
      case mirrorRepeat
      case clampToZero
      case clampToBorderColor
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLVertexFormat : UInt, Sendable {
      case invalid = 0
      case uchar2 = 1
      case uchar3 = 2
      case uchar4 = 3
      case ushort2 = 13
      case float = 28
      case float2 = 29
      case float3 = 30
      case float4 = 31
      case int = 32
      case int2 = 33
      case int3 = 34
      case int4 = 35
      case uint = 36
      case uint2 = 37
      case uint3 = 38
      case uint4 = 39
      case uchar4Normalized = 9
      case half2 = 25
      case half3 = 26
      case half4 = 27
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLVertexStepFunction : UInt, Sendable {
      case constant
      case perVertex
      case perInstance
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @objc public enum MTLCommandBufferStatus : UInt, Sendable {
      case notEnqueued
      case enqueued
      case committed
      case scheduled
      case completed
      case error
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    public struct MTLTextureUsage : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var unknown: Self { get }
      public static var shaderRead: Self { get }
      public static var shaderWrite: Self { get }
      public static var renderTarget: Self { get }
      public static var pixelFormatView: Self { get }
    }
    public struct MTLColorWriteMask : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var red: Self { get }
      public static var green: Self { get }
      public static var blue: Self { get }
      public static var alpha: Self { get }
      public static var all: Self { get }
    }
    public struct MTLResourceOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var cpuCacheModeWriteCombined: Self { get }
      public static var storageModeShared: Self { get }
      public static var storageModeManaged: Self { get }
      public static var storageModePrivate: Self { get }
      public static var storageModeMemoryless: Self { get }
      public static var hazardTrackingModeUntracked: Self { get }
    }
    """#
}
