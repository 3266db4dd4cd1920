import Synchronization

// What an app draws by lot is the same on every run of its stage, or its film would be another each time. These hide Swift's and Foundation's
// own in files that import UIKit.

/// The numbers of the stage that is in force: each stage begins anew.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// A generator; all draw from the stage.
  public init() {}

  public mutating func next() -> UInt64 {
    guard MainQueue.isCurrent else { return Self.elsewhere.withLock { $0.next() } }
    return MainActor.assumeIsolated { UIKitRuntime.current.lot.next() }
  }

  /// Off the main thread, where nobody knows which stage asks, nor who asks first.
  private static let elsewhere = Mutex(SeededNumbers())
}

/// SplitMix64. Source: Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators" (2014).
struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64 = 0

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension FixedWidthInteger {
  /// A number of a range that is not empty.
  public static func random(in range: Range<Self>) -> Self {
    var lot = SystemRandomNumberGenerator()
    return random(in: range, using: &lot)
  }
  /// A number of a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var lot = SystemRandomNumberGenerator()
    return random(in: range, using: &lot)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number of a range that is not empty.
  public static func random(in range: Range<Self>) -> Self {
    var lot = SystemRandomNumberGenerator()
    return random(in: range, using: &lot)
  }
  /// A number of a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var lot = SystemRandomNumberGenerator()
    return random(in: range, using: &lot)
  }
}

extension Bool {
  /// One or the other.
  public static func random() -> Bool {
    var lot = SystemRandomNumberGenerator()
    return random(using: &lot)
  }
}

extension Collection {
  /// One of the elements; nil where there are none.
  public func randomElement() -> Element? {
    var lot = SystemRandomNumberGenerator()
    return randomElement(using: &lot)
  }
}

extension Sequence {
  /// The elements in another order.
  public func shuffled() -> [Element] {
    var lot = SystemRandomNumberGenerator()
    return shuffled(using: &lot)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in another order.
  public mutating func shuffle() {
    var lot = SystemRandomNumberGenerator()
    shuffle(using: &lot)
  }
}

/// A number of 32 bits.
public func arc4random() -> UInt32 { .random(in: .min ... .max) }

/// A number below a bound; 0 where the bound is 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound == 0 ? 0 : .random(in: 0..<upperBound)
}
