import Testing

@testable import UIKit

/// What ordinary app code asks of UIKit beside views.
@MainActor
@Suite struct AppIdiomTests {
  @Test func fontsByDescriptor() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect((traits?[.weight] as? NSNumber)?.doubleValue == 0.3)
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: italic, size: 0) != font)
    #expect(UIFont(descriptor: italic, size: 0).pointSize == 20)
    let plain = try #require(italic.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 12) == .systemFont(ofSize: 12))
    let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 20) == .systemFont(ofSize: 20, weight: .heavy))
  }

  // Source: UIKit, where a label of several lines that is fitted ends higher, and a centred one moves to the left.
  @Test func fittingKeepsTheUpperLeftCorner() {
    useOwnScreen()
    final class Small: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
    }
    let view = Small(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    label.text = "Hi"
    label.sizeToFit()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.height < 30)
    #expect(abs(label.frame.minX - 20) < 1e-9 && abs(label.frame.minY - 30) < 1e-9)
  }

  // Views that say the same of their parts in each layout ask for no other, in a cell neither. Source: UIKit's setters of equal values.
  @Test func layoutsThatSayTheSameEnd() {
    final class Busy: UIView {
      let label = UILabel()
      let button = UIButton(type: .system)
      let stack = UIStackView()
      let picture = UIImageView()
      let pages = UIPageControl()
      var layouts = 0
      let image = UIImage()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [label, button, stack, picture, pages] { addSubview(view) }
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        label.font = .systemFont(ofSize: bounds.height * 0.4, weight: .bold)
        label.text = "\(Int(bounds.width))"
        label.numberOfLines = 2
        label.lineBreakMode = .byWordWrapping
        label.preferredMaxLayoutWidth = bounds.width
        label.setContentHuggingPriority(.required, for: .horizontal)
        button.setTitle("\(Int(bounds.width))", for: .normal)
        button.contentEdgeInsets.left = 4
        button.isEnabled = bounds.width > 10
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(9, after: label)
        picture.image = image
        pages.numberOfPages = 3
        layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    useOwnScreen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let busy = Busy()
    busy.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(busy)
    NSLayoutConstraint.activate([
      busy.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      busy.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      busy.widthAnchor.constraint(equalToConstant: 50), busy.heightAnchor.constraint(equalToConstant: 40),
    ])
    let root = UIViewController()
    root.view.addSubview(cell)
    let window = UIWindow()
    UIKitRuntime.current.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(busy.layouts > 0)
    #expect(busy.label.text == "50" && busy.label.font.pointSize == 16)
    // Another size is another layout.
    let before = busy.layouts
    busy.constraints.first { $0.firstAttribute == .width }?.constant = 60
    window.layoutIfNeeded()
    #expect(busy.layouts > before && busy.label.text == "60")
    // A text that is changed in place is not the label's.
    let text = NSMutableAttributedString(string: "one")
    busy.label.attributedText = text
    text.append(NSAttributedString(string: " two"))
    #expect(busy.label.text == "one")
    busy.label.attributedText = text
    #expect(busy.label.text == "one two")
  }

  // A circle of 50 points around (50, 50): 34 points along both axes are 48.1 from its middle, 36 are 50.9.
  @Test func pathsKnowWhatIsInside() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 84, y: 84)) && !circle.contains(CGPoint(x: 86, y: 86)))
    let moved = CGAffineTransform(translationX: 100, y: 0)
    #expect(circle.cgPath.contains(CGPoint(x: 184, y: 84), transform: moved))
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    frame.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(frame.contains(CGPoint(x: 50, y: 50)) && frame.contains(CGPoint(x: 10, y: 50)))
    frame.usesEvenOddFillRule = true
    #expect(!frame.contains(CGPoint(x: 50, y: 50)) && frame.contains(CGPoint(x: 10, y: 50)))
    // A parabola reaches half as far as its control point.
    let arch = UIBezierPath()
    arch.move(to: .zero)
    arch.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(arch.cgPath.boundingBox.height == 100 && arch.cgPath.boundingBoxOfPath.height == 50)
    #expect(arch.contains(CGPoint(x: 50, y: 49)) && !arch.contains(CGPoint(x: 50, y: 51)))
    #expect(NSValue(cgPoint: CGPoint(x: 3, y: 4)).cgPointValue == CGPoint(x: 3, y: 4))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
  }

  // Layers that a view places by its layer's layout, between what its controller is told.
  @Test func viewsPlaceTheirSublayers() {
    final class Ramp: UIView {
      let ramp = CAGradientLayer()
      var told: (String) -> Void = { _ in }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        ramp.frame = bounds
        told("sublayers")
      }
      override func layoutSubviews() { told("subviews") }
    }
    final class Owner: UIViewController {
      let ramp = Ramp()
      var log: [String] = []
      override func loadView() {
        ramp.told = { [unowned self] in log.append($0) }
        view = ramp
      }
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    useOwnScreen()
    let owner = Owner()
    let window = UIWindow()
    UIKitRuntime.current.window = window
    window.rootViewController = owner
    window.makeKeyAndVisible()
    #expect(owner.ramp.ramp.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(owner.log.prefix(4) == ["will", "subviews", "did", "sublayers"])
  }

  // A container that says so tells its children itself.
  @Test func containersMayTellTheirChildrenThemselves() {
    final class Child: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will \(animated)") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
    }
    final class Container: UIViewController {
      let child = Child()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    useOwnScreen()
    let container = Container()
    let window = UIWindow()
    UIKitRuntime.current.window = window
    window.rootViewController = container
    window.makeKeyAndVisible()
    #expect(container.child.log == [])
    container.child.beginAppearanceTransition(true, animated: true)
    container.child.endAppearanceTransition()
    #expect(container.child.log == ["will true", "did"])
  }

  @Test func picturesOfNothing() {
    useOwnScreen()
    let image = UIImage()
    #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == .zero && view.intrinsicContentSize == .zero)
    if case .nothing = view.drawing {} else { Issue.record("something shows") }
  }

  // A symbol's own configuration counts before the view's; the view's before the standard, 17 points.
  @Test func symbolsTakeTheirViewsConfiguration() throws {
    useOwnScreen()
    let plain = try #require(UIImage(systemName: "heart.fill"))
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = large
    #expect(abs(view.intrinsicContentSize.width - plain.size.width * 2) < 0.7)
    #expect(view.image === plain)
    view.image = UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 51))
    #expect(abs(view.intrinsicContentSize.width - plain.size.width * 3) < 0.7)
  }

  @Test func picturesFollowEachOther() throws {
    useOwnScreen()
    let pictures = try ["heart", "star", "bell"].map { try #require(UIImage(systemName: $0)) }
    let view = UIImageView(image: UIImage(systemName: "circle"))
    view.animationImages = pictures
    view.animationDuration = 1e6
    #expect(!view.isAnimating && view.shownImage === view.image)
    view.startAnimating()
    #expect(view.isAnimating && view.shownImage === pictures[0])
    view.stopAnimating()
    #expect(!view.isAnimating && view.shownImage === view.image)
  }

  @Test func materialsAreEffects() {
    func tint(_ style: UIBlurEffect.Style) -> Double? { UIBlurEffect(style: style).recipe(isDark: false)?.tint?.red }
    #expect(tint(.systemThinMaterialDark) == tint(.dark) && tint(.systemChromeMaterialLight) == tint(.extraLight))
    #expect(tint(.systemMaterial) == tint(.regular) && tint(.dark) != tint(.regular))
    // The table that storyboards ask too.
    func alpha(_ style: UIBlurEffect.Style) -> Double? { UIBlurEffect(style: style).recipe(isDark: false)?.tint?.alpha }
    #expect(alpha(.systemThinMaterialLight) == 0.58 && alpha(.systemThinMaterial) == 0.58)
    #expect(alpha(.extraLight) == 0.82 && alpha(.regular) == 0.6)
    #expect(UIBlurEffect.Style.systemMaterialDark.rawValue == 18)
    #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label).recipe(isDark: false) == nil)
  }

  // Source: DateComponentsFormatter's documentation, "Constants" of its styles and of zeros.
  @Test func lengthsOfTime() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05" && formatter.string(from: 3725) == "62:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05" && formatter.string(from: 5.9) == "00:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 3605) == "1:00:05")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3900) == "1h 5m" && formatter.string(from: 0) == "0s")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3660) == "1 hour, 1 minute" && formatter.string(from: 7205) == "2 hours, 5 seconds")
    formatter.unitsStyle = .short
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hr")
  }

  @Test func textsHaveLines() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "29,99", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    #expect(label.contents.strikethroughStyle == .single)
    #expect(label.contents.underlineStyle == .none)
    label.attributedText = NSAttributedString(
      string: "More", attributes: [.underlineStyle: NSUnderlineStyle([.double]).rawValue])
    #expect(label.contents.underlineStyle == .double)
  }

  @Test func textsHaveShadowsAndParagraphs() {
    let label = UILabel()
    label.text = "Title"
    #expect(label.contents.shadow == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let cast = label.contents.shadow
    #expect(cast?.color.red == 1 && cast?.color.green == 0 && cast?.offset.x == 2 && cast?.offset.y == 3)
    #expect(cast?.blurRadius == 0)
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 5
    shadow.shadowOffset = CGSize(width: 1, height: 0)
    let paragraph = NSMutableParagraphStyle()
    paragraph.paragraphSpacing = 7
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "A\nB", attributes: [.paragraphStyle: paragraph])
    let high = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(label.contents.paragraphSpacing == 7)
    label.attributedText = NSAttributedString(string: "A\nB", attributes: [.shadow: shadow])
    #expect(high - label.sizeThatFits(CGSize(width: 200, height: 0)).height == 7)
    let own = label.contents.shadow
    #expect(own?.blurRadius == 5 && own?.offset.x == 1 && abs((own?.color.alpha ?? 0) - 1 / 3) < 1e-9)
  }

  @Test func textsShrinkToFit() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "A title that is too long"
    label.font = .systemFont(ofSize: 30)
    label.baselineAdjustment = .alignCenters
    func size() -> Double? { if case .text(let text, _) = label.drawing { text.font.size } else { nil } }
    #expect(size() == 30)
    label.adjustsFontSizeToFitWidth = true
    #expect((size() ?? 30) < 15)
    label.minimumScaleFactor = 0.6
    #expect(size() == 18)
    label.text = "A"
    #expect(size() == 30)
  }

  // A font of 30 points that shrinks to 18. Its lines are 2444 of 2048 units high, 1950 of them above the baseline.
  @Test func shrunkTextsStandOnTheirBaseline() {
    useOwnScreen()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    label.text = "A title that is too long"
    label.font = .systemFont(ofSize: 30)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    /// The text's upper edge in hundredths of a point, where it does not fill the label.
    func place() -> Int? {
      _ = label.drawing
      return (label.layer.sublayers?.first?.frame.minY).map { Int(($0 * 100).rounded()) }
    }
    #expect(label.baselineAdjustment == .alignBaselines)
    // 12 · (1950 − 2444 / 2) / 2048 = 4.27, in thirds of a point 13 / 3.
    #expect(place() == 433)
    label.baselineAdjustment = .none
    // 12 · 2444 / 2 / 2048 = 7.16, in thirds 21 / 3.
    #expect(place() == -700)
    label.baselineAdjustment = .alignCenters
    #expect(place() == nil)
    label.baselineAdjustment = .alignBaselines
    label.text = "A"
    #expect(place() == nil)
  }

  // A square with a hole: what turns the other way takes from the area.
  @Test func pathsAreReversed() {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 11, y: 12), controlPoint2: CGPoint(x: 13, y: 14))
    let back = path.reversing()
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 9, y: 10))
    expected.addCurve(
      to: CGPoint(x: 5, y: 6), controlPoint1: CGPoint(x: 13, y: 14), controlPoint2: CGPoint(x: 11, y: 12))
    expected.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 7, y: 8))
    expected.addLine(to: CGPoint(x: 1, y: 2))
    #expect(back.path == expected.path && back.lineWidth == 3)
    #expect(back.reversing().path == path.path)
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let hole = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(square.contains(CGPoint(x: 15, y: 15)))
    square.append(hole)
    #expect(square.contains(CGPoint(x: 15, y: 15)))
    square.removeAllPoints()
    square.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)))
    square.append(hole.reversing())
    #expect(!square.contains(CGPoint(x: 15, y: 15)) && square.contains(CGPoint(x: 5, y: 15)))
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func indexPathsOfFoundation() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && NSIndexPath(item: 2, section: 0).item == 2)
    let sender: Any? = IndexPath(row: 4, section: 2)
    #expect((sender as? NSIndexPath)?.row == 4)
  }

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
    #expect(chosen.state == .on)
    button.sendAction(chosen)
    #expect(sorted)
    #expect(menu.replacingChildren([]).title == "Sort")
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

  @Test func nothingLeavesTheApp() throws {
    useOwnScreen()
    let page = try #require(URL(string: "https://example.org"))
    var opened: Bool?
    UIApplication.shared.open(page) { opened = $0 }
    #expect(opened == false && !UIApplication.shared.canOpenURL(page))
    UIPasteboard.general.string = "text"
    UIPasteboard.general.url = page
    #expect(UIPasteboard.general.string == nil && UIPasteboard.general.hasURLs)
    let (view, tilt) = (UIView(), UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group] && view.center == .zero)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func animationsAreSwitched() {
    useOwnScreen()
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  @Test func sceneDelegatesMakeTheirWindow() throws {
    useOwnScreen()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    #expect(delegate.window?.frame == UIScreen.main.bounds)
    #expect(scene.keyWindow === delegate.window)
    #expect(delegate.window?.windowScene === scene)
  }

  @Test func topAndBottomLayoutGuides() throws {
    useOwnScreen()
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: -10),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    controller.view.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
    #expect(insets.top > 0)
    let bounds = controller.view.bounds
    #expect(
      box.frame == CGRect(x: 0, y: insets.top, width: 50, height: bounds.height - insets.top - insets.bottom - 10))
  }

  @Test func cellsWithoutNames() {
    #expect(UITableViewCell().reuseIdentifier == nil)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }

  @Test func repeatedKeyframesNeverEnd() {
    // Another test's film, if one is being taken, would end the animation in its own time.
    useOwnScreen()
    var ends = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 0)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubicPaced) {
    } completion: { _ in
      ends += 1
    }
    #expect(ends == 1)
  }

  @Test func picturesArePreparedAtOnce() throws {
    useOwnScreen()
    let image = try #require(UIImage(systemName: "heart"))
    #expect(image.preparingForDisplay() === image)
    var prepared: UIImage?
    image.prepareForDisplay { prepared = $0 }
    #expect(prepared === image)
  }

  @Test func keyframesEndAtOnce() {
    useOwnScreen()
    let view = UIView()
    var isDone = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
    } completion: {
      isDone = $0
    }
    #expect(view.alpha == 0.25)
    // Without a stage time stands still.
    #expect(isDone)
  }

  @Test func layersTakeActionsAndTransitions() {
    useOwnScreen()
    let layer = CAShapeLayer()
    layer.actions = ["strokeEnd": NSNull(), "position": CABasicAnimation(keyPath: "position")]
    layer.drawsAsynchronously = true
    layer.strokeEnd = 0.5
    #expect(layer.strokeEnd == 0.5)
    func fails(_ error: NSErrorPointer) -> Bool {
      error?.pointee = NSError(domain: "a", code: 3)
      return true
    }
    var error: NSError?
    #expect(fails(&error) && fails(nil) && error?.code == 3)
    let border: CGColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(border == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).cgColor)
    #expect(UIApplication.shared.statusBarOrientation == .portrait && UIToolbar().barStyle == .default)
    let transition = CATransition()
    transition.type = .push
    transition.isRemovedOnCompletion = false
    layer.add(transition, forKey: kCATransition)
    #expect(layer.animation(forKey: "transition") === transition)
  }

  @Test func springsSayHowLongTheyTake() {
    // Underdamped, beta 5 and omega the root of 75: ln(1000 · (1 + 5 / 8.660254)) / 5.
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003347) < 1e-9)
    let heavy = CASpringAnimation()
    (heavy.mass, heavy.stiffness, heavy.damping) = (2, 200, 20)
    #expect(heavy.settlingDuration == CASpringAnimation().settlingDuration)
  }

  /// Observers that a table does not keep alive.
  @Test func tablesHoldObjectsOrNot() {
    final class Observer {}
    let (weak, strong) = (NSHashTable<Observer>.weakObjects(), NSHashTable<Observer>(options: .strongMemory))
    let kept = Observer()
    do {
      let (lost, held) = (Observer(), Observer())
      for observer in [kept, lost, lost] { weak.add(observer) }
      strong.add(held)
      #expect(weak.count == 2 && weak.contains(lost) && !weak.contains(held))
    }
    #expect(weak.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    #expect(strong.count == 1)
    strong.add(kept)
    strong.remove(strong.allObjects[0])
    #expect(strong.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
  }

  @Test func textFieldsPostWhatTheyTell() {
    let field = UITextField()
    UIWindow().addSubview(field)
    nonisolated(unsafe) var posted: [String] = []
    let names: [Notification.Name] = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        posted.append($0.name.rawValue)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    #expect(posted == names.map(\.rawValue))
  }

  /// The bar draws the text; its field is a way to it.
  @Test func aSearchBarsFieldHasItsText() {
    let bar = UISearchBar()
    nonisolated(unsafe) var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UISearchTextField.textDidChangeNotification, object: bar.searchTextField, queue: nil
    ) { _ in posted += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    bar.searchTextField.placeholder = "Boats"
    bar.insertText("Mo")
    #expect(bar.placeholder == "Boats" && bar.searchTextField.text == "Mo" && posted == 1)
    bar.searchTextField.text = "Pier"
    #expect(bar.text == "Pier")
  }

  /// Placeholders of what is made later: they count for nothing.
  @Test func emptyConstraintsAndAnimators() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute && !constraint.isActive)
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator()
    #expect(animator.state == .inactive)
    #expect(UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).effect == nil)
  }

  /// Each stage begins with an empty one.
  @Test func keychainsKeepItems() {
    useOwnScreen()
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "pier",
      kSecAttrAccount as String: "mole",
    ]
    let data = Data("anchor".utf8)
    var found: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound && found == nil)
    #expect(SecItemAdd(query.merging([kSecValueData: data]) { $1 } as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
    query[kSecReturnData as String] = kCFBooleanTrue
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == noErr && found as? Data == data)
    #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()]) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == noErr && found as? Data == Data())
    #expect(SecItemDelete([kSecClass: kSecClassGenericPassword]) == errSecSuccess)
    #expect(SecItemDelete([kSecClass: kSecClassGenericPassword]) == errSecItemNotFound)
  }

  // Source: UIKit's and Core Animation's names and defaults.
  @Test func namesThatAppsHoldOnly() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool { options[.openInPlace] as? Bool ?? false }
    }
    let url = URL(fileURLWithPath: "/")
    #expect(Delegate().application(.shared, open: url, options: [.openInPlace: true, .sourceApplication: "a"]))
    #expect(!Delegate().application(.shared, open: url))
    let transition = CATransition()
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
  }
}
