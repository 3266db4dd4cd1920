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

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor
