import Foundation
internal import HeroGeometry
internal import HeroModel
internal import TransitionEngine
internal import UIKit

/// Brings touches to the items of bars, which are no views.
@MainActor
final class BarTouches {
  private let recorder: Recorder
  private let top: () -> UIViewController
  private var fingers: [Int: (start: BarTargets.Target?, point: CGPoint)] = [:]

  init(recorder: Recorder, top: @escaping () -> UIViewController) {
    self.recorder = recorder
    self.top = top
  }

  /// A finger lands; whether it does on a bar.
  func down(at point: CGPoint, finger: Int) -> Bool {
    guard recorder.runtime.change == nil, !isCovered(at: point) else { return false }
    let targets = targets
    guard targets.covers(Point(point)) else { return false }
    fingers[finger] = (targets.target(at: Point(point)), point)
    return true
  }

  /// A finger moves; whether it landed on a bar.
  func move(to point: CGPoint, finger: Int) -> Bool {
    guard fingers[finger] != nil else { return false }
    fingers[finger]?.point = point
    return true
  }

  /// A finger lifts; whether it landed on a bar. Still over what it touched, it is a tap.
  func up(finger: Int) -> Bool {
    guard let (start, point) = fingers.removeValue(forKey: finger) else { return false }
    if let start, targets.target(at: Point(point)) == start { tap(start) }
    return true
  }

  /// Where a finger touches a view that an item of a bar shows, or what is inside of it.
  func place(of view: UIView) -> CGPoint? {
    func place(_ items: [UIBarButtonItem]?, _ target: (Int) -> BarTargets.Target) -> CGPoint? {
      let index = items?.firstIndex { item in item.customView.map { view.isDescendant(of: $0) } ?? false }
      return index.flatMap { targets.center(of: target($0)) }.map { CGPoint($0) }
    }
    let item = controller.navigationItem
    return place(item.leftBarButtonItems) { .left($0) } ?? place(item.rightBarButtonItems) { .right($0) }
      ?? place(controller.toolbarItems) { .toolbar($0) }
  }

  var controller: UIViewController { top() }

  /// Whether a view that the app has put into a container's own view, or into the window, takes the touch.
  private func isCovered(at point: CGPoint) -> Bool {
    guard let window = recorder.runtime.window else { return false }
    let views = controller.containers.flatMap(\.viewsBesideChildren) + window.viewsBesideControllers
    guard !views.isEmpty, let hit = window.hitTest(point, with: nil) else { return false }
    return views.contains { hit.isDescendant(of: $0) }
  }

  /// Of the containers around the controller that shows.
  var targets: BarTargets {
    var canvas = recorder.canvas()
    guard let space = controller.standing?.viewIfLoaded else { return targets(on: canvas) }
    (canvas.size, canvas.safeArea) = (Size(space.bounds.size), DevicePreset.SafeArea(space.safeAreaInsets))
    return targets(on: canvas).moved(by: Point(space.convert(.zero, to: nil)))
  }

  private func targets(on canvas: Canvas) -> BarTargets {
    let capture = BarCapture(images: ImageRegistry())
    var result = BarTargets()
    let tabs = shownTabs
    if let tabs {
      result.add(
        tabs: (tabs.viewControllers ?? []).compactMap { $0.tabBarItem.map { capture.item($0) } }, canvas: canvas)
    }
    guard let navigation = controller.navigationController else { return result }
    if !navigation.isNavigationBarHidden {
      let bar = capture.bar(of: navigation)
      result.add(
        bar.colors, items: navigation.viewControllers.map { capture.item($0.navigationItem) },
        isTitleLarge: bar.hasLargeTitles && navigation.showsLargeTitle, canvas: canvas)
    }
    let items =
      navigation.isToolbarHidden
      ? [] : controller.toolbarItems?.compactMap { capture.barItem($0, in: navigation) } ?? []
    if !items.isEmpty { result.add(toolbar: items, isAboveTabs: tabs != nil, canvas: canvas) }
    return result
  }

  var shownTabs: UITabBarController? {
    guard let tabs = controller.tabBarController, tabs.showsBar(under: controller) else { return nil }
    return tabs
  }

  private func tap(_ target: BarTargets.Target) {
    let item = controller.navigationItem
    switch target {
    case .back: controller.navigationController?.popViewController(animated: true)
    case .left(let index): run(item.leftBarButtonItems, index)
    case .right(let index): run(item.rightBarButtonItems, index)
    case .toolbar(let index): run(controller.toolbarItems, index)
    case .tab(let index): shownTabs?.tapTab(index)
    }
  }

  private func run(_ items: [UIBarButtonItem]?, _ index: Int) {
    guard let items, items.indices.contains(index), items[index].isEnabled else { return }
    if let own = items[index].customView { return tap(own) }
    items[index].tap()
  }

  /// A tap on an item's own view is one on the first control in it.
  private func tap(_ view: UIView) {
    guard let control = view as? UIControl else { return view.subviews.forEach(tap) }
    guard control.isEnabled, control.isUserInteractionEnabled, !control.isHidden else { return }
    control.tap()
  }
}
