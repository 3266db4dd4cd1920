import Testing

@testable import UIKit

@MainActor struct ControlTests {
  private func parts(_ view: UIView) -> [CGRect] {
    view.layoutIfNeeded()
    return view.layer.children.map(\.frame)
  }

  /// Source: UIKit, read off buttons made in code.
  @Test func titlesOfSystemButtonsAreSmaller() {
    useOwnScreen()
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
    #expect(UIButton().titleLabel?.font.pointSize == 18)
  }

  @Test func switchesAndSteppersKeepTheirSize() {
    useOwnScreen()
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(UIStepper(frame: .zero).frame.size == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
    #expect(UIProgressView(progressViewStyle: .default).frame.size == CGSize(width: 0, height: 4))
  }

  @Test func buttonsOfTheSystemsKindsShowTheirPictures() throws {
    useOwnScreen()
    let close = UIButton(type: .close)
    close.sizeToFit()
    #expect(close.bounds.size == CGSize(width: 30, height: 30))
    close.layoutIfNeeded()
    #expect(close.imageView?.frame == CGRect(x: 0, y: 0, width: 30, height: 30) && close.image(for: .normal) == nil)
    close.frame.size = CGSize(width: 44, height: 50)
    close.layoutIfNeeded()
    #expect(close.imageView?.frame == CGRect(x: 7, y: 10, width: 30, height: 30))
    let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let kinds: [(UIButton.ButtonType, String)] = [
      (.detailDisclosure, "info.circle"), (.infoLight, "info.circle"), (.infoDark, "info.circle"),
      (.contactAdd, "plus.circle"),
    ]
    for (kind, symbol) in kinds {
      let button = UIButton(type: kind)
      let picture = try #require(UIImage(systemName: symbol, withConfiguration: large))
      #expect(
        button.imageView?.image?.size == picture.size && button.imageView?.image?.renderingMode == .alwaysTemplate)
      #expect(button.intrinsicContentSize == picture.size)
    }
    close.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(close.imageView?.image?.size == UIImage(systemName: "star")?.size)
    #expect(close.intrinsicContentSize != CGSize(width: 30, height: 30) && close.imageView?.backgroundColor == nil)
    #expect(UIButton(type: .system).imageView?.image == nil && UIButton(type: .custom).imageView?.image == nil)
  }

  @Test func aSwitchShowsWhereItsKnobIs() {
    useOwnScreen()
    let toggle = UISwitch()
    toggle.layoutIfNeeded()
    let track = toggle.layer.children[0]
    #expect(track.children.map(\.frame.minX) == [2])
    toggle.setOn(true, animated: true)
    toggle.layoutIfNeeded()
    // The same layers, moved.
    #expect(toggle.layer.children[0] === track)
    #expect(track.children.map(\.frame.minX) == [22])
    #expect(track.backgroundColor == UIColor.systemGreen.cgColor)
  }

  @Test func aSlidersValueStaysBetweenItsLimits() {
    useOwnScreen()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    // A point below the thumb is no part of the rectangle that constraints mean.
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 33))
    #expect(slider.sizeThatFits(CGSize(width: 80, height: 10)) == CGSize(width: 80, height: 34))
    slider.maximumValue = 10
    slider.value = 2.5
    #expect(parts(slider).last == CGRect(x: 25, y: 3, width: 28, height: 28))
    slider.value = 99
    #expect(slider.value == 10)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
    #expect(slider.value == 20)
  }

  @Test func aSlidersThumbFollowsItsState() throws {
    useOwnScreen()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    let (small, large) = try (
      #require(UIImage(systemName: "circle.fill")), #require(UIImage(systemName: "star.fill"))
    )
    slider.setThumbImage(small, for: .normal)
    slider.setThumbImage(large, for: .highlighted)
    #expect(slider.currentThumbImage === small && slider.thumbImage(for: .highlighted) === large)
    slider.value = 1
    #expect(parts(slider).last?.maxX == 128 && parts(slider).last?.size == small.size)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === large && parts(slider).last?.size == large.size)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === small)
    // The tracks alone.
    slider.setThumbImage(UIImage(), for: .normal)
    #expect(parts(slider).count == 2)
  }

  @Test func progressIsCut() {
    useOwnScreen()
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 300, height: 4))
    view.setProgress(0.5, animated: true)
    #expect(parts(view).last == CGRect(x: 0, y: 0, width: 150, height: 4))
    view.progress = 3
    #expect(view.progress == 1)
  }

  @Test func segmentsComeAndGo() {
    useOwnScreen()
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.bounds.height == 32)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Zero", "One", "Two"])
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(control.isEnabledForSegment(at: 0) == false)
    control.setWidth(40, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 40)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func aSegmentThatIsNotThereStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISegmentedControl(items: ["One"]).selectedSegmentIndex = 1 }
    }
  }

  @Test func anIndicatorIsHiddenWhileNothingGoesOn() {
    useOwnScreen()
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    #expect(parts(view).count == 8)
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(!view.isHidden && !view.isAnimating)
  }

  @Test func pagesStayInTheirRange() {
    useOwnScreen()
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 116, height: 26))
  }

  private final class Listener: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      calls.append("\(range.location),\(range.length) \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  @Test func typingAsksTheDelegate() {
    useOwnScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let listener = Listener()
    field.delegate = listener
    var events: [String] = []
    field.addAction(for: .editingDidBegin) { events.append("begin") }
    field.addAction(for: .editingChanged) { events.append("changed") }
    field.addAction(for: .editingDidEnd) { events.append("end") }
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder && field.isEditing)
    field.insertText("a")
    field.insertText("x")
    field.insertText("é")
    field.deleteBackward()
    #expect(field.text == "a")
    field.insertText("\n")
    #expect(!field.isEditing)
    #expect(events == ["begin", "changed", "changed", "changed", "end"])
    #expect(listener.calls == ["begin", "0,0 a", "1,0 x", "1,0 é", "1,1 ", "end"])
    listener.allows = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func oneFieldIsEditedAtATime() {
    useOwnScreen()
    let (first, second) = (UITextField(), UITextField())
    let around = UIView()
    around.addSubview(second)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(!first.isEditing && second.isEditing)
    around.endEditing(true)
    #expect(!second.isEditing && !second.isFirstResponder)
  }

  @Test func aTextFieldMakesRoomForItsSideViews() {
    useOwnScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = icon
    field.layoutIfNeeded()
    #expect(icon.superview == nil)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 27, y: 0, width: 166, height: 34))
  }
}
