extension InterfaceModules.AppKit {
  /// Previews of views and view controllers.
  static let nsPreviews = #"""
    // https://developer.apple.com/documentation/appkit/preview(_:traits:body:)-7pfjp
    @available(macOS 14.0, *)
    @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<NSView> body: @escaping @MainActor () -> NSView) = #externalMacro(module: "PreviewsMacros", type: "AppKitView")
    @available(macOS 14.0, *)
    @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @PreviewMacroBodyBuilder<NSViewController> body: @escaping @MainActor () -> NSViewController) = #externalMacro(module: "PreviewsMacros", type: "AppKitViewController")
    """#
}
