import HeroStage
import HeroTesting
import UIKit

/// Constraints that are added at each layout end it where they ask for nothing new.
@MainActor
@Suite(.writtenStages) struct RepeatedConstraintTests {
  private final class Adding: UIViewController {
    let box = UIView()
    var layouts = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20),
        box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
  }

  @Test func aControllerThatAddsThemIsLaidOutTwice() {
    let controller = Adding()
    let stage = testStage(root: controller)
    expectEqual(controller.box.frame, CGRect(x: 20, y: 100, width: 80, height: 40))
    // Once at first, and once because the box has moved.
    expectEqual(controller.layouts, 2)
    stage.wait(1)
    expectEqual(controller.layouts, 2)
  }

  private final class Cell: UICollectionViewCell {
    let box = UIView()
    required init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      box.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
      box.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
      super.layoutSubviews()
      box.widthAnchor.constraint(equalToConstant: 30).isActive = true
      box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
  }

  private final class Grid: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  // Cells are trees of their own.
  @Test func cellsThatAddThemComeToRest() throws {
    let grid = Grid()
    _ = testStage(root: grid)
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? Cell }
    expectEqual(cells.count, 4)
    // In the middle of 50 by 50.
    #expect(cells.allSatisfy { $0.box.frame == CGRect(x: 10, y: 20, width: 30, height: 10) })
  }

  private final class Growing: UIViewController {
    let box = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      box.frame.size.height += 1
      view.setNeedsLayout()
    }
  }

  // 400 passes at the start, and four in each turn from then on.
  @Test func aLayoutThatNeverEndsGoesOnInTheNextTurn() {
    let controller = Growing()
    let stage = testStage(root: controller)
    let height = controller.box.frame.height
    #expect(height >= 400)
    stage.perform {}
    #expect(controller.box.frame.height > height && controller.box.frame.height <= height + 8)
  }
}
