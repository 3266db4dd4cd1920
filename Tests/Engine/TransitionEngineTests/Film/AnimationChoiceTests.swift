import HeroModel
import HeroTesting

/// Rules D1, D2, D4: which default animation it is.
struct AnimationChoiceTests {
  private static let navigation = #"{"navigation":["a"]}"#
  private static let tabs = #"{"tabs":["a","b"]}"#

  @Test func autoFadesModally() throws {
    let show = try Show(steps: #"{"present":"b"},{"dismiss":true}"#)
    expectEqual(show.film.transitions.map(\.defaultAnimation.text), ["fade", "fade"])
    expectEqual(show.film.transitions.map(\.reason), [.auto, .auto])
  }

  @Test func autoPushesInNavigation() throws {
    let show = try Show(root: Self.navigation, steps: #"{"push":"b"},{"pop":true}"#)
    expectEqual(show.film.transitions.map(\.defaultAnimation.text), ["push(left)", "push(right)"])
  }

  @Test func autoSlidesInATabBar() throws {
    let show = try Show(root: Self.tabs, steps: #"{"selectTab":1},{"selectTab":0}"#)
    expectEqual(show.film.transitions.map(\.defaultAnimation.text), ["slide(left)", "slide(right)"])
  }

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
    expectEqual(show.film.transitions.map(\.defaultAnimation.text), types)
  }

  @Test(arguments: [(#""heroModifiers":"fade""#, ""), ("", #""heroModifiers":"fade""#)])
  func autoIsNoneWhenARootAnimatesItself(rootA: String, rootB: String) throws {
    let show = try Show(rootA: rootA, rootB: rootB, root: Self.navigation, steps: #"{"push":"b"}"#)
    expectEqual(show.film.transitions[0].defaultAnimation, .none)
  }

  @Test func rootThatOnlyMatchesDoesNotCountAsAnimating() throws {
    // The match comes after the default animation (P4 after P3).
    let show = try Show(rootA: #""heroID":"r""#, rootB: #""heroID":"r""#, steps: #"{"present":"b"}"#)
    expectEqual(show.film.transitions[0].defaultAnimation, .fade)
  }

  @Test func conditionalOnTheRootCountsAsAnimating() throws {
    // P2 comes before P3.
    let show = try Show(rootB: #""heroModifiers":"whenPresenting(fade)""#, steps: #"{"present":"b"}"#)
    expectEqual(show.film.transitions[0].defaultAnimation, .none)
  }

  @Test func selectByGoesByTheDirection() throws {
    let show = try Show(
      screenB: #""modalAnimation":"selectBy(zoom, cover(up))""#, steps: #"{"present":"b"},{"dismiss":true}"#)
    expectEqual(show.film.transitions.map(\.defaultAnimation.text), ["zoom", "cover(up)"])
  }

  @Test func autoInsideSelectByIsResolved() throws {
    let show = try Show(
      screenB: #""modalAnimation":"selectBy(auto, zoom)""#, steps: #"{"present":"b"},{"dismiss":true}"#)
    expectEqual(show.film.transitions.map(\.defaultAnimation.text), ["fade", "zoom"])
  }

  @Test func leadingDotIsAllowed() throws {
    try expectEqual(
      Show(steps: #"{"present":"b","animation":".push(.left)"}"#).film.transitions[0].defaultAnimation.text,
      "push(left)")
  }

  @Test(arguments: [
    ("push(left)", "pull(right)"), ("push(right)", "pull(left)"), ("push(up)", "pull(down)"),
    ("push(down)", "pull(up)"),
    ("pull(left)", "push(right)"), ("cover(up)", "uncover(down)"), ("uncover(left)", "cover(right)"),
    ("pageIn(left)", "pageOut(right)"), ("pageOut(down)", "pageIn(up)"), ("slide(left)", "slide(right)"),
    ("zoomSlide(up)", "zoomSlide(down)"), ("zoom", "zoomOut"), ("zoomOut", "zoom"), ("fade", "fade"), ("none", "none"),
    ("push(leading)", "pull(right)"),
  ])
  func autoReverseUndoes(type: String, reverse: String) throws {
    let show = try Show(
      screenB: #""modalAnimation":"autoReverse(\#(type))""#, steps: #"{"present":"b"},{"dismiss":true}"#)
    expectEqual(show.film.transitions[1].defaultAnimation.text, reverse)
  }
}
