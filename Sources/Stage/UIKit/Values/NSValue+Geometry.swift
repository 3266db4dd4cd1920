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
  /// Holds a matrix of a layer.
  public convenience init(caTransform3D t: CATransform3D) { self.init(holding: t) }
  /// The matrix that it holds; else the one that changes nothing.
  public var caTransform3DValue: CATransform3D { held() ?? CATransform3DIdentity }
  /// Holds a matrix of a view.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(holding: transform) }
  /// The matrix that it holds; else the one that changes nothing.
  public var cgAffineTransformValue: CGAffineTransform { held() ?? .identity }
  /// Holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(holding: insets) }
  /// The insets that it holds; else none.
  public var uiEdgeInsetsValue: UIEdgeInsets { held() ?? .zero }
  /// Holds an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(holding: offset) }
  /// The offset that it holds; else none.
  public var uiOffsetValue: UIOffset { held() ?? .zero }

  /// Foundation's own value, which has no room for it, has it beside.
  private convenience init(holding value: some Any) {
    self.init(rect: .zero)
    objc_setAssociatedObject(self, heldKey, value, .OBJC_ASSOCIATION_RETAIN)
  }
  private func held<Value>() -> Value? { objc_getAssociatedObject(self, heldKey) as? Value }
}

extension UIKitRuntime {
  package func value(in object: Any) -> Any? {
    if let color = object as? UIColor { return color.cgColor }
    guard let value = object as? NSValue else { return nil }
    if let held = objc_getAssociatedObject(value, heldKey) { return held }
    let type = String(cString: value.objCType)
    if type.contains("Rect") { return value.cgRectValue }
    if type.contains("Size") { return value.cgSizeValue }
    return type.contains("Point") ? value.cgPointValue : nil
  }
}

/// The address that a value's own contents are kept by.
private nonisolated(unsafe) let heldKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
