import Foundation
import HeroTesting

@testable import HeroPreview

/// The page in a browser: Chromium and Python, which drives it, have to be on the machine.
@Suite(.timeLimit(.minutes(30)))
struct PageTests {
  private static let hasBrowser = ["python3", "chromium"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Runs JavaScript in the page, with what all of it uses; what it throws fails the test.
  private func run(_ script: String, in preview: TestPreview) throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "\(root)/docs/screenshot.py", preview.server.url, "\(preview.folder)/page.png", "1280", "860",
      "(async () => {\n\(Self.help)\n\(script)\n})()",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0, "\(said)")
  }

  /// What the scripts use.
  private static let help = """
    const until = async (what, condition) => {
      for (let turn = 0; turn < 600; turn++) {
        if (await condition()) return
        await new Promise(done => setTimeout(done, 50))
      }
      throw new Error(`waited for ${what}`)
    }
    const is = (what, found, expected) => { if (found !== expected) throw new Error(`${what}: ${found}, not ${expected}`) }
    const find = selector => document.querySelector(selector)
    const key = (element, key, more = {}) => element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }))
    const state = () => preview.state
    await until("the film", () => state().shown && state().modifiers.length > 0 && find("[data-path='b/s'] .row"))
    """

  // A bounce of 0.5 and a duration of 2π/10 s become a bounce of 0.6: the damping ratio is 0.4, and 2 · 0.4 · √100 = 8.
  @Test(.enabled(if: hasBrowser, "no Chromium, or no Python, on this machine"))
  func springIsChangedByItsCurveSeenBesideTheOldAndSaved() async throws {
    let scene = TestScenes.square(modifiers: "\"spring(100, 10)\"")
    try await TestPreview.with(["s.json": scene]) { preview in
      try run(
        """
        find("[data-path='b/s'] .row").click()
        await until("the curve", () => find(".timing .handle"))
        const handle = find(".timing .handle")
        is("before", handle.getAttribute("aria-valuetext"), "duration 0.63 s, bounce 0.5")
        handle.focus()
        key(handle, "ArrowUp", { shiftKey: true })
        await until("the try", () => state().edits.size === 1 && !state().isTrying)
        is("tried", find("#modifiers").value, "spring(100, 8)")
        is("the saved curve behind", find(".timing .saved").hasAttribute("d"), true)
        find("[data-mode=side]").click()
        const shows = (pane, variant) => find(`#pane-${pane}`).dataset.address?.includes(`/${variant}/`)
        await until("both pictures", () => shows("shown", state().shown.variant) && shows("other", state().film.variant))
        is("two films", state().shown.variant !== state().film.variant, true)
        find("#save").click()
        await until("the save", () => state().edits.size === 0 && !state().isSaving)
        // Apple's own numbers, https://developer.apple.com/documentation/swiftui/spring
        const { feelOf, springOf } = await import(new URL("timing.js", location).href)
        const { stiffness, damping } = springOf(0.5, 0.3), { duration, bounce } = feelOf(100, 10)
        is("spring", [stiffness.toFixed(1), damping.toFixed(1), duration.toFixed(2), bounce.toFixed(2)].join(), "157.9,17.6,0.63,0.50")
        """, in: preview)
      try expectEqual(preview.text(), scene.replacing("spring(100, 10)", with: "spring(100, 8)"))
    }
  }

  @Test(.enabled(if: hasBrowser, "no Chromium, or no Python, on this machine"))
  func frameIsMovedByKeysSavedAndTakenBackInTheFile() async throws {
    let scene = TestScenes.square()
    try await TestPreview.with(["s.json": scene]) { preview in
      try run(
        """
        const { goTo } = await import(new URL("transport.js", location).href)
        const first = state().film.variant, rests = variant => until(`the film ${variant}`, () =>
          state().film.variant === variant && state().edits.size === 0 && !state().isSaving && !state().isTrying)
        find("[data-path='b/s'] .row").click()
        await until("the view", () => state().view?.path === "b/s")
        goTo(state().shown.frames - 1)
        await until("the frame", () => !find(".frame-box").hidden)
        key(find(".frame-box"), "ArrowRight")
        key(find(".frame-box"), "ArrowUp", { shiftKey: true })
        await until("the try", () => state().edits.size === 1 && !state().isTrying)
        const tried = state().shown.variant
        find("#save").click()
        await rests(tried)
        find("#undo").click()
        await rests(first)
        find("#redo").click()
        await rests(tried)
        """, in: preview)
      try expectEqual(preview.text(), scene.replacing("[4, 4, 2, 2]", with: "[5, -6, 2, 2]"))
    }
  }
}
