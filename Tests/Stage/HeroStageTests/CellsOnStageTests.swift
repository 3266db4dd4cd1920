import HeroStage
import HeroTesting
import UIKit

/// Tables and collections under real touches.
@MainActor
@Suite(.writtenStages) struct CellsOnStageTests {
  final class List: UITableViewController {
    var notes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "List"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      notes.append("row \(indexPath.row)")
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notes.append("drag") }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notes.append("rest") }
  }

  final class Pages: UICollectionViewController {
    var notes: [String] = []

    /// Each as large as the screen.
    init() {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = .horizontal
      flow.minimumLineSpacing = 0
      flow.itemSize = CGSize(width: 393, height: 852)
      super.init(collectionViewLayout: flow)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.isPagingEnabled = true
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath) }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      notes.append("item \(indexPath.item)")
    }
  }

  @Test func rowIsTapped() throws {
    let list = List(style: .plain)
    let stage = testStage(root: UINavigationController(rootViewController: list))
    // Below the bar: safe area 59 and 44 of the bar.
    expectEqual(list.tableView.adjustedContentInset.top, 103)
    expectEqual(list.tableView.contentOffset.y, -103)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    expectEqual(cell.convert(CGPoint.zero, to: nil).y, 283)
    stage.touchDown(at: CGPoint(x: 50, y: 103 + 200))
    #expect(cell.isHighlighted)
    stage.touchUp()
    expectEqual(list.notes, ["row 3"])
    #expect(!cell.isHighlighted && cell.isSelected)
  }

  @Test func dragScrollsAndCoasts() {
    let list = List(style: .plain)
    let stage = testStage(root: UINavigationController(rootViewController: list))
    // Beyond the end it comes back.
    stage.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
    #expect(list.tableView.contentOffset.y < -180)
    stage.run(until: .idle)
    expectEqual(list.tableView.contentOffset.y, -103)
    list.notes = []
    stage.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), velocity: CGPoint(x: 0, y: -1000))
    #expect(list.tableView.isDecelerating)
    let lifted = list.tableView.contentOffset.y
    stage.run(until: .idle)
    expectEqual(list.notes, ["drag", "rest"])
    // 1000 points a second come to rest after 499.5 points, give or take half a point and a pixel.
    #expect(abs(list.tableView.contentOffset.y - lifted - 499.5) < 1)
    // The finger went 300 points.
    #expect(abs(lifted + 103 - 300) < 0.5)
  }

  @Test func selectScrollsThere() {
    let list = List(style: .plain)
    let stage = testStage(root: list)
    stage.select(row: IndexPath(row: 30, section: 0), in: list.tableView)
    expectEqual(list.notes, ["row 30"])
    expectEqual(list.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 30, section: 0)), true)
  }

  @Test func pagesTurn() {
    let pages = Pages()
    let stage = testStage(root: pages)
    expectEqual(pages.collectionView.contentSize, CGSize(width: 5 * 393, height: 852))
    stage.pan(on: pages.view, by: CGPoint(x: -150, y: 0), duration: 0.2)
    stage.run(until: .idle)
    expectEqual(pages.collectionView.contentOffset, CGPoint(x: 393, y: 0))
    expectEqual(pages.collectionView.indexPathsForVisibleItems, [IndexPath(item: 1, section: 0)])
    stage.tap(at: CGPoint(x: 200, y: 400))
    expectEqual(pages.notes, ["item 1"])
    // A vertical drag moves nothing.
    stage.pan(on: pages.view, by: CGPoint(x: 0, y: -200))
    stage.run(until: .idle)
    expectEqual(pages.collectionView.contentOffset, CGPoint(x: 393, y: 0))
  }
}
