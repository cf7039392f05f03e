extension Probes {
  /// `@State` as a macro, and other sources that SDK 27 does not take.
  /// https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
  static let sdk27State: [Probe] = [
    Probe(
      "state-as-macro", "iOS 26.0, iOS 27.0 SDK 27, iOS 17.0 SDK 27",
      #"""
      @Observable final class Model { var count = 0 }
      struct Screen: View {
        @State private var name: String = "a"
        @State private var count = 0
        @State private var model = Model()
        @State var title: String?
        @State var isOn = false
        @State private var names: [String]
        init(names: [String]) { _names = State(initialValue: names) }
        var body: some View {
          TextField("b", text: $name)
          Toggle(title ?? "c", isOn: $isOn)
          Stepper("d", value: $model.count)
          Button("e") { count += 1; names.append(name); title = nil }
        }
      }
      struct Row: View {
        @State var isOn = true
        @State private var isShown = false
        let title: String
        var body: some View { Text(title) }
      }
      struct Rows: View {
        var body: some View {
          Plain(title: "a")
        }
      }
      struct Plain: View {
        @State private var isShown = false
        let title: String
        var body: some View { Toggle(title, isOn: $isShown) }
      }
      #Preview {
        @Previewable @State var isOn = false
        Toggle("a", isOn: $isOn)
      }
      """#),
    Probe(
      "state-with-a-value-assigned-first", "iOS 26.0, iOS 27.0 SDK 27",
      #"""
      struct Screen: View {
        var name: String
        @State private var count: Int = 0
        init(name: String, count: Int) {
          self.count = count
      //  ^ [iOS 27.0] error: 'self' used before all stored properties are initialized
          self.name = name
        }
        var body: some View { Text("\(name) \(count)") }
      }
      """#),
    Probe(
      "state-storage-with-a-value-assigned-first", "iOS 26.0, iOS 27.0 SDK 27",
      #"""
      struct Screen: View {
        var name: String
        @State private var count = 0
        init(name: String, count: Int) {
          _count = State(initialValue: count)
      //         ^ [iOS 27.0] error: 'self' used before all stored properties are initialized
          self.name = name
        }
        var body: some View { Text("\(name) \(count)") }
      }
      """#),
    Probe(
      "state-without-a-value-assigned-first", "iOS 26.0, iOS 27.0 SDK 27",
      #"""
      struct Screen: View {
        var name: String
        @State private var count: Int
        init(name: String, count: Int) {
          _count = State(initialValue: count)
          self.name = name
        }
        var body: some View { Text("\(name) \(count)") }
      }
      """#),
    Probe(
      "state-with-another-wrapper", "iOS 27.0 SDK 27", seen: "TN3211",
      #"""
      @propertyWrapper struct Clamped {
        var wrappedValue: Int
        var projectedValue: Int { wrappedValue }
      }
      struct Screen: View {
        @Clamped @State var count: Int = 0
      //         ^ error: cannot convert return expression of type 'Int' to return type 'Binding<Int>'
      //         ^ error: invalid redeclaration of synthesized property '$count'
      //         ^ error: invalid redeclaration of synthesized property '_count'
        var body: some View { Text("a") }
      }
      """#),
    Probe(
      "style-in-overlay", "iOS 26.0, iOS 27.0 SDK 27", seen: "TN3211",
      #"""
      struct Screen: View {
        var body: some View {
          Text("a").overlay(Color.blue.opacity(0.7).blendMode(.overlay))
      //                               ^ [iOS 27.0] error: ambiguous use of 'opacity'
        }
      }
      """#),
    Probe(
      "style-in-background", "iOS 26.0, iOS 27.0 SDK 27",
      #"""
      struct Screen: View {
        var body: some View {
          Text("a").background { Color.blue.opacity(0.3).blendMode(.overlay) }
          Text("b").foregroundStyle(.red.opacity(0.5)).background(.thinMaterial, in: Capsule())
        }
      }
      """#),
    Probe(
      "tuple-view-named", "iOS 26.0, iOS 27.0 SDK 27", seen: "TN3211",
      #"""
      struct Card<Content: View>: View {
        var content: Content
        var body: some View { content }
        init(@ViewBuilder content: () -> Content) { self.content = content() }
      }
      extension Card where Content == VStack<TupleView<(Text, Text)>> {
        init(title: String, subtitle: String) {
          self = Card {
            VStack {
      //    ^ [iOS 27.0] error: cannot convert value of type 'VStack<TupleContent<Text, Text>>' to expected argument type 'VStack<TupleView<(Text, Text)>>'
              Text(title)
              Text(subtitle)
            }
          }
        }
      }
      """#),
  ]
}
