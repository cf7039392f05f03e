import SwiftUI

struct SettingsView: View {
  var body: some View {
    Text("Settings")
  }
}

/// The new way: several contents in one toolbar, parted by a spacer.
@available(iOS 26.0, macOS 26.0, *)
@available(visionOS, unavailable)
struct PartedScreen: View {
  var body: some View {
    NavigationStack {
      Text("Parted")
        .toolbar {
          SharedButton {
            SettingsView()
          } label: {
            Image(systemName: "gearshape")
          }
          ToolbarSpacer(.fixed, placement: .primaryAction)
          ToolbarItem(placement: .primaryAction) {
            Button("Edit") {}
          }
          SettingsButton()
        }
    }
  }
}

/// Below 26: the same contents in one toolbar, with a placement of the screen's own.
struct PlainScreen: View {
  var body: some View {
    NavigationStack {
      Text("Plain")
        .toolbar {
          SharedButton(placement: .primaryAction) {
            SettingsView()
          } label: {
            Label("Settings", systemImage: "gearshape")
          }
          SettingsButton()
        }
    }
  }
}

/// The older way: a modifier that opens a toolbar of its own.
struct ModifierScreen: View {
  var body: some View {
    NavigationStack {
      Text("Modifier")
        .sharedButton {
          SettingsView()
        } label: {
          Image(systemName: "gearshape")
        }
    }
  }
}
