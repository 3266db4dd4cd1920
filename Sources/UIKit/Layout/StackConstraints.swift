/// The constraints by which a stack arranges views.
///
/// Names and priorities after those that UIStackView prints of its own constraints (`UISV-canvas-connection` …).
@preconcurrency @MainActor
struct StackConstraints {
  let stack: UIStackView
  let views: [UIView]
  /// Points after each view but the last.
  let gaps: [CGFloat]

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isVertical: Bool { stack.axis == .vertical }
  private var start: Attribute { isVertical ? .top : .leading }
  private var end: Attribute { isVertical ? .bottom : .trailing }
  private var length: Attribute { isVertical ? .height : .width }
  private var crossStart: Attribute { isVertical ? .leading : .top }
  private var crossEnd: Attribute { isVertical ? .trailing : .bottom }
  private var crossCenter: Attribute { isVertical ? .centerX : .centerY }
  private var crossLength: Attribute { isVertical ? .width : .height }
  private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  func make() -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    var made = [
      constraint(first, start, .equal, canvas, start, "UISV-canvas-connection"),
      constraint(canvas, end, .equal, last, end, "UISV-canvas-connection"),
    ]
    switch stack.distribution {
    case .fill: made += spacing(.equal)
    case .fillEqually:
      made += spacing(.equal)
      made += views.dropFirst().map { constraint($0, length, .equal, first, length, "UISV-fill-equally") }
    case .fillProportionally: made += spacing(.equal) + proportions()
    case .equalSpacing: made += spacing(.greaterThanOrEqual) + equalGaps()
    case .equalCentering: made += spacing(.greaterThanOrEqual) + equalCenters()
    }
    return made + alignment()
  }

  private func constraint(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, _ name: String,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    made.identifier = name
    made.priority = priority
    return made
  }

  private func spacing(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
    zip(zip(views, views.dropFirst()), gaps).map { pair, gap in
      constraint(pair.1, start, relation, pair.0, end, constant: gap, "UISV-spacing")
    }
  }

  /// Lengths are to one another as those that contents ask for.
  private func proportions() -> [NSLayoutConstraint] {
    let own = views.map { view in
      let size = view.intrinsicContentSize
      return max(isVertical ? size.height : size.width, 0)
    }
    guard let base = own.indices.max(by: { own[$0] < own[$1] }) else { return [] }
    return views.indices.filter { $0 != base }.map { index in
      constraint(
        views[index], length, .equal, views[base], length, multiplier: own[base] > 0 ? own[index] / own[base] : 1,
        "UISV-fill-proportionally", priority: UILayoutPriority(999))
    }
  }

  /// Guides between views, all of one length, as short as they may be.
  private func equalGaps() -> [NSLayoutConstraint] {
    let guides = stack.distributionGuides(max(views.count - 1, 0))
    var made: [NSLayoutConstraint] = []
    for (index, guide) in guides.enumerated() {
      made.append(constraint(guide, start, .equal, views[index], end, "UISV-distributing-edge"))
      made.append(constraint(guide, end, .equal, views[index + 1], start, "UISV-distributing-edge"))
      made.append(constraint(guide, crossStart, .equal, stack, crossStart, "UISV-distributing-edge"))
      made.append(constraint(guide, crossLength, .equal, nil, .notAnAttribute, "UISV-distributing-edge"))
      if index > 0 { made.append(constraint(guide, length, .equal, guides[0], length, "UISV-distributing")) }
      made.append(
        constraint(
          guide, length, .equal, nil, .notAnAttribute, constant: gaps[index], "UISV-distributing",
          priority: UILayoutPriority(49)))
    }
    return made
  }

  /// Guides from centre to centre, all of one length, unless views come too near.
  private func equalCenters() -> [NSLayoutConstraint] {
    let center: Attribute = isVertical ? .centerY : .centerX
    let guides = stack.distributionGuides(max(views.count - 1, 0))
    var made: [NSLayoutConstraint] = []
    for (index, guide) in guides.enumerated() {
      made.append(constraint(guide, start, .equal, views[index], center, "UISV-distributing-edge"))
      made.append(constraint(guide, end, .equal, views[index + 1], center, "UISV-distributing-edge"))
      made.append(constraint(guide, crossStart, .equal, stack, crossStart, "UISV-distributing-edge"))
      made.append(constraint(guide, crossLength, .equal, nil, .notAnAttribute, "UISV-distributing-edge"))
      if index > 0 {
        made.append(
          constraint(
            guide, length, .equal, guides[0], length, "UISV-distributing", priority: UILayoutPriority(149)))
      }
      made.append(
        constraint(
          guide, length, .equal, nil, .notAnAttribute, "UISV-distributing", priority: UILayoutPriority(49)))
    }
    return made
  }

  private func alignment() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for view in views {
      switch stack.alignment {
      case .fill:
        made.append(constraint(view, crossStart, .equal, canvas, crossStart, "UISV-alignment"))
        made.append(constraint(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment"))
      case .leading:
        made.append(constraint(view, crossStart, .equal, canvas, crossStart, "UISV-alignment"))
        made.append(constraint(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary"))
      case .trailing:
        made.append(constraint(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment"))
        made.append(constraint(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary"))
      case .center:
        made.append(constraint(view, crossCenter, .equal, canvas, crossCenter, "UISV-alignment"))
        made += within(view)
      case .firstBaseline, .lastBaseline:
        let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if let first = views.first, view !== first {
          made.append(constraint(view, baseline, .equal, first, baseline, "UISV-alignment"))
        }
        made += within(view)
        // The highest stands at the top, or the deepest at the bottom.
        let (edge, relation): (Attribute, NSLayoutConstraint.Relation) =
          baseline == .firstBaseline ? (.top, .lessThanOrEqual) : (.bottom, .greaterThanOrEqual)
        made.append(
          constraint(view, edge, relation, canvas, edge, "UISV-canvas-fit", priority: UILayoutPriority(51)))
      }
    }
    if stack.alignment != .fill {
      // No larger across than the largest view, where nothing else says how large.
      made.append(
        constraint(
          stack, crossLength, .equal, nil, .notAnAttribute, "UISV-spanning-fit", priority: UILayoutPriority(49)))
    }
    return made
  }

  private func within(_ view: UIView) -> [NSLayoutConstraint] {
    [
      constraint(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary"),
      constraint(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary"),
    ]
  }
}
