import HeroGeometry
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Presentation controllers of the app's own, and sheets.
@MainActor
@Suite(.writtenStages) struct PresentationTests {
  /// The lower 300 points, under a ground of black at 40 % that dismisses.
  final class Drawer: UIPresentationController {
    var calls: [String] = []
    let ground = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
      return CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
    }
    override func size(
      forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      let whole = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
      return CGSize(width: whole.width, height: 300)
    }
    override func presentationTransitionWillBegin() {
      calls.append("will begin")
      ground.backgroundColor = UIColor(white: 0, alpha: 0.4)
      ground.frame = containerView?.bounds ?? .zero
      ground.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self] _ in presentedViewController.dismiss(animated: true) })
      containerView?.addSubview(ground)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("begun \(completed)") }
    override func dismissalTransitionWillBegin() { calls.append("will end") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("ended \(completed)") }
    var layouts: [String] = []
    override func containerViewWillLayoutSubviews() { layouts.append("will") }
    override func containerViewDidLayoutSubviews() { layouts.append("did") }
    var wanted: [CGSize] = []
    override func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
      wanted.append(container.preferredContentSize)
    }
  }

  final class Root: UIViewController, UIViewControllerTransitioningDelegate {
    var drawer: Drawer?
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let drawer = Drawer(presentedViewController: presented, presenting: presenting)
      self.drawer = drawer
      return drawer
    }
  }

  /// The film's end at points, as red, green, blue.
  func colors(_ stage: Stage, at points: [(Int, Int)]) throws -> [[UInt8]] {
    try stage.colors(at: points, time: stage.now)
  }

  let black: [UInt8] = [0, 0, 0]
  let white: [UInt8] = [255, 255, 255]
  let red: [UInt8] = [255, 0, 0]
  /// White under a fifth of black.
  let dimmed: [UInt8] = [204, 204, 204]

  func colored(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  @Test func aPresentationOfTheAppsOwnShows() throws {
    let root = Root()
    let stage = testStage(root: root)
    let card = colored(.red)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = root
    stage.perform { root.present(card, animated: true) }
    stage.run(until: .idle)
    let drawer = try #require(root.drawer)
    expectEqual(card.view.frame, CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(card.presentationController === drawer && drawer.presentingViewController === root)
    expectEqual(drawer.layouts.prefix(2), ["will", "did"])
    for _ in 0..<2 { card.preferredContentSize = CGSize(width: 7, height: 9) }
    expectEqual(drawer.wanted, [CGSize(width: 7, height: 9)])
    // Three fifths of white, and the card below.
    try expectEqual(colors(stage, at: [(200, 100), (200, 600)]), [[153, 153, 153] as [UInt8], red])
    expectEqual(card.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.run(until: .idle)
    #expect(stage.topViewController === root && drawer.containerView == nil)
    expectEqual(drawer.calls, ["will begin", "begun true", "will end", "ended true"])
    try expectEqual(colors(stage, at: [(200, 100), (200, 600)]), [white, white])
  }

  @Test func aLargeSheetLeavesARimOfWhatPresents() throws {
    let root = Root()
    let stage = testStage(root: root)
    let card = colored(.red)
    card.modalPresentationStyle = .pageSheet
    stage.perform { root.present(card, animated: true) }
    stage.run(until: .idle)
    // 10 points below the safe area's 59.
    expectEqual(card.view.convert(card.view.bounds, to: nil), CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(root.view.window != nil)
    // Black above; white under a fifth of black; the sheet; its round corner shows what is behind.
    let seen = try colors(stage, at: [(200, 30), (200, 64), (200, 75), (6, 64), (0, 69)])
    expectEqual(seen, [black, dimmed, red, black, black])
    stage.perform { card.dismiss(animated: true) }
    stage.run(until: .idle)
    try expectEqual(
      colors(stage, at: [(200, 30), (200, 64), (200, 75)]),
      [
        white, white, white,
      ])
  }

  @Test func aPopoverIsASheetOnPhones() {
    let root = Root()
    let stage = testStage(root: root)
    let card = colored(.red)
    card.modalPresentationStyle = .popover
    stage.perform { root.present(card, animated: true) }
    stage.run(until: .idle)
    expectEqual(card.view.convert(card.view.bounds, to: nil), CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(UIModalPresentationStyle.popover.rawValue == 7 && card.popoverPresentationController == nil)
  }

  @Test func aSheetStandsAtItsDetent() throws {
    let root = Root()
    let stage = testStage(root: root)
    let card = colored(.red)
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.medium(), .large(), .custom(identifier: .init("small")) { $0.maximumDetentValue * 0.25 }]
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    stage.perform { root.present(card, animated: true) }
    stage.run(until: .idle)
    func top() -> CGFloat { card.view.convert(card.view.bounds.origin, to: nil).y }
    // Half of 852.
    expectEqual(top(), 426)
    expectEqual(card.view.superview?.layer.cornerRadius, 24)
    // What presents stays where it is, under a fifth of black; the grabber's middle is at 426 + 7.5.
    let seen = try colors(stage, at: [(200, 30), (200, 500)])
    expectEqual(seen, [dimmed, red])
    #expect(try colors(stage, at: [(196, 433)])[0] != red)
    stage.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .init("small") } }
    // A quarter of 852 - 59 - 10 - 34 = 749, and the safe area's 34: 852 - 187.25 - 34.
    expectEqual(top(), 630.75)
    sheet.largestUndimmedDetentIdentifier = .large
    stage.perform { sheet.selectedDetentIdentifier = .large }
    stage.run(until: .idle)
    expectEqual(top(), 69)
    try expectEqual(colors(stage, at: [(200, 64)]), [white])
  }

  @Test func formSheetsStandInTheMiddleOfTablets() throws {
    let device = Device(
      name: "tablet", size: CGSize(width: 834, height: 1194), scale: 1,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    let root = Root()
    let stage = testStage(device: device, root: root)
    let card = colored(.red)
    card.modalPresentationStyle = .formSheet
    stage.perform { root.present(card, animated: true) }
    stage.run(until: .idle)
    expectEqual(card.view.convert(card.view.bounds, to: nil), CGRect(x: 147, y: 287, width: 540, height: 620))
    stage.perform { card.dismiss(animated: true) }
    stage.run(until: .idle)
    card.preferredContentSize = CGSize(width: 400, height: 300)
    stage.perform { root.present(card, animated: true) }
    expectEqual(card.view.convert(card.view.bounds, to: nil), CGRect(x: 217, y: 447, width: 400, height: 300))
  }

  // Source: UIModalPresentationStyle.automatic is a page sheet since iOS 13.
  @Test func automaticIsASheetAndOthersFillTheScreen() throws {
    for (style, frame) in [
      (UIModalPresentationStyle.automatic, CGRect(x: 0, y: 69, width: 393, height: 783)),
      (.fullScreen, CGRect(x: 0, y: 0, width: 393, height: 852)),
    ] {
      let root = Root()
      let stage = testStage(root: root)
      let plain = colored(.red)
      plain.modalPresentationStyle = style
      stage.perform { root.present(plain, animated: true) }
      expectEqual(plain.view.convert(plain.view.bounds, to: nil), frame)
      expectEqual(plain.sheetPresentationController == nil, style == .fullScreen)
    }
  }

  @Test func containersStandInASheetsPlace() throws {
    let root = Root()
    let stage = testStage(root: root)
    let (first, second) = (colored(.red), colored(.blue))
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in first.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: first)
    navigation.modalPresentationStyle = .pageSheet
    stage.perform { root.present(navigation, animated: true) }
    stage.run(until: .idle)
    expectEqual(navigation.view.convert(navigation.view.bounds, to: nil), CGRect(x: 0, y: 69, width: 393, height: 783))
    // Behind the sheet, in its bar's ground, and below that: the bar is 44 high.
    let seen = try colors(stage, at: [(200, 30), (200, 64), (60, 90), (200, 130)])
    expectEqual([seen[0], seen[1], seen[3]], [black, dimmed, red])
    #expect(seen[2] != red && seen[2] != dimmed)
    stage.perform { navigation.pushViewController(second, animated: true) }
    stage.run(until: .idle)
    let blue: [UInt8] = [0, 0, 255]
    try expectEqual(colors(stage, at: [(200, 64), (200, 400)]), [dimmed, blue])
    stage.tap("Back")
    stage.run(until: .idle)
    try expectEqual(colors(stage, at: [(200, 400)]), [red])
    stage.tap("Done")
    stage.run(until: .idle)
    #expect(stage.topViewController === root)
    try expectEqual(colors(stage, at: [(200, 64), (200, 400)]), [white, white])
    try expectEqual(
      stage.film.transitions.map(\.kindText), ["system present", "system push", "system pop", "system dismiss"])
  }

  /// The sheet comes from below while what presents stands back and gets dark; half of the way is 392 points of 783.
  @Test func aSheetComesAndGoesAsUIKitHasIt() throws {
    let root = Root()
    let stage = testStage(root: root)
    let card = colored(.red)
    card.modalPresentationStyle = .pageSheet
    stage.perform { root.present(card, animated: true) }
    stage.run(until: .idle)
    let plan = try #require(try stage.film.transitions.first)
    #expect(plan.kindText == "system present" && plan.duration == 0.5)
    // 1 − e^(−ωt)(1 + ωt) with ω² = 1000/3 is 0.549 at 0.1 s: the sheet's edge is at 852 − 0.549 · 783 = 422.
    let time = plan.start + 0.1
    try expectEqual(stage.colors(at: [(200, 428), (200, 20)], time: time), [red, black])
    let above = try stage.colors(at: [(200, 416)], time: time)[0]
    // White under 0.549 of a fifth of black: 227.
    #expect(above.allSatisfy { abs(Int($0) - 227) <= 1 })
  }
}
