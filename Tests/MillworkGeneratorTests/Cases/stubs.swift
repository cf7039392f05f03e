import SwiftUI

func share() {}

struct ShareView: View {
  var body: some View { Text("Share") }
}

extension Color {
  static let brand = Color.purple
}
