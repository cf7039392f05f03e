import SwiftUI

/// What the app puts into the environment.
final class Basket: ObservableObject {
  @Published var items: [String] = []

  var isEmpty: Bool { items.isEmpty }

  func pay() async { items = [] }
}
