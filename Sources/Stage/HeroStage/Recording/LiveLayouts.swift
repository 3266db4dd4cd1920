internal import Hero
internal import HeroGeometry
internal import HeroModel
internal import UIKit

/// How live views (`useNoSnapshot`) lay out what they hold at the size that they come from or go to.
///
/// Hero gives such a view one size and calls its `layoutSubviews()`, then the other one inside of an animation: so do these, and read where
/// layers have come to lie.
/// Source: Hero 1.6.4, `setSize` of HeroCoreAnimationViewContext.
@MainActor
struct LiveLayouts {
  private struct Entry {
    // Keeps the layer alive, so that no other takes its place in memory.
    let layer: CALayer
    let layout: LiveLayout
  }
  private typealias Places = [ObjectIdentifier: CGRect]

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// That of a layer inside of a live view; nil: none.
  subscript(layer: CALayer) -> LiveLayout? { entries[ObjectIdentifier(layer)]?.layout }

  /// Measures all live views of both screens of a transition.
  mutating func measure(from source: UIView?, to destination: UIView?) {
    guard let source, let destination else { return }
    for (own, other, isAppearing) in [(source, destination, false), (destination, source, true)] {
      for view in own.tree {
        guard let size = view.liveSize(across: other), size != view.bounds.size else { continue }
        measure(view, at: size, isAppearing: isAppearing)
      }
    }
  }

  private mutating func measure(_ view: UIView, at other: CGSize, isAppearing: Bool) {
    let natural = view.bounds.size
    let kept = Self.places(inside: view.layer)
    let (start, end) = isAppearing ? (other, natural) : (natural, other)
    view.bounds.size = start
    view.layoutSubviews()
    let before = Self.places(inside: view.layer)
    view.bounds.size = end
    view.layoutSubviews()
    let animated = Self.places(inside: view.layer)
    for child in view.subviews { child.layoutIfNeeded() }
    let after = Self.places(inside: view.layer)
    view.bounds.size = natural
    // Besides places layouts set paths, corners, fonts: all as it was.
    view.layoutSubviews()
    for child in view.subviews { child.layoutIfNeeded() }
    Self.restore(kept, inside: view.layer)

    for layer in view.layer.inside {
      let key = ObjectIdentifier(layer)
      guard let last = after[key], kept[key] != nil else { continue }
      // What only the next layout pass brings is no part of the animation.
      let first = animated[key] == last ? before[key] ?? last : last
      let size = Size(other)
      entries[key] = Entry(layer: layer, layout: LiveLayout(size: size, frame: Rect(isAppearing ? first : last)))
    }
  }

  /// Frames before transforms, from the bounds' corner of the layer around.
  private static func places(inside root: CALayer) -> Places {
    var places: Places = [:]
    for layer in root.inside {
      let (size, anchor, around) = (layer.bounds.size, layer.anchorPoint, layer.superlayer?.bounds.origin ?? .zero)
      places[ObjectIdentifier(layer)] = CGRect(
        x: layer.position.x - anchor.x * size.width - around.x, y: layer.position.y - anchor.y * size.height - around.y,
        width: size.width, height: size.height)
    }
    return places
  }

  private static func restore(_ places: Places, inside root: CALayer) {
    for layer in root.inside {
      guard let place = places[ObjectIdentifier(layer)] else { continue }
      let (anchor, around) = (layer.anchorPoint, layer.superlayer?.bounds.origin ?? .zero)
      layer.bounds.size = place.size
      layer.position = CGPoint(
        x: place.minX + anchor.x * place.width + around.x, y: place.minY + anchor.y * place.height + around.y)
    }
  }
}

extension CALayer {
  /// All layers inside, outer ones first.
  fileprivate var inside: [CALayer] { children.flatMap { [$0] + $0.inside } }
}

extension UIView {
  /// The view and all inside.
  fileprivate var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  /// The size that a live view comes from or goes to; nil for other views and for one that keeps its size.
  fileprivate func liveSize(across other: UIView) -> CGSize? {
    guard let modifiers = hero.modifiers.map({ HeroModifier.recorded($0, in: nil) }),
      modifiers.contains(.snapshot(.noSnapshot))
    else { return nil }
    func partner(_ id: String) -> CGSize? { other.tree.first { $0.hero.id == id }?.bounds.size }
    if let id = hero.id, let size = partner(id) { return size }
    for case .source(let id) in modifiers { if let size = partner(id) { return size } }
    for case .size(let size) in modifiers { return CGSize(size) }
    return nil
  }
}
