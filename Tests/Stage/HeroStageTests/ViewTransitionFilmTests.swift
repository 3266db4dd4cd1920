import HeroStage
import HeroTesting
import UIKit

/// `UIView.transition` is on the film.
@MainActor
@Suite(.writtenStages) struct ViewTransitionFilmTests {
  /// A white screen with a red card.
  @MainActor private struct Deck {
    let root = ColorViewController(.white)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    init() {
      card.backgroundColor = .red
      root.view.addSubview(card)
    }
  }

  /// Red, green and blue of a point of a film, 0…255.
  private func color(_ stage: Stage, at time: Double, _ x: Int, _ y: Int) throws -> [Int] {
    try stage.colors(at: [(x, y)], time: time)[0].map(Int.init)
  }

  private func deck(_ act: (Deck) -> Void) -> (Stage, TimeInterval) {
    let deck = Deck()
    let stage = testStage(root: deck.root)
    stage.play { act(deck) }
    let end = stage.now
    stage.wait(0.5)
    return (stage, end)
  }

  // Half a second along a line: after a fifth of it 80 % red and 20 % blue are (204, 0, 51).
  @Test func oneLookDissolvesIntoAnother() throws {
    var told: TimeInterval?
    let (stage, end) = deck { deck in
      UIView.transition(
        with: deck.card, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear],
        animations: { deck.card.backgroundColor = .blue }, completion: { _ in told = CACurrentMediaTime() })
      expectEqual(deck.card.backgroundColor, .blue)
      expectEqual(deck.root.view.subviews.count, 1)
    }
    expectEqual((told.map { $0 > 0 }, end), (true, 0.5))
    for (time, expected) in [(0, [255, 0, 0]), (0.1, [204, 0, 51]), (0.25, [128, 0, 128]), (0.5, [0, 0, 255])] {
      let found = try color(stage, at: time, 50, 50)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found) at \(time)")
    }
  }

  // What lets through comes while the old goes: at half time half of each over white.
  @Test func whatLetsThroughComesWhileTheOldGoes() throws {
    let (stage, _) = deck { deck in
      deck.card.backgroundColor = .clear
      let (old, new) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100)),
        UIView(frame: CGRect(x: 60, y: 0, width: 40, height: 100))
      )
      for part in [old, new] { part.backgroundColor = .black }
      deck.card.addSubview(old)
      DispatchQueue.main.async {
        UIView.transition(
          with: deck.card, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear],
          animations: {
            old.removeFromSuperview()
            deck.card.addSubview(new)
          })
      }
    }
    for x in [20, 80] {
      let found = try color(stage, at: 0.2, x, 50)
      #expect(found.allSatisfy { abs($0 - 128) <= 1 }, "\(found) at \(x)")
    }
  }

  // After a third of the time the old side has turned by 60°: its half width of 50 points is 25 · 250 / (250 ∓ 43.3) = 30.2 and 21.3, and
  // the half that the option is named after is the nearer one. After two thirds the new side has 60° to go, and is as the old one mirrored.
  @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight])
  func aCardTurns(_ option: UIView.AnimationOptions) throws {
    let (stage, _) = deck { deck in
      UIView.transition(
        with: deck.card, duration: 0.6, options: [option, .curveLinear],
        animations: { deck.card.backgroundColor = .blue })
    }
    for time in [0.2, 0.4] {
      let isOld = time == 0.2
      let (left, right) = isOld == (option == .transitionFlipFromLeft) ? (30.2, 21.3) : (21.3, 30.2)
      for (x, isInside) in [(48 - left, false), (52 - left, true), (48 + right, true), (52 + right, false)] {
        let expected = isInside ? isOld ? [255, 0, 0] : [0, 0, 255] : [255, 255, 255]
        expectEqual(try color(stage, at: time, Int(x), 50), expected, "\(x) at \(time)")
      }
    }
    expectEqual(try color(stage, at: 0.6, 50, 50), [0, 0, 255])
  }

  // The whole screen, with its bars, gives way to another root.
  @Test func aRootDissolvesIntoAnother() throws {
    let (old, new) = (ColorViewController(.red), ColorViewController(.blue))
    let stage = testStage(root: old)
    stage.wait(0.1)
    let window = try #require(old.view.window)
    stage.play {
      UIView.transition(
        with: window, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear],
        animations: { window.rootViewController = new })
    }
    expectEqual(window.subviews, [new.view])
    let found = try color(stage, at: 0.3, 200, 400)
    #expect(zip(found, [128, 0, 128]).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }
}
