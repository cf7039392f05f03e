@testable import MillworkCheck

/// A module small enough for the tests of the machinery: builds in no time, and imports nothing.
let stubInterfaces = [
  InterfaceModule(
    name: "Stub",
    text: """
      // swift-interface-format-version: 1.0
      // swift-compiler-version: Millwork
      // swift-module-flags: -disable-availability-checking -enable-library-evolution -swift-version 5 -module-name Stub
      import Swift
      @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
      public struct Newest : Swift.Sendable {
        public init()
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      public struct Known : Swift.Sendable {
        public init()
        @available(tvOS, unavailable)
        public func phoneOnly()
      }

      """)
]
