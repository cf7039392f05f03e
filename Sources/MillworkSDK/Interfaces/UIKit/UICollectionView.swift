extension InterfaceModules.UIKit {
  /// Collections, pickers and effects.
  static let uiCollectionView = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    @MainActor @preconcurrency public protocol UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView
      func updated(for state: any UIConfigurationState) -> Self
    }
    @MainActor @preconcurrency public protocol UIContentView : NSObjectProtocol {
      var configuration: any UIContentConfiguration { get set }
    }
    @MainActor @preconcurrency public protocol UIConfigurationState {
    }
    @MainActor @preconcurrency open class UICollectionView : UIScrollView {
      @MainActor @preconcurrency public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var dataSource: (any UICollectionViewDataSource)? { get set }
      @MainActor @preconcurrency open var backgroundView: UIView? { get set }
      @MainActor @preconcurrency open var collectionViewLayout: UICollectionViewLayout { get set }
      @MainActor @preconcurrency open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
      @discardableResult @MainActor @preconcurrency open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
      @MainActor @preconcurrency open func reloadData()
      @MainActor @preconcurrency open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
      @MainActor @preconcurrency open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
      @MainActor @preconcurrency open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
      @MainActor @preconcurrency open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
      @MainActor @preconcurrency open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
      @MainActor @preconcurrency open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
      @MainActor @preconcurrency open var numberOfSections: Int { get }
      @MainActor @preconcurrency open func numberOfItems(inSection section: Int) -> Int
      @MainActor @preconcurrency open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      @MainActor @preconcurrency open func insertSections(_ sections: IndexSet)
      @MainActor @preconcurrency open func deleteSections(_ sections: IndexSet)
      @MainActor @preconcurrency open func reloadSections(_ sections: IndexSet)
      @MainActor @preconcurrency open func moveSection(_ section: Int, toSection newSection: Int)
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open func reconfigureItems(at indexPaths: [IndexPath])
      @MainActor @preconcurrency open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get set }
      @objc public enum ReorderingCadence : Int, Sendable {
        case immediate
        case fast
        case slow
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var reorderingCadence: UICollectionView.ReorderingCadence { get set }
      @MainActor @preconcurrency open var remembersLastFocusedIndexPath: Bool { get set }
      @MainActor @preconcurrency open var isEditing: Bool { get set }
      @MainActor @preconcurrency open var allowsMultipleSelectionDuringEditing: Bool { get set }
      @MainActor @preconcurrency open var allowsSelectionDuringEditing: Bool { get set }
      @MainActor @preconcurrency open var selectionFollowsFocus: Bool { get set }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @objc public enum SelfSizingInvalidation : Int, Sendable {
        case disabled
        case enabled
        case enabledIncludingConstraints
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { get set }
      @discardableResult @MainActor @preconcurrency open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
      @MainActor @preconcurrency open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
      @MainActor @preconcurrency open func endInteractiveMovement()
      @MainActor @preconcurrency open func cancelInteractiveMovement()
      @MainActor @preconcurrency open var hasActiveDrag: Bool { get }
      @MainActor @preconcurrency open var hasActiveDrop: Bool { get }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var contextMenuInteraction: UIContextMenuInteraction? { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionReusableView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionViewCell : UICollectionReusableView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var contentView: UIView { get }
      @MainActor @preconcurrency open var contentConfiguration: (any UIContentConfiguration)? { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionViewLayout : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open func invalidateLayout()
      @MainActor @preconcurrency open func prepare()
      @MainActor @preconcurrency open var collectionView: UICollectionView? { get }
      @MainActor @preconcurrency open var collectionViewContentSize: CGSize { get }
      @MainActor @preconcurrency open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
      @MainActor @preconcurrency open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      @MainActor @preconcurrency open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      @MainActor @preconcurrency open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
      @MainActor @preconcurrency open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
      @MainActor @preconcurrency open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      @MainActor @preconcurrency open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      @MainActor @preconcurrency open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UICollectionViewFlowLayout : UICollectionViewLayout {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var itemSize: CGSize { get set }
      @MainActor @preconcurrency open var minimumLineSpacing: CGFloat { get set }
      @MainActor @preconcurrency open var minimumInteritemSpacing: CGFloat { get set }
      @objc public enum SectionInsetReference : Int, Sendable {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get set }
    }
    @MainActor @preconcurrency public protocol UICollectionViewDelegate : UIScrollViewDelegate {
    }
    @MainActor @preconcurrency public protocol UICollectionViewDataSource : NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPickerView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var dataSource: (any UIPickerViewDataSource)? { get set }
      @MainActor @preconcurrency open var delegate: (any UIPickerViewDelegate)? { get set }
      @MainActor @preconcurrency open func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
      @discardableResult @MainActor @preconcurrency open func selectedRow(inComponent component: Int) -> Int
      @MainActor @preconcurrency open func reloadAllComponents()
      @MainActor @preconcurrency open func reloadComponent(_ component: Int)
      @MainActor @preconcurrency open func numberOfRows(inComponent component: Int) -> Int
      @MainActor @preconcurrency open var numberOfComponents: Int { get }
      @MainActor @preconcurrency open func rowSize(forComponent component: Int) -> CGSize
      @MainActor @preconcurrency open func view(forRow row: Int, forComponent component: Int) -> UIView?
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIPickerViewDelegate : NSObjectProtocol {
    }
    @available(iOS 2.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIPickerViewDataSource : NSObjectProtocol {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    // Effects.
    @_inheritsConvenienceInitializers
    open class UIVisualEffect : NSObject, @unchecked Sendable {
      override public init()
    }
    @_inheritsConvenienceInitializers
    open class UIBlurEffect : UIVisualEffect, @unchecked Sendable {
      override public init()
      public convenience init(style: UIBlurEffect.Style)
      @objc public enum Style : Int, Sendable {
        case extraLight
        case light
        case dark
        case regular
        case prominent
        @available(tvOS, unavailable)
        case systemUltraThinMaterial
        @available(tvOS, unavailable)
        case systemThinMaterial
        @available(tvOS, unavailable)
        case systemMaterial
        @available(tvOS, unavailable)
        case systemThickMaterial
        @available(tvOS, unavailable)
        case systemChromeMaterial
        @available(tvOS, unavailable)
        case systemUltraThinMaterialLight
        @available(tvOS, unavailable)
        case systemUltraThinMaterialDark
        @available(tvOS, unavailable)
        case systemMaterialDark
        @available(tvOS, unavailable)
        case systemChromeMaterialDark
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    open class UIVibrancyEffect : UIVisualEffect, @unchecked Sendable {
      override public init()
      public convenience init(blurEffect: UIBlurEffect)
    }
    @available(iOS 26.0, tvOS 26.0, *)
    @available(visionOS, unavailable)
    @_inheritsConvenienceInitializers
    open class UIGlassEffect : UIVisualEffect, @unchecked Sendable {
      override public init()
      public convenience init(style: UIGlassEffect.Style)
      open var isInteractive: Bool { get set }
      open var tintColor: UIColor? { get set }
      @objc public enum Style : Int, Sendable {
        case regular
        case clear
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency open class UIVisualEffectView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public init(effect: UIVisualEffect?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var effect: UIVisualEffect? { get set }
      @MainActor @preconcurrency open var contentView: UIView { get }
    }
    #endif
    """#
}
