/// The interface-only modules: every Apple module that SwiftUI code of this kind imports, as text that the compiler
/// builds. Written from Apple's documentation, whose pages each text names; nothing is copied from an SDK.
///
/// Declarations state all five platforms, visionOS too: `Apple 2023` is a year's releases (`AvailabilityFamily`).
/// `Observation` is not here: the toolchain brings its own. SwiftUICore is folded into SwiftUI.
package enum InterfaceModules {
  /// All modules, each after those that it imports.
  package static let all: [InterfaceModule] =
    [
      InterfaceModule("ObjectiveC", [ObjectiveC.nsObject]),
      InterfaceModule(
        "Darwin", [Darwin.overlay, Darwin.errorCodes, Darwin.math, Darwin.cMath],
        header: [
          Darwin.cTypes, Darwin.errorNumbers, Darwin.files, Darwin.processes, Darwin.terminals, Darwin.time,
          Darwin.cLibrary,
        ]),
      InterfaceModule(
        "Dispatch",
        [
          Dispatch.dispatchQueue, Dispatch.dispatchSource, Dispatch.dispatchTime,
        ]),
      InterfaceModule("CoreFoundation", [CoreFoundation.cgFloat]),
      InterfaceModule(
        "CoreGraphics",
        [CoreGraphics.cgContext, CoreGraphics.cgDisplays, CoreGraphics.cgEvent, CoreGraphics.drawing]),
      InterfaceModule(
        "Combine", [Combine.operators, Combine.publisherSequences, Combine.publisher, Combine.timeOperators]),
      InterfaceModule(
        "Foundation",
        [
          Foundation.addresses, Foundation.archiving, Foundation.attributeScopes, Foundation.attributedText,
          Foundation.bridging,
          Foundation.calendarMembers,
          Foundation.collections, Foundation.comparing, Foundation.data, Foundation.dataObjects,
          Foundation.dateSymbols,
          Foundation.distributedNotifications, Foundation.durationStyles,
          Foundation.errors,
          Foundation.formatterMembers,
          Foundation.fileManager, Foundation.fileSystemEvents,
          Foundation.formatStyle, Foundation.formatters, Foundation.sessionTasks,
          Foundation.formatting, Foundation.graphicsSources,
          Foundation.json, Foundation.keyValueCoding, Foundation.localeParts, Foundation.moreObjects,
          Foundation.moreServices, Foundation.notificationMessages, Foundation.partStyles,
          Foundation.recurrences, Foundation.regexParsers,
          Foundation.numbers, Foundation.numberStyles,
          Foundation.objectCollections, Foundation.objectSets, Foundation.objects,
          Foundation.observing,
          Foundation.predicates, Foundation.predicateOperations, Foundation.presentationIntents,
          Foundation.units, Foundation.unitFormatters, Foundation.urlLoadingMembers, Foundation.processes,
          Foundation.referenceObjects,
          Foundation.runLoopSources,
          Foundation.regularExpressions, Foundation.services, Foundation.urlServices, Foundation.personNames,
          Foundation.stringContents, Foundation.stringObjects, Foundation.strings,
          Foundation.threads, Foundation.urlLoading, Foundation.values, Foundation.xml,
        ]),
      InterfaceModule(
        "PackagePlugin", on: [.macOS], [PackagePlugin.plugin, PackagePlugin.model, PackagePlugin.manager],
        flags: newestTools),
      InterfaceModule("XcodeProjectPlugin", on: [.macOS], [XcodeProjectPlugin.plugin], flags: newestTools),
      InterfaceModule("XCTest", [XCTest.testCases]),
      InterfaceModule("simd", [Simd.vectors, Simd.matrices]),
      InterfaceModule("Spatial", [Spatial.positions, Spatial.rotations]),
      InterfaceModule("QuartzCore", [QuartzCore.caLayer, QuartzCore.caLayerMembers]),
      InterfaceModule("os", [OS.logger]),
      InterfaceModule("OSLog", [OSLog.osLog]),
      InterfaceModule(
        "UniformTypeIdentifiers", [UniformTypeIdentifiers.utType, UniformTypeIdentifiers.systemTypes]),
      InterfaceModule("CoreTransferable", [CoreTransferable.transferable]),
      InterfaceModule("Accessibility", [Accessibility.axChart]),
      InterfaceModule("Symbols", [Symbols.symbolEffect]),
      InterfaceModule("DeveloperToolsSupport", [DeveloperToolsSupport.preview]),
      InterfaceModule("UserNotifications", [UserNotifications.center]),
      InterfaceModule("ApplicationServices", on: [.macOS], [ApplicationServices.accessibilityClients]),
      InterfaceModule("CoreText", [CoreText.fonts]),
      InterfaceModule(
        "UIKit", on: [.iOS, .tvOS, .watchOS, .visionOS],
        [
          UIKit.listContent, UIKit.uiApplication, UIKit.uiDevice, UIKit.uiBarGroups, UIKit.uiCollectionParts,
          UIKit.uiCollections, UIKit.uiColor, UIKit.uiControlMembers, UIKit.uiCalendarView, UIKit.uiControls,
          UIKit.uiCommands,
          UIKit.uiButton, UIKit.uiScrollView, UIKit.uiCollectionView, UIKit.uiDragging, UIKit.uiInteractions,
          UIKit.uiKeys, UIKit.uiMotion, UIKit.uiPreviews, UIKit.uiText, UIKit.uiTextAttributes,
          UIKit.uiGestureRecognizer,
          UIKit.uiGraphics, UIKit.uiFontDescriptor, UIKit.uiTextServices, UIKit.uiTraits, UIKit.uiResponder,
          UIKit.uiView, UIKit.uiViewController, UIKit.uiNavigationController, UIKit.uiBarItem,
          UIKit.uiAlertController, UIKit.uiViewMembers,
        ]),
      InterfaceModule(
        "AppKit", on: [.macOS],
        [
          AppKit.nsAccessibility, AppKit.nsApplicationMembers,
          AppKit.nsTextInput, AppKit.nsTextLayouts, AppKit.nsColor, AppKit.nsContainers, AppKit.nsControl,
          AppKit.nsValueControls, AppKit.nsStackView, AppKit.nsText, AppKit.nsTableView, AppKit.nsMenu,
          AppKit.nsToolbar, AppKit.nsDocument,
          AppKit.nsObjects, AppKit.nsPresses, AppKit.nsPreviews, AppKit.nsPrinting, AppKit.nsTableMembers,
          AppKit.nsPrintInfo,
          AppKit.nsTextAttributes, AppKit.nsTextObjects, AppKit.nsTouchBar, AppKit.nsEvent, AppKit.nsView,
          AppKit.nsDragging,
          AppKit.nsLayout, AppKit.nsViewController, AppKit.nsWindow, AppKit.nsWindowTypes, AppKit.nsPanel,
          AppKit.nsApplication, AppKit.nsWorkspace, AppKit.nsBezierPath, AppKit.nsImageRep,
          AppKit.nsFontManager, AppKit.nsApplicationDelegate, AppKit.nsMenuDelegate, AppKit.nsTextDelegate,
          AppKit.nsTableDelegate, AppKit.nsDraggingProtocols, AppKit.nsTextStorage, AppKit.nsCell,
          AppKit.nsCollectionLayouts, AppKit.nsSpelling, AppKit.nsAccessibilityProtocol, AppKit.nsViewMembers,
          AppKit.nsWindowMembers, AppKit.nsTextViewMembers, AppKit.nsSplitMembers,
          AppKit.nsImageMembers, AppKit.nsWorkspaceMembers, AppKit.nsDocumentMembers,
          AppKit.nsTouchBarItems, AppKit.nsTextFinder, AppKit.nsControllers,
        ]),
      InterfaceModule("WatchKit", on: [.watchOS], [WatchKit.watchDevice, WatchKit.watchInterfaces]),
      InterfaceModule("Cocoa", on: [.macOS], [Cocoa.exports]),
      InterfaceModule("CoreData", [CoreData.managed, CoreData.fetchedResults]),
      InterfaceModule(
        "SwiftUI",
        [
          SwiftUI.accessibility, SwiftUI.accessibilityRotors, SwiftUI.animation, SwiftUI.app,
          SwiftUI.builders, SwiftUI.builders27, SwiftUI.button, SwiftUI.buttonStyle, SwiftUI.canvas,
          SwiftUI.color, SwiftUI.commands, SwiftUI.controlStyles, SwiftUI.dragAndDrop, SwiftUI.editActions,
          SwiftUI.environmentActions, SwiftUI.environmentTypes, SwiftUI.environmentValues, SwiftUI.exports,
          SwiftUI.fetchRequest, SwiftUI.fileDialogs, SwiftUI.focus, SwiftUI.font, SwiftUI.form,
          SwiftUI.geometry, SwiftUI.gesture,
          SwiftUI.glass, SwiftUI.hosting, SwiftUI.hover, SwiftUI.image, SwiftUI.immersive,
          SwiftUI.immersiveSpace,
          SwiftUI.interaction, SwiftUI.labeledContent, SwiftUI.layout, SwiftUI.layoutProtocol, SwiftUI.list,
          SwiftUI.macros, SwiftUI.menu, SwiftUI.navigation, SwiftUI.path, SwiftUI.picker,
          SwiftUI.pickerSources, SwiftUI.platformInsets, SwiftUI.platformModifiers, SwiftUI.depth,
          SwiftUI.pointer, SwiftUI.volumes, SwiftUI.spatialGestures, SwiftUI.spatialLayout,
          SwiftUI.watchModifiers,
          SwiftUI.presentation,
          SwiftUI.progressView, SwiftUI.representable, SwiftUI.scrollTargets, SwiftUI.scrollView,
          SwiftUI.search, SwiftUI.section, SwiftUI.sensoryFeedback, SwiftUI.shape, SwiftUI.shapeStyle,
          SwiftUI.shareLink, SwiftUI.springs, SwiftUI.state, SwiftUI.storage, SwiftUI.superseded,
          SwiftUI.table, SwiftUI.tableColumn, SwiftUI.tabs, SwiftUI.tabForms, SwiftUI.tabMembers,
          SwiftUI.text, SwiftUI.controlWidgets,
          SwiftUI.textAttributes, SwiftUI.textField, SwiftUI.textInput, SwiftUI.textRenderer,
          SwiftUI.timelineView, SwiftUI.toggle, SwiftUI.toolbarContent, SwiftUI.toolbarItem,
          SwiftUI.toolbarModifiers, SwiftUI.toolbars27,
          SwiftUI.transition, SwiftUI.view, SwiftUI.viewLayout, SwiftUI.widgetBundle, SwiftUI.windows,
          SwiftUI.sceneModifiers, SwiftUI.sceneForms, SwiftUI.objectDocuments,
        ]),
    ] + frameworks + rarerFrameworks

  /// Lets a module's own declarations see each other, whatever tools version a plug-in is written for.
  private static var newestTools: [String] { ["-package-description-version", "99"] }

  /// The modules that `platform` has, each after those that it imports.
  package static func modules(on platform: Platform) -> [InterfaceModule] {
    all.filter { $0.platforms.contains(platform) }
  }

  /// The subjects of ObjectiveC.
  enum ObjectiveC {}
  /// The subjects of Darwin.
  enum Darwin {}
  /// The subjects of Dispatch.
  enum Dispatch {}
  /// The subjects of CoreFoundation.
  enum CoreFoundation {}
  /// The subjects of CoreGraphics.
  enum CoreGraphics {}
  /// The subjects of Combine.
  enum Combine {}
  /// The subjects of Foundation.
  enum Foundation {}
  /// The subjects of PackagePlugin.
  enum PackagePlugin {}
  /// The subjects of XcodeProjectPlugin.
  enum XcodeProjectPlugin {}
  /// The subjects of XCTest.
  enum XCTest {}
  /// The subjects of os.
  enum OS {}
  /// The subjects of OSLog.
  enum OSLog {}
  /// The subjects of UniformTypeIdentifiers.
  enum UniformTypeIdentifiers {}
  /// The subjects of CoreTransferable.
  enum CoreTransferable {}
  /// The subjects of Accessibility.
  enum Accessibility {}
  /// The subjects of Symbols.
  enum Symbols {}
  /// The subjects of DeveloperToolsSupport.
  enum DeveloperToolsSupport {}
  /// The subjects of simd.
  enum Simd {}
  /// The subjects of Spatial.
  enum Spatial {}
  /// The subjects of QuartzCore.
  enum QuartzCore {}
  /// The subjects of UIKit.
  enum UIKit {}
  /// The subjects of AppKit.
  enum AppKit {}
  /// The subjects of UserNotifications.
  enum UserNotifications {}
  /// The subjects of WatchKit.
  enum WatchKit {}
  /// The subjects of Cocoa.
  enum Cocoa {}
  /// The subjects of CoreData.
  enum CoreData {}
  /// The subjects of SwiftUI.
  enum SwiftUI {}
}
