import SwiftUI

enum LibraryLayout: Hashable {
  case list, grid
}

struct BookDetails: View {
  var body: some View {
    Text("Details")
  }
}

struct LibraryScreen: View {
  @State private var layout = LibraryLayout.list
  @State private var order = 0
  @State private var showsRead = true

  var body: some View {
    NavigationStack {
      Text("Library")
        .toolbar {
          LibraryMenu(
            layout: $layout, order: $order, showsRead: $showsRead, book: URL(fileURLWithPath: "/book"),
            onOpen: {}, onDelete: {}
          ) {
            Image(systemName: "arrow.up.arrow.down")
          }
        }
    }
  }
}
