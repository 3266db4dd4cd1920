package import HeroLayers

/// What layers ask of the module above; UIKit's runtime answers.
@MainActor package protocol LayerHost: AnyObject {
  /// The layers that animations move.
  var moving: MovingLayers { get }
  /// The number, point, matrix or colour that an object of UIKit's or Foundation's holds.
  func value(in object: Any) -> Any?
  /// Says something once.
  func warn(_ text: String)
  /// A text layer's text as its fonts have it.
  func text(of layer: CATextLayer) -> LayerText
  /// What was drawn, at pixels per point; nil where there is no stage.
  func picture(of context: CGContext, scale: CGFloat) -> ScaledPicture?
}

/// A text that a layer shows.
package struct LayerText {
  package var contents: TextContents
  /// The pictures in it.
  package var pictures: [ScaledPicture]
  /// Of all lines, points.
  package var height: CGFloat

  package init(contents: TextContents, pictures: [ScaledPicture], height: CGFloat) {
    self.contents = contents
    self.pictures = pictures
    self.height = height
  }
}

/// The view that a layer belongs to, as the layer sees it.
@MainActor package protocol LayerOwner: AnyObject {
  /// The layer has another rectangle of its own.
  func boundsDidChange(from old: CGRect)
  /// The layer stands elsewhere.
  func positionDidChange()
  /// Places what is inside of the layer.
  func layoutNow()
}

/// What all layers of the process share.
@MainActor package enum LiveLayers {
  /// Counts what has changed that shows.
  package static var changes = 0
  /// Whether layers get, or lose, the values that they show while animations move them: nothing follows from that.
  package static var isShowing = false
  /// Is told before a layer's value changes that animations know; nil: nobody is.
  package static var willChange: ((CALayer) -> Void)?
  /// Whether some layer asks for a layout.
  package static var needsLayout = false
  /// In force; nil: texts of layers have no font.
  package static weak var host: (any LayerHost)?
}
