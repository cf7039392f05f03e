import SwiftUI

func share() {}

let address = URL(fileURLWithPath: "/")

@MainActor var flag = false

struct ShareView: View {
  var body: some View { Text("Share") }
}

extension Color {
  static let brand = Color.purple
}
