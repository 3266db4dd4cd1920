import Foundation
import HeroStage
import HeroStageTesting
import Testing
import UIKit

@testable import Postcards

/// The app, started as iOS starts it.
@MainActor @Suite struct PostcardsTests {
  private func opened(_ place: String) throws -> (Stage, PostcardViewController) {
    let stage = Stage(device: .iPhone15Pro, assets: assets, launching: launch)
    stage.run(until: .idle)
    stage.tap(place)
    stage.run(until: .idle)
    return (stage, try #require(stage.topViewController as? PostcardViewController))
  }

  @Test func aPostcardOpensAndCloses() throws {
    let (stage, card) = try opened("Bergen")
    #expect(card.placeLabel.text == "Bergen")
    stage.tap("Close")
    stage.run(until: .idle)
    #expect(stage.topViewController is PostcardsViewController)
    assertTransition(of: stage, as: .frames(at: [0, 0.15, 0.25, 0.5, 0.75, 0.85, 1]))
  }

  @Test func aLikeIsHeardAndForgotten() throws {
    let (stage, _) = try opened("Lisbon")
    stage.tap("Like")
    stage.tap("Close")
    stage.run(until: .idle)
    let list = try #require(stage.topViewController as? PostcardsViewController)
    #expect(list.navigationItem.leftBarButtonItem?.title == "1 liked")
    stage.tap("Trash")
    #expect(list.navigationItem.leftBarButtonItem?.title == "0 liked")
  }

  @Test func aFingerTakesThePostcardAway() throws {
    let (stage, card) = try opened("Kyoto")
    // Too short and slow: the postcard stays.
    stage.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 0.5, velocity: .zero)
    stage.run(until: .idle)
    #expect(stage.topViewController === card)
    stage.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 240, y: 700), duration: 0.4)
    stage.run(until: .idle)
    #expect(stage.topViewController is PostcardsViewController)
  }
}
