import Foundation
import Testing

/// The pages that the program writes, opened and used in a browser: nothing in the console, nothing asked for in vain.
@Suite(
  .enabled(if: Browser.path != nil, "no Chromium on the PATH"), .serialized, .timeLimit(.minutes(3)))
struct PageTests {
  /// A square that grows in 0.2 s.
  private static func scene(_ color: String) -> String {
    """
    { "version": 1, "canvas": { "width": 40, "height": 40, "scale": 1 }, "root": "a",
      "screens": {
        "a": { "view": { "subviews": [
          { "name": "s", "frame": [0, 0, 10, 10], "heroID": "s", "backgroundColor": "\(color)" }] } },
        "b": { "view": { "backgroundColor": "white", "subviews": [
          { "name": "s", "frame": [10, 10, 20, 20], "heroID": "s", "backgroundColor": "\(color)",
            "heroModifiers": "duration(0.2)" }] } } },
      "timeline": [ { "present": "b" }, { "wait": 0.1 } ] }
    """
  }

  private func write(_ text: String, _ file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func run(_ line: String, _ folder: String) throws -> Program.Result {
    try Program.run(
      line.split(separator: " ").map(String.init), in: folder, environment: ["CI": nil, "HERORENDER_RECORD": nil])
  }

  /// Waits until every picture of the page has been decoded; one that cannot be is an error.
  private static let pictures = "Promise.all([...document.images].filter(i => i.src).map(i => i.decode()))"

  @Test func playerIsQuiet() throws {
    try withTemporaryFolder { folder in
      try write(Self.scene("red"), "\(folder)/s.json")
      #expect(try run("s.json film.html --fps 20", folder).status == 0)
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
      let findings = try Browser.visit("\(folder)/film.html", script: script, folder: folder)
      #expect(findings.problems == [])
      #expect(findings.requests == ["file://\(folder)/film.html"])
    }
  }

  @Test func reportIsQuiet() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/scenes", withIntermediateDirectories: false)
      try write(Self.scene("red"), "\(folder)/scenes/one.json")
      try write(Self.scene("red"), "\(folder)/scenes/two.json")
      #expect(try run("test scenes --golden golden --record missing", folder).status == 1)
      try write(Self.scene("blue"), "\(folder)/scenes/two.json")
      #expect(try run("test scenes --golden golden --report report", folder).status == 1)

      let index = try Browser.visit("\(folder)/report/index.html", script: Self.pictures, folder: folder)
      #expect(index.problems == [])
      #expect(index.requests.first == "file://\(folder)/report/index.html")
      #expect(index.requests.count > 1 && index.requests.dropFirst().allSatisfy { $0.hasPrefix("data:image/png") })

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
      let page = try Browser.visit("\(folder)/report/two/index.html", script: script, folder: folder)
      #expect(page.problems == [])
      #expect(page.requests.first == "file://\(folder)/report/two/index.html")
      #expect(page.requests.count > 1 && page.requests.dropFirst().allSatisfy { $0.hasPrefix("data:image/png") })
    }
  }

  // What the two tests above would see of a page that is wrong.
  @Test func faultsAreSeen() throws {
    try withTemporaryFolder { folder in
      try write(
        """
        <!doctype html><meta charset="utf-8"><title>bad</title><img src="missing.png"><script>
        console.log("hello"); missing()</script>
        """, "\(folder)/bad.html")
      let findings = try Browser.visit("\(folder)/bad.html", script: "Promise.reject('later')", folder: folder)
      let problems = findings.problems.joined(separator: "\n")
      for text in ["hello", "missing is not defined", "ERR_FILE_NOT_FOUND", "later"] {
        #expect(problems.contains(text), "\(text) in \(problems)")
      }
      #expect(findings.requests == ["file://\(folder)/bad.html", "file://\(folder)/missing.png"])
    }
  }
}
