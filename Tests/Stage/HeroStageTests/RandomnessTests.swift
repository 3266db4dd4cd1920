import HeroStage
import HeroTesting
import UIKit

/// What an app draws by lot. Names (`UUID()`) stay Foundation's: tests name their folders by them.
@MainActor
@Suite struct RandomnessTests {
  private func lots() -> [String] {
    var cards = Array(1...9)
    cards.shuffle()
    var lot = SystemRandomNumberGenerator()
    return [
      "\(Int.random(in: 0..<1_000_000)) \(UInt8.random(in: 0...255))",
      "\(Double.random(in: 0...1)) \(CGFloat.random(in: 0..<1))", "\(Bool.random())",
      "\("abcdefghij".randomElement() ?? "-") \(Array(1...9).shuffled()) \(cards)",
      "\(arc4random()) \(arc4random_uniform(1_000_000))", "\(Int.random(in: 0..<1_000_000, using: &lot))",
    ]
  }

  @Test func eachStageDrawsTheSame() {
    let stages = (0..<2).map { _ in testStage(root: UIViewController()) }
    var drawn: [[String]] = [[], []]
    for number in 0..<2 { stages[number].perform { drawn[number] = lots() } }
    expectEqual(drawn[0], drawn[1])
    // Each draw of a stage is another, and so is each name.
    stages[0].perform { #expect(zip(lots(), drawn[0]).allSatisfy { $0 != $1 || $0.count < 6 }) }
  }

  // The first two numbers of SplitMix64 from 0, as its authors' program prints them: e220a8397b1dcdaf, 6e789e6aa1b965f4.
  // A bound of zero draws zero.
  @Test func theNumbersAreThoseOfSplitMix64() {
    let stage = testStage(root: UIViewController())
    stage.perform {
      var lot = SystemRandomNumberGenerator()
      expectEqual([lot.next(), lot.next()], [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4])
      expectEqual(arc4random_uniform(0), 0)
    }
  }
}
