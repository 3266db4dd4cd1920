import Foundation
import QuartzCore

/// How gulls cry, told by a library in C that is not here.
public func cry(times: Int) -> String {
  return String(cString: gull_cry(Int32(times)))
}

public struct Flock {
  public enum Place { case harbour, sea }
  public let count: Int

  public init(of count: Int, over place: Place) { self.count = count }
  public func rise(_ by: Int) {}
}
