package import HeroGeometry

public class CGPath: Equatable, Hashable {
  package internal(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// What is added to an empty path, under a matrix.
  private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ add: (CGMutablePath) -> Void) {
    let made = CGMutablePath()
    add(made)
    self.init(transform.map { made.path.applying($0.pointee) } ?? made.path)
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// A rectangle with round corners; the smaller radius counts.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
  }

  /// The box around all control points.
  public var boundingBox: CGRect { CGRect(Rect(bounding: path.points)) }
  /// Whether it has no pieces.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// Calls a function with every piece in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let piece: (type: CGPathElementType, points: [CGPoint]) =
        switch element {
        case .move(let point): (.moveToPoint, [CGPoint(point)])
        case .line(let point): (.addLineToPoint, [CGPoint(point)])
        case .quad(let control, let end): (.addQuadCurveToPoint, [CGPoint(control), CGPoint(end)])
        case .cubic(let control1, let control2, let end):
          (.addCurveToPoint, [CGPoint(control1), CGPoint(control2), CGPoint(end)])
        case .close: (.closeSubpath, [.zero])
        }
      var points = piece.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: piece.type, points: start)
        block(&element)
      }
    }
  }

  /// Whether both have the same pieces.
  /// The path itself, which nobody changes.
  public func copy() -> CGPath? { CGPath(path) }
  /// The path transformed; nil: as it is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(transform.map { path.applying($0.pointee) } ?? path)
  }
  /// A path to go on with.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.replace(with: path)
    return copy
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The kinds of a path's pieces.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Control points, then where it ends: none, one, two or three by its kind.
  public var points: UnsafeMutablePointer<CGPoint>
}
