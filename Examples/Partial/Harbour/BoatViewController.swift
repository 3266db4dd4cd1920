import Beacon
import Gulls
import Hero
import UIKit

class BoatViewController: UIViewController, BeaconDelegate {
  private let name: String
  private let color: UIColor
  private let hull = UIView()
  private let log = UILabel()

  init(name: String, color: UIColor) {
    (self.name, self.color) = (name, color)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    view.backgroundColor = .systemBackground
    hull.backgroundColor = color
    hull.hero.id = name
    hull.layer.cornerRadius = 16
    view.addSubview(hull)
    log.text = "At the pier"
    log.textAlignment = .center
    log.hero.modifiers = [.fade, .translate(y: 80)]
    view.addSubview(log)
    let gulls = UIButton(type: .system)
    gulls.setTitle("Gulls", for: .normal)
    gulls.frame = CGRect(x: 24, y: 520, width: 120, height: 44)
    gulls.hero.modifiers = [.fade]
    gulls.addTarget(self, action: #selector(callGulls), for: .touchUpInside)
    view.addSubview(gulls)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    hull.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 320)
    log.frame = CGRect(x: 24, y: hull.frame.maxY + 24, width: view.bounds.width - 48, height: 32)
  }

  /// A pod's function that does not compile: this one does.
  @objc private func callGulls() {
    log.text = cry(times: 3)
  }

  func beacon(_ beacon: Beacon, didChange state: Beacon.State) {
    switch state {
    case .lit: log.text = "Lit"
    default: log.text = "Dark"
    }
  }
}
