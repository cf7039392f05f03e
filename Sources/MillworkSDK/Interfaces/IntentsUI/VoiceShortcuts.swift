extension InterfaceModules.IntentsUI {
  /// Buttons and screens that add phrases for Siri.
  static let voiceShortcuts = #"""
    // https://developer.apple.com/documentation/intentsui
    @_exported import Foundation
    @_exported import Intents
    import SwiftUI
    import Swift
    import _Concurrency
    #if os(iOS) || os(visionOS)
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class INUIAddVoiceShortcutViewController : UIViewController {
      public init(shortcut: INShortcut)
      public required init?(coder: NSCoder)
      weak open var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)? { get set }
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency @objc public protocol INUIAddVoiceShortcutViewControllerDelegate : NSObjectProtocol {
      func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
      func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class INUIEditVoiceShortcutViewController : UIViewController {
      public init(voiceShortcut: INVoiceShortcut)
      public required init?(coder: NSCoder)
      weak open var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)? { get set }
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency @objc public protocol INUIEditVoiceShortcutViewControllerDelegate : NSObjectProtocol {
      func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
      func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController, didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
      func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency open class INUIAddVoiceShortcutButton : UIButton {
      public init(style: INUIAddVoiceShortcutButtonStyle)
      public required init?(coder: NSCoder)
      open var shortcut: INShortcut? { get set }
      weak open var delegate: (any INUIAddVoiceShortcutButtonDelegate)? { get set }
    }
    @available(iOS 12.0, *)
    @MainActor @preconcurrency @objc public protocol INUIAddVoiceShortcutButtonDelegate : NSObjectProtocol {
      func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
      func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController, for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    }
    @available(iOS 12.0, *)
    @objc public enum INUIAddVoiceShortcutButtonStyle : UInt, Sendable {
      case white
      case whiteOutline
      case black
      case blackOutline
      @available(iOS 13.0, *)
      case automatic
      @available(iOS 13.0, *)
      case automaticOutline
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    #endif
    """#
}
