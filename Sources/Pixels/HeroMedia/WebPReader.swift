internal import CWebP
import HeroImage

/// WebP through libwebp: the first picture of an animation, and an ICC profile.
enum WebPReader {
  static func read(_ bytes: [UInt8]) throws(ImageError) -> DecodedPicture {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageError) in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let mux = WebPMuxCreate(&data, 0) else { throw damaged }
      defer { WebPMuxDelete(mux) }
      var (width, height): (Int32, Int32) = (0, 0)
      guard WebPMuxGetCanvasSize(mux, &width, &height) == WEBP_MUX_OK else { throw damaged }
      try MediaFile.checkSize(Int(width), Int(height), .webp)
      var frame = WebPMuxFrameInfo()
      guard WebPMuxGetFrame(mux, 1, &frame) == WEBP_MUX_OK else { throw damaged }
      defer { WebPDataClear(&frame.bitstream) }
      let pixmap = try pixels(frame, Int(width), Int(height))
      var profile = WebPData()
      guard WebPMuxGetChunk(mux, "ICCP", &profile) == WEBP_MUX_OK, let start = profile.bytes else {
        return DecodedPicture(pixmap: pixmap)
      }
      return DecodedPicture(
        pixmap: pixmap, colors: .profile(Array(UnsafeBufferPointer(start: start, count: profile.size))))
    }
  }

  /// A frame on its canvas, which is transparent around it.
  private static func pixels(_ frame: WebPMuxFrameInfo, _ width: Int, _ height: Int) throws(ImageError) -> Pixmap {
    var (wide, high): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(frame.bitstream.bytes, frame.bitstream.size, &wide, &high) == 1 else { throw damaged }
    let (left, top) = (Int(frame.x_offset), Int(frame.y_offset))
    guard left >= 0, top >= 0, left + Int(wide) <= width, top + Int(high) <= height else { throw damaged }
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    let isDone = canvas.withUnsafeMutableBufferPointer { canvas in
      guard let start = canvas.baseAddress else { return false }
      let place = (top * width + left) * 4
      return WebPDecodeRGBAInto(
        frame.bitstream.bytes, frame.bitstream.size, start + place, canvas.count - place, Int32(width * 4)) != nil
    }
    guard isDone, let pixmap = Pixmap(width: width, height: height, bytes: canvas) else { throw damaged }
    return pixmap
  }

  private static var damaged: ImageError { .unreadable("WebP: the file is damaged or cut short") }
}
