import SwiftUI

struct MailScreen: View {
  var body: some View {
    NavigationStack {
      Text("Mail")
        .toolbar {
          GlassActions(onUndo: {}, onRedo: {}, onCompose: {})
          ToolbarSpacer(.flexible, placement: .primaryAction)
          ToolbarItem(placement: .primaryAction) {
            Button("Done") {}
          }
        }
    }
  }
}
