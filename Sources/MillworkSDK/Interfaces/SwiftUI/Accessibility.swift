extension InterfaceModules.SwiftUI {
  /// Accessibility: traits, labels, values, actions, elements.
  static let accessibility = #"""
    // https://developer.apple.com/documentation/swiftui/view-accessibility
    @available(Apple 2019, *)
    public struct AccessibilityTraits : SetAlgebra, Sendable {
      public typealias Element = AccessibilityTraits
      public typealias ArrayLiteralElement = AccessibilityTraits
      public init()
      public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
      public mutating func formUnion(_ other: AccessibilityTraits)
      public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
      public mutating func formIntersection(_ other: AccessibilityTraits)
      public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
      public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
      public func contains(_ member: AccessibilityTraits) -> Bool
      @discardableResult public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
      @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
      @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
      public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
    }
    @available(Apple 2019, *)
    nonisolated public struct AccessibilityAttachmentModifier : ViewModifier {
      public typealias Body = Never
    }
    @available(Apple 2019, *)
    public struct AccessibilityActionKind : Equatable, Sendable {
      public static var `default`: AccessibilityActionKind { get }
      public static var escape: AccessibilityActionKind { get }
      public static var magicTap: AccessibilityActionKind { get }
      public static func == (a: AccessibilityActionKind, b: AccessibilityActionKind) -> Bool
    }
    @available(Apple 2019, *)
    extension AccessibilityActionKind {
      public init(named name: Text)
      @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
      public static var delete: AccessibilityActionKind { get }
    }
    @available(Apple 2019, *)
    public struct AccessibilityChildBehavior : Hashable, Sendable {
      public static var ignore: AccessibilityChildBehavior { get }
      public static var contain: AccessibilityChildBehavior { get }
      public static var combine: AccessibilityChildBehavior { get }
      public static func == (a: AccessibilityChildBehavior, b: AccessibilityChildBehavior) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    public enum AccessibilityAdjustmentDirection : Sendable {
      case increment
      case decrement
    }
    @available(Apple 2021, *)
    @frozen public enum AccessibilityHeadingLevel : UInt, Sendable {
      case unspecified
      case h1
      case h2
      case h3
      case h4
      case h5
      case h6
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @available(Apple 2021, *)
    @frozen public struct AccessibilityTechnologies : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var voiceOver: AccessibilityTechnologies { get }
      public static var switchControl: AccessibilityTechnologies { get }
    }
    @available(Apple 2019, *)
    public struct AccessibilityTextContentType : Sendable {
      public static var plain: AccessibilityTextContentType { get }
      public static var console: AccessibilityTextContentType { get }
      public static var fileSystem: AccessibilityTextContentType { get }
      public static var messaging: AccessibilityTextContentType { get }
      public static var narrative: AccessibilityTextContentType { get }
      public static var sourceCode: AccessibilityTextContentType { get }
      public static var spreadsheet: AccessibilityTextContentType { get }
      public static var wordProcessing: AccessibilityTextContentType { get }
    }
    @available(Apple 2019, *)
    extension AccessibilityTraits {
      public static var isButton: AccessibilityTraits { get }
      public static var isHeader: AccessibilityTraits { get }
      public static var isSelected: AccessibilityTraits { get }
      public static var isLink: AccessibilityTraits { get }
      public static var isSearchField: AccessibilityTraits { get }
      public static var isImage: AccessibilityTraits { get }
      public static var playsSound: AccessibilityTraits { get }
      public static var isKeyboardKey: AccessibilityTraits { get }
      public static var isStaticText: AccessibilityTraits { get }
      public static var isSummaryElement: AccessibilityTraits { get }
      public static var updatesFrequently: AccessibilityTraits { get }
      public static var startsMediaSession: AccessibilityTraits { get }
      public static var allowsDirectInteraction: AccessibilityTraits { get }
      public static var causesPageTurn: AccessibilityTraits { get }
      public static var isModal: AccessibilityTraits { get }
    }
    @available(Apple 2023, *)
    extension AccessibilityTraits {
      public static var isToggle: AccessibilityTraits { get }
      public static var isTabBar: AccessibilityTraits { get }
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2022, *)
    extension View {
      @_disfavoredOverload nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V : View
      nonisolated public func accessibilityShowsLargeContentViewer() -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2022, *)
    extension View {
      @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2022, *)
    extension View {
      @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V : View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
      nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2022, *)
    extension View {
      @_disfavoredOverload nonisolated public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
      nonisolated public func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View where ID : Hashable
      nonisolated public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID : Hashable
    }
    @available(Apple 2020, *)
    @frozen public enum AccessibilityLabeledPairRole : Sendable {
      case label
      case content
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V : View
      nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityRotor<Content>(_ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View where Content : AccessibilityRotorContent
      nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where Value : Hashable
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content : View
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label : View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2023, *)
    @frozen public struct AccessibilityDirectTouchOptions : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var requiresActivation: AccessibilityDirectTouchOptions { get }
      public static var silentOnTouch: AccessibilityDirectTouchOptions { get }
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func accessibilityLabel<V>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View where V : View
      nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
      nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol
    }
    @available(Apple 2021, *)
    @MainActor @preconcurrency public protocol AccessibilityRotorContent {
    }
    @available(Apple 2021, *)
    @resultBuilder public struct AccessibilityRotorContentBuilder {
      public static func buildExpression<Content>(_ content: Content) -> Content where Content : AccessibilityRotorContent
      public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent where Content : AccessibilityRotorContent
    }
    @available(Apple 2021, *)
    nonisolated public struct AccessibilityRotorEntry<ID> : AccessibilityRotorContent where ID : Hashable {
      public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
    }
    // The older spelling, superseded by the modifiers above.
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    extension View {
      nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
      nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    }
    @available(Apple 2020, *)
    extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
      nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> ModifiedContent<Content, Modifier>
      @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier> where S : StringProtocol
      nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<Content, Modifier>
      @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Content, Modifier> where S : StringProtocol
      nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier>
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> ModifiedContent<Content, Modifier>
      @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Content, Modifier> where S : StringProtocol
      nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier>
    }
    @available(Apple 2019, *)
    extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
      nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Content, Modifier>
      nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> ModifiedContent<Content, Modifier>
    }
    """#
}
