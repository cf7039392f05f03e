extension APIFacts {
  /// Pickers' styles and labelled groups of controls.
  /// https://developer.apple.com/documentation/swiftui/pickerstyle
  static let pickers: [APIFact] = [
    APIFact("PickerStyle.inline", "14 11 14 7 1", .view(#"Text("a").pickerStyle(.inline)"#)),
    APIFact("PickerStyle.menu", "14 11 17 - 1", .view(#"Text("a").pickerStyle(.menu)"#)),
    APIFact("PickerStyle.segmented", "13 10.15 13 - 1", .view(#"Text("a").pickerStyle(.segmented)"#)),
    APIFact("PickerStyle.palette", "17 14 - - 1", .view(#"Text("a").pickerStyle(.palette)"#)),
    APIFact(
      "ControlGroup.label", "16 13 17 - 1", .view(#"ControlGroup { Text("a") } label: { Text("b") }"#)),
  ]
}
