import Foundation
import HeroImage
import HeroTesting

@testable import HeroMedia

@Suite struct RasterFormatTests {
  @Test func formatsAreToldByTheirFirstBytes() throws {
    let names = ["lossless.webp", "moving.gif", "blocks.avif", "blocks.heic"]
    try expectEqual(names.map { MediaFormat(of: try Fixture.bytes($0)) }, [.webp, .gif, .avif, .heic])
    expectEqual(MediaFormat(of: Array("%PDF-1.5".utf8)), .pdf)
    expectEqual(MediaFormat(of: Array("\n<?xml version='1.0'?><!-- a --><svg xmlns=''/>".utf8)), .svg)
    for other in [[0x89, 0x50, 0x4E, 0x47], Array("<html><body>svg</body></html>".utf8), []] {
      expectEqual(MediaFormat(of: other), nil)
    }
  }

  @Test func losslessWebPKeepsEveryPixel() throws {
    let pixmap = try Fixture.picture("lossless.webp").pixmap()
    let expected = (0..<3).flatMap { row in (0..<5).flatMap { Fixture.colors[($0 + row) % 5] } }
    expectEqual((pixmap.width, pixmap.height, pixmap.bytes), (5, 3, expected))
    // A profile whose red and blue colorants are exchanged.
    #expect(Fixture.difference(try Fixture.blocks(Fixture.picture("exchanged.webp")), Fixture.exchanged) <= 1)
  }

  @Test func ofAnAnimationTheFirstPictureIsRead() throws {
    for name in ["moving.webp", "moving.gif"] {
      let file = try Fixture.picture(name)
      try expectEqual(Fixture.blocks(file), Fixture.expected, "\(name)")
      #expect(file.isOpaque, "\(name)")
    }
  }

  // Interlaced; entry 2 is transparent. The upper row is red, blue, nothing, red, the lower one red.
  @Test func gifHasHoles() throws {
    let file = try Fixture.picture("hole.gif")
    #expect(!file.isOpaque)
    let (red, blue, none): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
    try expectEqual(file.pixmap().bytes, [red, blue, none, red, red, red, red, red].flatMap { $0 })
  }

  #if canImport(CAVIF)
    @Test func avifIsRead() throws {
      #expect(Fixture.difference(try Fixture.blocks(Fixture.picture("blocks.avif")), Fixture.expected) <= 3)
      #expect(Fixture.difference(try Fixture.blocks(Fixture.picture("exchanged.avif")), Fixture.exchanged) <= 3)
      // EXIF orientation 6: a quarter turn with the clock; the left column becomes the upper row, from below.
      let file = try Fixture.picture("turned.avif")
      #expect((file.width, file.height) == (32, 64))
      let expected = (0..<4).flatMap { row in [Fixture.expected[4 + row], Fixture.expected[row]] }
      #expect(Fixture.difference(try Fixture.blocks(file, columns: 2, rows: 4), expected) <= 3)
    }
  #endif

  @Test(.enabled(if: Tools.has("heif-convert"), "heif-convert (libheif-examples) is not on the PATH"))
  func heicIsRead() throws {
    #expect(Fixture.difference(try Fixture.blocks(Fixture.picture("blocks.heic")), Fixture.expected) <= 3)
  }

  // However much of a file is missing, there is an error and no picture.
  @Test(arguments: ["lossless.webp", "moving.webp", "moving.gif", "hole.gif", "blocks.avif"])
  func cutFilesAreRefused(name: String) throws {
    let bytes = try Fixture.bytes(name)
    // An animation may lack what comes behind its first picture.
    let whole = name == "moving.gif" ? bytes.count / 4 : bytes.count - 3
    let format = try #require(MediaFormat(of: bytes))
    #if !canImport(CAVIF)
      if format == .avif { return }
    #endif
    for count in stride(from: 12, to: whole, by: 7) {
      #expect(throws: ImageError.self, "\(count)") { try MediaFile.read(Array(bytes.prefix(count)), format, scale: 1) }
    }
  }

  // Every byte of a file turned over in its turn: an error or a picture, and no crash.
  @Test(arguments: ["lossless.webp", "moving.webp", "hole.gif", "blocks.avif"])
  func damagedFilesDoNoHarm(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let format = try #require(MediaFormat(of: bytes))
    var outcomes = 0
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0xFF
      do { _ = try MediaFile.read(damaged, format, scale: 1) } catch { outcomes += 1 }
    }
    #expect(outcomes > 0)
  }

  // A header of 65 535 pixels a side, and nothing behind it.
  @Test func hugeGIFsAreRefusedByTheirHeader() throws {
    let bytes = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0]
    #expect(throws: ImageError.unreadable("GIF: 65535×65535 pixels; at most 16384 a side are allowed")) {
      try MediaFile.read(bytes, .gif, scale: 1)
    }
  }
}
