internal import AutoLayout
package import HeroGeometry

/// The constraints of a tree of views as numbers to look for, and what they come to.
///
/// Items, guides and constraints are numbered in the order in which they are added; a superitem comes before what it holds.
package struct LayoutSystem {
  /// A size that the first item is pulled to, and with which priorities, 0…1000.
  package struct Fitting {
    var size: Size
    var horizontal: Double
    var vertical: Double

    package init(size: Size, horizontal: Double, vertical: Double) {
      self.size = size
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A rectangle's variables, in the coordinates of what it lies in.
  struct Box {
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
  }

  struct Node {
    var item: LayoutItem
    var superitem: Int?
    var box: Box
    /// Sizes of what a scroll view holds.
    var content: (width: Variable, height: Variable)?
    var isUsed = false
    var isContentUsed = false
    /// The constraints that follow from the height that its text asks for, and that height.
    var wrapped: (height: Double, constraints: [LayoutSolver.ConstraintID])?
  }

  struct Guide {
    var owner: Int
    var box: Box
  }

  private let fitting: Fitting?
  private var solver = LayoutSolver()
  var nodes: [Node] = []
  var guides: [Guide] = []
  private var constraints: [LayoutConstraint<LayoutReference>?] = []
  private var sources: [LayoutSolver.ConstraintID: LayoutResult.Source] = [:]

  /// A system of nothing.
  ///
  /// - Parameter fitting: Leaves the first item's size open and pulls it to this one.
  package init(fitting: Fitting? = nil) { self.fitting = fitting }

  /// Whether constraints place anything.
  package var isUsed: Bool {
    !constraints.isEmpty || nodes.contains { $0.item.isPlaced }
      || fitting != nil && nodes.first.map { $0.item.contentSize.width >= 0 } == true
  }

  /// Adds an item and gives its number; the first one holds all others, and is never placed.
  package mutating func add(_ item: LayoutItem, in superitem: Int?) -> Int {
    let size = item.contentSize
    let wish = item.preferredFrame?.inset(by: item.alignment) ?? Rect(size: size)
    let box = Box(
      x: solver.addVariable(preferred: wish.minX), y: solver.addVariable(preferred: wish.minY),
      width: solver.addVariable(isSize: true, preferred: max(wish.size.width, 0)),
      height: solver.addVariable(isSize: true, preferred: max(wish.size.height, 0)))
    var node = Node(item: item, superitem: superitem, box: box)
    node.item.isPlaced = item.isPlaced && superitem != nil
    let isFitted = superitem == nil && fitting != nil
    if !node.item.isPlaced {
      let rect = item.frame.inset(by: item.alignment)
      solver.fix(box.x, at: rect.minX)
      solver.fix(box.y, at: rect.minY)
      if !isFitted {
        solver.fix(box.width, at: rect.size.width)
        solver.fix(box.height, at: rect.size.height)
      }
    }
    if let size = item.scrolledSize {
      node.content = (
        solver.addVariable(isSize: true, preferred: size.width),
        solver.addVariable(isSize: true, preferred: size.height)
      )
    }
    let index = nodes.count
    if node.item.isPlaced || isFitted { addContentSize(&node, index) }
    nodes.append(node)
    return index
  }

  /// Adds a guide that constraints place and gives its number.
  package mutating func addGuide(in owner: Int) -> Int {
    guides.append(
      Guide(
        owner: owner,
        box: Box(
          x: solver.addVariable(), y: solver.addVariable(), width: solver.addVariable(isSize: true),
          height: solver.addVariable(isSize: true))))
    return guides.count - 1
  }

  /// Adds a constraint, which gets the next number; nil is one that refers to something missing.
  package mutating func add(_ constraint: LayoutConstraint<LayoutReference>?) { constraints.append(constraint) }

  private mutating func addContentSize(_ node: inout Node, _ index: Int) {
    let item = node.item
    _ = addLength(
      item.contentSize.width, node.box.width, index, .horizontal, item.hugging.horizontal, item.resistance.horizontal)
    let ids = addLength(
      item.contentSize.height, node.box.height, index, .vertical, item.hugging.vertical, item.resistance.vertical)
    if let (axis, order) = item.orderInTies {
      // Of equals the first stretches and shrinks; source: UIKit, as the scene's own stacks have it.
      let (variable, length) =
        axis == .horizontal
        ? (node.box.width, item.contentSize.width) : (node.box.height, item.contentSize.height)
      if length >= 0 { solver.add(Constraint(LinearExpression(variable) - length, .equal, priority: order)) }
    }
    if item.heightForWidth != nil, !ids.isEmpty { node.wrapped = (item.contentSize.height, ids) }
  }

  private mutating func addLength(
    _ length: Double, _ variable: Variable, _ index: Int, _ axis: LayoutAxis, _ hugging: Double, _ resistance: Double
  ) -> [LayoutSolver.ConstraintID] {
    guard length >= 0 else { return [] }
    let expression = LinearExpression(variable) - length
    return [(Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance)].compactMap { relation, priority in
      guard priority > 0 else { return nil }
      let id = solver.add(Constraint(expression, relation, priority: min(priority, Constraint.required)))
      sources[id] = .contentSize(
        item: index, axis: axis, isHugging: relation == .lessThanOrEqual, length: length)
      return id
    }
  }

  /// Solves, again as long as texts need other heights at the widths that they got.
  ///
  /// - Parameter scale: Pixels per point.
  package mutating func solve(scale: Double) -> LayoutResult {
    for (number, constraint) in constraints.enumerated() {
      guard let constraint, constraint.priority > 0, let translated = translated(constraint) else { continue }
      sources[solver.add(translated)] = .constraint(number)
    }
    if let fitting, let box = nodes.first?.box {
      for (variable, length, priority) in [
        (box.width, fitting.size.width, fitting.horizontal), (box.height, fitting.size.height, fitting.vertical),
      ] where priority > 0 {
        // Below the pull to a required or strong size nothing is left to pull; ties with hugging go to the contents.
        solver.add(
          Constraint(LinearExpression(variable) - length, .equal, priority: min(priority, Constraint.required)))
      }
    }
    var solution = solver.solve()
    for _ in 0..<4 {
      var isChanged = false
      for index in nodes.indices {
        guard let wrapped = nodes[index].wrapped, let heightForWidth = nodes[index].item.heightForWidth else {
          continue
        }
        let box = nodes[index].box
        let height = heightForWidth(solution[box.width])
        guard abs(height - wrapped.height) > 1e-6 else { continue }
        isChanged = true
        nodes[index].wrapped?.height = height
        if nodes[index].item.preferredFrame == nil { solver.prefer(height, for: box.height) }
        for id in wrapped.constraints { solver[id]?.expression.constant = -height }
      }
      guard isChanged else { break }
      solution = solver.solve()
    }
    return result(solution, scale: scale)
  }

  private func result(_ solution: Solution, scale: Double) -> LayoutResult {
    // Without a negative zero.
    func round(_ value: Double) -> Double { (value * scale).rounded() / scale + 0 }
    func rect(_ box: Box) -> Rect {
      let (left, top) = (round(solution[box.x]), round(solution[box.y]))
      return Rect(
        x: left, y: top, width: round(solution[box.x] + solution[box.width]) - left,
        height: round(solution[box.y] + solution[box.height]) - top)
    }
    var result = LayoutResult()
    for node in nodes {
      result.frames.append(node.item.isPlaced ? rect(node.box).outset(by: node.item.alignment) : nil)
      result.scrolledSizes.append(
        node.isContentUsed
          ? node.content.map { Size(width: round(solution[$0.width]), height: round(solution[$0.height])) } : nil)
      result.isUsed.append(node.isUsed || node.item.isPlaced)
    }
    result.guides = guides.map { rect($0.box) }
    if let root = nodes.first {
      let insets = root.item.alignment
      result.rootSize = Size(
        width: solution[root.box.width] + insets.left + insets.right,
        height: solution[root.box.height] + insets.top + insets.bottom)
    }
    result.conflicts = solution.conflicts.compactMap { conflict in
      guard let dropped = sources[conflict.dropped] else { return nil }
      return LayoutResult.Conflict(dropped: dropped, opponents: conflict.opponents.compactMap { sources[$0] })
    }
    result.ambiguous = ambiguous(solution)
    return result
  }

  private func ambiguous(_ solution: Solution) -> [(item: Int, sides: [LayoutAttribute])] {
    guard !solution.ambiguous.isEmpty else { return [] }
    let open = Set(solution.ambiguous)
    return nodes.indices.compactMap { index in
      guard nodes[index].item.isPlaced else { return nil }
      let box = nodes[index].box
      let sides: [(Variable, LayoutAttribute)] = [
        (box.x, .left), (box.y, .top), (box.width, .width), (box.height, .height),
      ]
      let left = sides.filter { open.contains($0.0) }.map(\.1)
      return left.isEmpty ? nil : (index, left)
    }
  }
}
