import HeroGeometry
import HeroTesting
import ViewLayout

/// The closed form of a stack against the constraints that UIKit's stack views and Interface Builder's documents are solved by.
struct StackArrangementTests {
  private static let lengths: [Size] = [
    Size(width: 30, height: 12), Size(width: 60, height: 20), Size(width: 45, height: 16), Size(width: 15, height: 8),
  ]

  /// What the solver makes of the stack that fills the first item, on a thousandth of a point.
  private func solved(_ stack: StackArrangement, _ sizes: [Size], in bounds: Size) -> [Rect?] {
    var system = LayoutSystem()
    var root = LayoutItem(frame: Rect(size: bounds))
    root.insets = { _ in stack.insets }
    let index = system.add(root, in: nil)
    let numbers = sizes.enumerated().map { place, size in
      var item = LayoutItem(frame: .zero)
      item.isPlaced = true
      item.contentSize = size
      item.baseline = { _ in Self.baseline }
      if let order = StackConstraints.orderInTies(of: place, stack.distribution) {
        item.orderInTies = (stack.axis, order)
      }
      return system.add(item, in: index)
    }
    let constraints = StackConstraints(
      axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment, count: sizes.count,
      gaps: Array(repeating: stack.spacing, count: sizes.count - 1),
      contentLength: { stack.axis == .vertical ? sizes[$0].height : sizes[$0].width })
    let guides = (0..<constraints.guideCount).map { _ in system.addGuide(in: index) }
    for constraint in constraints.make() {
      system.add(
        constraint.mapItems { party -> LayoutReference? in
          switch party {
          case .stack: .item(index)
          case .canvas: .area(.layoutMargins, of: index)
          case .view(let place): .item(numbers[place])
          case .guide(let place): .guide(guides[place])
          }
        })
    }
    let result = system.solve(scale: 1000)
    return numbers.map { result.frames[$0] }
  }

  private static let baseline = LayoutItem.Baseline(part: 0.5, points: 3)

  @Test(arguments: StackDistribution.allCases, StackAlignment.allCases)
  func isWhatTheConstraintsComeTo(_ distribution: StackDistribution, _ alignment: StackAlignment) {
    for axis in [LayoutAxis.horizontal, .vertical]
    where axis == .horizontal || !alignment.rawValue.hasSuffix("Baseline") {
      // 150 and 56 points of contents with three gaps, and room to spare.
      let bounds = axis == .horizontal ? Size(width: 240, height: 40) : Size(width: 80, height: 120)
      var stack = StackArrangement()
      (stack.axis, stack.spacing, stack.distribution, stack.alignment) = (axis, 5, distribution, alignment)
      stack.insets = EdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
      let items = Self.lengths.map {
        StackArrangement.Item(width: $0.width, height: $0.height, baseline: Self.baseline)
      }
      let frames = stack.frames(of: items, in: bounds, scale: 1000, isRightToLeft: false) { _, _ in nil }
      let solved = solved(stack, Self.lengths, in: bounds)
      for (frame, other) in zip(frames, solved) {
        guard let other else { return #expect(Bool(false), "a view has no frame") }
        let distances = [
          frame.minX - other.minX, frame.minY - other.minY, frame.size.width - other.size.width,
          frame.size.height - other.size.height,
        ]
        #expect(distances.allSatisfy { abs($0) < 0.002 }, "\(axis): \(frame), \(other)")
      }
    }
  }

  /// The frames of the stack and what the solver makes of it.
  private func both(_ stack: StackArrangement, in bounds: Size, scale: Double) -> [[Rect]] {
    let items = Self.lengths.map { StackArrangement.Item(width: $0.width, height: $0.height) }
    let frames = stack.frames(of: items, in: bounds, scale: scale, isRightToLeft: false) { _, _ in nil }
    return [frames, solved(stack, Self.lengths, in: bounds).compactMap(\.self)]
  }

  // 30 + 60 + 45 + 15 and three gaps of 5 are 165: 45 too many for 120, of which the first view gives its 30, the second 15.
  @Test func whatIsTooLongShrinksFromTheFirstOn() {
    var stack = StackArrangement()
    stack.spacing = 5
    for frames in both(stack, in: Size(width: 120, height: 20), scale: 1) {
      expectEqual(frames.map(\.size.width), [0, 45, 45, 15])
      expectEqual(frames.map(\.minX), [0, 5, 55, 105])
    }
  }

  // 150 and three gaps of 40 are 270 for 240 points; the views share 120: 26.67, 53.33, 40, and of 13.33 nothing is left. With gaps of 70 only
  // 30 are left: 20 for the first, 10 for the second.
  @Test func whatHasNoRoomGetsNone() {
    for (spacing, widths) in [(40.0, [26.667, 53.333, 40, 0]), (70, [20, 10, 0, 0])] {
      var stack = StackArrangement()
      (stack.spacing, stack.distribution) = (spacing, .fillProportionally)
      for frames in both(stack, in: Size(width: 240, height: 20), scale: 1000) {
        #expect(frames.count == 4 && zip(frames, widths).allSatisfy { abs($0.size.width - $1) < 0.002 }, "\(frames)")
      }
    }
  }

  // As much as a scene may hold: 10 000 views of 1 point, each a point after the one before.
  @Test func thousandsOfViewsAreNoWork() {
    var stack = StackArrangement()
    (stack.axis, stack.spacing, stack.distribution) = (.vertical, 1, .equalSpacing)
    let items = (0..<10_000).map { _ in StackArrangement.Item(width: 3, height: 1) }
    let size = stack.size(of: items, width: nil) { _, _ in nil }
    expectEqual(size, Size(width: 3, height: 19_999))
    let frames = stack.frames(of: items, in: size, scale: 1, isRightToLeft: false) { _, _ in nil }
    expectEqual(frames.last, Rect(x: 0, y: 19_998, width: 3, height: 1))
  }
}
