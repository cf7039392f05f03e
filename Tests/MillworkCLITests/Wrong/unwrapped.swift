import SwiftUI

struct SoundToggle: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Sound", isOn: isOn)
  }
}
