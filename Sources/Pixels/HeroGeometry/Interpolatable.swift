/// A value that Core Animation can animate (rule T8).
package protocol Interpolatable: Equatable, Sendable {
  /// The value at `fraction` of the way from `start` to `end`; fractions outside 0…1 extrapolate, because springs overshoot.
  static func interpolate(from start: Self, to end: Self, fraction: Double) -> Self
}

extension Double: Interpolatable {
  /// Linear blend, exact at fraction 0 and 1.
  package static func interpolate(from start: Double, to end: Double, fraction: Double) -> Double {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    return start + (end - start) * fraction
  }
}

extension Point: Interpolatable {
  /// Component-wise linear blend.
  package static func interpolate(from start: Point, to end: Point, fraction: Double) -> Point {
    Point(
      x: .interpolate(from: start.x, to: end.x, fraction: fraction),
      y: .interpolate(from: start.y, to: end.y, fraction: fraction))
  }
}

extension Size: Interpolatable {
  /// Component-wise linear blend.
  package static func interpolate(from start: Size, to end: Size, fraction: Double) -> Size {
    Size(
      width: .interpolate(from: start.width, to: end.width, fraction: fraction),
      height: .interpolate(from: start.height, to: end.height, fraction: fraction))
  }
}

extension Rect: Interpolatable {
  /// Component-wise linear blend of origin and size.
  package static func interpolate(from start: Rect, to end: Rect, fraction: Double) -> Rect {
    Rect(
      origin: .interpolate(from: start.origin, to: end.origin, fraction: fraction),
      size: .interpolate(from: start.size, to: end.size, fraction: fraction))
  }
}

extension Bool: Interpolatable {
  /// Switches at fraction 0.5 (rule T8).
  package static func interpolate(from start: Bool, to end: Bool, fraction: Double) -> Bool {
    fraction < 0.5 ? start : end
  }
}

extension Color: Interpolatable {
  /// Blends premultiplied, gamma-encoded sRGB and clamps the result to its range (rule T8).
  package static func interpolate(from start: Color, to end: Color, fraction: Double) -> Color {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    let alpha = Double.interpolate(from: start.alpha, to: end.alpha, fraction: fraction)
    guard alpha > 0 else { return end.alpha > 0 ? end.withAlpha(0) : start.withAlpha(0) }
    func component(_ a: Double, _ b: Double) -> Double {
      let premultiplied = Double.interpolate(from: a * start.alpha, to: b * end.alpha, fraction: fraction)
      return min(max(premultiplied / alpha, 0), 1)
    }
    return Color(
      red: component(start.red, end.red), green: component(start.green, end.green),
      blue: component(start.blue, end.blue), alpha: min(alpha, 1))
  }
}

/// A value whose absence can take part in an animation.
package protocol AbsenceInterpolatable: Interpolatable {
  /// What an absent value stands for beside `other`; nil: the animation jumps to its target at once.
  static func absent(beside other: Self) -> Self?
}

extension Color: AbsenceInterpolatable {
  /// The other end with alpha 0 (rule T8).
  package static func absent(beside other: Color) -> Color? { other.withAlpha(0) }
}

extension Path: AbsenceInterpolatable {
  /// Nothing to blend with: the target shows at once (fact sheet 4.4).
  package static func absent(beside other: Path) -> Path? { nil }
}

extension Optional: Interpolatable where Wrapped: AbsenceInterpolatable {
  /// Blends two values; an absent end is what the wrapped type says it stands for.
  package static func interpolate(from start: Wrapped?, to end: Wrapped?, fraction: Double) -> Wrapped? {
    switch (start, end) {
    case (nil, nil): return nil
    case (let start?, let end?): return Wrapped.interpolate(from: start, to: end, fraction: fraction)
    case (nil, let value?):
      guard let start = Wrapped.absent(beside: value) else { return value }
      return Wrapped.interpolate(from: start, to: value, fraction: fraction)
    case (let value?, nil):
      guard let end = Wrapped.absent(beside: value) else { return nil }
      return Wrapped.interpolate(from: value, to: end, fraction: fraction)
    }
  }
}
