import MillworkSDK
import MillworkSource

/// A colour on some of the declared platforms.
package struct PlatformColor: Sendable {
  /// The platforms.
  package let platforms: [Platform]
  /// The colour, which is the same on all of them.
  package let color: ColorChoice
}

extension ColorChoice {
  /// A colour that is what `color` gives on each of `platforms`; without a difference it is that colour.
  init?(on platforms: [Platform], at span: Span?, _ color: (Platform) -> ColorChoice?) {
    var branches: [PlatformColor] = []
    for platform in platforms {
      guard let color = color(platform) else { return nil }
      if let index = branches.firstIndex(where: { $0.color.key == color.key }) {
        branches[index] = PlatformColor(
          platforms: branches[index].platforms + [platform], color: branches[index].color)
      } else {
        branches.append(PlatformColor(platforms: [platform], color: color))
      }
    }
    guard let first = branches.first else { return nil }
    self = branches.count == 1 ? first.color : ColorChoice(kind: .byPlatform(branches), span: span)
  }

  /// The colours that it is on each platform; itself alone where it is the same on all.
  package var onEachPlatform: [ColorChoice] {
    if case .byPlatform(let branches) = kind { branches.map(\.color) } else { [self] }
  }

  /// The colour on one of the declared platforms.
  package func on(_ platform: Platform) -> ColorChoice {
    guard case .byPlatform(let branches) = kind else {
      return mapParts { $0.on(platform) }.simplified
    }
    return branches.first { $0.platforms.contains(platform) }?.color ?? self
  }

  /// Whether the colour, or a part of it, differs between platforms.
  package var differsByPlatform: Bool {
    if case .byPlatform = kind { true } else { parts.contains { $0.differsByPlatform } }
  }

  /// The colour in the dark scheme, or in the light one.
  package func inScheme(isDark: Bool) -> ColorChoice {
    switch kind {
    case .adaptive(let colors): return isDark ? colors.dark ?? colors.light : colors.light
    case .byPlatform(let branches):
      return ColorChoice(on: branches.flatMap(\.platforms), at: span) { on($0).inScheme(isDark: isDark) }
        ?? self
    default: return self
    }
  }

  /// The same colour, where what differs between `platforms` stands outermost, so that one condition tells them apart.
  func parted(by platforms: [Platform]) -> ColorChoice {
    guard parts.contains(where: { $0.differsByPlatform }) else { return self }
    return ColorChoice(on: platforms, at: span) { on($0) } ?? self
  }
}
