import HeroTesting

/// Rule C5: SDOSHero's interactive pop. The canvas is 200 × 400.
struct EdgePanTests {
  private func pop(_ push: String, from: String, to: String, velocity: String? = "[0,0]") throws -> Show {
    try Show(
      root: #"{"navigation":["a"],"controller":"SDOSHero"}"#,
      steps: #"{"push":"b","animation":"\#(push)"},{"pop":true,"interactive":{"edgePan":{"from":\#(from),"to":\#(to),"#
        + #""duration":0.5\#(velocity.map { #","velocity":\#($0)"# } ?? "")}}}"#)
  }
  private func finishes(_ show: Show) -> Bool { show.film.transitions[1].stackAfter == "[a]" }

  @Test func progressIsTheHorizontalWayOverTheWidth() throws {
    // 80 of 200 in 0.5 s: after 0.25 s 0.2.
    let show = try pop("push(left)", from: "[0,10]", to: "[80,300]")
    let start = show.film.transitions[1].start
    #expect(close(show.film.moment(at: start + 0.25).progress ?? -1, 0.2))
    #expect(close(show.film.moment(at: start + 0.5).progress ?? -1, 0.4))
  }

  @Test func wayBeyondTheWidthIsWhole() throws {
    // 400 points: progress 1 after half the time.
    let show = try pop("push(left)", from: "[0,10]", to: "[400,10]")
    let start = show.film.transitions[1].start
    #expect(close(show.film.moment(at: start + 0.125).progress ?? -1, 0.5))
    #expect(close(show.film.moment(at: start + 0.375).progress ?? -1, 1))
  }

  @Test func moreThanHalfFinishes() throws {
    #expect(try finishes(pop("push(left)", from: "[0,10]", to: "[101,10]")))
    // Not more than half: exactly half cancels.
    #expect(try !finishes(pop("push(left)", from: "[0,10]", to: "[100,10]")))
  }

  /// Each edge: progress 0.3 and a velocity that adds 0.25 or takes 0.25 away.
  @Test(arguments: [
    ("push(left)", "[0,10]", "[60,10]", "[50,0]", true), ("push(left)", "[0,10]", "[60,10]", "[-50,0]", false),
    ("push(left)", "[0,10]", "[60,10]", "[0,500]", false),
    ("push(right)", "[200,10]", "[140,10]", "[-50,0]", true), ("push(right)", "[200,10]", "[140,10]", "[50,0]", false),
    ("cover(up)", "[10,0]", "[70,300]", "[0,100]", true), ("cover(up)", "[10,0]", "[70,300]", "[500,0]", false),
    ("slide(down)", "[10,400]", "[70,0]", "[0,-100]", true), ("slide(down)", "[10,400]", "[70,0]", "[0,100]", false),
    ("zoom", "[0,10]", "[60,10]", "[50,0]", true), ("fade", "[0,10]", "[60,10]", "[50,0]", true),
    ("uncover(right)", "[0,10]", "[60,10]", "[50,0]", true),
  ])
  func velocityAlongTheEdgesAxisCounts(push: String, from: String, to: String, velocity: String, finishes: Bool) throws
  {
    let show = try pop(push, from: from, to: to, velocity: velocity)
    expectEqual(self.finishes(show), finishes)
    #expect(!show.film.warnings.contains { $0.message.contains("(C5)") })
  }

  @Test func velocityIsTheDragsOwnUnlessGiven() throws {
    // 30 points in 0.5 s: 0.15 + 60/200 = 0.45; 40 points: 0.2 + 0.4 = 0.6.
    #expect(try !finishes(pop("push(left)", from: "[0,10]", to: "[30,10]", velocity: nil)))
    #expect(try finishes(pop("push(left)", from: "[0,10]", to: "[40,10]", velocity: nil)))
  }

  @Test func dragFromElsewhereIsReported() throws {
    let show = try pop("push(right)", from: "[0,10]", to: "[60,10]")
    #expect(show.film.warnings.contains { $0.message.contains("right edge") && $0.message.contains("(C5)") })
  }
}
