import HeroLayers

/// What a view's type adds.
package enum ViewContent: Equatable, Sendable {
  case view
  /// UIImageView.
  case image(ImageContents)
  /// UILabel.
  case label(TextContents)
  /// CAGradientLayer.
  case gradient(GradientContents)
  /// CAShapeLayer.
  case shape(ShapeContents)
  /// UIVisualEffectView.
  case visualEffect(BackdropEffect)
  /// UIStackView; the frames of its subviews are laid out already.
  case stack
}

/// The types of views.
package enum ViewType: String, CaseIterable, Sendable {
  case view, image, label, gradient, shape, visualEffect, stack
}

extension ViewContent {
  /// The type that scene files call it by.
  package var type: ViewType {
    switch self {
    case .view: .view
    case .image: .image
    case .label: .label
    case .gradient: .gradient
    case .shape: .shape
    case .visualEffect: .visualEffect
    case .stack: .stack
    }
  }

  /// What the view's layer draws between its background and its subviews.
  package var kind: LayerContents.Kind? {
    switch self {
    case .view, .stack: nil
    case .image(let image): .image(image)
    case .label(let text): .text(text)
    case .gradient(let gradient): .gradient(gradient)
    case .shape(let shape): .shape(shape)
    case .visualEffect(let effect): .backdrop(effect)
    }
  }

  /// The type's name in scene files.
  package var typeName: String { type.rawValue }
}
