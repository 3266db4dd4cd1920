import HeroGeometry

/// A value that a modifier is called with.
package indirect enum ModifierArgument: Equatable, Sendable {
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case color(Color)
  case path(Path)
  case flag(Bool)
  case text(String)
  case transform(Transform3D)
  /// Control points c1x, c1y, c2x, c2y.
  case curve([Double])
  case direction(CascadeDirection)
  case condition(Condition)
  case modifiers([Modifier])
}

/// What rows make modifiers of; a row's parameters say which kind stands where, and any other is nothing.
extension ModifierArgument {
  var number: Double { if case .number(let value) = self { value } else { 0 } }
  var point: Point { if case .point(let value) = self { value } else { .zero } }
  var size: Size { if case .size(let value) = self { value } else { .zero } }
  var rect: Rect { if case .rect(let value) = self { value } else { .unit } }
  var color: Color { if case .color(let value) = self { value } else { .clear } }
  var path: Path { if case .path(let value) = self { value } else { Path(elements: []) } }
  var flag: Bool { if case .flag(let value) = self { value } else { false } }
  var text: String { if case .text(let value) = self { value } else { "" } }
  var transform: Transform3D { if case .transform(let value) = self { value } else { .identity } }
  var curve: [Double] { if case .curve(let value) = self { value } else { [0, 0, 1, 1] } }
  var direction: CascadeDirection { if case .direction(let value) = self { value } else { .topToBottom } }
  var condition: Condition { if case .condition(let value) = self { value } else { .constant(false) } }
  var modifiers: [Modifier] { if case .modifiers(let value) = self { value } else { [] } }

  /// Part of the way to another of the same kind, linearly; itself for what has no way between.
  func blended(with other: ModifierArgument, fraction: Double) -> ModifierArgument {
    func mix<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value {
      .interpolate(from: a, to: b, fraction: fraction)
    }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(mix(a, b))
    case (.size(let a), .size(let b)): return .size(mix(a, b))
    case (.rect(let a), .rect(let b)): return .rect(mix(a, b))
    case (.color(let a), .color(let b)): return .color(mix(a, b))
    case (.path(let a), .path(let b)): return .path(mix(a, b))
    case (.transform(let a), .transform(let b)):
      let elements = zip(a.elements, b.elements).map { mix($0, $1) }
      return Transform3D(elements: elements).map { .transform($0) } ?? self
    default: return self
    }
  }
}
