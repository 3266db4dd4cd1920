import UIKit

class ListViewController<Row>: UIViewController {
    var rows: [Row] = []
    var closed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close))
    }

    @objc private func close() {
        closed = true
    }
}
