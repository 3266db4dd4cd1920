import Hero
import UIKit

/// A page that the finger turns both ways: while it is down, Hero's target changes sides with it.
public final class PagerViewController: UIViewController {
  /// Which page.
  public let page: Int
  let label = UILabel()
  let imageView = UIImageView()
  private enum Turn {
    case none, forward, backward
  }
  private var turn = Turn.none
  private weak var coming: PagerViewController?

  /// Makes a page of the album.
  public init(page: Int) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  /// Not there.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("pages are made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    hero.isEnabled = true
    view.backgroundColor = UIColor(hue: CGFloat(page) / CGFloat(Album.count), saturation: 0.3, brightness: 1, alpha: 1)
    label.text = "Page \(page + 1)"
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.textAlignment = .center
    imageView.image = Album.picture(page)
    for view in [label, imageView] { self.view.addSubview(view) }
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 44)
    imageView.frame = CGRect(x: view.bounds.midX - 80, y: view.bounds.midY - 80, width: 160, height: 160)
  }

  @objc private func drag(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: nil).x
    switch gesture.state {
    case .began, .changed:
      let wanted: Turn = translation < 0 ? .forward : .backward
      if wanted != turn {
        Hero.shared.cancel(animate: false)
        begin(wanted)
      } else {
        let progress = abs(translation / view.bounds.width)
        Hero.shared.update(progress)
        if turn == .forward, let coming {
          Hero.shared.apply(modifiers: [.translate(x: translation)], to: view)
          Hero.shared.apply(modifiers: [.translate(x: translation + view.bounds.width)], to: coming.view)
        }
      }
    default:
      let progress = (translation + gesture.velocity(in: nil).x) / view.bounds.width
      if (progress < 0) == (turn == .forward), abs(progress) > 0.3 {
        Hero.shared.finish()
      } else {
        Hero.shared.cancel()
      }
      turn = .none
    }
  }

  private func begin(_ wanted: Turn) {
    let other = page + (wanted == .forward ? 1 : -1)
    guard (0..<Album.count).contains(other) else { return turn = .none }
    turn = wanted
    let next = PagerViewController(page: other)
    next.view.hero.modifiers = [
      .useGlobalCoordinateSpace, .translate(x: wanted == .forward ? view.bounds.width : -view.bounds.width),
    ]
    coming = next
    hero.replaceViewController(with: next)
  }
}
