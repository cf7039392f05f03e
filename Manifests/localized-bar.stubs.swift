import Foundation

extension Bundle {
  static let module = Bundle.main
}

extension LocalizedStringResource {
  static let addNote = LocalizedStringResource("Add Note")
  static let moreActions = LocalizedStringResource("More Actions")
}
