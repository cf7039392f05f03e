import MillworkSource

/// Files that are written together or not at all.
struct FileChanges {
  /// A file, with what stands in it and what is to.
  private struct Change {
    let path: String
    let old: [UInt8]?
    let new: [UInt8]
  }

  private var changes: [Change] = []

  /// Whether there is nothing to write.
  var isEmpty: Bool { changes.isEmpty }

  /// Adds a file whose text is to be `new`, where it is not so already. A file that can't be read is reported, and so is
  /// one that is not `read` any more, of which `new` was made.
  mutating func add(
    _ path: String, _ new: [UInt8], over read: [UInt8]? = nil, in workspace: inout Workspace
  ) {
    do throws(SystemFile.Failure) {
      let old = try SystemFile.read(path)
      if let read, read != old { return workspace.diagnostics.append(.changedMeanwhile(path)) }
      guard old != new else { return }
      if leadsOut(path) { return workspace.diagnostics.append(.changesThroughLink(path)) }
      changes.append(Change(path: path, old: old, new: new))
    } catch {
      workspace.diagnostics.append(.unreadable(path, reason: error.reason, at: nil))
    }
  }

  /// Whether a path is a symbolic link to somewhere outside of its folder.
  private func leadsOut(_ path: String) -> Bool {
    SystemFile.kind(of: path) == .link && !OutputPaths.leads(path, into: parentFolder(of: path))
  }

  /// One line a file; `isDone` where they are written.
  func list(isDone: Bool) -> String {
    changes.map { change in
      let verb = change.old == nil ? (isDone ? "created" : "create") : (isDone ? "changed" : "change")
      return "\(verb)  \(printable(change.path))\n"
    }.joined()
  }

  /// All changes in the unified format.
  var diff: String {
    changes.map { change in
      LineDiff(old: change.old ?? [], new: change.new).unified(
        old: change.old == nil ? nil : change.path, new: change.path)
    }.joined()
  }

  /// Writes all of them, unless one was changed since it was added. After a failure, which is reported, what was written is
  /// taken back. Says whether all were written.
  func write(in workspace: inout Workspace) -> Bool {
    // Questions and checks take their time; somebody may have gone on working, and so may another run.
    for change in changes where (try? SystemFile.read(change.path)) != change.old {
      workspace.diagnostics.append(.changedMeanwhile(change.path))
      return false
    }
    for (index, change) in changes.enumerated() {
      if workspace.makeFolder(around: change.path), workspace.write(change.new, to: change.path) != nil {
        continue
      }
      takeBack(changes[..<index], in: &workspace)
      return false
    }
    return true
  }

  /// Puts back what stood there before.
  func takeBack(in workspace: inout Workspace) { takeBack(changes[...], in: &workspace) }

  private func takeBack(_ written: ArraySlice<Change>, in workspace: inout Workspace) {
    for change in written.reversed() {
      if let old = change.old {
        workspace.write(old, to: change.path)
      } else {
        do throws(SystemFile.Failure) { try SystemFile.remove(change.path) } catch {
          workspace.diagnostics.append(.cannotWrite(change.path, reason: error.reason))
        }
      }
    }
  }
}
