import Hero
import HeroGeometry
import HeroLayers
import HeroModel
import HeroStage
import HeroStageTesting
import HeroTesting
import TransitionEngine
import UIKit

/// The guides' snippets with cells: SDOSHero's list of news, and Hero's pan handler on the cell that shows.
@MainActor
@Suite(.writtenStages) struct CellGuideTests {
  struct News {
    var id: String
    var title: String
  }

  final class NewsTableViewCell: UITableViewCell {
    let lbTitle = UILabel()
    var news: News? { didSet { lbTitle.text = news?.title } }

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      lbTitle.frame = CGRect(x: 20, y: 10, width: 200, height: 24)
      contentView.addSubview(lbTitle)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class NewsListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let arrayNews = (1200..<1230).map { News(id: "\($0)", title: "News \($0)") }
    let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(NewsTableViewCell.self, forCellReuseIdentifier: "NewsCellIdentifier")
      table.dataSource = self
      table.delegate = self
      table.frame = view.bounds
      view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { arrayNews.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      guard let cell = tableView.dequeueReusableCell(withIdentifier: "NewsCellIdentifier") as? NewsTableViewCell else {
        return UITableViewCell()
      }

      let news = arrayNews[indexPath.row]
      cell.news = arrayNews[indexPath.row]
      cell.lbTitle.hero.id = "NewsId:" + news.id  // El hero.id del label sería "NewsId:1204", por ejemplo.
      cell.lbTitle.hero.modifiers = [.arc(intensity: 1)]

      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      present(NewsViewController(arrayNews[indexPath.row]), animated: true)
    }
  }

  final class NewsViewController: UIViewController {
    let lbTitle = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 60))

    init(_ news: News) {
      super.init(nibName: nil, bundle: nil)
      hero.isEnabled = true
      lbTitle.text = news.title
      lbTitle.hero.id = "NewsId:" + news.id
      lbTitle.hero.modifiers = [.arc(intensity: 1)]
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(lbTitle)
    }
  }

  @Test func onlyTheSelectedCellMatches() throws {
    let list = NewsListViewController()
    let stage = testStage(device: .plain, root: list)
    stage.select(row: IndexPath(row: 4, section: 0), in: list.table)
    stage.run(until: .idle)
    let film = try stage.film
    let plan = try #require(film.transitions.first)
    expectEqual(plan.pairs.map(\.heroID), ["NewsId:1204"])
    // Rows are 44 points high and begin below the safe area; the label's middle is 22 below the row's top.
    let view = try #require(plan.views.first { $0.heroID == "NewsId:1204" && $0.appearing })
    expectEqual(view.arc, 1)
    let start = try #require(snapshot("lbTitle", film, at: plan.start))
    expectEqual(start.position, Point(x: 120, y: 59 + 4 * 44 + 22))
    assertTransition(of: stage, as: .threeFrames)
  }

  final class ScrollingImageCell: UICollectionViewCell {
    let imageView = UIImageView()

    required init(frame: CGRect) {
      super.init(frame: frame)
      imageView.backgroundColor = .red
      imageView.hero.id = "card"
      contentView.addSubview(imageView)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      imageView.frame = CGRect(x: 0, y: 200, width: bounds.width, height: 400)
    }
  }

  final class ImageViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    lazy var panGR = UIPanGestureRecognizer { [unowned self] _ in pan() }
    var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      hero.isEnabled = true
      collectionView?.isPagingEnabled = true
      collectionView?.register(ScrollingImageCell.self, forCellWithReuseIdentifier: "item")
      (collectionView?.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
      collectionView?.contentInsetAdjustmentBehavior = .never
      collectionView?.addGestureRecognizer(panGR)
    }

    // As the guide has it.
    // swift-format-ignore: NeverForceUnwrap
    func pan() {
      states.append(panGR.state)
      let translation = panGR.translation(in: nil)
      let progress = translation.y / 2 / collectionView!.bounds.height
      switch panGR.state {
      case .began:
        Hero.shared.setDefaultAnimationForNextTransition(.fade)
        hero_dismissViewController()
      case .changed:
        Hero.shared.update(progress: Double(progress))
        if let cell = collectionView?.visibleCells[0] as? ScrollingImageCell {
          let currentPos = CGPoint(x: translation.x + view.center.x, y: translation.y + view.center.y)
          Hero.shared.apply(modifiers: [.position(currentPos)], to: cell.imageView)
        }
      default:
        if progress + panGR.velocity(in: nil).y / collectionView!.bounds.height > 0.3 {
          Hero.shared.end()
        } else {
          Hero.shared.cancel()
        }
      }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { view.bounds.size }
  }

  @Test(arguments: [true, false])
  func panOnTheCellThatShows(finishes: Bool) throws {
    let stage = testStage(device: .plain, root: CardViewController())
    let viewer = ImageViewController(collectionViewLayout: UICollectionViewFlowLayout())
    stage.play { stage.topViewController.present(viewer, animated: true) }
    let start = stage.now
    let (way, duration) = finishes ? (CGPoint(x: 40, y: 300), 0.4) : (CGPoint(x: 0, y: 60), 0.8)
    stage.pan(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way.x, y: 400 + way.y), duration: duration)
    #expect(viewer.states.first == .began && viewer.states.last == .ended)
    #expect(viewer.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(stage.topViewController === viewer)
    stage.run(until: .idle)
    expectEqual((stage.topViewController === viewer), !finishes)
    expectEqual(viewer.presentingViewController != nil, !finishes)
    let film = try stage.film
    let plan = try #require(film.transitions.last)
    expectEqual(plan.defaultAnimation, .fade)
    let gesture = try #require(plan.gesture)
    expectEqual(gesture.finishes, finishes)
    #expect(abs(gesture.progress - Double(way.y) / 2 / 852) < 1e-12)
    // A drag begins after 10 points: the finger that lands at 0 goes 12.6 a frame, or 1.25.
    let begin = (finishes ? 1.0 : 9) / 60
    #expect(abs(plan.start - (start + begin)) < 1e-12)
    #expect(abs(gesture.release - (duration - begin)) < 1e-12)
    // Just before the release the picture stands where the handler has put it.
    let picture = try #require(snapshot("imageView", film, at: plan.start + gesture.release))
    #expect(abs(picture.position.x - (393.0 / 2 + Double(way.x))) < 1e-9)
    #expect(abs(picture.position.y - (426 + Double(way.y))) < 1e-9)
    assertTransition(of: stage, as: .threeFrames, named: finishes ? "finishes" : "cancels")
  }

  @Test func updateInTheSameTurnStartsInteractively() throws {
    let stage = testStage(root: CardViewController())
    stage.perform {
      stage.topViewController.present(LargeCardViewController(), animated: true)
      Hero.shared.update(0.25)
    }
    stage.wait(1)
    #expect(Hero.shared.isTransitioning)
    expectEqual(Hero.shared.progress, 0.25)
    stage.play { Hero.shared.finish() }
    let gesture = try #require(try stage.film.transitions.first?.gesture)
    expectEqual((gesture.release, gesture.progress), (1, 0.25))
  }

  private func snapshot(_ name: String, _ film: Film, at time: Double) -> Layer? {
    film.layers(at: time).first { $0.role == .snapshot && $0.path.hasSuffix(name) }
  }
}
