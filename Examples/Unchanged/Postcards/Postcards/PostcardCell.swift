import UIKit
import Hero

class PostcardCell: UITableViewCell {

    @IBOutlet weak var stampView: UIView!
    @IBOutlet weak var placeLabel: UILabel!
    @IBOutlet private weak var heartLabel: UILabel!

    @IBInspectable var stampRadius: CGFloat = 0 {
        didSet { stampView?.layer.cornerRadius = stampRadius }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        stampView.layer.cornerRadius = stampRadius
        heartLabel.isHidden = true
    }

    func show(_ postcard: Postcard, isLiked: Bool) {
        placeLabel.text = postcard.place
        placeLabel.hero.id = "place \(postcard.place)"
        stampView.backgroundColor = UIColor(named: postcard.colorName)
        stampView.hero.id = "stamp \(postcard.place)"
        heartLabel.isHidden = !isLiked
    }
}
