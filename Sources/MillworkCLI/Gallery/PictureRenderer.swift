import Foundation
import MillworkCheck
import MillworkSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Draws SVG as PNG by a program that is installed: a Chromium, which draws texts as wide as they are told to be, else librsvg's
/// `rsvg-convert`, which also draws what the first one fails at.
struct PictureRenderer {
  /// A picture to draw.
  struct Picture {
    /// The name for messages.
    let name: String
    /// The text of the SVG file.
    let svg: String
    /// The width in points.
    let width: Double
    /// The height in points.
    let height: Double
  }

  /// The programs that are looked for, the best first; of those in a row the first that there is.
  private static let candidates = [
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome-headless-shell"],
    ["rsvg-convert"],
  ]
  /// The names of all programs that are looked for.
  static var programs: [String] { candidates.flatMap { $0 } }
  /// How many pixels a point has in each direction.
  static let scale = 2
  /// How long drawing one picture may take, in seconds.
  static let timeLimit = 60.0

  /// The paths of the programs that there are, the best first; never empty.
  private let paths: [String]
  private let environment: [String: String]

  /// A renderer with the programs that stand on the `PATH`; `nil` where none does.
  init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    paths = Self.candidates.compactMap { names in
      names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first {
        SystemFile.isOrdinary($0) && FileManager.default.isExecutableFile(atPath: $0)
      }
    }
    if paths.isEmpty { return nil }
    self.environment = environment
  }

  /// The bytes of each picture as PNG, in order; `nil` for one that could not be drawn, which is reported.
  func render(_ pictures: [Picture]) -> (images: [[UInt8]?], diagnostics: [Diagnostic]) {
    let none = [[UInt8]?](repeating: nil, count: pictures.count)
    let work: WorkFolder
    do throws(Obstacle) { work = try WorkFolder.make() } catch { return (none, [error.diagnostic]) }
    let folder = work.path
    do throws(SystemFile.Failure) {
      for (index, picture) in pictures.enumerated() {
        let file = "\(folder)/\(index).svg"
        try SystemFile.replace(file, with: Array(picture.svg.utf8), by: file + ".new")
      }
    } catch {
      work.remove()
      return (none, [.cannotWrite(folder, reason: error.reason)])
    }
    let interruption = Interruption(nil)
    // A signal that has come ends the process there, once the folder is gone.
    defer { interruption.end() }
    defer { work.remove() }
    var runner = Subprocess(
      parallel: min(4, ProcessInfo.processInfo.activeProcessorCount), timeLimit: Self.timeLimit,
      watcher: CheckEnvironment.current(servesAsPlugIn: true).macroPlugIn)
    runner.isCancelled = { interruption.hasCome }
    var images = none
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let missing = images.indices.filter { images[$0] == nil }
      let commands = missing.map { command(path, for: pictures[$0], index: $0, in: folder) }
      diagnostics = []
      for (index, outcome) in zip(missing, runner.run(commands, folder: folder)) {
        let bytes = (try? SystemFile.read("\(folder)/\(index).png")) ?? nil
        if outcome.end == .exited(0), let bytes, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
          images[index] = bytes
        } else {
          let said = String(decoding: outcome.errors.prefix(1000), as: UTF8.self)
          diagnostics.append(
            .pictureNotDrawn(pictures[index].name, by: path, outcome.end.words, said: said))
        }
      }
      if diagnostics.isEmpty { break }
    }
    return (images, diagnostics)
  }

  private func command(_ path: String, for picture: Picture, index: Int, in folder: String)
    -> Subprocess.Command
  {
    let (svg, png) = ("\(folder)/\(index).svg", "\(folder)/\(index).png")
    var arguments = ["--zoom", "\(Self.scale)", "--output", png, svg]
    if !path.hasSuffix("/rsvg-convert") {
      let size = "\(Int(picture.width.rounded(.up))),\(Int(picture.height.rounded(.up)))"
      arguments = [
        "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
        "--user-data-dir=\(folder)/profile-\(index)", "--force-device-scale-factor=\(Self.scale)",
        "--window-size=\(size)", "--screenshot=\(png)", URL(fileURLWithPath: svg).absoluteString,
      ]
      // Chromium's sandbox does not work for the superuser, and the only page is the picture.
      if geteuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    }
    return Subprocess.Command(
      executable: path, arguments: arguments, environment: environment, folder: folder)
  }
}
