import Hero
import HeroControls
import HeroGeometry
import HeroLayers
import HeroModel
import UIKit

/// Scenes' views as UIKit's.
@MainActor
struct ViewTwins {
  let images: [ImageAsset]

  /// Views in pre-order, each inside of its parent.
  func make(_ views: [View]) -> [UIView] {
    var made = [make(views[0], among: views)]
    fill(&made, views)
    return made
  }

  /// Makes the views behind the first one, which is there.
  func fill(_ made: inout [UIView], _ views: [View]) {
    for view in views.dropFirst() {
      let next = make(view, among: views)
      let parent = made[view.parent ?? 0]
      if let layout = view.liveLayout { (parent as? LayingOutView)?.layouts.append((next, next.frame, layout)) }
      ((parent as? UIVisualEffectView)?.contentView ?? parent).addSubview(next)
      made.append(next)
    }
  }

  /// A picture of the scene's.
  func picture(_ number: Int) -> UIImage? {
    CGImage(bytes: images[number].file.bytes, name: "\(number).png")
      .map { UIImage($0, scale: CGFloat(images[number].scale)) }
  }

  /// One view, without those inside.
  func make(_ view: View, among views: [View]) -> UIView {
    let laysOut = view.content == .view && view.children.contains { views[$0].liveLayout != nil }
    let made = laysOut ? LayingOutView() : kind(of: view)
    style(made, as: view)
    return made
  }

  private func kind(of view: View) -> UIView {
    switch view.content {
    case .view where view.layout == .list: return UITableView()
    case .view where view.layout == .cells:
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case .view: return UIView()
    case .stack: return UIStackView()
    case .visualEffect(let effect): return UIVisualEffectView(effect: Self.blur(effect))
    case .gradient(let gradient):
      let made = GradientView()
      let layer = made.layer as? CAGradientLayer
      layer?.colors = gradient.colors.map { CGColor($0) }
      layer?.locations = gradient.locations.map { NSNumber(value: $0) }
      layer?.startPoint = CGPoint(gradient.startPoint)
      layer?.endPoint = CGPoint(gradient.endPoint)
      layer?.type = CAGradientLayerType(rawValue: gradient.kind.rawValue)
      return made
    case .shape(let shape):
      let made = ShapeView()
      let layer = made.layer as? CAShapeLayer
      layer?.path = CGPath(shape.path)
      layer?.fillColor = shape.fillColor.map { CGColor($0) }
      layer?.fillRule = CAShapeLayerFillRule(rawValue: shape.fillRule.rawValue)
      layer?.strokeColor = shape.strokeColor.map { CGColor($0) }
      layer?.lineWidth = CGFloat(shape.lineWidth)
      layer?.lineCap = CAShapeLayerLineCap(rawValue: shape.lineCap.rawValue)
      layer?.lineJoin = CAShapeLayerLineJoin(rawValue: shape.lineJoin.rawValue)
      layer?.miterLimit = CGFloat(shape.miterLimit)
      layer?.lineDashPattern = shape.lineDashPattern.map { NSNumber(value: $0) }
      layer?.strokeStart = CGFloat(shape.strokeStart)
      layer?.strokeEnd = CGFloat(shape.strokeEnd)
      return made
    case .image(let image):
      var uiImage = picture(image.image)
      if image.templateTint != nil { uiImage = uiImage?.withRenderingMode(.alwaysTemplate) }
      let imageView = UIImageView(image: uiImage)
      imageView.contentMode =
        UIView.ContentMode.allTwins.first { $0.name == image.contentMode.rawValue }?.mode ?? .redraw
      if image.magnificationFilter == .nearest { imageView.layer.magnificationFilter = .nearest }
      return imageView
    case .label(let text):
      let label = UILabel()
      label.text = text.text
      label.font = UIFont(text.font)
      label.textColor = UIColor(text.color)
      label.numberOfLines = text.numberOfLines
      label.textAlignment =
        [.left: .left, .center: .center, .right: .right, .justified: .justified][text.alignment] ?? .natural
      label.lineBreakMode =
        [
          .byWordWrapping: .byWordWrapping, .byCharWrapping: .byCharWrapping, .byClipping: .byClipping,
          .byTruncatingHead: .byTruncatingHead, .byTruncatingMiddle: .byTruncatingMiddle,
        ][text.lineBreakMode] ?? .byTruncatingTail
      let isPlain = text.underlineStyle == .none && text.strikethroughStyle == .none && text.runs.isEmpty
      var paragraph = TextParagraph()
      paragraph.alignment = text.alignment
      if text.kern != nil || text.shadow != nil || text.paragraph != paragraph || !isPlain { attribute(label, text) }
      return label
    }
  }

  private func attribute(_ label: UILabel, _ text: TextContents) {
    let whole = NSMutableAttributedString()
    for run in text.allRuns {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont(run.font), .paragraphStyle: Self.style(run.paragraph, label.lineBreakMode),
      ]
      if run.color != text.color { attributes[.foregroundColor] = UIColor(run.color) }
      attributes[.backgroundColor] = run.backgroundColor.map { UIColor($0) }
      if let kern = run.kern { attributes[.kern] = NSNumber(value: kern) }
      if run.baselineOffset != 0 { attributes[.baselineOffset] = CGFloat(run.baselineOffset) }
      attributes[.underlineStyle] = Self.line(run.underlineStyle)
      attributes[.strikethroughStyle] = Self.line(run.strikethroughStyle)
      attributes[.shadow] = text.shadow.map { Self.shadow($0) }
      if let attachment = run.attachment {
        let made = NSTextAttachment()
        made.image = picture(attachment.image)
        if attachment.isTemplate { made.image = made.image?.withRenderingMode(.alwaysTemplate) }
        made.bounds = CGRect(attachment.bounds)
        attributes[.attachment] = made
      }
      whole.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    label.attributedText = whole
  }

