import Foundation
import HeroControls
import HeroLayers
import HeroTesting

@testable import UIKit

/// Pickers at rest: rows of 32 points around the middle of 216.
@MainActor
@Suite struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 20]
    var asked: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      if component == 1 { asked.append(row) }
      return "\(component)-\(row)"
    }
  }

  private final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let view = UIView()
      view.backgroundColor = row == 0 ? .red : .blue
      return view
    }
  }

  /// The texts that a control draws, with their frames' middles.
  private func texts(_ view: UIView) -> [(text: String, middle: CGPoint)] {
    view.layoutIfNeeded()
    func texts(_ layer: CALayer) -> [(String, CGPoint)] {
      let inner = (layer.sublayers ?? []).flatMap(texts)
      guard case .text(let text, _) = layer.drawing else { return inner }
      return [(text.text, layer.convert(CGPoint(x: layer.bounds.midX, y: layer.bounds.midY), to: view.layer))] + inner
    }
    return texts(view.layer)
  }

  @Test func wheelsShowTheRowsAroundTheirSelection() {
    useOwnScreen()
    let (picker, source) = (UIPickerView(), Source())
    (picker.dataSource, picker.delegate) = (source, source)
    expectEqual(picker.bounds.size, CGSize(width: 320, height: 216))
    expectEqual((picker.numberOfComponents, picker.numberOfRows(inComponent: 1)), (2, 20))
    expectEqual((picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 2)), (0, -1))
    picker.selectRow(10, inComponent: 1, animated: true)
    expectEqual(picker.selectedRow(inComponent: 1), 10)
    source.asked = []
    let shown = texts(picker)
    // 92 points to each side of the middle row hold two whole rows of 32; no others are asked for.
    expectEqual(shown.map(\.text), ["0-0", "0-1", "0-2"] + (8...12).map { "1-\($0)" })
    expectEqual(Set(source.asked), Set(8...12))
    expectEqual(shown.first { $0.text == "0-1" }?.middle, CGPoint(x: 9 + 151.0 / 2, y: 108 + 32))
    expectEqual(shown.first { $0.text == "1-10" }?.middle, CGPoint(x: 9 + 151 * 1.5, y: 108))
    source.counts[1] = 4
    picker.reloadComponent(1)
    expectEqual(picker.selectedRow(inComponent: 1), 3)
    picker.reloadAllComponents()
    expectEqual(picker.selectedRow(inComponent: 1), 0)
  }

  @Test func rowsMayBeViews() throws {
    useOwnScreen()
    let (picker, source) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 218, height: 216)), ViewSource())
    (picker.dataSource, picker.delegate) = (source, source)
    picker.layoutIfNeeded()
    expectEqual(picker.subviews.map(\.frame), [92, 124].map { CGRect(x: 9, y: $0, width: 200, height: 32) })
    expectEqual(picker.view(forRow: 1, forComponent: 0)?.backgroundColor, .blue)
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    expectEqual((picker.view(forRow: 1, forComponent: 0)?.frame.minY, picker.subviews.count), (92, 2))
  }

  @Test func fieldsSayDayAndTime() {
    useOwnScreen()
    let picker = UIDatePicker()
    expectEqual(texts(picker).map(\.text), ["Jan 9, 2007", "9:41 AM"])
    // 2024-02-29 13:05 in GMT.
    picker.setDate(Date(timeIntervalSince1970: 1_709_211_900), animated: true)
    expectEqual(texts(picker).map(\.text), ["Feb 29, 2024", "1:05 PM"])
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    picker.datePickerMode = .time
    expectEqual(texts(picker).map(\.text), ["2:05 PM"])
    expectEqual(picker.intrinsicContentSize.height, 34)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3900
    expectEqual(texts(picker).map(\.text), ["1 hr 5 min"])
  }

  @Test func wheelsSayTheSame() {
    useOwnScreen()
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 1_709_211_900)
    func middle() -> [String] { texts(picker).filter { $0.middle.y == 108 }.map(\.text) }
    picker.datePickerMode = .date
    expectEqual(middle(), ["February", "29", "2024"])
    #expect(texts(picker).map(\.text).contains("January"))
    picker.datePickerMode = .time
    expectEqual(middle(), ["1", "05", "PM"])
    #expect(texts(picker).map(\.text).contains("AM"))
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
  }

  private final class Letters: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "row \(component)") }
  }

  // 320 points less 9 at either side, for two wheels.
  @Test func rowsShareTheWidth() {
    useOwnScreen()
    let (picker, letters) = (UIPickerView(), Letters())
    (picker.dataSource, picker.delegate) = (letters, letters)
    expectEqual(picker.rowSize(forComponent: 0), CGSize(width: 151, height: 32))
    expectEqual(texts(picker).map(\.text), ["row 0", "row 1"])
  }
}
