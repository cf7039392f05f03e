extension InterfaceModules.AppKit {
  /// What nibs call, outlines, and further members of the everyday classes.
  static let nsObjects = #"""
    // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
    extension NSObject {
      @objc @MainActor @preconcurrency open func awakeFromNib()
    }
    extension NSWindow {
      @objc @MainActor @preconcurrency open func resignKey()
      @objc @MainActor @preconcurrency open func becomeKey()
      @objc @MainActor @preconcurrency open func resignMain()
    }
    extension NSControl {
      @objc @discardableResult @MainActor @preconcurrency open func sendAction(on mask: NSEvent.EventTypeMask) -> Int
    }
    extension NSImage {
      @objc open class var applicationIconName: NSImage.Name { get }
    }
    @available(macOS 10.15, *)
    public struct NSDirectionalEdgeInsets : _CValue, Equatable, Sendable {
      public init()
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      public var top: CGFloat { get set }
      public var leading: CGFloat { get set }
      public var bottom: CGFloat { get set }
      public var trailing: CGFloat { get set }
      public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool
    }
    """#
}
