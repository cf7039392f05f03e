extension InterfaceModules.AppKit {
  /// What menus, toolbars, split and tab views, gestures and sharing ask their delegates.
  static let nsMenuDelegate = #"""
    // https://developer.apple.com/documentation/appkit/nsmenudelegate
    @objc @MainActor @preconcurrency public protocol NSMenuDelegate : NSObjectProtocol {
      @objc optional func menuNeedsUpdate(_ menu: NSMenu)
      @objc(numberOfItemsInMenu:) optional func numberOfItems(in menu: NSMenu) -> Int
      @objc optional func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
      @objc optional func menuHasKeyEquivalent(_ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>, action: UnsafeMutablePointer<Selector?>) -> Bool
      @objc optional func menuWillOpen(_ menu: NSMenu)
      @objc optional func menuDidClose(_ menu: NSMenu)
      @objc optional func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
      @objc optional func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
    }
    @objc @MainActor @preconcurrency public protocol NSMenuItemValidation : NSObjectProtocol {
      func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nstoolbardelegate
    @objc @MainActor @preconcurrency public protocol NSToolbarDelegate : NSObjectProtocol {
      @objc optional func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem?
      @objc optional func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
      @objc optional func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
      @objc optional func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
      @available(macOS 13.0, *)
      @objc optional func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
      @available(macOS 13.0, *)
      @objc optional func toolbar(_ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int) -> Bool
      @objc optional func toolbarWillAddItem(_ notification: Notification)
      @objc optional func toolbarDidRemoveItem(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nstoolbaritemvalidation
    @objc @MainActor @preconcurrency public protocol NSToolbarItemValidation : NSObjectProtocol {
      func validateToolbarItem(_ item: NSToolbarItem) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nscloudsharingvalidation
    @objc @MainActor @preconcurrency public protocol NSSharingServicePickerToolbarItemDelegate : NSSharingServicePickerDelegate {
      func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
    }
    // https://developer.apple.com/documentation/appkit/nssharingservicepickerdelegate
    @objc @MainActor @preconcurrency public protocol NSSharingServicePickerDelegate : NSObjectProtocol {
      @objc optional func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any], proposedSharingServices proposedServices: [NSSharingService]) -> [NSSharingService]
      @objc optional func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService) -> (any NSSharingServiceDelegate)?
      @objc optional func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
      @available(macOS 13.0, *)
      @objc optional func sharingServicePickerCollaborationModeRestrictions(_ sharingServicePicker: NSSharingServicePicker) -> [NSSharingCollaborationModeRestriction]?
    }
    // https://developer.apple.com/documentation/appkit/nssharingservicedelegate
    @objc @MainActor @preconcurrency public protocol NSSharingServiceDelegate : NSObjectProtocol {
      @objc optional func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
      @objc optional func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
      @objc optional func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
      @objc optional func sharingService(_ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: Any) -> NSRect
      @objc optional func sharingService(_ sharingService: NSSharingService, sourceWindowForShareItems items: [Any], sharingContentScope: UnsafeMutablePointer<NSSharingService.SharingContentScope>) -> NSWindow?
    }
    extension NSSharingService {
      @objc public enum SharingContentScope : Int, Sendable {
        case item
        case partial
        case full
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nssharingcollaborationmoderestriction
    @available(macOS 13.0, *)
    @objc public enum NSSharingCollaborationMode : Int, Sendable {
      case sendCopy
      case collaborate
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(macOS 13.0, *)
    open class NSSharingCollaborationModeRestriction : NSObject, @unchecked Sendable {
      @objc open var disabledMode: NSSharingCollaborationMode { get }
      @objc open var alertTitle: String? { get }
      @objc open var alertMessage: String? { get }
      @objc open var alertDismissButtonTitle: String? { get }
      @objc open var alertRecoverySuggestionButtonTitle: String? { get }
      @objc open var alertRecoverySuggestionButtonLaunchURL: URL? { get }
      public convenience init(disabledMode: NSSharingCollaborationMode)
      public convenience init(disabledMode: NSSharingCollaborationMode, alertTitle: String, alertMessage: String)
    }
    // https://developer.apple.com/documentation/appkit/nssplitviewdelegate
    @objc @MainActor @preconcurrency public protocol NSSplitViewDelegate : NSObjectProtocol {
      @objc optional func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
      @objc optional func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
      @objc optional func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
      @objc optional func splitView(_ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
      @objc optional func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
      @objc optional func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
      @objc optional func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
      @objc optional func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int) -> NSRect
      @objc optional func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
      @objc optional func splitViewWillResizeSubviews(_ notification: Notification)
      @objc optional func splitViewDidResizeSubviews(_ notification: Notification)
    }
    // https://developer.apple.com/documentation/appkit/nstabviewdelegate
    @objc @MainActor @preconcurrency public protocol NSTabViewDelegate : NSObjectProtocol {
      @objc optional func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
      @objc optional func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
      @objc optional func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
      @objc optional func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
    }
    // https://developer.apple.com/documentation/appkit/nsstackviewdelegate
    @objc @MainActor @preconcurrency public protocol NSStackViewDelegate : NSObjectProtocol {
      @objc optional func stackView(_ stackView: NSStackView, willDetach views: [NSView])
      @objc optional func stackView(_ stackView: NSStackView, didReattach views: [NSView])
    }
    // https://developer.apple.com/documentation/appkit/nsdatepickercelldelegate
    @objc @MainActor @preconcurrency public protocol NSDatePickerCellDelegate : NSObjectProtocol {
      @objc optional func datePickerCell(_ datePickerCell: NSDatePickerCell, validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>, timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?)
    }
    // https://developer.apple.com/documentation/appkit/nsgesturerecognizerdelegate
    @objc @MainActor @preconcurrency public protocol NSGestureRecognizerDelegate : NSObjectProtocol {
      @objc optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool
      @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
      @objc optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @objc optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @objc optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer) -> Bool
      @objc optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nstouchbardelegate
    @objc @MainActor @preconcurrency public protocol NSTouchBarDelegate : NSObjectProtocol {
      @objc optional func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem?
    }
    @objc @MainActor @preconcurrency public protocol NSTouchBarProvider : NSObjectProtocol {
      var touchBar: NSTouchBar? { get }
    }
    // https://developer.apple.com/documentation/appkit/nsservicesmenurequestor
    @objc @MainActor @preconcurrency public protocol NSServicesMenuRequestor : NSObjectProtocol {
      @objc optional func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool
      @objc optional func readSelection(from pboard: NSPasteboard) -> Bool
    }
    // https://developer.apple.com/documentation/appkit/nsviewcontrollerpresentationanimator
    @objc @MainActor @preconcurrency public protocol NSViewControllerPresentationAnimator : NSObjectProtocol {
      func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
      func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
    }
    // https://developer.apple.com/documentation/appkit/nspathcontroldelegate
    @objc @MainActor @preconcurrency public protocol NSPathControlDelegate : NSObjectProtocol {
      @objc optional func pathControl(_ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard) -> Bool
      @objc optional func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation
      @objc optional func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
      @objc optional func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
      @objc optional func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
    }
    // https://developer.apple.com/documentation/appkit/nshapticfeedbackperformer
    @objc public protocol NSHapticFeedbackPerformer : NSObjectProtocol {
      func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
    }
    """#
}
