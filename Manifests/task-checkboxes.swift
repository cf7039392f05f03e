import SwiftUI

struct TaskList: View {
  @State private var steps = [true, false, false]
  @State private var isDone = false
  @State private var isUrgent = false

  var body: some View {
    List {
      Toggle("All steps", sources: $steps, isOn: \.self)
        .toggleStyle(.taskCheckbox)
      ForEach(steps.indices, id: \.self) { index in
        Toggle("Step \(index + 1)", isOn: $steps[index])
          .toggleStyle(.roundTick)
      }
      Toggle("Done", isOn: $isDone)
        .toggleStyle(BoldCheckbox())
      Toggle("Urgent", isOn: $isUrgent)
        .toggleStyle(.choiceRadio)
    }
  }
}
