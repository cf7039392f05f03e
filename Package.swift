// swift-tools-version: 6.0
import PackageDescription

// Layers, from the bottom up; docs/ARCHITECTURE.md draws them. A target imports only from lower layers.
let package = Package(
  name: "millwork",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "millwork", targets: ["millwork"]),
    .plugin(name: "MillworkBuild", targets: ["MillworkBuild"]),
    .plugin(name: "MillworkCommand", targets: ["MillworkCommand"]),
    .plugin(name: "MillworkCheckCommand", targets: ["MillworkCheckCommand"]),
    .library(name: "MillworkDocument", targets: ["MillworkDocument", "MillworkSource"]),
    .library(name: "MillworkTemplate", targets: ["MillworkTemplate", "MillworkSource"]),
    .library(name: "MillworkCheck", targets: ["MillworkCheck", "MillworkSDK", "MillworkSource"]),
  ],
  targets: [
    .target(name: "MillworkSource"),

    .target(name: "MillworkSDK", dependencies: ["MillworkSource"]),

    .target(name: "MillworkDocument", dependencies: ["MillworkSource"]),
    .target(name: "MillworkTemplate", dependencies: ["MillworkSource"]),

    .target(name: "MillworkManifest", dependencies: ["MillworkSource", "MillworkSDK", "MillworkDocument"]),
    .target(name: "MillworkCheck", dependencies: ["MillworkSource", "MillworkSDK", "MillworkDocument"]),

    .target(
      name: "MillworkScaffold", dependencies: ["MillworkSource", "MillworkDocument", "MillworkTemplate"]),

    .target(
      name: "MillworkGenerator",
      dependencies: ["MillworkSource", "MillworkSDK", "MillworkManifest", "MillworkTemplate"]),

    .target(
      name: "MillworkGallery",
      dependencies: ["MillworkSource", "MillworkSDK", "MillworkManifest", "MillworkTemplate"]),

    .target(
      name: "MillworkCLI",
      dependencies: [
        "MillworkSource", "MillworkSDK", "MillworkDocument", "MillworkTemplate", "MillworkManifest",
        "MillworkCheck", "MillworkGenerator", "MillworkGallery", "MillworkScaffold",
      ]),

    .executableTarget(name: "millwork", dependencies: ["MillworkCLI"]),

    // Plug-ins can't depend on libraries: what they share is in Plugins/Shared, with a symbolic link to it in each.
    .plugin(name: "MillworkBuild", capability: .buildTool(), dependencies: ["millwork"]),
    .plugin(
      name: "MillworkCommand",
      capability: .command(
        intent: .custom(
          verb: "millwork", description: "Every verb of Millwork: generate, check, lint and the others."),
        permissions: [
          .writeToPackageDirectory(reason: "Millwork writes the files that manifests describe.")
        ]),
      dependencies: ["millwork"]),
    .plugin(
      name: "MillworkCheckCommand",
      capability: .command(
        intent: .custom(
          verb: "millwork-check", description: "Type-check manifests; the other verbs that only read.")),
      dependencies: ["millwork"]),

    .executableTarget(
      name: "millwork-bench",
      dependencies: [
        "MillworkSource", "MillworkSDK", "MillworkDocument", "MillworkTemplate", "MillworkManifest",
        "MillworkCheck", "MillworkGenerator", "MillworkCLI",
      ],
      path: "Benchmarks", exclude: ["Peers", "Templates"]),

    .target(
      name: "MillworkTestSupport", dependencies: ["MillworkSource", "MillworkDocument"],
      path: "Tests/MillworkTestSupport"),
    .testTarget(
      name: "MillworkSourceTests", dependencies: ["MillworkSource", "MillworkTestSupport"],
      exclude: ["Cases", "Merges"]
    ),
    .testTarget(
      name: "MillworkSDKTests",
      dependencies: ["millwork", "MillworkSDK", "MillworkCheck", "MillworkTestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "MillworkDocumentTests",
      dependencies: ["MillworkDocument", "MillworkSource", "MillworkTestSupport"], exclude: ["Cases"]),
    .testTarget(
      name: "MillworkTemplateTests",
      dependencies: ["MillworkTemplate", "MillworkDocument", "MillworkSource", "MillworkTestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "MillworkManifestTests",
      dependencies: ["MillworkManifest", "MillworkDocument", "MillworkTestSupport"],
      exclude: ["Cases", "Tokens", "Kinds"]),
    .testTarget(
      name: "MillworkScaffoldTests",
      dependencies: [
        "MillworkScaffold", "MillworkDocument", "MillworkTemplate", "MillworkSource", "MillworkTestSupport",
      ], exclude: ["Cases", "Hostile"]),
    .testTarget(
      name: "MillworkCheckTests",
      dependencies: ["MillworkCheck", "MillworkSDK", "MillworkDocument", "MillworkTestSupport", "millwork"],
      exclude: ["RuleCases"]),
    .testTarget(
      name: "MillworkGeneratorTests",
      dependencies: [
        "MillworkGenerator", "MillworkGallery", "MillworkManifest", "MillworkCheck", "MillworkDocument",
        "MillworkTestSupport", "millwork",
      ], exclude: ["Cases", "Examples", "Fields"]),
    .testTarget(
      name: "MillworkGalleryTests",
      dependencies: [
        "MillworkGallery", "MillworkGenerator", "MillworkManifest", "MillworkDocument", "MillworkSDK",
        "MillworkTestSupport",
      ], exclude: ["Layouts"]),
    .testTarget(name: "MillworkPluginTests", dependencies: ["millwork", "MillworkTestSupport"]),
    .testTarget(
      name: "MillworkCLITests",
      dependencies: ["millwork", "MillworkCLI", "MillworkScaffold", "MillworkSource", "MillworkTestSupport"],
      exclude: ["Appending", "Hostile", "New", "Packages", "Wrong"]),
  ],
  swiftLanguageModes: [.v6]
)
