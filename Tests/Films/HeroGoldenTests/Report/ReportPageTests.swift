import Foundation
import HeroImage
import HeroRender
import HeroTesting

@testable import HeroGolden

/// The report of a film in which one view's colour and another's delay changed.
private func withReport(_ body: (RunPlace) throws -> Void) throws {
  let changed = TestScene(squareColor: "#00ffff", barModifiers: "fade delay(0.1) duration(0.3)")
  try RunPlace.withFailed(changed) { place, _ in try body(place) }
}

/// The page that a failure leaves, read as text and seen in a browser.
@Suite struct ReportPageTests {
  @Test func pageIsSelfContained() throws {
    try withReport { place in
      let page = try place.text("report/two/index.html")
      #expect(page.contains("data:image/png;base64,"))
      #expect(!page.contains("http://") && !page.contains("https://"))
      #expect(!page.contains(" src=\"") && !page.contains("<link"))
      #expect(page.contains("id=\"json\" href=\"result.json\"") && place.exists("report/two/result.json"))
      #expect(page.contains("<span class=\"badge\">failed</span>"))
      #expect(page.contains("<td>detail/bar</td><td>delay</td><td>0</td><td>0.1</td>"))
      // The cause first, what follows folded.
      let cause = try #require(
        page.range(of: "<p class=\"cause\">detail/bar: heroModifiers &quot;fade duration(0.4)&quot; → "))
      let follows = try #require(page.range(of: "that follow</summary>"))
      #expect(cause.lowerBound < follows.lowerBound)
      #expect(page.contains("herorender accept \(place.report) two"))
      for kind in ["expected", "actual", "diff"] { #expect(place.exists("report/two/\(kind)/t0_050.png"), "\(kind)") }
    }
  }

  @Test func textInThePageCannotBecomeMarkup() throws {
    var result = GoldenResult(name: "</script><b>x</b>", golden: "a&b")
    result.outcome = .failed
    result.frames = [
      FrameResult(
        moment: GoldenMoment(name: "t0_000", label: "</script><i>", time: 0), status: .unexpected, xxh128: "")
    ]
    let page = ReportPage(result: result, folder: "/nowhere").html
    #expect(!page.contains("<b>x") && !page.contains("<i>"))
    expectEqual(page.components(separatedBy: "</script>").count, 4)
    #expect(page.contains("a&amp;b"))
  }

  // Two failures and one that passed: each page leads to the index and to the failure beside it.
  @Test func pagesLeadToEachOther() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      for name in ["a/one", "two"] { try place.write(TestScene(squareColor: "#00ffff").json, name) }
      _ = try place.run()
      let (one, two) = (try place.text("report/a/one/index.html"), try place.text("report/two/index.html"))
      #expect(one.contains("id=\"index\" href=\"../../index.html\""))
      #expect(
        one.contains("id=\"next-failure\" href=\"../../two/index.html\"") && !one.contains("id=\"previous-failure\""))
      #expect(
        two.contains("id=\"previous-failure\" href=\"../a/one/index.html\"") && !two.contains("id=\"next-failure\""))
    }
  }
}

@Suite(
  .enabled(if: Chromium.isInstalled, "chromium is not installed (apt-get install chromium)"), .timeLimit(.minutes(30)))
struct ReportBrowserTests {
  @Test func browserShowsThePage() throws {
    try withReport { place in
      let file = "\(place.report)/two/index.html"
      let page = try Chromium.document(of: file)
      // Written by the script, not by us.
      #expect(page.contains("id=\"frame-label\">transition 0 at "))
      #expect(page.contains("<td>detail/square</td>"))
      #expect(page.contains("backgroundColor #00ff00 → #00ffff"))
      #expect(page.contains("different: "))
      expectEqual(page.components(separatedBy: "<img alt=\"expected\"").count, 2)
      // Two pictures of the difference, each with its legend.
      expectEqual(page.components(separatedBy: "<img alt=\"diff\"").count, 3)
      expectEqual(page.components(separatedBy: "</i>below 0.05").count, 3)
      #expect(page.contains("class=\"bar different chosen\""))

      let slider = try Chromium.document(of: file, fragment: "mode=slider&frame=1")
      #expect(slider.contains("expected left, actual right</span>"))
      #expect(slider.contains("id=\"frame-label\">transition 0 at 25 %"))
      #expect(slider.contains("clip-path: inset(0px 0px 0px 50%)"))

      let blink = try Chromium.document(of: file, fragment: "mode=blink")
      #expect(blink.contains("data-mode=\"blink\" aria-pressed=\"true\""))
    }
  }

