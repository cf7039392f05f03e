import MillworkTemplate

/// How much a scaffolding template may ask for. What goes past a limit is an error with a place, never a hang.
package struct ScaffoldLimits: Sendable {
  /// How many files a template may hold, and how many it may make; 5,000 by default.
  package var fileCount = 5_000
  /// How many bytes all files of a template may have, and all files that it makes; 64 MiB by default.
  package var byteCount = 64 << 20
  /// How many bytes one rendered file may have; 16 MiB by default.
  package var renderedBytes = 16 << 20
  /// How many rounds a loop over files may take; 1,000 by default.
  package var loopLength = 1_000
  /// How many loop rounds the tags of one rendered file may take in all; 1 million by default.
  package var loopSteps = 1_000_000
  /// How many bytes one answer may have; 10,000 by default.
  package var answerBytes = 10_000

  /// The default bounds.
  package init() {}

  /// A template engine that keeps to these bounds.
  package var engine: TemplateEngine {
    var options = TemplateOptions()
    options.limits.loopSteps = loopSteps
    options.limits.outputBytes = renderedBytes
    return TemplateEngine(options: options)
  }
}
