import SwiftUI

struct GalleryControls: View {
  @State private var isFavourite = false
  @State private var isGrid = true

  var body: some View {
    HStack {
      Toggle("Favourite", isOn: $isFavourite)
        .toggleStyle(.favouriteStar)
      Toggle("Layout", isOn: $isGrid)
        .toggleStyle(.layoutSwitch)
    }
  }
}
