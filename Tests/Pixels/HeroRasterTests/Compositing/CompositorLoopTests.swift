import CCompositor
import HeroTesting

/// The loops of compositing against the same in plain whole numbers, a pixel at a time.
@Suite struct CompositorLoopTests {
  private static let one: Int64 = 1 << 32

  private func parts(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }
  private func pixel(_ parts: [Int]) -> UInt32 { parts.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  /// a · b / 255, rounded to nearest.
  private func product(_ a: Int, _ b: Int) -> Int { (a * b * 2 + 255) / 510 }

  private func over(_ source: UInt32, _ mask: Int, _ below: UInt32) -> UInt32 {
    let faded = parts(source).map { product($0, mask) }
    return pixel(zip(faded, parts(below)).map { $0 + product($1, 255 - faded[3]) })
  }

  /// Pixels after something was drawn on them.
  private func drawn(
    on before: [UInt32], width: Int, height: Int, stride: Int? = nil, _ draw: (inout hero_target) -> Void
  ) -> [UInt32] {
    var after = before
    after.withUnsafeMutableBufferPointer { pixels in
      var target = hero_target(
        pixels: pixels.baseAddress, stride: Int64(stride ?? width), width: Int32(width), height: Int32(height))
      draw(&target)
    }
    return after
  }

  /// A colour through masks of all values on boxes of any width: as Cairo fills an opaque path's edges, whose products go up from 129/255
  /// on, and as pixman lays a translucent one over.
  @Test(arguments: [false, true])
  func colorsAreLaidThroughMasks(isOpaque: Bool) {
    var chance = Chance()
    func product(_ a: Int, _ b: Int) -> Int { (a * b + 126) / 255 }
    for width in 1...40 {
      let (height, stride, maskStride) = (3, width + 2, width + 3)
      let color = chance.pixel(isOpaque: isOpaque)
      let mask = (0..<maskStride * height).map { _ in UInt8(chance.next(3) == 0 ? 0 : chance.next(256)) }
      let before = (0..<stride * height).map { _ in chance.pixel() }
      let pixels = drawn(on: before, width: width, height: height, stride: stride) { target in
        hero_draw_mask(&target, mask, Int64(maskStride), color)
      }
      let expected = before.indices.map { index -> UInt32 in
        let (x, y) = (index % stride, index / stride)
        guard x < width else { return before[index] }
        let covered = Int(mask[y * maskStride + x])
        guard isOpaque else { return over(color, covered, before[index]) }
        return pixel(zip(parts(color), parts(before[index])).map { product($0, covered) + product($1, 255 - covered) })
      }
      expectEqual(pixels, expected)
    }
  }

  /// A picture read between pixels: weights in 128ths, cut off once at the end.
  private func read(_ pixels: [UInt32], _ width: Int, _ height: Int, _ x: Int64, _ y: Int64) -> UInt32 {
    func split(_ place: Int64) -> (Int, Int) {
      (Int((place - Self.one / 2) >> 32), Int((place - Self.one / 2) >> 25 & 127))
    }
    let (column, right) = split(x)
    let (row, lower) = split(y)
    func part(_ dx: Int, _ dy: Int) -> [Int] {
      parts(pixels[min(max(row + dy, 0), height - 1) * width + min(max(column + dx, 0), width - 1)])
    }
    let (a, b, c, d) = (part(0, 0), part(1, 0), part(0, 1), part(1, 1))
    return pixel(
      (0..<4).map { i in
        ((a[i] * (128 - right) + b[i] * right) * (128 - lower) + (c[i] * (128 - right) + d[i] * right) * lower) >> 14
      })
  }

  /// A picture on a target of any width, faded, through a mask of which column 4 and row 3 repeat, or wholly.
  /// With the loops that this processor chooses, and with those of every processor.
  @Test(arguments: [false, true], [false, true])
  func picturesAreReadAndLaidOver(isOpaque: Bool, isMasked: Bool) throws {
    try picturesAreReadAndLaidOver(isOpaque: isOpaque, isMasked: isMasked, by: hero_draw_picture)
    try picturesAreReadAndLaidOver(isOpaque: isOpaque, isMasked: isMasked, by: hero_draw_picture_plainly)
  }

  private func picturesAreReadAndLaidOver(
    isOpaque: Bool, isMasked: Bool,
    by draw: (
      UnsafePointer<hero_target>?, UnsafePointer<hero_picture>?, UnsafePointer<hero_coverage>?, Int32
    ) -> Int32
  ) throws {
    var chance = Chance()
    let (width, height) = (19, 13)
    for targetWidth in [1, 7, 8, 9, 37, 64] {
      for (alpha, stretch) in [(255, 0.61), (255, 1), (96, 0.37), (1, 1.7), (254, 1), (200, 2), (255, 2.3)] {
        let pixels = (0..<width * height).map { _ in chance.pixel(isOpaque: isOpaque) }
        let before = (0..<targetWidth * 21).map { _ in chance.pixel() }
        let mask = (0..<9 * 7).map { _ in UInt8(chance.next(3) == 0 ? 255 : chance.next(256)) }
        let step = Int64(stretch * 65_536) << 16
        let start = stretch == 1 && alpha == 255 ? Self.one / 2 : Self.one / 3
        let after = drawn(on: before, width: targetWidth, height: 21) { target in
          pixels.withUnsafeBufferPointer { pixels in
            mask.withUnsafeBufferPointer { mask in
              var picture = hero_picture(
                pixels: pixels.baseAddress, width: Int32(width), height: Int32(height), x: start, y: start,
                step_x: step, step_y: step, is_opaque: isOpaque ? 1 : 0)
              var coverage = hero_coverage(
                bytes: mask.baseAddress, stride: 9, width: 9, height: 7, repeated_column: 4, repeated_row: 3,
                area_width: Int32(targetWidth + 8), area_height: 24, x: 3, y: 1)
              _ =
                isMasked
                ? draw(&target, &picture, &coverage, Int32(alpha)) : draw(&target, &picture, nil, Int32(alpha))
            }
          }
        }
        func maskPlace(_ place: Int, _ count: Int, _ held: Int, _ repeated: Int) -> Int {
          place < repeated ? place : count - place < held - repeated ? held - (count - place) : repeated
        }
        for y in 0..<21 {
          for x in 0..<targetWidth {
            let column = maskPlace(x + 3, targetWidth + 8, 9, 4), row = maskPlace(y + 1, 24, 7, 3)
            let covered = isMasked ? product(Int(mask[row * 9 + column]), alpha) : alpha
            let source = read(pixels, width, height, start + Int64(x) * step, start + Int64(y) * step)
            let place = y * targetWidth + x
            expectEqual(
              after[place], over(source, covered, before[place]),
              "\(targetWidth) wide, \(alpha), \(stretch): \(x), \(y)")
          }
        }
      }
    }
  }

  /// One colour, evenly and through a mask.
  @Test(arguments: [255, 100]) func oneColor(alpha: Int) {
    var chance = Chance()
    let before = (0..<43 * 5).map { _ in chance.pixel() }
    let color = chance.pixel()
    let after = drawn(on: before, width: 43, height: 5) { target in
      withUnsafePointer(to: color) { color in
        var picture = hero_picture(pixels: color, width: 1, height: 1, x: 0, y: 0, step_x: 0, step_y: 0, is_opaque: 0)
        _ = hero_draw_picture(&target, &picture, nil, Int32(alpha))
      }
    }
    expectEqual(after, before.map { over(color, alpha, $0) })
  }

  /// A blurred mask whose middle columns and rows read the same place, and a hole that is left out; in colours of which a faint one
  /// shows nothing where little is covered, and black ones add alpha alone.
  @Test(arguments: [nil, 0x03_01_00_03, 0x01_00_01_00, 0x40_00_00_00, 0xFF_00_00_00] as [UInt32?])
  func blursAreReadOnce(of given: UInt32?) {
    var chance = Chance()
    let (width, height) = (61, 40)
    // As at the rim of a shadow, nothing and next to nothing is covered in many places.
    let samples = (0..<12 * 9).map { _ in Float(max(chance.next(2001) - 1000, 0)) / 1000 }
    // The last sample of a row has none after it.
    func axis(_ count: Int, _ held: Int, _ run: Range<Int>) -> (indices: [Int32], fractions: [Float]) {
      let places = (0..<count).map { i in
        run.contains(i) ? Float(held) / 2 : Float(i < run.lowerBound ? i : i - run.upperBound) * 0.3
      }
      return (places.map { Int32($0) }, places.map { $0 - $0.rounded(.down) })
    }
    let columns = axis(width, 12, 20..<44)
    let rows = axis(height, 9, 11..<30)
    let before = (0..<width * height).map { _ in chance.pixel() }
    let color = given ?? chance.pixel()
    for hole in [hero_hole(), hero_hole(left: 25, top: 9, right: 40, bottom: 33)] {
      let after = drawn(on: before, width: width, height: height) { target in
        samples.withUnsafeBufferPointer { samples in
          columns.indices.withUnsafeBufferPointer { columnIndices in
            columns.fractions.withUnsafeBufferPointer { columnFractions in
              rows.indices.withUnsafeBufferPointer { rowIndices in
                rows.fractions.withUnsafeBufferPointer { rowFractions in
                  var blur = hero_blur(
                    samples: samples.baseAddress, width: 12, height: 9, columns: columnIndices.baseAddress,
                    column_fractions: columnFractions.baseAddress, rows: rowIndices.baseAddress,
                    row_fractions: rowFractions.baseAddress)
                  var hole = hole
                  _ = hero_draw_blur(&target, &blur, color, &hole)
                }
              }
            }
          }
        }
      }
      func sample(_ row: Int, _ x: Int) -> Float {
        let left = Int(columns.indices[x]), a = samples[row * 12 + left], b = samples[row * 12 + min(left + 1, 11)]
        return a + (b - a) * columns.fractions[x]
      }
      for y in 0..<height {
        for x in 0..<width {
          let isHole = (hole.top..<hole.bottom).contains(Int32(y)) && (hole.left..<hole.right).contains(Int32(x))
          let row = Int(rows.indices[y]), a = sample(row, x), b = sample(min(row + 1, 8), x)
          let covered = Int((a + (b - a) * rows.fractions[y]) * 255 + 0.5)
          let place = y * width + x
          expectEqual(after[place], (isHole ? before[place] : over(color, covered, before[place])), "\(x), \(y)")
        }
      }
    }
  }
}
