import SwiftUI

struct EditorScreen: View {
  @State private var isPinned = false

  var body: some View {
    NavigationStack {
      Text("Editor")
        .toolbar {
          EditorActions(onShare: { print("shared") }, isPinned: $isPinned)
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") {}
          }
        }
    }
  }
}
