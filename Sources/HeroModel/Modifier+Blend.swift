import HeroGeometry

extension Modifier {
  /// The same modifier with its numbers part of the way to another's; nil when the two are not of equal shape.
  ///
  /// Numbers run linearly.
  public func blended(with other: Modifier, fraction: Double) -> Modifier? {
    func mix<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value {
      .interpolate(from: a, to: b, fraction: fraction)
    }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.position(let a), .position(let b)): return .position(mix(a, b))
    case (.size(let a), .size(let b)): return .size(mix(a, b))
    case (.cornerRadius(let a), .cornerRadius(let b)): return .cornerRadius(mix(a, b))
    case (.zPosition(let a), .zPosition(let b)): return .zPosition(mix(a, b))
    case (.contentsRect(let a), .contentsRect(let b)): return .contentsRect(mix(a, b))
    case (.contentsScale(let a), .contentsScale(let b)): return .contentsScale(mix(a, b))
    case (.borderWidth(let a), .borderWidth(let b)): return .borderWidth(mix(a, b))
    case (.borderColor(let a), .borderColor(let b)): return .borderColor(mix(a, b))
    case (.backgroundColor(let a), .backgroundColor(let b)): return .backgroundColor(mix(a, b))
    case (.shadowColor(let a), .shadowColor(let b)): return .shadowColor(mix(a, b))
    case (.shadowOpacity(let a), .shadowOpacity(let b)): return .shadowOpacity(mix(a, b))
    case (.shadowOffset(let a), .shadowOffset(let b)): return .shadowOffset(mix(a, b))
    case (.shadowRadius(let a), .shadowRadius(let b)): return .shadowRadius(mix(a, b))
    case (.shadowPath(let a), .shadowPath(let b)): return .shadowPath(mix(a, b))
    case (.anchorPoint(let a), .anchorPoint(let b)): return .anchorPoint(mix(a, b))
    case (.overlay(let a, let p), .overlay(let b, let q)): return .overlay(mix(a, b), opacity: mix(p, q))
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