  // The transition takes 0.4 s and has a frame at each quarter; its end stays for half a second, then it begins again. The page is given
  // 100 frames a second by hand: a browser on a busy machine draws when it likes.
  @Test func theFilmPlays() throws {
    try withReport { place in
      let page = try place.text("report/two/index.html")
      for (milliseconds, percent) in [(90, "0"), (110, "25"), (250, "50"), (890, "100"), (920, "0"), (1030, "25")] {
        let clock = """
          <head><script>
          let next = [];
          window.requestAnimationFrame = (draw) => next.push(draw);
          window.cancelAnimationFrame = () => { next = []; };
          window.onload = () => {
            for (let time = 0; time <= \(milliseconds); time += 10) { const now = next; next = []; for (const draw of now) draw(5000 + time); }
          };
          </script>
          """
        try Data(page.replacingOccurrences(of: "<head>", with: clock).utf8).write(
          to: URL(fileURLWithPath: "\(place.report)/two/film.html"))
        let film = try Chromium.document(of: "\(place.report)/two/film.html", fragment: "frame=0&play")
        #expect(film.contains("id=\"play\" aria-pressed=\"true\"") && film.contains(">pause</button>"))
        #expect(film.contains("id=\"frame-label\">transition 0 at \(percent) % ("), "\(milliseconds) ms")
      }
    }
  }

  // The bar ends at the canvas's right edge, pixel 99; what is over the square's way belongs to the square, and 50, 50 to nobody but the screen.
  @Test func theLoupeNamesTheOwner() throws {
    try withReport { place in
      for (x, y, owner) in [(65, 15, "detail/square"), (99, 95, "detail/bar"), (50, 50, "detail")] {
        let page = try Chromium.document(
          of: "\(place.report)/two/index.html", fragment: "frame=4&zoom=8&pixel=\(x),\(y)")
        #expect(page.contains("<p id=\"loupe-text\">\(owner) · pixel \(x), \(y) · #"), "\(owner)")
        // The pixel stands in the middle of each picture, eight times as large.
        #expect(page.contains("scale(8)") && page.contains("pixelated"))
      }
    }
  }

  @Test func browserShowsAndFiltersTheIndex() throws {
    try withReport { place in
      let file = "\(place.report)/index.html"
      let page = try Chromium.document(of: file)
      #expect(page.contains("1 passed, 1 failed") && page.contains("<a href=\"two/index.html\">two</a>"))
      let named = try Chromium.document(of: file, fragment: "filter=two")
      #expect(named.contains("<tr class=\"passed\" hidden=\"\">") && named.contains("<tr class=\"failed\">"))
      #expect(named.contains(">1 of 2 shown<"))
      let hidden = try Chromium.document(of: file, fragment: "hide=failed")
      #expect(hidden.contains("<tr class=\"failed\" hidden=\"\">") && hidden.contains("<tr class=\"passed\">"))
    }
  }

  @Test func browserPaintsThePictures() throws {
    try withReport { place in
      let shot = try Chromium.screenshot(of: "\(place.report)/two/index.html", in: place.folder)
      #expect((shot.width, shot.height) == (1200, 1600))
      /// How many pixels have a colour.
      func count(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
        stride(from: 0, to: shot.bytes.count, by: 4).count {
          shot.bytes[$0] == red && shot.bytes[$0 + 1] == green && shot.bytes[$0 + 2] == blue
        }
      }
      // The square as it was, as it is, and as a difference: 20×20 points each, enlarged.
      #expect(count(0, 255, 0) >= 400)
      #expect(count(0, 255, 255) >= 400)
      #expect(count(105, 0, 45) >= 400)
    }
  }
}

/// A headless browser, started as a person would.
enum Chromium {
  private static let path = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"].flatMap { name in
    ["/usr/bin/\(name)", "/usr/local/bin/\(name)", "/snap/bin/\(name)"]
  }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { path != nil }

  /// The document after its scripts ran.
  static func document(of file: String, fragment: String = "") throws -> String {
    try run(["--dump-dom", "file://\(file)\(fragment.isEmpty ? "" : "#\(fragment)")"])
  }

  static func screenshot(of file: String, in folder: String) throws -> Pixmap {
    let target = "\(folder)/screenshot.png"
    _ = try run(["--screenshot=\(target)", "--window-size=1200,1600", "--hide-scrollbars", "file://\(file)"])
    guard let data = FileManager.default.contents(atPath: target) else { throw TestFailure("no screenshot") }
    return try ImageDecoder.decode([UInt8](data))
  }

  private static func run(_ arguments: [String]) throws -> String {
    guard let path else { throw TestFailure("no chromium") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--force-device-scale-factor=1", "--force-color-profile=srgb", "--user-data-dir=\(folder.path)/profile",
      ] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw TestFailure("chromium: \(process.terminationStatus)") }
    return try String(contentsOf: output, encoding: .utf8)
  }
}
