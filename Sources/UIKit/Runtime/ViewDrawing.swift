package import HeroLayers

/// What a view or layer draws beside its layer's own properties.
package enum ViewDrawing {
  /// Nothing.
  case nothing
  /// A picture.
  case image(UIImage, tint: UIColor?)
  /// Text.
  case text(TextContents)
  /// A ramp of colours.
  case gradient(GradientContents)
  /// A path.
  case shape(ShapeContents)
  /// A live effect on what lies below.
  case effect(BackdropEffect)
  /// Nothing, but a stack view.
  case stack
}

/// Containers whose hidden subviews drop out (rule V1).
package enum ArrangedKind {
  /// A table.
  case list
  /// A collection.
  case cells
}
