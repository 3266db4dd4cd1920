import HeroTesting

@testable import UIKit

@MainActor
@Suite struct SliderTests {
  @Test func aSlidersValueStaysBetweenItsLimits() {
    useOwnScreen()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    // A point below the thumb is no part of the rectangle that constraints mean.
    expectEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 33))
    expectEqual(slider.sizeThatFits(CGSize(width: 80, height: 10)), CGSize(width: 80, height: 34))
    slider.maximumValue = 10
    slider.value = 2.5
    expectEqual(parts(slider).last, CGRect(x: 25, y: 3, width: 28, height: 28))
    slider.value = 99
    expectEqual(slider.value, 10)
    slider.minimumValue = 20
    expectEqual(slider.maximumValue, 20)
    expectEqual(slider.value, 20)
  }

  @Test func aSlidersThumbFollowsItsState() throws {
    useOwnScreen()
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    let small = try #require(UIImage(systemName: "circle.fill"))
    let large = try #require(UIImage(systemName: "star.fill"))
    slider.setThumbImage(small, for: .normal)
    slider.setThumbImage(large, for: .highlighted)
    #expect(slider.currentThumbImage === small && slider.thumbImage(for: .highlighted) === large)
    slider.value = 1
    #expect((parts(slider).last?.maxX, parts(slider).last?.size) == (128, small.size))
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === large && parts(slider).last?.size == large.size)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === small)
    // The tracks alone.
    slider.setThumbImage(UIImage(), for: .normal)
    expectEqual(parts(slider).count, 2)
  }

  // Tracks from 10 to 118: the thumb's middle goes from 10 - 2 + 14 to 118 + 2 - 14, and a subclass may lift it.
  @Test func aSubclassSaysWhereTrackAndThumbAre() {
    final class Seek: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        var track = super.trackRect(forBounds: bounds)
        (track.origin.x, track.size.width, track.size.height) = (10, 108, 2)
        return track
      }
      override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 0, dy: -2)
      }
    }
    useOwnScreen()
    let slider = Seek(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    expectEqual(parts(slider)[0], CGRect(x: 22, y: 15, width: 96, height: 2))
    expectEqual(parts(slider)[2], CGRect(x: 8, y: 0, width: 28, height: 28))
    slider.value = 1
    expectEqual(parts(slider)[2].maxX, 120)
  }

  // 228 points with a thumb of 28: 0…10 on 200 points, the thumb's middle at 14 + 20 a unit.
  @Test func fingersDragTheThumb() {
    useOwnScreen()
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 228, height: 34))
    slider.maximumValue = 10
    slider.setValue(5, animated: true)
    expectEqual(slider.value, 5)
    var values: [Float] = []
    slider.addAction(for: .valueChanged) { values.append(slider.value) }
    show(slider)
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 117) }
    // 24 points beside the thumb are near enough; the finger keeps its distance.
    touch(point(138), point(158))
    #expect((slider.value, values) == (6, [6]))
    touch(point(159), point(179))
    expectEqual(slider.value, 6)
    slider.isContinuous = false
    touch(point(134), point(154), point(174))
    #expect((slider.value, values) == (8, [6, 8]))
    touch(point(174), point(500))
    expectEqual(slider.value, 10)
    let drag = UIPanGestureRecognizer()
    #expect(slider.gestureRecognizerShouldBegin(drag))
    press(point(214))
    #expect(!slider.gestureRecognizerShouldBegin(drag))
    lift()
  }
}
