internal import AutoLayout
internal import HeroGeometry

/// Constraints as expressions.
extension LayoutSystem {
  mutating func translated(_ constraint: LayoutConstraint<LayoutReference>) -> Constraint? {
    let second = constraint.second
    guard let space = commonItem(constraint.first, second?.item) else { return nil }
    let isMirrored =
      (constraint.firstAttribute.isDirectional || second?.attribute.isDirectional == true)
      && nodes[space].item.isRightToLeft
    guard
      var left = side(constraint.first, constraint.firstAttribute, in: space, isMirrored: isMirrored)
    else { return nil }
    if let second {
      guard let right = side(second.item, second.attribute, in: space, isMirrored: isMirrored) else { return nil }
      left = left - constraint.multiplier * right
    }
    let sides = [(constraint.first, constraint.firstAttribute)] + (second.map { [($0.item, $0.attribute)] } ?? [])
    for (reference, attribute) in sides {
      switch reference {
      case .item(space) where attribute.kind != .size && !attribute.isCenter: useContents(of: space)
      case .area(.scrollContent, let item): useContents(of: item)
      default: break
      }
    }
    return Constraint(
      left - constraint.constant, constraint.relation, priority: min(constraint.priority, Constraint.required))
  }

  /// The item in whose coordinates a reference has its place, or that it is.
  private func container(_ reference: LayoutReference) -> Int {
    switch reference {
    case .item(let index), .area(_, let index): index
    case .guide(let index): guides[index].owner
    }
  }

  /// The nearest item that is or holds both.
  private func commonItem(_ first: LayoutReference, _ second: LayoutReference?) -> Int? {
    var one = container(first)
    guard let second else { return one }
    // Superitems have the smaller numbers.
    var other = container(second)
    while one != other {
      if one < other { swap(&one, &other) }
      guard let superitem = nodes[one].superitem else { return nil }
      one = superitem
    }
    return one
  }

  private mutating func side(
    _ reference: LayoutReference, _ attribute: LayoutAttribute, in space: Int, isMirrored: Bool
  ) -> LinearExpression? {
    guard let place = expression(reference, attribute, in: space) else { return nil }
    guard isMirrored, let edge = expression(.item(space), .right, in: space) else { return place }
    return edge - place
  }

  private mutating func useContents(of item: Int) {
    if nodes[item].content != nil { nodes[item].isContentUsed = true }
  }

  /// Four sides of a rectangle: where it begins and how long it is.
  private struct Sides {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    mutating func inset(by insets: EdgeInsets) {
      x = x + insets.left
      y = y + insets.top
      width = width - (insets.left + insets.right)
      height = height - (insets.top + insets.bottom)
    }
  }

  /// An attribute of an item in the coordinates of one that holds it, or is it.
  private mutating func expression(
    _ reference: LayoutReference, _ attribute: LayoutAttribute, in space: Int
  ) -> LinearExpression? {
    var item: Int?
    if case .item(let index) = reference { item = index }
    // A scroll view's edges are those of what it holds, its size is its own.
    if let item, attribute.kind == .size {
      nodes[item].isUsed = true
      let box = nodes[item].box
      return LinearExpression(attribute == .width ? box.width : box.height)
    }
    guard
      var sides = item == space && attribute.isCenter ? frame(of: space) : sides(reference, in: space)
    else { return nil }
    let isRightToLeft = nodes[space].item.isRightToLeft
    if attribute.withoutMargins != nil, let item { sides.inset(by: nodes[item].item.insets(.layoutMargins)) }
    switch attribute.withoutMargins ?? attribute {
    case .left: return sides.x
    case .right: return sides.x + sides.width
    case .leading: return isRightToLeft ? sides.x + sides.width : sides.x
    case .trailing: return isRightToLeft ? sides.x : sides.x + sides.width
    case .centerX: return sides.x + 0.5 * sides.width
    case .top: return sides.y
    case .bottom: return sides.y + sides.height
    case .centerY: return sides.y + 0.5 * sides.height
    case .width: return sides.width
    case .height: return sides.height
    case .firstBaseline, .lastBaseline:
      guard let item else { return sides.y + sides.height }
      let place = nodes[item].item.baseline(attribute == .firstBaseline)
      return sides.y + place.part * sides.height + place.points
    default: return nil
    }
  }

  private mutating func sides(_ reference: LayoutReference, in space: Int) -> Sides? {
    switch reference {
    case .guide(let index):
      let guide = guides[index]
      return climb(sides(guide.box), from: guide.owner, to: space)
    case .area(let area, let item):
      var inner = inner(item, isContent: area == .scrollContent)
      inner.inset(by: nodes[item].item.insets(area))
      return climb(inner, from: item, to: space)
    case .item(let item):
      if item == space { return inner(item, isContent: true) }
      guard let superitem = nodes[item].superitem else { return nil }
      nodes[item].isUsed = true
      return climb(sides(nodes[item].box), from: superitem, to: space)
    }
  }

  /// An item's own rectangle where it is not scrolled: what a constraint to a scroll view's centre means.
  private mutating func frame(of item: Int) -> Sides {
    nodes[item].isUsed = true
    var sides = sides(nodes[item].box)
    let alignment = nodes[item].item.alignment
    let origin = nodes[item].content == nil ? origin(item) : Point(x: alignment.left, y: alignment.top)
    (sides.x, sides.y) = (LinearExpression(origin.x), LinearExpression(origin.y))
    return sides
  }

  private func sides(_ box: Box) -> Sides {
    Sides(
      x: LinearExpression(box.x), y: LinearExpression(box.y), width: LinearExpression(box.width),
      height: LinearExpression(box.height))
  }

  /// An item's own rectangle in its own coordinates; of a scroll view what it holds or what it shows of that.
  private mutating func inner(_ index: Int, isContent: Bool) -> Sides {
    if isContent, let content = nodes[index].content {
      return Sides(
        x: LinearExpression(), y: LinearExpression(), width: LinearExpression(content.width),
        height: LinearExpression(content.height))
    }
    nodes[index].isUsed = true
    var sides = sides(nodes[index].box)
    let origin = origin(index)
    sides.x = LinearExpression(origin.x)
    sides.y = LinearExpression(origin.y)
    return sides
  }

  /// Where the rectangle that constraints mean begins in an item's own coordinates.
  private func origin(_ index: Int) -> Point {
    Point(
      x: nodes[index].item.boundsOrigin.x + nodes[index].item.alignment.left,
      y: nodes[index].item.boundsOrigin.y + nodes[index].item.alignment.top)
  }

  /// From the coordinates of an item to those of one that holds it.
  private mutating func climb(_ sides: Sides, from item: Int, to space: Int) -> Sides? {
    var sides = sides
    var item = item
    while item != space {
      guard let superitem = nodes[item].superitem else { return nil }
      nodes[item].isUsed = true
      let (box, origin) = (nodes[item].box, origin(item))
      sides.x = sides.x + LinearExpression(box.x) - origin.x
      sides.y = sides.y + LinearExpression(box.y) - origin.y
      item = superitem
    }
    return sides
  }
}
