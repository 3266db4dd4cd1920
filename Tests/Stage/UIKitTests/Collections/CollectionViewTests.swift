import Testing

@testable import UIKit

@MainActor struct CollectionViewTests {
  private final class Cell: UICollectionViewCell {}

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

  // Insets beside lines begin at the margins, and never within the content inset.
  @Test func sectionInsetsHaveAReference() {
    useOwnScreen()
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    let items = Items()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutMargins = UIEdgeInsets(top: 7, left: 20, bottom: 7, right: 30)
    func first() -> CGPoint? { layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin }
    #expect(first() == CGPoint(x: 5, y: 3))
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(first() == CGPoint(x: 25, y: 3))
    layout.sectionInsetReference = .fromSafeArea
    #expect(first() == CGPoint(x: 5, y: 3))
    // 20 + 5 − 40 is less than nothing; contents begin at the content inset.
    view.contentInset.left = 40
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(first() == CGPoint(x: 0, y: 3))
  }

  // Items 0, 1, 2 with their middles at 50, 150, 250: from the back by distance from 150, then from 250.
  @Test func itemsLieByTheirIndex() {
    useOwnScreen()
    let layout = StackedLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    let items = Items()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let root = UIViewController()
    root.view.addSubview(view)
    let window = UIWindow()
    UIKitRuntime.current.window = window
    window.rootViewController = root
    // Laying out comes to an end.
    window.makeKeyAndVisible()
    func order() -> [Int] { view.subviews.filter { $0 is Cell }.map(\.tag) }
    #expect(order() == [0, 2, 1])
    view.contentOffset.x = 100
    UIKitRuntime.current.layOut()
    #expect(order() == [1, 3, 2])
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
  private final class Mover: NSObject, UICollectionViewDelegate {
    var asked: [CGPoint] = []
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      asked.append(proposedContentOffset)
      return CGPoint(x: 0, y: proposedContentOffset.y + 1)
    }
  }

