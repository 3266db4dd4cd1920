import Hero
import HeroGeometry
import HeroScene
import SDOSHero
import UIKit

/// Scenes' bars as UIKit's.
@MainActor
struct BarTwins {
  let images: [ImageAsset]

  /// Gives a navigation controller a scene's bar.
  func give(_ bar: NavigationBar?, to navigation: UINavigationController) {
    navigation.isNavigationBarHidden = bar == nil
    guard let bar else { return }
    let look = UINavigationBarAppearance()
    paint(look, bar.colors)
    look.titleTextAttributes = [.foregroundColor: UIColor(bar.colors.title)]
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.tintColor = UIColor(bar.colors.tint)
    navigation.navigationBar.prefersLargeTitles = bar.hasLargeTitles
  }

  /// Gives a tab bar controller a scene's bar.
  func give(_ bar: TabBar?, to tabs: UITabBarController) {
    tabs.tabBar.isHidden = bar == nil
    guard let bar else { return }
    let look = UITabBarAppearance()
    paint(look, bar.colors)
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.tintColor = UIColor(bar.colors.tint)
    tabs.tabBar.unselectedItemTintColor = UIColor(bar.colors.muted)
  }

  private func paint(_ look: UIBarAppearance, _ colors: BarColors) {
    if colors.background.alpha == 0 { look.configureWithTransparentBackground() }
    look.backgroundColor = UIColor(colors.background)
    look.shadowColor = UIColor(colors.separator)
  }

  /// Puts a screen's items into its controller.
  func give(_ screen: Screen, to controller: UIViewController) throws {
    let item = screen.navigationItem
    controller.navigationItem.title = item.title?.text
    controller.navigationItem.largeTitleDisplayMode = item.isLargeTitle.map { $0 ? .always : .never } ?? .automatic
    if !item.left.isEmpty { controller.navigationItem.leftBarButtonItems = try item.left.map(button) }
    if !item.right.isEmpty { controller.navigationItem.rightBarButtonItems = try item.right.map(button) }
    if !screen.toolbarItems.isEmpty { controller.toolbarItems = try screen.toolbarItems.map(button) }
    let tab = screen.tabBarItem
    controller.tabBarItem = UITabBarItem(
      title: tab.title?.text, image: try tab.image.map { try picture($0.image, $0.size) },
      selectedImage: try tab.selectedImage.map { try picture($0.image, $0.size) })
    controller.tabBarItem.badgeValue = tab.badge?.text
  }

  private func button(_ item: BarItem) throws -> UIBarButtonItem {
    switch item.content {
    case .title(let text, let isBold): return UIBarButtonItem(title: text.text, style: isBold ? .done : .plain) {}
    case .image(let image, let size): return UIBarButtonItem(image: try picture(image, size), style: .plain) {}
    case .flexibleSpace: return .flexibleSpace()
    case .fixedSpace(let width): return .fixedSpace(CGFloat(width))
    case .glyph(let glyph):
      let all = (0...30).compactMap { UIBarButtonItem.SystemItem(rawValue: $0) }
      guard let system = all.first(where: { "\($0)" == glyph.rawValue }) else {
        throw SceneTwin.Unsayable(reason: "a glyph that UIKit has no longer")
      }
      return UIBarButtonItem(systemItem: system)
    }
  }

  private func picture(_ number: Int, _ size: Size) throws -> UIImage {
    let asset = images[number]
    guard let picture = UIImagePicture(bytes: asset.file.bytes, name: "\(number).png") else {
      throw SceneTwin.Unsayable(reason: "a picture that cannot be read")
    }
    let image = UIImage(picture, scale: CGFloat(asset.scale))
    guard Size(image.size) == size else { throw SceneTwin.Unsayable(reason: "a bar's picture of another size") }
    return image
  }
}

/// Scenes' SDOSHero types as its calls.
extension SceneTwin {
  /// Gives a controller its animations for being presented and dismissed.
  static func give(_ animation: ModalAnimation, to controller: UIViewController) {
    switch animation {
    case .unset: break
    case .both(let type): controller.hero.modalAnimationType = HeroDefaultAnimationType(type)
    case .pair(let presenting, let dismissing):
      if let presenting { controller.animationTypeForPresenting = HeroDefaultAnimationType(presenting) }
      if let dismissing { controller.animationTypeForDismissing = HeroDefaultAnimationType(dismissing) }
    }
  }

  /// A navigation controller, of SDOSHero's kind on demand, whose own types a scene's `animation` stands for.
  static func navigation(_ root: NavigationRoot, _ isSDOSHero: Bool) -> UINavigationController {
    guard isSDOSHero else {
      let navigation = UINavigationController()
      navigation.hero.navigationAnimationType = HeroDefaultAnimationType(root.animation)
      return navigation
    }
    let navigation = SDOSHeroNavigationController()
    let isGiven = root.animationTypeForPush != nil || root.animationTypeForPop != nil
    let (push, pop) = isGiven ? (root.animationTypeForPush, root.animationTypeForPop) : (root.animation, root.animation)
    if let push { navigation.animationTypeForPush = HeroDefaultAnimationType(push) }
    if let pop { navigation.animationTypeForPop = HeroDefaultAnimationType(pop) }
    return navigation
  }

  /// A push as a step says it: with an animation of its own, and one for the way back.
  func push(_ controller: UIViewController, _ animation: AnimationType?, pop: Step.PopAnimation?) throws {
    guard let animation else {
      guard pop == nil else { throw Unsayable(reason: "a way back without a way there") }
      top.navigationController?.pushViewController(controller, animated: true)
      return
    }
    guard let navigation = top.navigationController as? SDOSHeroNavigationController else {
      throw Unsayable(reason: "SDOSHero's push without its navigation controller")
    }
    let type = HeroDefaultAnimationType(animation)
    switch pop {
    case nil: navigation.pushViewController(controller, usingAnimation: type)
    case .opposite: navigation.pushViewController(controller, usingAnimationForPushAndOppositeForPop: type)
    case .type(let pop):
      navigation.pushViewController(
        controller, usingPushAnimation: type, popAnimation: HeroDefaultAnimationType(pop))
    }
  }
}
