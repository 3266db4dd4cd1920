import HeroTesting

@testable import UIKit

@MainActor
@Suite struct MenuTests {
  @Test func menusAreHeldAndNotShown() throws {
    var sorted = false
    let sort = UIAction(title: "By name", image: UIImage(systemName: "textformat"), state: .on) { _ in sorted = true }
    let menu = UIMenu(
      title: "Sort",
      children: [
        sort, UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
      ])
    let item = UIBarButtonItem(title: "More", menu: menu)
    #expect(item.menu === menu)
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    let chosen = try #require(button.menu?.children.first as? UIAction)
    expectEqual(chosen.state, .on)
    button.sendAction(chosen)
    #expect(sorted)
    expectEqual(menu.replacingChildren([]).title, "Sort")
  }

  private final class Photos: UICollectionViewController, UICollectionViewDataSourcePrefetching,
    UIContextMenuInteractionDelegate
  {
    var isLiked = false
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { [unowned self] _ in
        UIMenu(children: [UIAction(title: "Like") { [unowned self] _ in isLiked = true }])
      }
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test func contextMenusAreHeldAndNotShown() throws {
    useOwnScreen()
    let photos = Photos()
    photos.collectionView.prefetchDataSource = photos
    let path = IndexPath(item: 2, section: 0)
    let asked = photos.collectionView.delegate as? any UICollectionViewDelegate
    let menu = asked?.collectionView(
      photos.collectionView, contextMenuConfigurationForItemAt: path, point: .zero)
    #expect((menu?.identifier as? NSIndexPath)?.item == 2 && !photos.isLiked)
    let interaction = UIContextMenuInteraction(delegate: photos)
    let (first, second) = (UIView(), UIView())
    first.addInteraction(interaction)
    #expect(interaction.view === first && first.interactions.count == 1 && interaction.delegate === photos)
    second.interactions = [interaction]
    #expect(interaction.view === second && first.interactions.isEmpty)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil && second.interactions.isEmpty)
  }
}
