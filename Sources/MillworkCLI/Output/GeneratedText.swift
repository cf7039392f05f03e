/// The text of a generated file as it was written. All of its lines end with a line feed; git may be told to give the files
/// of a checkout other line ends (`eol=crlf`), and then nobody has changed them by hand.
struct GeneratedText {
  /// The text with line feeds alone.
  let bytes: [UInt8]

  /// The text that stands in a file.
  init(_ file: [UInt8]) {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard let end = file.firstIndex(of: lineFeed), end > 0, file[end - 1] == carriageReturn else {
      bytes = file
      return
    }
    var text: [UInt8] = []
    text.reserveCapacity(file.count)
    for (index, byte) in file.enumerated() {
      let isPart = byte == carriageReturn && index + 1 < file.count && file[index + 1] == lineFeed
      if !isPart { text.append(byte) }
    }
    bytes = text
  }
}
