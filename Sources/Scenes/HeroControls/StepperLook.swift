package import HeroGeometry
internal import HeroLayers

/// UIStepper: minus and plus in a grey field, 94 by 32 points.
///
/// Source: the size as measured; signs and line read off screenshots of iOS 15 to 17, within a point.
package struct StepperLook: ControlLook {
  /// Whether there is something below.
  package var canDecrement = true
  /// Whether there is something above.
  package var canIncrement = true
  /// Default: true.
  package var isEnabled = true

  package init() {}

  /// Points, whatever room there is.
  package static let size = Size(width: 94, height: 32)

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(Self.size) }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    func sign(_ name: String, _ x: Double, _ path: Path, _ isOn: Bool) -> ControlPart {
      ControlPart(
        name, Rect(x: x - 8, y: 8, width: 16, height: 16),
        shape: .stroke(path, traits.color(isOn && isEnabled ? .label : .tertiaryLabel), width: 1.7))
    }
    let line = Rect(x: 46.5, y: 7, width: 1, height: 18)
    return [
      ControlPart(
        "field", Rect(origin: .zero, size: Self.size), color: traits.color(.tertiarySystemFill), radius: 8,
        children: [
          ControlPart("separator", line, color: traits.color(.separator), radius: 0.5),
          sign("minus", 23.5, .lines([(1, 8), (15, 8)]), canDecrement),
          sign("plus", 70.5, .lines([(1, 8), (15, 8)], [(8, 1), (8, 15)]), canIncrement),
        ])
    ]
  }
}

/// UIPageControl: a row of dots, 26 points high.
///
/// Source: the height as measured, and the width of three pages in Interface Builder, 116 points; that dots of 8 points stand 18 apart with 31
/// at either end is a guess that fits it.
package struct PageControlLook: ControlLook {
  /// At least 0.
  package var count: Int
  /// The page that shows; none outside the dots.
  package var current: Int
  /// Of the other dots; nil is white, mostly clear.
  package var tint: Color?
  /// Of the page that shows; nil is white.
  package var currentTint: Color?
  /// Whether a single dot is left out. Default: false.
  package var hidesForSinglePage = false

  package init(count: Int, current: Int = 0) {
    self.count = max(count, 0)
    self.current = current
  }

  private static let pitch = 18.0
  private static let side = 8.0

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    ControlSize(width: count > 0 ? 62 + Self.pitch * Double(count) : 0, height: 26)
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    if count == 1, hidesForSinglePage { return [] }
    let start = size.width / 2 - Self.pitch * Double(count - 1) / 2
    return (0..<count).map { index in
      let x = start + Self.pitch * Double(index)
      let color = index == current ? currentTint ?? .white : tint ?? Color.white.withAlpha(0.3)
      return ControlPart(
        "dot \(index)",
        Rect(
          x: traits.pixels(x - Self.side / 2), y: traits.pixels((size.height - Self.side) / 2), width: Self.side,
          height: Self.side), color: color, radius: Self.side / 2)
    }
  }
}

/// UIActivityIndicatorView: eight spokes, the one at the top darkest; 20 points, or 37 when large.
///
/// Source: the sizes as measured; eight spokes since iOS 14, their shape and shades by eye.
package struct ActivityLook: ControlLook {
  /// Whether it is large. Default: false.
  package var isLarge = false
  /// Of the spokes; nil is grey.
  package var color: Color?
  /// Whether it shows. Default: true.
  package var isShown = true

  package init(isLarge: Bool = false) { self.isLarge = isLarge }

  private var side: Double { isLarge ? 37 : 20 }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(width: side, height: side) }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    guard isShown else { return [] }
    let frame = Rect(x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
    let width = side * 0.125
    let (inner, outer) = (side * 0.23 + width / 2, side * 0.5 - width / 2)
    let color = color ?? traits.color(.systemGray)
    return (0..<8).map { index in
      let (dx, dy) = Self.directions[index]
      let path = Path.lines([
        (side / 2 + inner * dx, side / 2 + inner * dy), (side / 2 + outer * dx, side / 2 + outer * dy),
      ])
      // Against the clock they get paler, as if the darkest had just come to the top.
      var spoke = ControlPart("spoke \(index)", frame, shape: .stroke(path, color, width: width))
      spoke.view.alpha = 1 - 0.1 * Double((8 - index) % 8)
      return spoke
    }
  }

  /// From the top, clockwise.
  private static let directions: [(Double, Double)] = {
    let d = 0.5.squareRoot()
    return [(0, -1), (d, -d), (1, 0), (d, d), (0, 1), (-d, d), (-1, 0), (-d, -d)]
  }()
}
