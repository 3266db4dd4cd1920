import Foundation
import HeroFiles
import HeroGeometry
import HeroImage
import HeroJSON
import HeroLayers
import HeroTesting

@testable import HeroInspection
@testable import HeroRender

/// A page made of a fake film, and what a browser makes of it.
private enum PlayerPages {
  private static var notes: PlayerNotes {
    PlayerNotes(
      title: "A <b>",
      steps: [
        .init(index: 0, title: "wait", start: 0, duration: 0.5),
        .init(index: 1, title: "push a → </script>", start: 0.5, duration: 1.4),
      ],
      rows: { time in
        let moving = Layer(
          path: "a/</script>", position: Point(x: time * 100, y: 5), bounds: Rect(x: 0, y: 0, width: 10, height: 20))
        let still = Layer(path: "a", position: Point(x: 1, y: 2), bounds: Rect(x: 0, y: 0, width: 3, height: 4))
        return LayerRows.rows(
          LayerTree(size: Size(width: 2, height: 1), background: .black, layers: [still, moving]))
      })
  }

  static func page(of source: some FrameSource = FakeSource()) throws -> String {
    var text = ""
    try withTemporaryFolder { folder in
      let file = "\(folder)/film.html"
      _ = try RenderJob(source: source, run: try fakeRun(frames: Array(0..<20))).render(
        into: [PlayerSink(file: file, notes: notes)])
      text = String(decoding: try #require(FileSystem.bytes(of: file)), as: UTF8.self)
      try expectEqual(contents(folder).keys.sorted(), ["film.html"])
    }
    return text
  }

  static let browser = ["chromium", "chromium-browser", "google-chrome", "chrome"].compactMap(FilmTools.path).first

  /// A script for a page's end that keeps the page loading until a frame is drawn.
  ///
  /// Pictures are decoded on threads of the browser's own, which no budget of virtual time waits for. A document that is opened and not
  /// yet closed holds up its parent's load event, after which the browser prints what it has.
  static let waitUntilDrawn = """
    <script>
    const holding = document.body.appendChild(document.createElement("iframe"))
    holding.contentDocument.open()
    const release = () => {
      if (document.body.dataset.drawn === undefined) return
      watcher.disconnect()
      holding.contentDocument.close()
    }
    const watcher = new MutationObserver(release)
    watcher.observe(document.body, { attributes: true })
    release()
    </script>
    """

  /// The page's DOM once it has loaded.
  static func dom(_ page: String, fragment: String = "", width: Int = 800) throws -> String {
    var text = ""
    try withTemporaryFolder { folder in
      let file = "\(folder)/page.html"
      try page.write(toFile: file, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(browser))
      process.arguments = [
        "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder)/profile",
        "--window-size=\(width),900", "--dump-dom", "file://\(file)\(fragment)",
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    }
    return text
  }
}

@Suite struct PlayerSinkTests {
  @Test func thePageAsksForNothingElseAndNamesCannotLeaveTheirPlace() throws {
    let page = try PlayerPages.page()
    #expect(page.contains("default-src 'none'"))
    for word in ["http://", "https://", " src=", "url(", "@import", "<link", "A <b>"] {
      #expect(!page.contains(word), "\(word)")
    }
    // Only the page's own four scripts open and end: neither a title, a step nor a layer's name can.
    expectEqual(page.components(separatedBy: "</script>").count, 5)
    #expect(page.contains("<title>A &lt;b&gt;</title>"))
  }

  // Equal pictures stand in the page once; a still layer is not written again.
  @Test func equalFramesAreWrittenOnce() throws {
    let calls = try PlayerPages.page(of: Pausing()).split(separator: "\n").filter { $0.hasPrefix("F(") }
    expectEqual((calls.count, calls.count(where: { $0.contains("\"UklGR") })), (20, 2))
    #expect(calls[1].hasPrefix("F(1,0.1,0,[0,[") && calls[19].hasPrefix("F(19,1.9,1,[0,["))
  }

  /// Shows one picture in the first half and another in the second.
  private struct Pausing: FrameSource {
    func picture(at time: Double) -> Int { time < 1 ? 0 : 1 }
    func draw(_ picture: Int) throws -> Pixmap { try FakeSource().draw(picture) }
  }

  @Test func anInterruptedPageLeavesNothing() throws {
    try withTemporaryFolder { folder in
      let cancellation = Cancellation()
      _ = try RenderJob(source: FakeSource(), run: try fakeRun(frames: Array(0..<20))).render(
        into: [PlayerSink(file: "\(folder)/film.html")], cancellation: cancellation
      ) { event in
        if case .finished(let request, _, _) = event, request.number == 3 { cancellation.request(.interrupted) }
      }
      #expect(try contents(folder).isEmpty)
    }
  }
}

@Suite(.enabled(if: PlayerPages.browser != nil, "no Chromium on the PATH"), .serialized)
struct PlayerBrowserTests {
  @Test func fragmentsOpenAFrame() throws {
    let page = try PlayerPages.page() + PlayerPages.waitUntilDrawn
    let dom = try PlayerPages.dom(page, fragment: "#frame=12")
    #expect(dom.contains("data-frame=\"12\""))
    #expect(dom.contains("data-drawn=\"12\""))
    #expect(dom.contains("frame 12, 1.200 s"))
    // x = 1.2 s · 100.
    #expect(dom.contains("<td>120, 5</td>"))
    #expect(dom.contains("a/<wbr>&lt;/<wbr>script&gt;"))
    #expect(dom.contains("<button type=\"button\" aria-current=\"step\">push a → &lt;/script&gt;"))
  }

  // Two pixels by one stay twice as wide as high, however small the window.
  @Test func thePictureKeepsItsShape() throws {
    let script = """
      <script>
      const box = (screen.style.border = "none", screen.getBoundingClientRect())
      document.body.dataset.shape = box.width / box.height
      </script>
      """
    let dom = try PlayerPages.dom(try PlayerPages.page() + script)
    #expect(dom.contains("data-shape=\"2\""))
  }

  // With a phone's picture and rows as long as they come, a matrix of 16 numbers stands in the window without scrolling sideways.
  @Test func transformsAreReadable() throws {
    let script = """
      <script>
      screen.style.width = "390px"
      for (const row of document.querySelectorAll("#layers tr")) {
        const texts = ["detail/content/headline", "snapshot", "195.125, 422.333", "390.125 × 844.333", "0.123", "12.345", "0",
          "matrix3d(" + "0.123 ".repeat(16) + ")"]
        texts.forEach((text, i) => row.children[i].textContent = text)
      }
      const box = document.querySelector(".layers"), cell = document.querySelector("#layers td:last-child")
      const right = cell.getBoundingClientRect().right
      document.body.dataset.fits = `${box.scrollWidth <= box.clientWidth} ${right <= innerWidth} ${innerWidth}`
      </script>
      """
    let dom = try PlayerPages.dom(try PlayerPages.page() + script, width: 1280)
    #expect(dom.contains("data-fits=\"true true 1280\""), "\(dom.suffix(400))")
  }

  // A script at the page's end presses keys and writes down where they lead.
  @Test func keysMove() throws {
    let keys = [
      ("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", "19"), ("ArrowRight", "19"),
      ("ArrowUp", "5"),
      ("ArrowUp", "0"), ("ArrowDown", "5"), ("Home", "0"), ("ArrowLeft", "0"),
    ]
    let script = """
      <script>
      const seen = []
      for (const key of \(JSONValue.array(keys.map { .string($0.0) }).line)) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
        seen.push(document.body.dataset.frame)
      }
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey: true, bubbles: true }))
      seen.push(document.body.dataset.frame)
      document.body.dataset.seen = seen.join(" ")
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "]", bubbles: true }))
      document.body.dataset.speed = document.getElementById("speed").value
      </script>
      """
    let dom = try PlayerPages.dom(try PlayerPages.page() + script)
    #expect(dom.contains("data-seen=\"\((keys.map(\.1) + ["10"]).joined(separator: " "))\""))
    #expect(dom.contains("data-speed=\"2\""))
  }

  // Ten frames a second: 0.95 s after the start frame 9 shows. Without a loop the film of 20 frames ends on its last and stops. The
  // animation's clock is turned by hand, because a browser without a window may not draw.
  @Test func playingFollowsTheClockAndEnds() throws {
    let script = """
      <script>
      document.getElementById("loop").checked = false
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }))
      const label = () => document.getElementById("play").textContent + " " + document.body.dataset.frame
      const labels = [label()]
      for (const time of [950, 2100]) { tick(began + time); labels.push(label()) }
      document.body.dataset.labels = labels.join(", ")
      </script>
      """
    let dom = try PlayerPages.dom(try PlayerPages.page() + script)
    #expect(dom.contains("data-labels=\"Pause 0, Pause 9, Play 19\""))
  }
}
