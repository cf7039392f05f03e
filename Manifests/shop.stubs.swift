import SwiftUI

extension Bundle {
  static let module = Bundle.main
}

/// What the app puts into the environment.
@MainActor final class Basket: ObservableObject {
  @Published var items: [String] = []

  var isEmpty: Bool { items.isEmpty }

  func pay() async { items = [] }
}
