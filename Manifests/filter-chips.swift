import SwiftUI

struct FilterBar: View {
  @State private var isBold = false
  @State private var isNear = true
  @State private var isYearly = true

  var body: some View {
    VStack {
      Toggle("Bold", isOn: $isBold)
        .toggleStyle(.toolButton)
      HStack {
        Toggle("Nearby", isOn: $isNear)
        Toggle("Open now", isOn: .constant(false))
      }
      .toggleStyle(.filterChip)
      PlanToggle("Yearly", isOn: $isYearly)
      Toggle(isOn: $isYearly) {
        VStack(alignment: .leading) {
          Text("Yearly")
          Text("Two months free")
        }
      }
      .toggleStyle(.planCard)
    }
  }
}
