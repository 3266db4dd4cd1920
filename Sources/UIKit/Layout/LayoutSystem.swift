internal import AutoLayout

/// The constraints of a tree of views as numbers to look for, and what they come to.
@preconcurrency @MainActor
struct LayoutSystem {
  /// A rectangle's variables, in the coordinates of what it lies in.
  struct Box {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  private struct Intrinsic {
    var view: UIView
    var height: CGFloat
    var constraints: [LayoutSolver.ConstraintID]
  }

  let root: UIView
  private let fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  private var solver = LayoutSolver()
  private(set) var boxes: [ObjectIdentifier: Box] = [:]
  /// Sizes of what scroll views hold.
  private(set) var contents: [ObjectIdentifier: (width: Variable, height: Variable)] = [:]
  private var placed: [UIView] = []
  /// Views whose frames enter into constraints.
  private let used = UsedViews()
  private var guides: [UILayoutGuide] = []
  private var held: [NSLayoutConstraint] = []
  private var intrinsics: [Intrinsic] = []
  private var sources: [LayoutSolver.ConstraintID: String] = [:]
  private var names: [Variable: (view: UIView, what: String)] = [:]
  /// Scroll views whose content size constraints speak of.
  private var usedContents = Set<ObjectIdentifier>()

  /// - Parameter fitting: Leaves the root's size open and pulls it to this one.
  init(root: UIView, fitting: (size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil) {
    self.root = root
    self.fitting = fitting
    visit(root)
  }

  /// Whether constraints place anything.
  var isUsed: Bool { !placed.isEmpty || !held.isEmpty || fitting != nil && root.intrinsicContentSize.width >= 0 }

  private mutating func visit(_ view: UIView) {
    let isPlaced = view !== root && !view.translatesAutoresizingMaskIntoConstraints
    let size = view.intrinsicContentSize
    let box = Box(
      x: solver.addVariable(), y: solver.addVariable(),
      width: solver.addVariable(isSize: true, preferred: Double(max(size.width, 0))),
      height: solver.addVariable(isSize: true, preferred: Double(max(size.height, 0))))
    boxes[ObjectIdentifier(view)] = box
    if isPlaced {
      placed.append(view)
      for (variable, what) in [(box.x, "x"), (box.y, "y"), (box.width, "width"), (box.height, "height")] {
        names[variable] = (view, what)
      }
    } else {
      let rect = view.alignmentRect(forFrame: view.untransformedFrame)
      solver.fix(box.x, at: Double(rect.minX))
      solver.fix(box.y, at: Double(rect.minY))
      if view !== root || fitting == nil {
        solver.fix(box.width, at: Double(rect.width))
        solver.fix(box.height, at: Double(rect.height))
      }
    }
    if view.holdsScrolledContent {
      let size = view.layoutContentSize ?? .zero
      contents[ObjectIdentifier(view)] = (
        solver.addVariable(isSize: true, preferred: Double(size.width)),
        solver.addVariable(isSize: true, preferred: Double(size.height))
      )
    }
    if isPlaced || view === root && fitting != nil { addIntrinsic(view, size, box) }
    // What a cell holds is solved by itself.
    if view !== root, view.isLayoutIsland, !view.layoutState.isJoined { return }
    for guide in view.layoutState.guides {
      boxes[ObjectIdentifier(guide)] = Box(
        x: solver.addVariable(), y: solver.addVariable(), width: solver.addVariable(isSize: true),
        height: solver.addVariable(isSize: true))
      guides.append(guide)
    }
    held += view.constraints
    for subview in view.subviews where !view.leavesOut(subview) { visit(subview) }
  }

  private mutating func addIntrinsic(_ view: UIView, _ size: CGSize, _ box: Box) {
    _ = addIntrinsic(view, Double(size.width), box.width, .horizontal)
    let ids = addIntrinsic(view, Double(size.height), box.height, .vertical)
    if let (axis, order) = view.orderInTies {
      // Of equals the first stretches and shrinks; source: UIKit, as the scene's own stacks have it.
      let (variable, length) = axis == .horizontal ? (box.width, size.width) : (box.height, size.height)
      if length >= 0 {
        solver.add(Constraint(LinearExpression(variable) - Double(length), .equal, priority: order))
      }
    }
    if view.wrapsAtItsWidth, !ids.isEmpty {
      intrinsics.append(Intrinsic(view: view, height: size.height, constraints: ids))
    }
  }

  private mutating func addIntrinsic(
    _ view: UIView, _ length: Double, _ variable: Variable, _ axis: NSLayoutConstraint.Axis
  ) -> [LayoutSolver.ConstraintID] {
    guard length >= 0 else { return [] }
    let expression = LinearExpression(variable) - length
    let what = axis == .horizontal ? "width" : "height"
    return [
      (Relation.lessThanOrEqual, view.contentHuggingPriority(for: axis), "hug"),
      (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis), "compression"),
    ].compactMap { relation, priority, name in
      guard priority.rawValue > 0 else { return nil }
      let id = solver.add(Constraint(expression, relation, priority: Double(min(priority.rawValue, 1000))))
      sources[id] = "<NSContentSizeLayoutConstraint \(type(of: view)).\(what) \(name) \(length)>"
      return id
    }
  }

