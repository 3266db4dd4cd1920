import Hero
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

extension Stage {
  /// Does something and waits for its end.
  func play(_ body: @MainActor () throws -> Void) rethrows {
    try perform(body)
    run(until: .idle)
  }

  /// The film at a time, or now, at points, as red, green, blue.
  func pixels(_ points: (Int, Int)..., at time: Double? = nil) throws -> [[UInt8]] {
    try colors(at: points, time: time ?? now)
  }

  /// The navigation controller that is the scene's root.
  var navigationRoot: NavigationRoot {
    get throws {
      guard case .navigation(let root) = try scene.root else { throw NoSuchRoot() }
      return root
    }
  }

  /// The tab bar controller that is the scene's root.
  var tabRoot: TabRoot {
    get throws {
      guard case .tabs(let root) = try scene.root else { throw NoSuchRoot() }
      return root
    }
  }
}

/// The scene's root is something else.
private struct NoSuchRoot: Error {}

extension TabRoot {
  /// The navigation controller in a tab.
  func navigation(_ index: Int) throws -> NavigationRoot {
    guard case .navigation(let root) = tabs[index] else { throw NoSuchRoot() }
    return root
  }
}

extension Film {
  /// All layers at a time, each before those that it holds.
  func layers(at time: Double) -> [Layer] {
    func flat(_ layers: [Layer]) -> [Layer] { layers.flatMap { [$0] + flat($0.children) } }
    return flat(moment(at: time).tree.layers)
  }
}

/// Colours of pixels.
extension [UInt8] {
  static var white: Self { [255, 255, 255] }
  static var red: Self { [255, 0, 0] }
  static var green: Self { [0, 255, 0] }
  static var blue: Self { [0, 0, 255] }
}

extension UIViewController {
  /// The same, with Hero.
  func withHero() -> Self {
    hero.isEnabled = true
    return self
  }
}
