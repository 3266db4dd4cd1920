import HeroGeometry
import HeroModel

/// Where a screen's views are, measured in the container that holds its root view.
package struct ScreenGeometry: Sendable {
  package let screen: Screen
  /// From each view's local space to container space.
  let toContainer: [Homography]
  /// Index behind each view's last descendant: a subtree is a range, because views stand in pre-order.
  let subtreeEnd: [Int]

  /// Measures a screen. Parents stand before their children (pre-order).
  package init(_ screen: Screen) {
    self.screen = screen
    var maps: [Homography] = []
    maps.reserveCapacity(screen.views.count)
    for view in screen.views {
      let own = view.toParent
      maps.append(view.parent.map { own * maps[$0] } ?? own)
    }
    toContainer = maps
    var ends = screen.views.indices.map { $0 + 1 }
    for index in screen.views.indices.reversed() {
      if let parent = screen.views[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    subtreeEnd = ends
  }

  /// The views that Hero looks at, in pre-order (rule V1).
  package var flattened: [Int] {
    var result: [Int] = []
    var pending = screen.views.isEmpty ? [] : [0]
    while let index = pending.popLast() {
      let view = screen.views[index]
      guard view.isHeroEnabled, !isHiddenCell(index) else { continue }
      result.append(index)
      if view.isHeroEnabledForSubviews { pending.append(contentsOf: view.children.reversed()) }
    }
    return result
  }

  /// Whether a view is hidden inside a stack, table or collection (rule V1).
  package func isHiddenCell(_ index: Int) -> Bool {
    let view = screen.views[index]
    guard view.isHidden, let parent = view.parent else { return false }
    return screen.views[parent].layout != nil || screen.views[parent].content == .stack
  }

  /// The bounding box of a view's bounds in container space.
  package func frameInContainer(of index: Int) -> Rect {
    let bounds = Rect(origin: .zero, size: screen.views[index].size)
    return Rect(bounding: bounds.corners.map { toContainer[index].apply($0) })
  }

  /// The layer position of a view in container space.
  package func positionInContainer(of index: Int) -> Point {
    let view = screen.views[index]
    guard let parent = view.parent else { return view.position }
    return toContainer[parent].apply(view.position)
  }

  /// The layer position of a view in an ancestor's own space.
  func position(of index: Int, in ancestor: Int) -> Point {
    var position = screen.views[index].position
    var parent = screen.views[index].parent
    while let current = parent, current != ancestor {
      position = screen.views[current].toParent.apply(position)
      parent = screen.views[current].parent
    }
    return position
  }

  /// The bounding box of a view's frame in an ancestor's own space.
  func frame(of index: Int, in ancestor: Int) -> Rect {
    var frame = frame(of: index)
    var parent = screen.views[index].parent
    while let current = parent, current != ancestor {
      frame = Rect(bounding: frame.corners.map { screen.views[current].toParent.apply($0) })
      parent = screen.views[current].parent
    }
    return frame
  }

  /// A view's transform flattened up to the container (rule P5), or up to a live ancestor (rule L3): superlayer × current, going up.
  package func flattenedTransform(of index: Int, below ancestor: Int? = nil) -> Transform3D {
    var transform = screen.views[index].transform
    var parent = screen.views[index].parent
    while let current = parent, current != ancestor {
      let above = screen.views[current].transform
      if !above.isIdentity { transform = above * transform }
      parent = screen.views[current].parent
    }
    return transform
  }

  /// The bounding box of a view's bounds in its parent's space: UIView.frame.
  package func frame(of index: Int) -> Rect {
    let view = screen.views[index]
    let map = view.toParent
    return Rect(bounding: Rect(origin: .zero, size: view.size).corners.map { map.apply($0) })
  }

  /// The direct subviews that `cascade` and `ignoreSubviewModifiers` find, back to front, each as the views of the scene that it is or holds
  /// (rules P1, P6): of a table view those of its first subview, which once held the cells.
  ///
  /// A visual effect's are UIKit's own: its backdrop, its tint where it has one, and the content view, in which all of the scene's lie. They
  /// are as large as the effect, so that no direction tells them apart.
  /// Source: `recursiveDescription` of iOS 11 and later: `_UIVisualEffectBackdropView`, `_UIVisualEffectSubview`,
  /// `_UIVisualEffectContentView`, in this order.
  func directSubviews(of index: Int) -> [[Int]] {
    let view = screen.views[index]
    if case .visualEffect(let effect) = view.content {
      return (effect.tint == nil ? [[]] : [[], []]) + [view.children]
    }
    let holder = view.layout == .list ? view.children.first ?? index : index
    return screen.views[holder].children.map { [$0] }
  }

  /// Whether a view's direct subviews are UIKit's own, with the scene's inside of the last of them.
  func holdsContentView(_ index: Int) -> Bool {
    if case .visualEffect = screen.views[index].content { true } else { false }
  }

  /// All descendants of a view, pre-order, without the view itself.
  package func descendants(of index: Int) -> Range<Int> { (index + 1)..<subtreeEnd[index] }
}

extension View {
  /// From the view's own space to its parent's.
  fileprivate var toParent: Homography {
    Homography(
      position: position, bounds: Rect(origin: .zero, size: size), anchorPoint: anchorPoint, transform: transform)
  }
}
