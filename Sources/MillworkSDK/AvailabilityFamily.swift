/// A year's releases under one name: `@available(Apple 2023, *)` in the interface texts stands for iOS 17, macOS 14,
/// tvOS 17, watchOS 10 and visionOS 1. The compiler expands it (`-define-availability`), so its messages
/// are the ordinary ones.
package struct AvailabilityFamily: Hashable, Sendable {
  /// The version after `Apple`: the year, and the spring or summer release where needed (`2023.4`).
  package let version: String
  /// The first version of each platform, in the order of `Platform.allCases`.
  package let floors: [OSVersion]

  private init(_ version: String, _ floors: OSVersion...) {
    self.version = version
    self.floors = floors
  }

  /// The first version of `platform` in this family.
  package func floor(on platform: Platform) -> OSVersion {
    Platform.allCases.firstIndex(of: platform).map { floors[$0] } ?? platform.oldest
  }

  /// The value of the compiler's flag `-define-availability`.
  package var definition: String {
    "Apple \(version):" + zip(Platform.allCases, floors).map { "\($0.name) \($1)" }.joined(separator: ", ")
  }

  /// The families that the interface texts use, oldest first. Releases of watchOS and visionOS that fall
  /// between two years are given by the SDK that brought them.
  package static let all: [AvailabilityFamily] = [
    AvailabilityFamily(
      "2019", OSVersion(13), OSVersion(10, 15), OSVersion(13), OSVersion(6), OSVersion(1)),
    AvailabilityFamily(
      "2020", OSVersion(14), OSVersion(11), OSVersion(14), OSVersion(7), OSVersion(1)),
    AvailabilityFamily(
      "2021", OSVersion(15), OSVersion(12), OSVersion(15), OSVersion(8), OSVersion(1)),
    AvailabilityFamily(
      "2022", OSVersion(16), OSVersion(13), OSVersion(16), OSVersion(9), OSVersion(1)),
    AvailabilityFamily(
      "2022.1", OSVersion(16, 1), OSVersion(13), OSVersion(16, 1), OSVersion(9, 1), OSVersion(1)),
    AvailabilityFamily(
      "2022.4", OSVersion(16, 4), OSVersion(13, 3), OSVersion(16, 4), OSVersion(9, 4), OSVersion(1)),
    AvailabilityFamily(
      "2023", OSVersion(17), OSVersion(14), OSVersion(17), OSVersion(10), OSVersion(1)),
    AvailabilityFamily(
      "2023.1", OSVersion(17, 1), OSVersion(14, 1), OSVersion(17, 1), OSVersion(10, 1), OSVersion(1)),
    AvailabilityFamily(
      "2023.2", OSVersion(17, 2), OSVersion(14, 2), OSVersion(17, 2), OSVersion(10, 2), OSVersion(1, 1)),
    AvailabilityFamily(
      "2023.4", OSVersion(17, 4), OSVersion(14, 4), OSVersion(17, 4), OSVersion(10, 4), OSVersion(1, 1)),
    AvailabilityFamily(
      "2023.5", OSVersion(17, 5), OSVersion(14, 5), OSVersion(17, 5), OSVersion(10, 5), OSVersion(1, 2)),
    AvailabilityFamily(
      "2024", OSVersion(18), OSVersion(15), OSVersion(18), OSVersion(11), OSVersion(2)),
    AvailabilityFamily(
      "2024.1", OSVersion(18, 1), OSVersion(15, 1), OSVersion(18, 1), OSVersion(11, 1), OSVersion(2, 1)),
    AvailabilityFamily(
      "2024.4", OSVersion(18, 4), OSVersion(15, 4), OSVersion(18, 4), OSVersion(11, 4), OSVersion(2, 4)),
    AvailabilityFamily(
      "2025", OSVersion(26), OSVersion(26), OSVersion(26), OSVersion(26), OSVersion(26)),
    AvailabilityFamily(
      "2025.1", OSVersion(26, 1), OSVersion(26, 1), OSVersion(26, 1), OSVersion(26, 1), OSVersion(26, 1)),
    AvailabilityFamily(
      "2026", OSVersion(27), OSVersion(27), OSVersion(27), OSVersion(27), OSVersion(27)),
  ]
}
