extension UIView {
  /// The picture that an app's own `draw(_:)` draws; nil where it draws nothing, and for UIKit's own classes.
  var ownDrawing: UIImage? {
    if let drawn, drawn.size == bounds.size { return drawn.image }
    guard !bounds.isEmpty, !OwnDrawing.isUIKits(type(of: self)), UIKitRuntime.current.pictures != nil else {
      return nil
    }
    let context = CGContext(bounds: bounds)
    DrawingContexts.all.append(context)
    draw(layer, in: context)
    DrawingContexts.all.removeLast()
    let image =
      context.isEmpty ? nil : UIKitRuntime.current.picture(of: context.canvas, scale: UIScreen.main.scale)
    drawn = (bounds.size, image)
    return image
  }
}

/// Which classes draw by `draw(_:)`.
@MainActor enum OwnDrawing {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is of this module, whose classes say what they show by their layers.
  static func isUIKits(_ type: UIView.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOwn = String(reflecting: type).hasPrefix("UIKit.")
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}
