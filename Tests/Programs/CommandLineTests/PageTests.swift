import Foundation
import HeroJSON
import HeroTesting

/// The pages that the program writes, opened and used in a browser: nothing in the console, nothing asked for in vain.
@Suite(
  .enabled(if: Browser.path != nil, "no Chromium on the PATH"), .serialized, .timeLimit(.minutes(30)))
struct PageTests {
  /// Makes a page of a film and runs a script in it, which is quiet and asks for nothing else; what its promise comes to.
  private func visit(
    _ options: String, of scene: String = PreviewPageTests.scene, script: (_ folder: String) throws -> String
  ) throws -> String? {
    var answer: String?
    try withFiles(["s.json": scene]) { folder in
      try Program.run("s.json film.html \(options)", in: folder, status: 0)
      let findings = try Browser.visit("\(folder)/film.html", script: script(folder))
      expectEqual((findings.problems, findings.requests), ([], ["file://\(folder)/film.html"]))
      answer = findings.answer
    }
    return answer
  }

  /// Waits until every picture of the page has been decoded; one that cannot be is an error.
  private static let pictures = "Promise.all([...document.images].filter(i => i.src).map(i => i.decode()))"

  @Test func playerIsQuiet() throws {
    let script = """
      (async () => {
        const keys = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "End", "]", "[", " ", " ", "Home", "End"]
        for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
        document.querySelector("#steps button").click()
        document.getElementById("on").click()
        while (document.body.dataset.drawn !== "1") {
          await new Promise(done => new MutationObserver((_, o) => { o.disconnect(); done() })
            .observe(document.body, { attributes: true }))
        }
      })()
      """
    _ = try visit("--fps 20") { _ in script }
  }

  /// The square's corner goes from (0, 0) to (10, 10): the page's element stands there, and the player's keys move it.
  @Test func livePageIsQuiet() throws {
    let script = """
      (() => {
        // A view of 20 points in the end, in the page's pixels.
        const corner = () => {
          const ground = stage.getBoundingClientRect(), zoom = ground.width / live.width
          const shown = [...stage.querySelectorAll("div")].filter(part => part.checkVisibility() && part.style.background === "rgb(255, 0, 0)")
          const box = shown.at(-1).getBoundingClientRect()
          return [box.left - ground.left, box.top - ground.top, box.width].map(value => Math.round(value / zoom))
        }
        const places = []
        for (const key of ["Home", "End"]) {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
          places.push(corner().join())
        }
        return places.join(" ") + " " + (document.body.dataset.drawn === String(frames.length - 1))
      })()
      """
    try expectEqual(visit("--live --fps 20") { _ in script }, "0,0,10 10,10,20 true")
  }

  @Test func livePageSaysWhatItCannotHold() throws {
    try withFiles(["s.json": PreviewPageTests.scene]) { folder in
      let wrong = [
        ("s.json film.gif --live", "--live makes a page: give NAME.html as output"),
        ("s.json film.html --live --title Card", "film.html: a live page has the screen alone"),
        ("s.json film.html --live --time 0.1", "film.html: --time has no frame number"),
        ("s.json film.html --live --frames 0-2", "film.html has no single frames"),
      ]
      for (line, sentence) in wrong {
        try Program.run(line, in: folder, status: 64, says: sentence)
      }
      #expect(!exists("\(folder)/film.html"))
    }
  }

  // Each part of a path has a place to break before it.
  @Test func playerListsHiddenLayersLast() throws {
    let hidden = """
      "subviews": [{ "name": "ghost", "hidden": true, "frame": [0, 0, 9, 9],
        "subviews": [{ "name": "x", "frame": [0, 0, 1, 1] }] },
      """
    let scene = PreviewPageTests.scene.replacing("\"subviews\": [", with: hidden, maxReplacements: 1)
    // 1 for each hidden row, and whether each path can break.
    let rows = """
      (() => {
        const rows = [...document.querySelectorAll("#layers tr")], names = rows.map(row => row.querySelector("th"))
        return rows.map(row => row.className.includes("hidden") ? 1 : 0).join("") + " "
          + names.every(name => name.querySelectorAll("wbr").length === name.textContent.split("/").length)
      })()
      """
    let answer = try visit("--frames 0", of: scene) { _ in rows }
    #expect(answer?.wholeMatch(of: /0+1+ true/) != nil, "\(answer ?? "")")
  }

  /// Goes to frames in this order and compares what shows with the PNG files: forth and back, further than what is kept decoded.
  private static func comparing(_ order: [Int], _ folder: String) throws -> String {
    let files = try (0...(order.max() ?? 0)).map { index in
      let number = String(repeating: "0", count: 5 - String(index).count) + String(index)
      return "\"\(try bytes("\(folder)/frame_\(number).png").base64EncodedString())\""
    }
    return """
      (async () => {
        const files = [\(files.joined(separator: ","))], found = []
        // Drawn to a canvas that is meant to be read.
        const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
        copy.canvas.width = screen.width; copy.canvas.height = screen.height
        const pixels = picture => {
          copy.clearRect(0, 0, screen.width, screen.height)
          copy.drawImage(picture, 0, 0)
          return copy.getImageData(0, 0, screen.width, screen.height).data
        }
        for (const index of \(order)) {
          scrub.value = index
          scrub.oninput()
          while (pictures[frames[index].picture] === undefined || drawn !== frames[index].picture)
            await new Promise(done => setTimeout(done, 1))
          const bytes = Uint8Array.from(atob(files[index]), c => c.charCodeAt(0))
          const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
          const [shown, wanted] = [pixels(screen), pixels(picture)]
          let most = 0, sum = 0
          // A canvas keeps colours multiplied by their alpha, 0 … 255.
          const kept = (bytes, i) => i % 4 === 3 ? bytes[i] : Math.round(bytes[i] * bytes[i | 3] / 255)
          for (let i = 0; i < wanted.length; i++) {
            const difference = Math.abs(kept(shown, i) - kept(wanted, i))
            most = Math.max(most, difference)
            sum += difference
          }
          found.push([most, sum / wanted.length])
        }
        return JSON.stringify({ most: Math.max(...found.map(f => f[0])), thousandths: Math.ceil(1000 * Math.max(...found.map(f => f[1]))),
          whole: pictures.filter(p => p.before === undefined).length, parts: pictures.length, compared: found.length })
      })()
      """
  }

