import HeroLayers
import HeroModel

/// Bars around a push or pop of UIKit's own: those that both screens have stay, and change with the screens; another one goes with its screen.
struct SystemBars: Sendable {
  let (lower, upper): (Furniture, Furniture)

  /// - Parameter part: How much of the upper screen has come, 0…1.
  /// - Returns: What lies over both screens, over the lower one and over the upper one, back to front.
  func layers(at part: Double) -> (over: [Layer], lower: [Layer], upper: [Layer]) {
    var (own, shared) = ([[Furniture.Bars]](), [(Furniture.Bars, Furniture.Bars)]())
    for (below, above) in zip(lower.bars, upper.bars) {
      shared.append((below.shared(with: above), above.shared(with: below)))
      own.append([below.without(above), above.without(below)])
    }
    let (below, above) = (Furniture(shared.map(\.0)), Furniture(shared.map(\.1)))
    let over = below.layers(under: above, at: part).map { layer in
      var layer = layer
      layer.zPosition = BarChange.zPosition
      return layer
    }
    return (over, Furniture(own.map { $0[0] }).layers, Furniture(own.map { $0[1] }).layers)
  }
}

extension Furniture.Bars {
  /// The bars that others have, too.
  fileprivate func shared(with other: Self) -> Self {
    Self(
      navigationBar: other.navigationBar == nil ? nil : navigationBar, toolbar: other.toolbar == nil ? nil : toolbar,
      tabBar: other.tabBar == nil ? nil : tabBar)
  }

  /// The bars that others do not have.
  fileprivate func without(_ other: Self) -> Self {
    Self(
      navigationBar: other.navigationBar == nil ? navigationBar : nil, toolbar: other.toolbar == nil ? toolbar : nil,
      tabBar: other.tabBar == nil ? tabBar : nil)
  }
}
