import SwiftUI

struct ReaderSheet: View {
  var body: some View {
    NavigationStack {
      Text("Reader")
        .toolbar {
          ReaderChrome(page: 1)
        }
    }
  }
}

struct EditorSheet: View {
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Text("Editor")
        .toolbar {
          EditorChrome(onSave: {}, isValid: !name.isEmpty)
          closeOnly()
          UploadChrome(upload: { await Task.yield() })
        }
    }
  }
}
