extension InterfaceModules.SwiftUI {
  /// Links and sharing.
  static let shareLink = #"""
    // https://developer.apple.com/documentation/swiftui/sharelink
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> : View where Data : RandomAccessCollection, Data.Element : Transferable, PreviewImage : Transferable, PreviewIcon : Transferable, Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ShareLink : Sendable {}
    @available(Apple 2022, *)
    @available(tvOS, unavailable)
    nonisolated public struct DefaultShareLinkLabel : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension DefaultShareLinkLabel : Sendable {}
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct SharePreview<Image, Icon> where Image : Transferable, Icon : Transferable {
      public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
      @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon)
      public init(_ title: Text, image: Image, icon: Icon)
      @_disfavoredOverload public init<S>(_ title: S, image: Image, icon: Icon) where S : StringProtocol
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension SharePreview where Icon == Never {
      public init(_ titleKey: LocalizedStringKey, image: Image)
      @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: Image)
      public init(_ title: Text, image: Image)
      @_disfavoredOverload public init<S>(_ title: S, image: Image) where S : StringProtocol
    }
    // https://developer.apple.com/documentation/swiftui/sharepreview/init(_:icon:)
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension SharePreview where Image == Never {
      public init(_ titleKey: LocalizedStringKey, icon: Icon)
      @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, icon: Icon)
      public init(_ title: Text, icon: Icon)
      @_disfavoredOverload public init<S>(_ title: S, icon: Icon) where S : StringProtocol
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension SharePreview where Image == Never, Icon == Never {
      public init(_ titleKey: LocalizedStringKey)
      @_disfavoredOverload public init(_ titleResource: LocalizedStringResource)
      public init(_ title: Text)
      @_disfavoredOverload public init<S>(_ title: S) where S : StringProtocol
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension ShareLink {
      nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I>, I : Transferable
      nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
    }
    @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    extension ShareLink where Label == DefaultShareLinkLabel {
      nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      nonisolated public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) where S : StringProtocol
      nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
      nonisolated public init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I : Transferable
      nonisolated public init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I : Transferable
      nonisolated public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I : Transferable
      @_disfavoredOverload nonisolated public init<I>(_ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I : Transferable
      @_disfavoredOverload nonisolated public init<S, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, S : StringProtocol, I : Transferable
    }
    // https://developer.apple.com/documentation/swiftui/link
    @available(Apple 2020, *)
    nonisolated public struct Link<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension Link : Sendable {}
    @available(Apple 2020, *)
    extension Link {
      nonisolated public init(destination: URL, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2020, *)
    extension Link where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S : StringProtocol
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct HelpLink : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension HelpLink : Sendable {}
    @available(macOS 14.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension HelpLink {
      nonisolated public init(action: @escaping () -> Void)
      nonisolated public init(destination: URL)
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct SettingsLink<Label> : View where Label : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension SettingsLink : Sendable {}
    @available(macOS 14.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension SettingsLink {
      nonisolated public init(@ViewBuilder label: () -> Label)
      public init() where Label == DefaultSettingsLinkLabel
    }
    @available(Apple 2023, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public struct DefaultSettingsLinkLabel : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension DefaultSettingsLinkLabel : Sendable {}
    """#
}
