import SwiftUI

struct SignUpScreen: View {
  let onSignUp: () -> Void
  let onSkip: () -> Void

  var body: some View {
    VStack {
      Button("Create an Account", action: onSignUp).buttonStyle(.callToAction)
      Button("Not Now", action: onSkip).buttonStyle(QuietCapsule())
    }
  }
}
