import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// A helper that the code of toggle styles brings along.
enum ToggleSupport: Hashable {
  /// What shows a pointer on a Mac.
  case hover
  /// What shows the focus on Apple TV.
  case focus
  /// A feedback, by its name, where the system has it.
  case feedback(String)
  /// Glass of a kind, or a plain colour where there is none.
  case glass(String)
  /// What draws a toggle as one, so that it fades as one, where there is no glass.
  case group

  /// The name of the function or type.
  var name: String {
    switch self {
    case .hover: "ToggleHoverLook"
    case .focus: "ToggleFocusLook"
    case .feedback(let name): name + "FeedbackIfAvailable"
    case .glass(let name): name + "GlassIfAvailable"
    case .group: "compositingGroupWithoutGlass"
    }
  }

  /// The type that it extends; `nil` where it is a type itself.
  var owner: String? {
    switch self {
    case .hover, .focus: nil
    case .feedback, .glass, .group: "View"
    }
  }

  /// The API in the table of facts; `nil` where only the platform matters.
  private var fact: String? {
    switch self {
    case .hover, .focus: nil
    case .feedback: "View.sensoryFeedback"
    case .glass, .group: "View.glassEffect"
    }
  }

  /// Whether systems of `floors` lack what it is about, or an SDK from the oldest on that has to build the code does; `nil` where
  /// all of them lack it.
  func isNeeded(for floors: [PlatformFloor], minimumSDK: OSVersion) -> Bool? {
    guard let fact else { return true }
    let guards = AvailabilityGuard(floors: floors, minimumSDK: minimumSDK, facts: [fact])
    return guards.present.isEmpty ? nil : !guards.isEmpty
  }

  /// What the template of the helper is given. `access` stands before `func`, with a space.
  func value(for floors: [PlatformFloor], minimumSDK: OSVersion, access: String) -> Value {
    [
      "partial": .string(partial), "name": .string(name), "original": .string(original),
      "guard": needs(floors, minimumSDK), "access": .string(access),
    ]
  }

  private func needs(_ floors: [PlatformFloor], _ minimumSDK: OSVersion) -> Value {
    if let fact {
      return guardValue(AvailabilityGuard(floors: floors, minimumSDK: minimumSDK, facts: [fact]))
    }
    let platform: Platform = self == .focus ? .tvOS : .macOS
    return ["condition": PlatformCondition([platform], among: floors)?.value ?? .null, "available": .null]
  }

  private var original: String {
    switch self {
    case .hover, .focus, .group: ""
    case .feedback(let name), .glass(let name): name
    }
  }

  private var partial: String {
    switch self {
    case .hover: "support-hover.stencil"
    case .focus: "support-focus.stencil"
    case .feedback: "support-feedback.stencil"
    case .glass: "support-glass.stencil"
    case .group: "support-group.stencil"
    }
  }
}
