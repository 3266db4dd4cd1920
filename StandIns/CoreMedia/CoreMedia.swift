@_exported import UIKit

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
/// A moment of a medium: so many parts of a second.
public struct CMTime: Comparable, Hashable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public init() { (value, timescale) = (0, 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isIndefinite: Bool { false }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static func < (one: CMTime, two: CMTime) -> Bool { one.seconds < two.seconds }
}
public let kCMTimeZero = CMTime.zero
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
}
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
