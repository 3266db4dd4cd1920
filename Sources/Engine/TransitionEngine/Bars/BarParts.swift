import HeroGeometry
import HeroLayers
import HeroModel

/// A view of the app's own that a bar shows.
struct ShownBarView: Equatable, Sendable {
  let slot: BarSlot
  let view: BarView
  /// The layer that shows it where the bar is drawn as a whole.
  let layer: Layer

  /// The middle of it, canvas points.
  var center: Point { layer.position }

  /// Those of a bar's layers that show views of the app's own, in the order of the slots.
  static func all(_ slots: [BarSlot], _ view: (BarSlot) -> BarView?, among layers: [Layer]) -> [ShownBarView] {
    slots.compactMap { slot in
      guard let own = view(slot), let layer = layers.first(where: { $0.path == slot.layerPath }) else { return nil }
      return ShownBarView(slot: slot, view: own, layer: layer)
    }
  }
}

extension BarSlot {
  /// The path of the layer that shows what is in it.
  var layerPath: String {
    switch self {
    case .titleView: "navigationBar/title"
    case .left(let index): "navigationBar/left \(index)"
    case .right(let index): "navigationBar/right \(index)"
    case .toolbar(let index): "toolbar/\(index)"
    }
  }
}

/// A bar as UIKit's views around the app's own, back to front; the last of UIKit's holds those.
///
/// Source: a bar's subviews since iOS 11 (gist.github.com/niw/569b49648fcab22124e1d12c195fe595).
struct BarParts: Equatable, Sendable {
  /// A view of UIKit's by its class, with what it draws.
  struct Part: Equatable, Sendable {
    let name: String
    /// Back to front, canvas points.
    let layers: [Layer]
  }

  let parts: [Part]
  let views: [ShownBarView]

  /// - Parameter content: What the last part draws, and beside that the app's views.
  init(_ parts: [Part], content name: String, _ content: [Layer], views: [ShownBarView]) {
    self.parts = parts + [Part(name: name, layers: content.filter { layer in !views.contains { $0.layer == layer } })]
    self.views = views
  }

  /// Whether one of the app's views says something to Hero.
  var isOfHero: Bool { views.contains { $0.view.isOfHero } }
}
