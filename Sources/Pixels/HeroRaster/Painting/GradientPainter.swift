import Foundation
import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Fills an outline with a colour ramp. All three kinds are computed in the unit square and stretched over the bounds, as
  /// CAGradientLayer's unit points suggest; stops blend straight (not premultiplied), so a clear stop darkens (fact sheet 4.3).
  func paintGradient(
    _ gradient: GradientContents, in bounds: Rect, outline: RoundedRect, alpha: Double
  ) throws(RasterError) {
    guard let last = gradient.colors.last else { return }
    if try drawRamp(gradient, in: bounds, outline: outline, alpha: alpha) { return }
    canvas.setPath(outline.path)
    switch gradient.kind {
    case .axial:
      let pattern = try Pattern(from: gradient.startPoint, to: gradient.endPoint)
      let isDegenerate = gradient.startPoint == gradient.endPoint
      fill(pattern, gradient, toUnit: .identity, bounds: bounds, alpha: alpha, fallback: isDegenerate ? last : nil)
    case .radial:
      let radii = Point(
        x: abs(gradient.endPoint.x - gradient.startPoint.x), y: abs(gradient.endPoint.y - gradient.startPoint.y))
      let isDegenerate = radii.x < 1e-9 || radii.y < 1e-9
      let pattern = try Pattern(radius: 1)
      let toCircle =
        Transform3D.translation(x: -gradient.startPoint.x, y: -gradient.startPoint.y)
        * .scale(x: isDegenerate ? 1 : 1 / radii.x, y: isDegenerate ? 1 : 1 / radii.y)
      fill(pattern, gradient, toUnit: toCircle, bounds: bounds, alpha: alpha, fallback: isDegenerate ? last : nil)
    case .conic:
      try fillConic(gradient, bounds: bounds, alpha: alpha)
    }
  }

  /// Fills an outline without Cairo where that is the same. False: nothing was drawn.
  private func drawRamp(
    _ gradient: GradientContents, in bounds: Rect, outline: RoundedRect, alpha: Double
  ) throws(RasterError) -> Bool {
    guard gradient.kind == .axial, alpha == 1, outline.isPlain, gradient.startPoint != gradient.endPoint,
      let map = Self.map(from: bounds), canvas.ground.canMeasure(map, over: nil)
    else { return false }
    return try canvas.draw(gradient, map: map, inside: outline.rect)
  }

  /// From a rectangle to the unit square followed by `toUnit`.
  private static func map(from bounds: Rect, toUnit: Transform3D = .identity) -> Matrix? {
    Matrix(
      Homography(
        Transform3D.translation(x: -bounds.minX, y: -bounds.minY)
          * .scale(x: 1 / bounds.size.width, y: 1 / bounds.size.height) * toUnit))
  }

  /// Fills the path with a pattern that lives in the unit square followed by `toUnit`.
  private func fill(
    _ pattern: borrowing Pattern, _ gradient: GradientContents, toUnit: Transform3D, bounds: Rect, alpha: Double,
    fallback: Color?
  ) {
    if let fallback {
      canvas.setColor(fallback, alpha: alpha)
      return canvas.fill()
    }
    for (color, location) in zip(gradient.colors, gradient.locations) {
      pattern.addStop(color, alpha: alpha, at: location)
    }
    pattern.repeatEdges()
    guard let matrix = Self.map(from: bounds, toUnit: toUnit) else { return }
    if canvas.ground.canMeasure(matrix, over: nil) {
      pattern.setMatrix(matrix)
      canvas.setSource(pattern)
    } else if let last = gradient.colors.last {
      // The whole ramp lies within a fraction of a pixel.
      canvas.setColor(last, alpha: alpha)
    }
    canvas.fill()
  }

  /// Cairo has no conic pattern: the colours are worked out for each pixel of the visible part.
  private func fillConic(_ gradient: GradientContents, bounds: Rect, alpha: Double) throws(RasterError) {
    guard let visible = canvas.localClip, let part = visible.intersection(bounds) else { return }
    let scale = max(canvas.matrix.meanScale, 1e-6)
    let width = min(max((part.size.width * scale).rounded(.up), 1), 8192)
    let height = min(max((part.size.height * scale).rounded(.up), 1), 8192)
    var buffer = PixelBuffer(width: Int(width), height: Int(height))
    let ramp = GradientRamp(gradient)
    let start = gradient.startPoint
    let zero = atan2(gradient.endPoint.y - start.y, gradient.endPoint.x - start.x)
    for row in 0..<buffer.height {
      let y = (part.minY + (Double(row) + 0.5) / height * part.size.height - bounds.minY) / bounds.size.height - start.y
      for column in 0..<buffer.width {
        let x =
          (part.minX + (Double(column) + 0.5) / width * part.size.width - bounds.minX) / bounds.size.width - start.x
        var turn = (atan2(y, x) - zero) / (2 * .pi)
        turn -= turn.rounded(.down)
        buffer.pixels[row * buffer.width + column] = ramp.pixel(at: turn, alpha: alpha)
      }
    }
    let matrix = Matrix(
      xx: width / part.size.width, yx: 0, xy: 0, yy: height / part.size.height,
      x0: -part.minX * width / part.size.width, y0: -part.minY * height / part.size.height)
    guard matrix.isUsable, canvas.ground.canMeasure(matrix, over: part) else { return }
    try buffer.withPattern { pattern in
      pattern.setMatrix(matrix)
      pattern.repeatEdges()
      pattern.setFilter(.linear)
      canvas.setSource(pattern)
      canvas.fill()
    }
  }
}

/// Colours along a gradient.
struct GradientRamp {
  private let stops: [(location: Double, color: Color)]

  init(_ gradient: GradientContents) {
    stops = zip(gradient.locations, gradient.colors).map { ($0.0, $0.1) }
  }

  /// Straight blend between the stops around a place in 0…1.
  func color(at place: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    for (left, right) in zip(stops, stops.dropFirst()) where place <= right.location {
      let width = right.location - left.location
      guard width > 0 else { return right.color }
      let t = (place - left.location) / width
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
      return Color(
        red: mix(left.color.red, right.color.red), green: mix(left.color.green, right.color.green),
        blue: mix(left.color.blue, right.color.blue), alpha: mix(left.color.alpha, right.color.alpha))
    }
    return last.color
  }

  /// The colour as a premultiplied pixel.
  func pixel(at place: Double, alpha: Double) -> UInt32 {
    let color = color(at: place)
    let a = min(max(color.alpha * alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * a * 255 + 0.5, 0), 255)) }
    return UInt32(a * 255 + 0.5) << 24 | byte(color.blue) << 16 | byte(color.green) << 8 | byte(color.red)
  }
}
