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
  let blue: [UInt8] = [0, 0, 255]
  /// White under a fifth of black.
  let dimmed: [UInt8] = [204, 204, 204]

  /// Where a controller's view is in the window.
  func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }

  /// A red card that has come over a white root.
  private func presented(
    _ style: UIModalPresentationStyle, device: Device = .iPhone15Pro,
    _ change: (UIViewController, Root) -> Void = { _, _ in }
  ) -> (stage: Stage, root: Root, card: UIViewController) {
    let (root, card) = (Root(), ColorViewController(.red))
    let stage = testStage(device: device, root: root)
    card.modalPresentationStyle = style
    change(card, root)
    stage.play { root.present(card, animated: true) }
    return (stage, root, card)
  }

  @Test func aPresentationOfTheAppsOwnShows() throws {
    let (stage, root, card) = presented(.custom) { card, root in card.transitioningDelegate = root }
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
    let (stage, root, card) = presented(.pageSheet)
    #expect(root.view.window != nil)
    // Black above; white under a fifth of black; the sheet; its round corner shows what is behind.
    let seen = try colors(stage, at: [(200, 30), (200, 64), (200, 75), (6, 64), (0, 69)])
    expectEqual(seen, [black, dimmed, red, black, black])
    stage.play { card.dismiss(animated: true) }
    try expectEqual(colors(stage, at: [(200, 30), (200, 64), (200, 75)]), [white, white, white])
  }

  // A sheet begins 10 points below the safe area's 59. Source: UIModalPresentationStyle.automatic is a page sheet since iOS 13, and a
  // popover is one on phones.
  @Test func stylesAreSheetsOrFillTheScreen() {
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .popover, .fullScreen] {
      let (_, _, card) = presented(style)
      let isFull = style == .fullScreen
      expectEqual(frame(card), CGRect(x: 0, y: isFull ? 0 : 69, width: 393, height: isFull ? 852 : 783), "\(style)")
      expectEqual(card.popoverPresentationController, nil)
      if style != .popover { expectEqual(card.sheetPresentationController == nil, isFull, "\(style)") }
    }
    expectEqual(UIModalPresentationStyle.popover.rawValue, 7)
  }

  @Test func aSheetStandsAtItsDetent() throws {
    let (stage, _, card) = presented(.automatic) { card, _ in
      let sheet = card.sheetPresentationController
      sheet?.detents = [.medium(), .large(), .custom(identifier: .init("small")) { $0.maximumDetentValue * 0.25 }]
      sheet?.prefersGrabberVisible = true
      sheet?.preferredCornerRadius = 24
    }
    let sheet = try #require(card.sheetPresentationController)
    // Half of 852.
    expectEqual(frame(card).minY, 426)
    expectEqual(card.view.superview?.layer.cornerRadius, 24)
    // What presents stays where it is, under a fifth of black; the grabber's middle is at 426 + 7.5.
    let seen = try colors(stage, at: [(200, 30), (200, 500), (196, 433)])
    expectEqual((seen[0], seen[1], seen[2] == red), (dimmed, red, false))
    stage.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .init("small") } }
    // A quarter of 852 - 59 - 10 - 34 = 749, and the safe area's 34: 852 - 187.25 - 34.
    expectEqual(frame(card).minY, 630.75)
    sheet.largestUndimmedDetentIdentifier = .large
    stage.play { sheet.selectedDetentIdentifier = .large }
    expectEqual(frame(card).minY, 69)
    try expectEqual(colors(stage, at: [(200, 64)]), [white])
  }

  @Test func formSheetsStandInTheMiddleOfTablets() throws {
    let tablet = Device(
      name: "tablet", size: CGSize(width: 834, height: 1194), scale: 1,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    let (stage, root, card) = presented(.formSheet, device: tablet)
    expectEqual(frame(card), CGRect(x: 147, y: 287, width: 540, height: 620))
    stage.play { card.dismiss(animated: true) }
    card.preferredContentSize = CGSize(width: 400, height: 300)
    stage.perform { root.present(card, animated: true) }
    expectEqual(frame(card), CGRect(x: 217, y: 447, width: 400, height: 300))
  }

  @Test func containersStandInASheetsPlace() throws {
    let root = Root()
    let stage = testStage(root: root)
    let (first, second) = (ColorViewController(.red), ColorViewController(.blue))
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in first.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: first)
    navigation.modalPresentationStyle = .pageSheet
    stage.play { root.present(navigation, animated: true) }
    expectEqual(frame(navigation), CGRect(x: 0, y: 69, width: 393, height: 783))
    // Behind the sheet, in its bar's ground, and below that: the bar is 44 high.
    let seen = try colors(stage, at: [(200, 30), (200, 64), (60, 90), (200, 130)])
    expectEqual([seen[0], seen[1], seen[3]], [black, dimmed, red])
    #expect(seen[2] != red && seen[2] != dimmed)
    stage.play { navigation.pushViewController(second, animated: true) }
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
    let stage = presented(.pageSheet).stage
    let plan = try #require(try stage.film.transitions.first)
    expectEqual((plan.kindText, plan.duration), ("system present", 0.5))
    // 1 − e^(−ωt)(1 + ωt) with ω² = 1000/3 is 0.549 at 0.1 s: the sheet's edge is at 852 − 0.549 · 783 = 422.
    let seen = try stage.colors(at: [(200, 428), (200, 20), (200, 416)], time: plan.start + 0.1)
    expectEqual((seen[0], seen[1]), (red, black))
    // White under 0.549 of a fifth of black: 227.
    #expect(seen[2].allSatisfy { abs(Int($0) - 227) <= 1 })
  }
}
