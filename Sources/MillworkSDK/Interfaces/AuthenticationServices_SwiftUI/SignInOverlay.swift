extension InterfaceModules.AuthenticationServicesSwiftUI {
  /// What AuthenticationServices adds to SwiftUI, by its own name.
  static let overlay = #"""
    // https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton
    @_exported import AuthenticationServices
    @_exported import SwiftUI
    import Swift
    """#
}
