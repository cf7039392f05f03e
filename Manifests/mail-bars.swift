import SwiftUI

struct MailBarsScreen: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      Text("Messages")
        .mailBars(query: $query, fraction: 0.5, onFilter: {}, onCompose: {}, onDone: {})
    }
  }
}
