import HeroTesting

@testable import UIKit

@MainActor struct ListContentTests {
  private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 58)
    return cell
  }

  private func labels(_ cell: UITableViewCell) -> [CGRect] {
    cell.layoutIfNeeded()
    return cell.contentView.subviews.last?.subviews.compactMap { ($0 as? UILabel)?.frame } ?? []
  }

  @Test func aSubtitleStandsBelow() {
    useOwnScreen()
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    let frames = labels(cell)
    #expect(frames.allSatisfy { abs($0.minX - 16) < 1e-9 })
    expectEqual(frames.count, 2)
    #expect(abs(frames[1].minY - frames[0].maxY) < 1e-9)
    expectEqual(cell.fittedHeight(width: 375), 58)
    content.secondaryText = nil
    cell.contentConfiguration = content
    expectEqual(cell.fittedHeight(width: 375), 44)
  }

  @Test func aValueStandsAtTheEnd() {
    useOwnScreen()
    let cell = cell(.value1)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    #expect(abs(labels(cell)[1].maxX - 359) < 1e-9)
    cell.accessoryType = .disclosureIndicator
    // The content view ends 26.5 points before the cell, on a whole third of a point, and its text 8 before that.
    #expect(abs(labels(cell)[1].maxX - (340 + 2.0 / 3)) < 1e-9)
  }

  @Test func longTextsMakeTheRowHigher() {
    useOwnScreen()
    let cell = cell()
    var content = UIListContentConfiguration.cell()
    content.text = Array(repeating: "words", count: 40).joined(separator: " ")
    cell.contentConfiguration = content
    #expect(cell.fittedHeight(width: 375) > 100)
    content.textProperties.numberOfLines = 1
    cell.contentConfiguration = content
    expectEqual(cell.fittedHeight(width: 375), 44)
  }

  // Source: UIKit of iOS 15: titles of plain lists as cells' texts, bold; those of grouped lists 13 points, headers in capitals.
  @Test func titlesHaveTheirLooks() {
    typealias Content = UIListContentConfiguration
    let looks: [(Content, CGFloat, UIFont.Weight, UIColor, Bool)] = [
      (.plainHeader(), 17, .semibold, .label, false), (.plainFooter(), 17, .regular, .secondaryLabel, false),
      (.groupedHeader(), 13, .regular, .secondaryLabel, true), (.groupedFooter(), 13, .regular, .secondaryLabel, false),
      (.sidebarHeader(), 17, .semibold, .label, false), (.prominentInsetGroupedHeader(), 17, .semibold, .label, false),
      (.extraProminentInsetGroupedHeader(), 20, .bold, .label, false),
    ]
    for (content, size, weight, color, isUpper) in looks {
      let text = content.textProperties
      expectEqual((text.font, text.color), (.systemFont(ofSize: size, weight: weight), color))
      #expect((text.transform == .uppercase) == isUpper && content.title != nil)
    }
  }

  @Test func contentsMakeTheirViews() throws {
    useOwnScreen()
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    for kind in [UIListContentConfiguration.subtitleCell(), .sidebarCell(), .sidebarSubtitleCell()] {
      #expect(
        !kind.prefersSideBySideTextAndSecondaryText && kind.title == nil && kind.textProperties.font.pointSize == 17)
    }
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Boats"
    let view = content.makeContentView()
    #expect(view is UIListContentView && view.subviews.contains { ($0 as? UILabel)?.text == "BOATS" })
    content.text = "Nets"
    view.configuration = content
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == "NETS" })
  }

  @Test func groundsOfLists() {
    typealias Ground = UIBackgroundConfiguration
    for plain in [Ground.listPlainCell(), .listPlainHeaderFooter()] {
      expectEqual(plain.backgroundColor, .systemBackground)
    }
    for clear in [Ground.listSidebarCell(), .listGroupedHeaderFooter()] { expectEqual(clear.backgroundColor, .clear) }
    expectEqual(Ground.listGroupedCell().backgroundColor, .secondarySystemGroupedBackground)
  }
}
