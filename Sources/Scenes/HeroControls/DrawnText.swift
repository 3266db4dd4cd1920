package import HeroGeometry
package import HeroLayers

/// Where a line stands that has shrunk to fit, UIBaselineAdjustment.
package enum BaselineAdjustment: String, CaseIterable, Sendable {
  /// On the baseline of the larger line, in the middle, at the top of the larger line.
  case alignBaselines, alignCenters, none
}

extension TextContents {
  /// What is left of the colours of a text that is disabled. Source: UILabel's, by eye.
  package mutating func disable() { mapColors { $0.withAlpha($0.alpha * 0.44) } }
}

extension ControlTraits {
  /// A text as it is drawn in a size.
  ///
  /// - Parameter minimumScale: How small a single line may become to fit, a part of its size; nil: it does not shrink.
  package func drawn(_ contents: TextContents, in size: Size, minimumScale: Double? = nil) -> TextContents {
    var contents = contents
    if let minimumScale, contents.numberOfLines == 1, size.width > 0 {
      contents.shrink(to: size.width, by: minimumScale) { measure($0, nil).width }
    }
    return fitted(contents, in: size)
  }

  /// How far below the middle a line stands that has shrunk from one text to another, points, on whole pixels.
  package func shift(from large: TextContents, to small: TextContents, _ adjustment: BaselineAdjustment) -> Double {
    let (large, small) = (large.tallestFont, small.tallestFont)
    guard adjustment != .alignCenters, small.size < large.size else { return 0 }
    let middle = (small.lineHeight - large.lineHeight) / 2
    return pixels(adjustment == .none ? middle : middle + large.ascender - small.ascender)
  }

  /// A text that just fits its room on a phone fits here too, though the substitute of its font may be a little wider.
  ///
  /// One line is tightened by up to a twentieth, and set smaller by up to a fifth where another family stands in; several lines are set
  /// smaller by up to a fourteenth. Texts that are cut off in earnest stay so.
  private func fitted(_ contents: TextContents, in size: Size) -> TextContents {
    var result = contents
    guard size.width > 0 else { return contents }
    if contents.numberOfLines == 1 {
      let natural = measure(contents, nil).width
      let count = contents.text.count
      // A label that has its own size fits, whatever sums of its place have added in the last digits.
      guard natural > size.width + 1e-6, count > 1 else { return contents }
      let ratio = natural / size.width
      if ratio <= 1.05 {
        // A pixel more, because widths are rounded up.
        result.addKern(-(natural - size.width + pixel) / Double(count))
      } else if contents.allRuns.contains(where: { $0.font.family != nil }), ratio <= 1.25 {
        result.resize(to: contents.tallestFont.size / ratio)
      }
      return result
    }
    for step in 0...7 {
      result.resize(to: contents.tallestFont.size * (1 - 0.01 * Double(step)))
      if measure(result, size.width).height <= size.height + 0.5 { return result }
    }
    return contents
  }
}
