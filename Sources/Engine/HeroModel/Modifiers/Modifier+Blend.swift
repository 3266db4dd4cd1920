extension Modifier {
  /// The same modifier with its numbers part of the way to another's; nil when the two are not of equal shape.
  ///
  /// Numbers run linearly.
  package func blended(with other: Modifier, fraction: Double) -> Modifier? {
    let (from, to) = (call, other.call)
    guard from.name == to.name, let definition, definition.blends else { return self == other ? self : nil }
    return definition.make(zip(from.arguments, to.arguments).map { $0.blended(with: $1, fraction: fraction) })
  }

  /// Blends two lists of equal shape; nil when they are not.
  package static func blend(_ from: [Modifier], _ to: [Modifier], fraction: Double) -> [Modifier]? {
    guard from.count == to.count else { return nil }
    var result: [Modifier] = []
    for (a, b) in zip(from, to) {
      guard let modifier = a.blended(with: b, fraction: fraction) else { return nil }
      result.append(modifier)
    }
    return result
  }
}
