import SwiftUI

struct NotesScreen: View {
  let folder: String
  @State private var layout = 0

  var body: some View {
    NavigationStack {
      Text("Notes")
        .toolbar {
          LocalizedBar(folder: folder, onAdd: {}, layout: $layout)
        }
    }
  }
}
