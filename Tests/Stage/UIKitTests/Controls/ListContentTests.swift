import Testing

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
    #expect(frames.count == 2)
    #expect(abs(frames[1].minY - frames[0].maxY) < 1e-9)
    #expect(cell.fittedHeight(width: 375) == 58)
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.fittedHeight(width: 375) == 44)
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
    // The content view ends 26.5 points before the cell, and its text 8 before that.
    #expect(abs(labels(cell)[1].maxX - 340.5) < 1e-9)
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
    #expect(cell.fittedHeight(width: 375) == 44)
  }
}
