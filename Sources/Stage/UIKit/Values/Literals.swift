extension UIImage: @preconcurrency _ExpressibleByImageLiteral {
  /// `#imageLiteral(resourceName:)`: a picture of the stage's folders or asset catalogues, which must be there.
  public convenience init(imageLiteralResourceName name: String) {
    guard let found = UIKitRuntime.current.assets.image(named: name) else {
      stop("#imageLiteral: there is no picture '\(name)' in the stage's assets")
    }
    self.init(found.picture, scale: found.scale, renderingMode: found.isTemplate ? .alwaysTemplate : .automatic)
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

extension CGColor: _ExpressibleByColorLiteral {
  /// `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha).cgColor.color)
  }
}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
