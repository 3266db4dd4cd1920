internal import CCairo
import HeroGeometry
import HeroLayers

extension LayerPainter {
  /// Replaces what lies below an outline by itself, blurred, saturated and tinted (fact sheets 6.5, 6.6).
  ///
  /// The backdrop is what has been painted so far on the nearest group; pixels beyond the layer's bounds repeat those at its
  /// edges. A rotated effect blurs the pixels of its bounding box.
  func paintBackdrop(_ effect: BackdropEffect, outline: RoundedRect, alpha: Double) throws(RasterError) {
    let fraction = min(max(effect.fraction, 0), 1)
    guard fraction > 0 else { return }
    try canvas.checkStatus()
    guard let target = cairo_get_group_target(canvas.cr) else { return }
    cairo_surface_flush(target)
    guard let data = cairo_image_surface_get_data(target) else { return }
    let targetWidth = Int(cairo_image_surface_get_width(target))
    let targetHeight = Int(cairo_image_surface_get_height(target))
    let stride = Int(cairo_image_surface_get_stride(target)) / 4
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &offsetX, &offsetY)

    // The bounds in the target's pixels.
    let matrix = canvas.matrix
    let box = Rect(bounding: outline.rect.corners.map { matrix.homography.apply($0) })
    let left = Int(min(max((box.minX + offsetX + 1e-6).rounded(.down), 0), Double(targetWidth)))
    let top = Int(min(max((box.minY + offsetY + 1e-6).rounded(.down), 0), Double(targetHeight)))
    let right = Int(min(max((box.maxX + offsetX - 1e-6).rounded(.up), 0), Double(targetWidth)))
    let bottom = Int(min(max((box.maxY + offsetY - 1e-6).rounded(.up), 0), Double(targetHeight)))
    guard right > left, bottom > top else { return }

    let plane = SamplePlane(width: right - left, height: bottom - top, channels: 4)
    data.withMemoryRebound(to: UInt32.self, capacity: stride * targetHeight) { pixels in
      for y in 0..<plane.height {
        for x in 0..<plane.width {
          let pixel = pixels[(top + y) * stride + left + x]
          let place = (y * plane.width + x) * 4
          for channel in 0..<4 { plane.samples[place + channel] = Float(pixel >> UInt32(channel * 8) & 255) / 255 }
        }
      }
    }
    let sigma = effect.blurRadius * fraction * matrix.meanScale
    let blurred = GaussianBlur.blur(plane, sigma: sigma, edge: .clamp)
    let buffer = Self.tinted(blurred, effect: effect, fraction: fraction)

    try buffer.withPattern { pattern throws(RasterError) in
      try canvas.withSavedState { () throws(RasterError) in
        canvas.setPath(outline.path)
        cairo_clip(canvas.cr)
        cairo_identity_matrix(canvas.cr)
        var toPixels = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: offsetX - Double(left), y0: offsetY - Double(top))
        cairo_pattern_set_matrix(pattern, &toPixels)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_set_source(canvas.cr, pattern)
        cairo_paint_with_alpha(canvas.cr, alpha)
      }
    }
  }

  /// Saturation by Rec. 709 weights, then the tint on top; samples are premultiplied b, g, r, a.
  private static func tinted(_ plane: SamplePlane, effect: BackdropEffect, fraction: Double) -> PixelBuffer {
    let buffer = PixelBuffer(width: plane.width, height: plane.height)
    let saturation = Float(1 + (effect.saturation - 1) * fraction)
    let tint = effect.tint ?? .clear
    let strength = Float(min(max(tint.alpha * fraction, 0), 1))
    let (tintRed, tintGreen, tintBlue) = (Float(tint.red), Float(tint.green), Float(tint.blue))
    for index in 0..<(plane.width * plane.height) {
      let blue = plane.samples[index * 4]
      let green = plane.samples[index * 4 + 1]
      let red = plane.samples[index * 4 + 2]
      let alpha = plane.samples[index * 4 + 3]
      let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      func channel(_ value: Float, _ tint: Float) -> UInt32 {
        let saturated = min(max(grey + (value - grey) * saturation, 0), alpha)
        return UInt32(min(max((saturated * (1 - strength) + tint * strength) * 255 + 0.5, 0), 255))
      }
      let outAlpha = UInt32(min((alpha * (1 - strength) + strength) * 255 + 0.5, 255))
      buffer.pixels[index] =
        outAlpha << 24 | min(channel(red, tintRed), outAlpha) << 16 | min(channel(green, tintGreen), outAlpha) << 8
        | min(channel(blue, tintBlue), outAlpha)
    }
    return buffer
  }
}
