extension InterfaceModules.SwiftUI {
  /// Boxes, disclosure groups, labelled content, empty states.
  static let labeledContent = #"""
    // https://developer.apple.com/documentation/swiftui/labeledcontent
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct GroupBox<Label, Content> : View where Label : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension GroupBox : Sendable {}
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBox {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBox where Label == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content)
    }
    @available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBox where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public struct DisclosureGroup<Label, Content> : View where Label : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension DisclosureGroup : Sendable {}
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DisclosureGroup {
      nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DisclosureGroup where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content)
      nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where S : StringProtocol
    }
    @available(Apple 2022, *)
    nonisolated public struct LabeledContent<Label, Content> : View where Label : View, Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension LabeledContent : Sendable {}
    @available(Apple 2022, *)
    extension LabeledContent {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    @available(Apple 2022, *)
    extension LabeledContent where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S : StringProtocol
    }
    @available(Apple 2022, *)
    extension LabeledContent where Label == Text, Content == Text {
      nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S>(_ titleResource: LocalizedStringResource, value: S) where S : StringProtocol
      @_disfavoredOverload nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1 : StringProtocol, S2 : StringProtocol
      nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String
      @_disfavoredOverload nonisolated public init<F>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F) where F : FormatStyle, F.FormatInput : Equatable, F.FormatOutput == String
    }
    @available(Apple 2022, *)
    extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
      nonisolated public init(_ configuration: LabeledContentStyleConfiguration)
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public protocol LabeledContentStyle {
      associatedtype Body : View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
      typealias Configuration = LabeledContentStyleConfiguration
    }
    @available(Apple 2022, *)
    public struct LabeledContentStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Content : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let label: LabeledContentStyleConfiguration.Label
      public let content: LabeledContentStyleConfiguration.Content
    }
    @available(Apple 2022, *)
    public struct AutomaticLabeledContentStyle : LabeledContentStyle {
      public init()
      @MainActor @preconcurrency public func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View
    }
    @available(Apple 2022, *)
    extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
      @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { get }
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S : LabeledContentStyle
    }
    @available(Apple 2023, *)
    nonisolated public struct ContentUnavailableView<Label, Description, Actions> : View where Label : View, Description : View, Actions : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension ContentUnavailableView : Sendable {}
    @available(Apple 2023, *)
    extension ContentUnavailableView {
      nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
    }
    @available(Apple 2023, *)
    extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
      nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
      @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil)
      nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
      @_disfavoredOverload nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S : StringProtocol
    }
    @available(Apple 2023, *)
    extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
      public static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get }
      public static func search(text: String) -> Self
    }
    @available(Apple 2023, *)
    public struct SearchUnavailableContent {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Description : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      @MainActor @preconcurrency public struct Actions : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
    }
    @available(iOS, introduced: 14.0, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "GroupBox(content:label:)")
    extension GroupBox {
      nonisolated public init(label: Label, @ViewBuilder content: () -> Content)
    }
    """#
}
