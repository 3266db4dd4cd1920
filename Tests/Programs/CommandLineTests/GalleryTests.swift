import Foundation
import HeroJSON
import HeroTesting

/// The static site of `herorender gallery`, and its pages in a browser.
@Suite(.serialized) struct GalleryTests {
  private func withScenes(_ body: (String) throws -> Void) throws {
    let scenes = [
      "films/one.json": PreviewPageTests.scene, "films/more/two.json": PreviewPageTests.scene(in: "#00ff00"),
    ]
    try withFiles(scenes, body)
  }

  @Test func brokenScenesAreListedAndTheOthersDrawn() throws {
    try withScenes { folder in
      try write("{", "\(folder)/films/bad.json")
      let result = try Program.run("gallery films site --fps 10", in: folder, status: 2)
      expectEqual(result.output, "2 films → site/index.html, 1 cannot be drawn\n")
      // Without a terminal each film is a line, and at the end the sum.
      let sum = try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/site").reduce(0) { sum, name in
        let facts = try FileManager.default.attributesOfItem(atPath: "\(folder)/site/\(name)")
        return sum + (facts[.type] as? FileAttributeType == .typeRegular ? facts[.size] as? Int ?? 0 : 0)
      }
      #expect(result.errors.hasSuffix("site has \((sum + 500) / 1000) kB\n"), "\(sum) \(result.errors)")
      #expect(
        result.errors.contains("2 of 3: more/two, ") && result.errors.contains("3 of 3: one, "), "\(result.errors)")
      #expect(result.errors.contains("films/bad.json:1:"))
      let list = try JSONValue(parsing: Array(try bytes("\(folder)/site/gallery.json")))
      expectEqual(list["films"]?.items?.map { $0["name"]?.text }, ["bad", "more/two", "one"])
      expectEqual(list["films"]?.items?.map { $0["errors"] != nil }, [true, false, false])

      // What a style cannot mean for a film is that film's fault; the gallery's own page is no scene.
      let cut = try Program.run(
        "gallery . site --transition dismiss", in: folder, status: 2, says: "has no transition 'dismiss'")
      expectEqual(cut.output, "0 films → site/index.html, 3 cannot be drawn\n")
      let quiet = try Program.run("gallery films/one.json site --quiet --fps 10", in: folder)
      #expect(quiet.status == 0 && quiet.output == "" && quiet.errors == "")
    }
  }

  @Test func foldersOfOthersAreRefused() throws {
    try withScenes { folder in
      try Program.run("gallery films .", in: folder, status: 2, says: "not a gallery's")
      try Program.run("gallery films/one.json films", in: folder, status: 2, says: "not a gallery's")
      #expect(exists("\(folder)/films/one.json"))
      try Program.run("gallery nothing site", in: folder, status: 64)
      try Program.run("gallery films films", in: folder, status: 64, says: "the scenes of films lie in films")
      #expect(!exists("\(folder)/site"))
    }
  }

  @Test(.enabled(if: Browser.path != nil, "no Chromium on the PATH"))
  func pagesShowPlayAndLead() throws {
    try withScenes { folder in
      try write("{", "\(folder)/films/bad.json")
      try Program.run("gallery films site --fps 10", in: folder, status: 2)
      let index = "file://\(folder)/site/index.html"
      let browser = try Browser.open(index)
      defer { browser.close() }
      let names =
        "[...document.querySelectorAll('.film')].filter(card => !card.hidden).map(card => card.dataset.name).join()"
      try browser.expect(names, is: "bad,more/two,one")
      // Pictures of the canvas's own 40 pixels.
      try browser.wait(
        until: "[...document.images].length === 2 && [...document.images].every(image => image.naturalWidth === 40)")
      try browser.expect("document.querySelector('.film .errors').innerText.includes('line 1')")

      // It moves under the mouse, and where the keyboard is.
      let moving = "document.querySelector('[data-name=one] img').getAttribute('src')"
      try browser.expect(moving, is: "thumbnails/one.png")
      try browser.drag("[data-name=one]", x: [0.5], presses: false)
      try browser.wait(
        until:
          "\(moving) === 'thumbnails/one.webp' && document.querySelector('[data-name=one] img').naturalWidth === 40")
      try browser.drag("h1", x: [0.5], presses: false)
      try browser.wait(until: "\(moving) === 'thumbnails/one.png'")
      try browser.evaluate("document.querySelector('[data-name=one] h2 a').focus()")
      try browser.wait(until: "\(moving) === 'thumbnails/one.webp'")

      try browser.evaluate("document.getElementById('filter').focus()")
      try browser.type("TWO mo")
      try browser.expect(names, is: "more/two")
      try browser.expect("document.getElementById('summary').innerText", is: "1 of 3 films, 1 cannot be drawn")
      // Whoever comes back, or gets the address, finds the same.
      try browser.reload("about:blank")
      try browser.reload("\(index)#filter=one")
      try browser.expect(names, is: "one")

      // A link to a step, and to a time: the transition begins at 0, and the rest at 0.208 s, whose first frame of ten a second is the third.
      try browser.reload("file://\(folder)/site/players/more/two.html#step=1")
      try browser.wait(until: "document.body.dataset.frame === '3'")
      try browser.evaluate("location.hash = '#t=0.1'")
      try browser.wait(until: "document.body.dataset.frame === '1'")
      try browser.click("#steps li:first-child button")
      try browser.wait(until: "document.body.dataset.frame === '0' && location.hash === '#step=0'")
      try browser.press("End")
      try browser.click("#link")
      try browser.wait(until: "location.hash === '#t=0.308' && document.body.dataset.frame === '4'")
      try browser.expect("document.querySelector('.home a').href", is: index)
      // At 390 pixels nothing stands out at the side.
      try browser.resize(390, 844, isMobile: true)
      for page in ["players/one.html", "index.html"] {
        try browser.reload("file://\(folder)/site/\(page)")
        try expectEqual(browser.evaluate("document.documentElement.scrollWidth").whole, 390, "\(page)")
      }
      expectEqual(browser.findings.problems, [])
    }
  }
}
