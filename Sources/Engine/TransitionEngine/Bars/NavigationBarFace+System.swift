import HeroGeometry
import HeroLayers
import HeroModel

/// A navigation bar during UIKit's own push and pop: titles slide and fade, the lower one into the way back to it.
///
/// Source: Flutter's `cupertino/nav_bar.dart`, by eye of iOS: how far each part goes, and in which part of the way it fades.
extension NavigationBarFace {
  /// - Parameters:
  ///   - upper: Of the upper screen; this one is the lower screen's.
  ///   - part: How much of the upper screen has come, 0…1.
  func layers(under upper: NavigationBarFace, at part: Double) -> [Layer] {
    let width = space.isRightToLeft ? -space.size.width : space.size.width
    let frame = Rect(
      x: 0, y: 0, width: space.size.width, height: height + (upper.height - height) * part)
    var ground = CrossFade(progress: part)
    ground.cover(
      "navigationBar/ground", space.ground("navigationBar", frame, self.ground, isAtTop: true),
      space.ground("navigationBar", frame, upper.ground, isAtTop: true))

    // Where the lower screen's title goes, and where the way back comes from.
    let (label, name) = (upper.backLabel, title.last)
    let aside = label.flatMap { label in name.map { label.position - $0.position } } ?? Point(x: -width / 2, y: 0)
    let back = largeTitle.last.flatMap { large in label.map { large.leading(space) - $0.leading(space) } }
    var layers = Self.parts(title, by: aside * part, shown: 1 - part / 0.7)
    layers += Self.parts(upper.title, by: Point(x: width / 2 * (1 - part), y: 0), shown: (part - 0.25) / 0.75)
    layers += steps(to: upper, at: part, from: back ?? Point(x: -aside.x, y: -aside.y), width: width)
    layers += Self.items(right, upper.right, at: part, path: "navigationBar/right")

    var large = largeTitle.map { $0.shrunk(to: label, by: part, space) }
    large = Self.parts(large, by: .zero, shown: 1 - part / 0.6)
    large += Self.parts(upper.largeTitle, by: Point(x: width * (1 - part), y: 0), shown: 1)
    return [.whole("navigationBar", ground.layers + clipped(large, to: frame) + layers)]
  }

  /// The left side: the chevron stays, the way back comes from where the lower screen's title was.
  private func steps(to upper: NavigationBarFace, at part: Double, from start: Point, width: Double) -> [Layer] {
    var chevron = CrossFade(progress: part)
    chevron.add("navigationBar/back", self.chevron, upper.chevron)
    let old = backLabel.map { Self.parts([$0], by: Point(x: -width / 2 * part, y: 0), shown: 1 - part / 0.2) } ?? []
    let new = upper.backLabel.map { Self.parts([$0], by: start * (1 - part), shown: (part - 0.3) / 0.7) } ?? []
    return chevron.layers + old + new + Self.items(items, upper.items, at: part, path: "navigationBar/left")
  }

  /// Items of the app's own fade where they are; equal ones stay.
  private static func items(_ old: [Layer], _ new: [Layer], at part: Double, path: String) -> [Layer] {
    if old == new { return old }
    return parts(old, by: .zero, shown: 1 - part / 0.6) + parts(new, by: .zero, shown: (part - 0.4) / 0.6)
  }

  /// Layers away from their places, partly seen.
  private static func parts(_ layers: [Layer], by way: Point, shown: Double) -> [Layer] {
    guard shown > 0, !layers.isEmpty else { return [] }
    return layers.map { layer in
      var layer = layer
      layer.position = layer.position + way
      layer.opacity *= min(shown, 1)
      return layer
    }
  }

  private var chevron: [Layer]? { back.isEmpty ? nil : [back[0]] }
  private var backLabel: Layer? { back.count > 1 ? back[1] : nil }
  private var items: [Layer] { back.isEmpty ? left : [] }
}

extension Layer {
  /// The middle of the edge where its text begins.
  fileprivate func leading(_ space: BarSpace) -> Point {
    Point(x: position.x + (space.isRightToLeft ? 1 : -1) * bounds.size.width / 2, y: position.y)
  }

  /// A large title on its way into a label of half its size.
  fileprivate func shrunk(to label: Layer?, by part: Double, _ space: BarSpace) -> Layer {
    guard let label else { return self }
    var layer = self
    let from = leading(space)
    layer.anchorPoint.x = space.isRightToLeft ? 1 : 0
    layer.position = from + (label.leading(space) - from) * part
    layer.transform = .scale(x: 1 - part / 2, y: 1 - part / 2)
    return layer
  }
}
