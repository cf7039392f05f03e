import SwiftUI

struct WindowScreen: View {
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var isBold = false
  @State private var isInspectorShown = false

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      Text("Sidebar")
    } detail: {
      Text("Document")
        .windowToolbar(columns: $columns, isBold: $isBold, onPrint: {}) {
          Text("Inspector")
        }
        .toolbar {
          InspectorButton(isInspectorShown: $isInspectorShown)
        }
    }
  }
}
