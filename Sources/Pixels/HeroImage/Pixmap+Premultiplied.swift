internal import CPixels
import HeroBytes

extension Pixmap {
  /// Makes straight pixels of premultiplied ones, alpha in the highest bits, then blue, green, red: c = round(255·c′/a). The colour of a
  /// transparent pixel is black. Nil when a side is not positive or the number of pixels does not fit.
  package init?(width: Int, height: Int, premultiplied pixels: [UInt32]) {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { target, filled in
      hero_straighten(pixels, pixels.count, target.baseAddress)
      filled = pixels.count * 4
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Makes straight pixels in the memory in which `body` leaves premultiplied ones, `width` · `height` as above; it sets all of them.
  /// Nil when a side is not positive or the number of pixels is not to be counted; rethrows what `body` throws.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether every alpha will be 255: the pixels are taken as they lie, without being looked at. Default: no.
  ///   - memory: Where memory may be found, and where it goes when nobody has the pixels any more. Default: new memory.
  package init?<Failure: Error>(
    width: Int, height: Int, isOpaque: Bool = false, memory: FrameMemory? = nil,
    drawing body: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Void
  ) throws(Failure) {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, count <= Int.max / 4 else { return nil }
    var problem: Failure?
    func draw(_ target: UnsafeMutableBufferPointer<UInt8>) {
      let pixels = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[..<(count * 4)])
        .bindMemory(to: UInt32.self)
      do throws(Failure) {
        try body(pixels)
        if isOpaque, UInt32(littleEndian: 1) == 1 {
          assert(hero_is_opaque(target.baseAddress, count) == 1)
        } else {
          hero_straighten(pixels.baseAddress, count, target.baseAddress)
        }
      } catch {
        problem = error
      }
    }
    let bytes: [UInt8]
    if var used = memory?.take(count * 4) {
      used.withUnsafeMutableBufferPointer { draw($0) }
      bytes = used
    } else {
      bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { target, filled in
        ProcessMemory.useLargePages(for: target)
        draw(target)
        filled = problem == nil ? count * 4 : 0
      }
    }
    if let problem { throw problem }
    self.init(width: width, height: height, bytes: bytes, isKnownOpaque: isOpaque, memory: memory)
  }
}
