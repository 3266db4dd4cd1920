import Beacon
import Gulls
import Hero
import UIKit

class BoatsViewController: BeaconViewController {
  private let boats: [(name: String, color: UIColor)] = [
    ("Anna", .systemTeal), ("Berta", .systemOrange), ("Clara", .systemIndigo),
  ]
  private let signals = Signal<Int>(every: 5)
  private lazy var flock: Flock = Flock(of: 12, over: .harbour)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbour"
    view.backgroundColor = .systemBackground
    for (number, boat) in boats.enumerated() {
      let card = UIButton(type: .custom)
      card.setTitle(boat.name, for: .normal)
      card.titleLabel?.font = .boldSystemFont(ofSize: 22)
      card.backgroundColor = boat.color
      card.layer.cornerRadius = 16
      card.frame = CGRect(x: 24, y: 140 + CGFloat(number) * 132, width: view.bounds.width - 48, height: 112)
      card.hero.id = boat.name
      card.tag = number
      card.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
      view.addSubview(card)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watch()
    title = "Never"
  }

  /// The module's types are made up; what they do is not.
  private func watch() {
    signals.subscribe { [weak self] count in self?.flock.rise(count) }
  }

  @objc private func open(_ sender: UIButton) {
    let boat = boats[sender.tag]
    navigationController?.pushViewController(BoatViewController(name: boat.name, color: boat.color), animated: true)
  }
}
