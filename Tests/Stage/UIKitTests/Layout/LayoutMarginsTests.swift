import HeroTesting

@testable import UIKit

/// Margins that views have without saying so.
@MainActor
@Suite struct LayoutMarginsTests {
  private final class Cell: UITableViewCell {
    let label = UIView()
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.hold(label)
      let guide = contentView.layoutMarginsGuide
      let height = label.heightAnchor.constraint(equalToConstant: 30)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor), height,
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  // 16 points at the sides of rows below 414, else 20, as the separators; 11 above and below.
  @Test func contentsOfACellBeginWhereItsSeparatorDoes() throws {
    useOwnScreen()
    for (width, side) in [(375, 16), (430, 20)] as [(CGFloat, CGFloat)] {
      let rows = TableRows([1])
      let cell = try #require(laidTable(rows, of: Cell.self, width: width).visibleCells.first as? Cell)
      cell.layoutIfNeeded()
      expectEqual((cell.frame.width, cell.frame.height), (width, 52))
      expectEqual(cell.label.frame, CGRect(x: side, y: 11, width: width - 2 * side, height: 30))
      expectEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
      cell.contentView.layoutMargins = .zero
      cell.layoutIfNeeded()
      expectEqual((cell.label.frame.minX, cell.label.frame.width), (0, width))
    }
  }

  @Test func aRootViewKeepsTheSystemsMargins() {
    useOwnScreen()
    let controller = UIViewController()
    controller.view.frame.size.width = 393
    expectEqual(controller.systemMinimumLayoutMargins.leading, 16)
    expectEqual(controller.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 2, bottom: 5, right: 40)
    expectEqual(controller.view.layoutMarginsGuide.layoutFrame.minX, 16)
    expectEqual(controller.view.layoutMarginsGuide.layoutFrame.maxX, 353)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expectEqual(controller.view.layoutMarginsGuide.layoutFrame.minX, 2)
  }

  // In a view with margins of 30 and 40, one that begins 10 inside has 20 left of the 30, and one that ends 35 inside its own 8.
  @Test func theSuperviewsMarginsCarryOver() {
    useOwnScreen()
    let outer = rootView(300, 300)
    outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    let inner = UIView(frame: CGRect(x: 10, y: 50, width: 255, height: 100))
    outer.addSubview(inner)
    expectEqual(inner.layoutMarginsGuide.layoutFrame, CGRect(x: 8, y: 8, width: 239, height: 84))
    inner.preservesSuperviewLayoutMargins = true
    expectEqual(inner.layoutMarginsGuide.layoutFrame, CGRect(x: 20, y: 8, width: 227, height: 84))
  }
}
