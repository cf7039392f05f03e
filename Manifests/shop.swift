import SwiftUI

struct BasketScreen: View {
  @StateObject private var basket = Basket()
  @State private var sendsReceipt = true

  var body: some View {
    NavigationStack {
      Form {
        ForEach(basket.items, id: \.self) { Text($0) }
        Toggle("Send a Receipt", isOn: $sendsReceipt)
          .toggleStyle(.receipt)
      }
      .toolbar { BasketBar() }
    }
    .environmentObject(basket)
  }
}
