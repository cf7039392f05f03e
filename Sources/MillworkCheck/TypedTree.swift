import MillworkDocument
import MillworkSource

/// The compiler's type-checked tree of one file, as it prints it in JSON. The form is the compiler's own and may change
/// between its versions, so questions are asked tolerantly: what is not found is just not there.
///
/// Each node has a `_kind` such as `struct_decl`, and mostly a `range` (`start` and `end` in bytes, the end being the
/// start of the last token).
package struct TypedTree: Sendable {
  /// A use of a declaration.
  package struct Reference: Hashable, Sendable {
    /// Its base name, such as `isEnabled`.
    package let name: String
    /// The compiler's name for it, such as `s:7SwiftUI17EnvironmentValuesV9isEnabledSbvp`, which holds the module, the
    /// type and the kind; empty for local names.
    package let usr: String
  }

  /// The node of the file.
  package let root: Node

  /// The node in `node` that declares `name`, with its members; the first where there are several.
  package func declaration(_ name: String, in node: Node) -> Node? {
    first(in: node) { node in
      kind(node).hasSuffix("_decl") && node["name"]?["base_name"]?["name"]?.string == name
    }
  }

  /// All nodes of a kind, in `node`.
  package func nodes(_ kind: String, in node: Node) -> [Node] {
    var found: [Node] = []
    _ = first(in: node) { node in
      if self.kind(node) == kind { found.append(node) }
      return false
    }
    return found
  }

  /// The declarations that are used in `node`: called, read, written, or named by a key path. What stands in the
  /// declaration of the name `excluded` does not count.
  package func references(in node: Node, without excluded: String? = nil) -> Set<Reference> {
    let hidden = excluded.flatMap { declaration($0, in: node) }.map { uses(in: $0) } ?? [:]
    return Set(uses(in: node).filter { $0.value > hidden[$0.key] ?? 0 }.keys)
  }

  /// How often each declaration is used.
  private func uses(in node: Node) -> [Reference: Int] {
    var counts: [Reference: Int] = [:]
    for node in nodes("decl_ref", in: node) {
      guard let name = node["base_name"]?.string else { continue }
      counts[Reference(name: name, usr: node["decl_usr"]?.string ?? ""), default: 0] += 1
    }
    return counts
  }

  private func kind(_ node: Node) -> String { node["_kind"]?.string ?? "" }

  /// The first mapping in document order that `isWanted`. Walks without recursion, since trees are deep.
  private func first(in node: Node, where isWanted: (Node) -> Bool) -> Node? {
    var waiting = [node]
    while let next = waiting.popLast() {
      switch next.kind {
      case .mapping:
        if isWanted(next) { return next }
        waiting += next.entries.reversed().map(\.value)
      case .sequence: waiting += next.items.reversed()
      default: break
      }
    }
    return nil
  }
}

extension Checker {
  /// The compiler's type-checked tree of `file` for a target. `others` are further files of the same module. A file
  /// with errors gives a part of the tree.
  package func typedTree(
    of file: MappedFile, with others: [MappedFile] = [], target: CheckTarget,
    options: CheckOptions = CheckOptions()
  ) throws(Obstacle) -> TypedTree {
    let folder = try WorkFolder.make()
    defer { folder.remove() }
    var run = CheckRun(
      checker: self, folder: folder, files: [file] + others, sources: SourceSet(), targets: [target],
      options: options)
    let (invocation, _) = try prepare([target.platform], workFolder: folder, timeLimit: options.timeLimit)
    var call = try run.call(0, invocation).call
    call.primary = call.files.first
    let command = run.command(invocation.command(call, mode: ["-dump-ast", "-dump-ast-format", "json"]))
    let runner = Subprocess(parallel: 1, timeLimit: options.timeLimit, outputLimit: 1 << 30)
    let outcome = runner.run([command], folder: folder.path)[0]
    guard let root = readJSON(outcome.output) else {
      throw Obstacle(
        Reason.compilerFailed,
        .compilerFailed(
          outcome.end.words, target: target.description, command: command.executable,
          tail: String(decoding: outcome.errors.prefix(2000), as: UTF8.self)))
    }
    return TypedTree(root: root)
  }
}
