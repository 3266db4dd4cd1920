import HeroMarkup
import HeroRender

/// How much each frame differs, as bars that can be clicked; the first and the worst are named.
struct DifferenceChart {
  let frames: [FrameResult]

  private let width = 1000.0
  private let height = 90.0
  private let top = 34.0

  init(frames: [FrameResult]) { self.frames = frames }

  var svg: String {
    let step = width / Double(max(frames.count, 1))
    let largest = frames.map(\.changedRatio).max() ?? 0
    var text =
      "<svg id=\"chart\" viewBox=\"0 0 \(Int(width)) \(Int(height + top + 20))\" role=\"img\" "
      + "aria-label=\"changed pixels per frame\">\n"
    text += "<line class=\"axis\" x1=\"0\" y1=\"\(top + height)\" x2=\"\(width)\" y2=\"\(top + height)\"/>\n"
    for (index, frame) in frames.enumerated() {
      let bar = barHeight(frame, largest)
      let x = Double(index) * step
      text +=
        "<g data-frame=\"\(index)\" class=\"bar \(frame.status.rawValue)\"><title>\(MarkupText.escape(frame.moment.label)): "
        + "\(describe(frame))</title>"
        + rect("hit", x, top, step, height)
        + rect("value", x + step * 0.1, top + height - bar, step * 0.8, bar) + "</g>\n"
    }
    let failing = frames.indices.filter { frames[$0].isFailure }
    if let first = failing.first { text += mark("first: \(frames[first].moment.label)", first, step, y: 12) }
    if let worst = failing.max(by: { frames[$0].changedPixels < frames[$1].changedPixels }) {
      // The first of equals, as everywhere.
      let worst = failing.first { frames[$0].changedPixels == frames[worst].changedPixels } ?? worst
      text += mark("worst: \(frames[worst].moment.label)", worst, step, y: 27)
    }
    text +=
      "<text class=\"scale\" x=\"0\" y=\"\(Int(height + top + 16))\">"
      + "tallest bar: \(Decimals.compact(largest * 100, 3)) % of the pixels (square-root scale)</text>\n"
    return text + "</svg>\n"
  }

  private func barHeight(_ frame: FrameResult, _ largest: Double) -> Double {
    if frame.isFailure, frame.status != .different { return height }
    guard frame.changedRatio > 0, largest > 0 else { return frame.status == .tolerated ? 2 : 0 }
    // One wrong pixel among millions must be seen as well.
    return max((frame.changedRatio / largest).squareRoot() * height, 4)
  }

  private func describe(_ frame: FrameResult) -> String {
    frame.status == .different ? "\(frame.changedPixels) px" : frame.status.rawValue
  }

  private func mark(_ text: String, _ index: Int, _ step: Double, y: Int) -> String {
    let x = (Double(index) + 0.5) * step
    // Labels near the right edge end at their line.
    let anchor = x > width * 0.75 ? "end" : "start"
    let shift = anchor == "end" ? -5.0 : 5.0
    return "<line class=\"mark\" x1=\"\(fixed(x))\" y1=\"\(y - 9)\" x2=\"\(fixed(x))\" y2=\"\(fixed(top + height))\"/>"
      + "<text class=\"mark\" text-anchor=\"\(anchor)\" x=\"\(fixed(x + shift))\" y=\"\(y)\">\(MarkupText.escape(text))</text>\n"
  }

  private func rect(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect class=\"\(name)\" x=\"\(fixed(x))\" y=\"\(fixed(y))\" width=\"\(fixed(width))\" height=\"\(fixed(height))\"/>"
  }

  private func fixed(_ value: Double) -> String { Decimals.compact(value, 2) }
}
