package import HeroGeometry

/// A 4×4 matrix in the row-vector convention.
public struct CATransform3D: Equatable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  /// Third row; m34 is the perspective.
  public var m31, m32, m33, m34: CGFloat
  /// Fourth row, the translation.
  public var m41, m42, m43, m44: CGFloat

  /// All zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 0)
  }

  /// A matrix of its numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The same matrix.
  package init(_ transform: Transform3D) {
    let e = transform.elements.map { CGFloat($0) }
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7], m31: e[8], m32: e[9],
      m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }
}

extension Transform3D {
  /// The same matrix.
  package init(_ t: CATransform3D) {
    let rows: [CGFloat] = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
    self = Transform3D(elements: rows.map { Double($0) }) ?? .identity
  }

  /// The affine matrix in the plane.
  package init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
  }

  /// The inverse; nil for a singular matrix.
  package var inverse: Transform3D? {
    var rows = (0..<4).map { row in (0..<4).map { self[row + 1, $0 + 1] } + (0..<4).map { $0 == row ? 1.0 : 0 } }
    for column in 0..<4 {
      guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        rows[pivot][column] != 0
      else { return nil }
      rows.swapAt(column, pivot)
      let scale = rows[column][column]
      for index in 0..<8 { rows[column][index] /= scale }
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        guard factor != 0 else { continue }
        for index in 0..<8 { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return Transform3D(elements: rows.flatMap { $0[4...] })
  }

  /// The image of a point of the plane z = 0, seen along z.
  package func image(of point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    let w = x * self[1, 4] + y * self[2, 4] + self[4, 4]
    let divisor = w == 0 ? 1 : w
    return CGPoint(
      x: (x * self[1, 1] + y * self[2, 1] + self[4, 1]) / divisor,
      y: (x * self[1, 2] + y * self[2, 2] + self[4, 2]) / divisor)
  }
}

/// Changes nothing.
public let CATransform3DIdentity = CATransform3D(Transform3D.identity)

/// Whether a matrix changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two matrices are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(.translation(x: Double(tx), y: Double(ty), z: Double(tz)))
}

/// Scales about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(.scale(x: Double(sx), y: Double(sy), z: Double(sz)))
}

/// Turns about an axis through the origin, radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(.rotation(angle: Double(angle), x: Double(x), y: Double(y), z: Double(z)))
}

/// The translation acts before what the matrix holds.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(t).translated(x: Double(tx), y: Double(ty), z: Double(tz)))
}

/// The scale acts before what the matrix holds.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(Transform3D(t).scaled(x: Double(sx), y: Double(sy), z: Double(sz)))
}

/// The turn acts before what the matrix holds.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(t).rotated(angle: Double(angle), x: Double(x), y: Double(y), z: Double(z)))
}

/// The first matrix, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(Transform3D(a) * Transform3D(b))
}

/// The matrix that undoes another; a singular one is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  Transform3D(t).inverse.map { CATransform3D($0) } ?? t
}

/// The matrix in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(Transform3D(m)) }

/// Whether a matrix is one in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
    && t.m43 == 0 && t.m44 == 1
}

/// The part of a matrix in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
