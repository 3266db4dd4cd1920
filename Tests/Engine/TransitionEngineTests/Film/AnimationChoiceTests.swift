import HeroModel
import HeroTesting

/// Rules D1, D2, D4: which default animation it is.
struct AnimationChoiceTests {
  private static let navigation = #"{"navigation":["a"]}"#

  @Test(arguments: [
    ("forceLeftToRight", "", ["push(left)", "push(right)"]), ("forceRightToLeft", "", ["push(right)", "push(left)"]),
    ("userInterface", "", ["push(left)", "push(right)"]),
    ("userInterface", #""layoutDirection":"rtl""#, ["push(right)", "push(left)"]),
    ("forceLeftToRight", #""layoutDirection":"rtl""#, ["push(left)", "push(right)"]),
  ])
  func strategyChoosesTheDirection(strategy: String, canvas: String, types: [String]) throws {
    let show = try Show(
      canvas: canvas, root: Self.navigation,
      steps: #"{"push":"b","directionStrategy":"\#(strategy)"},{"pop":true,"directionStrategy":"\#(strategy)"}"#)
    expectEqual(show.types, types)
  }

  // Conditions come before the default animation (P2, P3), what only matches after it (P4).
  @Test func autoIsNoneWhenARootAnimatesItself() throws {
    let (fade, id) = (#""heroModifiers":"fade""#, #""heroID":"r""#)
    for (rootA, rootB, type) in [
      (fade, "", "none"), ("", fade, "none"), ("", #""heroModifiers":"whenPresenting(fade)""#, "none"),
      (id, id, "push(left)"),
    ] {
      let show = try Show(rootA: rootA, rootB: rootB, root: Self.navigation, steps: #"{"push":"b"}"#)
      expectEqual(show.types, [type], "\(rootA) \(rootB)")
    }
  }

  @Test func aScreensTypeGoesByTheDirection() throws {
    for (type, types) in [
      ("selectBy(zoom, cover(up))", ["zoom", "cover(up)"]), ("selectBy(auto, zoom)", ["fade", "zoom"]),
      ("autoReverse(push(leading))", ["push(left)", "pull(right)"]), ("autoReverse(zoomOut)", ["zoomOut", "zoom"]),
      ("autoReverse(none)", ["none", "none"]),
    ] {
      let show = try Show(screenB: #""modalAnimation":"\#(type)""#, steps: #"{"present":"b"},{"dismiss":true}"#)
      expectEqual(show.types, types, "\(type)")
    }
  }
}
