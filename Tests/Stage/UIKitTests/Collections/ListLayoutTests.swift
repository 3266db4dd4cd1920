import HeroTesting

@testable import UIKit

/// Lists of compositional layouts.
@MainActor
@Suite struct ListLayoutTests {
  private struct Screen {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
  }

  private func list(
    _ sections: [[String]], _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    cell: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> Screen {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { made, _, item in
      var content = made.defaultContentConfiguration()
      content.text = item
      made.contentConfiguration = content
      cell(made, item)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: headerKind) {
      header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    source.apply(snapshot(sections), animatingDifferences: false)
    view.layoutIfNeeded()
    return Screen(view: view, source: source)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test func rowsAreAsHighAsTheirTexts() {
    useOwnScreen()
    let screen = list(
      [["a", "b"]], .plain,
      cell: { cell, item in
        guard item == "b" else { return }
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.secondaryText = "smaller"
        cell.contentConfiguration = content
      })
    // As rows of tables: 44, 58 with a smaller text.
    expectEqual(screen.view.visibleCells[0].frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    expectEqual(screen.view.visibleCells[1].frame, CGRect(x: 0, y: 44, width: 390, height: 58))
    expectEqual(labels(screen.view.visibleCells[0]).first?.frame.minX, 16)
  }

  @Test func insetGroupedSectionsHaveRoomAndCorners() {
    useOwnScreen()
    let screen = list([["a", "b", "c"], ["d"]], .insetGrouped)
    let cells = screen.view.visibleCells
    // 35 above the first, 17.5 below and above the others, 16 at the sides: the last begins at 35 + 3 · 44 + 35.
    expectEqual(cells.map(\.frame.minY), [35, 79, 123, 202] as [CGFloat])
    #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
    expectEqual(cells.map(\.layer.cornerRadius), [10, 0, 10, 10] as [CGFloat])
    expectEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectEqual(cells[3].layer.maskedCorners.rawValue, 15)
  }

  @Test func headersAreTitlesOfTheirAppearance() throws {
    useOwnScreen()
    let plain = list([["a"]], .plain) { $0.headerMode = .supplementary }
    let header = try #require(plain.view.supplementaryView(forElementKind: headerKind, at: [0, 0]))
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 390, height: 28))
    expectEqual(labels(header).first?.text, "Section 0")
    expectEqual(plain.view.visibleCells[0].frame.minY, 28)
    let grouped = list([["a"], ["b"]], .grouped) { $0.headerMode = .supplementary }
    let second = try #require(grouped.view.supplementaryView(forElementKind: headerKind, at: [1, 0]))
    // 38 + 44 + 17.5 below, on whole thirds of a point; in capitals, 7 points from the rows.
    #expect(abs(second.frame.minY - 299.0 / 3) < 1e-9 && second.frame.size == CGSize(width: 390, height: 38))
    let label = try #require(labels(second).first)
    expectEqual((label.text, label.font.pointSize), ("SECTION 1", 13))
    #expect(abs(label.frame.maxY - 31) < 1e-9)
    let first = list([["Title", "a"]], .insetGrouped) { $0.headerMode = .firstItemInSection }
    expectEqual(labels(first.view.visibleCells[0]).first?.text, "TITLE")
  }

  @Test func accessoriesStandAtTheEnd() throws {
    useOwnScreen()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let leading = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    let screen = list(
      [["a", "b"]], .plain,
      cell: { cell, item in
        cell.accessories =
          item == "a"
          ? [.disclosureIndicator(), .delete()]
          : [
            .customView(configuration: .init(customView: own, placement: .trailing())), .checkmark(),
            .customView(configuration: .init(customView: leading, placement: .leading(displayed: .always))),
          ]
      })
    // A chevron of 10.5 and the margin of 16, as in tables.
    expectEqual((screen.view.visibleCells[0]).contentView.frame.width, 363.5)
    // A check mark of 14 at the end, 8 points, the app's view: 390 - 16 - 14 - 8 - 30.
    expectEqual(own.frame, CGRect(x: 322, y: 12, width: 30, height: 20))
    expectEqual(leading.frame, CGRect(x: 16, y: 10, width: 24, height: 24))
    expectEqual(screen.view.visibleCells[1].contentView.frame.minX, 40)
  }

  @Test func statesAreTold() {
    useOwnScreen()
    var told: [Bool] = []
    let screen = list(
      [["a"]], .plain,
      cell: { cell, _ in
        cell.configurationUpdateHandler = { _, state in told.append(state.isSelected) }
      })
    told = []
    screen.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    expectEqual(told, [true])
    let cell = screen.view.visibleCells[0]
    cell.backgroundConfiguration = .listGroupedCell()
    cell.layoutIfNeeded()
    expectEqual(cell.backgroundView?.backgroundColor, .secondarySystemGroupedBackground)
    expectEqual(cell.backgroundView?.frame, cell.bounds)
    cell.backgroundConfiguration = nil
    expectEqual(cell.backgroundView, nil)
  }

  @Test func outlinesHaveAChevronAndNothingMoves() {
    useOwnScreen()
    #expect(UICellAccessory.outlineDisclosure().makeView() != nil)
    expectEqual(UICellAccessory.outlineDisclosure(displayed: .whenEditing).makeView(), nil)
    expectEqual(UICellAccessory.reorder(displayed: .always).makeView(), nil)
  }

  // 16 points at either side of 390.
  @Test func aSectionMayBeAList() {
    useOwnScreen()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<Tall, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.apply(snapshot([["a", "b"]]), animatingDifferences: false)
    view.layoutIfNeeded()
    // As high as the cell would like to be.
    expectEqual(view.visibleCells.map(\.frame.minX), [16, 16])
    expectEqual(view.visibleCells.map(\.frame.size), Array(repeating: CGSize(width: 358, height: 71), count: 2))
  }

  private final class Tall: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
      wanted.size.height = 71
      return wanted
    }
  }
}
