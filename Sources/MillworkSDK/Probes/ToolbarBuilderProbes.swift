extension Probes {
  /// What the builder of a toolbar takes, and what it says to the rest.
  static let toolbarBuilders: [Probe] = [
    Probe(
      "view-beside-item", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("b") }
          Text("a")
      //  ^ error: static method 'buildExpression' requires that 'Text' conform to 'CustomizableToolbarContent'
        }
      }
      """#),
    Probe(
      "view-beside-item-in-modifier", "iOS 26.0", seen: "swiftlang/swift#88533",
      #"""
      struct Screen: View {
        var body: some View {
      //                    ^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
          Text("x").toolbar {
            Text("a")
            ToolbarItem { Text("b") }
          }
        }
      }
      """#),
    Probe(
      "for-in-toolbar", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        let names: [String]
        var body: some ToolbarContent {
          for name in names { ToolbarItem { Text(name) } }
      //  ^ error: closure containing control flow statement cannot be used with result builder 'ToolbarContentBuilder'
        }
      }
      """#),
    Probe(
      "for-in-toolbar-modifier", "iOS 26.0",
      #"""
      struct Screen: View {
        let names: [String]
        var body: some View {
          Text("a").toolbar {
      //                    ^ error: trailing closure passed to parameter of type 'Visibility' that does not accept a closure
            for name in names { ToolbarItem { Text(name) } }
          }
        }
      }
      """#),
    Probe(
      "foreach-of-items", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        let names: [String]
        var body: some ToolbarContent {
          ForEach(names, id: \.self) { name in ToolbarItem { Text(name) } }
      //  ^ error: static method 'buildExpression' requires that 'ForEach<[String], String, Content>' conform to 'CustomizableToolbarContent'
      //                                       ^ error: static method 'buildExpression' requires that 'ToolbarItem<(), Text>' conform to 'View'
        }
      }
      """#),
    Probe(
      "empty-toolbar-body", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
      //                              ^ error: expected expression of type 'Content' in result builder 'ToolbarContentBuilder'
        }
      }
      """#),
    Probe(
      "eleven-items", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("1") }
          ToolbarItem { Text("2") }
          ToolbarItem { Text("3") }
          ToolbarItem { Text("4") }
          ToolbarItem { Text("5") }
          ToolbarItem { Text("6") }
          ToolbarItem { Text("7") }
          ToolbarItem { Text("8") }
          ToolbarItem { Text("9") }
          ToolbarItem { Text("10") }
          ToolbarItem { Text("11") }
      //  ^ error: extra argument in call
        }
      }
      """#),
    Probe(
      "view-modifier-on-item", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.opacity(0.5)
      //                            ^ error: value of type 'ToolbarItem<(), Text>' has no member 'opacity'
        }
      }
      """#),
    Probe(
      "view-modifier-on-group", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItemGroup(placement: .bottomBar) { Text("a") }.font(.title)
      //                                                        ^ error: value of type 'ToolbarItemGroup<Text>' has no member 'font'
      //                                                              ^ error: cannot infer contextual base in reference to member 'title'
        }
      }
      """#),
    Probe(
      "environment-on-item", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(id: "a") { Text("a") }.environment(\.isEnabled, false)
      //                                     ^ error: value of type 'ToolbarItem<String, Text>' has no member 'environment'
      //                                                 ^ error: cannot infer key path type from context; consider explicitly specifying a root type
        }
      }
      """#),
    Probe(
      "item-modifier-on-view", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a").sharedBackgroundVisibility(.hidden) }
      //                          ^ error: value of type 'Text' has no member 'sharedBackgroundVisibility'
      //                                                      ^ error: cannot infer contextual base in reference to member 'hidden'
        }
      }
      """#),
    Probe(
      "customization-of-plain-item", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.customizationBehavior(.disabled)
      //                            ^ error: referencing instance method 'customizationBehavior' on 'ToolbarItem' requires the types '()' and 'String' be equivalent
        }
      }
      """#),
    Probe(
      "spacer-inside-item", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { ToolbarSpacer() }
      //                ^ error: static method 'buildExpression' requires that 'ToolbarSpacer' conform to 'View'
        }
      }
      """#),
    Probe(
      "default-item-inside-item", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { DefaultToolbarItem(kind: .search) }
      //                ^ error: static method 'buildExpression' requires that 'DefaultToolbarItem' conform to 'View'
        }
      }
      """#),
    Probe(
      "item-inside-group", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItemGroup(placement: .primaryAction) {
            ToolbarItem { Text("a") }
      //    ^ error: static method 'buildExpression' requires that 'ToolbarItem<(), Text>' conform to 'View'
          }
        }
      }
      """#),
    Probe(
      "item-inside-stack", "iOS 26.0",
      #"""
      struct Screen: View {
        var body: some View {
          HStack {
            ToolbarItem { Text("a") }
      //    ^ error: static method 'buildExpression' requires that 'ToolbarItem<(), Text>' conform to 'View'
            Text("b")
          }
        }
      }
      """#),
    Probe(
      "view-wraps-item", "iOS 17.0, iOS 26.0",
      #"""
      struct Wrapper: View {
        var body: some View {
          ToolbarItem { Image(systemName: "gearshape") }
      //  ^ error: static method 'buildExpression' requires that 'ToolbarItem<(), Image>' conform to 'View'
        }
      }
      """#),
    Probe(
      "group-in-customizable-toolbar", "macOS 15.0, iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItemGroup { Text("a") }
        }
      }
      struct Screen: View {
        var body: some View { Text("b").toolbar(id: "main") { Items() } }
      //                                ^ error: instance method 'toolbar(id:content:)' requires that 'some ToolbarContent' conform to 'CustomizableToolbarContent'
      }
      """#),
    Probe(
      "group-directly-in-customizable-toolbar", "macOS 15.0",
      #"""
      struct Screen: View {
        var body: some View {
          Text("b").toolbar(id: "main") {
      //            ^ error: instance method 'toolbar(id:content:)' requires that 'some ToolbarContent' conform to 'CustomizableToolbarContent'
            ToolbarItemGroup { Text("a") }
          }
        }
      }
      """#),
    Probe(
      "item-without-id-in-customizable-toolbar", "macOS 15.0",
      #"""
      struct Screen: View {
        var body: some View {
          Text("b").toolbar(id: "main") {
      //            ^ error: instance method 'toolbar(id:content:)' requires that 'some ToolbarContent' conform to 'CustomizableToolbarContent'
            ToolbarItem { Text("a") }
          }
        }
      }
      """#),
    Probe(
      "default-item-in-customizable-toolbar", "macOS 26.0",
      #"""
      struct Screen: View {
        var body: some View {
          Text("b").toolbar(id: "main") {
      //            ^ error: instance method 'toolbar(id:content:)' requires that 'some ToolbarContent' conform to 'CustomizableToolbarContent'
            DefaultToolbarItem(kind: .sidebarToggle)
          }
        }
      }
      """#),
    Probe(
      "customizable-with-plain-body", "macOS 15.0",
      #"""
      struct Items: CustomizableToolbarContent {
      //     ^ error: type 'Items' does not conform to protocol 'CustomizableToolbarContent'
      //     ^ error: type 'some ToolbarContent' does not conform to protocol 'CustomizableToolbarContent'
        var body: some ToolbarContent {
          ToolbarItem(id: "a") { Text("a") }
        }
      }
      """#),
    Probe(
      "branches-without-builder", "iOS 26.0",
      #"""
      @MainActor struct Items {
        var flag = true
        var content: some ToolbarContent {
          if flag { ToolbarItem { Text("a") } } else { ToolbarItemGroup { Text("b") } }
      //            ^ error: branches have mismatching types 'ToolbarItem<(), Text>' and 'ToolbarItemGroup<Text>'
        }
      }
      """#),
    Probe(
      "two-items-without-builder", "iOS 26.0",
      #"""
      @MainActor struct Items {
        var content: some ToolbarContent {
      //                                 ^ error: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
          ToolbarItem { Text("a") }
      //  ^ warning: result of 'ToolbarItem<ID, Content>' initializer is unused
          ToolbarItem { Text("b") }
      //  ^ warning: result of 'ToolbarItem<ID, Content>' initializer is unused
        }
      }
      """#),
    Probe(
      "return-among-items", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }
      //  ^ warning: result of 'ToolbarItem<ID, Content>' initializer is unused
          return ToolbarItem { Text("b") }
        }
      }
      """#),
    Probe(
      "call-without-result-in-toolbar", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }
          print("b")
      //  ^ error: type '()' cannot conform to 'CustomizableToolbarContent'
        }
      }
      """#),
  ]
}
