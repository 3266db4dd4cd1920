import UIKit

class PostcardsViewController: UITableViewController {

    @IBOutlet private var countItem: UIBarButtonItem!

    private var liked: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "PostcardCell", bundle: nil), forCellReuseIdentifier: "postcard")
        NotificationCenter.default.addObserver(
            self, selector: #selector(postcardWasLiked(_:)), name: .postcardLiked, object: nil)
        updateCount()
    }

    @objc private func postcardWasLiked(_ notification: Notification) {
        guard let place = notification.object as? String else { return }
        liked.insert(place)
        updateCount()
        tableView.reloadData()
    }

    private func updateCount() {
        countItem.title = "\(liked.count) liked"
    }

    @IBAction func forgetAll(_ sender: UIBarButtonItem) {
        liked.removeAll()
        updateCount()
        tableView.reloadData()
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Postcard.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "postcard", for: indexPath) as! PostcardCell
        let postcard = Postcard.all[indexPath.row]
        cell.show(postcard, isLiked: liked.contains(postcard.place))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "openPostcard", sender: indexPath)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? PostcardViewController, let indexPath = sender as? IndexPath else { return }
        detail.postcard = Postcard.all[indexPath.row]
    }
}
