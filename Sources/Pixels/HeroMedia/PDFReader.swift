import Foundation
import HeroImage

/// The first page of a PDF through poppler's programs, which are not linked for their licence, drawn at the canvas's scale.
enum PDFReader {
  /// Finds the programs; throws `ImageError.unreadable` when one is not there.
  @discardableResult static func programs() throws(ImageError) -> (info: ChildProcess, painter: ChildProcess) {
    (
      try ChildProcess(name: "pdfinfo", package: "poppler-utils", format: .pdf),
      try ChildProcess(name: "pdftocairo", package: "poppler-utils", format: .pdf)
    )
  }

  static func read(_ bytes: [UInt8], scale: Double) throws(ImageError) -> MediaFile.Picture {
    let (info, painter) = try programs()
    return try ChildProcess.withFolder(.pdf) { folder throws(ImageError) in
      let input = try folder.write(bytes, "page.pdf")
      let text = String(decoding: try info.run(["-f", "1", "-l", "1", input]), as: UTF8.self)
      guard let (wide, high) = size(text) else { throw .unreadable("PDF: its first page has no size") }
      let (width, height) = try MediaFile.pixels(wide, high, scale: scale, .pdf)
      _ = try painter.run([
        "-png", "-singlefile", "-f", "1", "-l", "1", "-transp", "-cropbox", "-scale-to-x", "\(width)", "-scale-to-y",
        "\(height)", input, folder.path("page"),
      ])
      return MediaFile.Picture(file: try ImageFile(try folder.read("page.png")), pointWidth: wide)
    }
  }

  /// Of `Page    1 size: 24 x 32 pts` and `Page    1 rot:  90`, as the page is shown.
  private static func size(_ text: String) -> (width: Double, height: Double)? {
    func value(_ key: String) -> [Double]? {
      for line in text.split(separator: "\n") where line.hasPrefix("Page") {
        let words = line.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(of: key) else { continue }
        return words[(place + 1)...].compactMap(Double.init)
      }
      return nil
    }
    guard let sides = value("size:"), sides.count >= 2, sides[0] > 0, sides[1] > 0 else { return nil }
    let isTurned = Int(value("rot:")?.first ?? 0) % 180 != 0
    return isTurned ? (sides[1], sides[0]) : (sides[0], sides[1])
  }
}
