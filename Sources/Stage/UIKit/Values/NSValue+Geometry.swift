/// Points, sizes and rectangles as objects.
extension NSValue {
  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }
  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
}
