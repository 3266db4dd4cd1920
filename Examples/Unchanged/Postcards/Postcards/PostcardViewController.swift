import Hero
import UIKit

class PostcardViewController: UIViewController {

    @IBOutlet weak var pictureView: UIView!
    @IBOutlet weak var placeLabel: UILabel!
    @IBOutlet weak var textLabel: UILabel!
    @IBOutlet var buttons: [UIButton]!

    var postcard = Postcard.all[0]

    override func viewDidLoad() {
        super.viewDidLoad()
        pictureView.backgroundColor = UIColor(named: postcard.colorName)
        pictureView.hero.id = "stamp \(postcard.place)"
        placeLabel.text = postcard.place
        placeLabel.hero.id = "place \(postcard.place)"
        textLabel.text = postcard.text
        for (index, button) in buttons.enumerated() {
            button.hero.modifiers = [.fade, .translate(y: CGFloat(60 + 30 * index))]
        }

        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
        view.addGestureRecognizer(pan)
    }

    @IBAction func like(_ sender: UIButton) {
        sender.setTitle("Liked", for: .normal)
        NotificationCenter.default.post(name: .postcardLiked, object: postcard.place)
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true, completion: nil)
    }

    @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: nil)
        let progress = translation.y / 2 / view.bounds.height
        switch recognizer.state {
        case .began:
            dismiss(animated: true, completion: nil)
        case .changed:
            Hero.shared.update(progress)
            let center = CGPoint(x: pictureView.center.x + translation.x, y: pictureView.center.y + translation.y)
            Hero.shared.apply(modifiers: [.position(center)], to: pictureView)
        default:
            if progress + recognizer.velocity(in: nil).y / view.bounds.height > 0.3 {
                Hero.shared.finish()
            } else {
                Hero.shared.cancel()
            }
        }
    }
}