  /// Solves, again as long as texts need other heights at the widths that they got.
  mutating func solve() -> SolvedLayout {
    for constraint in held { add(constraint) }
    if let fitting, let box = boxes[ObjectIdentifier(root)] {
      for (variable, length, priority) in [
        (box.width, fitting.size.width, fitting.horizontal), (box.height, fitting.size.height, fitting.vertical),
      ] where priority.rawValue > 0 {
        // Below the pull to a required or strong size nothing is left to pull; ties with hugging go to the contents.
        solver.add(
          Constraint(
            LinearExpression(variable) - Double(length), .equal, priority: Double(min(priority.rawValue, 1000))))
      }
    }
    var solution = solver.solve()
    for _ in 0..<4 {
      var isChanged = false
      for index in intrinsics.indices {
        let item = intrinsics[index]
        guard let box = boxes[ObjectIdentifier(item.view)] else { continue }
        let height = item.view.contentHeight(forWidth: CGFloat(solution[box.width]))
        guard abs(height - item.height) > 1e-6 else { continue }
        isChanged = true
        intrinsics[index].height = height
        solver.prefer(Double(height), for: box.height)
        for id in item.constraints { solver[id]?.expression.constant = -Double(height) }
      }
      guard isChanged else { break }
      solution = solver.solve()
    }
    var layout = layout(solution)
    layout.messages = messages(solution)
    return layout
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard constraint.priority.rawValue > 0, let translated = translated(constraint) else { return }
    let id = solver.add(translated)
    sources[id] = constraint.description
  }

  private func layout(_ solution: Solution) -> SolvedLayout {
    var layout = SolvedLayout()
    let scale = UIKitRuntime.current.screen.scale
    func round(_ value: Double) -> CGFloat { (CGFloat(value) * scale).rounded() / scale }
    func rect(_ box: Box) -> CGRect {
      let (left, top) = (round(solution[box.x]), round(solution[box.y]))
      return CGRect(
        x: left, y: top, width: round(solution[box.x] + solution[box.width]) - left,
        height: round(solution[box.y] + solution[box.height]) - top)
    }
    for view in placed {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      layout.add(view, view.frame(forAlignmentRect: rect(box)))
    }
    for guide in guides {
      if let box = boxes[ObjectIdentifier(guide)] { layout.guides.append((guide, rect(box))) }
    }
    for (view, content) in contents where usedContents.contains(view) {
      layout.contentSizes[view] = CGSize(width: round(solution[content.width]), height: round(solution[content.height]))
    }
    layout.views = used.views.union(placed.map { ObjectIdentifier($0) })
    layout.ambiguous = Set(solution.ambiguous.compactMap { names[$0].map { ObjectIdentifier($0.view) } })
    if let box = boxes[ObjectIdentifier(root)] {
      let insets = root.alignmentRectInsets
      layout.rootSize = CGSize(
        width: CGFloat(solution[box.width]) + insets.left + insets.right,
        height: CGFloat(solution[box.height]) + insets.top + insets.bottom)
    }
    return layout
  }

  /// The size of a view that no constraint speaks of.
  func unconstrainedSize(_ target: CGSize) -> CGSize {
    let own = root.intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : target.width, height: own.height >= 0 ? own.height : target.height)
  }

  private func messages(_ solution: Solution) -> [String] {
    var messages: [String] = []
    for conflict in solution.conflicts {
      let list = (conflict.opponents + [conflict.dropped]).compactMap { sources[$0] }
        .map { "    \"\($0)\"" }.joined(separator: ",\n")
      messages.append(
        """
        Unable to simultaneously satisfy constraints.
        Probably at least one of the constraints in the following list is one you don't want.
        (
        \(list)
        )
        Will attempt to recover by breaking constraint
        \(sources[conflict.dropped] ?? "")
        """)
    }
    guard fitting == nil else { return messages }
    var found: [ObjectIdentifier: [String]] = [:]
    for variable in solution.ambiguous {
      guard let (view, what) = names[variable] else { continue }
      found[ObjectIdentifier(view), default: []].append(what)
    }
    for view in placed {
      guard let what = found[ObjectIdentifier(view)] else { continue }
      let name = view.accessibilityIdentifier.map { " '\($0)'" } ?? ""
      messages.append(
        "Ambiguous layout: constraints leave \(what.joined(separator: ", ")) of \(type(of: view))\(name) open.")
    }
    return messages
  }

  // MARK: Constraints as expressions

