import Hero
import UIKit

/// Something to read.
public struct News {
  var id: Int
  var title: String
  var summary: String
  var color: UIColor

  /// Six of them.
  @MainActor public static let all: [News] = [
    News(id: 1, title: "A quiet morning", summary: "Nothing happened, and it was good.", color: .systemRed),
    News(id: 2, title: "The bridge is open", summary: "Walk across before it rains.", color: .systemOrange),
    News(id: 3, title: "Late trains", summary: "They will come when they come.", color: .systemYellow),
    News(id: 4, title: "New bread", summary: "The bakery at the corner, from six on.", color: .systemGreen),
    News(id: 5, title: "Stars tonight", summary: "Look north after eleven.", color: .systemBlue),
    News(id: 6, title: "Lost umbrella", summary: "Black, like all of them.", color: .systemPurple),
  ]
}

/// A row: a square of colour, a title and a summary, laid out by constraints.
final class NewsCell: UITableViewCell {
  let square = UIView()
  let title = UILabel()
  let summary = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .boldSystemFont(ofSize: 17)
    summary.font = .systemFont(ofSize: 13)
    summary.textColor = .gray
    square.layer.cornerRadius = 8
    let texts = UIStackView(arrangedSubviews: [title, summary])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [square, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      square.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      square.widthAnchor.constraint(equalToConstant: 44),
      square.heightAnchor.constraint(equalTo: square.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  func show(_ news: News) {
    title.text = news.title
    summary.text = news.summary
    square.backgroundColor = news.color
    square.hero.id = "NewsId:\(news.id)"
    title.hero.id = "NewsTitle:\(news.id)"
    hero.modifiers = [.fade, .translate(x: -80)]
  }
}

/// The news; a tap pushes one.
public final class ListViewController: UITableViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
    tableView.rowHeight = 72
    tableView.hero.modifiers = [.cascade]
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { News.all.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    (cell as? NewsCell)?.show(News.all[indexPath.row])
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(DetailViewController(News.all[indexPath.row]), animated: true)
  }
}

/// One of the news.
public final class DetailViewController: UIViewController {
  private let news: News
  private let panel = UIView()
  private let headline = UILabel()
  private let text = UILabel()

  init(_ news: News) {
    self.news = news
    super.init(nibName: nil, bundle: nil)
  }

  /// Not there.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("details are made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    panel.backgroundColor = news.color
    panel.hero.id = "NewsId:\(news.id)"
    headline.text = news.title
    headline.font = .boldSystemFont(ofSize: 28)
    headline.hero.id = "NewsTitle:\(news.id)"
    text.text = news.summary
    text.numberOfLines = 0
    text.hero.modifiers = [.fade, .translate(y: 60)]
    for view in [panel, headline, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor), panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
      headline.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: 20),
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
