import HeroGeometry
import HeroTesting
import ViewLayout

/// Systems of plain items; numbers derived by hand.
struct LayoutSystemTests {
  /// A root of a size and items in it that constraints place.
  private func system(_ size: Size, _ items: [LayoutItem]) -> LayoutSystem {
    var system = LayoutSystem()
    let root = system.add(LayoutItem(frame: Rect(size: size)), in: nil)
    for item in items { _ = system.add(item, in: root) }
    return system
  }

  private func placed(_ contents: Size = Size(width: -1, height: -1)) -> LayoutItem {
    var item = LayoutItem(frame: .zero)
    item.isPlaced = true
    item.contentSize = contents
    return item
  }

  private let root = LayoutReference.item(0)
  private let view = LayoutReference.item(1)

  @Test func insetsOfAreasAndMarginAttributesAreAskedOfTheItem() {
    var system = LayoutSystem()
    var item = LayoutItem(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    item.insets = { area in
      area == .safeArea ? EdgeInsets(top: 20, bottom: 10) : EdgeInsets(left: 16, right: 14)
    }
    _ = system.add(item, in: nil)
    _ = system.add(placed(), in: 0)
    system.add(LayoutConstraint(view, .top, .equal, (.area(.safeArea, of: 0), .top)))
    system.add(LayoutConstraint(view, .bottom, .equal, (.area(.safeArea, of: 0), .bottom)))
    system.add(LayoutConstraint(view, .leading, .equal, (root, .leadingMargin)))
    system.add(LayoutConstraint(view, .trailing, .equal, (.area(.layoutMargins, of: 0), .trailing), constant: -1))
    let result = system.solve(scale: 1)
    expectEqual(result.frames, [nil, Rect(x: 16, y: 20, width: 169, height: 70)])
    #expect(result.conflicts.isEmpty && result.ambiguous.isEmpty)
  }

  @Test func whatIsOpenAndWhatCannotHoldIsNamedByNumber() throws {
    var system = system(Size(width: 100, height: 100), [placed(Size(width: 30, height: -1))])
    system.add(LayoutConstraint(view, .left, .equal, (root, .left), constant: 5))
    system.add(LayoutConstraint(view, .width, constant: 40))
    system.add(LayoutConstraint(view, .width, constant: 50))
    system.add(nil)
    let result = system.solve(scale: 1)
    let conflict = try #require(result.conflicts.first)
    expectEqual(result.conflicts.count, 1)
    expectEqual(Set([conflict.dropped] + conflict.opponents), [.constraint(1), .constraint(2)])
    expectEqual(result.ambiguous.map(\.item), [1])
    expectEqual(result.ambiguous.first?.sides, [.top, .height])
  }

  @Test func contentsArePartOfAConflictWhereTheyMustHold() throws {
    var item = placed(Size(width: 30, height: 10))
    item.resistance.horizontal = 1000
    var system = system(Size(width: 100, height: 100), [item])
    system.add(LayoutConstraint(view, .width, constant: 20))
    let conflict = try #require(system.solve(scale: 1).conflicts.first)
    expectEqual(
      Set([conflict.dropped] + conflict.opponents),
      [.constraint(0), .contentSize(item: 1, axis: .horizontal, isHugging: false, length: 30)])
  }

  @Test func guidesAndScrolledContents() {
    var scroll = LayoutItem(frame: Rect(x: 10, y: 10, width: 80, height: 80))
    scroll.scrolledSize = .zero
    scroll.boundsOrigin = Point(x: 0, y: 25)
    var system = LayoutSystem()
    _ = system.add(LayoutItem(frame: Rect(x: 0, y: 0, width: 100, height: 100)), in: nil)
    _ = system.add(scroll, in: 0)
    _ = system.add(placed(Size(width: 300, height: 20)), in: 1)
    let guide = LayoutReference.guide(system.addGuide(in: 1))
    let content = LayoutReference.item(2)
    for side in [LayoutAttribute.left, .right] {
      system.add(LayoutConstraint(content, side, .equal, (.item(1), side)))
    }
    system.add(LayoutConstraint(content, .top, .equal, (.area(.scrollContent, of: 1), .top), constant: 7))
    system.add(LayoutConstraint(content, .bottom, .equal, (.area(.scrollContent, of: 1), .bottom), constant: -3))
    // Half of the frame's height, from what shows.
    system.add(LayoutConstraint(guide, .height, .equal, (.item(1), .height), multiplier: 0.5))
    system.add(LayoutConstraint(guide, .top, .equal, (.area(.scrollFrame, of: 1), .top)))
    system.add(LayoutConstraint(guide, .left, .equal, (content, .left)))
    system.add(LayoutConstraint(guide, .width, constant: 4))
    let result = system.solve(scale: 2)
    expectEqual(result.frames[2], Rect(x: 0, y: 7, width: 300, height: 20))
    expectEqual(result.scrolledSizes, [nil, Size(width: 300, height: 30), nil])
    expectEqual(result.guides, [Rect(x: 0, y: 25, width: 4, height: 40)])
  }

  @Test func whatIsOpenComesNearToThePreferredFrame() {
    var item = placed()
    item.preferredFrame = Rect(x: 12, y: 34, width: 56, height: 78)
    var system = system(Size(width: 100, height: 100), [item])
    system.add(LayoutConstraint(view, .width, constant: 40))
    let result = system.solve(scale: 1)
    expectEqual(result.frames[1], Rect(x: 12, y: 34, width: 40, height: 78))
    expectEqual(result.ambiguous.first?.sides, [.left, .top, .height])
  }

  @Test func marginsAreWiderOnWideScreens() {
    expectEqual(EdgeInsets.rootMargins(inWidth: 413), EdgeInsets(left: 16, right: 16))
    expectEqual(EdgeInsets.rootMargins(inWidth: 414), EdgeInsets(left: 20, right: 20))
    // Readable ones take what is to spare.
    let margins = EdgeInsets(left: 20, right: 20)
    expectEqual(margins.readable(inWidth: 712), margins)
    expectEqual(margins.readable(inWidth: 812), EdgeInsets(left: 70, right: 70))
  }
}
