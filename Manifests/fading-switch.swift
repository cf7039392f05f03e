import SwiftUI

struct SettingsScreen: View {
  @State private var isOn = true
  let isLocked: Bool

  var body: some View {
    VStack {
      Toggle("Notifications", isOn: $isOn)
        .toggleStyle(.fadingSwitch)
      Toggle("Sounds", isOn: $isOn)
        .toggleStyle(FadingSwitch())
        .disabled(isLocked)
      FadingToggle("Badges", isOn: $isOn, isDisabled: isLocked)
    }
  }
}
