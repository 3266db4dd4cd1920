import HeroTesting

@testable import UIKit

@MainActor
@Suite struct SegmentedControlTests {
  @Test func segmentsComeAndGo() {
    useOwnScreen()
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.bounds.height == 32 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    expectEqual((0..<3).map { control.titleForSegment(at: $0) }, ["Zero", "One", "Two"])
    control.removeSegment(at: 2, animated: false)
    expectEqual(control.selectedSegmentIndex, -1)
    control.setEnabled(false, forSegmentAt: 0)
    control.setWidth(40, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 0) && control.widthForSegment(at: 1) == 40)
    control.removeAllSegments()
    expectEqual(control.numberOfSegments, 0)
  }

  @Test func aSegmentThatIsNotThereStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1 }
    }
  }

  // Three segments of 100 points, the last one switched off.
  @Test func fingersChooseSegments() throws {
    useOwnScreen()
    let heart = try #require(UIImage(systemName: "heart"))
    let control = UISegmentedControl(items: ["A", "C"])
    control.insertSegment(with: heart, at: 1, animated: true)
    #expect(control.imageForSegment(at: 1) === heart && control.imageForSegment(at: 0) == nil)
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    control.setEnabled(false, forSegmentAt: 2)
    var chosen: [Int] = []
    control.addAction(for: .valueChanged) { chosen.append(control.selectedSegmentIndex) }
    show(control)
    for x in [150, 151, 250, 50] { touch(CGPoint(x: x, y: 110)) }
    expectEqual(chosen, [1, 0])
    touch(CGPoint(x: 150, y: 110), CGPoint(x: 150, y: 300))
    expectEqual(control.selectedSegmentIndex, 0)
    control.setImage(heart, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === heart && control.titleForSegment(at: 0) == nil)
    control.setTitle("B", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "B" && control.imageForSegment(at: 0) == nil)
    control.isMomentary = true
    touch(CGPoint(x: 50, y: 110))
    expectEqual((chosen, control.selectedSegmentIndex), ([1, 0, 0], -1))
  }
}
