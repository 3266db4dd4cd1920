import Hero
import HeroStage
import HeroTesting
import UIKit

/// What bars and the device cover of views inside of others. The screen is 393×852, of which the home indicator covers 34 at the bottom.
@MainActor
@Suite(.writtenStages) struct SafeAreaTests {
  @Test func theKeyboardsGuideIsWhatTheSafeAreaLeaves() {
    let root = UIViewController()
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(button)
    let guide = root.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      button.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -10),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let stage = testStage(root: root)
    // 852 points, of which the home indicator has 34.
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 818, width: 393, height: 34))
    expectEqual(button.frame, CGRect(x: 0, y: 758, width: 393, height: 50))
    #expect(root.view.keyboardLayoutGuide === guide)
    stage.perform { guide.usesBottomSafeArea = false }
    stage.wait(0.1)
    expectEqual(button.frame.maxY, 842)
  }

  @Test func beyondTheSuperviewNothingMoreIsCovered() {
    let controller = UIViewController()
    let above = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 342))
    let below = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 372))
    for view in [above, below] { controller.view.addSubview(view) }
    let stage = testStage(root: controller)
    // They end 10 above the screen's end and 20 below it.
    expectEqual(above.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    expectEqual(below.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    _ = stage
  }

  @Test func aPoppedScreenStaysCoveredByTheBarUntilItIsGone() throws {
    let top = ColorViewController()
    let label = UILabel()
    label.text = "Below the bar"
    label.translatesAutoresizingMaskIntoConstraints = false
    top.view.addSubview(label)
    label.topAnchor.constraint(equalTo: top.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let navigation = UINavigationController(rootViewController: ColorViewController())
    navigation.hero.isEnabled = true
    let stage = testStage(root: navigation)
    stage.perform { navigation.pushViewController(top, animated: true) }
    stage.run(until: .idle)
    // The status bar's 59 and the bar's 44.
    expectEqual(label.frame.minY, 103)
    stage.perform { navigation.popViewController(animated: true) }
    stage.wait(0.1)
    expectEqual((top.view.safeAreaInsets.top, label.frame.minY), (103, 103))
    stage.run(until: .idle)
    #expect(top.parent == nil && top.barInsets == .zero)
  }

  // Contents that end 10 points within what is covered get so much higher by their margin, which then is covered more.
  @Test func contentsWithMarginsComeToRest() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    let stack = UIStackView()
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = .zero
    let content = UIView()
    stack.addArrangedSubview(content)
    controller.view.addSubview(scroll)
    scroll.addSubview(stack)
    for view in [scroll, stack, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 728),
    ])
    let stage = testStage(root: controller)
    // 100 + 728 is 10 beyond 852 − 34; with the margin of 34 it ends below the screen.
    expectEqual(stack.safeAreaInsets.bottom, CGFloat(34))
    expectEqual(stack.frame, CGRect(x: 0, y: 100, width: 393, height: 728 + 34))
    _ = stage
  }

  // A picture that grows while it is pulled pushes the contents over the indicator, first by parts of a pixel; layouts without end stop
  // the process.
  @Test func aPixelOfRoundingMovesNoMargin() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    let (contents, picture, label) = (UIView(), UIView(), UILabel())
    label.numberOfLines = 0
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 6
    label.attributedText = NSAttributedString(
      string: String(repeating: "Whisk the flour with milk and eggs. ", count: 12),
      attributes: [.paragraphStyle: paragraph, .font: UIFont.preferredFont(forTextStyle: .body)])
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 40, trailing: 20)
    controller.view.addSubview(scroll)
    scroll.addSubview(contents)
    contents.addSubview(picture)
    contents.addSubview(stack)
    for view in [scroll, contents, picture, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    let height = picture.heightAnchor.constraint(equalToConstant: 320)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      contents.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      contents.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      contents.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      contents.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      contents.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      picture.topAnchor.constraint(equalTo: contents.topAnchor), height,
      stack.topAnchor.constraint(equalTo: picture.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contents.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contents.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contents.bottomAnchor),
    ])
    let stage = testStage(root: controller)
    for step in 255..<300 {
      let y = -CGFloat(step) / 3
      stage.perform {
        scroll.contentOffset.y = y
        height.constant = 320 - y
      }
      #expect(abs(contents.frame.maxY - stack.frame.maxY) < 0.4)
    }
  }
}
