import CAnimation
import HeroTesting

@testable import HeroRender

/// How a film is cut into groups of frames that are encoded side by side.
@Suite struct GIFGroupTests {
  /// Records of frames whose differences take so many bytes, of 1 000 pixels each.
  private func records(_ sizes: [Int]) -> [GIFSpool.Record] {
    let rect = hero_rect(left: 0, top: 0, right: 100, bottom: 10)
    return sizes.map { GIFSpool.Record(difference: 0..<$0, whole: nil, changed: rect, painted: rect, ticks: 2) }
  }

  @Test func groupsAreCutWhereThatIsQuicker() {
    for (sizes, jobs, groups) in [
      // They begin after frames that wait whole, every twelfth: frame 12 is the first group's last, because the next begins with its
      // difference.
      ([Int](repeating: 5000, count: 25), 2, [0..<13, 13..<25]), ([Int](repeating: 5000, count: 5), 1, [0..<5]),
      // What is left over is not cut where going over frames again would take longer: 13 and 12 frames of about 5 000, and six small ones,
      // which whoever is done first takes.
      (.init(repeating: 5000, count: 25) + .init(repeating: 100, count: 6), 2, [0..<13, 13..<25, 25..<31]),
      // It is where all is done earlier then: each of the last twelve costs as much as all others, so that the second half takes six of
      // them, and a third of the first six once more.
      (
        .init(repeating: 1000, count: 25) + .init(repeating: 90_000, count: 12), 2, [0..<13, 13..<25, 25..<31, 31..<37]
      ),
    ] {
      expectEqual(GIFGroup.frames(of: records(sizes), jobs: jobs), groups, "\(sizes.count) frames")
    }
  }

  @Test("whatever the frames and threads, every frame is in one group, in order", arguments: 1...5)
  func complete(jobs: Int) {
    for count in 1...80 {
      let sizes = (0..<count).map { $0 * 7919 % 1000 * 50 }
      let frames = GIFGroup.frames(of: records(sizes), jobs: jobs)
      #expect(frames.allSatisfy { !$0.isEmpty } && frames.flatMap(Array.init) == Array(0..<count))
    }
  }
}
