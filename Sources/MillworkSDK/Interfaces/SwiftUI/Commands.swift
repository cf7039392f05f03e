extension InterfaceModules.SwiftUI {
  /// Menu commands.
  static let commands = #"""
    // https://developer.apple.com/documentation/swiftui/commands
    // Commands.
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol Commands {
      associatedtype Body : Commands
      @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Never : Commands {
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Group : Commands where Content : Commands {
      @MainActor @preconcurrency public var body: Never { get }
      nonisolated public init(@CommandsBuilder content: () -> Content)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct CommandsBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : Commands
      public static func buildBlock() -> EmptyCommands
      public static func buildBlock<Content>(_ content: Content) -> Content where Content : Commands
      public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Commands where C0 : Commands, C1 : Commands
      public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands
      public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands
      public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands
      public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands, C7 : Commands
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands, C7 : Commands, C8 : Commands
      public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9) -> some Commands where C0 : Commands, C1 : Commands, C2 : Commands, C3 : Commands, C4 : Commands, C5 : Commands, C6 : Commands, C7 : Commands, C8 : Commands, C9 : Commands
      @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
      public static func buildIf<C>(_ c: C?) -> C? where C : Commands
      @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
      public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T : Commands, F : Commands
      @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
      public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T : Commands, F : Commands
      @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
      public static func buildLimitedAvailability<C>(_ c: C) -> some Commands where C : Commands
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Optional : Commands where Wrapped : Commands {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension _ConditionalContent : Commands where TrueContent : Commands, FalseContent : Commands {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct EmptyCommands : Commands {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct CommandGroup<Content> : Commands where Content : View {
      nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct CommandMenu<Content> : Commands where Content : View {
      nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S : StringProtocol
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct SidebarCommands : Commands {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct ToolbarCommands : Commands {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct TextEditingCommands : Commands {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct TextFormattingCommands : Commands {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct InspectorCommands : Commands {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct ImportFromDevicesCommands : Commands {
      public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct CommandGroupPlacement : Sendable {
      public static var appInfo: CommandGroupPlacement { get }
      public static var appSettings: CommandGroupPlacement { get }
      public static var systemServices: CommandGroupPlacement { get }
      public static var appVisibility: CommandGroupPlacement { get }
      public static var appTermination: CommandGroupPlacement { get }
      public static var newItem: CommandGroupPlacement { get }
      public static var saveItem: CommandGroupPlacement { get }
      public static var importExport: CommandGroupPlacement { get }
      public static var printItem: CommandGroupPlacement { get }
      public static var undoRedo: CommandGroupPlacement { get }
      public static var pasteboard: CommandGroupPlacement { get }
      public static var textEditing: CommandGroupPlacement { get }
      public static var textFormatting: CommandGroupPlacement { get }
      public static var toolbar: CommandGroupPlacement { get }
      public static var sidebar: CommandGroupPlacement { get }
      public static var windowSize: CommandGroupPlacement { get }
      public static var windowList: CommandGroupPlacement { get }
      public static var singleWindowList: CommandGroupPlacement { get }
      public static var windowArrangement: CommandGroupPlacement { get }
      public static var help: CommandGroupPlacement { get }
    }
    """#
}
