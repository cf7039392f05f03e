extension Probes {
  /// What SDK 27 changes: what passes on it alone, what passes before it alone, and its own sentences.
  /// https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
  static let sdk27: [Probe] = [
    Probe(
      "loop-of-items", "iOS 26.0, iOS 27.0 SDK 27, iOS 16.0 SDK 27, macOS 13.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        let names: [String]
        var body: some ToolbarContent {
          ForEach(names, id: \.self) { name in ToolbarItem { Text(name) } }
      //  ^ [iOS 26.0] error: static method 'buildExpression' requires that 'ForEach<[String], String, Content>' conform to 'CustomizableToolbarContent'
      //                                       ^ [iOS 26.0] error: static method 'buildExpression' requires that 'ToolbarItem<(), Text>' conform to 'View'
        }
      }
      """#),
    Probe(
      "loop-of-items-below-16", "iOS 15.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        let names: [String]
        var body: some ToolbarContent {
      //                              ^ error: conformance of 'ForEach<Data, ID, Content>' to 'ToolbarContent' is only available in iOS 16.0 or newer
          ForEach(names, id: \.self) { name in ToolbarItem { Text(name) } }
        }
      }
      """#),
    Probe(
      "twelve-items", "iOS 26.0, iOS 27.0 SDK 27, iOS 17.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("1") }
      //  ^ [iOS 26.0] error: extra arguments at positions #11, #12 in call
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
          ToolbarItem { Text("12") }
        }
      }
      """#),
    Probe(
      "group-of-items", "iOS 26.0, iOS 27.0 SDK 27, iOS 17.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var flag = true
        var body: some ToolbarContent {
          Group {
            ToolbarItem { Text("a") }
            ToolbarItem { Text("b") }
          }
          if flag { ToolbarItem { Text("c") } } else { ToolbarItemGroup { Text("d") } }
          if #available(iOS 26.0, *) { ToolbarSpacer(.fixed) }
        }
      }
      """#),
    Probe(
      "content-builder-for-items", "iOS 26.0, iOS 27.0 SDK 27, iOS 17.0 SDK 27",
      #"""
      struct Screen: View {
        let names: [String]
        @ContentBuilder var items: some ToolbarContent {
      // ^ [iOS 26.0] error: unknown attribute 'ContentBuilder'
      //                                               ^ [iOS 26.0] error: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
          ToolbarItem { Text("a") }
      //  ^ [iOS 26.0] warning: result of 'ToolbarItem<ID, Content>' initializer is unused
          ToolbarItem { Text("b") }
      //  ^ [iOS 26.0] warning: result of 'ToolbarItem<ID, Content>' initializer is unused
        }
        var body: some View { Text("c").toolbar { items } }
      }
      """#),
    Probe(
      "old-builder-for-items", "iOS 26.0, iOS 27.0 SDK 27, iOS 17.0 SDK 27",
      #"""
      struct Screen: View {
        @ToolbarContentBuilder var items: some ToolbarContent {
          ToolbarItem { Text("a") }
          ToolbarItem { Text("b") }
        }
        var body: some View { Text("c").toolbar { items } }
      }
      """#),
    Probe(
      "for-in-toolbar-27", "iOS 27.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        let names: [String]
        var body: some ToolbarContent {
          for name in names { ToolbarItem { Text(name) } }
      //  ^ error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        }
      }
      """#),
    Probe(
      "empty-body-27", "iOS 27.0 SDK 27, iOS 26.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
        }
      }
      """#),
    Probe(
      "empty-view-as-item", "iOS 26.0, iOS 26.0 SDK 27, iOS 27.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
      //                              ^ [iOS 26.0, SDK 27] error: conformance of 'EmptyView' to 'ToolbarContent' is only available in iOS 27.0 or newer
          EmptyView()
      //  ^ [SDK 26] error: static method 'buildExpression' requires that 'EmptyView' conform to 'CustomizableToolbarContent'
        }
      }
      """#),
    Probe(
      "view-beside-item-27", "iOS 27.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("b") }
          Text("a")
      //  ^ error: return type of property 'body' requires that 'Text' conform to 'ToolbarContent'
        }
      }
      """#),
    Probe(
      "view-alone-in-toolbar-content-27", "iOS 27.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          Text("a")
      //  ^ error: return type of property 'body' requires that 'Text' conform to 'ToolbarContent'
        }
      }
      """#),
    Probe(
      "view-beside-item-in-modifier-27", "iOS 27.0 SDK 27, iOS 17.0 SDK 27",
      #"""
      struct Screen: View {
        var body: some View {
          Text("x").toolbar {
      //            ^ error: no exact matches in call to instance method 'toolbar'
            Text("a")
            ToolbarItem { Text("b") }
          }
        }
      }
      """#),
    Probe(
      "group-in-customizable-toolbar-27", "iOS 27.0 SDK 27",
      #"""
      struct Screen: View {
        var body: some View {
          Text("b").toolbar(id: "main") {
            ToolbarItemGroup { Text("a") }
      //    ^ error: instance method 'toolbar(id:content:)' requires that 'ToolbarItemGroup<Text>' conform to 'CustomizableToolbarContent'
          }
        }
      }
      """#),
    Probe(
      "item-without-id-27", "iOS 27.0 SDK 27",
      #"""
      struct Screen: View {
        var body: some View {
          Text("b").toolbar(id: "main") {
      //            ^ error: referencing instance method 'toolbar(id:content:)' on 'ToolbarItem' requires the types '()' and 'String' be equivalent
            ToolbarItem { Text("a") }
          }
        }
      }
      """#),
    Probe(
      "customizable-with-plain-body-27", "iOS 27.0 SDK 27",
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
      "item-modifier-on-view-27", "iOS 27.0 SDK 27",
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
      "spacer-inside-item-27", "iOS 27.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { ToolbarSpacer() }
      //                ^ error: generic struct 'ToolbarItem' requires that 'ToolbarSpacer' conform to 'View'
        }
      }
      """#),
    Probe(
      "view-modifier-on-item-27", "iOS 27.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.opacity(0.5)
      //                            ^ error: value of type 'ToolbarItem<(), Text>' has no member 'opacity'
        }
      }
      """#),
    Probe(
      "branches-without-builder-27", "iOS 27.0 SDK 27",
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
      "item-inside-view-27", "iOS 27.0 SDK 27",
      #"""
      struct Screen: View {
        var body: some View {
          VStack {
            ToolbarItem { Text("a") }
      //    ^ error: generic struct 'VStack' requires that 'ToolbarItem<(), Text>' conform to 'View'
          }
        }
      }
      """#),
    Probe(
      "condition-below-16-27", "iOS 15.0 SDK 27",
      #"""
      struct Screen: View {
        @State var editing = false
        var body: some View {
          Text("a").toolbar {
      //            ^ error: conformance of 'Optional<Wrapped>' to 'ToolbarContent' is only available in iOS 16.0 or newer
            if editing { ToolbarItem { Text("b") } }
          }
        }
      }
      """#),
    Probe(
      "additions-of-27", "iOS 27.0 SDK 27, iOS 26.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.visibilityPriority(.low)
      //                            ^ [iOS 26.0] error: 'visibilityPriority' is only available in iOS 27.0 or newer
      //                                                ^ [iOS 26.0] error: 'low' is only available in iOS 27.0 or newer
          ToolbarItem(placement: .topBarPinnedTrailing) { Text("b") }
      //                          ^ [iOS 26.0] error: 'topBarPinnedTrailing' is only available in iOS 27.0 or newer
        }
      }
      struct Screen: View {
        var body: some View {
          Text("c").toolbarOverflowMenu { Text("d") }
      //            ^ [iOS 26.0] error: 'toolbarOverflowMenu(content:)' is only available in iOS 27.0 or newer
          Text("e").toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
      //            ^ [iOS 26.0] error: 'toolbarMinimizationBehavior(_:for:)' is only available in iOS 27.0 or newer
      //                                         ^ [iOS 26.0] error: 'onScrollDown' is only available in iOS 27.0 or newer
        }
      }
      """#),
    Probe(
      "additions-of-27-on-other-platforms", "macOS 27.0 SDK 27, watchOS 27.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.visibilityPriority(.high)
      //                                                ^ [watchOS] error: 'high' is unavailable in watchOS
          ToolbarItem(placement: .topBarPinnedTrailing) { Text("b") }
      //                          ^ [macOS] error: 'topBarPinnedTrailing' is unavailable in macOS
      //                          ^ [watchOS] error: 'topBarPinnedTrailing' is unavailable in watchOS
        }
      }
      struct Screen: View {
        var body: some View {
          Text("c").toolbarOverflowMenu { Text("d") }
      //            ^ [macOS] error: 'toolbarOverflowMenu(content:)' is unavailable in macOS
      //            ^ [watchOS] error: 'toolbarOverflowMenu(content:)' is unavailable in watchOS
        }
      }
      """#),
    Probe(
      "compiler-condition", "iOS 17.0, iOS 17.0 SDK 27",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          #if compiler(>=6.4)
            if #available(iOS 27.0, *) {
              ToolbarItem { Text("a") }.visibilityPriority(.low)
            } else {
              ToolbarItem { Text("a") }
            }
          #else
            ToolbarItem { Text("a") }
          #endif
        }
      }
      """#),
    Probe(
      "compiler-condition-with-an-error-in-each-branch", "iOS 17.0, iOS 17.0 SDK 27",
      #"""
      struct Screen: View {
        var body: some View {
          #if compiler(>=6.4)
            Text("a").opacityy(1)
      //              ^ [SDK 27] error: value of type 'Text' has no member 'opacityy'
          #else
            Text("b").opacityyy(1)
      //              ^ [SDK 26] error: value of type 'Text' has no member 'opacityyy'
          #endif
        }
      }
      """#),
  ]
}
