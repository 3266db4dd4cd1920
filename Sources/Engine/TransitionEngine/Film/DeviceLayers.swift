import HeroGeometry
import HeroLayers
import HeroModel

/// The status bar and home indicator that a device draws over every app.
///
/// Source: Apple's design kits for iOS 15 to 17, sizes in points; places are read off screenshots, within a point or two.
struct DeviceLayers {
  let size: Size
  let bar: StatusBar

  private var color: Color { bar.style == .light ? .white : .black }
  private var safe: DevicePreset.SafeArea { bar.safeArea }
  private var isPad: Bool { min(size.width, size.height) >= 744 }

  /// Above whatever a scene may order, whose numbers go up to 1e9, and below a finger.
  static let zPosition = 1.5e9

  /// Back to front, over everything.
  var layers: [Layer] {
    [statusBar, homeIndicator].compactMap { layer in
      var layer = layer
      layer?.zPosition = Self.zPosition
      return layer
    }
  }

  /// Phones on their side have none.
  private var statusBar: Layer? {
    guard safe.top > 0, isPad || size.height > size.width else { return nil }
    var layer = box("statusBar", Rect(x: 0, y: 0, width: size.width, height: safe.top))
    if isPad {
      layer.children = flat(side: 20, center: safe.top / 2, hasCarrier: false)
    } else if safe.top < 40 {
      layer.children = flat(side: 6, center: safe.top / 2, hasCarrier: true)
    } else if safe.top < 55 {
      let isNarrow = size.width < 390
      layer.children = ears(
        time: Point(x: isNarrow ? 48 : 50, y: safe.top - 21.5), font: isNarrow ? 15 : 16,
        margin: isNarrow ? 14.67 : 24, gap: 5, scale: 1)
    } else {
      layer.children = ears(time: Point(x: 70, y: safe.top - 27), font: 17, margin: 32.6, gap: 7, scale: 1.13)
    }
    return layer
  }

  /// Beside a notch or an island: the time to the left, the rest to the right.
  private func ears(time: Point, font: Double, margin: Double, gap: Double, scale: Double) -> [Layer] {
    var right = size.width - margin
    var layers = [text("9:41", font: font, center: time)]
    for (glyph, width) in [(battery, 24.33), (wifi, 17.0), (signal, 17.0)] {
      layers.append(placed(glyph, width: width, right: right, center: time.y, scale: scale))
      right -= width * scale + gap
    }
    return layers
  }

  /// One line along the top: of a device with a home button, or of a tablet.
  private func flat(side: Double, center: Double, hasCarrier: Bool) -> [Layer] {
    var layers: [Layer] = []
    var right = size.width - side
    layers.append(placed(battery, width: 24.33, right: right, center: center, scale: 1))
    right -= 24.33 + 4
    layers.append(text("100%", font: 12, center: Point(x: right - 17, y: center)))
    if hasCarrier {
      layers.append(placed(signal, width: 17, right: side + 17, center: center, scale: 0.9))
      layers.append(placed(wifi, width: 17, right: side + 38, center: center, scale: 0.9))
      layers.append(text("9:41", font: 12, center: Point(x: size.width / 2, y: center)))
    } else {
      layers.append(placed(wifi, width: 17, right: right - 38, center: center, scale: 0.9))
      layers.append(text("9:41", font: 12, center: Point(x: side + 14, y: center)))
    }
    return layers
  }

  /// Devices without a home button have one, 8 points above the edge.
  private var homeIndicator: Layer? {
    guard safe.bottom > 0 else { return nil }
    let width = isPad ? 320.0 : size.width > size.height ? 230 : size.width > 405 ? 148 : size.width > 390 ? 139 : 134
    var layer = box(
      "homeIndicator", Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5))
    layer.backgroundColor = color
    layer.cornerRadius = 2.5
    return layer
  }

  // MARK: Glyphs

  private var signal: Layer {
    var layer = box("statusBar/signal", Rect(x: 0, y: 0, width: 17, height: 10.67))
    layer.children = [(0, 4), (4.67, 6), (9.33, 8.33), (14, 10.67)].map { (x: Double, height: Double) in
      var bar = box("statusBar/signal", Rect(x: x, y: 10.67 - height, width: 3, height: height))
      bar.backgroundColor = color
      bar.cornerRadius = 0.67
      return bar
    }
    return layer
  }

  /// Three arcs about a point 12 below the top, 45° to either side.
  private var wifi: Layer {
    var layer = box("statusBar/wifi", Rect(x: 0, y: 0, width: 17, height: 12))
    var path = Path()
    let eye = Point(x: 8.5, y: 12)
    for (inner, outer) in [(0.0, 3.4), (5.1, 7.6), (9.3, 11.8)] {
      path.elements += Self.sector(about: eye, inner: inner, outer: outer)
    }
    var shape = ShapeContents(path: path)
    shape.fillColor = color
    layer.contents = LayerContents(.shape(shape))
    return layer
  }

  /// A quarter of a ring that opens upwards; each arc is one cubic, which is 0.03 % off.
  private static func sector(about eye: Point, inner: Double, outer: Double) -> [Path.Element] {
    /// Handle length of a quarter circle.
    let handle = 0.5522847498
    let side = 0.5.squareRoot()
    func point(_ radius: Double, _ x: Double, _ y: Double) -> Point {
      // The quarter from straight left to straight up, turned by 45° to stand on its corner.
      Point(x: eye.x + radius * side * (x + y), y: eye.y + radius * side * (x - y))
    }
    var elements: [Path.Element] = [
      .move(point(outer, -1, 0)),
      .cubic(
        control1: point(outer, -1, handle), control2: point(outer, -handle, 1), end: point(outer, 0, 1)),
    ]
    elements += [
      .line(point(inner, 0, 1)),
      .cubic(
        control1: point(inner, -handle, 1), control2: point(inner, -1, handle), end: point(inner, -1, 0)), .close,
    ]
    return elements
  }

  private var battery: Layer {
    var layer = box("statusBar/battery", Rect(x: 0, y: 0, width: 24.33, height: 11.33))
    var body = box("statusBar/battery", Rect(x: 0, y: 0, width: 22, height: 11.33))
    body.cornerRadius = 3.4
    body.borderWidth = 1
    body.borderColor = color.withAlpha(0.35)
    var charge = box("statusBar/battery", Rect(x: 2, y: 2, width: 18, height: 7.33))
    charge.cornerRadius = 1.8
    charge.backgroundColor = color
    var pole = box("statusBar/battery", Rect(x: 23, y: 3.67, width: 1.33, height: 4))
    pole.cornerRadius = 0.66
    pole.backgroundColor = color.withAlpha(0.4)
    layer.children = [body, charge, pole]
    return layer
  }

  private func text(_ text: String, font: Double, center: Point) -> Layer {
    var contents = TextContents(text: text, font: Font(size: font, weight: 600), color: color)
    contents.alignment = .center
    var layer = box(
      "statusBar/text", Rect(x: center.x - 40, y: center.y - 12, width: 80, height: 24))
    layer.contents = LayerContents(.text(contents))
    return layer
  }

  // MARK: Places

  private func box(_ path: String, _ frame: Rect) -> Layer {
    Layer(
      path: path, role: .overlay, position: frame.center, bounds: Rect(origin: .zero, size: frame.size))
  }

  private func placed(_ glyph: Layer, width: Double, right: Double, center: Double, scale: Double) -> Layer {
    var glyph = glyph
    glyph.position = Point(x: right - width * scale / 2, y: center)
    glyph.transform = .scale(x: scale, y: scale)
    return glyph
  }
}
