internal import Foundation
internal import HeroModel
internal import UIKit

/// The steps of a recording, with the waits between them, and what has changed on screens since the last one.
@MainActor
final class RecordedSteps {
  private let runtime: UIKitRuntime
  var all: [Step] = []
  /// Screens that the next step changes.
  private var pending: [Int: Screen] = [:]
  /// Where the wait that is going on began, seconds of the stage's clock.
  private(set) var waitStart: TimeInterval = 0

  init(runtime: UIKitRuntime) { self.runtime = runtime }

  /// The steps with the wait that is going on.
  var withWait: [Step] {
    let rest = seconds(since: waitStart)
    guard rest > 0 || !pending.isEmpty else { return all }
    var step = Step(.wait(max(rest, 0)))
    step.screenChanges = pending
    return all + [step]
  }

  // MARK: Time

  /// In whole picoseconds: what the clock's sums add to that is nobody's time, and a written scene is to be read.
  private func seconds(from start: TimeInterval, to end: TimeInterval) -> TimeInterval {
    ((end - start) * 1e12).rounded() / 1e12
  }

  func seconds(since start: TimeInterval) -> TimeInterval { seconds(from: start, to: runtime.clock.now) }

  /// A wait begins now.
  func beginWait() { waitStart = runtime.clock.now }

  /// Ends the wait that is going on, now or at an earlier moment of it.
  func endWait(at end: TimeInterval? = nil) {
    let end = end ?? runtime.clock.now
    let time = seconds(from: waitStart, to: end)
    guard time > 0 else { return }
    add(Step(.wait(time)))
    waitStart = end
  }

  // MARK: Steps

  /// Adds a step, which changes what has changed since the last one.
  func add(_ step: Step) {
    var step = step
    step.screenChanges = pending
    pending = [:]
    all.append(step)
  }

  /// A screen is another from the next step on.
  func change(_ number: Int, to screen: Screen) { pending[number] = screen }

  /// What is seen of a screen for the first time has been so from the start, but for the items of bars.
  func see(_ screen: Screen, _ number: Int) {
    pending[number]?.takeAllButItems(of: screen)
    for index in all.indices { all[index].screenChanges[number]?.takeAllButItems(of: screen) }
  }

  /// Looks at screens at the moment that is now: where that finds changes, the wait ends before them.
  func look(_ body: () -> Void) {
    let before = pending
    pending = [:]
    body()
    let new = pending
    pending = before
    guard !new.isEmpty else { return }
    endWait()
    pending.merge(new) { $1 }
  }

  /// All screens and containers have Hero.
  func enableHero() {
    for key in pending.keys { pending[key]?.isHeroEnabled = true }
    for index in all.indices {
      for key in all[index].screenChanges.keys { all[index].screenChanges[key]?.isHeroEnabled = true }
      all[index].root = all[index].root?.enabled
    }
  }
}
