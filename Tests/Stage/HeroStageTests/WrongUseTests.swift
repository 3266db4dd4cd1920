import Hero
import HeroStage
import HeroTesting
import UIKit

private final class FleetingViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { dismiss(animated: hero.isEnabled) }
}

/// Presents another each time that it appears, at once or with Hero and without an animation.
private final class StubbornViewController: UIViewController {
  var isOfHero = false
  override func viewDidAppear(_ animated: Bool) {
    let next = FleetingViewController()
    next.modalPresentationStyle = .fullScreen
    next.hero.isEnabled = isOfHero
    if isOfHero { next.hero.modalAnimationType = .none }
    present(next, animated: isOfHero)
  }
}

private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

/// What UIKit throws on stops the process.
@Suite struct WrongUseTests {
  @Test func presentingTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let stage = Stage(root: UIViewController())
      let (first, second) = (UIViewController(), UIViewController())
      stage.perform { stage.topViewController.present(first, animated: false) }
      stage.perform { first.present(second, animated: false) }
      stage.perform { second.present(first, animated: false) }
    }
    #expect(errors(of: result).contains("Application tried to present modally a view controller"))
  }

  @Test func pushingTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(root, animated: false)
    }
    #expect(errors(of: result).contains("Pushing the same view controller instance more than once is not supported"))
  }

  @Test func viewsInThemselves() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    #expect(errors(of: result).contains("Can't add self as subview"))
  }

  @Test func aNameThatNothingHas() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      label.text = "Here"
      root.view.addSubview(label)
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      let stage = Stage(root: UINavigationController(rootViewController: root))
      stage.tap("here")
    }
    #expect(errors(of: result).contains("Nothing that shows is called 'here'. What shows is called: 'Add', 'Here'"))
  }

  @Test func anAppWithoutAWindow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Stage(launching: AppLaunch { WindowlessDelegate() })
    }
    #expect(errors(of: result).contains("The app has shown no window: "))
  }

  @Test func aSceneDelegateThatNobodyNames() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Stage(launching: AppLaunch(scenes: [AppLaunch.Scene(delegate: "Lost")]) { WindowlessDelegate() })
    }
    #expect(errors(of: result).contains("There is no scene delegate 'Lost' among those that the launch names."))
  }

  @Test func endlessLayout() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      final class Endless: UIViewController {
        override func viewDidLayoutSubviews() { view.setNeedsLayout() }
      }
      let stage = Stage(root: Endless())
      stage.wait(1)
    }
    let told = "the layout of UIView in Endless asks for another layout without end"
    expectEqual(errors(of: result).components(separatedBy: told).count, 2)
  }

  @Test func endlessLayoutOfAView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Growing: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          frame.size.height += 1
          superview?.setNeedsLayout()
          superview?.layoutIfNeeded()
        }
      }
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      controller.view.addSubview(Growing())
      Stage(root: controller).wait(1)
    }
    #expect(errors(of: result).contains("asks for another layout without end"))
  }

  @Test func endlessGestureHandler() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      controller.view.addGestureRecognizer(
        UIPanGestureRecognizer { pan in if pan.state == .changed { pan.state = .changed } })
      Stage(root: controller).pan(on: controller.view, by: CGPoint(x: 0, y: 100))
    }
    #expect(
      errors(of: result).contains("The handler of UIPanGestureRecognizer changes the recogniser's state without end"))
  }

  @Test func endlessScrolling() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Runaway: UIViewController, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
      }
      let controller = Runaway()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.delegate = controller
      scroll.contentOffset.y = 1
    }
    #expect(errors(of: result).contains("delegate scrolls without end"))
  }

  @Test func endlessChangesWithoutAnimation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      Stage(root: StubbornViewController()).wait(1)
    }
    let message = errors(of: result)
    #expect(message.contains("View controllers change places without end at 0.0 s"))
    #expect(message.contains("StubbornViewController presents FleetingViewController"))
    #expect(message.contains("FleetingViewController is dismissed to StubbornViewController"))
  }

  @Test func endlessChangesByWayOfTheMainQueue() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class RestlessViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          DispatchQueue.main.async { [weak self] in
            self?.navigationController?.setViewControllers([RestlessViewController()], animated: false)
          }
        }
      }
      Stage(root: UINavigationController(rootViewController: RestlessViewController())).wait(1)
    }
    let name = "RestlessViewController"
    #expect(errors(of: result).contains("\(name) takes the place of \(name), and so on, 1000 times"))
  }

  @Test func endlessChangesThatMoveNothing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = StubbornViewController()
      root.isOfHero = true
      Stage(root: root).wait(1)
    }
    #expect(errors(of: result).contains("StubbornViewController presents FleetingViewController"))
  }

  @MainActor @Test func manyChangesThatTheTestAsksForAreNoLoop() {
    let root = UIViewController()
    let stage = Stage(root: root)
    for _ in 0..<501 {
      stage.perform { root.present(UIViewController(), animated: false) }
      stage.perform { root.dismiss(animated: false) }
    }
    expectEqual(root.presentedViewController, nil)
  }
}
