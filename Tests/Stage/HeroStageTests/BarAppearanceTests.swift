import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender
import HeroScene
import HeroStage
import HeroTesting
import UIKit

@MainActor
@Suite(.writtenStages) struct BarAppearanceTests {
  private func navigation(_ root: UIViewController = CardViewController()) -> UINavigationController {
    UINavigationController(rootViewController: root)
  }

  private func colors(_ navigation: @autoclosure () -> UINavigationController) throws -> BarColors {
    try #require(testStage(root: navigation()).navigationRoot.bar?.colors)
  }

  /// Says how its bar looks when it is loaded.
  private final class ColouredViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      appearance.shadowColor = .clear
      navigationItem.standardAppearance = appearance
      navigationController?.navigationBar.tintColor = .green
    }
  }

  @Test func barsLookAsTheySayOnceTheyAreSeen() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [CardViewController(), navigation(ColouredViewController())]
    let look = UITabBarAppearance()
    look.configureWithTransparentBackground()
    look.stackedLayoutAppearance.selected.iconColor = .purple
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    tabs.tabBar.standardAppearance = look
    let stage = testStage(root: tabs)
    stage.select(tab: 1)
    stage.run(until: .idle)
    let root = try stage.tabRoot
    let (colors, tabColors) = try (#require(root.navigation(1).bar?.colors), #require(root.bar?.colors))
    expectEqual((colors.background, colors.title), (UIColor.red.color, .white))
    expectEqual((colors.separator.alpha, colors.tint), (0, UIColor.green.color))
    expectEqual(tabColors.background.alpha, 0)
    expectEqual((tabColors.tint, tabColors.muted), (UIColor.purple.color, UIColor.brown.color))
  }

  /// The older way to say it.
  @Test func picturesOfNothingLeaveTheGroundOut() throws {
    let root = navigation()
    root.navigationBar.setBackgroundImage(UIImage(), for: .default)
    root.navigationBar.shadowImage = UIImage()
    root.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.green]
    root.viewControllers[0].navigationItem.title = "Title"
    root.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
    let bare = try colors(root)
    expectEqual((bare.background.alpha, bare.separator.alpha, bare.title), (0, 0, UIColor.green.color))
    let black = navigation()
    black.navigationBar.barStyle = .black
    let dark = try colors(black)
    expectEqual((dark.title, dark.background), (.white, BarColors.plain(isDark: true).background))
    expectEqual((black.preferredStatusBarStyle, root.preferredStatusBarStyle), (.lightContent, .default))
    black.navigationBar.isTranslucent = false
    try expectEqual(colors(black).background, .black)
    let item = try #require(testStage(root: root).scene.screens.first?.navigationItem)
    expectEqual((item.title?.text, item.backTitle?.text.isEmpty), ("Title", true))
  }

  @Test func barsKnowTheirItems() throws {
    let (first, second) = (CardViewController(), CardViewController())
    let navigation = navigation(first)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem && navigation.navigationBar.items?.count == 2)
    navigation.navigationBar.topItem?.title = "Second"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, CardViewController()]
    tabs.tabBar.items?[1].title = "Other"
    expectEqual(tabs.viewControllers?[1].tabBarItem?.title, "Other")
    #expect(tabs.tabBar.selectedItem === navigation.tabBarItem && UITabBar().items == nil)
    tabs.tabBar.shadowImage = UIImage()
    // The hairline goes with the ground alone.
    try expectEqual(testStage(root: tabs).tabRoot.bar?.colors.separator, BarColors.plain(isDark: false).separator)
    let clear = UITabBarController()
    clear.viewControllers = [CardViewController()]
    (clear.tabBar.backgroundImage, clear.tabBar.shadowImage) = (UIImage(), UIImage())
    let bare = try #require(testStage(root: clear).tabRoot.bar?.colors)
    expectEqual((bare.background.alpha, bare.separator.alpha), (0, 0))
  }

  @Test func appearancesSpeakForBarsThatSayNothing() throws {
    func root() -> UINavigationController {
      UINavigationBar.appearance().tintColor = .systemPink
      UINavigationBar.appearance().barTintColor = .black
      return navigation()
    }
    let spoken = try colors(root())
    expectEqual((spoken.tint, spoken.background), (UIColor.systemPink.color, .black))
    // Another stage has none of it.
    try expectEqual(colors(navigation()), .plain(isDark: false))
  }

  /// What an item with a look of its own is on the film.
  private func view(_ item: BarItem) -> View? {
    guard case .view(let content) = item.content, content.views.count == 1 else { return nil }
    return content.views[0]
  }

  private func label(_ item: BarItem) -> TextContents? {
    guard case .label(let text) = view(item)?.content else { return nil }
    return text
  }

  @Test func itemsHaveLooksOfTheirOwn() throws {
    let card = CardViewController()
    var taps = 0
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, image: nil, primaryAction: UIAction { _ in taps += 1 })
    }
    let (plain, red, large, off, glyph) = (
      item("Plain"), item("Red"), item("Large"), item("Off"), UIBarButtonItem(systemItem: .add)
    )
    red.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    red.tintColor = .green
    large.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 20)], for: .normal)
    off.isEnabled = false
    glyph.tintColor = .purple
    card.navigationItem.rightBarButtonItems = [red, plain, large]
    card.navigationItem.leftBarButtonItems = [off, glyph]
    let navigation = navigation(card)
    navigation.navigationBar.tintColor = .orange
    let stage = testStage(root: navigation)
    let shown = try stage.scene.screens[0].navigationItem
    guard case .title(let text, isBold: false) = shown.right[1].content else {
      Issue.record("an item that says nothing has a look of its own")
      return
    }
    expectEqual(text.text, "Plain")
    // The attributes win over the tint; a font alone leaves the bar's colour.
    #expect(label(shown.right[0])?.color == UIColor.red.color && label(shown.right[0])?.font == Font(size: 17))
    expectEqual(label(shown.right[2])?.color, UIColor.orange.color)
    expectEqual(label(shown.right[2])?.font, Font(size: 20, weight: 700))
    expectEqual(label(shown.left[0])?.color, UIColor.tertiaryLabel.color)
    guard case .image(let plus)? = view(shown.left[1])?.content else {
      Issue.record("a glyph in a tint of its own is no picture")
      return
    }
    // 18 points beside a font of 17, beside one of 20, on whole pixels of a third: 63.5.
    expectEqual(plus.templateTint, UIColor.purple.color)
    expectEqual(view(shown.left[1])?.size, Size(width: 64 / 3.0, height: 64 / 3.0))
    // Both are taps on items: 16 points from the sides, in a row of 44 below the status bar's 59.
    stage.tap(at: CGPoint(x: 393 - 20, y: 80))
    expectEqual(taps, 1)
    stage.tap(at: CGPoint(x: 20, y: 80))
    expectEqual(taps, 1)
  }

  // One drawing for UIKit's items, for symbols by name and for scenes: trash is "trash", drawn for the bar's 20 points.
  @Test(arguments: [Device.iPhone15Pro, .iPhone8]) func systemItemsAreTheSymbolsThatScenesHave(device: Device) throws {
    let glyphs = SystemItem.allCases.compactMap { item in BarTwins.systemItem(item).map { (item, $0) } }
    // Symbols are made for the screen that is in force.
    _ = testStage(device: device, root: UIViewController())
    let card = CardViewController()
    let star = try #require(UIImage(systemName: "trash"))
    let large = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
    card.toolbarItems =
      glyphs.map { UIBarButtonItem(systemItem: $0.1) }
      + [star, large].map { UIBarButtonItem(image: $0, style: .plain) {} }
    let navigation = navigation(card)
    navigation.isToolbarHidden = false
    let captured = try testStage(device: device, root: navigation).scene
    let (width, height) = (captured.canvas.size.width, captured.canvas.size.height)
    let items = glyphs.map { #"{ "systemItem": "\#($0.0.rawValue)" }"# } + [#"{ "image": "system:trash@20" }"#]
    let text = """
      { "version": 1, "canvas": { "width": \(width), "height": \(height), "scale": \(captured.canvas.scale) },
        "root": { "navigation": ["a"], "bar": {} }, "timeline": [],
        "screens": { "a": { "toolbarItems": [ \(items.joined(separator: ", ")) ], "view": {} } } }
      """
    let read = try SceneLoader(textMeasure: .renderer).load(
      bytes: Array(text.utf8), file: "a.json", folder: "/nonexistent")
    let (mine, theirs) = (captured.screens[0].toolbarItems, read.screens[0].toolbarItems)
    expectEqual((mine.count, theirs.count), (glyphs.count + 2, glyphs.count + 1))
    var drawn = 0
    for (own, other) in zip(mine, theirs) {
      switch (own.content, other.content) {
      case (.glyph(let item, let first, let size), .glyph(let other, let second, let room)):
        expectEqual((item, size), (other, room))
        try expectSame(captured.images[first], read.images[second])
        drawn += 1
      case (.image(let first, let size), .image(let second, let room)):
        expectEqual(size, room)
        try expectSame(captured.images[first], read.images[second])
        drawn += 1
      default: expectEqual(own, other)
      }
    }
    // All that are no texts and spaces but pageCurl, which UIKit has no longer, and the symbol by its name.
    expectEqual(drawn, 17)
    // What says its size keeps it: 21 points beside a font of 17.
    guard case .image(_, let size) = mine[mine.count - 1].content else { return #expect(Bool(false), "no image") }
    #expect(abs(size.width - 21 * 30 / 17) < 0.5)
  }

  private func expectSame(_ first: ImageAsset, _ second: ImageAsset) throws {
    expectEqual((first.path, first.scale), (second.path, second.scale))
    try expectEqual(first.file.pixmap().bytes, second.file.pixmap().bytes, "\(first.path)")
  }

  @Test func aBarsLookSpeaksForItsItems() throws {
    let card = CardViewController()
    let (edit, done) = (
      UIBarButtonItem(title: "Select", primaryAction: UIAction { _ in }), UIBarButtonItem(systemItem: .done)
    )
    card.navigationItem.rightBarButtonItems = [edit, done]
    let navigation = navigation(card)
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    navigation.navigationBar.standardAppearance = look
    let items = try testStage(root: navigation).scene.screens[0].navigationItem.right
    let texts = items.compactMap(label)
    expectEqual(texts.map(\.color), [.white, UIColor.yellow.color])
    expectEqual(texts.map(\.font.weight), [400, 600])
  }
}
