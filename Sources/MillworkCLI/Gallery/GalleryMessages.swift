import MillworkSource

/// What the gallery reports.
extension Diagnostic {
  /// Nothing on the `PATH` draws SVG as PNG.
  static func noPictureProgram(_ programs: [String]) -> Diagnostic {
    Diagnostic(
      .error, "no-picture-program", "there is no program on PATH that draws SVG as PNG", at: nil,
      notes: [Note("looked for \(programs.joined(separator: ", "))")],
      help:
        "install librsvg's rsvg-convert (Debian: librsvg2-bin; Homebrew: librsvg) or Chromium, or use `--format svg`"
    )
  }

  /// A program did not make a picture.
  static func pictureNotDrawn(_ name: String, by program: String, _ end: String, said: String) -> Diagnostic {
    let words = said.split(separator: "\n").first.map { [Note("it said: \($0)")] } ?? []
    return Diagnostic(
      .error, "picture-not-drawn", "`\(name)` could not be drawn: \(program) \(end)", at: nil, notes: words,
      help: "`--format svg` writes the picture without that program")
  }
}
