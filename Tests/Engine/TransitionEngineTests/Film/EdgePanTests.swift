import HeroTesting

/// Rule C5: SDOSHero's interactive pop. The canvas is 200 × 400.
struct EdgePanTests {
  private func pop(_ push: String, from: String, to: String, velocity: String? = "[0,0]") throws -> Show {
    try Show(
      root: #"{"navigation":["a"],"controller":"SDOSHero"}"#,
      steps: #"{"push":"b","animation":"\#(push)"},{"pop":true,"interactive":{"edgePan":{"from":\#(from),"to":\#(to),"#
        + #""duration":0.5\#(velocity.map { #","velocity":\#($0)"# } ?? "")}}}"#)
  }

  // 80 of 200 in 0.5 s: after 0.25 s 0.2. Of 400 points progress is 1 after half the time.
  @Test func progressIsTheHorizontalWayOverTheWidth() throws {
    for (to, times) in [("[80,300]", [(0.25, 0.2), (0.5, 0.4)]), ("[400,10]", [(0.125, 0.5), (0.375, 1)])] {
      let show = try pop("push(left)", from: "[0,10]", to: to)
      for (time, progress) in times {
        let moment = show.film.moment(at: show.film.transitions[1].start + time)
        #expect(close(moment.progress ?? -1, progress), "\(to) at \(time)")
      }
    }
  }

  @Test func progressAndVelocityAlongTheEdgesAxisFinish() throws {
    for (push, from, to, velocity, finishes): (String, String, String, String?, Bool) in [
      // More than half; exactly half cancels.
      ("push(left)", "[0,10]", "[101,10]", "[0,0]", true), ("push(left)", "[0,10]", "[100,10]", "[0,0]", false),
      // Each edge: progress 0.3 and a velocity that adds 0.25 or takes 0.25 away.
      ("push(left)", "[0,10]", "[60,10]", "[50,0]", true), ("push(left)", "[0,10]", "[60,10]", "[-50,0]", false),
      ("push(left)", "[0,10]", "[60,10]", "[0,500]", false),
      ("push(right)", "[200,10]", "[140,10]", "[-50,0]", true),
      ("push(right)", "[200,10]", "[140,10]", "[50,0]", false),
      ("cover(up)", "[10,0]", "[70,300]", "[0,100]", true), ("cover(up)", "[10,0]", "[70,300]", "[500,0]", false),
      ("slide(down)", "[10,400]", "[70,0]", "[0,-100]", true), ("slide(down)", "[10,400]", "[70,0]", "[0,100]", false),
      ("zoom", "[0,10]", "[60,10]", "[50,0]", true), ("fade", "[0,10]", "[60,10]", "[50,0]", true),
      ("uncover(right)", "[0,10]", "[60,10]", "[50,0]", true),
      // The drag's own: 30 points in 0.5 s, 0.15 + 60/200 = 0.45; 40 points, 0.2 + 0.4 = 0.6.
      ("push(left)", "[0,10]", "[30,10]", nil, false), ("push(left)", "[0,10]", "[40,10]", nil, true),
    ] {
      let film = try pop(push, from: from, to: to, velocity: velocity).film
      expectEqual(film.transitions[1].stackAfter == "[a]", finishes, "\(push) \(to) \(velocity ?? "")")
      #expect(!film.warnings.contains { $0.message.contains("(C5)") })
    }
  }

  @Test func dragFromElsewhereIsReported() throws {
    let show = try pop("push(right)", from: "[0,10]", to: "[60,10]")
    #expect(show.film.warnings.contains { $0.message.contains("right edge") && $0.message.contains("(C5)") })
  }
}
