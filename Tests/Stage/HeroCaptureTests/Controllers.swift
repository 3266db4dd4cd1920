import Hero
import UIKit

/// A box and a text that the other screen has too.
final class BoxViewController: UIViewController {
  let box = UIView()
  let text = UILabel()

  init(_ place: CGRect = CGRect(x: 10, y: 20, width: 50, height: 50), _ color: UIColor = .systemPink) {
    super.init(nibName: nil, bundle: nil)
    box.frame = place
    box.backgroundColor = color
    hero.isEnabled = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    box.hero.id = "box"
    text.frame = CGRect(x: 10, y: 180, width: 140, height: 30)
    text.text = "Box"
    text.font = .systemFont(ofSize: 15, weight: .semibold)
    text.textAlignment = .center
    view.addSubview(box)
    view.addSubview(text)
  }
}

/// Whose layer is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// Every kind of contents, and layer values that are not the usual ones.
final class EverythingViewController: UIViewController {
  let photo = UIImageView()
  let gradient = GradientView(frame: CGRect(x: 80, y: 10, width: 60, height: 40))
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  let unknown = UIView(frame: CGRect(x: 10, y: 120, width: 40, height: 40))
  let list = UITableView(frame: CGRect(x: 60, y: 120, width: 90, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    let drawn = Self.picture(CGSize(width: 20, height: 20), .red)
    photo.image = drawn
    photo.frame = CGRect(x: 10, y: 10, width: 60, height: 100.0 / 3)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 8
    photo.layer.cornerCurve = .continuous
    photo.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    (gradient.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor(white: 0.3, alpha: 0.5).cgColor]
    (gradient.layer as? CAGradientLayer)?.locations = [0.1, 0.9]
    gradient.transform = CGAffineTransform(rotationAngle: 0.2)
    gradient.layer.shadowOpacity = 0.3
    gradient.layer.shadowOffset = CGSize(width: 2, height: 4)
    blur.frame = CGRect(x: 40, y: 30, width: 60, height: 40)
    let star = UIImageView(image: UIImage(systemName: "star"))
    star.tintColor = .systemGreen
    star.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    blur.contentView.addSubview(star)
    let outline = CAShapeLayer()
    outline.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20)).cgPath
    outline.fillColor = nil
    outline.strokeColor = UIColor.blue.cgColor
    outline.lineWidth = 3
    outline.lineDashPattern = [4, 2]
    outline.frame = CGRect(x: 10, y: 80, width: 40, height: 20)
    // Nothing that a capture has words for.
    unknown.layer.contents = Self.picture(CGSize(width: 40, height: 40), .purple).cgImage
    unknown.layer.contentsScale = UIScreen.main.scale
    unknown.backgroundColor = .white
    unknown.layer.borderWidth = 2
    unknown.layer.borderColor = UIColor.systemTeal.cgColor
    unknown.alpha = 0.3
    let label = UILabel(frame: CGRect(x: 0, y: 10, width: 40, height: 20))
    label.text = "Ag"
    label.font = UIFont(name: "Inter-BoldItalic", size: 14)
    label.textColor = UIColor(hue: 0.3, saturation: 1, brightness: 0.5, alpha: 1)
    unknown.addSubview(label)
    for row in 0..<3 {
      let view = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 25, width: 90, height: 20))
      view.backgroundColor = .systemOrange
      view.isHidden = row == 1
      list.addSubview(view)
    }
    for view in [photo, gradient, blur, unknown, list] { self.view.addSubview(view) }
    view.layer.addSublayer(outline)
  }

  /// Half of it coloured.
  private static func picture(_ size: CGSize, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
    }
  }
}

/// Texts of several styles.
final class StyledViewController: UIViewController {
  let price = UILabel(frame: CGRect(x: 10, y: 10, width: 140, height: 40))
  let terms = UILabel(frame: CGRect(x: 10, y: 60, width: 140, height: 110))
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    hero.isEnabled = true
    let amount = NSMutableAttributedString(string: "$129", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)])
    amount.append(
      NSAttributedString(
        string: "99", attributes: [.font: UIFont.boldSystemFont(ofSize: 11), .baselineOffset: 8]))
    amount.append(NSAttributedString(string: " / month", attributes: [.foregroundColor: UIColor.secondaryLabel]))
    price.attributedText = amount
    price.backgroundColor = .systemGray6
    price.hero.id = "price"

    let text = NSMutableAttributedString(string: "Terms\nBy tapping you agree to the terms of an old and marked offer.")
    let words = NSString(string: text.string)
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: words.range(of: "the terms"))
    text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: words.range(of: "the terms"))
    text.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.double.rawValue, range: words.range(of: "old"))
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: words.range(of: "marked"))
    text.addAttribute(.kern, value: 2, range: words.range(of: "offer"))
    let title = NSMutableParagraphStyle()
    (title.alignment, title.paragraphSpacing, title.minimumLineHeight) = (.center, 6, 30)
    text.addAttribute(.paragraphStyle, value: title, range: NSRange(location: 0, length: 6))
    let body = NSMutableParagraphStyle()
    (body.firstLineHeadIndent, body.headIndent, body.tailIndent, body.lineHeightMultiple) = (12, 4, -6, 1.2)
    body.lineBreakMode = .byWordWrapping
    text.addAttribute(.paragraphStyle, value: body, range: NSRange(location: 6, length: text.length - 6))
    terms.numberOfLines = 0
    terms.font = .systemFont(ofSize: 11)
    terms.attributedText = text

    let more = NSMutableAttributedString(string: "More ", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    more.append(NSAttributedString(string: "now", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)]))
    button.setAttributedTitle(more, for: .normal)
    button.frame = CGRect(x: 10, y: 180, width: 140, height: 40)
    for subview in [price, terms, button] { view.addSubview(subview) }
  }
}
