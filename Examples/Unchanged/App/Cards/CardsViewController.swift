import UIKit.UICollectionView

@objc protocol CardCellDelegate {
    @objc optional func cellWasTapped(_ cell: CardCell)
    @objc optional func title(of cell: CardCell) -> String?
}

class CardCell: UICollectionViewCell {
    weak var delegate: CardCellDelegate?
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = contentView.bounds
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        contentView.addSubview(button)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func tapped() {
        delegate?.cellWasTapped?(self)
    }
}

/// Whose subclasses add what UIKit may ask.
class BaseViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.delegate = self
        collectionView.dataSource = self
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    }
}

class CardsViewController: BaseViewController, CardCellDelegate {
    var events: [String] = []

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath) as! CardCell
        cell.delegate = self
        cell.tag = indexPath.item
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        events.append("shows \(indexPath.item)")
    }

    func cellWasTapped(_ cell: CardCell) {
        events.append("tapped \(cell.tag)")
        NotificationCenter.default.post(name: .cardClosed, object: cell)
    }
}
