extension Probes {
  /// Toolbar API below its floor, and where a platform lacks it.
  static let placements: [Probe] = [
    Probe(
      "spacer-below-26", "iOS 17.0, macOS 14.0, tvOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }
          ToolbarSpacer(.fixed, placement: .primaryAction)
      //  ^ [iOS] error: 'ToolbarSpacer' is only available in iOS 26.0 or newer
      //  ^ [macOS] error: 'ToolbarSpacer' is only available in macOS 26.0 or newer
      //  ^ [tvOS] error: 'ToolbarSpacer' is unavailable in tvOS
        }
      }
      """#),
    Probe(
      "placements-on-mac", "macOS 14.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { Text("a") }
      //                          ^ error: 'topBarTrailing' is unavailable in macOS
          ToolbarItem(placement: .bottomBar) { Text("b") }
      //                          ^ error: 'bottomBar' is unavailable in macOS
          ToolbarItem(placement: .navigationBarLeading) { Text("c") }
      //                          ^ error: 'navigationBarLeading' is unavailable in macOS
          ToolbarItem(placement: .bottomOrnament) { Text("d") }
      //                          ^ error: 'bottomOrnament' is unavailable in macOS
          ToolbarItem(placement: .largeTitle) { Text("e") }
      //                          ^ error: 'largeTitle' is unavailable in macOS
        }
      }
      """#),
    Probe(
      "placements-on-watch", "watchOS 9.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .topBarTrailing) { Text("a") }
      //                          ^ error: 'topBarTrailing' is only available in watchOS 10.0 or newer
          ToolbarItem(placement: .keyboard) { Text("b") }
      //                          ^ error: 'keyboard' is unavailable in watchOS
          ToolbarItem(placement: .principal) { Text("c") }
      //                          ^ error: 'principal' is unavailable in watchOS
          ToolbarItem(placement: .secondaryAction) { Text("d") }
      //                          ^ error: 'secondaryAction' is unavailable in watchOS
        }
      }
      """#),
    Probe(
      "placements-on-vision", "visionOS 1.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .keyboard) { Text("a") }
      //                          ^ error: 'keyboard' is unavailable in visionOS
          ToolbarItem(placement: .title) { Text("b") }
      //                          ^ error: 'title' is unavailable in visionOS
          ToolbarItem(placement: .accessoryBar(id: "c")) { Text("c") }
      //                          ^ error: 'accessoryBar(id:)' is unavailable in visionOS
        }
      }
      """#),
    Probe(
      "placements-on-tv", "tvOS 17.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .status) { Text("a") }
      //                          ^ error: 'status' is only available in tvOS 18.0 or newer
          ToolbarItem(placement: .bottomBar) { Text("b") }
      //                          ^ error: 'bottomBar' is only available in tvOS 18.0 or newer
          ToolbarItem(placement: .secondaryAction) { Text("c") }
      //                          ^ error: 'secondaryAction' is unavailable in tvOS
        }
      }
      """#),
    Probe(
      "placements-below-floor", "iOS 15.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .secondaryAction) { Text("a") }
      //                          ^ error: 'secondaryAction' is only available in iOS 16.0 or newer
          ToolbarItem(placement: .subtitle) { Text("b") }
      //                          ^ error: 'subtitle' is only available in iOS 26.0 or newer
          ToolbarItem(placement: .accessoryBar(id: "c")) { Text("c") }
      //                          ^ error: 'accessoryBar(id:)' is unavailable in iOS
        }
      }
      """#),
    Probe(
      "navigation-bar-on-mac", "macOS 14.0", seen: "sceneview/sceneview#3556",
      #"""
      struct Screen: View {
        var body: some View {
          Text("a").toolbarBackground(.visible, for: .navigationBar)
      //                                              ^ error: 'navigationBar' is unavailable in macOS
          Text("b").navigationBarTitleDisplayMode(.inline)
      //            ^ error: 'navigationBarTitleDisplayMode' is unavailable in macOS
          Text("c").toolbarRole(.navigationStack)
      //                         ^ error: 'navigationStack' is unavailable in macOS
        }
      }
      """#),
    Probe(
      "condition-below-16", "iOS 15.0, macOS 12.0", seen: "0xCUB3/wBlock#517",
      #"""
      struct Screen: View {
        @State var editing = false
        var body: some View {
          Text("a").toolbar {
      //                    ^ [iOS] error: conformance of 'Optional<Wrapped>' to 'ToolbarContent' is only available in iOS 16.0 or newer
      //                    ^ [macOS] error: conformance of 'Optional<Wrapped>' to 'ToolbarContent' is only available in macOS 13.0 or newer
            if editing { ToolbarItem { Text("b") } }
      //               ^ [iOS] error: 'buildIf' is only available in iOS 16.0 or newer
      //               ^ [macOS] error: 'buildIf' is only available in macOS 13.0 or newer
      //                                           ^ [iOS] error: 'buildIf' is only available in iOS 16.0 or newer
      //                                           ^ [macOS] error: 'buildIf' is only available in macOS 13.0 or newer
          }
        }
      }
      """#),
    Probe(
      "condition-with-else-below-16", "iOS 15.0", seen: "0xCUB3/wBlock#517",
      #"""
      struct Screen: View {
        @State var editing = false
        var body: some View {
          Text("a").toolbar {
      //                    ^ error: conformance of '_ConditionalContent<TrueContent, FalseContent>' to 'ToolbarContent' is only available in iOS 16.0 or newer
            if editing { ToolbarItem { Text("b") } } else { ToolbarItemGroup { Text("c") } }
      //               ^ error: 'buildEither(first:)' is only available in iOS 16.0 or newer
      //                                                  ^ error: 'buildEither(second:)' is only available in iOS 16.0 or newer
          }
        }
      }
      """#),
    Probe(
      "conditions-in-body-below-16", "iOS 15.0",
      #"""
      struct Items: ToolbarContent {
        var flag: Bool
        var body: some ToolbarContent {
      //                              ^ error: conformance of 'Optional<Wrapped>' to 'ToolbarContent' is only available in iOS 16.0 or newer
      //                              ^ error: conformance of '_ConditionalContent<TrueContent, FalseContent>' to 'ToolbarContent' is only available in iOS 16.0 or newer
          if flag { ToolbarItem { Text("a") } }
      //          ^ error: 'buildIf' is only available in iOS 16.0 or newer
      //                                      ^ error: 'buildIf' is only available in iOS 16.0 or newer
          if flag { ToolbarItem { Text("b") } } else { ToolbarItem { Text("c") } }
      //          ^ error: 'buildEither(first:)' is only available in iOS 16.0 or newer
      //                                             ^ error: 'buildEither(second:)' is only available in iOS 16.0 or newer
        }
      }
      """#),
    Probe(
      "switch-in-toolbar-below-16", "iOS 15.0",
      #"""
      struct Items: ToolbarContent {
        var mode: Int
        var body: some ToolbarContent {
      //                              ^ error: conformance of '_ConditionalContent<TrueContent, FalseContent>' to 'ToolbarContent' is only available in iOS 16.0 or newer
          switch mode {
          case 0: ToolbarItem { Text("a") }
      //          ^ error: 'buildEither(first:)' is only available in iOS 16.0 or newer
          default: ToolbarItemGroup { Text("b") }
      //           ^ error: 'buildEither(second:)' is only available in iOS 16.0 or newer
          }
        }
      }
      """#),
    Probe(
      "availability-in-toolbar-below-16", "iOS 15.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
      //                              ^ error: conformance of 'Optional<Wrapped>' to 'CustomizableToolbarContent' is only available in iOS 16.0 or newer
          if #available(iOS 26.0, *) {
      //                             ^ error: 'buildIf' is only available in iOS 16.0 or newer
            ToolbarSpacer(.fixed)
          }
      //  ^ error: 'buildIf' is only available in iOS 16.0 or newer
        }
      }
      """#),
    Probe(
      "availability-that-may-crash", "iOS 16.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          if #available(iOS 17.0, *) {
      //     ^ warning: result builder 'ToolbarContentBuilder' does not implement 'buildLimitedAvailability'; this code may crash on earlier versions of the OS
      //                             ^ warning: 'buildLimitedAvailability' was deprecated in iOS 14.0: this code may crash on earlier versions of the OS; specify '#available(iOS 17.5, *)' or newer instead
            ToolbarItem { Text("a").symbolEffect(.bounce, value: 1) }
          }
        }
      }
      """#),
    Probe(
      "foreach-needs-a-newer-sdk", "iOS 16.0", seen: "jitrapon/astro-mobile#103",
      #"""
      struct Screen: View {
        let names: [String]
        var body: some View {
          Text("a").toolbar {
            ForEach(names, id: \.self) { name in
              ToolbarItem { Text(name) }
      //      ^ error: static method 'buildExpression' requires that 'ToolbarItem<(), Text>' conform to 'View'
            }
          }
        }
      }
      """#),
    Probe(
      "item-modifiers-below-26", "iOS 17.0",
      #"""
      struct Items: ToolbarContent {
        @Namespace var space
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.sharedBackgroundVisibility(.hidden)
      //                            ^ error: 'sharedBackgroundVisibility' is only available in iOS 26.0 or newer
          ToolbarItem { Text("b") }.matchedTransitionSource(id: 1, in: space)
      //                            ^ error: 'matchedTransitionSource(id:in:)' is only available in iOS 26.0 or newer
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
      //  ^ error: 'DefaultToolbarItem' is only available in iOS 26.0 or newer
      //                            ^ error: 'search' is only available in iOS 26.0 or newer
        }
      }
      """#),
    Probe(
      "item-modifiers-on-vision", "visionOS 26.0",
      #"""
      struct Items: ToolbarContent {
        @Namespace var space
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.sharedBackgroundVisibility(.hidden)
      //                            ^ error: 'sharedBackgroundVisibility' is unavailable in visionOS
          ToolbarItem { Text("b") }.matchedTransitionSource(id: 1, in: space)
      //                            ^ error: 'matchedTransitionSource(id:in:)' is unavailable in visionOS
          ToolbarSpacer(.flexible)
      //  ^ error: 'ToolbarSpacer' is unavailable in visionOS
        }
      }
      """#),
    Probe(
      "item-hidden-below-26-4", "iOS 26.0, tvOS 26.0",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.hidden(true)
      //                            ^ [iOS] error: 'hidden' is only available in iOS 26.4 or newer
      //                            ^ [tvOS] error: 'hidden' is unavailable in tvOS
        }
      }
      """#),
    Probe(
      "customization-below-16", "iOS 15.0",
      #"""
      struct Items: CustomizableToolbarContent {
        var body: some CustomizableToolbarContent {
          ToolbarItem(id: "a") { Text("a") }.defaultCustomization(.hidden)
      //                                     ^ error: 'defaultCustomization(_:options:)' is only available in iOS 16.0 or newer
          ToolbarItem(id: "b") { Text("b") }.customizationBehavior(.disabled)
      //                                     ^ error: 'customizationBehavior' is only available in iOS 16.0 or newer
        }
      }
      """#),
    Probe(
      "bar-modifiers-below-18", "iOS 17.0",
      #"""
      struct Screen: View {
        var body: some View {
          Text("a").toolbarVisibility(.hidden, for: .tabBar)
      //            ^ error: 'toolbarVisibility(_:for:)' is only available in iOS 18.0 or newer
          Text("b").toolbarBackgroundVisibility(.visible)
      //            ^ error: 'toolbarBackgroundVisibility(_:for:)' is only available in iOS 18.0 or newer
          Text("c").navigationSubtitle("d")
      //            ^ error: 'navigationSubtitle' is only available in iOS 26.0 or newer
          Text("e").searchToolbarBehavior(.minimize)
      //            ^ error: 'searchToolbarBehavior' is only available in iOS 26.0 or newer
      //                                   ^ error: 'minimize' is only available in iOS 26.0 or newer
        }
      }
      """#),
    Probe(
      "bar-modifiers-below-17", "iOS 15.0",
      #"""
      struct Screen: View {
        var body: some View {
          Text("a").toolbarRole(.editor)
      //            ^ error: 'toolbarRole' is only available in iOS 16.0 or newer
      //                         ^ error: 'editor' is only available in iOS 16.0 or newer
          Text("b").toolbarTitleMenu { Text("c") }
      //            ^ error: 'toolbarTitleMenu(content:)' is only available in iOS 16.0 or newer
          Text("d").toolbarTitleDisplayMode(.inline)
      //            ^ error: 'toolbarTitleDisplayMode' is only available in iOS 17.0 or newer
      //                                     ^ error: 'inline' is only available in iOS 17.0 or newer
          Text("e").toolbar(removing: .sidebarToggle)
      //            ^ error: 'toolbar(removing:)' is only available in iOS 17.0 or newer
          Text("f").toolbarColorScheme(.dark, for: .navigationBar)
      //            ^ error: 'toolbarColorScheme(_:for:)' is only available in iOS 16.0 or newer
      //                                            ^ error: 'navigationBar' is only available in iOS 16.0 or newer
        }
      }
      """#),
    Probe(
      "bar-modifiers-on-mac", "macOS 26.0",
      #"""
      struct Screen: View {
        var body: some View {
          Text("a").searchToolbarBehavior(.minimize)
      //                                   ^ error: 'minimize' is unavailable in macOS
          Text("b").toolbar(.hidden, for: .tabBar)
      //                                   ^ error: 'tabBar' is unavailable in macOS
          Text("c").toolbarRole(.browser)
      //                         ^ error: 'browser' is unavailable in macOS
          Text("d").toolbarTitleDisplayMode(.large)
      //                                     ^ error: 'large' is unavailable in macOS
          Text("e").tabViewBottomAccessory { Text("f") }
      //            ^ error: 'tabViewBottomAccessory(content:)' is unavailable in macOS
        }
      }
      """#),
    Probe(
      "accessory-below-26", "iOS 18.0", seen: "NativePHP/mobile-air#364",
      #"""
      struct TabBarAccessoryModifier: ViewModifier {
        func body(content: Content) -> some View {
          content.tabViewBottomAccessory { Text("a") }
      //          ^ error: 'tabViewBottomAccessory(content:)' is only available in iOS 26.0 or newer
          content.tabBarMinimizeBehavior(.onScrollDown)
      //          ^ error: 'tabBarMinimizeBehavior' is only available in iOS 26.0 or newer
          content.glassEffect()
      //          ^ error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
          content.scrollEdgeEffectStyle(.soft, for: .top)
      //          ^ error: 'scrollEdgeEffectStyle(_:for:)' is only available in iOS 26.0 or newer
        }
      }
      """#),
    Probe(
      "accessory-misspelt", "iOS 26.0", seen: "NativePHP/mobile-air#364",
      #"""
      struct TabBarAccessoryModifier: ViewModifier {
        func body(content: Content) -> some View {
          content.tabViewBottomAccesory { Text("a") }
      //          ^ error: value of type 'TabBarAccessoryModifier.Content' (aka '_ViewModifier_Content<TabBarAccessoryModifier>') has no member 'tabViewBottomAccesory'
        }
      }
      """#),
    Probe(
      "names-of-sdk-27", "iOS 26.0", seen: "chen2he/orange-cloud#156",
      #"""
      struct Items: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem { Text("a") }.visibilityPriority(.low)
      //                            ^ error: value of type 'ToolbarItem<(), Text>' has no member 'visibilityPriority'
      //                                                ^ error: cannot infer contextual base in reference to member 'low'
          ToolbarOverflowMenu { Text("b") }
      //  ^ error: cannot find 'ToolbarOverflowMenu' in scope
        }
      }
      func priority(_ value: ToolbarItemVisibilityPriority) {}
      //                     ^ error: cannot find type 'ToolbarItemVisibilityPriority' in scope
      struct Screen: View {
        var body: some View {
          toolbarOverflowMenu { Text("d") }
      //  ^ error: cannot find 'toolbarOverflowMenu' in scope
        }
      }
      """#),
    Probe(
      "builder-of-sdk-27", "iOS 26.0", seen: "nicklockwood/SwiftFormat",
      #"""
      struct Panel<Content: View>: View {
        @ContentBuilder var content: Content
      // ^ error: unknown attribute 'ContentBuilder'
        var body: some View { content }
      }
      """#),
  ]
}
