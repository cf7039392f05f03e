import MillworkSDK
import MillworkSource

/// `.animation` without the value that it is for.
struct ValuelessAnimation: CodeRule {
  let code: DiagnosticCode = "valueless-animation"
  let summary = "An animation modifier does not say which value it animates."
  let explanation = """
    `.animation(_:)` without a value animates every change of the views above it, whatever caused it: a toggle slides
    to its new place when a sheet opens or the keyboard appears, not only when it is switched.
    Name the value: `.animation(.snappy, value: configuration.isOn)`, with `nil` as the animation where
    `accessibilityReduceMotion` is set. The compiler says so itself from iOS 15, macOS 12, tvOS 15 and watchOS 8 on and
    always on visionOS; this rule is for lower deployment floors.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    guard isUnreported(code.target) else { return [] }
    return code.files.flatMap { file in
      file.uses { $0.isMember(of: "View", ["animation"]) && $0.name == "animation(_:)" }.map {
        RuleFinding(.valuelessAnimation(), in: file, at: file.range(of: $0))
      }
    }
  }

  private func isUnreported(_ target: CheckTarget) -> Bool {
    switch target.platform {
    case .iOS, .tvOS: target.version < OSVersion(15)
    case .macOS: target.version < OSVersion(12)
    case .watchOS: target.version < OSVersion(8)
    case .visionOS: false
    }
  }
}
