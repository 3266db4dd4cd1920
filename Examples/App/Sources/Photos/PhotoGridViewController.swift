import Hero
import UIKit

/// Pictures, drawn when they are first asked for.
@MainActor enum Album {
  static let count = 12
  private static var drawn: [Int: UIImage] = [:]

  static func picture(_ index: Int) -> UIImage {
    if let known = drawn[index] { return known }
    let size = CGSize(width: 120, height: 120)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.setFill()
      let side = CGFloat(20 + index * 5)
      UIBezierPath(ovalIn: CGRect(x: 60 - side / 2, y: 60 - side / 2, width: side, height: side)).fill()
    }
    drawn[index] = picture
    return picture
  }
}

/// A picture of the grid.
final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(imageView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cells are made in code") }
}

/// Pictures in three columns; a tap opens one.
public final class PhotoGridViewController: UICollectionViewController {
  /// Three in a row.
  public init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  /// Not there.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("the grid is made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Album.count
  }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? PhotoCell {
      cell.imageView.image = Album.picture(indexPath.item)
      cell.imageView.hero.id = "photo \(indexPath.item)"
      cell.imageView.hero.modifiers = [.fade, .scale(0.8)]
      cell.imageView.isOpaque = true
    }
    return cell
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let viewer = PhotoViewController(index: indexPath.item)
    viewer.hero.isEnabled = true
    present(viewer, animated: true)
  }
}

extension PhotoGridViewController: UICollectionViewDelegateFlowLayout {
  /// Three in a row.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 20) / 3
    return CGSize(width: side, height: side)
  }
}

extension PhotoGridViewController: HeroViewControllerDelegate {
  /// The others leave from around the one that opens.
  public func heroWillStartAnimatingTo(viewController: UIViewController) {
    guard let viewer = viewController as? PhotoViewController else { return }
    collectionView.hero.modifiers = [.cascade(delta: 0.015, direction: .radial(center: center(of: viewer.index)))]
  }

  /// The one that closes must be seen.
  public func heroWillStartAnimatingFrom(viewController: UIViewController) {
    guard let viewer = viewController as? PhotoViewController else { return }
    let path = IndexPath(item: viewer.index, section: 0)
    if !collectionView.indexPathsForVisibleItems.contains(path) {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
  }

  private func center(of index: Int) -> CGPoint {
    collectionView.cellForItem(at: IndexPath(item: index, section: 0))?.center ?? view.center
  }
}
