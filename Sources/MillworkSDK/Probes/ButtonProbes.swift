extension Probes {
  /// Buttons, their roles and borders, glass, feedback and animations.
  static let buttons: [Probe] = [
    Probe(
      "roles-below-26", "iOS 17.0",
      #"""
      struct Screen: View {
        var body: some View {
          Button("a", role: .confirm) {}
      //                     ^ error: 'confirm' is only available in iOS 26.0 or newer
          Button("b", role: .close) {}
      //                     ^ error: 'close' is only available in iOS 26.0 or newer
          Button(role: .cancel) {}
      //  ^ error: 'init(role:action:)' is only available in iOS 26.0 or newer
        }
      }
      """#),
    Probe(
      "role-unknown", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Button("a", role: .delete) {} }
      //                                         ^ error: type 'ButtonRole?' has no member 'delete'
      }
      """#),
    Probe(
      "button-without-action", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Button("a") }
      //                             ^ error: cannot convert value of type 'String' to expected argument type 'PrimitiveButtonStyleConfiguration'
      }
      """#),
    Probe(
      "button-action-with-argument", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Button("a") { value in print(value) } }
      //                                    ^ error: contextual closure type '@MainActor () -> Void' expects 0 arguments, but 1 was used in closure body
      }
      """#),
    Probe(
      "button-action-as-value", "iOS 26.0",
      #"""
      struct Screen: View {
        func open(_ name: String) {}
        var body: some View { Button("a", action: open) }
      //                            ^ error: cannot convert value of type '@MainActor @Sendable (String) -> ()' to expected argument type '@MainActor () -> Void'
      }
      """#),
    Probe(
      "button-action-that-waits", "iOS 26.0",
      #"""
      struct Screen: View {
        func load() async {}
        var body: some View { Button("a") { await load() } }
      //                                  ^ error: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
      }
      """#),
    Probe(
      "button-action-that-throws", "iOS 26.0",
      #"""
      struct Screen: View {
        func save() throws {}
        var body: some View { Button("a") { try save() } }
      //                                  ^ error: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '@MainActor () -> Void'
      }
      """#),
    Probe(
      "button-with-wrong-image-label", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Button("a", symbol: "star") {} }
      //                            ^ error: incorrect argument label in call (have '_:symbol:_:', expected '_:systemImage:_:')
      }
      """#),
    Probe(
      "glass-below-26", "iOS 18.0, macOS 15.0", seen: "niklasr22/BrightIntosh#250",
      #"""
      struct Screen: View {
        var body: some View {
          Button("a") {}.buttonStyle(.glass)
      //                              ^ [iOS] error: 'glass' is only available in iOS 26.0 or newer
      //                              ^ [macOS] error: 'glass' is only available in macOS 26.0 or newer
          Text("b").glassEffect(.regular.tint(.red), in: Capsule())
      //            ^ [iOS] error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
      //            ^ [macOS] error: 'glassEffect(_:in:)' is only available in macOS 26.0 or newer
      //                         ^ [iOS] error: 'regular' is only available in iOS 26.0 or newer
      //                         ^ [macOS] error: 'regular' is only available in macOS 26.0 or newer
      //                                 ^ [iOS] error: 'tint' is only available in iOS 26.0 or newer
      //                                 ^ [macOS] error: 'tint' is only available in macOS 26.0 or newer
          GlassEffectContainer { Text("c") }
      //  ^ [iOS] error: 'GlassEffectContainer' is only available in iOS 26.0 or newer
      //  ^ [macOS] error: 'GlassEffectContainer' is only available in macOS 26.0 or newer
        }
      }
      """#),
    Probe(
      "glass-on-vision", "visionOS 26.0",
      #"""
      struct Screen: View {
        var body: some View {
          Button("a") {}.buttonStyle(.glassProminent)
      //                              ^ error: 'glassProminent' is unavailable in visionOS
          Text("b").glassEffect()
      //            ^ error: 'glassEffect(_:in:)' is unavailable in visionOS
        }
      }
      """#),
    Probe(
      "glass-of-a-variant-below-26-1", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View {
          Button("a") {}.buttonStyle(GlassButtonStyle(.clear))
      //                             ^ error: 'init(_:)' is only available in iOS 26.1 or newer
        }
      }
      """#),
    Probe(
      "glass-member-missing", "iOS 26.0", seen: "GenericJam/mob#55",
      #"""
      struct Screen: View {
        var body: some View {
          Text("a").padding().glassEffekt()
      //                      ^ error: value of type 'some View' has no member 'glassEffekt'
        }
      }
      """#),
    Probe(
      "feedback-on-vision", "visionOS 2.0, iOS 16.0",
      #"""
      struct Screen: View {
        var body: some View { Text("a").sensoryFeedback(.selection, trigger: 1) }
      //                                ^ [iOS] error: 'sensoryFeedback(_:trigger:)' is only available in iOS 17.0 or newer
      //                                ^ [visionOS] error: 'sensoryFeedback(_:trigger:)' is only available in visionOS 26.0 or newer
      //                                                 ^ [iOS] error: 'selection' is only available in iOS 17.0 or newer
      //                                                 ^ [visionOS] error: 'selection' is only available in visionOS 26.0 or newer
      }
      """#),
    Probe(
      "feedback-of-26", "iOS 17.0",
      #"""
      struct Screen: View {
        @State var isOn = false
        var body: some View {
          Text("a").sensoryFeedback(.press(.toggle), trigger: isOn)
      //                             ^ error: 'press' is only available in iOS 26.0 or newer
      //                                    ^ error: 'toggle' is only available in iOS 26.0 or newer
          Text("b").sensoryFeedback(.selection(.on), trigger: isOn)
      //                             ^ error: 'selection' is only available in iOS 26.0 or newer
      //                                        ^ error: 'on' is only available in iOS 26.0 or newer
        }
      }
      """#),
    Probe(
      "feedback-of-a-value-that-cannot-be-compared", "iOS 26.0",
      #"""
      struct Value {}
      struct Screen: View {
        var body: some View { Text("a").sensoryFeedback(.selection, trigger: Value()) }
      //                                ^ error: instance method 'sensoryFeedback(_:trigger:)' requires that 'Value' conform to 'Equatable'
      }
      """#),
    Probe(
      "animation-of-a-value-that-cannot-be-compared", "iOS 26.0",
      #"""
      struct Value {}
      struct Screen: View {
        var body: some View { Text("a").animation(.default, value: Value()) }
      //                                ^ error: instance method 'animation(_:value:)' requires that 'Value' conform to 'Equatable'
      }
      """#),
    Probe(
      "border-shape-on-mac", "macOS 13.0",
      #"""
      struct Screen: View {
        var body: some View {
          Button("a") {}.buttonBorderShape(.capsule)
      //                                    ^ error: 'capsule' is only available in macOS 14.0 or newer
          Button("b") {}.buttonBorderShape(.circle)
      //                                    ^ error: 'circle' is only available in macOS 14.0 or newer
        }
      }
      """#),
  ]
}
