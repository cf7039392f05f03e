extension InterfaceModules.Translation {
  /// Translations.
  static let translating = #"""
    // https://developer.apple.com/documentation/translation
    @_exported import Foundation
    import Swift
    import SwiftUI
    @available(iOS 17.4, macOS 14.4, *)
    extension View {
      nonisolated public func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil) -> some View
    }
    """#
}
