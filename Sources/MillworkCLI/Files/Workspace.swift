import Foundation
import MillworkDocument
import MillworkSource

/// The files of one run and what was found in them.
struct Workspace: Sendable {
  /// Every file that was read.
  var sources = SourceSet()
  /// What was found, in the order of finding.
  var diagnostics: [Diagnostic] = []
  /// Files that are read as they are going to be, by their paths.
  var planned: [String: [UInt8]] = [:]
  /// Where no result is written, since the run makes something else there.
  var refusedResults: Set<String> = []

  /// Who is told what is done; `nil` for nobody.
  let console: Console?

  /// The projects that the run works in: the paths of their configurations, and the folders of those without.
  var projects: Set<String> = []

  /// The files and asset catalogues that were read, with the fingerprints of what was read of them.
  var inputs: [String: Fingerprint] = [:]

  /// The files that belong to the run and were not read, since earlier runs know them.
  var unread: Set<String> = []

  /// A workspace without files.
  init(_ console: Console? = nil) { self.console = console }

  /// The most bytes that a file may have: 256 MB.
  private static let byteLimit = 256 << 20

  /// Whether an error was found.
  var hasErrors: Bool { diagnostics.hasErrors }

  /// The exit code after errors: the command line was wrong where all of them are about answers that it lacks or that can't be
  /// any.
  var failure: ExitCode {
    let isUsage = diagnostics.allSatisfy {
      $0.severity < .error || ["missing-answer", "unusable-answer"].contains($0.code?.rawValue)
    }
    return isUsage ? .usage : .failure
  }

  /// Drops warnings and notes on places, in files by their names, that nobody asked about.
  mutating func forgetRemarks(where isForgotten: (_ name: String, _ range: Range<Int>) -> Bool) {
    diagnostics.removeAll { diagnostic in
      guard diagnostic.severity < .error, let span = diagnostic.primary?.span else { return false }
      return sources[span.source].map { isForgotten($0.name, span.range) } ?? false
    }
  }

  /// Drops the notes on files whose paths are so; returns how many.
  mutating func forgetNotes(where isOld: (String) -> Bool) -> Int {
    let before = diagnostics.count
    diagnostics.removeAll { diagnostic in
      guard diagnostic.severity == .note, let span = diagnostic.primary?.span else { return false }
      return sources[span.source].map { isOld($0.name) } ?? false
    }
    return before - diagnostics.count
  }

  /// Reads a file, or standard input for `-`. Reports why it can't be read, at `span` where a manifest names it.
  mutating func read(_ path: String, role: SourceFile.Role = .input, at span: Span? = nil) -> SourceFile? {
    guard let bytes = bytes(of: path, at: span) else { return nil }
    return sources.add(name: path == "-" ? "<stdin>" : path, role: role, bytes: bytes)
  }

  /// Reads a YAML or JSON file; UTF-16 and UTF-32 become UTF-8, which places then refer to.
  private mutating func readDocument(_ path: String, at span: Span?) -> SourceFile? {
    guard let bytes = bytes(of: path, at: span) else { return nil }
    return sources.add(name: path == "-" ? "<stdin>" : path, bytes: decodedText(bytes))
  }

  /// Reads a YAML or JSON file and parses it; what is wrong with it is reported.
  mutating func parse(_ path: String, at span: Span? = nil) -> (file: SourceFile, parsed: ParsedDocuments)? {
    guard let file = readDocument(path, at: span) else { return nil }
    let parsed = parseDocuments(file, format: DocumentFormat(path: path) ?? .yaml)
    diagnostics += parsed.diagnostics
    return (file, parsed)
  }

  /// The bytes of a file, or of standard input for `-`. Reports why it can't be read.
  mutating func bytes(of path: String, at span: Span?) -> [UInt8]? {
    if let bytes = planned[path] { return bytes }
    console?.detail("read \(path)")
    do throws(SystemFile.Failure) {
      if path == "-" { return try SystemFile.readInput(limit: Self.byteLimit) }
      // What a file names is no pipe or device.
      if let bytes = try SystemFile.read(path, limit: Self.byteLimit, mayBeStream: span == nil) {
        inputs[path] = Fingerprint(of: bytes)
        return bytes
      }
      if SystemFile.kind(of: path) == .link {
        diagnostics.append(.unreadable(path, reason: "it is a symbolic link that leads nowhere", at: span))
        return nil
      }
      let isBroken = path.unicodeScalars.contains("\u{FFFD}")
      diagnostics.append(
        isBroken
          ? .unreadable(path, reason: "its name is no UTF-8; rename it", at: span)
          : .noSuchFile(
            path, near: nearName(to: path, besides: span.flatMap { sources[$0.source]?.name }), at: span))
    } catch {
      diagnostics.append(
        error.isFolder ? .isAFolder(path, at: span) : .unreadable(path, reason: error.reason, at: span))
    }
    return nil
  }

  /// The name in the same folder that is most like the missing one. The file that names it is not meant.
  private func nearName(to path: String, besides naming: String?) -> String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { name in naming.map { URL(fileURLWithPath: $0).lastPathComponent } != name }
    // An ending that many files have makes no name alike.
    let ending = url.pathExtension
    let stems = names.map { URL(fileURLWithPath: $0) }.filter { $0.pathExtension == ending }
      .map { $0.deletingPathExtension().lastPathComponent }
    if let stem = nearestName(to: url.deletingPathExtension().lastPathComponent, among: stems) {
      return ending.isEmpty ? stem : "\(stem).\(ending)"
    }
    return nearestName(
      to: url.lastPathComponent, among: names.filter { URL(fileURLWithPath: $0).pathExtension != ending })
  }

  /// How many errors and warnings were found.
  var counts: (errors: Int, warnings: Int) {
    (diagnostics.count { $0.severity == .error }, diagnostics.count { $0.severity == .warning })
  }

  /// What was found, sorted by place.
  var sortedDiagnostics: [Diagnostic] {
    diagnostics.enumerated().sorted { a, b in
      let left = a.element.primary?.span
      let right = b.element.primary?.span
      return (left?.source.rawValue ?? 0, left?.lowerBound ?? 0, a.offset)
        < (right?.source.rawValue ?? 0, right?.lowerBound ?? 0, b.offset)
    }.map(\.element)
  }

  /// What a person is told of it: with `--quiet` errors and warnings only.
  func shown(by console: Console) -> Workspace {
    guard console.isQuiet else { return self }
    var shown = self
    shown.diagnostics.removeAll { $0.severity < .warning }
    return shown
  }

  /// Prints what was found for people.
  func report(to console: Console) {
    let run = RunReport(shown(by: console), targets: CheckSummary(), summary: "")
    console.message(run.text(for: console))
  }
}

/// Whether there is a folder at `path`.
func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}
