import SwiftUI

struct OldestScreen: View {
  var body: some View {
    NavigationView {
      Text("Oldest")
        .toolbar {
          OldestFloors(isEditing: true, onEdit: {}, address: URL(fileURLWithPath: "/"))
          PartedActions(onEdit: {})
        }
    }
  }
}
