extension InterfaceModules.SwiftUI {
  /// What tabs are composed of besides tabs, and what can be attached to one.
  static let tabMembers = #"""
    // https://developer.apple.com/documentation/swiftui/tabcontent
    // https://developer.apple.com/documentation/swiftui/anytabcontent
    @available(Apple 2024, *)
    @MainActor @preconcurrency public struct AnyTabContent<TabValue> : TabContent where TabValue : Hashable {
      @MainActor @preconcurrency public init<Content>(_ content: Content) where TabValue == Content.TabValue, Content : TabContent
      @MainActor @preconcurrency public var body: AnyTabContent<TabValue> { get }
    }
    @available(Apple 2024, *)
    extension Optional : TabContent where Wrapped : TabContent {
      public typealias TabValue = Wrapped.TabValue
      @_implements(TabContent, Body) public typealias _TabBody = AnyTabContent<Wrapped.TabValue>
      @_implements(TabContent, body) @MainActor @preconcurrency public var _tabBody: AnyTabContent<Wrapped.TabValue> { get }
    }
    @available(Apple 2024, *)
    extension _ConditionalContent : TabContent where TrueContent : TabContent, FalseContent : TabContent, TrueContent.TabValue == FalseContent.TabValue {
      public typealias TabValue = TrueContent.TabValue
      @_implements(TabContent, Body) public typealias _TabBody = AnyTabContent<TrueContent.TabValue>
      @_implements(TabContent, body) @MainActor @preconcurrency public var _tabBody: AnyTabContent<TrueContent.TabValue> { get }
    }
    @available(Apple 2024, *)
    extension Group : TabContent where Content : TabContent {
      public typealias TabValue = Content.TabValue
      @_implements(TabContent, Body) public typealias _TabBody = AnyTabContent<Content.TabValue>
      @_implements(TabContent, body) @MainActor @preconcurrency public var _tabBody: AnyTabContent<Content.TabValue> { get }
      @_disfavoredOverload nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue
    }
    @available(Apple 2024, *)
    extension ForEach : TabContent where Content : TabContent {
      public typealias TabValue = Content.TabValue
      @_implements(TabContent, Body) public typealias _TabBody = AnyTabContent<Content.TabValue>
      @_implements(TabContent, body) @MainActor @preconcurrency public var _tabBody: AnyTabContent<Content.TabValue> { get }
    }
    @available(Apple 2024, *)
    extension ForEach where ID == Data.Element.ID, Content : TabContent, Data.Element : Identifiable {
      @_disfavoredOverload nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue
    }
    @available(Apple 2024, *)
    extension ForEach where Content : TabContent {
      @_disfavoredOverload nonisolated public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue
    }
    @available(Apple 2024, *)
    extension TabContent {
      @_disfavoredOverload nonisolated public func badge(_ resource: LocalizedStringResource?) -> some TabContent<Self.TabValue>
      nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue>
      @available(watchOS, unavailable)
      nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue> where Content : View
      nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> where S : StringProtocol
      nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> where S : StringProtocol
      nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      @_disfavoredOverload nonisolated public func accessibilityValue(_ value: LocalizedStringResource, isEnabled: Bool = true) -> some TabContent<Self.TabValue>
      @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S, isEnabled: Bool = true) -> some TabContent<Self.TabValue> where S : StringProtocol
    }
    @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TabContent {
      nonisolated public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> where M : View
      nonisolated public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some TabContent<Self.TabValue> where T : View
      nonisolated public func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some TabContent<Self.TabValue> where Item : Identifiable, Content : View
      nonisolated public func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some TabContent<Self.TabValue> where Content : View
      @MainActor @preconcurrency public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TabContent<Self.TabValue> where T : Transferable
    }
    @available(iOS 18.1, macOS 15.1, visionOS 2.1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TabContent {
      @MainActor @preconcurrency public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<Self.TabValue> where T : Transferable
    }
    """#
}
