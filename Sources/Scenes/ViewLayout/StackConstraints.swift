internal import AutoLayout

/// The constraints by which a stack arranges views.
///
/// Names and priorities after those that UIStackView prints of its own constraints (`UISV-canvas-connection` …).
package struct StackConstraints {
  /// What the constraints speak of.
  package enum Party: Hashable, Sendable {
    /// The stack; what of it views may fill: it, or what its margins leave.
    case stack, canvas
    /// The visible views in their order; guides of its own, as many as `guideCount` says.
    case view(Int), guide(Int)
  }

  private typealias Attribute = LayoutAttribute

  private let axis: LayoutAxis
  private let distribution: StackDistribution
  private let alignment: StackAlignment
  private let count: Int
  private let gaps: [Double]
  private let contentLength: (Int) -> Double

  /// - Parameters:
  ///   - count: Of visible views.
  ///   - gaps: Points after each view but the last.
  ///   - contentLength: What a view's contents ask for along the axis, points; negative: nothing.
  package init(
    axis: LayoutAxis, distribution: StackDistribution, alignment: StackAlignment, count: Int, gaps: [Double],
    contentLength: @escaping (Int) -> Double
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.count = count
    self.gaps = gaps
    self.contentLength = contentLength
  }

  /// How many guides stand between views.
  package var guideCount: Int {
    switch distribution {
    case .equalSpacing, .equalCentering: max(count - 1, 0)
    case .fill, .fillEqually, .fillProportionally: 0
    }
  }

  /// The priority by which the view at a place keeps its own length among equals, if it does.
  package static func orderInTies(of index: Int, _ distribution: StackDistribution) -> Double? {
    distribution == .fill ? 0.001 * Double(index + 1) : nil
  }

  private var isVertical: Bool { axis == .vertical }
  private var start: Attribute { isVertical ? .top : .leading }
  private var end: Attribute { isVertical ? .bottom : .trailing }
  private var length: Attribute { isVertical ? .height : .width }
  private var crossStart: Attribute { isVertical ? .leading : .top }
  private var crossEnd: Attribute { isVertical ? .trailing : .bottom }
  private var crossCenter: Attribute { isVertical ? .centerX : .centerY }
  private var crossLength: Attribute { isVertical ? .width : .height }

  /// All of them.
  package func make() -> [LayoutConstraint<Party>] {
    guard count > 0 else { return [] }
    var made = [
      pair(.view(0), start, .equal, .canvas, start, "UISV-canvas-connection"),
      pair(.canvas, end, .equal, .view(count - 1), end, "UISV-canvas-connection"),
    ]
    switch distribution {
    case .fill: made += spacing(.equal)
    case .fillEqually:
      made += spacing(.equal)
      made += (1..<count).map { pair(.view($0), length, .equal, .view(0), length, "UISV-fill-equally") }
    case .fillProportionally: made += spacing(.equal) + proportions()
    case .equalSpacing: made += spacing(.greaterThanOrEqual) + equalGaps()
    case .equalCentering: made += spacing(.greaterThanOrEqual) + equalCenters()
    }
    return made + aligned()
  }

  private func pair(
    _ first: Party, _ attribute: Attribute, _ relation: Relation, _ second: Party, _ other: Attribute,
    multiplier: Double = 1, constant: Double = 0, _ name: String, priority: Double = Constraint.required
  ) -> LayoutConstraint<Party> {
    LayoutConstraint(
      first, attribute, relation, (second, other), multiplier: multiplier, constant: constant, priority: priority,
      name: name)
  }

  private func fixed(
    _ party: Party, _ attribute: Attribute, _ constant: Double, _ name: String,
    priority: Double = Constraint.required
  ) -> LayoutConstraint<Party> {
    LayoutConstraint(party, attribute, constant: constant, priority: priority, name: name)
  }

  private func spacing(_ relation: Relation) -> [LayoutConstraint<Party>] {
    zip(1..<count, gaps).map { index, gap in
      pair(.view(index), start, relation, .view(index - 1), end, constant: gap, "UISV-spacing")
    }
  }

  /// Each view has the part of the stack's whole length that its contents have of all contents and gaps: earlier views first, so that the
  /// last one gets what is left. A view without contents has no length; where none has contents, all are equal (fact sheet 6.10).
  private func proportions() -> [LayoutConstraint<Party>] {
    let name = "UISV-fill-proportionally"
    let own = (0..<count).map { max(contentLength($0), 0) }
    let contents = own.reduce(0, +)
    let total = contents + gaps.reduce(0, +)
    guard contents > 0, total > 0 else {
      return (1..<count).map { pair(.view($0), length, .equal, .view(0), length, name) }
    }
    return own.indices.map { index in
      guard own[index] > 0 else { return fixed(.view(index), length, 0, name) }
      return pair(
        .view(index), length, .equal, .stack, length, multiplier: own[index] / total, name,
        priority: max(999 - Double(index), 1))
    }
  }

  /// Guides between views, all of one length, as short as they may be.
  private func equalGaps() -> [LayoutConstraint<Party>] {
    (0..<guideCount).flatMap { index in
      var made = guide(index, from: end, to: start)
      if index > 0 { made.append(pair(.guide(index), length, .equal, .guide(0), length, "UISV-distributing")) }
      made.append(fixed(.guide(index), length, gaps[index], "UISV-distributing", priority: 49))
      return made
    }
  }

  /// Guides from centre to centre, all of one length, unless views come too near.
  private func equalCenters() -> [LayoutConstraint<Party>] {
    let center: Attribute = isVertical ? .centerY : .centerX
    return (0..<guideCount).flatMap { index in
      var made = guide(index, from: center, to: center)
      if index > 0 {
        made.append(pair(.guide(index), length, .equal, .guide(0), length, "UISV-distributing", priority: 149))
      }
      made.append(fixed(.guide(index), length, 0, "UISV-distributing", priority: 49))
      return made
    }
  }

  /// A guide from one view to the next, of no breadth.
  private func guide(_ index: Int, from before: Attribute, to after: Attribute) -> [LayoutConstraint<Party>] {
    let name = "UISV-distributing-edge"
    return [
      pair(.guide(index), start, .equal, .view(index), before, name),
      pair(.guide(index), end, .equal, .view(index + 1), after, name),
      pair(.guide(index), crossStart, .equal, .stack, crossStart, name),
      fixed(.guide(index), crossLength, 0, name),
    ]
  }

  private func aligned() -> [LayoutConstraint<Party>] {
    var made = (0..<count).flatMap { aligned($0) }
    if alignment != .fill {
      // No larger across than the largest view, where nothing else says how large.
      made.append(fixed(.stack, crossLength, 0, "UISV-spanning-fit", priority: 49))
    }
    return made
  }

  private func aligned(_ index: Int) -> [LayoutConstraint<Party>] {
    let view = Party.view(index)
    func toCanvas(_ attribute: Attribute, _ relation: Relation = .equal) -> LayoutConstraint<Party> {
      pair(
        view, attribute, relation, .canvas, attribute,
        relation == .equal ? "UISV-alignment" : "UISV-spanning-boundary")
    }
    let within = [toCanvas(crossStart, .greaterThanOrEqual), toCanvas(crossEnd, .lessThanOrEqual)]
    // A view without a breadth of its own is as broad as the stack.
    let broad = pair(
      view, crossLength, .equal, .canvas, crossLength, "UISV-ambiguity-suppression", priority: 25)
    switch alignment {
    case .fill: return [toCanvas(crossStart), toCanvas(crossEnd)]
    case .leading: return [toCanvas(crossStart), within[1], broad]
    case .trailing: return [toCanvas(crossEnd), within[0], broad]
    case .center: return [toCanvas(crossCenter), broad] + within
    case .firstBaseline, .lastBaseline:
      let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      var made: [LayoutConstraint<Party>] = []
      if index > 0 { made.append(pair(view, baseline, .equal, .view(0), baseline, "UISV-alignment")) }
      // The highest stands at the top, or the deepest at the bottom.
      let (edge, relation): (Attribute, Relation) =
        baseline == .firstBaseline ? (.top, .lessThanOrEqual) : (.bottom, .greaterThanOrEqual)
      return made + within + [broad, pair(view, edge, relation, .canvas, edge, "UISV-canvas-fit", priority: 51)]
    }
  }
}
