extension InterfaceModules.SwiftUI {
  /// Modifiers for appearance, animation, presentation and interaction.
  static let interaction = #"""
    // https://developer.apple.com/documentation/swiftui/view-appearance
    // https://developer.apple.com/documentation/swiftui/modal-presentations
    @available(Apple 2019, *)
    extension View {
      nonisolated public func disabled(_ disabled: Bool) -> some View
      nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
      nonisolated public func fixedSize() -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    extension View {
      nonisolated public func foregroundColor(_ color: Color?) -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    extension View {
      nonisolated public func accentColor(_ accentColor: Color?) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View
      nonisolated public func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "overlay(alignment:content:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "overlay(alignment:content:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "overlay(alignment:content:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "overlay(alignment:content:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "overlay(alignment:content:)")
    extension View {
      @_disfavoredOverload nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay : View
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle
      nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func grayscale(_ amount: Double) -> some View
      nonisolated public func opacity(_ opacity: Double) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func geometryGroup() -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func redacted(reason: RedactionReasons) -> some View
    }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
      nonisolated public func controlSize(_ controlSize: ControlSize) -> some View
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func controlSize<T>(_ range: T) -> some View where T : RangeExpression, T.Bound == ControlSize
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S : ShapeStyle
      nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1 : ShapeStyle, S2 : ShapeStyle
      nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View where S1 : ShapeStyle, S2 : ShapeStyle, S3 : ShapeStyle
      nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
      nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View where T : RangeExpression, T.Bound == DynamicTypeSize
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S : Shape
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S : Shape
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V : Equatable
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase : Equatable
      nonisolated public func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase : Equatable
    }
    @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, visionOS 1.0, *)
    extension View {
      nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func environment<T>(_ object: T?) -> some View where T : AnyObject, T : Observable
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "background(alignment:content:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "background(alignment:content:)")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "background(alignment:content:)")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "background(alignment:content:)")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "background(alignment:content:)")
    extension View {
      @_disfavoredOverload nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background : View
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
      nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle
      nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : Shape
      nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape
      nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : InsettableShape
      nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : InsettableShape
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func contentTransition(_ transition: ContentTransition) -> some View
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func saturation(_ amount: Double) -> some View
      nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View
      nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S : Shape
      nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "Use withAnimation or animation(_:value:) instead.")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use withAnimation or animation(_:value:) instead.")
    extension View {
      @_disfavoredOverload nonisolated public func animation(_ animation: Animation?) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func transaction<V>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V : View
      nonisolated public func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V : View
    }
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    extension View {
      nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func tint<S>(_ tint: S?) -> some View where S : ShapeStyle
    }
    @available(Apple 2021, *)
    extension View {
      @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View
    }
    @available(Apple 2019, *)
    extension View {
      @_disfavoredOverload nonisolated public func transition(_ t: AnyTransition) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func transition<T>(_ transition: T) -> some View where T : Transition
    }
    @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func dialogIcon(_ icon: Image?) -> some View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use `alert(title:isPresented:presenting::actions:) instead.")
    extension View {
      nonisolated public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View where Item : Identifiable
      nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
    }
    @available(iOS 14.0, macOS 11.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func menuStyle<S>(_ style: S) -> some View where S : MenuStyle
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func menuOrder(_ order: MenuOrder) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View where T : IndefiniteSymbolEffect, T : SymbolEffect
      nonisolated public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View where T : DiscreteSymbolEffect, T : SymbolEffect, U : Equatable
    }
    @available(iOS 13.4, macOS 10.15, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View
      nonisolated public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable
      nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View
    }
    @available(Apple 2024, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func hoverEffect(_ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true) -> some View
    }
    @available(Apple 2024, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func hoverEffect(_ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true) -> some View
    }
    @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      @_disfavoredOverload nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    }
    @available(Apple 2023, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      @_disfavoredOverload nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
      nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View
    }
    @available(Apple 2024, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View
    }
    @available(Apple 2023, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View
    }
    @available(Apple 2024, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func hoverEffect(in group: HoverEffectGroup? = nil, isEnabled: Bool = true, body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some HoverEffectContent) -> some View
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func alert<A>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A : View
      nonisolated public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A : View
      nonisolated public func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func alert<A, M>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
      nonisolated public func alert<A, M>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
      nonisolated public func alert<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func alert<A, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View
      nonisolated public func alert<A, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View
      nonisolated public func alert<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func alert<A, M, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View
      nonisolated public func alert<A, M, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View
      nonisolated public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View where E : LocalizedError, A : View
      nonisolated public func alert<E, A, M>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View where E : LocalizedError, A : View, M : View
    }
    @available(Apple 2019, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View
      nonisolated public func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func labelsHidden() -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
      nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func confirmationDialog<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func confirmationDialog<A>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A : View
      nonisolated public func confirmationDialog<A>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A : View
      nonisolated public func confirmationDialog<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func confirmationDialog<A, M>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
      nonisolated public func confirmationDialog<A, M>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View
      nonisolated public func confirmationDialog<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func confirmationDialog<A, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View
      nonisolated public func confirmationDialog<A, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View
      nonisolated public func confirmationDialog<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View
      @available(Apple 2022, *)
      @_disfavoredOverload nonisolated public func confirmationDialog<A, M, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View
      @_disfavoredOverload nonisolated public func confirmationDialog<S, A, M, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where S : StringProtocol, A : View, M : View
      nonisolated public func confirmationDialog<A, M, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View
    }
    @available(Apple 2023, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
      nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    }
    @available(Apple 2020, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
      nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    }
    @available(iOS 15.4, macOS 12.3, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
    }
    @available(Apple 2021, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
    }
    @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    extension View {
      nonisolated public func focusable(_ isFocusable: Bool = true) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
      nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View
    }
    @available(iOS, unavailable)
    @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use FocusState<T> and View.focused(_:equals) for functionality previously provided by the onChange parameter.")
    @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use FocusState<T> and View.focused(_:equals) for functionality previously provided by the onChange parameter.")
    @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "Use FocusState<T> and View.focused(_:equals) for functionality previously provided by the onChange parameter.")
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func help(_ textKey: LocalizedStringKey) -> some View
      nonisolated public func help(_ text: Text) -> some View
      @_disfavoredOverload nonisolated public func help<S>(_ text: S) -> some View where S : StringProtocol
      nonisolated public func labelStyle<S>(_ style: S) -> some View where S : LabelStyle
    }
    // https://developer.apple.com/documentation/swiftui/view/help(_:)
    @available(Apple 2022, *)
    extension View {
      @_disfavoredOverload nonisolated public func help(_ textKey: LocalizedStringResource) -> some View
    }
    """#
}
