import SwiftUI

struct PowerScreen: View {
  @State private var isRunning = true
  @State private var isNight = false
  @State private var alarms = [true, false]

  var body: some View {
    Form {
      Toggle("Server", isOn: $isRunning)
        .toggleStyle(.powerSwitch)
      Toggle("Alarms", sources: $alarms, isOn: \.self)
        .toggleStyle(.powerSwitch)
      Toggle("Night shift", isOn: $isNight)
        .toggleStyle(.nightSwitch)
        .disabled(!isRunning)
      Toggle("Letters", isOn: $isNight)
        .toggleStyle(.letterSwitch)
    }
  }
}
