import SwiftUI

struct AccountView: View {
  var body: some View {
    Text("Account")
  }
}

struct ItemPresentationsScreen: View {
  var body: some View {
    NavigationStack {
      Text("Items")
        .toolbar {
          ItemPresentations {
            Text("Camera")
          }
        }
    }
  }
}

struct HostedPresentationsScreen: View {
  var body: some View {
    NavigationStack {
      Text("Hosted")
        .hostedPresentations(onSignOut: {}) {
          AccountView()
        } content: {
          Image(systemName: "star")
        }
    }
  }
}
