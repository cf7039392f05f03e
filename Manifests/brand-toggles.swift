import SwiftUI

struct BrandSettings: View {
  @State private var isOn = true
  @State private var isYearly = false

  var body: some View {
    VStack {
      Toggle("Updates", isOn: $isOn)
        .toggleStyle(.brand)
      Toggle("Beta", isOn: $isOn)
        .toggleStyle(.brand(tint: .orange, height: 24))
      BrandToggle("Reports", isOn: $isOn, tint: .purple)
      Toggle("Plan", isOn: $isYearly)
        .toggleStyle(.planPicker(monthly: "Monthly", yearly: "Yearly"))
    }
  }
}
