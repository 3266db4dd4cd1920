import HeroGeometry
import HeroJSON
import HeroWords

/// The rounded corners of a rectangle.
struct Corners {
  /// Points; 0 where corners have different radii.
  var radius = 0.0
  /// The corners that have it, in the scene's words.
  var names: [String] = []
  var isContinuous = false
  /// Whether the layer cuts off what leaves it.
  var cuts = false
  /// Whether radii differ, so that only a path says them.
  var isUneven = false
  private var path = Path()

  private static let order = ["topLeft", "topRight", "bottomRight", "bottomLeft"]

  /// - Parameter outset: How far the view's bounds lie outside of the layer's, points.
  init(_ node: FigmaNode, size: Size, outset: Double = 0) {
    let most = min(size.width, size.height) / 2
    let radii = node.radii.map { min($0, most) }
    let kinds = Set(radii).subtracting([0])
    isContinuous = node.smoothing > 0
    cuts = node.clips
    if kinds.count > 1 {
      isUneven = true
      path = .rectangle(size, radii: radii)
    } else if let own = kinds.first {
      radius = own + outset
      names = Self.order.indices.filter { radii[$0] > 0 }.map { Self.order[$0] }
    }
  }

  var members: [Member] { Self.members(radius, names: names, isContinuous: isContinuous) }

  /// What cuts a view's content off at the corners.
  var clip: [Member] {
    if isUneven { return [Member("mask", ["path": .string(path.text)])] }
    return [Member("clipsToBounds", true)] + members
  }

  static func members(_ radius: Double, names: [String], isContinuous: Bool) -> [Member] {
    guard radius > 0 else { return [] }
    var members = [Member("cornerRadius", .number(radius.rounded3))]
    if names.count < 4 { members.append(Member("maskedCorners", .array(names.map { .string($0) }))) }
    if isContinuous { members.append(Member("cornerCurve", "continuous")) }
    return members
  }
}

/// A rectangle's stroke: a border where UIKit has a word for it.
struct Border {
  /// How far the view's bounds lie outside of the layer's, points.
  var outset = 0.0
  var members: [Member] = []
  /// Whether views of their own draw it.
  var isDrawnApart = false

  init(_ node: FigmaNode) {
    guard node.stroke.width > 0 || node.stroke.sides != nil, !node.strokes.isEmpty else { return }
    guard node.strokes.count == 1, let color = node.strokes[0].color, node.stroke.sides == nil,
      node.stroke.dashes.isEmpty
    else {
      isDrawnApart = true
      return
    }
    switch node.stroke.align {
    case "CENTER": outset = node.stroke.width / 2
    case "OUTSIDE": outset = node.stroke.width
    default: break
    }
    members = [Member("borderWidth", .number(node.stroke.width.rounded3)), Member("borderColor", .color(color))]
  }
}
