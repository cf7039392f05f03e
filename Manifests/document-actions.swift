import SwiftUI

struct DocumentScreen: View {
  @Namespace private var transition
  @State private var changes = 3

  var body: some View {
    NavigationStack {
      Text("Document")
        .toolbar {
          DocumentActions(
            onShare: {}, onSync: { changes = 0 }, onDelete: {}, changes: changes, transition: transition)
          VersionActions(onRevert: {}, onDuplicate: {})
        }
    }
  }
}
