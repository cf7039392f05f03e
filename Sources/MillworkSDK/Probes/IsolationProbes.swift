extension Probes {
  /// Isolation and Sendable, in both language modes.
  static let isolation: [Probe] = [
    Probe(
      "style-init-from-outside", "iOS 26.0, iOS 26.0 Swift 5", seen: "kean/Nuke#601",
      #"""
      struct Plain: ToggleStyle {
        let width: Double
        init() { width = 50 }
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      nonisolated func make() -> Any { Plain() }
      //                               ^ warning: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
      """#),
    Probe(
      "view-init-from-outside", "iOS 26.0, iOS 26.0 Swift 5", seen: "kean/Nuke#601",
      #"""
      struct Row: View {
        let title: String
        init(_ title: String) { self.title = title }
        var body: some View { Text(title) }
      }
      nonisolated func make() -> Any { Row("a") }
      //                               ^ warning: call to main actor-isolated initializer 'init(_:)' in a synchronous nonisolated context
      """#),
    Probe(
      "style-as-stored-default", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
        init() {}
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Holder {
        var style = Plain()
      //    ^ error: main actor-isolated default value in a nonisolated context
      }
      """#),
    Probe(
      "main-actor-image-in-label", "iOS 26.0", seen: "SFSafeSymbols/SFSafeSymbols#134",
      #"""
      struct Symbol { let name: String }
      extension Image {
        @MainActor init(symbol: Symbol) { self.init(systemName: symbol.name) }
      }
      nonisolated func label() -> some View {
        Label(title: { Text("a") }, icon: { Image(symbol: Symbol(name: "star")) })
      //                                    ^ error: call to main actor-isolated initializer 'init(symbol:)' in a synchronous nonisolated context
      }
      """#),
    Probe(
      "placement-as-global", "iOS 26.0",
      #"""
      //^ warning: add '@preconcurrency' to treat 'Sendable'-related errors from module 'SwiftUI' as warnings
      enum Places {
        static let main: ToolbarItemPlacement = .primaryAction
      //           ^ error: static property 'main' is not concurrency-safe because non-'Sendable' type 'ToolbarItemPlacement' may have shared mutable state
      }
      """#),
    Probe(
      "environment-key-as-variable", "iOS 26.0", seen: "HedvigInsurance/ugglan#2372",
      #"""
      struct WidthKey: EnvironmentKey {
        static var defaultValue = 10.0
      //           ^ error: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state
      //           ^ fix: convert 'defaultValue' to a 'let' constant to make 'Sendable' shared state immutable
      //           ^ fix: add '@MainActor' to make static property 'defaultValue' part of global actor 'MainActor'
      //           ^ fix: disable concurrency-safety checks if accesses are protected by an external synchronization mechanism
      }
      """#),
    Probe(
      "preference-key-as-variable", "iOS 26.0",
      #"""
      struct WidthKey: PreferenceKey {
        static var defaultValue: Double = 0
      //           ^ error: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state
        static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
      }
      """#),
    Probe(
      "state-in-alignment-guide", "iOS 26.0", seen: "Apple Developer Forums",
      #"""
      struct Screen: View {
        @State var isVisible = false
        var body: some View {
          Text("a").alignmentGuide(.bottom) {
            isVisible ? $0[.bottom] : $0[.top]
      //    ^ warning: main actor-isolated property 'isVisible' can not be referenced from a Sendable closure
          }
        }
      }
      """#),
    Probe(
      "state-in-visual-effect", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var distance = 10.0
        var body: some View {
          Text("a").visualEffect { content, proxy in content.offset(y: distance) }
      //                                                               ^ warning: main actor-isolated property 'distance' can not be referenced from a Sendable closure
        }
      }
      """#),
    Probe(
      "state-in-detached-task", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var count = 0
        var body: some View {
          Button("a") {
            Task.detached { count += 1 }
      //                    ^ warning: main actor-isolated property 'count' can not be mutated from a nonisolated context
          }
        }
      }
      """#),
    Probe(
      "method-in-detached-task", "iOS 26.0",
      #"""
      struct Screen: View {
        func load() {}
        var body: some View {
          Button("a") {
            Task.detached { load() }
      //                    ^ error: main actor-isolated instance method 'load()' cannot be called from outside of the actor
          }
        }
      }
      """#),
    Probe(
      "model-in-detached-task", "iOS 26.0",
      #"""
      final class Model { var count = 0 }
      struct Screen: View {
        let model: Model
        var body: some View {
          Button("a") {
            Task.detached { model.count += 1 }
      //                    ^ warning: main actor-isolated property 'model' can not be mutated from a nonisolated context
          }
        }
      }
      """#),
    Probe(
      "body-from-outside", "iOS 26.0",
      #"""
      struct Row: View {
        var body: some View { Text("a") }
      }
      nonisolated func content(of row: Row) -> Any { row.body }
      //                                                 ^ warning: main actor-isolated property 'body' can not be referenced from a nonisolated context
      """#),
    Probe(
      "nonisolated-make-body", "iOS 26.0",
      #"""
      struct Plain: ToggleStyle {
        @Environment(\.isEnabled) var isEnabled
        nonisolated func makeBody(configuration: Configuration) -> some View {
          configuration.label.opacity(isEnabled ? 1 : 0.5)
      //                              ^ warning: main actor-isolated property 'isEnabled' can not be referenced from a nonisolated context
        }
      }
      """#),
    Probe(
      "conformance-in-extension", "iOS 26.0", seen: "skiptools/skip-fuse-ui#56",
      #"""
      struct Items {
        @State var isOn = false
        var toggle: some View { Toggle("a", isOn: $isOn).toggleStyle(.button) }
      //                                                              ^ warning: main actor-isolated static property 'button' can not be referenced from a nonisolated context
      }
      extension Items: ToolbarContent {
        var body: some ToolbarContent { ToolbarItem { toggle } }
      }
      """#),
    Probe(
      "style-static-from-outside", "iOS 26.0, iOS 26.0 SDK 27",
      #"""
      nonisolated func style() -> some ToggleStyle { ButtonToggleStyle.button }
      //                                                               ^ [SDK 26] warning: main actor-isolated static property 'button' can not be referenced from a nonisolated context
      """#),
    Probe(
      "model-on-main-actor", "iOS 26.0",
      #"""
      @MainActor final class Model: ObservableObject { @Published var name = "" }
      nonisolated func rename(_ model: Model) { model.name = "b" }
      //                                              ^ error: main actor-isolated property 'name' can not be mutated from a nonisolated context
      """#),
    Probe(
      "placement-set-from-outside", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        let placement: ToolbarItemPlacement
        nonisolated init(placement: ToolbarItemPlacement) { self.placement = placement }
      //                                                         ^ error: main actor-isolated property 'placement' can not be mutated from a nonisolated context
        var body: some ToolbarContent { ToolbarItem(placement: placement) { Text("a") } }
      }
      """#),
    Probe(
      "timer-calls-the-view", "iOS 26.0",
      #"""
      struct Screen: View {
        func tick() {}
        var body: some View {
          Text("a").onAppear {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }
      //                                                                    ^ warning: call to main actor-isolated instance method 'tick()' in a synchronous nonisolated context
          }
        }
      }
      """#),
    Probe(
      "view-captured-by-queue", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var count = 0
        var body: some View {
          Button("a") {
            DispatchQueue.global().async { count += 1 }
      //                                   ^ warning: main actor-isolated property 'count' can not be mutated from a Sendable closure
          }
        }
      }
      """#),
  ]
}