  private mutating func translated(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard let first = constraint.firstItem, let space = constraint.nearestHolder, boxes[ObjectIdentifier(space)] != nil
    else { return nil }
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression? {
      guard let place = expression(item, attribute, in: space) else { return nil }
      guard isMirrored, let edge = expression(space, .right, in: space) else { return place }
      return edge - place
    }
    guard var left = side(first, constraint.firstAttribute) else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem, let right = side(second, constraint.secondAttribute) else { return nil }
      left = left - Double(constraint.multiplier) * right
    }
    if constraint.firstAttribute.kind != .size {
      for item in [first, constraint.secondItem] where item === space { useContents(of: space) }
    }
    for case let guide as UILayoutGuide in [first, constraint.secondItem] where guide.role == .scrollContent {
      guide.owningView.map { useContents(of: $0) }
    }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      left - Double(constraint.constant), relation, priority: Double(min(constraint.priority.rawValue, 1000)))
  }

  private mutating func useContents(of view: UIView) {
    if contents[ObjectIdentifier(view)] != nil { usedContents.insert(ObjectIdentifier(view)) }
  }

  /// Four sides of a rectangle: where it begins and how long it is.
  private struct Sides {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    mutating func inset(by insets: UIEdgeInsets) {
      x = x + Double(insets.left)
      y = y + Double(insets.top)
      width = width - Double(insets.left + insets.right)
      height = height - Double(insets.top + insets.bottom)
    }
  }

  /// An attribute of an item in the coordinates of a view that holds it, or is it.
  private func expression(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in space: UIView
  ) -> LinearExpression? {
    let view = item as? UIView
    // A scroll view's edges are those of what it holds, its size is its own.
    if let view, let box = boxes[ObjectIdentifier(view)] {
      if attribute.kind == .size { used.insert(view) }
      if attribute == .width { return LinearExpression(box.width) }
      if attribute == .height { return LinearExpression(box.height) }
    }
    guard var sides = sides(item, in: space) else { return nil }
    let isRightToLeft = space.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var attribute = attribute
    let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom, .leadingMargin: .leading,
      .trailingMargin: .trailing, .centerXWithinMargins: .centerX, .centerYWithinMargins: .centerY,
    ]
    if let plain = margins[attribute] {
      attribute = plain
      if let view { sides.inset(by: view.effectiveLayoutMargins) }
    }
    switch attribute {
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
      guard let view else { return sides.y + sides.height }
      let place = view.baselinePlace(isFirst: attribute == .firstBaseline)
      return sides.y + Double(place.part) * sides.height + Double(place.points)
    default: return nil
    }
  }

  private func sides(_ item: AnyObject, in space: UIView) -> Sides? {
    if let guide = item as? UILayoutGuide {
      guard let view = guide.owningView else { return nil }
      if guide.role == .free {
        guard let box = boxes[ObjectIdentifier(guide)] else { return nil }
        return climb(sides(box), from: view, to: space)
      }
      guard var inner = inner(view, isContent: guide.role == .scrollContent) else { return nil }
      inner.inset(by: view.insets(of: guide.role))
      return climb(inner, from: view, to: space)
    }
    guard let view = item as? UIView, let box = boxes[ObjectIdentifier(view)] else { return nil }
    if view === space { return inner(view, isContent: true) }
    guard let superview = view.superview else { return nil }
    used.insert(view)
    return climb(sides(box), from: superview, to: space)
  }

  private func sides(_ box: Box) -> Sides {
    Sides(
      x: LinearExpression(box.x), y: LinearExpression(box.y), width: LinearExpression(box.width),
      height: LinearExpression(box.height))
  }

  /// A view's own rectangle in its own coordinates; of a scroll view what it holds or what it shows of that.
  private func inner(_ view: UIView, isContent: Bool) -> Sides? {
    guard let box = boxes[ObjectIdentifier(view)] else { return nil }
    if isContent, let content = contents[ObjectIdentifier(view)] {
      return Sides(
        x: LinearExpression(), y: LinearExpression(), width: LinearExpression(content.width),
        height: LinearExpression(content.height))
    }
    used.insert(view)
    var sides = sides(box)
    sides.x = LinearExpression(Double(view.bounds.minX + view.alignmentRectInsets.left))
    sides.y = LinearExpression(Double(view.bounds.minY + view.alignmentRectInsets.top))
    return sides
  }

  /// From the coordinates of a view to those of one that holds it.
  private func climb(_ sides: Sides, from view: UIView, to space: UIView) -> Sides? {
    var sides = sides
    var view = view
    while view !== space {
      guard let box = boxes[ObjectIdentifier(view)], let superview = view.superview else { return nil }
      used.insert(view)
      sides.x = sides.x + LinearExpression(box.x) - Double(view.bounds.minX + view.alignmentRectInsets.left)
      sides.y = sides.y + LinearExpression(box.y) - Double(view.bounds.minY + view.alignmentRectInsets.top)
      view = superview
    }
    return sides
  }
}

/// A set that grows while constraints are read.
private final class UsedViews {
  private(set) var views = Set<ObjectIdentifier>()

  func insert(_ view: UIView) { views.insert(ObjectIdentifier(view)) }
}
