import Foundation
import HeroImage
import HeroTesting

@testable import HeroMedia

/// Programs that some tests need.
enum Tools {
  static func has(_ name: String) -> Bool { (try? ChildProcess(name: name, package: "", format: .pdf)) != nil }
}

@Suite struct VectorFormatTests {
  private func svg(_ attributes: String, _ content: String) -> [UInt8] {
    Array(#"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8)
  }

  /// A page of 8×4 points whose left half is red, with its table of contents worked out here.
  private var pdf: [UInt8] {
    let content = "1 0 0 rg 0 0 4 4 re f"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 8 4]/Contents 4 0 R>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\(object)endobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for place in places {
      text += String(repeating: "0", count: 10 - String(place).count) + "\(place) 00000 n \n"
    }
    return Array((text + "trailer<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }

  /// Whether a picture of 8 points in width is red at its left, and clear at its right.
  private func expectLeftHalf(_ picture: MediaFile.Picture, _ width: Int, _ height: Int, alpha: UInt8) throws {
    let pixmap = try picture.file.pixmap()
    expectEqual((picture.pointWidth, pixmap.width, pixmap.height), (8, width, height))
    expectEqual(Array(pixmap.bytes.prefix(4) + pixmap.bytes.suffix(4)), [255, 0, 0, alpha, 0, 0, 0, 0])
  }

  #if canImport(CRSVG)
    @Test func svgIsDrawnAtTheScale() throws {
      let bytes = svg(#"width="8" height="4""#, ##"<rect width="4" height="4" fill="#ff0000" fill-opacity="0.5"/>"##)
      for (scale, width, height) in [(1.0, 8, 4), (3, 24, 12), (1.3, 11, 6)] {
        try expectLeftHalf(MediaFile.read(bytes, .svg, scale: scale), width, height, alpha: 128)
      }
      // A view box alone is a size too.
      let picture = try MediaFile.read(svg(#"viewBox="0 0 20 10""#, ""), .svg, scale: 2)
      #expect((picture.file.width, picture.file.height) == (40, 20))
      #expect(throws: ImageError.unreadable("SVG: it has no size; give its root width and height, or a viewBox")) {
        try MediaFile.read(svg("", ""), .svg, scale: 2)
      }
    }

    // A picture that is there, named in four ways: nothing of it shows.
    @Test func svgReadsNoOtherFile() throws {
      let red = try #require(Pixmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      try Data(try PNGEncoder.encode(red, compression: .fast)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      for address in [file.path, "file://\(file.path)", "../\(file.lastPathComponent)", file.lastPathComponent] {
        let bytes = svg(#"width="4" height="4""#, #"<image width="4" height="4" href="\#(address)"/>"#)
        let pixmap = try MediaFile.read(bytes, .svg, scale: 1).file.pixmap()
        #expect(pixmap.bytes.allSatisfy { $0 == 0 }, "\(address)")
      }
    }

    // Noise of 16 million pixels takes seconds, the limit is none.
    @Test func slowSVGsAreGivenUp() throws {
      let noise = svg(
        #"width="4000" height="4000""#,
        #"<filter id="a"><feTurbulence baseFrequency="0.5" numOctaves="9"/></filter><rect width="4000" height="4000" filter="url(#a)"/>"#
      )
      #expect(throws: ImageError.unreadable("SVG: drawing it takes more than 0 s")) {
        try SVGReader.read(noise, scale: 1, seconds: 0)
      }
    }

    @Test func hostileSVGsAreRefused() throws {
      #expect(throws: ImageError.self) {
        try MediaFile.read(svg(#"width="100000" height="100000""#, ""), .svg, scale: 1)
      }
      #expect(throws: ImageError.self) { try MediaFile.read(svg(#"width="8" height="4""#, "<rect"), .svg, scale: 1) }
      // Ten entities of ten, nine times: 10⁹ letters.
      let entities = (1..<10).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
      let bomb =
        "<!DOCTYPE svg [<!ENTITY a0 'a'>\(entities)]>"
        + #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><text>&a9;</text></svg>"#
      #expect(throws: ImageError.self) { try MediaFile.read(Array(bomb.utf8), .svg, scale: 1) }
    }
  #endif

  @Test(.enabled(if: Tools.has("pdftocairo"), "pdftocairo (poppler-utils) is not on the PATH"))
  func pdfIsDrawnAtTheScale() throws {
    try expectLeftHalf(MediaFile.read(pdf, .pdf, scale: 2.5), 20, 10, alpha: 255)
    #expect(throws: ImageError.self) { try MediaFile.read(Array(pdf.prefix(100)), .pdf, scale: 1) }
    #expect(throws: ImageError.self) { try MediaFile.read(pdf, .pdf, scale: 5000) }
  }

  @Test func whatIsMissingIsNamed() {
    let message = "HEIC files are read by no-such-program, which is not on the PATH; install some-package"
    #expect(throws: ImageError.unreadable(message)) {
      try ChildProcess(name: "no-such-program", package: "some-package", format: .heic)
    }
    #if !canImport(CAVIF)
      #expect(
        throws: ImageError.unreadable(
          "AVIF files cannot be read: this program was built without libavif-dev; install it and build again")
      ) { try MediaFile.read([], .avif, scale: 1) }
    #endif
  }

  // The limit of one second ends what would take a hundred.
  @Test func slowProgramsAreEnded() throws {
    let sleeper = try ChildProcess(name: "sleep", package: "coreutils", format: .pdf)
    #expect(throws: ImageError.unreadable("PDF: sleep: it takes more than 1 s or 4 GiB")) {
      try sleeper.run(["100"], seconds: 1)
    }
  }
}
