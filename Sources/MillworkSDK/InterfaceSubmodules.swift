import MillworkSource

extension InterfaceModule {
  /// The names after the dot that an import of the module may have, as in `import UIKit.UIImage`. Such an import is of the
  /// whole. In a module written in C or Objective-C each header is such a part, and a header is named for the type in it.
  package var submodules: [String] {
    let known = InterfaceModules.headers[name] ?? []
    if InterfaceModules.writtenInSwift.contains(name) { return known }
    return known + prefixedTypes.subtracting(known).sorted()
  }

  /// The types of the module whose names begin with two capitals, as Objective-C's do.
  private var prefixedTypes: Set<String> {
    var result: Set<String> = []
    let space = UInt8(ascii: " ")
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != space {
      let words = line.split(separator: space)
      guard
        let kind = words.firstIndex(where: { Self.typeWords.contains(String(decoding: $0, as: UTF8.self)) }),
        kind + 1 < words.count
      else { continue }
      let name = Array(words[kind + 1].prefix(while: isWordPart))
      if name.count > 2, name.prefix(2).allSatisfy(Self.capitals.contains) {
        result.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return result
  }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private static let typeWords: Set<String> = ["class", "protocol", "struct", "enum", "typealias"]

  /// What makes modules of `names`, of which one with a dot is a part of a part.
  static func parts(_ names: [String], indent: String = "  ") -> String {
    var order: [String] = []
    var inner: [String: [String]] = [:]
    for name in names {
      let words = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = words.first else { continue }
      if inner[first] == nil { order.append(first) }
      inner[first, default: []] += words.dropFirst()
    }
    return order.map { name in
      let parts = Self.parts(inner[name] ?? [], indent: indent + "  ")
      return "\(indent)module \(name) {\(parts.isEmpty ? " " : "\n\(parts)\(indent)")export * }\n"
    }.joined()
  }
}

extension InterfaceModules {
  /// The modules that are written in Swift, which have no headers.
  static let writtenInSwift: Set<String> = [
    "ActivityKit", "AlarmKit", "AppIntents", "Charts", "Combine", "CoreTransferable", "CryptoKit",
    "DeveloperToolsSupport", "DeviceActivity", "FamilyControls", "FoundationModels", "GroupActivities",
    "ImagePlayground", "ManagedSettings", "MusicKit", "PackagePlugin", "RealityFoundation", "RealityKit",
    "RoomPlan", "SwiftData", "SwiftUI", "SwiftUICore", "TabularData", "TipKit", "Translation", "WeatherKit",
    "WidgetKit", "XcodeProjectPlugin",
  ]

  /// The headers that are not named for a type that the module's text declares.
  ///
  /// Sources: the lists of headers in https://developer.apple.com/documentation, and for C
  /// https://github.com/apple-oss-distributions.
  static let headers: [String: [String]] = [
    "AVFoundation": [
      "AVAnimation", "AVAudioProcessingSettings", "AVBase", "AVError", "AVFAudio", "AVMediaFormat",
      "AVMetadataFormat", "AVTime", "AVUtilities", "AVVideoSettings",
    ],
    "AppKit": [
      "AppKitDefines", "AppKitErrors", "NSAccessibility", "NSApplicationScripting", "NSAttributedString",
      "NSDragging", "NSErrors", "NSGraphics", "NSInterfaceStyle", "NSKeyValueBinding", "NSLayoutConstraint",
      "NSNib", "NSNibLoading", "NSOpenGL", "NSParagraphStyle", "NSStringDrawing", "NSText", "NSTextContent",
      "NSUserInterfaceItemIdentification", "NSUserInterfaceLayout", "NSUserInterfaceValidation",
    ],
    "AudioToolbox": ["AudioConverter", "AudioFile", "AudioQueue", "AudioServices", "ExtendedAudioFile"],
    "Accelerate": ["vImage", "vecLib"],
    "Carbon": ["HIToolbox"],
    "CommonCrypto": [
      "CommonCryptor", "CommonDigest", "CommonHMAC", "CommonKeyDerivation", "CommonRandom",
    ],
    "CoreBluetooth": ["CBAdvertisementData", "CBError", "CBUUID", "CoreBluetoothDefines"],
    "CoreData": ["CoreDataErrors"],
    "CoreFoundation": [
      "CFArray", "CFBase", "CFBundle", "CFData", "CFDate", "CFDictionary", "CFNotificationCenter", "CFNumber",
      "CFPreferences", "CFRunLoop", "CFSocket", "CFStream", "CFString", "CFURL", "CFUUID",
    ],
    "CoreGraphics": [
      "CGAffineTransform", "CGBase", "CGBitmapContext", "CGColor", "CGColorSpace", "CGContext",
      "CGDataConsumer", "CGDataProvider", "CGDirectDisplay", "CGDisplayConfiguration", "CGError", "CGEvent",
      "CGEventSource", "CGEventTypes", "CGFont", "CGFunction", "CGGeometry", "CGGradient", "CGImage",
      "CGLayer",
      "CGPDFContext", "CGPDFDocument", "CGPDFPage", "CGPath", "CGPattern", "CGShading", "CGWindow",
    ],
    "CoreImage": ["CIFilterBuiltins"],
    "CoreLocation": ["CLAvailability", "CLError", "CLErrorDomain"],
    "CoreMedia": [
      "CMBase", "CMBlockBuffer", "CMFormatDescription", "CMSampleBuffer", "CMSync", "CMTime", "CMTimeRange",
    ],
    "CoreText": [
      "CTFont", "CTFontDescriptor", "CTFontManager", "CTFrame", "CTFramesetter", "CTLine", "CTRun",
    ],
    "CoreVideo": [
      "CVBuffer", "CVDisplayLink", "CVImageBuffer", "CVMetalTextureCache", "CVPixelBuffer", "CVReturn",
    ],
    "Darwin": [
      "C.ctype", "C.errno", "C.float", "C.limits", "C.locale", "C.math", "C.setjmp", "C.signal", "C.stdint",
      "C.stdio", "C.stdlib", "C.string", "C.time", "Mach", "Mach.host_info", "Mach.mach_time",
      "Mach.thread_act",
      "MacTypes", "POSIX.dirent", "POSIX.dlfcn", "POSIX.fcntl", "POSIX.pthread", "POSIX.pwd", "POSIX.spawn",
      "POSIX.sys.socket", "POSIX.sys.stat", "POSIX.sys.time", "POSIX.sys.types", "POSIX.sys.utsname",
      "POSIX.termios", "POSIX.ucontext", "POSIX.unistd", "TargetConditionals", "libkern.OSAtomic", "malloc",
      "os.lock", "os.log", "sys.sysctl", "sysdir", "uuid",
    ],
    "Foundation": [
      "FoundationErrors", "NSAppleEventDescriptor", "NSAttributedString", "NSAutoreleasePool", "NSBundle",
      "NSByteCountFormatter", "NSByteOrder", "NSCharacterSet", "NSCoder", "NSDateFormatter", "NSDecimal",
      "NSEnergyFormatter", "NSException", "NSExtensionContext", "NSFileCoordinator", "NSFileHandle",
      "NSFileManager", "NSFormatter", "NSGeometry", "NSHTTPCookie", "NSHost", "NSISO8601DateFormatter",
      "NSInvocation", "NSJSONSerialization", "NSKeyValueCoding", "NSKeyValueObserving", "NSLengthFormatter",
      "NSMassFormatter", "NSMeasurement", "NSMeasurementFormatter", "NSMethodSignature",
      "NSNotificationQueue", "NSNumberFormatter", "NSObjCRuntime", "NSObject", "NSOperation",
      "NSPathUtilities", "NSPersonNameComponentsFormatter", "NSProcessInfo", "NSProgress", "NSPropertyList",
      "NSRange", "NSRunLoop", "NSScanner", "NSStream", "NSTask", "NSThread", "NSTimer",
      "NSURLAuthenticationChallenge",
      "NSURLCache", "NSURLCredential", "NSURLError", "NSURLProtectionSpace", "NSURLProtocol",
      "NSURLResponse", "NSURLSession", "NSUndoManager", "NSUnit", "NSUserActivity", "NSUserDefaults",
      "NSXMLDocument", "NSXMLParser", "NSXPCConnection", "NSZone",
    ],
    "IOKit": ["graphics", "hid", "network", "ps", "pwr_mgt", "storage", "usb"],
    "ImageIO": [
      "CGImageAnimation", "CGImageDestination", "CGImageMetadata", "CGImageProperties", "CGImageSource",
    ],
    "MapKit": ["MKFoundation", "MKGeometry", "MKTypes"],
    "ObjectiveC": ["NSObjCRuntime", "NSObject", "message", "objc", "runtime"],
    "QuartzCore": ["CABase", "CAMediaTiming", "CATransform3D", "CoreAnimation"],
    "Security": [
      "AuthSession", "Authorization", "SecAccessControl", "SecBase", "SecCertificate", "SecCode",
      "SecImportExport",
      "SecItem", "SecKey", "SecPolicy", "SecRandom", "SecTask", "SecTrust", "SecureTransport",
    ],
    "SystemConfiguration": ["CaptiveNetwork", "SCNetworkReachability"],
    "UIKit": [
      "NSAttributedString", "NSLayoutConstraint", "NSParagraphStyle", "NSText", "UIAccessibility",
      "UIAccessibilityConstants", "UIAppearance", "UIDataDetectors", "UIGeometry",
      "UIGestureRecognizerSubclass",
      "UIGraphics", "UIGuidedAccess", "UIInterface", "UIKitDefines", "UINibLoading",
      "UIOrientation", "UIPasteConfigurationSupporting", "UIStateRestoration", "UIStringDrawing",
      "UITextInputTraits",
      "UIViewControllerTransitionCoordinator", "UIViewControllerTransitioning",
    ],
    "UniformTypeIdentifiers": ["UTCoreTypes"],
    "os": ["activity", "lock", "log", "proc", "signpost"],
    "simd": ["base", "geometry", "matrix", "quaternion", "types", "vector"],
  ]
}
