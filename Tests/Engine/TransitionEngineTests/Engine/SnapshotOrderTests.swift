import HeroGeometry
import HeroLayers
import HeroTesting

/// Rules L1, L2, L4: what lies in the container, and in which order.
struct SnapshotOrderTests {
  private static func matched(_ name: String, _ y: Int = 0, subviews: String = "") -> String {
    #"{"name":"\#(name)","frame":[0,\#(y),50,50],"heroID":"\#(name)","subviews":[\#(subviews)]}"#
  }

  // MARK: L1

  @Test func realDestinationLiesUnderTheRealSourceUnderSnapshots() throws {
    let show = try Show(b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade"}"#)
    let layers = show.film.moment(at: 0).tree.layers
    expectEqual(layers.map(\.path), ["b", "a", "b/x"])
    expectEqual(layers.map(\.role), [.view, .view, .snapshot])
  }

  @Test func animatingViewsAreHiddenInTheirRealTree() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade"},{"name":"y","frame":[0,0,50,50]}"#)
    #expect(try show.layer("b/x", .view, at: 0).isHidden)
    #expect(try !show.layer("b/y", .view, at: 0).isHidden)
    #expect(try !show.layer("b", .view, at: 0).isHidden)
  }

  @Test func containerIsBlackOrAsTheStepSays() throws {
    try expectEqual(Show().film.duration, 0)
    let fade = #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade"}"#
    try expectEqual(Show(b: fade).film.moment(at: 0).tree.background, .black)
    let red = try Show(b: fade, steps: #"{"present":"b","animation":"none","containerColor":"red"}"#)
    expectEqual(red.film.moment(at: 0).tree.background, Color(red: 1, green: 0, blue: 0))
    // Settled, the canvas shows.
    expectEqual(red.film.moment(at: 9).tree.background, .black)
  }

  @Test func containerColourLiesOnTheCanvas() throws {
    // Half red on white: (1, 0.5, 0.5).
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade"}"#, canvas: #""background":"white""#,
      steps: #"{"present":"b","animation":"none","containerColor":{"r":1,"g":0,"b":0,"a":0.5}}"#)
    expectEqual(show.film.moment(at: 0).tree.background, Color(red: 1, green: 0.5, blue: 0.5))
  }

  @Test func overFullScreenHasNoContainerColour() throws {
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade"}"#,
      screenB: #""modalPresentationStyle":"overFullScreen""#,
      steps: #"{"present":"b","animation":"none","containerColor":"red"}"#)
    expectEqual(show.film.moment(at: 0).tree.background, .black)
  }

  // MARK: L2

  @Test func sourceSnapshotsAreMadeFirst() throws {
    let fades =
      #"{"name":"1","frame":[0,0,50,50],"heroModifiers":"fade"},{"name":"2","frame":[0,0,50,50],"heroModifiers":"fade"}"#
    let show = try Show(
      a: fades, b: fades, steps: #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none"}"#)
    expectEqual(show.rootSnapshots(), ["a/1", "a/2", "b/1", "b/2"])
    // Dismissing, the destination a comes first, so that the source b lies on top: the same again.
    expectEqual(show.rootSnapshots(at: show.film.transitions[1].start), ["a/1", "a/2", "b/1", "b/2"])
    expectEqual(show.animating(1), ["a/1", "a/2", "b/1", "b/2"])
  }

  @Test func destinationOnTopWhenDismissingIfTheStepSaysSo() throws {
    let fades = #"{"name":"1","frame":[0,0,50,50],"heroModifiers":"fade"}"#
    let show = try Show(
      a: fades, b: fades,
      steps: #"{"present":"b","animation":"none"},"#
        + #"{"dismiss":true,"animation":"none","viewOrdering":"destinationViewOnTop"}"#)
    expectEqual(show.rootSnapshots(at: show.film.transitions[1].start), ["b/1", "a/1"])
  }

  // MARK: L4

  @Test func localSnapshotLivesInItsNearestAnimatingAncestor() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[10,20,90,90],"heroModifiers":"fade","subviews":["#
        + #"{"name":"q","frame":[5,5,50,50],"subviews":["#
        + #"{"name":"x","frame":[1,2,10,10],"heroModifiers":"fade"}]}]}"#)
    expectEqual(show.rootSnapshots(), ["b/p"])
    let child = try #require(try show.snapshot("b/p", at: 0).children.first)
    expectEqual(child.path, "b/x")
    // In p's space: 5 + 1 + 5, 5 + 2 + 5.
    #expect(close(child.position.numbers, [11, 12]))
  }

  @Test func globalSnapshotLivesInTheContainer() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[10,20,90,90],"heroModifiers":"fade","subviews":["#
        + #"{"name":"x","frame":[1,2,10,10],"heroModifiers":"fade useGlobalCoordinateSpace"}]}"#)
    expectEqual(show.rootSnapshots(), ["b/p", "b/x"])
    // 10 + 1 + 5, 20 + 2 + 5.
    #expect(close(try show.snapshot("b/x", at: 0).position.numbers, [16, 27]))
  }

  @Test func localSnapshotWithoutAnimatingAncestorLivesInTheContainer() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[10,20,90,90],"subviews":[{"name":"x","frame":[1,2,10,10],"heroModifiers":"fade"}]}"#)
    #expect(close(try show.snapshot("b/x", at: 0).position.numbers, [16, 27]))
  }

  @Test func pairsLieTogether() throws {
    // Made: a/1, a/2. b/1 lifts a/1 [2, 1], then a/1's later sibling a/2 [1, 2], then itself [a1, a2, b1]; b/2 lifts
    // a/2 [a1, b1, a2] and itself.
    let show = try Show(
      a: Self.matched("1") + "," + Self.matched("2", 60), b: Self.matched("1") + "," + Self.matched("2", 60))
    expectEqual(show.rootSnapshots(), ["a/1", "b/1", "a/2", "b/2"])
  }

  @Test func laterSiblingsOfThePartnerRiseAboveIt() throws {
    // b/2 comes first: [a1, a2, b2]. b/1 lifts a/1 [a2, b2, a1], its later sibling a/2 [b2, a1, a2], then itself.
    let show = try Show(
      a: Self.matched("1") + "," + Self.matched("2", 60), b: Self.matched("2", 60) + "," + Self.matched("1"))
    expectEqual(show.rootSnapshots(), ["b/2", "a/1", "a/2", "b/1"])
  }

  @Test func subviewsOfThePartnerRiseAboveItBeforeItsSiblings() throws {
    // Made: a/1, a/in (in 1), a/2. b/1 lifts a/1 [in, 2, 1], then the subview in [2, 1, in], then the sibling 2
    // [1, in, 2], then itself. b/in lifts in [1, 2, b1, in], then itself: no subviews, no later siblings. b/2 lifts 2.
    let show = try Show(
      a: Self.matched("1", subviews: Self.matched("in")) + "," + Self.matched("2", 60),
      b: Self.matched("1", subviews: Self.matched("in")) + "," + Self.matched("2", 60))
    expectEqual(show.rootSnapshots(), ["a/1", "b/1", "a/in", "b/in", "a/2", "b/2"])
  }

  @Test func localSnapshotsOfThePartnersSiblingsStay() throws {
    // The sibling s is local: it stays where it was made, under the pair.
    let show = try Show(
      a: Self.matched("1") + #",{"name":"s","frame":[0,60,9,9],"heroModifiers":"fade"}"#, b: Self.matched("1"))
    expectEqual(show.rootSnapshots(), ["a/s", "a/1", "b/1"])
  }

  @Test func destinationRootAsPartnerLiftsTheSourcesTree() throws {
    // Dismissing, a's snapshots are made first: [a, a/x]; b/x lifts a/x, joins: [a, a/x, b/x]. b/r is matched with the
    // root a: it lifts a [ax, bx, a], a's subview x [bx, a, ax], and the root's later sibling in the container, the
    // source's tree with b/x [a, ax, bx], then comes itself.
    let show = try Show(
      a: Self.matched("x"), b: Self.matched("x") + #",{"name":"r","frame":[0,100,50,50],"heroID":"r"}"#,
      rootA: #""heroID":"r""#,
      steps: #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none"}"#)
    expectEqual(show.rootSnapshots(at: show.film.transitions[1].start), ["a", "a/x", "b/x", "b/r"])
  }
}