  // Source: UICollectionViewLayout.targetContentOffset(forProposedContentOffset:) and the delegate's method, asked when items or the layout
  // change; reloading asks nobody.
  @Test func layoutAndDelegateSayWhereTheContentsStandAfterAChange() {
    useOwnScreen()
    func layout() -> MovingLayout {
      let layout = MovingLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      return layout
    }
    let (items, mover, first, second) = (Items(), Mover(), layout(), layout())
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: first)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (items, mover)
    view.layoutIfNeeded()
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(first.asked == [] && mover.asked == [])
    items.counts = [8]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(first.asked == [CGPoint(x: 0, y: 40)] && mover.asked == [CGPoint(x: 0, y: 90)])
    #expect(view.contentOffset == CGPoint(x: 0, y: 91))
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 91)
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

  private class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [7]
    var notes: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      notes.append("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      notes.append("did deselect \(indexPath.item)")
    }
  }

  private final class SizedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: CGFloat(100 + indexPath.item)) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0) }
  }

  private func collection(
    _ items: any UICollectionViewDataSource & UICollectionViewDelegate,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    return view
  }

  @Test func flowPlacesSectionsHeadersAndInsets() {
    useOwnScreen()
    let items = Items()
    items.counts = [4, 2]
    final class Header: UICollectionReusableView {}
    let view = collection(items) {
      $0.itemSize = CGSize(width: 90, height: 60)
      $0.minimumLineSpacing = 12
      $0.minimumInteritemSpacing = 10
      $0.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 6, right: 15)
    }
    // 320 − 30 holds three of 90 with 10 between, exactly.
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(0, 0) == CGRect(x: 15, y: 5, width: 90, height: 60))
    #expect(frame(2, 0) == CGRect(x: 215, y: 5, width: 90, height: 60))
    #expect(frame(3, 0) == CGRect(x: 15, y: 77, width: 90, height: 60))
    #expect(frame(1, 1) == CGRect(x: 115, y: 148, width: 90, height: 60))
    #expect(view.contentSize == CGSize(width: 320, height: 214))
    #expect(view.visibleCells.count == 6)
  }

  @Test func delegateSaysSizesAndInsets() {
    useOwnScreen()
    let items = SizedItems()
    let view = collection(items)
    // 7 + 100 + 10 + 101 + 10 …: the fourth begins at 7 + 100 + 101 + 102 + 30.
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 0, y: 340, width: 320, height: 103))
    // 100 + 101 + … + 106 = 721, six gaps of 10, insets of 7 and 9.
    #expect(view.contentSize.height == 797)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test func horizontalFlowOfPages() {
    useOwnScreen()
    let items = Items()
    items.counts = [3]
    let view = collection(items) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 320, height: 400)
      $0.minimumLineSpacing = 0
    }
    #expect(view.contentSize == CGSize(width: 960, height: 400))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0])
    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 640, y: 0))
    #expect(view.indexPathsForVisibleItems.map(\.item) == [2])
    #expect(view.visibleCells.first?.frame == CGRect(x: 640, y: 0, width: 320, height: 400))
    #expect(view.visibleCells.first?.tag == 2)
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
    let items = Items()
    items.counts = [50]
    let layout = Told()
    layout.itemSize = CGSize(width: 320, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    layout.notes = []
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(layout.notes.isEmpty)
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    #expect(layout.notes == ["invalidate true", "prepare"])
    view.contentOffset.y = 0
    layout.notes = []
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 10 && layout.notes == ["invalidate true", "prepare"])
    #expect(context.invalidatedItemIndexPaths?.count == 1 && !context.invalidateEverything)
  }

  @Test func aLayoutGivesWayToAnother() {
    useOwnScreen()
    let items = Items()
    items.counts = [2]
    let view = collection(items)
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 320, height: 70)
    var isDone = false
    view.setCollectionViewLayout(wide, animated: true) { isDone = $0 }
    #expect(isDone && view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 80)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.width == 50)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "none").isEmpty)
  }

  @Test func tapsSelect() {
    useOwnScreen()
    let items = Items()
    let view = collection(items)
    view.pick(IndexPath(item: 1, section: 0))
    view.pick(IndexPath(item: 3, section: 0))
    #expect(items.notes == ["did select 1", "did deselect 1", "did select 3"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.isSelected == true)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
    #expect(view.indexPathForItem(at: CGPoint(x: 1, y: 1)) == IndexPath(item: 0, section: 0))
  }

  @Test func reloadAsksAnew() {
    useOwnScreen()
    let items = Items()
    let view = collection(items)
    #expect(view.numberOfItems(inSection: 0) == 7)
    items.counts = [2, 5]
    #expect(view.numberOfItems(inSection: 0) == 7)
    view.reloadData()
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 5)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 7)
  }

  @Test func sizeFollowsTheBounds() {
    useOwnScreen()
    let items = SizedItems()
    let view = collection(items)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 200 })
    #expect(view.contentSize.width == 200)
  }

  @Test func whatPrepareSetsAfterSuperCountsAtOnce() {
    useOwnScreen()
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: ColumnLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    // Seven items in two columns of 160: four lines of 30, 5 apart.
    #expect(view.contentSize == CGSize(width: 320, height: 135))
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 160, y: 35, width: 160, height: 30))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(
      view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 100, y: 35, width: 100, height: 30))
  }

  @Test func layoutSaysWhereADragEnds() {
    useOwnScreen()
    let items = Items()
    let layout = SnappingLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 250, height: 100), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    func swipe(_ way: CGFloat, _ velocity: CGFloat) -> CGFloat {
      view.beginDrag()
      view.moveDrag(by: CGPoint(x: way, y: 0))
      view.endDrag(velocity: CGPoint(x: velocity, y: 0))
      UIKitRuntime.current.clock.run(until: UIKitRuntime.current.clock.now + 3)
      return view.contentOffset.x
    }
    // 30 of 100 points, slowly: back. 30 points at 0.5 points per millisecond: on. 60 points: on.
    #expect(swipe(-30, 0) == 0)
    #expect(swipe(-30, -500) == 100)
    #expect(swipe(-60, 0) == 200)
    #expect(swipe(20, 900) == 100)
  }
}
