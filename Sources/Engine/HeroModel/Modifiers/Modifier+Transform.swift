import HeroGeometry

extension Modifier {
  /// What a transform modifier makes of the transform that earlier ones left (rule M2), a perspective of distance 0 none; nil for others.
  package func composed(onto transform: Transform3D) -> Transform3D? {
    switch self {
    case .transform(let replacement): return replacement
    case .perspective(let distance):
      var result = transform
      result[3, 4] = distance == 0 ? 0 : -1 / distance
      return result
    case .scale(let x, let y, let z): return transform.scaled(x: x, y: y, z: z)
    case .translate(let x, let y, let z): return transform.translated(x: x, y: y, z: z)
    case .rotate(let x, let y, let z):
      return
        transform
        .rotated(angle: x, x: 1, y: 0, z: 0).rotated(angle: y, x: 0, y: 1, z: 0).rotated(angle: z, x: 0, y: 0, z: 1)
    default: return nil
    }
  }
}
