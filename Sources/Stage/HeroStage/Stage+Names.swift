internal import HeroModel
internal import TransitionEngine
internal import UIKit

extension Stage {
  /// Where a tap on what is called so lands, in the window; nil: nothing is.
  func place(named name: String) -> CGPoint? { bars.place(named: name) ?? places(of: shownViews)[name] }

  /// Where a tap on each name of these views lands: on the control that has it, else on the view in front.
  func places(of views: [UIView]) -> [String: CGPoint] {
    var found: [String: UIView] = [:]
    for view in views {
      for name in view.tapNames where found[name] == nil || (view is UIControl && !(found[name] is UIControl)) {
        found[name] = view
      }
    }
    return found.mapValues { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }

  /// The views of the window that a finger could reach, front to back.
  var shownViews: [UIView] {
    func views(in view: UIView) -> [UIView] {
      guard !view.isHidden, view.alpha > 0.01 else { return [] }
      return view.subviews.reversed().flatMap(views) + [view]
    }
    return views(in: window).filter { view in
      let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      return window.bounds.contains(center)
    }
  }
}

extension UIView {
  /// What a view is called for who taps it.
  var tapNames: [String] {
    let shown: [String?] =
      switch self {
      case let button as UIButton: [button.currentTitle, button.titleLabel?.text]
      case let label as UILabel: [label.text]
      case let field as UITextField: [field.text, field.placeholder]
      default: []
      }
    return (shown + [accessibilityLabel, accessibilityIdentifier]).compactMap(\.self)
  }
}

extension BarTouches {
  /// Parts of the bars that can be touched, by name.
  ///
  /// The way back is "Back", and what stands beside its chevron; an item of the system is called as UIKit's case is, with a capital: "Add".
  private var named: [(name: String, target: BarTargets.Target)] {
    parts.flatMap { part in part.names.map { ($0, part.target) } }
  }

  /// Parts of the bars that can be touched, with their names, if any.
  private var parts: [(names: [String], target: BarTargets.Target)] {
    let targets = targets
    var result: [([String], BarTargets.Target)] = []
    func add(_ names: [String?], _ target: BarTargets.Target) {
      result.append((names.compactMap(\.self), target))
    }
    func add(_ items: [UIBarButtonItem]?, _ target: (Int) -> BarTargets.Target) {
      for (index, item) in (items ?? []).enumerated() {
        let system = item.systemItem.map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() }
        add(
          [item.title, system, item.customView?.accessibilityLabel, (item.customView as? UIButton)?.currentTitle],
          target(index))
      }
    }
    if targets.center(of: .back) != nil, let below = controller.navigationController?.viewControllers.dropLast().last {
      let item = BarCapture(images: ImageRegistry()).item(below.navigationItem)
      add(["Back", item.backTitle?.text ?? item.title?.text], .back)
    }
    add(controller.navigationItem.leftBarButtonItems) { .left($0) }
    add(controller.navigationItem.rightBarButtonItems) { .right($0) }
    add(controller.toolbarItems) { .toolbar($0) }
    for (index, tab) in (shownTabs?.viewControllers ?? []).enumerated() { add([tab.tabBarItem?.title], .tab(index)) }
    return result.filter { targets.center(of: $0.1) != nil }
  }

  var names: [String] { named.map(\.name) }

  /// What a tap sets going.
  var tapTargets: [Stage.TapTarget] {
    let (targets, parts) = (targets, parts)
    return parts.compactMap { part in
      guard let center = targets.center(of: part.target), let kind = kind(part.target) else { return nil }
      return Stage.TapTarget(name: part.names.first { !$0.isEmpty }, x: Int(center.x), y: Int(center.y), kind: kind)
    }
  }

  /// The bar that has a part; nil: a tap does nothing there.
  private func kind(_ target: BarTargets.Target) -> String? {
    func kind(_ items: [UIBarButtonItem]?, _ index: Int, _ bar: String) -> String? {
      items?.indices.contains(index) == true && items?[index].answersTaps == true ? bar : nil
    }
    let item = controller.navigationItem
    switch target {
    case .back: return "UINavigationBar"
    case .left(let index): return kind(item.leftBarButtonItems, index, "UINavigationBar")
    case .right(let index): return kind(item.rightBarButtonItems, index, "UINavigationBar")
    case .toolbar(let index): return kind(controller.toolbarItems, index, "UIToolbar")
    case .tab(let index): return shownTabs?.selectedIndex == index ? nil : "UITabBar"
    }
  }

  /// Where a finger touches what is called so.
  func place(named name: String) -> CGPoint? {
    named.first { $0.name == name }.flatMap { targets.center(of: $0.target) }.map { CGPoint($0) }
  }
}
