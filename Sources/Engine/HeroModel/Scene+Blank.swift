import HeroGeometry
import HeroLayers

extension Scene {
  /// Whether no screen ever shows more than bars and grounds: no text, no picture, nothing of another colour that is smaller than most of the canvas.
  package var isBlank: Bool {
    let all = screens + steps.flatMap(\.screenChanges.values)
    return all.allSatisfy {
      $0.views.isEmpty || !$0.shows(0, on: nil, largest: canvas.size.width * canvas.size.height * 0.8)
    }
  }
}

extension Screen {
  /// Whether a view, or one in it, shows something.
  ///
  /// - Parameters:
  ///   - ground: The colour behind it; nil: none.
  ///   - largest: Square points from which on a colour is a ground.
  fileprivate func shows(_ index: Int, on ground: Color?, largest: Double) -> Bool {
    let view = views[index]
    guard !view.isHidden, view.alpha > 0 else { return false }
    let color = view.backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    switch view.content {
    case .label(let text) where !text.text.isEmpty: return true
    case .image, .gradient, .shape: return true
    case .label, .view, .visualEffect, .stack: break
    }
    // A line between cells is none.
    if let color, color != ground, min(view.size.width, view.size.height) > 1,
      view.size.width * view.size.height < largest
    {
      return true
    }
    return view.children.contains { shows($0, on: color ?? ground, largest: largest) }
  }
}
