extension InterfaceModules.CoreImage {
  /// The filters that lay images over each other or pass from one to another.
  static let transitionFilters = #"""
    // https://developer.apple.com/documentation/coreimage/cifilter
    @available(Apple 2019, *)
    public protocol CITransitionFilter : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var targetImage: CIImage? { get set }
      var time: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICompositeOperation : CIFilterProtocol {
      var inputImage: CIImage? { get set }
      var backgroundImage: CIImage? { get set }
    }
    @available(Apple 2019, *)
    public protocol CIAccordionFoldTransition : CITransitionFilter {
      var bottomHeight: Float { get set }
      var numberOfFolds: Float { get set }
      var foldShadowAmount: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIBarsSwipeTransition : CITransitionFilter {
      var angle: Float { get set }
      var width: Float { get set }
      var barOffset: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CICopyMachineTransition : CITransitionFilter {
      var extent: CGRect { get set }
      var color: CIColor { get set }
      var angle: Float { get set }
      var width: Float { get set }
      var opacity: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDisintegrateWithMaskTransition : CITransitionFilter {
      var maskImage: CIImage? { get set }
      var shadowRadius: Float { get set }
      var shadowDensity: Float { get set }
      var shadowOffset: CGPoint { get set }
    }
    @available(Apple 2019, *)
    public protocol CIDissolveTransition : CITransitionFilter {
    }
    @available(Apple 2019, *)
    public protocol CIFlashTransition : CITransitionFilter {
      var center: CGPoint { get set }
      var extent: CGRect { get set }
      var color: CIColor { get set }
      var maxStriationRadius: Float { get set }
      var striationStrength: Float { get set }
      var striationContrast: Float { get set }
      var fadeThreshold: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIModTransition : CITransitionFilter {
      var center: CGPoint { get set }
      var angle: Float { get set }
      var radius: Float { get set }
      var compression: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPageCurlTransition : CITransitionFilter {
      var backsideImage: CIImage? { get set }
      var shadingImage: CIImage? { get set }
      var extent: CGRect { get set }
      var angle: Float { get set }
      var radius: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CIPageCurlWithShadowTransition : CITransitionFilter {
      var backsideImage: CIImage? { get set }
      var extent: CGRect { get set }
      var angle: Float { get set }
      var radius: Float { get set }
      var shadowSize: Float { get set }
      var shadowAmount: Float { get set }
      var shadowExtent: CGRect { get set }
    }
    @available(Apple 2019, *)
    public protocol CIRippleTransition : CITransitionFilter {
      var shadingImage: CIImage? { get set }
      var center: CGPoint { get set }
      var extent: CGRect { get set }
      var width: Float { get set }
      var scale: Float { get set }
    }
    @available(Apple 2019, *)
    public protocol CISwipeTransition : CITransitionFilter {
      var extent: CGRect { get set }
      var color: CIColor { get set }
      var angle: Float { get set }
      var width: Float { get set }
      var opacity: Float { get set }
    }
    @available(Apple 2019, *)
    extension CIFilter {
      public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition
      public class func additionCompositing() -> any CIFilter & CICompositeOperation
      public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition
      public class func colorBlendMode() -> any CIFilter & CICompositeOperation
      public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation
      public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation
      public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition
      public class func darkenBlendMode() -> any CIFilter & CICompositeOperation
      public class func differenceBlendMode() -> any CIFilter & CICompositeOperation
      public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition
      public class func dissolveTransition() -> any CIFilter & CIDissolveTransition
      public class func divideBlendMode() -> any CIFilter & CICompositeOperation
      public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation
      public class func flashTransition() -> any CIFilter & CIFlashTransition
      public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation
      public class func hueBlendMode() -> any CIFilter & CICompositeOperation
      public class func lightenBlendMode() -> any CIFilter & CICompositeOperation
      public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation
      public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation
      @available(Apple 2021, *)
      public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation
      public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation
      public class func maximumCompositing() -> any CIFilter & CICompositeOperation
      public class func minimumCompositing() -> any CIFilter & CICompositeOperation
      public class func modTransition() -> any CIFilter & CIModTransition
      public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation
      public class func multiplyCompositing() -> any CIFilter & CICompositeOperation
      public class func overlayBlendMode() -> any CIFilter & CICompositeOperation
      public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition
      public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition
      public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation
      public class func rippleTransition() -> any CIFilter & CIRippleTransition
      public class func saturationBlendMode() -> any CIFilter & CICompositeOperation
      public class func screenBlendMode() -> any CIFilter & CICompositeOperation
      public class func softLightBlendMode() -> any CIFilter & CICompositeOperation
      public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation
      public class func sourceInCompositing() -> any CIFilter & CICompositeOperation
      public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation
      public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation
      public class func subtractBlendMode() -> any CIFilter & CICompositeOperation
      public class func swipeTransition() -> any CIFilter & CISwipeTransition
      @available(Apple 2021, *)
      public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation
    }
    """#
}
