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
    let plan = try #require(try stage.film.transitions.first)
    expectEqual(plan.pairs.map(\.heroID), ["NewsId:1204"])
    // Rows are 44 points high and begin below the safe area; the label's middle is 22 below the row's top.
    let view = try #require(plan.views.first { $0.heroID == "NewsId:1204" && $0.appearing })
    expectEqual(view.arc, 1)
    let film = try stage.film
    let start = try #require(label("News 1204", in: film.moment(at: plan.start).tree.layers))
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
    stage.perform { stage.topViewController.present(viewer, animated: true) }
    stage.run(until: .idle)
    let way: CGFloat = finishes ? 300 : 60
    stage.pan(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + (finishes ? 40 : 0), y: 400 + way),
      duration: finishes ? 0.4 : 0.8)
    stage.run(until: .idle)
    expectEqual((stage.topViewController === viewer), !finishes)
    let film = try stage.film
    let plan = try #require(film.transitions.last)
    let gesture = try #require(plan.gesture)
    expectEqual(gesture.finishes, finishes)
    #expect(abs(gesture.progress - Double(way) / 2 / 852) < 1e-12)
    let moment = film.moment(at: plan.start + gesture.release)
    let picture = try #require(snapshot("imageView", in: moment.tree.layers))
    #expect(abs(picture.position.y - (426 + Double(way))) < 1e-9)
    assertTransition(of: stage, as: .threeFrames, named: finishes ? "finishes" : "cancels")
  }

  private func label(_ text: String, in layers: [Layer]) -> Layer? { find(in: layers) { $0.path.hasSuffix("lbTitle") } }

  private func snapshot(_ name: String, in layers: [Layer]) -> Layer? { find(in: layers) { $0.path.hasSuffix(name) } }

  private func find(in layers: [Layer], _ accepts: (Layer) -> Bool) -> Layer? {
    for candidate in layers {
      if candidate.role == .snapshot, accepts(candidate) { return candidate }
      if let inner = find(in: candidate.children, accepts) { return inner }
    }
    return nil
  }
}
