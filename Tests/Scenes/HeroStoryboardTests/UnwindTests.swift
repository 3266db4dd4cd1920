import HeroModel
import HeroTesting
import TransitionEngine

@testable import HeroStoryboard

/// Unwind segues that go back over several screens: to the controller that has the action, whatever is between.
///
/// Source: Apple, "Dismissing a View Controller with an Unwind Segue"; UIKit pops within a stack, else dismisses all that is presented.
@Suite("Unwind segues over several screens") struct UnwindTests {
  /// The way `a`, `b`, `c`, `d`: each the next by a segue of a kind; `d` unwinds by "home". In a navigation controller on demand.
  private func board(_ kinds: [String], action: String = "back:", isInStack: Bool = false) -> String {
    let ids = ["a", "b", "c", "d"].prefix(kinds.count + 1)
    let home = Storyboards.button(
      "u", to: "e", kind: "unwind", more: #"identifier="home" unwindAction="\#(action)""#)
    var text = ""
    for (index, id) in ids.enumerated() {
      let next =
        index < kinds.count ? Storyboards.button("go-\(id)", to: ids[index + 1], kind: kinds[index]) : home
      text += Storyboards.controller(id, next, attributes: #"title="\#(["One", "Two", "Main List", "Four"][index])""#)
    }
    guard isInStack else { return Storyboards.file(text) }
    return Storyboards.file(
      Storyboards.navigation(to: "a") + text,
      initial: "n")
  }

  private func read(_ text: String, _ segue: String) throws -> ReadStoryboard {
    return try ReadStoryboard(text: text) { $0.segue = segue }
  }

  private func error(_ text: String, _ segue: String) -> String? {
    #expect(throws: SceneError.self) { try read(text, segue) }?.diagnostics.first?.message
  }

  /// What happens, waits left out: screens by their names.
  private func story(_ read: ReadStoryboard) throws -> [String] {
    try read.film.transitions.map { "\($0.kind.rawValue) \($0.from)→\($0.to)" }
  }

  @Test func modalsAreDismissedInOneChange() throws {
    let text = board(["presentation", "presentation", "presentation"])
    let read = try read(text, "Four→One")
    try expectEqual(
      story(read), ["present One→Two", "present Two→Main List", "present Main List→Four", "unwindTo Four→One"])
    expectEqual(read.storyboard.segues.map(\.id), ["go-a-segue", "go-b-segue", "go-c-segue", "u-segue"])
    // Nearer ones begin the film later.
    try expectEqual(
      story(try self.read(text, "Four→Two")), ["present Two→Main List", "present Main List→Four", "unwindTo Four→Two"])
    try expectEqual(story(try self.read(text, "Four→Main List")), ["present Main List→Four", "dismiss Four→Main List"])
  }

  @Test func stacksPopInOneChange() throws {
    let read = try read(board(["show", "show"], isInStack: true), "Main List→One")
    try expectEqual(story(read), ["push One→Two", "push Two→Main List", "popTo Main List→One"])
  }

  // One below another in a stack, then a modal navigation controller with a stack of its own.
  @Test func stacksBelowModalsPopUnseen() throws {
    let modal =
      Storyboards.navigation("m", to: "c")
    let text = board(["show", "show", "show"], isInStack: true)
      .replacing(#"<segue destination="c" kind="show""#, with: #"<segue destination="m" kind="presentation""#)
      .replacing("</scenes>", with: modal + "</scenes>")
    let read = try read(text, "Four→One")
    try expectEqual(
      story(read), ["push One→Two", "present Two→Main List", "push Main List→Four", "unwindTo Four→One"])
    try expectEqual(read.film.transitions.last?.stackAfter, "[One]")
  }

  @Test func anotherTabIsSelected() throws {
    let tabs = Storyboards.tabs(to: ["x", "n"])
    let text = board(["show"], isInStack: true).replacing(
      #"initialViewController="n""#, with: #"initialViewController="t""#
    )
    .replacing("</scenes>", with: tabs + Storyboards.controller("x", attributes: #"title="Other""#) + "</scenes>")
    try expectEqual(story(try read(text, "Two→Other")), ["push One→Two", "selectTab Two→Other"])
    try expectEqual(story(try read(text, "Two→One")), ["push One→Two", "pop Two→One"])
  }

  // The file says which action it is, not who has it.
  @Test func theActionMayNameItsController() throws {
    for (action, target, reason) in [
      ("backToOne:", "One", "which the action names"),
      ("unwindToMainListWithSegue:", "Main List", "which the action names"), ("back:", "Main List", "the nearest"),
      ("twofold:", "Main List", "the nearest"),
    ] {
      let read = try read(board(["presentation", "presentation", "presentation"], action: action), "home")
      try expectEqual(read.film.transitions.last?.to, target)
      let told =
        "segue: the file does not say which controller has '\(action)'; it goes back to '\(target)', \(reason); "
        + "for another write, for example, --segue \"Four→\(target == "One" ? "Main List" : "Two")\""
      expectEqual(read.warnings.last?.hasSuffix(told), true, "\(read.warnings)")
    }
  }

  @Test func aTargetThatIsNotOnTheWayIsAnError() {
    let text = board(["presentation", "presentation"]).replacing(
      "</scenes>", with: Storyboards.controller("x", Storyboards.button("bx", to: "a")) + "</scenes>")
    expectEqual(
      error(text, "Main List→x"),
      "no segue leads from 'Main List' to 'x', and its unwind segue goes back to what is on the way to it: 'Two', 'One'; "
        + "there are go-a-segue (One→Two), go-b-segue (Two→Main List), bx-segue (x→One), home (back from Main List)")
    let alone = Storyboards.file(
      Storyboards.controller("a", Storyboards.button("u", to: "e", kind: "unwind", more: #"identifier="home""#)))
    expectEqual(
      error(alone, "home"),
      "nothing leads to 'a', from which the unwind segue 'home' could go back; there are home (back from a)")
    expectEqual(
      error(alone, "a→b"),
      "no segue leads from 'a' to 'b', and nothing leads to 'a', from which its unwind segue could go back; "
        + "there are home (back from a)")
  }
}
