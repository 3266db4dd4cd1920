extension UIView: LayerOwner, CALayerDelegate {}

extension CALayer {
  /// The view that the layer belongs to.
  package var view: UIView? { owner as? UIView }
}

extension UIImage {
  /// Its pixels as layers take them.
  package var scaled: ScaledPicture { ScaledPicture(picture, scale: scale) }
}
