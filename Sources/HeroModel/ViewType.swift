/// The seven types of views.
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

  /// The type's name in scene files.
  package var typeName: String { type.rawValue }
}
