extension Probes {
  /// Toggles and styles.
  static let styles: [Probe] = [
    Probe(
      "style-without-body", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
      //     ^ error: type 'Plain' does not conform to protocol 'ToggleStyle'
        let width: Double
      }
      """#),
    Probe(
      "style-with-wrong-label", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
      //     ^ error: type 'Plain' does not conform to protocol 'ToggleStyle'
        func makeBody(_ configuration: Configuration) -> some View { configuration.label }
      }
      """#),
    Probe(
      "style-with-wrong-configuration", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
      //     ^ error: type 'Plain' does not conform to protocol 'ToggleStyle'
        func makeBody(configuration: ButtonStyleConfiguration) -> some View { configuration.label }
      }
      """#),
    Probe(
      "style-returns-no-view", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.isOn
      //  ^ error: static method 'buildExpression' requires that 'Bool' conform to 'View'
        }
      }
      """#),
    Probe(
      "style-as-type", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Screen: View {
        @State var isOn = false
        var body: some View { Toggle("a", isOn: $isOn).toggleStyle(Plain) }
      //                                               ^ error: type 'Plain.Type' cannot conform to 'ToggleStyle'
      }
      """#),
    Probe(
      "style-unknown", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View { Toggle("a", isOn: $isOn).toggleStyle(.fading) }
      //                                                            ^ error: type 'ToggleStyle' has no member 'fading'
      }
      """#),
    Probe(
      "style-of-another-control", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View {
          Toggle("a", isOn: $isOn).toggleStyle(.borderedProminent)
      //                                        ^ error: type 'ToggleStyle' has no member 'borderedProminent'
        }
      }
      """#),
    Probe(
      "button-style-as-toggle-style", "iOS 26.0",
      #"""
      struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Screen: View {
        @State var isOn = false
        var body: some View {
          Toggle("a", isOn: $isOn).toggleStyle(Pressed())
      //                           ^ error: instance method 'toggleStyle' requires that 'Pressed' conform to 'ToggleStyle'
        }
      }
      """#),
    Probe(
      "toggle-without-binding", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View { Toggle("a", isOn: isOn) }
      //                                        ^ error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
      //                                        ^ fix: insert '$'
      }
      """#),
    Probe(
      "toggle-without-label", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View { Toggle(isOn: $isOn) }
      //                             ^ error: missing argument for parameter #1 in call
      }
      """#),
    Probe(
      "toggle-with-wrong-label", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View { Toggle("a", value: $isOn) }
      //                            ^ error: incorrect argument label in call (have '_:value:', expected '_:isOn:')
      //                            ^ fix: replace 'value' by 'isOn'
      }
      """#),
    Probe(
      "toggle-with-wrong-value", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var count = 0
        var body: some View { Toggle("a", isOn: $count) }
      //                                        ^ error: cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Bool>'
      }
      """#),
    Probe(
      "projection-that-is-none", "iOS 26.0",
      #"""
      struct Screen: View {
        var isOn = false
        var body: some View { Toggle("a", isOn: $isOn) }
      //                                        ^ error: cannot find '$isOn' in scope
      }
      """#),
    Probe(
      "configuration-projected-wrongly", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Toggle("a", isOn: $configuration.isOn)
      //                    ^ error: cannot find '$configuration' in scope
        }
      }
      """#),
    Probe(
      "configuration-called", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button("a") { configuration.toggle() }
      //                              ^ error: value of type 'Plain.Configuration' (aka 'ToggleStyleConfiguration') has no member 'toggle'
        }
      }
      """#),
    Probe(
      "pressed-in-toggle-style", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      //                                            ^ error: value of type 'Plain.Configuration' (aka 'ToggleStyleConfiguration') has no member 'isPressed'
        }
      }
      """#),
    Probe(
      "mixed-below-16", "iOS 15.0, macOS 12.0",
      #"""
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(configuration.isMixed ? "mixed" : "b")
      //                     ^ [iOS] error: 'isMixed' is only available in iOS 16.0 or newer
      //                     ^ [macOS] error: 'isMixed' is only available in macOS 13.0 or newer
        }
      }
      """#),
    Probe(
      "toggle-trait-below-17", "iOS 16.0",
      #"""
      struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.accessibilityAddTraits(.isToggle)
      //                                              ^ error: 'isToggle' is only available in iOS 17.0 or newer
        }
      }
      """#),
    Probe(
      "toggle-trait-misspelt", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Text("a").accessibilityAddTraits(.isSwitch) }
      //                                                        ^ error: type 'AccessibilityTraits' has no member 'isSwitch'
      }
      """#),
    Probe(
      "styles-on-other-platforms", "iOS 17.0, tvOS 17.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View {
          Toggle("a", isOn: $isOn).toggleStyle(.checkbox)
      //                                        ^ [iOS] error: 'checkbox' is unavailable in iOS
      //                                        ^ [tvOS] error: 'checkbox' is unavailable in tvOS
          Toggle("b", isOn: $isOn).toggleStyle(.switch)
      //                                        ^ [tvOS] error: 'switch' is only available in tvOS 18.0 or newer
          Toggle("c", isOn: $isOn).toggleStyle(.button)
      //                                        ^ [tvOS] error: 'button' is unavailable in tvOS
          Button("d") {}.buttonStyle(.link)
      //                              ^ [iOS] error: 'link' is unavailable in iOS
      //                              ^ [tvOS] error: 'link' is unavailable in tvOS
          Button("e") {}.buttonStyle(.accessoryBar)
      //                              ^ [iOS] error: 'accessoryBar' is unavailable in iOS
      //                              ^ [tvOS] error: 'accessoryBar' is unavailable in tvOS
        }
      }
      """#),
    Probe(
      "style-types-on-other-platforms", "iOS 17.0, watchOS 8.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View {
          Toggle("a", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
      //                                       ^ [iOS] error: 'CheckboxToggleStyle' is unavailable in iOS
      //                                       ^ [watchOS] error: 'CheckboxToggleStyle' is unavailable in watchOS
          Toggle("b", isOn: $isOn).toggleStyle(ButtonToggleStyle())
      //                                       ^ [watchOS] error: 'ButtonToggleStyle' is only available in watchOS 9.0 or newer
        }
      }
      """#),
    Probe(
      "symbol-toggle-below-14", "iOS 13.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View {
          Toggle("a", systemImage: "star", isOn: $isOn)
      //  ^ error: 'init(_:systemImage:isOn:)' is only available in iOS 14.0 or newer
          Button("b", systemImage: "star") {}
      //  ^ error: 'init(_:systemImage:action:)' is only available in iOS 14.0 or newer
        }
      }
      """#),
  ]
}
