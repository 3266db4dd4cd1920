import Foundation
import Hero
import UIKit

class HomeViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet weak var badge: BadgeView!
    @objc dynamic var heard = 0
    var events: [String] = []
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Home"
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        view.addGestureRecognizer(pan)
        NotificationCenter.default.addObserver(self, selector: #selector(hear), name: .cardClosed, object: nil)
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(HomeViewController.tick),
                                     userInfo: nil, repeats: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self,
                                                            action: #selector(add(sender:)))
    }

    @IBAction func open(_ sender: UIButton) {
        events.append("open \(sender.tag)")
        let cards = CardsViewController()
        cards.hero.isEnabled = true
        present(cards, animated: true, completion: nil)
    }

    @objc private func tick() { events.append("tick") }
    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began { events.append("pan") }
    }
    @objc func add(sender: UIBarButtonItem) { events.append("add") }
}

extension HomeViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("will appear")
    }

    @objc fileprivate func hear(_ notification: Notification) {
        heard += 1
        events.append(#keyPath(heard))
    }
}

extension Notification.Name {
    static let cardClosed = Notification.Name("cardClosed")
}

@IBDesignable
class BadgeView: UIView {
    @IBInspectable var count: Int = 0
    @IBInspectable var edge: CGFloat = 0 {
        didSet { layer.cornerRadius = edge }
    }
}
