import Foundation
import HeroJSON
import HeroTesting

/// axe-core's script, of `make players` or which HERORENDER_AXE names; nil without one.
private let axe = try? String(
  contentsOfFile: ProcessInfo.processInfo.environment["HERORENDER_AXE"] ?? fileOfPlayers("axe.min.js"), encoding: .utf8)

/// What axe-core finds in the pages, light and dark, narrow and wide: nothing serious. Source: https://github.com/dequelabs/axe-core
@Suite(
  .enabled(if: Browser.path != nil, "no Chromium on the PATH"),
  .enabled(if: axe != nil, "no axe-core: make players, or name its axe.min.js in HERORENDER_AXE"),
  .serialized, .timeLimit(.minutes(30)))
struct AccessTests {
  @Test func pagesHaveNoSeriousFault() throws {
    try withFiles(["scenes/shop/s.json": PreviewPageTests.scene]) { folder in
      for line in [
        "scenes/shop/s.json film.html", "gallery scenes site", "test scenes --golden golden --record missing",
      ] { try Program.run(line, in: folder) }
      try write(PreviewPageTests.scene(in: "#0000ff"), "\(folder)/scenes/shop/s.json")
      try Program.run("test scenes --golden golden --report report", in: folder)
      for page in ["film.html", "site/index.html", "report/index.html", "report/shop/s/index.html"] {
        try check("file://\(folder)/\(page)", until: "document.readyState === 'complete'")
      }
      let preview = try RunningPreview(["scenes/shop/s.json", "--golden", "golden"], in: folder)
      defer { preview.end() }
      let isThere = "document.querySelector('#pane-shown').dataset.frame && document.querySelector('#look-mode')"
      try check(preview.address, until: isThere)
      try check(
        preview.address, until: isThere,
        then: "document.querySelector(`[data-path='b/s']`).click(), document.querySelector('#export-open').click()")
    }
  }

  private func check(_ address: String, until condition: String, then script: String = "1") throws {
    let browser = try Browser.open(address)
    defer { browser.close() }
    try browser.wait(until: condition)
    try browser.evaluate("(\(script), 1)")
    _ = try browser.run(try #require(axe))
    for width in [390, 1280] {
      for scheme in ["light", "dark"] {
        try browser.resize(width, 800)
        try browser.set(media: "prefers-color-scheme", to: scheme)
        let faults = try browser.evaluate(
          """
          axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations
            .filter(({ impact }) => impact === "serious" || impact === "critical")
            .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(" ")).join(", ")}`).join("; "))
          """)
        expectEqual(faults.text, "", "\(address) \(width) \(scheme)")
      }
    }
  }
}
