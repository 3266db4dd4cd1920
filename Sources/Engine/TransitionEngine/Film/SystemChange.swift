import Foundation
import HeroGeometry
import HeroLayers
import HeroModel

/// A change that UIKit itself drives, at any time (rule C6): what comes lies over what stays, and goes back the way it came.
struct SystemChange: Sendable {
  let transition: SystemTransition
  /// A push or a presentation: what appears is the upper one.
  let isForward: Bool
  /// The controllers' views, back to front, as they are when nothing moves.
  let (lower, upper): ([Layer], [Layer])
  /// The upper ones while they are away, where their views move one by one; nil: they move as a whole. Default: nil.
  var away: [Layer]?
  /// Those of the containers around. Default: none.
  var bars: SystemBars?
  /// Canvas, points.
  let size: Size
  let isRightToLeft: Bool

  /// Seconds.
  var duration: Double { transition.duration }

  /// What shows so many seconds after the start, back to front.
  func layers(at time: Double) -> [Layer] {
    let fraction = transition.fraction(at: time)
    let part = isForward ? fraction : 1 - fraction
    if let away {
      return [card("lower", lower), card("upper", zip(away, upper).map { $0.mixed(with: $1, part: part) })]
    }
    switch transition {
    case .navigation: return navigation(part)
    case .crossFade:
      let around = bars?.layers(at: part)
      var above = card("upper", upper + (around?.upper ?? []))
      above.opacity = part
      return [card("lower", lower + (around?.lower ?? [])), above] + (around?.over ?? [])
    case .modal(.coverVertical):
      return [card("lower", lower), card("upper", upper, y: size.height * (1 - part))]
    case .modal(.crossDissolve):
      var above = card("upper", upper)
      above.opacity = part
      return [card("lower", lower), above]
    case .modal(.flipHorizontal):
      // Its right side comes to the front when it goes forward, with both pages back to back.
      let angle = -Double.pi * part
      return [page("lower", lower, turnedBy: angle), page("upper", upper, turnedBy: angle + .pi)]
    }
  }

  // MARK: Ways

  /// The part of the width that the lower screen goes aside.
  private static let parallax = 0.3
  /// Over the lower screen.
  private static let dimming = Color(red: 0, green: 0, blue: 0, alpha: 0.1)
  /// Of the shadow that the upper screen's leading edge throws, points.
  private static let shadowWidth = 9.0

  /// - Parameter part: How much of the upper screen has come, 0…1.
  private func navigation(_ part: Double) -> [Layer] {
    let trailing = isRightToLeft ? -1.0 : 1
    let around = bars?.layers(at: part)
    var below = card(
      "lower", lower + (around?.lower ?? []), x: -trailing * size.width * Self.parallax * part)
    var dimming = Layer(path: "system/dimming", role: .overlay, position: size.center, bounds: frame)
    (dimming.backgroundColor, dimming.opacity) = (Self.dimming, part)
    dimming.zPosition = Self.overAll
    below.children.append(dimming)
    let above = card("upper", [shadow(part)] + upper + (around?.upper ?? []), x: trailing * size.width * (1 - part))
    return [below, above] + (around?.over ?? [])
  }

  /// Above whatever a scene may order.
  private static let overAll = 1.1e9

  private func shadow(_ part: Double) -> Layer {
    let width = Self.shadowWidth
    var shadow = Layer(
      path: "system/shadow", role: .overlay,
      position: Point(x: isRightToLeft ? size.width + width / 2 : -width / 2, y: size.height / 2),
      bounds: Rect(x: 0, y: 0, width: width, height: size.height))
    let (outer, inner) = (Point(x: isRightToLeft ? 1 : 0, y: 0), Point(x: isRightToLeft ? 0 : 1, y: 0))
    shadow.contents = LayerContents(
      .gradient(GradientContents(colors: [.clear, Self.dimming], startPoint: outer, endPoint: inner)))
    shadow.opacity = part
    return shadow
  }

  private var frame: Rect { Rect(origin: .zero, size: size) }

  /// One of the two, as large as the canvas.
  private func card(_ name: String, _ layers: [Layer], x: Double = 0, y: Double = 0) -> Layer {
    var card = Layer(
      path: "system/\(name)", role: .overlay, position: Point(x: size.center.x + x, y: size.center.y + y),
      bounds: frame)
    card.children = layers
    return card
  }

  /// How far the eye is away from a page that turns, in widths.
  private static let eye = 2.5

  private func page(_ name: String, _ layers: [Layer], turnedBy angle: Double) -> Layer {
    var page = card(name, layers)
    var perspective = Transform3D.identity.elements
    perspective[11] = -1 / (Self.eye * size.width)
    page.transform =
      .rotation(angle: angle, x: 0, y: 1, z: 0) * (Transform3D(elements: perspective) ?? .identity)
    // Nobody sees its back.
    page.isHidden = cos(angle) <= 0
    return page
  }
}

extension Layer {
  /// On the way to how it is somewhere else, with all inside; what shows of it is what shows there.
  fileprivate func mixed(with other: Layer, part: Double) -> Layer {
    guard part < 1 else { return other }
    var layer = other
    layer.position = .interpolate(from: position, to: other.position, fraction: part)
    layer.bounds.size = .interpolate(from: bounds.size, to: other.bounds.size, fraction: part)
    layer.transform = .interpolate(from: transform, to: other.transform, fraction: part)
    layer.opacity = .interpolate(from: opacity, to: other.opacity, fraction: part)
    layer.cornerRadius = .interpolate(from: cornerRadius, to: other.cornerRadius, fraction: part)
    guard children.map(\.path) == other.children.map(\.path) else { return layer }
    layer.children = zip(children, other.children).map { $0.mixed(with: $1, part: part) }
    return layer
  }
}
