import HeroTesting

@testable import UIKit

@MainActor struct CollectionViewTests {
  /// Columns as wide as the collection lets them be, worked out after `super` as apps do.
  private final class ColumnLayout: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      guard let width = collectionView?.bounds.width else { return }
      itemSize = CGSize(width: width / 2, height: 30)
      (minimumInteritemSpacing, minimumLineSpacing) = (0, 5)
    }
  }

  /// The middle item lies over its neighbours.
  private final class StackedLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let middle = collectionView?.bounds.midX else { return nil }
      return super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = (attributes.copy() as? UICollectionViewLayoutAttributes) ?? attributes
        copy.zIndex = -Int(abs(copy.center.x - middle))
        return copy
      }
    }
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: [section, item])?.frame
  }

  // Insets beside lines begin at the margins, and never within the content inset.
  @Test func sectionInsetsHaveAReference() {
    useOwnScreen()
    let (items, layout) = (GridItems(), UICollectionViewFlowLayout())
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    let view = laidGrid(items, layout, 300, 100)
    view.layoutMargins = UIEdgeInsets(top: 7, left: 20, bottom: 7, right: 30)
    func first() -> CGPoint? { frame(view, 0)?.origin }
    expectEqual(first(), CGPoint(x: 5, y: 3))
    layout.sectionInsetReference = .fromLayoutMargins
    expectEqual(first(), CGPoint(x: 25, y: 3))
    layout.sectionInsetReference = .fromSafeArea
    expectEqual(first(), CGPoint(x: 5, y: 3))
    // 20 + 5 − 40 is less than nothing; contents begin at the content inset.
    view.contentInset.left = 40
    layout.sectionInsetReference = .fromLayoutMargins
    expectEqual(first(), CGPoint(x: 0, y: 3))
  }

  // Items 0, 1, 2 with their middles at 50, 150, 250: from the back by distance from 150, then from 250.
  @Test func itemsLieByTheirIndex() {
    useOwnScreen()
    let layout = flow(100, 100, StackedLayout())
    layout.scrollDirection = .horizontal
    let items = GridItems { $0.tag = $1.item }
    let view = laidGrid(items, layout, 300, 100)
    // Laying out comes to an end.
    show(view)
    func order() -> [Int] { view.subviews.filter { $0 is UICollectionViewCell }.map(\.tag) }
    expectEqual(order(), [0, 2, 1])
    view.contentOffset.x = 100
    UIKitRuntime.current.layOut()
    expectEqual(order(), [1, 3, 2])
  }

  /// Wants the contents 50 points further down after a change.
  private final class MovingLayout: UICollectionViewFlowLayout {
    var asked: [CGPoint] = []
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      asked.append(proposedContentOffset)
      return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 50)
    }
  }

  /// Has the last word.
  private final class Mover: GridItems, UICollectionViewDelegate {
    var wanted: [CGPoint] = []
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      wanted.append(proposedContentOffset)
      return CGPoint(x: 0, y: proposedContentOffset.y + 1)
    }
  }

  // Source: UICollectionViewLayout.targetContentOffset(forProposedContentOffset:) and the delegate's method, asked when items or the layout
  // change; reloading asks nobody.
  @Test func layoutAndDelegateSayWhereTheContentsStandAfterAChange() {
    useOwnScreen()
    let (items, first, second) = (Mover(), flow(100, 100, MovingLayout()), flow(100, 100, MovingLayout()))
    let view = laidGrid(items, first, 100, 100)
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(first.asked == [] && items.wanted == [])
    items.counts = [8]
    view.insertItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(first.asked == [CGPoint(x: 0, y: 40)] && items.wanted == [CGPoint(x: 0, y: 90)])
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 91))
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 91)
    view.setCollectionViewLayout(second, animated: false)
    view.layoutIfNeeded()
    #expect(first.asked.count == 1 && second.asked == [CGPoint(x: 0, y: 91)] && view.contentOffset.y == 142)
  }

  /// Comes to rest at the item whose left edge is nearest, or the next one in the direction of a swift drag.
  private final class SnappingLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let offset = collectionView?.contentOffset.x ?? 0
      let page = offset / 100
      let whole = abs(velocity.x) > 0.3 ? (velocity.x > 0 ? page.rounded(.up) : page.rounded(.down)) : page.rounded()
      return CGPoint(x: whole * 100, y: proposedContentOffset.y)
    }
  }

  private final class Selected: GridItems, UICollectionViewDelegate {
    var notes: [String] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      notes.append("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      notes.append("did deselect \(indexPath.item)")
    }
  }

  private final class SizedItems: GridItems, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: CGFloat(100 + indexPath.item)) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0) }
  }

  @Test func flowPlacesSectionsAndInsets() {
    useOwnScreen()
    let (items, layout) = (GridItems([4, 2]), flow(90, 60))
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (12, 10)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 6, right: 15)
    let view = laidGrid(items, layout)
    // 320 − 30 holds three of 90 with 10 between, exactly.
    expectEqual(frame(view, 0), CGRect(x: 15, y: 5, width: 90, height: 60))
    expectEqual(frame(view, 2), CGRect(x: 215, y: 5, width: 90, height: 60))
    expectEqual(frame(view, 3), CGRect(x: 15, y: 77, width: 90, height: 60))
    expectEqual(frame(view, 1, 1), CGRect(x: 115, y: 148, width: 90, height: 60))
    expectEqual((view.contentSize, view.visibleCells.count), (CGSize(width: 320, height: 214), 6))
  }

  @Test func delegateSaysSizesAndInsets() {
    useOwnScreen()
    let items = SizedItems()
    let view = laidGrid(items, UICollectionViewFlowLayout())
    // 7 + 100 + 10 + 101 + 10 …: the fourth begins at 7 + 100 + 101 + 102 + 30.
    expectEqual(frame(view, 3), CGRect(x: 0, y: 340, width: 320, height: 103))
    // 100 + 101 + … + 106 = 721, six gaps of 10, insets of 7 and 9.
    expectEqual(view.contentSize.height, 797)
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [0, 1, 2, 3])
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 200 } && view.contentSize.width == 200)
  }

  @Test func horizontalFlowOfPages() {
    useOwnScreen()
    let (items, layout) = (GridItems([3]) { $0.tag = $1.item }, flow(320, 400))
    layout.scrollDirection = .horizontal
    let view = laidGrid(items, layout)
    expectEqual(view.contentSize, CGSize(width: 960, height: 400))
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [0])
    view.scrollToItem(at: [0, 2], at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    expectEqual((view.contentOffset, view.indexPathsForVisibleItems.map(\.item)), (CGPoint(x: 640, y: 0), [2]))
    expectEqual(view.visibleCells.first?.frame, CGRect(x: 640, y: 0, width: 320, height: 400))
    expectEqual(view.visibleCells.first?.tag, 2)
  }

  /// Says what it is asked for, and moves everything by 10 points once.
  private final class Told: UICollectionViewFlowLayout {
    var notes: [String] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.minY >= 100 }
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      notes.append("invalidate \((context as? UICollectionViewFlowLayoutInvalidationContext) != nil)")
    }
    override func prepare() {
      super.prepare()
      notes.append("prepare")
    }
  }

  @Test func aLayoutIsInvalidatedByContexts() {
    useOwnScreen()
    let (items, layout) = (GridItems([50]), flow(320, 50, Told()))
    let view = laidGrid(items, layout)
    layout.notes = []
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.notes.isEmpty)
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    expectEqual(layout.notes, ["invalidate true", "prepare"])
    view.contentOffset.y = 0
    layout.notes = []
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 10 && layout.notes == ["invalidate true", "prepare"])
    #expect(context.invalidatedItemIndexPaths?.count == 1 && !context.invalidateEverything)
  }

  @Test func aLayoutGivesWayToAnother() {
    useOwnScreen()
    let (items, wide) = (GridItems([2]), flow(320, 70))
    wide.minimumLineSpacing = 10
    let view = laidGrid(items, UICollectionViewFlowLayout())
    var isDone = false
    view.setCollectionViewLayout(wide, animated: true) { isDone = $0 }
    #expect(isDone && view.cellForItem(at: [0, 1])?.frame.minY == 80)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    expectEqual(view.cellForItem(at: [0, 1])?.frame.width, 50)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "none").isEmpty)
  }

  @Test func tapsSelect() {
    useOwnScreen()
    let items = Selected()
    let view = laidGrid(items, UICollectionViewFlowLayout())
    for item in [1, 3] { view.pick([0, item]) }
    expectEqual(items.notes, ["did select 1", "did deselect 1", "did select 3"])
    expectEqual(view.indexPathsForSelectedItems, [[0, 3]])
    expectEqual([3, 1].map { view.cellForItem(at: [0, $0])?.isSelected }, [true, false])
    expectEqual(view.indexPathForItem(at: CGPoint(x: 1, y: 1)), [0, 0])
  }

  @Test func reloadAsksAnew() {
    useOwnScreen()
    let items = GridItems()
    let view = laidGrid(items, UICollectionViewFlowLayout())
    expectEqual(view.numberOfItems(inSection: 0), 7)
    items.counts = [2, 5]
    expectEqual(view.numberOfItems(inSection: 0), 7)
    view.reloadData()
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 5)
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.count, 7)
  }

  @Test func whatPrepareSetsAfterSuperCountsAtOnce() {
    useOwnScreen()
    let items = GridItems()
    let view = laidGrid(items, ColumnLayout())
    // Seven items in two columns of 160: four lines of 30, 5 apart.
    expectEqual(view.contentSize, CGSize(width: 320, height: 135))
    expectEqual(view.cellForItem(at: [0, 3])?.frame, CGRect(x: 160, y: 35, width: 160, height: 30))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    expectEqual(view.cellForItem(at: [0, 3])?.frame, CGRect(x: 100, y: 35, width: 100, height: 30))
  }

  @Test func layoutSaysWhereADragEnds() {
    useOwnScreen()
    let (items, layout) = (GridItems(), flow(100, 100, SnappingLayout()))
    layout.scrollDirection = .horizontal
    let view = laidGrid(items, layout, 250, 100)
    // 30 of 100 points, slowly: back. 30 points at 0.5 points per millisecond: on. 60 points: on.
    for (way, velocity, x) in [(-30, 0, 0), (-30, -500, 100), (-60, 0, 200), (20, 900, 100)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      view.beginDrag()
      view.moveDrag(by: CGPoint(x: way, y: 0))
      view.endDrag(velocity: CGPoint(x: velocity, y: 0))
      UIKitRuntime.current.clock.run(until: UIKitRuntime.current.clock.now + 3)
      expectEqual(view.contentOffset.x, x, "\(way) at \(velocity)")
    }
  }
}
