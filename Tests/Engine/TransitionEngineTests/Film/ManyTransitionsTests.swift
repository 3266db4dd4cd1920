import HeroTesting

@testable import TransitionEngine

/// A film of more transitions than are held.
struct ManyTransitionsTests {
  private static let moving = #"{"name":"x","heroID":"x","frame":[0,0,50,50],"backgroundColor":"red"}"#
  private static let moved =
    #"{"name":"x","heroID":"x","frame":[100,200,50,80],"backgroundColor":"blue","heroModifiers":"duration(1)"}"#

  private func show(_ changes: Int, plugins: [any TransitionPlugin] = []) throws -> Show {
    let steps = (0..<changes).map {
      $0 % 2 == 0 ? #"{"present":"b","animation":"none"}"# : #"{"dismiss":true,"animation":"none"}"#
    }
    return try Show(a: Self.moving, b: Self.moved, steps: steps.joined(separator: ","), plugins: plugins)
  }

  // A film that ends with a transition holds it from planning; one that goes on has to work it out again.
  @Test func everyOneShowsAsItDoesLast() throws {
    let film = try show(9).film
    expectEqual(film.transitions.count, 9)
    let order = Array(0..<9) + [0, 8, 1, 7, 2] + (0..<9).reversed()
    for number in order {
      let last = try show(number + 1).film
      for part in [0, 0.3, 0.99] {
        let time = film.transitions[number].start + part * film.transitions[number].duration
        let (moment, expected) = (film.moment(at: time), last.moment(at: time))
        let isSame = moment.tree == expected.tree && moment.progress == expected.progress
        #expect(isSame && moment.transition == number, "transition \(number) at \(part)")
      }
    }
  }

  // Of many only the last few are held; the others are the same when they come again.
  @Test func fewAreHeld() throws {
    let recent = RecentTransitions(plugins: [])
    let scene = try show(1).film.scene
    let planned = (0..<6).map { id in
      PlannedTransition(
        AnimatedTransition(
          request: TransitionRequest(
            id: id, source: scene.screens[0], destination: scene.screens[1], containerSize: scene.canvas.size)),
        among: recent)
    }
    expectEqual(recent.heldRequests, [2, 3, 4, 5])
    expectEqual(planned[3].transition.draft.request.id, 3)
    expectEqual(planned[0].transition.draft.request.id, 0)
    expectEqual(recent.heldRequests, [4, 5, 3, 0])
  }

  private struct Widening: TransitionPlugin {
    func process(_ draft: inout TransitionDraft) { draft[ViewReference(.destination, 1)]?.duration = 2 }
  }

  // What an app's own plugin does is done again.
  @Test func pluginsTakePartAgain() throws {
    let film = try show(9, plugins: [Widening()]).film
    let last = try show(1, plugins: [Widening()]).film
    expectEqual(last.duration, 2)
    expectEqual(film.moment(at: 1.5), last.moment(at: 1.5))
  }
}
