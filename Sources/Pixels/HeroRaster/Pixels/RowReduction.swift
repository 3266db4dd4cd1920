internal import CCompositor
import HeroImage

extension PixelBuffer {
  /// The picture of a file at 1/2^level of its size, exactly as halving the whole `level` times would have it, without ever
  /// holding more than a few rows of what is larger.
  ///
  /// Throws when memory runs out while decoding.
  static func reduced(_ file: ImageFile, level: Int) throws(RasterError) -> PixelBuffer {
    var reduction = RowReduction(file, level: level)
    do throws(ImageError) {
      try file.readRows { reduction.add($0) }
    } catch {
      throw .failed("an image cannot be decoded: \(error)")
    }
    return reduction.result
  }
}

/// Halves stored rows as they come, and those again, and puts what is left where it is shown.
private struct RowReduction {
  /// One halving of sides.
  private struct Halving {
    /// Of what comes in.
    let width: Int
    let height: Int
    /// Rows so far.
    var count = 0
    /// A row that waits for its neighbour.
    var waiting: [UInt32]?
  }

  private(set) var result: PixelBuffer
  private let orientation: EXIFOrientation
  private var stages: [Halving] = []
  /// Of what comes out, as stored.
  private let width: Int
  private let height: Int
  private var rowCount = 0

  init(_ file: ImageFile, level: Int) {
    orientation = file.orientation
    var (width, height) = (file.storedWidth, file.storedHeight)
    for _ in 0..<level {
      stages.append(Halving(width: width, height: height))
      (width, height) = ((width + 1) / 2, (height + 1) / 2)
    }
    (self.width, self.height) = (width, height)
    let swaps = orientation.swapsSides
    result = PixelBuffer(width: swaps ? height : width, height: swaps ? width : height)
  }

  /// Takes the next stored row, straight RGBA.
  mutating func add(_ row: UnsafeMutableBufferPointer<UInt8>) {
    let pixels = [UInt32](unsafeUninitializedCapacity: row.count / 4) { target, filled in
      filled = row.count / 4
      guard let row = row.baseAddress, let target = target.baseAddress else { return }
      hero_premultiply(row, Int32(filled), target)
    }
    add(pixels, to: 0)
  }

  private mutating func add(_ row: [UInt32], to index: Int) {
    guard index < stages.count else { return place(row) }
    let stage = stages[index]
    // An odd row or column stays alone at the end of what is shown, which may be the start of what is stored.
    let isLoneFirst = orientation.reversesRows && stage.height % 2 == 1 && stage.count == 0
    let isLast = stage.count + 1 == stage.height
    stages[index].count += 1
    if stage.waiting == nil, !isLoneFirst, !isLast {
      stages[index].waiting = row
      return
    }
    stages[index].waiting = nil
    let lone: Int32 = orientation.reversesColumns && stage.width % 2 == 1 ? 1 : 0
    let half = [UInt32](unsafeUninitializedCapacity: (stage.width + 1) / 2) { target, filled in
      filled = target.count
      guard let target = target.baseAddress else { return }
      hero_halve_row(stage.waiting ?? row, row, Int32(stage.width), lone, target)
    }
    add(half, to: index + 1)
  }

  private mutating func place(_ row: [UInt32]) {
    let (start, step) = orientation.line(ofRow: rowCount, width: width, height: height)
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      var place = start
      for pixel in row {
        pixels[place] = pixel
        place += step
      }
    }
    rowCount += 1
  }
}
