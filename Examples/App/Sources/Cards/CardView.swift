import Hero
import UIKit

/// A story's card: picture, headline on a blurred band, and rounded corners.
public final class CardView: UIView {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let picture = UIView()
  let band = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let sky = CAGradientLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    titleLabel.font = .boldSystemFont(ofSize: 28)
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = .darkGray
    picture.layer.addSublayer(sky)
    for view in [picture, band, titleLabel, subtitleLabel] { addSubview(view) }
  }

  /// Not there.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("cards are made in code") }

  func show(_ story: Story) {
    titleLabel.text = story.title
    subtitleLabel.text = story.subtitle
    sky.colors = story.colors.map(\.cgColor)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    sky.frame = picture.bounds
    band.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 84)
    titleLabel.frame = CGRect(x: 20, y: 14, width: bounds.width - 40, height: 34)
    subtitleLabel.frame = CGRect(x: 20, y: 48, width: bounds.width - 40, height: 20)
  }
}

/// Casts the card's shadow and shrinks a little under the finger.
final class CardHolder: UIView {
  let card = CardView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cards are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    // While Hero has taken the card, it is Hero's to move.
    if card.superview === self { card.frame = bounds }
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    press(false)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press(false)
  }

  private func press(_ isPressed: Bool) {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [],
      animations: { self.transform = isPressed ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity },
      completion: nil)
  }
}

/// What a card tells.
public struct Story {
  var title: String
  var subtitle: String
  var text: String
  var colors: [UIColor]

  /// Two of them.
  @MainActor static let all = [
    Story(
      title: "Dusk", subtitle: "Where the day goes",
      text: "The sun leaves, and everything that was sharp becomes one colour.",
      colors: [.systemOrange, .systemPink]),
    Story(
      title: "Tide", subtitle: "Twice a day",
      text: "The sea comes up to the wall, waits for a moment, and thinks better of it.",
      colors: [.systemTeal, .systemBlue]),
  ]
}
