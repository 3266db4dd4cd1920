import HeroTesting

@testable import UIKit

@MainActor struct ListContentTests {
  /// A cell that shows two texts.
  private func titled(
    _ style: UITableViewCell.CellStyle = .default
  ) -> (cell: UITableViewCell, content: UIListContentConfiguration) {
    useOwnScreen()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 58)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Title", "Detail")
    cell.contentConfiguration = content
    return (cell, content)
  }

  private func labels(_ cell: UITableViewCell) -> [CGRect] {
    cell.layoutIfNeeded()
    return cell.contentView.subviews.last?.subviews.compactMap { ($0 as? UILabel)?.frame } ?? []
  }

  @Test func aSubtitleStandsBelow() {
    let (cell, made) = titled()
    var content = made
    let frames = labels(cell)
    #expect(frames.count == 2 && frames.allSatisfy { abs($0.minX - 16) < 1e-9 })
    #expect(abs(frames[1].minY - frames[0].maxY) < 1e-9)
    func height() -> CGFloat {
      cell.contentConfiguration = content
      return cell.fittedHeight(width: 375)
    }
    expectEqual(height(), 58)
    content.secondaryText = nil
    expectEqual(height(), 44)
    content = .cell()
    // Long texts make the row higher.
    content.text = Array(repeating: "words", count: 40).joined(separator: " ")
    #expect(height() > 100)
    content.textProperties.numberOfLines = 1
    expectEqual(height(), 44)
  }

  @Test func aValueStandsAtTheEnd() {
    let (cell, _) = titled(.value1)
    #expect(abs(labels(cell)[1].maxX - 359) < 1e-9)
    cell.accessoryType = .disclosureIndicator
    // The content view ends 26.5 points before the cell, on a whole third of a point, and its text 8 before that.
    #expect(abs(labels(cell)[1].maxX - (340 + 2.0 / 3)) < 1e-9)
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
