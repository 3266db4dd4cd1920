import HeroTesting

@testable import UIKit

/// Where a compositional layout puts things.
@MainActor
@Suite struct CompositionalLayoutTests {
  private func grid(_ items: GridItems, _ layout: UICollectionViewLayout, height: CGFloat = 600) -> UICollectionView {
    laidGrid(items, layout, 300, height)
  }

  private func grid(_ items: GridItems, of group: NSCollectionLayoutGroup) -> UICollectionView {
    grid(items, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: [section, $0])?.frame
    }
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Apple's "Implementing Modern Collection Views": a grid of fifths whose items are inset.
  @Test func aRowRepeatsItsItemsUntilItIsFull() {
    useOwnScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let view = grid(GridItems([7]), of: group)
    // Fifths of 300: cells of 60 less 5 at each side; the sixth begins the next row.
    expectEqual(frames(view)[0], rect(5, 5, 50, 50))
    expectEqual(frames(view)[4], rect(245, 5, 50, 50))
    expectEqual(frames(view)[6], rect(65, 65, 50, 50))
    expectEqual(view.contentSize, CGSize(width: 300, height: 120))
    expectEqual(view.visibleCells.count, 7)
  }

  @Test func columnsShareARowLessTheSpaceBetween() {
    useOwnScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 10)
    let view = grid(GridItems([3]), UICollectionViewCompositionalLayout(section: section))
    // (300 - 20 - 10) / 2 = 135.
    expectEqual(frames(view), [rect(10, 1, 135, 44), rect(155, 1, 135, 44), rect(10, 55, 135, 44)])
    expectEqual(view.contentSize.height, 101)
  }

  @Test func groupsLieInsideOfGroups() {
    useOwnScreen()
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, column])
    let view = grid(GridItems([5]), of: group)
    expectEqual(
      frames(view),
      [
        rect(0, 0, 210, 100), rect(210, 0, 90, 50), rect(210, 50, 90, 50), rect(0, 100, 210, 100),
        rect(210, 100, 90, 50),
      ])
  }

  @Test func flexibleSpaceTakesWhatIsLeft() {
    useOwnScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .flexible(10)
    let view = grid(GridItems([3]), of: group)
    // Three of 80 and two of 10 leave 40 of 300: 20 for each gap.
    expectEqual(frames(view).map(\.minX), [0, 110, 220])
    let centred = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(20)))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(4), trailing: .flexible(0), bottom: .fixed(6))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(10)), repeatingSubitem: centred, count: 1)
    let middle = grid(GridItems([2]), of: row)
    expectEqual(frames(middle), [rect(110, 4, 80, 20), rect(110, 34, 80, 20)])
  }

  @Test func estimatedHeightsAreWhatCellsAskFor() {
    useOwnScreen()
    let own = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: own, subitems: [NSCollectionLayoutItem(layoutSize: own)]))
    let items = GridItems([3]) { cell, path in
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      guard path.item < 2 else { return }
      let inner = UIView()
      cell.contentView.fill(with: inner)
      inner.heightAnchor.constraint(equalToConstant: path.item == 0 ? 70 : 25).isActive = true
    }
    let view = grid(items, UICollectionViewCompositionalLayout(section: section))
    // The last asks for nothing: the estimate.
    expectEqual(frames(view), [rect(0, 0, 300, 70), rect(0, 70, 300, 25), rect(0, 95, 300, 44)])
    // A row is as high as its highest cell.
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(10)))
    let row = NSCollectionLayoutSection(group: .horizontal(layoutSize: own, subitems: [half]))
    let rows = grid(items, UICollectionViewCompositionalLayout(section: row))
    expectEqual(frames(rows), [rect(0, 0, 150, 70), rect(150, 0, 150, 25), rect(0, 70, 150, 10)])
  }

  @Test func headersFootersAndGroundsBelongToSections() {
    useOwnScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { number, _ in
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: self.size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: self.size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
      header.pinToVisibleBounds = number == 0
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: self.size(.absolute(100), .absolute(10)), elementKind: "footer", alignment: .bottomTrailing)
      section.boundarySupplementaryItems = [header, footer]
      section.decorationItems = [.background(elementKind: "ground")]
      return section
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 11
    let layout = UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let view = grid(GridItems([20, 1]), layout, height: 200)
    func supplementary(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
    }
    expectEqual(supplementary("header", 0), rect(20, 0, 260, 30))
    expectEqual(frames(view)[0], rect(20, 35, 260, 50))
    // 30 + 5 + 20 · 50 + 7 = 1042; at the trailing edge between the insets.
    expectEqual(supplementary("footer", 0), rect(180, 1042, 100, 10))
    expectEqual(supplementary("header", 1), rect(20, 1063, 260, 30))
    expectEqual(
      layout.layoutAttributesForDecorationView(ofKind: "ground", at: [1, 0])?.frame, rect(0, 1063, 300, 102))
    expectEqual(view.contentSize.height, 1165)
    // The ground lies behind the cells, the pinned header before them.
    view.contentOffset = CGPoint(x: 0, y: 500)
    view.layoutIfNeeded()
    expectEqual(supplementary("header", 0), rect(20, 500, 260, 30))
    let order = view.subviews.filter { $0 is UICollectionReusableView }
    expectEqual((order.first?.frame, order.last?.frame), (rect(0, 0, 300, 1052), rect(20, 500, 260, 30)))
    // It does not leave its section.
    view.contentOffset = CGPoint(x: 0, y: 965)
    expectEqual(supplementary("header", 0)?.minY, 965)
  }

  @Test func badgesStandOnTheirCells() {
    useOwnScreen()
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(60)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let view = grid(GridItems([2]), of: group)
    // 150 - 20 + 0.3 · 20 from the left, 0.3 · 20 above.
    for (item, x) in [(0, 136), (1, 286)] as [(Int, CGFloat)] {
      let frame = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, item])?.frame
      expectEqual(frame, rect(x, -6, 20, 20))
    }
  }

  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> (section: NSCollectionLayoutSection, view: UICollectionView, items: GridItems) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let layout = UICollectionViewCompositionalLayout { number, _ in
      if number == 0 { return section }
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: self.size(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    }
    // A collection does not keep its data source.
    let items = GridItems([5, 1])
    return (section, grid(items, layout), items)
  }

  private func inner(_ view: UICollectionView) -> UIScrollView? {
    view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  @Test func aSectionScrollsAcross() throws {
    useOwnScreen()
    let (section, view, items) = carousel(.continuous)
    defer { withExtendedLifetime(items) {} }
    expectEqual(frames(view, 1), [rect(0, 100, 300, 40)])
    let scroller = try #require(inner(view))
    expectEqual(scroller.frame, rect(0, 0, 300, 100))
    // 20 + 5 · 200 + 4 · 10 + 20.
    expectEqual(scroller.contentSize, CGSize(width: 1080, height: 100))
    // Two of them show, and the other section's.
    expectEqual(view.indexPathsForVisibleItems.map(\.description), ["[0, 0]", "[0, 1]", "[1, 0]"])
    var seen: [(count: Int, x: CGFloat, offset: CGFloat)] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen.append((items.count, items[0].frame.minX, offset.x))
      items[0].alpha = 0.5
    }
    scroller.contentOffset = CGPoint(x: 430, y: 0)
    view.layoutIfNeeded()
    // 20 + 2 · 210 = 440 of the contents stand at 10; the second one ends at 430.
    expectEqual(view.indexPathsForVisibleItems.map(\.description), ["[0, 2]", "[0, 3]", "[1, 0]"])
    expectEqual(frames(view)[2], rect(10, 0, 200, 100))
    let cell = try #require(view.cellForItem(at: [0, 2]))
    #expect(cell.superview === scroller && cell.frame == rect(440, 0, 200, 100))
    #expect((seen.last?.count, seen.last?.x, seen.last?.offset) == (2, 440, 430))
    expectEqual(cell.alpha, 0.5)
    // A finger finds the item that it sees.
    expectEqual(view.indexPathForItem(at: CGPoint(x: 15, y: 50)), [0, 2])
    view.scrollToItem(at: [0, 4], at: .centeredHorizontally, animated: false)
    // The last one's middle would be at 960 - 150, but the contents end: 1080 - 300.
    expectEqual(scroller.contentOffset.x, 780)
  }

  @Test func groupsComeToRest() throws {
    useOwnScreen()
    let (_, leading, _) = carousel(.continuousGroupLeadingBoundary)
    let first = try #require(inner(leading))
    expectEqual(first.restingOffset(proposed: CGPoint(x: 340, y: 0), velocity: .zero).x, 420)
    let (_, paging, _) = carousel(.groupPaging)
    let second = try #require(inner(paging))
    second.contentOffset = CGPoint(x: 30, y: 0)
    // However far it would go: by one group.
    expectEqual(second.restingOffset(proposed: CGPoint(x: 900, y: 0), velocity: CGPoint(x: 2, y: 0)).x, 210)
    expectEqual(second.restingOffset(proposed: CGPoint(x: 30, y: 0), velocity: .zero).x, 0)
    let (_, centred, _) = carousel(.groupPagingCentered)
    let third = try #require(inner(centred))
    // The first one's middle, 120, stands at 150.
    expectEqual(third.contentOffset.x, -30)
    expectEqual(third.restingOffset(proposed: CGPoint(x: 300, y: 0), velocity: CGPoint(x: 1, y: 0)).x, 180)
  }

  @Test func aLayoutScrollsHorizontally() {
    useOwnScreen()
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let view = grid(
      GridItems([3]), UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    expectEqual(frames(view), [rect(0, 0, 120, 300), rect(0, 300, 120, 300), rect(125, 0, 120, 300)])
    expectEqual(view.contentSize, CGSize(width: 245, height: 600))
  }

  @Test func framesOfTheAppsOwnCount() {
    useOwnScreen()
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 3, height: 90)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 10, width: 30, height: 30), zIndex: 3),
      ]
    }
    let view = grid(GridItems([3]), of: group)
    expectEqual(frames(view), [rect(0, 0, 100, 90), rect(150, 10, 30, 30), rect(0, 90, 100, 90)])
  }
}
