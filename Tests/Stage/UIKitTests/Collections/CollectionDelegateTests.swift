import HeroTesting

@testable import UIKit

/// What a collection asks its delegate, and tells it.
@MainActor
@Suite struct CollectionDelegateTests {
  /// Seven items of 100 × 50 points, three a line of 320 with 10 points between, lines 20 apart; a header of 30 and a footer of 15.
  private final class Notes: GridItems, UICollectionViewDelegateFlowLayout {
    var list: [String] = []
    var (highlights, selects, deselects) = (true, true, true)
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 20 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 10 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 30) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 15) }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      highlights
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      list.append("touch \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      list.append("leave \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { selects }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      deselects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      list.append("select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      list.append("deselect \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { list.append("show \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { list.append("hide \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { list.append(elementKind == headerKind ? "header" : "footer") }
    func taken() -> [String] {
      defer { list = [] }
      return list.sorted()
    }
  }

  private final class Cell: UICollectionViewCell {
    var states: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isHighlighted ? "touched" : state.isSelected ? "selected" : "plain")
    }
  }

  private final class Counting: UICollectionViewFlowLayout {
    var prepared = 0
    override func prepare() {
      super.prepare()
      prepared += 1
    }
  }

  /// Places with a word of the app's own, which copies keep.
  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = ""
    override func copy(with zone: NSZone?) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }
  }

  private final class MarkingLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Marked.self }
  }

  @Test func aLayoutMakesPlacesOfItsClass() throws {
    let view = collection(Notes(), MarkingLayout())
    let place = try #require(view.layoutAttributesForItem(at: path(0)) as? Marked)
    place.mark = "m"
    let copy = try #require(place.copy() as? Marked)
    #expect(copy !== place && copy.mark == "m" && copy.indexPath == path(0) && copy.frame == place.frame)
  }

  private func collection(
    _ notes: Notes, _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    of type: UICollectionViewCell.Type = Cell.self
  ) -> UICollectionView {
    useOwnScreen()
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = laidGrid(notes, layout, 320, 100, of: type)
    show(view)
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // Lines at 30, 100 and 170; 235 points in all.
  @Test func delegatesSayDistances() {
    let (layout, notes) = (UICollectionViewFlowLayout(), Notes())
    let view = collection(notes, layout)
    expectEqual(view.contentSize, CGSize(width: 320, height: 235))
    let places = [0, 1, 5, 6].map { layout.layoutAttributesForItem(at: path($0))?.frame.origin }
    expectEqual(places, [CGPoint(x: 0, y: 30), CGPoint(x: 110, y: 30), CGPoint(x: 220, y: 100), CGPoint(x: 0, y: 170)])
    func edge(_ kind: String) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame
    }
    expectEqual(edge(headerKind), CGRect(x: 0, y: 0, width: 320, height: 30))
    expectEqual(edge(footerKind), CGRect(x: 0, y: 220, width: 320, height: 15))
    expectEqual(edge("other"), nil)
    expectEqual(UICollectionViewLayout().layoutAttributesForSupplementaryView(ofKind: "other", at: path(0)), nil)
  }

  @Test func whatShowsAndHidesIsTold() {
    let notes = Notes()
    let view = collection(notes)
    expectEqual(notes.taken(), ["header", "show 0", "show 1", "show 2"])
    view.contentOffset.y = 135
    view.layoutIfNeeded()
    expectEqual(notes.taken(), ["footer", "hide 0", "hide 1", "hide 2", "show 3", "show 4", "show 5", "show 6"])
  }

  @Test func fingersTouchAndSelect() throws {
    let notes = Notes()
    let view = collection(notes)
    _ = notes.taken()
    let cell = try #require(view.cellForItem(at: path(1)) as? Cell)
    cell.states = []
    let point = CGPoint(x: 150, y: 50)
    touch(point, CGPoint(x: 151, y: 50))
    expectEqual((notes.list, cell.states), (["touch 1", "leave 1", "select 1"], ["touched", "plain", "selected"]))
    _ = notes.taken()
    touch(CGPoint(x: 50, y: 50), isCancelled: true)
    expectEqual((notes.list, view.indexPathsForSelectedItems), (["touch 0", "leave 0"], [path(1)]))
    notes.list = []
    (notes.highlights, notes.selects) = (false, false)
    touch(CGPoint(x: 50, y: 50))
    expectEqual(notes.list, [])
    notes.highlights = true
    touch(CGPoint(x: 50, y: 50))
    expectEqual((notes.list, view.indexPathsForSelectedItems), (["touch 0", "leave 0"], [path(1)]))
    (notes.list, view.allowsMultipleSelection, notes.deselects) = ([], true, false)
    touch(point)
    #expect(notes.list == ["touch 1", "leave 1"] && cell.isSelected)
    (notes.list, notes.deselects) = ([], true)
    touch(point)
    #expect(notes.list.last == "deselect 1" && !cell.isSelected && view.indexPathsForSelectedItems == [])
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.deselectItem(at: path(1), animated: true)
    #expect(!cell.isSelected && view.indexPathsForSelectedItems == [] && notes.list.last == "deselect 1")
  }

  @Test func marginsAndInsetsAskForANewLayout() {
    let (layout, notes) = (Counting(), Notes())
    let view = collection(notes, layout)
    func prepares(_ change: () -> Void) -> Bool {
      let before = layout.prepared
      change()
      view.layoutIfNeeded()
      return layout.prepared > before
    }
    #expect(!prepares {} && prepares { view.layoutMargins.left = 31 } && prepares { view.contentInset.top = 7 })
    #expect(prepares { view.layoutMarginsDidChange() } && prepares { view.adjustedContentInsetDidChange() })
  }

  @Test func cellsAreToldTheirState() {
    useOwnScreen()
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.setNeedsUpdateConfiguration()
    var (handled, plain) = (0, cell.configurationState)
    cell.configurationUpdateHandler = { _, state in if state == plain { handled += 1 } }
    expectEqual((cell.states, handled), (["plain", "plain"], 1))
    cell.isSelected = true
    #expect(cell.states.last == "selected" && handled == 1 && cell.configurationState != plain)
    plain.isSelected = true
    expectEqual(cell.configurationState, plain)
    plain.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(cell.configurationState != plain)
  }

  @Test func contextsKeepWhatIsInvalid() {
    let context = UICollectionViewLayoutInvalidationContext()
    expectEqual(context.invalidatedSupplementaryIndexPaths, nil)
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(1)])
    context.invalidateSupplementaryElements(ofKind: "b", at: [path(2)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(3)])
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["a": [path(1), path(3)], "b": [path(2)]])
  }

  private final class Wanting: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
      wanted.size = CGSize(width: wanted.size.width + 10, height: 70)
      return wanted
    }
  }

  // The estimate of 100, and 10 more.
  @Test func cellsOfAFlowSayTheirSize() {
    let (layout, notes) = (UICollectionViewFlowLayout(), Notes())
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    let view = collection(notes, layout, of: Wanting.self)
    expectEqual(layout.layoutAttributesForItem(at: path(0))?.frame, CGRect(x: 0, y: 30, width: 110, height: 70))
    #expect(view.dataSource === notes)
  }
}
