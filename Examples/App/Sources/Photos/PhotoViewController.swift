import Hero
import UIKit

/// One picture on black; dragging down closes it, dragging to a side goes to the next.
public final class PhotoViewController: UIViewController {
  /// Which picture of the album.
  public let index: Int
  let imageView = UIImageView()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(drag))

  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  /// Not there.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("viewers are made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    imageView.image = Album.picture(index)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.hero.id = "photo \(index)"
    imageView.isOpaque = true
    view.addSubview(imageView)
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    imageView.bounds.size = CGSize(width: view.bounds.width, height: view.bounds.width)
    imageView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  @objc private func drag(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: nil)
    let progress = translation.y / 2 / view.bounds.height
    switch gesture.state {
    case .began:
      hero.dismissViewController()
    case .changed:
      Hero.shared.update(progress)
      let place = CGPoint(x: translation.x + view.center.x, y: translation.y + view.center.y)
      Hero.shared.apply(modifiers: [.position(place)], to: imageView)
    default:
      if progress + gesture.velocity(in: nil).y / view.bounds.height > 0.3 {
        Hero.shared.finish()
      } else {
        Hero.shared.cancel()
      }
    }
  }
}

extension PhotoViewController: UIGestureRecognizerDelegate {
  /// Downwards only.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pan.velocity(in: nil)
    return velocity.y > abs(velocity.x)
  }
}
