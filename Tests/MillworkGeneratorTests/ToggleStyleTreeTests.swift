import Foundation
import MillworkCheck
import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTestSupport
import Testing

/// What every toggle style has to have, shown on the compiler's typed tree: the declarations that its code really refers
/// to, not the words in its text.
@Suite struct ToggleStyleTreeTests {
  private static let cases =
    goldenCases(in: "Cases", suffix: ".yml") + goldenCases(in: "../../Manifests", suffix: ".yml")

  /// What a style refers to, by the mangled names of the declarations.
  private struct Concerns {
    let references: Set<String>
    let style: String

    private func has(_ prefix: String) -> Bool { references.contains { $0.hasPrefix(prefix) } }

    /// Whether a property of the style's own drawing is used, not only declared.
    private func uses(_ property: String) -> Bool {
      references.contains {
        $0.contains("\(style.utf8.count)\(style)V4Look")
          && $0.contains("LLV\(property.utf8.count)\(property)")
      }
    }

    private var moves: Bool {
      has("s:7SwiftUI4ViewPAAE6offset") || has("s:7SwiftUI4ViewPAAE8position")
        || has("s:7SwiftUI5ShapePAAE6offset")
    }

    var showsThatItIsDisabled: Bool {
      has("s:7SwiftUI17EnvironmentValuesV9isEnabledSbvp") && uses("isEnabled")
    }
    var showsAPress: Bool { has("s:7SwiftUI24ButtonStyleConfigurationV9isPressed") }
    var reactsAsAButton: Bool {
      has("s:7SwiftUI6ButtonV6action5label") && has("s:7SwiftUI24ToggleStyleConfigurationV4isOn")
        && !has("s:7SwiftUI4ViewPAAE12onTapGesture")
    }
    /// Label, value, trait and action: those of the system's own toggle.
    var isAToggleToAssistiveTechnology: Bool {
      has("s:7SwiftUI4ViewPAAE27accessibilityRepresentation")
        && has("s:7SwiftUI6ToggleVA2A0C18StyleConfigurationV5LabelV")
    }
    var hasLabel: Bool { has("s:7SwiftUI24ToggleStyleConfigurationV5label") }
    var showsLabel: Bool { has("s:7SwiftUI24ButtonStyleConfigurationV5label") }
    var handlesMixedState: Bool {
      has("s:7SwiftUI24ToggleStyleConfigurationV7isMixed") && uses("isMixed")
    }
    var followsLayoutDirection: Bool { !moves }
    var placesByAlignment: Bool {
      has("s:7SwiftUI9AlignmentV7leading") && has("s:7SwiftUI9AlignmentV8trailing")
    }
    /// Animates what a state changes, and nothing where motion is reduced.
    var reducesMotion: Bool {
      has("s:7SwiftUI17EnvironmentValuesV25accessibilityReduceMotion") && uses("reduceMotion")
        && has("s:7SwiftUI4ViewPAAE9animation_5value")
    }
    /// The whole of the toggle reacts, at least as large as a finger.
    var isEasyToHit: Bool {
      has("s:7SwiftUI4ViewPAAE5frame8minWidth") && has("s:7SwiftUI4ViewPAAE12contentShape")
    }
    /// Whether some view stands there in one state and another one in another, which have no identity in common.
    var branches: Bool {
      has("s:7SwiftUI11ViewBuilderV11buildEither") || has("s:7SwiftUI11ViewBuilderV7buildIf")
        || has("s:7SwiftUI11ViewBuilderV13buildOptional")
    }
    /// A button is reached and pressed by keys where nothing takes its focus away.
    var isReachedByKeyboard: Bool {
      has("s:7SwiftUI6ButtonV6action5label") && !has("s:7SwiftUI4ViewPAAE9focusable")
        && !has("s:7SwiftUI4ViewPAAE19focusEffectDisabled") && !has("s:7SwiftUI4ViewPAAE12onTapGesture")
    }
    /// Whether it shows that it has the focus, which a button style has to do on tvOS.
    var showsFocus: Bool { has("s:7SwiftUI17EnvironmentValuesV9isFocused") }
    /// Whether it reacts to the pointer or a look as the system's controls do.
    var hasHoverEffect: Bool { has("s:7SwiftUI4ViewPAAE11hoverEffect") }
    var watchesPointer: Bool { has("s:7SwiftUI4ViewPAAE7onHover") }
    /// Whether what is drawn grows with the text.
    var isScaledByText: Bool { has("s:7SwiftUI12ScaledMetricV") && uses("scale") }
    /// Whether the text may grow at all.
    var limitsText: Bool {
      has("s:7SwiftUI4ViewPAAE15dynamicTypeSize") || has("s:7SwiftUI4ViewPAAE9lineLimit")
    }
    var differsWithoutColor: Bool {
      has("s:7SwiftUI17EnvironmentValuesV38accessibilityDifferentiateWithoutColor")
        && uses("differentiateWithoutColor")
    }
  }

