public import UIKit

/// In place of the real Hero.
public func match(_ first: View, _ second: View) -> Bool { first == second }
