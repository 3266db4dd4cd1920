import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Sheets that a finger moves, on a screen of 393 by 852 points with a safe area of 59 and 34: a large one begins at 69, a medium one at 426.
extension PresentationTests {
  /// Writes down what it is told, of its presentation too.
  private final class Told: UIViewController, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true

    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls.append("should dismiss")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will dismiss\(transitionCoordinator?.isInteractive == true ? " by a finger" : "")")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempted")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      calls.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }

    /// Its upper edge in the window.
    var top: CGFloat { view.convert(view.bounds.origin, to: nil).y }
  }

  /// A red sheet over a white root, with what it has been told since it appeared.
  private func presented(
    over root: UIViewController = Root(), detents: [UISheetPresentationController.Detent] = [.large()],
    _ change: (Told) -> Void = { _ in }
  ) throws -> (stage: Stage, card: Told) {
    let stage = testStage(root: root)
    let card = Told()
    card.view.backgroundColor = .red
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = detents
    sheet.delegate = card
    change(card)
    stage.play { root.present(card, animated: true) }
    card.calls = []
    return (stage, card)
  }

  /// Lifts the finger, and waits for what comes of it.
  private func letGo(_ stage: Stage) {
    stage.touchUp()
    stage.run(until: .idle)
  }

  /// A finger that lands at y 500, goes some points down and stays.
  private func pull(_ stage: Stage, by way: CGFloat) {
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.wait(0.1)
    stage.touchMove(to: CGPoint(x: 200, y: 500 + way))
    stage.wait(0.1)
  }

  @Test func aSheetFollowsTheFingerAndGoesBack() throws {
    let (stage, card) = try presented()
    pull(stage, by: 200)
    expectEqual((card.top, card.view.bounds.height), (269, 783))
    expectEqual(card.calls, ["should dismiss", "will dismiss by a finger", "will disappear"])
    // It has (852 - 269) / (852 - 69) = 0.7446 of its way: the dimming has that of its fifth, 255 * (1 - 0.1489) = 217, and what presents
    // stands 11.9 from the sides and 43.9 from the top.
    let faint: [UInt8] = [217, 217, 217]
    let seen = try colors(stage, at: [(200, 40), (200, 60), (6, 200), (14, 200), (200, 280)])
    expectEqual(seen, [black, faint, black, faint, red])
    // 100 of 783 are less than half.
    stage.touchMove(to: CGPoint(x: 200, y: 600))
    expectEqual(card.top, 169)
    stage.wait(0.1)
    letGo(stage)
    expectEqual(card.top, 69)
    expectEqual(card.calls.dropFirst(3), ["will appear", "did appear"])
    #expect(stage.topViewController === card && !card.isBeingDismissed)
    try expectEqual(colors(stage, at: [(200, 64), (6, 64)]), [dimmed, black])
  }

  @Test func aSheetThatIsPulledBeyondItsHalfGoes() throws {
    let root = Root()
    let (stage, card) = try presented(over: root)
    // 392 of 783.
    pull(stage, by: 392)
    stage.touchUp()
    #expect(stage.topViewController === card)
    stage.run(until: .idle)
    #expect(stage.topViewController === root && root.presentedViewController == nil)
    let told = ["should dismiss", "will dismiss by a finger", "will disappear", "did disappear", "did dismiss"]
    expectEqual(card.calls, told)
    try expectEqual(colors(stage, at: [(200, 30), (6, 200), (200, 700)]), [white, white, white])
    // It comes again as it was.
    stage.play { root.present(card, animated: true) }
    expectEqual(card.top, 69)
  }

  // Half a point for each point per second: 69 + 50 + 749 lies beyond the middle of 69 and 852, 69 + 50 + 250 does not.
  @Test func aSwiftPullIsEnough() throws {
    for (velocity, goes) in [(1500, true), (500, false)] {
      let (stage, card) = try presented()
      stage.pan(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 550), velocity: CGPoint(x: 0, y: velocity))
      stage.run(until: .idle)
      expectEqual((stage.topViewController !== card), goes, "\(velocity)")
    }
  }

  @Test func aSheetThatIsHeldLagsBehind() throws {
    for (isModal, calls) in [(true, ["attempted"]), (false, ["should dismiss", "attempted"])] {
      let (stage, card) = try presented {
        $0.isModalInPresentation = isModal
        $0.allows = false
      }
      pull(stage, by: 400)
      // 400 · 852 · 0.55 / (852 + 0.55 · 400).
      #expect(abs(card.top - (69 + 174.85)) < 0.01)
      letGo(stage)
      expectEqual(card.top, 69)
      expectEqual(card.calls, calls)
    }
  }

  @Test func aSheetRestsAtTheNearestHeight() throws {
    let (stage, card) = try presented(detents: [.medium(), .large()])
    pull(stage, by: -200)
    expectEqual(card.top, 226)
    // The lower edge stays.
    expectEqual(card.view.bounds.height, 626)
    // What presents has gone 200 of 357 points' way back, to 9 from the sides.
    try expectEqual(colors(stage, at: [(5, 200), (12, 200)]), [black, dimmed])
    letGo(stage)
    // 157 to the large one, 200 to the medium one.
    expectEqual(card.top, 69)
    expectEqual(card.calls, ["large"])
    pull(stage, by: 180)
    letGo(stage)
    expectEqual(card.top, 426)
    expectEqual(card.calls, ["large", "medium"])
    try expectEqual(colors(stage, at: [(5, 200)]), [dimmed])
    // 230 of 426.
    pull(stage, by: 230)
    expectEqual((card.top, card.view.bounds.height), (656, 426))
    letGo(stage)
    #expect(stage.topViewController !== card)
  }

  @Test func aScrollViewAtItsTopLeavesTheFingerToTheSheet() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 783))
    scroll.contentSize = CGSize(width: 393, height: 2000)
    let (stage, card) = try presented(detents: [.medium(), .large()]) { $0.view.addSubview(scroll) }
    // Last as high as it can be, and then not at the top of its contents.
    for (way, top, offset) in [(100, 526, 0), (-250, 176, 0), (-100, 69, 100), (50, 69, 50)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      pull(stage, by: way)
      expectEqual((card.top, scroll.contentOffset.y), (top, offset), "\(way)")
      letGo(stage)
    }
    card.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    stage.perform {
      scroll.contentOffset = .zero
      card.sheetPresentationController?.selectedDetentIdentifier = .medium
    }
    pull(stage, by: -100)
    expectEqual((card.top, scroll.contentOffset.y), (426, 100))
  }

  @Test func aTapBesideASheetDismissesIt() throws {
    let root = Root()
    var taps = 0
    let (stage, card) = try presented(over: root, detents: [.medium()])
    root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.tap(at: CGPoint(x: 200, y: 200))
    stage.run(until: .idle)
    #expect(stage.topViewController === root && card.calls.last == "did dismiss" && taps == 0)
    // Where it is not dimmed, what is below is touched.
    card.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    stage.play { root.present(card, animated: true) }
    stage.tap(at: CGPoint(x: 200, y: 200))
    #expect(stage.topViewController === card && taps == 1)
  }

  @Test func theStatusBarIsLightOverALargeSheet() throws {
    for (detents, style) in [([.large()], StatusBar.Style.light), ([.medium(), .large()], nil)]
      as [([UISheetPresentationController.Detent], StatusBar.Style?)]
    {
      let (stage, _) = try presented(detents: detents)
      stage.statusBar = .dark
      try expectEqual(stage.scene.screens.last?.statusBarStyle, style)
    }
  }

  @Test func whatPresentsStandsBackWithItsBars() throws {
    let root = ColorViewController(.blue)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.barTintColor = .green
    let (stage, card) = try presented(over: navigation)
    try expectEqual(colors(stage, at: [(200, 64)]), [[0, 204, 0]])
    // Half of the way: 377 of 393 wide, 29.5 from the top; the bar's 103 points end at 29.5 + 98.8.
    pull(stage, by: 391.5)
    expectEqual(card.top, 460.5)
    let seen = try colors(stage, at: [(200, 26), (100, 33), (200, 126), (200, 131), (200, 440)])
    expectEqual(seen, [black, [0, 230, 0], [0, 230, 0], [0, 0, 230], [0, 0, 230]] as [[UInt8]])
  }

  private final class Ruler: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat = 700
    var containerTraitCollection: UITraitCollection { .current }
  }

  // 852 less the safe area's 34 and the height.
  @Test func aHeightIsWorkedOutAnew() throws {
    var height: CGFloat = 200
    let detent = UISheetPresentationController.Detent.custom { min($0.maximumDetentValue, height) }
    expectEqual(detent.resolvedValue(in: Ruler()), 200)
    expectEqual(UISheetPresentationController.Detent.large().resolvedValue(in: Ruler()), 700)
    let (stage, card) = try presented(detents: [detent])
    expectEqual(card.top, 618)
    height = 300
    stage.wait(0.1)
    expectEqual(card.top, 618)
    stage.perform { card.sheetPresentationController?.invalidateDetents() }
    stage.wait(0.1)
    expectEqual(card.top, 518)
  }

  @Test func aSheetStandsAgainWhenAFullScreenHasGone() throws {
    let (stage, card) = try presented()
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    stage.play { card.present(full, animated: true) }
    stage.play { full.dismiss(animated: true) }
    expectEqual((card.top, card.view.bounds.height), (69, 783))
    #expect(card.presentationController?.containerView.map { card.view.isDescendant(of: $0) } == true)
    expectEqual(card.calls, ["will disappear", "did disappear", "will appear", "did appear"])
  }
}
