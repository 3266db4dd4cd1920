internal import HeroControls
internal import HeroGeometry
internal import HeroLayers
internal import HeroModel

/// A part of a control's look.
package final class ControlLayer: CALayer {
  private var part: ControlPart?
  private var images: [UIImage] = []

  /// Among its siblings.
  package var partName: String { part?.name ?? "part" }

  /// Shows a part; layers that are there already are used again.
  func show(_ part: ControlPart, images: [UIImage]) {
    let view = part.view
    bounds = CGRect(origin: .zero, size: CGSize(view.size))
    position = CGPoint(view.position)
    transform = CATransform3D(view.transform)
    opacity = Float(view.alpha)
    backgroundColor = view.backgroundColor.map { CGColor($0) }
    cornerRadius = CGFloat(view.cornerRadius)
    borderWidth = CGFloat(view.borderWidth)
    borderColor = CGColor(view.borderColor)
    masksToBounds = view.clipsToBounds
    shadowOpacity = Float(view.shadow?.opacity ?? 0)
    if let shadow = view.shadow {
      shadowColor = CGColor(shadow.color)
      shadowOffset = CGSize(shadow.offset)
      shadowRadius = CGFloat(shadow.radius)
    }
    if self.part?.view.content != view.content || self.images != images { changed() }
    self.part = part
    self.images = images
    let drawing = Self.drawing(of: part, images)
    content = { drawing }
    show(part.children, images: images)
  }

  private static func drawing(of part: ControlPart, _ images: [UIImage]) -> LayerDrawing {
    switch part.view.content {
    case .label(let text): .text(text, pictures: images.map(\.scaled))
    case .shape(let shape): .shape(shape)
    case .image(let image) where images.indices.contains(image.image):
      .image(images[image.image].scaled, tint: image.templateTint)
    default: .nothing
    }
  }
}

extension CALayer {
  /// Shows parts of a control below all other sublayers.
  func show(_ parts: [ControlPart], images: [UIImage]) {
    var own = children.compactMap { $0 as? ControlLayer }
    if own.map(\.partName) != parts.map(\.name) {
      for layer in own { layer.removeFromSuperlayer() }
      own = parts.map { _ in ControlLayer() }
      for (index, layer) in own.enumerated() { insertSublayer(layer, at: UInt32(index)) }
    }
    for (layer, part) in zip(own, parts) { layer.show(part, images: images) }
  }
}

extension UIView {
  /// What controls adapt to, here.
  var controlTraits: ControlTraits {
    ControlTraits(
      isDark: UITraitCollection.current.userInterfaceStyle == .dark, scale: Double(UIKitRuntime.current.screen.scale),
      tint: tintColor.color, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    ) { text, width in Size(TextMeasuring.size(of: text, width: width.map { CGFloat($0) })) }
  }

  /// Draws a look in the bounds; its images are those of this list.
  func show(_ look: some ControlLook, images: [UIImage] = []) {
    layer.show(look.parts(in: Size(bounds.size), controlTraits), images: images)
  }

  /// The size that a look asks for, of the rectangle that constraints mean.
  func intrinsicSize(of look: some ControlLook) -> CGSize {
    let size = look.alignedSize(controlTraits)
    return CGSize(
      width: size.width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric,
      height: size.height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric)
  }

  /// The look has changed.
  func lookDidChange() {
    layer.changed()
    setNeedsLayout()
  }

  /// How far a finger is from the leading edge, points.
  func place(of touch: UITouch) -> CGFloat {
    let x = touch.location(in: self).x
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
  }

  /// The size that a look asks for, a given one where it takes any.
  func fittingSize(of look: some ControlLook, in size: CGSize) -> CGSize {
    let own = look.intrinsicSize(controlTraits)
    return CGSize(
      width: own.width.map { CGFloat($0) } ?? size.width, height: own.height.map { CGFloat($0) } ?? size.height)
  }
}

@MainActor
extension ControlImage {
  /// A picture by its number in a list.
  init(_ image: UIImage, number: Int, isTemplate: Bool) {
    self.init(number, size: Size(image.size), isTemplate: isTemplate)
  }
}
