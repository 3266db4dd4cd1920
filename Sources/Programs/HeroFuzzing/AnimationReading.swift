internal import CGIF
import HeroImage
import HeroMedia

/// The frames of a GIF as giflib reads them. Source: GIF89a, 23, for what becomes of a picture when the next one comes.
struct GIFPictures {
  /// When each begins, hundredths of a second, and its r, g, b, a.
  private var frames: [(start: Int, pixels: [UInt8])] = []

  init(_ bytes: [UInt8]) throws(FuzzProblem) {
    let gif: OpenedGIF
    do { gif = try OpenedGIF(bytes) } catch { throw FuzzProblem("giflib does not open what we wrote: \(error)") }
    defer { withExtendedLifetime(gif) {} }
    let file = gif.handle.assumingMemoryBound(to: GifFileType.self)
    guard DGifSlurp(file) == GIF_OK else {
      throw FuzzProblem("giflib does not read what we wrote: \(file.pointee.Error)")
    }
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var start = 0
    for number in 0..<Int(file.pointee.ImageCount) {
      var control = GraphicsControlBlock()
      control.TransparentColor = -1
      _ = DGifSavedExtensionToGCB(file, Int32(number), &control)
      let image = file.pointee.SavedImages[number], place = image.ImageDesc
      let before = canvas
      let (left, top) = (Int(place.Left), Int(place.Top))
      guard let map = place.ColorMap ?? file.pointee.SColorMap, left + Int(place.Width) <= width,
        top + Int(place.Height) <= height
      else { throw FuzzProblem("picture \(number) has no colours or lies outside") }
      for y in 0..<Int(place.Height) {
        for x in 0..<Int(place.Width) {
          let entry = Int(image.RasterBits[y * Int(place.Width) + x])
          guard entry != Int(control.TransparentColor) else { continue }
          guard entry < Int(map.pointee.ColorCount) else {
            throw FuzzProblem("picture \(number) has an entry of no colour")
          }
          let color = map.pointee.Colors[entry], target = ((top + y) * width + left + x) * 4
          canvas.replaceSubrange(target..<target + 4, with: [color.Red, color.Green, color.Blue, 255])
        }
      }
      frames.append((start, canvas))
      start += Int(control.DelayTime)
      switch control.DisposalMode {
      case DISPOSE_BACKGROUND:
        for y in top..<top + Int(place.Height) {
          let row = (y * width + left) * 4
          canvas.replaceSubrange(row..<row + Int(place.Width) * 4, with: repeatElement(0, count: Int(place.Width) * 4))
        }
      case DISPOSE_PREVIOUS: canvas = before
      default: break
      }
    }
  }

  /// What shows at a time in hundredths of a second.
  func pixels(at time: Int) -> [UInt8]? { frames.last { $0.start <= time }?.pixels }
}

/// The frames of an animated PNG, each read by libpng as a PNG of its own. Source: PNG (third edition), 11.3.6.
struct APNGPictures {
  /// When each begins, seconds, and its r, g, b, a.
  private var frames: [(start: Double, pixels: [UInt8])] = []

  /// What a fcTL chunk says.
  private struct Control {
    let width, height, left, top: Int
    let seconds: Double
    let disposal, blending: UInt8
  }

  init(_ bytes: [UInt8]) throws {
    func word(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    func half(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    let (width, height) = (word(16), word(20)), kind = Array(bytes[24..<29])
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var (start, expected) = (0.0, 0)
    var control: Control?
    var data: [UInt8] = []
    func finish() throws {
      guard let now = control else { return }
      var file = Array(bytes[..<8])
      file.appendChunk("IHDR") { $0 += PNGLayout.word(UInt32(now.width)) + PNGLayout.word(UInt32(now.height)) + kind }
      file.appendChunk("IDAT") { $0 += data }
      file.appendChunk("IEND") { _ in }
      let picture = try readWithLibpng(file)
      guard now.left + now.width <= width, now.top + now.height <= height, now.disposal == 0 else {
        throw FuzzProblem("a picture of an APNG lies outside, or does not stay")
      }
      for y in 0..<now.height {
        for x in 0..<now.width {
          let (from, to) = ((y * now.width + x) * 4, ((now.top + y) * width + now.left + x) * 4)
          let alpha = picture.bytes[from + 3]
          if now.blending == 1, alpha == 0 { continue }
          guard now.blending == 0 || alpha == 255 else {
            throw FuzzProblem("a translucent pixel is drawn over another")
          }
          canvas.replaceSubrange(to..<to + 4, with: picture.bytes[from..<from + 4])
        }
      }
      frames.append((start, canvas))
      start += now.seconds
      (control, data) = (nil, [])
    }
    var place = 8
    while place < bytes.count {
      let count = word(place), body = place + 8
      let name = String(decoding: bytes[place + 4..<body], as: UTF8.self)
      if name == "fcTL" || name == "fdAT" {
        guard word(body) == expected else { throw FuzzProblem("chunks of an APNG are not counted") }
        expected += 1
      }
      switch name {
      case "fcTL":
        try finish()
        control = Control(
          width: word(body + 4), height: word(body + 8), left: word(body + 12), top: word(body + 16),
          seconds: Double(half(body + 20)) / Double(max(half(body + 22), 1)), disposal: bytes[body + 24],
          blending: bytes[body + 25])
      case "IDAT": data += bytes[body..<body + count]
      case "fdAT": data += bytes[body + 4..<body + count]
      default: break
      }
      place = body + count + 4
    }
    try finish()
  }

  /// What shows at a time in seconds.
  func pixels(at time: Double) -> [UInt8]? { frames.last { $0.start <= time + 1e-6 }?.pixels }
}
