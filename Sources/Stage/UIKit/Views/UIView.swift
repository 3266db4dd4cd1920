internal import HeroControls

/// A rectangle that shows something.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// How contents fill the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// Unscaled, as named.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Parts that take a superview's change of size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The margin, as named.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The margin, as named.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The margin, as named.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The margin, as named.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The class of the layer. Default: CALayer.
  open class var layerClass: AnyClass { CALayer.self }

  /// What is drawn of the view.
  public let layer: CALayer
  /// Constraints, guides and priorities.
  package let layoutState = ViewLayoutState()
  /// The controller whose root view it is.
  package weak var controller: UIViewController?
  /// Of Hero and others above UIKit, by their types.
  package var storage = ModuleStorage()

  public init(frame: CGRect) {
    layer = UIView.makeLayer(Self.layerClass)
    super.init()
    setUp(frame)
  }

  /// A view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// A view of a description; there are none, so that only code that never runs calls it.
  public required init?(coder: NSCoder) {
    layer = UIView.makeLayer(Self.layerClass)
    super.init()
    setUp(.zero)
    described(by: coder, UIView.self)
  }

  /// Where a class's `init(coder:)` ends: the view becomes what a storyboard or xib says, if no other one of UIKit's ends later.
  final func described(by coder: NSCoder, _ type: UIView.Type) { (coder as? InterfaceCoder)?.ended(self, type) }

  /// Whether it covers all that it holds until the app says otherwise.
  class var isOpaqueAtFirst: Bool { true }

  private static func makeLayer(_ type: AnyClass) -> CALayer { (type as? CALayer.Type)?.init() ?? CALayer() }

  private func setUp(_ frame: CGRect) {
    layer.owner = self
    layer.isOpaque = Self.isOpaqueAtFirst
    layer.contentsScale = UIKitRuntime.current.screen.scale
    self.frame = frame
  }

  // MARK: Geometry

  /// The box around the view in its superview, points.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's own rectangle, points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The anchor point's place in the superview, points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// About the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// About the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The unit point of the bounds that stands at the centre.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Where a point of this view lies in another; nil is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: root(view)?.layer) }
  /// Where a point of another view lies in this one; nil is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: root(view)?.layer) }
  /// The box around a rectangle in another view; nil is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: root(view)?.layer) }
  /// The box around a rectangle of another view; nil is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: root(view)?.layer) }

  private func root(_ view: UIView?) -> UIView? {
    view ?? window ?? sequence(first: self) { $0.superview }.map { $0 }.last
  }

  // MARK: Look

  /// Default: none.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// 0…1. Default: 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Default: false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }
  /// Whether it covers all that it holds. Default: true.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// Default: false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Shows of the view, and of all that it holds, only what lies under the mask's own opaque pixels. A view with a mask is recorded as a
  /// picture of its bounds. Default: none.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// How contents lie in the bounds: the layer's `contentsGravity` by other names. Default: scaleToFill.
  open var contentMode: ContentMode {
    get { redraws && layer.contentsGravity == .resize ? .redraw : layer.contentsGravity.contentMode }
    set {
      redraws = newValue == .redraw
      layer.contentsGravity = newValue.gravity
    }
  }
  private var redraws = false
  /// Pixels per point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  private var ownTint: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The nearest one that is set, from here upwards; else the system's.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  /// Called when the tint has changed.
  open dynamic func tintColorDidChange() {}

  private func tellTint() {
    if controlLook != nil { setNeedsLayout() }
    layer.changed()
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTint() }
  }

  /// Whether its class's `appearance()` has been looked at.
  final var isStyled = false

  // MARK: Tree

  /// The view around.
  public private(set) weak var superview: UIView?
  /// The views inside, back to front.
  public private(set) var subviews: [UIView] = []
  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }
  /// For the app's own use. Default: 0.
  open var tag = 0

  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view on top.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view under another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.filter { $0 !== view }.firstIndex(of: siblingSubview) ?? 0)
  }
  /// Puts a view over another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex(of: siblingSubview).map { $0 + 1 } ?? others.count)
  }
  /// Puts a subview on top.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
  /// Puts a subview under the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (first, second) = (subviews[index1], subviews[index2])
    insert(first, at: index2)
    insert(second, at: index1)
  }

  private func insert(_ view: UIView, at index: Int) {
    if view === self { stop("Can't add self as subview") }
    if isDescendant(of: view) { stop("Can't add an ancestor as subview: \(view) holds \(self)") }
    let before = view.window
    let isMoving = view.superview !== self
    // Who brings views to the front at each layout does not ask for another one.
    if !isMoving, subviews[min(max(index, 0), subviews.count - 1)] === view { return }
    if isMoving { view.willMove(toSuperview: self) }
    if isMoving, before !== window { view.tellWillMove(to: window) }
    if isMoving { view.leaveConstraints() }
    if isMoving { view.superview?.willRemoveSubview(view) }
    view.superview?.subviews.removeAll { $0 === view }
    let place = min(max(index, 0), subviews.count)
    if place < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[place].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: place)
    view.superview = self
    if isMoving, !view.isLayoutIsland || view.layoutState.isJoined { LayoutEngine.invalidate(self) }
    if isMoving {
      didAddSubview(view)
      view.didMoveToSuperview()
      if before !== window {
        view.tellDidMove()
        view.tellSafeArea()
      }
      if view.ownTint == nil { view.tellTint() }
    }
    guard isMoving || !layer.isLayingOut else { return }
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(to: nil) }
    leaveConstraints()
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    self.superview = nil
    superview.setNeedsLayout()
    didMoveToSuperview()
    if hadWindow { tellDidMove() }
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    Appearance.style(self)
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for view in subviews { view.tellDidMove() }
  }

  /// A view of the screen's size keeps its frame when it comes into the window, and is covered from then on.
  private func tellSafeArea() {
    safeAreaMayHaveChanged()
    for view in subviews { view.tellSafeArea() }
  }

  /// A subview has come.
  open dynamic func didAddSubview(_ subview: UIView) {}
  /// A subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view goes elsewhere.
  open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has gone elsewhere.
  open dynamic func didMoveToSuperview() {}
  /// The view goes to another window.
  open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has gone to another window.
  open dynamic func didMoveToWindow() {}
  /// Whether a view is this one or around it.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self) { $0.superview }.contains { $0 === view } }
  /// The first view with a tag, this one or inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Layout

  /// Whether subviews follow changes of size by their masks. Default: true.
  open var autoresizesSubviews = true
  /// What follows a superview's change of size. Default: nothing.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether frame and mask stand for constraints. Default: true.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.constraintsDidChange() } }
  }
  /// Margins of the layout guide, points, without the safe area. Default: 8 each; the system's at the sides of a controller's root view,
  /// the separators' at those of what table views hold, with 11 above and below a cell's contents.
  open var layoutMargins: UIEdgeInsets {
    get { ownLayoutMargins ?? (superview?.standardMargins(of: self) ?? standardMargins) }
    set {
      let isOther = newValue != layoutMargins
      ownLayoutMargins = newValue
      guard isOther else { return }
      layoutMarginsDidChange()
      constraintsDidChange()
    }
  }
  private var ownLayoutMargins: UIEdgeInsets?
  /// Margins of a view that sets none.
  var standardMargins: UIEdgeInsets {
    controller?.rootMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
  /// Margins of a subview that sets none, where this view gives it others.
  func standardMargins(of subview: UIView) -> UIEdgeInsets? { nil }
  /// Whether what the superview's margins cover of the view is in its margins too. Default: false.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { constraintsDidChange() } }
  }
  /// Margins of the layout guide by reading direction, points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isLeftToRight ? layoutMargins.left : layoutMargins.right,
        bottom: layoutMargins.bottom, trailing: isLeftToRight ? layoutMargins.right : layoutMargins.left)
    }
    set {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing, bottom: newValue.bottom,
        right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }
  /// The margins have changed.
  open func layoutMarginsDidChange() {}
  /// The way that leading and trailing go.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: UIKitRuntime.current.layoutDirection
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: UIKitRuntime.current.layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
  /// Whether the view's leading and trailing follow the screen's direction. Subviews do not take it over. Default: unspecified, they do.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      constraintsDidChange()
      setNeedsLayout()
      layer.changed()
    }
  }

  open func prepareForInterfaceBuilder() {}

  /// Gives the subviews the frames that constraints ask for; for subclasses.
  open dynamic func layoutSubviews() {
    LayoutEngine.apply(to: self)
    if let controlLook { show(controlLook, images: controlImages) }
  }
  /// What a standard control shows; nil for other views.
  var controlLook: (any ControlLook)? { nil }
  /// The pictures of the look.
  var controlImages: [UIImage] { [] }
  /// Asks for a layout before the next picture.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out the view's whole tree at once, from the topmost view that asks for it.
  open func layoutIfNeeded() {
    LayoutEngine.layOut(layoutRoot) {
      let due = sequence(first: self) { $0.superview }.map { $0 }.last { $0.layer.needsLayout }
      (due ?? self).layer.layoutIfNeeded()
    }
  }

  /// One layout of this view, with its controller's calls.
  package func layoutNow() {
    controller?.tellIsAppearing()
    layoutSublayers(of: layer)
    layer.layoutSublayers()
  }

  /// Places what is inside of the view's layer: calls `layoutSubviews()`, and its controller before and after.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    if let controller {
      HeardCall.run("viewWillLayoutSubviews", of: controller) { controller.viewWillLayoutSubviews() }
    }
    HeardCall.run("layoutSubviews", of: self) { self.layoutSubviews() }
    if let controller { HeardCall.run("viewDidLayoutSubviews", of: controller) { controller.viewDidLayoutSubviews() } }
  }

  /// The size that suits the view best, points; the one it has, unless a subclass knows better.
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    controlLook.map { fittingSize(of: $0, in: size) } ?? bounds.size
  }
  /// Takes the size that suits the view best; its upper left corner stays where it is.
  open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }
  final func resize(to size: CGSize) {
    let corner = frame.origin
    bounds.size = size
    // A view at an infinite place, as that of `CGRect.null`, stays there.
    center = CGPoint(
      x: center.x.isFinite ? center.x + corner.x - frame.minX : center.x,
      y: center.y.isFinite ? center.y + corner.y - frame.minY : center.y)
  }
  /// The size that its contents ask for, points; −1 where they do not.
  open dynamic var intrinsicContentSize: CGSize {
    controlLook.map { intrinsicSize(of: $0) }
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The contents ask for another size.
  open func invalidateIntrinsicContentSize() {
    (superview as? UIStackView)?.arrangementDidChange()
    constraintsDidChange()
    superview?.setNeedsLayout()
  }
  /// "No size of my own".
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Constraints

  /// Makes or changes constraints; for subclasses.
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size, points, that constraints inside give the view when it is pulled to a size with the lowest priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }
  /// The size, points, that constraints inside give the view when it is pulled to a size with these priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Takes the size that it asks for where it has none, as a bar gives it, and lays out what is inside.
  package func sizeForBar() {
    if bounds.isEmpty {
      let asked = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      bounds.size = asked.width > 0 && asked.height > 0 ? asked : sizeThatFits(asked)
    }
    layoutIfNeeded()
  }
  /// Distances from the frame to the rectangle that constraints mean, points. Default: zero.
  open var alignmentRectInsets: UIEdgeInsets { controlLook.map { UIEdgeInsets($0.alignment) } ?? .zero }
  /// The view inside whose first baseline counts. Default: this one.
  open var forFirstBaselineLayout: UIView { self }
  /// The view inside whose last baseline counts. Default: this one.
  open var forLastBaselineLayout: UIView { self }
  /// A baseline of the view's own text, from the top: a part of the height and points; the bottom edge without text.
  package func textBaseline(isFirst: Bool) -> (part: CGFloat, points: CGFloat) { (1, 0) }
  /// Whether the height of the contents depends on the width that the view gets.
  package var wrapsAtItsWidth: Bool { false }
  /// The height that the contents ask for at a width, points.
  package func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// Whether the constraints inside are solved by themselves, as cells' are.
  package var isLayoutIsland: Bool { false }
  /// Whether a subview takes no part in the constraints.
  package func leavesOut(_ subview: UIView) -> Bool { false }
  /// Whether the edges that subviews see are those of a larger rectangle.
  package var holdsScrolledContent: Bool { false }
  /// The size of that rectangle, points.
  package var layoutContentSize: CGSize? {
    get { nil }
    set {}
  }
  /// Makes constraints of the view's own; called after `updateConstraints`.
  package func arrangeByConstraints() {}

  /// The bounds have changed.
  package func boundsDidChange(from old: CGRect) {
    LayoutEngine.frameDidChange(self)
    if old.size != bounds.size {
      if autoresizesSubviews { for view in subviews { view.autoresize(from: old.size, to: bounds.size) } }
    }
    safeAreaMayHaveChanged()
  }

  /// The centre has changed.
  package func positionDidChange() {
    LayoutEngine.frameDidChange(self)
    safeAreaMayHaveChanged()
  }

  /// Whether hidden subviews leave the layout and Hero's lists (rule V1): stacks, tables and collections.
  package var dropsHiddenSubviews: Bool { false }

  /// Whether the view, hidden, takes no part in transitions (rule V1).
  package var dropsOutWhenHidden: Bool { superview?.dropsHiddenSubviews == true }

  /// A subview has been hidden or shown.
  package func subviewVisibilityDidChange(_ view: UIView) {}

  // MARK: Safe area

  private var lastSafeArea = UIEdgeInsets.zero

  /// What bars and the device cover of the view, points.
  open var safeAreaInsets: UIEdgeInsets {
    guard let superview, !(self is UIWindow) else { return .zero }
    if let insets = controller?.safeAreaWhileLeaving { return insets }
    var insets = superview.safeAreaInsets
    let frame = frame
    let around = superview.bounds
    // What lies beyond the superview is covered no further: else contents with margins would grow by what they grew. A pixel is what
    // rounding makes: margins that followed it would be rounded otherwise in turn, without end.
    let pixel = 1 / UIKitRuntime.current.screen.scale + 1e-6
    func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { distance > pixel ? max(inset - distance, 0) : inset }
    insets.top = left(insets.top, frame.minY - around.minY)
    insets.left = left(insets.left, frame.minX - around.minX)
    insets.bottom = left(insets.bottom, around.maxY - frame.maxY)
    insets.right = left(insets.right, around.maxX - frame.maxX)
    if let controller { insets = insets + controller.barInsets + controller.additionalSafeAreaInsets }
    return insets
  }
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Tells the view and all inside when their safe area has changed.
  package func safeAreaMayHaveChanged() {
    guard window != nil else { return }
    let insets = safeAreaInsets
    guard insets != lastSafeArea else { return }
    lastSafeArea = insets
    LayoutEngine.invalidate(self)
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    controller?.placeChildren()
    setNeedsLayout()
    for view in subviews { view.safeAreaMayHaveChanged() }
  }

  // MARK: Touches

  /// Default: true.
  open var isUserInteractionEnabled = true
  /// Default: false.
  open var isMultipleTouchEnabled = false
  /// Default: false.
  open var isExclusiveTouch = false
  /// Recognisers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What the tilt of the device does to it.
  open var motionEffects: [UIMotionEffect] = []
  /// What it takes part in.
  var held: [any UIInteraction] = []

  /// The deepest view at a point of this one that takes touches.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Whether a point of this view lies in it.
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Adds a recogniser.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Takes a recogniser away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Whether a recogniser may begin; asked of the view that was touched and its ancestors up to the recogniser's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Others

  /// What the view adapts to.
  open var traitCollection: UITraitCollection { UIKitRuntime.current.screen.traitCollection }
  /// What the view adapts to has changed: never, here.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The appearance of the view and all inside. Of effect on the window alone.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Asks for `draw(_:)` before the view is looked at next.
  open func setNeedsDisplay() {
    drawn = nil
    layer.changed()
  }
  /// Asks for `draw(_:)`, of the whole view, before it is looked at next.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Draws what the view's layer shows, by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { draw(bounds) } }
  /// Draws the view's own contents into the current graphics context; nothing by itself.
  ///
  /// Called when the view is looked at for the first time, with another size, and after `setNeedsDisplay()`; always with the whole bounds.
  open dynamic func draw(_ rect: CGRect) {}
  /// What `draw(_:)` has drawn last; the picture is nil where it drew nothing.
  var drawn: (size: CGSize, image: UIImage?)?
  /// What is drawn beside the layer's own properties.
  package var drawing: LayerDrawing { ownDrawing.map { .image($0.scaled, tint: nil) } ?? layer.drawing }
  /// Whether the view arranges others as a table or collection (rule V1).
  package var arrangedKind: ArrangedKind? { nil }
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  /// A name that the view answers to in frames' descriptions, as in storyboards.
  open var accessibilityIdentifier: String?
  /// What a storyboard or xib calls it: its outlets, its label in the outline, its accessibility identifier, best first.
  package var interfaceNames: [String] = []
  /// Its id in the storyboard or xib that it is from.
  package var interfaceID: String?
  /// All that it may be called by, best first, each once.
  package var allNames: [String] {
    var names: [String] = []
    for name in interfaceNames + [accessibilityIdentifier, interfaceID].compactMap(\.self) where !names.contains(name) {
      names.append(name)
    }
    return names
  }
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open var accessibilityFrame: CGRect { convert(bounds, to: nil) }
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityViewIsModal = false
  open var restorationIdentifier: String?
  open var accessibilityIgnoresInvertColors = false
  /// Ends the editing of a text field in here.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let field = UIKitRuntime.current.firstResponder as? UIView, field.isDescendant(of: self) else { return true }
    return field.resignFirstResponder()
  }
}

/// How a view takes part in layouts from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What a view is to who cannot see.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}
