import HeroGeometry
import HeroLayers
import HeroModel

/// Parts that give way to others: equal ones stay as they are.
struct CrossFade {
  /// 0…1.
  let progress: Double
  private(set) var layers: [Layer] = []

  init(progress: Double) { self.progress = progress }

  /// Adds a part as it was and as it will be; nil is nothing.
  mutating func add(_ path: String, _ old: [Layer]?, _ new: [Layer]?) {
    if old == new {
      layers += new ?? []
      return
    }
    add(path, old, opacity: 1 - progress)
    add(path, new, opacity: progress)
  }

  /// Adds what lies over everything of its part's: the old one stays whole under a new one.
  mutating func cover(_ path: String, _ old: [Layer], _ new: [Layer]) {
    guard old != new, !new.isEmpty, progress < 1 else { return add(path, old, new) }
    layers += old
    add(path, new, opacity: progress)
  }

  private mutating func add(_ path: String, _ part: [Layer]?, opacity: Double) {
    guard let part, !part.isEmpty, opacity > 0 else { return }
    guard opacity < 1 else {
      layers += part
      return
    }
    var group = Layer(path: path, role: .overlay, position: .zero, bounds: Rect(origin: .zero, size: .zero))
    group.opacity = opacity
    group.children = part
    layers.append(group)
  }
}

/// The room on a canvas for bars, and how their parts are drawn.
struct BarSpace: Equatable {
  let size: Size
  let safe: DevicePreset.SafeArea
  let metrics: BarMetrics
  /// Points: one device pixel.
  let hairline: Double
  let isRightToLeft: Bool
  /// Of bars that say none.
  let plainBackground: Color

  /// - Parameter device: The size that bars are high by, points; nil: the canvas's.
  init(_ canvas: Canvas, device: Size? = nil) {
    size = canvas.size
    safe = canvas.safeArea
    metrics = BarMetrics(device ?? canvas.size)
    hairline = 1 / max(canvas.scale, 1)
    isRightToLeft = canvas.layoutDirection == .rightToLeft
    plainBackground = canvas.barColors.background
  }

  /// From the safe area's sides to the items, points: UIKit's layout margins.
  var margin: Double { size.width >= 414 ? 20 : 16 }
  /// Where items begin and end.
  var left: Double { safe.left + margin }
  var right: Double { size.width - safe.right - margin }

  /// A rectangle on the canvas; the other way round where layouts run from the right.
  func box(_ path: String, _ frame: Rect) -> Layer {
    let center = Point(x: isRightToLeft ? size.width - frame.center.x : frame.center.x, y: frame.center.y)
    return Layer(path: path, role: .overlay, position: center, bounds: Rect(origin: .zero, size: frame.size))
  }

  /// A colour over a rectangle; nothing when it is clear.
  func fill(_ path: String, _ frame: Rect, _ color: Color) -> Layer {
    var layer = box(path, frame)
    layer.backgroundColor = color.alpha > 0 ? color : nil
    return layer
  }

  /// A line of text in the middle of a rectangle's height.
  func text(
    _ path: String, _ text: String, _ frame: Rect, _ font: Font, _ color: Color, _ alignment: TextAlignment = .center
  ) -> Layer {
    var contents = TextContents(text: text, font: font, color: color)
    contents.alignment = alignment
    contents.isRightToLeft = isRightToLeft
    var layer = box(path, frame)
    layer.contents = LayerContents(.text(contents))
    return layer
  }

  /// An image by its alpha.
  func image(_ path: String, _ image: Int, _ frame: Rect, _ tint: Color) -> Layer {
    var layer = box(path, frame)
    layer.contents = LayerContents(.image(ImageContents(image: image, templateTint: tint)))
    return layer
  }

  /// A bar's background with its hairline at the inner edge.
  func ground(_ path: String, _ frame: Rect, _ colors: BarColors, isAtTop: Bool) -> [Layer] {
    guard colors.background.alpha > 0 else { return [] }
    let line = Rect(
      x: frame.minX, y: isAtTop ? frame.maxY : frame.minY - hairline, width: frame.size.width, height: hairline)
    return [
      fill("\(path)/background", frame, colors.background), fill("\(path)/hairline", line, colors.separator),
    ]
  }

  /// An item with its left edge at a place, in the middle of a row.
  func item(_ path: String, _ item: BarItem, left: Double, middle: Double, _ colors: BarColors) -> [Layer] {
    let width = item.width
    func frame(_ height: Double) -> Rect { Rect(x: left, y: middle - height / 2, width: width, height: height) }
    switch item.content {
    case .title(let title, let isBold):
      return [
        text(path, title.text, frame(BarItem.titleHeight), Font(size: 17, weight: isBold ? 600 : 400), colors.tint)
      ]
    case .image(let index, let size), .glyph(_, let index, let size):
      var frame = frame(size.height)
      // UIKit puts images on whole pixels.
      frame.origin.y = (frame.origin.y / hairline).rounded() * hairline
      return [image(path, index, frame, colors.tint)]
    case .view(let content): return [view(path, content, frame(content.size.height))]
    case .flexibleSpace, .fixedSpace: return []
    }
  }

  /// A view of the app's own in a rectangle.
  func view(_ path: String, _ content: BarView, _ frame: Rect) -> Layer {
    var layer = box(path, frame)
    guard !content.views.isEmpty else { return layer }
    let views = content.views.centered(at: frame.size.center)
    layer.children = [LayerBuilder(screen: Screen(name: path, views: views)).layer(of: 0).overlaid]
    return layer
  }
}

extension [View] {
  /// A tree with the middle of its first view's bounds at a point.
  func centered(at point: Point) -> [View] {
    guard var first else { return self }
    first.position = Point(
      x: point.x + (first.anchorPoint.x - 0.5) * first.size.width,
      y: point.y + (first.anchorPoint.y - 0.5) * first.size.height)
    return [first] + dropFirst()
  }
}

extension BarItem {
  /// Between items, points.
  static let gap = 16.0
  /// Of the box that a title stands in the middle of, points.
  package static let titleHeight = 24.0

  /// Points.
  package var width: Double {
    switch content {
    // A point more than measured, so that no rounding cuts the text.
    case .title(let title, _): title.width + 1
    case .image(_, let size), .glyph(_, _, let size): size.width
    case .view(let view): view.size.width
    case .flexibleSpace: 0
    case .fixedSpace(let width): width
    }
  }

  /// Whether it shows nothing.
  var isSpace: Bool {
    switch content {
    case .flexibleSpace, .fixedSpace: true
    case .title, .image, .glyph, .view: false
    }
  }
}

extension Layer {
  /// As a part of what lies over all screens, with all inside.
  fileprivate var overlaid: Layer {
    var layer = self
    layer.role = .overlay
    layer.children = children.map(\.overlaid)
    return layer
  }

  /// A layer of nothing but others, whose places are those of the canvas.
  static func whole(_ path: String, _ children: [Layer]) -> Layer {
    var layer = Layer(path: path, role: .overlay, position: .zero, bounds: Rect(origin: .zero, size: .zero))
    layer.children = children
    return layer
  }
}
