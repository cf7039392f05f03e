extension Probes {
  /// Types of toolbar content, and what items, groups and spacers are made of.
  static let toolbarContents: [Probe] = [
    Probe(
      "text-in-toolbar", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          "a"
      //  ^ error: static method 'buildExpression' requires that 'String' conform to 'CustomizableToolbarContent'
        }
      }
      """#),
    Probe(
      "view-body-in-toolbar-content", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
      //     ^ error: type 'Items' does not conform to protocol 'ToolbarContent'
        var body: some View {
          Text("a")
        }
      }
      """#),
    Probe(
      "toolbar-content-without-body", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
      //     ^ error: type 'Items' does not conform to protocol 'ToolbarContent'
        let title: String
      }
      """#),
    Probe(
      "toolbar-content-as-type", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
      //     ^ error: type 'Items' does not conform to protocol 'ToolbarContent'
        var body: ToolbarContent {
      //          ^ warning: use of protocol 'ToolbarContent' as a type must be written 'any ToolbarContent'; this will be an error in a future Swift language mode
          ToolbarItem { Text("a") }
        }
      }
      """#),
    Probe(
      "toolbar-content-as-view", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent { ToolbarItem { Text("a") } }
      }
      struct Screen: View {
        var body: some View {
          VStack { Items() }
      //           ^ error: static method 'buildExpression' requires that 'Items' conform to 'View'
        }
      }
      """#),
    Probe(
      "view-as-toolbar-content-in-group", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          Group {
      //  ^ error: no exact matches in call to static method 'buildExpression'
            Text("a")
          }
        }
      }
      """#),
    Probe(
      "placement-of-group-content", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(position: .primaryAction) { Text("a") }
      //                         ^ error: cannot infer contextual base in reference to member 'primaryAction'
      //                         ^ error: extra argument 'position' in call
        }
      }
      """#),
    Probe(
      "placement-unknown", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .trailing) { Text("a") }
      //                          ^ error: type 'ToolbarItemPlacement' has no member 'trailing'
        }
      }
      """#),
    Probe(
      "placement-as-text", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: "primaryAction") { Text("a") }
      //                         ^ error: cannot convert value of type 'String' to expected argument type 'ToolbarItemPlacement'
        }
      }
      """#),
    Probe(
      "id-is-no-text", "iOS 26.0",
      #"""
      struct Items: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent {
          ToolbarItem(id: 1) { Text("a") }
      //                  ^ error: cannot convert value of type 'Int' to expected argument type 'String'
        }
      }
      """#),
    Probe(
      "view-as-argument-of-item", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .primaryAction, content: Text("a"))
      //  ^ error: generic parameter 'Content' could not be inferred
      //                                                  ^ error: cannot convert value of type 'Text' to expected argument type '() -> Content'
        }
      }
      """#),
    Probe(
      "spacer-unknown-sizing", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarSpacer(.small)
      //                 ^ error: type 'SpacerSizing' has no member 'small'
        }
      }
      """#),
    Probe(
      "spacer-with-content", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarSpacer(.fixed) { Text("a") }
      //                        ^ error: extra trailing closure passed in call
        }
      }
      """#),
    Probe(
      "default-item-unknown-kind", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          DefaultToolbarItem(kind: .back, placement: .topBarLeading)
      //                            ^ error: type 'ToolbarDefaultItemKind' has no member 'back'
        }
      }
      """#),
    Probe(
      "misspelt-toolbar-type", "iOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItm(placement: .primaryAction) { Text("a") }
      //  ^ error: cannot find 'ToolbarItm' in scope
      //                         ^ error: cannot infer contextual base in reference to member 'primaryAction'
        }
      }
      """#),
  ]
}
