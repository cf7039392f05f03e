import MillworkSDK

extension Settings {
  /// What holds for code that the manifests of `all` share: every platform that one of them names, at its lowest floor; the
  /// oldest of their SDKs; an import guard where one has it. The rest is as the project, `self`, says.
  package func shared(by all: [Settings]) -> Settings {
    var shared = self
    let floors = all.flatMap(\.platforms)
    let lowest = Platform.allCases.compactMap { platform in
      floors.filter { $0.platform == platform }.map(\.version).min().map { PlatformFloor(platform, $0) }
    }
    if !lowest.isEmpty { shared.platforms = lowest }
    shared.namedSDK = all.map(\.minimumSDK).min() ?? namedSDK
    shared.guardsImport = guardsImport || all.contains(where: \.guardsImport)
    return shared
  }
}
