/// A list whose rows or items fingers select: what both classes ask and tell, and in which order.
@MainActor
protocol SelectingList: UIScrollView {
  /// In the order in which they were selected.
  var selection: [IndexPath] { get set }
  /// Under the finger.
  var touched: IndexPath? { get set }
  var selectsSeveral: Bool { get }
  /// Whether fingers select now.
  var selectsItems: Bool { get }
  /// Whether the data source has it.
  func holds(_ path: IndexPath) -> Bool
  /// What lies under a finger; nil: nothing that it could touch.
  func path(under touch: UITouch) -> IndexPath?

  /// Lets a cell that shows be selected or not.
  func show(_ path: IndexPath, isSelected: Bool, animated: Bool)
  /// Lets a cell that shows be highlighted or not.
  func show(_ path: IndexPath, isHighlighted: Bool)
  /// Runs the segue of a cell that shows.
  func runSegue(of path: IndexPath)

  /// Asks the delegate whether a finger highlights it.
  func mayHighlight(_ path: IndexPath) -> Bool
  /// Tells the delegate that it is highlighted or is no more.
  func tell(_ path: IndexPath, isHighlighted: Bool)
  /// Asks the delegate what a finger selects in its place; nil: nothing.
  func chosen(for path: IndexPath) -> IndexPath?
  /// Asks the delegate what is deselected in its place; nil: nothing.
  ///
  /// - Parameter isReplaced: Whether another one is selected, instead of a finger that deselects.
  func left(for path: IndexPath, isReplaced: Bool) -> IndexPath?
  /// Tells the delegate that it is selected or is no more.
  func tell(_ path: IndexPath, isSelected: Bool)
}

extension SelectingList {
  /// Selects one, or deselects all, without telling the delegate.
  func select(_ path: IndexPath?, animated: Bool) {
    if !selectsSeveral || path == nil {
      for old in selection where old != path { deselect(old, animated: animated) }
    }
    if let path { add(path, animated: animated) }
  }

  private func add(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    show(path, isSelected: true, animated: animated)
  }

  /// Deselects one, without telling the delegate.
  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    show(path, isSelected: false, animated: animated)
  }

  func touchDown(_ touches: Set<UITouch>) {
    guard selectsItems, !isDragging, !isDecelerating, let path = touches.first.flatMap(path(under:)),
      mayHighlight(path)
    else { return }
    touched = path
    show(path, isHighlighted: true)
    tell(path, isHighlighted: true)
  }

  func touchUp() {
    guard let path = touched else { return }
    touchCancel()
    choose(path)
  }

  func touchCancel() {
    guard let path = touched else { return }
    touched = nil
    show(path, isHighlighted: false)
    tell(path, isHighlighted: false)
  }

  /// Selects as a tap does, with all that the delegate is asked and told; where several may be selected, a second time deselects.
  func choose(_ path: IndexPath) {
    guard selectsItems, holds(path) else { return }
    if selection.contains(path), selectsSeveral { return leave(path, isReplaced: false) }
    guard let path = chosen(for: path) else { return }
    if !selectsSeveral { for old in selection where old != path { leave(old, isReplaced: true) } }
    // What the delegate keeps selected stays so.
    add(path, animated: false)
    // Source: UIKit runs a cell's segue before it tells the delegate.
    runSegue(of: path)
    tell(path, isSelected: true)
  }

  private func leave(_ path: IndexPath, isReplaced: Bool) {
    guard let old = left(for: path, isReplaced: isReplaced) else { return }
    deselect(old, animated: false)
    tell(old, isSelected: false)
  }
}