  private static func style(_ paragraph: TextParagraph, _ mode: NSLineBreakMode) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment =
      [.left: .left, .center: .center, .right: .right, .justified: .justified][paragraph.alignment] ?? .natural
    style.lineBreakMode = mode
    style.lineSpacing = CGFloat(paragraph.lineSpacing)
    style.paragraphSpacing = CGFloat(paragraph.paragraphSpacing)
    style.paragraphSpacingBefore = CGFloat(paragraph.paragraphSpacingBefore)
    style.lineHeightMultiple = CGFloat(paragraph.lineHeightMultiple)
    style.minimumLineHeight = CGFloat(paragraph.minimumLineHeight)
    style.maximumLineHeight = CGFloat(paragraph.maximumLineHeight)
    style.firstLineHeadIndent = CGFloat(paragraph.firstLineHeadIndent)
    style.headIndent = CGFloat(paragraph.headIndent)
    style.tailIndent = CGFloat(paragraph.tailIndent)
    return style
  }

  private static func shadow(_ shadow: TextShadow) -> NSShadow {
    let made = NSShadow()
    made.shadowColor = UIColor(shadow.color)
    made.shadowOffset = CGSize(width: CGFloat(shadow.offset.x), height: CGFloat(shadow.offset.y))
    made.shadowBlurRadius = CGFloat(shadow.blurRadius)
    return made
  }

  /// Gives a view a scene's values.
  func style(_ made: UIView, as view: View) {
    made.bounds = CGRect(origin: .zero, size: CGSize(view.size))
    made.layer.anchorPoint = CGPoint(view.anchorPoint)
    made.layer.position = CGPoint(view.position)
    made.layer.transform = CATransform3D(view.transform)
    made.layer.sublayerTransform = CATransform3D(view.sublayerTransform)
    made.layer.isDoubleSided = view.isDoubleSided
    made.layer.opacity = Float(view.alpha)
    made.isHidden = view.isHidden
    made.isOpaque = view.isOpaque
    made.backgroundColor = view.backgroundColor.map { UIColor($0) }
    made.tintColor = UIColor(view.tintColor)
    made.layer.cornerRadius = CGFloat(view.cornerRadius)
    made.layer.maskedCorners = CACornerMask(rawValue: UInt(view.maskedCorners.rawValue))
    made.layer.cornerCurve = view.cornerCurve == .continuous ? .continuous : .circular
    made.clipsToBounds = view.clipsToBounds
    made.layer.borderWidth = CGFloat(view.borderWidth)
    made.layer.borderColor = CGColor(view.borderColor)
    made.layer.zPosition = CGFloat(view.zPosition)
    made.layer.contentsRect = CGRect(view.contentsRect)
    if let mask = view.mask {
      let shape = CAShapeLayer()
      shape.path = CGPath(mask.path)
      shape.fillRule = CAShapeLayerFillRule(rawValue: mask.fillRule.rawValue)
      made.layer.mask = shape
    }
    if let shadow = view.shadow {
      made.layer.shadowColor = CGColor(shadow.color)
      made.layer.shadowOpacity = Float(shadow.opacity)
      made.layer.shadowOffset = CGSize(shadow.offset)
      made.layer.shadowRadius = CGFloat(shadow.radius)
      made.layer.shadowPath = shadow.path.map { CGPath($0) }
    }
    made.hero.id = view.heroID
    made.hero.modifiers = view.heroModifiers?.map { .twin(of: $0) }
    made.hero.isEnabled = view.isHeroEnabled
    made.hero.isEnabledForSubviews = view.isHeroEnabledForSubviews
    // Tables and collections stay where they are.
    (made as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
    (made as? UIScrollView)?.alwaysBounceVertical = false
  }

  private static func line(_ style: TextLineStyle) -> Int {
    switch style {
    case .none: 0
    case .single: NSUnderlineStyle.single.rawValue
    case .thick: NSUnderlineStyle.thick.rawValue
    case .double: NSUnderlineStyle.double.rawValue
    }
  }

  /// The blur that looks like an effect.
  static func blur(_ effect: BackdropEffect) -> UIBlurEffect? {
    let styles: [UIBlurEffect.Style] = [.extraLight, .light, .dark, .regular, .prominent]
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    return styles.first { BlurStyle(rawValue: "\($0)")?.effect(isDark: isDark) == effect }.map {
      UIBlurEffect(style: $0)
    }
  }
}

/// Lays out its subviews as a scene's live layouts say.
private final class LayingOutView: UIView {
  var layouts: [(view: UIView, frame: CGRect, other: LiveLayout)] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame, other) in layouts { view.frame = bounds.size == CGSize(other.size) ? CGRect(other.frame) : frame }
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

extension UIView.ContentMode {
  static let allTwins: [(name: String, mode: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
    ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
}
