import Hero
import UIKit

/// Stories as cards; a tap opens one.
public final class CardsViewController: UIViewController {
  private let scroll = UIScrollView()
  private var holders: [CardHolder] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(scroll)
    for (index, story) in Story.all.enumerated() {
      let holder = CardHolder()
      holder.card.show(story)
      holder.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      scroll.addSubview(holder)
      holders.append(holder)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = view.bounds.width - 40
    let top = view.safeAreaInsets.top + 20
    for (index, holder) in holders.enumerated() {
      holder.frame = CGRect(x: 20, y: top + CGFloat(index) * (width + 40), width: width, height: width + 10)
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: top + CGFloat(holders.count) * (width + 40))
  }

  @objc private func open(_ gesture: UITapGestureRecognizer) {
    guard let index = holders.firstIndex(where: { $0 === gesture.view }) else { return }
    let id = "card \(index)"
    let card = holders[index].card
    card.hero.id = id
    card.hero.modifiers = [.useNoSnapshot, .spring(stiffness: 250, damping: 25)]

    let story = StoryViewController(Story.all[index])
    story.hero.isEnabled = true
    story.hero.modalAnimationType = .none
    story.card.hero.id = id
    story.card.hero.modifiers = [.useNoSnapshot, .spring(stiffness: 250, damping: 25)]
    story.sheet.hero.modifiers = [.source(heroID: id), .spring(stiffness: 250, damping: 25)]
    story.text.hero.modifiers = [.useNoSnapshot, .forceAnimate, .spring(stiffness: 250, damping: 25)]
    story.blur.hero.modifiers = [.fade, .useNoSnapshot]
    present(story, animated: true)
  }
}

/// A card's story; dragging down closes it.
public final class StoryViewController: UIViewController {
  let card = CardView()
  let sheet = UIView()
  let text = UILabel()
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  init(_ story: Story) {
    super.init(nibName: nil, bundle: nil)
    card.show(story)
    text.text = story.text
  }

  /// Not there.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("stories are made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    sheet.backgroundColor = .white
    sheet.clipsToBounds = true
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 20)
    view.addSubview(blur)
    view.addSubview(sheet)
    sheet.addSubview(text)
    sheet.addSubview(card)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    blur.frame = bounds
    sheet.frame = bounds
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    text.frame = CGRect(
      x: 20, y: bounds.width + 20, width: bounds.width - 40, height: bounds.height - bounds.width - 20)
  }

  @objc private func drag(_ gesture: UIPanGestureRecognizer) {
    let progress = gesture.translation(in: view).y / view.bounds.height
    switch gesture.state {
    case .began:
      dismiss(animated: true)
    case .changed:
      Hero.shared.update(progress)
    default:
      if progress + gesture.velocity(in: nil).y / view.bounds.height > 0.3 {
        Hero.shared.finish()
      } else {
        Hero.shared.cancel()
      }
    }
  }
}
