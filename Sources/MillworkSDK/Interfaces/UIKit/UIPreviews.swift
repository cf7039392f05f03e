extension InterfaceModules.UIKit {
  /// Previews of views and view controllers.
  static let uiPreviews = #"""
    // https://developer.apple.com/documentation/uikit/preview(_:traits:body:)-c7kr
    // https://developer.apple.com/documentation/uikit/preview(_:traits:body:)-en9c
    #if !os(watchOS)
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView) = #externalMacro(module: "PreviewsMacros", type: "UIKitView")
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController) = #externalMacro(module: "PreviewsMacros", type: "UIKitViewController")
    #endif
    """#
}
