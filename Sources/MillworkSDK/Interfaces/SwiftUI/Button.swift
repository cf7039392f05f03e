extension InterfaceModules.SwiftUI {
  /// Button, Menu, Link, ShareLink and other controls that act.
  static let button = #"""
    // https://developer.apple.com/documentation/swiftui/button
    // https://developer.apple.com/documentation/swiftui/menu
    @available(Apple 2019, *)
    nonisolated public struct Button<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Button : Sendable {}
    @available(Apple 2019, *)
    extension Button {
      @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2019, *)
    extension Button where Label == Text {
      @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S : StringProtocol
    }
    @available(Apple 2020, *)
    extension Button where Label == SwiftUI.Label<Text, Image> {
      @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S : StringProtocol
    }
    @available(Apple 2023, *)
    extension Button where Label == SwiftUI.Label<Text, Image> {
      @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) where S : StringProtocol
      @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension Button where Label == Text {
      @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    }
    @available(Apple 2022, *)
    extension Button where Label == SwiftUI.Label<Text, Image> {
      @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    }
    @available(Apple 2019, *)
    extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
      nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration)
    }
    @available(Apple 2021, *)
    extension Button {
      @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2021, *)
    extension Button where Label == Text {
      @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S : StringProtocol
    }
    @available(Apple 2021, *)
    extension Button where Label == SwiftUI.Label<Text, Image> {
      @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
      @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S : StringProtocol
    }
    @available(Apple 2025, *)
    extension Button where Label == DefaultButtonLabel {
      @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void)
    }
    @available(Apple 2025, *)
    nonisolated public struct DefaultButtonLabel : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension DefaultButtonLabel : Sendable {}
    @available(Apple 2019, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct EditButton : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension EditButton : Sendable {}
    @available(iOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EditButton {
      public init()
    }
    @available(Apple 2022, *)
    nonisolated public struct RenameButton<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension RenameButton : Sendable {}
    @available(Apple 2022, *)
    extension RenameButton {
      public init() where Label == SwiftUI.Label<Text, Image>
    }
    @available(iOS 16.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct PasteButton : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension PasteButton : Sendable {}
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension PasteButton {
      @preconcurrency nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) where T : Transferable
    }
    """#
}
