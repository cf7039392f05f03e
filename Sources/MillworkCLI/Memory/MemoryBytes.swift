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
      writer.write(entry.outputs)
      writer.write(entry.componentCount)
      writer.write(entry.part)
    }
    writer.write(support)
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
      entries[path] = Entry(
        stamp: stamp, fingerprint: fingerprint, names: names, outputs: reader.outputs(),
        componentCount: reader.number(), part: reader.fingerprint())
    }
    support = reader.outputs()
    guard reader.isAtEnd else { return nil }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ outputs: [GenerationMemory.Output]) {
    write(outputs.count)
    for output in outputs {
      write(output.name)
      write(output.fingerprint)
      write(output.stamp)
    }
  }
}

extension ByteReader {
  fileprivate mutating func outputs() -> [GenerationMemory.Output] {
    (0..<count()).map { _ in
      GenerationMemory.Output(name: text(), fingerprint: fingerprint(), stamp: stamp())
    }
  }
}
