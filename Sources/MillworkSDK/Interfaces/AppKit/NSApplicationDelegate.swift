extension InterfaceModules.AppKit {
  /// What apps, windows, panels and documents tell their delegates.
  static let nsApplicationDelegate = #"""
    // https://developer.apple.com/documentation/appkit/nsapplicationdelegate
    @objc @MainActor @preconcurrency public protocol NSApplicationDelegate : NSObjectProtocol {
      @objc optional func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
      @objc optional func application(_ application: NSApplication, open urls: [URL])
      @objc optional func application(_ sender: NSApplication, openFile filename: String) -> Bool
      @objc optional func application(_ sender: NSApplication, openFiles filenames: [String])
      @objc optional func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
      @objc optional func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
      @objc optional func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
      @objc optional func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
      @objc optional func application(_ sender: NSApplication, printFile filename: String) -> Bool
      @objc optional func application(_ application: NSApplication, printFiles fileNames: [String], withSettings printSettings: [NSPrintInfo.AttributeKey : Any], showPrintPanels: Bool) -> NSApplication.PrintReply
      @objc optional func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
      @objc optional func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
      @objc optional func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
      @objc optional func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
      @objc optional func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
      @objc optional func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
      @objc optional func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String : Any])
      @available(macOS 12.0, *)
      @objc optional func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
      @objc optional func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
      @objc optional func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
      @objc optional func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
      @objc optional func application(_ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void) -> Bool
      @objc optional func application(_ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
      @objc optional func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)
      @objc optional func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
      @available(macOS 12.0, *)
      @objc optional func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
      @objc optional func applicationWillFinishLaunching(_ notification: Notification)
      @objc optional func applicationDidFinishLaunching(_ notification: Notification)
      @objc optional func applicationWillHide(_ notification: Notification)
      @objc optional func applicationDidHide(_ notification: Notification)
      @objc optional func applicationWillUnhide(_ notification: Notification)
      @objc optional func applicationDidUnhide(_ notification: Notification)
      @objc optional func applicationWillBecomeActive(_ notification: Notification)
      @objc optional func applicationDidBecomeActive(_ notification: Notification)
      @objc optional func applicationWillResignActive(_ notification: Notification)
      @objc optional func applicationDidResignActive(_ notification: Notification)
      @objc optional func applicationWillUpdate(_ notification: Notification)
      @objc optional func applicationDidUpdate(_ notification: Notification)
      @objc optional func applicationWillTerminate(_ notification: Notification)
      @objc optional func applicationDidChangeScreenParameters(_ notification: Notification)
      @objc optional func applicationDidChangeOcclusionState(_ notification: Notification)
      @available(macOS 12.0, *)
      @objc optional func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
      @available(macOS 12.0, *)
      @objc optional func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nswindowdelegate
    @objc @MainActor @preconcurrency public protocol NSWindowDelegate : NSObjectProtocol {
      @objc optional func windowShouldClose(_ sender: NSWindow) -> Bool
      @objc optional func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
      @objc optional func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
      @objc optional func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
      @objc optional func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
      @objc optional func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
      @objc optional func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
      @objc optional func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
      @objc optional func window(_ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint, with pasteboard: NSPasteboard) -> Bool
      @objc optional func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
      @objc optional func window(_ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions) -> NSApplication.PresentationOptions
      @objc optional func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]?
      @objc optional func window(_ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration: TimeInterval)
      @objc optional func windowDidFailToEnterFullScreen(_ window: NSWindow)
      @objc optional func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]?
      @objc optional func window(_ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration: TimeInterval)
      @objc optional func customWindowsToEnterFullScreen(for window: NSWindow, on screen: NSScreen) -> [NSWindow]?
      @objc optional func window(_ window: NSWindow, startCustomAnimationToEnterFullScreenOn screen: NSScreen, withDuration duration: TimeInterval)
      @objc optional func windowDidFailToExitFullScreen(_ window: NSWindow)
      @objc optional func window(_ window: NSWindow, willResizeForVersionBrowserWithMaxPreferredSize maxPreferredFrameSize: NSSize, maxAllowedSize maxAllowedFrameSize: NSSize) -> NSSize
      @objc optional func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
      @objc optional func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
      @available(macOS 13.2, *)
      @objc optional func previewRepresentableActivityItems(for window: NSWindow) -> [any NSPreviewRepresentableActivityItem]?
      @available(macOS 15.0, *)
      @objc optional func windowForSharingRequest(from window: NSWindow) -> NSWindow?
      @objc optional func windowDidResize(_ notification: Notification)
      @objc optional func windowDidExpose(_ notification: Notification)
      @objc optional func windowWillMove(_ notification: Notification)
      @objc optional func windowDidMove(_ notification: Notification)
      @objc optional func windowDidBecomeKey(_ notification: Notification)
      @objc optional func windowDidResignKey(_ notification: Notification)
      @objc optional func windowDidBecomeMain(_ notification: Notification)
      @objc optional func windowDidResignMain(_ notification: Notification)
      @objc optional func windowWillClose(_ notification: Notification)
      @objc optional func windowWillMiniaturize(_ notification: Notification)
      @objc optional func windowDidMiniaturize(_ notification: Notification)
      @objc optional func windowDidDeminiaturize(_ notification: Notification)
      @objc optional func windowDidUpdate(_ notification: Notification)
      @objc optional func windowDidChangeScreen(_ notification: Notification)
      @objc optional func windowDidChangeScreenProfile(_ notification: Notification)
      @objc optional func windowDidChangeBackingProperties(_ notification: Notification)
      @objc optional func windowWillBeginSheet(_ notification: Notification)
      @objc optional func windowDidEndSheet(_ notification: Notification)
      @objc optional func windowWillStartLiveResize(_ notification: Notification)
      @objc optional func windowDidEndLiveResize(_ notification: Notification)
      @objc optional func windowWillEnterFullScreen(_ notification: Notification)
      @objc optional func windowDidEnterFullScreen(_ notification: Notification)
      @objc optional func windowWillExitFullScreen(_ notification: Notification)
      @objc optional func windowDidExitFullScreen(_ notification: Notification)
      @objc optional func windowWillEnterVersionBrowser(_ notification: Notification)
      @objc optional func windowDidEnterVersionBrowser(_ notification: Notification)
      @objc optional func windowWillExitVersionBrowser(_ notification: Notification)
      @objc optional func windowDidExitVersionBrowser(_ notification: Notification)
      @objc optional func windowDidChangeOcclusionState(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nswindowrestoration
    @objc @MainActor @preconcurrency public protocol NSWindowRestoration : NSObjectProtocol {
      static func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
    }
    // https://developer.apple.com/documentation/appkit/nsopensavepaneldelegate
    @objc @MainActor @preconcurrency public protocol NSOpenSavePanelDelegate : NSObjectProtocol {
      @objc optional func panel(_ sender: Any, shouldEnable url: URL) -> Bool
      @objc(panel:validateURL:error:) optional func panel(_ sender: Any, validate url: URL) throws
      @objc optional func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
      @objc optional func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
      @objc optional func panel(_ sender: Any, willExpand expanding: Bool)
      @objc optional func panelSelectionDidChange(_ sender: Any?)
    }
    // https://developer.apple.com/documentation/appkit/nsalertdelegate
    @objc @MainActor @preconcurrency public protocol NSAlertDelegate : NSObjectProtocol {
      @objc optional func alertShowHelp(_ alert: NSAlert) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nspopoverdelegate
    @objc @MainActor @preconcurrency public protocol NSPopoverDelegate : NSObjectProtocol {
      @objc optional func popoverShouldClose(_ popover: NSPopover) -> Bool
      @objc optional func popoverShouldDetach(_ popover: NSPopover) -> Bool
      @objc optional func popoverDidDetach(_ popover: NSPopover)
      @objc optional func detachableWindow(for popover: NSPopover) -> NSWindow?
      @objc optional func popoverWillShow(_ notification: Notification)
      @objc optional func popoverDidShow(_ notification: Notification)
      @objc optional func popoverWillClose(_ notification: Notification)
      @objc optional func popoverDidClose(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nsuseractivityrestoring
    @objc @MainActor @preconcurrency public protocol NSUserActivityRestoring : NSObjectProtocol {
      func restoreUserActivityState(_ userActivity: NSUserActivity)
    }
    // https://developer.apple.com/documentation/appkit/nsappearancecustomization
    @objc @MainActor @preconcurrency public protocol NSAppearanceCustomization : NSObjectProtocol {
      var appearance: NSAppearance? { get set }
      var effectiveAppearance: NSAppearance { get }
    }
    // https://developer.apple.com/documentation/appkit/nsvalidateduserinterfaceitem
    @objc @MainActor @preconcurrency public protocol NSValidatedUserInterfaceItem {
      var action: Selector? { get }
      var tag: Int { get }
    }
    @objc @MainActor @preconcurrency public protocol NSUserInterfaceValidations {
      func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nseditor
    @objc @MainActor @preconcurrency public protocol NSEditor : NSObjectProtocol {
      func discardEditing()
      func commitEditing() -> Bool
      func commitEditing(withDelegate delegate: Any?, didCommit didCommitSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
      @objc(commitEditingAndReturnError:) func commitEditingWithoutPresentingError() throws
    }
    @objc @MainActor @preconcurrency public protocol NSEditorRegistration : NSObjectProtocol {
      @objc optional func objectDidBeginEditing(_ editor: any NSEditor)
      @objc optional func objectDidEndEditing(_ editor: any NSEditor)
    }
    """#
}