  @Test(arguments: cases)
  func everyStyleHandlesWhatHandWrittenOnesForget(_ golden: GoldenCase) throws {
    let generation = try Generation(golden)
    let manifest = try #require(generation.manifest)
    let floor = try #require(manifest.platforms.first)
    for component in manifest.components {
      guard case .toggleStyle(let model) = component else { continue }
      let file = try #require(generation.files.first { $0.path == model.name.value + ".swift" })
      let stub = MappedFile(
        path: "stub.swift", text: MappedText("import SwiftUI\nextension Color { static let brand = red }\n"))
      let concerns = try self.concerns(
        of: model.name.value, in: file, with: [stub],
        target: CheckTarget(platform: floor.platform, version: floor.version))
      #expect(concerns.showsThatItIsDisabled || model.showsNoDisabledState, "\(model.name.value)")
      #expect(concerns.showsAPress || model.showsNoPress, "\(model.name.value)")
      #expect(concerns.reactsAsAButton, "\(model.name.value)")
      #expect(concerns.isAToggleToAssistiveTechnology, "\(model.name.value)")
      #expect(
        concerns.hasLabel && concerns.showsLabel == (model.label.placement != .hidden), "\(model.name.value)")
      #expect(concerns.handlesMixedState, "\(model.name.value)")
      #expect(concerns.followsLayoutDirection, "\(model.name.value)")
      #expect(concerns.placesByAlignment || model.thumb == nil, "\(model.name.value)")
      #expect(concerns.reducesMotion || model.isStill, "\(model.name.value)")
      #expect(concerns.isEasyToHit || floor.platform == .macOS, "\(model.name.value)")
      #expect(concerns.isReachedByKeyboard, "\(model.name.value)")
      let behavior = model.behavior
      #expect(
        concerns.showsFocus == (behavior.focusScale != nil && floor.platform == .tvOS), "\(model.name.value)")
      let hovers = behavior.hoverEffect != nil && Platform.hovering.contains(floor.platform)
      #expect(concerns.hasHoverEffect == hovers, "\(model.name.value)")
      #expect(
        concerns.watchesPointer == (behavior.hoverOpacity != nil && floor.platform == .macOS),
        "\(model.name.value)")
      // A surface grows with its label, and what stands on a fixed control does not grow.
      let isScaled = behavior.isScaled && !model.variant.isSurface
      #expect(concerns.isScaledByText == isScaled, "\(model.name.value)")
      #expect(
        !concerns.limitsText || model.track != nil || model.segments != nil || model.thumb?.texts != nil,
        "\(model.name.value)")
      // The system's version and a setting of the person's don't change while the toggle is there; a mark that shows for mixed comes and goes.
      let mayBranch =
        model.behavior.haptics != nil || model.behavior.glass != nil || (model.mark?.differentiates ?? false)
      #expect(!concerns.branches || mayBranch, "\(model.name.value)")
      #expect(
        concerns.differsWithoutColor || !(model.mark?.differentiates ?? false), "\(model.name.value)")
      #expect(
        model.thumb != nil || model.mark != nil, "\(model.name.value) tells its states apart by colour alone")
    }
  }

  /// The checks can fail: a style as it is often written by hand handles nothing of it.
  @Test func aUsualHandWrittenStyleHandlesNone() throws {
    let text = """
      import SwiftUI

      struct Usual: ToggleStyle {
        var isEnabled = true

        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.label
            Capsule()
              .fill(isEnabled ? Color.green : Color.gray)
              .overlay(Circle().offset(x: configuration.isOn ? 10 : -10))
              .onTapGesture { configuration.isOn.toggle() }
          }
        }
      }
      """
    let concerns = try self.concerns(
      of: "Usual", in: MappedFile(path: "Usual.swift", text: MappedText(text)), with: [],
      target: CheckTarget(platform: .iOS, version: OSVersion(17)))
    #expect(!concerns.showsThatItIsDisabled)
    #expect(!concerns.showsAPress)
    #expect(!concerns.reactsAsAButton)
    #expect(!concerns.isAToggleToAssistiveTechnology)
    #expect(!concerns.handlesMixedState)
    #expect(!concerns.followsLayoutDirection)
    #expect(!concerns.placesByAlignment)
    #expect(!concerns.reducesMotion)
    #expect(!concerns.isEasyToHit)
    #expect(!concerns.differsWithoutColor)
    #expect(!concerns.isReachedByKeyboard)
    #expect(!concerns.hasHoverEffect)
    #expect(!concerns.isScaledByText)
  }

  private func concerns(
    of style: String, in file: MappedFile, with others: [MappedFile], target: CheckTarget
  ) throws -> Concerns {
    let tree = try Checker(environment: .tests).typedTree(of: file, with: others, target: target)
    // The states that previews show are no part of the style.
    let declaration = try #require(tree.declaration(style, in: tree.root))
    let helpers = ["ToggleFocusLook", "ToggleHoverLook"].compactMap { tree.declaration($0, in: tree.root) }
    return Concerns(
      references: Set(
        ([declaration] + helpers).flatMap { tree.references(in: $0, without: "States") }.map(\.usr)),
      style: style)
  }
}

extension ToggleStyleModel {
  /// Whether the manifest says that nothing is to show a disabled state.
  fileprivate var showsNoDisabledState: Bool {
    disabledFading == nil && disabledLabelOpacity == nil && statesShown { $0.disabled }.isEmpty
  }

  /// Whether the manifest says that nothing is to show a press.
  fileprivate var showsNoPress: Bool {
    pressedFading == nil && !scalesWhenPressed && statesShown { $0.pressed }.isEmpty
  }

  /// Whether the manifest says that nothing is to be animated.
  fileprivate var isStill: Bool { if case .none = behavior.animation { true } else { false } }
}