  /// Every 7th frame there, every one back, and some jumps.
  private static let order =
    Array(stride(from: 0, through: 48, by: 7)) + Array((0...48).reversed()) + [3, 40, 41, 2, 48, 0]

  /// A gradient that slides over the whole canvas, and a square that grows, in 0.8 s.
  private static let slide = """
    { "version": 1, "canvas": { "width": 60, "height": 40, "scale": 1 }, "root": "a",
      "screens": {
        "a": { "view": { "backgroundColor": "clear", "subviews": [
          { "name": "s", "frame": [0, 0, 10, 10], "heroID": "s", "cornerRadius": 4, "backgroundColor": "#a0522d80" }] } },
        "b": { "view": { "heroModifiers": "translate(60, 0) duration(0.4)", "subviews": [
          { "frame": [0, 0, 60, 40], "colors": ["#ff000080", "#00ff80ff"], "endPoint": [1, 1] },
          { "name": "s", "frame": [10, 10, 20, 20], "heroID": "s", "cornerRadius": 4, "backgroundColor": "#a0522d80",
            "heroModifiers": "duration(0.8)" }] } } },
      "timeline": [ { "present": "b", "animation": "fade" } ] }
    """

  /// Plays the slide in that order; what the comparison comes to.
  private func compare(_ options: String) throws -> JSONValue {
    let answer = try visit("-o frames/ \(options)", of: Self.slide) { try Self.comparing(Self.order, "\($0)/frames") }
    let document = try JSONValue(parsing: Array(try #require(answer).utf8))
    expectEqual(document["compared"]?.whole, Self.order.count)
    return document
  }

  // Browsers may round what is translucent differently for two formats, by one step.
  @Test(arguments: [("black", 0), ("transparent", 1)])
  func playerShowsTheExactPixelsHoweverItIsScrubbed(background: String, most: Int) throws {
    let answer = try compare("--quality 100 --background \(background)")
    #expect(try #require(answer["most"]?.whole) <= most)
    // Both ways of writing a picture are there.
    let (whole, parts) = (try #require(answer["whole"]?.whole), try #require(answer["parts"]?.whole))
    #expect(whole > 1 && parts > whole * 4, "\(whole) of \(parts)")
  }

  // The picture of each time with some loss that does not grow: a wrong frame is further off.
  @Test func lossyPlayerShowsTheRightFrames() throws {
    let answer = try compare("--player-quality 80")
    let (most, mean) = (try #require(answer["most"]?.whole), try #require(answer["thousandths"]?.whole))
    #expect(most > 0 && (1...3000).contains(mean), "\(answer.line)")
  }

  @Test func reportIsQuiet() throws {
    let texts = ["scenes/one.json": PreviewPageTests.scene, "scenes/two.json": PreviewPageTests.scene]
    try withFiles(texts) { folder in
      func visit(_ page: String, _ script: String) throws {
        let findings = try Browser.visit("\(folder)/report/\(page)", script: script)
        expectEqual((findings.problems, findings.requests.first), ([], "file://\(folder)/report/\(page)"))
        let others = findings.requests.dropFirst()
        #expect(!others.isEmpty && others.allSatisfy { $0.hasPrefix("data:image/png") }, "\(page)")
      }
      try Program.run("test scenes --golden golden --record missing", in: folder, status: 1)
      try write(PreviewPageTests.scene(in: "blue"), "\(folder)/scenes/two.json")
      try Program.run("test scenes --golden golden --report report", in: folder, status: 1)
      try visit("index.html", Self.pictures)
      let script = """
        (async () => {
          for (const button of document.querySelectorAll("#modes button")) {
            button.click()
            for (const bar of document.querySelectorAll("#chart .bar")) {
              bar.dispatchEvent(new MouseEvent("click", { bubbles: true }))
              await \(Self.pictures)
            }
          }
          for (const id of ["previous", "next"]) document.getElementById(id).click()
          for (const key of ["ArrowRight", "ArrowLeft"]) {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
          }
          document.querySelector("#modes button").click()
          await \(Self.pictures)
        })()
        """
      try visit("two/index.html", script)
    }
  }

  // What the two tests above would see of a page that is wrong.
  @Test func faultsAreSeen() throws {
    let page = """
      <!doctype html><meta charset="utf-8"><title>bad</title><img src="missing.png"><script>
      console.log("hello"); missing()</script>
      """
    try withFiles(["bad.html": page]) { folder in
      let findings = try Browser.visit("\(folder)/bad.html", script: "Promise.reject('later')")
      let problems = findings.problems.joined(separator: "\n")
      for text in ["hello", "missing is not defined", "ERR_FILE_NOT_FOUND", "later"] {
        #expect(problems.contains(text), "\(text) in \(problems)")
      }
      #expect(findings.requests == ["file://\(folder)/bad.html", "file://\(folder)/missing.png"])
    }
  }
}
