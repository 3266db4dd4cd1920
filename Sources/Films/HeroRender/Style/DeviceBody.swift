import HeroGeometry
import HeroLayers
import HeroModel

/// A device's body around its screen, of our own drawing: neutral, with the corners, the notch or the island, and the button of its kind.
///
/// Proportions are those of the real devices' data sheets, within a point or two. All rectangles are points of the screen, whose top left
/// corner is the origin; a device on its side has its top at the left.
package struct DeviceBody {
  /// What is seen around the screen.
  let insets: Insets
  /// The corners of the screen, and of the body, points.
  package let screenRadius, bodyRadius: Double
  private let style: DeviceFrame
  private let screen: Size
  private let isOnSide: Bool
  private let kind: Kind

  struct Insets: Equatable {
    var top, left, bottom, right: Double
  }

  private enum Kind: Equatable {
    /// Nothing but a rim: of a size that no device has.
    case plain
    /// Round corners, with what is cut out of the screen.
    case phone(CutOut?)
    case homeButtonPhone
    case tablet
    case homeButtonTablet
  }

  private enum CutOut: Equatable {
    /// Points, centred at the top.
    case notch(width: Double, height: Double)
    case island(top: Double)
  }

  /// The body of the device that a canvas is the screen of.
  package init(_ style: DeviceFrame, screen: Size, safeArea: DevicePreset.SafeArea) {
    self.style = style
    self.screen = screen
    let presets = DevicePreset.all.filter {
      $0.size == screen || Size(width: $0.size.height, height: $0.size.width) == screen
    }
    let preset =
      presets.first { safeArea == (screen == $0.size ? $0.safeArea : $0.landscapeSafeArea) } ?? presets.first
    isOnSide = screen.width > screen.height
    let width = min(screen.width, screen.height)
    let isTablet = width >= 744
    screenRadius = preset?.cornerRadius ?? min(width * 0.1, 40)
    let (sides, ends): (Double, Double)
    switch preset {
    case nil:
      kind = .plain
      (sides, ends) = (width * 0.045, width * 0.045)
      bodyRadius = screenRadius + sides
    case let preset? where isTablet:
      kind = preset.cornerRadius > 0 ? .tablet : .homeButtonTablet
      (sides, ends) = (width * 0.045, width * (preset.cornerRadius > 0 ? 0.045 : 0.13))
      bodyRadius = preset.cornerRadius > 0 ? preset.cornerRadius + sides : width * 0.06
    case let preset? where preset.cornerRadius > 0:
      let top = preset.safeArea.top
      kind = .phone(
        top >= 59
          ? .island(top: top >= 62 ? 14 : 11)
          : .notch(width: top == 44 || top == 48 ? 209 : 162, height: top == 44 || top == 48 ? 30 : 32))
      (sides, ends) = (width * 0.045, width * 0.045)
      bodyRadius = preset.cornerRadius + sides
    case _?:
      kind = .homeButtonPhone
      (sides, ends) = (width * 0.055, width * 0.28)
      bodyRadius = width * 0.17
    }
    insets =
      isOnSide
      ? Insets(top: sides, left: ends, bottom: sides, right: ends)
      : Insets(top: ends, left: sides, bottom: ends, right: sides)
  }

  /// Everything under the film, back to front.
  package var layers: [Layer] {
    buttons.map { box($0, radius: 1.5, rim) } + [body] + (homeButton.map { [$0] } ?? []) + cutOut
  }

  /// What is cut out of the screen; over it everywhere.
  package var cutOut: [Layer] {
    switch kind {
    case .phone(.island(let top)):
      [box(turned(Rect(x: portrait.width / 2 - 63, y: top, width: 126, height: 37)), radius: 18.5, .black)]
    case .phone(.notch(let width, let height)): [notch(width, height)]
    case .phone(nil), .plain, .homeButtonPhone, .tablet, .homeButtonTablet: []
    }
  }

  private var glass: Color {
    style == .dark ? Color(red: 0.06, green: 0.06, blue: 0.07) : Color(red: 0.97, green: 0.97, blue: 0.98)
  }

  private var rim: Color {
    style == .dark ? Color(red: 0.29, green: 0.29, blue: 0.31) : Color(red: 0.78, green: 0.78, blue: 0.8)
  }

  private var portrait: Size { isOnSide ? Size(width: screen.height, height: screen.width) : screen }

  /// A rectangle of the device held upright, as it is held.
  private func turned(_ rect: Rect) -> Rect {
    guard isOnSide else { return rect }
    return Rect(
      x: rect.minY, y: portrait.width - rect.maxX, width: rect.size.height, height: rect.size.width)
  }

  private func turned(_ point: Point) -> Point {
    isOnSide ? Point(x: point.y, y: portrait.width - point.x) : point
  }

  private func box(_ frame: Rect, radius: Double, _ color: Color, curve: CornerCurve = .circular) -> Layer {
    var layer = Layer(
      path: "device", role: .overlay, position: frame.center, bounds: Rect(origin: .zero, size: frame.size))
    layer.backgroundColor = color
    layer.cornerRadius = radius
    layer.cornerCurve = curve
    return layer
  }

  private var body: Layer {
    var body = box(outline, radius: bodyRadius, glass, curve: .continuous)
    body.borderWidth = max(min(screen.width, screen.height) * 0.008, 1)
    body.borderColor = rim
    body.shadow = Shadow(
      color: .black, opacity: 0.28, offset: Size(width: 0, height: min(screen.width, screen.height) * 0.02),
      radius: min(screen.width, screen.height) * 0.035)
    return body
  }

  /// The body's rectangle.
  package var outline: Rect {
    Rect(
      x: -insets.left, y: -insets.top, width: screen.width + insets.left + insets.right,
      height: screen.height + insets.top + insets.bottom)
  }

  /// The keys at the sides of a phone, upright: volume at the left, power at the right.
  private var buttons: [Rect] {
    let out = 2.5
    switch kind {
    case .phone, .homeButtonPhone:
      let (width, height) = (portrait.width, portrait.height)
      let side = isOnSide ? insets.top : insets.left
      return [
        Rect(x: -side - out, y: height * 0.18, width: 10, height: height * 0.07),
        Rect(x: -side - out, y: height * 0.27, width: 10, height: height * 0.07),
        Rect(x: width + side + out - 10, y: height * 0.22, width: 10, height: height * 0.11),
      ].map(turned)
    case .plain, .tablet, .homeButtonTablet: return []
    }
  }

  private var homeButton: Layer? {
    guard [.homeButtonPhone, .homeButtonTablet].contains(kind) else { return nil }
    let end = isOnSide ? insets.right : insets.bottom
    let side = min(end * 0.62, 64)
    let frame = Rect(
      x: (portrait.width - side) / 2, y: portrait.height + (end - side) / 2, width: side, height: side)
    var button = box(turned(frame), radius: side / 2, .clear)
    button.borderWidth = 1.5
    button.borderColor = rim
    return button
  }

  /// Hangs from the top edge: the screen's edge goes into it in small curves.
  private func notch(_ width: Double, _ height: Double) -> Layer {
    let (left, right) = ((portrait.width - width) / 2, (portrait.width + width) / 2)
    let (ear, corner, top) = (6.0, 19.0, -1.0)
    // A quarter circle's handle, from the corner's side.
    let handle = 1 - 0.5522847498
    func point(_ x: Double, _ y: Double) -> Point { turned(Point(x: x, y: y)) }
    let elements: [Path.Element] = [
      .move(point(left - ear, top)), .line(point(left - ear, 0)),
      .cubic(control1: point(left - ear * handle, 0), control2: point(left, ear * handle), end: point(left, ear)),
      .line(point(left, height - corner)),
      .cubic(
        control1: point(left, height - corner * handle), control2: point(left + corner * handle, height),
        end: point(left + corner, height)),
      .line(point(right - corner, height)),
      .cubic(
        control1: point(right - corner * handle, height), control2: point(right, height - corner * handle),
        end: point(right, height - corner)),
      .line(point(right, ear)),
      .cubic(
        control1: point(right, ear * handle), control2: point(right + ear * handle, 0), end: point(right + ear, 0)),
      .line(point(right + ear, top)), .close,
    ]
    var shape = ShapeContents(path: Path(elements: elements))
    shape.fillColor = .black
    var layer = Layer(
      path: "device", role: .overlay, position: .zero, bounds: Rect(origin: .zero, size: screen))
    layer.anchorPoint = .zero
    layer.contents = LayerContents(.shape(shape))
    return layer
  }
}
