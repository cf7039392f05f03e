import MillworkSource

/// The form in which a memory is stored: everything in order.
extension GenerationMemory {
  /// The memory as bytes, the same for the same memory.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(key)
    writer.write(shared.count)
    for (path, fingerprint) in shared.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      writer.write(fingerprint)
    }
    writer.write(entries.count)
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      writer.write(entry.stamp)
      writer.write(entry.fingerprint)
      writer.write(entry.names.count)
      for name in entry.names { writer.write(name) }
      writer.write(entry.outputs.count)
      for output in entry.outputs {
        writer.write(output.name)
        writer.write(output.fingerprint)
        writer.write(output.stamp)
      }
    }
    return writer.bytes
  }

  /// Reads the form that ``bytes`` has; `nil` for anything else.
  init?(stored bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    self.init(key: reader.fingerprint())
    for _ in 0..<reader.count() { shared[reader.text()] = reader.fingerprint() }
    let count = reader.count()
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let path = reader.text()
      let stamp = reader.stamp()
      let fingerprint = reader.fingerprint()
      let names = (0..<reader.count()).map { _ in reader.word() }
      let outputs = (0..<reader.count()).map { _ in
        Output(name: reader.text(), fingerprint: reader.fingerprint(), stamp: reader.stamp())
      }
      entries[path] = Entry(stamp: stamp, fingerprint: fingerprint, names: names, outputs: outputs)
    }
    guard reader.isAtEnd else { return nil }
  }
}
