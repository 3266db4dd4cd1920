import HeroGeometry

extension Modifier {
  /// The same modifier with its numbers part of the way to another's; nil when the two are not of equal shape.
  ///
  /// Numbers run linearly.
  public func blended(with other: Modifier, fraction: Double) -> Modifier? {
    for form in ModifierForm.all {
      if let modifier = form.blend(self, other, fraction) { return modifier }
    }
    func mix(_ a: Double, _ b: Double) -> Double { .interpolate(from: a, to: b, fraction: fraction) }
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      let elements = zip(a.elements, b.elements).map { mix($0.0, $0.1) }
      return Transform3D(elements: elements).map { .transform($0) }
    case (.perspective(let a), .perspective(let b)): return .perspective(mix(a, b))
    case (.scale(let x, let y, let z), .scale(let x2, let y2, let z2)):
      return .scale(x: mix(x, x2), y: mix(y, y2), z: mix(z, z2))
    case (.translate(let x, let y, let z), .translate(let x2, let y2, let z2)):
      return .translate(x: mix(x, x2), y: mix(y, y2), z: mix(z, z2))
    case (.rotate(let x, let y, let z), .rotate(let x2, let y2, let z2)):
      return .rotate(x: mix(x, x2), y: mix(y, y2), z: mix(z, z2))
    default: return self == other ? self : nil
    }
  }

  /// Blends two lists of equal shape; nil when they are not.
  public static func blend(_ from: [Modifier], _ to: [Modifier], fraction: Double) -> [Modifier]? {
    guard from.count == to.count else { return nil }
    var result: [Modifier] = []
    for (a, b) in zip(from, to) {
      guard let modifier = a.blended(with: b, fraction: fraction) else { return nil }
      result.append(modifier)
    }
    return result
  }
}
