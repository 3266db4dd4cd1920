import Hero
import HeroStage
import HeroTesting
import UIKit

/// What bars and the device cover of views inside of others. The screen is 393×852, of which the home indicator covers 34 at the bottom.
@MainActor
@Suite(.writtenStages) struct SafeAreaTests {
  private let root = UIViewController()

  @Test func theKeyboardsGuideIsWhatTheSafeAreaLeaves() {
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
    let above = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 342))
    let below = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 372))
    for view in [above, below] { root.view.addSubview(view) }
    _ = testStage(root: root)
    // They end 10 above the screen's end and 20 below it.
    expectEqual(above.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    expectEqual(below.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
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
    stage.play { navigation.pushViewController(top, animated: true) }
    // The status bar's 59 and the bar's 44.
    expectEqual(label.frame.minY, 103)
    stage.perform { navigation.popViewController(animated: true) }
    stage.wait(0.1)
    expectEqual((top.view.safeAreaInsets.top, label.frame.minY), (103, 103))
    stage.run(until: .idle)
    #expect(top.parent == nil && top.barInsets == .zero)
  }

  /// A scroll view that fills the screen, with contents that are as wide.
  private func scrollView(_ contents: UIView, top: CGFloat = 0) -> UIScrollView {
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    root.view.addSubview(scroll)
    scroll.addSubview(contents)
    for view in [scroll, contents] { view.translatesAutoresizingMaskIntoConstraints = false }
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      contents.topAnchor.constraint(equalTo: guide.topAnchor, constant: top),
      contents.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      contents.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      contents.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      contents.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    return scroll
  }

  // Contents that end 10 points within what is covered get so much higher by their margin, which then is covered more.
  @Test func contentsWithMarginsComeToRest() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = .zero
    let content = UIView()
    stack.addArrangedSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    content.heightAnchor.constraint(equalToConstant: 728).isActive = true
    _ = scrollView(stack, top: 100)
    _ = testStage(root: root)
    // 100 + 728 is 10 beyond 852 − 34; with the margin of 34 it ends below the screen.
    expectEqual(
      (stack.safeAreaInsets.bottom, stack.frame), (34, CGRect(x: 0, y: 100, width: 393, height: 728 + 34)))
  }

  // A picture that grows while it is pulled pushes the contents over the indicator, first by parts of a pixel; layouts without end stop
  // the process.
  @Test func aPixelOfRoundingMovesNoMargin() {
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
    let scroll = scrollView(contents)
    for view in [picture, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contents.addSubview(view)
    }
    let height = picture.heightAnchor.constraint(equalToConstant: 320)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contents.topAnchor), height,
      stack.topAnchor.constraint(equalTo: picture.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contents.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contents.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contents.bottomAnchor),
    ])
    let stage = testStage(root: root)
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
