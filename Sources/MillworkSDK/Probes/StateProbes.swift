extension Probes {
  /// State, bindings, the environment and observed objects.
  static let state: [Probe] = [
    Probe(
      "state-as-constant", "iOS 26.0",
      #"""
      struct Screen: View {
        @State let count = 0
      //^ error: property wrapper can only be applied to a 'var'
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "state-on-computed-property", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var count: Int { 0 }
      //^ error: property wrapper cannot be applied to a computed property
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "change-without-state", "iOS 26.0",
      #"""
      struct Screen: View {
        var count = 0
        var body: some View { Button("a") { count += 1 } }
      //                                          ^ error: left side of mutating operator isn't mutable: 'self' is immutable
      }
      """#),
    Probe(
      "mutating-call-without-state", "iOS 26.0",
      #"""
      struct Screen: View {
        var isOn = false
        var body: some View { Text("a").onTapGesture { isOn.toggle() } }
      //                                                    ^ error: cannot use mutating member on immutable value: 'self' is immutable
      }
      """#),
    Probe(
      "binding-missing-in-call", "iOS 26.0",
      #"""
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Text("a") }
      }
      struct Screen: View {
        var body: some View { Row() }
      //                          ^ error: missing argument for parameter 'isOn' in call
      }
      """#),
    Probe(
      "value-for-binding", "iOS 26.0",
      #"""
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Text("a") }
      }
      struct Screen: View {
        @State var flag = false
        var body: some View { Row(isOn: flag) }
      //                                ^ error: cannot convert value 'flag' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
      //                                ^ fix: insert '$'
      }
      """#),
    Probe(
      "binding-for-value", "iOS 26.0",
      #"""
      struct Row: View {
        var isOn: Bool
        var body: some View { Text("a") }
      }
      struct Screen: View {
        @State var flag = false
        var body: some View { Row(isOn: $flag) }
      //                                ^ error: cannot convert value '$flag' of type 'Binding<Bool>' to expected type 'Bool', use wrapped value instead
      //                                ^ fix: remove '$'
      }
      """#),
    Probe(
      "private-state-in-call", "iOS 26.0",
      #"""
      struct Row: View {
        @State private var isOn: Bool
        var body: some View { Text("a") }
      }
      struct Screen: View {
        var body: some View { Row(isOn: true) }
      //                      ^ error: 'Row' initializer is inaccessible due to 'private' protection level
      }
      """#),
    Probe(
      "environment-key-misspelt", "iOS 26.0",
      #"""
      struct Screen: View {
        @Environment(\.colorSheme) var scheme
      // ^ error: no exact matches in call to initializer
      //             ^ error: cannot infer key path type from context; consider explicitly specifying a root type
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "environment-assigned", "iOS 26.0",
      #"""
      struct Screen: View {
        @Environment(\.isEnabled) var isEnabled
        var body: some View { Button("a") { isEnabled = false } }
      //                                    ^ error: cannot assign to property: 'isEnabled' is a get-only property
      }
      """#),
    Probe(
      "environment-object-of-a-struct", "iOS 26.0",
      #"""
      struct Model {}
      struct Screen: View {
        @EnvironmentObject var model: Model
      // ^ error: generic struct 'EnvironmentObject' requires that 'Model' conform to 'ObservableObject'
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "state-object-of-a-plain-class", "iOS 26.0",
      #"""
      final class Model {}
      struct Screen: View {
        @StateObject var model = Model()
      // ^ error: generic struct 'StateObject' requires that 'Model' conform to 'ObservableObject'
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "observed-object-of-an-observable-class", "iOS 26.0",
      #"""
      @Observable final class Model { var name = "" }
      struct Screen: View {
        @ObservedObject var model: Model
      // ^ error: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
        var body: some View { Text(model.name) }
      }
      """#),
    Probe(
      "bindable-of-an-observable-object", "iOS 17.0",
      #"""
      final class Model: ObservableObject { @Published var name = "" }
      struct Screen: View {
        @Bindable var model: Model
      // ^ error: 'init(wrappedValue:)' is unavailable: @Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead.
        var body: some View { TextField("a", text: $model.name) }
      }
      """#),
    Probe(
      "projection-of-a-plain-model", "iOS 26.0",
      #"""
      @Observable final class Model { var name = "" }
      struct Screen: View {
        var model: Model
        var body: some View { TextField("a", text: $model.name) }
      //                                           ^ error: cannot find '$model' in scope
      }
      """#),
    Probe(
      "published-in-a-struct", "iOS 26.0",
      #"""
      struct Model {
        @Published var name = ""
      //^ error: 'wrappedValue' is unavailable: @Published is only available on properties of classes
      }
      """#),
    Probe(
      "focus-with-a-value", "iOS 26.0",
      #"""
      struct Screen: View {
        @FocusState var isFocused = false
      //                            ^ error: argument passed to call that takes no arguments
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "observable-below-17", "iOS 16.0",
      #"""
        @Observable final class Model { var name = "" }
      //^ error: 'ObservationIgnored()' is only available in iOS 17.0 or newer
      //^ error: 'ObservationRegistrar' is only available in iOS 17.0 or newer
      //^ error: 'ObservationTracked()' is only available in iOS 17.0 or newer
      // ^ error: 'Observable()' is only available in iOS 17.0 or newer
      //                                             ^ error: 'ObservationIgnored()' is only available in iOS 17.0 or newer
      struct Screen: View {
        @Environment(Model.self) var model
      // ^ error: 'init(_:)' is only available in iOS 17.0 or newer
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "stored-property-with-availability", "iOS 17.0", seen: "tuist/tuist#4975",
      #"""
      struct Screen: View {
        @available(iOS 26.0, *)
      // ^ error: stored properties cannot be marked potentially unavailable with '@available'
        var spacing = SpacerSizing.fixed
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "binding-assigned-a-value", "iOS 26.0",
      #"""
      struct Row: View {
        @Binding var isOn: Bool
        init(isOn: Bool) {
          _isOn = isOn
      //          ^ error: cannot assign value of type 'Bool' to type 'Binding<Bool>'
        }
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "state-not-set-in-init", "iOS 26.0",
      #"""
      struct Row: View {
        @State var count: Int
        init() {}
      //        ^ error: return from initializer without initializing all stored properties
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "own-key-without-default", "iOS 26.0",
      #"""
      struct WidthKey: EnvironmentKey {
      //     ^ error: type 'WidthKey' does not conform to protocol 'EnvironmentKey'
        typealias Value = Double
      }
      """#),
  ]
}
