@_exported import CoreGraphics
internal import HeroGeometry

/// Corners that a radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How corners bend.
public struct CALayerCornerCurve: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Apple's continuous corners.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How pictures are sampled.
public struct CALayerContentsFilter: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Bilinear.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Hard pixels.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// As linear.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How contents lie in a layer. "Bottom" means the least y and "top" the greatest, as the header of Core Animation says: on a phone, where y
/// grows downwards, `top` is at the lower edge (fact sheet 5.14).
public struct CALayerContentsGravity: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the greatest y, at their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the least y, at their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge, at their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge, at their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the left edge and the greatest y, at their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the right edge and the greatest y, at their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the left edge and the least y, at their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the right edge and the least y, at their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Edges that are smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

/// What a layer does when one of its values changes: nothing here.
public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}

/// Draws and places what is in a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Draws the layer's own contents, after `setNeedsDisplay`; not asked for a view's own layer.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers.
  func layoutSublayers(of layer: CALayer)
}
extension CALayerDelegate {
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}

/// What is drawn of a view, or a drawing of its own.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that the layer belongs to.
  package weak var owner: (any LayerOwner)?

  public required override init() { super.init() }

  /// A copy for what shows during an animation, which nobody makes here.
  public init(layer: Any) { super.init() }

  /// A layer of a description, which does not exist headless.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Geometry

  /// The layer's own rectangle, points.
  open var bounds: CGRect = .zero {
    willSet { willChange() }
    didSet {
      guard bounds != oldValue, !LiveLayers.isShowing else { return }
      let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      if numbers.contains(where: \.isNaN) {
        stopAtNaN("bounds", "[\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])]")
      }
      changed()
      if bounds.size != oldValue.size {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
      owner?.boundsDidChange(from: oldValue)
    }
  }
  /// The anchor point's place in the superlayer, points.
  open var position: CGPoint = .zero {
    willSet { willChange() }
    didSet {
      guard position != oldValue, !LiveLayers.isShowing else { return }
      if position.x.isNaN || position.y.isNaN { stopAtNaN("position", "[\(position.x) \(position.y)]") }
      changed()
      owner?.positionDidChange()
    }
  }

  private func stopAtNaN(_ name: String, _ numbers: String) -> Never {
    stop(
      "CALayer \(name) contains NaN: \(numbers). Layer: \(owner.map { "\($0)" } ?? "\(self)")",
      name: "CALayerInvalidGeometry")
  }

  /// Sort key among siblings.
  open var zPosition: CGFloat = 0 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// The unit point of the bounds that stands at the position. Default: the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  /// About the anchor point. Default: identity.
  open var transform: CATransform3D = CATransform3DIdentity {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Of all sublayers once more, about the layer's own anchor point: one perspective for what is inside. A snapshot of Hero's has none.
  /// Touches, `convert` and frames ignore it. Default: identity.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity { didSet { changed() } }
  /// Whether the layer shows where it is turned away; a touch reaches it all the same. Default: true.
  open var isDoubleSided = true { didSet { changed() } }
  /// The transform in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets a transform in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The box around the layer in its superlayer, points.
  open var frame: CGRect {
    get {
      if CATransform3DIsIdentity(transform) {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      return CGRect(bounding: corners.map { pointInSuperlayer($0) })
    }
    set {
      var size = newValue.size
      if !CATransform3DIsIdentity(transform), let inverse = Transform3D(transform).inverse {
        let flat = CATransform3DGetAffineTransform(CATransform3D(inverse))
        size = CGRect(origin: .zero, size: newValue.size).applying(flat).size
      }
      let origin = newValue.origin
      let box = newValue.size
      bounds.size = size
      position = CGPoint(x: origin.x + anchorPoint.x * box.width, y: origin.y + anchorPoint.y * box.height)
    }
  }

  /// Where a point of the bounds lies in the superlayer's bounds.
  package func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    let relative = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    let image = CATransform3DIsIdentity(transform) ? relative : Transform3D(transform).image(of: relative)
    return CGPoint(x: image.x + position.x, y: image.y + position.y)
  }

  /// Where a point of the superlayer's bounds lies in the bounds; a singular transform is left out.
  package func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let relative = CGPoint(x: point.x - position.x, y: point.y - position.y)
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    var image = relative
    if !CATransform3DIsIdentity(transform) {
      let flat = CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
      image = Transform3D(flat).inverse?.image(of: relative) ?? relative
    }
    return CGPoint(x: image.x + anchor.x, y: image.y + anchor.y)
  }

  /// The chain of layers up to the root, this one first.
  private var chain: [CALayer] { Array(sequence(first: self) { $0.superlayer }) }

  /// Where a point of another layer lies in this one; nil is the root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    var point = p
    for layer in l?.chain ?? [] { point = layer.pointInSuperlayer(point) }
    if l == nil { return chain.dropLast().reversed().reduce(point) { $1.pointFromSuperlayer($0) } }
    return chain.reversed().reduce(point) { $1.pointFromSuperlayer($0) }
  }

  /// Where a point of this layer lies in another; nil is the root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if let l { return l.convert(p, from: self) }
    return chain.dropLast().reduce(p) { $1.pointInSuperlayer($0) }
  }

  /// The box around a rectangle of another layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(bounding: r.corners.map { convert($0, from: l) })
  }

  /// The box around a rectangle in another layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(bounding: r.corners.map { convert($0, to: l) }) }

  /// Whether a point lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The farthest layer inside, or this one, that holds a point of the superlayer; the front one of several.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = pointFromSuperlayer(p)
    guard !masksToBounds || contains(point) else { return nil }
    let front = children.enumerated().sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    return front.lazy.compactMap { $0.element.hitTest(point) }.first ?? (contains(point) ? self : nil)
  }

  // MARK: Look

  /// Neither the layer nor its sublayers are drawn. Default: false.
  open var isHidden = false { didSet { changed() } }
  /// 0…1. Default: 1.
  open var opacity: Float = 1 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Whether the layer covers all that it holds. Default: false.
  open var isOpaque = false { didSet { changed() } }
  /// Fill of the bounds. Default: none.
  open var backgroundColor: CGColor? {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Points. Default: 0.
  open var cornerRadius: CGFloat = 0 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// The corners that the radius rounds. Default: all.
  open var maskedCorners: CACornerMask = .all { didSet { changed() } }
  /// How corners bend. Default: circular.
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { changed() } }
  /// Points. Default: 0.
  open var borderWidth: CGFloat = 0 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Default: black.
  open var borderColor: CGColor? = CGColor(.black) {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Default: black.
  open var shadowColor: CGColor? = CGColor(.black) {
    willSet { willChange() }
    didSet { changed() }
  }
  /// 0…1. Default: 0.
  open var shadowOpacity: Float = 0 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Points. Default: (0, −3).
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { willChange() }
    didSet { changed() }
  }
  /// Points. Default: 3.
  open var shadowRadius: CGFloat = 3 {
    willSet { willChange() }
    didSet { changed() }
  }
  /// In the bounds' points; nil is the layer's own outline.
  open var shadowPath: CGPath? { didSet { changed() } }
  /// Clips what it holds. Default: false.
  open var masksToBounds = false { didSet { changed() } }
  /// Unit rectangle of the contents that fills the bounds. Default: all.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { changed() } }
  /// A `CGImage`; others are left out. Default: none.
  open var contents: Any? { didSet { changed() } }
  /// How contents lie in the bounds; of a view's layer its `contentMode`. `top` is the greatest y, at the lower edge. Default: resize.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { changed() } }
  /// Pixels of the contents per point. Default: 1.
  open var contentsScale: CGFloat = 1 { didSet { changed() } }
  /// Default: linear.
  open var magnificationFilter: CALayerContentsFilter = .linear { didSet { changed() } }
  /// Default: linear.
  open var minificationFilter: CALayerContentsFilter = .linear
  open var minificationFilterBias: Float = 0
  /// A name for the app's own use.
  open var name: String?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  open var drawsAsynchronously = false
  /// Whether `draw(in:)` is asked again when the size changes. Default: false.
  open var needsDisplayOnBoundsChange = false
  open var actions: [String: any CAAction]?
  /// The action of a change, of `actions` alone; a stage never asks: changes hold at once.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// The animation that a change of a property makes of itself: none here.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open var allowsGroupOpacity = true

  /// Shows of the layer, and of all that it holds, only what lies under the mask's own opaque pixels; in the bounds' points. A layer whose
  /// mask is more than one opaque fill is recorded as a picture of its bounds, so that what it holds is animated with it as one. Default: none.
  open var mask: CALayer? {
    didSet {
      if oldValue?.masked === self { oldValue?.masked = nil }
      mask?.masked = self
      changed()
    }
  }
  /// The layer that this one is the mask of.
  weak var masked: CALayer?

  // MARK: Tree

  /// The layer around.
  public internal(set) weak var superlayer: CALayer?

  /// The layers inside, back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layers inside, back to front.
  package private(set) var children: [CALayer] = []

  /// Puts a layer on top.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, position: children.count)
  }

  /// Puts a layer at a place.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, position: min(Int(idx), children.count))
  }

  /// Puts a layer under another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, position: sibling.flatMap { children.firstIndex(of: $0) } ?? 0)
  }

  /// Puts a layer over another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, position: sibling.flatMap { children.firstIndex(of: $0) }.map { $0 + 1 } ?? children.count)
  }

  private func insert(_ layer: CALayer, position: Int) {
    children.insert(layer, at: position)
    layer.superlayer = self
    changed()
  }

  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    superlayer.changed()
    self.superlayer = nil
  }

  // MARK: Time

  /// How fast the animations of the layer run. Default: 1.
  open var speed: Float = 1
  /// Seconds that the animations of the layer are ahead. Default: 0.
  open var timeOffset: CFTimeInterval = 0
  /// When the layer's time begins. Default: 0.
  open var beginTime: CFTimeInterval = 0

  /// What the layer's time is before and after its own: of effect on animations alone.
  open var fillMode: CAMediaTimingFillMode = .removed

  /// A time of another layer in this one's, seconds; nil is `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    chain.reversed().reduce(l?.convertTime(t, to: nil) ?? t) { time, layer in
      (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
  }
  /// A time of this layer in another's, seconds; nil is `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = chain.reduce(t) { time, layer in
      layer.speed == 0 ? layer.beginTime : (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime
    }
    return l?.convertTime(time, from: nil) ?? time
  }

  // MARK: Layout and drawing

  /// Whether `layoutSublayers` is due.
  package var needsLayout = true

  /// Asks for a layout before the next picture.
  open func setNeedsLayout() {
    needsLayout = true
    LiveLayers.needsLayout = true
  }

  private var layoutDepth = 0
  /// Whether the layer places its sublayers just now.
  package var isLayingOut: Bool { layoutDepth > 0 }

  /// Lays out the layer and all inside, where it is due.
  open func layoutIfNeeded() {
    if needsLayout {
      layoutDepth += 1
      defer { layoutDepth -= 1 }
      if layoutDepth > 100 {
        stop("The layout of \(owner.map { "\($0)" } ?? "\(self)") asks for another layout without end.")
      }
      needsLayout = false
      if let owner { owner.layoutNow() } else { layoutSublayers() }
    }
    for layer in children { layer.layoutIfNeeded() }
  }

  /// Places the sublayers; for subclasses.
  open func layoutSublayers() { if owner == nil { delegate?.layoutSublayers(of: self) } }

  /// Whether `display` is due.
  private var isStale = false
  /// What `draw(in:)` has drawn last, at `contentsScale`.
  private var drawn: ScaledPicture?

  /// Asks for `draw(in:)` before the next picture; a layer that nobody asks draws nothing.
  open func setNeedsDisplay() {
    isStale = true
    changed()
  }
  /// Asks for `draw(in:)`, of the whole layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { isStale }
  open func displayIfNeeded() { if isStale { display() } }

  /// Lets `draw(in:)` draw what shows instead of `contents`.
  open func display() {
    isStale = false
    guard !bounds.isEmpty, let host = LiveLayers.host else { return }
    let context = CGContext(bounds: bounds)
    draw(in: context)
    drawn = context.isEmpty ? nil : host.picture(of: context, scale: contentsScale)
  }
  /// Draws the layer's own contents, by its delegate.
  open func draw(in ctx: CGContext) { if owner == nil { delegate?.draw(self, in: ctx) } }

  private weak var ownDelegate: (any CALayerDelegate)?
  /// Who draws and places what is in the layer; that of a view's layer is the view.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? owner as? any CALayerDelegate }
    set { ownDelegate = newValue }
  }

  /// What `add(_:forKey:)` has added and is not over.
  var animations: [(key: String, animation: CAAnimation)] = []

  /// Itself: with its own values, also while animations move it.
  open func presentation() -> Self? { self }
  /// The layer with its end values: itself.
  open func model() -> Self { self }

  /// What the module above lets the layer draw; nil: its contents.
  package var content: (() -> LayerDrawing)?

  /// What is drawn beside the layer's own properties; for subclasses.
  package var drawing: LayerDrawing {
    if let content { return content() }
    displayIfNeeded()
    return drawn.map { .image($0, tint: nil) } ?? (contents as? CGImage).map {
      .image(ScaledPicture($0, scale: contentsScale), tint: nil)
    } ?? .nothing
  }

  /// Whether anything but its sublayers shows; for subclasses.
  package var showsItself: Bool { true }
  /// How often, and where, the sublayers show; for subclasses.
  package var copies: [LayerCopy] { [LayerCopy(transform: CATransform3DIdentity, opacity: 1)] }

  /// Tells who watches that a value is about to change that animations know.
  func willChange() { LiveLayers.willChange?(self) }

  /// Tells the recorder that something that shows has changed.
  package func changed() {
    if !LiveLayers.isShowing { LiveLayers.changes &+= 1 }
  }
}

extension CGRect {
  /// In order top left, top right, bottom right, bottom left.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
