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
    let over = #""modalPresentationStyle":"overFullScreen""#
    for (screen, canvas, color, background) in [
      ("", "", nil, .black), ("", "", #""red""#, Color(red: 1, green: 0, blue: 0)), (over, "", #""red""#, .black),
      // Half red on white: (1, 0.5, 0.5).
      ("", #""background":"white""#, #"{"r":1,"g":0,"b":0,"a":0.5}"#, Color(red: 1, green: 0.5, blue: 0.5)),
    ] as [(String, String, String?, Color)] {
      let show = try Show(
        b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade"}"#, screenB: screen, canvas: canvas,
        steps: #"{"present":"b","animation":"none"\#(color.map { #","containerColor":\#($0)"# } ?? "")}"#)
      expectEqual(show.film.moment(at: 0).tree.background, background, "\(screen) \(canvas) \(color ?? "")")
      // Settled, the canvas shows.
      expectEqual(show.film.moment(at: 9).tree.background, canvas.isEmpty ? .black : .white)
    }
  }

  // MARK: L2

  @Test func sourceSnapshotsAreMadeFirst() throws {
    let fades =
      #"{"name":"1","frame":[0,0,50,50],"heroModifiers":"fade"},{"name":"2","frame":[0,0,50,50],"heroModifiers":"fade"}"#
    for (ordering, order) in [
      // Dismissing, the destination a comes first, so that the source b lies on top: the same again.
      ("", ["a/1", "a/2", "b/1", "b/2"]),
      (#","viewOrdering":"destinationViewOnTop""#, ["b/1", "b/2", "a/1", "a/2"]),
    ] {
      let show = try Show(
        a: fades, b: fades,
        steps: #"{"present":"b","animation":"none"},{"dismiss":true,"animation":"none"\#(ordering)}"#)
      expectEqual(show.rootSnapshots(), ["a/1", "a/2", "b/1", "b/2"])
      expectEqual(show.rootSnapshots(at: show.film.transitions[1].start), order)
      expectEqual(show.animating(1), order)
    }
  }

  // MARK: L4

  @Test func localSnapshotLivesInItsNearestAnimatingAncestor() throws {
    func show(_ parent: String, _ modifiers: String) throws -> Show {
      try Show(
        b: #"{"name":"p","frame":[10,20,90,90],"heroModifiers":"\#(parent)","subviews":["#
          + #"{"name":"q","frame":[5,5,50,50],"subviews":["#
          + #"{"name":"x","frame":[1,2,10,10],"heroModifiers":"\#(modifiers)"}]}]}"#)
    }
    let local = try show("fade", "fade")
    expectEqual(local.rootSnapshots(), ["b/p"])
    let child = try #require(try local.snapshot("b/p", at: 0).children.first)
    // In p's space: 5 + 1 + 5, 5 + 2 + 5.
    #expect(child.path == "b/x" && close(child.position.numbers, [11, 12]))
    // A global one, and a local one without an animating ancestor, live in the container: 10 + 5 + 1 + 5, 20 + 5 + 2 + 5.
    for (parent, modifiers, roots) in [
      ("fade", "fade useGlobalCoordinateSpace", ["b/p", "b/x"]), ("autolayout", "fade", ["b/x"]),
    ] {
      let show = try show(parent, modifiers)
      expectEqual(show.rootSnapshots(), roots)
      #expect(close(try show.snapshot("b/x", at: 0).position.numbers, [21, 32]), "\(parent)")
    }
  }

  @Test func pairsLieTogether() throws {
    let (one, two) = (Self.matched("1"), Self.matched("2", 60))
    let holding = Self.matched("1", subviews: Self.matched("in"))
    for (a, b, order) in [
      // Made: a/1, a/2. b/1 lifts a/1 [2, 1], then a/1's later sibling a/2 [1, 2], then itself [a1, a2, b1]; b/2 lifts a/2 [a1, b1, a2]
      // and itself.
      ([one, two], [one, two], ["a/1", "b/1", "a/2", "b/2"]),
      // b/2 comes first: [a1, a2, b2]. b/1 lifts a/1 [a2, b2, a1], its later sibling a/2 [b2, a1, a2], then itself.
      ([one, two], [two, one], ["b/2", "a/1", "a/2", "b/1"]),
      // Made: a/1, a/in (in 1), a/2. b/1 lifts a/1 [in, 2, 1], then the subview in [2, 1, in], then the sibling 2 [1, in, 2], then itself.
      // b/in lifts in [1, 2, b1, in], then itself: no subviews, no later siblings. b/2 lifts 2.
      ([holding, two], [holding, two], ["a/1", "b/1", "a/in", "b/in", "a/2", "b/2"]),
      // The sibling s is local: it stays where it was made, under the pair.
      ([one, #"{"name":"s","frame":[0,60,9,9],"heroModifiers":"fade"}"#], [one], ["a/s", "a/1", "b/1"]),
    ] {
      let show = try Show(a: a.joined(separator: ","), b: b.joined(separator: ","))
      expectEqual(show.rootSnapshots(), order)
    }
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
