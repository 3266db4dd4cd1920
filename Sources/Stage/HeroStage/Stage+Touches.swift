public import Foundation
public import UIKit

extension Stage {
  /// Fingers of taps and drags that the stage makes; apart from the test's own.
  private static let ownFinger = -1

  /// A tap on what is called so: an item of a bar, the way back, a tab, or a view, by what it shows or by its accessibility label or
  /// identifier.
  ///
  ///     stage.tap("Sign in")
  ///     stage.tap("Back")
  ///
  /// Bars come first, then controls, then other views; of several views the one in front. A text is found whole, in its own capitals. What is
  /// hidden, clear or outside of the window is not found. Where nothing has the name the process stops, and says what can be tapped.
  public func tap(_ name: String) {
    enter()
    if let place = place(named: name) { return tap(at: place) }
    var known: [String] = []
    for name in bars.names + shownViews.flatMap(\.tapNames) where !name.isEmpty && !known.contains(name) {
      known.append(name)
    }
    let points = tapTargets.filter { $0.name == nil }.map { "\($0.x),\($0.y) (\($0.kind))" }
    refuse(
      "Nothing that shows is called '\(name)'. What shows is called: \(known.map { "'\($0)'" }.joined(separator: ", "))"
        + (points.isEmpty ? "" : ". Without a name, these points take taps: \(points.joined(separator: ", "))"))
  }

  /// A tap on a view's centre, down and up; the view of a bar's item too.
  public func tap(_ view: UIView) {
    enter()
    if view.window == nil, let place = bars.place(of: view) { return tap(at: place) }
    guard view.window === window else { stop("\(view) is not in the stage's window, so it cannot be tapped") }
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// A tap at a point of the window.
  public func tap(at point: CGPoint) {
    touchDown(at: point, finger: Self.ownFinger)
    touchUp(finger: Self.ownFinger)
  }

  /// A drag at even speed, sampled 60 times a second; returns when the finger has lifted.
  ///
  /// - Parameters:
  ///   - from: Where the finger lands, in the window.
  ///   - to: Where it lifts.
  ///   - duration: Seconds.
  ///   - velocity: Points per second at release; nil: as moved.
  ///   - path: Points on the way.
  public func pan(
    from: CGPoint, to: CGPoint, duration: TimeInterval = 0.3, velocity: CGPoint? = nil, path: [CGPoint] = []
  ) {
    let way = Polyline([from] + path + [to])
    touchDown(at: from, finger: Self.ownFinger)
    let start = now
    let count = max(Int((duration * 60).rounded(.up)), 1)
    for number in 1...count {
      let time = min(Double(number) / 60, duration)
      wait(start + time - now)
      touchMove(to: way.point(at: duration > 0 ? time / duration : 1), finger: Self.ownFinger)
    }
    lift(Self.ownFinger, velocity: velocity)
  }

  /// A drag that begins at a view's centre.
  public func pan(
    on view: UIView, by: CGPoint, duration: TimeInterval = 0.3, velocity: CGPoint? = nil, path: [CGPoint] = []
  ) {
    enter()
    guard view.window === window else { stop("\(view) is not in the stage's window, so it cannot be dragged") }
    let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    pan(
      from: start, to: CGPoint(x: start.x + by.x, y: start.y + by.y), duration: duration, velocity: velocity,
      path: path)
  }

  /// A finger lands in the window.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    turn { [bars] in if !bars.down(at: point, finger: finger) { $0.down(at: point, finger: finger) } }
  }

  /// A finger moves.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    turn { [bars] in if !bars.move(to: point, finger: finger) { $0.move(to: point, finger: finger) } }
  }

  /// A finger lifts.
  public func touchUp(finger: Int = 0) { lift(finger, velocity: nil) }

  private func lift(_ finger: Int, velocity: CGPoint?) {
    turn { [bars] in if !bars.up(finger: finger) { $0.up(finger: finger, velocity: velocity) } }
  }

  private func turn(_ body: @escaping (TouchDispatcher) -> Void) {
    enter()
    let touches = runtime.touches
    runtime.clock.turn { AppCall.run { body(touches) } }
    runtime.layOut()
  }

  /// Selects a tab as a tap on its item does.
  ///
  /// - Parameters:
  ///   - tab: From 0.
  ///   - controller: nil: the one that shows.
  public func select(tab: Int, in controller: UITabBarController? = nil) {
    enter()
    let shown = Array(sequence(first: topViewController as UIViewController?) { $0?.parent }).lazy
      .compactMap { $0 as? UITabBarController }.first
    guard let tabs = controller ?? shown else { stop("No tab bar controller shows, so no tab can be selected") }
    runtime.clock.turn { AppCall.run { tabs.tapTab(tab) } }
    runtime.layOut()
  }
}

/// Straight pieces, passed at even speed.
private struct Polyline {
  private let points: [CGPoint]
  private let lengths: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
  }

  /// The point after a part of the way, 0…1.
  func point(at fraction: Double) -> CGPoint {
    var rest = CGFloat(fraction) * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() where length > 0 {
      if rest <= length {
        let (a, b, part) = (points[index], points[index + 1], rest / length)
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      rest -= length
    }
    return points[points.count - 1]
  }
}
