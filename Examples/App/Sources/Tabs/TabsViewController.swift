import Cards
import Hero
import Lists
import UIKit

/// News and stories beside each other.
public final class TabsViewController: UITabBarController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let news = UINavigationController(rootViewController: ListViewController())
    news.hero.isEnabled = true
    news.hero.navigationAnimationType = .autoReverse(presenting: .push(direction: .left))
    news.tabBarItem = UITabBarItem(title: "News", image: nil, selectedImage: nil)
    let cards = CardsViewController()
    cards.tabBarItem = UITabBarItem(title: "Stories", image: nil, selectedImage: nil)
    viewControllers = [news, cards]
    hero.isEnabled = true
    hero.tabBarAnimationType = .slide(direction: .left)
  }
}
