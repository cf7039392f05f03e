import SwiftUI

extension Color {
  static let brand = Color.indigo
}
