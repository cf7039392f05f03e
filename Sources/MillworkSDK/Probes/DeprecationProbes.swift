extension Probes {
  /// What is still there and superseded, with the compiler's advice.
  static let deprecations: [Probe] = [
    Probe(
      "change-with-one-argument", "iOS 17.0",
      #"""
      struct Screen: View {
        @State var count = 0
        var body: some View { Text("a").onChange(of: count) { value in print(value) } }
      //                                ^ warning: 'onChange(of:perform:)' was deprecated in iOS 17.0: Use `onChange` with a two or zero parameter action closure instead.
      }
      """#),
    Probe(
      "animation-without-value", "iOS 15.0, macOS 12.0", seen: "chkn/MaterialUI#4",
      #"""
      struct Screen: View {
        var body: some View { Text("a").animation(.default) }
      //                                ^ [iOS] warning: 'animation' was deprecated in iOS 15.0: Use withAnimation or animation(_:value:) instead.
      //                                ^ [macOS] warning: 'animation' was deprecated in macOS 12.0: Use withAnimation or animation(_:value:) instead.
      }
      """#),
    Probe(
      "placement-by-id-on-mac", "macOS 14.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: ToolbarItemPlacement(id: "a")) { Text("b") }
      //                         ^ warning: 'init(id:)' was deprecated in macOS 14.0: renamed to 'accessoryBar'
      //                         ^ fix: use 'accessoryBar' instead
        }
      }
      """#),
    Probe(
      "customization-without-options", "iOS 17.0",
      #"""
      struct Items: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent {
          ToolbarItem(id: "a") { Text("b") }.defaultCustomization()
      //                                     ^ warning: 'defaultCustomization()' was deprecated in iOS 16.0: Please provide either a visibility or customization options
        }
      }
      """#),
    Probe(
      "soft-deprecations-are-silent", "iOS 26.0",
      #"""
      struct Screen: View {
        @Environment(\.presentationMode) var mode
        @State var isOn = false
        var body: some View {
          Text("f").alert(isPresented: $isOn) { Alert(title: Text("g")) }
          Text("h").navigationBarItems(trailing: Text("i")).navigationBarTitle("j")
          Text("k").edgesIgnoringSafeArea(.top).autocapitalization(.none).disableAutocorrection(true)
          Text("a").foregroundColor(.red).accentColor(.blue)
          Toggle("b", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
          Text("c").toolbar(.hidden, for: .navigationBar)
          Text("d").cornerRadius(4)
          NavigationView { Text("e") }
        }
      }
      """#),
    Probe(
      "animatable-modifier", "iOS 15.0 Swift 5",
      #"""
      struct FadeModifier: AnimatableModifier {
      //                   ^ warning: 'AnimatableModifier' was deprecated in iOS 15.0: use Animatable directly
        var amount: Double
        func body(content: Content) -> some View { content.opacity(amount) }
      }
      """#),
    Probe(
      "text-joined", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Text("a") + Text("b") }
      //                                ^ warning: '+' was deprecated in iOS 26.0: Use string interpolation on `Text` instead: `Text("Hello \(name)!")`
      }
      """#),
    Probe(
      "navigation-link-of-old", "iOS 16.0", seen: "twostraws/CodeScanner#157",
      #"""
      struct Screen: View {
        @State var isShown = false
        var body: some View {
          NavigationLink("a", destination: Text("b"), isActive: $isShown)
      //  ^ warning: 'init(_:destination:isActive:)' was deprecated in iOS 16.0: use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView
        }
      }
      """#),
    Probe(
      "navigation-link-with-label-of-old", "macOS 13.0", seen: "vultisig/vultisig-ios#1168",
      #"""
      struct Screen: View {
        @State var isShown = false
        var body: some View {
          NavigationLink(destination: Text("a"), isActive: $isShown) { Text("b") }
      //  ^ warning: 'init(destination:isActive:label:)' was deprecated in macOS 13.0: use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView
        }
      }
      """#),
    Probe(
      "navigation-link-with-tag-of-old", "iOS 16.0", seen: "pointfreeco/swift-composable-architecture#3420",
      #"""
      struct Screen: View {
        @State var chosen: Int?
        var body: some View {
          NavigationLink("a", tag: 1, selection: $chosen) { Text("b") }
      //  ^ warning: 'init(_:tag:selection:destination:)' was deprecated in iOS 16.0: use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView
        }
      }
      """#),
    Probe(
      "error-in-text", "iOS 26.0", seen: "SvenTiigi/YouTubePlayerKit#154",
      #"""
      struct Screen: View {
        let error: any Error
        var body: some View { Text("a: \(error)") }
      //                                ^ warning: 'appendInterpolation' is deprecated: Localized string interpolation produces an unlocalized, debug description for this type of value. Use a type supported by LocalizedStringKey.StringInterpolation or initialize a LocalizedStringResource instead with an interpolated value that conforms to CustomLocalizedStringResourceConvertible.
      }
      """#),
  ]
}
