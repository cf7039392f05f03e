/// Manifest-like YAML of a given size, the same on every machine: components with nested maps, plain and quoted strings,
/// comments and block texts of Swift code.
enum ManifestText {
  /// Text of at least `byteCount` bytes, to the end of a component.
  static func make(byteCount: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(byteCount + 4096)
    text += "millwork: 1\nplatforms: {iOS: 17.0, macOS: 14.0, visionOS: 1.0}\n\ntoolbarContent:\n".utf8
    var index = 0
    while text.count < byteCount {
      text += component(index).utf8
      index += 1
    }
    return text
  }

  private static func component(_ index: Int) -> String {
    let name = ["Share", "Settings", "Editor", "Export", "Filter", "Account", "Inspector"][index % 7]
    let symbol = ["gearshape", "square.and.arrow.up", "pin", "line.3.horizontal.decrease"][index % 4]
    return """
        # Component \(index)
        \(name)Button\(index):
          summary: Opens the \(name.lowercased()) view of document \(index) in a sheet.
          parameters: {onShare: () -> Void, isPinned: Binding<Bool>, count: Int}
          items:
            - button: "\(name) \\u2026"
              image: \(symbol)
              placement: topBarTrailing
              action: |
                guard let document = store.document(\(index)) else { return }
                // Keep the selection while the sheet is open.
                withAnimation(.easeInOut(duration: 0.2)) {
                  selection = document.id
                  isPresented.toggle()
                }
            - spacer: fixed
            - toggle: 'Pinned: it''s on'
              image: pin
              isOn: $isPinned
              width: \(40 + index % 20)
              opacity: 0.\(index % 9 + 1)
          style:
            track: {width: 50, height: 30, corner: 15, on: {asset: AccentColor}, off: gray}
            thumb:
              inset: 2
              color: white
              shadow: {radius: 1.5, x: 0, y: 1}
            label:
              font: {size: 14, weight: semibold}
              color: "#3366FF"
            hint: >-
              Double tap to open the \(name.lowercased()) view,
              and once more to close it.
            isHidden: false
            badge: ~

      """
  }
}
