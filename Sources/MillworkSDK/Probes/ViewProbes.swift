extension Probes {
  /// Views, builders and modifiers around toolbars and toggles.
  static let views: [Probe] = [
    Probe(
      "number-as-text", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Text(42) }
      //                      ^ error: no exact matches in call to initializer
      }
      """#),
    Probe(
      "foreach-of-values-without-id", "iOS 26.0",
      #"""
      struct Entry { let name: String }
      struct Screen: View {
        let entries: [Entry]
        var body: some View { ForEach(entries) { entry in Text(entry.name) } }
      //                      ^ error: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Entry' conform to 'Identifiable'
      }
      """#),
    Probe(
      "foreach-returns-nothing", "iOS 26.0",
      #"""
      struct Screen: View {
        let names: [String]
        var body: some View {
          ForEach(names, id: \.self) { name in
            print(name)
      //    ^ error: type '()' cannot conform to 'View'
          }
        }
      }
      """#),
    Probe(
      "loop-in-view", "iOS 26.0",
      #"""
      struct Screen: View {
        let names: [String]
        var body: some View {
          VStack {
            for name in names { Text(name) }
      //    ^ error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
          }
        }
      }
      """#),
    Probe(
      "guard-in-view", "iOS 26.0",
      #"""
      struct Screen: View {
        let name: String?
        var body: some View {
          VStack {
            guard let name else { Text("b") }
      //    ^ error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
            Text(name)
          }
        }
      }
      """#),
    Probe(
      "assignment-in-view", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var count = 0
        var body: some View {
          VStack {
            count = 1
      //    ^ error: type '()' cannot conform to 'View'
            Text("a")
          }
        }
      }
      """#),
    Probe(
      "print-in-view", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View {
          VStack {
            print("a")
      //    ^ error: type '()' cannot conform to 'View'
            Text("b")
          }
        }
      }
      """#),
    Probe(
      "text-literal-in-view", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View {
          "a"
      //  ^ error: static method 'buildExpression' requires that 'String' conform to 'View'
        }
      }
      """#),
    Probe(
      "view-as-type", "iOS 26.0",
      #"""
      struct Screen: View {
      //     ^ error: type 'Screen' does not conform to protocol 'View'
      //     ^ fix: cannot infer 'Body' = 'any View' because 'any View' as a type cannot conform to protocols; did you mean to use an opaque result type?
        var body: View { Text("a") }
      //          ^ warning: use of protocol 'View' as a type must be written 'any View'; this will be an error in a future Swift language mode
      //          ^ fix: replace 'View' by 'any View'
      }
      """#),
    Probe(
      "returned-types-differ", "iOS 26.0",
      #"""
      struct Screen: View {
        var flag = false
        func content() -> some View {
      //     ^ error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
          if flag { return Text("a") }
          return Image(systemName: "b")
        }
        var body: some View { content() }
      }
      """#),
    Probe(
      "ternary-of-different-views", "iOS 26.0",
      #"""
      struct Screen: View {
        var flag = false
        var body: some View { flag ? Text("a") : Image(systemName: "b") }
      //                             ^ error: result values in '? :' expression have mismatching types 'Text' and 'Image'
      }
      """#),
    Probe(
      "modifier-without-body", "iOS 26.0",
      #"""
      struct Bar: ViewModifier {
      //     ^ error: type 'Bar' does not conform to protocol 'ViewModifier'
        let title: String
      }
      """#),
    Probe(
      "modifier-with-wrong-content", "iOS 26.0", seen: "jboullianne/SwiftUIBanner#3",
      #"""
      struct Bar<Content: View>: ViewModifier {
      //     ^ error: type 'Bar<Content>' does not conform to protocol 'ViewModifier'
        let title: Content
        func body(content: Content) -> some View { content }
      }
      """#),
    Probe(
      "modifier-as-type", "iOS 26.0",
      #"""
      struct Bar: ViewModifier {
        func body(content: Content) -> some View { content }
      }
      struct Screen: View {
        var body: some View { Text("a").modifier(Bar) }
      //                      ^ error: type 'Bar.Type' cannot conform to 'ViewModifier'
      }
      """#),
    Probe(
      "misspelt-modifier", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Text("a").forgroundStyle(.red) }
      //                                ^ error: value of type 'Text' has no member 'forgroundStyle'
      //                                                ^ error: cannot infer contextual base in reference to member 'red'
      }
      """#),
    Probe(
      "misspelt-view", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Txt("a") }
      //                      ^ error: cannot find 'Txt' in scope
      }
      """#),
    Probe(
      "frame-mixed", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Text("a").frame(width: 10, maxHeight: 20) }
      //                                                            ^ error: extra argument 'maxHeight' in call
      }
      """#),
    Probe(
      "padding-of-text", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Text("a").padding("b") }
      //                                ^ error: no exact matches in call to instance method 'padding'
      }
      """#),
    Probe(
      "hex-colour", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Color(hex: "#FF0000") }
      //                           ^ error: extraneous argument label 'hex:' in call
      }
      """#),
    Probe(
      "label-with-wrong-label", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View { Label("a", icon: "b") }
      //                      ^ error: generic parameter 'Icon' could not be inferred
      //                      ^ error: generic parameter 'Title' could not be inferred
      //                           ^ error: missing argument label 'title:' in call
      //                            ^ error: cannot convert value of type 'String' to expected argument type '() -> Title'
      //                                       ^ error: cannot convert value of type 'String' to expected argument type '() -> Icon'
      }
      """#),
    Probe(
      "sheet-of-a-value-without-id", "iOS 26.0",
      #"""
      struct Entry { let name: String }
      struct Screen: View {
        @State var entry: Entry?
        var body: some View { Text("a").sheet(item: $entry) { entry in Text(entry.name) } }
      //                                ^ error: instance method 'sheet(item:onDismiss:content:)' requires that 'Entry' conform to 'Identifiable'
      }
      """#),
    Probe(
      "sheet-without-binding", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var isShown = false
        var body: some View { Text("a").sheet(isPresented: isShown) { Text("b") } }
      //                                                   ^ error: cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
      }
      """#),
    Probe(
      "sheet-with-view-instead-of-closure", "iOS 26.0",
      #"""
      struct Screen: View {
        @State var isShown = false
        var body: some View { Text("a").sheet(isPresented: $isShown, content: Text("b")) }
      //                                ^ error: generic parameter 'Content' could not be inferred
      //                                                                      ^ error: cannot convert value of type 'Text' to expected argument type '() -> Content'
      }
      """#),
    Probe(
      "controls-on-other-platforms", "watchOS 11.0, tvOS 16.0",
      #"""
      struct Screen: View {
        @State var value = 0.0
        var body: some View {
          Menu("a") { Text("b") }
      //  ^ [tvOS] error: 'Menu' is only available in tvOS 17.0 or newer
      //  ^ [watchOS] error: 'Menu' is unavailable in watchOS
      //  ^ [tvOS] error: 'init(_:content:)' is only available in tvOS 17.0 or newer
      //  ^ [watchOS] error: 'init(_:content:)' is unavailable in watchOS
          ShareLink(item: "c")
      //  ^ [tvOS] error: 'ShareLink' is unavailable in tvOS
      //  ^ [tvOS] error: 'init(item:subject:message:)' is unavailable in tvOS
          Slider(value: $value)
      //  ^ [tvOS] error: 'Slider' is unavailable in tvOS
      //  ^ [tvOS] error: 'init(value:in:onEditingChanged:)' is unavailable in tvOS
          Text("d").onHover { _ in }
      //            ^ [tvOS] error: 'onHover(perform:)' is unavailable in tvOS
      //            ^ [watchOS] error: 'onHover(perform:)' is unavailable in watchOS
          Text("e").keyboardShortcut("k")
      //            ^ [tvOS] error: 'keyboardShortcut(_:modifiers:)' is unavailable in tvOS
      //            ^ [watchOS] error: 'keyboardShortcut(_:modifiers:)' is unavailable in watchOS
      //                             ^ [tvOS] error: 'KeyEquivalent' is only available in tvOS 17.0 or newer
      //                             ^ [watchOS] error: 'KeyEquivalent' is unavailable in watchOS
        }
      }
      """#),
    Probe(
      "presentation-on-other-platforms", "macOS 14.0, tvOS 17.0",
      #"""
      struct Screen: View {
        @State var isShown = false
        var body: some View {
          Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }
      //            ^ [macOS] error: 'fullScreenCover(isPresented:onDismiss:content:)' is unavailable in macOS
          Text("c").inspector(isPresented: $isShown) { Text("d") }
      //            ^ [tvOS] error: 'inspector(isPresented:content:)' is unavailable in tvOS
          Text("e").popover(isPresented: $isShown) { Text("f") }
      //            ^ [tvOS] error: 'popover(isPresented:attachmentAnchor:arrowEdge:content:)' is unavailable in tvOS
        }
      }
      """#),
    Probe(
      "edit-button-on-mac", "macOS 14.0",
      #"""
      struct Screen: View {
        var body: some View { EditButton() }
      //                      ^ error: 'EditButton' is unavailable in macOS
      //                      ^ error: 'init()' is unavailable in macOS
      }
      """#),
    Probe(
      "modifiers-below-floor", "iOS 14.0",
      #"""
      struct Screen: View {
        var body: some View {
          Image(systemName: "a")
            .foregroundStyle(.red)
      //     ^ error: 'foregroundStyle' is only available in iOS 15.0 or newer
            .tint(.blue)
      //     ^ error: 'tint' is only available in iOS 15.0 or newer
            .overlay { Text("b") }
      //     ^ error: 'overlay(alignment:content:)' is only available in iOS 15.0 or newer
            .fontWeight(.bold)
      //     ^ error: 'fontWeight' is only available in iOS 16.0 or newer
        }
      }
      """#),
    Probe(
      "preview-with-traits-below-17", "iOS 16.0",
      #"""
        #Preview("a", traits: .sizeThatFitsLayout) {
      // ^ error: 'Preview(_:traits:_:body:)' is only available in iOS 17.0 or newer
      //                       ^ error: 'sizeThatFitsLayout' is only available in iOS 17.0 or newer
          Text("b")
        }
      """#),
    Probe(
      "preview-of-no-view", "iOS 17.0, watchOS 10.0",
      #"""
        #Preview {
      //^ [iOS] error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
          "a"
      //  ^ [watchOS] error: static method 'buildExpression' requires that 'String' conform to 'View'
        }
      """#),
    Probe(
      "preview-with-wrong-label", "iOS 17.0",
      #"""
      #Preview(title: "a") {
      //      ^ error: extraneous argument label 'title:' in macro expansion
        Text("b")
      }
      """#),
  ]
}
