internal import UIKit

extension Stage {
  /// What a finger can tap.
  public struct TapTarget: Codable, Equatable, Sendable {
    /// What `tap(_:)` calls it; nil where it shows no text of its own.
    public let name: String?
    /// In the window, points.
    public let x, y: Int
    /// The class of the view, or the bar that it is an item of.
    public let kind: String
  }

  /// What a tap sets going on the screen that shows now: items of bars, then from top to bottom controls with actions, views with tap gestures,
  /// and cells that can be selected.
  public var tapTargets: [TapTarget] {
    enter()
    // Views of the app say what they take.
    return AppCall.value([]) { [self] in
      let views = shownViews
      var named = places(of: views)
      for name in bars.names { named[name] = bars.place(named: name) }
      let found = views.filter(\.answersTaps).flatMap { targets($0, named) }
      return bars.tapTargets.filter { $0.isInside(window.bounds) } + found.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }
  }

  /// The view by its name or, where that leads elsewhere or there is none, by a point at which a finger reaches it; none: it is covered. What
  /// scrolls and takes taps itself is asked by all names in it: they may be items that are no cells.
  private func targets(_ view: UIView, _ places: [String: CGPoint]) -> [TapTarget] {
    func target(_ name: String?, _ point: CGPoint) -> TapTarget? {
      guard taker(at: point) === view else { return nil }
      return TapTarget(name: name, x: Int(point.x), y: Int(point.y), kind: "\(type(of: view))")
    }
    let named = view.namesInside.lazy.compactMap { name in places[name].flatMap { target(name, $0) } }
    if view is UIScrollView, !named.isEmpty { return Array(named) }
    if let first = named.first { return [first] }
    let shown = view.convert(view.bounds, to: nil).intersection(window.bounds)
    let parts: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.5, 0.15), (0.5, 0.85), (0.15, 0.5), (0.85, 0.5)]
    let points = parts.lazy.map { x, y in
      CGPoint(x: (shown.minX + shown.width * x).rounded(), y: (shown.minY + shown.height * y).rounded())
    }
    return points.compactMap { target(nil, $0) }.first.map { [$0] } ?? []
  }

  /// The view whose action, gesture or selection a tap at a point sets going.
  private func taker(at point: CGPoint) -> UIView? {
    guard let hit = window.hitTest(point, with: nil) else { return nil }
    // A control keeps touches from what is around it.
    return sequence(first: hit, next: { $0.superview }).first {
      $0.answersTaps || ($0 as? UIControl)?.isEnabled == true
    }
  }
}

extension Stage.TapTarget {
  fileprivate func isInside(_ bounds: CGRect) -> Bool { bounds.contains(CGPoint(x: x, y: y)) }
}

extension UIView {
  /// Its own names, then those of what it holds.
  fileprivate var namesInside: [String] { (tapNames + subviews.flatMap(\.namesInside)).filter { !$0.isEmpty } }
}
