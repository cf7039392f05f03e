import MillworkDocument
import MillworkSource

extension Checker {
  /// The compiler's type-checked tree of `file`, for a target, as the JSON that it prints. `others` are further files
  /// of the same module. A file with errors gives a part of the tree.
  ///
  /// The form is the compiler's own and may change between its versions, so read it tolerantly: each node has a
  /// `_kind` such as `struct_decl`, and mostly a `range` (`start` and `end` in bytes, the end being the start of the
  /// last token); references have a `decl` with `base_name` and `decl_usr`.
  package func typedTree(
    of file: MappedFile, with others: [MappedFile] = [], target: CheckTarget,
    options: CheckOptions = CheckOptions()
  ) throws(Obstacle) -> Node {
    let folder = try WorkFolder.make()
    defer { folder.remove() }
    var run = CheckRun(
      checker: self, folder: folder, files: [file] + others, sources: SourceSet(), targets: [target],
      options: options)
    let invocation = try run.prepare()
    var call = try run.call(0, invocation).call
    call.primary = call.files.first
    let command = run.command(invocation.command(call, mode: ["-dump-ast", "-dump-ast-format", "json"]))
    let runner = Subprocess(parallel: 1, timeLimit: options.timeLimit, outputLimit: 1 << 30)
    let outcome = runner.run([command], folder: folder.path)[0]
    guard let tree = readJSON(outcome.output) else {
      throw Obstacle(
        Reason.compilerFailed,
        .compilerFailed(
          outcome.end.words, target: target.description, command: command.executable,
          tail: String(decoding: outcome.errors.prefix(2000), as: UTF8.self)))
    }
    return tree
  }
}
