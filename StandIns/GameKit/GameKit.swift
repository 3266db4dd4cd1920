@_exported import UIKit

open class GKPlayer: NSObject {
  open var displayName: String { "" }
  open var playerID: String { "" }
  open var gamePlayerID: String { "" }
}
@preconcurrency @MainActor
open class GKLocalPlayer: NSObject {
  public static let local = GKLocalPlayer()
  open class func localPlayer() -> GKLocalPlayer { local }
  open var isAuthenticated: Bool { false }
  /// Never called.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}
open class GKScore: NSObject {
  open var value: Int64 = 0
  public init(leaderboardIdentifier identifier: String) {}
  open class func report(_ scores: [GKScore], withCompletionHandler: (((any Error)?) -> Void)? = nil) {}
}
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards, achievements }
/// A plain ground.
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
}
